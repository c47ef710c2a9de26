"""The kernel of SpellCorrection: what the tests of every kernel need to know."""

import numpy as np
from hypothesis import strategies as st

from core.cases.case import WORD, Case
from provengym._core import SpellCorrection
from transcriptions.spell_correction import ALPHABET, BLANK, TRANSFORMS, Speller, packed

UNIT = 27720
HELLO = np.array([packed("hello")], np.uint64)
LETTERS = st.sampled_from("ab") | st.sampled_from(ALPHABET)


def texts(alphabet, low, high):
    return st.lists(alphabet, min_size=low, max_size=high).map("".join)


@st.composite
def spellers(draw, *, words=False):
    """Tasks; with words, each of which can be misspelled."""
    cells, shaped = draw(st.integers(1, 12)), draw(st.booleans())
    transforms = draw(st.sets(st.sampled_from(TRANSFORMS), min_size=1))
    task = Speller(cells, shaped, transforms, ())
    if not words:
        return task
    fits = texts(LETTERS, 1, cells).filter(task.applicable)
    if not any(map(task.applicable, ("a", "ab"[:cells]))):  # one cell without a substitution
        return draw(spellers(words=True))
    return Speller(cells, shaped, transforms, draw(st.lists(fits, min_size=1, max_size=5)))


def spellings(task):
    """Targets with any cells, and with cells that are nearly right."""
    word = texts(LETTERS, 1, task.cells)
    symbols = st.just(BLANK) | LETTERS
    anything = st.tuples(word, texts(symbols, task.cells, task.cells))
    return (
        anything
        | word.map(lambda w: (w, task.pad(w)))
        | anything.map(lambda s: (s[0], s[1][0] + task.pad(s[0])[1:]))
    )


def kernel_of(task):
    """The kernel of a task; without words, one that any transform misspells."""
    params = task.params() if task.words else task.params() | {"transforms": 15}
    return SpellCorrection(
        **params, words=np.array(list(map(packed, task.words or "a")), np.uint64)
    )


def observed(task, state):
    symbols = [(BLANK + ALPHABET).index(c) for c in state[1].ljust(12, BLANK)]
    return (*symbols, task.distance(state))


def spelled(task, cases):
    """The history of a task in which these states and actions come."""
    steps, views = [], []
    for state, action in cases:
        before = tuple(map(packed, state))
        after, reward, solved = task.step(state, action)
        steps.append((before, action, 0, tuple(map(packed, after)), UNIT * reward, solved))
        views.append((before, task.solved(state), observed(task, state)))
    return kernel_of(task), steps, views


@st.composite
def corrections(draw):
    task = draw(spellers())
    actions = st.integers(0, 12 * 26 - 1) | st.integers(0, WORD)
    return spelled(task, draw(st.lists(st.tuples(spellings(task), actions), max_size=8)))


CASE = Case(
    params=Speller(10, True, ("swap", "substitute"), ()).params(),
    other={"mode": 0},
    histories=corrections(),
    reference={"words": ("cat", "coat", "dog"), "max_word_length": 4},
    in_c=Speller(10, True, ("swap", "substitute", "delete"), ()).params()
    | {"words": np.array([packed("ship"), packed("deed")], np.uint64)},
    words=HELLO,
    description=(("target", "current"), np.uint64, 13, 26 * 10, 27720, 3, 0),
    out_of_range=(
        ({"max_word_length": 0}, "max_word_length", 1, 12),
        ({"max_word_length": 13}, "max_word_length", 1, 12),
        ({"mode": 2}, "mode", 0, 1),
        ({"transforms": 0}, "transforms", 1, 15),
        ({"transforms": 16}, "transforms", 1, 15),
    ),
)
