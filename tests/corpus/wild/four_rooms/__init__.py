from gymnasium.envs.registration import register

for name in ("standard", "small"):
    register(
        id=f"FourRooms{name.capitalize()}-v0",
        entry_point="four_rooms.envs:FourRoomsEnv",
        kwargs={"map_name": name},
        max_episode_steps=150,
    )
