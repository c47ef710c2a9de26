"""The parts of the site before Sphinx reads them: links, tables, pages, statements, sources."""

import ast
import importlib
import inspect
import itertools
import json
import re
import sys
import types

import pytest

import from_nothing
from provengym.envs.registry import ENVIRONMENTS, FAMILIES
from website import build, check, claimed, environments, markdown, reference, sources

REPOSITORY = sources.ROOT
CLAIMS = [claim for claim in claimed.every() if claim["theorem"]]


@pytest.fixture(scope="module")
def files():
    """All that Sphinx reads."""
    return build.gather()


def test_links_are_led_outside_of_code_only():
    text = "[a](b.md)\n```text\n[c](d.md)\n```\n[e](f.md#g)"

    assert markdown.with_links(text, str.upper) == "[a](B.MD)\n```text\n[c](d.md)\n```\n[e](F.MD#G)"


def test_links_lead_to_pages_and_else_to_sources():
    names = {"docs/solving.md": "solving.md"} | build.FULL | build.INSTEAD
    lead = build.leads("docs/audit.md", names)

    assert lead("solving.md#x") == "solving.md#x"
    assert lead("claims.md") == "claims/index.md"
    assert lead("gridworld.md#actions") == "environments/GridWorld.md#actions"
    assert lead("../examples/rooms.py") == "source:examples/rooms.py"
    assert lead("../Spec/MDP/Env.lean#L3") == "source:Spec/MDP/Env.lean#L3"
    assert lead("images/gridworld.png") == "images/gridworld.png"
    assert lead("https://a.b/c") == "https://a.b/c"
    assert lead("#here") == "#here"


def test_a_list_with_names_is_a_table():
    text = "`D`:\n\n- 0: up\n- 1: down,\n  or so\n\nEnd."

    assert markdown.with_tables(text, ("n", "m")) == (
        "`D`:\n\n| n | m |\n| --- | --- |\n| 0 | up |\n| 1 | down, or so |\n\nEnd."
    )
    assert markdown.with_tables("- a\n- b: c", ("n", "m")) == "- a\n- b: c"


def test_sections_are_not_those_of_code():
    assert markdown.sections("a\n## B\n```\n## c\n```\n## D\ne") == {
        "": "a",
        "B": "```\n## c\n```",
        "D": "e",
    }


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("theorem a (h : b = c) :\n    d := by simp", "theorem a (h : b = c) :\n    d"),
        ("theorem a : let x := 1\n    x = 1 := rfl", "theorem a : let x := 1\n    x = 1"),
        ("theorem a : { x := 1 } = b :=\n  rfl", "theorem a : { x := 1 } = b"),
        ("theorem a : (n : Nat) → P n\n  | 0 => p", "theorem a : (n : Nat) → P n"),
        ("theorem a -- := no\n  : b := c", "theorem a -- := no\n  : b"),
    ],
)
def test_a_statement_ends_before_its_proof(text, statement):
    assert sources.statement(text, 1) == statement


def test_what_has_no_proof_has_no_statement():
    with pytest.raises(ValueError, match="line 2 begins no theorem"):
        sources.statement("x\ntheorem a : b", 2)


def test_every_claim_has_a_statement_that_ends():
    for claim in CLAIMS:
        text = (REPOSITORY / claim["file"]).read_text(encoding="utf-8")
        said = sources.statement(text, claim["line"])

        assert re.match(r"(@\[.*\] )?(public |protected )*theorem ", said), claim
        assert ":" in said
        assert "\n\n" not in said, claim
        assert not re.search(r"\b(by|rfl)$", said), claim


def test_every_claim_has_an_anchor():
    for claim in CLAIMS:
        name = claim["theorem"]

        assert sources.anchor_of(claim["file"], name) == name


