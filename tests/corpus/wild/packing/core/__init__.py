from .bins import Bin, Line
from .items import ItemFeed

__all__ = ["Bin", "Line", "ItemFeed"]
