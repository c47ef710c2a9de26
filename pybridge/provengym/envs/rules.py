"""Environments of classes of rules with a kernel that was compiled of them."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import EnvSpec

from provengym import _core, _validation
from provengym.envs.base import KernelEnv, RenderMode, Words
from provengym.envs.by_hand import ByHand
from provengym.envs.forms import View
from provengym.envs.rules_frame import RulesFrame, frame_of
from provengym.envs.rules_painter import RulesPainter

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from numpy.typing import NDArray

    from provengym.spec import Environment

_WORDS = 1 << 64


@dataclass(frozen=True)
class Place:
    """Where a kernel keeps a number of the state: in so many bits of a word, from `shift` on, less
    `low`."""

    word: int
    shift: int
    bits: int
    low: int = 0

    def read(self, words: Words) -> int:
        """The number that words have here."""
        return (words[self.word] >> self.shift) % (1 << self.bits) + self.low

    def written(self, number: int) -> int:
        """A word that has the number here and is 0 elsewhere."""
        return number - self.low << self.shift


@dataclass(frozen=True)
class CompiledRules:
    """A class of rules with its kernel.  Called with parameters, it makes the environment, which
    does what that of the class does, bit for bit, by compiled code.

    `provengym.Batch`, `gymnasium.register` and `AsyncVectorEnv` take it where they take a class.

    Attributes:
        rules: The class.
        library: The shared library of the kernel, as `provengym.proving.compiling` makes it.
        places: For each field the places of its numbers, of which rows of cells have several.
        parameters: For each parameter of the kernel the name of that of the class, if another: its
            word is the value, in two's complement.  Where the class has none, the kernel has one,
            which is 0.

    Raises:
        ValueError: The library is no kernel, or one of other rules.
    """

    rules: type[Environment]
    library: Path
    places: Mapping[str, tuple[Place, ...]]
    parameters: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        kernel, name = self.kernel, self.rules.__name__
        names = sorted(self.named.values())
        for what, found, wanted in (
            ("parameters", names, sorted(self.rules._defaults)),
            ("fields", sorted(self.places), sorted(self.rules._declared.keys() - names)),
            ("legal", hasattr(kernel, "legal") >= ("legal" in vars(self.rules)), True),
        ):
            if found != wanted:
                raise ValueError(
                    f"{self.library} is no kernel of {name}: its {what} must be {wanted}, got "
                    f"{found}"
                )

    @property
    def kernel(self) -> type[_core.Kernel]:
        """The class of the kernel."""
        return _loaded(str(self.library.resolve()))

    @property
    def named(self) -> dict[str, str]:
        """The parameters of the class, by the names that the kernel has for them."""
        names = self.kernel.params if self.rules._defaults else ()
        return {one: self.parameters.get(one, one) for one in names}

    def __call__(self, *, render_mode: RenderMode | None = None, **parameters: Any) -> RulesEnv:
        """Make the environment.

        Args:
            render_mode: "ansi", "rgb_array", "human" or None.
            **parameters: Those of the class.
        """
        return RulesEnv(self, render_mode=render_mode, **parameters)

    def make_vec(
        self, n: int, *, autoreset_mode: AutoresetMode | str = "next_step", **arguments: Any
    ) -> VectorEnv[Any, Any, Any]:
        """n lanes of the environment, each call of which is one of compiled code.

        Args:
            n: The number of lanes, 1 to 2147483647.
            autoreset_mode: An `AutoresetMode`, its value, or "next_step", "same_step" or
                "disabled".
            **arguments: The parameters of the class, and more of those of
                `provengym.vector.KernelVectorEnv`.
        """
        lanes = "provengym.vector.env:KernelVectorEnv"
        spec = EnvSpec(self.rules.__name__, entry_point=self, vector_entry_point=lanes)
        made: VectorEnv[Any, Any, Any] = gymnasium.make_vec(
            spec,
            num_envs=_validation.integer("n", n, 1, _validation.MAX_LANES),
            vectorization_mode="vector_entry_point",
            make=self,
            autoreset_mode=autoreset_mode,
            **arguments,
        )
        return made


@functools.cache
def _loaded(path: str) -> type[_core.Kernel]:
    return _core.load_kernel(path)


class RulesByHand(ByHand):
    """Actions of a class of rules, as people give them."""

    _rules: Environment

    @property
    def actions(self) -> tuple[str, ...]:  # type: ignore[override]
        """The names of the actions, where they are members of an enumeration."""
        members = getattr(self._rules._actions, "members", ())
        return tuple(member.name for member in members)

    @property
    def typed(self) -> bool:  # type: ignore[override]
        """True if there are more actions than digits, and no names."""
        return not self.actions and len(self._rules._actions) > 10

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each key: its name in small letters, or the digit that is its number."""
        names = {name.lower(): number for number, name in enumerate(self.actions)}
        return names | {str(number): number for number in range(min(len(self._rules._actions), 10))}

    @property
    def keys_help(self) -> str:  # type: ignore[override]
        """A description of the keys of `provengym play`."""
        told = (f"{number} {self._value(number)}" for number in range(len(self._rules._actions)))
        return "numbers of actions" if self.typed else ", ".join(told)

    def action_from_text(self, text: str) -> Any:
        """The action that a text means: its number or its name, in any letters.

        Raises:
            ValueError: It means none.
        """
        names = [name.lower() for name in self.actions]
        if text.lower() in names:
            return names.index(text.lower())
        return self._action_number(int(text))

    def action_in_words(self, action: Any) -> str:
        """An action as `provengym play` tells it."""
        return f"action {self._value(action)}"

    def _value(self, action: int) -> str:
        value = self._rules._actions.nth(action)
        return str(getattr(value, "name", value))


