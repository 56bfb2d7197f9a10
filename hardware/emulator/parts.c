/* Switches behind three kinds of chips, lamps behind a fourth, a buzzer and a motor. */
#include <stdlib.h>
#include <string.h>

#include <simavr/avr_ioport.h>
#include <simavr/avr_spi.h>
#include <simavr/avr_twi.h>

#include "tgsim.h"

struct board board = { .expanders = 1, .diodes = 1 };

static uint8_t closed[MAX_CELLS];  /* 1: pressed, or a piece is there */

int is_closed(int cell) { return closed[cell]; }

static avr_irq_t *pin_irq(struct pin p)
{
    return avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(p.port), p.bit);
}

struct pin parse_pin(const char *words)
{
    struct pin p = { words[0], words[0] ? words[1] - '0' : -1 };
    if (p.port < 'A' || p.port > 'L' || p.bit < 0 || p.bit > 7) {
        fprintf(stderr, "tgsim: no such pin: %s\n", words);
        exit(2);
    }
    return p;
}

int parse_pins(char *words, struct pin *pins)
{
    int count = 0;
    for (char *one = strtok(words, ","); one && count < MAX_LINES; one = strtok(NULL, ","))
        pins[count++] = parse_pin(one);
    return count;
}

static void on(avr_irq_t *irq, avr_irq_notify_t hook)
{
    if (irq) avr_irq_register_notify(irq, hook, NULL);
}

/* ---------------------------------------------------------------- matrix */

static avr_irq_t *column_irq[MAX_LINES];

static void rows_low(uint8_t *low)
{
    uint8_t driven = 0;
    for (int r = 0; r < board.rows; r++) {
        if (!r || board.row[r].port != board.row[r - 1].port) {
            avr_ioport_state_t s = { 0 };
            avr_ioctl(avr, AVR_IOCTL_IOPORT_GETSTATE(board.row[r].port), &s);
            driven = s.ddr & ~s.port;
        }
        low[r] = driven >> board.row[r].bit & 1;
    }
}

static void matrix_settle(void)
{
    uint8_t row_low[MAX_LINES] = { 0 }, column_low[MAX_LINES] = { 0 };
    rows_low(row_low);
    /* without diodes, current also flows back from a low column into other rows */
    for (int again = 1; again;) {
        again = 0;
        for (int r = 0; r < board.rows; r++) {
            if (board.diodes && !row_low[r]) continue;
            for (int c = 0; c < board.columns; c++) {
                int cell = r * board.columns + c;
                if (cell >= board.cells || !closed[cell]) continue;
                if (row_low[r] && !column_low[c]) column_low[c] = again = 1;
                if (!board.diodes && column_low[c] && !row_low[r]) row_low[r] = again = 1;
            }
        }
    }
    for (int c = 0; c < board.columns; c++)
        if ((column_irq[c]->value & 1) == column_low[c])
            avr_raise_irq(column_irq[c], !column_low[c]);
}

static int matrix_due;

static avr_cycle_count_t matrix_timer(avr_t *a, avr_cycle_count_t when, void *param)
{
    (void)a; (void)when; (void)param;
    matrix_due = 0;
    matrix_settle();
    return 0;
}

/* simavr tells a change of direction before it stores it, and its own pull-up overrides ours
 * afterwards: look one cycle later, when all has settled */
static void matrix_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)value; (void)param;
    if (!matrix_due++) avr_cycle_timer_register(avr, 1, matrix_timer, NULL);
}

static void matrix_begin(void)
{
    uint8_t seen[128] = { 0 };
    for (int c = 0; c < board.columns; c++) column_irq[c] = pin_irq(board.column[c]);
    for (int r = 0; r < board.rows; r++) {
        int port = board.row[r].port;
        if (seen[port]++) continue;
        on(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), IOPORT_IRQ_PIN_ALL), matrix_hook);
        on(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), IOPORT_IRQ_DIRECTION_ALL),
           matrix_hook);
    }
    matrix_settle();
}

/* -------------------------------------------------------------- MCP23017 */

enum { PULL_UPS = 0x0c, INPUTS = 0x12, REGISTERS = 22, FIRST_ADDRESS = 0x20 };

static struct expander {
    uint8_t reg[REGISTERS], at, selected, has_at, dead;
} expander[MAX_EXPANDERS];
static avr_irq_t *twi_to_chip;

static uint8_t expander_read(int n)
{
    struct expander *e = &expander[n];
    uint8_t value = e->reg[e->at];
    if (e->at == INPUTS || e->at == INPUTS + 1) {
        int side = e->at - INPUTS;
        value = e->reg[PULL_UPS + side];  /* an input without its pull-up reads low */
        for (int bit = 0; bit < 8; bit++) {
            int cell = n * 16 + side * 8 + bit;
            if (cell < board.cells && closed[cell]) value &= ~(1 << bit);
        }
    }
    e->at = (e->at + 1) % REGISTERS;
    return value;
}

static void expander_write(struct expander *e, uint8_t byte)
{
    if (!e->has_at) {
        e->at = byte % REGISTERS;
        e->has_at = 1;
        return;
    }
    e->reg[e->at] = byte;
    e->at = (e->at + 1) % REGISTERS;
}

