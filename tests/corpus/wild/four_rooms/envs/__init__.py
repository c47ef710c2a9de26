from .rooms_env import FourRoomsEnv
from .stats import EpisodeStats

__all__ = ["FourRoomsEnv", "EpisodeStats"]
