"""The check: what its arguments mean, and which engines fit."""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from provengym._validation import shown
from provengym.conformance import _target, references
from provengym.conformance._binding import Binding, as_binding
from provengym.conformance._conclude import conclude, search
from provengym.conformance._errors import ConformanceError
from provengym.conformance._meter import Meter
from provengym.conformance._report import Call, Report
from provengym.conformance._run import Run
from provengym.conformance.engines import ENGINES as _ENGINES
from provengym.conformance.references._random import RandomModel

ENGINES = tuple(_ENGINES)
"""The names of the engines, in the order in which they run."""

BUDGET = 30.0
LARGEST_SEED = 2**63 - 1
"""Resets have this seed and some that follow, all of which are to be less than 2**64."""
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Interrupted(KeyboardInterrupt):
    """The check was interrupted from the keyboard; `report` tells what was covered."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report


def conform(
    target: object,
    *,
    reference: object = "GridWorld",
    binding: Binding | str | os.PathLike[str] | None = None,
    engines: Iterable[str] | None = None,
    budget: float = BUDGET,
    seed: int = 0,
    target_args: Mapping[str, Any] = NOTHING,
    reference_args: Mapping[str, Any] = NOTHING,
    progress: Callable[[str, float], None] | None = None,
    apart: bool = False,
    **params: Any,
) -> Report:
    """Find where a target departs from a proved reference, as a shortest sequence of actions.

    The engines run in this order, and those that compare behaviour stop at the first difference:

    - ``contract``: Gymnasium's interface, spaces, seeds, aliasing of observations, and whether one
      environment disturbs another.
    - ``systematic``: every action in every state of the reference, up to 4,096 states
      and 20,000 transitions.
    - ``lockstep``: random histories by Hypothesis.
    - ``exhaustive``: every action in every pair of a target state and a reference state that one
      episode can reach, up to 40,000 transitions, or 800,000 when it is asked for by name; where
      the target's state cannot be taken and put back, every short sequence of actions.
    - ``support``: for references that throw dice or hide a part of the state, in place of the
      three before it: whether everything that the target shows in random episodes can happen,
      and in HunterWumpus whether it comes as often as it should.
    - ``stochastic``, for references that throw dice and say how probable everything is: whether
      the outcomes come as often, with a probability of 1e-6 that a right target is called wrong;
      12,000 calls of the target, or 1,000,000 when it is asked for by name.
    - ``task``, only when asked for: whether the reference's task, which is then the target's,
      depends on the actions, can be ended, and has no cycle that earns rewards forever.

    Nothing is compared after the end of an episode, which Gymnasium leaves undefined, unless the
    binding says ``after_done="absorbing"``.  A time limit of `gymnasium.make` is set aside.

    Args:
        target: A class or function that makes an environment, an environment, the id of one, or
            ``"module:attribute"``, ``"path/to/file.py:attribute"`` or ``"command:..."``.  It may
            also be a vector environment, an environment of the old package gym, or a functional
            one in JAX; see docs/targets.md.
        reference: The short name or the id of a proved reference; or your own: a `Reference`, a
            function that returns one, or a text that says where it is, in the forms of `target`.
        binding: How target and reference correspond, or the path of a TOML file that says so
            (`Binding.from_toml`); by default the one that the target carries, else as the spaces
            suggest.
        engines: Names of the engines to run, by default all that fit the reference.
        budget: Seconds to explore.  A difference found gets up to ten more to be made smaller.
        seed: Of the exploration and of the resets, between 0 and 2**63 - 1.  The same seed gives
            the same report, unless the budget cut it short.
        target_args: Arguments of the target alone.
        reference_args: Parameters of the reference alone.
        progress: Called with the name of an engine and the fraction of it that is done.
        apart: Whether to check in a fork of this process, where the system has one, so that a
            target whose compiled code ends its process does not end this one: that is a finding of
            the class ``exit``.  Libraries that have threads of their own, as JAX has, may hang
            there.
        params: Parameters of both.  Of the reference's others, those that the target takes by name
            are explored, starting from the reference's defaults.

    Returns:
        The report, true when no difference was found.

    Raises:
        ConformanceError: The target cannot be loaded or constructed, or an argument does not fit.
        Interrupted: Ctrl-C; its attribute `report` tells what was covered.

    >>> class Lazy:  # never moves
    ...     from gymnasium.spaces import Discrete
    ...     action_space, observation_space = Discrete(4), Discrete(2)
    ...     def reset(self, seed=None):
    ...         return 0, {}
    ...     def step(self, action):
    ...         return 0, -1.0, False, False, {}
    >>> report = conform(Lazy, reference_args={"height": 1, "width": 2})
    >>> print(report.findings[0].story)
    terminated: The target ends the episode where the reference does not, or goes on.
    <BLANKLINE>
    GridWorld with height=1, width=2, start=(0, 0), goal=(0, 1); reset(seed=0)
    <BLANKLINE>
        +-----+
        | A G |
        +-----+
    <BLANKLINE>
    Step 1: action 3 (right)
                  reference             target
      observation 1                     0   <--
      position    (0, 1)                (0, 0)   <--
      reward      0                     -1   <--
      terminated  True                  False   <--
      truncated   False                 False
    """
    arguments: dict[str, Any] = {
        "reference": reference,
        "binding": binding,
        "engines": engines,
        "budget": budget,
        "seed": seed,
        "target_args": target_args,
        "reference_args": reference_args,
        "progress": progress,
        "params": params,
    }
    report = (_check_apart if apart else check)(target, **arguments)
    if report.interrupted:
        raise Interrupted(report)
    return report


def check(target: object, **arguments: Any) -> Report:
    """The check itself, with the other arguments of `prepare`; the report may be of a part."""
    run, names, call = prepare(target, **arguments)
    ran, ended = search(run, names)
    return replace(conclude(run, ran, ended), call=call)


def _check_apart(target: object, **arguments: Any) -> Report:
    """`check` in a fork; what was given need not be known to another process, and is put back."""
    from provengym.conformance._supervise._watched import conform_apart

    report, _ = conform_apart(target, lambda: nullcontext(arguments), lambda _: None)
    assert report.call is not None
    names = ("reference", "params", "target_args", "reference_args")
    given = {name: arguments[name] for name in names}
    return replace(report, call=replace(report.call, target=target, **given))


def prepare(
    target: object,
    *,
    reference: object,
    binding: Binding | str | os.PathLike[str] | None,
    engines: Iterable[str] | None,
    budget: float,
    seed: int,
    target_args: Mapping[str, Any],
    reference_args: Mapping[str, Any],
    progress: Callable[[str, float], None] | None,
    params: Mapping[str, Any],
) -> tuple[Run, tuple[str, ...], Call]:
    """What the arguments of `conform` mean: a run, the engines for it, and the call to remember."""
    chosen = _chosen(engines)
    _validate(budget, seed)
    found = _target.find(target)
    used = found.binding if binding is None else as_binding(binding)
    family = references.find(reference)
    meter = Meter(float(budget), progress)  # importing the target is not exploring it
    run = Run(found, family, used, meter, operator.index(seed), params, target_args, reference_args)
    names = _fitting(run, chosen, asked=engines is not None)
    run.more_engines = names != ("contract",)
    run.thorough = engines is not None
    for text in used.differs:
        run.note(f"deliberately different: {text}")
    call = Call(
        target=target,
        reference=reference,
        params=params,
        target_args=target_args,
        reference_args=reference_args,
        explored=tuple(sorted(run.free)),
        binding_given=used is not found.binding,
    )
    return run, names, call


def _chosen(engines: Iterable[str] | None) -> tuple[str, ...]:
    if engines is None:
        return ENGINES
    names = (engines,) if isinstance(engines, str) else tuple(engines)
    for name in names:
        if name not in ENGINES:
            raise ConformanceError(f"no engine is called {name!r}; there is {', '.join(ENGINES)}")
    if not names:
        raise ConformanceError(f"no engine is chosen; there is {', '.join(ENGINES)}")
    if "task" in names and not {*names} & {"systematic", "lockstep", "exhaustive"}:
        names = (*names, "systematic")  # the question is about the reference unless both agree
    return tuple(name for name in ENGINES if name in names)


def _fitting(run: Run, names: tuple[str, ...], *, asked: bool) -> tuple[str, ...]:
    """The engines that fit the reference.

    Raises:
        ConformanceError: One is asked for that does not.
    """
    is_random = isinstance(run.base, RandomModel)
    fitting = tuple(name for name in ENGINES if _ENGINES[name].fits(run.base))
    for name in names:
        if asked and name not in fitting:
            raise ConformanceError(
                f"the engine {name!r} does not fit the reference {run.family.name}, which is "
                f"{'random or hides its state' if is_random else 'not random'}; "
                f"there is {', '.join(fitting)}"
            )
    return tuple(
        name for name in names if name in fitting and (asked or _ENGINES[name].unasked(run.base))
    )


def _validate(budget: object, seed: object) -> None:
    is_number = isinstance(budget, (int, float)) and not isinstance(budget, bool)
    if not is_number or not budget >= 0:  # type: ignore[operator]
        raise ConformanceError(f"budget must be a number of seconds, 0 or more, got {budget!r}")
    try:
        number = operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if isinstance(seed, bool) or not 0 <= number <= LARGEST_SEED:
        raise ConformanceError(
            f"seed must be an integer between 0 and {LARGEST_SEED}, got {shown(seed)}"
        )
