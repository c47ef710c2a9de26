"""The search for all states of an environment and all outcomes of its actions."""

from __future__ import annotations

import heapq
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Set
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.data.errors import brief
from provengym.extraction.chance.leaves import A_TAIL, MANY, SPENT, TAIL, enumerate_call, replay
from provengym.extraction.chance.merged import Merging
from provengym.extraction.chance.run import quotient
from provengym.extraction.chance.seed import MarkedSeed
from provengym.extraction.growth import Growth, as_observed
from provengym.extraction.hidden.places import attributes_of
from provengym.extraction.key import bare
from provengym.extraction.mistaken import MistakenError
from provengym.extraction.subject import ENDED, WRONG_REWARD, CallResult
from provengym.finite.bisimulation import classes
from provengym.finite.builder import Builder
from provengym.finite.model import ExtractionFinding, FiniteModel, Rounding, Unknown
from provengym.targets.actions import given

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from provengym.extraction.chance.leaves import CallLeaves, CallLimits, Leaf
    from provengym.extraction.chance.run import Script
    from provengym.extraction.hidden.values import Clock
    from provengym.extraction.key import Key
    from provengym.extraction.nets import Nets
    from provengym.extraction.subject import Saved, Subject
    from provengym.finite.builder import Outcome
    from provengym.processes.budget import Budget
    from provengym.targets.actions import Label

SMALL = Fraction(1, 2**40)
"""Outcomes that are less probable are looked at for being rounding."""
GRID = 2**53
_FEW_CALLS = 5_000
_SPENT = "the budget is spent"
_RAISED = "step raised "
RAISES = "exception"
"""The class of a step that raises, as far as enumerated draws tell."""
_GOES_OTHERWISE = "the next reset shows the same, and the episode after it goes otherwise"
_DRAWN = 64
_LOOKED = (64, 512)
"""The numbers of expanded states after which a sample of them is looked at for what varies."""
_FARTHER = 3
_FIRST_REPEATED = 256
"""The number of first calls, whose outcomes are made again several times."""
_REPEATS = 4
"""The number of these times, each at other addresses."""
_TRIES = 8
"""The number of calls in which integers with weights of their own cannot be followed by where they
are compared, after which each is decided at once."""
_ALL_REPEATED, _ALIKE_REPEATED, _REPEATED_PERIOD = 20_000, 64, 8
"""The number of first calls whose outcomes are made again, each, and once more in the step of a
limit; of later ones, the number of the first that are alike; and the number of those after them, of
which one is.  In each state one action is made in the step of a limit."""


@dataclass(frozen=True)
class SearchLimits:
    """The limits of an extraction."""

    calls: CallLimits
    states: int = 1_000_000
    merged: int = 3
    """The number of states merged by a key that are compared on every action; where states cannot
    be saved, of histories of each that can be told apart, and as many again farther on."""
    resets: int = 1_000
    """Ended states from which a reset is compared, at most."""
    other_resets: int = 3
    """The same, of the other states."""


@dataclass
class _Class:
    """The states that count as one."""

    number: int
    saved: Saved | None
    """The state it is expanded from; None when that is done, or there is nothing to expand."""
    members: set[Hashable] = field(default_factory=set)
    """Its full states, where a key merges several."""
    compared: Counter[Hashable] = field(default_factory=Counter)
    """The number of states that are, or will be, compared, by all that can be read of them."""


@dataclass(frozen=True)
class End:
    """A full state in which an episode is over."""

    state: int
    """The number of the state before it."""
    action: int
    """The action that leads from there."""
    saved: Saved


_Known = tuple[Mapping[Any, Fraction], Fraction]
"""The probabilities of outcomes that are known, and that of those that are not."""


@dataclass
class _Row:
    """The outcomes of one call with their probabilities, and what is not known."""

    chances: dict[Hashable, Fraction]
    answers: dict[Hashable, dict[Hashable, CallResult]]
    """The answers with different full states, by their outcome."""
    unknown: Fraction
    reasons: Counter[str]
    rounding: dict[Hashable, Fraction]


