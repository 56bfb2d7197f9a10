#include "sender.h"
#include "chips.h"
#include "shape.h"
#include "text.h"

namespace sender {

// Hello takes 196 characters at the most, a snapshot two for each eight switches.
static const uint16_t HELLO = 200, SNAPSHOT = 2 * SWITCH_BYTES + 16;
static const uint16_t LIMIT = HELLO > SNAPSHOT ? HELLO : SNAPSHOT;
static_assert(LIMIT <= 256, "a line from the board has at most 255 characters");

static uint8_t line[LIMIT];
static uint16_t length, sent;

void begin() { length = sent = 0; }
bool idle() { return sent == length; }

void pump()
{
    uint16_t count = length - sent, room = lineRoom();
    if (count > room) count = room;
    if (!count) return;
    lineWrite(line + sent, (uint8_t)count);
    sent += count;
}

void add(char c)
{
    if (idle()) length = sent = 0;
    if (length < LIMIT - 6) line[length++] = (uint8_t)c;
}

void add(const char *words) { while (*words) add(*words++); }

void add(uint32_t number)
{
    char digits[10];
    uint8_t count = 0;
    do digits[count++] = (char)('0' + number % 10);
    while (number /= 10);
    while (count) add(digits[--count]);
}

void addHex(uint8_t byte)
{
    add(text::hexDigit(byte >> 4));
    add(text::hexDigit(byte));
}

void addField(const char *name, uint32_t number)
{
    add(' ');
    add(name);
    add('=');
    add(number);
}

void end()
{
    uint16_t sum = 0xFFFF;
    for (uint16_t i = 0; i < length; i++) sum = text::crc(sum, line[i]);
    line[length++] = '*';
    for (int8_t shift = 12; shift >= 0; shift -= 4) {
        line[length++] = (uint8_t)text::hexDigit((uint8_t)(sum >> shift));
    }
    line[length++] = '\n';
    pump();
}

}  // namespace sender
