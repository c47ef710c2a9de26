"""A class of rules in Python, held against its kernel.

In each state that is reached, up to a number of steps, every action is taken with every value that
is drawn, by the first and by the last random word that stand for the value: state, reward, end,
observation and mask must be equal.
"""

from __future__ import annotations

import contextlib
import random
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, get_args

import numpy as np

from provengym import _core
from provengym.data.errors import brief
from provengym.data.reading import Fields
from provengym.spec import _integers

if TYPE_CHECKING:
    from provengym.envs.rules import CompiledRules
    from provengym.spec import Environment

_WORDS = 1 << 64
SIZES = 10
"""The number of parameters at random."""
STARTS = 100
"""The number of starts that are compared, and from which states are reached."""
VALUES = 32
"""The most values of a draw that are all tried; of more it is the ends, and some between."""


_RAISED = (ValueError, TypeError, ArithmeticError, LookupError, AssertionError, AttributeError)
"""The errors of a class whose rules leave their ranges."""


class DifferenceError(AssertionError):
    """Kernel and class differ; the text says where, and how."""


@dataclass(frozen=True)
class Held:
    """What was compared.

    Attributes:
        steps: The number of steps, each by one list of random words.
        states: The number of states from which these were.
        parameters: The parameters, in the order in which they were compared.
        complete: Those of which every state that can be reached was.
        raised: What the class raised first, in which state and by which action; None for nothing.
    """

    steps: int
    states: int
    parameters: tuple[dict[str, Any], ...]
    complete: int
    raised: str | None

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as values of JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, told: object) -> Held:
        """Return what `to_dict` told of.

        Raises:
            ValueError: It told of something else.
        """
        fields = Fields(told, "what was compared")
        parameters = fields.list_of("parameters", SIZES + 3)
        if not parameters or not all(isinstance(one, dict) for one in parameters):
            raise ValueError("what was compared: parameters must be one or more objects")
        found = cls(
            steps=fields.integer("steps", low=0),
            states=fields.integer("states", low=0),
            parameters=tuple(parameters),
            complete=fields.integer("complete", low=0, high=len(parameters)),
            raised=fields.text("raised", 10_000, None),
        )
        fields.end()
        return found

    def __str__(self) -> str:
        sizes = len(self.parameters)
        steps = f"{self.steps:,} steps from {self.states:,} states"
        if not self.parameters[0]:
            return f"{steps}, " + ("all that can be reached" if self.complete else "which are some")
        where = f"{sizes} values of the parameters, all that can be reached at {self.complete}"
        return f"{steps} at {where}"


def hold(
    compiled: CompiledRules,
    *,
    budget: int = 100_000,
    seed: int = 0,
    tell: Callable[[str], object] = lambda _: None,
) -> Held:
    """Compare a class of rules with its kernel.

    Args:
        compiled: The class with its kernel.
        budget: The most steps, shared among the parameters.
        seed: That of the parameters and starts.
        tell: Called with what is compared next.

    Raises:
        DifferenceError: They differ.
    """
    chosen = list(parameters_of(compiled.rules, seed))
    steps = states = complete = 0
    raised: str | None = None
    for number, given in enumerate(chosen):
        tell(f"comparing with the class at {_text(given) or 'its only parameters'}")
        one = _Comparison(compiled, given)
        share = (budget - steps) // (len(chosen) - number)
        complete += one.explore(share, seed)
        steps += one.steps
        states += one.states
        raised = raised or one.raised
    return Held(steps, states, tuple(chosen), complete, raised)


def parameters_of(rules: type[Environment], seed: int) -> Iterator[dict[str, Any]]:
    """The parameters at which a class is compared: those by default, the lowest and the highest of
    all, and some at random, each once."""
    generator = random.Random(seed)
    ways: list[Callable[[int, int], int] | None] = [None, lambda low, _: low, lambda _, high: high]
    ways += [generator.randint] * SIZES
    seen = []
    for way in ways:
        given: dict[str, Any] = {}
        for name, default in rules._defaults.items():
            if get_args(rules._declared[name])[0] is bool:
                given[name] = default if way is None else bool(way(0, 1))
            else:
                note = get_args(rules._declared[name])[1]
                kind = _integers(name, note.low, note.high, given)
                given[name] = default if way is None else way(kind.low, kind.high)
        if given not in seen:
            seen.append(given)
            yield given


