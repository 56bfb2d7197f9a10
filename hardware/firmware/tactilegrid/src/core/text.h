// Numbers, hexadecimal digits and the check of a line.
#pragma once
#include <stdint.h>

namespace text {

// CRC-16/CCITT-FALSE, a byte further.
inline uint16_t crc(uint16_t sum, uint8_t byte)
{
    uint8_t x = (uint8_t)(sum >> 8) ^ byte;
    x ^= x >> 4;
    return (uint16_t)((sum << 8) ^ ((uint16_t)x << 12) ^ ((uint16_t)x << 5) ^ x);
}

inline char hexDigit(uint8_t value) { return "0123456789ABCDEF"[value & 15]; }

inline int8_t hexValue(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

// A decimal number at the beginning of what `at` points to, moved behind it and one space.
// False where there is none, or it is more than `limit`, has a zero in front, or another end.
inline bool number(const char *&at, uint16_t limit, uint16_t &value)
{
    const char *p = at;
    uint32_t sum = 0;
    if (*p < '0' || *p > '9' || (*p == '0' && p[1] >= '0' && p[1] <= '9')) return false;
    for (; *p >= '0' && *p <= '9'; p++) {
        sum = sum * 10 + (uint8_t)(*p - '0');
        if (sum > limit) return false;
    }
    if (*p == ' ') p++;
    else if (*p) return false;
    at = p;
    value = (uint16_t)sum;
    return true;
}

}  // namespace text
