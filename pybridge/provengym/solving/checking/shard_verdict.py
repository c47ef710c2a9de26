"""The verdict on a range of states, which others merge: what it is about, and its file."""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from provengym import _validation
from provengym._validation import shown
from provengym.data.reading import content, json_value, require_format
from provengym.data.writing import written
from provengym.finite.integer_model import MAX_STATES
from provengym.solving.certificates.result import CheckResult

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

FORMAT, VERSION = "provengym shard verdict", 1
_COMMON = (
    "kind", "states", "model", "certificate", "values", "conclusion", "bound", "policy_bound",
    "rounding", "reward_rounding",
)  # fmt: skip
"""The fields that the verdicts on all shards of one check have in common."""
_MOST_BYTES = 1 << 20
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, kw_only=True)
class ShardVerdict:
    """The verdict on a range of states; true exactly when every local check in them passes.

    Raises:
        TypeError: Something has another type.
        ValueError: Something is out of range, or does not go together.
    """

    kind: str
    """That of the certificate."""
    states: int
    """The number of states of the model."""
    begin: int
    """The first state of the range."""
    end: int
    """One more than the last."""
    model: str
    """The fingerprint of the model, 64 hexadecimal digits as the next two."""
    certificate: str
    """The SHA-256 sum of the numbers of the certificate that are no arrays."""
    values: str
    """The SHA-256 sum of its arrays."""
    holds: bool
    state: int | None
    """The first state where the check fails, as in `CheckResult`."""
    action: int | None
    message: str
    """The verdict in one sentence."""
    slack: float | None
    """The amount by which the error could be smaller for this range, rounded; None where it does
    not hold."""
    conclusion: str
    """The message of `check` if every shard holds."""
    bound: float | None
    """The field of `CheckResult` if every shard holds, like the next."""
    policy_bound: float | None
    rounding: float
    """As in `CheckResult`, like the next."""
    reward_rounding: float

    def __post_init__(self) -> None:
        for name in ("kind", "message", "conclusion"):
            if not isinstance(getattr(self, name), str):
                raise TypeError(f"{name} must be a string, got {shown(getattr(self, name))}")
        _validation.integer("states", self.states, 1, MAX_STATES)
        _validation.integer("begin", self.begin, 0, self.states - 1)
        _validation.integer("end", self.end, self.begin + 1, self.states)
        for name in ("model", "certificate", "values"):
            digest = getattr(self, name)
            if not (isinstance(digest, str) and _SHA256.fullmatch(digest)):
                raise ValueError(f"{name} must be 64 hexadecimal digits, got {shown(digest)}")
        if not isinstance(self.holds, bool):
            raise TypeError(f"holds must be a bool, got {shown(self.holds)}")
        for name in ("state", "action", "slack"):
            given = getattr(self, name)
            if (name == "slack") != self.holds and given is not None:
                raise ValueError(f"{name} must be None where holds is {self.holds}")
        if self.state is not None:
            _validation.integer("state", self.state, self.begin, self.end - 1)
        if self.action is not None:
            _validation.integer("action", self.action, -(2**31), 2**31 - 1)
        if self.holds:
            _size("slack", self.slack)
        for name in ("bound", "policy_bound"):
            if getattr(self, name) is not None:
                _size(name, getattr(self, name))
        for name in ("rounding", "reward_rounding"):
            _size(name, getattr(self, name))

    def __bool__(self) -> bool:
        return self.holds

    @property
    def about(self) -> str:
        """The range, in words."""
        return in_words(self.begin, self.end)

    def to_dict(self) -> dict[str, Any]:
        """The verdict in values of JSON, with a SHA-256 sum of them all by which damage shows."""
        content = {"format": FORMAT, "version": VERSION, **asdict(self)}
        return {**content, "sha256": _digest(content)}

    @classmethod
    def from_dict(cls, given: Any) -> ShardVerdict:
        """The verdict that `to_dict` made these values of, which are not trusted.

        Raises:
            TypeError: A field has another type.
            ValueError: They are none, of another version, or damaged; the message names the field.
        """
        given = require_format(given, FORMAT)
        version = given.get("version")
        if version != VERSION or isinstance(version, (bool, float)):
            raise ValueError(f"the field 'version' must be {VERSION}, got {shown(version)}")
        names = [field.name for field in fields(cls)]
        for name in (*names, "sha256"):
            if name not in given:
                raise ValueError(f"the field {name!r} is missing")
        for name in given:
            if name not in ("format", "version", *names, "sha256"):
                raise ValueError(f"there is no field {shown(name)}")
        content = {name: value for name, value in given.items() if name != "sha256"}
        if given["sha256"] != _digest(content):
            raise ValueError("it is damaged: its field 'sha256' is not that of the others")
        return cls(**{name: given[name] for name in names})

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the verdict as a file of JSON, in one step.

        Raises:
            OSError: It cannot be written.
        """
        text = json.dumps(self.to_dict(), indent=2, allow_nan=False) + "\n"
        written(Path(path), lambda file: file.write(text.encode()))


def load_shard(path: str | os.PathLike[str]) -> ShardVerdict:
    """Read the verdict that `ShardVerdict.save` or `provengym check --shard` wrote.

    Raises:
        ValueError: The file is cut short, damaged, of another version or something else; the
            message names it.
        OSError: It cannot be read.
    """
    try:
        try:
            given = json_value(content(path, _MOST_BYTES))
        except ValueError as error:
            raise ValueError(f"it is no JSON: {error}") from error
        return ShardVerdict.from_dict(given)
    except (TypeError, ValueError) as error:
        raise ValueError(f"{path}: {error}") from error


def merge_shards(
    verdicts: Iterable[ShardVerdict], *, names: Sequence[str] | None = None
) -> CheckResult:
    """Merge the verdicts on ranges that together are all states into the result of `check`.

    Args:
        verdicts: The verdicts, in any order, and of shards of any sizes.
        names: Their names in messages; by default their places.

    Raises:
        TypeError: Something else is among them.
        ValueError: Two ranges overlap, a state is in none, or one is about another model or
            certificate than the first.  Nothing is merged then.
    """
    verdicts = list(verdicts)
    if not verdicts:
        raise ValueError("verdicts must hold one or more, got none")
    names = [f"verdicts[{i}]" for i in range(len(verdicts))] if names is None else names
    if len(names) != len(verdicts):
        raise ValueError(f"names must have {len(verdicts)} items, got {len(names)}")
    for name, verdict in zip(names, verdicts, strict=True):
        if not isinstance(verdict, ShardVerdict):
            raise TypeError(f"{name} must be a ShardVerdict, got {shown(verdict)}")
        for field in _COMMON:
            one, other = getattr(verdicts[0], field), getattr(verdict, field)
            if one != other:
                raise ValueError(
                    f"{name} is of another check than {names[0]}: its field {field!r} is "
                    f"{_short(other)}, and not {_short(one)}"
                )
    ordered = sorted(zip(verdicts, names, strict=True), key=lambda pair: pair[0].begin)
    done, before = 0, ""
    for verdict, name in ordered:
        if verdict.begin < done:
            twice = in_words(verdict.begin, min(done, verdict.end))
            raise ValueError(f"{name} overlaps {before}: both are about {twice}")
        if verdict.begin > done:
            raise ValueError(f"a shard is missing: none is about {in_words(done, verdict.begin)}")
        done, before = verdict.end, name
    first = ordered[0][0]
    if done < first.states:
        raise ValueError(f"a shard is missing: none is about {in_words(done, first.states)}")
    found = next((verdict for verdict, _ in ordered if not verdict), None)
    return CheckResult(
        holds=found is None,
        state=None if found is None else found.state,
        action=None if found is None else found.action,
        message=first.conclusion if found is None else found.message,
        bound=first.bound if found is None else None,
        policy_bound=first.policy_bound if found is None else None,
        rounding=first.rounding,
        reward_rounding=first.reward_rounding,
    )


def in_words(begin: int, end: int) -> str:
    """The states `begin`, ..., `end` - 1."""
    return f"state {begin}" if end == begin + 1 else f"the states {begin} to {end - 1}"


def _digest(content: Mapping[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True, allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _short(value: object) -> str:
    if isinstance(value, str) and _SHA256.fullmatch(value):
        return f"{value[:12]}..."
    return shown(value)


def _size(name: str, value: object) -> None:
    """Refuse what is no float that is finite and at least zero."""
    if not isinstance(value, float):
        raise TypeError(f"{name} must be a float, got {shown(value)}")
    if not (math.isfinite(value) and value >= 0):
        raise ValueError(f"{name} must be finite and at least 0, got {value}")
