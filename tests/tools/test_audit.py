"""`olean.py` and `auditing.py` of `provengym_lean`: what every claimed theorem rests on, read from
the built modules, where Lean runs without Lake and, with a stand-in for it, where Lake has Lean run
the audit."""

import json
import re
import sys

import pytest

import claims
from here import ROOT, lean_folder
from lean_build import main
from provengym_lean import auditing, olean, toolchains
from provengym_lean.compiling import Build
from provengym_lean.sources import read_modules
from tools import oleans

RIGHT = ["Spec.one", "Spec.MDP.FiniteMDP.backup_toMDP"]
FAILED = "not every claim rests on what it may, and says what it is known to say"
WRONG = "Spec.MDP._root_.Spec.MDP.FiniteMDP.backup_toMDP"

#: Answers `#print axioms` from the modules under `build/lean/lib`, and says what Lean does of a
#: constant that none of them has.
LAKE = f"""
import pathlib, sys

sys.path.insert(0, {str(ROOT / "pybridge")!r})
from provengym_lean import olean

if sys.argv[1] == "build":
    raise SystemExit
*command, audit = sys.argv[1:]
assert command == ["env", "lean"]
oleans = pathlib.Path("build/lean/lib").rglob("*.olean")
known = {{name for path in oleans for name in olean.Module(path)}}
status = 0
for number, line in enumerate(pathlib.Path(audit).read_text().splitlines(), 1):
    if line.startswith("#print axioms "):
        name = line.split()[2]
        if name in known:
            print(f"'{{name}}' does not depend on any axioms")
        else:
            print(f"{{audit}}:{{number}}:14: error: unknown constant '{{name}}'")
            status = 1
sys.exit(status)
"""


def ask(root, names):
    """Write an audit that asks for these theorems."""
    (root / "tests" / "lean").mkdir(parents=True, exist_ok=True)
    lines = [f"#print axioms {name}\n" for name in names]
    (root / auditing.AUDIT).write_text("import Spec\n\n" + "".join(lines))


def prove(root, capsys):
    """The status of `prove`, where what the claims state is held, and the lines that it prints."""
    main(["prove", "--pin"], root)
    capsys.readouterr()
    return main(["prove"], root), capsys.readouterr().out.splitlines()


@pytest.fixture
def lake(official, tmp_path):
    """The official toolchain with a `lake` that answers from the built modules."""
    script = tmp_path / "lake.py"
    script.write_text(LAKE)
    return official(lake=f'exec {sys.executable} {script} "$@"')


@pytest.mark.parametrize("word", [4, 8])
@pytest.mark.parametrize("names", [[], ["a"], ["Spec.A.le_iff'", "Spec.γ₀", "_private.Spec.0.b"]])
def test_the_names_of_a_module_are_read(tmp_path, names, word):
    (tmp_path / "A.olean").write_bytes(oleans.olean(names, word))

    assert list(olean.Module(tmp_path / "A.olean")) == names


@pytest.mark.parametrize("word", [4, 8])
@pytest.mark.parametrize("kind", olean.KINDS)
def test_a_constant_has_a_kind_and_uses_what_its_type_is_made_of(tmp_path, kind, word):
    constant = oleans.Constant(kind, type=(7, None, "Nat", (5, "Spec.f", (0, None))))
    (tmp_path / "A.olean").write_bytes(oleans.olean({"Spec.a": constant}, word))

    assert olean.Module(tmp_path / "A.olean")["Spec.a"] == olean.Constant(
        kind, frozenset({"Nat", "Spec.f"})
    )


