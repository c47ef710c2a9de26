"""What README and the pages of docs say is so: their examples run, their links lead somewhere."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from provengym.cli import main
from provengym.envs.registry import FAMILIES

REPOSITORY = Path(__file__).resolve().parents[2]
DOCS = REPOSITORY / "docs"
MADE = {"claims.md", "zoo.md"}  # by tools, whose tests are elsewhere
PAGES = sorted(page.name for page in DOCS.glob("*.md") if page.name not in MADE)
TEXTS = {page: (DOCS / page).read_text(encoding="utf-8") for page in PAGES}
SLOW = ("custom_references.md", "targets.md")
# A command, and the line of Python that may stand before it.
CONSOLE = re.compile(
    r"```console\n(?:\$ python -c '(.*?)'\n)?\$ provengym (.*?)\n(.*?)```", re.DOTALL
)
README = (REPOSITORY / "README.md").read_text(encoding="utf-8")
LINKS = [
    (folder, text, target)
    for folder, page in ((REPOSITORY, README), *((DOCS, text) for text in TEXTS.values()))
    for text, target in re.findall(r"\[([^\][]*)\]\(([^)\s]+)\)", page)
    if "://" not in target
]


def steady(output):
    """What a command printed, without what may differ from one machine or version to another."""
    varies = "seconds|iterations|slack|(?:certificate|values)(?= +[0-9a-f]{64})"
    output = re.sub(rf"(  ({varies}) +)\S+", r"\1...", output)
    output = re.sub(r"(?<= assumes: ).+", "...", output)
    return re.sub(r"(?<=within )\S+|(?<=\.\d{6})\d+", "...", output)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_the_page_of_an_environment_has_examples(family):
    assert ">>> env" in TEXTS[f"{family.folder}.md"]


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=[pytest.mark.slow] if page in SLOW else [])
        for page in PAGES
        if page != "jax.md"  # whose examples vector/test_jax.py runs
    ],
)
def test_python_examples_run(page, monkeypatch):
    monkeypatch.chdir(REPOSITORY)
    results = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")

    assert results.attempted == len(re.findall("^ *>>> ", TEXTS[page], re.MULTILINE))
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_console_examples_print_what_is_shown(page, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(REPOSITORY / "examples")
    examples = CONSOLE.findall(TEXTS[page])
    printed = []
    for before, command, _ in examples:
        exec(before, {})
        main(shlex.split(command))
        printed.append(steady(capsys.readouterr().out))

    assert len(examples) == TEXTS[page].count("\n$ provengym ")
    assert printed == [steady(output) for *_, output in examples]


def test_the_command_of_the_picture_draws_one(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (command,) = re.findall(r"`provengym (solve [^`]*--plot\s[^`]*)`", TEXTS["solving.md"])

    assert main(shlex.split(command)) == 0
    assert (tmp_path / "solution.png").read_bytes().startswith(b"\x89PNG")


def test_the_links_are_read():
    assert len([folder for folder, *_ in LINKS if folder == REPOSITORY]) > 20


@pytest.mark.parametrize(
    ("folder", "text", "target"), [pytest.param(*link, id=f"{link[1]}-{link[2]}") for link in LINKS]
)
def test_links_lead_to_files_that_have_the_theorem(folder, text, target):
    file = folder / target

    assert file.exists()
    if file.suffix == ".lean" and text.startswith("`"):
        theorem = text.strip("`")
        assert re.search(
            rf"^theorem ([\w.]*\.)?{re.escape(theorem)}(?![\w.])", file.read_text(), re.MULTILINE
        )


def test_the_example_of_the_readme_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})

    printed = capsys.readouterr().out.strip()

    assert printed == re.search(r"# (\[\(.*)", example)[1]
