"""HunterWumpus as a reference: all boards that look alike at once."""

from __future__ import annotations

import functools
import itertools
import math
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.hunter_wumpus import state as hunt_state
from provengym.envs.hunter_wumpus import words
from provengym.envs.hunter_wumpus.env import SMALLEST_SIDE, HunterWumpusEnv
from provengym.envs.kernel_model import KernelModel
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import (
    NoFitError,
    TimeLimit,
    TooManyError,
    UnreadableError,
    constructed,
    known,
)
from provengym.models.samples import Conditionals

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import gymnasium

    from provengym.models.model import Observation, States
    from provengym.models.samples import Sample

MOST_BOARDS = 100_000
MOST_LIKELY = 64
"""So many boards that look alike are few enough to follow how probable each of them is."""
TOLERANCE = 1e-4
_REMEMBERED = np.uint64(2**64 - 1 - words.ARRIVED_VISITED)
_PARTS = ("stench", "scent", "arrived_visited", "pit_adjacent")


class HunterWumpusParameters(ListedParameters):
    """All sizes, numbers of pits and time limits."""

    name = "HunterWumpus"
    id = "provengym/HunterWumpus-v0"
    explored = ("size", "num_pits", "max_steps")
    small = (
        {"size": 2, "num_pits": 0, "max_steps": 2},
        {"size": 2, "num_pits": 1, "max_steps": 2},
        {"size": 3, "num_pits": 1, "max_steps": 6},
    )

    def model(self, parameters: Mapping[str, Any]) -> HunterWumpusModel:
        """The game with these parameters, the others as in `HunterWumpusEnv`."""
        return HunterWumpusModel(known(self.name, HunterWumpusEnv, parameters))

    def simpler(self, name: str, value: Any) -> list[int]:
        """Smaller numbers."""
        return fewer(value, {"size": SMALLEST_SIDE, "num_pits": 0, "max_steps": 2}[name])


