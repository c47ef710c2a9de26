"""Counters, scores and logs: out of the states where nothing depends on them, else in them."""
# ruff: noqa: RUF005 - sums of lists are tried

import ast
import enum
import math
import random
import sys
from dataclasses import replace

import gymnasium
import numpy as np
import pytest

from extraction import records
from extraction.counting import (
    ALIASES,
    CLOCKS,
    LAST,
    LENGTHS,
    LIMIT,
    LISTS,
    NO_CLOCKS,
    NO_LENGTHS,
    USES,
    Aliased,
    AliasedFromTheStart,
    ByInfo,
    Counts,
    Doubles,
    Draws,
    InCompiled,
    Kept,
    KeptElsewhere,
    Later,
    Lists,
    Nothing,
    Pays,
    ReadByReset,
    RemembersTheEnd,
    Runs,
    Shows,
    Spares,
    SparesSome,
    Succeeds,
    Terminates,
    TerminatesOrCut,
    Timed,
    TimedOrElse,
    TypeOf,
    Wrapped,
)
from extraction.small import Coin
from provengym import conform, extract
from provengym.data.limits import NORMAL
from provengym.extraction import attributes, run, search
from provengym.extraction.attributes import seen_in_episodes, with_accumulators
from provengym.extraction.hidden.infos import _trims
from provengym.extraction.hidden.places import places_in
from provengym.extraction.hidden.values import (
    Hidden,
    HiddenDeque,
    HiddenList,
    HiddenNumber,
    Uses,
    kind_of,
)
from provengym.extraction.mistaken import MistakenError
from provengym.extraction.run import Extraction, extract_model
from provengym.extraction.search import Search
from provengym.finite.files import load_model
from provengym.finite.unrolled import unrolled
from provengym.processes.budget import Budget
from provengym.processes.isolation import WorkError
from provengym.targets.guard import Guard

tells_columns = pytest.mark.skipif(
    sys.version_info < (3, 11), reason="Python does not tell the columns of what it runs"
)
BUDGET = "5000steps"


def extracted(make, budget=BUDGET):
    """The model, of this process alone."""
    asked = Extraction(target=make, budget=budget, hash_seeds=0, after_ends=False)
    return extract_model(asked)


def hidden_in(model):
    """The names that a model's assumptions say to be hidden."""
    for one in model.assumptions:
        if one.startswith("nothing that is shown, paid or ended depends on "):
            return one.split(" depends on ")[1].split(" (hidden")[0].split(", ")
    return []


@pytest.mark.parametrize("make", [Kept, Runs])
def test_what_is_only_accumulated_is_no_part_of_a_state(make):
    model = extract(make, budget=BUDGET)

    assert model.complete
    assert model.findings == ()
    assert len(model.observation_of) == LAST + 1
    assert {"steps", "score", "history", "window", "stats['moves']"} <= set(hidden_in(model))
    assert {"recent", "returns", "episodes"} <= set(hidden_in(model))


def test_the_calls_that_rest_on_it_are_counted():
    (told,) = (one for one in extract(Kept, budget=BUDGET).assumptions if "(hidden" in one)

    hidden, varied = (int(word) for word in told.split() if word.isdigit())
    assert hidden >= 2 * LAST
    assert varied >= 2 * LAST


def test_draws_that_are_only_accumulated_are_followed():
    model = extract(Draws, budget=BUDGET)

    assert model.complete
    assert len(model.observation_of) == LAST + 1
    assert sorted(float(p) for p, *_ in model.row(0, 0)) == [0.25, 0.75]


def stays(model, name):
    """Return whether a model pays in each second step, and does not hide a name."""
    return (
        model.complete
        and not model.findings
        and len(model.observation_of) == 2 * LAST + 1
        and name not in hidden_in(model)
    )


@pytest.mark.parametrize("name", USES)
def test_a_counter_that_is_used_in_any_way_stays(name):
    model = extracted(type("Counter", (Counts,), {"use": USES[name]}))

    assert stays(model, "steps"), (hidden_in(model), model.findings, model.unknown_rows)


