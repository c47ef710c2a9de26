"""Agreement of what runs with the golden table of Blackjack."""

from fractions import Fraction

import pytest

import golden
import provengym
from golden_tables import named
from provengym._core import KERNELS
from transcriptions.blackjack import (
    DECK,
    State,
    Table,
    observe,
    prize,
    starts_of_totals,
    took,
    words,
)

TABLES = golden.load(named("Blackjack"))
every_table = pytest.mark.parametrize("table", TABLES)
HANDS = [(hard, ace) for hard in range(4, 22) for ace in (False, True)]


def table_of(table):
    return Table(bool(table["natural"]), bool(table["sab"]))


def entries(table):
    """State, action, card or total of the dealer, and entry of every step."""
    rows = [row for rows in table["table"] for row in rows]
    for (hard, ace), row in zip(HANDS, rows, strict=True):
        before = State(hard, ace, table["two"], table["shown"], table["hidden"])
        for number, (*after, num, den, terminated, truncated) in enumerate(row):
            new = before._replace(**dict(zip(("hard", "ace", "two", "over"), after, strict=True)))
            chance = (1, number + 1) if number < 10 else (0, number + 7)
            yield before, *chance, (new, Fraction(num, den), terminated, truncated)


def kernel_of(table):
    return KERNELS["Blackjack"](**table_of(table).params())


def rows(table):
    for before, action, drawn, (after, reward, terminated, _) in entries(table):
        if action == 1:
            words_of = [-(-DECK.index(drawn) * 2**64 // 13)]
        else:  # some totals cannot come
            first = starts_of_totals(before.shown, before.hidden)
            words_of = [word for points, word in first if points == drawn]
        for word in words_of:
            told = observe(after), reward, terminated
            yield words(before), action, word, words(after), *told


@every_table
def test_the_transcription_of_games(table):
    for before, action, drawn, (after, reward, terminated, truncated) in entries(table):
        if action == 1:
            new = took(before, drawn)
            assert (after, reward) == (new, -1 if new.over else 0)
        else:
            end = before._replace(over=True)
            assert (after, reward) == (end, prize(before, drawn, table_of(table)))
        assert terminated is after.over
        assert truncated is False


@every_table
def test_the_environment_of_games(table):
    env, found = provengym.BlackjackEnv(*table_of(table)), {}
    for before, action, _, (after, reward, *_) in entries(table):
        found.setdefault((before, action), set()).add((after, reward))
    for (before, action), possible in list(found.items())[::9]:
        env.reset(seed=0, options={"state": tuple(before[:5])})
        seen, reward, terminated, truncated, _ = env.step(action)
        now = State(*env.state)
        assert (now, Fraction(reward)) in possible
        assert tuple(seen) == observe(now)
        assert (terminated, truncated) == (now.over, False)
