"""The tool that applies mutants, with checks that take no time; and the list of mutants."""

import json
import subprocess
import sys

import pytest

import checkout
import mutant_checks
import mutants
from mutant_checks import Check, first_failure

#: Fails where a file of the tree holds a word that is wrong, and leaves something behind.
CHECK = """
import pathlib, sys
pathlib.Path("left.behind").touch()
file, word = sys.argv[1:]
if word in pathlib.Path(file).read_text():
    sys.exit(f"error: {file} says {word}")
"""


def fake_check(name):
    """`file:word` is a check that the file does not say the word; `slow:FILE` sleeps if it does."""
    file, _, word = name.partition(":")
    if file == "slow":
        code = "import sys, time; time.sleep(60 if 'slow' in open(sys.argv[1]).read() else 0)"
        return Check(name, ((sys.executable, "-c", code, word),), patience=0.2)
    return Check(name, ((sys.executable, "-c", CHECK, file, word),))


@pytest.fixture
def root(tmp_path, monkeypatch):
    """A checkout with two files and an ignored one."""
    monkeypatch.setattr(mutant_checks, "check", fake_check)
    monkeypatch.setattr(mutants, "SUITE", "second:wrong")
    root = tmp_path / "root"
    (root / "tests").mkdir(parents=True)
    (root / "first").write_text("one right\n")
    (root / "second").write_text("right right\n")
    (root / "ignored").write_text("secret\n")
    (root / ".gitignore").write_text("ignored\n")
    subprocess.run(["git", "init", "--quiet", root], check=True)
    return root


def mutant(**changes):
    """A mutant of the first file that its own check catches."""
    return {
        "name": "small",
        "file": "first",
        "function": None,
        "old": "right",
        "new": "wrong",
        "wrong": "It is wrong.",
        "caught_by": ["first:wrong"],
        **changes,
    }


def run(root, *listed, arguments=()):
    """The exit status for a list of mutants; whatever happens, the tree is as it was."""
    (root / mutants.LIST).write_text(json.dumps(listed))
    before = contents(root)
    status = mutants.main(arguments, root)

    assert contents(root) == before
    return status


def contents(root):
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


def test_a_mutant_is_caught(root, capsys):
    assert run(root, mutant()) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("[1/1] small caught by first:wrong in ")
    assert out[0].endswith(" s: error: first says wrong")
    assert out[1].startswith("1 mutants, 1 caught, 0 survived, ")


def test_a_survivor(root, capsys):
    assert run(root, mutant(new="odd"), mutant(name="other")) == 1
    out = capsys.readouterr().out
    assert "[1/2] small survived: It is wrong. No failure of first:wrong, second:wrong." in out
    assert "2 mutants, 1 caught, 1 survived, " in out


def test_what_the_listed_check_does_not_catch_another_may(root, capsys):
    changed = mutant(file="second", old="right right", caught_by=["first:wrong"])

    assert run(root, changed) == 0
    assert "small caught by second:wrong" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"old": "gone"}, "first, outside of any definition, has its old text 0 times"),
        ({"file": "second"}, "second, outside of any definition, has its old text 2 times"),
        ({"file": "gone"}, "there is no gone"),
        ({"function": "step"}, "first has no step"),
        ({"file": "broken.py"}, "broken.py cannot be read: line 1: "),
    ],
)
def test_an_old_text_that_does_not_occur_once(root, capsys, changes, reason):
    (root / "broken.py").write_text("right(\n")

    assert run(root, mutant(**changes), mutant(name="other")) == 1
    out = capsys.readouterr().out
    assert f"small out of date: {reason}" in out
    assert "2 mutants, 1 caught, 0 survived, 1 out of date, " in out


def test_an_entry_that_does_not_name_a_function(root, capsys):
    unnamed = mutant()
    del unnamed["function"]

    assert run(root, unnamed, mutant(name="other")) == 1
    out = capsys.readouterr().out
    assert "small out of date: its entry has no 'function': a qualified name, or null" in out
    assert "2 mutants, 1 caught, 0 survived, 1 out of date, " in out


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"functoin": "step"}, "unexpected keyword argument 'functoin'"),
        ({"caught_by": None}, "missing 1 required positional argument: 'caught_by'"),
    ],
)
def test_an_entry_with_wrong_keys(root, capsys, change, reason):
    entry = {key: value for key, value in mutant(**change).items() if value is not None}

    assert run(root, {**entry, "function": None}) == 1
    error = capsys.readouterr().err
    assert error.startswith("error: tests/mutants.json: small: ")
    assert error.endswith(f"{reason}\n")


#: The text `right` in definitions of each kind.
PROGRAM = """\
constant = "right"
other = "right"

def alone():
    return "right"

def twice():
    return "right", "right"

@decorated("right")
def decorated_():
    return "left"

class Outer:
    attribute = "right"

    @property
    def width(self):
        return "right"

    @width.setter
    def width(self, value):
        return "left"

    @property
    def height(self):
        return "right"

    @height.setter
    def height(self, value):
        return "right"

    class Inner:
        def width(self):
            def deepest():
                return "right"
"""


