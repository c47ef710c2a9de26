"""Reports and environments in a notebook: whole, small, and as text what is text."""

import re
from html import unescape
from html.parser import HTMLParser

import pytest

import provengym
from provengym import Analysis, AuditReport, CampaignReport
from provengym.conformance import Report
from provengym.data.writing import AsPage
from provengym.envs.registry import ENVIRONMENTS
from provengym_delf import DelfReport

PAGE = "<!DOCTYPE html>\n<title>\"A\" & 'B'</title>\n"


class Page(AsPage):
    def to_html(self):
        return PAGE


class Balance(HTMLParser):
    """Fails where a tag is closed that is not the last one open."""

    def __init__(self):
        super().__init__()
        self.open, self.text = [], ""

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def test_a_page_is_in_a_frame_as_it_is():
    html = Page()._repr_html_()
    (document,) = re.findall(r'<iframe srcdoc="([^"]*)" title="Page" sandbox="" ', html)

    assert unescape(document) == PAGE


@pytest.mark.parametrize("kind", [Analysis, AuditReport, CampaignReport, DelfReport, Report])
def test_every_report_is_shown(kind):
    assert issubclass(kind, AsPage)
    assert kind._repr_html_ is AsPage._repr_html_


@pytest.mark.parametrize("entry", ENVIRONMENTS, ids=lambda entry: entry.name)
def test_an_environment_is_shown_before_and_after_a_reset(entry):
    env = entry.load()()
    before = env._repr_html_()
    env.reset(seed=0)
    after = env._repr_html_()
    parser = Balance()
    parser.feed(after)

    assert parser.open == []
    assert all(name in parser.text for name in env.parameters)
    assert str(env.action_space) in parser.text
    assert "<pre>" not in before
    env.render_mode = "ansi"
    assert env.render() in parser.text
    assert len(after) < 5_000


@pytest.mark.parametrize("storage", [None, "memory"])
def test_a_solution_is_shown(storage):
    solution = provengym.solve("GridWorld", discount=0.9, height=3, width=5, storage=storage)
    parser = Balance()
    parser.feed(solution._repr_html_())

    assert parser.open == []
    assert parser.text.startswith("provengym/GridWorld-v0, discount 0.9\n")
    for text in ("states15", "actions4", "methodvalue iteration", "valueswithin "):
        assert text in parser.text
