"""What all engines of one check share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from provengym.comparison.belief import BeliefComparer
from provengym.comparison.discrepancy import Discrepancy, Visits
from provengym.comparison.lockstep import LockstepComparer
from provengym.data.episode import Episode
from provengym.data.errors import ConformanceError, told
from provengym.models.random_model import RandomModel
from provengym.targets.adapters import adapt
from provengym.targets.environment import Trouble, guarded
from provengym.targets.loading import Target, bare

if TYPE_CHECKING:
    from provengym.comparison.comparer import Comparer
    from provengym.data.limits import Limits
    from provengym.data.report import Finding
    from provengym.models.model import AnyModel, Model, ParameterSpace
    from provengym.targets.binding import Binding
    from provengym.targets.budget import Budget

# How a constructor says that it does not want some parameters.
_REFUSALS = (ValueError, AssertionError, NotImplementedError)


class RefusedError(Exception):
    """The target does not accept explored parameters that the reference accepts."""


class FailedError(Exception):
    """The target cannot be played at all, for which `discrepancy` is the finding."""

    def __init__(self, discrepancy: Discrepancy) -> None:
        super().__init__(discrepancy.message)
        self.discrepancy = discrepancy


class Session:
    """A target, a reference, what is fixed, and what has been found so far."""

    def __init__(
        self,
        target: Target,
        family: ParameterSpace,
        binding: Binding,
        meter: Budget,
        seed: int,
        fixed: Mapping[str, Any],
        target_args: Mapping[str, Any],
        reference_args: Mapping[str, Any],
        limits: Limits,
    ) -> None:
        target.check_arguments({**fixed, **target_args})
        for name in fixed:
            if name in target_args or name in reference_args:
                raise ConformanceError(f"the parameter {name!r} is given twice")
        self.target = target
        self.family = family
        self.binding = binding
        self.meter = meter
        self.seed = seed
        self.limits = limits
        self.fixed = {**fixed, **reference_args}
        self.free = frozenset(
            name
            for name in family.explored
            if name in target.takes and name not in {**self.fixed, **target_args}
        )
        self.base = family.model(self.fixed)
        self.engine = ""
        """The engine that runs."""
        self.findings: list[Finding] = []
        self.notes: list[str] = []
        self.ignored: frozenset[str] = frozenset()
        self.playable = True
        self.more_engines = True
        self.rounds = 0
        """How often new samples were taken."""
        self.effort = 0
        """Of how many calls the samples of a saved finding were."""
        self.binding_worked = False
        self.lane = 0
        self.lanes: int | None = None
        """How many lanes the target has, where it is a vector environment."""
        self.every_lane = True
        self._given = {**fixed, **target_args}
        self._numbers: dict[tuple[tuple[str, Any], ...], int] = {}

    @property
    def known(self) -> Model:
        """`base`, where it is no random model."""
        assert not isinstance(self.base, RandomModel)
        return self.base

    def model(self, parameters: Mapping[str, Any]) -> AnyModel:
        """The reference with these choices of the free parameters."""
        return self.family.model({**self.fixed, **{k: parameters[k] for k in self.free}})

    def known_model(self, parameters: Mapping[str, Any]) -> Model:
        """`model`, where the reference is not random."""
        model = self.model(parameters)
        assert not isinstance(model, RandomModel)
        return model

    def number(self, model: AnyModel) -> int:
        """A number for each choice of parameters, to count states and transitions."""
        return self._numbers.setdefault(tuple(model.parameters.items()), len(self._numbers))

    def comparer(self, model: AnyModel, visits: Visits | None = None) -> Comparer:
        """A new environment of the target, to be played against a model.

        Raises:
            RefusedError: The target refuses explored parameters.
            ConformanceError: It refuses the parameters of `base`.
            FailedError: It fails otherwise, or its spaces do not correspond.
        """
        try:
            kind = BeliefComparer if isinstance(model, RandomModel) else LockstepComparer
            return kind(self, model, self._construct(model), visits)
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

    def lockstep_comparer(self, model: Model, visits: Visits | None = None) -> LockstepComparer:
        """`comparer` for a model that is not random."""
        comparer = self.comparer(model, visits)
        assert isinstance(comparer, LockstepComparer)
        return comparer

    def replay(self, model: AnyModel, *episodes: Episode) -> Discrepancy | None:
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
        """Close an environment that this run has made."""
        if not self.target.single:
            comparer.target_env.close()

    def note(self, text: str) -> None:
        """Tell the reader once."""
        if text not in self.notes:
            self.notes.append(text)

    def _construct(self, model: AnyModel) -> Any:
        arguments = {**self._given, **{k: model.parameters[k] for k in sorted(self.free)}}
        self.meter.check()
        try:
            made = guarded(self.meter, "the constructor", self.target.make, **arguments)
        except Trouble as trouble:
            if model.parameters == self.base.parameters:
                given = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
                raise ConformanceError(
                    f"the target {self.target.text} cannot be constructed with ({given}): {trouble}"
                ) from trouble
            if isinstance(trouble.__cause__, _REFUSALS):
                raise RefusedError(str(trouble)) from trouble
            raise
        env, notes = bare(made)
        for text in notes:
            self.note(text)
        try:
            adapted = adapt(env, self.lane)
        except (ConformanceError, Trouble):
            raise
        except Exception as error:
            raise Trouble("api", f"it cannot be played: {told(error)}") from error
        if adapted.lanes is not None:
            self.lanes = adapted.lanes
        for text in adapted.notes:
            self.note(text)
        return adapted.env
