"""The contents of a language model's answer: one program, and one design."""

from __future__ import annotations

import ast
import re
import textwrap

from provengym.data.imports import RULES, imports
from provengym.data.reading import json_value
from provengym_delf.design import Design

CLASS = "Environment"
"""The name of the environment's class in a program."""
PROGRAM = "environment.py"
"""The name of the file that holds a program while it is judged."""
LONGEST = 400_000
"""Characters of an answer, at most."""
_FENCE = re.compile(r"^(?P<fence>`{3,}|~{3,})[ \t]*(?P<language>[\w+-]*)[^\n`]*$")


class AnswerError(ValueError):
    """An answer cannot be used; the message is one line."""


def program_of(answer: str) -> str:
    """The program that is in an answer.

    Raises:
        AnswerError: There is none, or more than one, or it defines no class `Environment`.

    >>> from provengym_delf import program_of
    >>> print(program_of("Here it is:\\n```python\\nclass Environment: ...\\n```\\n"), end="")
    class Environment: ...
    """
    if len(answer) > LONGEST:
        raise AnswerError(
            f"the answer must have at most {LONGEST:,} characters, got {len(answer):,}"
        )
    blocks = _blocks(answer)
    found = [text for language, text in blocks if language in ("python", "py")]
    found = found or [text for language, text in blocks if not language]
    if len(found) != 1:
        how = f"{len(found)} programs" if found else "no program"
        raise AnswerError(
            f"the answer must have one program, between ```python and ```; it has {how}"
        )
    return found[0]


def why_no_program(program: str, target: str = "gymnasium") -> str | None:
    """Why a program cannot be judged; None where it is one that has a class `Environment`.

    Of this package a program whose target is ``"spec"`` imports `provengym.spec` alone, and another
    one nothing.
    """
    try:
        tree = ast.parse(program)
    except SyntaxError as error:
        return f"line {error.lineno} is no Python: {error.msg}"
    except (ValueError, RecursionError, MemoryError) as error:
        return f"it is no Python: {error}"
    if CLASS not in {node.name for node in tree.body if isinstance(node, ast.ClassDef)}:
        return f"it defines no class {CLASS}"
    denied = {"provengym", "provengym_delf", *({RULES} if target != "spec" else ())}
    if denied & imports(tree):
        more = f", of more than {RULES}" if target == "spec" else ""
        return f"it imports provengym, which judges it{more}"
    return None


def design_of(answer: str) -> Design | None:
    """The design that is in an answer; None where none is.

    Raises:
        AnswerError: There is more than one, or it is not of its form.
    """
    found = [text for language, text in _blocks(answer) if language == "json"]
    if not found:
        return None
    if len(found) > 1:
        raise AnswerError(f"the answer must have one design in JSON, it has {len(found)}")
    try:
        return Design.from_dict(json_value(found[0]))
    except ValueError as error:
        raise AnswerError(f"the design cannot be read: {error}") from error


def _blocks(answer: str) -> list[tuple[str, str]]:
    """The language and the text of each fenced block.

    Raises:
        AnswerError: The last one does not end.
    """
    found: list[tuple[str, str]] = []
    opened: re.Match[str] | None = None
    lines: list[str] = []
    for line in answer.splitlines():
        bare = line.strip()
        if opened is None:
            opened, lines = _FENCE.match(bare), []
        elif bare == opened["fence"]:
            text = textwrap.dedent("\n".join(lines)) + "\n"
            found.append((opened["language"].lower(), text))
            opened = None
        else:
            lines.append(line)
    if opened is not None:
        raise AnswerError("the answer is cut short: its last block of code does not end")
    return found
