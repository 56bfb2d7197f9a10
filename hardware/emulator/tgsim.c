/*
 * tgsim runs the unmodified firmware of a board in an emulated AVR chip, with a board of switches,
 * lamps, a buzzer and a motor wired to its pins, and its serial line on a pseudo-terminal.
 *
 * It is a test tool and no part of the game: it links to libsimavr, which is under the GNU General
 * Public License, version 3. Whoever passes on the linked program has to keep to that licence; this
 * source alone is under the licence of the project.
 *
 * One thread does everything: it runs the chip for a slice of simulated time, moves bytes between
 * the chip and the pseudo-terminal, and obeys lines on standard input. It ends when standard input
 * is closed, so that a test that dies leaves nothing behind.
 *
 * Standard output: one JSON object a line, first {"ready": name of the pseudo-terminal}, then one
 * for each command. The commands are in README.md.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <simavr/avr_eeprom.h>
#include <simavr/avr_extint.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_time.h>

#include "tgsim.h"

avr_t *avr;

static FILE *answers;
static const char *firmware, *mcu = "atmega328p", *memory_path;
static double speed = 1.0;  /* of real time; 0: as fast as can be */
static int stepped;         /* time passes only by the command `step` */
static int state = cpu_Running;
static uint64_t step_until, pace_wall, pace_cycle, cycles_before_reset;

static uint64_t wall_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000ull + t.tv_nsec;
}

uint64_t sim_us(void)
{
    return (cycles_before_reset + avr->cycle) * 1000000ull / avr->frequency;
}

static void pace_from_here(void)
{
    pace_wall = wall_ns();
    pace_cycle = avr->cycle;
}

/* simavr sets its cycle counter to 0 and forgets all timers, ours too. */
void reset_chip(void)
{
    uint64_t left = step_until > avr->cycle ? step_until - avr->cycle : 0;
    cycles_before_reset += avr->cycle;
    avr_reset(avr);
    state = cpu_Running;
    if (step_until) step_until = avr->cycle + left + 1;
    line_after_reset();
    parts_after_reset();
    pace_from_here();
}

/* ----------------------------------------------- memory that needs no power */

enum { MEMORY = 1024 };

static void memory_load(void)
{
    uint8_t bytes[MEMORY];
    FILE *file = memory_path ? fopen(memory_path, "rb") : NULL;
    if (!file) return;
    avr_eeprom_desc_t all = { .ee = bytes, .offset = 0, .size = fread(bytes, 1, MEMORY, file) };
    fclose(file);
    avr_ioctl(avr, AVR_IOCTL_EEPROM_SET, &all);
}

static void memory_save(void)
{
    FILE *file = memory_path ? fopen(memory_path, "wb") : NULL;
    if (!file) return;
    avr_eeprom_desc_t all = { .ee = NULL, .offset = 0, .size = MEMORY };
    avr_ioctl(avr, AVR_IOCTL_EEPROM_GET, &all);
    fwrite(all.ee, 1, MEMORY, file);
    fclose(file);
}

/* ----------------------------------------------------------------- commands */

struct bounce { int cell, left, final; uint32_t us; };

static avr_cycle_count_t bounce_step(avr_t *a, avr_cycle_count_t when, void *param)
{
    struct bounce *b = param;
    if (b->left-- <= 0) {
        set_cell(b->cell, b->final);
        free(b);
        return 0;
    }
    set_cell(b->cell, !is_closed(b->cell));
    return when + avr_usec_to_cycles(a, b->us);
}

static void bounce(int cell, int times, int final, long us)
{
    struct bounce *b = malloc(sizeof *b);
    *b = (struct bounce){ cell, times, final, us < 1 ? 1 : us };
    avr_cycle_timer_register(avr, 1, bounce_step, b);
}

static void say_state(void)
{
    fprintf(answers, "{\"us\":%llu,\"wall_ns\":%llu,\"client\":%d,\"to_host\":%lu,\"from_host\":%lu,"
        "\"unread\":%lu,\"waiting\":%u,\"port\":\"%s\"}\n",
        (unsigned long long)sim_us(), (unsigned long long)wall_ns(), line.client, line.to_host,
        line.from_host, line.unread, line_waiting(), line.master < 0 ? "" : line.name);
}

static int about_switch(const char *verb, int given, long a, long b, long c)
{
    if (given < 2 || a < 0 || a >= board.cells) return 0;
    if (!strcmp(verb, "down")) set_cell(a, 1);
    else if (!strcmp(verb, "up")) set_cell(a, 0);
    else if (!strcmp(verb, "bounce") && given == 4) bounce(a, b, !is_closed(a), c);
    else if (!strcmp(verb, "pulse") && given == 3) bounce(a, 1, is_closed(a), b);
    else return 0;
    return 1;
}

