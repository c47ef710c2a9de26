"""The door to conformance checking: `conform`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from provengym._validation import choice
from provengym.conformance.isolated_run import check_isolated
from provengym.conformance.journal import Event, Journal, Progress
from provengym.conformance.report import Report
from provengym.conformance.run import check
from provengym.conformance.verdict import verdict
from provengym.data.arguments import Effort
from provengym.data.limits import NORMAL, THOROUGH
from provengym.data.spec import BUDGET, DETECT, NOTHING, CheckSpec, call_limit_of, trusted
from provengym.data.verdict import Required
from provengym.targets.binding import Binding

EFFORTS = {"normal": NORMAL, "thorough": THOROUGH}


class Interrupted(KeyboardInterrupt):
    """The check was interrupted from the keyboard; `report` tells what was covered."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report

    def __reduce__(self) -> tuple[Any, ...]:
        return Interrupted, (self.report,)


def conform(
    target: object,
    *,
    reference: object = None,
    parameters: Mapping[str, Any] = NOTHING,
    binding: Binding | str | os.PathLike[str] | None = None,
    engines: Iterable[str] | None = None,
    effort: Effort = "normal",
    budget: float | str = BUDGET,
    seed: int = 0,
    target_args: Mapping[str, Any] = NOTHING,
    reference_args: Mapping[str, Any] = NOTHING,
    detect: float = DETECT,
    require: Required = "agrees",
    call_limit: float | str = NORMAL.call_seconds,
    trust: Iterable[str] = (),
    memory: int | str | None = None,
    progress: Callable[[str, float], None] | None = None,
    isolated: bool = False,
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
      episode can reach, up to 40,000 transitions; where the target's state cannot be taken and put
      back, every short sequence of actions.
    - ``support``: for references that are random or hide a part of the state, in place of the
      three before it: whether everything that the target shows in random episodes can happen,
      and in HunterWumpus whether it comes as often as it should.
    - ``stochastic``, for random references that say how probable everything is: whether the
      outcomes come as often, with a false-positive probability of 1e-6; 12,000 calls of the target.
    - ``alongside``, in place of all others where ``"env:TARGET"`` names an environment of which no
      model can be extracted: random episodes with the same seeds and actions on both sides.
    - ``task``, only when asked for: whether the reference's task, which is then the target's,
      depends on the actions, can be ended, and has no cycle that earns rewards forever.

    Nothing is compared after the end of an episode, which Gymnasium leaves undefined, unless the
    binding says ``after_done="absorbing"``.  A time limit of `gymnasium.make` is set aside
    where the reference says nothing of one.

    Args:
        target: A class or function that makes an environment, an environment, the id of one, or
            ``"module:attribute"``, ``"path/to/file.py:attribute"`` or ``"command:..."``.  It may
            also be a vector environment, an environment of the old package gym, or a functional
            one in JAX; see docs/targets.md.
        reference: The short name or the id of a proved reference; or your own: a `Reference`, a
            function that returns one, or a text that says where it is, in the forms of `target`.
            None: the environment's own, where the target is the id of one of this package.
            ``"none"`` compares with nothing: the engine ``contract`` runs alone, and also makes
            long walks and looks at copies.
        parameters: Parameters of both.  Of the reference's others, those that the target takes by
            name are explored, starting from the reference's defaults.
        binding: The correspondence of target and reference, or a text that says where it is:
            ``"module:attribute"``, ``"path/to/file.py:attribute"`` or the path of a TOML file
            (`Binding.from_toml`).  By default the one that the target carries, else as the spaces
            suggest.
        engines: Names of the engines to run, by default all that fit the reference.
        effort: The limits of the search where the budget lasts: ``"thorough"`` takes those of
            ``exhaustive``, ``support`` and ``stochastic`` 10 to 80 times as high as ``"normal"``.
        budget: Seconds, or a text such as ``"2m"``; or a number of steps of the target such as
            ``"100000steps"``, with which the same seed gives the same report, however fast the
            machine is; or both, ``"2m, 100000steps"``, of which the first to be spent counts.  A
            quarter is kept to confirm what is found near its end and to make it smaller.
        seed: The seed of the exploration and of the resets, between 0 and 2**63 - 1.  The same seed
            gives the same report, unless the budget cut it short.
        target_args: Arguments of the target alone.
        reference_args: Parameters of the reference alone.
        detect: The deviation of a probability, between 0 and 1, that would have to be found for
            the verdict ``"equal"``.
        require: The least verdict with which the report is true: ``"agrees"`` as soon as no
            difference was found, or ``"equal"`` only where everything was compared.
        call_limit: Seconds that one call of the target may take, or of a reference of your own, or
            a text such as ``"500ms"``.  The first call of each kind of the target, which may
            compile, may take six times as long where the budget lasts.
        trust: Packages whose compiled code is assumed neither to draw nor to keep anything, where
            the reference ``"env:…"`` is extracted.
        memory: Bytes of memory that the check may take, target and reference included, beyond what
            this process has taken already, or a text such as ``"4G"``; None for no limit.  Such a
            check is `isolated`.
        progress: Called with the name of an engine and the fraction of it that is done.
        isolated: True to check in a fork of this process, where the system has one, so that a
            target whose compiled code ends its process does not end this one: that is a finding of
            the class ``exit``.  Libraries that have threads of their own, as JAX has, may hang
            there.
        params: More of `parameters`, by keyword.

    Returns:
        The report, true when no difference was found and the verdict is what is required.

    Raises:
        ConformanceError: The target cannot be loaded or constructed, or an argument does not fit.
        TypeError: A parameter is given twice, in `parameters` and by keyword.
        Interrupted: Ctrl-C; its attribute `report` tells what was covered.

    >>> from provengym import conform
    >>> class Lazy:  # never moves
    ...     from gymnasium.spaces import Discrete
    ...     action_space, observation_space = Discrete(4), Discrete(2)
    ...     def reset(self, seed=None):
    ...         return 0, {}
    ...     def step(self, action):
    ...         return 0, -1.0, False, False, {}
    >>> report = conform(Lazy, reference="GridWorld", reference_args={"height": 1, "width": 2})
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
    for name in params:
        if name in parameters:
            raise TypeError(f"the parameter {name!r} is given twice, in parameters and by keyword")
    spec = CheckSpec(
        target=target,
        reference=reference,
        parameters={**parameters, **params},
        binding=binding,
        engines=_names(engines),
        limits=replace(
            EFFORTS[choice("effort", effort, tuple(EFFORTS))],
            call_seconds=call_limit_of(call_limit),
        ),
        budget=budget,
        seed=seed,
        target_args=target_args,
        reference_args=reference_args,
        detect=detect,
        require=require,
        memory=memory,
        trust=trusted(trust),
    )

    def listen(event: Event) -> None:
        if progress is not None and isinstance(event, Progress):
            progress(event.engine, event.fraction)

    report = answer(spec, None if progress is None else listen, isolated=isolated)
    if report.interrupted:
        raise Interrupted(report)
    return report


def answer(
    spec: CheckSpec, listen: Callable[[Event], None] | None = None, *, isolated: bool = False
) -> Report:
    """Return the report on a check, also on one that was interrupted.

    Args:
        spec: The check that is asked for.
        listen: Is told of every event.
        isolated: As in `conform`.
    """
    journal = Journal(listen)
    (check_isolated if isolated or spec.memory is not None else check)(spec, journal)
    return verdict(spec, journal)


def _names(engines: Iterable[str] | None) -> tuple[str, ...] | None:
    if engines is None:
        return None
    return (engines,) if isinstance(engines, str) else tuple(engines)
