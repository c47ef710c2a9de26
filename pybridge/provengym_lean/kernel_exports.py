"""The kernel of an environment in its Lean source: the functions that it exports to C, the
names, order and types of what they take, and so its parameters and the words of its state.

Nothing here runs Lean: the module, `Spec.<Name>.Kernel`, is read as text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from provengym_lean.sources import Module, lexemes, position_of, without_comments_and_literals


class BindingsError(Exception):
    """The sources of the bindings do not agree; the text says where and how."""


@dataclass(frozen=True)
class Word:
    """An argument of a function: its name in C and its type in Lean."""

    name: str
    type: str


@dataclass(frozen=True)
class Export:
    """One function that Lean exports to C."""

    name: str
    """Without the prefix of its kernel: `step_0`."""
    doc: str
    arguments: tuple[Word, ...]
    result: str
    line: int


#: The types that a kernel may take and return.
TYPES = {"Bool": "uint8_t", "UInt8": "uint8_t", "UInt32": "uint32_t", "UInt64": "uint64_t"}
KEY = (Word("key", "UInt64"), Word("t", "UInt64"))
NOISE = Word("noise", "UInt64")
TARGET = Word("target", "UInt64")
#: The constants of a kernel: functions of its parameters that return a number, whatever those are.
CONSTANTS = {"reward_scale": "UInt32", "reset_words": "UInt64", "step_words": "UInt64"}
#: The words of a lane besides its state, and of a call besides the action.
LANE = (*KEY, Word("elapsed", "UInt32"), Word("over", "Bool"))
PROTOCOL = tuple(Word(name, "UInt32") for name in ("autoreset", "time_limit", "max_episode_steps"))
#: What a kernel exports of a call of a lane, and the type of each but the words of the state.
LANE_RESULTS = {
    "refuses": "Bool",
    "t": "UInt64",
    "elapsed": "UInt32",
    "over": "Bool",
    "reward": "UInt64",
    "terminated": "Bool",
    "truncated": "Bool",
    "due": "Bool",
}
#: What a kernel exports besides, where a reset starts from one of a list of words: what follows the
#: parameters, the result, and the name that C++ and C know the function by.
WORD_LIST = {
    "word": ((TARGET,), "Bool", "word_valid"),
    "index": ((Word("count", "UInt32"), *KEY), "UInt32", "word_index"),
    "transform": ((TARGET, *KEY), "UInt32", "transform"),
}

_EXPORT = re.compile(r"@\[[^\]]*\bexport\s+(?P<symbol>\w+)[^\]]*\]\s*")
_HEAD = re.compile(r"def\s+\S+\s*(?P<binders>(?:\([^()]*\)\s*)*):\s*(?P<result>\w+)\s*:=")
_BINDER = re.compile(r"\(([^():]*):\s*(\w+)\s*\)")
_VARIABLE = re.compile(r"^variable\s+(?P<binders>(?:\([^()]*\)\s*)+)", re.MULTILINE)


@dataclass
class LeanKernel:
    """The exports of one `Spec/<Name>/Kernel.lean`, by what each is for."""

    module: Module
    name: str = ""
    prefix: str = ""
    exports: dict[str, Export] = field(default_factory=dict)
    params: tuple[Word, ...] = ()
    state: tuple[Word, ...] = ()
    action: str = ""
    noise: tuple[Word, ...] = ()
    """The random words of a step: one that is not read where it takes none."""

    @property
    def home(self) -> str:
        """The name of the module, without its last part: `Spec.GridWorld`."""
        return self.module.name.rpartition(".")[0]

    @property
    def word(self) -> str:
        """The type of a state word."""
        return self.state[0].type

    @property
    def has_words(self) -> bool:
        """True if a reset starts from one of a list of words."""
        return "index" in self.exports

    @property
    def has_legal(self) -> bool:
        """True if it says which actions are legal."""
        return "legal" in self.exports

    @property
    def extras(self) -> list[Export]:
        """The functions of the list of words, in the order of the source."""
        return [export for name, export in self.exports.items() if name in WORD_LIST]

    def numbered(self, role: str) -> list[Export]:
        """The exports `<role>_0`, `<role>_1`, … in order."""
        pattern = re.compile(rf"{role}_(\d+)")
        found = {int(m[1]): e for name, e in self.exports.items() if (m := pattern.fullmatch(name))}
        for number in range(len(found)):
            if number not in found:
                self.fail(f"there is a {role}_{max(found)}, but no {self.prefix}_{role}_{number}")
        if not found:
            self.fail(f"{self.prefix}_{role}_0 is not exported")
        return [found[number] for number in sorted(found)]

    def fail(self, text: str, line: int = 1) -> NoReturn:
        """Refuse the file."""
        raise BindingsError(str(self.module.error(text, line)))


def read_kernel(module: Module) -> LeanKernel:
    """The kernel of a module `Spec.<Name>.Kernel`.

    Raises:
        BindingsError: Its exports are not those of an environment's kernel.
    """
    name = module.name.split(".")[1]
    kernel = LeanKernel(module, name, name.lower())
    for export in _exports(kernel):
        kernel.exports[export.name] = export
    kernel.params = _one(kernel, "valid").arguments
    kernel.state = _one(kernel, "terminated").arguments[len(kernel.params) :]
    if not kernel.state:
        kernel.fail("terminated takes no word of a state", kernel.exports["terminated"].line)
    takes = kernel.numbered("step")[0].arguments[len(kernel.params) + len(kernel.state) :]
    kernel.action = takes[0].name if takes else ""
    kernel.noise = noise_of(max(len(takes) - 1, 1))
    _check(kernel)
    return kernel


def noise_of(count: int) -> tuple[Word, ...]:
    """The random words of a step that takes so many: `noise`, or `noise0`, `noise1` and so on."""
    return (NOISE,) if count == 1 else tuple(Word(f"noise{k}", "UInt64") for k in range(count))


def snake(name: str) -> str:
    """The name that Python and C know an argument by: `num_pits` for `_numPits`."""
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name.lstrip("_")).lower()


def camel(name: str) -> str:
    """The name that Lean knows an argument by: `numPits` for `num_pits`."""
    return re.sub(r"_([a-z0-9])", lambda letter: letter[1].upper(), name)


def _exports(kernel: LeanKernel) -> Iterator[Export]:
    text = kernel.module.text
    code = without_comments_and_literals(text)
    docs = {
        end: text[start + 3 : end - 2]
        for kind, start, end in lexemes(text)
        if text.startswith("/--", start)
    }
    for attribute in _EXPORT.finditer(code):
        line, symbol = position_of(code, attribute.start())[0], attribute["symbol"]
        prefix, _, name = symbol.partition("_")
        if prefix != kernel.prefix or name in kernel.exports:
            kernel.fail(f"{symbol} must begin with {kernel.prefix}_, and be exported once", line)
        head = _HEAD.match(code, attribute.end())
        if head is None:
            kernel.fail(f"{symbol} must be a def with its arguments in parentheses", line)
        start = len(code[: attribute.start()].rstrip())
        above = [end for end in docs if start <= end <= attribute.start()]
        doc = docs[above[-1]] if above else ""
        arguments = [*_variables(code, head), *_binders(head["binders"])]
        for _, kind in arguments:
            if kind not in TYPES:
                kernel.fail(f"{kind} is no type of a kernel's argument: {', '.join(TYPES)}", line)
        words = tuple(Word(snake(name), kind) for name, kind in arguments)
        yield Export(name, " ".join(doc.split()), words, head["result"], line)


def _binders(text: str) -> list[tuple[str, str]]:
    """The names and types of `(a b : UInt32) (c : Bool)`."""
    return [(name, kind) for names, kind in _BINDER.findall(text) for name in names.split()]


def _variables(code: str, head: re.Match[str]) -> Iterator[tuple[str, str]]:
    """The variables that a definition takes as its first arguments, as Lean has it: those declared
    above that it mentions and does not bind itself."""
    body = re.split(r"\n(?=\S)", code[head.end() :], maxsplit=1)[0]
    bound = {name for name, _ in _binders(head["binders"])}
    for variable in _VARIABLE.finditer(code, 0, head.start()):
        for name, kind in _binders(variable["binders"]):
            if name not in bound and re.search(rf"(?<![\w.]){name}(?![\w'])", body):
                yield name, kind


def _one(kernel: LeanKernel, name: str) -> Export:
    if name not in kernel.exports:
        kernel.fail(f"{kernel.prefix}_{name} is not exported")
    return kernel.exports[name]


def _check(kernel: LeanKernel) -> None:
    """Each export is one that the bindings know, and takes and returns what they count on."""
    action = Word(kernel.action, "UInt32")
    start = (TARGET, *KEY) if kernel.has_words else KEY
    step = (*kernel.state, action, *kernel.noise)
    call = (*kernel.state, *LANE, action, *PROTOCOL)
    known: dict[str, tuple[Sequence[Word], str]] = {
        "valid": ((), "Bool"),
        "num_actions": ((), "UInt32"),
        **{name: ((), result) for name, result in CONSTANTS.items()},
        "action_valid": ((action,), "Bool"),
        "state_valid": (kernel.state, "Bool"),
        "reward": (step, "UInt64"),
        "terminated": (kernel.state, "Bool"),
        **{f"lane_{name}": (call, result) for name, result in LANE_RESULTS.items()},
    }
    for name in known:
        _one(kernel, name)
    known["legal"] = ((*kernel.state, action), "Bool")
    for role, takes, result in (
        ("init", start, kernel.word),
        ("step", step, kernel.word),
        ("obs", kernel.state, "UInt64"),
        ("lane_state", call, kernel.word),
    ):
        group = kernel.numbered(role)
        known |= {export.name: (takes, result) for export in group}
        if role != "obs" and len(group) != len(kernel.state):
            words = ", ".join(word.name for word in kernel.state)
            kernel.fail(
                f"a state has {len(kernel.state)} words ({words}), "
                f"but there are {len(group)} functions {role}_*",
                group[-1].line,
            )
    if kernel.extras:
        known |= {name: (takes, result) for name, (takes, result, _) in WORD_LIST.items()}
        for name in ("word", "index"):
            _one(kernel, name)
    if {word.type for word in kernel.state} != {kernel.word}:
        kernel.fail("the words of a state must be of one type", kernel.exports["terminated"].line)
    for name, export in kernel.exports.items():
        if name not in known:
            kernel.fail(f"the bindings know no function {kernel.prefix}_{name}", export.line)
        needed, result = known[name]
        _compare(kernel, export, (*kernel.params, *needed), result)


def _compare(kernel: LeanKernel, export: Export, takes: Sequence[Word], result: str) -> None:
    for number, (given, wanted) in enumerate(zip(export.arguments, takes, strict=False), 1):
        if given != wanted:
            kernel.fail(
                f"argument {number} of {kernel.prefix}_{export.name} must be "
                f"{wanted.name} : {wanted.type}, as elsewhere, got {given.name} : {given.type}",
                export.line,
            )
    if len(export.arguments) != len(takes):
        kernel.fail(
            f"{kernel.prefix}_{export.name} must take {len(takes)} arguments "
            f"({', '.join(word.name for word in takes)}), got {len(export.arguments)}",
            export.line,
        )
    if export.result != result:
        kernel.fail(
            f"{kernel.prefix}_{export.name} must return {result}, got {export.result}", export.line
        )


_CONSTANT = r"^(?:@\[[^\]]*\]\s*)?def {} : (?:Nat|UInt32|UInt64) := (?P<value>\d+)$"
_CASES = r"^(?:@\[[^\]]*\]\s*)?def {} : \w+ → Fin (?P<count>\d+)\n(?P<cases>(?:  \| .*\n)+)"
_CASE = re.compile(r"  \| \.(\w+) => (\d+)\n")


def constant(modules: Mapping[str, Module], home: str, name: str) -> int:
    """The number that a definition states: `Machine.capacity` is the `capacity` of
    `Machine` beside the kernel, in the modules under `home`."""
    module, found = _definition(modules, home, name, _CONSTANT)
    if found is None:
        raise BindingsError(f"{module.path} has no def {name.partition('.')[2]} := <number>")
    return int(found["value"])


def numbering(modules: Mapping[str, Module], home: str, name: str) -> list[str]:
    """The names that a definition numbers: `Views.Action.toFin` is the `Action.toFin` of
    `Views` beside the kernel."""
    module, found = _definition(modules, home, name, _CASES)
    cases = {int(number): case for case, number in _CASE.findall(found["cases"] if found else "")}
    if found is None or list(cases) != list(range(int(found["count"]))):
        raise BindingsError(
            f"{module.path} has no def {name.partition('.')[2]} that numbers names from 0 on"
        )
    return list(cases.values())


def _definition(
    modules: Mapping[str, Module], home: str, name: str, pattern: str
) -> tuple[Module, re.Match[str] | None]:
    file, _, definition = name.partition(".")
    module = modules.get(f"{home}.{file}")
    if module is None:
        raise BindingsError(f"{name}: there is no {home.replace('.', '/')}/{file}.lean")
    code = without_comments_and_literals(module.text)
    return module, re.search(pattern.format(re.escape(definition)), code, re.MULTILINE)
