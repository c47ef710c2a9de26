"""``provengym show``: what an environment is, and what is proved about it."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import provengym
from provengym.cli.common import (
    JsonOption,
    NameArgument,
    ParameterOption,
    RulesEntry,
    default_parameters,
    emit_json,
    find_environment,
    make_environment,
)

if TYPE_CHECKING:
    from provengym.envs.base import KernelEnv

Claim = dict[str, Any]

THEORY = {
    "MDP": "Claims about every environment of this kind",
    "Certificate": "Claims about certificates of optimal values",
}

SECTIONS = (
    "Action Space",
    "Observation Space",
    "Rewards",
    "Episode End",
    "Starting State",
    "Transition",
    "Information",
)
"""The sections of a docstring that are printed, in this order, before the arguments."""

BY_DEFINITION = "by definition"
"""The bridge of the claims that are not counted; as in ``tools/claims.py``."""

NO_CLAIMS = (
    "The list of claims is missing: it is made from the Lean sources when the package is built; "
    "in a source checkout run `python tools/claims.py`."
)


AllOption = Annotated[
    bool,
    typer.Option(
        "--all", help="Print the claims about decision processes and certificates in general, too."
    ),
]


def show(
    name: NameArgument,
    param: ParameterOption = None,
    everything: AllOption = False,
    as_json: JsonOption = False,
) -> None:
    """Show an environment: its actions, observations, rewards and ends, its parameters, and what is
    proved about it."""
    entry, parameters = find_environment(name, param)
    env = make_environment(entry, parameters)
    if isinstance(entry, RulesEntry):
        _show_rules(entry, env, parameters, as_json=as_json)
        return
    claims = load_claims()
    about = {
        "name": entry.name,
        "kernel": env.kernel.name,
        "id": entry.id,
        "description": entry.description,
        "parameters": {
            key: {"default": default, "value": parameters.get(key, default)}
            for key, default in default_parameters(entry).items()
        },
        "note": env.note,
        "observation_space": str(env.observation_space),
        "action_space": str(env.action_space),
        "actions": list(env.actions),
        "documentation": documentation(type(env)),
        "claims": None
        if claims is None
        else [claim for claim in claims if claim["environment"] in (env.kernel.name, *THEORY)],
    }
    if as_json:
        emit_json(about)
    else:
        _print(about, everything)


def documentation(environment: type) -> dict[str, str]:
    """The sections of a docstring in Markdown, by their headings."""
    parts = re.split(r"^## (.+)\n", inspect.getdoc(environment) or "", flags=re.MULTILINE)
    return {heading: text.strip() for heading, text in zip(parts[1::2], parts[2::2], strict=True)}


def claims_file() -> Path:
    """Where the claims lie: package data, written by ``tools/claims.py``."""
    return Path(provengym.__file__).parent / "claims.json"


def load_claims() -> list[Claim] | None:
    """Load the claims about the environments; None in a checkout where they are not generated."""
    file = claims_file()
    if not file.is_file():
        return None
    claims: list[Claim] = json.loads(file.read_text(encoding="utf-8"))
    return claims


def _print(about: dict[str, Any], everything: bool) -> None:
    console = Console(highlight=False)
    console.print(Text(about["name"], style="bold"), Text(about["id"], style="dim"))
    console.print(Text(about["description"]))

    sections = about["documentation"]
    console.print(Text("\nSpaces", style="bold"))
    names = ", ".join(f"{number} {action}" for number, action in enumerate(about["actions"]))
    console.print(Text(f"  observation  {about['observation_space']}"))
    console.print(Text(f"  action       {about['action_space']}{names and ': '}{names}"))
    for heading in SECTIONS:
        if heading in sections:
            console.print(Text(f"\n{heading}", style="bold"))
            console.print(Padding.indent(Markdown(sections[heading]), 2))

    console.print(Text("\nParameters", style="bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("name", "default", "here"):
        table.add_column(heading)
    for key, parameter in about["parameters"].items():
        default, value = repr(parameter["default"]), repr(parameter["value"])
        table.add_row(Text(key), Text(default), Text("" if value == default else value))
    console.print(Padding.indent(table, 2))
    if about["note"]:
        console.print(Text(f"\n  {about['note']}", style="bold"))
    console.print(Padding.indent(Markdown(sections.get("Arguments", "")), 2))

    if about["claims"] is None:
        console.print(Text(f"\n{NO_CLAIMS}"))
        return
    general = 0
    for environment, title in {about["kernel"]: "Claims", **THEORY}.items():
        claims = [claim for claim in about["claims"] if claim["environment"] == environment]
        if environment in THEORY and not everything:
            general += sum(claim["bridge"] != BY_DEFINITION for claim in claims)
            continue
        if claims:
            console.print(Text(f"\n{title}", style="bold"))
        for claim in claims:
            _print_claim(console, claim)
    if general:
        rest = f"{general} about decision processes and certificates in general"
        console.print(Text(f"\nMore claims, {rest}, with --all.", style="dim"))


def _show_rules(
    entry: RulesEntry, env: KernelEnv, parameters: dict[str, Any], *, as_json: bool
) -> None:
    """Show a class of rules, with its grade."""
    from provengym.rules.records import grade_of, record_of

    record = record_of(entry.rules)
    about = {
        "name": entry.name,
        "id": entry.id,
        "description": entry.description,
        "documentation": inspect.getdoc(entry.rules) or "",
        "parameters": {
            key: {"default": default, "value": parameters.get(key, default)}
            for key, default in default_parameters(entry).items()
        },
        "observation_space": str(env.observation_space),
        "action_space": str(env.action_space),
        "actions": list(env.actions),
        "time_limit": entry.rules.limit,
        "graded": grade_of(entry.rules),
        "record": None if record is None else record.to_dict(),
    }
    if as_json:
        emit_json(about)
        return
    console = Console(highlight=False)
    console.print(Text(entry.name, style="bold"), Text(entry.id, style="dim"))
    console.print(Text(str(about["documentation"])))
    names = ", ".join(f"{number} {action}" for number, action in enumerate(env.actions))
    rows = {
        "observation": str(env.observation_space),
        "action": f"{env.action_space}{names and ': '}{names}",
        **{key: str(parameters.get(key, one)) for key, one in default_parameters(entry).items()},
        "limit": "none" if entry.rules.limit is None else f"{entry.rules.limit} steps",
        "grade": grade_of(entry.rules),
    }
    if record is not None:
        rows |= {"trusted": record.trusted, "open": "; ".join(record.open) or "nothing"}
        rows |= {"page": record.folder}
    width = max(map(len, rows))
    for name, value in rows.items():
        console.print(Text(f"  {name:{width}}  {value}"))


def _print_claim(console: Console, claim: Claim) -> None:
    console.print(Padding.indent(Text(claim["claim"]), 2))
    place = f"{claim['file']}:{claim['line']}" if claim.get("line") else claim["file"]
    evidence = f"{claim['theorem']} in {place}" if claim["theorem"] else place
    console.print(Padding.indent(Text(f"{claim['bridge']}: {evidence}", style="dim"), 6))
