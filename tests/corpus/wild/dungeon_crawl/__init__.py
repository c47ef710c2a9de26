from .env import DungeonEnv

__all__ = ["DungeonEnv"]
