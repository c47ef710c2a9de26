"""Components, attributes, quantifications, designs and tasks, as in DeLF (Afshar and Li, 2024).

A *component* of an environment, such as what is observed, has *attributes*, and each attribute a
*quantification*, the values that it takes.  A *design choice* of a component is its attributes with
their quantifications, and a *task* is what to do.

>>> room = Attribute("room", Discrete(0, 3))
>>> design = Design(Component("observation", (room,)), Component("action", (room,)))
>>> Design.from_dict(design.to_dict()) == design
True
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym._validation import shown
from provengym.data.codec import plain, tuples_again
from provengym.data.errors import one_line
from provengym.data.reading import Fields
from provengym.data.spec import budget_of, seed_of
from provengym.envs import registry
from provengym.extraction.key import key_of
from provengym.finite.quantities import discount as discount_of
from provengym.solving.forms.success import function_of
from provengym.targets.actions import named

if TYPE_CHECKING:
    from typing_extensions import Self

Target = Literal["gymnasium", "spec"]
TARGETS: tuple[str, ...] = get_args(Target)
MOST_ATTRIBUTES = 1_000
LONGEST_DESCRIPTION = 100_000
"""Characters of a description, at most."""


@dataclass(frozen=True)
class Continuous:
    """Numbers in a box: a subset of [low, high]^size, whose bounds may be infinite."""

    low: float
    high: float
    size: int = 1

    def __post_init__(self) -> None:
        if math.isnan(self.low) or math.isnan(self.high) or not self.low <= self.high:
            raise ValueError(f"low must be at most high, got {self.low:g} and {self.high:g}")
        if self.size < 1:
            raise ValueError(f"size must be at least 1, got {self.size}")

    def to_dict(self) -> dict[str, Any]:
        """For JSON, where an infinite bound is null."""
        low, high = (None if math.isinf(one) else one for one in (self.low, self.high))
        return {"kind": "continuous", "low": low, "high": high, "size": self.size}

    def __str__(self) -> str:
        power = f"^{self.size}" if self.size > 1 else ""
        return f"[{self.low:g}, {self.high:g}]{power}"


@dataclass(frozen=True)
class Discrete:
    """The integers from `low` to `high`."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError(f"low must be at most high, got {self.low} and {self.high}")

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"kind": "discrete", "low": self.low, "high": self.high}

    def __str__(self) -> str:
        return f"{{{self.low}, …, {self.high}}}"


Quantification = Continuous | Discrete


@dataclass(frozen=True)
class Attribute:
    """One thing that a component consists of, and the values that it takes."""

    name: str
    quantification: Quantification

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"name": self.name, **self.quantification.to_dict()}

    @classmethod
    def from_dict(cls, value: object, where: str = "an attribute") -> Self:
        """The attribute with these JSON values.

        Raises:
            ValueError: They are none; the message says which.
        """
        fields = Fields(value, where)
        name, kind = fields.text("name", 200), fields.choice("kind", ("continuous", "discrete"))
        found: Quantification
        try:
            if kind == "discrete":
                found = Discrete(fields.integer("low"), fields.integer("high"))
            else:
                low, high = fields.number("low", None), fields.number("high", None)
                found = Continuous(
                    -math.inf if low is None else low,
                    math.inf if high is None else high,
                    fields.integer("size", 1),
                )
        except ValueError as error:
            raise ValueError(f"{where}: {str(error).removeprefix(f'{where}: ')}") from None
        fields.end()
        return cls(name, found)


