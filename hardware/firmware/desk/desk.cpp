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

#include <vector>

#include "../tactilegrid/src/core/core.h"
#include "../tactilegrid/src/core/identity.h"
#include "glass.h"
#include "host.h"

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
    host.inStep = host.moved = false;
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
