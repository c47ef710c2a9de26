"""Folders of results that are opened without a campaign."""

import errno
import os

import pytest

from provengym.campaigns.folder import Folder
from provengym.campaigns.performing import CampaignError


def opened(path):
    return Folder(path, "digest", "0.1.0", ["one", "two"])


def test_what_is_added_is_there_when_it_is_opened_again(tmp_path):
    with opened(tmp_path / "results") as folder:
        folder.add({"job": "two", "verdict": "agrees"})

    with opened(tmp_path / "results") as folder:
        assert folder.rows == {"two": {"job": "two", "verdict": "agrees"}}


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
        folder.add({"job": "one"})

    with opened(tmp_path) as folder:
        assert folder.rows == {"one": {"job": "one"}}
