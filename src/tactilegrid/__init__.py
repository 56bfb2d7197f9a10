"""Board games to play by ear, by touch and by eye at one table."""

__version__ = "0.1.0"
