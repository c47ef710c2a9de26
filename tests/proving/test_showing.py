"""Which rules are shown to be safe before Lean is asked, and what is said of the others."""

import pytest

from provengym.proving.page import page
from spec import written
from spec.making import made

WALK = """\
from typing import Annotated
from provengym.spec import Environment, Parameter, Range

class Walk(Environment):
    size: Annotated[int, Parameter(2, 50)] = 5
    place: Annotated[int, Range(0, "size - 1")]

    def start(self) -> None:
        self.place = 0

    def act(self, action: Annotated[int, Range(0, 2)]) -> int:
        self.place = min(max(self.place + (1, 0, -1)[action], 0), self.size - 1)
        return -1

    def over(self) -> bool:
        return self.place == self.size - 1

    def invariant(self) -> bool:
        return self.place < self.size
"""
QUEUES = """\
from typing import Annotated

class Queues(Environment):
    room: Annotated[int, Parameter(1, 50)] = 8
    queues: Annotated[Cells, Of("room + 1", 2)]

    def start(self) -> None:
        self.queues = Cells([0, 0])

    def act(self, action: bool) -> int:
        queue = 1 if action else 0
        full = self.queues[queue] == self.room
        if not full:
            self.queues[queue] += 1
        return -sum(self.queues)
"""


@pytest.mark.parametrize("text", [WALK, QUEUES], ids=["walk", "queues"])
def test_rules_are_shown_to_be_safe(text):
    found = page(made(text))

    assert found.open == ()
    assert "theorem safe_act" in found.safe
    assert type(found).from_dict(found.to_dict()) == found


@pytest.mark.parametrize(
    ("text", "changed", "says"),
    [
        (
            WALK,
            ("1, 0, -1)[action], 0), self.size - 1", "2, 0, -1)[action], 0), 7"),
            "line 12: place must be between 0 and size - 1",
        ),
        (WALK, ("self.place = 0\n", "self.place = self.size - 1\n"), "that no start is over"),
        (
            WALK,
            ("self.place < self.size", "self.place == 0"),
            "that ranges and the invariant hold after act",
        ),
        (
            QUEUES,
            ("if not full", "if full or not full"),
            "line 14: a cell of queues must be between 0 and room + 1 - 1",
        ),
    ],
    ids=["range", "start", "invariant", "row"],
)
def test_what_is_not_shown_is_said(text, changed, says):
    assert changed[0] in text

    found = page(made(text.replace(*changed)))

    assert says in found.open
    assert found.safe == ""


def test_what_is_too_long_is_not_looked_at():
    found = page(written.TicTacToe)

    assert len(found.open) == 1
    assert found.safe == ""
