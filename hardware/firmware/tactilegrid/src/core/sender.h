// One line at a time goes out, as fast as the port takes it. Nothing waits for the port.
#pragma once
#include <stdint.h>

namespace sender {

void begin();
bool idle();  // true: the last line is out, and a new one may be made
void pump();  // hands over what the port takes now

// The parts of a line, then end().
void add(char c);
void add(const char *words);
void add(uint32_t number);
void addHex(uint8_t byte);
void addField(const char *name, uint32_t number);
void end();

}  // namespace sender
