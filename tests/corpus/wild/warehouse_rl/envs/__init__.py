from .warehouse_env import WarehouseEnv

__all__ = ["WarehouseEnv"]
