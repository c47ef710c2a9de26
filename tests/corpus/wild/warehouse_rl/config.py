from dataclasses import dataclass


@dataclass
class WarehouseConfig:
    """All the numbers in one place so that we can sweep over them later."""

    capacity: int = 12
    max_order: int = 6
    initial_stock: int = 6
    mean_demand: float = 3.0
    episode_days: int = 25

    # money
    price: float = 4.0
    unit_cost: float = 1.0
    fixed_order_cost: float = 2.0
    holding_cost: float = 0.25
    lost_sale_penalty: float = 1.0

    def validate(self):
        if self.capacity <= 0:
            raise ValueError("capacity must be positive")
        if not 0 <= self.initial_stock <= self.capacity:
            raise ValueError("initial_stock must be in [0, capacity]")
        if self.mean_demand <= 0:
            raise ValueError("mean_demand must be positive")
        return self
