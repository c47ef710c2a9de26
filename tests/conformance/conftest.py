"""The findings that several files of tests read."""

import pytest

from conformance.saved_findings import BORDER, saved


@pytest.fixture(name="border", scope="module")
def _border(tmp_path_factory):
    """The saved finding of the border bug."""
    (file,) = saved(tmp_path_factory.mktemp("border"), BORDER, engines=["systematic"])
    return file
