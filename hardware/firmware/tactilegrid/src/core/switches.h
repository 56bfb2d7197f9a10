// Which switches are closed, after they have settled. A change becomes an event.
#pragma once
#include <stdint.h>

namespace switches {

void begin(uint32_t now);
void tick(uint32_t now);
uint8_t byte(uint8_t index);  // eight settled states
uint16_t held();              // how many are not believed now: they chatter, or may be ghosts

}  // namespace switches
