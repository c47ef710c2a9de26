"""The exact decision process of a class of rules, enumerated: each action in each state, and each
value of each draw with its probability.

Where there is a kernel, the process is read off this and the programs of the page; else off the
class in Python.
"""

from __future__ import annotations

import contextlib
import random
from collections import deque
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.data.errors import brief
from provengym.envs.rules import RulesEnv
from provengym.finite.builder import Builder
from provengym.finite.model import UNSAID, ExtractionFinding, FiniteModel, Unknown
from provengym.proving.ways import FailsError, TooManyWaysError
from provengym.rules.branches import Branch, Branches, Numbers
from provengym.rules.comparing import STARTS, Comparison, DifferenceError
from provengym.rules.kernel_ways import KernelBranches
from provengym.rules.records import record_of, rules_of, served

if TYPE_CHECKING:
    from provengym.finite.builder import Outcome
    from provengym.processes.budget import Budget
    from provengym.rules.records import Record
    from provengym.spec import Environment

STATES = 1_000_000
"""The most states that are explored."""
UNIFORM = (
    "random words are independent and uniform, and floor(u n / 2^64) of a word u is as likely to "
    "be each number below n (it is so up to 2^-64)"
)
"""The assumption of every model of rules that draw."""
_SPENT = "the budget is spent"
_ENDED = "the budget ended"
PLAYED = 1_000
"""The steps that are played where there is no kernel."""
_EPISODE = 50
_LOOK = 64
"""The number of branches between two looks at the budget."""


def model_of_rules(
    env: Environment | RulesEnv,
    budget: Budget,
    progress: Callable[[int, int], object] = lambda *_: None,
    **about: Any,
) -> FiniteModel | None:
    """The decision process of a class of rules at some parameters, as far as a budget goes.

    Where `provengym prove` has compiled a kernel of the class as it is, no rule is called: what is
    drawn is read off the programs of the page, and each outcome is what the kernel computes.  Of
    programs that fail somewhere, or draw one of too many numbers, the class is called, and each
    outcome compared with the kernel's.

    Args:
        env: An environment of the class, which is of no use afterwards.
        budget: The seconds, and the steps: a branch of an action counts as one.
        progress: Called with the numbers of states that were explored, and are known.
        about: `target` and `parameters` of the model.

    Returns:
        The model; None where the class is not in the language of rules, so that something else than
        fields, parameters and draws might count.
    """
    rules = env._rules if isinstance(env, RulesEnv) else env
    cls = type(rules)
    told = rules_of(cls)
    if told is None:
        return None
    branches, compiled = Branches(rules), served(cls)
    if compiled is None:
        return Enumeration(branches, budget, progress).model(about)
    with contextlib.suppress(FailsError, TooManyWaysError):
        read_off = KernelBranches(compiled, told, rules)
        return Enumeration(read_off, budget, progress).model(about)
    return Enumeration(branches, budget, progress, Comparison(compiled, branches)).model(about)


