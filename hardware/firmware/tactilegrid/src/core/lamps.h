// The lamps, on MAX7219 chips; only what changes is written.
#pragma once
#include <stdint.h>

namespace lamps {

void begin();
bool show(const char *hex);  // these on, all others off; false: not as many, or no digits
void dark();
void tick(uint32_t now);     // one register again from time to time, in case a spark upset a chip

}  // namespace lamps
