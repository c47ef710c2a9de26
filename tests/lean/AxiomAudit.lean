import Spec

/-!
The axioms that every claimed theorem rests on.  Made by `make claims`; `make prove` runs it where Lake is at hand.
This file is no module, because modules refuse `#print axioms`.
-/

#print axioms Spec.GridWorld.step_in_bounds
#print axioms Spec.GridWorld.step_goal
#print axioms Spec.GridWorld.reward_eq
#print axioms Spec.GridWorld.reward_eq_zero_iff
#print axioms Spec.GridWorld.terminated_iff
#print axioms Spec.GridWorld.truncated_eq_false
#print axioms Spec.GridWorld.run_goal
#print axioms Spec.GridWorld.dist_step_le_one
#print axioms Spec.GridWorld.dist_goal_step
#print axioms Spec.GridWorld.exists_dist_step_lt
#print axioms Spec.GridWorld.exists_run_eq_goal
#print axioms Spec.GridWorld.dist_le_length
#print axioms Spec.GridWorld.step_transpose
#print axioms Spec.GridWorld.step_flipRows
#print axioms Spec.GridWorld.step_flipCols
#print axioms Spec.GridWorld.Kernel.valid_iff
#print axioms Spec.GridWorld.Kernel.init_correct
#print axioms Spec.GridWorld.Kernel.step_correct
#print axioms Spec.GridWorld.Kernel.reward_correct
#print axioms Spec.GridWorld.Kernel.terminated_correct
#print axioms Spec.GridWorld.Kernel.obs_correct
#print axioms Spec.GridWorld.Kernel.init_in_bounds
#print axioms Spec.GridWorld.Kernel.step_in_bounds
#print axioms Spec.GridWorld.Kernel.obs_in_bounds
#print axioms Spec.GridWorld.Kernel.step_of_four_le
#print axioms Spec.GridWorld.decode_encode
#print axioms Spec.GridWorld.encode_decode
#print axioms Spec.GridWorld.toEnv_step
#print axioms Spec.GridWorld.toFiniteMDP_step
#print axioms Spec.GridWorld.toStochasticMDP_kernel
#print axioms Spec.GridWorld.toStochasticMDP_valid
#print axioms Spec.GridWorld.toStochasticMDP_kernel_eq_prob
#print axioms Spec.GridWorld.backup_eq
#print axioms Spec.GridWorld.exists_iso_transpose
#print axioms Spec.GridWorld.exists_iso_flipRows
#print axioms Spec.GridWorld.exists_iso_flipCols
#print axioms Spec.MDP.Draw.expect_bind
#print axioms Spec.MDP.Draw.sum_prob
#print axioms Spec.MDP.Draw.expect_eq_sum
#print axioms Spec.MDP.Env.Iso.rollout
#print axioms Spec.MDP.expectation_oneHot
#print axioms Spec.MDP.oneHot_isDistribution
#print axioms Spec.MDP.FiniteMDP.toStochastic_valid
#print axioms Spec.MDP.FiniteMDP.backup_toStochastic
