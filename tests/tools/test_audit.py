"""`tools/olean.py` and `tools/lean_audit.py`: every claimed theorem is in the built modules, where
Lean runs without Lake and, with a stand-in for it, where Lake has Lean run the audit."""

import json
import re
import sys

import pytest

import claims
import lean_audit
import lean_toolchain
import olean
from lean_build import main
from lean_compile import Build
from lean_sources import in_import_order, read_modules
from tools import oleans

ROOT = lean_toolchain.ROOT
RIGHT = ["Spec.one", "Spec.MDP.FiniteMDP.backup_toMDP"]
WRONG = "Spec.MDP._root_.Spec.MDP.FiniteMDP.backup_toMDP"

#: Answers `#print axioms` from the modules under `build/lean/lib`, and says what Lean does of a
#: constant that none of them has.
LAKE = f"""
import pathlib, sys

sys.path.insert(0, {str(ROOT / "tools")!r})
import olean

if sys.argv[1] == "build":
    raise SystemExit
*command, audit = sys.argv[1:]
assert command == ["env", "lean"]
oleans = pathlib.Path("build/lean/lib").rglob("*.olean")
known = {{name for path in oleans for name in olean.constants(path)}}
status = 0
for number, line in enumerate(pathlib.Path(audit).read_text().splitlines(), 1):
    if line.startswith("#print axioms "):
        name = line.removeprefix("#print axioms ")
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
    (root / lean_audit.AUDIT).write_text("import Spec\n\n" + "".join(lines))


@pytest.fixture
def built_oleans():
    """The `.olean` files of this repository's modules.

    Skips the test where they are not built from the sources as they stand.
    """
    try:
        toolchain = lean_toolchain.find(ROOT, install=False)
    except lean_toolchain.ToolchainError as error:
        pytest.skip(f"{error}; then run `make prove`")
    if toolchain.lake:
        pytest.skip("Lake builds elsewhere, and `make prove` has Lean itself look up the names")
    modules = read_modules(ROOT)
    build = Build(ROOT, modules, toolchain)
    keys = build.keys(in_import_order(modules))
    if not all(build._cached(module, keys[name]) for name, module in modules.items()):
        pytest.skip("the modules are not built from these sources: run `make prove`")
    return [build.output(module, ".olean") for module in modules.values()]


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

    assert olean.constants(tmp_path / "A.olean") == names


@pytest.mark.parametrize("word", [4, 8])
def test_a_cut_file_is_refused(tmp_path, word):
    content = oleans.olean(["Spec.a", "Spec.b"], word)

    for length in range(len(content)):
        (tmp_path / "A.olean").write_bytes(content[:length])

        with pytest.raises(olean.OleanError):
            olean.constants(tmp_path / "A.olean")


@pytest.mark.parametrize("word", [4, 8])
@pytest.mark.parametrize(
    ("right", "wrong", "error"),
    [
        (b"\x01\x00\x00\xf6", b"\x01\x00\x00\xf7", "tag 247 for an array"),
        (b"\x01\x00\x00\xf9", b"\x01\x00\x00\xf7", "tag 247 for a string"),
        (b"\x01\x00\x02\x01", b"\x01\x00\x02\x03", "tag 3 for a name"),
        (b"\x01\x00\x02\x01", b"\x01\x00\x03\x01", "tag 1 for a name"),
        (b"name\0", b"name!", "a string without end"),
    ],
)
def test_another_object_is_refused(tmp_path, word, right, wrong, error):
    content = oleans.olean(["name"], word)
    assert right in content

    (tmp_path / "A.olean").write_bytes(content.replace(right, wrong))

    with pytest.raises(olean.OleanError, match=error):
        olean.constants(tmp_path / "A.olean")


@pytest.mark.parametrize(
    "content", [b"", b"olean", b"olean\x03" + bytes(200), b"olean\x02" + bytes(200)]
)
def test_what_lean_does_not_write_is_refused(tmp_path, content):
    (tmp_path / "A.olean").write_bytes(content)

    with pytest.raises(olean.OleanError, match="no .olean file|no root object"):
        olean.constants(tmp_path / "A.olean")


def test_prove_finds_the_claimed_theorems(repository, capsys):
    repository.write("A", f"module\n-- constants: {RIGHT[0]}\n")
    repository.write("B", f"module\n-- constants: Spec.two {RIGHT[1]}\n")
    ask(repository.root, RIGHT)

    assert main(["prove"], repository.root) == 0
    assert capsys.readouterr().out.endswith("\n2 claimed theorems found in the built modules\n")


def test_prove_fails_for_a_claimed_theorem_that_no_module_has(repository, capsys):
    repository.write("A", f"module\n-- constants: {' '.join(RIGHT)}\n")
    ask(repository.root, [*RIGHT, WRONG])

    for _ in range(2):  # the second time from the cache
        assert main(["prove"], repository.root) == 1
        assert capsys.readouterr().out.splitlines()[-2:] == [
            f"tests/lean/AxiomAudit.lean:5:15: error: unknown constant '{WRONG}': "
            "run `make claims`",
            "1 error; not every claimed theorem is in the built modules",
        ]
    assert main(["prove", "Spec.A"], repository.root) == 0  # not all modules are built


def test_prove_fails_for_a_module_that_cannot_be_read(repository, capsys):
    repository.write("A", f"module\n-- constants: {' '.join(RIGHT)}\n")
    ask(repository.root, RIGHT)
    assert main(["prove"], repository.root) == 0
    (repository.root / "build/lean/lib/Spec/A.olean").write_bytes(b"olean\x03")

    assert main(["prove"], repository.root) == 1
    assert (
        "build/lean/lib/Spec/A.olean:1:1: error: its constants cannot be read: "
        "no .olean file of header version 2\n"
    ) in capsys.readouterr().out


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
    known = {name for path in built_oleans for name in olean.constants(path)}
    page = re.findall(
        r"\[`([^`]+)`\]\(\.\./Spec/[^)]+#L\d+\)", (ROOT / claims.PAGE).read_text(encoding="utf-8")
    )
    data = json.loads((ROOT / claims.DATA).read_text(encoding="utf-8"))
    listed = {
        claims.PAGE: [f"Spec.{name}" for name in page],
        claims.DATA: [claim["theorem"] for claim in data if claim["theorem"]],
        claims.AUDIT: list(lean_audit.asked(ROOT)),
    }

    for file, names in listed.items():
        assert len(names) > 300, file
        assert [name for name in names if name not in known] == [], file
    assert WRONG not in known


def test_prove_with_lake_knows_every_claimed_theorem(built_oleans, bare, lake):
    library = bare.root / "build" / "lean" / "lib"
    library.parent.mkdir(parents=True)
    library.symlink_to(ROOT / "build" / "lean" / "lib")
    committed = (ROOT / lean_audit.AUDIT).read_text(encoding="utf-8")
    ask(bare.root, [])
    (bare.root / lean_audit.AUDIT).write_text(committed)
    assert main(["prove"], bare.root) == 0

    (bare.root / lean_audit.AUDIT).write_text(committed.replace(RIGHT[1], WRONG))
    assert main(["prove"], bare.root) == 1
