"""The decision process of a class of rules, enumerated from the rules."""

import inspect
import itertools
import math
from dataclasses import replace
from fractions import Fraction

import gymnasium
import numpy as np
import pytest

import provengym
from provengym.envs import rules as compiled_rules
from provengym.processes.budget import Budget
from provengym.proving.ways import FailsError, TooManyWaysError
from provengym.rules import enumerating
from provengym.rules.branches import Branches, Drawn
from provengym.rules.kernel_ways import KernelBranches
from provengym.spec import Environment
from proving import kernels
from spec import written
from spec.making import acting, made

DISCOUNT = Fraction(9, 10)
ENDLESS = Budget(math.inf)


def model_of(env, budget=ENDLESS):
    return enumerating.model_of_rules(env, budget, target="rules", parameters={})


@pytest.mark.parametrize("count", [1, 2, 3, 7, 2**32 - 1])
def test_words_of_a_draw_are_the_first_and_the_last_that_stand_for_it(count):
    for low in {0, count // 2, count - 1}:
        drawn = Drawn(count, low, low + 1)

        assert drawn.first_word * count >> 64 == drawn.last_word * count >> 64 == low
        assert (drawn.first_word - 1) * count >> 64 == low - 1
        assert (drawn.last_word + 1) * count >> 64 == low + 1


def test_numbers_that_mean_the_same_are_one_branch():
    rules = acting(
        "first = self.chance(3, 1000)\nplace = self.choose((0, 5, 0, 3, 0))\n"
        "self.n = 4 * first + place + self.pick((False, True, True))"
    )
    branches = Branches(rules())
    [start] = branches.starts()
    found = {branches.seen[one.after].state["n"]: one for one in branches.steps(start.after, 1)}

    assert {n: one.probability for n, one in found.items()} == {
        4 * first + place + pick: (Fraction(3, 1000) if first else Fraction(997, 1000))
        * Fraction(5 if place == 1 else 3, 8)
        * Fraction(1, 2)
        for first, place, pick in itertools.product((0, 1), (1, 3), (1, 2))
    }
    assert [one.count for one in found[2].drawn] == [1000, 8, 2]


@pytest.mark.parametrize("slippery", [False, True])
def test_the_process_is_that_of_the_proved_environment(slippery):
    model = model_of(written.CliffWalking(slippery=slippery))
    proved = provengym.solve("CliffWalking", discount=DISCOUNT, is_slippery=slippery)
    solution = provengym.solve(model, discount=DISCOUNT)

    assert model.complete
    assert model.legal is None
    assert (model.states, model.transitions) == (38, 37 * 4 if not slippery else model.transitions)
    for state in range(model.states):
        cell = int(model.observation(state))
        assert solution.values[state] == pytest.approx(proved.values[cell], abs=1e-6)


KNOWN = type("Known", (), {"grade": "proved", "tested": "the page is the Python: equal"})


def with_kernel(monkeypatch):
    """Give `Slide` its kernel."""
    monkeypatch.setattr(enumerating, "served", lambda _: kernels.slide())
    monkeypatch.setattr(enumerating, "record_of", lambda _: KNOWN)


def test_of_a_class_with_a_kernel_the_process_is_read_off_it(monkeypatch):
    plain = model_of(kernels.Slide())
    with_kernel(monkeypatch)
    for name in ("_acted", "_asked", "_answer"):
        monkeypatch.setattr(Environment, name, lambda *_: pytest.fail("a rule is called"))
    model = model_of(kernels.Slide())

    live = int((~model.ended).sum())
    assert model.complete
    assert model.tested == (
        "It is read off the kernel, which is proved, and the programs of the page: the kernel "
        f"computed each outcome, by the first and by the last random words of a way "
        f"({live * 12:,} ways of {live * 3:,} actions of {model.states:,} states), and 100 starts "
        "by seeds. The page is the Python: equal."
    )
    assert replace(model, tested=plain.tested) == plain


def raises(error):
    def wrong(*_):
        raise error

    return wrong


@pytest.mark.parametrize("error", [FailsError(), TooManyWaysError()])
def test_where_ways_are_not_listed_every_outcome_is_compared(monkeypatch, error):
    with_kernel(monkeypatch)
    monkeypatch.setattr(KernelBranches, "steps", raises(error))
    model = model_of(kernels.Slide())

    live = int((~model.ended).sum())
    assert model.complete
    assert model.tested == (
        "The class has a kernel, which is proved: each outcome is the kernel's, by the first and "
        f"by the last random words that lead to it ({live * 24:,} branches from {live * 3:,} "
        f"actions of {model.states:,} states), and so are 100 starts by seeds."
    )


@pytest.mark.parametrize(("ways", "of"), [("listed", "page"), ("too many", "class")])
def test_a_kernel_that_departs_is_a_finding(monkeypatch, ways, of):
    if ways == "too many":
        monkeypatch.setattr(KernelBranches, "steps", raises(TooManyWaysError()))
    source = "import enum\n" + inspect.getsource(kernels.Way) + "\n"
    source += inspect.getsource(kernels.Slide).replace("self.draw(4)", "3 - self.draw(4)")
    wrong = made(source)
    monkeypatch.setattr(
        enumerating,
        "served",
        lambda _: compiled_rules.CompiledRules(
            wrong, kernels.slide().library, kernels.SLIDE_PLACES, {"lanes": "icy"}
        ),
    )
    model = model_of(wrong())

    [finding] = model.findings
    assert finding.kind == "extraction"
    assert f"the kernel departs from the {of}" in finding.message
    assert "the step by action 0" in finding.message
    assert not model.complete


def test_what_draws_by_the_stream_is_in_the_model(monkeypatch):
    rules = acting("self.n = self.draw(3)")
    assert "1,000 steps" in model_of(rules()).tested

    env = rules()
    monkeypatch.setattr(
        type(env), "_acted", lambda self, action: 1 if "_below" not in vars(self) else 0
    )
    monkeypatch.setattr(type(env), "step", lambda self, action: (0, 1.0, False, False, {}))
    [finding] = model_of(env).findings
    assert "by its own stream the class goes to" in finding.message


def test_legal_actions_come_first_and_are_what_is_solved():
    model = model_of(kernels.masked_taxi().rules())
    plain = model_of(written.Taxi())
    live = ~model.ended

    assert model.legal.shape == (model.states, 6)
    assert model.legal[~live].all()
    assert model.legal[live].any(axis=1).all()
    assert not model.legal[live].all()
    assert "are not legal: what is best is asked of legal ones alone" in model.notes[0]
    assert sorted(map(repr, model.observations)) == sorted(map(repr, plain.observations))
    for solution in (
        provengym.solve(model, discount=DISCOUNT),
        provengym.solve(model, horizon=4),
    ):
        for policy in np.atleast_2d(solution.policy):
            assert model.legal[np.arange(model.states), policy][live].all()
        assert provengym.check(model, solution.certificate).holds


def test_an_action_that_is_not_legal_is_never_best():
    rules = acting(
        "if action:\n    self.n = 9\n    return 100\nself.n += 1",
        more="def over(self) -> bool:\n    return self.n == 9\n"
        "def legal(self, action: bool) -> bool:\n    return not action or self.n == 3\n",
    )
    model = model_of(rules())
    free = model_of(
        acting(
            "if action:\n    self.n = 9\n    return 100\nself.n += 1",
            more="def over(self) -> bool:\n    return self.n == 9\n",
        )()
    )

    assert provengym.solve(free, discount=DISCOUNT).values[0] == pytest.approx(100)
    solution = provengym.solve(model, discount=DISCOUNT)
    assert solution.values[0] == pytest.approx(100 * 0.9**3)
    assert provengym.audit(model, discount=DISCOUNT).best_return.value.low > 70
    assert provengym.audit(model, discount=DISCOUNT).best_return.value.high < 73
    assert provengym.evaluate(model, lambda n: 1, discount=DISCOUNT).value.low == 100
    assert provengym.evaluate(model, lambda n: 0, discount=DISCOUNT).best.value.high < 73
    # By what is not observed alone no legal action is best in all states.
    assert not provengym.analyse(model, observe="0", discount=DISCOUNT).sufficient
    assert provengym.analyse(model, observe="observation == 3", discount=DISCOUNT).sufficient


def test_the_budget_ends_the_enumeration():
    model = model_of(written.Taxi(), Budget(math.inf, 500))

    assert not model.complete
    assert model.unfinished == "the budget is spent"
    assert 0 < model.states < 500


def test_what_raises_is_a_finding_with_a_way_there():
    model = model_of(acting("self.n += 3 + self.draw(2)")())

    [finding] = model.findings
    assert finding.kind == "exception"
    assert "n must be between 0 and 9" in finding.message
    assert finding.actions == (0, 0, 0)
    assert not model.complete
    assert {row.mass for row in model.unknown_rows} == {Fraction(1, 2), Fraction(1)}


def test_extract_takes_that_way(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    source = inspect.getsource(written).replace("class Taxi", "class _Taxi")
    (tmp_path / "walk.py").write_text(source[: source.index("class _Taxi")], encoding="utf-8")
    model = provengym.extract("walk.py", parameters={"slippery": True})

    assert model.target == "walk.py:CliffWalking"
    assert model.assumptions == (enumerating.UNIFORM,)
    assert "1,000 steps of episodes by its own stream" in model.tested
    assert model.complete
    path = tmp_path / "walk.npz"
    model.save(path)
    assert provengym.load_model(path) == model


def test_what_is_not_in_the_language_is_extracted_as_any_environment():
    rules = made(
        "class Odd(Environment):\n"
        "    n: Annotated[int, Range(0, 3)]\n"
        "    def start(self) -> None:\n        self.n = 0\n"
        "    def act(self, action: bool) -> int:\n"
        "        self.n = int(str(self.n))\n        return 0\n"
    )

    assert model_of(rules()) is None


def test_a_time_limit_is_no_part_of_the_states():
    env = gymnasium.make(gymnasium.envs.registration.EnvSpec("A-v0", entry_point=kernels.Slide))
    model = provengym.extract(env)

    assert isinstance(env.unwrapped, Environment)
    assert (model.time_limit, model.limit_spares_ends) == (7, True)


def test_of_several_legal_actions_the_first_is_taken_instead():
    rules = made(
        "class Rules(Environment):\n"
        "    n: Annotated[int, Range(0, 3)]\n"
        "    def start(self) -> None:\n        self.n = 0\n"
        "    def act(self, action: Annotated[int, Range(0, 3)]) -> int:\n"
        "        self.n = action\n        return action\n"
        "    def over(self) -> bool:\n        return self.n > 0\n"
        "    def legal(self, action: Annotated[int, Range(0, 3)]) -> bool:\n"
        "        return 0 < action < 3\n"
    )
    model = model_of(rules())
    legally = model.legally()

    assert [model.row(0, action)[0][2] for action in range(4)] == [0, 1, 2, 3]
    assert [legally.row(0, action)[0][2] for action in range(4)] == [1, 1, 2, 1]
    assert (model.states, legally.states) == (4, 3)
    assert [legally.history(state) for state in range(3)] == [(), (1,), (2,)]
    assert legally.legal.tolist()[0] == [False, True, True, False]
    assert legally.legally() == legally
    assert provengym.solve(model, horizon=1).values[0] == 2


def test_the_best_policy_is_of_legal_actions():
    rules = acting(
        "if action:\n    self.n = 9\n    return 100\nself.n += 1",
        more="def over(self) -> bool:\n    return self.n == 9\n"
        "def legal(self, action: bool) -> bool:\n    return not action or self.n == 3\n",
    )
    found = provengym.evaluate(model_of(rules()), lambda n: 1, discount=DISCOUNT)

    assert found.value.exact == 100
    assert found.best.value.high < 73


def test_what_is_not_known_of_actions_that_are_not_legal_is_left_out():
    rules = acting(
        "if action:\n    self.n += 8\nelif self.n < 2:\n    self.n += 1",
        more="def legal(self, action: bool) -> bool:\n    return not action\n",
    )
    model = model_of(rules())

    assert [finding.kind for finding in model.findings] == ["exception"]
    assert not model.complete
    assert model.legally().complete
    assert model.legally().states == 3
    assert provengym.evaluate(model, lambda n: 0, horizon=3).best.value.exact == 0
