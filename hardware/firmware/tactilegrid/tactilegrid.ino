// Firmware of a tactile board: tells the computer which switches are closed, and lights, sounds and
// shakes what it is asked to. It knows no game. Describe your board in config.h; what goes over the
// line is in docs/reference/board-protocol.md.
//
// src/core is the same program on any chip. src/chips holds the ways of reading switches, of which
// config.h chooses one, and the lamps. This file joins both to an Arduino.
#include <Arduino.h>
#include <EEPROM.h>
#include <avr/sleep.h>
#include "config.h"
#include "src/core/chips.h"
#include "src/core/core.h"

void switchesBegin();  // in src/chips
void lampsBegin();

int16_t lineRead() { return TG_PORT.read(); }

uint8_t lineRoom()
{
    int room = TG_PORT.availableForWrite();
    return room > 255 ? 255 : room;
}

void lineWrite(const uint8_t *bytes, uint8_t count) { TG_PORT.write(bytes, count); }

uint8_t memoryRead(uint8_t place) { return EEPROM.read(place); }
void memoryWrite(uint8_t place, uint8_t value) { EEPROM.write(place, value); }

#if TG_BUZZER
void buzzerStart(uint16_t hertz, uint16_t milliseconds)
{
    tone(TG_PIN_BUZZER, hertz, milliseconds);
}
void buzzerStop() { noTone(TG_PIN_BUZZER); }
#else
void buzzerStart(uint16_t, uint16_t) {}
void buzzerStop() {}
#endif

#if TG_HAPTIC
void motorSwitch(bool on) { digitalWrite(TG_PIN_HAPTIC, on); }
#else
void motorSwitch(bool) {}
#endif

// The lowest digits of open inputs, and how long it took to read them.
uint32_t noise()
{
    uint32_t sum = 2166136261UL;
    for (uint8_t i = 0; i < 64; i++) {
        sum = (sum ^ (uint8_t)analogRead(A0 + i % 6) ^ (uint8_t)micros()) * 16777619UL;
    }
    return sum;
}

void setup()
{
#if TG_HAPTIC
    pinMode(TG_PIN_HAPTIC, OUTPUT);
#endif
    TG_PORT.begin(115200);
    lampsBegin();
    switchesBegin();
    coreBegin(millis());
    set_sleep_mode(SLEEP_MODE_IDLE);
}

void loop()
{
    coreTick(millis());
    sleep_mode();  // until the next byte or millisecond
}
