"""Who chooses the actions of an episode, and how what was played is counted and compared."""

from itertools import pairwise
from random import Random
from types import SimpleNamespace

import pytest

from provengym.comparison.discrepancy import Discrepancy, Visits
from provengym.comparison.policies import OnwardActions, ToTheLimit, explorer
from provengym.data.episode import Episode
from provengym.envs.gridworld.reference_model import GridWorldModel


class Chance:
    """A random model that proposes to begin with two times the action 2."""

    deterministic = False
    actions = (0, 1, 2)

    def plan(self, states, random):
        return (2, 2)


def played(policy):
    """The actions of an episode."""
    policy.began(None)
    return list(iter(lambda: policy.choose(None), None))


def test_every_other_episode_begins_as_the_model_proposes():
    random = Random(0)
    episodes = [played(explorer(Chance(), number, 40, random)) for number in range(6)]

    assert all(len(actions) == 40 for actions in episodes)
    assert [actions[:2] == [2, 2] for actions in episodes[1::2]] == [True] * 3
    assert [actions[:2] == [2, 2] for actions in episodes[::2]] != [True] * 3
    assert all(set(actions[2:]) == {0, 1, 2} for actions in episodes)


def test_a_walk_onward_ends_no_episode_and_when_it_is_told():
    model = SimpleNamespace(
        actions=(0, 1, 2),
        step=lambda state, action: SimpleNamespace(done=action == 1, state=state),
    )
    left = iter([False] * 60 + [True])
    actions = played(OnwardActions(model, Random(0), lambda: next(left)))

    assert len(actions) == 60
    assert set(actions) == {0, 2}
    assert sum(one == other for one, other in pairwise(actions)) > 35


def test_an_episode_to_the_limit_goes_on_step_by_step():
    policy = ToTheLimit(SimpleNamespace(action=lambda states, steps: 10 + steps))
    policy.began(None)
    actions = []
    for _ in range(3):
        actions.append(policy.choose(None))
        policy.stepped(None, actions[-1], None, None)

    assert actions == [10, 11, 12]


def difference(*, actions=(1, 2), kind="reward", got=1.0):
    model = GridWorldModel({"height": 2, "width": 2})
    episode = Episode(0, actions)
    return Discrepancy(
        kind=kind, model=model, episode=episode, before=None, message="", got={"reward": got}
    )


@pytest.mark.parametrize("change", [{"actions": (1,)}, {"kind": "terminated"}, {"got": 2.0}])
def test_a_difference_comes_again_where_step_kind_and_answer_are_the_same(change):
    assert difference().again(difference(actions=(0, 0)))
    assert not difference().again(difference(**change))
    assert not difference().again(None)


def test_what_was_visited_is_counted_for_each_choice_of_parameters():
    visits = Visits()
    small, large = (GridWorldModel({"height": side, "width": side}) for side in (2, 3))
    visits.states |= {(visits.number(small), (0, 0))}
    visits.states |= {(visits.number(large), (0, column)) for column in range(2)}
    visits.transitions |= {(visits.number(large), (0, 0), action) for action in range(3)}

    assert visits.of(small) == (1, 0)
    assert visits.of(large) == (2, 3)
    assert visits.of(GridWorldModel({"height": 2, "width": 2})) == (1, 0)
