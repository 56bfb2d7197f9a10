/* tgsim: one board in an emulated chip. See tgsim.c. */
#pragma once
#include <stdint.h>
#include <stdio.h>
#include <simavr/sim_avr.h>

extern avr_t *avr;

/* Simulated microseconds since the start; resets of the chip do not set it back. */
uint64_t sim_us(void);

/* ---- parts.c: switches, lamps, buzzer, motor */

enum { MAX_CELLS = 736, MAX_LINES = 24, MAX_EXPANDERS = 8, MAX_LAMP_CHIPS = 8 };

struct pin { char port; int bit; };
struct pin parse_pin(const char *words);
int parse_pins(char *words, struct pin *pins);

enum input { MATRIX, MCP23017, HC165 };

struct board {
    enum input input;
    struct pin row[MAX_LINES], column[MAX_LINES];
    struct pin latch, load, data, clock, buzzer, motor;
    int rows, columns, expanders, lamp_chips, diodes, cells;
};
extern struct board board;

void parts_begin(void);
void parts_after_reset(void);
void set_cell(int cell, int closed);
int is_closed(int cell);
int lamp_is_lit(int lamp);
int motor_is_on(void);
int expander_power(int n, int on);  /* 0: there is none such */

struct tone { uint64_t edges; double hertz, milliseconds; };
struct tone heard(void);  /* since the last call */

/* ---- line.c: the serial line, as a pseudo-terminal */

struct line {
    char uart;
    unsigned long baud;
    const char *link;           /* a name that always leads to the pseudo-terminal */
    int reset_on_open;          /* as a USB chip does by DTR */
    unsigned bootloader_ms;     /* bytes are swallowed for so long after a reset */
    char name[64];
    int master, client;         /* client: somebody has it open */
    unsigned long to_host, from_host, unread;
};
extern struct line line;

struct fault { unsigned long cut, flip, count; };  /* every n-th byte; 0: none */
extern struct fault to_host, to_board;

int line_begin(void);  /* 0: this chip has no such port */
void line_after_reset(void);
void line_move(void);
void line_noise(const uint8_t *bytes, unsigned count);
void plug(void);
void unplug(void);
unsigned line_waiting(void);
