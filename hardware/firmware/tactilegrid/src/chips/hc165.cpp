// Eight switches to ground on each 74HC165 of a chain; switch 0 is at the end nearest to us.
#include <Arduino.h>
#include "../../config.h"

#if TG_INPUT == TG_HC165
#include <SPI.h>
#include "../core/chips.h"
#include "../core/shape.h"

void switchesBegin()
{
    pinMode(TG_PIN_LATCH, OUTPUT);
    digitalWrite(TG_PIN_LATCH, HIGH);
    SPI.begin();
}

void switchesRead(uint8_t *bits)
{
    SPI.beginTransaction(SPISettings(2000000, LSBFIRST, SPI_MODE0));
    digitalWrite(TG_PIN_LATCH, LOW);
    digitalWrite(TG_PIN_LATCH, HIGH);
    for (uint8_t i = 0; i < SWITCH_BYTES; i++) bits[i] = ~SPI.transfer(0);
    SPI.endTransaction();
    if (SWITCHES % 8) bits[SWITCH_BYTES - 1] &= (1 << SWITCHES % 8) - 1;  // inputs without a switch
}

#endif
