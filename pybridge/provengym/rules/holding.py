"""A class of rules in Python, held against its kernel.

In each state that is reached, up to a number of steps, every action is taken in every way, by the
first and by the last random words that stand for what is drawn: state, reward, end, observation and
mask must be equal.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, get_args

import numpy as np

from provengym import _core
from provengym.data.errors import brief
from provengym.data.reading import Fields
from provengym.rules.branches import ERRORS, Branch, Branches, Numbers
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
        return {**asdict(self), "parameters": [*self.parameters]}

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
        one = Comparison(compiled, Branches(compiled.rules(**given), most=VALUES))
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


class Comparison:
    """A class and its kernel at the same parameters.

    Args:
        compiled: The class with its kernel.
        branches: The class, at the parameters at which they are compared.
    """

    def __init__(self, compiled: CompiledRules, branches: Branches) -> None:
        self.parameters = branches.rules.parameters
        self.env = compiled(**self.parameters)
        self.kernel: Any = self.env.kernel
        self.branches = branches
        self.states = self.steps = 0
        self.raised: str | None = None
        self._words: dict[Numbers, tuple[int, ...]] = {}

    def explore(self, budget: int, seed: int) -> bool:
        """Compare up to so many steps; whether every state was reached that can be."""
        found: set[Numbers] = set()
        waiting: deque[Numbers] = deque()

        def reach(state: Numbers) -> None:
            if state not in found:
                found.add(state)
                waiting.append(state)

        whole = self._starts(seed, reach)
        generator = random.Random(seed)
        while waiting:
            state = waiting.popleft() if generator.random() < 0.5 else waiting.pop()
            self.states += 1
            self.seen(state)
            for action in range(self.kernel.num_actions):
                for branch in self.branches.steps(state, action):
                    if self.steps >= budget:
                        return False
                    self.step(state, action, branch)
                    if branch.error is None:
                        reach(branch.after)
                    whole &= self.branches.is_whole(branch)
        return whole

    def starts(self, seed: int, count: int = STARTS) -> list[Numbers]:
        """Compare so many starts by seeds; return the states."""
        rules, found = self.branches.rules, []
        for one in range(count if self.kernel.reset_words else 1):
            words = self.kernel.init(_core.key(seed + one), 0)
            try:
                rules.reset(seed=seed + one)
                state = self.branches.meet(rules.state)
            except ERRORS as error:
                self._note(f"start with seed {seed + one}", error)
                continue
            if words != self._words_of(state):
                got = self.env.fields_of(words)
                self._differ(f"the start with seed {seed + one}", rules.state, got)
            found.append(state)
        return found

    def step(self, state: Numbers, action: int, branch: Branch) -> None:
        """Compare a branch of an action with the kernel's, by the first and by the last random
        words that stand for what is drawn in it."""
        self.steps += 1
        if branch.error is not None:
            drawn = [one.low for one in branch.drawn]
            self._note(f"{self._where(state, action)} with the draws {drawn}", branch.error)
            return
        words, after = self._words_of(state), self._words_of(branch.after)
        terminated = self.branches.seen[branch.after].over
        needed, top = max(self.kernel.step_words, 1), _WORDS - 1
        first = [one.first_word for one in branch.drawn]
        last = [one.last_word for one in branch.drawn]
        for noise in (first + [0] * (needed - len(first)), last + [top] * (needed - len(last))):
            got, units, over = self.kernel.step(words, action, noise if needed > 1 else noise[0])
            reward = units / self.kernel.reward_scale
            if (got, reward, over) != (after, branch.reward, terminated):
                state_after = self.branches.seen[branch.after].state
                expected = {
                    "state": state_after,
                    "reward": branch.reward,
                    "terminated": terminated,
                }
                found = {"state": self.env.fields_of(got), "reward": reward, "terminated": over}
                self._differ(
                    f"{self._where(state, action)} with the words {noise}", expected, found
                )

    def seen(self, state: Numbers) -> None:
        """Compare what is seen of a state, and which actions are legal in it."""
        words, seen = self._words_of(state), self.branches.seen[state]
        expected = {"observation": np.atleast_1d(seen.shown).tolist(), "over": seen.over}
        found = {
            "observation": list(self.kernel.observe(words)),
            "over": self.kernel.terminated(words),
        }
        if self.branches.masks:
            expected["mask"] = [int(one) for one in seen.legal]
            legal = np.empty((1, self.kernel.num_actions), np.int8)
            column = np.array(words, self.kernel.state_dtype)[:, np.newaxis]
            self.kernel.legal_batch(np.ascontiguousarray(column), legal)
            found["mask"] = legal[0].tolist()
        if expected != found:
            self._differ(f"what is seen of {_text(seen.state)}", expected, found)

    def _starts(self, seed: int, reach: Callable[[Numbers], None]) -> bool:
        """Compare starts by seeds, and reach those by every value that is drawn; whether these are
        all there are."""
        for state in self.starts(seed):
            reach(state)
        whole = True
        for number, branch in enumerate(self.branches.starts()):
            if number == STARTS * VALUES:
                return False
            if branch.error is not None:
                drawn = [one.low for one in branch.drawn]
                self._note(f"start with the draws {drawn}", branch.error)
            else:
                reach(branch.after)
            whole &= self.branches.is_whole(branch)
        return whole

    def _words_of(self, state: Numbers) -> tuple[int, ...]:
        if state not in self._words:
            self._words[state] = self.env.words_of(self.branches.seen[state].state)
        return self._words[state]

    def _where(self, state: Numbers, action: int) -> str:
        return f"the step by action {action} from {_text(self.branches.seen[state].state)}"

    def _note(self, where: str, error: Exception) -> None:
        at = f" at {_text(self.parameters)}" if self.parameters else ""
        self.raised = self.raised or f"{where}{at}: {brief(error)}"

    def _differ(self, where: str, expected: object, found: object) -> None:
        at = f" at {_text(self.parameters)}" if self.parameters else ""
        raise DifferenceError(
            f"{where}{at}: the class has {_text(expected)}, the kernel {_text(found)}"
        )


def _text(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_text(one)}" for name, one in value.items())
    return str(value)
