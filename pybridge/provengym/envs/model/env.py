"""Model: a finite model as an environment."""

from __future__ import annotations

import copy
import os
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.data.codec import plain
from provengym.data.errors import brief, one_line
from provengym.envs.base import MAX_STEPS, KernelEnv, Parameter, RenderMode, Words
from provengym.envs.forms import View
from provengym.envs.model.frame import ModelFrame
from provengym.envs.model.observed import Observed
from provengym.envs.model.painter import OriginalPainter
from provengym.finite.files import load_model
from provengym.finite.model import FiniteModel
from provengym.finite.transition_table import TransitionTable

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym import _core
    from provengym.rendering.frame import Frame


class ModelEnv(KernelEnv):
    """The environment that a finite model describes, stepped by one compiled kernel.

    ## Description
    `provengym.extract` reads the exact decision process off an environment; this plays it.  *Table
    proved, model tested*: that the kernel draws each outcome of the table with its probability, to
    within 2^-64, is a theorem (`Spec/FiniteModel/Table.lean`), and that the table is the
    environment is tested, as `model.tested` and `model.assumption` say.

    ## Action Space
    That of the model's environment where it is `Discrete` and begins with 0; else `Discrete` over
    the numbers of `model.actions`.

    ## Observation Space
    That of the model's environment: `Box`, `Discrete`, `MultiBinary`, `MultiDiscrete` or `Text`, or
    a `Dict` or `Tuple` of such.

    ## Starting State
    One of the model's starts, with its probability.  `reset(options={"state": number})` starts from
    another state of the model, in which the episode goes on.

    ## Transition
    The model's outcomes with their probabilities.  Where an action has several, or has them in some
    state, each step reads one word of this package's random stream: draws differ from those of the
    original's generator, and their distribution does not.  A reset reads one, where there are
    several starts.

    ## Rewards
    The model's, exactly.

    ## Episode End
    As the model says, and at its time limit: as Gymnasium's `TimeLimit` truncates, or, where
    `model.limit_spares_ends`, unless the step terminates.  A step after the end of an episode
    changes nothing; it returns reward 0 and the flags again.

    ## Information
    The original's infos are left out.  ``info["time_limit"]`` says whether a limit that spares ends
    is reached.

    ## Arguments
    - `model`: a complete `provengym.FiniteModel`, or the path of a ``.npz`` file with one
    - `original`: for pictures, the environment that the model is of, as `provengym.extract` takes
      it; it is run, and set to the state that is shown
    - `render_mode`: "ansi", and with `original` also "human" and "rgb_array"; or None

    ## Examples
    ```python
    >>> import gymnasium, provengym
    >>> model = provengym.extract("FrozenLake-v1", parameters={"map_name": "4x4"})
    >>> env = gymnasium.make("provengym/Model-v0", model=model)
    >>> env.reset(seed=0)
    (0, {})
    >>> envs = model.make_vec(4)
    >>> envs.reset(seed=0)[0]
    array([0, 0, 0, 0])

    ```

    ## References
    - M. L. Puterman, *Markov Decision Processes*, Wiley, 1994.
    - `Spec/FiniteModel`, the specification and its proofs.

    ## Version History
    - v0: initial version
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        **KernelEnv.metadata,
        "evidence": "table proved, model tested",
    }
    _kernel_name = "FiniteModel"
    keys_help: ClassVar[str] = "digits choose actions"

    model = Parameter[FiniteModel]("The model.")
    original = Parameter[object]("The environment that paints the pictures, None for none.")

    _transient: ClassVar[tuple[str, ...]] = (*KernelEnv._transient, "_numbers")

    def __init__(
        self,
        model: FiniteModel | str | os.PathLike[str] | None = None,
        original: object = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        if isinstance(model, (str, os.PathLike)):
            model = load_model(model)
        if not isinstance(model, FiniteModel):
            raise TypeError(
                "model must be a provengym.FiniteModel or the path of a .npz file with one, got "
                f"{_validation.shown(model)}"
            )
        if original is None and render_mode in ("human", "rgb_array"):
            raise ValueError(
                f"original must be the environment that paints where render_mode is {render_mode!r}"
            )
        if (model.time_limit or 0) > MAX_STEPS:
            raise ValueError(
                f"model must have a limit of at most {MAX_STEPS:,} steps, got {model.time_limit:,}:"
                " with_time_limit(None) sets it aside"
            )
        self._model, self._original = model, original
        self._observed = Observed(model)
        self._table = self._made_table()
        spares, limit = model.limit_spares_ends, model.time_limit
        self._has_numbers = self._observed.numbers is not None
        super().__init__(
            {},
            render_mode,
            time_limit=limit if spares else None,
            max_episode_steps=None if spares else limit,
        )
        self.observation_space = self._observed.space

    @property
    def actions(self) -> tuple[str, ...]:  # type: ignore[override]
        """The model's actions, in words."""
        return tuple(one_line(str(plain(action)), 80) for action in self._model.actions)

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each digit, and of each name that is no number."""
        names = {name: k for k, name in enumerate(self.actions) if not _is_number(name)}
        return names | {str(k): k for k in range(min(len(self.actions), 10))}

    def action_from_text(self, text: str) -> int:
        """The action that a text on the command line means: its number, or a name that is none.

        Raises:
            ValueError: It means none.
        """
        if not _is_number(text) and text in self.actions:
            return self.actions.index(text)
        return self._action_number(int(text))

    @property
    def state(self) -> int | None:
        """The number of the model's state, None before the first reset."""
        return None if self._state is None else self._state_of(self._state)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take one action.

        Args:
            action: Its number.  NumPy integers and arrays without dimensions will do.

        Returns:
            Observation, reward, terminated, truncated and info.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError: The action is no integer.
            ValueError: The action is out of range.
        """
        answer = super().step(action)
        if self._has_numbers:
            return answer
        return (self._observed.one(answer[0]), *answer[1:])

    # What the base classes ask for.

    def arranged(self, shown: NDArray[np.int64]) -> Any:
        """The observations with these numbers, as the observation space of lanes has them."""
        return shown if self._has_numbers else self._observed.many(shown)

    @property
    def whole(self) -> Any:
        """The observations of all numbers, as the observation space of so many lanes has them; None
        where they are their numbers."""
        return None if self._has_numbers else self._observed.whole

    def each(self, shown: NDArray[np.int64]) -> list[Any]:
        """The observations with these numbers, one by one."""
        numbers: list[int] = shown.tolist()
        return numbers if self._has_numbers else list(map(self._observed.one, numbers))

    @property
    def view(self) -> View:
        """The number of the observation."""
        return View(sizes=(self._table.num_observations,))

    @property
    def told_parameters(self) -> str:
        """The digest of the model."""
        return f"the model with the SHA-256 {self._model.digest}"

    @property
    def note(self) -> str:
        """The evidence for the table, and that for the model."""
        model = self._model
        evidence = (
            f"Table proved, model tested, against {model.target}: {model.tested or 'nothing'}"
        )
        more = f" It assumes: {model.assumption}." if model.assumption else ""
        return one_line(evidence + more, None)

    def why_no_table(self) -> str:
        """That the model is to be solved."""
        return "Model has a table: solve the model itself"

    def _made_table(self) -> TransitionTable:
        """The table of the model, whose observations are themselves where they are numbers."""
        table, numbers = TransitionTable.of(self._model), self._observed.numbers
        if numbers is None:
            return table
        space: Any = self._observed.space
        return replace(
            table, observations=numbers[table.observations], num_observations=int(space.n)
        )

    def _make_kernel(self) -> _core.Kernel:
        return self._table.kernel()

    def _make_action_space(self) -> spaces.Space[Any]:
        space, many = self._model.action_space, len(self._model.actions)
        known = isinstance(space, spaces.Discrete) and space.start == 0 and space.n == many
        return copy.deepcopy(space) if known and space is not None else spaces.Discrete(many)

    def _observe(self, state: Words) -> Any:
        shown = super()._observe(state)
        return shown if self._has_numbers else self._observed.one(shown)

    def _state_of(self, words: Words) -> int:
        return int(self._table.model_states[words[0]])

    @cached_property
    def _numbers(self) -> NDArray[np.int64]:
        """The state of the table for each of the model in which an episode goes on."""
        return np.cumsum(~self._model.ended) - 1

    def _state_from_option(self, value: object) -> Words:
        ended = self._model.ended
        state = _validation.integer("options['state']", value, 0, len(ended) - 1)
        if ended[state]:
            raise ValueError(
                f"options['state'] must be a state in which the episode goes on, got {state}"
            )
        return (int(self._numbers[state]),)

    def _make_painter(self) -> OriginalPainter:
        return OriginalPainter(self._model, self._original)

    def _frame(self, state: Words, **progress: Any) -> Frame:
        number = self._state_of(state)
        return ModelFrame(
            target=one_line(self._model.target),
            state=number,
            shown=brief(self._model.observation(number), 200),
            **progress,
        )


def _is_number(text: str) -> bool:
    return text.lstrip("-").isdecimal()
