"""The playground: pages with the emitted C of the kernels as WebAssembly, for any static server.

Made are, in build/playground/, `kernels.wasm` from the C that Lean emitted for each environment and
for certificates (pybridge/generated/), `registry.json` with what Python knows of the environments,
lists of words, example certificates, and copies of the pages in playground/.

Needed are the package, and Zig, whose C compiler makes the WebAssembly: `make playground` gets it
from PyPI into a virtual environment of its own.

usage: python3 tools/playground.py --zig 'python3 -m ziglang'
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import provengym
from files import replace
from here import ROOT
from kernel_table import read_kernels
from provengym.envs.registry import FAMILIES, Entry, Family
from provengym.solving.registry import KINDS
from provengym_lean.kernel_exports import TYPES, Export, Word
from provengym_lean.kernels import Kernel

PAGES = ROOT / "playground"
OUTPUT = ROOT / "build" / "playground"
FLAGS = ("-target", "wasm32-freestanding", "-O2", "-nostdlib", "-Wl,--no-entry", "-Wl,--strip-all")

#: What pictures show of some environments besides the state.
SHOWN = ("catalogue",)
#: The certificates in the page, by the names of their files.
EXAMPLES = {
    "grid": "A grid, by its parameters",
    "grid_changed": "That with one value changed",
    "model": "A model in the file",
    "model_changed": "This with one value changed",
}
HEAD = """\
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="icon.svg" />
    <link rel="stylesheet" href="style.css" />
"""
HEADER = """\
    <a class="skip" href="#main">Skip to the content</a>
    <header>
      <p class="brand">ProvenGym playground</p>
      <nav aria-label="Pages">
{links}
      </nav>
    </header>
"""
#: What kernel.js fetches for every page.
FETCHED = ("registry.json", "kernels.wasm")
CURRENT = ' aria-current="page"'
FOOTER = f"""\
    <footer>
      <p>ProvenGym {provengym.__version__}, Apache-2.0. Steps and verdicts are those of C code
        that Lean emitted; the pages around it are JavaScript, and not proved.</p>
    </footer>