static int about_line(const char *verb, const char *words, int given, long a)
{
    unsigned byte;
    if (!strcmp(verb, "noise")) {
        for (const char *h = words + 6; sscanf(h, "%2x", &byte) == 1; h += 2) {
            uint8_t one = byte;
            line_noise(&one, 1);
        }
    }
    else if (!strcmp(verb, "plug")) plug();
    else if (!strcmp(verb, "unplug")) unplug();
    else if (given < 2) return 0;
    else if (!strcmp(verb, "cut")) to_host.cut = a;
    else if (!strcmp(verb, "flip")) to_host.flip = a;
    else if (!strcmp(verb, "cut-in")) to_board.cut = a;
    else if (!strcmp(verb, "flip-in")) to_board.flip = a;
    else return 0;
    return 1;
}

static int question(const char *verb)
{
    if (!strcmp(verb, "lamps")) {
        const char *comma = "";
        fprintf(answers, "{\"lamps\":[");
        for (int i = 0; i < board.lamp_chips * 64; i++) {
            if (!lamp_is_lit(i)) continue;
            fprintf(answers, "%s%d", comma, i);
            comma = ",";
        }
        fprintf(answers, "]}\n");
    }
    else if (!strcmp(verb, "buzzer")) {
        struct tone t = heard();
        fprintf(answers, "{\"edges\":%llu,\"hertz\":%.1f,\"milliseconds\":%.1f}\n",
            (unsigned long long)t.edges, t.hertz, t.milliseconds);
    }
    else if (!strcmp(verb, "motor")) fprintf(answers, "{\"motor\":%d}\n", motor_is_on());
    else return 0;
    return 1;
}

static int about_chip(const char *verb, const char *words, int given, long a, long b)
{
    if (!strcmp(verb, "reset")) reset_chip();
    else if (!strcmp(verb, "power")) {  /* all but the memory begins anew, and the line breaks */
        unplug();
        plug();
        reset_chip();
    }
    else if (!strcmp(verb, "poke") && given == 3 && a >= 0 && a <= avr->ramend) avr->data[a] = b;
    else if (!strcmp(verb, "expander") && given == 3) return expander_power(a, b);
    else if (!strcmp(verb, "speed") && sscanf(words, "%*s %lf", &speed) == 1) pace_from_here();
    else if (!strcmp(verb, "save")) memory_save();
    else return 0;
    return 1;
}

/* 0: end. */
static int obey(const char *words)
{
    char verb[16] = "";
    long a = 0, b = 0, c = 0;
    int given = sscanf(words, "%15s %ld %ld %ld", verb, &a, &b, &c);
    if (!strcmp(verb, "quit")) return 0;
    if (question(verb)) return 1;
    if (!strcmp(verb, "step") && given == 2) {
        step_until = avr->cycle + avr_usec_to_cycles(avr, a);
        return 1;  /* answered when it is reached */
    }
    if (!strcmp(verb, "state") || about_switch(verb, given, a, b, c)
        || about_line(verb, words, given, a) || about_chip(verb, words, given, a, b))
        say_state();
    else fprintf(answers, "{\"error\":\"no such command: %.40s\"}\n", verb);
    return 1;
}

static int obey_all(void)
{
    static char in[4096];
    static size_t count;
    char *end;
    if (step_until) return 1;  /* what is asked waits until the step is done */
    ssize_t got = read(0, in + count, sizeof in - 1 - count);
    if (got == 0 || count + (got > 0 ? got : 0) == sizeof in - 1) return 0;
    if (got > 0) count += got;
    in[count] = 0;
    while (!step_until && (end = strchr(in, '\n'))) {
        *end = 0;
        if (!obey(in)) return 0;
        count -= end + 1 - in;
        memmove(in, end + 1, count + 1);
    }
    return 1;
}

/* -------------------------------------------------------------------- chip */

static void sleep_at_once(avr_t *a, avr_cycle_count_t cycles) { (void)a; (void)cycles; }

static int load_chip(void)
{
    static elf_firmware_t image;
    if (elf_read_firmware(firmware, &image) < 0) {
        fprintf(stderr, "tgsim: cannot read %s\n", firmware);
        return 0;
    }
    snprintf(image.mmcu, sizeof image.mmcu, "%s", mcu);
    image.frequency = 16000000;
    avr = avr_make_mcu_by_name(mcu);
    if (!avr) {
        fprintf(stderr, "tgsim: unknown chip %s\n", mcu);
        return 0;
    }
    avr_init(avr);
    avr->log = LOG_ERROR;
    avr->sleep = sleep_at_once;  /* the pace is ours */
    avr_load_firmware(avr, &image);
    avr->frequency = image.frequency;
    memory_load();
    if (!line_begin()) {
        fprintf(stderr, "tgsim: no serial port %c\n", line.uart);
        return 0;
    }
    for (int i = 0; i < EXTINT_COUNT; i++)  /* else a low interrupt pin is looked at every cycle */
        avr_extint_set_strict_lvl_trig(avr, i, 0);
    parts_begin();
    return 1;
}