@pytest.mark.parametrize("word", [4, 8])
@pytest.mark.parametrize("kind", ["definition", "theorem", "opaque"])
@pytest.mark.parametrize(
    "value",
    [
        "one",
        (5, "one", (3, None)),
        (5, (3, None), "one"),
        (6, None, "one", (0, None)),
        (6, None, (9, None), "one"),
        (7, None, "one", (0, None)),
        (7, None, (3, None), "one"),
        (8, None, "one", (9, None), (0, None)),
        (8, None, (3, None), "one", (0, None)),
        (8, None, (3, None), (9, None), "one"),
        (10, None, "one"),
        (11, "one", None, (0, None)),
        (11, "two", None, "one"),
    ],
)
def test_a_value_is_read_through(tmp_path, value, kind, word):
    constant = oleans.Constant(kind, value=value)
    (tmp_path / "A.olean").write_bytes(oleans.olean({"Spec.a": constant}, word))

    assert olean.Module(tmp_path / "A.olean")["Spec.a"].uses - {"two"} == {"one"}


def test_an_inductive_type_uses_its_constructors(tmp_path):
    constant = oleans.Constant("inductive", constructors=("Spec.T.a", "Spec.T.b"))
    (tmp_path / "A.olean").write_bytes(oleans.olean({"Spec.T": constant}))

    assert olean.Module(tmp_path / "A.olean")["Spec.T"].uses == {"Spec.T.a", "Spec.T.b"}


@pytest.mark.parametrize("word", [4, 8])
def test_the_last_part_of_a_module_tells_it_whole(tmp_path, word):
    constants = {
        "Spec.a": oleans.using("theorem", "_private.Spec.A.0.b"),
        "_private.Spec.A.0.b": oleans.using("theorem", "Spec.c"),
    }
    public, private = oleans.parts(constants, word, ["Spec.C"])
    (tmp_path / "A.olean").write_bytes(public)
    seen = olean.Module(tmp_path / "A.olean")
    (tmp_path / "A.olean.private").write_bytes(private)
    module = olean.Module(tmp_path / "A.olean")

    assert list(seen) == ["Spec.a"]
    assert seen["Spec.a"] == olean.Constant("axiom", frozenset())
    assert list(module) == list(constants)
    assert module["Spec.a"] == olean.Constant("theorem", frozenset({"_private.Spec.A.0.b"}))
    assert module["_private.Spec.A.0.b"] == olean.Constant("theorem", frozenset({"Spec.c"}))
    assert seen.imports == module.imports == ["Spec.C"]


@pytest.mark.parametrize(
    "part", [oleans.olean(["Spec.a"]), oleans.olean(["Spec.a"], 8)], ids=["addresses", "words"]
)
def test_parts_that_do_not_belong_together_are_refused(tmp_path, part):
    (tmp_path / "A.olean").write_bytes(oleans.olean(["Spec.a"]))
    (tmp_path / "A.olean.private").write_bytes(part)

    with pytest.raises(olean.OleanError, match="the same addresses|no root object"):
        olean.Module(tmp_path / "A.olean")


@pytest.mark.parametrize("word", [4, 8])
def test_a_cut_file_is_refused(tmp_path, word):
    content = oleans.olean(["Spec.a"], word)

    for length in range(len(content)):
        (tmp_path / "A.olean").write_bytes(content[:length])

        with pytest.raises(olean.OleanError):
            olean.Module(tmp_path / "A.olean")


@pytest.mark.parametrize("word", [4, 8])
@pytest.mark.parametrize(
    ("right", "wrong", "error"),
    [
        (b"\x01\x00\x00\xf6", b"\x01\x00\x00\xf7", "tag 247 for an array"),
        (b"\x01\x00\x00\xf9", b"\x01\x00\x00\xf7", "tag 247 for a string"),
        (b"\x01\x00\x02\x01", b"\x01\x00\x02\x03", "tag 3 for a name"),
        (b"\x01\x00\x02\x01", b"\x01\x00\x03\x01", "tag 1 for a name"),
        (b"name\0", b"name!", "a string without end"),
        (b"\x01\x00\x03\x00", b"\x01\x00\x02\x00", "2 fields for 3"),
        (b"\x01\x00\x03\x00", b"\x01\x00\x01\x00", "1 fields for"),
        (b"\x01\x00\x01\x03", b"\x01\x00\x01\x05", "an expression with 1 fields"),
        (b"\x01\x00\x01\x02", b"\x01\x00\x01\x08", "tag 8 for the constant name"),
        (b"\x01\x00\x01\x03", b"\x01\x00\x01\x02", "tag 2 for an expression"),
        (b"\x01\x00\x01\x03", b"\x01\x00\x01\x0c", "tag 12 for an expression"),
    ],
)
def test_another_object_is_refused(tmp_path, word, right, wrong, error):
    content = oleans.olean(["name"], word)
    assert right in content

    (tmp_path / "A.olean").write_bytes(content.replace(right, wrong))

    with pytest.raises(olean.OleanError, match=error):
        olean.Module(tmp_path / "A.olean")["name"]


