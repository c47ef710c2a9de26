"""The frame of HunterWumpus, and its text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from provengym.rendering.frame import Frame, boxed

if TYPE_CHECKING:
    from provengym.envs.hunter_wumpus.state import Cell, Hunt

ENDINGS = {
    "WumpusLost_Pit": "the wumpus fell into a pit",
    "PlayerLost_Wumpus": "the wumpus caught the player",
    "PlayerLost_Pit": "the player fell into a pit",
    "PlayerWon": "the player found the gold",
}


@dataclass(frozen=True, kw_only=True)
class HunterWumpusFrame(Frame):
    """The hunt, and what the wumpus senses."""

    size: int
    hunt: Hunt
    scent: int
    player_near: bool
    pit_near: bool

    @property
    def ending(self) -> str | None:
        """The end of the game in words, None while it goes on."""
        return ENDINGS.get(self.hunt.status)

    @property
    def senses(self) -> str:
        """The wumpus's percepts, in a few words."""
        felt = [f"scent {self.scent}"] if self.scent else []
        felt += ["player near"] if self.player_near else []
        felt += ["pit near"] if self.pit_near else []
        return ", ".join(felt) or "nothing"

    def text(self) -> str:
        """The frame in plain ASCII: W the wumpus, P the player, X both, G the gold, O a pit, the
        level of a scent, and a colon where the wumpus has been."""
        hunt, side = self.hunt, range(self.size)
        pits = "1 pit" if len(hunt.pits) == 1 else f"{len(hunt.pits)} pits"
        title = f"HunterWumpus {self.size} x {self.size}, {pits}"
        box = boxed([[letter(hunt, (x, y)) for x in side] for y in side])
        senses = f"the wumpus senses {self.senses}"
        return "\n".join((title, *box, self.told(news=self.ending), senses))


def letter(hunt: Hunt, cell: Cell) -> str:
    """The cell as one letter; who stands there hides what lies there."""
    if cell == hunt.wumpus:
        return "X" if cell == hunt.player else "W"
    if cell == hunt.player:
        return "P"
    if cell == hunt.gold:
        return "G"
    if cell in hunt.pits:
        return "O"
    if cell in hunt.scent:
        return str(hunt.scent[cell])
    return ":" if cell in hunt.visited else "."