class Search:
    """Explores an environment breadth first.

    Args:
        subject: The environment.
        nets: The nets that see its chance.
        labels: Its actions.
        limits: The limits of the exploration.
        budget: Seconds and calls.
        draw_key: Tells what the rest of a step depends on where it draws; None: draws are not
            merged.
        progress: Is told the numbers of states expanded and found.
    """

    def __init__(
        self,
        subject: Subject,
        nets: Nets,
        labels: tuple[Label, ...],
        limits: SearchLimits,
        budget: Budget,
        draw_key: Key | None = None,
        progress: Callable[[int, int], None] = lambda expanded, found: None,
    ) -> None:
        self.subject, self._nets, self.labels = subject, nets, labels
        self.ends: list[End] = []
        """Those that were met first, by shortest histories."""
        self._limits, self._budget = limits, budget
        self._is_keyed = subject.key is not None
        self._progress, self._draw_key = progress, draw_key
        self._reset_calls = self._skipped_resets = 0
        self._is_reward_wrong = False
        self._merged_draws = self._compared_draws = self._stepped_rows = 0
        self._follows = _TRIES
        self._alike: dict[Hashable, int] = {}
        self._builder = Builder(len(labels))
        self._classes: dict[Hashable, _Class] = {}
        self._open: list[_Class] = []
        self._ended: list[Saved] = []
        self._sampled: list[Saved] = []
        self._unmerged: list[tuple[int, float, _Class, Saved]] = []
        self._merged = self._compared = 0
        self._is_comparing = False
        self._rows: dict[int, tuple[_Known, ...]] = {}
        self._has_raised = False
        self._resets: list[tuple[dict[int, Fraction], Fraction]] = []
        self._notes: Counter[str] = Counter()
        self._origins: dict[object, set[object]] = {}
        self._assumed: set[str] = set()
        self._reasons: set[str] = set()
        self._drawn: list[Saved] = []
        self._expanded, self._random = 0, Random(0)

    def run(self, **about: Any) -> FiniteModel:
        """The model, as far as the limits allow.

        Args:
            about: `target`, `parameters` and `assumptions` of the model.
        """
        fresh = self.subject.fresh()
        self._begin(fresh, MarkedSeed())
        at, since = 0, time.monotonic()
        unfinished = ""
        while True:
            if at == len(self._open):
                if not self._next_reset():
                    break
                continue
            if len(self._builder) > self._limits.states or self._budget.is_spent:
                is_large = len(self._builder) > self._limits.states
                unfinished = f"there are more than {self._limits.states:,}" if is_large else _SPENT
                break
            self._expand(self._open[at])
            at += 1
            if at in _LOOKED:
                for saved in self._drawn:
                    self.subject.look_at(saved)
            if at & (at - 1) == 0 or at % 256 == 0 or at == len(self._open):
                self._verify()
                if time.monotonic() - since > 0.1:
                    since = time.monotonic()
                    self._progress(at, len(self._open))
        if not unfinished:
            self._compare_merged()
        self._verify()
        self._compare_resets(about, unfinished)
        for note, many in self._notes.items():
            self._find("extraction", f"{note} ({many} times)" if many > 1 else note)
        return self._model(about, unfinished)

    # The search

    def _begin(self, saved: Saved, seed: int | None) -> None:
        before, many = self.subject.calls, len(self._open)
        row = self._row(self.subject.reset(saved, seed), is_step=False)
        self._reset_calls += self.subject.calls - before
        distribution = _summed(self._placed(row, -1, -1))
        if len(self._open) > many and (start := self._open[many].saved) is not None:
            self.subject.look_at(start)
        if not self._resets:
            self._builder.add_starts(distribution)
            self._note(row, None, None)
        elif row.unknown and (self._budget.is_spent or SPENT in row.reasons):
            self._skipped_resets += 1
            return
        elif row.unknown > self._resets[0][1]:
            self._notes["a reset after an episode has unknown outcomes"] += 1
        self._resets.append((dict(distribution), row.unknown))

    def _next_reset(self) -> bool:
        """Make a reset from another state; whether there was one.

        One is made in any case, after an end of an episode where there is one; no other begins once
        all together have taken a sixth of all calls.
        """
        while self._sampled or self._ended:
            after_end = bool(self._ended) and (len(self._resets) % 2 == 1 or not self._sampled)
            saved = (self._ended if after_end else self._sampled).pop()
            are_many = self._reset_calls > max(_FEW_CALLS, self.subject.calls // 6)
            if (are_many and len(self._resets) > 1) or self._budget.is_spent:
                self._skipped_resets += 1
                continue
            self._begin(saved, None)
            return True
        return False

    def _expand(self, one: _Class) -> None:
        assert one.saved is not None
        saved, state = one.saved, one.number
        one.saved = None
        self._draw(saved)
        if len(self._sampled) < self._limits.other_resets:
            self._sampled.append(saved)
        rows = []
        for action in range(len(self.labels)):
            is_chosen = action == state % len(self.labels)
            row = self._row(self._stepped(saved, action), is_chosen=is_chosen)
            found = self._placed(row, state, action)
            self._builder.add_row(state, action, found)
            self._note(row, state, action)
            if self._is_keyed:
                rows.append((_by_outcome(found), row.unknown))
        if self._is_keyed:
            self._rows[state] = tuple(rows)

    def _draw(self, saved: Saved) -> None:
        """Keep a sample of the states that are expanded, each with equal probability."""
        self._expanded += 1
        if len(self._drawn) < _DRAWN:
            self._drawn.append(saved)
        elif (place := self._random.randrange(self._expanded)) < _DRAWN:
            self._drawn[place] = saved

    def _stepped(self, saved: Saved, action: int) -> Callable[[], CallResult]:
        return self.subject.step(saved, self._given(action))

    def _given(self, action: int) -> Callable[[], Any]:
        """Return a function that makes an action in the form that the environment takes."""
        space, label = self.subject.env.action_space, self.labels[action]
        return lambda: given(space, label)

    def step_unseen(self, saved: Saved, action: int) -> None:
        """Make a step that nothing looks into.

        Raises:
            Trouble: It went wrong.
        """
        self.subject.step_unseen(saved, self._given(action))

    def _leaves(self, call: Callable[[], CallResult], *, is_step: bool) -> CallLeaves[CallResult]:
        """Every way in which a call can go."""
        if is_step and self._draw_key is not None:
            key = self._draw_key
            found = Merging(
                call,
                lambda: key(self.subject.env, None),
                self._outcome,
                limits=self._limits.calls,
                accept=_why_refused,
                is_late=self._is_late,
                origins=self._origins,
            ).leaves()
            self._merged_draws += found.merged
            self._compared_draws += found.compared
            return found

        def enumerated(*, follows: bool) -> CallLeaves[CallResult]:
            return enumerate_call(
                call,
                limits=self._limits.calls,
                accept=_why_refused,
                is_late=self._is_late,
                origins=self._origins,
                follows=follows,
            )

        leaves = enumerated(follows=self._follows > 0)
        if not leaves.reasons:
            return leaves
        why = (one for one in leaves.reasons if not one.startswith(A_TAIL))
        if leaves.followed and {*why} - {MANY, SPENT}:
            # One may be used in a way that a number can be, and a draw cannot.
            at_once = enumerated(follows=False)
            if at_once.unknown < leaves.unknown:
                self._follows -= 1
                return at_once
        return leaves

    def _is_late(self) -> bool:
        return self._budget.is_late

    def _row(
        self, call: Callable[[], CallResult], *, is_step: bool = True, is_chosen: bool = False
    ) -> _Row:
        """All outcomes of a call, each seen again with ordinary numbers.

        Args:
            call: The call.
            is_step: True for a step.
            is_chosen: True for a step that is made in the step of a limit, too, in any case.
        """
        found = self._leaves(call, is_step=is_step)
        hidden = self.subject.accumulators
        if found.reasons and (new := found.reasons.keys() - self._reasons):
            self._reasons |= new
            self._look_for_hidden(call, new, is_step=is_step)
        self._assumed |= found.assumptions
        if hidden:
            self._look_at_coins(found)
        row = _Row({}, {}, found.unknown, found.reasons, {})
        rounding: dict[Hashable, bool] = {}
        sums: dict[Hashable, dict[int, int]] = {}  # by denominators: integers are sooner added
        self._stepped_rows += is_step
        always = self._stepped_rows % len(found.leaves) if found.leaves else 0
        for number, leaf in enumerate(found.leaves):
            are_many = self.subject.calls > _ALL_REPEATED
            is_left = are_many and self._is_left(leaf.draws)
            answer, why = self.subject.kept(leaf), "" if is_left else self._departs(call, leaf)
            if not why and is_step and hidden.clock is not None:
                kind = leaf.draws, answer.terminated, answer.truncated, answer.success
                if not are_many or (number == always and (is_chosen or not self._is_left(kind))):
                    self._look_at_last_step(call, leaf, hidden.clock)
            if why and found.followed and self._follows:
                self._follows = 0  # it may be what asks for the type of a number
                return self._row(call, is_step=is_step, is_chosen=is_chosen)
            if why:
                row.unknown += leaf.probability
                row.reasons[why] += 1
                continue
            outcome = self._outcome(answer)
            numerator, denominator = leaf.probability.as_integer_ratio()
            parts = sums.setdefault(outcome, {})
            parts[denominator] = parts.get(denominator, 0) + numerator
            row.answers.setdefault(outcome, {}).setdefault(answer.member, answer)
            rounding[outcome] = rounding.get(outcome, True) and _at_the_top(leaf)
        for outcome, parts in sums.items():
            terms = [quotient(n, d) for d, n in parts.items()]
            chance = sum(terms[1:], terms[0])
            kept = row.rounding if rounding[outcome] and chance < SMALL else row.chances
            kept[outcome] = chance
        return row

    def _look_at_coins(self, found: CallLeaves[CallResult]) -> None:
        """Look whether outcomes are the same, however the values that are hidden compare; where
        not all were found, nothing is known.

        Raises:
            MistakenError: They are not.
        """
        sides: dict[tuple[str, Script], tuple[Counter[Hashable], ...]] = {}
        for leaf in found.leaves:
            for name, before, taken in leaf.coins:
                both = sides.setdefault((name, before), (Counter(), Counter()))
                both[taken][self._outcome(leaf.result)] += leaf.probability  # type: ignore[assignment]
        deciding = {name for (name, _), (one, other) in sides.items() if one != other}
        if not deciding:
            return
        if SPENT not in found.reasons:
            raise MistakenError(deciding)
        found.leaves.clear()
        found.unknown = Fraction(1)

    def _look_for_hidden(
        self, call: Callable[[], CallResult], reasons: Set[str], *, is_step: bool
    ) -> None:
        """Look whether outcomes are unknown only where values are hidden from the call.

        Raises:
            MistakenError: They are.
        """
        hidden = self.subject.accumulators
        if hidden and reasons - {MANY, SPENT, TAIL}:
            with hidden.as_shown(True):
                again = self._leaves(call, is_step=is_step)
            if reasons - again.reasons.keys() - {MANY, SPENT, TAIL} and not self._budget.is_spent:
                raise MistakenError((*hidden.names, *hidden.clocks))

    def _departs(self, call: Callable[[], CallResult], leaf: Leaf[CallResult]) -> str:
        """Tell why ordinary numbers in place of a leaf's draws do something else, if they do.

        Raises:
            MistakenError: They do so only where nothing is hidden.
        """
        calls = self.subject.calls
        sides, hidden = (0, 1) if leaf.has_intervals else (0,), self.subject.accumulators
        for side in sides * (_REPEATS if calls < _FIRST_REPEATED else 1):
            why = self._departs_at(side, call, leaf)
            if why and hidden:
                with hidden.as_shown(False):
                    if not self._departs_at(side, call, leaf):
                        raise MistakenError((*hidden.names, *hidden.clocks))
            if why:
                return why
        return ""

    def _is_left(self, kind: Hashable) -> bool:
        """Return whether many outcomes of a kind have been made again before, and this is none of
        those that still are."""
        many = self._alike[kind] = self._alike.get(kind, 0) + 1
        return many > _ALIKE_REPEATED and many % _REPEATED_PERIOD > 0

    def _look_at_last_step(
        self, call: Callable[[], CallResult], leaf: Leaf[CallResult], clock: Clock
    ) -> None:
        """Look whether the step of the hidden clock's limit does as every other one, and ends the
        episode, each time by the same flag.

        Raises:
            MistakenError: It does something else.
        """
        if clock.limit is None:
            clock.is_constant = True
            return
        hidden = self.subject.accumulators
        keeps = not leaf.result.ended and len(self._ended) < _DRAWN
        with hidden.in_the_last_step(), self.subject.keeping(states=keeps):
            last = replay(call, leaf, 0).result
        if last is None or last.refused or not _is_cut(leaf.result, last, clock):
            raise MistakenError(hidden.clocks)
        if keeps and last.saved is not None:
            self._ended.append(last.saved)

    def _departs_at(self, side: int, call: Callable[[], CallResult], leaf: Leaf[CallResult]) -> str:
        twin = replay(call, leaf, side)
        if twin.result is None:
            return f"with ordinary numbers: {twin.reason}"
        if twin.result.refused:
            return f"with ordinary numbers: {twin.result.refused}"
        if twin.result.outcome != leaf.result.outcome:
            return "the same draws gave another outcome when they were made again"
        return ""

    def _outcome(self, answer: CallResult) -> Hashable:
        if not self._is_keyed or answer.ended:
            return answer.outcome
        return self._identity(answer), *answer.returned

    def _identity(self, answer: CallResult) -> Hashable:
        """Return the identity of the state after an answer."""
        if answer.ended:
            return ENDED, answer.shown
        if not self._is_keyed:
            return answer.state, answer.shown
        return "key", answer.key, answer.shown

    def _placed(self, row: _Row, parent: int, action: int) -> list[Outcome]:
        """The row with numbers for its successors, which are met here for the first time or not."""
        found = []
        for outcome, answers in row.answers.items():
            if outcome in row.rounding:
                continue
            first = next(iter(answers.values()))
            state = self._met(answers, parent, action)
            probability = row.chances[outcome]
            flags = first.terminated, first.truncated, first.success
            found.append((probability, state, first.reward, *flags))
        return sorted(found, key=lambda outcome: outcome[1:])

    def _met(self, answers: Mapping[Hashable, CallResult], parent: int, action: int) -> int:
        first = next(iter(answers.values()))
        identity = self._identity(first)
        one = self._classes.get(identity)
        if one is None:
            number = self._builder.add_state(
                first.shown, first.observation, ended=first.ended, parent=parent, action=action
            )
            one = self._classes[identity] = _Class(number, first.saved)
            if first.ended:
                one.saved = None
            else:
                self._open.append(one)
        if first.ended:
            saved = first.saved
            if saved is not None and len(self._ended) < self._limits.resets:
                if saved.key not in one.members:
                    self._ended.append(saved)
                    if len(self.ends) < self._limits.resets:
                        self.ends.append(End(parent, action, saved))
                one.members.add(saved.key)
        elif self._is_keyed:
            for state, answer in answers.items():
                if state not in one.members:
                    one.members.add(state)
                    self._merge(one, answer)
        return one.number

    def _merge(self, one: _Class, answer: CallResult) -> None:
        if len(one.members) > 1:
            self._merged += 1
        alike, limit = one.compared[answer.state], self._limits.merged
        if self._is_comparing:  # on the way of one that is compared: farther on, more may differ
            limit *= _FARTHER
        if alike > limit or (not alike and len(one.compared) > self._limits.merged):
            return
        one.compared[answer.state] += 1
        if len(one.members) > 1:
            assert answer.saved is not None
            order = one.compared.total(), self._random.random()
            heapq.heappush(self._unmerged, (*order, one, answer.saved))

    def _compare_merged(self) -> None:
        """Look whether states that the key merges do the same, by a fifth of all calls at most and
        as long as the budget lasts; what was not compared is an assumption.

        Of each state one is compared before a second one of any is, in an order that is drawn.
        """
        self._is_comparing = True
        most = self.subject.calls + max(_FEW_CALLS, self.subject.calls // 4)
        while self._unmerged and not self._budget.is_spent and self.subject.calls < most:
            *_, one, saved = heapq.heappop(self._unmerged)
            for action in range(len(self.labels)):
                row = self._row(self._stepped(saved, action))
                if row.unknown and self._budget.is_spent:
                    return
                found = _by_outcome(self._placed(row, one.number, action)), row.unknown
                known = self._rows[one.number][action] if one.number in self._rows else None
                if row.unknown > (known[1] if known else 0):
                    self._notes["a state that the key merges has unknown outcomes"] += 1
                elif known and _differ(found, known):
                    self._find(
                        "extraction",
                        "the key is not complete: two states for which it is the same differ in "
                        f"the effect of action {self.labels[action]}",
                        (*self._builder.history(one.number), action),
                    )
                    return
            self._compared += 1

    # What may be wrong

    def _note(self, row: _Row, state: int | None, action: int | None) -> None:
        for outcome, chance in row.rounding.items():
            first = next(iter(row.answers[outcome].values()))
            self._builder.rounding.append(Rounding(state, action, chance, brief(first.observation)))
        if row.unknown:
            self._builder.unknown.append(Unknown(state, action, row.unknown, dict(row.reasons)))
        for reason in row.reasons:
            if reason.startswith(WRONG_REWARD) and not self._is_reward_wrong:
                self._is_reward_wrong = True
                assert state is not None
                assert action is not None
                self._find("api", reason, (*self._builder.history(state), action))
            if reason.startswith(_RAISED) and not self._has_raised:
                self._has_raised = True
                assert state is not None
                assert action is not None
                self._find(RAISES, reason, (*self._builder.history(state), action))

    def _verify(self) -> None:
        self.subject.verify()
        for change in self._nets.verify():
            self._notes[change] += 1

    def _compare_resets(self, about: Mapping[str, Any], unfinished: str) -> None:
        """Check that every reset has the same distribution, up to bisimulation.

        Where the model is not complete, two states may seem to differ because one was not expanded:
        there what they show is compared.  Outcomes that are not known may be any.
        """
        first, *others = self._resets
        if all(other == first for other in others):
            return
        model = self._builder.model(actions=self.labels, unfinished=unfinished, **about)
        numbers = classes(model) if model.complete else model.observation_of

        known = _spread(first[0], numbers), first[1]
        wrong = sum(_differ((_spread(other, numbers), rest), known) for other, rest in others)
        if wrong:
            what = "states" if model.complete else "observations"
            self._find(
                "reset",
                f"a reset after an episode has another distribution of {what} than the first one "
                f"({wrong} of {len(others)} that were compared)",
            )

    def damage_of(
        self, saved: Saved, action: int, seen: Callable[[object], None], most: int
    ) -> str | None:
        """Return in words what one more step from a state in which an episode is over does to the
        next reset; empty where it does nothing, None where that is not known.

        Args:
            saved: The state.
            action: The number of the action.
            seen: Gets what the step has returned or raised, each time.
            most: Up to how many calls the states are explored to which the reset leads.
        """
        call = self.subject.reset_after_step(saved, self._given(action), seen)
        found = enumerate_call(call, limits=self._limits.calls, origins=self._origins)
        self._look_at_coins(found)
        for leaf in found.leaves:
            if refused := leaf.result.refused:
                again = replay(call, leaf, 0).result
                is_so = again is not None and again.refused == refused
                return refused if is_so and refused.startswith("reset ") else None
        self.subject.verify()
        distribution: dict[int, Fraction] = defaultdict(Fraction)
        if all(self._is_met(leaf.result) for leaf in found.leaves):
            for leaf in found.leaves:
                distribution[self._classes[self._identity(leaf.result)].number] += leaf.probability
        if found.unknown:
            return None
        if distribution == self._resets[0][0]:
            return ""
        row = self._row(call, is_step=False)
        if row.unknown:
            return None
        self._unmerged.clear()  # what has nothing to do with this step
        at, findings = len(self._open), len(self._builder.findings)
        distribution = _summed(self._placed(row, -1, -1))
        while at < len(self._open):
            if self.subject.calls > most or self.is_spent:
                return None
            self._expand(self._open[at])
            at += 1
        self._compare_merged()
        if len(self._builder.findings) > findings:
            return _GOES_OTHERWISE
        before, _ = self._resets[0]
        numbers = classes(self._builder.model(actions=self.labels, target=""))
        is_same = _spread(before, numbers) == _spread(distribution, numbers)
        return "" if is_same else self._told(before, distribution)

    @property
    def calls_of_a_reset(self) -> int:
        """The number of calls that it takes to follow all that a reset draws, on average."""
        return self._reset_calls // max(len(self._resets), 1)

    @property
    def is_spent(self) -> bool:
        """True if the budget is spent."""
        return self._budget.is_spent

    def history(self, state: int) -> tuple[int, ...]:
        """The actions of the first history that leads to a state."""
        return self._builder.history(state)

    def _is_met(self, answer: CallResult) -> bool:
        """Return whether the state after an answer was met before."""
        one = self._classes.get(self._identity(answer))
        return one is not None and (not self._is_keyed or answer.member in one.members)

    def _told(self, first: Mapping[int, Fraction], then: Mapping[int, Fraction]) -> str:
        """Return in words how a reset differs from the first."""
        shown = []
        for reset in (first, then):
            chances: dict[str, Fraction] = defaultdict(Fraction)
            for state, probability in reset.items():
                chances[brief(self._builder.observation(state))] += probability
            shown.append(chances)
        for text in (*shown[1], *shown[0]):
            before, after = (chances[text] for chances in shown)
            if before != after:
                return (
                    f"the next reset shows {text} with the probability {float(after):.6g}, which "
                    f"was {float(before):.6g}"
                )
        return _GOES_OTHERWISE

    def _find(self, kind: str, message: str, actions: tuple[int, ...] = ()) -> None:
        self._builder.findings.append(ExtractionFinding(kind, message, actions))

    def _grows(self) -> str:
        """Return in words which attributes have the most values in a sample of the states."""
        growth, most = Growth(), self.subject.calls + max(_DRAWN, self.subject.calls // 16)
        for saved in self._drawn:
            if self.subject.calls > most:
                break
            growth.add(self.subject.attributes(saved))
        return growth.told(attributes_of(bare(self.subject.env)) or {})

    def _model(self, about: Mapping[str, Any], unfinished: str) -> FiniteModel:
        assumptions = [*about.get("assumptions", ()), *sorted(self._assumed)]
        if self._is_keyed and self._merged > self._compared:
            assumptions.append(
                f"the key: of {self._merged} {self.subject.merges} that it merges with others, "
                f"{self._compared} were compared on every action"
            )
        if self._skipped_resets:
            assumptions.append(
                f"a reset after an episode is as in the {len(self._resets) - 1} that were compared "
                f"({self._skipped_resets} were not)"
            )
        if self._merged_draws > self._compared_draws:
            assumptions.append(
                f"the draw key: of {self._merged_draws} branches that it merges with others, "
                f"{self._compared_draws} were compared"
            )
        rest = {**about, "assumptions": tuple(assumptions)}
        model = self._builder.model(actions=self.labels, unfinished=unfinished, **rest)
        if not unfinished:
            return model
        grows = "" if self._is_keyed else as_observed(model) or self._grows()
        return replace(model, unfinished=unfinished + grows)


def _differ(one: _Known, other: _Known) -> bool:
    """Return whether two distributions differ, whatever is not known of them."""
    both = (one, other), (other, one)
    return any(_excess(first[0], second[0]) > second[1] for first, second in both)


def _excess(one: Mapping[Any, Fraction], other: Mapping[Any, Fraction]) -> Fraction:
    """The probability by which outcomes are more likely in one distribution, altogether."""
    more = (p - other.get(outcome, Fraction()) for outcome, p in one.items())
    return sum((p for p in more if p > 0), Fraction())


def _spread(
    reset: Mapping[int, Fraction], numbers: NDArray[np.integer[Any]]
) -> dict[int, Fraction]:
    """The probability of each number that states have, after a reset."""
    return _summed((probability, int(numbers[state])) for state, probability in reset.items())


def _by_outcome(outcomes: Iterable[Outcome]) -> dict[Any, Fraction]:
    """The probability of each outcome of a row: its successor, reward and flags."""
    return _summed((probability, tuple(rest)) for probability, *rest in outcomes)


def _summed(outcomes: Iterable[tuple[Any, ...]]) -> dict[Any, Fraction]:
    """The probability of each state, of outcomes that begin with a probability and a state."""
    sums: dict[Any, Fraction] = defaultdict(Fraction)
    for probability, state, *_ in outcomes:
        sums[state] += probability
    return dict(sums)


def _why_refused(answer: CallResult) -> str | None:
    return answer.refused or None


def _is_cut(usual: CallResult, last: CallResult, clock: Clock) -> bool:
    """Return whether the step of a clock's limit did as usual, but ended the episode where that
    does not end it: by the flag that was met first."""
    if (usual.shown, usual.success) != (last.shown, last.success):
        return False
    if usual.reward.hex() != last.reward.hex():
        return False
    if usual.ended:
        if usual.truncated or usual.terminated != last.terminated:
            return usual.returned == last.returned
        if clock.spares_ends is None:
            clock.spares_ends = not last.truncated
        is_alike = clock.spares_ends != last.truncated
        return is_alike and not (clock.terminates and last.truncated)
    if clock.terminates is None:
        clock.terminates = last.terminated
    if clock.terminates and clock.spares_ends is False:
        return False
    return (last.terminated, last.truncated) == (clock.terminates, not clock.terminates)


def _at_the_top(leaf: Leaf[CallResult]) -> bool:
    """Return whether a leaf may come of rounding alone, above all thresholds: one of its draws is
    within 2^-40 of 1."""
    return any(
        high == GRID and (high - low) * SMALL.denominator < GRID for low, high in leaf.intervals
    )
