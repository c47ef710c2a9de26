"""The files that commands read: a small one of each format, and what is in it as a value."""

from __future__ import annotations

import io
import json
import shutil
import sys
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

import provengym
from auditing.processes import END, process
from provengym.bench.answers import read_samples
from provengym.bench.samples import line_of, scores_of
from provengym.conformance import conform
from provengym.finite.model import ExtractionFinding, Rounding, Unknown

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

GRID = {"height": 2, "width": 2}
EXAMPLES = Path(__file__).parents[2] / "examples"
BUG, PLAIN = "gridworld_border_bug.py:GridWorld", "gridworld_plain.py:GridWorld"


@dataclass(frozen=True)
class Format:
    """Files of one kind, of which nothing is to be trusted."""

    name: str
    write: Callable[[Path], Path]
    """Writes a right file into the current folder, and returns its path."""
    commands: Callable[[Path], list[list[object]]]
    """The arguments of what reads it."""
    load: Callable[[bytes], Any]
    """The contents of the file, as values of JSON."""
    dump: Callable[[bytes, Any], bytes]
    """The file with other values in it."""


def _json(content, value):
    del content
    return json.dumps(value).encode()


def _lines(content):
    return [json.loads(line) for line in content.splitlines()]


def _as_lines(content, value):
    del content
    return b"".join(json.dumps(line).encode() + b"\n" for line in value)


def members(content):
    """The members of an archive by their names."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def archive(found):
    """An archive of these members."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in found.items():
            file.writestr(name, content)
    return stream.getvalue()


def npy(array):
    """An array as NumPy writes it."""
    stream = io.BytesIO()
    np.lib.format.write_array(stream, np.asarray(array), allow_pickle=False)
    return stream.getvalue()


def _header(content):
    return json.loads(np.load(io.BytesIO(members(content)["header.npy"])).tobytes())


def with_header(content, value):
    """The archive with other values, or another text, in its header."""
    text = value if isinstance(value, bytes) else json.dumps(value).encode()
    return archive({**members(content), "header.npy": npy(np.frombuffer(text, np.uint8))})


def _toml(content):
    return tomllib.loads(content.decode())


def _as_toml(content, value):
    del content
    rows = [f"{json.dumps(key)} = {_inline(item)}" for key, item in value.items()]
    return "\n".join([*rows, ""]).encode("utf-8", "backslashreplace")


def _inline(value):
    if isinstance(value, dict):
        items = (f"{json.dumps(key)} = {_inline(item)}" for key, item in value.items())
        return f"{{{', '.join(items)}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_inline, value))}]"
    return json.dumps(value)


HALF, ONE = Fraction(1, 2), Fraction(1)
ROWS = [[[(HALF, 1, 0), (HALF, 0, 1)], [(ONE, 0, 0)]], [[(ONE, END, 2)], [(ONE, 0, 0)]]]
TOLD = {
    "parameters": {"size": 2, "name": "two"},
    "assumptions": ("it is assumed",),
    "notes": ("it is noted",),
    "tested": "it is tested",
}


def model():
    """A model that is complete."""
    return replace(process(ROWS), **TOLD)


def model_with_gaps():
    """One with something in each field."""
    return replace(
        process(ROWS, lost=[(0, 0)]),
        **TOLD,
        unknown_rows=(Unknown(0, 0, HALF, {"lost": 1}),),
        rounding=(Rounding(1, 0, Fraction(1, 2**50), "1"),),
        findings=(ExtractionFinding("reset", "it is told", (1,)),),
        unfinished="it is unfinished",
    )


def _model(made):
    def write(folder):
        made().save(folder / "model.npz")
        return folder / "model.npz"

    return write


def _of_model(path):
    return [
        ["solve", path, "--discount", "0.9"],
        ["audit", path, "--budget", "1000steps"],
        ["analyse", path, "--discount", "0.9"],
    ]


def _certificate(name, model="GridWorld", **asked):
    def write(folder):
        about = GRID if model == "GridWorld" else {"is_slippery": False}
        solution = provengym.solve(model, **(asked or {"discount": 0.9}), **about)
        solution.certificate.save(folder / name)
        return folder / name

    return write


def _of_success(folder):
    found = provengym.solve(model(), objective="success", success="reward > 1")
    found.certificate.save(folder / "success.json")
    return folder / "success.json"


def _check(path):
    return [["check", path]]


def _folder(name):
    def write(folder):
        provengym.solve("GridWorld", discount=0.9, storage="disk", folder=folder / "grid", **GRID)
        return folder / "grid" / name

    return write


def _solve_in(path):
    given = [item for key, size in GRID.items() for item in ("-p", f"{key}={size}")]
    where = ["--storage", "disk", "--folder", path.parent]
    return [["solve", "GridWorld", *given, "--discount", "0.9", *where]]


def _shard(folder):
    _certificate("whole.npz")(folder)
    provengym.solving.check_shard(None, folder / "whole.npz", 1, 1).save(folder / "shard.json")
    return folder / "shard.json"


def _examples(folder):
    for name in (BUG, PLAIN):
        shutil.copy(EXAMPLES / name.partition(":")[0], folder)


def _finding(folder):
    _examples(folder)
    report = conform(BUG, reference="GridWorld", engines=["systematic"])
    (file, _) = report.save(folder)
    return file


def _mended(folder):
    path = _finding(folder)
    value = json.loads(path.read_text())
    path.write_text(json.dumps(value | {"target": PLAIN}))
    return path


