// What happened, numbered, and kept until the host has confirmed it.
#pragma once
#include <stdint.h>

namespace events {

void begin();
void push(uint16_t number, bool closed);
void confirm(uint16_t next);  // every event before `next` has arrived
void again();                 // what is kept is to be sent once more, oldest first
uint16_t first();             // the oldest that is kept; next() where none is
uint16_t next();              // the number that the next event gets
uint16_t lost();

bool due(uint32_t now, bool hostHere);
void send(uint32_t now);  // makes the line of one event that is due

}  // namespace events