@pytest.mark.parametrize(
    ("function", "wrong"),
    [
        ("alone", "def alone():\n    return 'wrong'"),
        ("decorated_", "@decorated('wrong')"),
        ("Outer.width", "def width(self):\n        return 'wrong'"),
        ("Outer.Inner", "def deepest():\n                return 'wrong'"),
        ("Outer.Inner.width", "def deepest():\n                return 'wrong'"),
        ("Outer.Inner.width.deepest", "def deepest():\n                return 'wrong'"),
    ],
)
def test_only_the_function_changes(root, capsys, function, wrong):
    program = PROGRAM.replace('"', "'")
    right = wrong.replace("wrong", "right")
    assert program.count(right) == 1
    (root / "program.py").write_text(program)
    whole = f"program.py:{program.replace(right, wrong)}"

    assert run(root, mutant(file="program.py", function=function, caught_by=[whole])) == 0
    assert "small caught" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("function", "times"), [(None, 2), ("twice", 2), ("Outer.height", 2), ("Outer", 5)]
)
def test_an_old_text_that_is_ambiguous_in_its_function(root, capsys, function, times):
    (root / "program.py").write_text(PROGRAM)

    assert run(root, mutant(file="program.py", function=function)) == 1
    where = function or "outside of any definition"
    reason = f"program.py, {where}, has its old text {times} times"
    assert f"small out of date: {reason}\n" in capsys.readouterr().out


def test_an_edit_elsewhere_leaves_a_mutant_as_it_is(root):
    (root / "program.py").write_text("def other():\n    return 'right'\n\n" * 3 + PROGRAM)

    assert (
        run(root, mutant(file="program.py", function="alone", caught_by=["program.py:wrong"])) == 0
    )


@pytest.fixture
def moved(root):
    """A checkout in which `step` has gone from package/old.py to package/new.py."""
    (root / "package").mkdir()
    (root / "package" / "old.py").write_text("def rest():\n    return 'right'\n")
    (root / "package" / "new.py").write_text("def step():\n    return 'right'\n")
    return root


GONE = {"file": "package/old.py", "function": "step"}


def relocated(root, *listed):
    """The exit status of --relocate and the files of the mutants then."""
    (root / mutants.LIST).write_text(json.dumps(listed))
    status = mutants.main(["--relocate"], root)
    return status, [entry["file"] for entry in json.loads((root / mutants.LIST).read_text())]


def test_a_function_that_has_gone_to_another_file(moved, capsys):
    assert run(moved, mutant(**GONE)) == 1
    reason = "package/old.py has no step; it is in package/new.py: see --relocate"
    assert f"small out of date: {reason}\n" in capsys.readouterr().out


def test_relocating(moved, capsys):
    entries = mutant(**GONE), mutant(name="same"), mutant(name="new", **GONE, wrong="Ünequal.")

    assert relocated(moved, *entries) == (0, ["package/new.py", "first", "package/new.py"])
    out = capsys.readouterr().out
    assert "small: package/old.py is now package/new.py\n" in out
    assert "3 mutants, 2 relocated, 0 out of date\n" in out
    for entry in (entries[0], entries[2]):
        entry["file"] = "package/new.py"
    text = json.dumps(entries, indent=2, ensure_ascii=False) + "\n"
    assert (moved / mutants.LIST).read_bytes() == text.encode()


def test_relocating_only_some(moved):
    entries = mutant(**GONE), mutant(name="other", **GONE)
    (moved / mutants.LIST).write_text(json.dumps(entries))

    assert mutants.main(["--relocate", "--only", "other"], moved) == 0
    files = [entry["file"] for entry in json.loads((moved / mutants.LIST).read_text())]
    assert files == ["package/old.py", "package/new.py"]


def test_relocating_when_the_file_is_gone(moved):
    (moved / "package" / "old.py").unlink()
    (moved / "package" / "new.py").write_text("limit = 'right'\ndef step():\n    return 'right'\n")
    (moved / "package" / "new.txt").write_text("limit = 'right'\n")
    constant = mutant(name="constant", file="package/old.py")

    assert relocated(moved, mutant(**GONE), constant) == (0, ["package/new.py"] * 2)


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("package/third.py", "def step():\n    return 'right'\n", "; it is in {} and in {}"),
        ("package/new.py", "def step():\n    return 'left'\n", ""),
        ("package/new.py", "def step():\n    return 'right', 'right'\n", ""),
        ("package/new.py", "def rest():\n    return 'right'\n", ""),
        ("package/new.py", "def step(:\n    return 'right'\n", ""),
    ],
    ids=["two files have it", "other text", "twice", "other name", "no program"],
)
def test_what_cannot_be_relocated(moved, capsys, file, text, reason):
    (moved / file).write_text(text)
    (moved / "elsewhere").mkdir()
    (moved / "elsewhere" / "new.py").write_text("def step():\n    return 'right'\n")
    (moved / "package" / "new.txt").write_text("def step():\n    return 'right'\n")

    assert relocated(moved, mutant(**GONE)) == (1, ["package/old.py"])
    out = capsys.readouterr().out
    reason = reason.format("package/new.py", "package/third.py")
    assert f"small out of date: package/old.py has no step{reason}\n" in out
    assert "1 mutants, 0 relocated, 1 out of date\n" in out