def _binding(folder):
    _examples(folder)
    path = folder / "binding.toml"
    path.write_text(
        'actions = [0, 1, 2, 3]\ndeviations = ["it is told"]\nreward = { scale = 1.0 }\n'
    )
    return path


def _conform_with(path):
    asked = ["--reference", "GridWorld", "--budget", "100steps", "-p", "height=2", "-p", "width=2"]
    return [["conform", BUG, *asked, "--engine", "systematic", "--binding", path]]


CAMPAIGN = {
    "jobs": [
        {
            "kind": "conform",
            "targets": [BUG],
            "reference": "GridWorld",
            "matrix": {"height": [2]},
            "parameters": {"width": 2},
            "engines": ["systematic"],
            "budget": "100steps",
        }
    ]
}


def _jobs(folder):
    _examples(folder)
    path = folder / "campaign.toml"
    path.write_bytes(_as_toml(b"", CAMPAIGN))
    return path


def _do(path):
    return [["campaign", path]]


def _results(name):
    def write(folder):
        provengym.campaign(_jobs(folder), executor="processes:1", output=folder / "results")
        return folder / "results" / name

    return write


def _go_on(path):
    return [["campaign", path.parents[1] / "campaign.toml", "--output", path.parent]]


def _samples(folder):
    path = folder / "samples.jsonl"
    line = {"task": "GridWorld", "sample": "one", "code": "class Environment: pass"}
    path.write_text(json.dumps(line) + "\n")
    return path


def _score(path):
    return [["bench", "score", "all", path]]


def _scores(folder):
    path = folder / "scores.jsonl"
    path.write_text("".join(map(line_of, scores_of(read_samples(_samples(folder).read_text())))))
    return path


def _score_more(path):
    return [["bench", "score", "all", path.with_name("samples.jsonl"), "--output", path]]


def _transcript(folder):
    source = min((EXAMPLES / "delf" / "transcripts").glob("*.jsonl")).read_bytes()
    path = folder / "transcript.jsonl"
    path.write_bytes(b"".join(source.splitlines(keepends=True)[:2]))  # and no program
    return path


def _again(path):
    return [["conform", "--replay", path]]


def _replay_talk(path):
    return [["delf", "replay", path]]


def _actions(folder):
    path = folder / "actions.json"
    path.write_text('[[0.5], ["right"]]')
    return path


def _audit_with(path):
    return [["audit", "GridWorld", "--budget", "100steps", "--actions", path]]


def _evaluate(path):
    given = [item for key, size in GRID.items() for item in ("-p", f"{key}={size}")]
    return [["evaluate", "GridWorld", *given, "--policy", path]]


def _evaluate_within(path):
    return [[*command, "--horizon", 3] for command in _evaluate(path)]


def _policy(folder):
    path = folder / "policy.json"
    entries = [{"observation": cell, "action": 1} for cell in range(3)]
    entries += [{"observation": 3, "weights": [1, 0, 0.5, 0]}]
    head = {"format": "provengym policy", "version": 1}
    path.write_text(json.dumps({**head, "entries": entries}))
    return path


FORMATS = (
    Format("model", _model(model), _of_model, _header, with_header),
    Format("model with gaps", _model(model_with_gaps), _of_model, _header, with_header),
    Format("certificate.json", _certificate("c.json"), _check, json.loads, _json),
    Format("certificate.npz", _certificate("c.npz", "FrozenLake-v1"), _check, _header, with_header),
    Format(
        "certificate of a horizon",
        _certificate("c.json", horizon=3),
        _check,
        json.loads,
        _json,
    ),
    Format("certificate of success", _of_success, _check, json.loads, _json),
    Format("policy", _certificate("c.npz"), _evaluate, _header, with_header),
    Format("policy by observation", _policy, _evaluate_within, json.loads, _json),
    Format(
        "certificate of a folder",
        _folder("certificate.json"),
        lambda path: [["check", path.parent]],
        json.loads,
        _json,
    ),
    Format("question", _folder("question.json"), _solve_in, json.loads, _json),
    Format("shard", _shard, lambda path: [["check", "--merge", path]], json.loads, _json),
    Format("finding", _finding, _again, json.loads, _json),
    Format("finding that is gone", _mended, _again, json.loads, _json),
    Format("binding", _binding, _conform_with, _toml, _as_toml),
    Format("campaign", _jobs, _do, _toml, _as_toml),
    Format("manifest", _results("campaign.json"), _go_on, json.loads, _json),
    Format("results", _results("results.jsonl"), _go_on, _lines, _as_lines),
    Format("samples", _samples, _score, _lines, _as_lines),
    Format("scores", _scores, _score_more, _lines, _as_lines),
    Format("transcript", _transcript, _replay_talk, _lines, _as_lines),
    Format("actions", _actions, _audit_with, json.loads, _json),
)


def places(value, place=()):
    """The ways to each text in a value, keys and items; of a key, the way ends with None."""
    if isinstance(value, str):
        yield place
    elif isinstance(value, dict):
        for key, item in value.items():
            yield (*place, key, None)
            yield from places(item, (*place, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from places(item, (*place, number))


def with_text(value, place, text):
    """The value with another text there."""
    if not place:
        return text
    first, *rest = place
    if rest == [None]:
        return {text if key == first else key: item for key, item in value.items()}
    if isinstance(value, dict):
        return {**value, first: with_text(value[first], rest, text)}
    return [*value[:first], with_text(value[first], rest, text), *value[first + 1 :]]
