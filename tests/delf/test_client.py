"""Who answers: that a key goes to the endpoint alone, and what is said where there is no answer."""

import sys
from types import SimpleNamespace

import pytest

from provengym_delf import ClientError, chat

KEY = "sk-test-0123456789"


class AuthenticationError(Exception):
    """As the package openai has it."""


def fake(answer, made):
    """A package openai whose model answers so."""

    class OpenAI:
        def __init__(self, **options):
            made.append(options)
            self.chat = SimpleNamespace(completions=SimpleNamespace(create=self.create))

        def __enter__(self):
            return self

        def __exit__(self, *_):
            pass

        def create(self, *, model, messages):
            made.append((model, messages))
            if isinstance(answer, Exception):
                raise answer
            message = SimpleNamespace(content=answer)
            return SimpleNamespace(choices=[SimpleNamespace(message=message)])

    return SimpleNamespace(OpenAI=OpenAI, AuthenticationError=AuthenticationError)


@pytest.fixture
def ask(monkeypatch):
    """Return a function of an answer, which returns a call of a client whose package answers so,
    and the list of what the package was called with."""

    def made(answer):
        calls = []
        monkeypatch.setitem(sys.modules, "openai", fake(answer, calls))
        monkeypatch.setenv("MY_KEY", KEY)
        asking = chat("small", base_url="http://localhost:1/v1", key_variable="MY_KEY")
        return lambda: asking([{"role": "user", "content": "hello"}]), calls

    return made


def test_the_key_and_the_conversation_go_to_the_endpoint(ask):
    asking, calls = ask("an answer")

    assert asking() == "an answer"
    options, (model, messages) = calls
    assert (options["api_key"], options["base_url"]) == (KEY, "http://localhost:1/v1")
    assert (model, messages) == ("small", [{"role": "user", "content": "hello"}])


def test_no_text_is_an_empty_answer(ask):
    assert ask(None)[0]() == ""


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (AuthenticationError("Incorrect API key: sk-te***6789"), "refuses the key in MY_KEY"),
        (ValueError(f"Bearer {KEY} is odd\nvery"), "ValueError: Bearer \\[the key\\] is odd very"),
        (ValueError("x" * 190 + KEY), "small did not answer"),
    ],
)
def test_what_goes_wrong_is_told_without_the_key(ask, error, why):
    with pytest.raises(ClientError, match=why) as found:
        ask(error)[0]()
    assert not any(part in str(found.value) for part in (KEY, "6789", KEY[:8], "\n"))
    assert found.value.__cause__ is None
    assert found.value.__suppress_context__


def test_a_key_is_needed(monkeypatch):
    monkeypatch.setitem(sys.modules, "openai", fake("", []))
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    with pytest.raises(ClientError, match="OPENAI_API_KEY holds no key"):
        chat("small")


def test_the_package_is_needed(monkeypatch):
    monkeypatch.setitem(sys.modules, "openai", None)
    with pytest.raises(ClientError, match='the extra delf: run `pip install "openai>=1"`$'):
        chat("small")
