"""SpellCorrection: in lockstep with a transcription, every misspelling that it makes, its lists of
words, and its frames."""

import io
import sys
from fractions import Fraction

import numpy as np
import pytest
from gymnasium import spaces
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

import provengym
from provengym.cli import main
from provengym.envs.spell_correction.arguments import pack, unpack
from transcriptions import splitmix
from transcriptions.spell_correction import ALPHABET, BLANK, TRANSFORMS, Speller, packed

LETTERS = st.sampled_from("ab") | st.sampled_from(ALPHABET)
SEEDS = st.integers(0, 2**64 - 1)


def make(**parameters):
    return provengym.SpellCorrectionEnv(**parameters)


def given_state(target, current):
    return {"state": {"target": target, "current": current}}


def numbers(cells):
    return [(BLANK + ALPHABET).index(cell) for cell in cells]


# ---- Lockstep ------------------------------------------------------------------------------------


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


# ---- Spaces, infos and states --------------------------------------------------------------------


def test_spaces():
    env = make(max_word_length=6)
    env.reset(seed=0)

    assert env.observation_space == spaces.MultiDiscrete([27] * 6)
    assert env.action_space == spaces.Discrete(26 * 6)
    assert [type(item) for item in env.step(3)[4].values()] == [int, bool]


def test_defaults():
    env = make()

    assert (env.max_word_length, env.max_steps, env.reward_mode) == (10, 20, "sparse")
    assert env.transforms == ("swap", "substitute")
    assert env.target is None
    assert env.state is None
    assert list(env.reset(seed=0)[1]) == ["edit_distance", "transform"]
    assert env.target in env.words


def test_the_target_is_revealed_on_demand():
    env = make(reveal_target=True)
    _, info = env.reset(seed=0)

    assert info["target"] == env.target
    assert "target" not in env.step(0)[4]


def test_progress_may_cost_more():
    env = make(max_word_length=4, reward_mode="shaped")
    env.reset(options=given_state("abab", "baba"))

    assert Fraction(env.step(26 * 1 + 1)[1]) == Fraction(-3, 4)  # an a that became a right b
    env.reset(options=given_state("abab", "baba"))
    assert Fraction(env.step(26 * 0 + 1)[1]) == Fraction(-2, 4)  # nothing changed


def test_a_blank_between_letters_counts():
    env = make(max_word_length=6)
    env.reset(options=given_state("ab", "ab"))
    assert env.step(0)[2] is True
    _, info = env.reset(options=given_state("ab", "ab_c"))
    assert info["edit_distance"] == 2
    assert env.state["current"] == "ab_c"
    _, info = env.reset(options=given_state("ab", "__ab__"))
    assert info["edit_distance"] == 2
    assert env.state["current"] == "__ab"
    observation, info = env.reset(options=given_state("ab", ""))
    assert observation.tolist() == [0] * 6
    assert info["edit_distance"] == 2


@given(st.data())
@settings(deadline=None)
def test_a_state_is_restored(data):
    env = make(max_steps=30, transforms=TRANSFORMS)
    env.reset(seed=data.draw(SEEDS))
    for action in data.draw(st.lists(st.integers(0, 259), max_size=10)):
        env.step(action)
    twin = make(max_steps=30)
    observation, info = twin.reset(options={"state": env.state})

    assert twin.state == env.state
    assert info["transform"] is None
    assert observation.tolist() == numbers(env.state["current"].ljust(10, BLANK))
    for action in data.draw(st.lists(st.integers(0, 259), max_size=5)):
        (a, *first), (b, *second) = env.step(action), twin.step(action)
        assert a.tolist() == b.tolist()
        assert first[:2] == second[:2]


# ---- Lists of words ------------------------------------------------------------------------------


def test_packing():
    texts = ["a", "zebra", "a_b__c", "abcdefghijkl", "", "_z"]

    assert pack(texts).tolist() == [packed(text) for text in texts]
    assert [unpack(word) for word in pack(texts).tolist()] == texts


def test_a_list():
    env = make(words=("Hello", "WORLD", "hello"))

    assert env.words == ["hello", "world", "hello"]
    assert env.kernel.words.tolist() == [packed(word) for word in env.words]


def test_a_file(tmp_path):
    file = tmp_path / "words.txt"
    file.write_bytes("\ufeff# animals\r\nCat\r\n\r\n  dog \r\n#cow\nbee".encode())

    assert make(words=file).words == make(words=str(file)).words == ["cat", "dog", "bee"]


