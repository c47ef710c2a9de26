"""The pages of the claims, from `pybridge/provengym/claims.json`: each sentence beside its Lean."""

from __future__ import annotations

import functools
import itertools
import json
from collections import Counter
from pathlib import Path

from claims import BRIDGES, BY_DEFINITION, DATA, Claim
from provengym.envs.registry import FAMILIES
from website import markdown, sources

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENTS = {family.name: family.environments[0].name for family in FAMILIES}
#: The most characters of a page before Sphinx has made HTML of it, of less than 300 KB.
LARGEST = 130_000
TITLES = {
    "MDP": "Decision processes",
    "Certificate": "Certificates",
    "trusted": "What is trusted",
}
#: What keeps a page out of the search, but for its title: there Lean hides what was looked for.
UNSEARCHED = "---\nnosearch: true\n---\n\n"


@functools.cache
def every() -> tuple[Claim, ...]:
    """All claims."""
    return tuple(json.loads((ROOT / DATA).read_text(encoding="utf-8")))


def of(environment: str) -> list[Claim]:
    """The claims about an environment, or what else the claims are grouped by."""
    return [claim for claim in every() if claim["environment"] == environment]


def groups() -> list[str]:
    """Return the subjects of the claims."""
    return list(dict.fromkeys(claim["environment"] for claim in every()))


def link(name: str, path: str) -> str:
    """A link to a theorem in a file."""
    return f"[`{name}`](source:{path}#{sources.anchor_of(path, name)})"


def beside(claim: Claim) -> str:
    """A claim of a theorem: its sentence, and beside it the statement in Lean."""
    path, name = claim["file"], str(claim["theorem"]).removeprefix("Spec.")
    text = (ROOT / path).read_text(encoding="utf-8")
    code = sources.block(path, sources.statement(text, int(claim["line"] or 0)), name)
    return (
        f"::::{{container}} claim\n:::{{container}} sentence\n{_plain(claim['claim'])}\n\n"
        f"{link(name, path)}{', by definition' * (claim['bridge'] == BY_DEFINITION)}\n:::\n\n"
        f":::{{container}} statement\n```{{raw}} html\n{code}\n```\n:::\n::::"
    )


def _plain(sentence: str) -> str:
    """A sentence in which nothing is taken for Markdown that is not."""
    return sentence.replace("$", "\\$")


def pages() -> dict[str, str]:
    """The Markdown of every page, by the name of its file below ``claims``."""
    made = {}
    for group in groups():
        made |= _group(group)
    return {"index.md": index()} | made


def index() -> str:
    """Return the page that counts what is proved and what is not."""
    counted = Counter((claim["environment"], claim["bridge"]) for claim in every())
    rows = [
        (
            f"[{TITLES.get(group, group)}]({group}.md)",
            *(str(counted[group, bridge] or "") for bridge in BRIDGES),
        )
        for group in groups()
    ]
    total = ("all", *(str(sum(c["bridge"] == b for c in every())) for b in BRIDGES))
    meanings = "\n".join(f"- **{bridge}**: {meaning}." for bridge, meaning in BRIDGES.items())
    names = "\n".join(groups())
    return f"""# Claims

Every claim has a *bridge* from what it says to what you run:

{meanings}

How many there are of each, counted from the Lean sources and `docs/claims.json`:

{markdown.table(("about", *BRIDGES), [*rows, total])}
No theorem rests on an axiom but `propext`, `Classical.choice` and `Quot.sound`; `make prove` checks
that. What stands between a theorem and the program is told in [what is proved, and what is
not](../proved.md).

```{{toctree}}
:hidden:

{names}
```
"""


def _group(group: str) -> dict[str, str]:
    """The pages of the claims about one thing: file by file, then what is not a theorem."""
    title = TITLES.get(group, group)
    if group in ENVIRONMENTS:
        about = f"[The environment](../environments/{ENVIRONMENTS[group]}.md). "
    else:
        about = ""
    stated = [claim for claim in of(group) if claim["theorem"]]
    others = [claim for claim in of(group) if not claim["theorem"]]
    parts: list[list[str]] = [[]]
    for path, claims in itertools.groupby(stated, lambda claim: claim["file"]):
        shown = [beside(claim) for claim in claims]
        section = f"## [{path.removeprefix('Spec/')}](source:{path})\n\n" + "\n\n".join(shown)
        if parts[-1] and sum(map(len, parts[-1])) + len(section) > LARGEST:
            parts.append([])
        parts[-1].append(section)
    if others:
        rows = [(_plain(c["claim"]), c["bridge"], _evidence(c)) for c in others]
        parts[-1].append(
            "## What is no theorem\n\n" + markdown.table(("claim", "bridge", "evidence"), rows)
        )
    names = [f"{group}{f'-{number}' * (number > 1)}" for number in range(1, len(parts) + 1)]
    made = {}
    for number, (name, sections) in enumerate(zip(names, parts, strict=True), 1):
        of_all = f", {number} of {len(names)}" if len(names) > 1 else ""
        more = "\n".join(names[1:]) if number == 1 else ""
        tree = f"```{{toctree}}\n:hidden:\n\n{more}\n```" if more else ""
        around = " · ".join(
            f"[part {at}]({other}.md)" for at, other in enumerate(names, 1) if other != name
        )
        head = f"# Claims: {title}{of_all}\n\n{about}[All claims in numbers](index.md). {around}"
        parts_of_it = filter(None, [head.rstrip(), *sections, tree])
        made[f"{name}.md"] = UNSEARCHED + "\n\n".join(parts_of_it) + "\n"
    return made


def _evidence(claim: Claim) -> str:
    return f"[`{claim['file']}`](source:{claim['file']})"