def test_a_function_that_stays_is_not_relocated(moved, capsys):
    (moved / "package" / "old.py").write_text("def step():\n    return 'left'\n")

    assert relocated(moved, mutant(**GONE)) == (1, ["package/old.py"])
    assert "old.py, step, has its old text 0 times\n" in capsys.readouterr().out


def test_ignored_files_are_no_place_to_go_to(moved):
    (moved / ".gitignore").write_text("new.py\n")

    assert relocated(moved, mutant(**GONE)) == (1, ["package/old.py"])


def test_a_check_that_fails_without_a_mutant_catches_nothing(root, capsys):
    assert run(root, mutant(caught_by=["first:one"])) == 1
    captured = capsys.readouterr()
    assert "error: first:one fails without any mutant: error: first says one" in captured.err
    assert "caught" not in captured.out


def test_each_mutant_is_alone(root, capsys):
    other = mutant(name="other", file="second", old="right right", new="odd")

    assert run(root, mutant(), other) == 1
    assert "other survived" in capsys.readouterr().out


def test_running_out_of_time(root, capsys):
    assert run(root, mutant(new="slow", caught_by=["slow:first"])) == 0
    assert "caught by slow:first in " in (out := capsys.readouterr().out)
    assert "out of time" in out


def test_interrupted(root, capsys, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(mutants.Hunt, "require", interrupt)

    assert run(root, mutant()) == 130
    assert capsys.readouterr().err == "interrupted\n"


def test_the_copy_has_no_ignored_files_but_the_caches(root, tmp_path):
    for name in ("ignored", "build/lean/lib/kept", "build/lean/lock", "build/other"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    (root / ".gitignore").write_text("ignored\nbuild\n")
    tree = tmp_path / "tree"
    checkout.copy_tree(root, tree)

    copied = {str(path.relative_to(tree)) for path in tree.rglob("*") if path.is_file()}
    assert copied == {".gitignore", "build/lean/lib/kept", "build/lean/lock", "first", "second"}


def test_no_checkout(tmp_path, capsys):
    (tmp_path / "tests").mkdir()

    assert run(tmp_path, mutant()) == 1
    assert "is no git checkout" in capsys.readouterr().err


def test_json(root, capsys):
    assert run(root, mutant(), mutant(name="odd", new="odd"), arguments=["--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["caught"], report["survived"], report["out of date"]) == (1, 1, 0)
    assert [verdict["status"] for verdict in report["mutants"]] == ["caught", "survived"]
    assert report["mutants"][0]["by"] == "first:wrong"


def test_a_choice_of_mutants(root, capsys):
    listed = mutant(), mutant(name="other")

    assert run(root, *listed, arguments=["--only", "small"]) == 0
    assert run(root, *listed, arguments=["--list"]) == 0
    out = capsys.readouterr().out
    assert "[1/1] small" in out
    assert "\nother\n    first: It is wrong.\n    caught by first:wrong\n" in out
    with pytest.raises(SystemExit) as stopped:
        run(root, *listed, arguments=["--only", "smal"])
    assert stopped.value.code == 2
    assert "no mutant is called 'smal'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("output", "quote"),
    [
        ("x\nFAILED a.py::b - assert 1 ==  2\n1 failed", "FAILED a.py::b - assert 1 == 2"),
        (
            "[1/2] A  built\nA.lean:1:2: error: unsolved goals\nmore",
            "A.lean:1:2: error: unsolved goals",
        ),
        (
            "no errors yet\nFatal Python error: Segmentation fault\n",
            "Fatal Python error: Segmentation fault",
        ),
        ("first\nlast\n\n", "last"),
        ("", "ended with status -9 and said nothing"),
        ("FAILED " + "x" * 300, "FAILED " + "x" * 190 + "..."),
    ],
)
def test_the_line_that_tells_what_failed(output, quote):
    assert first_failure(output, -9) == quote


def test_the_list_is_up_to_date():
    listed = mutants.read_mutants(mutants.ROOT)
    names = checkout.listed_files(mutants.ROOT)

    assert [f"{m.name}: {why}" for m in listed if (why := m.problem(mutants.ROOT, names))] == []
    assert len({m.name for m in listed}) == len(listed) >= 14
    for m in listed:
        assert m.new != m.old
        assert all(mutant_checks.check(name).name == name for name in m.caught_by)
        for path in " ".join(name for name in m.caught_by if name.startswith("tests/")).split():
            file, _, test = path.partition("::")
            assert (mutants.ROOT / file).is_file()
            assert f"def {test.partition('[')[0]}" in (mutants.ROOT / file).read_text()


@pytest.mark.parametrize(
    ("name", "left_out"),
    [("tests", True), ("tests/docs/test_claims.py", True), ("tests/tools/test_audit.py", False)],
)
def test_the_tests_of_the_build_scripts_run_only_when_they_are_named(name, left_out):
    (command,) = mutant_checks.check(name).commands

    assert ("--ignore=tests/tools" in command) == left_out
