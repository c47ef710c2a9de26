"""Folders of results that are opened without a campaign."""

import errno
import os

import pytest

from provengym.campaigns.folder import Folder
from provengym.campaigns.performing import CampaignError


def opened(path):
    return Folder(path, "digest", "0.1.0", ["one", "two"])


def row_of(job, **changes):
    return {
        "job": job, "kind": "audit", "target": "Env", "parameters": {}, "arguments": {}, "index": 0,
        "seed": 1, "verdict": "sound", "outcome": "passed", "classes": [], "message": "It is.",
        "report": None, "run": {"attempts": 1, "died": []}, **changes,
    }  # fmt: skip


def test_what_is_added_is_there_when_it_is_opened_again(tmp_path):
    with opened(tmp_path / "results") as folder:
        folder.add(row_of("two"))

    with opened(tmp_path / "results") as folder:
        assert folder.rows == {"two": row_of("two")}


@pytest.mark.parametrize(
    "changes",
    [
        {"job": "three"},
        {"job": 3},
        {"kind": "<script>"},
        {"outcome": "fine"},
        {"verdict": None},
        {"parameters": []},
        {"classes": [1]},
        {"seed": -1},
        {"report": {"findings": [{"class": "reset"}]}},
        {"report": {"findings": None}},
        {"run": {}},
        {"more": 1},
    ],
)
def test_a_line_that_is_no_result_is_told(tmp_path, changes):
    with opened(tmp_path / "results") as folder:
        folder.add(row_of("one"))
        folder.add({**row_of("two"), **changes})

    with pytest.raises(
        CampaignError, match=r"results\.jsonl: line 2 is no result of this campaign"
    ):
        opened(tmp_path / "results")


@pytest.mark.parametrize("text", ["[" * 100_000, '{"job": "one"}', "precious"])
@pytest.mark.parametrize("end", ["\n", ""])
def test_what_is_no_result_is_left_as_it_is(tmp_path, text, end):
    with opened(tmp_path / "results"):
        pass
    lines = tmp_path / "results" / "results.jsonl"
    lines.write_text(text + end)

    if text.startswith("{") and not end:
        with opened(tmp_path / "results"):
            assert lines.read_text() == ""  # it was cut short, as by a kill
        return
    with pytest.raises(CampaignError, match=r"line 1 is no result of this campaign"):
        opened(tmp_path / "results")
    assert lines.read_text() == text + end


def test_a_link_is_not_written_through(tmp_path):
    with opened(tmp_path / "results"):
        pass
    lines = tmp_path / "results" / "results.jsonl"
    (tmp_path / "precious").write_text("precious")
    lines.unlink()
    lines.symlink_to(tmp_path / "precious")

    with pytest.raises(CampaignError, match="cannot be used"):
        opened(tmp_path / "results")
    assert (tmp_path / "precious").read_text() == "precious"


@pytest.mark.parametrize("text", ["{", "[]", "{}", "1", ""])
def test_a_damaged_folder_is_told(tmp_path, text):
    (tmp_path / "campaign.json").write_text(text)

    with pytest.raises(CampaignError, match=r"campaign\.json is damaged"):
        opened(tmp_path)


def test_a_file_system_may_have_no_locks(tmp_path, monkeypatch):
    pytest.importorskip("fcntl")

    def flock(file, operation):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("provengym.campaigns.folder.fcntl.flock", flock)
    with opened(tmp_path) as folder:
        folder.add(row_of("one"))

    with opened(tmp_path) as folder:
        assert folder.rows == {"one": row_of("one")}
