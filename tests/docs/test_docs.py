"""Check that README and the pages of docs say what is so: examples run, links lead somewhere."""

import itertools
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import from_nothing
from provengym.cli import main
from provengym.envs.registry import FAMILIES

REPOSITORY = Path(__file__).resolve().parents[2]
DOCS = REPOSITORY / "docs"
MADE = {"claims.md", "zoo.md"}  # by tools, whose tests are elsewhere
PAGES = sorted(page.name for page in DOCS.glob("*.md") if page.name not in MADE)
TEXTS = {page: (DOCS / page).read_text(encoding="utf-8") for page in PAGES}
README = (REPOSITORY / "README.md").read_text(encoding="utf-8")
EXAMPLES = {"README.md": README, **TEXTS}
ELSEWHERE = {
    "jax.md",  # whose examples vector/test_jax.py runs
    "field-report.md",  # `make field` installs the packages that its programs need
    "field-audits.md",  # likewise
}
# Commands and what they print.
CONSOLE = re.compile(r"^```(?:console|sh|bash|shell)\n(.*?)^```", re.DOTALL | re.MULTILINE)
INSTALLS = re.compile(r"(git clone|pip install|make) ")
FILMED = re.compile(r"provengym demo\b")  # without its output above its film, which has a test
LINKS = [
    (page, text, target)
    for page, words in (
        (REPOSITORY / "README.md", README),
        *((DOCS / name, text) for name, text in TEXTS.items()),
    )
    for text, target in re.findall(r"\[([^\][]*)\]\(([^)\s]+)\)", words)
    if "://" not in target
]


def steady(output):
    """Return the output of a command without what may differ by machine or version."""
    varies = "seconds|iterations|slack|(?:certificate|values)(?= +[0-9a-f]{64})"
    output = re.sub(rf"(  ({varies}) +)\S+", r"\1...", output)
    output = re.sub(r"(?<= assumes: ).+", "...", output)
    return re.sub(r"(?<=within )\S+|(?<=\.\d{6})\d+", "...", output)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_the_page_of_an_environment_has_examples(family):
    assert ">>> env" in TEXTS[f"{family.folder}.md"]


@pytest.mark.parametrize("page", [page for page in EXAMPLES if page not in ELSEWHERE])
def test_python_examples_run(page):
    """From nothing, in the order of the page."""
    text = EXAMPLES[page]
    done = from_nothing.run({page: text}, REPOSITORY)[page]

    assert done.failed == ""
    assert done.count == len(re.findall("^ *>>> ", text, re.MULTILINE))


def test_what_a_reader_would_not_have_is_told(tmp_path):
    texts = {
        "nothing": ">>> import sys\n>>> {'provengym', 'gymnasium'} & {*sys.modules}\nset()\n",
        "wrong": ">>> 1 + 1\n3\n",
        "no import": ">>> import gymnasium\n>>> env = gymnasium.make('provengym/GridWorld-v0')\n",
        "in order": "```python\na = 1\n```\n>>> a\n1\n\n```python\nb\n```\n",
        "the end": ">>> import os\n>>> os._exit(0)\n",
    }
    ran = from_nothing.run(texts, tmp_path)

    assert ran["nothing"] == (2, "")
    assert "Expected:\n    3\nGot:\n    2\n" in ran["wrong"].failed
    assert "NamespaceNotFound" in ran["no import"].failed
    assert (ran["in order"].count, "'b' is not defined" in ran["in order"].failed) == (1, True)
    assert ran["the end"].failed == "the process ended"


@pytest.mark.parametrize("page", EXAMPLES)
def test_console_examples_print_what_is_shown(page, tmp_path):
    """Each command in a process of its own, in the order of the page; none installs anything."""
    shutil.copytree(
        REPOSITORY / "examples",
        tmp_path / "examples",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    programs = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    blocks = CONSOLE.findall(EXAMPLES[page])
    for block in blocks:
        nothing, *parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)
        assert nothing == ""
        for command, output in zip(parts[::2], parts[1::2], strict=True):
            if INSTALLS.match(command) or (FILMED.match(command) and not output):
                continue
            done = subprocess.run(
                ["bash", "-c", command],
                cwd=tmp_path,
                env=os.environ | {"PATH": programs},
                capture_output=True,
                text=True,
                check=False,
            )

            assert steady(done.stdout) == steady(output), done.stderr
            assert done.returncode in (0, 1, 3), done.stderr
    written = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()]
    assert not_ignored(path.as_posix() for path in written if path.parts[0] != "examples") == set()


def not_ignored(files):
    """Those that git would show in a clone in which a reader ran the commands."""
    files = set(files)
    words = ["git", "check-ignore", "--no-index", "--stdin"]
    done = subprocess.run(
        words, cwd=REPOSITORY, input="\n".join(files), capture_output=True, text=True, check=False
    )
    return files - {*done.stdout.splitlines()}