@pytest.mark.parametrize(
    "content", [b"", b"olean", b"olean\x03" + bytes(200), b"olean\x02" + bytes(200)]
)
def test_what_lean_does_not_write_is_refused(tmp_path, content):
    (tmp_path / "A.olean").write_bytes(content)

    with pytest.raises(olean.OleanError, match="no .olean file|no root object"):
        olean.Module(tmp_path / "A.olean")


def test_prove_finds_the_claimed_theorems(repository, capsys):
    repository.write("A", f"module\n-- constants: {RIGHT[0]}\n")
    repository.write("B", f"module\n-- constants: Spec.two {RIGHT[1]}\n")
    ask(repository.root, RIGHT)

    status, lines = prove(repository.root, capsys)
    assert status == 0
    assert lines[-1] == "2 claims rest on no axiom"


def test_prove_fails_for_a_claimed_theorem_that_no_module_has(repository, capsys):
    repository.write("A", f"module\n-- constants: {' '.join(RIGHT)}\n")
    ask(repository.root, [*RIGHT, WRONG])

    for _ in range(2):  # the second time from the cache
        status, lines = prove(repository.root, capsys)
        assert status == 1
        assert lines[-2:] == [
            f"tests/lean/AxiomAudit.lean:5:15: error: unknown constant '{WRONG}': "
            "run `make claims`",
            f"1 error; {FAILED}",
        ]
    assert main(["prove", "Spec.A"], repository.root) == 0  # not all modules are built


def test_prove_fails_for_a_module_that_cannot_be_read(repository, capsys):
    repository.write("A", f"module\n-- constants: {' '.join(RIGHT)}\n")
    ask(repository.root, RIGHT)
    assert prove(repository.root, capsys)[0] == 0
    (repository.root / "build/lean/lib/Spec/A.olean").write_bytes(b"olean\x03")

    assert main(["prove"], repository.root) == 1
    assert (
        f"{repository.root}/build/lean/lib/Spec/A.olean:1:1: error: its constants cannot be read: "
        "no .olean file of header version 2\n"
    ) in capsys.readouterr().out


#: What stands for Lean's core library: axioms, and statements without proofs.
CORE = ["propext", "Quot.sound", "sorryAx", "Lean.ofReduceBool", "Nat.le_refl", "Nat.le_trans"]


@pytest.fixture
def planted(repository):
    """A function that writes modules of these constants and a core library, pins `Nat.le_refl`, and
    asks for some claims.

    Each module imports those before it and the library.
    """

    def plant(modules, names):
        (repository.root / "library").mkdir(exist_ok=True)
        (repository.root / "library" / "Init.olean").write_bytes(
            oleans.olean({name: oleans.using("axiom") for name in CORE})
        )
        imports = ["Init"]
        for module, constants in modules.items():
            repository.write(
                module,
                "module\n"
                + "".join(f"public import {name}\n" for name in imports)
                + f"-- imports: {' '.join(imports)}\n-- constants: {constants}\n",
            )
            imports.append(f"Spec.{module}")
        ask(repository.root, names)
        (repository.root / auditing.PINNED).write_text("# Held.\nNat.le_refl :\n  True\n")
        return repository.root

    return plant


