"""The driver of an extraction: from what is asked to a model, in a process of its own."""

from __future__ import annotations

import contextlib
import functools
import gc
import json
import math
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym._core import CodeWatch
from provengym.comparison.translator import is_in, not_in
from provengym.data.errors import ConformanceError, WrongTargetError, one_line
from provengym.data.limits import NORMAL
from provengym.data.limits import Limits as CallLimit
from provengym.data.spec import budget_of, budget_text, seed_of
from provengym.envs.base import KernelEnv
from provengym.envs.rules import RulesEnv
from provengym.extraction.after_end import AfterEnd, steps_after_ends
from provengym.extraction.attributes import (
    Attributes,
    VariedError,
    accumulators_of,
    chain_of,
    seen_in_episodes,
    with_accumulators,
    with_reached,
)
from provengym.extraction.batched import BatchSearch
from provengym.extraction.chance.leaves import CallLimits
from provengym.extraction.hash_seeds import (
    FAILED,
    MADE,
    MISSING,
    MOST,
    ExtractionRequest,
    answer,
    compared,
)
from provengym.extraction.hidden.places import Accumulators
from provengym.extraction.key import is_of_observation, key_of
from provengym.extraction.mistaken import MistakenError
from provengym.extraction.nets import HiddenChanceError, Nets
from provengym.extraction.nets.interruptions import Interruptions
from provengym.extraction.replayed import ReplayedSubject
from provengym.extraction.search import RAISES, Search, SearchLimits
from provengym.extraction.subject import Subject
from provengym.finite.completed import nearly
from provengym.finite.files import load_model
from provengym.finite.model import ExtractionFinding, FiniteModel
from provengym.finite.unrolled import unrolled
from provengym.processes.budget import Budget
from provengym.processes.isolation import Send, can_fork, in_a_fork, understood
from provengym.snapshots.snapshot import OpaqueError, Snapshot, UnsavableError
from provengym.spec import Environment
from provengym.targets import loading
from provengym.targets.actions import WrongActionsError, assumption_of, given, labels_of, named
from provengym.targets.adapters import adapt, fits, plain
from provengym.targets.batched import stepper_of
from provengym.targets.form import lacks, lacks_spaces, require_environment
from provengym.targets.guard import Guard, Trouble
from provengym.targets.own_modules import own_modules

if TYPE_CHECKING:
    from provengym.extraction.key import KeyGiven
    from provengym.targets.actions import Label
    from provengym.targets.binding import Binding
    from provengym.targets.loading import Target

_LOOK_PERIOD = 1 << 16
"""The number of observations between two looks at the budget."""
_LEAVES = 50_000
"""Outcomes of one call; Blackjack's reset has 10,000."""
_EPISODES, _SECONDS = 200, 10.0
"""The most episodes, and seconds, in which a step that raises is looked for with ordinary
generators."""

Progress = Callable[[int, int], None]
"""Is told how many states were expanded, and how many are known."""


@dataclass(frozen=True, kw_only=True)
class Extraction:
    """The arguments of `provengym.extract`, as every part has them."""

    target: object
    parameters: Mapping[str, Any] = field(default_factory=dict)
    """The arguments with which the target is constructed."""
    key: KeyGiven | None = None
    binding: object = None
    actions: tuple[Any, ...] | None = None
    """Those that are tried, of a Box action space, from `named`; by default the binding's."""
    budget: float | str = 60.0
    seed: int = 0
    limits: CallLimit = NORMAL
    trust: tuple[str, ...] = ()
    """Packages whose compiled code is believed neither to draw nor to keep anything."""
    hash_seeds: int = MOST
    """The most further processes in which it is made again, with other hash seeds."""
    after_ends: bool = True
    """True if steps after the end of an episode are made."""

    def __post_init__(self) -> None:
        budget_of(self.budget)
        seed_of(self.seed)


