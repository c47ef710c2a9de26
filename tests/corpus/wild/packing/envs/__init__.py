from .online_packing import OnlinePackingEnv