def test_prove_says_what_the_claims_rest_on(planted, capsys):
    constants = "Spec.a:theorem:Spec.b:Quot.sound Spec.b:definition:Nat.le_refl:propext Spec.c"
    root = planted({"A": constants}, ["Spec.a", f"Spec.c{auditing.BY_DEFINITION_NOTE}"])

    status, lines = prove(root, capsys)
    assert status == 0
    assert lines[-1] == (
        "1 claim, and 1 by definition, rest on propext and Quot.sound, "
        "and on 1 statement of the core library"
    )


@pytest.mark.parametrize(
    ("modules", "error"),
    [
        ({"A": "Spec.b:theorem:sorryAx"}, "sorryAx, an axiom by which anything can be proved"),
        (
            {"A": "Spec.b:theorem:Lean.ofReduceBool"},
            "Lean.ofReduceBool, an axiom by which anything can be proved",
        ),
        ({"A": "Spec.b:theorem:Spec.a Spec.a:axiom"}, "Spec.a, an axiom of Spec.A"),
        (
            {"A": "Spec.b:theorem:_private.Spec.A.0.a _private.Spec.A.0.a:theorem:sorryAx"},
            "sorryAx, an axiom by which anything can be proved; it is used by _private.Spec.A.0.a",
        ),
        (
            {"A": "Spec.b:theorem:_private.Spec.A.0.a _private.Spec.A.0.a:axiom"},
            "_private.Spec.A.0.a, an axiom of Spec.A",
        ),
        (
            {
                "A": "Spec.a:axiom",
                "B": "_private.Spec.B.0.c:theorem:Spec.a Spec.c:opaque:_private.Spec.B.0.c",
                "C": "Spec.b:theorem:Spec.d Spec.d:definition:Spec.c",
            },
            "Spec.a, an axiom of Spec.A; it is used by _private.Spec.B.0.c",
        ),
        ({"A": "Spec.b:theorem:propext propext:axiom"}, "propext, an axiom of Spec.A"),
        ({"A": "Spec.b:theorem:Spec.gone"}, "Spec.gone, which no module has"),
        (
            {"A": "Spec.a:theorem:sorryAx", "B": "Spec.a:theorem", "C": "Spec.b:theorem:Spec.a"},
            "sorryAx, an axiom by which anything can be proved; it is used by Spec.a",
        ),
        (
            {"A": "Spec.a:theorem", "B": "Spec.a:theorem:sorryAx", "C": "Spec.b:theorem:Spec.a"},
            "sorryAx, an axiom by which anything can be proved; it is used by Spec.a",
        ),
        (
            {"A": "Spec.b:theorem:Nat.le_trans"},
            "Nat.le_trans, a statement of the core library that is not in "
            "tests/lean/library_axioms.txt: review it, run `python3 tools/recheck.py --pin`",
        ),
    ],
)
def test_prove_fails_for_a_claim_that_rests_on_what_it_may_not(planted, capsys, modules, error):
    claim = "Spec.other:theorem:Nat.le_refl"
    root = planted({"Z": claim, **modules}, ["Spec.other", "Spec.b"])

    status, (*_, said, end) = prove(root, capsys)
    assert status == 1
    assert said.startswith("tests/lean/AxiomAudit.lean:4:15: error: Spec.b rests on " + error)
    assert end == f"1 error; {FAILED}"


def test_a_claim_that_is_an_axiom_is_an_error(planted, capsys):
    root = planted({"A": "Spec.a:axiom Spec.b:theorem:Spec.a:Nat.le_refl"}, ["Spec.a", "Spec.b"])

    status, lines = prove(root, capsys)
    assert status == 1
    assert lines[-2] == (
        "tests/lean/AxiomAudit.lean:3:15: error: Spec.a is an axiom of Spec.A; "
        "1 other claim as well"
    )


def test_an_axiom_of_many_claims_is_told_once(planted, capsys):
    constants = "Spec.a:theorem:Spec.b Spec.b:theorem:Spec.c Spec.c:axiom Spec.d:theorem:Spec.a"
    root = planted({"A": constants}, ["Spec.d", "Spec.a", "Spec.b"])
    (root / auditing.PINNED).unlink()

    status, lines = prove(root, capsys)
    assert status == 1
    assert lines[-2:] == [
        "tests/lean/AxiomAudit.lean:3:15: error: Spec.d rests on Spec.c, an axiom of Spec.A; "
        "it is used by Spec.b; 2 other claims as well",
        f"1 error; {FAILED}",
    ]


