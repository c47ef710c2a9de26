"""The answers of authors: texts with the code of an environment in them."""

from __future__ import annotations

import re
import symtable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from provengym.bench import tasks
from provengym.data.errors import brief
from provengym.data.reading import Fields, is_unicode, json_value

if TYPE_CHECKING:
    from collections.abc import Iterator

    from provengym.bench.tasks import Task

_FENCED = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
_LONGEST = 1 << 20
_BEGINNING = '{"task": "'
"""Of each score."""
_CODE = re.compile(r"^\s*(import|from|class|def)\s+\w", re.MULTILINE)


@dataclass(frozen=True)
class AnswerSample:
    """One answer to a task."""

    task: Task
    name: str
    code: str


def code_of(text: str) -> str:
    """The code of an answer: the text itself, or of one in Markdown the last block that defines the
    class `Environment`, else the last one.

    Raises:
        ValueError: There is no code in it.
    """
    blocks: list[str] = [block for block in _FENCED.findall(text) if _CODE.search(block)]
    defining = [block for block in blocks if "class Environment" in block]
    if blocks:
        return (defining or blocks)[-1]
    if _CODE.search(text) is None:
        raise ValueError(f"no code in the answer {brief(text.strip(), 60)}")
    return text


def defines(code: str, name: str) -> bool:
    """Return whether code gives something a name, or may: it is read, and not run."""
    try:
        table = symtable.symtable(code, "answer", "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError):  # the score tells of it
        return True
    symbols = (symbol for symbol in table.get_symbols() if symbol.get_name() == name)
    return any(one.is_assigned() or one.is_imported() for one in symbols) or "import *" in code


def read_samples(text: str, task: str | None = None) -> list[AnswerSample]:
    """The samples in a text of JSON lines, each ``{"task": ..., "sample": ..., "code": ...}``.

    Args:
        text: The lines; empty ones are skipped.
        task: The name of the task of which the samples are, the others are left out; None for all.

    Raises:
        ValueError: A line is something else, or two are the same sample of a task.
    """
    samples: dict[tuple[str, str], AnswerSample] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            sample = _sample(f"line {number}", line)
            key = (sample.task.name, sample.name)
            if key in samples:
                raise ValueError(f"line {number}: the sample {sample.name!r} is there twice")
            samples[key] = sample
    if not samples:
        raise ValueError("there is no line in it")
    wanted = None if task is None else tasks.find(task).name
    return [one for (name, _), one in samples.items() if wanted in (None, name)]


def _sample(place: str, line: str) -> AnswerSample:
    try:
        value = json_value(line)
    except ValueError as error:
        raise ValueError(f"{place} is no JSON: {error}") from None
    if not isinstance(value, dict):
        raise ValueError(f"{place} must be a JSON object, got {brief(value, 60)}")
    for key, kinds in (("task", str), ("sample", (str, int)), ("code", str)):
        if not isinstance(value.get(key), kinds):
            given = brief(value[key], 60) if key in value else "nothing"
            kind = "a text" if kinds is str else "a text or a number"
            raise ValueError(f"{place} needs {key!r}, {kind}, got {given}")
        if not is_unicode(str(value[key])):
            raise ValueError(f"{place}: {key!r} has a character that UTF-8 cannot encode")
    try:
        return AnswerSample(tasks.find(value["task"]), str(value["sample"]), code_of(value["code"]))
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from None


def read_scores(text: str) -> Iterator[dict[str, Any]]:
    """The scores in a text of JSON lines, of which the last may have been cut off.

    Raises:
        ValueError: A line is something else.
    """
    *lines, rest = text.split("\n")
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            value = json_value(line)
            fields = Fields(value, "a score")
            for name in ("task", "sample", "verdict"):
                fields.text(name, _LONGEST)
            fields.number("score")
            fields.text("sha256", _LONGEST, None)
            fields.integer("seed", None)
        except ValueError as error:
            raise ValueError(f"line {number} is no score of a sample: {error}") from None
        yield value
    if rest and not rest.startswith(_BEGINNING) and not _BEGINNING.startswith(rest):
        raise ValueError(f"line {len(lines) + 1} is no score of a sample")
