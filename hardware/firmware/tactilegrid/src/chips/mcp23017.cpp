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

static void pullUp(uint8_t chip)
{
    Wire.beginTransmission(FIRST + chip);
    Wire.write(PULL_UPS);
    Wire.write(0xFF);
    Wire.write(0xFF);
    Wire.endTransmission();
}

void switchesBegin()
{
    Wire.begin();
    Wire.setClock(400000);
    for (uint8_t chip = 0; chip < CHIPS; chip++) pullUp(chip);
}

void switchesRead(uint8_t *bits)
{
    for (uint8_t chip = 0; chip < CHIPS; chip++) {
        Wire.beginTransmission(FIRST + chip);
        Wire.write(INPUTS);
        if (Wire.endTransmission() != 0 || Wire.requestFrom(FIRST + chip, 2) != 2) continue;
        for (uint8_t side = 0; side < 2; side++) last[chip * 2 + side] = ~Wire.read();
    }
    for (uint8_t i = 0; i < SWITCH_BYTES; i++) bits[i] = last[i];
    if (SWITCHES % 8) bits[SWITCH_BYTES - 1] &= (1 << SWITCHES % 8) - 1;  // inputs without a switch
}

#endif
