"""The frame of TwoLaneDriving, and its text."""

from __future__ import annotations

from dataclasses import dataclass

from provengym.envs.two_lane_driving.layout import LANES, Obstacle
from provengym.rendering.frame import Frame


@dataclass(frozen=True, kw_only=True)
class TwoLaneDrivingFrame(Frame):
    """A street and where the car is."""

    length: int
    obstacles: frozenset[Obstacle]
    speed_limit: int
    place: int
    lane: int
    speed: int

    @property
    def crashed(self) -> bool:
        """True if the car is on an obstacle."""
        return (self.place, self.lane) in self.obstacles

    @property
    def arrived(self) -> bool:
        """True if the car is at the end of the street."""
        return self.place >= self.length

    @property
    def news(self) -> str | None:
        """The news, if there is any: a crash, an arrival, or too high a speed."""
        if self.crashed:
            return "crashed"
        if self.arrived:
            return "arrived"
        return "too fast" if self.speed > self.speed_limit else None

    def text(self) -> str:
        """The frame in plain ASCII: A the car, # an obstacle, * a crash; after the end of the
        street there is one more cell."""
        marks = dict.fromkeys(self.obstacles, "#") | {
            (self.place, self.lane): "*" if self.crashed else "A"
        }
        rows = []
        for lane in range(LANES):
            cells = "".join(marks.get((place, lane), ".") for place in range(self.length))
            rows.append(f"|{cells}|{marks.get((self.length, lane), '')}")
        told = self.told(f"speed {self.speed}", news=self.news)
        return "\n".join((f"TwoLaneDriving {self.length}", *rows, told))