class PlainRules(RulesByHand):
    """The environment of a class of rules in Python, as the commands play it.

    Args:
        rules: The class.
        render_mode: "ansi", "rgb_array", "human" or None.
        **parameters: Those of the class.
    """

    note: ClassVar[None] = None

    def __init__(
        self,
        rules: type[Environment],
        *,
        render_mode: RenderMode | None = None,
        **parameters: Any,
    ) -> None:
        self._rules = rules(render_mode=render_mode, **parameters)
        self.action_space = self._rules.action_space

    def __getattr__(self, name: str) -> Any:
        if name == "_rules":  # in a copy that has none yet
            raise AttributeError(name)
        return getattr(self._rules, name)


class RulesEnv(RulesByHand, KernelEnv):
    """The environment of `CompiledRules`: spaces, observations, infos and errors are those of the
    class.

    Args:
        compiled: The rules.
        render_mode: "ansi", "rgb_array", "human" or None.
        **parameters: Those of the class.
    """

    _kernel_name = "Rules"

    def __init__(
        self,
        compiled: CompiledRules,
        *,
        render_mode: RenderMode | None = None,
        **parameters: Any,
    ) -> None:
        self._compiled = compiled
        self._rules = compiled.rules(**parameters)
        given = self._rules.parameters
        words = dict.fromkeys(compiled.kernel.params, 0)
        words |= {one: int(given[name]) % _WORDS for one, name in compiled.named.items()}
        self._masks = "legal" in vars(compiled.rules)
        super().__init__(words, render_mode, time_limit=self._rules._limit)
        self.observation_space = self._rules.observation_space
        self._is_number = isinstance(self.observation_space, spaces.Discrete)
        actions = self._kernel.num_actions
        if actions != self.action_space.n:  # type: ignore[attr-defined]
            raise ValueError(
                f"{compiled.library} is no kernel of {compiled.rules.__name__}: it has {actions} "
                f"actions, and {self.action_space} is wanted"
            )

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters by their names."""
        return self._rules.parameters

    @property
    def parameter_words(self) -> tuple[int, ...]:
        """The words of the parameters, in the order of the kernel's."""
        return tuple(self._kernel_parameters[name] for name in self._compiled.kernel.params)

    @property
    def library(self) -> Path:
        """The shared library of the kernel."""
        return self._compiled.library

    @property
    def state(self) -> dict[str, Any] | None:
        """The fields by their names, as `reset` takes them; None before the first reset."""
        return None if self._state is None else self.fields_of(self._state)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take one action.

        Args:
            action: A number of the action space.

        Returns:
            Observation, reward, terminated, truncated and info, as those of the class.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError: The action is no integer.
            ValueError: It is out of range.
        """
        answer = super().step(action)
        if self._masks:
            answer[4].update(self._mask())
        return (np.int64(answer[0]), *answer[1:]) if self._is_number else answer

    def why_no_table(self) -> str:
        """That the class of rules has one."""
        return f"extract {self._compiled.rules.__name__} itself, which is a class of rules"

    @property
    def view(self) -> View:
        """The numbers that `show` returns, which are the first components."""
        space: Any = self.observation_space
        first = np.atleast_1d(space.start).tolist()
        counts = np.atleast_1d(space.n if self._is_number else space.nvec).tolist()
        sizes = tuple(low + count for low, count in zip(first, counts, strict=True))
        return View(count=len(sizes), rows=not self._is_number, sizes=sizes, least=min(first))

    # What the base classes ask for.

    def _make_kernel(self) -> _core.Kernel:
        return self._compiled.kernel(**self._kernel_parameters)

    def _make_action_space(self) -> spaces.Space[Any]:
        return self._rules.action_space

    def _action_number(self, action: object) -> int:
        return super()._action_number(int(action) if isinstance(action, bool) else action)

    def _requested_state(self, options: Any) -> Words | None:
        if self._rules._wanted(options) is None:
            return None
        return self._state_from_option(options["state"])

    def _state_from_option(self, value: object) -> Words:
        self._rules.reset(seed=0, options={"state": value})
        return self.words_of(self._rules.state)

    def words_of(self, fields: Mapping[str, Any]) -> Words:
        """The words of a state, of its fields by their names."""
        words = [0] * len(self._kernel.state)
        for name, kind in self._kinds.items():
            numbers = kind.shown(fields[name])
            for place, number in zip(self._compiled.places[name], numbers, strict=True):
                words[place.word] |= place.written(number)
        return tuple(words)

    def fields_of(self, words: Words) -> dict[str, Any]:
        """The fields of a state by their names."""
        return {
            name: kind.meant([place.read(words) for place in self._compiled.places[name]])
            for name, kind in self._kinds.items()
        }

    @property
    def _kinds(self) -> dict[str, Any]:
        """What each field may be."""
        return self._rules._gate.kinds

    def _observe(self, state: Words) -> Any:
        shown = super()._observe(state)
        return np.int64(shown) if self._is_number else shown

    def each(self, shown: NDArray[Any]) -> list[Any]:
        """The single environment's observation in each lane that wrote its own of these."""
        return list(shown)

    def _reset_info(self, drawn: tuple[int, int] | None) -> dict[str, Any]:
        return self._mask() if self._masks else {}

    def _mask(self) -> dict[str, Any]:
        """The info of the state."""
        words = np.array(self._begun("step")[0], self._kernel.state_dtype)
        return {name: rows[0] for name, rows in self._masks_of(words[:, np.newaxis]).items()}

    def _masks_of(self, states: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The infos of states, whose words are one column each."""
        if not self._masks:
            return {}
        kernel: Any = self._kernel
        legal = np.empty((states.shape[1], kernel.num_actions), np.int8)
        kernel.legal_batch(np.ascontiguousarray(states), legal)
        return {"action_mask": legal}

    @property
    def _tells_of_words(self) -> bool:  # type: ignore[override]
        return self._masks

    def _step_info_batch(
        self,
        components: NDArray[np.int64],
        steps: NDArray[np.uint32],
        states: NDArray[Any] | None,
    ) -> dict[str, NDArray[Any]]:
        return {} if states is None else self._masks_of(states)

    def _reset_info_batch(
        self,
        components: NDArray[np.int64],
        states: NDArray[Any],
        drawn: tuple[NDArray[np.uint64], NDArray[np.uint64]] | None,
    ) -> dict[str, NDArray[Any]]:
        return self._masks_of(states)

    def _make_painter(self) -> RulesPainter:
        return RulesPainter()

    def _frame(self, state: Words, **progress: Any) -> RulesFrame:
        self._rules._keep(self.fields_of(state))
        return frame_of(self._rules, **progress)
