// One board, described: the only file that a maker edits. The Makefile's -D options go before it.
#pragma once

#define TG_FIRMWARE "1.0.0"

// How switches are read.
#define TG_MATRIX 1    // rows and columns of wires, a switch and a diode at each crossing
#define TG_MCP23017 2  // 16 switches to ground on each I2C expander
#define TG_HC165 3     // 8 switches to ground on each chip of a 74HC165 chain
#ifndef TG_INPUT
#define TG_INPUT TG_MATRIX
#endif

// Squares.
#ifndef TG_COLS
#define TG_COLS 7
#endif
#ifndef TG_ROWS
#define TG_ROWS 7
#endif

// Places between squares, numbered after them.
#define TG_CELLS 1      // none
#define TG_EDGES 2      // one for each inner edge: barriers of Pathfinder
#define TG_CROSSINGS 3  // two for each crossing of four squares: fences of Quoridor
#ifndef TG_SLOTS
#define TG_SLOTS TG_CELLS
#endif

// What a closed switch is: 'b' a button that is pressed, 'p' a piece that is there.
#ifndef TG_KIND
#define TG_KIND 'b'
#endif

// 0 only for a matrix without a diode at every switch: then what may be a ghost is not told.
#ifndef TG_DIODES
#define TG_DIODES 1
#endif

// Letters, digits, dots, hyphens; an underscore is heard as a space. Not longer than 24.
#ifndef TG_NAME
#define TG_NAME "tactilegrid"
#endif

// Lamps, from that of square 0 on; 64 on each MAX7219. 0: none.
#ifndef TG_LAMPS
#define TG_LAMPS (TG_COLS * TG_ROWS)
#endif
// Where the lamp of a square is. 1: row and column of the square are digit and segment of the chip,
// as the wires of a board of at most 8 by 8 lie. 0: lamp n is segment n mod 8 of digit n / 8.
#ifndef TG_LAMPS_BY_ROW
#define TG_LAMPS_BY_ROW (TG_COLS <= 8 && TG_ROWS <= 8 && TG_LAMPS <= TG_COLS * TG_ROWS)
#endif
// 0 dark to 15 bright.
#ifndef TG_BRIGHTNESS
#define TG_BRIGHTNESS 4
#endif

#ifndef TG_BUZZER
#define TG_BUZZER 1
#endif
// A vibration motor behind a transistor. A matrix of 7 by 7 leaves an Uno no pin for it.
#ifndef TG_HAPTIC
#if defined(ARDUINO_AVR_MEGA2560) || TG_INPUT != TG_MATRIX
#define TG_HAPTIC 1
#else
#define TG_HAPTIC 0
#endif
#endif

// How long a switch must keep still, in milliseconds.
#ifndef TG_SETTLE_MS
#define TG_SETTLE_MS (TG_KIND == 'p' ? 50 : 5)
#endif

// A matrix may have another shape than its board: switch n is at row n / columns, column n mod
// columns. So 209 switches fit 15 rows of 14 wires.
#ifndef TG_MATRIX_COLS
#define TG_MATRIX_COLS TG_COLS
#endif

// Pins, as they are printed on the board.
#define TG_PIN_LAMPS_LOAD 10
#define TG_PIN_LAMPS_DATA 11
#define TG_PIN_BUZZER 12
#define TG_PIN_LAMPS_CLOCK 13
#define TG_PIN_HAPTIC 8
#define TG_PIN_LATCH 9  // of the 74HC165 chain; its clock and data are on the SPI pins
#if TG_INPUT == TG_HC165
// SPI needs 11 to 13 on an Uno, and its own connector elsewhere: the lamps move out of its way.
#undef TG_PIN_LAMPS_LOAD
#undef TG_PIN_LAMPS_DATA
#undef TG_PIN_LAMPS_CLOCK
#undef TG_PIN_BUZZER
#define TG_PIN_LAMPS_LOAD 5
#define TG_PIN_LAMPS_DATA 6
#define TG_PIN_LAMPS_CLOCK 7
#define TG_PIN_BUZZER 4
#endif
#ifdef ARDUINO_AVR_MEGA2560
#define TG_ROW_PINS {22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37}
#define TG_COL_PINS {38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, A8, A9, A10, A11}
#else
#define TG_ROW_PINS {9, A0, A1, A2, A3, A4, A5}
#define TG_COL_PINS {2, 3, 4, 5, 6, 7, 8}
#endif

// The serial port. Emulators know no USB: there a Leonardo talks on its pins 0 and 1.
#ifdef TG_USE_SERIAL1
#define TG_PORT Serial1
#else
#define TG_PORT Serial
#endif
