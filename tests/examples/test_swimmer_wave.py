"""The example that swims with a wave: what it prints, and what the page of Swimmer says of it."""

import re
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]


def test_the_wave_swims_as_far_as_the_page_says():
    command = [sys.executable, REPOSITORY / "examples" / "swimmer_wave.py"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^joint 2 ahead by +(\S+): +(\S+) lengths", said, re.MULTILINE)
    page = (REPOSITORY / "docs" / "swimmer.md").read_text(encoding="utf-8")

    assert [ahead for ahead, _ in found] == ["0.1", "0.0", "-0.1"]
    assert str(tuple(length for _, length in found)) in page
    assert "random actions: from -0.461 to 0.541 in 10 episodes\n" in said
