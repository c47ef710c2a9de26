"""Tests of the Lean modules of classes of rules, as text."""

from __future__ import annotations

from typing import Annotated

import pytest

from provengym.proving.page import camel, class_name, doc, kernel_name, name_of, page
from provengym.proving.refusals import Refused
from provengym.spec import Environment, Range
from spec.written import CliffWalking, TicTacToe


class Wide(Environment):
    """A field -/ that is too wide, /- or so."""

    place: Annotated[int, Range(0, 2**40)]

    def start(self) -> None:
        self.place = 0

    def act(self, action: bool) -> int:
        return 1 if action else 0


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("row", "row"),
        ("end", "the_end"),
        ("_x", "x"),
        ("ärger", "rger"),
        ("é", "x"),
        ("a", "the_a"),
    ],
)
def test_names_are_lean_s(written: str, name: str) -> None:
    assert name_of(written, ()) == name
    assert name_of(written, (name,)) == f"{name}_x"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Maze", "Maze"),
        ("my_maze", "Mymaze"),
        ("Rules", "TheRules"),
        ("Lean", "TheLean"),
        ("Spec", "TheSpec"),
        ("_9", "Class9"),
        ("É", "Class"),
    ],
)
def test_names_of_classes(written: str, name: str) -> None:
    assert class_name(written) == name


def test_parameters_of_kernels_have_no_names_of_the_kernel_s() -> None:
    assert kernel_name("noise_1", ()) == "the_noise_1"
    assert camel(kernel_name("a_b", ("aB",))) not in ("aB",)


def test_comments_do_not_end() -> None:
    text = doc("a -/ b /- c /-/ d --/")
    assert "-/" not in text
    assert "/-" not in text


def test_a_state_has_a_field_for_each() -> None:
    found = page(CliffWalking)
    assert "  row : UpTo 3 2\n" in found.programs
    assert found.parameters == {"slippery": "slippery"}
    assert found.entry["rules"]["state"] == ["state"]


def test_a_class_without_parameters_has_a_word_for_them() -> None:
    found = page(TicTacToe)
    assert found.parameters == {}
    assert list(found.entry["params"]) == ["nothing"]
    assert found.entry["rules"]["legal"]


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(Refused, match="32 bits"):
        page(Wide)
