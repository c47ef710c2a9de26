"""Files with a class of rules as users have them: in packages, beside others, and some that are
none."""

import pytest

from proofs.coin import COIN
from provengym.proving.refusals import Refused
from provengym.rules.given import ClassOfFile

LEVELS = COIN.replace("from typing", "from {} import N\nfrom typing", 1)


@pytest.mark.parametrize("place", [".levels", "game.levels", "..levels", "levels"])
def test_a_file_imports_what_it_does_where_it_lies(tmp_path, place):
    folder = tmp_path / "game"
    inner = folder / "inner" if place == "..levels" else folder
    inner.mkdir(parents=True)
    (folder / "levels.py").write_text("N = 2\n")
    if place != "levels":
        for one in {folder, inner}:
            (one / "__init__.py").write_text("")
    (inner / "coin.py").write_text(LEVELS.format(place))

    assert ClassOfFile(f"{inner / 'coin.py'}").rules().name == "Coin"


def test_files_beside_a_class_hide_no_other_modules(tmp_path):
    for name in ("random", "numpy", "re", "provengym"):
        (tmp_path / f"{name}.py").write_text("raise SystemError")
    (tmp_path / "json.py").write_text(COIN)

    assert ClassOfFile(f"{tmp_path / 'json.py'}").rules().name == "Coin"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import sys\nsys.exit(3)", "coin, line 2: the file raises SystemExit(3)"),
        ("raise KeyboardInterrupt", "coin, line 1: the file raises KeyboardInterrupt()"),
        ("import other", "other, line 2: no Python: invalid syntax"),
        ("x = " + "(" * 300, "coin, line 1: no Python: too many nested parentheses"),
    ],
    ids=["exits", "interrupts", "imports no Python", "nests"],
)
def test_what_a_file_raises_is_told_with_its_line(tmp_path, text, told):
    (tmp_path / "coin.py").write_text(text)
    (tmp_path / "other.py").write_text("N = 1\nM = \n")
    with pytest.raises(Refused) as raised:
        ClassOfFile(f"{tmp_path / 'coin.py'}").rules()

    assert str(raised.value).startswith(told)
