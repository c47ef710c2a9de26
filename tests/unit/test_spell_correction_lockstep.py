"""SpellCorrectionEnv in lockstep with a transcription, and every misspelling that it makes."""

import gymnasium
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

import provengym  # noqa: F401
from transcriptions import splitmix
from transcriptions.spell_correction import ALPHABET, BLANK, TRANSFORMS, Speller

ID = "provengym/SpellCorrection-v0"

LETTERS = st.sampled_from("ab") | st.sampled_from(ALPHABET)
SEEDS = st.integers(0, 2**64 - 1)


def make(**parameters):
    return gymnasium.make(ID, disable_env_checker=True, **parameters).unwrapped


def given_state(target, current):
    return {"state": {"target": target, "current": current}}


def numbers(cells):
    return [(BLANK + ALPHABET).index(cell) for cell in cells]


# ---- Lockstep -----------------------------------------------------------------------------------


@st.composite
def tasks(draw):
    cells = draw(st.integers(1, 12))
    # With one cell only a substitution makes another word.
    most = (
        st.sets(st.sampled_from(TRANSFORMS), min_size=1) if cells > 1 else st.just({TRANSFORMS[1]})
    )
    task = Speller(cells, draw(st.booleans()), draw(most), ())
    word = st.lists(LETTERS, min_size=1, max_size=cells).map("".join).filter(task.applicable)
    return Speller(cells, task.shaped, task.transforms, draw(st.lists(word, min_size=1)))


@given(tasks(), SEEDS, st.lists(st.none() | st.integers(0, 10**9), max_size=25), st.integers(1, 8))
@example(Speller(12, True, TRANSFORMS, ["abcdefghijkl"]), 7, [25, 311, 0, 5], 3)
@settings(deadline=None)
def test_episodes(task, seed, choices, limit):
    env = make(
        max_word_length=task.cells,
        max_steps=limit,
        reward_mode="shaped" if task.shaped else "sparse",
        transforms=task.transforms,
        words=list(task.words),
    )
    key, t, steps = splitmix.key_of(seed), 0, 0
    state, transform = task.reset(key, t)
    observation, info = env.reset(seed=seed)
    assert info == {"edit_distance": task.distance(state), "transform": transform}
    for choice in choices:
        if choice is None:  # begin again
            t, steps = t + 3, 0
            state, transform = task.reset(key, t)
            observation, info = env.reset()
            assert info == {"edit_distance": task.distance(state), "transform": transform}
        else:
            action = choice % (26 * task.cells)
            if choice % 3 == 0:  # towards the word
                wrong = [i for i, c in enumerate(state[0]) if c != state[1][i]]
                if wrong:
                    action = 26 * wrong[0] + ALPHABET.index(state[0][wrong[0]])
            observation, reward, terminated, truncated, info = env.step(action)
            state, expected, solved = task.step(state, action)
            steps += 1

            assert reward == expected.numerator / expected.denominator
            assert terminated is solved
            assert truncated is (steps >= limit and not solved)
            assert info == {"edit_distance": task.distance(state), "time_limit": steps >= limit}
        assert observation.tolist() == numbers(state[1])
        assert env.observation_space.contains(observation)
        assert env.target == state[0]
        assert env.state == {"target": state[0], "current": state[1].rstrip(BLANK)}


@given(st.text(alphabet="abz", min_size=1, max_size=12), st.text(alphabet="abz", max_size=12))
@settings(deadline=None)
def test_the_distance_is_that_of_rapidfuzz(target, current):
    env = make(max_word_length=12, reward_mode="shaped", words=["ab"])
    _, info = env.reset(options=given_state(target, current))
    assert info == {"edit_distance": Levenshtein.distance(target, current), "transform": None}
    _, reward, terminated, _, info = env.step(0)
    text = env.state["current"]

    if target != current and not terminated:
        assert info["edit_distance"] == Levenshtein.distance(target, text.replace(BLANK, "?"))
        assert reward == -info["edit_distance"] / max(len(target), len(text))


# ---- Misspellings -------------------------------------------------------------------------------


@pytest.mark.parametrize("transform", TRANSFORMS)
@pytest.mark.parametrize("word", ["lull", "ab", "aab"])
def test_every_effective_edit_and_no_other(word, transform):
    task = Speller(4, False, [transform], [word])
    expected = set(task.effective(word, transform))
    if not expected:  # no cell is left to insert a letter
        with pytest.raises(ValueError, match=f"'{word}' cannot be misspelled by {transform}$"):
            make(max_word_length=4, transforms=[transform], words=[word])
        return
    env = make(max_word_length=4, transforms=(transform,), words=[word])
    env.reset(seed=0)
    seen = set()
    for _ in range(20 * len(task.effective(word, transform))):
        _, info = env.reset()
        seen.add(env.state["current"])
        assert info["transform"] == transform

    assert seen == expected


def test_every_word_and_every_transform():
    env = make(transforms=TRANSFORMS, words=["ab", "aa", "hello"], reveal_target=True)
    env.reset(seed=0)
    resets = [env.reset()[1] for _ in range(300)]
    seen = {(info["target"], info["transform"]) for info in resets}

    # Two equal letters cannot be swapped.
    assert seen == {(w, t) for w in ("ab", "aa", "hello") for t in TRANSFORMS} - {("aa", "swap")}


def test_an_inserted_letter_stays():
    env = make(transforms=["insert"], words=["ab"], max_word_length=3)
    env.reset(seed=3)
    for action in range(26 * 3):
        assert not env.step(action)[2]
    assert len(env.state["current"]) == 3


def test_a_swap_takes_two_steps_and_a_substitution_one():
    env = make()
    fewest = {"swap": 2, "substitute": 1}
    env.reset(seed=11)
    for _ in range(50):
        _, info = env.reset()
        current, target = env.state["current"], env.target
        places = [i for i, (a, b) in enumerate(zip(current, target, strict=True)) if a != b]
        assert len(places) == fewest[info["transform"]]
        steps = [env.step(26 * i + ALPHABET.index(target[i])) for i in places]
        assert [step[1:4] for step in steps[:-1]] == (len(places) - 1) * [(0.0, False, False)]
        assert steps[-1][1:4] == (1.0, True, False)
