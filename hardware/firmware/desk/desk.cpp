// The core of the firmware on a desk: chips of glass, a host that checks what it hears, and a
// script of bytes that says what happens to both. Meant for sanitizers.
//
//   desk random SECONDS SEED   scripts made at random; the number of scripts is printed
//   desk scripts               scripts from standard input, each after its length (4 bytes, low
//                              first); the answer, likewise, is all that the board has sent
//
// Whatever must not be is said on standard error, and the program is aborted.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <csetjmp>
#include <deque>
#include <string>
#include <vector>

#include "../tactilegrid/src/core/chips.h"
#include "../tactilegrid/src/core/core.h"
#include "../tactilegrid/src/core/identity.h"
#include "../tactilegrid/src/core/shape.h"
#include "../tactilegrid/src/core/text.h"

typedef std::string Text;

static void must(bool so, const char *what, const Text &where = "")
{
    if (so) return;
    fprintf(stderr, "desk: %s: %s\n", what, where.c_str());
    abort();
}

// ------------------------------------------------------------------------------ chips of glass

static std::deque<uint8_t> toBoard;
static Text fromBoard, everything;   // fromBoard: not yet read by the host
static uint8_t room = 64, roomLeft = 64, raw[SWITCH_BYTES];
static uint8_t memory[64], digits[16][8];
static uint32_t now, noiseState, motorSince;
static int writesLeft = -1;          // memory writes before power fails; -1: it does not
static bool motor;
static std::jmp_buf powerless;

int16_t lineRead()
{
    if (toBoard.empty()) return -1;
    uint8_t byte = toBoard.front();
    toBoard.pop_front();
    return byte;
}

uint8_t lineRoom() { return roomLeft; }

void lineWrite(const uint8_t *bytes, uint8_t count)
{
    must(count <= roomLeft, "more was written than there was room for");
    roomLeft -= count;
    fromBoard.append((const char *)bytes, count);
    everything.append((const char *)bytes, count);
}

void switchesRead(uint8_t *bits) { memcpy(bits, raw, sizeof raw); }

void lampsWrite(uint8_t reg, const uint8_t *values)
{
    must(reg >= 1 && reg <= 15, "a register that no lamp chip has");
    for (uint8_t chip = 0; chip < LAMP_CHIPS; chip++) digits[reg][chip] = values[chip];
}

void buzzerStart(uint16_t hertz, uint16_t milliseconds)
{
    must(hertz >= 31 && hertz <= 8000 && milliseconds && milliseconds <= 2000, "a wild tone");
}
void buzzerStop() {}

void motorSwitch(bool on)
{
    motor = on;
    motorSince = now;
}

uint8_t memoryRead(uint8_t place)
{
    must(place < sizeof memory, "read beyond the memory");
    return memory[place];
}

void memoryWrite(uint8_t place, uint8_t value)
{
    must(place < sizeof memory, "written beyond the memory");
    if (writesLeft == 0) {                         // torn: erased, or half written
        memory[place] = noise() & 1 ? 0xFF : memory[place] & value;
        longjmp(powerless, 1);
    }
    if (writesLeft > 0) writesLeft--;
    memory[place] = value;
}

uint32_t noise() { return noiseState = noiseState * 1664525u + 1013904223u; }

// --------------------------------------------------------------------- a host that believes nobody

