"""Finite classes of rules as tables, which the kernel of models steps where there is no other."""

from __future__ import annotations

import base64
import json
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from provengym.data.errors import ConformanceError
from provengym.data.writing import written
from provengym.finite.files import load_model
from provengym.processes.budget import Budget
from provengym.rules.enumerating import model_of_rules
from provengym.rules.records import digest_of, known

if TYPE_CHECKING:
    from provengym.finite.model import FiniteModel
    from provengym.spec import Environment

SECONDS = 30.0
"""What reading the table off a class may take."""


def table(rules: type[Environment], parameters: Mapping[str, Any]) -> FiniteModel:
    """The exact decision process of a class of rules at some parameters.

    Args:
        rules: The class.
        parameters: Those that are not the default.

    Raises:
        ConformanceError: There is none in time, or it is not complete, or not what the class does.
    """
    env, name = rules(**parameters), rules.__name__
    model = model_of_rules(env, Budget(SECONDS), target=name, parameters=dict(parameters))
    if model is None:
        raise ConformanceError("the class is not in the language of rules")
    if not model.complete:
        raise ConformanceError(f"the table is not complete: {model.why_incomplete()}")
    if model.findings:
        raise ConformanceError("the table is not what the class does")
    return model


@dataclass(frozen=True)
class Told:
    """A table as a process tells it.

    Attributes:
        content: The file, which `provengym.load_model` reads.
        tested: How the table was held against the class.
        assumption: Under what it is what the class does.
    """

    content: bytes
    tested: str
    assumption: str

    @classmethod
    def of(cls, model: FiniteModel) -> Told:
        """What is told of a model."""
        with tempfile.TemporaryDirectory(prefix="provengym-") as folder:
            path = Path(folder, "table.npz")
            model.save(path)
            return cls(path.read_bytes(), model.tested, model.assumption or "nothing")

    def to_dict(self) -> dict[str, str]:
        """Return all of it as values of JSON."""
        return {**asdict(self), "content": base64.b64encode(self.content).decode()}

    @classmethod
    def from_dict(cls, told: Mapping[str, Any]) -> Told:
        """Return what `to_dict` told of."""
        content = base64.b64decode(told["content"])
        return cls(content, str(told["tested"]), str(told["assumption"]))


def served_table(rules: type[Environment], parameters: Mapping[str, Any]) -> FiniteModel | None:
    """A class at some parameters as a table, where `prove` has made one of the class as it is; else
    None.  At other parameters than the default it is read off the class when it is first asked for.

    Raises:
        ConformanceError: At these parameters there is none.
    """
    found = known(rules)
    if found is None or found[1].table is None:
        return None
    own = {name: one for name, one in parameters.items() if one != rules._defaults.get(name)}
    file = Path(found[1].table)
    if own:
        told = json.dumps(own, sort_keys=True, default=repr)
        digest = digest_of(told.encode())[:24]
        file = file.with_name(f"table-{digest}.npz")
    if not file.is_file():
        rules(**own)  # raises where they are none
        content = Told.of(table(rules, own)).content
        written(file, lambda one: one.write(content))
    return load_model(file)