def test_what_commands_write_is_ignored_at_the_root_alone():
    assert not_ignored({"1.json", "grid/values.npy", "talk.jsonl"}) == set()
    assert not_ignored({"tests/full.json", "a.py"}) == {"tests/full.json", "a.py"}


def test_the_command_of_the_picture_draws_one(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (command,) = re.findall(r"`provengym (solve [^`]*--plot\s[^`]*)`", TEXTS["solving.md"])

    assert main(shlex.split(command)) == 0
    assert (tmp_path / "solution.png").read_bytes().startswith(b"\x89PNG")


def anchors(page):
    """The anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", text).lower().replace(" ", "-") for text in headings]


@pytest.mark.parametrize("page", [page for page in EXAMPLES if page != "installing.md"])
def test_a_page_installs_a_clone_or_what_an_index_has(page):
    """There is no package of this name in any index; `installing.md` says so."""
    commands = re.findall(r"pip install ([^`\n]*)", EXAMPLES[page])
    words = [word for command in commands for word in shlex.split(command)]

    assert [word for word in words if word.startswith("provengym")] == []


@pytest.mark.parametrize("page", EXAMPLES)
def test_headings_go_down_one_level_at_a_time(page):
    """As Sphinx demands of the site."""
    text = re.sub(r"^```.*?^```", "", EXAMPLES[page], flags=re.DOTALL | re.MULTILINE)
    levels = [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]

    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in itertools.pairwise(levels))


def test_the_links_are_read():
    assert len([page for page, *_ in LINKS if page.name == "README.md"]) > 20


def leads(page, text, target):
    """Return whether the target of a link exists; in a Lean source the theorem that it names."""
    path, _, fragment = target.partition("#")
    file = page.parent / path if path else page
    if not file.exists() or (fragment and fragment not in anchors(file)):
        return False
    if file.suffix != ".lean" or not text.startswith("`"):
        return True
    theorem = rf"^theorem ([\w.]*\.)?{re.escape(text.strip('`'))}(?![\w.])"
    return re.search(theorem, file.read_text(encoding="utf-8"), re.MULTILINE) is not None


def test_links_lead_to_files_that_have_the_theorem():
    assert [
        f"{page.name}: [{text}]({to})" for page, text, to in LINKS if not leads(page, text, to)
    ] == []


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("a page", "absent.md"),
        ("a heading", "#absent"),
        ("another's", "index.md#absent"),
        ("`absent`", "../Spec/GridWorld/Reference.lean"),
    ],
)
def test_a_link_that_leads_nowhere_is_found(text, target):
    assert not leads(DOCS / "index.md", text, target)


def test_the_readme_shows_the_counterexample_of_the_first_page():
    shown, *_ = re.findall(r"```text\n(.*?)```", README, re.DOTALL)
    printed = TEXTS["index.md"].splitlines()

    assert "Step 1: action 3 (right)" in shown
    assert [line for line in shown.splitlines() if line not in printed] == []


def test_every_page_is_in_one_list():
    """That of the first page, or of one that it lists; pages of environments are in their index."""
    lists = ["index.md", "tutorials.md", "guides.md", "reference.md", "project.md"]
    entry = re.compile(r"^- \[[^\]]+\]\(([\w./-]+)\)", re.MULTILINE)
    listed = Counter(name for page in lists for name in entry.findall(TEXTS[page]))
    of_environments = {f"{family.folder}.md" for family in FAMILIES}

    assert {*TEXTS, *MADE} - {*listed, *of_environments} == {"index.md"}
    assert {*listed.values()} == {1}
    assert of_environments <= {*re.findall(r"\]\((\w+\.md)\)", TEXTS["environments.md"])}


def test_the_first_page_is_short():
    """So is README; the menu of the site has an entry for each page of the list."""
    for page in (README, TEXTS["index.md"]):
        assert len(page.partition("```")[0].split()) < 60
        assert len(page.splitlines()) < 80
    assert len(re.findall(r"^- \[", TEXTS["index.md"], re.MULTILINE)) <= 12


@pytest.mark.parametrize(
    "page",
    # The blocks of the last one are run by tests/proofs/test_properties.py.
    [page for page in PAGES if page.startswith("tutorial") and page != "tutorial_properties.md"],
)
def test_every_block_of_a_tutorial_is_run(page):
    """It is a doctest, or a command whose output is compared; but for the installation."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", TEXTS[page], re.DOTALL | re.MULTILINE)

    assert [kind for kind, _ in blocks if kind not in ("python", "console")] == []
    assert [text for kind, text in blocks if kind == "python" and text[:4] != ">>> "] == []
    commands = [text for kind, text in blocks if kind == "console"]
    assert [text for text in commands if text[:12] not in ("$ provengym ", "$ pip instal")] == []
