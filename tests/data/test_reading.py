"""Files that are read whole take as much memory as they have bytes."""

import sys
import tracemalloc

import pytest

from provengym.data.reading import content


def test_a_small_file_takes_little_memory(tmp_path):
    (tmp_path / "file").write_bytes(b"small")
    tracemalloc.start()
    try:
        found = content(tmp_path / "file")
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()

    assert (found, most < 1 << 20) == (b"small", True)


@pytest.mark.skipif(sys.platform != "linux", reason="there is no such file")
def test_a_file_without_a_size_is_read_whole():
    assert content("/proc/self/status").startswith(b"Name:")


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    (tmp_path / "file").write_bytes(b"large")

    with pytest.raises(OSError, match="it has 5 bytes, and at most 4 are read"):
        content(tmp_path / "file", most=4)
