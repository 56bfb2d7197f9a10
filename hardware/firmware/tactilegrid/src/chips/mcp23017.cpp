// Sixteen switches to ground on each MCP23017; the first chip has address 0x20.
#include <Arduino.h>
#include "../../config.h"

#if TG_INPUT == TG_MCP23017
#include <Wire.h>
#include "../core/chips.h"
#include "../core/shape.h"

enum { PULL_UPS = 0x0C, INPUTS = 0x12, FIRST = 0x20 };
static const uint8_t CHIPS = (SWITCHES + 15) / 16;
static_assert(CHIPS <= 8, "there are eight addresses, for 128 switches");

static uint8_t last[CHIPS * 2];  // a chip that does not answer keeps its last word
static uint8_t silent;           // those whose pull-ups are to be set, the first time or again

static bool pullUp(uint8_t chip)
{
    Wire.beginTransmission(FIRST + chip);
    Wire.write(PULL_UPS);
    Wire.write(0xFF);
    Wire.write(0xFF);
    return Wire.endTransmission() == 0;
}

static bool read(uint8_t chip)
{
    Wire.beginTransmission(FIRST + chip);
    Wire.write(INPUTS);
    if (Wire.endTransmission() != 0 || Wire.requestFrom(FIRST + chip, 2) != 2) return false;
    for (uint8_t side = 0; side < 2; side++) last[chip * 2 + side] = ~Wire.read();
    return true;
}

void switchesBegin()
{
    Wire.begin();
    Wire.setClock(400000);
#ifdef WIRE_HAS_TIMEOUT
    Wire.setWireTimeout(3000, true);  // a wire that hangs must not hang the board
#endif
    silent = 0xFF;
}

void switchesRead(uint8_t *bits)
{
    for (uint8_t chip = 0; chip < CHIPS; chip++) {
        uint8_t bit = (uint8_t)(1 << chip);
        if ((silent & bit) && !pullUp(chip)) continue;
        if (read(chip)) silent &= ~bit;
        else silent |= bit;  // it may have lost its power, and its pull-ups with it
    }
    for (uint8_t i = 0; i < SWITCH_BYTES; i++) bits[i] = last[i];
    if (SWITCHES % 8) bits[SWITCH_BYTES - 1] &= (1 << SWITCHES % 8) - 1;  // inputs without a switch
}

#endif