def extract_model(
    asked: Extraction,
    progress: Progress | None = None,
    meanwhile: Callable[[FiniteModel], FiniteModel] = lambda model: model,
) -> FiniteModel:
    """The model of a target, extracted in a fork of this process, which answers in plain data, and
    compared with what fresh processes with other hash seeds make of it.

    Args:
        asked: What is extracted, and how.
        progress: Told of the states.
        meanwhile: Adds to a complete model what can be found while other processes work.

    Raises:
        ConformanceError: There is none, or the target cannot be loaded or constructed, or an
            argument does not fit.
    """
    begun = time.monotonic()
    model, told = _in_a_fork(asked, progress)
    if told["is_of_rules"]:
        return meanwhile(model)
    seconds, steps = budget_of(asked.budget)
    took = time.monotonic() - begun

    def again(seconds: float, steps: float) -> ExtractionRequest | None:
        other = replace(asked, budget=budget_text(seconds, steps), hash_seeds=0, after_ends=False)
        return ExtractionRequest.of(asked.target, other, (__name__, answer_elsewhere.__name__))

    return compared(
        _confirmed(asked, model),
        again,
        meets_sets=told["meets_sets"],
        most=asked.hash_seeds,
        seconds=(took, seconds - took),
        steps=(told["calls"], steps - told["calls"] - told["calls_after_ends"]),
        meanwhile=meanwhile,
    )


def _confirmed(asked: Extraction, model: FiniteModel) -> FiniteModel:
    """The model without a step that raises under enumerated draws alone."""
    findings = tuple(
        one for one in model.findings if one.kind != RAISES or _raises_again(asked, one)
    )
    return replace(model, findings=findings)


def _raises_again(asked: Extraction, finding: ExtractionFinding) -> bool:
    """Return whether the actions lead to the exception in some episodes of a new environment, in
    another fork, with ordinary generators."""
    told: list[Mapping[str, Any]] = []

    def work(send: Send) -> None:
        with own_modules(asked.target), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            target = loading.find(asked.target, asked.limits)
            binding = target.binding if asked.binding is None else loading.as_binding(asked.binding)
            guard = Guard(Budget(math.inf), asked.limits)
            with guard.watchdog.on_duty():
                env = _made(target, asked, guard)[0]
                space, labels = env.action_space, _labels(env, asked, binding)
                actions = [given(space, labels[action]) for action in finding.actions]
                until = time.monotonic() + _SECONDS
                for seed in range(asked.seed, asked.seed + _EPISODES):
                    if time.monotonic() > until:
                        return
                    try:
                        guard.call("reset", env.reset, seed=seed)
                        for action in actions:
                            guard.call("step", env.step, action)
                    except Trouble as trouble:
                        if str(trouble) == finding.message:
                            send({"event": "again"})
                            return

    in_a_fork(work, told.append, asked.limits)
    return bool(told)


def answer_elsewhere(folder: str) -> None:
    """Do the part of a process with another hash seed, see `hash_seeds`."""

    def make(asked: Extraction, path: Path) -> tuple[str, str]:
        loaded: list[bool] = []
        try:
            model, _ = _in_a_fork(asked, loaded=lambda: loaded.append(True))
        except ConformanceError as error:
            return (FAILED if loaded else MISSING), str(error)
        model.save(path, compressed=False)
        return MADE, ""

    answer(folder, make)


def _in_a_fork(
    asked: Extraction,
    progress: Progress | None = None,
    loaded: Callable[[], object] = lambda: None,
) -> tuple[FiniteModel, Mapping[str, Any]]:
    """The model, and what is told of its extraction."""
    if not can_fork():
        raise ConformanceError("extraction needs Linux or macOS; on Windows, WSL")
    told: dict[str, Any] = {}

    def receive(message: Mapping[str, Any]) -> None:
        if message["event"] == "extracted":
            told.update(message)
        elif message["event"] == "loaded":
            loaded()
        elif message["event"] == "wrong_actions":
            with understood():
                why = message["why"]
            raise WrongActionsError(why)
        elif progress is not None:
            with understood():
                expanded, found = int(message["expanded"]), int(message["found"])
            progress(expanded, found)

    with tempfile.TemporaryDirectory(prefix="provengym-") as folder:
        path = Path(folder) / "model.npz"

        def work(send: Send) -> None:
            try:
                with own_modules(asked.target):
                    _extracted(asked, send).save(path, compressed=False)
            except WrongActionsError as error:
                send({"event": "wrong_actions", "why": str(error)})

        gc.collect()  # the caller's garbage, whose finalizers would run within calls
        crash = in_a_fork(work, receive, asked.limits)
        if crash is not None:
            raise ConformanceError(f"the target's process gave no model: {crash.told}")
        return load_model(path), told


