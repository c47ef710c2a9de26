"""The tiers of tests: what they cost, as the committed lines add up, and which tests they have."""

import json
from pathlib import Path

import pytest

import durations
import full
import tiers
from durations import Run, at, merged, representatives, settled, step
from tier_plugin import COLLECTED
from tiers import SHARE, Cost, Tiers, function_of, is_in_share, parse

TESTS = Path(__file__).resolve().parents[1]
ROOT = TESTS.parent
LINES = (TESTS / "durations.txt").read_text(encoding="utf-8")
MINUTES = {"quick": 4, "test": 20}
CURE = "make durations TESTS=..., with its files, measures them anew"


# ---- The committed files -------------------------------------------------------------------------


@pytest.mark.parametrize("tier", MINUTES)
def test_a_tier_stays_within_its_minutes(tier):
    minutes = Tiers.read(TESTS).cost(tier) / 60

    assert minutes <= MINUTES[tier], "pin tests to a larger tier, or make some cheaper"


def test_the_lines_are_as_they_are_written():
    assert durations.text(parse(LINES)) == LINES


def test_a_pinned_test_has_a_reason():
    pinned = json.loads((TESTS / "pinned.json").read_text(encoding="utf-8"))

    assert list(pinned) == list(tiers.TIERS)
    assert all(len(reason) > 20 for names in pinned.values() for reason in names.values())


def gone(names, collected, files):
    """The names of tests, of files all of whose tests were collected, that there are no more."""
    functions = {function_of(test) for test in collected}
    names = [name for name in names if name.partition("::")[0].partition(" ")[0] in files]
    missing = [name for name in names if function_of(name) not in functions and "::" in name]
    alone = [name for name in names if name != function_of(name)]
    for function in {function_of(name) for name in alone} & functions:
        if not any(name in collected for name in alone if function_of(name) == function):
            missing.append(f"{function}[...]")
    return missing


def test_every_name_is_that_of_a_test(request):
    """Of the files that this run has collected: of all where all were asked for."""
    collected = request.config.stash[COLLECTED]
    parts = any("::" in argument for argument in request.config.args)
    files = set() if parts else {test.partition("::")[0] for test in collected}
    names = [*parse(LINES), *Tiers.read(TESTS).pinned]

    assert gone(names, collected, files) == [], CURE


def test_a_name_of_no_test_is_found():
    names = ["a.py::one", "a.py::two", "a.py::three", "a.py::three[1]", "b.py::four", "a.py others"]
    collected = {"a.py::one[x]", "a.py::three[2]"}

    assert gone(names, collected, {"a.py"}) == ["a.py::two", "a.py::three[...]"]
    assert gone(names, {*collected, "a.py::three[1]", "a.py::two"}, {"a.py"}) == []


# ---- The rules -----------------------------------------------------------------------------------

RULES = """\
# a comment
0.5 0.5 1 3 a.py others
0.2 0.1 3 3 a.py::cheap
2 1 2 3 a.py::middling
0.2 0.2 1 3 a.py::middling[0, 1]
60 20 40 3 a.py::dear
20 20 1 3 a.py::dear[0]
50 50 1 3 b.py fixture made
0 0 1 3 b.py::uses + made
70 70 1 3 b.py::alone
80 80 1 3 c.py::c
10 10 1 3 lint
"""


def test_the_tier_of_a_test():
    made = Tiers(parse(RULES))
    quick = ["a.py::new", "new.py::new[1]", "a.py::cheap", "a.py::cheap[2]", "a.py::middling[0, 1]"]
    quick += ["b.py::uses"]  # the cheapest of its file, with the fixture
    quick += ["c.py::c"]

    assert {name for name in quick if made.tier(name) != "quick"} == set()
    assert [made.tier(n) for n in ("a.py::middling", "a.py::middling[2, 3]")] == ["test", "test"]
    assert [made.tier(n) for n in ("a.py::dear[0]", "a.py::dear", "b.py::alone")] == ["full"] * 3