class HunterWumpusModel(KernelModel):
    """The game, answered by the kernel compiled from the specification.

    The gold and the pits are hidden, and the player moves at random.
    """

    name = "HunterWumpus"
    actions = HunterWumpusEnv.actions
    is_even = True
    parts = start_parts = ("wumpus x", "wumpus y", "player x", "player y", *_PARTS)
    is_slow = True
    branches = tuple(direction << 62 for direction in range(4))
    branch_weights = (1, 1, 1, 1)

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed("HunterWumpus", HunterWumpusEnv, parameters)
        super().__init__(env)
        self.time_limit = TimeLimit(env.max_steps)
        self.has_probabilities = self._count() <= MOST_LIKELY
        last = env.size - 1
        self._scales = np.array((last, last, last, last, 1, hunt_state.MAX_SCENT, 1, 1))

    def starts(self, shown: Observation | None = None) -> States:
        """Every place of the gold and the pits with the wumpus where it is seen."""
        size, count = self.parameters["size"], self._count()
        if shown is not None and (shown[0] >= size or shown[1] >= size):
            return self.columns([])
        if count > MOST_BOARDS:
            raise TooManyError(f"{count:,} boards look alike, of which {MOST_BOARDS:,} are tried")
        if shown is None:
            places = itertools.product(range(size), repeat=2)
            return np.concatenate([self._boards(wumpus) for wumpus in places], axis=1)
        return self._alike(self._boards((shown[0], shown[1])), shown)

    def forget(self, states: States) -> States:
        """Without where the wumpus has been, and whether it was there before
        (`Spec/HunterWumpus/Symmetry.lean`, `forget_rollout`)."""
        pits, visited, tokens = states
        return np.stack([pits, np.zeros_like(visited), tokens & _REMEMBERED])

    @functools.cached_property
    def _looks(self) -> Conditionals:
        places = range(self.parameters["size"])
        counts: dict[tuple[int, ...], int] = {}
        for wumpus in itertools.product(places, places):  # where it is can be seen
            if wumpus == hunt_state.START:
                continue
            looks = np.unique(self.observe(self._boards(wumpus)), axis=0, return_counts=True)
            for look, count in zip(*map(np.ndarray.tolist, looks), strict=True):
                counts[tuple(look)] = count
        return Conditionals(counts)

    def start_distributions(self, observation: Observation) -> tuple[Sample, ...]:
        """All boards are equally likely."""
        return self._looks.samples(observation) if self._count() <= MOST_BOARDS else ()

    def read(self, value: object) -> Observation:
        """Eight numbers between 0 and 1, as the numerators of what they are shares of."""
        try:
            shares = np.asarray(value, dtype=np.float64)
        except (TypeError, ValueError) as error:
            raise UnreadableError(f"{brief(value)} is no array of numbers") from error
        if shares.shape != self._scales.shape or not np.isfinite(shares).all():
            raise UnreadableError(f"{brief(value)} is no observation: 8 numbers")
        numbers = shares * self._scales
        whole = np.rint(numbers)
        wrong = np.flatnonzero(np.abs(numbers - whole) > TOLERANCE)
        if wrong.size:
            part, scale = int(wrong[0]), int(self._scales[wrong[0]])
            raise UnreadableError(f"component {part} is {shares[part]:g}, no multiple of 1/{scale}")
        return tuple(whole.astype(int).tolist())

    def observation_reader(self, space: gymnasium.Space[Any]) -> Callable[[Any], Observation]:
        """A Box of eight numbers that has 0 and 1 in it."""
        fits = (
            isinstance(space, spaces.Box)
            and space.shape == self._scales.shape
            and bool(np.all(space.low <= 0) and np.all(space.high >= 1))
        )
        if not fits:
            raise NoFitError(
                f"the observation space {one_line(space)} is not Box(0, 1, (8,)); "
                "Binding(observation=...) can map other observations"
            )
        return self.read

    def is_start(self, state: tuple[int, ...]) -> bool:
        """Return whether nobody has moved."""
        hunt = words.unpack(state)
        return (
            hunt.player == hunt_state.START
            and hunt.status == "Ongoing"
            and not hunt.scent
            and not hunt.arrived_visited
            and hunt.visited == {hunt.wumpus}
        )

    def describe(self, observation: Observation) -> dict[str, Any]:
        """Its parts by name."""
        return {
            "wumpus": observation[0:2],
            "player": observation[2:4],
            **dict(zip(_PARTS, observation[4:], strict=True)),
        }

    def picture(self, state: tuple[int, ...]) -> str:
        """The board: `W` wumpus, `P` player, `G` gold, `O` pits."""
        hunt, size = words.unpack(state), self.parameters["size"]
        marks = dict.fromkeys(hunt.pits, "O")
        marks |= {hunt.gold: "G", hunt.player: "P", hunt.wumpus: "W"}
        rows = (" ".join(marks.get((x, y), ".") for x in range(size)) for y in range(size))
        edge = f"+{'-' * (2 * size + 1)}+"
        return "\n".join([edge, *(f"| {row} |" for row in rows), edge])

    def _count(self) -> int:
        """Return the number of boards for each place of the wumpus."""
        size, pits = self.parameters["size"], self.parameters["num_pits"]
        return int((size**2 - 2) * math.comb(size**2 - 3, pits))

    @functools.lru_cache(maxsize=64)  # noqa: B019 - a model lives as long as the check
    def _boards(self, wumpus: tuple[int, int]) -> States:
        size, pits = self.parameters["size"], self.parameters["num_pits"]
        taken = {hunt_state.START, wumpus}
        cells = [(x, y) for y in range(size) for x in range(size) if (x, y) not in taken]
        if len(cells) > size**2 - 2:  # the wumpus cannot start where the player does
            return self.columns([])
        boards: list[tuple[int, ...]] = []
        for gold in cells:
            _, *others = words.pack(_start(gold, wumpus))
            bits = [words.bits([cell]) for cell in cells if cell != gold]
            boards += ((sum(chosen), *others) for chosen in itertools.combinations(bits, pits))
        return self.columns(boards)


def _start(gold: tuple[int, int], wumpus: tuple[int, int]) -> hunt_state.Hunt:
    """A board without pits on which nobody has moved."""
    return hunt_state.Hunt(
        gold=gold,
        pits=frozenset(),
        wumpus=wumpus,
        player=hunt_state.START,
        scent={},
        visited=frozenset({wumpus}),
        arrived_visited=False,
        status="Ongoing",
    )
