"""Fishing as a reference: what is compared, and how it is told."""

import gymnasium
import pytest

import provengym
from corpus.odd_grids import Percent
from corpus.zoo.right_fisheries import Fishery, Fixed
from corpus.zoo.wrong_fisheries import OneYearMore
from provengym.cli import main
from provengym.conformance import Binding, ConformanceError, conform

ENOUGH = 300


@pytest.mark.parametrize("name", ["Fishing", "FishingContinuous", "FishingNormalized"])
def test_the_package_s_own_environments(name):
    report = provengym.conform(
        f"provengym/{name}-v0",
        reference="Fishing",
        binding=Binding(after_done="absorbing"),
        K=2.5,
        order="harvest_first",
        r="1/3",
        engines=["contract", "lockstep"],
        budget=ENOUGH,
    )

    assert report, report.findings
    assert report.notes == ()


def test_the_time_limit_is_met_where_it_is_no_parameter():
    class FixedYears(OneYearMore):
        def __init__(self):
            super().__init__()

    (finding,) = conform(FixedYears, reference="Fishing", engines=["contract", "lockstep"]).findings

    assert (finding.kind, finding.step) == ("truncated", 100)


def test_a_binding_maps_other_forms():
    wrong = conform(Percent, reference="Fishing").findings[0]
    binding = Binding(observation=lambda text: int(text[:-1]) / 1e6, actions=tuple(range(201)))
    right = conform(Percent, reference="Fishing", binding=binding, engines=["lockstep"])

    assert wrong.kind == "space"
    assert "in [0, 2], or in [-1, 1]" in wrong.story
    assert right
    with pytest.raises(ConformanceError, match=r"quota 0, quota 0.01, quota 0.02, \.\.\., quota 2"):
        conform(Fixed, reference="Fishing", binding=Binding(actions=(1, 2)))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"sigma": 2}, "Fishing: sigma must be a number between 0 and 1"),
        ({"sigma": 0.1, "engines": ["systematic"]}, "there is contract, support, stochastic"),
        ({"r": 9}, "Fishing: r must be a number between 0 and 5"),
        ({"reference_args": {"height": 3}}, "Fishing has no parameter 'height'"),
    ],
)
def test_wrong_parameters_are_refused(arguments, message):
    with pytest.raises(ConformanceError, match=message):
        conform("provengym/Fishing-v0", reference="Fishing", **arguments)


def test_the_command(capsys):
    arguments = ["provengym/Fishing-v0", "--reference", "Fishing", "-p", "Tmax=2"]

    assert main(["conform", *arguments, "--engine", "lockstep"]) == 0
    assert "agrees" in capsys.readouterr().out


def test_actions_that_are_not_the_reference_s():
    class Few(Fishery):
        def __init__(self):
            super().__init__()
            self.action_space = gymnasium.spaces.Discrete(100)

    (finding,) = conform(Few, reference="Fishing").findings

    assert finding.kind == "space"
    assert "Discrete(100) is not Discrete(201) for quota 0, quota 0.01" in finding.story
