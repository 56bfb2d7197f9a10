"""Something the program waits to be told: yes or no, or one of a few numbered answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tactilegrid.core.game import Place, Touch
from tactilegrid.core.message import Message, message

PAGE = 9  # a single digit answers a key press


class Question:
    """A question names its subject, its answers and its default.

    `answers` are what is done, each with its label; `default` is the index that Enter means. A
    `yes_no` question takes its first answer for yes and its second for no, and refuses everything
    else; others let queries through while they wait. `touched` led to the question, if touches did;
    `place` is where the cursor was then.
    """

    def __init__(
        self,
        sentence: Message,
        answers: Sequence[tuple[Message, Callable[[], None]]],
        default: int | None = None,
        yes_no: bool = False,
        touched: tuple[Touch, ...] = (),
        place: Place | None = None,
    ) -> None:
        self.sentence = sentence
        self.answers = tuple(answers)
        self.default = default
        self.yes_no = yes_no
        self.touched = touched
        self.place = place

    def numbered(self) -> tuple[Message, ...]:
        """The answers as they are read out: "1 all", "2 none"."""
        return tuple(
            message("answer-numbered", number=number, label=label)
            for number, (label, _) in enumerate(self.answers, 1)
        )

    def left_by(self, place: Place) -> bool:
        """Whether the cursor went on to *place* meanwhile: Enter may be meant for that one."""
        return self.place is not None and self.place != place

    def pick(self, number: int) -> Callable[[], None] | None:
        """What the answer of that number does; None where there is none."""
        return self.answers[number - 1][1] if 1 <= number <= len(self.answers) else None


def pages(
    sentence: Message,
    answers: Sequence[tuple[Message, Callable[[], None]]],
    ask: Callable[[Question], None],
) -> Question:
    """A question of many answers, nine digits at a time; the last digit leads on."""
    if len(answers) <= PAGE:
        return Question(sentence, answers)
    first, rest = answers[: PAGE - 1], answers[PAGE - 1 :]

    def further() -> None:
        ask(pages(sentence, rest, ask))

    return Question(sentence, (*first, (message("answer-more"), further)))
