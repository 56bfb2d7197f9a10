// The board: what the host asks is done, what happens is told.
#pragma once
#include <stdint.h>

// `now` is in milliseconds, goes on from any number, and starts again from 0 after the highest.
void coreBegin(uint32_t now);
void coreTick(uint32_t now);  // as often as possible; looks at the switches once a millisecond