def _extracted(asked: Extraction, send: Send) -> FiniteModel:
    """The model, in the process that answers."""
    interruptions = Interruptions()
    gc.callbacks.clear()  # of the caller's own tools, which would run within calls
    target = loading.find(asked.target, asked.limits)
    target.check_arguments(asked.parameters)
    send({"event": "loaded"})
    binding = target.binding if asked.binding is None else loading.as_binding(asked.binding)
    given_key = binding.state_key if asked.key is None else asked.key
    key = key_of(given_key)
    draw_key = key_of(binding.draw_key, "draw_key")
    whole = Budget(math.inf)  # the guard's: only the search knows where it may stop
    guard, budget = Guard(whole, asked.limits), _budget(asked, whole)
    told_at = time.monotonic()

    def progress(expanded: int, found: int) -> None:
        nonlocal told_at
        if time.monotonic() - told_at > 0.2:
            told_at = time.monotonic()
            send({"event": "progress", "expanded": expanded, "found": found})

    interruptions.look()  # before others take the place of what the import has left
    with warnings.catch_warnings(), guard.watchdog.on_duty():
        warnings.simplefilter("ignore")
        played, _, limit = _made(target, asked, guard)
        if given_key is None and isinstance(played, (Environment, RulesEnv)):
            from provengym.rules.enumerating import model_of_rules  # which loads much

            about = {"target": target.text, "parameters": _plain(asked.parameters)}
            if (model := model_of_rules(played, budget, progress, **about)) is not None:
                send({"event": "extracted", "is_of_rules": True})
                return model if limit is None else model.with_time_limit(limit)
        usage = target.usage
        put_back = _as_it_is(played)
        labels = _labels(played, asked, binding)

        def with_tried(attributes: tuple[Attributes, ...]) -> tuple[Attributes, ...]:
            with target.generators(asked.seed, 0):
                return with_accumulators(played, attributes, labels, guard, asked.seed, put_back)

        with target.generators(asked.seed, 0):  # so that the same is seen each time
            attributes = seen_in_episodes(played, labels, guard, asked.seed)
        may_read = key is not None and not is_of_observation(given_key)
        if may_read or draw_key is not None:
            attributes = tuple(Attributes(constant=one.constant) for one in attributes)
        else:
            attributes = with_tried(attributes)
        one_by_one = ""  # why a target that steps many states is explored one state at a time
        unsavable = ""  # why states are reached by replaying actions
        while True:
            put_back()
            interruptions.look()
            building = CodeWatch()
            env, notes, limit = _made(target, asked, guard, functools.partial(_watched, building))
            shared = frozenset(accumulators_of(env, attributes).shared())
            attributes = tuple(one.without(shared) for one in attributes)
            if isinstance(getattr(env, "unwrapped", None), KernelEnv):
                raise ConformanceError(
                    f"{target.text} is an environment of this package, which draws in compiled "
                    "code; solve and conform have its proved model"
                )
            labels = _labels(env, asked, binding)
            built = building.started()
            nets = Nets(
                env,
                is_called=not unsavable,
                trust=asked.trust,
                built=built,
                interruptions=interruptions,
            )
            limits = SearchLimits(calls=CallLimits(leaves=_LEAVES))
            subject: Subject
            search: Search
            stepper = None
            try:
                nets.prepare()
                if key is None and draw_key is None and not one_by_one:
                    stepper = stepper_of(env, guard, nets.call)
                if stepper is not None:
                    subject, assumptions = Subject(env, guard, nets), _assumptions(())
                    search = BatchSearch(
                        stepper, subject, nets, labels, limits, budget, progress=progress
                    )
                else:
                    if key is not None and unsavable:
                        make = functools.partial(_anew, target, asked, guard, nets)
                        subject = ReplayedSubject(env, make, guard, nets, key)
                        assumptions = _assumptions_of_replays(unsavable)
                    else:
                        subject = Subject(env, guard, nets, attributes, key)
                        assumptions = _assumptions(attributes)
                    search = Search(subject, nets, labels, limits, budget, draw_key, progress)
                model = search.run(
                    target=target.text,
                    parameters=_plain({**(usage.arguments if usage else {}), **asked.parameters}),
                    assumptions=(
                        *assumptions,
                        *assumption_of(env.action_space, labels),
                        *notes,
                        *([one_by_one] if one_by_one else []),
                    ),
                )
                first, others = model.assumptions[: len(assumptions)], len(assumptions)
                first += (*subject.assumptions, *nets.assumptions)
                model = replace(model, assumptions=(*first, *model.assumptions[others:]))
                model = _ended_by(subject.accumulators, model, limit, limits.states)
            except HiddenChanceError as error:
                raise ConformanceError(f"{target.text}: {error}") from error
            except VariedError as error:
                put_back()
                attributes = with_tried(
                    tuple(
                        replace(one, accumulators=(*one.accumulators, *new))
                        for one, new in zip(attributes, error.places, strict=True)
                    )
                )
                continue
            except MistakenError as error:
                wider = with_reached(env, attributes, subject.accumulators)
                less = tuple(one.without(error.names) for one in attributes)
                if wider is None and less == attributes:  # or it would begin again for ever
                    raise
                attributes = wider or less
                continue
            except UnsavableError as error:
                if stepper is not None:
                    one_by_one = f"{stepper.name} was not used: {error}"
                    continue
                why = unsavable or _what_is_opaque(env) or str(error)
                if key is not None and not unsavable and not target.single:
                    unsavable = why
                    continue
                advice = _WITHOUT_KEY if key is None else _SINGLE
                if unsavable:
                    why += f"; {error}"
                elif isinstance(error, OpaqueError):
                    why += f"; {advice}"
                raise ConformanceError(
                    f"{target.text}: its state cannot be saved and restored: {why}"
                ) from error
            told = {"calls": budget.target_steps, "meets_sets": nets.meets_sets}
            told["is_of_rules"] = False
            outside = _outside(model, env.observation_space, budget)
            after = AfterEnd()
            if asked.after_ends and not model.findings and nearly(model) is not None:
                after = steps_after_ends(search, asked.limits)
            if stepper is not None and model.ended.any():
                after.notes.append(f"no step after the end of an episode was made ({stepper.name})")
            send({"event": "extracted", **told, "calls_after_ends": after.calls})
            return replace(
                model,
                constructed=str(usage or ""),
                observation_space=env.observation_space,
                action_space=env.action_space,
                findings=(*model.findings, *outside, *after.findings),
                notes=tuple(after.notes),
            )