struct Host {
    bool listens, inStep, moved;
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
        int8_t high = text::hexValue(words[2][n / 8 * 2]), low = text::hexValue(words[2][n / 8 * 2 + 1]);
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

// ------------------------------------------------------------------------------------- what happens

static bool memorySpoilt;

static void start()
{
    static volatile bool torn;
    uint32_t id = identity::id();
    uint16_t boot = identity::boot();
    torn = setjmp(powerless) != 0;
    if (torn) writesLeft = -1;
    motor = false;
    toBoard.clear();
    fromBoard.clear();
    roomLeft = room;
    host.inStep = false;
    coreBegin(now);
    uint16_t counted = identity::boot() - boot;
    bool same = identity::id() == id && (counted == 1 || (torn && counted == 2));
    must(same || memorySpoilt, torn ? "torn: another board" : "another board");
    writesLeft = -1;
    memorySpoilt = false;
    hostReads(false);
}

static void tick(uint32_t passed)
{
    now += passed;
    roomLeft = room;
    coreTick(now);
    must(!motor || now - motorSince < 2000, "it shakes for ever");
}

static void toggle(uint16_t cell) { raw[cell % SWITCHES / 8] ^= 1 << cell % SWITCHES % 8; }

static void bounce(uint16_t cell, uint8_t times)
{
    for (uint8_t i = 0; i < times; i++) {
        toggle(cell);
        for (uint8_t wait = 0; wait <= cell % 11; wait++) tick(1);
    }
}

static void order(uint8_t kind, uint16_t a, uint16_t b)
{
    char words[40];
    Text bits;
    switch (kind % 8) {
    case 0: return ask("H");
    case 1: return ask("S");
    case 2: return ask("W");
    case 3:
        snprintf(words, sizeof words, "0 K %u", a);
        return say(words);
    case 4: snprintf(words, sizeof words, "B %u %u", a % 9000, b % 2100); break;
    case 5: snprintf(words, sizeof words, "V %u", b % 2100); break;
    default:
        for (unsigned i = 0; i < (kind & 8 ? LAMP_BYTES : b % 48); i++) {
            bits += text::hexDigit((uint8_t)(a >> i % 13));
            bits += text::hexDigit((uint8_t)(a >> i % 11));
        }
        return ask(("L " + bits).c_str());
    }
    ask(words);
}

struct Script {
    const uint8_t *at, *end;
    uint8_t byte() { return at < end ? *at++ : 0; }
    uint16_t word() { uint8_t low = byte(); return (uint16_t)(low | byte() << 8); }
    Text text(size_t count)
    {
        if (count > (size_t)(end - at)) count = (size_t)(end - at);
        Text piece((const char *)at, count);
        at += count;
        return piece;
    }
};

enum Happening { PASS, LEAP, PRESS, BYTES, PAYLOAD, ORDER, ROOM, TEAR, BOUNCE, READ, DEAF, WRAP,
                 SPOIL, FLOOD, KINDS };

static void happen(Script &script)
{
    uint8_t kind = script.byte() % KINDS, a = script.byte();
    switch (kind) {
    case PASS: for (int i = 0; i <= a; i++) tick(1); break;
    case LEAP: tick((uint32_t)a * script.word()); break;
    case PRESS: toggle(a | script.byte() << 8); break;
    case BYTES: for (char c : script.text(a % 128)) toBoard.push_back((uint8_t)c); break;
    case PAYLOAD: say(script.text(a % 100)); break;
    case ORDER: { uint16_t b = script.word(); order(a, b, script.word()); break; }
    case ROOM: room = a % 70; break;
    case TEAR: writesLeft = a % 12; start(); break;
    case BOUNCE: bounce(script.word(), a % 80); break;
    case READ: hostReads(true); break;
    case DEAF: hostReads(false); break;
    case WRAP: now = 0u - a * 16u; start(); break;
    case SPOIL: memory[a % sizeof memory] ^= script.byte(); memorySpoilt = true; break;
    case FLOOD: { uint16_t b = script.word(); for (int i = 0; i < a; i++) order(b, b, b); break; }
    }
}

static void calm(unsigned milliseconds, uint8_t pace, bool listens)
{
    for (unsigned i = 0; i < milliseconds; i += pace) {
        tick(pace);
        if (listens && i % 20 == 0) hostReads(true);
    }
}

// After all that, a good line and quiet hands: the host knows every switch as it is.
static void end()
{
    room = 64;
    say("");                                       // ends a half line
    if (!TG_DIODES) memset(raw, 0, sizeof raw);    // what may be a ghost is not told
    ask("H");
    calm(100, 1, true);
    calm(2500, 4, true);
    must(host.inStep, "never in step");
    for (unsigned n = 0; n < SWITCHES; n++) {
        must(host.state[n] == (raw[n / 8] >> n % 8 & 1), "a switch not told", std::to_string(n));
    }
    order(6 | 8, 0xFFFF, 0);
    order(5, 0, 1999);
    calm(6000, 50, false);
    for (int digit = 1; digit <= 8; digit++) {
        for (uint8_t chip = 0; chip < LAMP_CHIPS; chip++) must(!digits[digit][chip], "still lit");
    }
    must(!motor, "still shaking");
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    memset(raw, 0, sizeof raw);
    memset(memory, 0xFF, sizeof memory);
    host.listens = host.inStep = host.moved = false;
    host.state.assign(SWITCHES, false);
    room = 64;
    now = 0;
    noiseState = 1;
    memorySpoilt = true;
    start();
    everything.clear();
    Script script = {bytes, bytes + size};
    while (script.at < script.end) happen(script);
    Text said = everything;
    end();
    everything = said;
    return 0;
}

// ------------------------------------------------------------------------------------------ modes

#ifndef TG_LIBFUZZER

static uint8_t last[4096];
static size_t lastSize;

static unsigned long random(double seconds, uint32_t seed)
{
    unsigned long count = 0;
    uint64_t state = seed * 2654435761u + 1;
    clock_t until = clock() + (clock_t)(seconds * CLOCKS_PER_SEC);
    for (; clock() < until; count++) {
        lastSize = 0;
        size_t size = 20 + state % 600;
        while (lastSize < size) {
            state = state * 6364136223846793005ull + 1442695040888963407ull;
            last[lastSize++] = (uint8_t)(state >> 33);
        }
        LLVMFuzzerTestOneInput(last, lastSize);
    }
    return count;
}

static bool length(uint32_t &value)
{
    uint8_t bytes[4];
    if (fread(bytes, 1, 4, stdin) != 4) return false;
    value = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    return value < 1000000;
}

static void scripts()
{
    uint32_t size;
    while (length(size)) {
        std::vector<uint8_t> script(size);
        if (fread(script.data(), 1, size, stdin) != size) return;
        LLVMFuzzerTestOneInput(script.data(), size);
        uint32_t count = (uint32_t)everything.size();
        uint8_t bytes[4] = {(uint8_t)count, (uint8_t)(count >> 8), (uint8_t)(count >> 16),
                            (uint8_t)(count >> 24)};
        fwrite(bytes, 1, 4, stdout);
        fwrite(everything.data(), 1, count, stdout);
        fflush(stdout);
    }
}

int main(int argc, char **argv)
{
    if (argc == 4 && !strcmp(argv[1], "random")) {
        printf("%lu\n", random(atof(argv[2]), (uint32_t)atol(argv[3])));
        return 0;
    }
    if (argc == 2 && !strcmp(argv[1], "scripts")) {
        scripts();
        return 0;
    }
    fprintf(stderr, "desk: random SECONDS SEED, or scripts\n");
    return 2;
}

#endif
