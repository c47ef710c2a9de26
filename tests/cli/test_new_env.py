"""``provengym new-env``: what it writes passes as it is, and fails when it is broken."""

import re
import sys
from types import ModuleType

import pytest

from command import pytest_in


def files(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_it_writes_four_files_that_have_its_name(run, tmp_path):
    folder = tmp_path / "mine"
    status, out, _ = run("new-env", "MyMaze", "--folder", folder)
    names = ["my_maze.py", "my_maze.toml", "test_my_maze.py", ".github/workflows/my_maze.yml"]

    assert status == 0
    assert out.splitlines() == [
        *(f"wrote {folder / name}" for name in names),
        f"next: pytest {folder}",
    ]
    assert files(folder) == set(names)
    for name in names:
        text = (folder / name).read_text()
        assert "new_env" not in text
        assert "NewEnv" not in text
    used = re.findall(r"uses: (\S+)", (folder / names[-1]).read_text())
    assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action) for action in used)


def test_what_it_writes_passes_and_a_mistake_is_found(run, tmp_path):
    run("new-env", "Maze", "--folder", tmp_path)
    printed = pytest_in(tmp_path)

    assert "3 passed" in printed, printed

    code = tmp_path / "maze.py"
    corner = "(self.row, self.column) == (self.height - 1, self.width - 1)"
    assert corner in code.read_text()
    code.write_text(code.read_text().replace(corner, "self.row == self.height - 1"))
    status, out, _ = run(
        *("conform", f"{code}:Maze", "--reference", "GridWorld"),
        *("--binding", tmp_path / "maze.toml", "--budget", "2000steps"),
    )

    assert status == 1
    assert "terminated: The target ends the episode where the reference does not" in out
    assert "Actions: [1]; every shorter sequence of actions was tried." in out


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("maze", "NAME must be in CamelCase, such as Maze, got 'maze'"),
        ("My-Maze", "NAME must be in CamelCase"),
        ("True", "NAME must be in CamelCase"),
        ("Gymnasium", "NAME 'Gymnasium' would hide the module gymnasium, which is installed"),
    ],
)
def test_a_name_that_is_none(run, tmp_path, name, message):
    status, out, err = run("new-env", name, "--folder", tmp_path)

    assert (status, out) == (2, "")
    assert message in err
    assert files(tmp_path) == set()


def test_a_name_that_only_a_loaded_module_has(run, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "maze", ModuleType("maze"))

    assert run("new-env", "Maze", "--folder", tmp_path)[0] == 0
    assert run("new", "maze", "--folder", tmp_path)[0] == 0


def test_nothing_is_replaced(run, tmp_path):
    (tmp_path / "test_maze.py").write_text("mine")
    status, _, err = run("new-env", "Maze", "--folder", tmp_path)

    assert status == 2
    assert f"there is {tmp_path / 'test_maze.py'} already; nothing was written" in err
    assert files(tmp_path) == {"test_maze.py"}


def test_a_folder_that_cannot_be_made(run, tmp_path):
    (tmp_path / "file").write_text("")
    status, _, err = run("new-env", "Maze", "--folder", tmp_path / "file" / "deeper")

    assert status == 2
    assert "file" in err
