"""The frame of Taxi, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from provengym.envs.taxi.board import IN_TAXI, MAP, NAMES
from provengym.rendering.frame import Frame

if TYPE_CHECKING:
    from provengym.envs.taxi.board import Taxi


@dataclass(frozen=True, kw_only=True)
class TaxiFrame(Frame):
    """The taxi, the passenger and its destination."""

    taxi: Taxi

    @property
    def news(self) -> str | None:
        """The news, if there is any: that the passenger is at its destination."""
        return "delivered" if self.taxi.passenger == self.taxi.destination else None

    def text(self) -> str:
        """The frame in plain ASCII: T the taxi, R, G, Y and B the depots."""
        more = f"passenger {where(self.taxi)}", f"destination {NAMES[self.taxi.destination]}"
        return "\n".join(("Taxi", *rows(self.taxi), self.told(*more, news=self.news)))


def where(taxi: Taxi) -> str:
    """Say where the passenger is."""
    return "in the taxi" if taxi.passenger == IN_TAXI else f"at {NAMES[taxi.passenger]}"


def rows(taxi: Taxi) -> list[str]:
    """The map with the taxi on it: `|` a wall, `:` a way."""
    lines = list(MAP)
    line, place = lines[1 + taxi.row], 1 + 2 * taxi.column
    lines[1 + taxi.row] = f"{line[:place]}T{line[place + 1 :]}"
    return lines
