// Two by two squares with a crossing: print it first, to feel the lines and the braille, to fit a
// fence and a piece, and on a wired board to try one reed switch before there are two hundred.
include <plate.scad>

overlay(2, 2, slots = "crossings", wired = true);