static void expander_hear(int n, avr_twi_msg_irq_t v)
{
    struct expander *e = &expander[n];
    int ack = 0;
    if (e->dead) return;
    if (v.u.twi.msg & TWI_COND_STOP) e->selected = 0;
    if (v.u.twi.msg & TWI_COND_START) {
        e->selected = v.u.twi.addr >> 1 == FIRST_ADDRESS + n ? v.u.twi.addr : 0;
        if (e->selected && !(v.u.twi.addr & 1)) e->has_at = 0;
        ack = e->selected;
    }
    if (!e->selected) return;
    if (v.u.twi.msg & TWI_COND_WRITE) {
        expander_write(e, v.u.twi.data);
        ack = 1;
    }
    if (ack) avr_raise_irq(twi_to_chip, avr_twi_irq_msg(TWI_COND_ACK, e->selected, 1));
    if (v.u.twi.msg & TWI_COND_READ)
        avr_raise_irq(twi_to_chip, avr_twi_irq_msg(TWI_COND_READ, e->selected, expander_read(n)));
}

static void twi_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)param;
    avr_twi_msg_irq_t v = { .u.v = value };
    for (int n = 0; n < board.expanders; n++) expander_hear(n, v);
}

int expander_power(int n, int on)
{
    if (board.input != MCP23017 || n < 0 || n >= board.expanders) return 0;
    expander[n] = (struct expander){ .dead = !on };
    return 1;
}

static void expanders_begin(void)
{
    twi_to_chip = avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_INPUT);
    on(avr_io_getirq(avr, AVR_IOCTL_TWI_GETIRQ(0), TWI_IRQ_OUTPUT), twi_hook);
}

/* --------------------------------------------------------------- 74HC165 */

static uint8_t chain[MAX_CELLS / 8 + 1];
static unsigned chain_at;
static avr_irq_t *spi_to_chip;

static void latch_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)param;
    if (value & 1) return;  /* low: take all inputs at once */
    memset(chain, 0xff, sizeof chain);
    for (int i = 0; i < board.cells; i++)
        if (closed[i]) chain[i / 8] &= ~(1 << i % 8);
    chain_at = 0;
}

static void spi_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)value; (void)param;
    avr_raise_irq(spi_to_chip, chain_at < sizeof chain ? chain[chain_at++] : 0xff);
}

static void chain_begin(void)
{
    spi_to_chip = avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT);
    on(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), spi_hook);
    on(pin_irq(board.latch), latch_hook);
}

/* --------------------------------------------------------------- MAX7219 */

static uint16_t shifted[MAX_LAMP_CHIPS];
static uint8_t digit[MAX_LAMP_CHIPS][8], awake[MAX_LAMP_CHIPS];
static int load_level = 1, clock_level, data_level;

int lamp_is_lit(int lamp)
{
    return awake[lamp / 64] && digit[lamp / 64][lamp % 64 / 8] >> lamp % 8 & 1;
}

static void data_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)param;
    data_level = value & 1;
}

static void clock_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)param;
    int level = value & 1;
    if (level && !clock_level) {
        for (int n = board.lamp_chips - 1; n > 0; n--)
            shifted[n] = shifted[n] << 1 | shifted[n - 1] >> 15;
        shifted[0] = shifted[0] << 1 | data_level;
    }
    clock_level = level;
}

static void load_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)param;
    int level = value & 1;
    for (int n = 0; level && !load_level && n < board.lamp_chips; n++) {
        int reg = shifted[n] >> 8 & 15;
        if (reg >= 1 && reg <= 8) digit[n][reg - 1] = shifted[n] & 0xff;
        if (reg == 12) awake[n] = shifted[n] & 1;
    }
    load_level = level;
}

/* ------------------------------------------------------ buzzer and motor */

static uint64_t edges, first_us, last_us;
static int motor_level;

static void buzzer_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)value; (void)param;
    if (!edges++) first_us = sim_us();
    last_us = sim_us();
}

static void motor_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)param;
    motor_level = value & 1;
}

int motor_is_on(void) { return motor_level; }

struct tone heard(void)
{
    double took = (last_us - first_us) / 1e6;
    struct tone tone = { edges, took > 0 ? (edges - 1) / 2.0 / took : 0, took * 1000 };
    edges = 0;
    return tone;
}

/* ------------------------------------------------------------------- all */

void set_cell(int cell, int is_down)
{
    closed[cell] = is_down;
    if (board.input == MATRIX) matrix_settle();
}

void parts_begin(void)
{
    if (board.lamp_chips) {
        on(pin_irq(board.load), load_hook);
        on(pin_irq(board.clock), clock_hook);
        on(pin_irq(board.data), data_hook);
    }
    if (board.buzzer.port) on(pin_irq(board.buzzer), buzzer_hook);
    if (board.motor.port) on(pin_irq(board.motor), motor_hook);
    if (board.input == MATRIX) matrix_begin();
    if (board.input == MCP23017) expanders_begin();
    if (board.input == HC165) chain_begin();
}

/* A reset clears the input registers but not what simavr's lines were last told, and telling a line
 * what it was told before does nothing: pull every column down, then up. */
void parts_after_reset(void)
{
    matrix_due = 0;
    if (board.input != MATRIX) return;
    for (int c = 0; c < board.columns; c++) {
        avr_raise_irq(column_irq[c], 0);
        avr_raise_irq(column_irq[c], 1);
    }
    matrix_settle();
}
