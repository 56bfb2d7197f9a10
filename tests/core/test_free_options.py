"""Settings that take a line of text, such as a layout."""

from __future__ import annotations

import pytest

from tactilegrid.core.options import FREE_LIMIT, BadOption, Option, always, settle

LAYOUT = Option("layout", always("house"), words=("house",), free=True)


def test_any_line_is_taken_as_it_is_but_for_the_spaces_around_it() -> None:
    assert LAYOUT.read(" P=e5 fences=b2h,g2h ") == "P=e5 fences=b2h,g2h"
    assert settle((LAYOUT,), {}).choice("layout") == "house"


@pytest.mark.parametrize(
    "text", ["", "  ", "two\nlines", "x" * (FREE_LIMIT + 1), "я" * (FREE_LIMIT // 2 + 1), "a\0b"]
)
def test_what_is_no_line_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        LAYOUT.read(text)
