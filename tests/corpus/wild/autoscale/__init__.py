from gymnasium.envs.registration import register

from .utils.trace import load_trace

register(
    id="autoscale/Cluster-v1",
    entry_point="autoscale.envs.cluster_env:ClusterEnv",
    kwargs={"trace": load_trace("day.csv")},
)
