"""Correct grids are found equal; what a report says of them."""

import gymnasium
import pytest

import provengym
from corpus.zoo.right_grids import Fixed, Functional, Grid, Strict, limited
from provengym.conformance import Binding, conform


def test_the_package_s_own_environment():
    for observation in ("index", "position"):
        report = provengym.conform(
            "provengym/GridWorld-v0",
            binding=Binding(after_done="absorbing"),
            target_args={"observation": observation},
            reference_args={"observation": "index"},
            height=4,
            width=3,
        )

        assert report.verdict == "equal", report.findings
        assert report.notes == ()


def test_a_factory_may_return_one_environment_again_and_again():
    env = Grid(height=2, width=2)

    assert conform(
        lambda: env,
        engines=["contract"],
        reference_args={"height": 2, "width": 2},
        reference="GridWorld",
    )


def test_an_environment_that_exists_already():
    report = conform(
        Grid(height=3, width=2), reference_args={"height": 3, "width": 2}, reference="GridWorld"
    )

    assert report.verdict == "equal"
    assert report.coverage.states == 6


@pytest.mark.filterwarnings("ignore:start and goal are the same cell")
def test_start_and_goal_may_be_one_cell_when_asked_for():
    report = conform("provengym/GridWorld-v0", height=2, width=2, start=(1, 1), goal=(1, 1), seed=5)

    assert report.verdict == "equal"
    assert report.coverage.transitions == 4


def test_the_time_limit_of_gymnasium_is_set_aside_and_named():
    assert (
        "Gymnasium's time limit of 3 steps was set aside"
        in conform(limited, reference="GridWorld").notes
    )


@pytest.mark.parametrize("mode", ["human", "rgb_array"])
def test_an_environment_that_shows_each_step_is_named(mode):
    env = Grid(height=2, width=2)
    env.render_mode = mode
    notes = conform(env, reference="GridWorld", reference_args={"height": 2, "width": 2}).notes

    assert any("--target-arg render_mode=null" in note for note in notes) == (mode == "human")


def test_refused_parameters_are_named():
    (note,) = (note for note in conform(Strict, reference="GridWorld").notes if "refused" in note)

    assert "two rows and columns at least" in note


def test_what_is_explored_depends_on_what_the_target_takes():
    fixed, free = conform(Fixed, reference="GridWorld"), conform(Functional, reference="GridWorld")

    assert "smaller choices" not in fixed.meaning
    assert "160 smaller choices" in free.meaning


def test_large_grids_are_covered_as_far_as_the_limit_goes():
    report = conform(
        "provengym/GridWorld-v0", height=1000, width=1000, engines=["systematic"], budget=1
    )

    assert report.verdict == "agrees"
    assert "Not everything that can happen was compared." in report.meaning
    assert not report.coverage.complete
    assert report.coverage.transitions > 100


def test_frozen_lake_is_a_grid_in_other_words():
    @Binding(actions=(3, 1, 0, 2), reward=lambda reward: reward - 1, deviations="names and rewards")
    def frozen_lake():
        lake = ["SFF", "FFF", "FFG"]
        return gymnasium.make("FrozenLake-v1", desc=lake, is_slippery=False)

    report = conform(frozen_lake, reference_args={"height": 3, "width": 3}, reference="GridWorld")
    assert report.verdict == "equal"
    assert "deliberately different: names and rewards" in report.notes