def test_a_single_test_may_cost_more_than_many():
    made = Tiers(
        parse(
            "1 1 1 3 a.py others\n5 5 1 3 a.py::one\n10 10 1 3 a.py::ten\n5 3 2 3 a.py::two\n"
            "50 9 9 3 a.py::many\n5 5 1 3 a.py::many[1]\n"
        )
    )

    names = ("a.py::one", "a.py::ten", "a.py::two[1]", "a.py::many[1]", "a.py::many[2]")
    assert [made.tier(name) for name in names] == ["test", "full", "full", "test", "full"]


def test_a_test_or_a_function_is_pinned():
    made = Tiers(
        parse(RULES),
        {
            "a.py::dear[7]": "test",
            "a.py::middling": "full",
            "c.py::c": "full",
            "b.py::alone": "quick",
        },
    )

    assert made.tier("a.py::dear[7]") == "test"
    assert made.tier("a.py::dear[8]") == "full"
    assert made.tier("a.py::middling[0, 1]") == "full"
    assert made.tier("c.py::c") == "full"
    assert [made.tier(name) for name in ("b.py::alone", "b.py::uses")] == ["quick", "full"]


def test_what_a_tier_costs_is_the_sum_of_its_lines():
    made = Tiers(parse(RULES))
    quick = 0.5 + 0.2 + 0.2 + 50 + 0 + 80

    assert made.cost("quick") == pytest.approx(quick)
    assert made.cost("test") == pytest.approx(quick - 0.2 + 2 + (60 + 70) / SHARE + 10)
    assert made.cost("full") == pytest.approx(quick - 0.2 + 2 + 60 + 70)


def test_a_fixture_is_paid_with_the_probability_that_a_test_uses_it():
    made = Tiers(
        parse("0.1 0.1 1 3 b.py others\n50 50 1 3 b.py fixture made\n0 0 3 3 b.py::u + made\n")
    )

    assert made.tier("b.py::u") == "full"
    assert made.cost("test") == pytest.approx(0.1 + 50 * (1 - (39 / 40) ** 3))


def test_the_seconds_of_a_test():
    made = Tiers(parse(RULES))

    names = ("a.py::dear[0]", "a.py::dear[5]", "a.py::dear", "a.py::new", "b.py::uses")
    assert [made.seconds(name) for name in names] == [20, 1.5, 60, 0, 0]
    assert made.fixtures("b.py::uses") == ["b.py fixture made"]


def test_the_share_is_another_at_each_commit():
    names = [f"a.py::test[{number}]" for number in range(4000)]
    chosen = [{name for name in names if is_in_share(name, commit)} for commit in ("one", "two")]

    assert all(60 < len(some) < 140 for some in chosen)
    assert len(chosen[0] & chosen[1]) < 20
    assert chosen[0] == {name for name in names if is_in_share(name, "one")}


# ---- What is measured ----------------------------------------------------------------------------


def test_steps():
    values = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100)

    assert [at(step(value)) for value in values] == list(values)
    assert [step(value) for value in values] == list(range(-6, 7))
    assert [at(step(value)) for value in (0, 0.004, 0.14, 0.15, 3.1, 3.2, 7.2)] == (
        [0, 0, 0.1, 0.2, 2, 5, 10]
    )


@pytest.mark.parametrize(
    ("old", "seconds", "new"),
    [
        (None, [1.1, 0.6, 2], 0.5),
        (1, [0.9, 5, 5], 1),
        (1, [2, 2, 2], 1),
        (1, [5, 5, 2], 1),
        (1, [5, 6, 10], 5),
        (1, [0.2, 0.2, 0.1], 0.1),
        (1, [0.2, 0.2, 0.5], 1),
        (1, [0.1, 0.1], 1),
        (0, [0.001, 0.002, 0.01], 0),
    ],
)
def test_a_firm_value_moves_where_three_runs_agree_on_two_steps(old, seconds, new):
    assert settled(old, seconds, firm=True) == new


def test_a_value_that_is_not_firm_is_measured_anew():
    assert settled(1, [2, 3, 4], firm=False) == 2


def test_the_cheapest_tests_stand_for_the_others():
    assert representatives({"t[a]": 5, "t[b]": 3, "t[c]": 30}) == ["t[b]"]
    assert sorted(representatives({"t[a]": 0.5, "t[b]": 0.5, "t[c]": 1})) == ["t[a]", "t[b]"]
    assert len(representatives({f"t[{n}]": 0.0 for n in range(99)})) == 10