"""
LISTED = 100
"""A longer list of words has a file of its own."""
#: Where the words of a call are, in the array that the pages share with the compiled code. The
#: first of each group; kernel.js reads the same table, which is in registry.json.
CELLS = {
    "params": 0,
    "state": 16,
    "next": 32,
    "observation": 48,
    "key": 64,
    "t": 65,
    "elapsed": 66,
    "over": 67,
    "reward": 68,
    "terminated": 69,
    "truncated": 70,
    "target": 71,
    "time_limit": 72,
    "count": 73,
    "noise": 74,
}
NUMBER_OF_CELLS = 80


class PlaygroundError(Exception):
    """The playground cannot be made; the text says why."""


# ---- The C of the kernels for the pages ----------------------------------------------------------


def kernels_c(kernels: Sequence[Kernel]) -> str:
    """A C file that includes all emitted ones and exports what the pages call: functions without
    arguments but the action, which read and write the cells."""
    parts = [
        "/* Made by tools/playground.py. */",
        "#include <lean/lean.h>",
        f"static uint64_t cells[{NUMBER_OF_CELLS}];",
        "#define EXPORT(name) __attribute__((export_name(#name)))",
        "EXPORT(cells) uint64_t *playground_cells(void) { return cells; }",
        _included("mdp"),
        "EXPORT(key) uint64_t playground_key(uint64_t seed) { return mdp_key(seed); }",
        "EXPORT(word) uint64_t playground_word(uint64_t key, uint64_t t) {",
        "    return mdp_word(key, t);",
        "}",
        _included("certificate"),
        '#include "certificate.c"',
        *(line for kernel in kernels for line in _kernel_c(kernel)),
    ]
    return "\n".join(parts) + "\n"


def _included(prefix: str) -> str:
    """Emitted files all call their initialisation flag by one name."""
    flag = f"#define _G_initialized {prefix}_initialized"
    return f'{flag}\n#include "../generated/{prefix}.c"\n#undef _G_initialized'


def _kernel_c(kernel: Kernel) -> Iterator[str]:
    lean = kernel.lean
    yield f"/* {kernel.name} */"
    yield _included(kernel.prefix)
    exports = lean.exports

    others = ("key", "t", "elapsed", "over", "noise", "time_limit", "target", "count")
    places: dict[str, int | str] = {name: CELLS[name] for name in others}
    # Where a step takes several random words.
    places |= {f"noise{k}": CELLS["noise"] + k for k in range(NUMBER_OF_CELLS - CELLS["noise"])}
    places |= {"autoreset": "0", "max_episode_steps": "0", lean.action: "action"}
    places |= {word.name: CELLS["params"] + k for k, word in enumerate(lean.params)}
    of_state = {word.name: CELLS["state"] + k for k, word in enumerate(lean.state)}

    def called(export: Export) -> str:
        """A call with each argument from its cell, or what stands for it."""
        rest = export.arguments[len(lean.params) :]
        known = places | (of_state if rest[: len(lean.state)] == lean.state else {})
        given = []
        for argument in export.arguments:
            place = known.get(argument.name)
            given.append(place if isinstance(place, str) else _cell(argument, place))
        return f"{kernel.prefix}_{export.name}({', '.join(given)})"

    def function(name: str, body: str, result: str = "void", takes: str = "void") -> str:
        head = f"EXPORT({kernel.name}_{name}) {result} playground_{kernel.prefix}_{name}({takes})"
        return f"{head} {{ {body} }}"

    def answer(name: str, role: str, takes: str = "void") -> str:
        return function(name, f"return {called(exports[role])};", "uint32_t", takes)

    def into(group: str, role: str) -> str:
        calls = enumerate(called(export) for export in lean.numbered(role))
        return " ".join(f"const uint64_t {group}_{k} = {call};" for k, call in calls)

    def kept(group: str, count: int) -> str:
        return " ".join(f"cells[{CELLS[group] + k}] = {group}_{k};" for k in range(count))

    words = len(lean.state)
    yield answer("valid", "valid")
    yield answer("num_actions", "num_actions")
    yield answer("state_valid", "state_valid")
    yield answer("terminated", "terminated")
    if lean.has_words:
        yield answer("word_valid", "word")
        yield answer("word_index", "index")
    yield function("init", f"{into('state', 'init')} {kept('state', words)}")
    observed = enumerate(called(export) for export in lean.numbered("obs"))
    first = CELLS["observation"]
    yield function("observe", " ".join(f"cells[{first + k}] = {call};" for k, call in observed))
    yield function(
        "transition",
        f"cells[{CELLS['reward']}] = {called(exports['reward'])}; "
        f"{into('next', 'step')} {kept('next', words)}",
        takes="uint32_t action",
    )
    results = ("t", "elapsed", "over", "reward", "terminated", "truncated")
    parts = {name: called(exports[f"lane_{name}"]) for name in results}
    computed = " ".join(f"const uint64_t {name} = {call};" for name, call in parts.items())
    stored = " ".join(f"cells[{CELLS[name]}] = {name};" for name in results)
    yield function(
        "call",
        f"if ({called(exports['lane_refuses'])}) return 1; "
        f"{into('state', 'lane_state')} {computed} {kept('state', words)} {stored} return 0;",
        "uint32_t",
        "uint32_t action",
    )


def _cell(argument: Word, place: int | None) -> str:
    if place is None:
        raise PlaygroundError(f"the playground knows no argument {argument.name} of a kernel")
    return f"({TYPES[argument.type]})cells[{place}]"


def compile_wasm(zig: Sequence[str], kernels: Sequence[Kernel]) -> bytes:
    """The kernels as WebAssembly.

    Raises:
        PlaygroundError: The compiler is missing or refuses the C.
    """
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "kernels.c"
        source.write_text(kernels_c(kernels), encoding="utf-8")
        include = ("-I", ROOT / "pybridge/include", "-I", ROOT / "pybridge/src", "-I", PAGES)
        wasm = Path(folder) / "kernels.wasm"
        command = [*zig, "cc", *FLAGS, *include, source, "-o", wasm]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True)
        except OSError as error:
            raise PlaygroundError(f"{shlex.join(zig)} cannot be run: {error}") from error
        except subprocess.CalledProcessError as error:
            raise PlaygroundError(f"the C does not compile:\n{error.stderr}") from error
        return wasm.read_bytes()


# ---- What Python knows of the environments -------------------------------------------------------


def registry(kernels: Sequence[Kernel]) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The content of registry.json, and the files of long lists of words."""
    by_name = {kernel.name: kernel for kernel in kernels}
    files: dict[str, bytes] = {}
    environments = [
        _environment(family, entry, by_name[family.name], files)
        for family in FAMILIES
        for entry in family.environments
    ]
    listed = [{"file": f"{name}.json", "label": label} for name, label in EXAMPLES.items()]
    found = {"cells": CELLS, "environments": environments, "examples": listed, "kinds": kinds()}
    return found, files


