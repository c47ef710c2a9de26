"""Taxi: fetch a passenger and take it to its destination."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym import _core, _validation
from provengym.envs.base import MAX_STEPS, Parameter, RenderMode, Words
from provengym.envs.enumerated import Enumerated
from provengym.envs.forms import Told
from provengym.envs.fractions import drift, equally_likely, probability
from provengym.envs.taxi.board import DEPOTS, IN_TAXI, NUMBERS, SIDE, Taxi, taxi, will_change
from provengym.envs.taxi.frame import TaxiFrame
from provengym.envs.taxi.painter import TaxiPainter

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.tabular import Noise

_OTHERS = 3
_ONLY = ((1, 0),)
_ACTIONS = 6


def _masks() -> NDArray[np.int8]:
    """The masks of the observations, one row each, as the kernel says: they are proved to depend on
    nothing else."""
    kernel = _core.Taxi(rainy=0, fickle=0, rainy_num=0, rainy_den=1, fickle_num=0, fickle_den=1)
    states = (Taxi(*found).word for found in map(taxi, range(NUMBERS)))
    rows = [[kernel.legal((word,), action) for action in range(_ACTIONS)] for word in states]
    masks = np.array(rows, dtype=np.int8)
    masks.flags.writeable = False  # infos have copies
    return masks


MASKS = _masks()


class TaxiEnv(Enumerated):
    """A taxi fetches a passenger and takes it to its destination.

    ## Description
    The taxi drives on a map of five rows and five columns, with walls between some columns and four
    depots: red, green, yellow and blue.  A passenger waits at one of them and wants to go to
    another.  In rain the taxi may drift to a side, and a fickle passenger changes its destination
    once, on the way.  The task, with its numbers, is that of Gymnasium's `Taxi-v4`.  The dynamics
    is the C code that Lean emits for the specification in `Spec/Taxi/Basic.lean`; `provengym show
    Taxi` lists what is proved about it.

    ## Action Space
    `Discrete(6)`:

    - 0: move south (row + 1)
    - 1: move north (row - 1)
    - 2: move east (column + 1)
    - 3: move west (column - 1)
    - 4: pick up the passenger
    - 5: drop off the passenger

    ## Observation Space
    `Discrete(500)`: the number `((row * 5 + column) * 5 + passenger) * 4 + destination`, an int.
    The depots are 0 red, in cell (0, 0), 1 green, in (0, 4), 2 yellow, in (4, 0), and 3 blue, in
    (4, 3); a passenger 4 is in the taxi.

    ## Starting State
    The taxi is in any cell, and the passenger at any depot that is not its destination: 300 states,
    all equally likely.  With `fickle_passenger`, the destination will change with the probability
    `fickle_probability`, which is not observed.  A reset reads two words of the random stream of
    `reset(seed=...)`.

    `reset(options={"state": (row, column, passenger, destination)})` starts from another state that
    can occur, with `fickle_passenger` `(row, column, passenger, destination, will_change)`.

    ## Transition
    A move that would cross an edge or a wall leaves the taxi where it is.  In rain, one that would
    not goes as chosen with the probability `rainy_probability`, and to the left and to the right of
    that with half of the rest each, as far as edges and walls allow it.  At the first move that
    leads to another cell with the passenger in the taxi, a destination that will change becomes one
    of the three others, all equally likely.

    To pick up takes a passenger that waits where the taxi is into it.  To drop off puts a passenger
    in the taxi down, at any depot.  Elsewhere these two change nothing.  A state whose passenger is
    at its destination is absorbing.  A step reads two words of the random stream.

    ## Rewards
    - 20 when the passenger is dropped off at its destination
    - -10 when there is nobody to pick up or to drop off, or no depot to drop off at
    - -1 for every other step
    - 0 for a step after the end

    ## Episode End
    - Termination: the passenger is dropped off at its destination.  A step after that changes
      nothing; it returns reward 0 and terminated.
    - Truncation: at step `max_steps` after the reset, unless the step terminates; without a limit
      never.

    ## Information
    `reset` and `step` return:

    - `action_mask`: an int8 array of shape (6,), 1 for each action that may change the state and 0
      for the others, also after the end.  It is a hint: every action can be taken
    - `time_limit`: whether `max_steps` steps were taken, of a step where there is a limit

    `action_mask` of an observation is the same.

    ## Arguments
    - `is_rainy`: whether it rains, True or False (default False)
    - `fickle_passenger`: whether passengers may be fickle, True or False (default False)
    - `rainy_probability`: probability that a move in rain goes as chosen: a number from 0 to 1 that
      is a fraction with a denominator of at most 1,000,000, such as "4/5", `Fraction(4, 5)` or 0.8.
      A float is taken for the nearest such fraction, and refused where that is further away than
      2**-53 (default 0.8)
    - `fickle_probability`: probability that the passenger of an episode is fickle, likewise
      (default 0.3)
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647; None for no
      limit (default None)
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/Taxi-v0", render_mode="ansi")
    >>> env.reset(options={"state": (2, 0, 0, 1)})
    (201, {'action_mask': array([1, 1, 1, 0, 0, 0], dtype=int8)})
    >>> env.step(1)
    (101, -1.0, False, False, {'action_mask': array([1, 1, 1, 0, 0, 0], dtype=int8)})
    >>> env.step(4)
    (101, -10.0, False, False, {'action_mask': array([1, 1, 1, 0, 0, 0], dtype=int8)})
    >>> print(env.render())
    Taxi
    +---------+
    |R: | : :G|
    |T: | : : |
    | : : : : |
    | | : | : |
    |Y| : |B: |
    +---------+
    step 2, return -11, passenger at R, destination G, last action pick up

    ```

    T is the taxi.  The transition model is at hand, in the format of Gymnasium's toy_text
    environments:

    ```python
    >>> env.unwrapped.action_mask(101)
    array([1, 1, 1, 0, 0, 0], dtype=int8)
    >>> rainy = gymnasium.make("provengym/Taxi-v0", is_rainy=True)
    >>> rainy.unwrapped.P[101][1]
    [(0.8, 1, -1.0, False), (0.1, 101, -1.0, False), (0.1, 121, -1.0, False)]

    ```

    ## References
    - T. G. Dietterich, "Hierarchical Reinforcement Learning with the MAXQ Value Function
      Decomposition", Journal of Artificial Intelligence Research 13, 2000.
    - `Taxi-v4` of Gymnasium, https://gymnasium.farama.org/environments/toy_text/.
      `docs/taxi.md` says where this environment differs.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ("south", "north", "east", "west", "pick up", "drop off")
    keys_help: ClassVar[str] = "arrows or w a s d move, p picks up, o drops off"
    _kernel_name = "Taxi"

    is_rainy = Parameter[bool]("Whether it rains.")
    fickle_passenger = Parameter[bool]("Whether passengers may be fickle.")
    rainy_probability = Parameter[Fraction]("The probability that a move in rain goes as chosen.")
    fickle_probability = Parameter[Fraction](
        "The probability that the passenger of an episode is fickle, where one may be."
    )
    max_steps = Parameter[int | None](
        "The number of steps after which an episode is truncated; None for no limit."
    )

    def __init__(
        self,
        is_rainy: bool = False,
        fickle_passenger: bool = False,
        rainy_probability: float | str | Fraction = 0.8,
        fickle_probability: float | str | Fraction = 0.3,
        max_steps: int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._is_rainy = _validation.truth("is_rainy", is_rainy)
        self._fickle_passenger = _validation.truth("fickle_passenger", fickle_passenger)
        self._rainy_probability = probability("rainy_probability", rainy_probability)
        self._fickle_probability = probability("fickle_probability", fickle_probability)
        self._max_steps = (
            None if max_steps is None else _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        )
        super().__init__(
            {
                "rainy": int(self._is_rainy),
                "fickle": int(self._fickle_passenger),
                "rainy_num": self._rainy_probability.numerator,
                "rainy_den": self._rainy_probability.denominator,
                "fickle_num": self._fickle_probability.numerator,
                "fickle_den": self._fickle_probability.denominator,
            },
            render_mode,
            self._max_steps,
        )
        self.observation_space = spaces.Discrete(NUMBERS)

    @property
    def state(self) -> tuple[Any, ...] | None:
        """(row, column, passenger, destination), and with `fickle_passenger` whether the
        destination will change; None before the first reset."""
        return None if self._state is None else self.named(self._state)

    def named(self, words: Words) -> tuple[Any, ...]:
        """The state with these words of the kernel, as `state` has it."""
        *places, changes = self._taxi(words)
        return (*places, changes) if self._fickle_passenger else tuple(places)

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each arrow, of each digit, and of p and o."""
        arrows = {"down": 0, "up": 1, "right": 2, "left": 3, "p": 4, "o": 5}
        return arrows | {str(number): number for number in range(len(self.actions))}

    def action_mask(self, observation: Any) -> NDArray[np.int8]:
        """Which actions may change the state, as Gymnasium's: 1 for each that may, 0 for others.

        Args:
            observation: An observation, or an array of those of many environments.

        Returns:
            A new array of shape (6,), or (..., 6) of an array.

        Raises:
            TypeError: They are no integers.
            ValueError: One is out of range.
        """
        numbers = np.asarray(observation)
        expected = f"observation must be of integers between 0 and {NUMBERS - 1}"
        if numbers.dtype.kind not in "iu":
            raise TypeError(f"{expected}, got {_validation.shown(observation)}")
        if not ((numbers >= 0) & (numbers < NUMBERS)).all():
            raise ValueError(f"{expected}, got {_validation.shown(observation)}")
        masks: NDArray[np.int8] = MASKS[numbers]
        return masks.copy()

    # What the base classes ask for.

    _told: ClassVar[tuple[Told, ...]] = (Told("action_mask", "index", tuple(MASKS), at_reset=True),)

    @property
    def model_parameters(self) -> dict[str, Any]:
        """What the dynamics depends on, as values that JSON knows."""
        return {
            "is_rainy": self._is_rainy,
            "fickle_passenger": self._fickle_passenger,
            "rainy_probability": str(self._rainy_probability),
            "fickle_probability": str(self._fickle_probability),
        }

    @property
    def branches(self) -> tuple[tuple[int, Noise], ...]:
        """The ways that a move may take in rain, with the choices of a fickle passenger."""
        ways = drift(self._rainy_probability) if self._is_rainy else _ONLY
        others = equally_likely(_OTHERS) if self._fickle_passenger else _ONLY
        return tuple((way * one, (first, second)) for way, first in ways for one, second in others)

    @property
    def num_states(self) -> int:
        """The number of states: the observations, twice where a destination may change."""
        return NUMBERS * (1 + self._fickle_passenger)

    @property
    def _start_indices(self) -> NDArray[np.int64]:
        numbers = np.arange(self.num_states)
        found = taxi(numbers % NUMBERS)
        waits = (found.passenger < IN_TAXI) & (found.passenger != found.destination)
        starts: NDArray[np.int64] = numbers[waits]
        return starts

    @property
    def _start_weights(self) -> NDArray[np.int64]:
        if not self._fickle_passenger:
            return super()._start_weights
        num, den = self._fickle_probability.as_integer_ratio()
        weights: NDArray[np.int64] = np.where(self._start_indices < NUMBERS, den - num, num)
        return weights

    def _states(self, begin: int, end: int) -> NDArray[np.uint32]:
        numbers = np.arange(begin, end, dtype=np.uint32)
        states: NDArray[np.uint32] = taxi(numbers % NUMBERS, numbers // NUMBERS).word
        return states[np.newaxis]

    def _indices(
        self, states: NDArray[np.unsignedinteger[Any]], shown: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """What is observed, and 500 more where the destination will change."""
        more: NDArray[np.int64] = NUMBERS * will_change(states[0]).astype(np.int64)
        return shown + more

    def _require_states(self, what: str, limit: int) -> None:
        """The map is small enough."""

    def _state_from_option(self, value: object) -> Words:
        name = "options['state']"
        parts = {"row": SIDE, "column": SIDE, "passenger": IN_TAXI + 1, "destination": len(DEPOTS)}
        named = [*parts, "will_change"] if self._fickle_passenger else [*parts]
        expected = f"{name} must be ({', '.join(named)})"
        given = _validation.sequence(expected, value, len(named))
        places = [
            _validation.integer(f"the {part} of {name}", one, 0, below - 1)
            for (part, below), one in zip(parts.items(), given, strict=False)
        ]
        changes = self._fickle_passenger and _validation.truth(
            f"will_change of {name}", given[len(parts)]
        )
        words = (Taxi(*places)._replace(will_change=changes).word,)
        if not self._kernel.state_valid(words):
            raise ValueError(f"{name} must be a state that can occur, got {self.named(words)}")
        return words

    def _taxi(self, words: Words) -> Taxi:
        return taxi(self._kernel.observe(words)[0], bool(will_change(words[0])))

    def _make_painter(self) -> TaxiPainter:
        return TaxiPainter()

    def _frame(self, state: Words, **progress: Any) -> TaxiFrame:
        return TaxiFrame(taxi=self._taxi(state), **progress)