def measured(tests, fixtures=None, uses=None):
    run = Run(tests=dict(tests))
    run.fixtures.update(fixtures or {})
    for function, names in (uses or {}).items():
        run.uses[function].update(names)
    return run


def test_the_smallest_of_the_runs_is_written():
    runs = [
        measured({"a.py::t[1]": 1.0 * n, "a.py::t[2]": 2.0 * n, "a.py::u": 0.01, "a.py::v": 0.04})
        for n in (3, 1, 2)
    ]

    assert durations.text(merged({}, runs)).splitlines()[2:] == [
        "0.05 0.05 1 3 a.py others",
        "2 2 2 3 a.py::t",
        "1 1 1 3 a.py::t[1]",
    ]


def test_a_fixture_of_a_run_that_was_continued_counts_once(tmp_path):
    calibration = {"calibration": 2 * tiers.CALIBRATION}
    first = {"test": "a.py::t", "seconds": 2.0, "uses": ["made"], "fixtures": {"made": 6.0}}
    lines = [calibration, first, first, calibration, first | {"test": "a.py::u"}]
    (tmp_path / "run").write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    run = Run.read(tmp_path / "run")

    assert run.tests == {"a.py::t": 1.0, "a.py::u": 1.0}
    assert run.fixtures == {"a.py fixture made": 6.0}  # twice three seconds, and not three times


def test_a_cheap_test_with_a_dear_fixture_has_a_line():
    fixtures = {"a.py fixture made": 9.0, "a.py fixture cheap": 0.01}
    run = measured({"a.py::t": 0.0}, fixtures, {"a.py::t": ["made", "cheap"]})

    assert durations.text(merged({}, [run])).splitlines()[2:] == [
        "10 10 1 1 a.py fixture made",
        "0 0 1 1 a.py::t + made",
    ]


def test_the_entries_of_other_files_are_kept():
    old = parse(
        "1 1 1 3 a.py::gone\n2 2 1 3 a.py::t\n5 5 1 3 b.py::t\n1 1 1 3 b.py others\n9 9 1 3 lint\n"
    )
    new = merged(old, [measured({"a.py::t": 2.5})])

    assert new == {
        "a.py::t": Cost(2, 2, 1, 3),
        "b.py::t": Cost(5, 5, 1, 3),
        "b.py others": Cost(1, 1, 1, 3),
        "lint": Cost(9, 9, 1, 3),
    }


def test_representatives_stay_while_they_are_cheap():
    old = parse("5 4 2 3 a.py::t\n2 2 1 3 a.py::t[2]\n")

    kept = merged(old, [measured({"a.py::t[1]": 1.0, "a.py::t[2]": 4.0})])
    assert [name for name in kept if "[" in name] == ["a.py::t[2]"]
    other = merged(old, [measured({"a.py::t[1]": 1.0, "a.py::t[2]": 10.0})])
    assert [name for name in other if "[" in name] == ["a.py::t[1]"]


# ---- The plugin ----------------------------------------------------------------------------------

FILE = """
import pytest, time

def burn(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass

@pytest.fixture(scope="module")
def made():
    burn(0.6)

def test_new():
    pass

def test_listed(made):
    burn(0.2)

@pytest.mark.parametrize("number", range(120))
def test_many(number):
    assert number != 3

@pytest.mark.measured
def test_measured():
    pass
"""
DURATIONS = """\
5 5 1 3 test_it.py::test_listed
900 9 120 3 test_it.py::test_many
1 1 1 3 test_it.py others
"""


@pytest.fixture
def run(tiered):
    """A function that runs pytest on a file of tests, and returns its status and output."""
    return tiered(DURATIONS, it=FILE)


def test_without_a_tier_everything_is_run(run):
    status, said = run()

    assert status == 1
    assert "122 passed" in said
    assert "by commit" not in said


def test_a_tier_has_its_tests(run):
    assert "1 passed, 122 deselected" in run("--tier", "quick")[1]
    assert "121 passed, 1 deselected" in run("--tier", "full")[1]


