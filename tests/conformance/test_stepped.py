"""An environment of which no model can be made is a reference that is stepped itself."""

import os
import textwrap

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.envs.classic_control import CartPoleEnv

from provengym.conformance import ConformanceError, conform, replay

STEPS = "4000steps"
PLACE = os.path.abspath(__file__)


def old(name):
    return f"env:{PLACE}:{name}"


class Moon(CartPoleEnv):
    def __init__(self):
        super().__init__()
        self.gravity = 9.0


class Counter(gymnasium.Env):
    """Counts without an end; ``wrong`` is what a count is shown as one less from."""

    action_space = spaces.Discrete(2)
    observation_space = spaces.Box(-1, np.inf, (), np.int64)

    def __init__(self, wrong=None):
        self.wrong = wrong

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.count = 0
        return np.array(0), {}

    def step(self, action):
        self.count += int(action)
        shown = self.count - (self.wrong is not None and self.count >= self.wrong)
        return np.array(shown), 0.0, False, False, {}


class Noisy(Counter):
    """Adds a draw; ``order`` says in which order two are made, which have the same distribution."""

    def __init__(self, order=1):
        self.order, self.wrong = order, None

    def step(self, action):
        draws = self.np_random.random(2)[:: self.order]
        self.count += 2 if draws[0] + draws[1] ** 2 < 0.5 else int(action)
        return np.array(self.count), 0.0, False, False, {}


class Hidden(Counter):
    """At the reset it draws what only the third step shows."""

    def __init__(self, other=False):
        self.other, self.wrong = other, None

    def reset(self, *, seed=None, options=None):
        answer = super().reset(seed=seed)
        self.secret = int(self.np_random.integers(8))
        if self.other:
            self.secret = int(self.np_random.integers(8))
        return answer

    def step(self, action):
        self.count += 1
        return np.array(self.count + self.secret * (self.count >= 3)), 0.0, False, False, {}


class Failing(Counter):
    def step(self, action):
        if self.count >= 3:
            raise RuntimeError("out of fuel")
        return super().step(action)


def test_floats_agree_with_themselves_and_nothing_is_called_equal():
    report = conform("CartPole-v1", reference="env:CartPole-v1", budget=STEPS)
    assert report.verdict == "agrees"
    assert report.reference == "env:CartPole-v1"
    assert not report.coverage.complete
    assert report.coverage.transitions > 500
    assert any("float() of a draw" in note for note in report.notes)


def test_another_gravity_is_seen_in_the_first_step(tmp_path):
    target = f"{PLACE}:Moon"
    report = conform(target, reference="env:CartPole-v1", budget=STEPS)
    (finding,) = report.findings
    assert (report.verdict, finding.kind, len(finding.actions)) == ("differs", "observation", 1)
    assert (finding.replays, finding.reproduced) == (3, 3)
    assert "reference" in finding.story
    assert "target" in finding.story
    (saved, *_) = report.save(tmp_path)
    again = replay(saved)
    assert (again.same, again.times) == (True, 3)


def test_an_endless_counter():
    right = conform(Counter, reference=old("Counter"), budget=STEPS)
    assert right.verdict == "agrees"
    wrong = conform(
        Counter, reference=old("Counter"), target_args={"wrong": 4}, budget="20000steps"
    )
    assert [f.kind for f in wrong.findings] == ["observation"]
    assert wrong.findings[0].actions == (1, 1, 1, 1)
    assert "every shorter" in wrong.findings[0].minimal


def test_parameters_go_to_the_reference():
    both = conform(Counter, reference=old("Counter"), budget=STEPS, reference_args={"wrong": 3})
    assert [f.step for f in both.findings] == [3]
    assert conform(Counter, reference=old("Counter"), budget=STEPS, wrong=3).verdict == "agrees"


def test_steps_of_the_reference_count_in_a_budget_of_steps():
    report = conform(Counter, reference=old("Counter"), budget=STEPS)
    assert 1_000 < report.coverage.target_steps <= 2_000
    assert report == conform(Counter, reference=old("Counter"), budget=STEPS)


class Late(Counter):
    """After 40 steps it draws one number, or first another one."""

    def __init__(self, others=0):
        self.others, self.wrong, self.steps = others, None, 0

    def reset(self, *, seed=None, options=None):
        self.steps = 0
        return super().reset(seed=seed)

    def step(self, action):
        self.steps += 1
        if self.steps == 40:
            self.np_random.integers(8, size=self.others)
            self.count += int(self.np_random.integers(8))
        return super().step(action)


