// Chips of glass: the firmware's core works with them, and the desk sees and sets all they hold.
#pragma once

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <csetjmp>
#include <deque>
#include <string>

#include "../tactilegrid/src/core/chips.h"
#include "../tactilegrid/src/core/shape.h"

typedef std::string Text;

static void must(bool so, const char *what, const Text &where = "")
{
    if (so) return;
    fprintf(stderr, "desk: %s: %s\n", what, where.c_str());
    abort();
}

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
