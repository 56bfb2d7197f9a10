/* The chip's serial port on a pseudo-terminal, with the faults of a real line. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <simavr/avr_uart.h>

#include "tgsim.h"

struct line line = { .uart = '0', .baud = 115200, .master = -1 };
struct fault to_host, to_board;

static avr_irq_t *uart_in;
static int chip_is_full;
static uint8_t out[65536], in[65536];
static unsigned out_count, in_head, in_tail;
static uint64_t deaf_until;

unsigned line_waiting(void) { return (in_tail - in_head + sizeof in) % sizeof in; }

/* What is left of a byte, or -1. */
static int spoil(struct fault *fault, uint8_t byte)
{
    fault->count++;
    if (fault->cut && fault->count % fault->cut == 0) return -1;
    if (fault->flip && fault->count % fault->flip == 0) byte ^= 1u << fault->count / fault->flip % 8;
    return byte;
}

static void keep(uint8_t byte)
{
    if (out_count < sizeof out) out[out_count++] = byte;
}

void line_noise(const uint8_t *bytes, unsigned count)
{
    while (count--) keep(*bytes++);
}

static void out_hook(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq; (void)param;
    int byte = spoil(&to_host, value);
    if (byte >= 0) keep(byte);
}

static void xon_hook(avr_irq_t *i, uint32_t v, void *p) { (void)i; (void)v; (void)p; chip_is_full = 0; }
static void xoff_hook(avr_irq_t *i, uint32_t v, void *p) { (void)i; (void)v; (void)p; chip_is_full = 1; }

/* One byte to the chip in the time of ten bits, as a real line would. */
static avr_cycle_count_t feed(avr_t *a, avr_cycle_count_t when, void *param)
{
    (void)param;
    if (in_head != in_tail && !chip_is_full) {
        int byte = spoil(&to_board, in[in_head]);
        in_head = (in_head + 1) % sizeof in;
        if (byte >= 0 && sim_us() >= deaf_until) avr_raise_irq(uart_in, byte);
    }
    return when + a->frequency * 10ull / line.baud;
}

void plug(void)
{
    int slave;
    if (line.master >= 0) return;
    if (openpty(&line.master, &slave, line.name, NULL, NULL) < 0) {
        perror("tgsim: openpty");
        exit(1);
    }
    struct termios raw;
    tcgetattr(slave, &raw);
    cfmakeraw(&raw);
    tcsetattr(slave, TCSANOW, &raw);
    close(slave);  /* so that a hang-up tells that nobody has it open */
    fcntl(line.master, F_SETFL, O_NONBLOCK);
    fcntl(line.master, F_SETFD, FD_CLOEXEC);
    line.client = 0;
    if (!line.link) return;
    unlink(line.link);
    if (symlink(line.name, line.link)) perror("tgsim: symlink");
}

void unplug(void)
{
    if (line.master < 0) return;
    if (line.link) unlink(line.link);
    close(line.master);
    line.master = -1;
    line.client = 0;
    out_count = in_head = in_tail = 0;
}

void line_after_reset(void)
{
    avr_cycle_timer_cancel(avr, feed, NULL);
    avr_cycle_timer_register(avr, avr->frequency / line.baud * 10, feed, NULL);
    deaf_until = sim_us() + line.bootloader_ms * 1000ull;
    out_count = 0;
}

extern void reset_chip(void);

static void take_from_host(void)
{
    uint8_t bytes[1024];
    unsigned room = sizeof in - 1 - line_waiting();
    ssize_t count = read(line.master, bytes, room < sizeof bytes ? room : sizeof bytes);
    for (ssize_t i = 0; i < count; i++) {
        in[in_tail] = bytes[i];
        in_tail = (in_tail + 1) % sizeof in;
    }
    if (count > 0) line.from_host += count;
}

void line_move(void)
{
    if (line.master < 0) {
        out_count = 0;
        return;
    }
    struct pollfd p = { .fd = line.master, .events = POLLIN };
    poll(&p, 1, 0);
    int client = !(p.revents & POLLHUP);
    if (client && !line.client && line.reset_on_open) reset_chip();
    line.client = client;
    if (p.revents & POLLIN) take_from_host();
    if (!client) {
        line.unread += out_count;  /* a real port throws away what nobody reads */
        out_count = 0;
    }
    ssize_t count = out_count ? write(line.master, out, out_count) : 0;
    if (count <= 0) return;
    line.to_host += count;
    memmove(out, out + count, out_count -= count);
}

int line_begin(void)
{
    uint32_t flags = 0;  /* neither print what is sent nor sleep on its own */
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS(line.uart), &flags);
    uint32_t port = AVR_IOCTL_UART_GETIRQ(line.uart);
    uart_in = avr_io_getirq(avr, port, UART_IRQ_INPUT);
    if (!uart_in) return 0;
    avr_irq_register_notify(avr_io_getirq(avr, port, UART_IRQ_OUTPUT), out_hook, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, port, UART_IRQ_OUT_XON), xon_hook, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, port, UART_IRQ_OUT_XOFF), xoff_hook, NULL);
    line_after_reset();
    return 1;
}
