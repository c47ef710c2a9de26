"""What tests of proving share: a command that is called, and a cache with the Lean there is."""

import pytest

from command import runner
from provengym_lean import toolchains
from proving import leans


@pytest.fixture
def run(capsys):
    """Call `main`; the result is (status, stdout, stderr)."""
    return runner(capsys)


@pytest.fixture
def cache(monkeypatch, tmp_path):
    """An empty cache, with the Lean that is installed."""
    toolchain = leans.installed()["toolchain"]
    monkeypatch.setattr(toolchains, "find", lambda *_, **__: toolchain)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path
