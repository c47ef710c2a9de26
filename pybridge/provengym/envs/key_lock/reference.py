"""KeyLock as a reference: its model, and which sizes to try."""

from __future__ import annotations

import functools
import itertools
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.errors import brief, one_line
from provengym.envs.key_lock import state as key_state
from provengym.envs.key_lock.env import SMALLEST_SIDE, KeyLockEnv
from provengym.envs.key_lock.frame import rows
from provengym.envs.key_lock.state import Board
from provengym.envs.observing import require_sizes
from provengym.models.kernel_model import KernelModel
from provengym.models.model import TooManyError, UnreadableError, constructed, known
from provengym.models.random_family import RandomParameters, fewer
from provengym.models.samples import Sample
from provengym.rendering.frame import boxed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    import gymnasium

    from provengym.models.model import Observation, States

_PARTS = ("agent x", "agent y", "key x", "key y", "lock x", "lock y", "has key", "open")
_MOST_STARTS = 100_000
_PICTURE_SIDE = 32


class KeyLockParameters(RandomParameters):
    """All sizes and time limits."""

    name = "KeyLock"
    id = "provengym/KeyLock-v0"
    explored = ("size", "max_steps")
    small = (
        {"size": 2, "max_steps": 2},
        {"size": 2, "max_steps": 10},
        {"size": 3, "max_steps": 20},
    )

    def model(self, parameters: Mapping[str, Any]) -> KeyLockModel:
        """The task with these parameters, the others as in `KeyLockEnv`."""
        return KeyLockModel(known(self.name, KeyLockEnv, parameters))

    def simpler(self, name: str, value: Any) -> list[int]:
        """Smaller numbers."""
        return fewer(value, {"size": SMALLEST_SIDE, "max_steps": 2}[name])


class KeyLockModel(KernelModel):
    """The task, answered by the kernel compiled from the specification.

    Only the reset is random.
    """

    name = "KeyLock"
    actions = KeyLockEnv.actions
    reward_tolerance = 0.0
    fully_observed = is_even = True
    parts = _PARTS
    start_parts = ("cell of the agent", "cell of the key", "cell of the lock")

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed(self.name, KeyLockEnv, parameters)
        self.parameters = env.parameters
        self.limit = env.max_steps
        self._size = env.size
        self._sizes = env.observation_space.nvec  # type: ignore[attr-defined]
        self.has_probabilities = len(self._ranks[0]) ** 3 <= _MOST_STARTS
        # The kernel's first component is the number of the state, which is not observed.
        super().__init__(env.kernel, len(_PARTS), first=1)

    def starts(self, shown: Observation | None = None) -> States:
        """All triples of different cells; of these the one that is observed."""
        if shown is None:
            return self._every_start
        board = _board(shown)
        inside = all(0 <= value < size for value, size in zip(shown, self._sizes, strict=True))
        return self.columns([(board.word,)] if inside and _is_start(board) else [])

    @functools.cached_property
    def _every_start(self) -> States:
        places = range(self._size)
        cells = [(x, y) for y in places for x in places]
        if not self.has_probabilities:
            raise TooManyError(f"a reset leads to more than {_MOST_STARTS:,} states")
        return self.columns(
            [
                (Board(agent, key, lock, has_key=False, open=False).word,)
                for agent, key, lock in itertools.permutations(cells, 3)
            ]
        )

    def start_distributions(self, observation: Observation) -> tuple[Sample, ...]:
        """Each of the three cells is any of those that are left, counted row by row."""
        board = _board(observation)
        taken: list[int] = []
        samples = []
        for (x, y), ranks in zip((board.agent, board.key, board.lock), self._ranks, strict=True):
            number = y * self._size + x
            rank = number - sum(other < number for other in taken)
            samples.append(Sample(rank, ranks, ()))
            taken.append(number)
        return tuple(samples)

    @functools.cached_property
    def _ranks(self) -> tuple[dict[int, Fraction], ...]:
        cells = self._size**2
        return tuple(dict.fromkeys(range(n), Fraction(1, n)) for n in (cells, cells - 1, cells - 2))

    def plan(self, states: States, random: Random) -> tuple[int, ...]:
        """Open the lock the shortest way or in the last step, or try it without the key or
        elsewhere, or pick up again what was picked up."""
        board = key_state.unpack(int(states[0, 0]))
        fetch, bring = _way(board.agent, board.key), _way(board.key, board.lock)
        kind = random.randrange(4)
        if kind == 1:
            idle = min(max(self.limit - len(fetch) - len(bring) - 2, 0), 10 * self._size)
            return (*fetch, 4, *(5,) * idle, *bring, 5)
        if kind == 2:
            return (4, 5, *_way(board.agent, board.lock), 5, 4, *_way(board.lock, board.key), 4, 5)
        if kind == 3:
            return (*fetch, 4, 4, *bring, 4, 5, 4)
        return (*fetch, 4, *bring, 5, 0)

    def read(self, value: object) -> Observation:
        """Eight whole numbers."""
        numbers = np.asarray(value)
        fits = (
            numbers.shape == self._sizes.shape
            and numbers.dtype.kind in "iufb"
            and bool(((numbers >= 0) & (numbers < self._sizes) & (numbers % 1 == 0)).all())
        )
        if not fits:
            raise UnreadableError(
                f"{brief(value)} is no observation: six numbers below {self._size} and two bits"
            )
        return tuple(int(number) for number in numbers)

    def observation_reader(self, space: gymnasium.Space[Any]) -> Callable[[Any], Observation]:
        """A MultiDiscrete of these numbers, or a Box that has all of them in it."""
        require_sizes(space, self._sizes, f"MultiDiscrete([{self._size}] * 6 + [2, 2])")
        return self.read

    def read_state(self, value: object) -> tuple[int, ...]:
        """A dictionary in the form of `KeyLockEnv.state`."""
        try:
            return (key_state.read(value, self._size).word,)
        except (TypeError, ValueError) as error:
            raise UnreadableError(one_line(error)) from error

    def is_start(self, state: tuple[int, ...]) -> bool:
        """Return whether agent, key and lock are in three cells, and nothing has been done."""
        return _is_start(key_state.unpack(state[0]))

    def describe(self, observation: Observation) -> dict[str, Any]:
        """Its parts by name."""
        agent, key, lock = (observation[k : k + 2] for k in (0, 2, 4))
        return {
            "agent": agent,
            "key": key,
            "lock": lock,
            "has key": bool(observation[6]),
            "open": bool(observation[7]),
        }

    def picture(self, state: tuple[int, ...]) -> str | None:
        """The grid: `A` agent, `K` key, `L` lock."""
        if self._size > _PICTURE_SIDE:
            return None
        return "\n".join(boxed(rows(key_state.unpack(state[0]), self._size)))


def _board(observation: Observation) -> Board:
    agent_x, agent_y, key_x, key_y, lock_x, lock_y, has_key, is_open = observation
    return Board((agent_x, agent_y), (key_x, key_y), (lock_x, lock_y), bool(has_key), bool(is_open))


def _is_start(board: Board) -> bool:
    apart = board.key != board.agent and board.lock not in (board.agent, board.key)
    return apart and not (board.has_key or board.open)


def _way(start: key_state.Cell, end: key_state.Cell) -> tuple[int, ...]:
    """The moves from a cell to another one, along the row first."""
    across, down = end[0] - start[0], end[1] - start[1]
    return (2 if across > 0 else 3,) * abs(across) + (1 if down > 0 else 0,) * abs(down)
