"""Files with something wrong in them, which are read or refused, and never more."""

import random

import pytest

from cli.formats import FORMATS
from cli.fuzz import changed, tried
from provengym.processes.isolation import can_fork

pytestmark = pytest.mark.skipif(not can_fork(), reason="the system cannot fork")


@pytest.mark.parametrize("kind", FORMATS, ids=lambda kind: kind.name)
def test_what_is_changed_at_random_is_read_or_refused(kind, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = kind.write(tmp_path)
    content = path.read_bytes()
    for number in range(8):
        found = changed(kind, content, random.Random(f"{kind.name} {number}"))
        assert tried(kind, path, found, tmp_path) is None, number
