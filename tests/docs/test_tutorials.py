"""The Python of the tutorials, in files and notebooks beside them, and by the button of the site,
is as it is typed."""

import ast
import doctest
import json
import shutil
import subprocess
import sys

import pytest

import tutorials

DOCS = tutorials.ROOT / "docs"
SCRIPT = tutorials.ROOT / "tools" / "website" / "static" / "site.js"
PASTED = """
const fs = require("node:fs");
globalThis.document = { addEventListener() {} };
require("node:vm").runInThisContext(fs.readFileSync(process.argv[1], "utf8"));
console.log(JSON.stringify(JSON.parse(fs.readFileSync(0, "utf8")).map(pasted)));
"""
FILES = tutorials.outputs()


def examples(text):
    return doctest.DocTestParser().get_examples(text)


PYTHON = [path for path in FILES if path.suffix == ".py"]


def test_the_files_are_current():
    beside = [path for path in DOCS.glob("tutorial*.*") if path.suffix != ".md"]

    assert {path: path.read_text(encoding="utf-8") for path in beside} == FILES


def test_code_is_plain_and_what_it_prints_beside():
    text = (
        "A\n\n```python\n>>> a = 1\n>>> a\n1\n>>> for b in (a,):\n...     print(b)\n1\n\n```\n\nB\n"
    )
    first, second = "```python\na = 1\na\n```", "```python\nfor b in (a,):\n    print(b)\n```"
    printed = "```text\n1\n```"

    assert tutorials.plain(text) == "\n\n".join(["A", first, printed, second, printed, "B\n"])


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.stem)
def test_a_notebook_has_what_the_page_has(path):
    """Its cells are what the page has, and each prints by its last line alone."""
    text = path.with_suffix(".md").read_text(encoding="utf-8")
    cells = json.loads(FILES[path.with_suffix(".ipynb")])["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    asked = [(example.source, example.want) for example in examples(text)]
    blocks = tutorials.BLOCK.split(text)

    assert len({cell["id"] for cell in cells}) == len(cells)
    assert [piece.strip("\n") for piece in blocks[::2]] == [
        "".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"
    ]
    assert [want for _, want in asked if want] == [
        "".join(output["text"]) for cell in code for output in cell["outputs"]
    ]
    lines = "\n".join("".join(cell["source"]) for cell in code).split("\n")
    assert [line for line in lines if line] == [
        line for source, _ in asked for line in source.splitlines() if line.strip()
    ]
    for cell in code:
        *_, last = ast.parse("".join(cell["source"])).body
        assert bool(cell["outputs"]) <= isinstance(last, (ast.Expr, ast.For, ast.With, ast.If))


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.stem)
def test_a_file_can_be_pasted_into_python(path):
    """Line by line, into a Python that has imported nothing."""
    with path.open() as lines:
        done = subprocess.run(
            [sys.executable, "-iq"],
            cwd=tutorials.ROOT,
            stdin=lines,
            capture_output=True,
            text=True,
            check=False,
        )
    wanted = "".join(
        example.want for example in examples(path.with_suffix(".md").read_text(encoding="utf-8"))
    )

    assert doctest.OutputChecker().check_output(wanted, done.stdout, 0), done.stderr
    assert "Error" not in done.stderr


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_tutorial_links_to_its_file(path):
    assert f"]({path.name})" in path.with_suffix(".md").read_text(encoding="utf-8")


def run(*texts):
    """Return the text that the site copies of each of some blocks."""
    if (node := shutil.which("node")) is None:
        pytest.skip("needs Node.js")
    words = [node, "-e", PASTED, str(SCRIPT)]
    done = subprocess.run(
        words, input=json.dumps(texts), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_the_site_copies_what_is_typed():
    blocks = [
        block
        for page in DOCS.glob("*.md")
        for block in tutorials.BLOCK.findall(page.read_text(encoding="utf-8"))
        if block.startswith(">>> ")
    ]

    assert len(blocks) > 80
    assert run(*blocks) == ["".join(map(tutorials.typed, examples(block))) for block in blocks]


def test_the_site_copies_commands_and_all_of_the_rest():
    texts = (
        "$ a b\n> c\n... d\n$ e\n",
        "x = 1\n\n>>> y\n",
        ">>> f(\n...     2)\n...    \n3\n... 4\n",
    )

    assert run(*texts) == ["a b\ne\n", texts[1], "f(\n    2)\n\n"]
