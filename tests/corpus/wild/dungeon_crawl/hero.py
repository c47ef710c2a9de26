from dataclasses import dataclass, field


@dataclass
class Hero:
    position: tuple
    hp: int = 3
    max_hp: int = 3
    has_key: bool = False
    path: list = field(default_factory=list)

    def move_to(self, place):
        self.position = place
        self.path.append(place)

    def hurt(self, amount):
        self.hp = max(0, self.hp - amount)

    def heal(self):
        self.hp = self.max_hp

    @property
    def dead(self):
        return self.hp <= 0


class Ghost:
    """Walks its round, one tile per turn."""

    def __init__(self, route):
        self.route = route
        self.turn = 0

    @property
    def position(self):
        return self.route[self.turn]

    def walk(self):
        self.turn = (self.turn + 1) % len(self.route)
