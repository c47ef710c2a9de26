"""Write findings to files: one to be replayed, and a test of it."""

from __future__ import annotations

import inspect
import json
import operator
import os
import pprint
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from provengym.conformance.saved import FORMAT, VERSION
from provengym.data.codec import encoded
from provengym.data.errors import ConformanceError, one_line
from provengym.data.report import CLASSES, ReportData
from provengym.data.spec import CheckSpec
from provengym.data.writing import written
from provengym.targets import loading

TEST = '''\
"""The target departs from the reference, {where} ({kind}).

Written by ``provengym conform``.  This fails as long as the target has the fault.
"""

from provengym.conformance import replay

FINDING = {finding}


def test_{kind}():
    again = replay(FINDING)

    assert not again.reproduced, again.story
'''


def save(report: ReportData, folder: str | os.PathLike[str], binding: str | None) -> list[Path]:
    """Write each finding of a report as JSON, and a pytest test of it.

    Raises:
        ConformanceError: Something cannot be written down, or the folder cannot be written to.
    """
    spec = report.spec
    if spec is None:
        raise ConformanceError(
            "the report does not have the arguments of conform: it was read from JSON, or one of "
            "them was an object that cannot be copied: name the target by module:attribute or "
            "path/to/file.py:attribute"
        )
    given = spec.binding
    if binding is not None:
        loading.find_binding(binding)
    elif isinstance(given, (str, os.PathLike)):
        binding = os.fspath(given)
    elif given is not None:
        raise ConformanceError(
            "a binding given in Python cannot be saved: put it on the target, or say where it can "
            "be loaded from: save(folder, binding='module:attribute')"
        )
    place, files = Path(folder), []
    root = _root(report.target, spec.target)
    head = {
        "format": FORMAT,
        "version": VERSION,
        "target": report.target,
        "folder": root,
        "reference": _reference(spec, report),
        "binding": None if given is None else binding,
        "params": _arguments(spec.parameters),
        "target_args": _arguments(spec.target_args),
        "reference_args": _arguments(spec.reference_args),
        "explored": list(report.explored),
        "exploration_seed": report.seed,
    }
    try:
        for finding in report.findings:
            place.mkdir(parents=True, exist_ok=True)
            files += write({**head, **finding.to_dict()}, place)
    except OSError as error:
        raise ConformanceError(f"{place} cannot be written to: {error.strerror}") from error
    return files


def write(value: Mapping[str, Any], folder: Path) -> list[Path]:
    """Write a finding in the form of a file, and the test of it, into a folder.

    Raises:
        OSError: One cannot be written.
    """
    kind, step = value["class"], value["step"]
    test = TEST.format(
        where="at the reset" if step == 0 else f"at step {step}",
        kind=kind,
        finding=pprint.pformat(dict(value), width=96, sort_dicts=False),
    )
    texts = {
        folder / f"{kind}.json": json.dumps(value, indent=2, allow_nan=False) + "\n",
        folder / f"test_{kind}.py": test,
    }
    for path, text in texts.items():
        written(path, operator.methodcaller("write", text.encode()))
    return list(texts)


def saved_in(folder: Path) -> list[str]:
    """Return the texts of the findings that were saved to a folder, in the order of `CLASSES`."""
    files = [folder / f"{kind}.json" for kind in CLASSES]
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


def _arguments(arguments: Mapping[str, Any]) -> dict[str, Any]:
    return {name: encoded(name, value) for name, value in arguments.items()}


def _reference(spec: CheckSpec, report: ReportData) -> str:
    """A text that the reference can be found by again.

    Raises:
        ConformanceError: It was given as an object.
    """
    if spec.reference is None and report.reference is not None:  # the target's own
        return report.reference
    if isinstance(spec.reference, str):
        return spec.reference
    raise ConformanceError(
        "a reference given in Python cannot be saved: name it by module:attribute or "
        "path/to/file.py:attribute"
    )


def _root(text: str, target: object) -> str:
    """Return the folder in which the target is looked for when it is not in the current one.

    Raises:
        ConformanceError: It was given as an object that its name does not lead to.
    """
    if isinstance(target, str):
        return os.getcwd()
    name = _module(target)
    try:
        if name is None or loading.load(text) is not target:
            raise ConformanceError("its name does not lead to it")
    except ConformanceError as error:
        raise ConformanceError(
            f"the target {text} cannot be imported again, so its findings cannot be saved: "
            "name it by an id, module:attribute or path/to/file.py:attribute "
            f"({one_line(error, 90)})"
        ) from error
    file = getattr(sys.modules[name], "__file__", None)
    if file is None:
        return os.getcwd()
    path = Path(file).resolve()
    depth = name.count(".") + (path.name == "__init__.py")
    return str(path.parents[depth])


def _module(target: object) -> str | None:
    """The module in which a class or function is found by its name."""
    if not (inspect.isclass(target) or inspect.isroutine(target)):
        return None
    name = target.__module__
    return name if isinstance(name, str) and name not in ("__main__", "") else None