def test_an_axiom_that_proves_anything_cannot_be_held(planted, capsys):
    root = planted({"A": "Spec.a:theorem:sorryAx:Spec.b Spec.b:axiom"}, ["Spec.a"])
    with (root / auditing.PINNED).open("a") as file:
        file.write("\nsorryAx :\n  False\n")

    status, lines = prove(root, capsys)
    assert status == 1
    said = "\n".join(lines)
    assert "tests/lean/library_axioms.txt:5:1: error: `sorryAx` cannot be pinned" in said
    assert "rests on sorryAx, an axiom" in said
    assert "rests on Spec.b, an axiom of Spec.A" in said


def test_proofs_that_the_library_carries_are_read(planted, capsys):
    root = planted({"A": "Spec.a:theorem:Nat.le_refl"}, ["Spec.a"])
    constants = {
        "Nat.le_refl": oleans.using("theorem", "sorryAx"),
        "sorryAx": oleans.using("axiom"),
    }
    (root / "library" / "Init.olean").write_bytes(oleans.olean(constants))

    status, lines = prove(root, capsys)
    assert status == 1
    assert "Spec.a rests on sorryAx, an axiom by which anything can be proved; it is used by " in (
        "\n".join(lines)
    )


def test_an_imported_module_that_is_missing_is_an_error(planted, capsys):
    root = planted({"A": "Spec.a"}, ["Spec.a"])
    (root / "library" / "Init.olean").unlink()

    assert main(["prove"], root) == 1
    *_, said, end = capsys.readouterr().out.splitlines()
    assert said.startswith(f"{root}/library/Init.olean:1:1: error: its constants cannot be read: ")
    assert end == "1 error; the claims were not audited"


def test_with_lake_nothing_is_pinned(bare, lake, capsys):
    ask(bare.root, [])

    assert main(["prove", "--pin"], bare.root) == 1
    assert "nothing is pinned: its library is another build" in capsys.readouterr().err


#: Modules with what no claim may rest on, where only the audit can see it.
PLANTED = {
    "Low": """
axiom cheat : 1 = 2
private theorem hole : 1 = 3 := by sorry
theorem byPrivate : 1 = 3 := hole
theorem byNative : 2 ^ 10 = 1024 := by native_decide
theorem byLibrary (a b : Nat) : a + b = b + a := Nat.add_comm a b
def chosen : { n : Nat // n = 1 } := ⟨2, cheat.symm⟩
theorem byDefinition : chosen.val = 1 := chosen.property
instance impossible : Inhabited (Fin 0) := ⟨⟨0, absurd cheat (by decide)⟩⟩
theorem byInstance : ∃ n : Nat, n = (default : Fin 0).val := ⟨_, rfl⟩
opaque hidden : { n : Nat // n = 1 } := ⟨2, cheat.symm⟩
theorem byOpaque : hidden.val = 1 := hidden.property
inductive Odd : Prop where
  | mk : cheat = cheat → Odd
theorem byConstructor (h : Odd) : Odd := h
theorem byNothing : True := True.intro
""",
    "High": """
theorem byImport : 1 = 3 := byPrivate
""",
}
CHEAT = "Spec.cheat, an axiom of Spec.Low"
ANYTHING = "an axiom by which anything can be proved"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """A function that audits a claim of the planted modules, compiled by Lean.

    Skips the test where there is no Lean, or one whose library carries proofs.
    """
    root = tmp_path_factory.mktemp("compiled")
    try:
        toolchain = toolchains.find(lean_folder(ROOT), install=False)
    except toolchains.ToolchainError as error:
        pytest.skip(str(error))
    if toolchain.lake:
        pytest.skip("with Lake, Lean itself is asked for the axioms")
    (root / "Spec").mkdir()
    for name, text in PLANTED.items():
        imports = "public import Spec.Low\n" if name == "High" else ""
        (root / "Spec" / f"{name}.lean").write_text(
            f"module\n{imports}@[expose] public section\nnamespace Spec\n{text}end Spec\n"
        )
    results = []
    modules = read_modules(root)
    build = Build(lean_folder(root), modules, toolchain)
    build.run(modules, results.append)
    assert [result.status for result in results] == ["built", "built"], results
    library = toolchain.library()
    environment = auditing.Environment(modules, [build.library], library)

    def audit(name):
        return auditing.Audit([auditing.Claim(name, 1, 1, False)], environment)

    return audit


