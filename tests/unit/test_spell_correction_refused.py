"""What SpellCorrectionEnv refuses, by name and before anything changes; lists of words."""

import pytest

import provengym
from provengym.envs.spell_correction.state import pack, unpack
from transcriptions.spell_correction import ALPHABET, TRANSFORMS, Speller, packed


def make(**parameters):
    return provengym.SpellCorrectionEnv(**parameters)


@pytest.mark.parametrize(
    ("parameters", "error", "message"),
    [
        ({"max_word_length": 0}, ValueError, "max_word_length must be between 1 and 12, got 0"),
        ({"max_word_length": 13}, ValueError, "max_word_length must be between 1 and 12, got 13"),
        ({"max_word_length": 9.0}, TypeError, "max_word_length must be an integer"),
        ({"max_steps": 0}, ValueError, "max_steps must be between 1 and 2147483647, got 0"),
        ({"max_steps": True}, TypeError, "max_steps must be an integer"),
        ({"reward_mode": "dense"}, ValueError, "reward_mode must be one of 'sparse', 'shaped'"),
        ({"reward_mode": None}, ValueError, "reward_mode must be one of"),
        ({"transforms": ()}, ValueError, "transforms must be a tuple of different names among"),
        ({"transforms": ("flip",)}, ValueError, "transforms .* 'insert', got .'flip',"),
        ({"transforms": ("swap", "swap")}, ValueError, "transforms must be a tuple of different"),
        ({"transforms": "swap"}, TypeError, "transforms must be a tuple of different names"),
        ({"transforms": [["swap"]]}, TypeError, "transforms must be a tuple of different names"),
        ({"transforms": None}, TypeError, "transforms must be a tuple of different names"),
        ({"reveal_target": 1}, TypeError, "reveal_target must be True or False, got 1"),
        ({"render_mode": "svg"}, ValueError, "render_mode must be one of"),
    ],
)
def test_wrong_parameters_are_named(parameters, error, message):
    with pytest.raises(error, match=f"^{message}"):
        provengym.SpellCorrectionEnv(**parameters)


@pytest.mark.parametrize(
    ("action", "error"),
    [(260, ValueError), (-1, ValueError), (1.0, TypeError), (None, TypeError), (True, TypeError)],
)
def test_wrong_actions_change_nothing(action, error):
    env = make()
    env.reset(seed=3)
    before = env.state
    with pytest.raises(error, match="^action must be .*between 0 and 259"):
        env.step(action)

    assert env.state == before


@pytest.mark.parametrize(
    ("state", "error", "message"),
    [
        ("hello", TypeError, "must be a dictionary of 'target' and 'current', got 'hello'"),
        ({"target": "hello"}, ValueError, "must be a dictionary of 'target' and 'current', got"),
        ({"target": "a", "current": "a", "t": 1}, ValueError, "must be a dictionary of"),
        ({"target": 5, "current": "a"}, TypeError, "must be a word of 1 to 6 letters .*, got 5"),
        ({"target": "", "current": "a"}, ValueError, "must be a word of 1 to 6 letters"),
        ({"target": "hello_", "current": "a"}, ValueError, "must be a word of 1 to 6 letters"),
        ({"target": "Hello", "current": "a"}, ValueError, "must be a word of 1 to 6 letters"),
        ({"target": "letters", "current": "a"}, ValueError, "must be a word of 1 to 6 letters"),
        ({"target": "a", "current": None}, TypeError, "must be up to 6 letters a to z, with '_'"),
        ({"target": "a", "current": "a b"}, ValueError, "must be up to 6 letters a to z"),
        ({"target": "a", "current": "______a"}, ValueError, "must be up to 6 letters a to z"),
        ({"target": "a", "current": "é"}, ValueError, "must be up to 6 letters a to z"),
    ],
)
def test_wrong_states_change_nothing(state, error, message):
    env = make(max_word_length=6)
    env.reset(seed=1)
    env.step(3)
    before = env.state
    with pytest.raises(error, match=rf"options\['state'\] {message}"):
        env.reset(seed=2, options={"state": state})

    assert env.state == before
    twin = make(max_word_length=6)
    twin.reset(seed=1)
    assert env.reset()[0].tolist() == twin.reset()[0].tolist()


def test_there_is_no_table_to_solve():
    message = r"^SpellCorrection has no table: 1 words and 531,441 texts are too many$"
    with pytest.raises(ValueError, match=message):
        provengym.solve("SpellCorrection", discount=0.9, max_word_length=4, words=["word"])


# ---- Lists of words -----------------------------------------------------------------------------


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
    from provengym.envs.spell_correction.word_list import SHIPPED

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
