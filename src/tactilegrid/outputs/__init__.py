"""Where words go: the console, and later voices, braille and sounds."""
