"""The check: run the engines in order, and draw the conclusion."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from provengym.conformance import _target, references
from provengym.conformance._binding import Binding
from provengym.conformance._errors import ConformanceError
from provengym.conformance._meter import Meter, OutOfTime
from provengym.conformance._report import CLASSES, Finding, Report
from provengym.conformance._run import FailedError, Run
from provengym.conformance._settle import settle
from provengym.conformance.engines import ENGINES as _ENGINES
from provengym.conformance.engines._base import Engine
from provengym.conformance.references._random import RandomModel

ENGINES = tuple(_ENGINES)
"""The names of the engines, in the order in which they run."""

BUDGET = 30.0
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Interrupted(KeyboardInterrupt):
    """The check was interrupted from the keyboard; `report` tells what was covered."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report


def conform(
    target: object,
    *,
    reference: str = "GridWorld",
    binding: Binding | None = None,
    engines: Iterable[str] | None = None,
    budget: float = BUDGET,
    seed: int = 0,
    target_args: Mapping[str, Any] = NOTHING,
    reference_args: Mapping[str, Any] = NOTHING,
    progress: Callable[[str, float], None] | None = None,
    **params: Any,
) -> Report:
    """Find where a target departs from a proved reference, as a shortest sequence of actions.

    The engines run in this order, and those that compare behaviour stop at the first difference:

    - ``contract``: Gymnasium's interface, spaces, seeds, aliasing of observations.
    - ``systematic``: every action in every state of the reference, up to 4,096 states
      and 20,000 transitions.
    - ``lockstep``: random histories by Hypothesis.
    - ``exhaustive``: every action in every pair of a target state and a reference state that one
      episode can reach, up to 40,000 transitions, or 800,000 when it is asked for by name; where
      the target's state cannot be taken and put back, every short sequence of actions.
    - ``support``: for references that throw dice or hide a part of the state, in place of the
      three before it: whether everything that the target shows in random episodes can happen.

    Nothing is compared after the end of an episode, which Gymnasium leaves undefined, unless the
    binding says ``after_done="absorbing"``.  A time limit of `gymnasium.make` is set aside.

    Args:
        target: A class or function that makes an environment, an environment, the id of one, or
            ``"module:attribute"`` or ``"path/to/file.py:attribute"``.
        reference: The short name or the id of the reference.
        binding: How target and reference correspond; by default the one that the target carries,
            else as the spaces suggest.
        engines: Names of the engines to run, by default all that fit the reference.
        budget: Seconds to explore.  A difference found gets up to ten more to be made smaller.
        seed: Of the exploration and of the resets.  The same seed gives the same report, unless
            the budget cut it short.
        target_args: Arguments of the target alone.
        reference_args: Parameters of the reference alone.
        progress: Called with the name of an engine and the fraction of it that is done.
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
    chosen = _chosen(engines)
    _validate(budget, seed)
    meter = Meter(float(budget), progress)
    found = _target.find(target)
    used = found.binding if binding is None else binding
    if not isinstance(used, Binding):
        raise ConformanceError(f"binding must be a Binding, got {type(used).__name__}")
    family = references.find(reference)
    run = Run(found, family, used, meter, operator.index(seed), params, target_args, reference_args)
    names = _fitting(run, chosen, asked=engines is not None)
    run.more_engines = names != ("contract",)
    run.thorough = engines is not None
    for text in used.differs:
        run.note(f"deliberately different: {text}")
    ran, interrupted = _search(run, names)
    report = _conclude(run, ran, interrupted)
    if interrupted:
        raise Interrupted(report)
    return report


def _search(run: Run, names: tuple[str, ...]) -> tuple[list[tuple[Engine, int]], bool]:
    """Run engines; each that was begun with its number of target steps, and if interrupted."""
    ran: list[tuple[Engine, int]] = []
    with run.meter.watchdog.on_duty():
        for name in names:
            engine, before = _ENGINES[name](run), run.meter.target_steps
            try:
                engine.search()
            except FailedError as failed:  # the first environment could be made, a later one not
                settle(run, failed.difference, [failed.difference.episode])
                run.playable = False
            except OutOfTime:
                run.note(f"the budget ran out in the engine {name}")
                return [*ran, (engine, run.meter.target_steps - before)], False
            except KeyboardInterrupt:
                return [*ran, (engine, run.meter.target_steps - before)], True
            ran.append((engine, run.meter.target_steps - before))
            if not run.playable or (name != "contract" and run.findings):
                break
    return ran, False


def _conclude(run: Run, ran: list[tuple[Engine, int]], interrupted: bool) -> Report:
    covered = [engine.coverage(steps) for engine, steps in ran]
    findings = tuple(sorted(run.findings, key=lambda finding: CLASSES.index(finding.kind)))
    # The verdict rests on the exhaustive engine where it came to its end, else on the first engine
    # that compared behaviour: the systematic one, if it ran.
    compared = [coverage for coverage in covered if coverage.transitions]
    whole = [coverage for coverage in compared if coverage.engine == "exhaustive"]
    rests = ([c for c in whole if c.complete] or compared or covered[-1:])[0]
    asked_only = [engine.name for engine, _ in ran] == ["contract"] and ran[0][0].finished
    if findings:
        verdict, meaning = "differs", _meaning_of(findings)
    elif compared or (asked_only and not run.more_engines):
        verdict = "equal"
        meaning = " ".join(coverage.meaning for coverage in compared or covered)
    else:
        verdict, meaning = "inconclusive", "No step was compared before the budget ran out."
    return Report(
        verdict=verdict,
        meaning=f"Interrupted. {meaning}" if interrupted else meaning,
        reference=run.family.name,
        target=run.target.text,
        parameters=run.base.parameters,
        seed=run.seed,
        coverage=replace(rests, target_steps=run.meter.target_steps),
        findings=findings,
        engines=tuple(covered),
        notes=tuple(run.notes),
        interrupted=interrupted,
    )


def _meaning_of(findings: tuple[Finding, ...]) -> str:
    first, *others = findings
    where = "at the reset" if first.step == 0 else f"at step {first.step}"
    more = f"; also found: {', '.join(finding.kind for finding in others)}" if others else ""
    return f"The target departs from the reference {where} ({first.kind}){more}."


def _chosen(engines: Iterable[str] | None) -> tuple[str, ...]:
    if engines is None:
        return ENGINES
    names = (engines,) if isinstance(engines, str) else tuple(engines)
    for name in names:
        if name not in ENGINES:
            raise ConformanceError(f"no engine is called {name!r}; there is {', '.join(ENGINES)}")
    if not names:
        raise ConformanceError(f"no engine is chosen; there is {', '.join(ENGINES)}")
    return tuple(name for name in ENGINES if name in names)


def _fitting(run: Run, names: tuple[str, ...], *, asked: bool) -> tuple[str, ...]:
    """The engines that fit the reference.

    Raises:
        ConformanceError: One is asked for that does not.
    """
    is_random = isinstance(run.base, RandomModel)
    fitting = tuple(name for name in ENGINES if _ENGINES[name].random in (None, is_random))
    for name in names:
        if asked and name not in fitting:
            raise ConformanceError(
                f"the engine {name!r} does not fit the reference {run.family.name}, which is "
                f"{'random or hides its state' if is_random else 'not random'}; "
                f"there is {', '.join(fitting)}"
            )
    return tuple(name for name in names if name in fitting)


def _validate(budget: object, seed: object) -> None:
    number = isinstance(budget, (int, float)) and not isinstance(budget, bool)
    if not number or not budget >= 0:  # type: ignore[operator]
        raise ConformanceError(f"budget must be a number of seconds, 0 or more, got {budget!r}")
    try:
        fits = not isinstance(seed, bool) and operator.index(seed) >= 0  # type: ignore[arg-type]
    except TypeError:
        fits = False
    if not fits:
        raise ConformanceError(f"seed must be an integer, 0 or more, got {seed!r}")
