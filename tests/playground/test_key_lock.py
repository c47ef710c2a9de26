"""The page on reward without end."""

import pytest

pytestmark = pytest.mark.measured


def test_the_generated_reward_grows_without_end(visit):
    page = visit("key_lock.html")

    def returns():
        texts = (page.text_content(f"#{one}-return") for one in ("wrong", "right"))
        return [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]

    page.click("#one")
    first = returns()
    page.click("#hundred")
    assert returns() == [first[0] + 1000, first[1] - 100]
    page.click("#run")
    page.wait_for_function(
        "low => Number(document.querySelector('#wrong-return').textContent) > low",
        arg=first[0] + 1020,
    )
    page.click("#run")
    last = returns()
    page.wait_for_timeout(400)
    assert returns() == last
