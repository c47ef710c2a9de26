from gymnasium.envs.registration import register

register(
    id="AuctionHouse-v0",
    entry_point="auction_house.auction:AuctionEnv",
    kwargs={"n_rounds": 8, "budget": 12, "rivals": 2, "max_value": 6},
)