@dataclass(frozen=True)
class Component:
    """A design choice of one member of the decision process."""

    name: str
    attributes: tuple[Attribute, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each number."""
        return tuple(name for name, _ in _single(self))

    @classmethod
    def of_space(cls, name: str, space: spaces.Space[Any]) -> Self:
        """The design choice that a space is: an attribute for each entry."""
        return cls(name, tuple(_attributes(space, "")))


@dataclass(frozen=True)
class Design:
    """Design choices of what is observed and of what is done."""

    observation: Component
    action: Component

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            one.name: [attribute.to_dict() for attribute in one.attributes]
            for one in (self.observation, self.action)
        }

    @classmethod
    def from_dict(cls, value: object, where: str = "the design") -> Self:
        """The design with these JSON values.

        Raises:
            ValueError: They are none; the message says which.
        """
        fields = Fields(value, where)
        found = []
        for name in ("observation", "action"):
            items = fields.list_of(name, MOST_ATTRIBUTES)
            found.append(
                Component(
                    name,
                    tuple(
                        Attribute.from_dict(item, f"{where}: {name} {number}")
                        for number, item in enumerate(items)
                    ),
                )
            )
        fields.end()
        return cls(*found)

    @classmethod
    def of_spaces(cls, observation: spaces.Space[Any], action: spaces.Space[Any]) -> Self:
        """The design that an environment has."""
        return cls(
            Component.of_space("observation", observation), Component.of_space("action", action)
        )

    def departures(self, built: Design) -> tuple[str, ...]:
        """Where the spaces that were built are not what was designed, a sentence each.

        Attributes are compared in their order, for spaces name none of their entries.
        """
        found: list[str] = []
        for mine, theirs in ((self.observation, built.observation), (self.action, built.action)):
            wanted, came = (list(_single(one)) for one in (mine, theirs))
            if len(wanted) != len(came):
                found.append(f"{mine.name}: {len(wanted)} numbers designed, {len(came)} built")
                continue
            found += [
                f"{mine.name}: {name} was designed to be in {one}, and the space has {other}"
                for (name, one), (_, other) in zip(wanted, came, strict=True)
                if str(one) != str(other)
            ]
        return tuple(found)


@dataclass(frozen=True, kw_only=True)
class Task:
    """The description of a task, and the settings that decide whether an environment is one for it.

    DeLF's relation, that a design suffices for a task, depends on a learner; here it is decided for
    the optimal policy of a finite instance, so the task names the instance, the objective, and what
    success is.
    """

    description: str
    parameters: Mapping[str, Any]
    """The environment's arguments: an instance that is small enough to be decided."""
    reference: str | None = None
    """The proved environment that it is to be, at the same parameters; None where there is none."""
    success: str | None = None
    """An expression, as `provengym.audit` takes it."""
    discount: str = "99/100"
    """The discount factor of the objective by which sufficiency is decided."""
    key: str | None = None
    """The key of a state, an expression as `provengym.extract` takes it."""
    actions: tuple[Any, ...] | None = None
    """Those that are tried of a Box action space."""
    hidden: bool = False
    """True if observations need not suffice, because agents are to remember."""
    budget: str = "20000steps"
    """Of each of the checks, as `provengym.audit` takes it."""
    seed: int = 0
    target: Target = "gymnasium"
    """The form of the program: an environment of Gymnasium, or rules of `provengym.spec`."""

    def __post_init__(self) -> None:
        if not self.description.strip():
            raise ValueError("the description is empty")
        if len(self.description) > LONGEST_DESCRIPTION:
            raise ValueError(
                f"the description must have at most {LONGEST_DESCRIPTION:,} characters, got "
                f"{len(self.description):,}"
            )
        if self.target not in TARGETS:
            raise ValueError(f"target must be {' or '.join(TARGETS)}, got {shown(self.target)}")
        discount_of(self.discount)
        budget_of(self.budget)
        key_of(self.key)
        seed_of(self.seed)
        if self.success is not None:
            function_of(self.success)
        if self.actions is not None:
            named(self.actions)
        if self.reference is not None:
            self._require_reference(self.reference)

    def _require_reference(self, name: str) -> None:
        """There is such an environment, and it has these parameters."""
        entry = registry.find(name)
        if entry is None:
            known = ", ".join(one.name for one in registry.ENVIRONMENTS)
            raise ValueError(f"reference: there is no {shown(name)}; there is {known}")
        try:
            entry.load()(**self.parameters).close()
        except (TypeError, ValueError, gymnasium.error.Error) as error:
            raise ValueError(f"parameters: {one_line(error)}") from error

    @property
    def words(self) -> int:
        """The words of the description, which is what DeLF counts."""
        return len(self.description.split())

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "description": self.description,
            "parameters": plain(dict(self.parameters)),
            "reference": self.reference,
            "success": self.success,
            "discount": self.discount,
            "key": self.key,
            "actions": None if self.actions is None else list(self.actions),
            "hidden": self.hidden,
            "budget": self.budget,
            "seed": self.seed,
            "target": self.target,
        }

    @classmethod
    def from_dict(cls, value: object, where: str = "the task") -> Self:
        """The task with these JSON values.

        Raises:
            ValueError: They are none; the message says which.
        """
        fields = Fields(value, where)
        actions = fields.list_of("actions", 10_000, None)
        try:
            task = cls(
                description=fields.text("description", LONGEST_DESCRIPTION),
                parameters=tuples_again(fields.mapping("parameters")),
                reference=fields.text("reference", 1_000, None),
                success=fields.text("success", 10_000, None),
                discount=fields.text("discount", 1_000),
                key=fields.text("key", 10_000, None),
                actions=None if actions is None else tuple(actions),
                hidden=fields.flag("hidden"),
                budget=fields.text("budget", 100),
                seed=fields.integer("seed"),
                target=fields.choice("target", TARGETS, "gymnasium"),
            )
        except (TypeError, ValueError) as error:
            raise ValueError(f"{where}: {str(error).removeprefix(f'{where}: ')}") from None
        fields.end()
        return task


