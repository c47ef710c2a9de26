"""Bookkeeping of the warehouse, so the env stays readable."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Dict, List


@dataclass
class DayReport:
    day: int
    ordered: int
    refused: int
    demand: int
    sold: int
    lost: int
    stock: int

    def profit(self, config) -> float:
        money = config.price * self.sold
        if self.ordered > 0:
            money -= config.fixed_order_cost + config.unit_cost * self.ordered
        money -= config.holding_cost * self.stock
        money -= config.lost_sale_penalty * self.lost
        return money


@dataclass
class Ledger:
    days: List[DayReport] = field(default_factory=list)

    def add(self, report: DayReport) -> None:
        self.days.append(report)

    def clear(self) -> None:
        self.days.clear()

    def summary(self) -> Dict[str, float]:
        demand = sum(d.demand for d in self.days)
        sold = sum(d.sold for d in self.days)
        return {
            "service_level": sold / demand if demand else 1.0,
            "mean_stock": sum(d.stock for d in self.days) / len(self.days) if self.days else 0.0,
        }
