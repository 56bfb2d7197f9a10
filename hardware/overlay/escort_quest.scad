// Escort Quest. Tiles (tiles.scad) lie between the lines, and a token's peg goes through a tile
// into the board. Another size: openscad -D cols=6 -D rows=6
include <plate.scad>

cols = 8;
rows = 8;

overlay(cols, rows);
