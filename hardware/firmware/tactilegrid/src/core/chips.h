// All that the core asks of the chips around it. It calls nothing else, so that it is the same
// program on any chip, and on a desk.
#pragma once
#include <stdint.h>

// The serial line. None of these wait.
int16_t lineRead();                                   // the next byte, or -1
uint8_t lineRoom();                                   // how many bytes can be taken now
void lineWrite(const uint8_t *bytes, uint8_t count);  // never more than there is room for

void switchesRead(uint8_t *bits);  // all, 1 closed; switch 0 is bit 0 of byte 0

void lampsWrite(uint8_t reg, const uint8_t *values);  // one register of all chips, first chip first

void buzzerStart(uint16_t hertz, uint16_t milliseconds);
void buzzerStop();
void motorSwitch(bool on);

uint8_t memoryRead(uint8_t place);  // kept without power
void memoryWrite(uint8_t place, uint8_t value);

uint32_t noise();  // any number, another one each time if that can be had
