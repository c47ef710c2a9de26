"""The site as it was built: each kind of page in Chromium, on wide and narrow screens, light and
dark.  `make site-check` builds it and runs this; elsewhere this is skipped."""

import re
import shutil

import pytest

from website import build, check

SITE = build.ROOT / "build" / "site"
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
PAGES = (
    "index.html",
    "tutorial.html",
    "tutorial_first.html",
    "tutorial_audit.html",
    "tutorial_policy.html",
    "tutorial_vector.html",
    "porting.html",
    "environments.html",
    "tutorials.html",
    "guides.html",
    "environments/GridWorld.html",
    "environments/FishingNormalized.html",
    "proved.html",
    "claims/index.html",
    "claims/GridWorld.html",
    "claims/trusted.html",
    "conformance.html",
    "performance.html",
    "field-report.html",
    "field-audits.html",
    "zoo.html",
    "api/index.html",
    "api/solving.html",
    "source/Spec/GridWorld/Basic.lean.html",
    "source/examples/rooms.py.html",
    "source/examples/field.html",
    "search.html",
)
SCREENS = [(width, scheme) for width in (1280, 400) for scheme in ("light", "dark")]

sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
axe_playwright = pytest.importorskip(
    "axe_playwright_python.sync_playwright", reason="axe-playwright-python is not installed"
)
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"),
    pytest.mark.skipif(not (SITE / "index.html").exists(), reason="`make site` has not been run"),
]


@pytest.fixture(scope="module")
def browser():
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module", params=SCREENS, ids=lambda screen: f"{screen[0]}-{screen[1]}")
def screen(browser, request):
    """A window of a width and a colour scheme, and what it complains about."""
    width, scheme = request.param
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.on(
        "request",
        lambda request: (
            None if request.url.startswith("file:") else page.complaints.append(request.url)
        ),
    )
    yield page
    page.close()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_and_can_be_read_by_everybody(screen, name):
    screen.complaints.clear()
    screen.goto((SITE / name).as_uri())
    screen.wait_for_load_state("load")
    found = axe_playwright.Axe().run(screen).response["violations"]
    serious = [
        (rule["id"], node["target"], node["failureSummary"])
        for rule in found
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"][:2]
    ]

    assert screen.complaints == []
    assert screen.evaluate("document.documentElement.scrollWidth") <= screen.viewport_size["width"]
    assert serious == []


@pytest.mark.parametrize(
    ("words", "title"),
    [("certificate", "Certificates"), ("largest harvest", "Fishing"), ("conform", "Conformance")],
)
def test_a_search_finds_a_page(browser, words, title):
    page = browser.new_page()
    page.goto((SITE / "search.html").as_uri() + f"?q={words.replace(' ', '+')}")
    page.wait_for_selector("#search-results li a", timeout=20_000)

    assert any(title in text for text in page.locator("#search-results li a").all_inner_texts())
    page.close()


def test_nothing_is_wrong_with_its_links():
    assert list(check.wrong(SITE)) == []


def test_a_link_to_a_theorem_shows_it(browser):
    page = browser.new_page()
    page.goto((SITE / "environments/GridWorld.html").as_uri())
    page.get_by_role("link", name="run_goal", exact=True).click()

    assert re.search(r"Properties\.lean\.html#Spec\.GridWorld\.run_goal$", page.url)
    page.wait_for_function(  # which fails where the page has not scrolled to it
        """() => {
            const name = decodeURIComponent(location.hash.slice(1));
            const { top } = document.getElementById(name).getBoundingClientRect();
            return top >= 0 && top < window.innerHeight;
        }"""
    )
    page.close()


def test_a_button_copies_what_is_typed(browser):
    page = browser.new_page()
    page.goto((SITE / "tutorial_first.html").as_uri())
    page.locator("div.highlight", has_text="rng = np.random").get_by_text("Copy").click()
    page.evaluate("document.body.prepend(document.createElement('textarea'))")
    page.locator("textarea").focus()
    page.keyboard.press("Control+V")
    pasted = page.locator("textarea").input_value()

    assert pasted.startswith("import numpy as np\nenv = gymnasium.make(")
    assert "\n        cell, over = after, terminated or truncated\n\nq.max(axis=1)" in pasted
    assert ">>>" not in pasted
    page.close()
