# Level format like everywhere: '#' wall, '@' player, '$' box, '.' target, ' ' floor
LEVELS = {
    "warmup": [
        "######",
        "#@ $.#",
        "######",
    ],
    "room": [
        "########",
        "#@     #",
        "# $  # #",
        "#   $  #",
        "# #$   #",
        "#     .#",
        "#  ...##",
        "########",
    ],
}
# "room" has one target more than boxes, three of them have to be filled
