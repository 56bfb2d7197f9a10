// Numbers that follow from config.h.
#pragma once
#include <stdint.h>
#include "../../config.h"

#if TG_SLOTS == TG_EDGES
#define TG_MAP_WORD "edges"
static const uint16_t SLOTS = TG_COLS * (TG_ROWS - 1) + (TG_COLS - 1) * TG_ROWS;
#elif TG_SLOTS == TG_CROSSINGS
#define TG_MAP_WORD "crossings"
static const uint16_t SLOTS = 2 * (TG_COLS - 1) * (TG_ROWS - 1);
#else
#define TG_MAP_WORD "cells"
static const uint16_t SLOTS = 0;
#endif

static const uint16_t SWITCHES = TG_COLS * TG_ROWS + SLOTS;
static const uint8_t SWITCH_BYTES = (SWITCHES + 7) / 8;
static const uint16_t LAMPS = TG_LAMPS;
static const uint8_t LAMP_BYTES = (LAMPS + 7) / 8;
static const uint8_t LAMP_CHIPS = (LAMPS + 63) / 64;

static_assert(TG_COLS >= 1 && TG_COLS <= 16 && TG_ROWS >= 1 && TG_ROWS <= 16, "1 to 16 a side");
static_assert(SWITCHES <= 736 && LAMPS <= 328 && LAMPS <= SWITCHES, "more than the protocol holds");
static_assert(TG_KIND == 'b' || TG_KIND == 'p', "buttons or pieces");
static_assert(TG_SETTLE_MS >= 1 && TG_SETTLE_MS <= 150, "1 to 150 ms");
static_assert(TG_DIODES || TG_INPUT == TG_MATRIX, "only a matrix has ghosts");
static_assert(TG_DIODES || TG_KIND == 'b', "pieces on a matrix need a diode at every sensor");
static_assert(sizeof TG_NAME <= 25, "a name of 24 characters at the most");