def test_every_claim_is_on_a_page(files):
    text = "".join(
        content.decode() for name, content in files.items() if name.startswith("claims/")
    )

    for claim in claimed.every():
        evidence = f"#{claim['theorem']})" if claim["theorem"] else f"(source:{claim['file']})"
        assert evidence in text
        assert claim["claim"].replace("$", "\\$").replace("|", "\\|") in text.replace("|", "\\|")


@pytest.mark.parametrize("entry", ENVIRONMENTS, ids=lambda entry: entry.name)
def test_the_page_of_an_environment_has_all_of_its_docstring(entry, files):
    page = files[f"environments/{entry.name}.md"].decode()
    titles = re.findall(r"^## (.*)$", page, re.MULTILINE)
    (family,) = [family for family in FAMILIES if entry in family.environments]

    assert re.findall("^# .*", re.sub("^```.*?^```", "", page, flags=re.S | re.M), re.M) == [
        f"# {entry.name}"
    ]
    told = [*markdown.sections(entry.load().__doc__.replace("\n    ", "\n"))][1:]
    assert titles[: len(told)] == told
    assert f"`{entry.description}`" not in page
    assert "![" in page
    if entry.name == family.name:
        assert ("Definition" in titles, "What is proved" in titles) == (True, True)
        assert family.theorem.partition(":")[2] in page
    else:
        assert f"({family.name}.md#definition)" in page
        assert entry.description in page
    arguments = page.partition("## Arguments\n")[2].partition("\n## ")[0]
    assert "`render_mode` |" in arguments


@pytest.mark.parametrize("entry", ENVIRONMENTS, ids=lambda entry: entry.name)
def test_the_page_of_an_environment_runs_from_nothing(entry, files):
    """Its table, and then its examples."""
    page = files[f"environments/{entry.name}.md"].decode()
    imports, one, many = re.findall(
        r"^\| (?:Import|One|Many lanes) \| `(.*)` \|$", page, re.MULTILINE
    )
    table = f">>> {imports}\n>>> env = {one}\n>>> env.close()\n>>> {many}.close()\n\n"
    done = from_nothing.run({entry.name: table + page}, REPOSITORY)[entry.name]

    assert done.failed == ""
    assert done.count > 4


def test_the_pages_are_those_of_the_registry():
    made = {f"{entry.name}.md" for entry in ENVIRONMENTS}

    assert set(environments.pages(dict.fromkeys(FAMILIES, ""))) == made


def test_every_page_of_docs_is_a_page(files):
    instead = {f"{family.folder}.md" for family in FAMILIES} | {"claims.md"}
    names = {path.name for path in (REPOSITORY / "docs").glob("*.md")}

    assert names - instead <= set(files)
    assert not instead & set(files)
    assert {"contributing.md", "changelog.md", "claims/index.md", "api/index.md"} <= set(files)


def test_the_lists_of_the_first_page_are_the_navigation(files):
    page = files["index.md"].decode()

    assert ":caption: Start\n\nInstalling <installing>\nTutorials <tutorials>\n" in page
    assert "\nYour first environment <tutorial_first>\n" in files["tutorials.md"].decode()
    assert "\nAPI <api/index>\n" in files["reference.md"].decode()
    assert "\nTaxi <environments/Taxi>\n" in files["environments.md"].decode()


def test_theorems_are_sentences(files):
    page = files["environments/GridWorld.md"].decode()
    (first,) = re.findall(r"^- The goal is absorbing .*$", page, re.MULTILINE)

    assert first.endswith("[`truncated_eq_false`](source:Spec/GridWorld/Properties.lean)")
    assert "| property | theorem |" not in "".join(map(str, files.values()))
    assert markdown.with_sentences("| property | theorem |\n| --- | --- |\n| A. | x |\nB\n") == (
        "- A. x\nB\n"
    )


def test_lean_is_not_searched(files):
    claims = [name for name in files if re.fullmatch(r"claims/(?!index).*\.md", name)]

    assert len(claims) > 10
    assert all(files[name].startswith(b"---\nnosearch: true\n---\n\n# ") for name in claims)


