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
#: The page, in the same folder, that has the page of docs on a family as a part.
FULL = {family.folder: f"{family.name}.md" for family in FAMILIES}
_NAMES = re.compile(r"`(\w+)`")


def pages(full: dict[Family, str]) -> dict[str, str]:
    """The Markdown of every page, by the name of its file below ``environments``.

    Args:
        full: The page of docs on each family, which becomes a part of its first environment's.
    """
    return {
        f"{entry.name}.md": page(family, entry, text if entry.name == family.name else "")
        for family, text in full.items()
        for entry in family.environments
    }


def listed() -> list[tuple[str, str]]:
    """The name and the page of each environment."""
    return [
        (entry.name, f"environments/{entry.name}.md")
        for family in FAMILIES
        for entry in family.environments
    ]


def page(family: Family, entry: Entry, full: str) -> str:
    """The page of an environment; that of docs on its family, where given, begins and ends it."""
    text = inspect.getdoc(entry.load()) or ""
    parts = markdown.sections(text)
    environment = gymnasium.make(entry.id).unwrapped
    count = sum(claim["bridge"] == "proved" for claim in claimed.of(family.name))
    first, *rest = full.partition("\n")[2].partition("\n## ")
    rows = [
        ("Import", "`import gymnasium, provengym`"),
        ("One", f'`gymnasium.make("{entry.id}")`'),
        ("Many lanes", f'`gymnasium.make_vec("{entry.id}", num_envs=1024)`'),
        ("Action space", f"`{_space(environment.action_space)}`"),
        ("Observation space", f"`{_space(environment.observation_space)}`"),
        ("Specification", f"[one page of Lean](source:Spec/{family.name}/Basic.lean)"),
        ("Theorems", f"[{count} claims are proved](../claims/{family.name}.md)"),
        ("Definition and proofs", f"[in full]({family.name}.md#definition)"),
    ]
    description = parts.pop("").strip()
    begin = [first.strip()] if full else [description, _picture(family)]
    done = [f"# {entry.name}", *begin]
    done.append(markdown.table(("", "as it is made by default"), rows))
    for title, part in parts.items():
        if title == "Arguments":
            part = _arguments(family, entry)
        elif title in TABLES:
            part = markdown.with_tables(part, TABLES[title])
        done.append(f"## {title}\n\n{_linked(part, family)}")
    return "\n\n".join(filter(None, [*done, "".join(rest).strip()])) + "\n"


def _space(space: gymnasium.Space) -> str:
    """A space in one line."""
    return " ".join(str(space).split())


def _picture(family: Family) -> str:
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
    return re.sub(
        r"(?<!\[)`docs/(\w+)\.md`",
        lambda at: f"[`docs/{at[1]}.md`]({FULL.get(at[1], f'../{at[1]}.md')})",
        text,
    )
