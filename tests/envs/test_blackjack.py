"""Blackjack: every step against the transcription and against Gymnasium's functions, the law of the
dealer, and how others are held against it."""

import functools
import itertools
from collections import Counter
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.envs.toy_text import blackjack as theirs

import provengym
from provengym._core import Blackjack
from provengym.conformance.references import find
from provengym.envs.blackjack.cards import cards
from provengym.models.model import NoFitError, UnreadableError
from transcriptions import blackjack as written
from transcriptions import splitmix
from transcriptions.blackjack import STATES, TABLES, State, Table, chances, observe, words

LAST = 2**64 - 1
PAIRS = list(itertools.product(range(1, 11), repeat=2))
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


class Dealt:
    """Draws the cards that it is told, in the place of a generator of NumPy."""

    def __init__(self, drawn):
        self.drawn = list(drawn)

    def choice(self, deck):
        assert deck == written.DECK
        return self.drawn.pop(0)


def played(table, player, dealer, action, drawn):
    """A step of Gymnasium's environment with these hands, which draws these cards."""
    env = theirs.BlackjackEnv(natural=table.natural, sab=table.sab)
    env.player, env.dealer, env._np_random = list(player), list(dealer), Dealt(drawn)
    seen, reward, terminated, truncated, info = env.step(action)
    assert (env._np_random.drawn, truncated, info) == ([], False, {})
    return seen, reward, terminated, env


def hands(count):
    """Hands of so many cards that are not bust."""
    for hand in itertools.combinations_with_replacement(range(1, 11), count):
        if not theirs.is_bust(list(hand)):
            yield hand


def state_of(player, dealer):
    """The state with these hands."""
    return State(sum(player), 1 in player, len(player) == 2, *dealer)


@functools.cache
def draws(hand):
    """Sequences of cards that Gymnasium's dealer draws to a hand, one for each total that it can
    reach."""
    found, waiting = {}, [(hand, ())]
    while waiting and len(found) < 6:
        held, drawn = waiting.pop(0)
        if theirs.sum_hand(list(held)) >= 17:
            found.setdefault(min(theirs.sum_hand(list(held)), written.BUST), drawn)
        else:
            waiting += [((*held, card), (*drawn, card)) for card in range(1, 11)]
    return found


@functools.cache
def drawn_by_hand(hand):
    """The law of the total of Gymnasium's dealer with a hand: all sequences of cards, one by one
    as sorted hands."""
    points = theirs.sum_hand(list(hand))
    if points >= 17:
        return {min(points, written.BUST): Fraction(1)}
    law = Counter()
    for card, count in Counter(theirs.deck).items():
        for end, chance in drawn_by_hand(tuple(sorted((*hand, card)))).items():
            law[end] += chance * Fraction(count, 13)
    return dict(law)


# ---- The kernel ----------------------------------------------------------------------------------


