"""The Lean modules of a class of rules: types, programs, and the rules that are made of them.

The module `Programs` is what a person reads: a structure of the parameters and one of the state,
and each rule as a program.  `Code` has the flat code of each, and the theorem that they are the
same; `Basic` has `rules`, of which `Spec.Auto` makes the environment and its kernel.  Every rule is
total: what is out of its range is read as some value, so that Lean accepts these modules whatever
the class does, as long as no value leaves 64 bits.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from provengym.proving.modules.basic import Basic
from provengym.proving.modules.code import Code
from provengym.proving.modules.ends import NAME as ENDS
from provengym.proving.modules.ends import Ends
from provengym.proving.modules.layout import Layout, Module
from provengym.proving.modules.programs import Programs, inside, split
from provengym.proving.modules.safe import NAME as SAFE
from provengym.proving.modules.safe import modules_of
from provengym.proving.program import ONE, ZERO, Assign, IfElse, Program
from provengym.proving.ranking import ranking
from provengym.proving.reading import Rules, read
from provengym.proving.showing import show
from provengym.spec import Environment


@dataclass(frozen=True)
class Page:
    """A class of rules in Lean.

    Attributes:
        name: What the class is called there.
        modules: The texts of the modules: of `Programs`, `Code` and `Basic`, which Lean accepts
            whatever the class does, and of `Safe` and others whose names begin so, the proofs that
            no requirement fails and the invariant holds, of those that Lean will find; without
            them where it would find none.
        open: What Lean would not find, a sentence each.
        entry: What the table of kernels says of it, `pybridge/kernels.toml` in the repository.
        parameters: What the kernel calls each parameter, which it takes as words of 64 bits in
            two's complement.
        places: For each field the places of its numbers: the word of the state that has it, the
            first of its bits and their number, and the least value, which is 0 there.
        falls: What each step does, by which the module `Ends` shows that every episode ends, such
            as ``raises turn``; nothing where there is none.
    """

    name: str
    modules: dict[str, str]
    open: tuple[str, ...]
    entry: dict[str, Any]
    parameters: dict[str, str]
    places: dict[str, tuple[tuple[int, int, int, int], ...]]
    falls: str = ""

    @property
    def proofs(self) -> str:
        """The texts of the modules of proofs, one after the other."""
        return "\n".join(text for name, text in self.modules.items() if name.startswith(SAFE))

    def to_dict(self) -> dict[str, Any]:
        """Return all of it as values of JSON."""
        return asdict(self)

    @classmethod
    def from_dict(cls, told: dict[str, Any]) -> Page:
        """Return what `to_dict` told of, for instance a process that ran a file.

        Raises:
            KeyError, TypeError, ValueError: It did not tell of a page.
        """
        places = {
            str(name): tuple((int(a), int(b), int(c), int(d)) for a, b, c, d in rows)
            for name, rows in told["places"].items()
        }
        parameters = {str(name): str(one) for name, one in told["parameters"].items()}
        return cls(
            name=str(told["name"]),
            modules={str(name): str(text) for name, text in told["modules"].items()},
            open=tuple(str(one) for one in told["open"]),
            entry=dict(told["entry"]),
            parameters=parameters,
            places=places,
            falls=str(told["falls"]),
        )


def page(cls: type[Environment], *, root: str = "Rules") -> Page:
    """Write the Lean modules of a class of rules.

    Args:
        cls: The class.
        root: The namespace in which the modules have that of the class.

    Raises:
        Refused: The class is not in the language, or a value does not fit its word.
    """
    return page_of(read(cls), root=root)


def page_of(rules: Rules, *, root: str = "Rules") -> Page:
    """Write the Lean modules of rules that were read, as `page` does.

    Raises:
        Refused: A value does not fit its word.
    """
    layout = Layout(rules, root)
    given, count = rules.act.given, len(layout.params)
    programs = {"start": rules.start, "act": rules.act, "seen": rules.show}
    truths = {"over": rules.over, "holds": _holds(rules.invariant, count), "legal": rules.legal}
    for name, one in truths.items():
        if one is not None:
            programs[name] = replace(one, body=split(one.body, len(one.variables) - 1))
    shown = show(programs, count, layout.ranges[: len(given)], inside(given, 0, count))
    written = Programs(layout, shown.programs)
    modules: dict[str, Module] = {
        "Programs": written,
        "Code": Code(written),
        "Basic": Basic(written),
    }
    modules |= modules_of(written, shown)
    found = None
    if {"start", "act"} <= shown.found.keys():
        rows = [kind.length for kind in rules.fields.values()]
        within = inside(given, 0, count)
        found = ranking(shown.programs, count, layout.ranges[: len(given)], within, rows)
    if found is not None:
        modules[ENDS] = Ends(written, found)
    return Page(
        name=layout.name,
        modules={name: module.text() for name, module in modules.items()},
        open=shown.open,
        falls="" if found is None else found.text,
        entry=_entry(layout),
        parameters=dict(zip(rules.parameters, layout.kernel_names, strict=False)),
        places=layout.places(),
    )


def _holds(program: Program, params: int) -> Program:
    """The ranges of fields that depend on parameters, and the invariant."""
    within = inside(program.given, params, len(program.given))
    if within == ONE:
        return program
    body = (IfElse(within, program.body, (Assign(len(program.variables) - 1, ZERO),)),)
    return replace(program, body=body)


def _entry(layout: Layout) -> dict[str, Any]:
    """What the table of kernels says of rules."""
    count = len(layout.groups)
    return {
        "rules": {
            "params": "Words",
            "term": "rules p.params",
            "valid": "p.valid",
            "state": ["state"] if count == 1 else [f"state_{k}" for k in range(count)],
            "word": layout.word,
            "shown": [f"Component {k}." for k in range(len(layout.shown))],
            "legal": layout.rules.legal is not None,
            "chosen": True,
            "called": True,
        },
        "params": {one: {"word": "UInt64"} for one in layout.kernel_names},
    }