@pytest.mark.parametrize("name", LISTS)
def test_a_list_that_is_used_in_any_way_stays(name):
    model = extracted(type("Logger", (Lists,), {"use": LISTS[name]}))

    assert stays(model, "history"), (hidden_in(model), model.findings, model.unknown_rows)


@pytest.mark.parametrize("name", ALIASES)
def test_a_list_that_is_used_by_another_name_stays(name):
    begin, use = ALIASES[name]
    model = extracted(type("Other", (Aliased,), {"begin": begin, "use": use}))

    assert stays(model, "history"), (hidden_in(model), model.findings, model.unknown_rows)


def test_a_list_of_the_constructor_that_is_used_by_another_name_stays():
    assert stays(extracted(AliasedFromTheStart), "history")


@pytest.mark.parametrize(
    "make",
    [
        *(
            Later,
            KeptElsewhere,
            TypeOf,
            Nothing,
            Doubles,
            ReadByReset,
            Succeeds,
            InCompiled,
            Pays,
            Shows,
        ),
        lambda: ByInfo(Wrapped()),
    ],
)
def test_what_may_depend_on_a_counter_keeps_it_in_the_states(make):
    model = extracted(make, "400steps")

    assert "steps" not in hidden_in(model)
    assert not model.complete or len(model.observation_of) > LAST + 1


def timed_in(model):
    """The names that a model's assumptions say to be clocks."""
    return [one.split()[0] for one in model.assumptions if "counts the steps of an episode" in one]


@pytest.mark.parametrize("make", CLOCKS)
def test_a_clock_is_a_time_limit(make):
    model = extracted(make)

    assert model.complete
    assert model.findings == ()
    assert model.time_limit == LIMIT
    assert timed_in(model) == ["steps"]
    assert len(model.observation_of) == LAST + (make is not TimedOrElse)


@pytest.mark.parametrize("make", NO_CLOCKS)
def test_what_is_no_clock_stays(make):
    model = extracted(make, "2000steps")

    assert model.time_limit is None
    assert timed_in(model) == []
    assert "steps" not in hidden_in(model)
    assert len(model.observation_of) > 2 * LAST


@tells_columns
@pytest.mark.parametrize("make", LENGTHS)
def test_the_length_of_a_log_is_a_clock(make):
    model = extracted(make)

    assert model.complete
    assert model.findings == ()
    assert model.time_limit == LIMIT
    assert any(one.startswith("the length of log counts") for one in model.assumptions)
    assert hidden_in(model) == ["steps"]
    assert len(model.observation_of) == LAST + 1


@tells_columns
def test_a_length_by_which_a_log_is_begun_anew_is_no_part_of_a_state():
    model = extracted(records.BeginsAnew)

    assert model.complete
    assert hidden_in(model) == ["history", "log", "score", "steps"]
    assert len(model.observation_of) == records.LAST + 1


@pytest.mark.parametrize("make", NO_LENGTHS)
def test_a_log_whose_length_is_no_clock_stays(make):
    model = extracted(make, "2000steps")

    assert model.time_limit is None
    assert "log" not in hidden_in(model)
    assert len(model.observation_of) > 2 * LAST


@pytest.mark.parametrize("make", [Terminates, TerminatesOrCut])
def test_a_clock_that_terminates_an_episode_is_unrolled(make):
    model = extract(make, budget=BUDGET)

    assert model.complete
    assert model.findings == ()
    assert model.time_limit is None
    assert timed_in(model) == (["steps"] if make is Terminates else [])
    assert model.tested.startswith("The target equals the reference")


def test_where_a_step_terminates_in_the_end_time_is_in_the_states():
    model = extracted(Terminates)

    (last,) = (
        one
        for one in range(model.states)
        if len(model.history(one)) == LIMIT - 1 and model.observation(one) == 0
    )
    assert [outcome[2:5] for outcome in model.row(last, 0)] == [(0.0, True, False)]