_WITHOUT_KEY = (
    "with a key, which identifies states (--key EXPRESSION, as --key observation where that tells "
    "all; key=, a binding's state_key), states are reached by replaying actions instead"
)
_EXAMPLE = "--actions '[0, 1, 2, 3]'"
_SINGLE = (
    "to reach its states by replaying actions, others like it must be constructed: give the "
    "class or function that makes it as the target"
)


def _labels(env: Any, asked: Extraction, binding: Binding) -> tuple[Label, ...]:
    """The actions that are tried."""
    actions = None if isinstance(env, plain.Plain) else asked.actions
    if actions is None and binding.actions is not None and isinstance(env.action_space, spaces.Box):
        try:
            actions = named(binding.actions)
        except ValueError as error:
            raise WrongActionsError(f"Binding: {error}") from error
    return labels_of(env.action_space, actions)


def _outside(model: FiniteModel, space: Any, budget: Budget) -> list[ExtractionFinding]:
    """The first observation that is not in its space, as a finding, if there is one."""
    for number, observation in enumerate(model.observations):
        if number % _LOOK_PERIOD == _LOOK_PERIOD - 1 and budget.is_spent:
            break
        if not is_in(space, observation):
            state = int(np.flatnonzero(model.observation_of == number)[0])
            return [ExtractionFinding("space", not_in(space, observation), model.history(state))]
    return []


