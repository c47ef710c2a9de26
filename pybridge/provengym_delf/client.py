"""Who answers: a model behind an interface like OpenAI's, or a recorded transcript."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from provengym.data.errors import one_line
from provengym.data.extras import missing

if TYPE_CHECKING:
    from provengym_delf.transcript import Transcript

Ask = Callable[[Sequence[Mapping[str, str]]], str | None]
"""Takes a conversation, and answers its last query; None where there is no answer any more."""

KEY_VARIABLE = "OPENAI_API_KEY"
SECONDS = 600.0
"""The seconds that an answer may take."""


class ClientError(RuntimeError):
    """There is no answer; the message is one line, without the key."""


def recorded(transcript: Transcript) -> Ask:
    """Answers as they were recorded, in their order, whatever is asked."""
    left = [one.answer for one in transcript.exchanges]

    def ask(messages: Sequence[Mapping[str, str]]) -> str | None:
        number = len(messages) // 2
        return left[number] if number < len(left) else None

    return ask


def chat(
    model: str,
    *,
    base_url: str | None = None,
    key_variable: str = KEY_VARIABLE,
    seconds: float = SECONDS,
) -> Ask:
    """The answers of a model behind any endpoint that is compatible with OpenAI's.

    The key is that of an environment variable.  It is sent to the endpoint and kept nowhere else.

    Args:
        model: Its name, as the endpoint has it.
        base_url: The endpoint's address; OpenAI's own by default.
        key_variable: The variable of the environment that holds the key.
        seconds: How long an answer may take.

    Raises:
        ClientError: The package openai is not installed, or there is no key.
    """
    try:
        openai: Any = importlib.import_module("openai")
    except ImportError as error:
        raise ClientError(missing("asking a model", "the package openai", "delf")) from error
    key = os.environ.get(key_variable, "")
    if not key:
        raise ClientError(f"the environment variable {key_variable} holds no key")

    def ask(messages: Sequence[Mapping[str, str]]) -> str | None:
        try:
            with openai.OpenAI(api_key=key, base_url=base_url, timeout=seconds) as client:
                answer = client.chat.completions.create(model=model, messages=list(messages))
            text = answer.choices[0].message.content
        except openai.AuthenticationError:  # whose text repeats a part of the key
            raise ClientError(f"the endpoint refuses the key in {key_variable}") from None
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told without the key
            told = f"{type(error).__name__}: {error}".replace(key, "[the key]")
            raise ClientError(f"{model} did not answer: {one_line(told)}") from None
        return text or ""

    return ask