@every_table
def test_every_step_from_every_state(table):
    kernel = Blackjack(**table.params())
    for number, state in enumerate(STATES[::3]):
        action = number // 2 % 2
        edges = [word for _, word in chances(state._replace(over=False), action)]
        begin = edges[number // 7 % len(edges)]
        for word in (begin, max(begin - 1, 0)) if number % 5 else (0, LAST):
            after, reward, ended = written.step(state, action, table, word)
            assert kernel.step(words(state), action, word) == (words(after), 2 * reward, ended)
    for state in STATES[::3]:
        assert kernel.observe(words(state)) == observe(state)
        assert kernel.state_valid(words(state)) is written.possible(state)


def test_the_dealer_reaches_each_total_by_its_words():
    """The first and the last word of each, for all pairs of cards."""
    kernel = Blackjack(natural=0, sab=0)
    for shown, hidden in PAIRS:
        law = written.dealer(shown, hidden)
        first = [word for _, word in written.starts_of_totals(shown, hidden)]
        ends = [*(word - 1 for word in first[1:]), LAST]
        for points, begin, end in zip((p for p in law if law[p]), first, ends, strict=True):
            for ours in range(17, 22):
                worth = 0 if points == written.BUST else points
                pays = 2 * ((ours > worth) - (ours < worth))
                state = words(State(ours, False, False, shown, hidden))
                assert [kernel.step(state, 0, word)[1] for word in (begin, end)] == [pays, pays]


def test_resets():
    kernel = Blackjack(natural=0, sab=0)
    for key in range(100):
        assert kernel.init(key, LAST - 1) == words(written.reset(key, LAST - 1))


@every_table
def test_the_stream_decides_the_episode(table):
    env = provengym.BlackjackEnv(*table)
    for seed in (0, 46, LAST):
        shown, _ = env.reset(seed=seed)
        key = splitmix.key_of(seed)
        state = written.reset(key)
        assert (tuple(shown), env.state) == (observe(state), state[:5])
        for t, action in enumerate([1, 1, 0, 1]):
            word = splitmix.word(key, 4 + t)
            state, *told = written.step(state, action, table, word)
            shown, *found = env.step(action)
            assert (tuple(shown), found[:2]) == (observe(state), told)
            assert env.state == tuple(state)[: 6 if state.over else 5]


# ---- Gymnasium's functions -----------------------------------------------------------------------


def test_hands_are_worth_what_gymnasiums_are():
    for hand in itertools.chain(*map(hands, range(2, 5))):
        state = state_of(hand, (10, 10))
        held = cards(words(state)[0])
        usable = theirs.usable_ace(list(hand))
        assert observe(state) == (theirs.sum_hand(list(hand)), 10, usable)
        assert (held.points, held.usable) == (theirs.sum_hand(list(hand)), usable)
        assert written.is_natural(state) is theirs.is_natural(list(hand))


@pytest.mark.parametrize("count", [2, 4])
def test_to_hit_does_what_gymnasiums_does(count):
    env = provengym.BlackjackEnv()
    for number, hand in enumerate(itertools.islice(hands(count), 0, None, count * count)):
        state = state_of(hand, PAIRS[number % 100])
        for card in range(1, 11):
            word = -(-written.DECK.index(card) * 2**64 // 13)
            after, units, ended = env.kernel.step(words(state), 1, word)
            seen, reward, terminated, _ = played(Table(), hand, state[3:5], 1, [card])

            assert (env.kernel.observe(after), units / 2, ended) == (seen, reward, terminated)


@every_table
def test_to_stick_pays_what_gymnasiums_does(table):
    """For hands of the dealer, each with all totals that it can reach."""
    kernel = Blackjack(**table.params())
    ours = [(1, 10), (10, 10), (5, 6, 10), (1, 5, 5), (2, 2), (10, 9), (9, 8), (10, 8), (1, 9)]
    for player, dealer in itertools.product(ours, [*PAIRS[::11], (1, 10), (10, 1)]):
        state = state_of(player, dealer)
        first = dict(written.starts_of_totals(*dealer))
        assert set(draws(dealer)) == set(first)
        for points, word in first.items():
            after, units, ended = kernel.step(words(state), 0, word)
            seen, reward, terminated, env = played(table, player, dealer, 0, draws(dealer)[points])

            assert min(theirs.sum_hand(env.dealer), written.BUST) == points
            assert (kernel.observe(after), units / 2, ended) == (seen, reward, terminated)


def test_the_law_of_the_dealer_is_that_of_gymnasiums_hands():
    for dealer in itertools.combinations_with_replacement(range(1, 11), 2):
        law = {points: chance for points, chance in written.dealer(*dealer).items() if chance}
        assert law == drawn_by_hand(tuple(sorted(dealer)))
        assert sum(law.values()) == 1


def test_spaces_are_gymnasiums_as_an_array():
    env, other = provengym.BlackjackEnv(), theirs.BlackjackEnv()

    assert env.observation_space.nvec.tolist() == [int(part.n) for part in other.observation_space]
    assert env.action_space == other.action_space


# ---- The environment -----------------------------------------------------------------------------


def test_states_as_they_are_given():
    env = provengym.BlackjackEnv()
    for state in STATES[::37]:
        if written.possible(state):
            env.reset(options={"state": tuple(state)})
            assert env.state == tuple(state)[: 6 if state.over else 5]
    env.reset(options={"state": (25, False, False, 1, 1)})
    assert env.state == (25, False, False, 1, 1, True)
    assert env.step(1)[1:3] == (0.0, True)


def test_there_is_no_table():
    env = provengym.BlackjackEnv()

    assert not hasattr(env, "P")
    assert "depends on the dealer's cards" in env.why_no_table()


@pytest.mark.parametrize(
    ("state", "paid", "last", "news"),
    [
        ((10, False, True, 5, 6), None, None, None),
        ((10, False, True, 5, 6, True), None, None, "over"),
        ((25, False, True, 5, 6), None, None, "bust"),
        ((21, False, False, 10, 7), 1.0, "stick", "won"),
        ((12, False, False, 10, 7), -1.0, "stick", "lost"),
        ((17, False, False, 10, 7), 0.0, "stick", "draw"),
    ],
)
def test_what_a_frame_tells(state, paid, last, news):
    env = provengym.BlackjackEnv(render_mode="ansi")
    env.reset(options={"state": state})
    if last:
        assert env.step(0)[1] == paid
    text = env.render()

    assert text.endswith(news or "return 0")
    assert ("?" in text) is (news is None)


# ---- As a reference ------------------------------------------------------------------------------


@every_table
def test_the_reference_has_the_law_of_a_step(table):
    model = find("Blackjack").model(table._asdict())
    some = [state for state in STATES if written.possible(state)][::211]
    for action in (0, 1):
        outcomes = model.outcomes(model.columns([words(state) for state in some]), action)
        found = [Counter() for _ in some]
        rows = zip(
            outcomes.parents.tolist(),
            outcomes.states[0].tolist(),
            outcomes.rewards.tolist(),
            outcomes.terminated.tolist(),
            outcomes.chances(),
            strict=True,
        )
        for parent, word, reward, terminated, chance in rows:
            assert chance > 0
            found[parent][(word,), Fraction(reward), terminated] += chance
        for state, law in zip(some, found, strict=True):
            known = {
                (words(after), reward, ended): chance
                for (after, reward, ended), chance in written.outcomes(state, action, table).items()
            }
            assert dict(law) == known


def test_the_reference_knows_how_probable_starts_are():
    law = Counter()
    for drawn in itertools.product(range(1, 11), repeat=4):
        law[written.start(*drawn)] += 4 ** drawn.count(10)

    chances = find("Blackjack").model({}).start_chances()
    assert chances == {words(state): Fraction(weight, 13**4) for state, weight in law.items()}


def test_values_are_as_near_to_those_of_the_fractions_as_is_said():
    """An episode has at most 20 steps, so that a horizon of 20 cuts none off."""
    rule = Table()

    @functools.cache
    def worth(state):
        return max(
            sum(
                chance * (reward + (0 if ended else worth(after)))
                for (after, reward, ended), chance in written.outcomes(state, action, rule).items()
            )
            for action in (0, 1)
        )

    game = provengym.solving.reachable("Blackjack")
    solution = provengym.solve(game, horizon=20, tol=1e-9)
    numbers = dict(zip(find("Blackjack").model({}).start_chances(), game.starts, strict=True))
    apart = [
        abs(worth(state) - Fraction(solution.values[numbers[words(state)]]))
        for state in {written.start(4, 2, *pair) for pair in PAIRS}
    ]

    assert solution.bound < max(apart) <= solution.given_bound < 1e-7


@pytest.mark.parametrize(
    ("space", "shown"),
    [
        (theirs.BlackjackEnv().observation_space, (14, 10, 0)),
        (spaces.MultiDiscrete([32, 11, 2]), np.array([14, 10, 0])),
        (
            spaces.Tuple([spaces.Discrete(32), spaces.Discrete(10, start=1), spaces.Discrete(2)]),
            None,
        ),
        (spaces.MultiDiscrete([32, 11]), None),
        (spaces.Discrete(704), None),
    ],
    ids=str,
)
def test_the_reference_reads_what_gymnasiums_shows(space, shown):
    model = find("Blackjack").model({})
    if shown is None:
        with pytest.raises(NoFitError, match="is not MultiDiscrete"):
            model.observation_reader(space)
        return
    read = model.observation_reader(space)
    assert read(shown) == (14, 10, 0)
    assert model.describe(read(shown)) == {"player": 14, "dealer": "10", "usable ace": False}
    with pytest.raises(UnreadableError):
        read((14, 11, 0))


@pytest.mark.parametrize("table", [TABLES[2]], ids=str)
def test_gymnasiums_is_accepted(table):
    report = provengym.conform(
        "Blackjack-v1",
        reference="Blackjack",
        target_args=table._asdict(),
        reference_args=table._asdict(),
        budget="500steps",
    )

    assert report


class Plain(gymnasium.Env):
    """The environment in plain Python, with a mistake."""

    action_space = spaces.Discrete(2)
    observation_space = spaces.Tuple(map(spaces.Discrete, (32, 11, 2)))
    mistake = ""

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.it = written.start(*(int(self.np_random.choice(written.DECK)) for _ in range(4)))
        return observe(self.it), {}

    def step(self, action):
        word = int(self.np_random.integers(2**64, dtype=np.uint64))
        before = self.it
        self.it, reward, over = written.step(before, int(action), Table(), word)
        if self.mistake == "card" and action == 1 and word % 13 == 0:
            self.it, reward, over = before, Fraction(0), False
        if self.mistake == "natural" and written.is_natural(before) and reward == 1:
            reward = Fraction(3, 2)
        return observe(self.it), float(reward), over, False, {}


@pytest.mark.parametrize("mistake", ["card", "natural"])
def test_conform_finds_what_is_wrong(mistake):
    target = type("Target", (Plain,), {"mistake": mistake})
    report = provengym.conform(target, reference="Blackjack", budget="800steps")

    assert not report
