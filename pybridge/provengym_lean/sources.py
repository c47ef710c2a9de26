"""Lean sources, of the repository or of others: their imports, their order,
and the words they must not contain.

Nothing here runs Lean.  A scan of the text is enough to find the header of a file and to tell code
from comments and strings, so every check of this module is over before the first Lean process
starts.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from provengym_lean.messages import Message

ROOT_MODULE = "Spec"
#: What the names of modules begin with that are made of the rules of users.
RULES = "Rules"
MAX_LINE = 100

#: The modules of Lean's library that these may import: they have no elaborators to call.
LIBRARY = ("Init", "Init.Data.Rat")

#: Words that these must not contain in code: each would let a claim rest on something that Lean's
#: kernel has not checked, or let the compiled code differ from the definition
#: that the theorems are about, or let a theorem escape the namespace that it stands in, ...
FORBIDDEN = (
    "sorry",
    "sorryAx",
    "admit",
    "axiom",
    "native_decide",
    "native",  # `decide +native`
    "skipKernelTC",  # `set_option debug.skipKernelTC true`
    "implemented_by",
    "extern",
    "unsafe",
    "csimp",
    "_root_",
    # ... or change what is read: by a program that runs while the file is elaborated,
    "run_cmd",
    "run_meta",
    "run_elab",
    "elab",
    "elab_rules",
    "macro_rules",
    "declare_syntax_cat",
    "initialize",
    "builtin_initialize",
    "simproc",
    "meta",
    "Lean",
    "mkIdent",
    "Macro",
    "MacroM",
    # by a notation,
    "syntax",
    "notation",
    "infix",
    "infixl",
    "infixr",
    "prefix",
    "postfix",
    "binder_predicate",
    # or by what elaboration tries unasked.
    "default_instance",
    "unif_hint",
    "attribute",
)
#: What to do instead, where the word does not say it.
_INSTEAD = {"_root_": ": close the namespace instead"}
#: What may stand in `@[…]`, and after `set_option`.
ATTRIBUTES = ("expose", "export", "ext", "inline", "macro_inline", "noinline", "simp", "specialize")
OPTIONS = (
    "compiler.extract_closed",
    "compiler.small",
    # ... and how much Lean may take for a definition, which is no matter of what it accepts.
    "maxRecDepth",
    "synthInstance.maxHeartbeats",
    "synthInstance.maxSize",
)

_ATTRIBUTES = re.compile(r"@\s*\[(?P<inside>[^\]]*)\]")
_WORD = re.compile(r"[\w.«»'!?]*")
_OPTION = re.compile(r"\bset_option\s+(?P<name>[\w.«»'!?]*)")
#: A command that shows or runs something.
_HASH = re.compile(r"(?<![\w\])])#[a-z_]+\b")
_MACRO = re.compile(r"\bmacro\b")
#: The only macro that is allowed: a tactic of one file.
_LOCAL_TACTIC = re.compile(r"local\s+macro\s+\"[a-z_]+\"\s*:\s*tactic\s*=>\s*`\(tactic\|")

_LEXEME = re.compile(
    r"""
      (?P<line_comment> --[^\n]* )
    | (?P<block_comment> /- )
    | (?P<raw_string> \b r(?P<hashes>\#*)".*?"(?P=hashes) )
    | (?P<string> "(?:\\.|[^"\\])*"? )
    | (?P<char> '(?:\\[^\n][0-9a-fA-F]{0,4}|[^\\'\n])' )
    | (?P<word> [^\W\d][\w'!?]* )
    """,
    re.VERBOSE | re.DOTALL,
)
_BLOCK_EDGE = re.compile(r"/-|-/")
_BLANKED = ("line_comment", "block_comment", "raw_string", "string", "char")

_HEADER_KEYWORD = re.compile(r"\s*(?:module|prelude)\b")
_IMPORT = re.compile(
    r"\s*(?:public\s+)?(?:meta\s+)?import\s+(?:all\s+)?(?P<name>[^\W\d][\w'!?]*(?:\.[^\W\d][\w'!?]*)*)"
)


@dataclass(frozen=True)
class Import:
    """One `import` of a header: the imported module and where its name stands
    (both counted from 1)."""

    name: str
    line: int
    column: int


@dataclass(frozen=True)
class Module:
    """A Lean source file: `Spec.GridWorld.Basic` at `Spec/GridWorld/Basic.lean`,
    relative to the repository or to where the rules of a user are built."""

    name: str
    path: str
    text: str
    imports: tuple[Import, ...]

    @property
    def local_imports(self) -> list[str]:
        """The imported modules that are not of Lean's library, in the order of the header."""
        return [imported.name for imported in self.imports if is_local(imported.name)]

    def error(self, text: str, line: int = 1, column: int = 1) -> Message:
        """An error at a place of this file."""
        return Message(self.path, line, column, "error", text)


def is_local(name: str) -> bool:
    """Return whether a module is one of this repository or of the rules of a user."""
    return name.partition(".")[0] in (ROOT_MODULE, RULES)


def lexemes(text: str) -> Iterator[tuple[str, int, int]]:
    """The comments, literals and words of a Lean text, as `(kind, start, end)`;
    the rest is skipped.

    Block comments nest; doc and module comments are block comments.
    An interpolated string counts as a string.
    """
    position = 0
    while match := _LEXEME.search(text, position):
        kind, position = str(match.lastgroup), match.end()
        depth = 1
        while kind == "block_comment" and depth:
            edge = _BLOCK_EDGE.search(text, position)
            if edge is None:
                position = len(text)
                break
            depth += 1 if edge[0] == "/-" else -1
            position = edge.end()
        yield kind, match.start(), position


def without_comments_and_literals(text: str) -> str:
    """The text with comments and literals replaced by blanks,
    so that every position stays where it was."""
    pieces, done = [], 0
    for kind, start, end in lexemes(text):
        if kind in _BLANKED:
            pieces += [text[done:start], re.sub(r"[^\n]", " ", text[start:end])]
            done = end
    return "".join(pieces) + text[done:]


def position_of(text: str, offset: int) -> tuple[int, int]:
    """Line and column, both counted from 1, of an offset in a text."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def parse_imports(text: str) -> tuple[Import, ...]:
    """The imports of a Lean file, plain (`import X`) or of the module system
    (`public meta import X`, …)."""
    code = without_comments_and_literals(text)
    position = 0
    while keyword := _HEADER_KEYWORD.match(code, position):
        position = keyword.end()
    found = []
    while match := _IMPORT.match(code, position):
        found.append(Import(match["name"], *position_of(code, match.start("name"))))
        position = match.end()
    return tuple(found)


def read_modules(root: Path) -> dict[str, Module]:
    """Every module of the repository at `root`: `Spec.lean` and `Spec/**/*.lean`, by name."""
    top = root / f"{ROOT_MODULE}.lean"
    files = [top] if top.exists() else []
    files += sorted((root / ROOT_MODULE).rglob("*.lean"))
    modules = {}
    for file in files:
        relative = file.relative_to(root)
        name = ".".join(relative.with_suffix("").parts)
        text = file.read_bytes().decode(errors="replace")
        modules[name] = Module(name, relative.as_posix(), text, parse_imports(text))
    return modules


def forbidden_words(module: Module) -> list[Message]:
    """An error for each word outside the comments and literals of a module that it must not have,
    where it stands or at all."""
    found = []

    root = module.name.partition(".")[0]

    def refuse(what: str, start: int) -> None:
        text = f"`{what}` must not be used in {root}/{_INSTEAD.get(what, '')}"
        found.append(module.error(text, *position_of(module.text, start)))

    for kind, start, end in lexemes(module.text):
        if kind == "word" and module.text[start:end] in FORBIDDEN:
            refuse(module.text[start:end], start)
    code = without_comments_and_literals(module.text)
    for match in _ATTRIBUTES.finditer(code):
        for item in match["inside"].split(","):
            word = _WORD.match(item.strip())
            name = word[0] if word else ""
            if name not in ATTRIBUTES:
                refuse(f"@[{name}]", match.start())
    for match in _OPTION.finditer(code):
        if match["name"] not in OPTIONS:
            refuse(f"set_option {match['name']}", match.start())
    for match in _HASH.finditer(code):
        refuse(match[0], match.start())
    tactics = {match.start() for match in _LOCAL_TACTIC.finditer(module.text)}
    for match in _MACRO.finditer(code):
        if code.rfind("local", 0, match.start()) not in tactics:
            refuse("macro", match.start())
    return found


def other_imports(module: Module) -> list[Message]:
    """An error for each import that is of Lean's library and not one of `LIBRARY`."""
    root = module.name.partition(".")[0]
    return [
        module.error(
            f"{root}/ imports {' and '.join(LIBRARY)} of the library, not {i.name}",
            i.line,
            i.column,
        )
        for i in module.imports
        if not is_local(i.name) and i.name not in LIBRARY
    ]


def missing_imports(modules: dict[str, Module], built: Container[str] = ()) -> list[Message]:
    """An error for each import of a module that has no file and is not built."""
    return [
        module.error(
            f"no such module: {i.name} (no {i.name.replace('.', '/')}.lean)", i.line, i.column
        )
        for module in modules.values()
        for i in module.imports
        if is_local(i.name) and i.name not in modules and i.name not in built
    ]


def closure(modules: dict[str, Module], targets: Iterable[str]) -> dict[str, Module]:
    """The targets and everything that they import, directly or not."""
    reached: dict[str, Module] = {}
    pending = [name for name in targets if name in modules]
    while pending:
        name = pending.pop()
        if name not in reached:
            reached[name] = modules[name]
            pending += [imported for imported in modules[name].local_imports if imported in modules]
    return reached


def unreached(modules: dict[str, Module]) -> list[Message]:
    """An error for each module that the root does not import,
    so that no theorem goes unchecked unnoticed."""
    if ROOT_MODULE not in modules:
        return [
            Message(
                f"{ROOT_MODULE}.lean",
                1,
                1,
                "error",
                "there is no such file; it imports every module",
            )
        ]
    reached = closure(modules, [ROOT_MODULE])
    return [
        module.error(
            f"not reached from {ROOT_MODULE}.lean: import it there or in a module that it imports"
        )
        for name, module in modules.items()
        if name not in reached
    ]


def long_lines(modules: dict[str, Module]) -> list[Message]:
    """An error for each line of more than 100 characters."""
    return [
        module.error(f"a line of {len(line)} characters; the most is {MAX_LINE}", number)
        for module in modules.values()
        for number, line in enumerate(module.text.splitlines(), 1)
        if len(line) > MAX_LINE
    ]


def import_cycle(modules: dict[str, Module]) -> list[Message]:
    """An error that spells out a cycle of imports, if there is one."""
    path: list[str] = []
    finished: set[str] = set()

    def visit(name: str) -> list[str]:
        if name in path:
            return [*path[path.index(name) :], name]
        if name in finished or name not in modules:
            return []
        path.append(name)
        for imported in modules[name].local_imports:
            if cycle := visit(imported):
                return cycle
        finished.add(path.pop())
        return []

    for name in modules:
        if cycle := visit(name):
            module = modules[cycle[0]]
            place = next(i for i in module.imports if i.name == cycle[1])
            return [module.error(f"import cycle: {' -> '.join(cycle)}", place.line, place.column)]
    return []


def in_import_order(modules: dict[str, Module]) -> list[Module]:
    """The modules, each after everything it imports.  The imports must be acyclic."""
    order: dict[str, Module] = {}

    def visit(name: str) -> None:
        if name in modules and name not in order:
            for imported in modules[name].local_imports:
                visit(imported)
            order[name] = modules[name]

    for name in sorted(modules):
        visit(name)
    return list(order.values())


def check_sources(modules: dict[str, Module], built: Container[str] = ()) -> list[Message]:
    """Whatever keeps Lean from reading these modules, given those that are built, or must not be
    read by it."""
    messages = [message for module in modules.values() for message in forbidden_words(module)]
    messages += [message for module in modules.values() for message in other_imports(module)]
    return messages + missing_imports(modules, built) + import_cycle(modules)
