"""Physical boards: pure codecs and links, what a hand on them means, and one thin serial port."""
