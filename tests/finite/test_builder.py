"""Models that grow."""

from provengym.finite.builder import Builder


def test_a_history_is_in_the_order_of_its_steps():
    builder = Builder(3)
    start = builder.add_state("start", 0, ended=False)
    middle = builder.add_state("middle", 1, ended=False, parent=start, action=2)
    last = builder.add_state("last", 2, ended=True, parent=middle, action=1)

    assert builder.history(last) == (2, 1)
    assert builder.history(start) == ()
