"""Values as they are told, saved and written."""

import json
import math
import os

import numpy as np
import pytest

from provengym.data.arrays import as_numpy, as_scalar
from provengym.data.codec import decoded, encoded, plain
from provengym.data.episode import Either, brief_actions
from provengym.data.errors import ConformanceError
from provengym.data.writing import written


class Foreign:
    """An array of another library."""

    def __init__(self, numbers):
        self.numbers = numbers

    def __array__(self, dtype=None, copy=None):
        return np.asarray(self.numbers)


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_what_json_does_not_know_is_text(number):
    assert plain({"a": [number]}) == {"a": [str(number)]}
    assert json.loads(json.dumps(plain(number), allow_nan=False)) == str(number)


@pytest.mark.parametrize("value", [(1, (2.5, "a")), [1, (2,)], {"a": [None, True]}])
def test_a_value_that_was_saved_is_the_same(value):
    again = decoded(json.loads(json.dumps(encoded("value", value))))

    assert (again, type(again)) == (value, type(value))


def test_what_json_knows_is_itself():
    values = {"a": None, "b": True, "c": [1, "d", 2.5]}

    assert plain(values) == values
    assert plain(values)["b"] is True


@pytest.mark.parametrize("value", [math.nan, {1: 2}, object()])
def test_what_would_not_be_the_same_is_not_saved(value):
    with pytest.raises(ConformanceError, match="the argument 'value' cannot be saved"):
        encoded("value", value)


def test_a_scalar_is_an_array_without_dimensions():
    assert as_scalar(np.array(2.5)) == 2.5
    assert isinstance(as_scalar(np.array(2.5)), np.float64)
    assert as_scalar(np.array([2.5])).shape == (1,)
    assert as_scalar(Foreign(3)) == 3


@pytest.mark.parametrize("kind", [list, tuple])
def test_what_holds_arrays_stays_of_its_kind(kind):
    found = as_numpy(kind([Foreign([1, 2]), "a"]))

    assert type(found) is kind
    assert found[0].tolist() == [1, 2]


def test_only_long_lists_of_actions_are_told_in_short():
    assert brief_actions((1, 1, 1, 1)) == "[1, 1, 1, 1]"
    assert brief_actions((1,) * 40) == "[1] * 40"
    assert brief_actions((1,) * 40 + (3,)) == "[1] * 40 + [3]"
    assert brief_actions(tuple(range(40))) == str(list(range(40)))


def test_some_of_many_values_are_told():
    assert Either.of([1.0, 2, 3]) == "1 or 2 or 3"
    assert Either.of([1.0, 2, 3, 4, 5]) == "1 or 2 or 3 or 2 more"
    assert Either.of([1.5, True]) == "1.5 or True"
    assert Either.of([1.5, True]).values == (1.5, True)


def test_a_written_file_has_the_rights_of_one_that_is_opened(tmp_path):
    before = os.umask(0o027)
    try:
        (tmp_path / "opened").write_bytes(b"a")
        written(tmp_path / "written", lambda file: file.write(b"a"))
    finally:
        assert os.umask(before) == 0o027

    modes = [os.stat(tmp_path / name).st_mode for name in ("opened", "written")]
    assert modes[0] == modes[1]


def test_a_file_is_written_where_no_rights_may_be_changed(tmp_path, monkeypatch):
    """As in a process whose system calls are confined."""

    def refused(*_, **__):
        raise PermissionError(1, os.strerror(1))

    for name in ("chmod", "fchmod"):
        monkeypatch.setattr(os, name, refused)
    written(tmp_path / "file", lambda file: file.write(b"a"))

    assert (tmp_path / "file").read_bytes() == b"a"


def test_a_file_that_could_not_be_written_leaves_nothing_behind(tmp_path):
    def fail(file):
        file.write(b"half")
        raise OSError("full")

    with pytest.raises(OSError, match="full"):
        written(tmp_path / "file", fail)
    assert list(tmp_path.iterdir()) == []