class Enumeration:
    """The search for all states of a class of rules, and all outcomes of its actions.

    States to which legal actions lead come first, and then those that need others.  An episode's
    limit of steps is the model's, and no part of its states.

    Args:
        branches: The class at some parameters, or its page and kernel.
        budget: What the search may take.
        progress: Called with the numbers of states that were explored, and are known.
        comparison: The class next to its kernel; None where there is none.
    """

    def __init__(
        self,
        branches: Branches | KernelBranches,
        budget: Budget,
        progress: Callable[[int, int], object] = lambda *_: None,
        comparison: Comparison | None = None,
    ) -> None:
        self._branches, self._budget, self._progress = branches, budget, progress
        self._comparison = comparison
        self._builder = Builder(branches.actions)
        self._numbers: dict[Numbers, int] = {}
        self._states: list[Numbers] = []
        self._rows: dict[tuple[int, int], list[Outcome]] = {}
        self._raised = False

    def model(self, about: dict[str, Any]) -> FiniteModel:
        """Explore everything, and return the model, with other attributes of it."""
        unfinished, tested = "", ""
        try:
            self._start()
            unfinished = self._explore()
            tested = self._tested(whole=not (unfinished or self._builder.unknown))
        except DifferenceError as error:
            of = "page" if isinstance(self._branches, KernelBranches) else "class"
            told = f"the kernel departs from the {of}, which is a fault of provengym: {error}"
            self._builder.findings.append(ExtractionFinding("extraction", told))
        for state in range(len(self._states)):
            for action in range(self._branches.actions):
                self._builder.add_row(state, action, self._rows.get((state, action), ()))
        rules = self._branches.rules
        seen = [self._branches.seen[one] for one in self._states]
        legal = np.array([one.legal for one in seen]).reshape(len(seen), self._branches.actions)
        live = ~np.array([one.over for one in seen], np.bool_)
        masked = int((~legal[live]).sum())
        notes = (
            f"{masked:,} of the {legal[live].size:,} actions of all states are not legal: what is "
            "best is asked of legal ones alone",
        )
        return self._builder.model(
            actions=tuple(range(self._branches.actions)),
            unfinished=unfinished,
            legal=legal | ~live[:, np.newaxis] if masked else None,
            time_limit=rules._limit,
            limit_spares_ends=rules._limit is not None,
            observation_space=rules.observation_space,
            action_space=rules.action_space,
            assumptions=(UNIFORM,) if any(rules.draws.values()) else (),
            notes=notes if masked else (),
            tested=tested,
            **about,
        )

    def _start(self) -> None:
        starts: dict[int, Fraction] = {}
        for probability, state, *_ in self._row(self._branches.starts(), -1, -1):
            starts[state] = starts.get(state, Fraction()) + probability
        self._builder.add_starts(starts)

    def _tested(self, *, whole: bool) -> str:
        """Compare with what the class does by its own stream; tell what was compared."""
        record, branches = record_of(type(self._branches.rules)), self._branches
        if isinstance(branches, KernelBranches):
            return self._read_off(branches, record)
        if self._comparison is None or record is None:
            return self._played(branches) if whole else ""
        self._comparison.flush()
        starts = len(self._comparison.starts(0))
        return (
            f"The class has a kernel, which is {record.grade}: each outcome is the kernel's, by "
            f"the first and by the last random words that lead to it ({self._comparison.steps:,} "
            f"branches from {len(self._rows):,} actions of {len(self._states):,} states), and so "
            f"{'is the start' if starts == 1 else f'are {starts:,} starts by seeds'}."
        )

    def _read_off(self, branches: KernelBranches, record: Record | None) -> str:
        """Tell what was read off a kernel."""
        grade, held = ("not known", "") if record is None else (record.grade, record.tested)
        starts = f"{STARTS} starts by seeds" if branches.compared_starts > 1 else "the start"
        told = (
            f"It is read off the kernel, which is {grade}, and the programs of the page: the "
            "kernel computed each outcome, by the first and by the last random words of a way "
            f"({branches.compared:,} ways of {len(self._rows):,} actions of {len(self._states):,} "
            f"states), and {starts}."
        )
        return f"{told} {held[:1].upper()}{held[1:]}." if held else told

    def _played(self, branches: Branches) -> str:
        """Play episodes of random actions; tell how many steps were in the model."""
        rules, generator = branches.rules, random.Random(0)
        steps, state = 0, -1
        for steps in range(PLAYED):
            if steps % _EPISODE == 0 or branches.seen[self._states[state]].over:
                rules.reset(seed=steps)
                state = self._numbers[branches.meet(rules.state)]
            action = generator.randrange(branches.actions)
            _, reward, over, _, _ = rules.step(action)
            after = self._numbers[branches.meet(rules.state)]
            if not any(one[1:4] == (after, reward, over) for one in self._rows[state, action]):
                way = (*self._builder.history(state), action)
                told = f"by its own stream the class goes to {rules.state} and pays {reward}"
                self._builder.findings.append(ExtractionFinding("extraction", told, way))
                break
            state = after
        return (
            f"Everything that the class did in {steps + 1:,} steps of episodes by its own stream "
            "is in the model."
        )

    def _explore(self) -> str:
        """Fill the rows; return why they are not all, or nothing."""
        at, later = 0, deque[tuple[int, int]]()
        while at < len(self._states) or later:
            if len(self._states) > STATES:
                return f"there are more than {STATES:,}"
            if self._budget.is_spent:
                return _SPENT
            if at == len(self._states):
                self._fill(*later.popleft())
                continue
            seen = self._branches.seen[self._states[at]]
            for action, is_legal in enumerate(() if seen.over else seen.legal):
                if is_legal:
                    self._fill(at, action)
                else:
                    later.append((at, action))
            at += 1
            self._progress(at, len(self._states))
        return ""

    def _fill(self, state: int, action: int) -> None:
        branches = self._branches.steps(self._states[state], action)
        self._rows[state, action] = self._row(branches, state, action)

    def _row(self, branches: Iterable[Branch], state: int, action: int) -> list[Outcome]:
        """The outcomes of an action in a state, or of a start, those that are the same as one."""
        known: dict[tuple[int, float, bool], Fraction] = {}
        mass, reasons = Fraction(1), dict[str, int]()
        for number, branch in enumerate(branches):
            self._budget.count(1)
            if self._comparison is not None and state >= 0:
                self._comparison.step(self._states[state], action, branch)
            if branch.error is not None:
                reason = f"step raised {brief(branch.error)}"
                reasons[reason] = reasons.get(reason, 0) + 1
                self._raises(reason, state, action)
            else:
                over = self._branches.seen[branch.after].over
                after = self._number(branch.after, state, action)
                key, probability = (after, branch.reward, over), branch.probability
                known[key] = known.get(key, Fraction()) + probability
                mass -= probability
            if number % _LOOK == _LOOK - 1 and self._budget.is_spent:
                reasons[_ENDED] = 1
                break
        if mass:
            where = (state, action) if state >= 0 else (None, None)
            self._builder.unknown.append(Unknown(where[0], where[1], mass, reasons))
        return [
            (probability, after, reward, over, False, UNSAID)
            for (after, reward, over), probability in known.items()
        ]

    def _number(self, numbers: Numbers, parent: int, action: int) -> int:
        """The number of a state, which gets one when it is first met."""
        found = self._numbers.get(numbers)
        if found is None:
            found = self._numbers[numbers] = len(self._states)
            self._states.append(numbers)
            seen = self._branches.seen[numbers]
            shown = np.asarray(seen.shown)
            key = (tuple(shown.tolist()) if shown.shape else int(shown),)
            self._builder.add_state(key, seen.shown, ended=seen.over, parent=parent, action=action)
            if self._comparison is not None:
                self._comparison.seen(numbers)
        return found

    def _raises(self, reason: str, state: int, action: int) -> None:
        """Tell of the first error, by a history that leads to it."""
        if not self._raised:
            self._raised = True
            way = () if state < 0 else (*self._builder.history(state), action)
            kind = "reset" if state < 0 else "exception"
            self._builder.findings.append(ExtractionFinding(kind, reason, way))