def _ended_by(
    hidden: Accumulators, model: FiniteModel, limit: int | None, most: int
) -> FiniteModel:
    """The model with the time limit of Gymnasium's that was set aside, or with that of the hidden
    clock, if this is shorter; where its last step terminates an episode, time is put back into the
    states, as far as there are not too many."""
    clock = hidden.clock
    if clock is None or not clock.limit:
        return replace(model, time_limit=limit)
    if clock.terminates:
        timed = unrolled(model, clock.limit, terminates=True, most=most).model
        return replace(timed, time_limit=limit)
    if limit is not None and limit <= clock.limit:
        return replace(model, time_limit=limit)
    return replace(model, time_limit=clock.limit, limit_spares_ends=bool(clock.spares_ends))


def _budget(asked: Extraction, whole: Budget) -> Budget:
    seconds, steps = budget_of(asked.budget)
    return whole.part(seconds=seconds, steps=steps)


def _made(
    target: Target,
    asked: Extraction,
    guard: Guard,
    within: Callable[[], contextlib.AbstractContextManager[None]] = contextlib.nullcontext,
) -> tuple[Any, tuple[str, ...], int | None]:
    """A new environment, notes on it, and the time limit of Gymnasium's that was set aside."""

    def make() -> Any:
        with within():
            return target.make(**asked.parameters)

    try:
        made = guard.play("the constructor", make)
        env, limit = loading.bare(made)
        is_plain = lacks_spaces(env) and not fits(env)
        adapted = (plain.adapted(env, asked.actions) if is_plain else None) or adapt(env)
    except Trouble as trouble:
        arguments = ", ".join(f"{name}={value!r}" for name, value in asked.parameters.items())
        raise WrongTargetError(
            f"the target {target.text} cannot be constructed with ({arguments}): {trouble}"
        ) from trouble
    require_environment(adapted.env, target.text)
    if lacking := lacks(adapted.env):
        is_free = is_plain and not plain.own_actions(env)[0]
        how = f"; or name its actions, as {_EXAMPLE}" if is_free else ""
        raise ConformanceError(f"the target {target.text}: {lacking}{how}")
    return adapted.env, adapted.notes, limit


@contextlib.contextmanager
def _watched(watch: CodeWatch) -> Iterator[None]:
    watch.begin()
    try:
        yield
    finally:
        watch.end()


def _as_it_is(env: Any) -> Callable[[], None]:
    """Return a function that puts back the state of an environment as it is now, as far as that can
    be: it shares some of it with others, such as a list that its class holds."""
    try:
        snapshot = Snapshot(env, with_opaque=True)
    except Exception:  # noqa: BLE001 - the objects are the target's, and the search says why
        return lambda: None

    def put_back() -> None:
        with contextlib.suppress(Exception):
            snapshot.restore()

    return put_back


def _anew(target: Target, asked: Extraction, guard: Guard, nets: Nets) -> Any:
    """Another environment, whose constructor the nets see."""
    return _made(target, asked, guard, nets.call)[0]


def _what_is_opaque(env: Any) -> str:
    """The attributes that cannot be saved, and what they hold, in words."""
    found = []
    for thing in chain_of(env):
        for name, value in list(vars(thing).items()):
            try:
                if not isinstance(value, gymnasium.Env):
                    Snapshot(value)
            except OpaqueError as error:
                found.append(f"{name} holds {error}")
            except Exception:  # noqa: BLE001 - the objects are the target's
                continue
    return " and ".join(found)


def _assumptions_of_replays(unsavable: str) -> list[str]:
    """Return the assumptions where states are reached by replaying actions."""
    return [
        f"its states cannot be saved ({unsavable}): each was reached by the actions that led to it "
        "in a newly constructed environment, and observations on the way were the same each time",
        "each newly constructed environment is as the first one (its readable parts were the same "
        "each time; its constructor does not draw, and files that it reads stay as they are)",
        "parts of a state that cannot be read keep no draw",
    ]


def _assumptions(attributes: tuple[Attributes, ...]) -> list[str]:
    """Return the assumptions of every extraction."""
    names = sorted({name for one in attributes for name in one.unread})
    return [
        "this instance of the environment, as it was constructed",
        *(
            [f"no call reads {', '.join(names)} before it writes them (each read is looked for)"]
            if names
            else []
        ),
    ]


def _plain(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters for JSON."""
    result = {}
    for name, value in parameters.items():
        try:
            json.dumps(value)
            result[name] = value
        except (TypeError, ValueError):
            result[name] = one_line(value, form=repr)
    return result
