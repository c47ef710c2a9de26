"""What the README says is so: its example runs, its links lead somewhere, its theorems exist."""

import re
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
README = (REPOSITORY / "README.md").read_text()
LINKS = re.findall(r"\[([^\]]*)\]\(([^)\s]+)\)", README)
LOCAL = [(text, target) for text, target in LINKS if "://" not in target]
THEOREMS = [(text.strip("`"), target) for text, target in LOCAL if target.endswith(".lean")]


def test_links_lead_to_files():
    assert len(LOCAL) > 20
    assert [target for _, target in LOCAL if not (REPOSITORY / target).exists()] == []


@pytest.mark.parametrize(
    ("theorem", "file"), [(name, file) for name, file in THEOREMS if re.fullmatch(r"\w+", name)]
)
def test_linked_theorems_exist(theorem, file):
    assert re.search(rf"^theorem {theorem}\b", (REPOSITORY / file).read_text(), re.MULTILINE)


def test_example_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})

    printed = capsys.readouterr().out.strip()

    assert printed == re.search(r"# (\[\(.*)", example)[1]
