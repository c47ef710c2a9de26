"""`provengym render` writes pictures, and films of episodes."""

import itertools
import sys

import numpy as np
import pytest

from provengym.cli import main
from provengym.rendering import films

pytest.importorskip("pygame")
EPISODE = ("render", "GridWorld", "-p", "width=3", "--actions", "right,right,down")


def test_a_gif_has_a_frame_for_each_step(tmp_path):
    image = pytest.importorskip("PIL.Image")
    still, film = tmp_path / "a.png", tmp_path / "a.GIF"

    assert main([*EPISODE, "-o", str(still)]) == 0
    assert main([*EPISODE, "-o", str(film)]) == 0
    with image.open(film) as moving, image.open(still) as last:
        durations = []
        for number in range(moving.n_frames):
            moving.seek(number)
            durations.append(moving.info["duration"])
        shown = np.asarray(moving.convert("RGB"), int)

        assert durations == [500, 500, 500, 2000]
        assert moving.info["loop"] == 0
        assert np.abs(shown - np.asarray(last.convert("RGB"), int)).mean() < 2


def test_an_mp4_has_them_and_stays_at_the_last(tmp_path):
    pytest.importorskip("moviepy")
    opencv = pytest.importorskip("cv2")

    assert main([*EPISODE, "-o", str(tmp_path / "a.mp4")]) == 0
    film = opencv.VideoCapture(str(tmp_path / "a.mp4"))
    frames = itertools.takewhile(lambda read: read[0], iter(film.read, None))
    shown = [frame.astype(int) for _, frame in frames]
    film.release()
    height, width, _ = shown[0].shape

    assert len(shown) == 4 + films.LAST - 1
    assert width % 2 == height % 2 == 0
    assert all(np.abs(one - other).mean() > 0.1 for one, other in itertools.pairwise(shown[:4]))
    assert np.abs(shown[-1] - shown[3]).mean() < 0.1


def test_frames_of_odd_sizes_are_filled_at_their_edges():
    assert films._to_even((5, 4, 3)) == ((0, 1), (0, 0), (0, 0))
    assert films._to_even((6, 7, 3)) == ((0, 0), (0, 1), (0, 0))


@pytest.mark.parametrize(("kind", "module"), [("gif", "PIL"), ("mp4", "moviepy")])
def test_what_is_missing_is_told(kind, module, tmp_path, monkeypatch, capsys):
    for name in [name for name in sys.modules if name.partition(".")[0] == module]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)

    assert main([*EPISODE, "-o", str(tmp_path / f"a.{kind}")]) == 2
    assert "the extra film: run `pip install" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_other_files_are_refused(capsys):
    assert main([*EPISODE, "-o", "a.jpg"]) == 2
    assert "-o names a file that ends in .png, .gif, .mp4, got 'a.jpg'" in capsys.readouterr().err
