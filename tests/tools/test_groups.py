"""The tests of a file share a worker of pytest-xdist, so what a fixture of theirs builds is built
once; those of a group share one across files, those that cost seconds have none to share; and the
groups that cost most come first."""

import json

FILE = """
import json, os, pathlib, pytest

@pytest.mark.parametrize("number", range(6))
def test_of_the_file(number):
    note("test_%(name)s")

@pytest.mark.xdist_group("a group")
@pytest.mark.parametrize("number", range(3))
def test_of_the_group(number):
    note("a group")

@pytest.mark.parametrize("number", range(2))
def test_dear(number):
    note(f"test_%(name)s dear {number}")

def note(name):
    worker = os.environ["PYTEST_XDIST_WORKER"]
    with pathlib.Path(__file__).with_name(worker + ".notes").open("a") as notes:
        print(json.dumps([name, worker]), file=notes)
"""
# The dear tests of the first file share a fixture that costs something.
DURATIONS = """\
30 4 6 3 test_two.py::test_of_the_file
40 20 2 3 test_one.py::test_dear
1 1 1 3 test_one.py fixture made
60 30 2 3 test_two.py::test_dear
"""


def test_each_file_and_each_group_has_one_worker(tiered, tmp_path):
    run = tiered(DURATIONS, **{name: FILE % {"name": name} for name in ("one", "two")})
    status, said = run(processes=2)
    assert status == 0, said

    notes = [
        [tuple(json.loads(line)) for line in file.read_text().splitlines()]
        for file in tmp_path.glob("*.notes")
    ]
    seen = [note for file in notes for note in file]
    assert len(seen) == 22
    of_one = {"test_one", "test_one dear 0", "test_one dear 1"}
    shared = of_one | {"a group", "test_two"}
    assert {name for name, _ in seen} == shared | {"test_two dear 0", "test_two dear 1"}
    assert len({note for note in seen if note[0] in shared}) == len(shared)
    assert len({worker for name, worker in seen if name in of_one}) == 1
    # 41 seconds are of the first file, 30 each of the others
    assert "test_one" in {file[0][0] for file in notes}
    assert "a group" not in {file[0][0] for file in notes}