@pytest.mark.parametrize("processes", [0, 2])
def test_the_share_of_full_is_named(run, processes):
    names = [f"test_it.py::test_many[{number}]" for number in range(120)]
    shared = [name for name in names if is_in_share(name, "8a")]
    _, said = run("--tier", "test", "--commit", "8a", processes=processes)

    assert len(shared) > 1
    assert f"{2 + len(shared)} passed" in said
    lines = said.splitlines()
    assert [line for line in lines if line in names] == sorted(shared)
    assert any("of full, by commit 8a" in line for line in lines)


def test_a_test_has_the_same_name_on_every_machine(run, tmp_path):
    (tmp_path / "test_it.py").write_text(
        "import pathlib, sys, pytest\n"
        "HERE = pathlib.Path(__file__)\n"
        "@pytest.mark.parametrize('path', [f'{HERE}:a', f'command:{sys.executable} {HERE}', 'b'])\n"
        "def test_it(path):\n"
        "    assert path == 'b' or str(HERE) in path\n"
    )
    status, said = run("-vv")

    assert status == 0
    for name in ("test_it.py:a", "command:python test_it.py", "b"):
        assert f"test_it.py::test_it[{name}] PASSED" in said


def test_hypothesis_tries_fewer_examples_in_quick(run, tmp_path):
    (tmp_path / "test_it.py").write_text(
        "import hypothesis\n"
        "def test_it():\n"
        "    print(hypothesis.settings().max_examples, 'examples')\n"
    )

    assert "20 examples" in run("-s", "--tier", "quick")[1]
    assert "100 examples" in run("-s", "--tier", "test", "--commit", "8a")[1]
    assert "100 examples" in run("-s")[1]


def test_what_costs_three_times_its_entry_is_reported_and_fails_nothing(run, tmp_path):
    (tmp_path / "durations.txt").write_text("0.5 0.5 1 3 test_it.py::test_listed\n")
    (tmp_path / "test_it.py").write_text(FILE.replace("burn(0.2)", "burn(8)"))
    status, said = run("-k", "listed or new")

    assert status == 0
    (line,) = [line for line in said.splitlines() if "s, not 0.5" in line]
    assert line.endswith("test_it.py::test_listed")


@pytest.mark.parametrize("processes", [0, 2])
def test_costs_are_recorded_and_what_has_them_is_not_run_again(run, tmp_path, processes):
    costs = tmp_path / "costs" / "1.jsonl"
    options = ("--costs", str(costs), "--tier", "full")
    assert "2 passed" in run("-k", "listed or new", *options, processes=processes)[1]
    measured = Run.read(costs)
    listed, new = measured.tests["test_it.py::test_listed"], measured.tests["test_it.py::test_new"]

    assert listed > 2 * new
    assert measured.fixtures["test_it.py fixture made"] > listed  # which is without it
    assert "made" in measured.uses["test_it.py::test_listed"]
    status, said = run(*options, processes=processes)
    assert status == 1
    assert "119 passed" in said
    lines = [json.loads(line) for line in costs.read_text().splitlines()]
    assert lines[-1]["end"]
    assert sum("test" in line for line in lines) == 122
    assert [line["when"] for line in lines if "failed" in line] == ["call"]
    assert run(*options)[0] == pytest.ExitCode.NO_TESTS_COLLECTED


# ---- Everything, room by room --------------------------------------------------------------------


def test_every_test_file_is_in_a_room():
    known = full.rooms()
    files = set(TESTS.rglob("test_*.py"))
    found = {
        file
        for paths in known.values()
        for path in paths
        for file in ([ROOT / path] if path.endswith(".py") else (ROOT / path).rglob("test_*.py"))
    }

    assert files == found
    assert {full.room_of(name) for name in parse(LINES) if "/" in name} <= known.keys()
    assert full.room_of("tests/test_imports.py others") == "."


def test_shards_have_each_room_once_and_cost_about_the_same():
    costs = {"a": 9.0, "b": 5.0, "c": 4.0, "d": 1.0}
    shards = [full.shard([*costs, "e"], number, 2, costs) for number in (1, 2)]

    assert sorted(shards[0] + shards[1]) == ["a", "b", "c", "d", "e"]
    assert shards[0] == ["a", "d"]


