"""The table in docs/envbench.md is what was recorded, of the files as they are."""

import hashlib
from pathlib import Path

import envbench_samples
from provengym.bench import tasks

PAGE = Path(__file__).parents[2] / "docs" / "envbench.md"
SCORES = envbench_samples.read()


def test_the_table_is_what_was_recorded():
    rows = [line for line in PAGE.read_text().splitlines() if line.startswith(("| ", "| --- "))]
    first = next(n for n, row in enumerate(rows) if row.startswith("| task | careful"))
    expected = list(envbench_samples.table(SCORES))

    assert rows[first + 2 : first + 2 + len(expected)] == expected


def test_it_is_of_all_files_as_they_are():
    codes = {(one["task"], one["sample"]): one["code"] for one in envbench_samples.samples()}
    known = {(score["task"], score["sample"]): score["sha256"] for score in SCORES}

    assert {task for task, _ in known} == {*tasks.names()}
    assert known == {
        key: hashlib.sha256(code.encode()).hexdigest()
        for key, code in codes.items()
        if key[1] in envbench_samples.BASELINE
    }


def test_a_careful_one_is_right_and_a_careless_one_is_not():
    for score in SCORES:
        assert (score["verdict"] in ("equal", "agrees")) == (score["sample"] == "plain")
        assert (score["score"] == 1) == (score["sample"] == "plain")
