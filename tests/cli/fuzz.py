"""Files of each format, changed at random, and given to what reads them: whatever is in a file, a
command ends with a status from 0 to 3, says what is wrong in one line, runs nothing that the file
names, and prints nothing that does something to a terminal.

    PYTHONPATH=tests python -m cli.fuzz --minutes 60 --seed 1

goes through all formats again and again.  What is found is put into a folder, with what was seen.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import io
import itertools
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
import zipfile
from pathlib import Path

import numpy as np

from cli.formats import FORMATS, archive, members, npy
from provengym.cli import main

SECONDS, BYTES = 60, 6 << 30
"""The limits of one file on processor time and on addresses; a sound one takes a tenth."""
FORGED = (
    "\x1b[1F\x1b[2K\x1b[1;32mholds\x1b[0m\nholds: forged\r::error::forged\n"
    "  ::error::forged\n##[error]forged\x07\x9b2J\x85\u2028\u202e[red]"
)
MARK = "a-mark-that-code-of-a-file-was-run"
WEIRD = (
    None, True, False, 0, -1, 1, 2**31, -(2**31) - 1, 2**63, 10**30, 10**400, 0.5, -0.0, 1e308, "",
    "x", "1e-400000000", "1e400000000", "1/0", "-1/3", "9" * 5_000, "NaN", FORGED, "\ud800", "\0",
    "/dev/zero", "../../etc/passwd", f"command:touch {MARK}", "os:system", "builtins:exec",
    f"__import__('pathlib').Path({MARK!r}).touch()", f"env:command:touch {MARK}", [], {}, [[]],
    [None], {"": None}, {"id": "x", "parameters": {}}, list(range(1_000)),
)  # fmt: skip


def inert(text):
    """Return whether a terminal and the log of a workflow show a text, and do nothing."""
    lines = text.split("\n")
    commands = [line for line in lines if line.lstrip().startswith("::") or "##[" in line]
    forged = [line for line in lines if line.startswith("holds: forged")]
    return all(map(str.isprintable, lines)) and not commands and not forged


def nodes(value, place=()):
    """The ways to everything in a value."""
    yield place
    if isinstance(value, dict):
        for key, item in value.items():
            yield from nodes(item, (*place, key))
    elif isinstance(value, list):
        for number, item in enumerate(value[:50]):
            yield from nodes(item, (*place, number))


def changed_value(value, rng):
    """A value with something else in one of its places."""
    value = copy.deepcopy(value)
    places = [place for place in nodes(value) if place]
    if not places:
        return rng.choice(WEIRD)
    (*way, last), holder = rng.choice(places), value
    for step in way:
        holder = holder[step]
    how = rng.choice(["weird", "weird", "weird", "gone", "deep", "other", "key", "many"])
    if how == "gone":
        del holder[last]
    elif how == "deep":
        for _ in range(rng.choice([3, 90, 150])):
            holder[last] = rng.choice([[holder[last]], {"a": holder[last]}])
    elif how == "other":
        other = rng.choice(list(nodes(value)))
        found = value
        for step in other:
            found = found[step]
        holder[last] = copy.deepcopy(found)
    elif how == "key" and isinstance(holder, dict):
        holder[rng.choice([FORGED, "", "x", "__class__", "\ud800"])] = holder.pop(last)
    elif how == "many" and isinstance(holder[last], list):
        holder[last] = holder[last] * rng.choice([0, 2, 1_000])
    else:
        holder[last] = rng.choice(WEIRD)
    return value


def changed_bytes(content, rng):
    """The content with some bytes changed, left out or repeated."""
    found = bytearray(content)
    for _ in range(rng.choice([1, 1, 3, 20])):
        if not found:
            break
        at, how = rng.randrange(len(found)), rng.randrange(4)
        if how == 0:
            found[at] = rng.randrange(256)
        elif how == 1:
            del found[at:]
        elif how == 2:
            found[at:at] = rng.choice([b"\0" * 9, b"[" * 100_000, b"\xff\xfe", b"\n", b'"'])
        else:
            found[at:at] = found[at : at + rng.choice([1, 100, 10_000])]
    return bytes(found)


def changed_array(content, rng):
    """An archive with another array in it."""
    found = members(content)
    name = rng.choice([one for one in found if one != "header.npy"] or ["header.npy"])
    array = np.load(io.BytesIO(found[name]))
    how = rng.randrange(8)
    if how == 0:
        del found[name]
    elif how == 1:
        array = array.astype(rng.choice(["<i8", ">i4", "<f8", "?", "<u8", "<U3", "<c16"]))
        found[name] = npy(array)
    elif how == 2 and array.size:
        array = array.copy()
        limits = np.iinfo(array.dtype) if array.dtype.kind in "iu" else np.finfo(np.float64)
        if array.dtype.kind in "iuf":
            array.flat[rng.randrange(array.size)] = rng.choice([limits.min, limits.max, 0, 1, 7])
        found[name] = npy(array)
    elif how == 3:
        shape = rng.choice([(10**15,), (-1,), (True,), (2**33, 2**33), (), (0,), (1, array.size)])
        text = repr({"descr": "<i8", "fortran_order": False, "shape": shape}).encode() + b"\n"
        found[name] = b"\x93NUMPY\x01\0" + len(text).to_bytes(2, "little") + text
    elif how == 4:
        found[name] = changed_bytes(found[name], rng)
    elif how == 5:
        found[rng.choice(["junk.npy", "../../up.npy", "junk"])] = bytes(rng.choice([9, 10**7]))
    elif how == 6:
        found[name] = npy(np.concatenate([array.reshape(-1), array.reshape(-1)]))
    else:
        stream, way = io.BytesIO(archive(found)), rng.choice([zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
        with zipfile.ZipFile(stream, "a", way) as file:
            file.writestr("more.npy", found[name])
        return stream.getvalue()
    return archive(found)


def changed(kind, content, rng):
    """A file of a format with something wrong in it."""
    ways = ["value", "value", "value", "bytes"]
    if content.startswith(b"PK"):
        ways += ["array", "array"]
    how = rng.choice(ways)
    if how == "bytes":
        return changed_bytes(content, rng)
    if how == "array":
        return changed_array(content, rng)
    value = kind.load(content)
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        value = changed_value(value, rng)
    with contextlib.suppress(AttributeError, TypeError, ValueError):
        return kind.dump(content, value)
    return changed_bytes(content, rng)  # the format has no such value


def tried(kind, path, content, folder):
    """Read a file of this content in a folder; return what went wrong, None where nothing did."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        with contextlib.suppress(BaseException):
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            os.chdir(folder)
            os.write(writing, json.dumps(_problems(kind, path, content)).encode())
        os._exit(0)
    os.close(writing)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.set_blocking(reading, False)  # what the child has left behind may keep it open
    with os.fdopen(reading, "rb") as stream:
        answer = stream.read()
    if not answer:
        return f"the process ended with {status}, perhaps after {SECONDS} processor seconds"
    return json.loads(answer)