def test_a_difference_that_there_is_no_time_to_judge_is_no_agreement():
    report = conform(Late, reference=old("Late"), target_args={"others": 1}, budget="700steps")
    assert (report.verdict, report.findings) == ("inconclusive", ())
    assert "the budget ended before it was known" in report.meaning


def test_the_same_draws_are_compared_and_others_are_no_finding():
    same = conform(Noisy, reference=old("Noisy"), budget=STEPS)
    assert same.verdict == "agrees"
    other = conform(Noisy, reference=old("Noisy"), target_args={"order": -1}, budget=STEPS)
    assert (other.verdict, other.findings) == ("inconclusive", ())
    assert "same seeds mean the same draws" in other.meaning


def test_what_a_reset_draws_and_hides_is_no_finding_later():
    assert conform(Hidden, reference=old("Hidden"), budget=STEPS).verdict == "agrees"
    report = conform(Hidden, reference=old("Hidden"), target_args={"other": True}, budget=STEPS)
    assert (report.verdict, report.findings) == ("inconclusive", ())


def test_a_reference_that_raises_is_the_users_to_mend():
    with pytest.raises(ConformanceError, match=r"Failing: step raised .*out of fuel"):
        conform(Counter, reference=old("Failing"), budget=STEPS)


def test_time_limits_of_both_are_compared():
    def short():
        return gymnasium.make("MountainCar-v0", max_episode_steps=30)

    report = conform(short, reference="env:MountainCar-v0", budget="20000steps")
    assert [(f.kind, f.step) for f in report.findings] == [("truncated", 30)]


def test_a_vector_environment_on_either_side(tmp_path):
    file = tmp_path / "many.py"
    file.write_text(
        textwrap.dedent(
            """
            import gymnasium

            def many():
                return gymnasium.make_vec("CartPole-v1", 2, vectorization_mode="sync")
            """
        )
    )
    single = f"{PLACE}:cart_pole"
    assert conform(f"{file}:many", reference="env:" + single, budget=STEPS).verdict == "agrees"
    report = conform(single, reference=f"env:{file}:many", budget=STEPS)
    assert report.verdict == "agrees"
    report = conform(f"{PLACE}:Moon", reference=f"env:{file}:many", budget=STEPS)
    assert report.findings[0].kind == "observation"


def cart_pole():
    return gymnasium.make("CartPole-v1")


@pytest.mark.filterwarnings("ignore")
def test_a_lane_of_which_nothing_follows_is_not_called_checked():
    def many():
        return gymnasium.vector.SyncVectorEnv([lambda: Noisy(-1)] * 2)

    report = conform(many, reference=old("Noisy"), budget=STEPS)
    assert report.verdict == "inconclusive"
    assert any("2 lanes 0 were checked" in note for note in report.notes), report.notes


class Entropy(Counter):
    """Draws what no seed decides."""

    def step(self, action):
        self.count += os.urandom(1)[0] < 128
        return np.array(self.count), 0.0, False, False, {}


def test_what_no_seed_decides_is_compared_by_how_often_it_comes():
    for seed in range(3):
        report = conform(Entropy, reference=old("Entropy"), budget=STEPS, seed=seed)
        assert (report.verdict, report.findings) == ("inconclusive", ())
        assert "same seeds mean the same draws" in report.meaning
        report = conform(Counter, reference=old("Entropy"), budget=STEPS, seed=seed)
        (finding,) = report.findings
        assert finding.evidence.pairs > finding.evidence.target_alone > 20


def test_no_model_is_extracted_where_none_is_asked_for():
    report = conform(Counter, reference=old("Counter"), engines=["alongside"], budget=STEPS)
    assert report.verdict == "agrees"
    assert report.notes[0].endswith("could be made: none was asked for")


class Once(Counter):
    """Ends at once."""

    def step(self, action):
        answer = super().step(action)
        return *answer[:2], True, *answer[3:]


def test_short_episodes_are_more_until_they_have_as_many_calls():
    report = conform(Once, reference=old("Once"), engines=["alongside"], budget="6000steps")

    assert report.verdict == "agrees"
    episodes = int(
        report.meaning.partition(" random episodes")[0].rpartition(" ")[2].replace(",", "")
    )
    assert episodes > 1_200
