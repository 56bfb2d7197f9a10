// Braille labels: domes to print, discs to cut or to swell. Letters a to j are the digits too,
// behind the number sign, which is written "#" here.
include <sizes.scad>

// dot pitch, cell pitch, diameter at the base, height
function braille_style(name) =
    name == "NLS" ? [2.34, 6.2, 1.44, 0.48] :      // NLS Specification 800, books
    name == "MARBURG" ? [2.5, 6.0, 1.6, 0.5] :     // Marburg Medium, packs of medicine
    [2.4, 6.6, 1.55, 0.75];                        // inside the ranges of ADA 703.3, signs

LETTERS = [[1], [1, 2], [1, 4], [1, 4, 5], [1, 5], [1, 2, 4], [1, 2, 4, 5], [1, 2, 5], [2, 4],
    [2, 4, 5], [1, 3], [1, 2, 3], [1, 3, 4], [1, 3, 4, 5], [1, 3, 5], [1, 2, 3, 4],
    [1, 2, 3, 4, 5], [1, 2, 3, 5], [2, 3, 4], [2, 3, 4, 5], [1, 3, 6], [1, 2, 3, 6],
    [2, 4, 5, 6], [1, 3, 4, 6], [1, 3, 4, 5, 6], [1, 3, 5, 6]];
NUMBER_SIGN = [3, 4, 5, 6];

function dots_of(sign) = let (code = ord(sign))
    code >= ord("a") && code <= ord("z") ? LETTERS[code - ord("a")] :
    code == ord("0") ? LETTERS[9] :
    code >= ord("1") && code <= ord("9") ? LETTERS[code - ord("1")] :
    sign == "#" ? NUMBER_SIGN : [];

// where the dots of a text are, the middle of its cells at the origin
function dot_places(text, s) = let (left = -((len(text) - 1) * s[1] + s[0]) / 2)
    [for (i = [0 : len(text) - 1]) for (dot = dots_of(text[i]))
        [left + i * s[1] + (dot > 3 ? s[0] : 0), s[0] * (1 - (dot - 1) % 3)]];

// One solid of revolution: spheres, cut and joined, take minutes. It starts a little below zero to
// join what it stands on.
module dome(d, h, steps = 3) {
    r = (d * d / 4 + h * h) / (2 * h);
    rotate_extrude($fn = 12) polygon(concat([[0, -0.2], [d / 2, -0.2]],
        [for (i = [0 : steps - 1]) let (z = h * i / steps)
            [sqrt(r * r - pow(z + r - h, 2)), z]], [[0, h]]));
}

module braille(text) {
    s = braille_style(style);
    for (place = dot_places(text, s)) translate(place) dome(s[2], s[3]);
}

module braille_flat(text) {
    s = braille_style(style);
    for (place = dot_places(text, s)) translate(place) circle(d = s[2], $fn = 12);
}
