// What a board keeps without power: its name, made once, and how often it was started.
//
// Two places are written in turn, so that power lost while one is written leaves the other. Each
// holds 9 bytes: a mark, the id, the count (both with the low byte first), and their CRC with the
// high byte first. The first place of the memory is left alone: it is the one that suffers when
// power fails.
#pragma once
#include <stdint.h>

namespace identity {

void begin();  // counts this start
uint32_t id();
uint16_t boot();

}  // namespace identity
