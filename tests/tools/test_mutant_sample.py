"""Trying mutants by the tests that reach them, on a package of one file."""

import json
import shutil
import subprocess
from dataclasses import asdict, replace
from pathlib import Path

import pytest

import mutant_places
import mutant_record
import mutant_run
import mutant_sample
import mutants
from mutant_places import changes
from mutant_sample import Asked, Recorder, Result, SampleError, Unit, Worker, try_sample
from tiers import Tiers

FILE = "pybridge/provengym/room/little.py"

#: What a test's name says is what it tests.
PROGRAM = '''\
"""A room with a function of each kind."""

import contextlib
import functools
import time

LIMIT = 10


def twice(function):
    @functools.wraps(function)
    def wrapper(value):
        return function(function(value))

    return wrapper


@twice
def decorated(value):
    return value + 3


class Box:
    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side * 4

    @functools.cached_property
    def cached(self):
        return self.side + 5


def closure(start):
    def inside(value):
        return start + value + 6

    return inside


KEPT = closure(0)


def numbers(count):
    for number in range(count):
        yield number * 7


@contextlib.contextmanager
def context():
    yield 8


def constant(value):
    return value < LIMIT


def default(value=9):
    return value


def _made():
    return 11


MADE = _made()


def in_a_child():
    return 12


def unreached():
    return 13


def unnoticed(value):
    value += 14
    return None


def equivalent(value):
    return max(value, 15, value)


def failing_anyway():
    return 16


def after_the_other():
    return 17


def by_a_fixture():
    return 18


def forked():
    return 19


def ends_the_process():
    return 20


def may_wait():
    time.sleep(0)


def may_not_end():
    number = 22
    while number > 0:
        number -= 1
    return number


pick = lambda value: value * 21  # noqa: E731

if __name__ == "__main__":
    print(23)
'''

TESTS = """\
import os
import subprocess
import sys

import pytest

from provengym.room import little

SEEN = []


def test_decorated():
    assert little.decorated(1) == 7


def test_property():
    assert little.Box(2).area == 8
    assert little.Box(2).cached == 7


def test_closure():
    assert little.closure(1)(2) == 9
    assert little.KEPT(1) == 7


def test_closure_again():
    assert little.closure(1)(2) == 9


def test_generator():
    assert list(little.numbers(2)) == [0, 7]


def test_context():
    with little.context() as value:
        assert value == 8


@pytest.mark.parametrize("value", [9, 10])
def test_constant(value):
    assert little.constant(value) == (value == 9)


def test_default():
    assert little.default() == 9


def test_made():
    assert little.MADE == 11


def test_in_a_child():
    code = "from provengym.room.little import in_a_child; import os; print(in_a_child())"
    code += "; sys = __import__('sys'); sys.stdout.flush(); os._exit(0)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout == b"12\\n"


def test_in_a_fork():
    child = os.fork()
    if not child:
        os._exit(little.forked())
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 19


def test_unnoticed():
    little.unnoticed(1)


def test_equivalent():
    assert little.equivalent(1) == 15


def test_failing_anyway():
    assert little.failing_anyway() == 0


def test_after_the_other():
    SEEN.append(little.after_the_other())


def test_after_the_other_2():
    assert not SEEN
    little.after_the_other()


@pytest.fixture(scope="module")
def made():
    return little.by_a_fixture()


def test_before_the_fixture(made):
    pass


def test_of_a_fixture(made):
    assert made == 18


def test_ends_the_process():
    if little.ends_the_process() != 20:
        os._exit(3)


def test_as_a_script():
    done = subprocess.run([sys.executable, "-I", little.__file__], capture_output=True, check=True)
    assert done.stdout == b"23\\n"


def test_may_wait():
    little.may_wait()


def test_may_not_end():
    assert little.may_not_end() == 0


def test_pick():
    assert little.pick(2) == 42
"""


TEST = "tests/room/test_little.py"


