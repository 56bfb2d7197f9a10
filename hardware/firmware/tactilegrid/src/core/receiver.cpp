#include "receiver.h"
#include "text.h"

namespace receiver {

static const uint8_t LIMIT = 95;  // characters of a line with its check
static char held[LIMIT + 1];
static uint8_t length;
static bool tooLong, returned;    // returned: a carriage return waits for its line feed
static uint16_t badLines;

void begin()
{
    length = 0;
    tooLong = returned = false;
    badLines = 0;
}

void countBad() { if (badLines != 0xFFFF) badLines++; }
uint16_t bad() { return badLines; }
const char *line() { return held; }

static void keep(uint8_t byte)
{
    if (length < LIMIT) held[length++] = (char)byte;
    else tooLong = true;
}

// Words are parted by one space, and no star stands before the check.
static bool wellFormed(uint8_t count)
{
    char before = ' ';
    for (uint8_t i = 0; i < count; i++) {
        char c = held[i];
        if (c < ' ' || c > '~' || c == '*' || (c == ' ' && before == ' ')) return false;
        before = c;
    }
    return before != ' ';
}

static bool checked()
{
    if (tooLong || length < 6 || held[length - 5] != '*') return false;
    uint8_t count = length - 5;
    uint16_t sum = 0xFFFF, told = 0;
    for (uint8_t i = 0; i < count; i++) sum = text::crc(sum, (uint8_t)held[i]);
    for (uint8_t i = count + 1; i < length; i++) {
        int8_t digit = text::hexValue(held[i]);
        if (digit < 0) return false;
        told = (uint16_t)(told << 4 | (uint8_t)digit);
    }
    held[count] = 0;
    return told == sum && wellFormed(count);
}

bool take(uint8_t byte)
{
    if (byte != '\n') {
        if (returned) keep('\r');
        returned = byte == '\r';
        if (!returned) keep(byte);
        return false;
    }
    bool good = checked();
    if (!good && (length || tooLong)) countBad();
    length = 0;
    tooLong = returned = false;
    return good;
}

}  // namespace receiver
