"""References from C in the shape of a kernel, as Lean emits it."""

import itertools
from pathlib import Path

import pytest

from provengym.conformance import ConformanceError, Reference, conform
from provengym.models.model import Transition

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lean" / "cliff.c"

#: Cells 0 to last; action 0 goes left, 1 right; the end pays 1.5, any other step -0.5.
CORRIDOR = {
    "uint8_t x_valid(uint32_t last)": "return last > 0;",
    "uint32_t x_init_0(uint32_t last, uint64_t key, uint64_t t)": "return 0;",
    "uint32_t x_step_0(uint32_t last, uint32_t cell, uint8_t action, uint64_t noise)": (
        "return action ? (cell < last ? cell + 1 : cell) : (cell ? cell - 1 : 0);"
    ),
    "uint64_t x_reward(uint32_t last, uint32_t cell, uint8_t action, uint64_t noise)": (
        "return action && cell + 1 == last ? 3 : 0 - (uint64_t)1;"
    ),
    "uint8_t x_terminated(uint32_t last, uint32_t cell)": "return cell == last;",
    "uint64_t x_obs_0(uint32_t last, uint32_t cell)": "return cell;",
}


def written(folder, functions):
    """A C file with functions, their types on lines of their own as in what Lean emits."""
    lines = ["#include <lean/lean.h>"]
    for head in functions:
        name, _, arguments = head.partition("(")
        types = ", ".join(part.split()[0] for part in arguments.rstrip(")").split(",") if part)
        lines.append(f"LEAN_EXPORT {name}({types});")
    lines += [f"LEAN_EXPORT {head} {{ {body} }}" for head, body in functions.items()]
    path = folder / "x.c"
    path.write_text("\n".join(lines) + "\n")
    return path


def changed(old, new):
    """The functions of the corridor, with one text exchanged in their heads."""
    assert any(old in head for head in CORRIDOR)
    return {head.replace(old, new): body for head, body in CORRIDOR.items()}


def without(role):
    return {head: body for head, body in CORRIDOR.items() if f"x_{role}" not in head}


def reference(path, last=3, **rest):
    settings = {"prefix": "x", "parameters": (last,), "actions": ("left", "right"), **rest}
    return Reference.from_kernel(path, **settings)


def test_a_kernel_says_what_its_functions_say(tmp_path):
    corridor = reference(written(tmp_path, CORRIDOR), reward_scale=2)

    assert (corridor.name, corridor.start) == ("x", (0,))
    assert corridor.row((0,), 0) == {Transition((0,), -0.5, False, False): 1}
    assert corridor.row((1,), 1) == {Transition((2,), -0.5, False, False): 1}
    assert corridor.row((2,), 1) == {Transition((3,), 1.5, True, False): 1}
    assert corridor.observe((2,)) == 2


def test_several_components_are_a_tuple(tmp_path):
    more = {"uint64_t x_obs_1(uint32_t last, uint32_t cell)": "return last - cell;"}
    assert reference(written(tmp_path, CORRIDOR | more)).observe((1,)) == (1, 2)


def test_the_cliff_in_lean_is_the_cliff_in_python():
    moves = ((-1, 0), (0, 1), (1, 0), (0, -1))
    height, width = 3, 5
    cliff = Reference.from_kernel(
        EXAMPLE, prefix="cliff", parameters=(height, width), actions=("u", "r", "d", "l")
    )
    assert cliff.start == (2, 0)
    for row, column, action in itertools.product(range(height), range(width), range(4)):
        if row == 2 and column > 0:
            continue  # the cliff and the goal
        there = (
            min(max(row + moves[action][0], 0), height - 1),
            min(max(column + moves[action][1], 0), width - 1),
        )
        fell = there[0] == 2 and 0 < there[1] < width - 1
        step = (
            Transition((2, 0), -100.0, False) if fell else Transition(there, -1.0, there == (2, 4))
        )
        assert cliff.row((row, column), action) == {step: 1}
        assert cliff.observe((row, column)) == row * width + column


def test_targets_are_held_against_a_kernel():
    def cliff(height=4, width=12):
        return Reference.from_kernel(
            EXAMPLE, prefix="cliff", parameters=(height, width), actions=("u", "r", "d", "l")
        )

    report = conform("CliffWalking-v1", reference=cliff, engines=["systematic"])
    assert (report.verdict, report.coverage.transitions) == ("equal", 148)
    report = conform(
        "CliffWalking-v1", reference=cliff, reference_args={"width": 11}, engines=["systematic"]
    )
    assert report.verdict == "differs"


@pytest.mark.parametrize(
    ("functions", "message"),
    [
        (without("valid"), "has no function x_valid"),
        (without("reward"), "has no function x_reward"),
        (
            CORRIDOR | {"uint32_t x_init_1(uint32_t last, uint64_t key, uint64_t t)": "return 0;"},
            "step_0 takes words of 32, 32, 8, 64 bits, and should take 32, 32, 32, 8, 64",
        ),
        (
            CORRIDOR
            | {"uint32_t x_step_1(uint32_t n, uint32_t c, uint8_t a, uint64_t w)": "return 0;"},
            "there is a step_1, but no init_1",
        ),
        (changed("uint32_t x_step_0", "uint8_t x_step_0"), "step_0 and init_0 are not of one type"),
        (
            changed("x_terminated(uint32_t last, uint32_t cell)", "x_terminated(uint32_t last)"),
            "terminated takes words of 32 bits, and should take 32, 32",
        ),
        (
            changed("x_valid(uint32_t last)", "x_valid(lean_object* last)"),
            "x_valid has lean_object* in its type",
        ),
        (
            CORRIDOR | {head: "return nothing;" for head in CORRIDOR if "x_obs" in head},
            "cannot be compiled: ",
        ),
        (
            CORRIDOR | {head: "return key & 1;" for head in CORRIDOR if "x_init" in head},
            "x_init_0 depends on its random words",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_kernel_is_refused(tmp_path, functions, message):
    with pytest.raises(ConformanceError) as error:
        reference(written(tmp_path, functions))
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_dice_in_a_step_are_refused(tmp_path):
    random = {head: "return noise >> 63;" for head in CORRIDOR if "x_step" in head}
    path = written(tmp_path, CORRIDOR | random)
    with pytest.raises(ConformanceError, match="x_step_0 depends on its random words"):
        reference(path).row((1,), 0)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"parameters": (0,)}, "x_valid refuses the parameters (0)"),
        ({"parameters": ()}, "takes 1 parameters, and 0 are given"),
        ({"parameters": (2**32,)}, "parameter 0 must be a whole number from 0 to 4,294,967,295"),
        ({"parameters": (True,)}, "parameter 0 must be a whole number"),
        ({"parameters": (-1,)}, "parameter 0 must be a whole number"),
        ({"prefix": "x("}, "prefix must be a name in C"),
        ({"prefix": "y"}, "has no function y_valid"),
        ({"reward_scale": 0}, "reward_scale must be a whole number from 1, got 0"),
    ],
)
def test_settings_that_do_not_fit(tmp_path, settings, message):
    with pytest.raises(ConformanceError) as error:
        reference(written(tmp_path, CORRIDOR), **settings)
    assert message in str(error.value)


def test_files_and_compilers_that_are_not_there(tmp_path, monkeypatch):
    with pytest.raises(ConformanceError, match="nowhere.c cannot be read"):
        reference(tmp_path / "nowhere.c")
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(ConformanceError, match="no-such-compiler is not here"):
        reference(written(tmp_path, {**CORRIDOR, "uint8_t once(uint8_t a)": "return a;"}))