def _problems(kind, path, content):
    path.write_bytes(content)
    for command in kind.commands(path):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                status = main([str(word) for word in command])
            except BaseException:  # noqa: BLE001 - it is told
                return traceback.format_exc()
        said = out.getvalue(), err.getvalue()
        if status not in (0, 1, 2, 3):
            return f"{command}: status {status}: {said[1]}"
        if status == 2 and said[1].count("\n") != 1:
            return f"{command}: status 2 in {said[1].count(chr(10))} lines: {said[1]}"
        if not all(map(inert, said)):
            return f"{command}: what it printed is no plain text: {said!r}"
        if any(Path().rglob(MARK)):
            return f"{command}: code of the file was run"
    return None


def _written(kind, folder):
    os.chdir(folder)
    return kind.write(folder)


def _told(folder, kind, number, content, problem):
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{kind.name.replace(' ', '-')}-{number}"
    (folder / name).write_bytes(content)
    (folder / f"{name}.txt").write_text(problem, errors="backslashreplace")
    print(f"{folder / name}: {problem.splitlines()[-1][:200]}", flush=True)


def fuzz(minutes, seed, only, output):
    """Go through all formats until the time is over; how many files there were, and problems."""
    until, problems = time.monotonic() + 60 * minutes, 0
    kinds = [kind for kind in FORMATS if not only or kind.name in only]
    with tempfile.TemporaryDirectory(prefix="fuzz-") as name:
        places = [Path(name, str(number)) for number in range(len(kinds))]
        for place in places:
            place.mkdir()
        paths = [_written(kind, place) for kind, place in zip(kinds, places, strict=True)]
        contents = [path.read_bytes() for path in paths]
        for number in itertools.count():
            every = zip(kinds, places, paths, contents, strict=True)
            for kind, place, path, content in every:
                if time.monotonic() > until:
                    return number * len(kinds), problems
                found = changed(kind, content, random.Random(f"{seed} {number} {kind.name}"))
                problem = tried(kind, path, found, place)
                if problem is not None:
                    problems += 1
                    _told(output, kind, number, found, problem)


def command_line():
    """Fuzz as the command line asks; return 1 where there were problems, else 0."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--output", type=Path, default=Path("build/fuzz"))
    parser.add_argument("formats", nargs="*", metavar="FORMAT")
    given = parser.parse_args()
    many, problems = fuzz(given.minutes, given.seed, given.formats, given.output.absolute())
    print(f"{many} files of {len(given.formats) or len(FORMATS)} formats, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(command_line())