def test_a_reset_after_the_limit_is_compared():
    model = extracted(RemembersTheEnd)

    assert model.time_limit == LIMIT
    assert [finding.kind for finding in model.findings] == ["reset"]


def test_a_model_with_the_time_limit_is_the_target():
    model = extract(Timed, budget=BUDGET)

    assert model.findings == ()
    assert model.tested.startswith("The target equals the reference")
    assert conform(Timed, reference=model, budget="3000steps")
    assert not conform(Terminates, reference=model, budget="3000steps")


def test_a_clock_is_a_time_limit_beside_a_key_that_does_not_name_the_environment():
    def timed(key):
        asked = Extraction(target=Timed, key=key, budget=BUDGET, hash_seeds=0, after_ends=False)
        return extract_model(asked)

    model = timed(" observation ")
    assert model.complete
    assert (model.time_limit, timed_in(model)) == (LIMIT, ["steps"])
    assert timed("env.place, env.steps").time_limit is None


def test_a_limit_may_spare_what_ends_in_its_step(tmp_path):
    model = extract(Spares, budget=BUDGET)

    assert model.findings == ()
    assert (model.time_limit, model.limit_spares_ends) == (LIMIT, True)
    assert model.tested.startswith("The target equals the reference")
    assert not conform(Timed, reference=model, budget="3000steps")
    model.save(tmp_path / "model.npz")
    assert load_model(tmp_path / "model.npz").limit_spares_ends


def test_a_limit_that_spares_some_ends_stays_in_the_states():
    model = extracted(SparesSome)

    assert (model.time_limit, model.limit_spares_ends) == (None, False)
    assert timed_in(model) == []


@pytest.mark.parametrize(("spares", "truncated"), [(True, False), (False, True)])
def test_time_is_unrolled_as_the_limit_does(spares, truncated):
    model = replace(extracted(Timed), limit_spares_ends=spares)

    timed = unrolled(model, LAST).model

    (end,) = (state for state in range(timed.states) if timed.history(state) == (1,) * LAST)
    before = int(timed.parents[end])
    assert [outcome[3:5] for outcome in timed.row(before, 1)] == [(True, truncated)]


def test_a_stand_in_for_a_number_takes_sums_only():
    used = Uses()
    number = HiddenNumber("steps", used)

    for grown in (number + 1, 1 - number, number + np.float32(0.5), np.int64(3) + number):
        assert type(grown) is HiddenNumber
    assert not used
    for act in (lambda: number + [], lambda: number + float("inf"), lambda: number + 2**31):
        with pytest.raises(MistakenError, match="steps"):
            act()
    assert used == {"steps"}


def test_a_stand_in_for_a_list_grows_only():
    used = Uses()
    items = HiddenList("log", used)

    items += (number for number in range(2))
    items.append(3)
    items.insert(0, 2)
    items.clear()
    assert type(items[-2:]) is type(items + [1]) is type(items.copy()) is HiddenList
    assert not used
    for act in (lambda: items[0], lambda: items[::0], lambda: items + (1,), lambda: items.pop()):
        with pytest.raises(MistakenError, match="log"):
            act()
    with pytest.raises(MistakenError):
        HiddenDeque("queue", used)[1:]


def test_what_can_be_stood_for_is_of_exactly_these_classes():
    assert kind_of(3) is kind_of(np.float32(1)) is HiddenNumber
    assert kind_of([]) is HiddenList
    assert kind_of(True) is kind_of(None) is kind_of("") is kind_of(()) is None


@pytest.mark.parametrize(
    ("make", "names"),
    [
        (records.Best, {"best", "rate", "score", "steps", "history"}),
        (records.Fastest, {"fastest", "score", "steps", "history"}),
        (records.Visits, {"visits", "rewards", "score", "steps", "history"}),
    ],
)
def test_a_record_that_nothing_depends_on_is_no_part_of_a_state(make, names):
    model = extracted(make)

    assert model.complete
    assert len(model.observation_of) == records.LAST + 1
    assert set(hidden_in(model)) == names


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (records.PaysForRecords, "best"),
        (records.PaysForTheFirst, "fastest"),
        (records.DrawsForRecords, "best"),
    ],
)
def test_a_record_that_something_depends_on_stays(make, name):
    model = extracted(make, "3000steps")

    assert name not in hidden_in(model)
    rewards = {reward for s in range(200) for a in range(2) for _, _, reward, *_ in model.row(s, a)}
    assert len(model.observation_of) > 100
    assert rewards == {0.0, 1.0}


