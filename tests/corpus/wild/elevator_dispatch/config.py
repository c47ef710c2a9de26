# experiment settings, see table 4.1 in the thesis
SMALL = dict(
    floors=4,
    capacity=2,
    queue_limit=3,
    rates=[0.0, 0.10, 0.15, 0.20],   # passengers per step, floor 0 is the lobby
    horizon=100,
)

RUSH_HOUR = dict(SMALL, rates=[0.0, 0.4, 0.4, 0.4])