def test_bad_lines_are_named(tmp_path):
    file = tmp_path / "words.txt"
    file.write_text("good\n\ntoolong\nna\u00efve\naaa\ntwo words\n3d\nab\n\u212a\nx-y\n")
    with pytest.raises(ValueError, match="words.txt:3: ") as caught:
        make(words=file, max_word_length=4, transforms=("swap", "insert"))
    with pytest.raises(ValueError, match="words.txt:5: ") as swaps:
        make(words=file, max_word_length=7, transforms=("swap",))

    assert str(caught.value) == (
        f"{file}:3: 'toolong' has more than max_word_length=4 letters; "
        f"{file}:4: 'na\u00efve' is no word of the letters a to z; "
        f"{file}:6: 'two words' is no word of the letters a to z; "
        f"{file}:7: '3d' is no word of the letters a to z; "
        f"{file}:9: '\u212a' is no word of the letters a to z; and 1 more"
    )
    assert f"{file}:5: 'aaa' cannot be misspelled by swap;" in str(swaps.value)


@pytest.mark.parametrize(
    ("words", "error", "message"),
    [
        (["ok", "b4d"], ValueError, r"words\[1\]: 'b4d' is no word of the letters a to z$"),
        (["ok", ""], ValueError, r"words\[1\]: '' is no word"),
        (["ok", None], TypeError, r"words\[1\] must be a string, got None$"),
        ([], ValueError, "words must hold at least one word, got none$"),
        ({"ok"}, TypeError, "words must be None, a path, or a list of strings, got "),
        (5, TypeError, "words must be None, a path, or a list of strings, got 5$"),
        ("/no/such/file", ValueError, "words: cannot read '/no/such/file': No such file"),
        ("/", ValueError, "words: cannot read '/': "),
        ("hello\0", ValueError, r"words must be .* a path, .*; no path can be 'hello\\x00'$"),
        ("\ud800", ValueError, r"words must be .* a path, .*; no path can be '\\ud800'$"),
    ],
)
def test_bad_lists(words, error, message):
    with pytest.raises(error, match=f"^{message}"):
        make(words=words)


def test_bad_files(tmp_path):
    file = tmp_path / "words.txt"
    file.write_bytes(b"caf\xe9\n")
    with pytest.raises(ValueError, match="^words: '.*words.txt' is no UTF-8: "):
        make(words=file)
    file.write_text("# none\n")
    with pytest.raises(ValueError, match=r"words.txt must hold at least one word, got none$"):
        make(words=file)


def test_the_shipped_list():
    words = make(max_word_length=12).words

    assert len(words) == 38_842
    assert words == sorted(set(words))
    assert all(set(word) <= set(ALPHABET) and 3 <= len(word) <= 12 for word in words)
    assert {"the", "word", "zucchini"} <= set(words)
    for cells, transforms in ((4, ("swap",)), (5, ("insert",)), (3, TRANSFORMS)):
        fitting = [word for word in words if len(word) <= cells]
        task = Speller(cells, False, transforms, ())
        expected = [word for word in fitting if task.applicable(word)]
        assert make(max_word_length=cells, transforms=transforms).words == expected


def test_the_shipped_list_has_its_notice():
    from provengym.envs.spell_correction.arguments import SHIPPED

    notice = SHIPPED.with_suffix(".copyright").read_text(encoding="utf-8")
    assert "Copyright 2000-2011 by Kevin Atkinson" in notice
    assert "Permission to use, copy, modify, distribute and sell these word" in notice
    assert SHIPPED.stat().st_size < 350_000


@pytest.mark.parametrize(
    "parameters", [{"max_word_length": 2}, {"max_word_length": 3, "transforms": ("insert",)}]
)
def test_no_shipped_word_fits(parameters):
    with pytest.raises(ValueError, match=r"^words must be given for max_word_length=\d and trans"):
        make(**parameters)


def test_one_cell_has_substitutions_only():
    env = make(max_word_length=1, words=["a"], transforms=TRANSFORMS)

    assert {env.reset()[1]["transform"] for _ in range(20)} == {"substitute"}
    for transform in ("swap", "delete", "insert"):
        with pytest.raises(
            ValueError, match=rf"^words\[0\]: 'a' cannot be misspelled by {transform}$"
        ):
            make(max_word_length=1, words=["a"], transforms=[transform])


# ---- Frames and the command line -----------------------------------------------------------------


def drawn(render_mode, target="hello", current="hl_lo", **parameters):
    env = make(render_mode=render_mode, **parameters)
    env.reset(seed=0, options=given_state(target, current))
    return env