@pytest.mark.parametrize(
    ("claim", "error"),
    [
        ("byPrivate", f"sorryAx, {ANYTHING}; it is used by _private.Spec.Low.0.Spec.hole"),
        ("byImport", f"sorryAx, {ANYTHING}; it is used by _private.Spec.Low.0.Spec.hole"),
        ("byNative", f"Lean.ofReduceBool, {ANYTHING}"),
        ("byDefinition", CHEAT),
        ("byInstance", CHEAT),
        ("byOpaque", CHEAT),
        ("byConstructor", CHEAT),
        ("byLibrary", "Nat.add_comm, a statement of the core library that is not in"),
    ],
)
def test_what_lean_compiles_is_read(compiled, claim, error):
    said = [message.text for message in compiled(f"Spec.{claim}").errors({})]

    assert any(text.startswith(f"Spec.{claim} rests on {error}") for text in said), said


def test_what_lean_compiles_and_rests_on_nothing_is_no_error(compiled):
    audit = compiled("Spec.byNothing")

    assert audit.errors({}) == []
    assert str(audit) == "1 claim rests on no axiom"


@pytest.mark.parametrize("word", [4, 8])
def test_prove_with_lake_fails_for_an_unknown_constant(bare, lake, capfd, word):
    library = bare.root / "build" / "lean" / "lib"
    library.mkdir(parents=True)
    (library / "Spec.olean").write_bytes(oleans.olean(RIGHT, word))
    ask(bare.root, RIGHT)
    assert main(["prove"], bare.root) == 0
    ask(bare.root, [*RIGHT, WRONG])
    capfd.readouterr()

    assert main(["prove"], bare.root) == 1
    said = capfd.readouterr().out.splitlines()
    assert said[-1] == f"tests/lean/AxiomAudit.lean:5:14: error: unknown constant '{WRONG}'"


def test_every_claimed_theorem_is_a_constant_of_the_built_modules(built_oleans):
    known = {name for path in built_oleans for name in olean.Module(path)}
    page = re.findall(
        r"\[`([^`]+)`\]\(\.\./Spec/[^)]+#L\d+\)", (ROOT / claims.PAGE).read_text(encoding="utf-8")
    )
    data = json.loads((ROOT / claims.DATA).read_text(encoding="utf-8"))
    listed = {
        claims.PAGE: [f"Spec.{name}" for name in page],
        claims.DATA: [claim["theorem"] for claim in data if claim["theorem"]],
        claims.AUDIT: [claim.name for claim in auditing.claims(ROOT)],
    }

    for file, names in listed.items():
        assert len(names) > 300, file
        assert [name for name in names if name not in known] == [], file
    assert WRONG not in known


def test_prove_with_lake_knows_every_claimed_theorem(built_oleans, bare, lake):
    library = bare.root / "build" / "lean" / "lib"
    library.parent.mkdir(parents=True)
    library.symlink_to(ROOT / "build" / "lean" / "lib")
    committed = (ROOT / auditing.AUDIT).read_text(encoding="utf-8")
    ask(bare.root, [])
    (bare.root / auditing.AUDIT).write_text(committed)
    assert main(["prove"], bare.root) == 0

    (bare.root / auditing.AUDIT).write_text(committed.replace(RIGHT[1], WRONG))
    assert main(["prove"], bare.root) == 1
