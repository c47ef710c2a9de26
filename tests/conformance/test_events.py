"""The events that a difference names."""

from types import SimpleNamespace

import numpy as np

from provengym.comparison.discrepancy import Discrepancy
from provengym.conformance.engines.events import Namer
from provengym.data.episode import Episode
from provengym.models.stepped_model import Answer

MODEL = SimpleNamespace(reward_tolerance=0.0, observation_tolerance=0.0)


def answers(observations, rewards=(), last=False):
    """Those of an episode in which nothing is paid but these rewards of the last steps."""
    rewards = [0.0] * (len(observations) - 1 - len(rewards)) + [*rewards]
    ends = [(reward, False, False) for reward in rewards]
    if last:
        ends[-1] = (rewards[-1], True, False)
    return [Answer(observations[0]), *map(Answer, observations[1:], ends)]


def difference(kind, target, reference, *, model=MODEL):
    """Between the last answers of two episodes."""

    def described(answer):
        shown = {"observation": answer.observation}
        if answer.end is not None:
            shown |= dict(zip(("reward", "terminated", "truncated"), answer.end, strict=True))
        return shown

    return Discrepancy(
        kind=kind,
        model=model,
        episode=Episode(7, (0,) * (len(target) - 1)),
        before=None,
        message="",
        got=described(target[-1]),
        expected=described(reference[-1]),
    )


def namer(kind, target, reference, first, *, known=True, model=MODEL):
    found = difference(kind, target, reference, model=model)
    return Namer(found, reference[:-1] if known else None, first)


def named(*given, **options):
    return namer(*given, **options).at_step()


def test_a_reward_of_few_values_is_told_at_this_step_and_at_any():
    wrong, right = answers("abcd", [1.0]), answers("abcd", [1.5])
    names = namer("reward", wrong, right, [(right, right)] * 2)
    events = [*names.at_step(), *names.within(9), *names.after_the_same()]

    assert [(event.name, event.side, event.is_value) for event in events] == [
        ("reward 1 at step 3", 0, True),
        ("reward 1.5 at step 3", 1, True),
        ("reward 1 at one of the steps 1 to 9", 0, True),
        ("reward 1.5 at one of the steps 1 to 9", 1, True),
        ("reward 1 at step 3 after the same answers as here", 0, True),
        ("reward 1.5 at step 3 after the same answers as here", 1, True),
    ]
    at, _, ever, _, after, _ = events
    assert [event.shows(wrong) for event in events] == [True, False] * 3
    assert [event.shows(right) for event in events] == [False, True] * 3
    early = answers("abcd", [1.0, 0.0, 0.0])
    assert [event.shows(early) for event in (at, ever, after)] == [False, True, False]
    other = answers("bbcd", [1.0])
    assert [event.shows(other) for event in (at, ever, after)] == [True, True, False]
    over = answers("ab", [1.0], last=True)
    assert [event.shows(over) for event in (at, ever, after)] == [False, True, False]
    assert [after.goes_on(k, wrong[k]) for k in range(4)] == [True] * 4
    assert not after.goes_on(0, other[0])


def test_an_end_is_a_value_and_an_episode_that_was_over_before_does_not_show_it():
    wrong, right = answers("ab", last=True), answers("ab")
    target, reference = named("terminated", wrong, right, [(right, right)] * 2)[:2]

    assert (target.name, reference.name) == (
        "episode terminated at step 1",
        "episode goes on at step 1",
    )
    assert [target.shows(one) for one in (wrong, right, answers("a"))] == [True, False, False]
    assert [reference.shows(one) for one in (wrong, right, answers("a"))] == [False, True, False]


def test_no_answers_are_asked_for_that_are_not_known():
    wrong, right = answers(["a", "y"]), answers(["a", "z"])

    for known in (True, False):
        names = namer("observation", wrong, right, [(right, right)] * 2, known=known)
        assert len(names.after_the_same()) == 2 * known
    assert namer("observation", wrong[:1], right[:1], [(right, right)] * 2).after_the_same() == []


def test_of_many_numbers_the_range_is_told_in_which_the_first_pairs_differ():
    random = np.random.default_rng(1)
    first = [
        (answers([np.array([x, 0.0])]), answers([np.array([x - 5, 0.0])]))
        for x in random.uniform(0, 10, 40)
    ]
    wrong, right = answers([np.array([9.0, 0.0])]), answers([np.array([4.0, 0.0])])
    half, *values = named("observation", wrong, right, first)

    assert half.name.startswith("observation[0] of ")
    assert half.name.endswith(" or more at the reset")
    assert (half.side, half.is_value) == (0, False)
    assert half.shows(answers([np.array([9.9, 0.0])]))
    assert not half.shows(answers([np.array([-4.0, 0.0])]))
    assert [event.is_value for event in values] == [True, True]


def test_of_many_numbers_it_is_told_how_far_they_are_off_what_came_before():
    random = np.random.default_rng(1)

    def episode(gravity):
        angle, speed = random.uniform(-1, 1, 2)
        after = speed + gravity * angle + 0.1 * angle * speed
        return answers([np.array([angle, speed]), np.array([angle, after])])

    first = [(episode(2.1), episode(2.0)) for _ in range(60)]
    wrong, right = episode(2.1), episode(2.0)
    events = named("observation", wrong, right, first)

    (off,) = [
        event for event in events if "is off its prediction from the answer before" in event.name
    ]
    assert off.name.startswith("observation[1] ")
    assert (off.side, off.is_value) == (0, False)
    assert sum(off.shows(episode(2.1)) for _ in range(100)) > 90
    assert not any(off.shows(episode(2.0)) for _ in range(100))


def test_of_many_texts_one_half_is_told():
    texts = [f"text {k}" for k in range(40)]
    first = [
        (answers([one]), answers([other]))
        for one, other in zip(texts[:20], texts[20:], strict=True)
    ]
    wrong, right = answers(["text 1"]), answers(["text 2"])
    half, *_ = named("observation", wrong, right, first)

    assert "half of all values, by a hash" in half.name
    assert (half.shows(wrong), half.shows(right)) == (True, False)
    assert 10 < sum(half.shows(answers([text])) for text in texts) < 30


def test_values_within_the_tolerance_are_the_same():
    model = SimpleNamespace(reward_tolerance=0.1, observation_tolerance=0.0)
    wrong, right = answers("ab", [1.0]), answers("ab", [2.0])
    target, *_ = named("reward", wrong, right, [(right, right)] * 2, model=model)

    shown = [target.shows(answers("ab", [reward])) for reward in (1.0, 1.09, 0.91, 1.2)]
    assert shown == [True, True, True, False]
