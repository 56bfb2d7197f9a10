#include "events.h"
#include "sender.h"

namespace events {

static const uint8_t KEPT = 16;           // a power of two, so that numbers may start again from 0
static const uint16_t AGAIN_MS = 150;
static const uint16_t CLOSED = 0x8000;

static uint16_t queue[KEPT];              // the number of a switch, and CLOSED
static uint16_t oldest, coming, sending;  // oldest <= sending <= coming, all modulo 65536
static uint16_t thrown;
static uint16_t sentAt[KEPT];             // the low half of the time

void begin()
{
    oldest = coming = sending = thrown = 0;
}

uint16_t first() { return oldest; }
uint16_t next() { return coming; }
uint16_t lost() { return thrown; }

static void forget(uint16_t until)
{
    if ((uint16_t)(sending - oldest) < (uint16_t)(until - oldest)) sending = until;
    oldest = until;
}

void push(uint16_t number, bool closed)
{
    if ((uint16_t)(coming - oldest) == KEPT) {
        forget(oldest + 1);
        if (thrown != 0xFFFF) thrown++;
    }
    queue[coming % KEPT] = closed ? number | CLOSED : number;
    coming++;
}

void confirm(uint16_t next)
{
    if ((uint16_t)(next - oldest) <= (uint16_t)(coming - oldest)) forget(next);
}

void again() { sending = oldest; }

bool due(uint32_t now, bool hostHere)
{
    if (!hostHere || oldest == coming) return false;
    uint16_t waited = (uint16_t)now - sentAt[oldest % KEPT];
    if (sending == coming && waited >= AGAIN_MS) sending = oldest;
    return sending != coming;
}

void send(uint32_t now)
{
    uint16_t event = queue[sending % KEPT];
    sender::add("E ");
    sender::add((uint32_t)sending);
    sender::add(' ');
    sender::add((uint32_t)(event & ~CLOSED));
    sender::add(event & CLOSED ? " 1" : " 0");
    sender::end();
    sentAt[sending % KEPT] = (uint16_t)now;
    sending++;
}

}  // namespace events
