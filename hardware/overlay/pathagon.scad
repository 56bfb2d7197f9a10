// Pathagon. Dark joins the sides with rings, as its pieces have rings; Light the plain ones. With
// a button in each square: openscad -D buttons=true
include <plate.scad>

buttons = false;
cols = 7;
rows = 7;
far = 14;

overlay(cols, rows, hole = buttons ? button_hole : peg_hole, wired = buttons, far = far)
    for (row = [0 : rows - 1]) {
        y = margin + (row + 0.5) * pitch;
        translate([margin + cols * pitch + far / 2, y]) ring_mark();
        // between two numbers on the left, which have the middle of their rows
        if (row > 0) translate([margin / 2, margin + row * pitch]) ring_mark();
    }