def _attributes(space: spaces.Space[Any], name: str) -> list[Attribute]:
    """An attribute for each entry of a space."""
    if isinstance(space, spaces.Discrete):
        low = int(space.start)
        return [Attribute(name or "value", Discrete(low, low + int(space.n) - 1))]
    if isinstance(space, spaces.MultiBinary):
        return [_entry(name, index, Discrete(0, 1)) for index in np.ndindex(space.shape)]
    if isinstance(space, spaces.MultiDiscrete):
        lows = space.start
        return [
            _entry(
                name, index, Discrete(int(lows[index]), int(lows[index] + space.nvec[index]) - 1)
            )
            for index in np.ndindex(space.shape)
        ]
    if isinstance(space, spaces.Box):
        whole = np.issubdtype(space.dtype, np.integer)
        return [
            _entry(name, index, _between(space.low[index], space.high[index], whole))
            for index in np.ndindex(space.shape)
        ]
    if isinstance(space, spaces.Dict):
        return [
            found for key, one in space.items() for found in _attributes(one, _joined(name, key))
        ]
    if isinstance(space, spaces.Tuple):
        return [
            found
            for number, one in enumerate(space)
            for found in _attributes(one, _joined(name, number))
        ]
    raise ValueError(f"a space of type {type(space).__name__} has no attributes here")


def _between(low: Any, high: Any, whole: bool) -> Quantification:
    return Discrete(int(low), int(high)) if whole else Continuous(float(low), float(high))


def _entry(name: str, index: tuple[int, ...], values: Quantification) -> Attribute:
    return Attribute(_joined(name, *index) or "value", values)


def _joined(*parts: object) -> str:
    return ".".join(str(part) for part in parts if part != "")


def _single(component: Component) -> Iterator[tuple[str, Quantification]]:
    """Its attributes, one for each number."""
    for attribute in component.attributes:
        values = attribute.quantification
        if isinstance(values, Continuous) and values.size > 1:
            one = Continuous(values.low, values.high)
            yield from ((f"{attribute.name}.{number}", one) for number in range(values.size))
        else:
            yield attribute.name, values
