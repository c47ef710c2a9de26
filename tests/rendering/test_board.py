"""Frames and pictures of boards, whatever is on them."""

from dataclasses import dataclass

import numpy as np
import pytest

from provengym.rendering.board import NUMBERED_FROM, BoardPainter
from provengym.rendering.frame import Frame, boxed


@dataclass(frozen=True, kw_only=True)
class Plain(Frame):
    steps: int = 3
    episode_return: float = -2.5
    last_action: str | None = None
    news: str | None = None

    def text(self):
        return self.told(news=self.news)


class Board(BoardPainter[Plain]):
    title, narrowest = "Board", 200

    def paint(self, frame):
        picture = self.paper()
        self.number(picture)
        self.write_strips(picture, frame.counted(), frame.news)
        return picture


@pytest.fixture
def numbers(monkeypatch):
    """Collect each text that a board writes, and where."""
    written = []
    write = Board.write

    def noted(self, picture, text, *more, **place):
        written.append((text, write(self, picture, text, *more, **place)))
        return written[-1][1]

    monkeypatch.setattr(Board, "write", noted)
    return written


def test_rows_are_below_and_columns_beside_each_other():
    board = Board(3, 5)
    (left, top), (right, same), (same_left, below) = (
        board.place(*cell) for cell in ((0, 0), (0, 1), (1, 0))
    )

    assert (right, same) == (left + board.cell, top)
    assert (same_left, below) == (left, top + board.cell)


@pytest.mark.parametrize("side", [3, 30, 65])
def test_numbers_do_not_cover_each_other(numbers, side):
    board = Board(side, side)
    board.number(board.paper())
    columns = sorted(place.centerx for _, place in numbers[len(numbers) // 2 :])

    assert numbers[0][0] == "0"
    assert len(columns) > 2
    assert np.diff(columns).min() >= NUMBERED_FROM - 1


def test_a_picture_has_its_rows_first():
    picture = Board(1, 5).array(Plain())

    assert picture.shape[0] < picture.shape[1]
    assert picture.shape[2] == 3


def test_news_are_written_where_there_are_some(numbers):
    Board(2, 2).array(Plain(news="caught"))
    assert [text for text, _ in numbers].count("caught") == 1
    numbers.clear()
    Board(2, 2).array(Plain())
    assert {text for text, _ in numbers} == {
        "0",
        "1",
        "Board",
        "step 3    return \N{MINUS SIGN}2.5",
    }


def test_a_window_is_opened_once_and_closed():
    board = Board(2, 2)
    board.show(Plain(), 1000)
    window = board._window
    board.show(Plain(), 1000)
    assert board._window is window
    assert board.pygame.display.get_init()

    board.close()
    assert not board.pygame.display.get_init()
    board.close()


def test_a_frame_in_words():
    assert Plain().text() == "step 3, return -2.5"
    assert Plain(last_action="up", news="caught").text() == (
        "step 3, return -2.5, last action up, caught"
    )


def test_a_box_is_as_wide_as_its_rows():
    assert boxed(["abc", "def"]) == ("+-------+", "| a b c |", "| d e f |", "+-------+")
