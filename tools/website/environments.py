"""The page of each environment, in Gymnasium's layout, made of its docstring and the registry."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import gymnasium

from provengym.envs.registry import FAMILIES, Entry, Family
from website import claimed, markdown

ROOT = Path(__file__).resolve().parents[2]
PICTURE = re.compile(r"!\[([^\]]+)\]\((images/[^)]+)\)")
#: Titles of sections of a docstring whose lists are shown as tables, with the heads of these.
TABLES = {
    "Action Space": ("action", "meaning"),
    "Observation Space": ("entry", "meaning"),
    "Information": ("key", "meaning"),
}
_NAMES = re.compile(r"`(\w+)`")


def pages() -> dict[str, str]:
    """The Markdown of every page, by the name of its file below ``environments``."""
    made = {f"{entry.name}.md": page(f, entry) for f in FAMILIES for entry in f.environments}
    return {"index.md": index()} | made


def index() -> str:
    """The page that lists them."""
    rows = [
        (
            f"[{entry.name}]({entry.name}.md)",
            f"`{entry.id}`",
            family.task,
            f"{family.proved}: {claimed.link(*reversed(family.theorem.split(':')))}",
        )
        for family in FAMILIES
        for entry in family.environments
    ]
    names = "\n".join(
        line
        for family in FAMILIES
        for line in (
            *(entry.name for entry in family.environments),
            f"{family.name} in full <../{family.folder}>",
        )
    )
    return (
        "# Environments\n\n"
        "Each is specified in Lean, and the C that Lean emits for it is what runs. "
        "`provengym list` lists them, too.\n\n"
        + markdown.table(("environment", "import id", "task", "a theorem about it"), rows)
        + f"\n```{{toctree}}\n:hidden:\n\n{names}\n```\n"
    )


def page(family: Family, entry: Entry) -> str:
    """The page of an environment."""
    text = inspect.getdoc(entry.load()) or ""
    parts = markdown.sections(text)
    environment = gymnasium.make(entry.id).unwrapped
    count = sum(claim["bridge"] == "proved" for claim in claimed.of(family.name))
    definition = f"../{family.folder}.md"
    rows = [
        ("Import", "`import gymnasium, provengym`"),
        ("One", f'`gymnasium.make("{entry.id}")`'),
        ("Many lanes", f'`gymnasium.make_vec("{entry.id}", num_envs=1024)`'),
        ("Action space", f"`{_space(environment.action_space)}`"),
        ("Observation space", f"`{_space(environment.observation_space)}`"),
        ("Specification", f"[one page of Lean](source:Spec/{family.name}/Basic.lean)"),
        ("Theorems", f"[{count} claims are proved](../claims/{family.name}.md)"),
        ("More", f"[definition, proofs and what is learnt]({definition})"),
    ]
    done = [f"# {entry.name}", parts.pop("").strip(), _picture(family, entry)]
    done.append(markdown.table(("", "as it is made by default"), rows))
    for title, part in parts.items():
        if title == "Arguments":
            part = _arguments(family, entry)
        elif title in TABLES:
            part = markdown.with_tables(part, TABLES[title])
        done.append(f"## {title}\n\n{_linked(part, family)}")
        if title == "Arguments":
            done.append(_theorems(family))
    return "\n\n".join(filter(None, done)) + "\n"


def _space(space: gymnasium.Space) -> str:
    """A space in one line."""
    return " ".join(str(space).split())


def _picture(family: Family, entry: Entry) -> str:
    """The picture that the page of docs has of the family."""
    text = (ROOT / "docs" / f"{family.folder}.md").read_text(encoding="utf-8")
    found = PICTURE.search(text)
    return f"![{' '.join(found[1].split())}](/{found[2]})" if found else ""


def _arguments(family: Family, entry: Entry) -> str:
    """The table of the arguments: names, defaults, and what the docstrings of the family say."""
    told: dict[str, tuple[tuple[str, ...], str]] = {}
    for other in (*family.environments, entry):
        part = markdown.sections(inspect.getdoc(other.load()) or "").get("Arguments", "")
        listed = [line for line in part.splitlines() if line.startswith(("- ", "  "))]
        for names, meaning in markdown.items(listed) if listed else ():
            group = tuple(_NAMES.findall(names))
            told |= dict.fromkeys(group, (group, meaning))
    rows = []
    parameters = inspect.signature(entry.load()).parameters
    for name in parameters:
        group, meaning = told[name]
        if group[0] == name:
            same = [one for one in group if one in parameters]
            defaults = ", ".join(repr(parameters[one].default) for one in same)
            rows.append((", ".join(f"`{one}`" for one in same), f"`{defaults}`", meaning))
    return markdown.table(("argument", "default", "meaning"), rows)


def _linked(text: str, family: Family) -> str:
    """The text with links at the names of sources, and of the family's other classes."""
    for entry in family.environments:
        kind = entry.entry_point.partition(":")[2]
        text = text.replace(f"`{kind}`", f"[`{kind}`]({entry.name}.md)")
    text = re.sub(r"(?<!\[)`(Spec/[\w/]+\.lean)`", r"[`\1`](source:\1)", text)
    return re.sub(r"(?<!\[)`docs/(\w+\.md)`", r"[`docs/\1`](../\1)", text)


def _theorems(family: Family) -> str:
    """Return the theorems that the page of docs names, each beside its statement in Lean."""
    named = claimed.named_in(ROOT / "docs" / f"{family.folder}.md", family.name)
    shown = "\n\n".join(claimed.beside(claim) for claim in named)
    return (
        "## Theorems\n\nEach sentence is the docstring of the theorem beside it, which Lean has "
        f"checked. [All claims about {family.name}](../claims/{family.name}.md) are on a page of "
        f"their own, with what is tested, and what is assumed.\n\n{shown}"
    )
