// Bytes from the host become whole, checked lines; all else is counted.
#pragma once
#include <stdint.h>

namespace receiver {

void begin();
bool take(uint8_t byte);  // true: line() is a new good one
const char *line();       // without its check; good until the next take()
void countBad();
uint16_t bad();

}  // namespace receiver
