"""The exact chances of classes of rules, as they are extracted."""

from collections import Counter
from fractions import Fraction

import pytest

import provengym
from spec import written
from spec.making import acting, made

DRAWS = {
    "self.n = self.draw(3)": {0: "1/3", 1: "1/3", 2: "1/3"},
    "self.n = self.draw(258) // 129": {0: "1/2", 1: "1/2"},
    "self.n = 5 if self.chance(10**12, 3 * 10**12) else 6": {5: "1/3", 6: "2/3"},
    "self.n = self.choose((1, 0, 2**40 - 1))": {0: f"1/{2**40}", 2: f"{2**40 - 1}/{2**40}"},
    "self.n = self.pick((True, False, True))": {0: "1/2", 2: "1/2"},
    "self.n = 4\nif self.draw(2):\n    self.n = self.draw(2)": {4: "1/2", 0: "1/4", 1: "1/4"},
}


@pytest.mark.parametrize("body", DRAWS)
def test_chances_are_those_of_the_draws(body):
    model = provengym.extract(acting(body), budget="20000steps", seed=1)

    assert model.complete
    for action in (0, 1):
        found = Counter()
        for chance, successor, *_ in model.row(0, action):
            found[model.observation(successor)] += chance
        assert found == {n: Fraction(chance) for n, chance in DRAWS[body].items()}


def test_the_extracted_process_is_worth_what_the_proved_one_is():
    model = provengym.extract(
        written.CliffWalking, target_args={"slippery": True}, budget="20000steps"
    )
    ours = provengym.solve(model, discount=0.9)
    proved = provengym.solve("provengym/CliffWalking-v0", discount=0.9, is_slippery=True)

    values = {model.observation(s): ours.values[s] for s in range(len(model.ended))}
    assert model.complete
    assert len(values) == 38
    for cell, value in values.items():
        assert value == pytest.approx(proved.values[cell], abs=1e-6)


ROW = """
class Row(Environment):
    cell: Annotated[int, Range(0, 4)]
    def start(self) -> None:
        self.cell = {start}
    def act(self, action: bool) -> int:
        {act}
        self.cell = min(max(self.cell + (1 if action else -1), 0), 4)
        return -1
    def over(self) -> bool:
        return self.cell == 4
"""


@pytest.mark.parametrize("start", ["0", "self.draw(1)", "self.draw(1) * self.draw(2)"])
@pytest.mark.parametrize(
    "act", ["pass", "self.chance(1, 5)", "if self.chance(1, 5):\n            self.chance(1, 2)"]
)
def test_a_state_is_one_however_often_the_last_call_drew(start, act):
    rules = made(ROW.format(start=start, act=act))
    model = provengym.extract(rules, budget="20000steps", seed=1)

    assert model.complete
    assert len(model.ended) == 5
