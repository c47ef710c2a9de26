"""Arguments that a constructor needs and nobody gives: those of a call beside it, or none."""

import json
import textwrap

import gymnasium
import pytest

from provengym.cli import main
from provengym.conformance import ConformanceError, conform
from provengym.data.limits import NORMAL
from provengym.targets import loading
from provengym.targets.guard import Trouble
from provengym.targets.own_modules import own_modules

GRID = """
import gymnasium
from gymnasium import spaces

class Grid(gymnasium.Env):
    def __init__(self, size, config, render_mode=None, **more):
        self.arguments = {"size": size, "config": config, "render_mode": render_mode, **more}
        self.action_space = spaces.Discrete(2)
        self.observation_space = spaces.Discrete(9)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell = 0
        return 0, {}

    def step(self, action):
        self.cell += 1
        return self.cell, 0.0, self.cell == 2, False, {}

def made(size):
    return Grid(size, {})
"""


@pytest.fixture(autouse=True)
def _here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(textwrap.dedent(text))


def package(folder):
    """A package with Grid in a module, in a project."""
    write(folder / "pyproject.toml", "")
    write(folder / "mazes" / "__init__.py", "")
    write(folder / "mazes" / "grid.py", GRID)


def constructed(target="mazes/grid.py:Grid", **given):
    """The arguments of the environment, without those of no use, and where they are from."""
    with own_modules(target):
        found = loading.find(target, NORMAL)
        env = found.make(**given)
    arguments = {name: value for name, value in env.arguments.items() if value is not None}
    return arguments, "" if found.usage is None else found.usage.place


def test_a_test_of_the_package_says_how_it_is_constructed(tmp_path):
    package(tmp_path)
    write(
        tmp_path / "tests" / "test_grid.py",
        """
        from mazes.grid import Grid

        SIZE = 5
        CONFIG = {"walls": [(0, SIZE)]}

        def test_it():
            Grid(SIZE, config=CONFIG, render_mode="human", torus=True)
        """,
    )

    assert constructed() == (
        {"size": 5, "config": {"walls": [(0, 5)]}, "torus": True},
        "tests/test_grid.py line 8",
    )


@pytest.mark.parametrize(
    ("file", "text", "size"),
    [
        ("mazes/__init__.py", "register('M-v0', 'mazes.grid:Grid', kwargs={CALL})", 3),
        ("mazes/__init__.py", "register(id='M-v0', entry_point=Grid, kwargs={CALL})", 3),
        ("train_it.py", "from mazes import grid\nenv = grid.Grid(3, {})", 3),
        ("main.py", "import mazes.grid as g\nenv = g.Grid(size=3, config={})", 3),
        ("scripts/example1.py", "from mazes import *\nenv = Grid(3, {})", 3),
        ("mazes/inner/some_test.py", "from ..grid import Grid\nenv = Grid(3, {})", 3),
        ("main.py", "from mazes.grid import Grid\nn = 2\nn = 3\nGrid(n, {})\nGrid(4, {})", 4),
        ("main.py", "from mazes.grid import Grid\nGrid(**{'size': 3, 'config': {}})", 3),
        ("main.py", "from mazes.grid import Grid\nk = [{'n': 3}]\nGrid(k[0]['n'], {})", 3),
    ],
)
def test_these_files_say_it_too(file, text, size, tmp_path):
    package(tmp_path)
    write(tmp_path / file, text.replace("{CALL}", "{'size': 3, 'config': {}}"))

    assert constructed()[0] == {"size": size, "config": {}}


def test_a_registration_that_the_package_has_made_says_it_by_its_objects(tmp_path):
    package(tmp_path)
    text = """
    from gymnasium.envs.registration import register

    def config():
        return {"walls": [(0, len("12345"))]}

    register("told/M-v0", "mazes.grid:Grid", kwargs={"size": 3, "config": config()})
    """
    write(tmp_path / "mazes" / "__init__.py", text)
    write(tmp_path / "mazes" / "rules.py", "")
    write(tmp_path / "mazes" / "grid.py", "from . import rules\n" + GRID)
    try:
        told = {"size": 3, "config": {"walls": [(0, 5)]}}, "the registration of told/M-v0"
        assert constructed() == told
    finally:
        gymnasium.registry.pop("told/M-v0", None)


def test_names_that_its_own_module_has_need_not_stand_for_literals(tmp_path):
    block = """
WALL, DOOR = range(2)
CONFIG = {WALL: 1.0, DOOR: float("inf")}

if __name__ == "__main__":
    Grid(3, CONFIG)
"""
    write(tmp_path / "grid.py", GRID + block)

    assert constructed("grid.py:Grid")[0] == {"size": 3, "config": {0: 1.0, 1: float("inf")}}


def test_each_environment_has_its_own(tmp_path):
    package(tmp_path)
    write(tmp_path / "main.py", "from mazes.grid import Grid\nGrid(3, {'walls': []})")
    with own_modules("mazes/grid.py:Grid"):
        found = loading.find("mazes/grid.py:Grid", NORMAL)
        first, second = (found.make().arguments["config"] for _ in range(2))
    first["walls"].append(1)

    assert second == {"walls": []}


LOADS = """
import json
from mazes.grid import Grid

def load(name="config.json"):
    with open(name) as file:
        return json.load(file)
"""


