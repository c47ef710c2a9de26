"""The pages of the playground in Chromium: played, broken, checked, and usable by everyone."""

import gzip
import json
import re
from pathlib import Path

import pytest

import provengym
from provengym.envs.enumerated import Enumerated
from provengym.envs.registry import ENVIRONMENTS, FAMILIES

pytestmark = pytest.mark.measured

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path.name for path in (ROOT / "playground").glob("*.html"))
ENUMERATED = [f for f in FAMILIES if issubclass(f.environments[0].load(), Enumerated)]
MOST_BYTES = 350_000
MINUS = "\N{MINUS SIGN}"


def fill(page):
    """Do something on a page, so that all of it is there."""
    for button in ("#show", "#hundred", "#examples button >> nth=1"):
        if page.locator(button).count():
            page.click(button)
    for part in ("#difference", "#about"):
        if page.locator(f"section{part}").count():
            page.wait_for_selector(f"{part}:not([hidden])")


# ---- Sizes ----


def test_the_playground_is_small(folder):
    files = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]

    assert sum(map(len, files)) < MOST_BYTES
    assert sum(len(gzip.compress(data)) for data in files) < MOST_BYTES / 2


def test_the_first_step_takes_less_than_a_second_of_processor_time(visit, address):
    page = visit("certificate.html")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address + "index.html")
    page.wait_for_selector("body[data-ready]")
    page.keyboard.press("ArrowRight")
    metrics = session.send("Performance.getMetrics")["metrics"]

    assert page.text_content("#status").startswith("step 1")
    assert next(one["value"] for one in metrics if one["name"] == "TaskDuration") < 1


# ---- Play ----


@pytest.mark.parametrize("name", [entry.name for entry in ENVIRONMENTS])
def test_every_environment_is_played_with_buttons_and_keys(visit, name):
    page = visit(f"index.html#{name}&seed=3")
    assert page.text_content("#status").startswith("step 0")
    first = page.text_content("#state")

    page.locator("#actions button").first.click()
    assert page.text_content("#status").startswith("step 1")
    page.keyboard.press("1" if page.locator("#actions select").count() == 0 else "q")
    assert page.text_content("#status").startswith("step 2")

    assert first
    assert page.text_content("#news").startswith("Step 2, ")
    assert page.text_content("#log li >> nth=0") in page.text_content("#news")
    assert page.locator("#picture svg").count() == 1


def test_an_environment_without_a_picture_is_told_in_words(browser, address, folder):
    content = json.loads((folder / "registry.json").read_text())
    for one in content["environments"]:
        one["module"] = "plain"
    with browser.new_context() as context:
        page = context.new_page()
        page.route("**/registry.json", lambda route: route.fulfill(json=content))
        page.goto(f"{address}index.html")
        page.wait_for_selector("body[data-ready]")
        page.keyboard.press("ArrowDown")

        assert "row 1, col 0" in page.text_content("#news")
        assert page.locator("#optimal").is_hidden()


def test_the_keyboard_alone_plays(visit):
    page = visit("index.html")
    for key in ("ArrowRight",) * 4 + ("ArrowDown",) * 4:
        page.keyboard.press(key)

    assert "the goal" in page.text_content("#state")
    assert "terminated" in page.text_content("#news")
    assert page.locator("#actions button").first.is_disabled()
    page.focus("#restart")
    page.keyboard.press("Enter")
    assert page.text_content("#status").startswith("step 0")


def test_everything_is_reached_by_the_tab_key(visit):
    page = visit("index.html")
    reached = []
    for _ in range(40):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.id || document.activeElement.tagName"))

    assert {"environment", "seed", "restart", "discount", "show", "log", "SUMMARY"} <= set(reached)
    assert reached.count("BUTTON") >= 4


@pytest.mark.parametrize("field", ["#seed", "#actions [name=number]"])
def test_keys_in_a_field_take_no_step(visit, field):
    page = visit("index.html#FishingContinuous")
    page.focus(field)
    page.keyboard.press("1")

    assert page.text_content("#status").startswith("step 0")


