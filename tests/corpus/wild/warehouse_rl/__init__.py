from gymnasium.envs.registration import register

from .config import WarehouseConfig

register(
    id="Warehouse-v0",
    entry_point="warehouse_rl.envs:WarehouseEnv",
    kwargs={"config": WarehouseConfig()},
)
