"""Files that are complete or not there, and arrays that stay in their files."""

import os
import sys

import numpy as np
import pytest

from provengym.data.arrays import FileArray
from provengym.data.writing import written

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="descriptors are looked up in /proc"
)


def test_content_and_name_are_on_the_disk_in_this_order(tmp_path, monkeypatch):
    target, done = tmp_path / "file", []
    sync, replace = os.fsync, os.replace

    def synced(descriptor):
        place = os.readlink(f"/proc/self/fd/{descriptor}")
        done.append(("sync", os.path.isdir(place), os.path.getsize(place)))
        sync(descriptor)

    def replaced(source, into):
        done.append(("replace", source, into))
        replace(source, into)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", replaced)
    written(target, lambda file: file.write(b"content"))

    content, named, folder = done
    assert content == ("sync", False, 7)
    assert (named[0], named[2]) == ("replace", target)
    assert folder[:2] == ("sync", True)
    assert target.read_bytes() == b"content"


def test_what_cannot_be_written_leaves_what_was_there(tmp_path, monkeypatch):
    target = tmp_path / "file"
    target.write_bytes(b"old")

    def full(descriptor):
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as error:
        written(target, lambda file: file.write(b"new"))

    assert error.value.filename == str(target)
    assert target.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.parametrize("dtype", ["<i8", ">f4", "u1"])
def test_parts_of_a_file_are_those_of_its_array(tmp_path, dtype):
    array = np.arange(7).astype(dtype)
    np.save(tmp_path / "array.npy", array)

    found = FileArray(tmp_path / "array.npy")

    assert (found.size, len(found), found.dtype) == (7, 7, array.dtype)
    for part in (slice(None), slice(2, 5), slice(5, 99), slice(3, 3)):
        np.testing.assert_array_equal(found[part], array[part])
        assert not found[part].flags.writeable


def test_a_file_that_is_cut_is_told_when_it_is_opened_and_when_it_is_read(tmp_path):
    path = tmp_path / "array.npy"
    np.save(path, np.arange(1_000))
    found = FileArray(path)

    os.truncate(path, 4_000)

    assert found[:10].tolist() == list(range(10))
    with pytest.raises(ValueError, match=r"array.npy was cut while it was read"):
        found[900:]
    with pytest.raises(ValueError, match="it is cut short, and holds less than its 1000 items"):
        FileArray(path)


@pytest.mark.parametrize("array", [np.zeros((2, 2)), np.array(1.0)])
def test_an_array_of_another_form_is_refused(tmp_path, array):
    np.save(tmp_path / "array.npy", array)

    with pytest.raises(ValueError, match="and no list of numbers"):
        FileArray(tmp_path / "array.npy")