LINES_OF_A_ROOM = [
    {"calibration": 0.1},
    {"test": "t::a", "seconds": 60.0, "fixtures": {"made": 30.0}},
    {"failed": "t::b", "when": "call"},
    {"failed": "t::b", "when": "teardown"},
    {"test": "t::b", "seconds": 0.0, "fixtures": {}},
]


@pytest.fixture
def rooms(monkeypatch, tmp_path):
    """Two rooms in a folder, of which what is run is written down."""
    ran = []

    def run(room, paths, costs):
        if not full.is_done(costs):
            ran.append(room)
            lines = [*LINES_OF_A_ROOM[: 2 if room == "one" else None], {"end": room != "broken"}]
            costs.write_text("".join(f"{json.dumps(line)}\n" for line in lines))

    monkeypatch.setattr(full, "ROOT", tmp_path)
    monkeypatch.setattr(full, "TESTS", tmp_path)
    monkeypatch.setattr(full, "run", run)
    monkeypatch.setattr(full, "commit_of", lambda root: "c0ffee")
    monkeypatch.setattr(full, "rooms", lambda: {"one": ["tests/one"], "two": ["tests/two"]})
    (tmp_path / "durations.txt").write_text("")
    (tmp_path / "pinned.json").write_text("{}")
    return ran


def test_rooms_are_run_once_and_written_when_the_commit_has_all(rooms, tmp_path, capsys):
    assert full.main(["one"]) == 0
    assert not (tmp_path / "full.json").exists()
    assert full.main([]) == 1
    assert rooms == ["one", "two"]
    written = json.loads((tmp_path / "full.json").read_text())

    assert written.pop("date")[:2] == "20"
    assert written == {
        "commit": "c0ffee",
        "rooms": {
            "one": {"tests": 1, "minutes": 1.5, "failures": []},
            "two": {"tests": 2, "minutes": 1.5, "failures": ["t::b"]},
        },
    }
    assert "    t::b\n" in capsys.readouterr().out


def test_a_room_that_was_interrupted_is_not_finished(rooms, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(full, "rooms", lambda: {"broken": [], "one": []})

    assert full.main([]) == 1
    assert "not finished: broken\n" in capsys.readouterr().out
    assert not (tmp_path / "full.json").exists()
    full.main([])
    assert rooms == ["broken", "one", "broken"]


def test_a_build_is_a_room(monkeypatch, tmp_path, capfd):
    monkeypatch.setattr(full, "ROOT", tmp_path)
    (tmp_path / "Makefile").write_text("site:\n\t@true\nplayground:\n\t@false\n")
    made = {room: tmp_path / f"{room}.jsonl" for room in ("make-site", "make-playground")}
    for room, costs in made.items():
        full.run(room, full.rooms()[room], costs)

        assert full.is_done(costs)
    assert full.summary(made["make-site"]) == {"tests": 1, "minutes": 0.0, "failures": []}
    assert full.summary(made["make-playground"])["failures"] == ["make playground"]
    assert [line for line in capfd.readouterr().out.splitlines() if "failed" in line] == [
        "failed: make playground"
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["three"], "'three' is none of the rooms one, two"),
        (["--shard", "3/2"], "--shard must be K/N with K from 1 to N, got '3/2'"),
        (["--shard", "half"], "got 'half'"),
    ],
)
def test_wrong_arguments_of_full(rooms, arguments, said, capsys):
    with pytest.raises(SystemExit) as raised:
        full.main(arguments)

    assert raised.value.code == 2
    assert said in capsys.readouterr().err
    assert rooms == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--runs", "0"], "--runs must be at least 1, got 0"),
        (["nowhere"], "nowhere is no file or folder"),
        ([f"{__file__}::test_it"], "::test_it is no file or folder"),
    ],
)
def test_wrong_arguments_of_durations(arguments, said, capsys):
    with pytest.raises(SystemExit) as raised:
        durations.main(arguments)

    assert raised.value.code == 2
    assert said in capsys.readouterr().err
