#include "switches.h"
#include <string.h>
#include "chips.h"
#include "events.h"
#include "shape.h"

namespace switches {

// A finger makes 20 changes a second at the most. A switch that makes more is broken: it keeps the
// state that was told last until it has been still for a second.
static const uint8_t HOT = 48, COOLER = 4;  // changes at once; as many fewer each COOLING_MS
static const uint8_t COOLING_MS = 125;
static const uint8_t STILL = TG_SETTLE_MS + 1;         // the first other look counts 1
static const uint8_t STEP = (TG_SETTLE_MS + 1) / 2;    // so that two looks are never enough

static uint8_t told[SWITCH_BYTES], before[SWITCH_BYTES], unsettled[SWITCH_BYTES];
static uint8_t chatters[SWITCH_BYTES];
static uint8_t still[SWITCHES], heat[SWITCHES];
static uint32_t lastLook, lastCooling;
static uint16_t chattering, ghosts;

void begin(uint32_t now)
{
    memset(unsettled, 0, sizeof unsettled);
    memset(chatters, 0, sizeof chatters);
    memset(still, 0, sizeof still);
    memset(heat, 0, sizeof heat);
    chattering = ghosts = 0;
    lastLook = lastCooling = now;
    switchesRead(told);
    memcpy(before, told, sizeof before);
}

uint8_t byte(uint8_t index) { return told[index]; }
uint16_t held() { return chattering + ghosts; }

#if !TG_DIODES
static const uint8_t LINES = (SWITCHES + TG_MATRIX_COLS - 1) / TG_MATRIX_COLS;

static uint16_t rowOf(const uint8_t *bits, uint8_t row)
{
    uint16_t sum = 0, number = (uint16_t)row * TG_MATRIX_COLS;
    for (uint8_t c = 0; c < TG_MATRIX_COLS && number < SWITCHES; c++, number++) {
        if (bits[number >> 3] >> (number & 7) & 1) sum |= (uint16_t)1 << c;
    }
    return sum;
}

// Where two rows share two columns, one of the four may be a ghost: they keep what was told.
static void holdGhosts(uint8_t *bits)
{
    uint16_t rows[LINES], doubtful[LINES] = {0};
    for (uint8_t r = 0; r < LINES; r++) rows[r] = rowOf(bits, r);
    for (uint8_t a = 0; a + 1 < LINES; a++) {
        for (uint8_t b = a + 1; b < LINES; b++) {
            uint16_t both = rows[a] & rows[b];
            if (!(both & (both - 1))) continue;
            doubtful[a] |= both;
            doubtful[b] |= both;
        }
    }
    ghosts = 0;
    for (uint8_t r = 0; r < LINES; r++) {
        uint16_t number = (uint16_t)r * TG_MATRIX_COLS;
        for (; doubtful[r]; doubtful[r] >>= 1, number++) {
            if (!(doubtful[r] & 1)) continue;
            uint8_t bit = (uint8_t)(1 << (number & 7));
            if ((told[number >> 3] & bit) == 0) ghosts++;
            bits[number >> 3] = (bits[number >> 3] & ~bit) | (told[number >> 3] & bit);
        }
    }
}
#endif

static void cool(uint32_t now)
{
    if (now - lastCooling < COOLING_MS) return;
    lastCooling = now;
    for (uint16_t n = 0; n < SWITCHES; n++) {
        heat[n] = heat[n] > COOLER ? heat[n] - COOLER : 0;
        uint8_t bit = (uint8_t)(1 << (n & 7));
        if (heat[n] || !(chatters[n >> 3] & bit)) continue;
        chatters[n >> 3] &= ~bit;
        chattering--;
    }
}

static void change(uint16_t number, uint8_t index, uint8_t bit)
{
    if (++heat[number] > HOT) {
        heat[number] = HOT;
        chatters[index] |= bit;
        chattering++;
        return;
    }
    told[index] ^= bit;
    events::push(number, told[index] & bit);
}

static void look(uint8_t index, uint8_t now, uint8_t passed)
{
    uint8_t other = now ^ told[index], moved = now ^ before[index];
    before[index] = now;
    if (!other && !unsettled[index] && !chatters[index]) return;
    unsettled[index] = other;
    uint16_t number = (uint16_t)index * 8;
    for (uint8_t bit = 1; bit && number < SWITCHES; bit <<= 1, number++) {
        if (chatters[index] & bit) {
            still[number] = 0;
            if (moved & bit) heat[number] = HOT;
        } else if (!(other & bit)) {
            still[number] = 0;
        } else if (!still[number]) {
            still[number] = 1;
        } else if ((still[number] += passed) >= STILL) {
            still[number] = 0;
            change(number, index, bit);
        }
    }
}

void tick(uint32_t now)
{
    uint32_t gone = now - lastLook;
    if (!gone) return;
    lastLook = now;
    uint8_t bits[SWITCH_BYTES];
    switchesRead(bits);
#if !TG_DIODES
    holdGhosts(bits);
#endif
    uint8_t passed = gone < STEP ? (uint8_t)gone : STEP;
    for (uint8_t i = 0; i < SWITCH_BYTES; i++) look(i, bits[i], passed);
    cool(now);
}

}  // namespace switches
