"""The kernels and the environments for Python: the stub of the compiled module, the names that the
package offers, and the digests of what it was compiled from."""

from __future__ import annotations

import ast
import json
import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import here  # noqa: F401
from bindings_cpp import reward_doc
from generated import MANIFEST, read_manifest
from provengym_lean.kernel_exports import BindingsError
from provengym_lean.kernels import Kernel

WIDTH = 100
TEMPLATE = Path(__file__).with_name("templates") / "_core.pyi.in"
PACKAGE = "pybridge/provengym"
REGISTRY = f"{PACKAGE}/envs/registry.py"
#: What the package offers besides its environments, by the module that has it.
NAMES = {
    "provengym.auditing.api": ("audit",),
    "provengym.auditing.report": ("AuditReport",),
    "provengym.campaigns.api": ("campaign",),
    "provengym.campaigns.report": ("CampaignReport",),
    "provengym.conformance": ("conform",),
    "provengym.design": ("Analysis", "analyse"),
    "provengym.extracting": ("extract",),
    "provengym.models.expected_values": ("Between", "Mean", "Near", "Satisfies"),
    "provengym.finite.changed": ("Monitor",),
    "provengym.finite.model": ("FiniteModel",),
    "provengym.finite.files": ("load_model",),
    "provengym.rules.api": ("Proof", "prove"),
    "provengym.solving": (
        "Certificate",
        "CheckResult",
        "IntegerModel",
        "NotCertified",
        "Solution",
        "check",
        "load_certificate",
        "solve",
    ),
    "provengym.vector.batch": ("Batch",),
    "provengym.evaluating": ("Evaluation", "evaluate"),
}

# ---- The stub ----

_PROTOCOL = ('mode: _Autoreset = "none"', "time_limit: int = 0", "max_episode_steps: int = 0")


def core_pyi(kernels: Sequence[Kernel]) -> str:
    """The stub of `provengym._core`."""
    classes = "\n\n".join(map(_class, kernels))
    types = types_by_name([kernel.name for kernel in kernels])
    template = TEMPLATE.read_text(encoding="utf-8")
    abstract = "Callable, Sequence" if "Sequence[" in classes else "Callable"
    marks = {"KERNELS": classes, "TYPES": types, "ABSTRACT": abstract}
    for mark, text in marks.items():
        template = template.replace(f"@{mark}@", text)
    return template


def types_by_name(names: Sequence[str]) -> str:
    """The type of the dictionary of all kernels, in lines as the formatter would break them."""
    types = [f"type[{name}]" for name in names]
    line = f"    dict[str, {' | '.join(types)}]"
    if len(line) <= WIDTH:
        return line
    union = f"        {' | '.join(types)},"
    if len(union) > WIDTH:
        union = "        " + "\n        | ".join(types) + ","
    return f"    dict[\n        str,\n{union}\n    ]"


def _class(kernel: Kernel) -> str:
    return "\n".join(
        [
            "@final",
            f"class {kernel.name}(metaclass=_Pybind11Type):",
            *_docstring(_class_doc(kernel), 4),
            "",
            *_attributes(kernel),
            "",
            *_methods(kernel),
        ]
    ).rstrip("\n")


def _class_doc(kernel: Kernel) -> Iterator[str]:
    yield kernel.summary
    words = "word" + "s" * (len(kernel.state) > 1)
    words += " " + ", ".join(f"`{name}`" for name in kernel.state)
    first, *others = kernel.doc
    yield f"The functions are those of `Kernel`, on the state {words}. {first}"
    yield from others
    arguments = [(parameter.name, parameter.doc) for parameter in kernel.params]
    arguments += [("words", kernel.words)] if kernel.words else []
    yield "Args:\n" + "\n".join(f"    {name}: {doc}" for name, doc in arguments)
    kind = "of another type" if kernel.words else "no integer"
    fits = ", or a word does not fit, of which the message names the first" if kernel.words else ""
    yield (
        f"Raises:\n    TypeError: A parameter is missing, unknown or {kind}.\n"
        f"    ValueError: A parameter is out of its range, which the message names{fits}."
    )


def _attributes(kernel: Kernel) -> Iterator[str]:
    strings, dtype = "tuple[str, ...]", f"np.dtype[np.{kernel.lean.word.lower()}]"
    integers = " that are integers" if kernel.words else ""
    params = ", ".join(parameter.name for parameter in kernel.params)
    for name, kind, doc in (
        ("name", "str", f'The environment, `"{kernel.name}"`.'),
        ("params", strings, f"Names of the parameters{integers}: {params}."),
        ("state", strings, f"Names of the state words: {', '.join(kernel.state)}."),
        ("state_dtype", dtype, "Type of a state word."),
        (
            "observation",
            strings,
            f"Names of the observation's components: {', '.join(kernel.observation)}.",
        ),
        (
            "reward_scale",
            "int",
            f"{kernel.reward_scale}: integer rewards are in units of 1 / {kernel.reward_scale}."
            if kernel.reward_scale > 1
            else "1: integer rewards are the rewards.",
        ),
        (
            "reset_words",
            "int",
            f"{kernel.reset_words}: random words that a reset takes.",
        ),
        ("step_words", "int", f"{kernel.step_words}: random words that a step takes."),
    ):
        yield f"    {name}: ClassVar[{kind}]"
        yield from _docstring([doc], 4)


