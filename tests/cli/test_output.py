"""Standard output that cannot be written to."""

import errno
import os

import pytest

from provengym.cli.output import OutputError


@pytest.mark.parametrize(
    ("number", "gone"), [(errno.EPIPE, True), (errno.ESHUTDOWN, True), (errno.ENOSPC, False)]
)
def test_a_reader_that_went_away_is_told_from_a_full_disk(number, gone):
    error = OutputError(OSError(number, os.strerror(number)))

    assert error.reader_gone is gone
    assert str(error) == f"standard output: {os.strerror(number)}"
    assert not isinstance(error, OSError)
