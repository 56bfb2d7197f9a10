#include "core.h"
#include "chips.h"
#include "events.h"
#include "identity.h"
#include "lamps.h"
#include "receiver.h"
#include "sender.h"
#include "shape.h"
#include "switches.h"
#include "text.h"

static const uint16_t BEAT_MS = 1000, GONE_MS = 5000, TONE_MS = 2000;
static const uint16_t LOWEST_HZ = 31, HIGHEST_HZ = 8000, ID_LIMIT = 9999;
static const uint8_t ANSWERS = 4;

static uint32_t started, lastBeat, lastHeard, shakenSince;
static uint16_t shakeFor, heldBefore;
static bool hostHere, shaking, oweHello, oweSnapshot, oweBeat;

struct Answer { uint16_t id; char word; };
static Answer answers[ANSWERS];
static uint8_t answerCount;
static uint16_t lastDone;   // the id of the last command carried out; 0: none
static uint8_t turn;

// ------------------------------------------------------------------------------------- telling

static void sendHello()
{
    using namespace sender;
    add("H v=1 fw=" TG_FIRMWARE " id=");
    for (int8_t shift = 24; shift >= 0; shift -= 8) addHex((uint8_t)(identity::id() >> shift));
    addField("boot", identity::boot());
    addField("cols", TG_COLS);
    addField("rows", TG_ROWS);
    add(" kind=");
    add((char)TG_KIND);
    addField("slots", SLOTS);
    add(" map=" TG_MAP_WORD);
    addField("diodes", TG_DIODES);
    addField("leds", LAMPS);
    addField("buzzer", TG_BUZZER);
    addField("haptic", TG_HAPTIC);
    if (sizeof TG_NAME > 1) add(" name=" TG_NAME);
    addField("seq", events::next());
    end();
}

static void sendSnapshot()
{
    sender::add("S ");
    sender::add((uint32_t)events::next());
    sender::add(' ');
    for (uint8_t i = 0; i < SWITCH_BYTES; i++) sender::addHex(switches::byte(i));
    sender::end();
}

static void sendBeat(uint32_t now)
{
    const uint32_t words[] = {now - started, events::first(), events::next(), events::lost(),
                              receiver::bad(), switches::held()};
    sender::add('P');
    for (uint32_t word : words) {
        sender::add(' ');
        sender::add(word);
    }
    sender::end();
}

static void sendAnswer()
{
    sender::add(answers[0].word);
    sender::add(' ');
    sender::add((uint32_t)answers[0].id);
    sender::end();
    answerCount--;
    for (uint8_t i = 0; i < answerCount; i++) answers[i] = answers[i + 1];
}

// Makes the line of one kind, if one is due.
static bool tell(uint8_t kind, uint32_t now)
{
    switch (kind) {
    case 0:
        if (!events::due(now, hostHere)) return false;
        events::send(now);
        return true;
    case 1:
        if (!answerCount) return false;
        sendAnswer();
        return true;
    case 2:
        if (!oweHello) return false;
        oweHello = false;
        sendHello();
        return true;
    case 3:
        if (!oweSnapshot) return false;
        oweSnapshot = false;
        sendSnapshot();
        return true;
    default:
        if (!oweBeat) return false;
        oweBeat = false;
        sendBeat(now);
        return true;
    }
}

// Every kind gets its turn, so that a host that asks without end keeps no event back.
static void tellAll(uint32_t now)
{
    static const uint8_t KINDS = 5;
    sender::pump();
    for (uint8_t quiet = 0; sender::idle() && quiet < KINDS;) {
        quiet = tell(turn, now) ? 0 : quiet + 1;
        turn = turn + 1 == KINDS ? 0 : turn + 1;
    }
}

// ------------------------------------------------------------------------------------- obeying

static void answer(uint16_t id, char word) { answers[answerCount++] = {id, word}; }

static void still()
{
    if (TG_HAPTIC && shaking) motorSwitch(false);
    shaking = false;
}

static bool beep(const char *words)
{
    uint16_t hertz, length;
    if (!TG_BUZZER || !text::number(words, HIGHEST_HZ, hertz) || hertz < LOWEST_HZ) return false;
    if (!text::number(words, TONE_MS, length) || !length) return false;
    buzzerStart(hertz, length);
    return true;
}

static bool shake(const char *words, uint32_t now)
{
    uint16_t length;
    if (!TG_HAPTIC || !text::number(words, TONE_MS, length) || !length) return false;
    shaking = true;
    shakenSince = now;
    shakeFor = length;
    motorSwitch(true);
    return true;
}

static void command(uint16_t id, char verb, const char *words, uint32_t now)
{
    if (id && id != lastDone) {
        bool done = verb == 'L' ? lamps::show(words) : verb == 'B' ? beep(words) : shake(words, now);
        if (!done) return answer(id, 'N');
        lastDone = id;
    }
    answer(id, id ? 'A' : 'N');
}

static void confirm(const char *words)
{
    uint16_t next;
    if (text::number(words, 0xFFFF, next)) events::confirm(next);
    else receiver::countBad();
}

static void obey(const char *line, uint32_t now)
{
    uint16_t id;
    if (!text::number(line, ID_LIMIT, id) || !*line) return receiver::countBad();
    char verb = line[1] == ' ' || !line[1] ? line[0] : 0;
    const char *words = line[1] ? line + 2 : line + 1;
    switch (verb) {
    case 'H':
        lastDone = 0;
        oweHello = true;
        return;
    case 'S':
        oweSnapshot = true;
        return;
    case 'K':
        return confirm(words);
    case 'W':
        return answer(id, 'A');
    case 'L':
    case 'B':
    case 'V':
        return command(id, verb, words, now);
    default:
        answer(id, 'N');
    }
}

static void hear(uint32_t now)
{
    while (answerCount < ANSWERS) {  // a host that wants more answers at once has to wait
        int16_t byte = lineRead();
        if (byte < 0) return;
        if (!receiver::take((uint8_t)byte)) continue;
        if (!hostHere) events::again();
        hostHere = true;
        lastHeard = now;
        obey(receiver::line(), now);
    }
}

static void watch(uint32_t now)
{
    if (hostHere && now - lastHeard >= GONE_MS) {
        hostHere = false;
        lamps::dark();
        if (TG_BUZZER) buzzerStop();
        still();
    }
    if (shaking && now - shakenSince >= shakeFor) still();
    uint16_t held = switches::held();
    if (now - lastBeat >= BEAT_MS || (held && !heldBefore)) {
        lastBeat = now;
        oweBeat = true;
    }
    heldBefore = held;
}

void coreBegin(uint32_t now)
{
    started = lastBeat = lastHeard = now;
    hostHere = shaking = oweSnapshot = oweBeat = false;
    answerCount = turn = 0;
    lastDone = heldBefore = 0;
    receiver::begin();
    sender::begin();
    events::begin();
    identity::begin();
    lamps::begin();
    switches::begin(now);
    if (lineRoom()) lineWrite((const uint8_t *)"\n", 1);  // ends any half line that the host holds
    oweHello = true;
}

void coreTick(uint32_t now)
{
    hear(now);
    switches::tick(now);
    lamps::tick(now);
    watch(now);
    tellAll(now);
}
