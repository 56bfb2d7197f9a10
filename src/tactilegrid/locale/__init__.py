"""Catalogues: one folder a language, compiled to plain data."""

from __future__ import annotations

# A new language is a folder of .ftl files with a spelling.toml, and its name here.
LANGUAGES = ("en", "ru")