def _methods(kernel: Kernel) -> Iterator[str]:
    parameters = [f"{parameter.name}: int" for parameter in kernel.params]
    for parameter in kernel.params:
        yield "    @property"
        yield f"    def {parameter.name}(self) -> int: ..."
    named = f" The actions are {', '.join(kernel.actions)}." if kernel.actions else ""
    yield "    @property"
    yield from _method("num_actions", [], "int", [kernel.lean.exports["num_actions"].doc + named])
    if kernel.words:
        parameters += ["words: npt.NDArray[np.uint64]"]
        yield "    @property"
        yield from _method("words", [], "npt.NDArray[np.uint64]", ["A new array."])
    state, observations = "state: tuple[int, ...]", "observations: npt.NDArray[np.int64]"
    states = f"states: npt.NDArray[np.{kernel.lean.word.lower()}]"
    noise = "_Words" if not kernel.step_words else "npt.NDArray[np.uint64]"
    terminated, first = "terminated: npt.NDArray[np.bool_]", "first: int = 0"
    place = ["key: int = 0", "t: int = 0"]
    exports = kernel.lean.exports
    yield from _method("__init__", ["*", *parameters], "None")
    yield "    def __eq__(self, other: object, /) -> bool: ..."
    yield "    def __hash__(self) -> int: ..."
    yield from _method("init", place, "tuple[int, ...]")
    if "transform" in exports:
        doc = [f"{exports['transform'].doc} Of the target of `init(key, t)`."]
        yield from _method("transform", place, "int", doc)
        arrays = [f"{name}: npt.NDArray[np.uint64]" for name in ("keys", "t")]
        doc = ["The same for many resets: shape (n,), as `keys` and `t` have it; a new array."]
        yield from _method("transform_batch", arrays, "npt.NDArray[np.uint32]", doc)
    read = "noise: int = 0" if kernel.step_words < 2 else "noise: Sequence[int] | int = 0"
    yield from _method(
        "step",
        [state, "action: int", read],
        "tuple[tuple[int, ...], int, bool]",
        ["One step, as `Kernel.step` says.", f"Reward: {reward_doc(kernel)}"],
    )
    yield from _method("terminated", [state], "bool", [exports["terminated"].doc])
    seen = zip(kernel.observation, kernel.lean.numbered("obs"), strict=True)
    yield from _method(
        "observe",
        [state],
        "tuple[int, ...]",
        [
            "The observation of a state.",
            "Returns:\n" + "\n".join(f"    {name}: {export.doc}" for name, export in seen),
        ],
    )
    yield from _method("state_valid", [state], "bool", [exports["state_valid"].doc])
    if kernel.lean.has_legal:
        yield from _method("legal", [state, "action: int"], "bool", [exports["legal"].doc])
        yield from _method(
            "legal_batch",
            [states, "legal: npt.NDArray[np.int8]"],
            "None",
            ["The same of n states and all actions: 1 or 0, shape (n, num_actions).  Written."],
        )
    yield from _method("action_valid", ["action: int"], "bool", [exports["action_valid"].doc])
    yield from _method("lane_reset", place, "_Lane")
    yield from _method(
        "lane_step",
        ["lane: _Lane", "action: int", *_PROTOCOL],
        "tuple[_Lane, int, bool, bool, tuple[int, ...] | None]",
    )
    yield from _method(
        "lanes",
        [
            "n: int",
            "mode: _Autoreset",
            "time_limit: int",
            "max_episode_steps: int",
            "actions: _ActionForm",
            "view: _View",
            "reward_factor: float",
            "threads: int",
        ],
        "Lanes",
    )
    yield from _method(
        "cursor",
        [
            "time_limit: int",
            "max_episode_steps: int",
            "actions: _ActionForm",
            "view: _View",
            "reward_factor: float",
            "info: tuple[_Told, ...]",
        ],
        "Cursor",
    )
    yield from _method(
        "step_batch",
        [
            states,
            "actions: _Actions",
            f"noise: {noise}",
            observations,
            "rewards: npt.NDArray[np.float64]",
            terminated,
            first,
        ],
        "None",
    )
    yield from _method("observe_batch", [states, observations, first], "None")
    yield from _method(
        "transitions",
        [
            states,
            "successors: npt.NDArray[np.int32]",
            "rewards: npt.NDArray[np.int64]",
            terminated,
            "threads: int = 1",
        ],
        "None",
        _transitions_doc(kernel),
    )


def _transitions_doc(kernel: Kernel) -> list[str]:
    if kernel.step_words:
        return ["Raises a `ValueError`: a step is random."]
    if kernel.is_indexed:
        return []
    return [f"As in `Kernel.transitions`, though `{kernel.observation[0]}` is no index of a state."]