def kinds() -> dict[str, Any]:
    """The fields of each kind of certificates, and the reasons why its checks fail."""
    return {
        name: {
            "numbers": {number: _allowed(values) for number, values in kind.numbers.items()},
            "arrays": {array: np.dtype(dtype).name for array, dtype in kind.arrays.items()},
            "optional": kind.optional,
            "layered": kind.layered,
            "undiscounted": kind.undiscounted,
            "reasons": dict(kind.reasons),
        }
        for name, kind in KINDS.items()
    }


def _allowed(values: range | tuple[str, ...] | type[str]) -> dict[str, Any]:
    """The values of a number of a certificate: of integers the least and the largest."""
    if isinstance(values, range):
        return {"low": str(values.start), "high": str(values.stop - 1)}
    return {"choices": values if isinstance(values, tuple) else None}


def _environment(
    family: Family, entry: Entry, kernel: Kernel, files: dict[str, bytes]
) -> dict[str, Any]:
    env: Any = gymnasium.make(entry.id).unwrapped
    form = env.action_form
    given = dict(env._kernel_parameters)
    words = given.pop("words", None)
    types = {word.name: word.type for word in kernel.lean.params}
    return {
        "id": entry.id,
        "name": entry.name,
        "folder": family.folder,
        "kernel": kernel.name,
        "description": entry.description,
        "task": family.task,
        "params": [
            {"name": p.name, "doc": p.doc, "type": types[p.name], "value": str(given[p.name])}
            for p in kernel.params
        ],
        "shown": _plain(
            {name: getattr(env, name) for name in ("catalogue",) if hasattr(env, name)}
        ),
        "time_limit": env.time_limit or 0,
        "actions": list(env.actions),
        "keys": {key: _plain(action) for key, action in env.keys.items()},
        "form": {"kind": type(form).__name__.lower(), **dataclasses.asdict(form)},
        "view": _plain(dataclasses.asdict(env.view)),
        "state": kernel.state,
        "observation": list(kernel.observation),
        "reward_scale": kernel.reward_scale,
        "reward_factor": env.reward_factor,
        "reset_words": kernel.reset_words,
        "step_words": kernel.step_words,
        "words": None if words is None else _words(entry.name, words, files),
        "module": family.folder if _has("environments", family) else "plain",
        "copy": _has("copies", family),
    }


def _has(folder: str, family: Family) -> bool:
    return (PAGES / folder / f"{family.folder}.js").exists()


def _words(name: str, words: Any, files: dict[str, bytes]) -> dict[str, Any]:
    """The list of words that a reset takes one of, or the file that has it."""
    if len(words) <= LISTED:
        return {"count": len(words), "list": [str(word) for word in words.tolist()]}
    file = f"{name}.words"
    # Byte k of all words is one run of bytes, which compresses better.
    columns = words.astype("<u8").view("u1").reshape(-1, 8).T.tobytes()
    files[file] = zlib.compress(columns, 9)
    return {"count": len(words), "file": file}


def _plain(value: Any) -> Any:
    """The value in types that JSON knows."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if hasattr(value, "tolist"):
        return value.tolist()
    return value if isinstance(value, (int, float, str, bool, type(None))) else str(value)


# ---- Everything together -------------------------------------------------------------------------


def examples() -> dict[str, bytes]:
    """Certificates for the page: two that hold, and each with one number changed."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, model, parameters in (
            ("grid", "GridWorld", {"height": 6, "width": 10}),
            ("model", gymnasium.make("FrozenLake-v1").unwrapped.P, {}),  # type: ignore[attr-defined]
        ):
            path = Path(folder) / "certificate.json"
            solution = provengym.solve(model, discount="19/20", **parameters)
            solution.certificate.save(path)
            found[f"{name}.json"] = path.read_bytes()
            changed = json.loads(path.read_bytes())
            place = len(changed["values"]) // 2
            changed["values"][place] += changed["scale"]
            found[f"{name}_changed.json"] = json.dumps(changed).encode()
    assert set(found) == {f"{name}.json" for name in EXAMPLES}
    return found