def test_a_source_has_anchors_at_lines_and_definitions():
    body = sources.file_body("Spec/GridWorld/Basic.lean")

    assert '<span id="Spec.GridWorld.step"></span><span class="line" id="L' in body
    assert body.count('class="line"') == len(
        (REPOSITORY / "Spec/GridWorld/Basic.lean").read_text().splitlines()
    )
    assert '<span class="kn">import</span>' in body or '<span class="k' in body


def test_a_long_source_is_cut():
    body = sources.file_body("pybridge/provengym/claims.json")

    assert "<p>The first " in body
    assert len(body) < check.MOST_BYTES


@pytest.mark.parametrize("status", [0, 1])
def test_a_build_that_fails_ends_with_the_word(status, monkeypatch, tmp_path, capsys):
    """Where Sphinx warns, and where what it made has faults."""

    def made(arguments):
        (tmp_path / "site.new").mkdir()
        return status

    monkeypatch.setitem(sys.modules, "sphinx.cmd.build", types.SimpleNamespace(build_main=made))
    monkeypatch.setattr(build, "stage", lambda: None)
    monkeypatch.setattr(build, "PLAYGROUND", tmp_path / "none")
    (tmp_path / "site").mkdir()

    assert build.main([str(tmp_path / "site")]) == 1
    assert capsys.readouterr().err.splitlines()[-1].startswith("failed: ")
    assert (tmp_path / "site").exists()


def test_what_is_documented_of_data_is_their_own():
    """And not the docstring of their type."""
    names = re.findall(
        r"^\.\. autodata:: (\S+)$", "".join(reference.pages().values()), re.MULTILINE
    )

    assert names
    for name in names:
        module, _, attribute = name.rpartition(".")
        body = ast.parse(inspect.getsource(importlib.import_module(module))).body
        (after,) = [
            after
            for before, after in itertools.pairwise(body)
            if isinstance(before, ast.Assign) and before.targets[0].id == attribute
        ]

        assert ast.get_docstring(ast.Module([after], [])), name


GOOD = '<html><body><h1 id="a">A</h1><h2>B</h2><a href="#a">x</a><a href="https://a.b">y</a>'
FAULTS = {
    '<a href="gone.html">z</a>': "gone.html leads to no file",
    '<a href="#gone">z</a>': "#gone leads to no anchor",
    '<a href="other.html#gone">z</a>': "other.html#gone leads to no anchor",
    '<a href="source:x">z</a>': "source:x is no link",
    '<img src="other.html">': "the picture other.html has no text",
    '<img src="gone.png" alt="x">': "gone.png leads to no file",
    '<script src="https://a.b/c.js"></script>': "it loads https://a.b/c.js from elsewhere",
    '<p id="a">': "the id 'a' comes twice",
    "<h1>C</h1>": "it has 2 headings of the first level",
    "<h4>C</h4>": "a heading of level 4 follows one of level 2",
    "x" * check.MOST_BYTES: "bytes with what it loads",
}


@pytest.mark.parametrize(("added", "fault"), FAULTS.items(), ids=FAULTS.values())
def test_a_fault_of_a_page_is_told(added, fault, tmp_path):
    (tmp_path / "other.html").write_text(GOOD)
    (tmp_path / "page.html").write_text(GOOD)

    assert list(check.wrong(tmp_path)) == []

    (tmp_path / "page.html").write_text(GOOD + added)
    found = list(check.wrong(tmp_path))

    assert [line for line in found if line.startswith("page.html: ") and fault in line] == found
    assert found


def test_a_folder_without_pages_is_a_fault(tmp_path):
    assert check.main([str(tmp_path)]) == 1


def test_the_claims_are_current():
    assert json.loads((REPOSITORY / claimed.DATA).read_text()) == list(claimed.every())
