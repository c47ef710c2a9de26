"""`tools/messages.py`, on this repository and on sources of three lines."""

import pytest

import messages


def test_the_list_is_current():
    assert messages.main(["--check"]) == 0


def test_nothing_is_said_in_words_of_mechanism_that_have_plain_ones():
    assert messages.mechanism() == []


@pytest.fixture
def sources(tmp_path):
    """A repository with one file of Python and one of C++."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "pybridge" / "src").mkdir(parents=True)
    return tmp_path


def said(root, python="", cpp=""):
    (root / "pybridge" / "one.py").write_text(python, encoding="utf-8")
    (root / "pybridge" / "src" / "two.hpp").write_text(cpp, encoding="utf-8")
    messages.messages.cache_clear()
    return messages.messages(root)


@pytest.mark.parametrize(
    ("python", "expected"),
    [
        ('raise ValueError(f"{name} must be {low + 1}, "\n    f"got {shown(value)!r}")', 1),
        ('"""A text of documentation, which is no message."""', 0),
        ('def f():\n    """Return what is no message."""', 0),
        ('f("word", "two words", "theorem p : it is so", "<p>it is a page</p>")', 0),
    ],
)
def test_a_message_is_a_text_of_the_sources_that_is_a_sentence(sources, python, expected):
    text = "{name} must be {low}, got {value}"

    assert said(sources, python=python) == ({"one.py": [text]} if expected else {})


def test_texts_of_cpp_are_joined_over_what_stands_between_them(sources):
    cpp = (
        '// "this is no message"\n'
        'throw error(name + " must be at"\n  " most " + std::to_string(n) + ", got one of " + got);'
    )

    assert said(sources, cpp=cpp) == {"src/two.hpp": ["must be at most {n}, got one of"]}


def test_a_list_that_is_not_current_is_written_again(sources, capsys):
    said(sources, python='f("it is so", f"{x} is invalid")')

    assert messages.mechanism(sources) == ["one.py: {x} is invalid"]
    assert messages.main(["--check"], sources) == 1
    assert capsys.readouterr().err == (
        "error: tests/messages.txt is not current: run `python3 tools/messages.py`\n"
    )
    assert messages.main([], sources) == 0
    assert capsys.readouterr().out == "wrote tests/messages.txt\n"
    assert messages.main(["--check"], sources) == 0
    assert (sources / messages.LIST).read_text(encoding="utf-8") == (
        "## one.py\nit is so\n{x} is invalid\n"
    )