_TITLE = re.compile(r"<title>(.*)</title>")
_ORDER = re.compile(r' *<meta name="order" content="(\d+)" />\n')


def pages() -> dict[str, bytes]:
    """The pages with their heads, headers and footers, and the files beside them."""
    found = {
        path.relative_to(PAGES).as_posix(): path.read_bytes()
        for path in sorted(PAGES.rglob("*"))
        if path.is_file() and path.suffix not in (".c", ".html", ".txt")
    }
    html = {path.name: path.read_text(encoding="utf-8") for path in PAGES.glob("*.html")}
    titles = {name: _only(_TITLE, name, text) for name, text in html.items()}
    order = sorted(html, key=lambda name: int(_only(_ORDER, name, html[name])))
    for name, text in html.items():
        links = "\n".join(
            f'        <a href="{one}"{CURRENT if one == name else ""}>{titles[one]}</a>'
            for one in order
        )
        title = f"{titles[name]} \N{MIDDLE DOT} ProvenGym playground"
        text = _ORDER.sub("", text)
        text = _TITLE.sub(f"<title>{title}</title>", text)
        text = text.replace("    <!-- head -->\n", HEAD + "".join(_preloads(text)))
        text = text.replace("    <!-- header -->\n", HEADER.format(links=links))
        found[name] = text.replace("    <!-- footer -->\n", FOOTER).encode()
    return found


_SCRIPT = re.compile(r'<script type="module" src="([\w-]+\.js)">')
_IMPORT = re.compile(r'^import [^;]* from "\./([\w-]+\.js)";', re.MULTILINE)


def _preloads(page: str) -> Iterator[str]:
    """Links that have everything fetched at once which the scripts of a page ask for in turn."""
    scripts = _SCRIPT.findall(page)
    for script in scripts:
        text = (PAGES / script).read_text(encoding="utf-8")
        scripts += [one for one in _IMPORT.findall(text) if one not in scripts]
    for script in scripts:
        yield f'    <link rel="modulepreload" href="{script}" />\n'
    for name in FETCHED:
        yield f'    <link rel="preload" as="fetch" crossorigin="anonymous" href="{name}" />\n'


def _only(pattern: re.Pattern[str], name: str, text: str) -> str:
    match = pattern.search(text)
    if match is None:
        raise PlaygroundError(f"playground/{name} has no {pattern.pattern}")
    return match[1]


def build(zig: Sequence[str], output: Path = OUTPUT) -> None:
    """Write the playground.

    Raises:
        PlaygroundError: It cannot be made.
        OSError: A file cannot be written.
    """
    kernels = read_kernels(ROOT)
    content, files = registry(kernels)
    files[FETCHED[1]] = compile_wasm(zig, kernels)
    files[FETCHED[0]] = json.dumps(content, separators=(",", ":")).encode()
    for notice in (ROOT / "pybridge/provengym/words").glob("*.copyright"):
        files[notice.name] = notice.read_bytes()
    files |= {f"examples/{name}": content for name, content in examples().items()}
    files |= pages()
    for path in output.rglob("*") if output.exists() else ():
        if path.is_file() and path.relative_to(output).as_posix() not in files:
            path.unlink()
    for name, data in files.items():
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        replace(output / name, data)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="playground.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--zig", help="the command of Zig (default: the one on PATH)")
    parser.add_argument("--output", type=Path, default=OUTPUT, help="the folder to write")
    options = parser.parse_args(arguments)
    zig = shlex.split(options.zig) if options.zig else [shutil.which("zig") or "zig"]
    try:
        build(zig, options.output)
    except (PlaygroundError, OSError) as error:
        print(f"failed: {options.output} is not written: {error}", file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in options.output.rglob("*") if path.is_file())
    print(f"{options.output}: {size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
