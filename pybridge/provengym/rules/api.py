"""Proving a class of rules: from its file to a kernel, and what is known of it."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from provengym.data.errors import ConformanceError
from provengym.data.writing import written
from provengym.proving.compiling import has_compiler
from provengym.proving.lean import Report, check, install
from provengym.proving.modules.ends import THEOREM as ENDS
from provengym.proving.modules.terms import bare
from provengym.proving.page import Page, page_of
from provengym.proving.reading import RULES
from provengym.rules import properties as beside
from provengym.rules.ending import UNKNOWN
from provengym.rules.failures import stories
from provengym.rules.given import Given, given
from provengym.rules.holding import BUDGET, Held
from provengym.rules.kernels import Meanwhile, Work
from provengym.rules.records import (
    PAGE,
    Record,
    certificate_of,
    folder_of,
    keep,
    known_in,
    modules_of,
)
from provengym.rules.registered import registered_as
from provengym.spec import Environment
from provengym_lean.rules_kernel import joining_modules

if TYPE_CHECKING:
    import os

    from provengym.rules.properties import Properties
    from provengym_lean.checking import Checked, CheckedModule

THEOREMS = (
    "implements",
    *(f"safe_{rule}" for rule in RULES),
    "exists_legal",
    "holds_of_reachable",
    "safe_of_reachable",
)
"""What the modules of a page prove, by their names there."""
_OF_LEGAL = {"safe_legal", "exists_legal"}
"""Those that a page does not have of a class without `legal`."""
_NOT_FOUND = "Tactic `decide` proved that the proposition"
"""What Lean says of a rule that the analysis along paths does not find to be safe."""
NO_KERNEL = "there is no kernel"
"""What begins the line of a kernel that could not be compiled here; with a compiler it is tried
again."""
_COMPUTES = "the Lean functions that become C compute what the page says, over every episode"
_ENDS = "every episode ends, whatever is done: each step {}"
_DRAWS = "the kernel of tables draws each outcome of a table with its probability"


@dataclass(frozen=True)
class Proof:
    """What is known of a class of rules after `prove`.

    Attributes:
        record: The grade, what is proved, tested, trusted and open.
        page: The modules that Lean checked, by their names.
        env_id: The id under which the class is registered in Gymnasium, in this process or by the
            package around its file; None where it is not.
    """

    record: Record
    page: dict[str, str]
    env_id: str | None = None

    @property
    def grade(self) -> str:
        """``"specified"``, ``"table"``, ``"compiled"`` or ``"proved"``."""
        return self.record.grade

    @property
    def claims(self) -> tuple[str, ...]:
        """What Lean proved of the page."""
        return self.record.proved

    @property
    def properties(self) -> Properties | None:
        """What Lean said of the file of properties beside the class; None where there is none."""
        return self.record.properties

    @property
    def lean(self) -> Path:
        """The folder of the modules."""
        return Path(self.record.folder)

    @property
    def certificate(self) -> Mapping[str, Any]:
        """What others can compare with theirs, as values of JSON: SHA-256 digests of the modules,
        the C and the shared library, the version of Lean, the theorems that it accepted, each with
        the axioms that it rests on, and the numbers of what was compared with the class."""
        return self.record.certificate

    def to_dict(self) -> dict[str, Any]:
        """Return what `provengym prove --json` prints."""
        return {**self.record.to_dict(), "env_id": self.env_id}


def prove(
    rules: str | os.PathLike[str] | type[Environment],
    *,
    library: str | os.PathLike[str] | None = None,
    budget: int = BUDGET,
    properties: str | os.PathLike[str] | None = None,
    jobs: int | None = None,
    progress: Callable[[str], object] = lambda _: None,
) -> Proof:
    """Prove what a class of rules does, compile it, and hold the class in Python against it.

    Args:
        rules: The class; or the file that has it, which is run in a confined process, as
            ``"corridor.py"`` or ``"corridor.py:Corridor"``.
        library: The folder of the built modules of Lean; None for those of ``provengym-lean``.
        budget: The most steps that are compared, from states, and again of episodes.
        properties: A file of Lean with theorems about the page, which Lean checks, too; None for
            ``Properties.lean`` beside the class, where there is one that imports its page.
        jobs: The most processes of Lean at a time, up to 2.4 GB of memory each; None for two, or
            one where there is not room for two.
        progress: Called with what is done, and again several times a second while Lean and the C++
            compiler work; what it raises ends them.

    Raises:
        Refused: The class is not in the language of rules; it says where, and what to write.
        ConformanceError: The file cannot be read, or there is no Lean.
        DepartureError: The kernel departs from the class.
    """
    source = given(rules)
    took: dict[str, float] = {}
    with _timed(took, "reading", progress, "reading the rules"):
        told = source.rules()
        folder = folder_of(told)
        found, record = known_in(folder) or (page_of(told), None)
    place = None if library is None else Path(library)
    claims = None if properties is None else Path(properties)
    file = beside.find(source.path, found.name, claims)
    if record is None or (_lacks_kernel(record) and has_compiler()):
        record, texts = _proved(source, found, folder, place, budget, jobs, took, progress)
    else:
        texts = modules_of(folder)
    said = None
    if file is not None:
        with _timed(took, "properties", progress, f"having Lean check {file.name}"):
            said = beside.checked(
                file, found.name, texts, place, lambda _: progress(f"having Lean check {file.name}")
            )
    if said != record.properties:
        record = replace(record, properties=said)
        keep(record)
    env_id = registered_as(source.path, source.name or found.name)
    return Proof(replace(record, seconds=took), texts, env_id)


def _lacks_kernel(record: Record) -> bool:
    """Return whether the kernel of a page could not be compiled."""
    return any(one.startswith(NO_KERNEL) for one in record.open)


def _proved(
    source: Given,
    found: Page,
    folder: Path,
    library: Path | None,
    budget: int,
    jobs: int | None,
    took: dict[str, float],
    progress: Callable[[str], object],
) -> tuple[Record, dict[str, str]]:
    """The record of a page that is not known yet, which is kept, and its modules."""
    began = time.monotonic()
    texts = _modules(found)
    with _timed(took, "installing", progress, "looking for Lean"):
        install(library, texts.values(), progress)
    if took["installing"] < 1:
        del took["installing"]
    _write_page(found, texts, folder)

    def hold_against(kernel: Path, meanwhile: Meanwhile) -> Held:
        return source.held(found, kernel, meanwhile, budget)

    with Work(found, texts, folder, hold_against) as work:

        def meanwhile(done: Mapping[str, CheckedModule]) -> None:
            progress(f"having Lean check the page: {len(done)} of {len(texts)} modules")
            work.look(done)

        with _timed(took, "Lean", progress, "having Lean check the page"):
            checked = _checked(found, texts, library, jobs, meanwhile)
        work.look(checked.modules)
        made = work.result(progress)
    took |= made.seconds
    kernel, held = made.library, made.held
    open_ = [] if made.refused is None else [f"{NO_KERNEL}: {made.refused}"]
    record = _record(found, checked, kernel, held, folder, took, open_)
    record = replace(record, certificate=certificate_of(found, texts, checked, kernel, held))
    if kernel is None:
        with _timed(took, "table", progress, "reading a table off the class"):
            record = _with_table(record, source)
    took["in all"] = round(time.monotonic() - began + took["reading"], 1)
    keep(record)
    return record, texts


def _write_page(found: Page, texts: Mapping[str, str], folder: Path) -> None:
    """Write the modules of a page into its folder, and what a process knows it by."""
    for name, text in texts.items():
        place = folder / f"{name.replace('.', '/')}.lean"
        place.parent.mkdir(parents=True, exist_ok=True)
        written(place, lambda file, text=text: file.write(text.encode()))  # type: ignore[misc]
    told = json.dumps(found.to_dict(), indent=1, sort_keys=True)
    written(folder / PAGE, lambda file: file.write(told.encode()))


def page_of_file(rules: str) -> Page:
    """Return the page of the class of a file, which is run as by `prove`.

    Raises:
        Refused, ConformanceError: As `prove` does.
    """
    return page_of(given(rules).rules())


@contextlib.contextmanager
def _timed(
    took: dict[str, float], name: str, progress: Callable[[str], object], says: str
) -> Iterator[None]:
    progress(says)
    began = time.monotonic()
    yield
    took[name] = round(time.monotonic() - began, 1)


def _with_table(record: Record, source: Given) -> Record:
    """The record of a class without a kernel, with its table where one can be made."""
    try:
        found = source.table()
    except ConformanceError as error:
        return replace(record, open=(*record.open, f"there is no table: {error}"))
    file = Path(record.folder, "table.npz")
    written(file, lambda one: one.write(found.content))
    proved = tuple(one for one in record.proved if one != _COMPUTES)
    return replace(
        record,
        grade="table",
        table=str(file),
        proved=(_DRAWS, *proved),
        tested=f"the table is the Python, at its default parameters: {found.tested}",
        trusted=f"Lean, what made the kernels of this package; of the table: {found.assumption}",
    )


# Parts.


def _modules(found: Page) -> dict[str, str]:
    """The modules of a page, and those that join it with the theorems of this package."""
    modules = {f"Rules.{found.name}.{name}": text for name, text in found.modules.items()}
    return modules | joining_modules(found.name, found.entry, found.modules["Basic"])


def _checked(
    found: Page, texts: dict[str, str], library: Path | None, jobs: int | None, meanwhile: Report
) -> Checked:
    """What Lean says of the modules of a page."""
    wanted = [*THEOREMS, *([ENDS] if found.falls else [])]
    theorems = [f"Rules.{found.name}.{one}" for one in wanted]
    bared = {name: bare(text) for name, text in texts.items()}
    return check(bared, theorems=theorems, library=library, jobs=jobs, meanwhile=meanwhile)


def _record(
    found: Page,
    checked: Checked,
    kernel: Path | None,
    held: Held | None,
    folder: Path,
    took: dict[str, float],
    open_: list[str],
) -> Record:
    errors = [
        f"{name}: {message.text.splitlines()[0]}"
        for name, module in checked.modules.items()
        for message in module.messages
        if message.severity == "error" and not message.text.startswith(_NOT_FOUND)
    ]
    refused = checked.refused or ()
    theorems = {
        one for one in THEOREMS if not refused and checked.proves(f"Rules.{found.name}.{one}")
    }
    missing = [one for one in THEOREMS if one not in theorems]
    if not found.entry["rules"]["legal"]:
        missing = [one for one in missing if one not in _OF_LEGAL]
    grade = "compiled" if missing else "proved"
    if kernel is None or "implements" not in theorems:
        grade = "specified"
    told = stories(found.open, None if held is None else held.failures)
    open_ = [*open_, *told, *(f"a second kernel says: {one}" for one in refused)]
    if lost := [one for one in missing if f"theorem {one} " in found.proofs]:
        open_ = [*open_, f"what Lean was to find: {', '.join(lost)}"]
    ends = not refused and checked.proves(f"Rules.{found.name}.{ENDS}")
    if held is not None and held.ends is None and not ends:
        open_ = [*open_, UNKNOWN]
    if found.falls and not ends:
        open_ = [*open_, f"what Lean was to find: {ENDS}"]
    proved = []
    if "implements" in theorems:
        proved.append(_COMPUTES)
    if safe := _safe(theorems, all_rules=not missing):
        proved.append(safe)
    if ends:
        proved.append(_ENDS.format(found.falls))
    return Record(
        name=found.name,
        grade=grade,
        proved=tuple(proved),
        tested="" if held is None else f"the page is the Python: equal on {held}",
        ends="" if held is None else held.ending,
        trusted=f"{checked.lean} and its C back end, the C compiler, and what joins them",
        open=tuple(dict.fromkeys([*open_, *errors])),
        folder=str(folder),
        library=None if kernel is None else str(kernel),
        seconds=took,
    )


def _safe(theorems: Collection[str], *, all_rules: bool) -> str:
    """What theorems on the safety of rules say; nothing where there are none."""
    rules = [rule for rule in RULES if f"safe_{rule}" in theorems]
    if not rules:
        return ""
    listed = ", ".join(rules[:-1]) + " and " * (len(rules) > 1) + rules[-1]
    where = "where the invariant holds,"
    if "holds_of_reachable" in theorems:
        where = "in every state that can occur the invariant holds; and"
    says = (
        f"{where} in {'each rule' if all_rules else listed} each operation has a value, and each "
        "index, range and assertion holds"
    )
    if "exists_legal" in theorems:
        says += "; and unless it is over some action is legal"
    return says