@pytest.mark.parametrize(
    "use",
    [
        "config = load()\nGrid(config['size'], config['grid'])",
        "def make():\n    data = load()\n    return Grid(data['size'], config=data['grid'])",
        "with open('config.json') as file:\n    c = json.load(file)\nGrid(c['size'], c['grid'])",
        "arguments = load()['all']\nGrid(**arguments)",
        "c = load()\nGrid(**c['all'])",
    ],
)
def test_what_a_file_loads_of_a_json_file_beside_it_can_be_read(use, tmp_path):
    package(tmp_path)
    content = {"size": 3, "grid": {"walls": [None, True]}}
    content |= {"all": {"size": 3, "config": content["grid"]}}
    write(tmp_path / "config.json", json.dumps(content))
    write(tmp_path / "main.py", LOADS + use)

    assert constructed()[0] == {"size": 3, "config": {"walls": [None, True]}}


@pytest.mark.parametrize(
    ("content", "use"),
    [
        ('{"size": 3}', "c = load()\nGrid(c['size'], c['grid'])"),
        ('{"size": 3', "c = load()\nGrid(c['size'], {})"),
        ('{"size": NaN}', "c = load()\nGrid(c['size'], {})"),
        ('{"size": 3}', "c = load('other.json')\nGrid(c['size'], {})"),
        ('{"size": 3}', "c = load()\nc = load()\nGrid(c['size'], {})"),
        ('{"size": 3}', "c = change(load())\nGrid(c['size'], {})"),
        ("[" * 100_000, "c = load()\nGrid(c['size'], {})"),
    ],
    ids=["no item", "no JSON", "NaN", "two files", "two values", "changed", "too deep"],
)
def test_what_may_be_something_else_is_not_read(content, use, tmp_path):
    package(tmp_path)
    write(tmp_path / "config.json", content)
    write(tmp_path / "main.py", LOADS + use)

    with pytest.raises(Trouble, match="no call beside it has values that can be read"):
        constructed()


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("main.py", "from mazes.grid import Grid\nimport os\nGrid(os.cpu_count(), {})"),
        ("main.py", "from mazes.grid import Grid\nGrid(*[3, {}])"),
        ("main.py", "from mazes.grid import Grid\nGrid(**3)"),
        ("main.py", "from mazes.grid import Grid\nGrid(3)"),
        ("main.py", "from mazes.grid import Grid\nGrid(3, {}, wind=os.name)"),
        ("main.py", "from elsewhere import Grid\nGrid(3, {})"),
        ("main.py", "class Grid:\n    pass\nGrid(3, {})"),
        ("main.py", "from mazes.grid import Grid\nn = n\nGrid(n, {})"),
        ("main.py", "from mazes.grid import Grid\nGrid(3, {}"),
        ("other.py", "from mazes.grid import Grid\nGrid(3, {})"),
        ("mazes/__init__.py", "register('M-v0', 'other.maze:Grid', kwargs={'size': 1})"),
    ],
)
def test_nothing_is_invented(file, text, tmp_path, capsys):
    package(tmp_path)
    write(tmp_path / file, text)

    assert main(["conform", "mazes/grid.py:Grid", "--reference", "none"]) == 2
    assert capsys.readouterr().err == (
        "provengym: error: the target mazes/grid.py:Grid cannot be constructed with (): it needs "
        "size and config, and no call beside it has values that can be read; give them, as "
        "--target-arg size=VALUE --target-arg config=VALUE\n"
    )


def test_a_file_says_it_where_it_is_run_alone(tmp_path):
    block = """
def play():
    return Grid(4, {})

def other():
    return Grid(7, {})

if __name__ == "__main__":
    raise SystemError("this is not run")
    play()
"""
    write(tmp_path / "grid.py", GRID + block)

    assert constructed("grid.py:Grid")[0] == {"size": 4, "config": {}}


def test_a_notebook_says_it(tmp_path):
    cells = [GRID, "raise SystemError('this is not run')\nenv = Grid(6, {})"]
    document = {"cells": [{"cell_type": "code", "source": [cell]} for cell in cells]}
    (tmp_path / "play.ipynb").write_text(json.dumps(document))

    assert constructed("play.ipynb:Grid") == ({"size": 6, "config": {}}, "play.ipynb")


def test_what_is_given_counts_and_need_not_be_read(tmp_path):
    package(tmp_path)
    write(
        tmp_path / "main.py", "from mazes.grid import Grid\nimport os\nGrid(os.cpu_count(), {1: 2})"
    )

    assert constructed(size=7)[0] == {"size": 7, "config": {1: 2}}
    assert constructed(size=7, config=3) == ({"size": 7, "config": 3}, "")
    with pytest.raises(ConformanceError, match="it needs size, and no call"):
        conform("mazes/grid.py:Grid", reference="none", target_args={"config": {}})


def test_a_function_is_called_likewise(tmp_path):
    package(tmp_path)
    write(tmp_path / "main.py", "from mazes.grid import made\nmade(8)")

    assert constructed("mazes.grid:made")[0] == {"size": 8, "config": {}}


def test_the_first_line_of_each_report_names_it(tmp_path, capsys):
    package(tmp_path)
    write(tmp_path / "main.py", "from mazes.grid import Grid\nGrid(3, {})")
    place, few = ["mazes/grid.py:Grid"], ["--budget", "2000steps"]
    how = "constructed with size=3, config={}, from main.py line 2"

    main(["conform", *place, "--reference", "none", *few])
    assert capsys.readouterr().out.startswith(f"mazes/grid.py:Grid, {how}, without a reference\n")
    main(["audit", *place, *few])
    assert capsys.readouterr().out.startswith(f"mazes/grid.py:Grid, {how}: expected total return\n")
    main(["extract", *place, "-o", "grid.npz", *few])
    assert capsys.readouterr().out.startswith(
        f"complete: the decision process of mazes/grid.py:Grid, {how}\n"
    )
    main(["conform", *place, "--reference", "grid.npz", "--json", *few])
    report = json.loads(capsys.readouterr().out)
    assert report["constructed"] == how
    assert report["notes"][0] == f"the reference mazes/grid.py:Grid was {how}"
