"""The page of an evaluation."""

import pytest

from auditing.processes import END, process
from evaluating import small
from provengym import evaluate

MOVES = dict(enumerate([3, 3, 1, 1, 1, 0, 3, 3, 3]))  # up, where it is one step to the goal


def test_the_first_error_is_shown_with_pictures_of_the_way_there():
    pytest.importorskip("pygame")
    page = evaluate("GridWorld", MOVES, horizon=8, height=3, width=3, episodes=5).to_html()
    for caption in ("The start", "Step 1 of 3: after action 3", "Step 3 of 3: after action 1"):
        assert f'alt="{caption}"' in page
    assert page.count("data:image/png;base64,") == 4
    assert "in step 4, after the actions [3, 3, 1], where it sees 5" in page
    assert "Objective: expected return within 8 steps, as asked." in page


def test_a_model_has_a_story_and_no_pictures():
    model = process([[[(1, END, 1)], [(1, END, 2)]]])
    page = evaluate(model, {0: 0}, horizon=1).to_html()
    assert "it takes action 0, worth 1 if the best follows;" in page
    assert "<img" not in page
    assert "nowhere that it comes to" in evaluate(model, {0: 1}, horizon=1).to_html()


def test_its_verdict_says_what_is_known():
    asked = {"discount": 0.9, "budget": "3000steps", "episodes": 20}
    for given, verdict in (({"reward_range": (-1, 5)}, "estimated"), ({}, "not known")):
        page = evaluate(small.Real, "random", **asked, **given).to_html()
        assert f"{verdict}: random in " in page
        assert "Where it errs first" not in page
