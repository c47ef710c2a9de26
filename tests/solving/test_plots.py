"""Pictures of solutions: what is drawn where, and how the files are written."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from matplotlib.colors import to_hex
from matplotlib.quiver import Quiver

from provengym import solve
from provengym.data.words import counted
from provengym.solving import plots
from provengym.solving.plots.grid import LIFT, Grid, grid_picture
from provengym.solving.plots.sheet import COLOURS, INK, states_picture

UP, DOWN, LEFT, RIGHT = range(4)
MOVES = ((-1, 0), (1, 0), (0, -1), (0, 1))
PNG = b"\x89PNG\r\n"


def drawn(height, width, start=(0, 0), goal=None, policy=None, values=None):
    """The axes of a grid's picture; by default the policy goes down, then right."""
    cells = np.arange(height * width)
    goal = goal or (height - 1, width - 1)
    if policy is None:
        policy = np.where(cells // width < height - 1, DOWN, RIGHT)
    values = -np.linspace(9, 0, cells.size) if values is None else np.asarray(values, float)
    grid = Grid(height, width, start, goal, MOVES)
    return grid_picture(grid, values, policy, "title", "note").axes[0]


def arrows(axes):
    """{(row, column): (rows down, columns right)} of the arrows, of length one."""
    (quiver,) = [artist for artist in axes.collections if isinstance(artist, Quiver)] or [None]
    if quiver is None:
        return {}
    return {
        (round(row), round(column)): (round(-v / length), round(u / length))
        for column, row, u, v in zip(quiver.X, quiver.Y, quiver.U, quiver.V, strict=True)
        for length in (np.hypot(u, v),)
    }


def numbers(axes):
    """The numbers in the cells, which have a proper minus sign."""
    return [text.get_text().replace("\N{MINUS SIGN}", "-") for text in axes.texts]


@pytest.fixture
def solution():
    return solve("GridWorld", height=3, width=4, discount=0.9)


def test_every_cell_but_the_goal_has_the_arrow_of_its_action():
    policy = np.array([RIGHT, DOWN, LEFT, UP, RIGHT, DOWN])

    assert arrows(drawn(2, 3, start=(1, 0), goal=(1, 1), policy=policy)) == {
        (0, 0): (0, 1),
        (0, 1): (1, 0),
        (0, 2): (0, -1),
        (1, 0): (-1, 0),
        (1, 2): (1, 0),
    }


@pytest.mark.parametrize(("height", "width"), [(40, 40), (7, 40), (1, 40), (40, 1)])
def test_up_to_forty_cells_a_side_every_cell_has_an_arrow(height, width):
    assert len(arrows(drawn(height, width))) == height * width - 1


@pytest.mark.parametrize(("height", "width"), [(41, 41), (100, 300), (1000, 1000), (1, 1000)])
def test_larger_grids_have_a_lattice_of_arrows(height, width):
    policy = np.random.default_rng(0).integers(0, 4, height * width)
    found = arrows(drawn(height, width, policy=policy))

    assert 15 < len(found) <= 625
    assert found == {cell: MOVES[policy[cell[0] * width + cell[1]]] for cell in found}


def test_start_and_goal_are_marked():
    axes = drawn(50, 60, start=(7, 8), goal=(30, 20))
    marks = {line.get_marker(): tuple(line.get_xydata()[0]) for line in axes.lines}

    assert marks == {"o": (8, 7), "*": (20, 30)}
    legend = axes.figure.legends[0].get_texts()
    assert [text.get_text() for text in legend] == ["start", "goal"]


@pytest.mark.parametrize(
    ("height", "width"), [(5, 5), (9, 30), (1, 12), (12, 1), (100, 100), (1, 1), (60, 2000)]
)
def test_cells_are_squares_unless_the_grid_is_a_thread(height, width):
    axes = drawn(height, width)
    figure = axes.figure
    across, up = axes.get_position().size * figure.get_size_inches()

    assert max(across, up) <= 6.0 + 1e-9
    if max(height, width) <= 12 * min(height, width):
        assert across / up == pytest.approx(width / height)
    else:
        assert min(across, up) == pytest.approx(0.5)
    for other in figure.axes:  # nothing sticks out of the sheet
        box = other.get_tightbbox(figure.canvas.get_renderer())
        assert box.x0 >= 0
        assert box.y0 >= 0
        assert box.x1 <= figure.bbox.x1
        assert box.y1 <= figure.bbox.y1


def test_colours_are_the_values():
    values = np.array([[-2.5, -1.25, 0.0], [4.0, 2.0, 1.0]])
    axes = drawn(2, 3, values=values)

    assert (axes.images[0].get_array() == values).all()
    assert axes.images[0].get_clim() == (-2.5, 4.0)
    assert numbers(axes) == ["-2.50", "-1.25", "0.00", "4.00", "2.00", "1.00"]


def test_equal_values_and_huge_and_small_ones():
    assert numbers(drawn(1, 2, values=[-0.001, 5])) == ["0.00", "5.00"]
    assert numbers(drawn(1, 2, values=[0.0, -0.0])) == ["0", "0"]
    assert numbers(drawn(1, 2, values=[-1e9, 5])) == ["-1e+09", "5"]


def test_anything_else_is_drawn_state_by_state():
    values = np.array([3.0, -1.0, 2.0, 2.5])
    policy = np.array([0, 2, 1, 0])
    axes = states_picture(values, policy, "title", "note").axes[0]
    (line,), (dots,) = axes.lines, axes.collections

    assert line.get_xydata().tolist() == [[0, 3], [1, -1], [2, 2], [3, 2.5]]
    assert dots.get_offsets().tolist() == line.get_xydata().tolist()
    assert [to_hex(c) for c in dots.get_facecolors()] == [COLOURS[action] for action in policy]
    assert axes.get_xlabel() == "state"


def test_of_many_states_the_extremes_are_drawn():
    values = np.zeros(1_000_000)
    values[[123_456, 777_777]] = 5.0, -3.0
    axes = states_picture(values, np.zeros(values.size, np.int64), "title", "note").axes[0]
    heights = axes.lines[0].get_ydata()

    assert len(heights) <= 4_000
    assert (heights.max(), heights.min()) == (5.0, -3.0)
    assert len(axes.collections) == 0
    assert "every 500" in axes.get_xlabel()


def test_a_solution_is_drawn_as_what_it_is(solution):
    figure = plots.draw(solution)
    texts = [text.get_text() for text in figure.texts]

    assert "GridWorld 3 \N{MULTIPLICATION SIGN} 4" in texts
    assert any(text.startswith("discount 0.9; values within ") for text in texts)
    assert len(arrows(figure.axes[0])) == 11

    chain = plots.draw(solve({0: {0: [(1.0, 0, 1.0, False)]}}, discount=0.9))
    assert "1 state, 1 action" in [text.get_text() for text in chain.texts]


def legend(figure):
    return [text.get_text() for text in figure.legends[0].get_texts()]


def test_a_frozen_lake_is_drawn_as_its_map():
    figure = plots.draw(solve("FrozenLake-v1", discount=0.9, is_slippery=False))
    *_, holes = figure.axes[0].lines

    assert "FrozenLake-v1 4 \N{MULTIPLICATION SIGN} 4" in [text.get_text() for text in figure.texts]
    assert legend(figure) == ["start", "goal", "hole"]
    assert [round(x) for x in holes.get_xdata()] == [1, 3, 3, 0]
    assert [round(y + LIFT) for y in holes.get_ydata()] == [1, 1, 2, 3]
    moves = arrows(figure.axes[0])
    assert len(moves) == 16 - 5
    assert moves[3, 2] == (0, 1)
    assert moves[2, 2] == (1, 0)


def test_a_lake_drawn_at_random_is_not_drawn_as_another():
    figure = plots.draw(solve("FrozenLake-v1", discount=0.9, map_name=None))

    assert any(text.get_text().startswith("FrozenLake-v1: 64 states") for text in figure.texts)


def test_a_cliff_is_drawn_as_its_map():
    figure = plots.draw(solve("CliffWalking-v1", discount=0.9))

    assert legend(figure) == ["start", "goal", "cliff"]
    assert [round(x) for x in figure.axes[0].lines[2].get_xdata()] == list(range(1, 11))
    assert arrows(figure.axes[0])[3, 0] == (-1, 0)
    assert arrows(figure.axes[0])[2, 11] == (1, 0)
    assert len(arrows(figure.axes[0])) == 48 - 11


def test_a_taxi_has_a_map_for_each_passenger_and_destination():
    name = next(name for name in ("Taxi-v4", "Taxi-v3") if name in gymnasium.registry)
    solution = solve(name, discount=0.9)
    _, *maps, _ = plots.draw(solution).axes

    assert len(maps) == 20
    for number, axes in enumerate(maps):
        shown = solution.values.reshape(5, 5, 5, 4)[:, :, number // 4, number % 4]
        assert (axes.images[0].get_array() == shown).all()
        words = [(text.get_text(), text.get_position()) for text in axes.texts if text.get_text()]
        stops = [(0, 0), (4, 0), (0, 4), (3, 4)]  # (column, row)
        passenger, end = divmod(number, 4)
        assert words == [("P", stops[passenger]) if passenger < 4 else ("D", stops[end])]
        assert sum(line.get_color() == INK for line in axes.lines) == 6


@pytest.mark.parametrize(
    ("name", "start"), [("plot.png", PNG), ("plot.SVG", b"<?xml"), ("plot.pdf", b"%PDF")]
)
def test_the_ending_says_the_format(solution, tmp_path, name, start):
    path = tmp_path / name
    path.write_text("what was there before")
    solution.plot(path)

    assert path.read_bytes().startswith(start)
    assert list(tmp_path.iterdir()) == [path]


def test_a_path_may_be_a_string(solution, tmp_path):
    assert solution.plot(str(tmp_path / "plot.png")) is None
    assert (tmp_path / "plot.png").read_bytes().startswith(PNG)


@pytest.mark.parametrize("name", ["plot", "plot.jpg", ".png", "plot.png.gz"])
def test_other_endings_are_refused(solution, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)

    with pytest.raises(ValueError, match=f"path must end in one of .png, .svg, .pdf, got '{name}'"):
        solution.plot(name)
    assert list(tmp_path.iterdir()) == []


def test_a_failed_write_leaves_the_old_file(solution, tmp_path, monkeypatch):
    path = tmp_path / "plot.png"
    path.write_text("old")

    def fails(self, file, **options):
        file.write(b"half of it")
        raise OSError("disk full")

    monkeypatch.setattr("matplotlib.figure.Figure.savefig", fails)
    with pytest.raises(OSError, match="disk full"):
        solution.plot(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_no_folder_is_made(solution, tmp_path):
    with pytest.raises(FileNotFoundError):
        solution.plot(tmp_path / "missing" / "plot.png")
    assert list(tmp_path.iterdir()) == []


def test_without_matplotlib_it_says_what_to_install(solution, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ImportError, match='the extra plot: run `pip install "matplotlib'):
        solution.plot(tmp_path / "plot.png")


def test_solving_does_not_load_matplotlib():
    code = "import sys, provengym.solving; print('matplotlib' in sys.modules)"
    command = [sys.executable, "-c", code]

    assert subprocess.check_output(command, text=True) == "False\n"


def test_counted():
    assert (counted(0, "state"), counted(1, "state"), counted(1234, "state")) == (
        "0 states",
        "1 state",
        "1,234 states",
    )