def _method(
    name: str, parameters: Sequence[str], result: str, doc: Sequence[str] = ()
) -> Iterator[str]:
    """The lines of a method, in the layout of `ruff format`."""
    given = ["self", *parameters]
    end = "" if doc else " ..."
    lines = [f"    def {name}({', '.join(given)}) -> {result}:{end}"]
    if len(lines[0]) > WIDTH:
        lines = [
            f"    def {name}(",
            f"        {', '.join(given)}",
            f"    ) -> {result}:{end}",
        ]
        if len(lines[1]) > WIDTH:
            lines[1:2] = [f"        {parameter}," for parameter in given]
    yield from lines
    if doc:
        yield from _docstring(doc, 8)
        yield ""


def _docstring(paragraphs: Iterable[str], indent: int) -> list[str]:
    """Paragraphs as a docstring.  A line that begins with blanks is an item of a list."""
    margin = " " * indent
    lines: list[str] = []
    for number, paragraph in enumerate(paragraphs):
        lines += [""] if number else []
        for line in paragraph.replace(". ", ".  ").splitlines():
            item = line[: len(line) - len(line.lstrip())]
            quotes = '"""' * (not lines)
            lines += textwrap.wrap(
                line.strip(),
                WIDTH,
                initial_indent=margin + item + quotes,
                subsequent_indent=margin + (item + "    " if item else ""),
                break_long_words=False,
                break_on_hyphens=False,
            )
    if "" not in lines and len(lines[-1]) + 3 <= WIDTH:
        return [*lines[:-1], lines[-1] + '"""']
    return [*lines, f'{margin}"""']


# ---- The digests of the emitted C ----


def emitted_json(root: Path, kernels: Sequence[Kernel]) -> str:
    """`provengym/emitted.json`: the SHA-256 of each file of C that Lean emitted, as the manifest
    has it: of each kernel by its name, and of what all of them share."""
    manifest = read_manifest(root)
    named = {f"{kernel.prefix}.c": kernel.name for kernel in kernels}
    emitted = dict(manifest.get("generated", {}))
    if missing := sorted(named.keys() - emitted.keys()):
        raise BindingsError(f"pybridge/generated/{MANIFEST} has no digest of {', '.join(missing)}")
    digests = {
        "emitted_by": manifest["emitted_by"],
        "kernels": {name: emitted.pop(file) for file, name in sorted(named.items())},
        "shared": {file.removesuffix(".c"): digest for file, digest in sorted(emitted.items())},
    }
    return json.dumps(digests, indent=2) + "\n"


# ---- The names of the package ----


def package_init(root: Path, kernels: Sequence[Kernel]) -> str:
    """`provengym/__init__.py` with its tables of names: those of the environments in the registry,
    and `NAMES`."""
    environments = registry(root)
    for kernel in kernels:
        if kernel.name not in environments:
            raise BindingsError(f"{REGISTRY} has no environment of the kernel {kernel.name}")
    homes = dict(target.split(":")[::-1] for target in environments.values())
    homes |= {name: module for module, names in NAMES.items() for name in names}
    ordered = sorted(homes.items())
    imports = [
        _import(module, name) for name, module in sorted(ordered, key=lambda item: item[::-1])
    ]
    tables = {
        r"if TYPE_CHECKING:\n(?:    .*\n)+": ["if TYPE_CHECKING:", *imports],
        r"_LAZY = \{\n(?:    .*\n)+\}\n": [
            "_LAZY = {",
            *(f'    "{name}": "{module}",' for name, module in ordered),
            "}",
        ],
        r"__all__ = \[\n(?:    .*\n)+\]\n": [
            "__all__ = [",
            *(f'    "{name}",' for name in sorted([*homes, "__version__"])),
            "]",
        ],
    }
    path = f"{PACKAGE}/__init__.py"
    text = (root / path).read_text(encoding="utf-8")
    for pattern, lines in tables.items():
        if len(re.findall(pattern, text)) != 1:
            raise BindingsError(f"{path} must have one table {pattern.split(chr(92))[0]}")
        text = re.sub(pattern, lambda _, lines=lines: "\n".join(lines) + "\n", text)
    return text


def _import(module: str, name: str) -> str:
    line = f"    from {module} import {name} as {name}"
    if len(line) <= WIDTH:
        return line
    return f"    from {module} import (\n        {name} as {name},\n    )"


def registry(root: Path) -> dict[str, str]:
    """The entry point of each environment by its name, read from the text of the registry."""
    found = {}
    for node in ast.walk(ast.parse((root / REGISTRY).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Entry":
            try:
                name, target = map(ast.literal_eval, node.args[:2])
            except ValueError as error:
                raise BindingsError(
                    f"{REGISTRY}:{node.lineno}: an Entry must begin with a name and an entry "
                    "point, as literals"
                ) from error
            found[str(name)] = str(target)
    return found
