"""Positions on paper for the fingers: drawings that swell, and pages for a braille embosser.

Everything here is pure; whoever asks writes the result where it belongs.
"""