def test_a_number_that_something_depends_on_leaves_a_record_hidden():
    model = extracted(records.Lives)

    assert model.complete
    assert {"best", "score", "steps"} <= set(hidden_in(model))
    assert "lives" not in hidden_in(model)
    assert len(model.observation_of) == 3 * records.LAST + 2


@tells_columns
@pytest.mark.parametrize("make", [records.Tells, records.TellsByName, records.TellsByMethod])
def test_what_only_an_info_tells_is_no_part_of_a_state(make):
    model = extracted(make)

    assert model.complete
    assert len(model.observation_of) == records.LAST + 1
    assert hidden_in(model) == ["history", "score", "steps"]


@tells_columns
def test_what_objects_that_an_environment_holds_tell_in_its_infos_is_no_part_of_a_state():
    model = extracted(records.TellsByAnother)

    assert model.complete
    assert len(model.observation_of) == records.LAST + 1
    told = {"statistics.history", "counts.score", "counts.steps"}
    assert set(hidden_in(model)) == {"history", "score", "steps"} | told


@pytest.mark.parametrize("name", ["counts.success", "stats['is_success']"])
def test_what_success_is_read_of_is_used_in_an_info_too(name):
    used = Uses()
    used.is_for_info = lambda: True
    used.values |= {name: 1, "counts.steps": 1}

    assert int(HiddenNumber("counts.steps", used)) == 1
    with pytest.raises(MistakenError, match="success"):
        int(HiddenNumber(name, used))


def test_what_an_object_tells_stays_where_it_is_looked_at():
    hidden = hidden_in(extracted(records.KeepsTheObject, "2000steps"))

    assert "statistics.history" not in hidden


@pytest.mark.parametrize(
    "make",
    [
        *(records.SucceedsByTheLog, records.KeepsTheInfo, records.KeepsTheMethod, records.Notes),
        *(records.NotesByName, records.ReadsItsOwn, records.AliasesItsStep, records.Within),
        *(records.KeepsAnother, records.KeepsGlobals, records.KeepsTheGlobalInfo),
    ],
)
def test_what_an_info_tells_stays_where_it_is_looked_at(make):
    model = extracted(make, "2000steps")

    assert "history" not in hidden_in(model)


@pytest.mark.parametrize("make", [records.PaysForVisits, records.ShowsVisits])
def test_an_array_that_something_depends_on_stays(make):
    assert "visits" not in hidden_in(extracted(make, "2000steps"))


def test_an_array_that_does_not_fit_raises_as_it_would():
    model = extracted(records.GrowsVisits)

    assert [finding.kind for finding in model.findings] == ["exception"]
    assert "out of bounds" in model.findings[0].message


@tells_columns
def test_a_log_that_is_trimmed_is_no_part_of_a_state():
    model = extracted(records.Trims)

    assert model.complete
    assert len(model.observation_of) == records.LAST + 1
    assert hidden_in(model) == ["history", "log", "score", "steps"]


def test_a_log_by_whose_length_something_else_is_done_stays():
    assert "log" not in hidden_in(extracted(records.TrimsAndMore, "2000steps"))


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("if len(self.log) > self.most: self.log.pop(0)", ["len(self.log)", "self.log.pop(0)"]),
        ("if len(self.log) > 9: self.log.clear(); self.other.clear()", []),
        ("if len(self.log) > 9: self.log.pop(self.place)", []),
        ("if len(self.log) > 9: self.log = []", []),
        ("if len(self.log) > 9: self.log.pop()\nelse: self.place = 0", []),
        ("while len(self.log) > 9: self.log.pop()", []),
        ("if self.log: self.log.pop()", []),
    ],
)
def test_of_a_statement_that_trims_a_log_no_more_is_free_than_its_length_and_calls(statement, told):
    """Nor is the number that the length is compared with, which may be hidden, too."""
    (node,) = ast.parse(statement).body

    assert [ast.unparse(one) for one in _trims(node)] == told


