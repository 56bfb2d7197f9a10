// A host that believes nobody: it checks every line from the board, and answers as it must.
#pragma once

#include <stdlib.h>

#include <vector>

#include "../tactilegrid/src/core/text.h"
#include "glass.h"

struct Host {
    bool inStep, moved;
    uint16_t expected;
    std::vector<bool> state;
    uint16_t id;
} host;

static void say(const Text &payload)
{
    if (toBoard.size() > 4096) return;
    uint16_t sum = 0xFFFF;
    for (char c : payload) sum = text::crc(sum, (uint8_t)c);
    char check[8];
    snprintf(check, sizeof check, "*%04X\n", sum);
    for (char c : payload + check) toBoard.push_back((uint8_t)c);
}

static void ask(const char *words)
{
    host.id = host.id % 9999 + 1;
    say(std::to_string(host.id) + " " + words);
}

static std::vector<Text> split(const Text &line)
{
    std::vector<Text> words(1);
    for (char c : line) {
        if (c == ' ') words.push_back("");
        else words.back() += c;
    }
    return words;
}

static uint32_t number(const Text &word, uint32_t limit)
{
    must(!word.empty() && word.size() <= 10 && (word[0] != '0' || word == "0"), "no number", word);
    for (char c : word) must(c >= '0' && c <= '9', "no number", word);
    unsigned long long value = strtoull(word.c_str(), nullptr, 10);
    must(value <= limit, "a number too high", word);
    return (uint32_t)value;
}

static void hearEvent(const std::vector<Text> &words)
{
    must(words.size() == 4, "an event of other words");
    uint32_t seq = number(words[1], 0xFFFF), cell = number(words[2], SWITCHES - 1);
    bool closed = number(words[3], 1);
    if (!host.inStep || seq != host.expected) return;
    must(host.state[cell] != closed, "an event that changes nothing", words[2]);
    host.state[cell] = closed;
    host.expected++;
    host.moved = true;
}

static void hearSnapshot(const std::vector<Text> &words)
{
    must(words.size() == 3 && words[2].size() == 2 * SWITCH_BYTES, "a snapshot of other words");
    uint16_t seq = number(words[1], 0xFFFF);
    if (host.inStep) return;
    for (unsigned n = 0; n < 8 * SWITCH_BYTES; n++) {
        int8_t high = text::hexValue(words[2][n / 8 * 2]);
        int8_t low = text::hexValue(words[2][n / 8 * 2 + 1]);
        must(high >= 0 && low >= 0, "no digits", words[2]);
        bool closed = (high << 4 | low) >> n % 8 & 1;
        must(!closed || n < SWITCHES, "a switch that is not there", words[2]);
        if (n < SWITCHES) host.state[n] = closed;
    }
    host.expected = seq;
    host.inStep = host.moved = true;
}

static void hearBeat(const std::vector<Text> &words)
{
    must(words.size() == 7, "a heartbeat of other words");
    number(words[1], 0xFFFFFFFF);
    uint16_t first = number(words[2], 0xFFFF), next = number(words[3], 0xFFFF);
    for (int i = 4; i < 7; i++) number(words[i], 0xFFFF);
    must((uint16_t)(next - first) <= 16, "more than 16 events kept");
    must(number(words[6], 0xFFFF) <= SWITCHES, "more switches held than there are");
    if (host.inStep && (int16_t)(first - host.expected) > 0) host.inStep = false;
}

static void hear(const Text &line)
{
    must(line.size() >= 6 && line.size() <= 255 && line[line.size() - 5] == '*', "no line", line);
    Text payload = line.substr(0, line.size() - 5);
    uint16_t sum = 0xFFFF;
    for (char c : payload) {
        must(c >= ' ' && c <= '~' && c != '*', "a wild character", line);
        sum = text::crc(sum, (uint8_t)c);
    }
    must(strtoul(line.c_str() + payload.size() + 1, nullptr, 16) == sum, "a wrong check", line);
    std::vector<Text> words = split(payload);
    for (const Text &word : words) must(!word.empty(), "two spaces", line);
    if (words[0] == "E") hearEvent(words);
    else if (words[0] == "S") hearSnapshot(words);
    else if (words[0] == "P") hearBeat(words);
    else if (words[0] == "H") must(words.size() >= 5 && words[1] == "v=1", "no hello", line);
    else must((words[0] == "A" || words[0] == "N") && number(words[1], 9999) <= 9999, "?", line);
}

static void hostReads(bool believes)
{
    size_t end;
    while ((end = fromBoard.find('\n')) != Text::npos) {
        Text line = fromBoard.substr(0, end);
        fromBoard.erase(0, end + 1);
        if (believes && !line.empty()) hear(line);
    }
    if (!believes) return;
    if (!host.inStep) ask("S");
    else if (host.moved) say("0 K " + std::to_string(host.expected));
    host.moved = false;
}
