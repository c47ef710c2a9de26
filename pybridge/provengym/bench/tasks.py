"""The tasks: a text for the author of an environment, and the parameters that it is scored at."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium

from provengym.conformance import references
from provengym.envs import registry
from provengym.models.values import as_parameter

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

if TYPE_CHECKING:
    from provengym.models.model import ParameterSpace

FOLDER = Path(__file__).parent / "tasks"
Parameters = dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Task:
    """One task: what the author reads, and what the scorer knows besides."""

    name: str
    title: str
    text: str
    """All that the author is told, in Markdown."""
    reference: str
    """The name of the proved reference."""
    environment: str
    """The id of the environment of this package whose spaces are the task's."""
    spaces: Parameters
    """Arguments of that environment alone."""
    visible: tuple[Parameters, ...]
    """Parameters that the author is told."""
    hidden: tuple[Parameters, ...]
    """Parameters that the author is not told."""
    steps: int = 20_000
    """Of the environment, in a check at each of the parameter sets."""
    share_steps: int = 20_000
    """Of the environment, to measure the share of transitions that agree."""

    @property
    def parameter_sets(self) -> tuple[Parameters, ...]:
        """All at which an environment is scored; what a set leaves out has the task's default."""
        return (*self.visible, *self.hidden)

    @property
    def space(self) -> ParameterSpace:
        """The reference at all its parameters."""
        return references.find(self.reference)

    def rest(self, parameters: Parameters) -> Parameters:
        """Return the parameters that a set leaves out, as the task's defaults have them."""
        every = self.space.model(parameters).parameters
        return {name: value for name, value in every.items() if name not in parameters}

    @property
    def is_finite(self) -> bool:
        """True if there are finitely many actions, so that all can be tried."""
        return isinstance(self.make(self.parameter_sets[0]).action_space, gymnasium.spaces.Discrete)

    def make(self, parameters: Parameters) -> Any:
        """The environment of this package that is right."""
        return registry.named(self.environment).load()(**parameters, **self.spaces)


def written(parameters: Parameters) -> str:
    """Parameters as the arguments of a call."""
    return ", ".join(f"{name}={value!r}" for name, value in parameters.items())


def names() -> list[str]:
    """The names of the tasks, in order."""
    return sorted(file.parent.name for file in FOLDER.glob("*/task.toml"))


def find(name: str) -> Task:
    """The task with this name, in any case.

    Raises:
        ValueError: There is none.
    """
    for known in names():
        if known.casefold() == name.casefold():
            return _read(known)
    raise ValueError(f"the task must be one of {', '.join(names())}, got {name!r}")


def task_of(values: Parameters) -> Task:
    """The task with these JSON values."""
    visible, hidden = (
        tuple(
            {key: as_parameter(value) for key, value in parameters.items()}
            for parameters in values[which]
        )
        for which in ("visible", "hidden")
    )
    return Task(**{**values, "visible": visible, "hidden": hidden})


def _read(name: str) -> Task:
    folder = FOLDER / name
    given = tomllib.loads((folder / "task.toml").read_text(encoding="utf-8"))
    text = (folder / "task.md").read_text(encoding="utf-8")
    return task_of({"name": name, "text": text, "spaces": {}, **given})
