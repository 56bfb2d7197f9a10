#include "identity.h"
#include "chips.h"
#include "text.h"

namespace identity {

static const uint8_t MARK = 0x54, SIZE = 9;
static const uint8_t PLACES[2] = {16, 32};

struct Record { uint32_t id; uint16_t boot; };
static Record mine;

uint32_t id() { return mine.id; }
uint16_t boot() { return mine.boot; }

static void pack(const Record &record, uint8_t *bytes)
{
    bytes[0] = MARK;
    for (uint8_t i = 0; i < 4; i++) bytes[1 + i] = (uint8_t)(record.id >> (8 * i));
    bytes[5] = (uint8_t)record.boot;
    bytes[6] = (uint8_t)(record.boot >> 8);
    uint16_t sum = 0xFFFF;
    for (uint8_t i = 0; i < 7; i++) sum = text::crc(sum, bytes[i]);
    bytes[7] = (uint8_t)(sum >> 8);
    bytes[8] = (uint8_t)sum;
}

static bool load(uint8_t place, Record &record)
{
    uint8_t bytes[SIZE], again[SIZE];
    for (uint8_t i = 0; i < SIZE; i++) bytes[i] = memoryRead(place + i);
    record.id = 0;
    for (uint8_t i = 4; i; i--) record.id = record.id << 8 | bytes[i];
    record.boot = (uint16_t)(bytes[5] | (uint16_t)bytes[6] << 8);
    pack(record, again);
    for (uint8_t i = 0; i < SIZE; i++) {
        if (bytes[i] != again[i]) return false;
    }
    return true;
}

static bool save(uint8_t place, const Record &record)
{
    uint8_t bytes[SIZE];
    pack(record, bytes);
    for (uint8_t i = 0; i < SIZE; i++) {
        if (memoryRead(place + i) != bytes[i]) memoryWrite(place + i, bytes[i]);
    }
    for (uint8_t i = 0; i < SIZE; i++) {
        if (memoryRead(place + i) != bytes[i]) return false;
    }
    return true;
}

void begin()
{
    Record kept[2];
    bool whole[2];
    for (uint8_t i = 0; i < 2; i++) whole[i] = load(PLACES[i], kept[i]);
    uint8_t newest = whole[1] ? 1 : 0;
    if (whole[0] && whole[1] && (int16_t)(kept[0].boot - kept[1].boot) > 0) newest = 0;
    if (whole[newest]) {
        mine = kept[newest];
        mine.boot++;
    } else {
        mine.id = noise();
        mine.boot = (uint16_t)noise();
    }
    if (save(PLACES[1 - newest], mine)) return;
    // A worn memory: this start is not counted, but must not look like the last one.
    uint16_t last = mine.boot - 1;
    do mine.boot = (uint16_t)noise() ^ mine.boot << 1;
    while (mine.boot == last);
}

}  // namespace identity