static int run_slice(void)
{
    uint64_t until = avr->cycle + avr->frequency / 5000;  /* 200 us */
    if (step_until && step_until < until) until = step_until;
    while (avr->cycle < until && state != cpu_Done && state != cpu_Crashed) state = avr_run(avr);
    line_move();
    if (state == cpu_Done || state == cpu_Crashed) {
        fprintf(answers, "{\"error\":\"the chip stopped\"}\n");
        return 0;
    }
    if (step_until && avr->cycle >= step_until) {
        step_until = 0;
        pace_from_here();
        say_state();
    }
    return 1;
}

/* How long the chip is ahead of the clock on the wall. */
static long ahead_ns(void)
{
    if (step_until || stepped || speed <= 0) return 0;
    double ahead = (avr->cycle - pace_cycle) * 1e9 / (avr->frequency * speed)
        - (double)(wall_ns() - pace_wall);
    if (ahead < -2e8) pace_from_here();  /* this machine is too slow: do not race to catch up */
    return ahead <= 0 ? 0 : ahead > 1e7 ? 10000000 : (long)ahead;
}

static void run(void)
{
    fcntl(0, F_SETFL, O_NONBLOCK);
    pace_from_here();
    for (;;) {
        int may_run = step_until || !stepped;
        struct timespec wait = { 0, 50000000 };
        if (may_run) {
            if (!run_slice()) return;
            wait.tv_nsec = ahead_ns();
        }
        struct pollfd fds[2] = {
            { .fd = 0, .events = POLLIN }, { .fd = line.client ? line.master : -1, .events = POLLIN } };
        if (!step_until) ppoll(fds, 2, &wait, NULL);
        if (!may_run) line_move();
        if (!obey_all()) return;
    }
}

static void options(int argc, char **argv)
{
    static const struct option known[] = {
        { "elf", 1, 0, 'e' }, { "mcu", 1, 0, 'm' }, { "uart", 1, 0, 'u' }, { "rows", 1, 0, 'r' },
        { "columns", 1, 0, 'c' }, { "mcp23017", 1, 0, 'M' }, { "hc165", 1, 0, 'H' },
        { "cells", 1, 0, 'n' }, { "max7219", 1, 0, 'L' }, { "lamp-pins", 1, 0, 'P' },
        { "buzzer", 1, 0, 'b' }, { "motor", 1, 0, 'v' }, { "link", 1, 0, 'l' },
        { "speed", 1, 0, 's' }, { "stepped", 0, 0, 'S' }, { "no-diodes", 0, 0, 'g' },
        { "reset-on-open", 1, 0, 'R' }, { "memory", 1, 0, 'E' }, { 0 } };
    struct pin three[MAX_LINES];
    for (int o; (o = getopt_long(argc, argv, "", known, NULL)) != -1;) switch (o) {
        case 'e': firmware = optarg; break;
        case 'm': mcu = optarg; break;
        case 'u': line.uart = optarg[0]; break;
        case 'r': board.rows = parse_pins(optarg, board.row); break;
        case 'c': board.columns = parse_pins(optarg, board.column); break;
        case 'M': board.input = MCP23017; board.expanders = atoi(optarg); break;
        case 'H': board.input = HC165; board.latch = parse_pin(optarg); break;
        case 'n': board.cells = atoi(optarg); break;
        case 'L': board.lamp_chips = atoi(optarg); break;
        case 'P':
            if (parse_pins(optarg, three) != 3) exit(2);
            board.load = three[0], board.data = three[1], board.clock = three[2];
            break;
        case 'b': board.buzzer = parse_pin(optarg); break;
        case 'v': board.motor = parse_pin(optarg); break;
        case 'l': line.link = optarg; break;
        case 's': speed = atof(optarg); break;
        case 'S': stepped = 1; break;
        case 'g': board.diodes = 0; break;
        case 'R': line.reset_on_open = 1; line.bootloader_ms = atoi(optarg); break;
        case 'E': memory_path = optarg; break;
        default: exit(2);
    }
}

int main(int argc, char **argv)
{
    options(argc, argv);
    if (!firmware || board.cells < 1 || board.cells > MAX_CELLS || board.expanders > MAX_EXPANDERS
        || board.lamp_chips > MAX_LAMP_CHIPS) {
        fprintf(stderr, "tgsim: --elf FILE and a board are needed; see README.md\n");
        return 2;
    }
    answers = fdopen(dup(1), "w");  /* libsimavr chatters on standard output: keep answers apart */
    if (!answers || !freopen("/dev/null", "w", stdout)) return 1;
    setvbuf(answers, NULL, _IOLBF, 0);
    if (!load_chip()) return 1;
    plug();
    fprintf(answers, "{\"ready\":\"%s\"}\n", line.name);
    run();
    memory_save();
    unplug();
    return 0;
}