def make_checkout(root):
    for name, text in {
        FILE: PROGRAM,
        "pybridge/provengym/__init__.py": "",
        "pybridge/provengym/room/__init__.py": "",
        "tests/room/test_little.py": TESTS,
        "tests/durations.txt": "",
        "tests/pinned.json": "{}",
        "pytest.ini": "[pytest]\n",
        ".gitignore": "build\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    git = ("git", "-c", "user.name=test", "-c", "user.email=test@localhost")
    for words in (("init",), ("add", "--all"), ("commit", "--no-gpg-sign", "--message=first")):
        subprocess.run([*git, *words], cwd=root, check=True, capture_output=True)
    return root


@pytest.fixture(scope="module")
def alone():
    """No plugin but that of Hypothesis, and nothing of the installed package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
        patch.setenv("PYTEST_PLUGINS", "_hypothesis_pytestplugin")
        patch.setattr(mutant_run.Tree, "_copy_built", lambda tree: None)
        yield patch


@pytest.fixture(scope="module")
def root(tmp_path_factory, alone):
    """The checkout, with its tests recorded."""
    root = make_checkout(tmp_path_factory.mktemp("checkout"))
    Recorder(root).record(["tests/room/test_little.py"])
    return root


@pytest.fixture(scope="module")
def record(root):
    return Recorder(root).read("tests/room/test_little.py")


@pytest.fixture(scope="module")
def reach(root, record):
    return mutant_record.Reach(mutant_record.Numbering(root), [record])


@pytest.fixture(scope="module")
def judge(root, reach, tmp_path_factory):
    tree = mutant_run.Tree(root, tmp_path_factory.mktemp("private"))
    tree.compile()
    with Worker(tree, ["tests/room/test_little.py"]) as worker:
        yield mutant_sample.Judge(
            tree, reach, worker, Tiers({}, {f"{TEST}::test_closure_again": "full"})
        )


def change(old, new):
    """The change of the program that makes `new` of a line `old`."""
    (found,) = {c for c in changes(FILE, PROGRAM) if (c.before, c.after) == (old, new)}
    return found


def named(functions):
    return {function.partition("::test_")[2] for function in functions}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("value + 3", {"decorated"}),
        ("side * 4", {"property"}),
        ("value + 6", {"closure", "closure_again"}),
        ("number * 7", {"generator"}),
        ("12", {"in_a_child"}),
        ("19", {"in_a_fork"}),
        ("13", set()),
        ("value * 21", {"pick"}),
        ("18", {"before_the_fixture", "of_a_fixture"}),
        ("16", {"failing_anyway"}),
    ],
)
def test_who_reaches_what(reach, text, expected):
    functions, imported = reach.of(FILE, PROGRAM.index(text))

    assert named(functions) == expected
    assert not imported


@pytest.mark.parametrize(
    ("text", "some"),
    [
        ("10", {"constant"}),
        ("9", {"default"}),
        ("11", {"made"}),
        ("print(23)", {"as_a_script"}),
    ],
)
def test_who_reaches_what_is_run_at_import(reach, text, some):
    functions, imported = reach.of(FILE, PROGRAM.index(text))

    assert imported
    assert some <= named(functions)


def test_a_record(record):
    assert named(record.failed) == {"failing_anyway", "after_the_other_2"}
    assert len(record.functions) == len(record.seconds) == 23
    assert set(record.about) == {"commit", "product", "tests"}


def test_nothing_of_the_sources_changes(root):
    assert (root / FILE).read_text() == PROGRAM
    assert not list((root / "pybridge").rglob("*.pyc"))


@pytest.mark.parametrize(
    ("old", "new", "status", "by", "means"),
    [
        ("return value + 3", "return value - 3", "killed", "decorated", "fork"),
        ("return self.side * 4", "return self.side * 5", "killed", "property", "fork"),
        ("return self.side + 5", "return self.side - 5", "killed", "property", "fork"),
        ("return start + value + 6", "return start + value - 6", "killed", "closure", "fork"),
        ("yield number * 7", "yield number * 8", "killed", "generator", "fork"),
        ("yield 8", "yield 9", "killed", "context", "fork"),
        ("return value < LIMIT", "return value <= LIMIT", "killed", "constant", "fork"),
        ("return 12", "return 13", "killed", "in_a_child", "fork"),
        ("return 19", "return 18", "killed", "in_a_fork", "fork"),
        ("return 18", "return 19", "killed", "of_a_fixture", "fork"),
        ("return 20", "return 19", "killed", "ends_the_process", "fork"),
        ("return 13", "return 14", "unreached", "", ""),
        ("value += 14", "value -= 14", "survived", "", "fork"),
        ("return 16", "return 15", "survived", "", "fork"),
        ("return 17", "return 18", "survived", "", "fork"),
        (
            "return max(value, 15, value)",
            "return min(value, 15, value)",
            "killed",
            "equivalent",
            "fork",
        ),
    ],
)
def test_a_change(judge, old, new, status, by, means):
    result = judge.judge(change(old, new))

    assert (result.status, named([result.by]).pop(), result.means) == (status, by, means)
    assert (judge.tree.root / FILE).read_text() == PROGRAM


@pytest.mark.parametrize(
    ("old", "new", "by"),
    [
        ("LIMIT = 10", "LIMIT = 11", {"constant"}),
        ("return 11", "return 12", {"made"}),
        ("def default(value=9):", "def default(value=8):", {"default"}),
        ("print(23)", "print(24)", {"as_a_script"}),
    ],
)
def test_what_is_run_at_import_is_tried_in_a_new_process(judge, old, new, by):
    result = judge.judge(change(old, new))

    assert (result.status, result.means) == ("killed", "process")
    assert named([result.by]) == by


def test_what_cannot_be_imported_any_more(judge):
    made = replace(change("LIMIT = 10", "LIMIT = 11"), new="1 / 0")
    result = judge.judge(made)

    assert (result.status, result.tier, result.by) == (
        "killed",
        "quick",
        "tests/room/test_little.py",
    )
    assert "division by zero" in result.quote


def test_the_tiers_come_one_after_another(judge):
    tried = judge.ordered(
        change("return start + value + 6", "return start + value - 6"),
        ["tests/room/test_little.py::test_closure_again", "tests/room/test_little.py::test_pick"],
    )

    assert [(unit.tier, *named([unit.function])) for unit in tried] == [
        ("quick", "pick"),
        ("full", "closure_again"),
    ]


def test_the_own_room_comes_first_and_then_the_cheapest(judge):
    units = [
        Unit("tests/other/test_a.py::test_a", "quick", (1,), 0.1),
        Unit("tests/room/test_b.py::test_b", "quick", (2,), 0.3),
        Unit("tests/room/test_c.py::test_c", "quick", (3,), 0.2),
        Unit("tests/room/test_d.py::test_d", "test", (4,), 0.1),
    ]
    ordered = judge._sorted(change("return 13", "return 14"), units[::-1])

    assert [unit.items[0] for unit in ordered] == [3, 2, 1, 4]


def test_the_minutes_of_a_change(judge, monkeypatch):
    monkeypatch.setattr(mutant_sample, "PATIENCE", 0.5)
    result = judge.judge(change("number -= 1", "number += 1"))

    assert (result.status, result.tried, result.by) == ("out of minutes", 1, "")


def test_what_takes_too_long_is_noticed(judge, monkeypatch):
    monkeypatch.setattr(mutant_run, "GRACE", 0.5)
    result = judge.judge(change("number -= 1", "number += 1"))

    assert (result.status, result.quote) == ("killed", "out of time")
    assert named([result.by]) == {"may_not_end"}


def test_what_hangs_is_noticed(judge, monkeypatch):
    monkeypatch.setattr(mutant_run, "SILENCE", 0.2)
    monkeypatch.setattr(mutant_run, "TIMES", 2)
    result = judge.judge(change("time.sleep(0)", "time.sleep(1)"))

    assert (result.status, result.quote) == ("killed", "hangs")


@pytest.fixture
def copy(root, tmp_path):
    """The recorded checkout, to be changed."""
    return Path(shutil.copytree(root, tmp_path / "copy", symlinks=True))


def test_a_sample(copy, capsys):
    asked = Asked(5, count=6, least=6)
    path = copy / mutant_sample.FOLDER / "5-6.jsonl"
    assert try_sample(copy, replace(asked, shard=(1, 2))) is None
    assert "3 of 6 changes are judged" in capsys.readouterr().out
    half = path.read_text()

    results = try_sample(copy, replace(asked, shard=(2, 2)))
    out = capsys.readouterr().out
    assert out.count("\n[") + out.startswith("[") == 3
    assert path.read_text().startswith(half)
    drawn = mutant_places.sample(copy, 5, 6, 6)
    assert {result.key for result in results} == {each.key for each in drawn}

    whole = path.read_text()
    (copy / FILE).write_text(PROGRAM + "\n")
    assert try_sample(copy, asked) == results
    assert path.read_text() == whole
    assert "sample 5 of " in capsys.readouterr().out


def test_a_part_of_a_sample_of_another_package(copy):
    path = copy / mutant_sample.FOLDER / "5.jsonl"
    path.write_text(json.dumps({"product": "other", "count": 9, "commit": "abc"}) + "\n")

    with pytest.raises(SampleError, match=r"5.jsonl is a part of a sample of abc"):
        try_sample(copy, Asked(5))


def test_tests_that_are_not_recorded(copy, capsys):
    (copy / "tests" / "room" / "test_little.py").write_text(TESTS + "\n")

    assert mutants.main(["--sample", "1"], copy) == 1
    assert "1 test files are not recorded, such as tests/room/" in capsys.readouterr().err


def result(status, tier="", **changed):
    change = asdict(changes(FILE, PROGRAM)[0])
    return Result("key", status, tier, by="tests/a.py::a" if tier else "", change=change, **changed)


def test_the_report():
    results = [result("killed", "quick")] * 6 + [result("killed", "test")] * 3
    results += [result("killed", "full"), result("survived"), result("out of minutes")]
    found = mutant_sample.figures([*results, result("unreached")])

    assert found["killed"] == {"quick": 6, "test": 3, "full": 1}
    assert found["survived"] == found["unreached"] == found["out of minutes"] == 1
    assert found["share"] == 0.9
    assert found["interval"] == pytest.approx((0.5550, 0.9975), abs=1e-4)
    text = mutant_sample.told({"seed": 1, "commit": "abc", "date": "2026-01-02"}, results)
    assert "of 10 that full kills, test kills 90.0% (95 % interval 55.5% to 99.7%)" in text
    assert text.count("  + ") == 3


@pytest.mark.parametrize("shard", ["0/2", "3/2", "1", "a/b"])
def test_a_wrong_shard(shard, capsys):
    with pytest.raises(SystemExit):
        mutants.main(["--sample", "1", "--shard", shard])
    assert "is not K/N with K from 1 to N" in capsys.readouterr().err