def test_text():
    env = drawn("ansi", max_word_length=6)
    frames = [env.render()]
    for action in (26 + 4, 2 * 26 + 11):
        env.step(action)
        frames.append(env.render())

    assert frames == [
        "SpellCorrection 6\n| h l _ l o _ |\n  0 1 2 3 4 5\nstep 0, return 0, distance 2",
        "SpellCorrection 6\n| h e _ l o _ |\n  0 1 2 3 4 5\n"
        "step 1, return 0, distance 1, last action e into cell 1",
        "SpellCorrection 6\n| h e l l o _ |\n  0 1 2 3 4 5\n"
        "step 2, return 1, distance 0, last action l into cell 2, restored hello",
    ]


def test_text_of_the_longest_row():
    lines = drawn("ansi", max_word_length=12, reveal_target=True).render().splitlines()

    assert lines[1:3] == [
        "|  h  l  _  l  o  _  _  _  _  _  _  _ |",
        "   0  1  2  3  4  5  6  7  8  9 10 11",
    ]
    assert lines[3] == "step 0, return 0, distance 2, word hello"


@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
def test_frames_do_not_tell_the_word(render_mode):
    frames = [drawn(render_mode, target, "abc").render() for target in ("abd", "bc", "abcd")]

    assert np.array_equal(frames[0], frames[1])
    assert np.array_equal(frames[0], frames[2])
    shown = [drawn(render_mode, t, "abc", reveal_target=True).render() for t in ("abd", "abz")]
    assert not np.array_equal(*shown)


def test_pictures_tell_states_apart():
    env = drawn("rgb_array", reward_mode="shaped", max_word_length=7)
    pictures = [env.render()]
    # The same letter again: only the highlighted cell is new. Then the word.
    for action in (7, 26 + 4, 2 * 26 + 11):
        env.step(action)
        pictures.append(env.render())

    assert pictures[0].dtype == np.uint8
    assert pictures[0].shape[1] > 7 * 50
    boards = [picture[58:-58].tobytes() for picture in pictures]
    assert len(set(boards)) == 4


@pytest.mark.parametrize("cells", [1, 2, 12])
def test_pictures_of_every_length(cells):
    picture = drawn("rgb_array", "a", "b", max_word_length=cells, words=["ab"[:cells]]).render()

    assert picture.shape[1] >= max(56 * cells, 400)


def test_the_commands(capsys, tmp_path):
    words = ["-p", 'words=["hello"]', "-p", 'transforms=["swap"]', "--seed", "3"]
    assert main(["show", "SpellCorrection"]) == 0
    assert "Discrete(260)" in capsys.readouterr().out
    assert main(["render", "SpellCorrection", *words, "--actions", "5a,32,0H"]) == 0
    cells = capsys.readouterr().out.splitlines()[1].split()[1:7]
    assert cells[0] == "h"
    assert cells[1] == "g"
    assert cells[5] == "a"
    picture = tmp_path / "word.png"
    assert main(["render", "SpellCorrection", *words, "-o", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    for wrong in ("10a", "260", "a3", "3", "-1", "3ab"):
        status = main(["render", "SpellCorrection", *words, "--actions", wrong])
        assert status == (0 if wrong == "3" else 2)
        error = capsys.readouterr().err
        told = f"--actions are a cell from 0 to 9 and a letter, such as 0h, got {wrong!r}"
        assert (told in error) == (wrong != "3")
    assert main(["render", "SpellCorrection", "-p", "words=nowhere.txt"]) == 2
    assert "cannot read 'nowhere.txt'" in capsys.readouterr().err


def play(monkeypatch, text):
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    return main(["play", "SpellCorrection", "-p", 'words=["hello"]', "--seed", "3"])


def test_playing(capsys, monkeypatch):
    assert play(monkeypatch, "9w 0h 1e\n2l r 3l reset 5q q 1a") == 0
    out = capsys.readouterr().out
    assert "w into cell 9, reward 0, terminated False" in out
    assert "q into cell 5, reward 0, terminated False" in out
    assert "a into cell 1" not in out
    assert out.count("step 0") == 3
    assert play(monkeypatch, "1e x\n") == 2
    assert "actions are a cell from 0 to 9 and a letter, such as 0h, got 'x'" in (
        capsys.readouterr().err
    )


def test_typing_what_is_no_action(capsys, monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr(sys, "stdin", Terminal("x\n1e\nq\n"))
    assert main(["play", "SpellCorrection", "-p", 'words=["hello"]']) == 0
    out = capsys.readouterr().out
    assert "such as 0h, got 'x'" in out
    assert "3h and Enter writes h into cell 3, r resets, q quits" in out
    assert "e into cell 1, reward " in out
