"""A class of rules next to its kernel, at the same parameters: state, reward, end, observation and
mask of both must be equal, in branches that are tried and in episodes by the same seeds."""

from __future__ import annotations

import contextlib
import enum
import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from provengym import _core
from provengym.rules.asking import AskedKernel
from provengym.rules.branches import ERRORS, Branch, Branches, Numbers
from provengym.rules.failures import Failure, failure_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.rules import CompiledRules
    from provengym.rules.covering import Coverage

STARTS = 100
"""The number of starts that are compared, and from which states are reached."""
EPISODE = 200
"""The number of steps after which an episode that is played is left."""
QUIET = 2_000
"""The number of steps without something new after which it is no longer watched what of the class
is executed, which takes its time."""
_BATCH = 4_096
"""The number of steps, and of states, that the kernel is asked for at once."""
_Lane: TypeAlias = tuple[tuple[int, ...], int, int, int, bool]
"""A lane of a kernel: words, key, place in the stream, steps, and whether the episode is over."""


class DifferenceError(AssertionError):
    """Kernel and class differ; the text says where, and how."""


class Comparison:
    """A class and its kernel at the same parameters.

    What is compared is collected, so that the kernel does many steps in a call: `flush` is called
    at the end.

    Args:
        compiled: The class with its kernel.
        branches: The class, at the parameters at which they are compared.
    """

    def __init__(self, compiled: CompiledRules, branches: Branches) -> None:
        self.parameters = branches.rules.parameters
        self._asked = AskedKernel(compiled, branches.rules)
        self.env, self.kernel = self._asked.env, self._asked.kernel
        self.branches = branches
        self.steps = self.played = 0
        self.failures: dict[tuple[Any, ...], Failure] = {}
        self._taken: list[tuple[Numbers, int, Branch]] = []
        self._met: list[Numbers] = []
        self._went: list[tuple[Any, ...]] = []

    def starts(self, seed: int, count: int = STARTS) -> list[Numbers]:
        """Compare so many starts by seeds; return the states."""
        rules, found = self.branches.rules, []
        for one in range(count if self.kernel.reset_words else 1):
            words = self.kernel.init(_core.key(seed + one), 0)
            try:
                rules.reset(seed=seed + one)
                state = self.branches.meet(rules.state)
            except ERRORS as error:
                self.note(f"the start with seed {seed + one}", error)
                continue
            if words != self.env.words_of(rules.state):
                got = self.env.fields_of(words)
                self._differ(f"the start with seed {seed + one}", rules.state, got)
            found.append(state)
        return found

    def step(
        self, state: Numbers, action: int, branch: Branch, reached: str = Failure.REACHED
    ) -> None:
        """Compare a branch of an action with the kernel's, by the first and by the last random
        words that stand for what is drawn in it.

        Args:
            state: A state that was met.
            action: The number of the action.
            branch: One of those in which it can go.
            reached: What is known of how the state is reached, for where the class raises.
        """
        self.steps += 1
        if branch.error is not None:
            where = self._where(state, action)
            if branch.drawn:
                where += f" with the draws {[one.low for one in branch.drawn]}"
            self.note(where, branch.error, reached)
            return
        self._taken.append((state, action, branch))
        if len(self._taken) == _BATCH:
            self._compare_steps()

    def seen(self, state: Numbers) -> None:
        """Compare what is seen of a state, and which actions are legal in it."""
        self._met.append(state)
        if len(self._met) == _BATCH:
            self._compare_seen()

    def flush(self) -> None:
        """Compare what was collected.

        Raises:
            DifferenceError: They differ.
        """
        self._compare_steps()
        self._compare_seen()

    def note(self, where: str, error: Exception, reached: str = Failure.REACHED) -> None:
        """Keep what the class raises, once for each line, and first what is reached."""
        at = f" at {text_of(self.parameters)}" if self.parameters else ""
        found = failure_of(type(self.branches.rules), error, where + at, reached)
        self.failures.setdefault(found.key, found)

    # Branches.

    def _compare_steps(self) -> None:
        taken, self._taken = self._taken, []
        if not taken:
            return
        seen = self.branches.seen
        before = self._asked.words_of([state for state, _, _ in taken])
        expected = self._asked.words_of([branch.after for _, _, branch in taken])
        actions = np.array([action for _, action, _ in taken], np.int64)
        rewards = np.array([branch.reward for _, _, branch in taken])
        over = np.array([seen[branch.after].over for _, _, branch in taken])
        for noise in self._asked.noises(branch.drawn for _, _, branch in taken):
            after, paid, ended = self._asked.stepped(before, actions, noise)
            same = (after == expected).all(axis=0) & (paid == rewards) & (ended == over)
            if not same.all():
                place = int(np.argmin(same))
                self._differ_in(*taken[place], noise[place].tolist(), after[:, place], paid[place])

    def _compare_seen(self) -> None:
        met, self._met = self._met, []
        if not met:
            return
        seen = [self.branches.seen[state] for state in met]
        words = self._asked.words_of(met)
        shown = self._asked.observed(words)
        expected = np.array([one.shown for one in seen]).reshape(shown.shape)
        same = (shown == expected).all(axis=1)
        legal = np.array([one.legal for one in seen], np.int8)
        if self.branches.masks:
            same &= (self._asked.legal(words) == legal).all(axis=1)
        over = np.array([one.over for one in seen])
        same &= over == self._asked.over(words)
        if not same.all():
            place = int(np.argmin(same))
            state = tuple(words[:, place].tolist())
            told = {"observation": shown[place].tolist(), "over": self.kernel.terminated(state)}
            wanted = {"observation": expected[place].tolist(), "over": seen[place].over}
            if self.branches.masks:
                told["mask"] = self._asked.legal(words)[place].tolist()
                wanted["mask"] = legal[place].tolist()
            self._differ(f"what is seen of {text_of(seen[place].state)}", wanted, told)

    # Episodes.

    def play(self, steps: int, seed: int, coverage: Coverage) -> None:
        """Play so many steps of episodes of random actions by the same seeds, every second of which
        goes on from a state in which the class did something for the first time.

        Args:
            steps: The number of steps.
            seed: That of the actions, and the first of the episodes.
            coverage: What of the class was executed, watched as long as there is more.
        """
        generator, kept = random.Random(seed), list[tuple[Numbers, int]]()
        number, quiet = 0, 0
        with contextlib.ExitStack() as watching:
            watching.enter_context(coverage.watching(pairs=True))
            while self.played < steps and number < steps:  # there may be nothing but starts
                number += 1
                state, lane = self._begun(seed + number, kept, generator)
                while lane is not None and self.played < steps:
                    self.played += 1
                    state, lane = self._advanced(state, lane, generator)
                    quiet = 0 if coverage.is_new() else quiet + 1
                    if lane is None or self.branches.seen[state].over or lane[3] % EPISODE == 0:
                        break
                    if not quiet:
                        kept.append((state, lane[3]))
                if quiet > QUIET:
                    watching.close()
        self._compare_played()
        self.flush()

    def _begun(
        self, seed: int, kept: Sequence[tuple[Numbers, int]], generator: random.Random
    ) -> tuple[Numbers, _Lane | None]:
        """Both at the start of an episode, or going on with one that was kept: the state and the
        kernel's lane; no lane where the class raises."""
        rules, key = self.branches.rules, _core.key(seed)
        if kept and generator.random() < 0.5:
            state, elapsed = generator.choice(kept)
            self.branches.put(self.branches.seen[state].state)
            rules._stream = key, 0
            words = tuple(self._asked.words_of([state])[:, 0].tolist())
            return state, (words, key, 0, elapsed, False)
        rules._stream = key, 0  # as of a reset with the seed, which makes a generator, too
        try:
            rules.reset()
            state = self._met_first(rules.state)
        except ERRORS as error:
            self.note(f"the start with seed {seed}", error)
            return (), None
        lane: _Lane = self.kernel.lane_reset(key, 0)
        if lane[0] != self.env.words_of(rules.state):
            got = self.env.fields_of(lane[0])
            self._differ(f"the start with seed {seed}", rules.state, got)
        return state, lane

    def _advanced(
        self, state: Numbers, lane: _Lane, generator: random.Random
    ) -> tuple[Numbers, _Lane | None]:
        """Both a step further by an action at random: the state and the kernel's lane; no lane
        where the class raises."""
        rules, action = self.branches.rules, generator.randrange(self.branches.actions)
        limit = rules._limit or 0
        try:
            reward = float(rules._acted(rules._actions.nth(action)))
            after = self._met_first(rules._fields)
        except ERRORS as error:
            self.note(self._where(state, action), error)
            return state, None
        over = self.branches.seen[after].over
        is_last = bool(limit) and lane[3] + 1 >= limit and not over
        got = self.kernel.lane_step(lane, action, "none", limit)
        self._went.append((state, action, after, (reward, over, is_last), got[:4]))
        if len(self._went) == _BATCH:
            self._compare_played()
        return after, got[0]

    def _met_first(self, state: Mapping[str, Any]) -> Numbers:
        """The numbers of a state; what is seen of one that is new is compared."""
        known = len(self.branches.seen)
        numbers = self.branches.meet(state)
        if len(self.branches.seen) > known:
            self.seen(numbers)
        return numbers

    def _compare_played(self) -> None:
        went, self._went = self._went, []
        if not went:
            return
        expected = self._asked.words_of([after for _, _, after, _, _ in went]).T.tolist()
        for (state, action, after, said, (lane, units, *ended)), words in zip(
            went, expected, strict=True
        ):
            got = units / self.kernel.reward_scale, *ended
            if said != got or [*lane[0]] != words:
                names = ("reward", "terminated", "truncated")
                fields = self.branches.seen[after].state
                self._differ(
                    f"{self._where(state, action)} in an episode",
                    {"state": fields, **dict(zip(names, said, strict=True))},
                    {"state": self.env.fields_of(lane[0]), **dict(zip(names, got, strict=True))},
                )

    # What is told.

    def named(self, action: int) -> str:
        """An action by its number and its name."""
        value = self.branches.rules._actions.nth(action)
        return f"action {action}" + (f" ({value.name})" if isinstance(value, enum.Enum) else "")

    def _where(self, state: Numbers, action: int) -> str:
        found = self.branches.seen[state].state
        return f"the step by {self.named(action)} from {text_of(found)}"

    def _differ_in(
        self,
        state: Numbers,
        action: int,
        branch: Branch,
        noise: list[int],
        after: NDArray[Any],
        paid: float,
    ) -> None:
        """Tell of a step that differs."""
        seen, words = self.branches.seen[branch.after], tuple(after.tolist())
        over = bool(self.kernel.terminated(words))
        self._differ(
            f"{self._where(state, action)} with the words {noise}",
            {"state": seen.state, "reward": branch.reward, "terminated": seen.over},
            {"state": self.env.fields_of(words), "reward": float(paid), "terminated": over},
        )

    def _differ(self, where: str, expected: object, found: object) -> None:
        at = f" at {text_of(self.parameters)}" if self.parameters else ""
        raise DifferenceError(
            f"{where}{at}: the class has {text_of(expected)}, the kernel {text_of(found)}"
        )


def text_of(value: object) -> str:
    """A value, of a mapping its items, in words."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {text_of(one)}" for name, one in value.items())
    return str(value)