def test_parameters_change_the_environment(visit):
    page = visit("index.html")
    page.click("#settings summary")
    page.fill("#parameters [name=height]", "0")
    page.click("#parameters button")
    page.wait_for_selector("#problem:has-text('out of range')")
    page.fill("#parameters [name=height]", "7")
    page.click("#parameters button")
    page.wait_for_function("document.querySelector('#state').textContent.includes('7 rows')")

    assert "height=7" in page.url


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("#seed", "18446744073709551616", "seed must be between 0 and 18446744073709551615"),
        ("#seed", "-1", "the seed must be a whole number, got -1"),
        ("[name=max_steps]", "0", "max_steps must be 1 or more"),
        ("[name=max_steps]", "4294967296", "max_steps must be at most 2147483647"),
        ("[name=num_pits]", "x", "num_pits must be a whole number, got x"),
        ("[name=num_pits]", "99", "out of range: size=4, num_pits=99"),
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(visit, field, value, message):
    page = visit("index.html#HunterWumpus&seed=3")
    page.locator("#actions button").first.click()
    page.click("#settings summary")
    page.fill(field, value)
    page.focus(field)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#problem:has-text('{message}')")

    assert page.text_content("#status").startswith("step 1 of 200")


@pytest.mark.parametrize("name", ["GridWorld", "HunterWumpus", "FishingContinuous", "Swimmer"])
def test_a_link_begins_the_episode_again(visit, name):
    page = visit(f"index.html#{name}&seed=3")
    for _ in range(3):
        page.locator("#actions button").last.click()
    texts = ["#state", "#status", "#log", "#observation"]
    told = [page.text_content(one) for one in texts]
    link = page.get_attribute("#share", "href")
    again = visit(f"index.html{link}")

    assert "&actions=" in link
    assert [again.text_content(one) for one in texts] == told
    assert again.get_attribute("#share", "href") == link
    again.click("#restart")
    assert again.text_content("#status").startswith("step 0")
    assert "actions" not in again.get_attribute("#share", "href")
    again.evaluate("link => { location.hash = link; }", link)
    again.wait_for_function("() => document.querySelector('#status').textContent[5] === '3'")


def test_a_link_with_actions_that_cannot_be_taken_is_told(visit):
    page = visit("index.html#GridWorld&height=2&width=1&goal_row=1&goal_col=0&actions=1_1")
    assert "the link has 2 actions, and its episode is over after 1" in page.text_content(
        "#problem"
    )
    assert page.text_content("#status").startswith("step 1")
    page = visit("index.html#GridWorld&actions=1_9")
    assert page.text_content("#problem").startswith("action 2 of the link: action must be between")


def test_the_view_of_the_agent_hides_what_is_not_observed(visit):
    page = visit("index.html#HunterWumpus&seed=3")
    pit, gold = "#3a343e", "#f5be3e"
    state, seen = page.inner_html("#picture"), page.inner_html("#seen")

    assert pit in state
    assert gold in state
    assert pit not in seen
    assert gold not in seen
    place = re.search(r"column \d, row \d", page.text_content("#state"))[0]
    assert page.text_content("#senses").startswith(f"You are at {place}.")
    page.select_option("#environment", "GridWorld")
    page.wait_for_selector("#agent", state="hidden")


@pytest.mark.parametrize("name", [entry.name for entry in ENVIRONMENTS])
def test_the_controls_of_an_episode_are_in_one_line(visit, name):
    page = visit(f"index.html#{name}")
    tops = [page.locator(one).bounding_box()["y"] for one in ("#environment", "#seed", "#restart")]

    assert max(tops) - min(tops) < 10


# ---- Optimal values ----


@pytest.mark.parametrize(
    "name",
    [family.name for family in FAMILIES if issubclass(family.environments[0].load(), Enumerated)],
)
def test_values_are_certified_and_the_file_is_accepted_by_python(visit, verdict, tmp_path, name):
    page = visit(f"index.html#{name}&seed=3")
    if page.locator("#optimal").is_hidden():
        pytest.skip("has no overlay")
    page.click("#show")
    assert verdict(page, ".").startswith("Certified:")
    assert "The optimal value here is" in page.text_content("#state")
    with page.expect_download() as download:
        page.click("#save")
    download.value.save_as(tmp_path / "certificate.json")

    assert provengym.check(None, tmp_path / "certificate.json").holds


