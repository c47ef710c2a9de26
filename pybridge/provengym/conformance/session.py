"""The session that the engines of one check share."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium import wrappers

from provengym.comparison.belief import BeliefComparer
from provengym.comparison.discrepancy import Discrepancy
from provengym.comparison.free import FreeComparer
from provengym.comparison.lockstep import LockstepComparer
from provengym.comparison.stepped import SteppedComparer
from provengym.conformance.journal import Constructed, Note, Progress
from provengym.data.episode import Episode
from provengym.data.errors import ConformanceError, one_line, told
from provengym.models.free_model import NoReference, some_actions
from provengym.models.time_limited import TimeLimitedModel
from provengym.models.timed_walks import has_limit
from provengym.targets.adapters import adapt, old_gym
from provengym.targets.form import require_environment
from provengym.targets.guard import Trouble
from provengym.targets.loading import Target, bare

if TYPE_CHECKING:
    from provengym.comparison.comparer import Comparer
    from provengym.comparison.discrepancy import Visits
    from provengym.conformance.journal import Journal
    from provengym.data.limits import Limits
    from provengym.data.spec import CheckSpec
    from provengym.models.model import Model, ParameterSpace, TimeLimit
    from provengym.processes.budget import Budget
    from provengym.targets.binding import Binding
    from provengym.targets.guard import Guard

CONSTRUCTOR = "the constructor"
"""The name of this call of the target."""
_REFERENCE_ALONE = "; give it to the reference alone: --reference-arg or reference_args"

# How a constructor says that it does not want some parameters.
_SHOWS_ITSELF = (
    "it shows each step to a person (render_mode='human'), which may take most of the time: give "
    "--target-arg render_mode=null"
)
_REFUSALS = (ValueError, AssertionError, NotImplementedError)


class RefusedError(Exception):
    """The target does not accept explored parameters that the reference accepts."""


class FailedError(Exception):
    """The target cannot be played at all, for which `discrepancy` is the finding."""

    def __init__(self, discrepancy: Discrepancy) -> None:
        super().__init__(discrepancy.message)
        self.discrepancy = discrepancy


@dataclass(frozen=True, kw_only=True)
class Session:
    """A target, a reference and what is fixed; what happens goes into the journal."""

    spec: CheckSpec
    target: Target
    space: ParameterSpace
    """The reference at all its parameters."""
    binding: Binding
    guard: Guard
    journal: Journal
    base: Model
    """The reference at the parameters of the report."""
    free: frozenset[str]
    """The parameters that are explored."""
    engine: str = ""
    """The engine that runs."""
    lane: int = 0
    """The lane of a vector environment that is played."""
    imposed: TimeLimit | None = None
    """The time limit that a deterministic reference is put under, if any."""
    longest: float = math.inf
    """The most steps of an episode where both sides are without their time limits."""

    @classmethod
    def begin(
        cls,
        spec: CheckSpec,
        target: Target,
        space: ParameterSpace,
        binding: Binding,
        guard: Guard,
        journal: Journal,
    ) -> Session:
        """A session at the parameters that were asked for.

        Raises:
            ConformanceError: Target or reference does not take a parameter.
        """
        target.check_arguments(spec.target_args)
        try:
            base = space.model(spec.of_reference)
        except ConformanceError:
            target.check_arguments(spec.of_target)
            raise
        target.check_arguments(spec.of_target, _REFERENCE_ALONE)
        fixed = {*spec.of_reference, *spec.target_args}
        free = (name for name in space.explored if name in target.takes and name not in fixed)
        session = cls(
            spec=spec,
            target=target,
            space=space,
            binding=binding,
            guard=guard,
            journal=journal,
            free=frozenset(free),
            base=base,
        )
        return session._with_actions() if isinstance(space, NoReference) else session

    def _with_actions(self) -> Session:
        """The same, with the actions of the target's space, which no reference names.

        Raises:
            ConformanceError: No environment can be made, or no action drawn.
        """

        def playing(labels: tuple[Any, ...] = ()) -> Session:
            space = NoReference(self.target.text, labels)
            return replace(self, space=space, base=space.model(self.spec.of_reference))

        try:
            with self.guard.watchdog.on_duty():
                env = self._construct(self.base)
        except Trouble:
            return playing()  # the contract tells of it
        space = getattr(env, "action_space", None)
        if not isinstance(space, gymnasium.Space):
            return playing()  # of this, too
        try:
            labels = some_actions(space, self.seed)
        except Exception as error:
            raise ConformanceError(
                f"no action can be drawn from the action space {one_line(space)}: {told(error)}"
            ) from error
        return playing(labels)

    @property
    def has_reference(self) -> bool:
        """True if there is a reference to compare with."""
        return self.base.knows != "nothing"

    @property
    def seed(self) -> int:
        """The seed of the exploration."""
        return self.spec.seed

    @property
    def limits(self) -> Limits:
        """The limits up to which the engines go."""
        return self.spec.limits

    @property
    def budget(self) -> Budget:
        """The budget within which they run."""
        return self.guard.budget

    @property
    def is_playable(self) -> bool:
        """True if the target can be played in spite of what was found."""
        return "play" not in self.journal.invalid

    @property
    def ignored(self) -> frozenset[str]:
        """Findings that are not looked for any more: those of the class "space", or those in which
        a "dtype" alone is wrong."""
        return self.journal.invalid - {"play"}

    @property
    def binding_worked(self) -> bool:
        """True if the binding has read an observation."""
        return self.journal.binding_worked

    def say_binding_works(self) -> None:
        """The binding has read an observation."""
        self.journal.binding_worked = True

    @property
    def known(self) -> Model:
        """`base`, where it is no random model."""
        assert self.base.deterministic
        return self.base

    def within(self, budget: Budget) -> Session:
        """The same, as long as another budget lasts."""
        return replace(self, guard=self.guard.within(budget))

    def at(self, model: Model) -> Session:
        """The same, with other parameters of the report."""
        return replace(self, base=model)

    def model(self, parameters: Mapping[str, Any]) -> Model:
        """The reference with these choices of the free parameters."""
        free = {name: parameters[name] for name in self.free if name in parameters}
        model = self.space.model({**self.spec.of_reference, **free})
        if self.imposed is not None and model.deterministic:
            return TimeLimitedModel(model, self.imposed)
        return model

    def known_model(self, parameters: Mapping[str, Any]) -> Model:
        """`model`, where the reference is not random."""
        model = self.model(parameters)
        assert model.deterministic
        return model

    def comparer(self, model: Model, visits: Visits | None = None) -> Comparer:
        """A new environment of the target, to be played against a model.

        Raises:
            RefusedError: The target refuses explored parameters.
            ConformanceError: It refuses the parameters of `base`.
            FailedError: It fails otherwise, or its spaces do not correspond.
        """
        try:
            return self._around(self._construct(model), model, visits)
        except Trouble as trouble:
            raise FailedError(
                Discrepancy(
                    kind=trouble.kind,
                    model=model,
                    episode=Episode(self.seed),
                    before=None,
                    message=str(trouble),
                    got={"error": str(trouble)},
                )
            ) from trouble

    def free_comparer(self, env: Any = None) -> FreeComparer:
        """An environment that is played next to no reference; a new one by default.

        Raises:
            Trouble: It cannot be made or played.
        """
        return FreeComparer(self, self.base, self._construct(self.base) if env is None else env)

    def _around(self, env: Any, model: Model, visits: Visits | None) -> Comparer:
        others: dict[str, type[Comparer]]
        others = {"nothing": FreeComparer, "answers": SteppedComparer}
        kind = LockstepComparer if model.deterministic else BeliefComparer
        return others.get(model.knows, kind)(self, model, env, visits)

    def lockstep_comparer(self, model: Model, visits: Visits | None = None) -> LockstepComparer:
        """`comparer` for a model that is not random."""
        comparer = self.comparer(model, visits)
        assert isinstance(comparer, LockstepComparer)
        return comparer

    def replay(self, model: Model, *episodes: Episode) -> Discrepancy | None:
        """Play episodes one after the other on a new environment, up to the first difference."""
        try:
            comparer = self.comparer(model)
        except FailedError as failed:
            return failed.discrepancy
        try:
            return comparer.play_all(episodes)
        finally:
            self.close(comparer)

    def close(self, comparer: Comparer) -> None:
        """Close an environment that this session has made."""
        comparer.close()
        if not self.target.single:
            comparer.target_env.close()

    def note(self, text: str, *, usual: bool = False) -> None:
        """Tell the reader once; `usual` is what most environments are told."""
        self.journal.add(Note(text, usual))

    def show(self, fraction: float) -> None:
        """Tell whoever watches how far the engine has come."""
        self.journal.add(Progress(self.engine, min(fraction, 1.0)))

    def is_limited(self) -> bool:
        """Return whether the reference truncates episodes by itself."""
        if self.journal.is_limited is None:
            longest = self.limits.lockstep_walk_steps
            self.journal.is_limited = self.has_reference and has_limit(self.base, longest)
        return self.journal.is_limited

    def _construct(self, model: Model) -> Any:
        named = self.free & model.parameters.keys()  # a model need not name all of its defaults
        explored = {name: model.parameters[name] for name in sorted(named)}
        arguments = {**self.spec.of_target, **explored}
        try:
            made = self.guard.play(CONSTRUCTOR, self.target.make, **arguments)
        except Trouble as trouble:
            if model.parameters == self.base.parameters:
                given = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
                raise ConformanceError(
                    f"the target {self.target.text} cannot be constructed with ({given}): {trouble}"
                ) from trouble
            if isinstance(trouble.__cause__, _REFUSALS):
                raise RefusedError(str(trouble)) from trouble
            raise
        if (usage := self.target.usage) is not None:
            self.journal.add(Constructed(str(usage)))
        asked = self.base.time_limit
        is_asked = asked.of == "reference"
        env, limit = bare(made)
        if limit is not None and not (is_asked or self.is_limited()):
            whose = "gym's" if old_gym.fits(env) else "Gymnasium's"
            self.note(f"{whose} time limit of {limit} steps was set aside")
            limit = None
        elif self.longest < math.inf:
            limit = None
        kept = asked.steps if limit is None else limit
        if is_asked and kept != asked.steps:
            has = "none" if asked.steps == math.inf else asked.steps
            self.note(
                f"Gymnasium's time limit is {kept} steps in the target, in the reference {has}"
            )
        try:
            adapted = adapt(env, self.lane)
        except (ConformanceError, Trouble):
            raise
        except Exception as error:
            raise Trouble("api", f"it cannot be played: {told(error)}") from error
        require_environment(adapted.env, self.target.text)
        if adapted.lanes is not None:
            self.journal.lanes = adapted.lanes
        for text in adapted.notes:
            self.note(text)
        with contextlib.suppress(Exception):  # of a property of the target's
            if env.render_mode == "human":
                self.note(_SHOWS_ITSELF)
        return adapted.env if limit is None else wrappers.TimeLimit(adapted.env, limit)