class _Comparison:
    """A class and its kernel at the same parameters."""

    def __init__(self, compiled: CompiledRules, parameters: dict[str, Any]) -> None:
        self.parameters = parameters
        self.env = compiled(**parameters)
        self.kernel: Any = self.env.kernel
        self.rules = compiled.rules(**parameters)
        self.masked = "legal" in vars(compiled.rules)
        self.states = self.steps = 0
        self.raised: str | None = None

    def explore(self, budget: int, seed: int) -> bool:
        """Compare up to so many steps; whether every state was reached that can be."""
        found: dict[tuple[int, ...], dict[str, Any]] = {}
        waiting: deque[tuple[int, ...]] = deque()

        def reach(state: dict[str, Any]) -> None:
            words = self.env.words_of(state)
            if words not in found:
                found[words] = state
                waiting.append(words)

        whole = self._starts(seed, reach)
        generator = random.Random(seed)
        while waiting:
            words = waiting.popleft() if generator.random() < 0.5 else waiting.pop()
            self.states += 1
            self._seen(found[words], words)
            for action in range(self.kernel.num_actions):
                for draws, below in _every_draw():
                    if self.steps >= budget:
                        return False
                    self._step(found[words], words, action, draws, below, reach)
                    whole &= all(count <= VALUES for count, _ in draws)
        return whole

    def _starts(self, seed: int, reach: Callable[[dict[str, Any]], None]) -> bool:
        """Compare starts by seeds, and reach those by every value that is drawn; whether these are
        all there are."""
        for one in range(STARTS if self.kernel.reset_words else 1):
            words = self.kernel.init(_core.key(seed + one), 0)
            try:
                self.rules.reset(seed=seed + one)
            except _RAISED as error:
                self._note(f"start with seed {seed + one}", error)
                continue
            state = self.rules.state
            if words != self.env.words_of(state):
                self._differ(f"the start with seed {seed + one}", state, self.env.fields_of(words))
            reach(state)
        whole = True
        for number, (draws, below) in enumerate(_every_draw()):
            if number == STARTS * VALUES:
                return False
            try:
                with self._drawing(below):
                    self.rules.reset(seed=seed)
                reach(self.rules.state)
            except _RAISED as error:
                self._note(f"start with the draws {[value for _, value in draws]}", error)
            whole &= all(count <= VALUES for count, _ in draws)
        return whole

    def _step(
        self,
        state: dict[str, Any],
        words: tuple[int, ...],
        action: int,
        draws: list[tuple[int, int]],
        below: Callable[[int], int],
        reach: Callable[[dict[str, Any]], None],
    ) -> None:
        where = f"the step by action {action} from {_text(state)}"
        self.steps += 1
        try:
            with self._at(state, below):
                _, reward, terminated, _, _ = self.rules.step(action)
                after = self.rules.state
        except _RAISED as error:
            self._note(f"{where} with the draws {[one for _, one in draws]}", error)
            return
        needed = max(self.kernel.step_words, 1)
        for pick in (0, -1):
            noise = [(_first, _last)[pick](value, count) for count, value in draws]
            noise += [(_WORDS - 1) * -pick] * (needed - len(noise))
            got, units, over = self.kernel.step(words, action, noise if needed > 1 else noise[0])
            expected = {"state": after, "reward": reward, "terminated": terminated}
            found = {
                "state": self.env.fields_of(got),
                "reward": units / self.kernel.reward_scale,
                "terminated": over,
            }
            if expected != found or got != self.env.words_of(after):
                self._differ(f"{where} with the words {noise}", expected, found)
        reach(after)

    def _seen(self, state: dict[str, Any], words: tuple[int, ...]) -> None:
        """Compare what is seen of a state, and which actions are legal in it."""
        with self._at(state, lambda count: 0):
            over = self.rules._asked("over")
            shown, info = self.rules._answer(over)
        expected = {"observation": np.atleast_1d(shown).tolist(), "over": over}
        found = {
            "observation": list(self.kernel.observe(words)),
            "over": self.kernel.terminated(words),
        }
        if self.masked:
            expected["mask"] = info["action_mask"].tolist()
            legal = np.empty((1, self.kernel.num_actions), np.int8)
            column = np.array(words, self.kernel.state_dtype)[:, np.newaxis]
            self.kernel.legal_batch(np.ascontiguousarray(column), legal)
            found["mask"] = legal[0].tolist()
        if expected != found:
            self._differ(f"what is seen of {_text(state)}", expected, found)

    @contextlib.contextmanager
    def _drawing(self, below: Callable[[int], int]) -> Iterator[None]:
        """Have the class draw so."""
        self.rules.__dict__["_below"] = below
        try:
            yield
        finally:
            del self.rules.__dict__["_below"]

    @contextlib.contextmanager
    def _at(self, state: dict[str, Any], below: Callable[[int], int]) -> Iterator[None]:
        """Put the class in a state, and have it draw so."""
        rules = self.rules
        rules._keep({name: rules._gate.kinds[name].read(name, one) for name, one in state.items()})
        rules._began, rules._steps = True, 0
        with self._drawing(below):
            yield

    def _note(self, where: str, error: Exception) -> None:
        at = f" at {_text(self.parameters)}" if self.parameters else ""
        self.raised = self.raised or f"{where}{at}: {brief(error)}"

    def _differ(self, where: str, expected: object, found: object) -> None:
        at = f" at {_text(self.parameters)}" if self.parameters else ""
        raise DifferenceError(
            f"{where}{at}: the class has {_text(expected)}, the kernel {_text(found)}"
        )


def _every_draw() -> Iterator[tuple[list[tuple[int, int]], Callable[[int], int]]]:
    """Yield, for each path, the list of the counts and values that will be drawn, and what draws
    them: a value of each count, or some of them where there are many."""
    wanted: list[int] = []
    while True:
        draws: list[tuple[int, int]] = []

        def below(
            count: int, draws: list[tuple[int, int]] = draws, wanted: list[int] = wanted
        ) -> int:
            value = wanted[len(draws)] if len(draws) < len(wanted) else 0
            draws.append((count, value))
            return value

        yield draws, below
        drawn = list(draws)
        while drawn:
            count, value = drawn.pop()
            following = _after(value, count)
            if following is not None:
                wanted = [*(one for _, one in drawn), following]
                break
        else:
            return


def _text(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_text(one)}" for name, one in value.items())
    return str(value)


def _first(value: int, count: int) -> int:
    """The first random word that stands for a value of so many."""
    return -(-value * _WORDS // count)


def _last(value: int, count: int) -> int:
    """The last one."""
    return _first(value + 1, count) - 1


def _after(value: int, count: int) -> int | None:
    """The value of a draw that is tried after another."""
    if value + 1 >= count:
        return None
    step = 1 if count <= VALUES else max(count // VALUES, 1)
    return min(value + step, count - 1)