@tells_columns
def test_what_an_info_tells_stays_where_a_wrapper_may_look_at_it():
    class Pays(gymnasium.Wrapper):
        def step(self, action):
            shown, _, ended, cut, info = self.env.step(action)
            return shown, float(info["places"] > 6), ended, cut, info

    model = extracted(lambda: Pays(records.Tells()), "2000steps")

    assert "history" not in hidden_in(model)


class Draws12(records.Track):
    """It goes on by what is drawn in each step; the last of 9 steps may pay in a place."""

    observation_space, paid = gymnasium.spaces.Discrete(12), None

    def next(self):
        return (self.place + int(self.np_random.integers(12))) % 12

    def step(self, action):
        self.steps += 1
        before, self.place = self.place, self.next()
        cut = self.steps == 9
        return self.place, float(cut and before == self.paid), False, cut, {}


class PaysInThePlace(Draws12):
    paid = 7


class PaysInTheHiddenPlace(PaysInThePlace):
    """The place before matters in the last step alone."""

    def next(self):
        return int(self.np_random.integers(12))


@pytest.fixture
def few_again(monkeypatch):
    """Only the least number of outcomes is made again."""
    monkeypatch.setattr(search, "_ALL_REPEATED", 0)
    monkeypatch.setattr(search, "_ALIKE_REPEATED", 8)
    monkeypatch.setattr(search, "_REPEATED_PERIOD", 10**9)


def test_of_outcomes_that_draw_alike_few_are_made_again(request):
    def calls():
        asked = Extraction(target=Draws12, hash_seeds=0, after_ends=False)
        return run._in_a_fork(asked)[1]["calls"]

    before = calls()
    request.getfixturevalue("few_again")

    assert before > 12 * 2 * 12 * 3
    assert calls() < before / 2


@pytest.mark.usefixtures("few_again")
def test_a_clock_is_tried_in_each_state():
    assert timed_in(extracted(Draws12)) == ["steps"]
    assert timed_in(extracted(PaysInThePlace, "4000steps")) == []


class PaysAfterMany(records.Track):
    """A log decides what is paid, when it has become long."""

    def __init__(self):
        super().__init__()
        self.log = []

    def step(self, action):
        ended = self.move(action)
        self.log.append(self.place)
        return self.place, float(len(self.log) > 1_000_000), ended, False, {}


def test_nothing_is_known_of_a_call_that_is_cut_where_a_hidden_value_decides(monkeypatch):
    whole = search.enumerate_call

    def cut(call, **given):
        ends = iter([False])  # after the first of the ways in which the call can go
        return whole(call, **{**given, "is_late": lambda: next(ends, True)})

    monkeypatch.setattr(search, "enumerate_call", cut)
    model = extracted(PaysAfterMany, "2000steps")

    assert "log" in hidden_in(model)
    assert {one.mass for one in model.unknown_rows} == {1}


def test_what_only_the_last_step_of_a_clock_depends_on_is_seen():
    model = extracted(PaysInTheHiddenPlace, "20000steps")

    assert model.complete
    assert (timed_in(model), hidden_in(model)) == ([], [])
    assert set(model.rewards) == {0.0, 1.0}


class Seldom(records.Track):
    """It counts what seldom happens, by a generator that all of the process shares."""

    def __init__(self):
        super().__init__()
        self.happened = 0

    def step(self, action):
        self.happened += random.random() < 1 / 200
        return super().step(action)


def test_what_some_episodes_show_is_the_same_each_time():
    assert len({tuple(hidden_in(extracted(Seldom, "500steps"))) for _ in range(12)}) == 1


