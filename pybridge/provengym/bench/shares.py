"""The share of the reference's transitions in which an environment agrees with it, by channel."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from provengym.comparison.policies import explorer
from provengym.comparison.translator import ObservationError
from provengym.models.state_graph import ModelGraph
from provengym.models.walks import many_states
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable

    from provengym.comparison.comparer import Comparer
    from provengym.conformance.session import Session
    from provengym.models.model import Model, State, Transition
    from provengym.models.state_graph import Actions
    from provengym.targets.environment import StepResult

CHANNELS = ("observation", "reward", "terminated", "truncated")
LONGEST = 200
"""Steps of a random episode."""
WALKED = 2_000
"""Calls of random episodes that are compared."""
_CHANNEL_OF = {"space": "observation", "transition": "observation"}


@dataclass
class Shares:
    """In how many calls the environment was compared, and in how many each channel agreed."""

    exhaustive: bool = False
    """True if every transition of the reference was compared."""
    compared: int = 0
    agreed: Counter[str] = field(default_factory=Counter)
    """By channel, and under ``"all"`` where every channel agreed."""
    first: dict[str, Any] | None = None
    """The first call that differed, as a finding."""

    def count(
        self, agrees: dict[str, bool], seed: int | None = None, actions: Iterable[int] = ()
    ) -> None:
        """Count a call, the last of an episode with these actions."""
        self.compared += 1
        if self.first is None and not all(agrees.values()):
            channel = next(name for name in CHANNELS if not agrees[name])
            played = list(actions)
            self.first = {
                "class": channel,
                "story": f"{channel}: after reset(seed={seed}) and the actions {played}, it "
                "differs from the reference",
                "seed": seed,
                "actions": played,
                "step": len(played),
            }
        self.agreed.update(channel for channel, right in agrees.items() if right)
        self.agreed["all"] += all(agrees.values())

    def to_dict(self) -> dict[str, Any]:
        """The counts as JSON values."""
        return {
            "exhaustive": self.exhaustive,
            "compared": self.compared,
            "agreed": {name: self.agreed[name] for name in (*CHANNELS, "all")},
            "first": self.first,
        }


def measure(session: Session, comparer: Comparer, steps: int) -> Shares:
    """Compare every transition of the reference, where that takes no more than so many steps of the
    environment, and else random episodes.

    A transition is reached by a shortest way from a reset, and compared whatever the steps before
    showed; where the environment has ended the episode before, it agrees in no channel.  Where the
    reference is random or hides its state, an episode ends at the first call that differs.
    """
    if not session.base.deterministic:
        return _episodes(session, comparer)
    ways = _every_way(session.known, many_states(session.known, session.limits), steps)
    if ways is None:
        return _walks(session, comparer)
    shares, model = Shares(exhaustive=True), session.known
    seed = session.seed
    shares.count(_reset(comparer, seed), seed)
    for way, state in ways:
        for action in range(len(model.actions)):
            agrees = _after(comparer, seed, way, model.step(state, action), action)
            shares.count(agrees, seed, (*way, action))
    return shares


def _every_way(model: Model, most: int, steps: int) -> list[tuple[Actions, State]] | None:
    """A way to each state in which an episode goes on; None where trying every action there takes
    more than so many steps."""
    graph, ways = ModelGraph(model, most=most), []
    for block in graph.search():
        columns = block.states.T.tolist()
        for node, words in zip(block.nodes, columns, strict=True):
            way = graph.way(node)
            steps -= (len(way) + 1) * len(model.actions)
            if steps < 0:
                return None
            ways.append((way, tuple(words)))
    return None if graph.is_cut else ways


def _reset(comparer: Comparer, seed: int | None) -> dict[str, bool]:
    nothing = dict.fromkeys(CHANNELS, True)
    try:
        shown = comparer.target_env.reset(seed)
    except Trouble:
        return dict.fromkeys(CHANNELS, False)
    return nothing | {"observation": shows(comparer, shown, comparer.model.start)}


def _after(
    comparer: Comparer, seed: int | None, way: Actions, right: Transition, action: int
) -> dict[str, bool]:
    """In which channels one action after a way agrees."""
    actions = comparer.translator.actions
    try:
        steps = [("step", actions[number]) for number in (*way, action)]
        comparer.target_env.expect([("reset", seed), *steps])
        comparer.target_env.reset(seed)
        for earlier in way:
            if comparer.target_env.step(actions[earlier]).done:
                return dict.fromkeys(CHANNELS, False)
        seen = comparer.target_env.step(actions[action])
    except Trouble:
        return dict.fromkeys(CHANNELS, False)
    return agreeing(comparer, seen, right)


def agreeing(comparer: Comparer, seen: StepResult, right: Transition) -> dict[str, bool]:
    """In which channels a step agrees with a transition."""
    return {
        "observation": shows(comparer, seen.observation, right.state),
        "reward": comparer.translator.pays(seen.reward, right),
        "terminated": seen.terminated == right.terminated,
        "truncated": seen.truncated == right.truncated,
    }


def shows(comparer: Comparer, observation: Any, state: State) -> bool:
    """Return whether an observation is in its space, and shows a state."""
    try:
        return (
            comparer.translator.in_space(observation)
            and comparer.translator.read(observation, state) == state
        )
    except ObservationError:
        return False


def _walks(session: Session, comparer: Comparer) -> Shares:
    """Random episodes against a reference that is not random."""
    shares, model, random = Shares(), session.known, Random(session.seed)
    seed, actions = session.seed, comparer.translator.actions
    while shares.compared < WALKED:
        shares.count(_reset(comparer, seed), seed)
        state, played = model.start, list[int]()
        comparer.target_env.expect(_coming(random, actions))
        for _ in range(LONGEST):
            action = random.randrange(len(actions))
            right = model.step(state, action)
            played.append(action)
            try:
                seen = comparer.target_env.step(actions[action])
            except Trouble:
                shares.count(dict.fromkeys(CHANNELS, False), seed, played)
                break
            shares.count(agreeing(comparer, seen, right), seed, played)
            state = right.state
            if right.done or seen.done or shares.compared >= WALKED:
                break
        seed += 1
    return shares


def _coming(random: Random, actions: tuple[Any, ...]) -> list[tuple[str, Any]]:
    """The steps of an episode whose actions will be drawn."""
    ahead = Random()
    ahead.setstate(random.getstate())
    return [("step", actions[ahead.randrange(len(actions))]) for _ in range(LONGEST)]


class _Counted:
    """Counts the calls of an episode that agree."""

    def __init__(self, shares: Shares) -> None:
        self._shares = shares

    def began(self, states: Any) -> None:
        """A reset agreed."""
        self._shares.count(dict.fromkeys(CHANNELS, True))

    def stepped(self, before: Any, action: int, expected: Any, done: Any) -> None:
        """A step agreed."""
        self._shares.count(dict.fromkeys(CHANNELS, True))


def _episodes(session: Session, comparer: Comparer) -> Shares:
    """Episodes against a reference that is random or hides its state, each up to what differs."""
    shares, random, number = Shares(), Random(session.seed), 0
    while shares.compared < WALKED:
        policy = explorer(session.base, number, LONGEST, random, _Counted(shares))
        found = comparer.guided(session.seed + number, policy)
        if found is not None:
            channel = _CHANNEL_OF.get(found.kind, found.kind)
            known = channel in CHANNELS
            agrees = {name: known and name != channel for name in CHANNELS}
            shares.count(agrees, found.episode.seed, found.episode.actions)
        number += 1
    return shares
