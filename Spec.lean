module

public import Spec.GridWorld.Basic
public import Spec.GridWorld.Bisimulation
public import Spec.GridWorld.Kernel
public import Spec.GridWorld.Machine
public import Spec.GridWorld.Optimal
public import Spec.GridWorld.Optimal.Return
public import Spec.GridWorld.Optimal.Value
public import Spec.GridWorld.Properties
public import Spec.GridWorld.Refinement
public import Spec.GridWorld.Refinement.Machine
public import Spec.GridWorld.Views
public import Spec.MDP.Bellman
public import Spec.MDP.Bisimulation
public import Spec.MDP.Certificate
public import Spec.MDP.Draw
public import Spec.MDP.Env
public import Spec.MDP.FiniteMDP
public import Spec.MDP.Max
public import Spec.MDP.Outcome
public import Spec.MDP.Policy
public import Spec.MDP.Stochastic
public import Spec.MDP.Sum
public import Spec.MDP.ValueIteration
public import Spec.MDP.Weighted
public import Spec.MDP.Word