def test_values_are_those_of_solve(visit, verdict):
    page = visit("index.html#GridWorld&height=6&width=10&goal_row=1&goal_col=7")
    page.fill("#discount", "19/20")
    page.click("#show")
    verdict(page, "Certified")
    solution = provengym.solve("GridWorld", height=6, width=10, goal=(1, 7), discount="19/20")

    shown = re.search(r"value here is (\S+),", page.text_content("#state"))[1]
    assert float(shown.replace("\N{MINUS SIGN}", "-")) == pytest.approx(
        solution.values[0], abs=1e-4
    )


# ---- Break it ----


def test_the_known_bugs_are_found_and_the_right_rules_are_equal(visit, verdict):
    page = visit("break.html")
    told = page.text_content("#which")
    assert all(entry.name in told for entry in ENVIRONMENTS)
    for name in page.locator("#environment option").all_text_contents():
        page.select_option("#environment", name)
        page.wait_for_function(
            "name => document.querySelector('#sizes').textContent.includes(name)", arg=name
        )
        verdict(page, "^Different")
        page.select_option("#change", "")
        assert "all " in verdict(page, "^Equal")
        for change in page.locator("#change option").all()[1:]:
            page.select_option("#change", change.get_attribute("value"))
            verdict(page, "^(Different|No answer)")


def test_a_change_by_hand_is_found_by_the_shortest_sequence(visit, verdict):
    page = visit("break.html")
    page.select_option("#change", "")
    verdict(page, "^Equal")
    code = page.input_value("#code")
    page.fill(
        "#code", code.replace("reward: terminated ? 0 : -1", "reward: row + col > 3 ? 0 : -1")
    )

    assert "after 4 actions: reward differs" in verdict(page, "^Different")
    assert page.locator("#fields .differs").count() == 3
    page.fill("#code", "function step( {")
    verdict(page, "^The copy cannot be used")
    page.fill("#code", code.replace("const terminated", "throw new Error('no'); const terminated"))
    assert "after 1 action: the copy raises" in verdict(page, "^Different")


def test_a_copy_with_ever_more_states_is_compared_for_a_second(visit, verdict):
    page = visit("break.html")
    page.select_option("#change", "")
    verdict(page, "^Equal")
    code = page.input_value("#code")
    page.fill("#code", code.replace("state: { row, col }", "state: { row, col, n: [state.n] }"))

    verdict(page, "^No difference among the first .*; there are more")


def test_an_endless_loop_ends_with_a_message(visit, verdict):
    page = visit("break.html")
    page.select_option("#change", "")
    verdict(page, "^Equal")
    code = page.input_value("#code")
    page.fill("#code", code.replace("const terminated", "for (;;) {} const terminated"))
    verdict(page, "endless loop")
    page.fill("#code", code)

    verdict(page, "^Equal")


# ---- Everyone ----


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious(visit, path, scheme):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    page = visit(path, scheme=scheme)
    fill(page)
    found = axe.Axe().run(page).response["violations"]

    assert [(v["id"], v["impact"], v["nodes"][0]["html"]) for v in found] == []


@pytest.mark.parametrize("name", [entry.name for entry in ENVIRONMENTS])
def test_axe_finds_nothing_in_any_environment(visit, name):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    page = visit(f"index.html#{name}", scheme="dark")
    page.locator("#actions button").first.click()
    page.click("#settings summary") if page.locator("#settings").is_visible() else None
    found = axe.Axe().run(page).response["violations"]

    assert [(v["id"], v["impact"], v["nodes"][0]["html"]) for v in found] == []


@pytest.mark.parametrize("path", [*PAGES, *(f"index.html#{entry.name}" for entry in ENVIRONMENTS)])
def test_nothing_is_wider_than_a_narrow_screen(visit, path):
    page = visit(path, width=400)
    if path in PAGES:
        fill(page)

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