class Leaves(Terminates):
    """At the second place, something happens that cannot be followed."""

    def step(self, action):
        answer = super().step(action)
        if action and answer[0] == 2:
            hash(self.np_random.normal())
        return answer


def test_a_clock_is_unrolled_where_not_everything_is_known():
    model = extracted(Leaves)

    assert timed_in(model) == ["steps"]
    times = {len(model.history(one.state)) for one in model.unknown_rows}
    assert times == set(range(1, LIMIT))
    assert {model.observation(one.state) for one in model.unknown_rows} == {1}
    assert {(one.action, one.mass) for one in model.unknown_rows} == {(1, 1)}


def test_time_is_unrolled_as_far_as_there_are_not_too_many_states():
    whole = extracted(lambda: Timed())
    model = unrolled(whole, 50, most=20).model

    assert not model.complete
    assert "with time, there are more than 20 after 6 steps" in model.unfinished
    assert model.states == unrolled(whole, 6).model.states
    assert not model.ended[[len(model.history(one)) == 6 for one in range(model.states)]].all()


class Wins(records.Track):
    """It counts episodes that random actions hardly ever end."""

    def __init__(self):
        super().__init__()
        self.wins = 0

    def step(self, action):
        shown, reward, ends, cut, info = super().step(action)
        self.wins += ends
        return shown, reward, ends, cut, info


class WinsMore(Wins):
    """What it counts makes the start another one, much later."""

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place = int(self.wins > 77)
        return self.place, {}


def test_what_an_episode_after_another_begins_with_is_tried_late(monkeypatch):
    monkeypatch.setattr(attributes, "_STEPS", 20)
    monkeypatch.setattr(search, "_LOOKED", ())
    model = extracted(Wins)

    assert model.complete
    assert "wins" in hidden_in(model)
    assert len(model.observation_of) == records.LAST + 1

    assert "wins" not in hidden_in(extracted(WinsMore))


class Deep(records.Track):
    """It counts its visits of the second half, which random actions do not reach."""

    observation_space = gymnasium.spaces.Discrete(200)

    def __init__(self):
        super().__init__()
        self.visits = 0

    def step(self, action):
        self.place = min(self.place + 1, 199) if action else 0
        self.visits += self.place > 60
        return self.place, 0.0, False, False, {}


def test_what_varies_among_the_states_is_tried_late():
    model = extracted(Deep)

    assert model.complete
    assert "visits" in hidden_in(model)
    assert len(model.observation_of) == 200


class Road:
    """Has attributes."""


def test_no_place_is_in_a_constant_that_all_environments_share():
    """What is put there would stay in the next environment."""
    inside, road = Road(), Road()
    inside.road = road
    road.light, road.cars = enum.Enum("Light", ["RED", "GREEN"]).RED, 3

    assert [name for _, name, _ in places_in(inside)] == ["road", "road.light", "road.cars"]


def test_an_extraction_does_not_begin_again_where_nothing_would_be_otherwise(monkeypatch):
    def run(*args, **about):
        raise MistakenError(["something"])

    monkeypatch.setattr(Search, "run", run)
    with pytest.raises(WorkError, match="MistakenError: something"):
        extracted(Counts)


class Shoots(Coin):
    """Action 1 takes one of some shots, of which no reset brings more."""

    shots = 100

    def step(self, action):
        self.shots -= action
        return super().step(action if self.shots // 1 > 0 else 0)


def test_nothing_is_left_of_a_trial_that_is_noted_where_objects_are_looked_through():
    """Also where the state of the environment cannot be put back."""
    env, guard = Shoots(), Guard(Budget(math.inf), NORMAL)
    seen = seen_in_episodes(env, (0, 1), guard, 0)
    assert "shots" in [one.name for one in seen[0].accumulators]

    (found,) = with_accumulators(env, seen, (0, 1), guard, 0, lambda: None)
    assert "shots" not in [one.name for one in found.accumulators]
    assert not issubclass(type(env.shots), Hidden)
