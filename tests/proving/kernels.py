"""Classes of rules with kernels that are compiled when a test runs: those of this package, whose C
Lean emitted, and one by hand that has what these have not."""

import enum
import functools
import inspect
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Annotated

from provengym.envs.rules import CompiledRules, Place
from provengym.proving.compiling import Sources, compiled
from provengym.spec import Cells, Environment, Of, Parameter, Range
from spec import written
from spec.making import made

ROOT = Path(__file__).resolve().parents[2]


class Way(enum.Enum):
    BACK = "back"
    STAY = "stay"
    ON = "on"


class Slide(Environment):
    """What no environment of the package has: parameters and observations below 0, halves of
    rewards, words of 64 bits, a row of cells, a limit that depends on parameters."""

    shift: Annotated[int, Parameter(-5, 5)] = -2
    icy: Annotated[bool, Parameter()] = True
    way: Way
    place: Annotated[int, Range(-3, 3)]
    board: Annotated[Cells, Of(3, 2)]
    worn: bool
    limit = "shift + 9"

    def start(self) -> None:
        self.way = Way.STAY
        self.place = self.draw(3) - 1
        self.board = Cells([0, 2])
        self.worn = False

    def act(self, action: Way) -> Fraction:
        turn = self.draw(4)
        cell = self.draw(2)
        self.way = Way.STAY if self.icy and turn == 0 else action
        if self.way is Way.ON and self.place < 3:
            self.place += 1
        if self.way is Way.BACK and self.place > -3:
            self.place -= 1
        self.board[cell] = (self.board[cell] + 1) % 3
        self.worn = self.worn or self.board[0] == self.board[1]
        return Fraction(self.place + self.shift, 2)

    def over(self) -> bool:
        return self.place == 3 or (self.place == -3 and self.worn)

    def show(
        self,
    ) -> tuple[
        Annotated[int, Range("shift - 3", "shift + 3")], Way, bool, Annotated[Cells, Of(3, 2)]
    ]:
        return self.place + self.shift, self.way, self.worn, self.board

    def legal(self, action: Way) -> bool:
        return action is not Way.BACK or self.place > -3


def texts(prefix, folder=ROOT / "pybridge" / "generated"):
    """The sources of a kernel."""
    names = f"{prefix}.c", f"{prefix}.hpp", f"{prefix}_table.cpp"
    return Sources(prefix, *(Path(folder, name).read_text(encoding="utf-8") for name in names))


SLIDE = texts("slide", Path(__file__).parent / "slide")
CLIFF_PLACES = {"col": (Place(0, 0, 4),), "row": (Place(0, 4, 2),)}
TAXI_PLACES = {
    "destination": (Place(0, 0, 2),),
    "passenger": (Place(0, 2, 3),),
    "col": (Place(0, 5, 3),),
    "row": (Place(0, 8, 3),),
    "will_change": (Place(0, 11, 1),),
}
SLIDE_PLACES = {
    "way": (Place(0, 0, 2),),
    "place": (Place(0, 2, 3, low=-3),),
    "board": (Place(1, 0, 2), Place(1, 2, 2)),
    "worn": (Place(1, 4, 1),),
}

OFFERED = """
    def legal(self, action: Annotated[int, Range(0, 5)]) -> bool:
        if action == 4:
            return self.passenger != 4 and self.passenger == self._depot()
        if action == 5:
            return self.passenger == 4 and self._depot() != 4
        return not self._blocked(action)
"""


@functools.cache
def cliff_walking():
    return CompiledRules(written.CliffWalking, compiled(texts("cliffwalking")), CLIFF_PLACES)


@functools.cache
def taxi():
    return CompiledRules(written.Taxi, compiled(texts("taxi")), TAXI_PLACES)


@functools.cache
def masked_taxi():
    return CompiledRules(
        made(inspect.getsource(written.Taxi) + OFFERED), taxi().library, TAXI_PLACES
    )


@functools.cache
def slide():
    return CompiledRules(Slide, compiled(SLIDE), SLIDE_PLACES, {"lanes": "icy"})


@functools.cache
def long_slide():
    """The same, of which all loops share one copy of a step."""
    constants = "    static constexpr bool always_constant = false;\n"
    assert constants in SLIDE.binding
    binding = SLIDE.binding.replace(
        constants, f"{constants}    static constexpr bool long_step = true;\n"
    )
    sources = replace(SLIDE, binding=binding)
    return CompiledRules(Slide, compiled(sources), SLIDE_PLACES, {"lanes": "icy"})


CASES = {
    "CliffWalking": (cliff_walking, {}),
    "CliffWalking, slippery": (cliff_walking, {"slippery": True}),
    "Taxi": (taxi, {}),
    "Taxi, in rain with fickle passengers": (taxi, {"rainy": True, "fickle": True}),
    "Taxi, with masks": (masked_taxi, {}),
    "Slide": (slide, {}),
    "Slide, not icy": (slide, {"icy": False, "shift": 3}),
    "Slide, long": (long_slide, {"shift": 1}),
}
"""Functions that make rules with kernels, and parameters."""
