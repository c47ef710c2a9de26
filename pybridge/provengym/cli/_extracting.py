"""What ``provengym extract`` and ``provengym audit`` share: how a process is extracted."""

from __future__ import annotations

from typing import Annotated

import typer

TargetArgOption = Annotated[
    list[str] | None,
    typer.Option(
        "--target-arg", metavar="KEY=VALUE", help="An argument of the target. Repeatable."
    ),
]
KeyOption = Annotated[
    str | None,
    typer.Option(
        "--key",
        metavar="EXPRESSION",
        help="What a state is: an expression over env and observation. By default all that "
        "the environment holds; needed where that cannot be saved.",
    ),
]
BindingOption = Annotated[
    str | None,
    typer.Option(
        "--binding",
        metavar="PLACE",
        help="A provengym.conformance.Binding, as module:attribute or file.py:attribute, or "
        "a file that ends in .toml; its state_key is the key.",
    ),
]
BudgetOption = Annotated[
    str,
    typer.Option(
        "--budget", metavar="AMOUNT", help="Time, such as 60s or 5m; or calls, as 100000steps."
    ),
]
SeedOption = Annotated[
    int, typer.Option("--seed", help="Seed of the episodes in which the target is played.")
]
CallLimitOption = Annotated[
    str,
    typer.Option("--call-limit", metavar="TIME", help="Time that one call of the target may take."),
]
