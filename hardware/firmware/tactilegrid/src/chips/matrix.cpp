// Rows and columns of wires: a row is pulled low, and the columns of its closed switches follow.
#include <Arduino.h>
#include "../../config.h"

#if TG_INPUT == TG_MATRIX
#include "../core/chips.h"
#include "../core/shape.h"

static const uint8_t rowPins[] = TG_ROW_PINS, columnPins[] = TG_COL_PINS;
static const uint8_t COLUMNS = TG_MATRIX_COLS, LINES = (SWITCHES + COLUMNS - 1) / COLUMNS;
static_assert(LINES <= sizeof rowPins && COLUMNS <= sizeof columnPins,
              "this matrix has more wires than there are pins: other chips, or a Mega");

static volatile uint8_t *columnPort[COLUMNS];
static uint8_t columnMask[COLUMNS];

void switchesBegin()
{
    for (uint8_t row = 0; row < LINES; row++) pinMode(rowPins[row], INPUT);
    for (uint8_t column = 0; column < COLUMNS; column++) {
        pinMode(columnPins[column], INPUT_PULLUP);
        columnPort[column] = portInputRegister(digitalPinToPort(columnPins[column]));
        columnMask[column] = digitalPinToBitMask(columnPins[column]);
    }
}

void switchesRead(uint8_t *bits)
{
    uint16_t number = 0;
    for (uint8_t i = 0; i < SWITCH_BYTES; i++) bits[i] = 0;
    for (uint8_t row = 0; row < LINES; row++) {
        pinMode(rowPins[row], OUTPUT);  // low: its output bit is 0
        delayMicroseconds(5);           // until the pull-ups have raised the columns
        for (uint8_t column = 0; column < COLUMNS && number < SWITCHES; column++, number++) {
            if (!(*columnPort[column] & columnMask[column])) bits[number >> 3] |= 1 << (number & 7);
        }
        pinMode(rowPins[row], INPUT);   // floats: two closed switches never join two outputs
    }
}

#endif
