"""SwimmerGait as docs/swimmer_gait.md has it: an angle is a number of degrees; the table is read
from the page."""
# ruff: noqa: RUF001 (the pages have minus signs)

import re
from pathlib import Path

from from_the_page.sentences import Sentences

PAGE = Path(__file__).resolve().parents[2] / "docs" / "swimmer_gait.md"

VALUES = "numbered from 0 for −60° in steps of 15° to 8 for 60°"
FIRST = "| 0, joint 1 up | the next larger value of the angle of joint 1 |"
LAST = "| 3, joint 2 down | the next smaller value of the angle of joint 2 |"
REST = "| 4, rest | nothing |"
ORDER = "the numbers of both values, that of joint 1 first"
START = "Every episode starts with the straight swimmer, `(4, 4)`."
UP = "At 8 an angle stays where it is going up"
DOWN = "and at 0 going down."
UNIT = "in millionths; the columns are the angle of joint 2"
EXCHANGED = "it is the negative of the entry with the joints exchanged"
UNDOES = "Going down undoes going up"
SAME = "A step that changes nothing is worth 0."
ENDLESS = "Termination: none; every episode goes on."
LIMIT = "step number `max_steps` after the reset truncates"

SENTENCES = (
    *(VALUES, FIRST, LAST, REST, ORDER, START, UP, DOWN, UNIT, EXCHANGED, UNDOES, SAME),
    *(ENDLESS, LIMIT),
)


class SwimmerGait:
    """The rules; a shape is two angles in degrees."""

    def __init__(self, max_steps=200, negated=None):
        self.max_steps, self.holds = max_steps, Sentences(SENTENCES, negated)
        row = r"^\| (−?\d+)° to −?\d+° \| (.*) \|$"
        text = PAGE.read_text(encoding="utf-8").partition("### Rewards")[2]
        self.table = {}
        for low, entries in re.findall(row, text, re.MULTILINE):
            for column, entry in enumerate(entries.split(" | ")):
                self.table[number(low), 15 * column - 60] = number(entry)

    def angle(self, value):
        """The angle that a number means."""
        return 15 * value - 60 if self.holds(VALUES) else 60 - 15 * value

    def start(self):
        """The shape after a reset."""
        return (0, 0) if self.holds(START) else (15, 15)

    def observe(self, shape):
        """The numbers of both values."""
        values = [
            (angle + 60) // 15 if self.holds(VALUES) else (60 - angle) // 15 for angle in shape
        ]
        return values if self.holds(ORDER) else values[::-1]

    def step(self, shape, action, taken):
        """The next shape, the reward, terminated and truncated."""
        joint, change = ((0, 15), (0, -15), (1, 15), (1, -15), (0, 0))[action]
        if (action == 0 and not self.holds(FIRST)) or (action == 3 and not self.holds(LAST)):
            change = -change
        if action == 4 and not self.holds(REST):
            change = 15
        after = list(shape)
        after[joint] += change
        stopped = self.holds(UP) if after[joint] > 60 else self.holds(DOWN)
        if abs(after[joint]) > 60:
            after[joint] = shape[joint] if stopped else shape[joint] - 2 * change
        reward = self.displacement(joint, shape, after)
        over = taken >= self.max_steps
        return (
            tuple(after),
            reward / (10**6 if self.holds(UNIT) else 10**3),
            not self.holds(ENDLESS),
            over if self.holds(LIMIT) else taken > self.max_steps,
        )

    def displacement(self, joint, before, after):
        """That of a change of one angle, in the table's units."""
        rises = after[joint] - before[joint]
        if not rises:
            return 0 if self.holds(SAME) else 1
        low, other = min(before[joint], after[joint]), before[1 - joint]
        entry = self.table.get((low, other), 0)
        if joint == 1 and self.holds(EXCHANGED):
            entry = -entry
        return entry if rises > 0 or not self.holds(UNDOES) else -entry


def number(text):
    """An integer with a minus sign of the page."""
    return int(text.replace("−", "-"))
