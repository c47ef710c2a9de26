"""The golden table of SwimmerGait: at which arguments it is evaluated."""

ABOUT = "every shape, all actions"


CASES = tuple({"joint1": number} for number in range(9))
