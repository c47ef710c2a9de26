"""The queries to a language model and its answers: a file of JSON lines.

The first line says what the file is, which model answered, and the task; each further line is one
query with its answer, and the verdict on it.  A file is read strictly, and written in one step.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from provengym.data import reading
from provengym.data.reading import Fields, json_value
from provengym.data.writing import written
from provengym_delf.answers import LONGEST
from provengym_delf.design import Task

if TYPE_CHECKING:
    import os

    from provengym_delf.evaluation import Evaluation

FORMAT, VERSION = "provengym delf transcript", 1
MOST_BYTES = 64 << 20
_VERDICTS = ("right", "wrong", "undecided")
Query = Literal["design", "codify", "repair"]


class TranscriptError(ValueError):
    """A file is no transcript; the message is one line, and begins with the file."""


@dataclass(frozen=True, kw_only=True)
class Exchange:
    """One query and its answer."""

    query: Query
    prompt: str
    answer: str
    verdict: str | None = None
    """That on the program of the answer; None where it is a design, or was not evaluated."""
    found: tuple[str, ...] = ()
    """The classes of what was found."""

    @property
    def is_trial(self) -> bool:
        """True if the answer is to be a program."""
        return self.query != "design"

    def judged(self, evaluation: Evaluation) -> Exchange:
        """The same with the verdict on it."""
        return replace(self, verdict=evaluation.verdict, found=evaluation.classes)

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "query": self.query,
            "prompt": self.prompt,
            "answer": self.answer,
            "verdict": self.verdict,
            "found": list(self.found),
        }


@dataclass(frozen=True, kw_only=True)
class Transcript:
    """A conversation about one task."""

    task: Task
    model: str
    """Who answered."""
    exchanges: tuple[Exchange, ...] = field(default=())

    @property
    def trials(self) -> tuple[Exchange, ...]:
        """The exchanges whose answers are to be programs."""
        return tuple(one for one in self.exchanges if one.is_trial)

    def messages(self, prompt: str) -> list[dict[str, str]]:
        """The conversation with a further query, as the interface of chat completions has it."""
        found = []
        for one in self.exchanges:
            found.append({"role": "user", "content": one.prompt})
            found.append({"role": "assistant", "content": one.answer})
        return [*found, {"role": "user", "content": prompt}]

    def with_one(self, exchange: Exchange) -> Transcript:
        """The same with one exchange more."""
        return replace(self, exchanges=(*self.exchanges, exchange))

    def with_last(self, exchange: Exchange) -> Transcript:
        """The same with another last exchange."""
        return replace(self, exchanges=(*self.exchanges[:-1], exchange))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file in one step.

        Raises:
            OSError: It cannot be written.
        """
        head = {
            "format": FORMAT,
            "version": VERSION,
            "model": self.model,
            "task": self.task.to_dict(),
        }
        lines = [head, *(one.to_dict() for one in self.exchanges)]
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        # A lone surrogate, which JSON can hold and UTF-8 cannot.
        written(Path(path), lambda file: file.write(text.encode("utf-8", "replace")))


def read_transcript(file: str | os.PathLike[str]) -> Transcript:
    """The transcript in a file.

    Raises:
        TranscriptError: It is none, or is cut short.
        OSError: It cannot be read.
    """
    path = Path(file)
    try:
        text = reading.text(path, MOST_BYTES)
    except ValueError as error:
        raise TranscriptError(f"{path}: {error}") from None
    if not text:
        raise TranscriptError(f"{path}: it is empty")
    if not text.endswith("\n"):
        raise TranscriptError(f"{path}: it is cut short: its last line does not end")
    head, *lines = text.split("\n")[:-1]
    try:
        found = _head(_line(head, 1))
        for number, line in enumerate(lines, 2):
            found = found.with_one(_exchange(_line(line, number), f"line {number}"))
        _require_order(found)
    except ValueError as error:
        raise TranscriptError(f"{path}: {error}") from None
    return found


def _line(text: str, number: int) -> Mapping[str, Any]:
    try:
        value = json_value(text)
    except ValueError as error:
        raise ValueError(f"line {number}: {error}") from None
    return value  # type: ignore[no-any-return]  # an object or not, which Fields sees


def _head(value: object) -> Transcript:
    fields = Fields(value, "line 1")
    fields.choice("format", (FORMAT,))
    version = fields.integer("version")
    if version != VERSION:
        raise ValueError(f"line 1: version must be {VERSION}, got {version}")
    model, task = fields.text("model", 1_000), fields.mapping("task")
    fields.end()
    return Transcript(task=Task.from_dict(task, "line 1: task"), model=model)


def _exchange(value: object, where: str) -> Exchange:
    fields = Fields(value, where)
    found = fields.list_of("found", 1_000)
    if not all(isinstance(one, str) for one in found):
        raise ValueError(f"{where}: found must be a list of texts")
    exchange = Exchange(
        query=fields.choice("query", ("design", "codify", "repair")),
        prompt=fields.text("prompt", LONGEST),
        answer=fields.text("answer", LONGEST),
        verdict=fields.choice("verdict", _VERDICTS, None),
        found=tuple(found),
    )
    fields.end()
    return exchange


def _require_order(transcript: Transcript) -> None:
    """A design, a program, and then repairs; each part but the first may be missing."""
    for number, one in enumerate(transcript.exchanges):
        expected = ("design", "codify")[number] if number < 2 else "repair"
        if one.query != expected:
            raise ValueError(f"line {number + 2}: query must be {expected!r}, got {one.query!r}")
