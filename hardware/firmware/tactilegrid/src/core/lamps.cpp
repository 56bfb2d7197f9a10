#include "lamps.h"
#include "shape.h"

#if TG_LAMPS
#include <string.h>
#include "chips.h"
#include "text.h"

namespace lamps {

enum Register { DECODE = 9, BRIGHTNESS = 10, DIGITS = 11, AWAKE = 12, TEST = 15 };
static const uint8_t SETTINGS[][2] = {
    {TEST, 0}, {DECODE, 0}, {DIGITS, 7}, {BRIGHTNESS, TG_BRIGHTNESS}, {AWAKE, 1}};
static const uint8_t SETTING_COUNT = sizeof SETTINGS / sizeof *SETTINGS;
static const uint8_t AGAIN_MS = 64;

static uint8_t shown[8][LAMP_CHIPS];  // a digit of all chips
static uint8_t turn;
static uint32_t lastAgain;

static void setting(uint8_t index)
{
    uint8_t values[LAMP_CHIPS];
    memset(values, SETTINGS[index][1], sizeof values);
    lampsWrite(SETTINGS[index][0], values);
}

void begin()
{
    memset(shown, 0, sizeof shown);
    turn = 0;
    lastAgain = 0;
    for (uint8_t digit = 0; digit < 8; digit++) lampsWrite(digit + 1, shown[digit]);
    for (uint8_t i = 0; i < SETTING_COUNT; i++) setting(i);
}

static void put(uint8_t wanted[8][LAMP_CHIPS], uint16_t lamp)
{
#if TG_LAMPS_BY_ROW
    wanted[lamp / TG_COLS][0] |= (uint8_t)(1 << lamp % TG_COLS);
#else
    wanted[lamp / 8 % 8][lamp / 64] |= (uint8_t)(1 << lamp % 8);
#endif
}

static void change(uint8_t wanted[8][LAMP_CHIPS])
{
    for (uint8_t digit = 0; digit < 8; digit++) {
        if (!memcmp(shown[digit], wanted[digit], LAMP_CHIPS)) continue;
        memcpy(shown[digit], wanted[digit], LAMP_CHIPS);
        lampsWrite(digit + 1, shown[digit]);
    }
}

bool show(const char *hex)
{
    uint8_t wanted[8][LAMP_CHIPS] = {{0}};
    uint16_t lamp = 0;
    for (; *hex && *hex != ' '; hex += 2) {
        int8_t high = text::hexValue(hex[0]), low = high < 0 ? -1 : text::hexValue(hex[1]);
        if (low < 0 || lamp >= LAMP_BYTES * 8) return false;
        uint8_t bits = (uint8_t)(high << 4 | low);
        for (uint8_t i = 0; i < 8; i++, lamp++) {
            if (lamp < LAMPS && (bits >> i & 1)) put(wanted, lamp);
        }
    }
    if (!lamp) return false;
    change(wanted);
    return true;
}

void dark()
{
    uint8_t none[8][LAMP_CHIPS] = {{0}};
    change(none);
}

void tick(uint32_t now)
{
    if (now - lastAgain < AGAIN_MS) return;
    lastAgain = now;
    if (turn < 8) lampsWrite(turn + 1, shown[turn]);
    else setting(turn - 8);
    if (++turn == 8 + SETTING_COUNT) turn = 0;
}

}  // namespace lamps

#else

namespace lamps {

void begin() {}
bool show(const char *) { return false; }
void dark() {}
void tick(uint32_t) {}

}  // namespace lamps

#endif
