// A chain of MAX7219 on three pins of any number, so that SPI is free for the switches.
#include <Arduino.h>
#include "../../config.h"
#include "../core/shape.h"

#if TG_LAMPS
#include "../core/chips.h"

static volatile uint8_t *dataPort, *clockPort;
static uint8_t dataMask, clockMask;

void lampsBegin()
{
    pinMode(TG_PIN_LAMPS_LOAD, OUTPUT);
    digitalWrite(TG_PIN_LAMPS_LOAD, HIGH);
    pinMode(TG_PIN_LAMPS_DATA, OUTPUT);
    pinMode(TG_PIN_LAMPS_CLOCK, OUTPUT);
    dataPort = portOutputRegister(digitalPinToPort(TG_PIN_LAMPS_DATA));
    dataMask = digitalPinToBitMask(TG_PIN_LAMPS_DATA);
    clockPort = portOutputRegister(digitalPinToPort(TG_PIN_LAMPS_CLOCK));
    clockMask = digitalPinToBitMask(TG_PIN_LAMPS_CLOCK);
}

// The buzzer's interrupt may write the same port.
static void put(volatile uint8_t *port, uint8_t mask, bool high)
{
    uint8_t kept = SREG;
    cli();
    if (high) *port |= mask;
    else *port &= ~mask;
    SREG = kept;
}

static void shift(uint8_t value)
{
    for (uint8_t bit = 0x80; bit; bit >>= 1) {
        put(dataPort, dataMask, value & bit);
        put(clockPort, clockMask, true);
        put(clockPort, clockMask, false);
    }
}

void lampsWrite(uint8_t reg, const uint8_t *values)
{
    digitalWrite(TG_PIN_LAMPS_LOAD, LOW);
    for (uint8_t chip = LAMP_CHIPS; chip--;) {
        shift(reg);
        shift(values[chip]);
    }
    digitalWrite(TG_PIN_LAMPS_LOAD, HIGH);
}

#else

void lampsBegin() {}

#endif
