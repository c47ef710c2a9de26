"""Counterexamples of references whose states are not known, made shorter by playing others."""

from types import SimpleNamespace

import pytest

from provengym.conformance.candidates import EXHAUSTIVE, UNPROVED
from provengym.conformance.minimizing.shrinker import shrink_stepped
from provengym.conformance.session import FailedError
from provengym.data.episode import Episode

MODEL = SimpleNamespace(actions=("left", "right"))


class Session:
    """One whose target differs as soon as the actions of an episode are wrong."""

    def __init__(self, wrong, most=10**9):
        self.wrong, self.closed = wrong, []
        self.limits = SimpleNamespace(shrinking_sequences=most)
        self.budget = SimpleNamespace(check=lambda: None)

    def comparer(self, model):
        assert model is MODEL
        return self

    def play(self, episode):
        assert episode.seed == 7
        for step in range(len(episode.actions) + 1):
            if self.wrong(episode.actions[:step]):
                played = Episode(7, episode.actions[:step])
                return SimpleNamespace(step=step, model=MODEL, episode=played)
        return None

    def close(self, comparer):
        self.closed.append(comparer)


def shrunk(session, actions):
    best = session.play(Episode(7, actions))
    found = [(one.episode.actions, how) for one, how in shrink_stepped(session, best)]
    assert session.closed == [session]
    return found


def test_parts_are_left_out_and_then_every_shorter_sequence_is_tried():
    found = shrunk(Session(lambda actions: actions.count(1) == 2), (0, 1, 0, 0, 1))

    assert found[-1] == ((1, 1), EXHAUSTIVE)
    lengths = [len(actions) for actions, _ in found]
    assert lengths[:-1] == sorted(set(lengths), reverse=True)
    assert {how for _, how in found[:-1]} == {UNPROVED}


def test_a_shorter_sequence_may_have_other_actions():
    wrong = lambda actions: actions in ((1, 1, 1, 1), (0, 0))  # noqa: E731

    assert shrunk(Session(wrong), (1, 1, 1, 1)) == [((0, 0), EXHAUSTIVE)]


@pytest.mark.parametrize(("most", "found"), [(15, []), (16, [((1,) * 5, EXHAUSTIVE)])])
def test_only_few_sequences_of_a_length_are_tried(most, found):
    assert shrunk(Session(lambda actions: actions == (1,) * 5, most), (1,) * 5) == found


def test_a_target_that_cannot_be_made_again_leaves_it_as_it_is():
    class Broken(Session):
        def comparer(self, model):
            raise FailedError(SimpleNamespace(message="it is gone"))

    session = Broken(lambda actions: len(actions) == 2)
    best = session.play(Episode(7, (0, 0)))

    assert list(shrink_stepped(session, best)) == [(best, UNPROVED)]
