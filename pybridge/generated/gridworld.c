// Lean compiler output
// Module: Spec.GridWorld.Kernel
// Imports: public import Init public import Spec.GridWorld.Rules public import Spec.MDP.Lane.Word
#include <lean/lean.h>
#if defined(__clang__)
#pragma clang diagnostic ignored "-Wunused-parameter"
#pragma clang diagnostic ignored "-Wunused-label"
#elif defined(__GNUC__) && !defined(__CLANG__)
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-label"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#endif
#ifdef __cplusplus
extern "C" {
#endif
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT uint64_t gridworld_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_stateValid___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_init1___redArg(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_init0___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneState1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t gridworld_lane_over(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_rewardScale___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_terminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t gridworld_lane_elapsed(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_laneT___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t gridworld_lane_t(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t gridworld_init_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t gridworld_lane_refuses(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t gridworld_action_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_laneReward___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT uint32_t gridworld_lane_state_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_step0___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t gridworld_lane_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_numActions___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_init0___redArg(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT uint8_t gridworld_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_obs1___redArg(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneDue___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_stepWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_laneState0___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_init1___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t gridworld_state_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint64_to_uint32(uint64_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_step1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_stateValid___redArg(uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t gridworld_reward_scale(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_step1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_actionValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_obs2___redArg(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_reward___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t gridworld_step_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneRefuses___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t gridworld_lane_state_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT uint64_t gridworld_obs_2(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs2___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_obs0___redArg(uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t gridworld_lane_truncated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneOver___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t gridworld_obs_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t gridworld_obs_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t gridworld_init_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT uint8_t gridworld_lane_terminated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_resetWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t gridworld_step_words(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t gridworld_reset_words(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
LEAN_EXPORT uint32_t gridworld_num_actions(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_laneState1___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs2___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t gridworld_terminated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneState1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_init1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_step1___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t gridworld_step_1(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs1___redArg___boxed(lean_object*, lean_object*);
uint32_t lean_uint32_neg(uint32_t);
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_terminated___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t gridworld_lane_due(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t gridworld_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint8_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint8_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint8_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; 
x_7 = 2147483648;
x_8 = lean_uint32_dec_lt(x_1, x_7);
x_9 = lean_uint32_dec_lt(x_2, x_7);
x_10 = lean_bool_to_uint32(x_8);
x_11 = lean_bool_to_uint32(x_9);
x_12 = lean_uint32_land(x_10, x_11);
x_13 = 1;
x_14 = lean_uint32_dec_eq(x_12, x_13);
x_15 = lean_uint32_dec_lt(x_3, x_1);
x_16 = lean_uint32_dec_lt(x_4, x_2);
x_17 = lean_bool_to_uint32(x_15);
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_land(x_17, x_18);
x_20 = lean_uint32_dec_eq(x_19, x_13);
x_21 = lean_bool_to_uint32(x_14);
x_22 = lean_bool_to_uint32(x_20);
x_23 = lean_uint32_land(x_21, x_22);
x_24 = lean_uint32_dec_eq(x_23, x_13);
x_25 = lean_uint32_dec_lt(x_5, x_1);
x_26 = lean_uint32_dec_lt(x_6, x_2);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_bool_to_uint32(x_26);
x_29 = lean_uint32_land(x_27, x_28);
x_30 = lean_uint32_dec_eq(x_29, x_13);
x_31 = lean_bool_to_uint32(x_24);
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_uint32_land(x_31, x_32);
x_34 = lean_uint32_dec_eq(x_33, x_13);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = gridworld_valid(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box(x_13);
return x_14;
}
}
LEAN_EXPORT uint32_t gridworld_num_actions(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint32_t x_11; 
x_7 = 3;
x_8 = lean_uint32_to_uint64(x_7);
x_9 = 1;
x_10 = lean_uint64_add(x_8, x_9);
x_11 = lean_uint64_to_uint32(x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_numActions___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = gridworld_num_actions(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t gridworld_action_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint32_t x_12; uint8_t x_13; 
x_8 = 3;
x_9 = lean_uint32_to_uint64(x_8);
x_10 = 1;
x_11 = lean_uint64_add(x_9, x_10);
x_12 = lean_uint64_to_uint32(x_11);
x_13 = lean_uint32_dec_lt(x_7, x_12);
return x_13;
}
}
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; 
x_2 = 3;
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = lean_uint64_to_uint32(x_5);
x_7 = lean_uint32_dec_lt(x_1, x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = gridworld_action_valid(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_GridWorld_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t gridworld_reward_scale(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; 
x_7 = 1;
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_rewardScale___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = gridworld_reward_scale(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t gridworld_reset_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint64_t x_7; 
x_7 = 0;
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_resetWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = gridworld_reset_words(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t gridworld_step_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint64_t x_7; 
x_7 = 0;
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_stepWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = gridworld_step_words(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t gridworld_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint64_t x_15; uint64_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; 
x_9 = 1;
x_10 = lean_uint32_sub(x_1, x_9);
x_11 = lean_uint32_sub(x_2, x_9);
x_12 = lean_uint32_to_uint64(x_7);
x_13 = lean_uint32_to_uint64(x_10);
x_14 = lean_uint64_dec_le(x_12, x_13);
x_15 = lean_uint32_to_uint64(x_8);
x_16 = lean_uint32_to_uint64(x_11);
x_17 = lean_uint64_dec_le(x_15, x_16);
x_18 = lean_bool_to_uint32(x_14);
x_19 = lean_bool_to_uint32(x_17);
x_20 = lean_uint32_land(x_18, x_19);
x_21 = lean_uint32_dec_eq(x_20, x_9);
x_22 = 1;
x_23 = lean_bool_to_uint32(x_21);
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_land(x_23, x_24);
x_26 = lean_uint32_dec_eq(x_25, x_9);
return x_26;
}
}
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_stateValid___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; 
x_5 = 1;
x_6 = lean_uint32_sub(x_1, x_5);
x_7 = lean_uint32_sub(x_2, x_5);
x_8 = lean_uint32_to_uint64(x_3);
x_9 = lean_uint32_to_uint64(x_6);
x_10 = lean_uint64_dec_le(x_8, x_9);
x_11 = lean_uint32_to_uint64(x_4);
x_12 = lean_uint32_to_uint64(x_7);
x_13 = lean_uint64_dec_le(x_11, x_12);
x_14 = lean_bool_to_uint32(x_10);
x_15 = lean_bool_to_uint32(x_13);
x_16 = lean_uint32_land(x_14, x_15);
x_17 = lean_uint32_dec_eq(x_16, x_5);
x_18 = 1;
x_19 = lean_bool_to_uint32(x_17);
x_20 = lean_bool_to_uint32(x_18);
x_21 = lean_uint32_land(x_19, x_20);
x_22 = lean_uint32_dec_eq(x_21, x_5);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = gridworld_state_valid(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_stateValid___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_GridWorld_Kernel_stateValid___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t gridworld_init_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint64_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; 
x_9 = 1;
x_10 = lean_uint32_sub(x_1, x_9);
x_11 = lean_uint32_dec_le(x_3, x_10);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_11);
x_14 = lean_uint32_sub(x_12, x_13);
x_15 = lean_uint32_land(x_3, x_14);
x_16 = 0;
x_17 = lean_uint32_to_uint64(x_15);
x_18 = lean_uint64_lor(x_16, x_17);
x_19 = lean_uint64_to_uint32(x_18);
return x_19;
}
}
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_init0___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; 
x_3 = 1;
x_4 = lean_uint32_sub(x_1, x_3);
x_5 = lean_uint32_dec_le(x_2, x_4);
x_6 = 0;
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_sub(x_6, x_7);
x_9 = lean_uint32_land(x_2, x_8);
x_10 = 0;
x_11 = lean_uint32_to_uint64(x_9);
x_12 = lean_uint64_lor(x_10, x_11);
x_13 = lean_uint64_to_uint32(x_12);
return x_13;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_17 = gridworld_init_0(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint32(x_17);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_init0___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_GridWorld_Kernel_init0___redArg(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t gridworld_init_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint64_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; 
x_9 = 1;
x_10 = 0;
x_11 = lean_uint32_sub(x_2, x_9);
x_12 = lean_uint32_dec_le(x_4, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_sub(x_10, x_13);
x_15 = lean_uint32_land(x_4, x_14);
x_16 = 0;
x_17 = lean_uint32_to_uint64(x_15);
x_18 = lean_uint64_lor(x_16, x_17);
x_19 = lean_uint64_to_uint32(x_18);
return x_19;
}
}
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_init1___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; 
x_3 = 1;
x_4 = 0;
x_5 = lean_uint32_sub(x_1, x_3);
x_6 = lean_uint32_dec_le(x_2, x_5);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_sub(x_4, x_7);
x_9 = lean_uint32_land(x_2, x_8);
x_10 = 0;
x_11 = lean_uint32_to_uint64(x_9);
x_12 = lean_uint64_lor(x_10, x_11);
x_13 = lean_uint64_to_uint32(x_12);
return x_13;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_init1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_17 = gridworld_init_1(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint32(x_17);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_init1___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_GridWorld_Kernel_init1___redArg(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t gridworld_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint64_t x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint64_t x_34; uint32_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint8_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint32_t x_66; 
x_11 = 3;
x_12 = 1;
x_13 = lean_uint32_sub(x_1, x_12);
x_14 = lean_uint32_sub(x_2, x_12);
x_15 = lean_uint32_to_uint64(x_7);
x_16 = lean_uint64_to_uint32(x_15);
x_17 = lean_uint32_dec_le(x_16, x_13);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_17);
x_20 = lean_uint32_sub(x_18, x_19);
x_21 = lean_uint32_land(x_16, x_20);
x_22 = lean_uint32_to_uint64(x_8);
x_23 = lean_uint64_to_uint32(x_22);
x_24 = lean_uint32_dec_le(x_23, x_14);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_sub(x_18, x_25);
x_27 = lean_uint32_land(x_23, x_26);
x_28 = lean_uint32_dec_eq(x_21, x_5);
x_29 = lean_uint32_dec_eq(x_27, x_6);
x_30 = lean_bool_to_uint32(x_28);
x_31 = lean_bool_to_uint32(x_29);
x_32 = lean_uint32_land(x_30, x_31);
x_33 = lean_uint32_dec_eq(x_32, x_12);
x_34 = lean_uint32_to_uint64(x_9);
x_35 = lean_uint64_to_uint32(x_34);
x_36 = lean_uint32_dec_le(x_35, x_11);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_sub(x_18, x_37);
x_39 = lean_uint32_land(x_35, x_38);
x_40 = lean_uint32_dec_eq(x_39, x_18);
x_41 = lean_uint32_dec_lt(x_18, x_21);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_21, x_42);
x_44 = lean_uint32_dec_eq(x_39, x_12);
x_45 = lean_uint32_dec_lt(x_21, x_13);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_add(x_21, x_46);
x_48 = lean_uint32_xor(x_47, x_21);
x_49 = lean_bool_to_uint32(x_44);
x_50 = lean_uint32_sub(x_18, x_49);
x_51 = lean_uint32_land(x_48, x_50);
x_52 = lean_uint32_xor(x_21, x_51);
x_53 = lean_uint32_xor(x_43, x_52);
x_54 = lean_bool_to_uint32(x_40);
x_55 = lean_uint32_sub(x_18, x_54);
x_56 = lean_uint32_land(x_53, x_55);
x_57 = lean_uint32_xor(x_52, x_56);
x_58 = lean_uint32_xor(x_21, x_57);
x_59 = lean_bool_to_uint32(x_33);
x_60 = lean_uint32_sub(x_18, x_59);
x_61 = lean_uint32_land(x_58, x_60);
x_62 = lean_uint32_xor(x_57, x_61);
x_63 = 0;
x_64 = lean_uint32_to_uint64(x_62);
x_65 = lean_uint64_lor(x_63, x_64);
x_66 = lean_uint64_to_uint32(x_65);
return x_66;
}
}
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint64_t x_31; uint32_t x_32; uint8_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint32_t x_63; 
x_8 = 3;
x_9 = 1;
x_10 = lean_uint32_sub(x_1, x_9);
x_11 = lean_uint32_sub(x_2, x_9);
x_12 = lean_uint32_to_uint64(x_5);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_10);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint32_to_uint64(x_6);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = lean_uint32_dec_le(x_20, x_11);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_sub(x_15, x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = lean_uint32_dec_eq(x_18, x_3);
x_26 = lean_uint32_dec_eq(x_24, x_4);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_bool_to_uint32(x_26);
x_29 = lean_uint32_land(x_27, x_28);
x_30 = lean_uint32_dec_eq(x_29, x_9);
x_31 = lean_uint32_to_uint64(x_7);
x_32 = lean_uint64_to_uint32(x_31);
x_33 = lean_uint32_dec_le(x_32, x_8);
x_34 = lean_bool_to_uint32(x_33);
x_35 = lean_uint32_sub(x_15, x_34);
x_36 = lean_uint32_land(x_32, x_35);
x_37 = lean_uint32_dec_eq(x_36, x_15);
x_38 = lean_uint32_dec_lt(x_15, x_18);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_18, x_39);
x_41 = lean_uint32_dec_eq(x_36, x_9);
x_42 = lean_uint32_dec_lt(x_18, x_10);
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_add(x_18, x_43);
x_45 = lean_uint32_xor(x_44, x_18);
x_46 = lean_bool_to_uint32(x_41);
x_47 = lean_uint32_sub(x_15, x_46);
x_48 = lean_uint32_land(x_45, x_47);
x_49 = lean_uint32_xor(x_18, x_48);
x_50 = lean_uint32_xor(x_40, x_49);
x_51 = lean_bool_to_uint32(x_37);
x_52 = lean_uint32_sub(x_15, x_51);
x_53 = lean_uint32_land(x_50, x_52);
x_54 = lean_uint32_xor(x_49, x_53);
x_55 = lean_uint32_xor(x_18, x_54);
x_56 = lean_bool_to_uint32(x_30);
x_57 = lean_uint32_sub(x_15, x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_xor(x_54, x_58);
x_60 = 0;
x_61 = lean_uint32_to_uint64(x_59);
x_62 = lean_uint64_lor(x_60, x_61);
x_63 = lean_uint64_to_uint32(x_62);
return x_63;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_21 = gridworld_step_0(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_GridWorld_Kernel_step0___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint32(x_15);
return x_16;
}
}
LEAN_EXPORT uint32_t gridworld_step_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint64_t x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint64_t x_34; uint32_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint32_t x_67; 
x_11 = 3;
x_12 = 1;
x_13 = lean_uint32_sub(x_1, x_12);
x_14 = lean_uint32_sub(x_2, x_12);
x_15 = lean_uint32_to_uint64(x_7);
x_16 = lean_uint64_to_uint32(x_15);
x_17 = lean_uint32_dec_le(x_16, x_13);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_17);
x_20 = lean_uint32_sub(x_18, x_19);
x_21 = lean_uint32_land(x_16, x_20);
x_22 = lean_uint32_to_uint64(x_8);
x_23 = lean_uint64_to_uint32(x_22);
x_24 = lean_uint32_dec_le(x_23, x_14);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_sub(x_18, x_25);
x_27 = lean_uint32_land(x_23, x_26);
x_28 = lean_uint32_dec_eq(x_21, x_5);
x_29 = lean_uint32_dec_eq(x_27, x_6);
x_30 = lean_bool_to_uint32(x_28);
x_31 = lean_bool_to_uint32(x_29);
x_32 = lean_uint32_land(x_30, x_31);
x_33 = lean_uint32_dec_eq(x_32, x_12);
x_34 = lean_uint32_to_uint64(x_9);
x_35 = lean_uint64_to_uint32(x_34);
x_36 = lean_uint32_dec_le(x_35, x_11);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_sub(x_18, x_37);
x_39 = lean_uint32_land(x_35, x_38);
x_40 = 2;
x_41 = lean_uint32_dec_eq(x_39, x_40);
x_42 = lean_uint32_dec_lt(x_18, x_27);
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_sub(x_27, x_43);
x_45 = lean_uint32_dec_eq(x_39, x_11);
x_46 = lean_uint32_dec_lt(x_27, x_14);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_add(x_27, x_47);
x_49 = lean_uint32_xor(x_48, x_27);
x_50 = lean_bool_to_uint32(x_45);
x_51 = lean_uint32_sub(x_18, x_50);
x_52 = lean_uint32_land(x_49, x_51);
x_53 = lean_uint32_xor(x_27, x_52);
x_54 = lean_uint32_xor(x_44, x_53);
x_55 = lean_bool_to_uint32(x_41);
x_56 = lean_uint32_sub(x_18, x_55);
x_57 = lean_uint32_land(x_54, x_56);
x_58 = lean_uint32_xor(x_53, x_57);
x_59 = lean_bool_to_uint32(x_33);
x_60 = lean_uint32_sub(x_18, x_59);
x_61 = lean_uint32_xor(x_27, x_58);
x_62 = lean_uint32_land(x_61, x_60);
x_63 = lean_uint32_xor(x_58, x_62);
x_64 = 0;
x_65 = lean_uint32_to_uint64(x_63);
x_66 = lean_uint64_lor(x_64, x_65);
x_67 = lean_uint64_to_uint32(x_66);
return x_67;
}
}
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_step1___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint64_t x_31; uint32_t x_32; uint8_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint32_t x_64; 
x_8 = 3;
x_9 = 1;
x_10 = lean_uint32_sub(x_1, x_9);
x_11 = lean_uint32_sub(x_2, x_9);
x_12 = lean_uint32_to_uint64(x_5);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_10);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint32_to_uint64(x_6);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = lean_uint32_dec_le(x_20, x_11);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_sub(x_15, x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = lean_uint32_dec_eq(x_18, x_3);
x_26 = lean_uint32_dec_eq(x_24, x_4);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_bool_to_uint32(x_26);
x_29 = lean_uint32_land(x_27, x_28);
x_30 = lean_uint32_dec_eq(x_29, x_9);
x_31 = lean_uint32_to_uint64(x_7);
x_32 = lean_uint64_to_uint32(x_31);
x_33 = lean_uint32_dec_le(x_32, x_8);
x_34 = lean_bool_to_uint32(x_33);
x_35 = lean_uint32_sub(x_15, x_34);
x_36 = lean_uint32_land(x_32, x_35);
x_37 = 2;
x_38 = lean_uint32_dec_eq(x_36, x_37);
x_39 = lean_uint32_dec_lt(x_15, x_24);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_sub(x_24, x_40);
x_42 = lean_uint32_dec_eq(x_36, x_8);
x_43 = lean_uint32_dec_lt(x_24, x_11);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_add(x_24, x_44);
x_46 = lean_uint32_xor(x_45, x_24);
x_47 = lean_bool_to_uint32(x_42);
x_48 = lean_uint32_sub(x_15, x_47);
x_49 = lean_uint32_land(x_46, x_48);
x_50 = lean_uint32_xor(x_24, x_49);
x_51 = lean_uint32_xor(x_41, x_50);
x_52 = lean_bool_to_uint32(x_38);
x_53 = lean_uint32_sub(x_15, x_52);
x_54 = lean_uint32_land(x_51, x_53);
x_55 = lean_uint32_xor(x_50, x_54);
x_56 = lean_bool_to_uint32(x_30);
x_57 = lean_uint32_sub(x_15, x_56);
x_58 = lean_uint32_xor(x_24, x_55);
x_59 = lean_uint32_land(x_58, x_57);
x_60 = lean_uint32_xor(x_55, x_59);
x_61 = 0;
x_62 = lean_uint32_to_uint64(x_60);
x_63 = lean_uint64_lor(x_61, x_62);
x_64 = lean_uint64_to_uint32(x_63);
return x_64;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_step1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_21 = gridworld_step_1(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_step1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_GridWorld_Kernel_step1___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint32(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t gridworld_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint64_t x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint64_t x_34; uint32_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint8_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint8_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; 
x_11 = 3;
x_12 = 1;
x_13 = lean_uint32_sub(x_1, x_12);
x_14 = lean_uint32_sub(x_2, x_12);
x_15 = lean_uint32_to_uint64(x_7);
x_16 = lean_uint64_to_uint32(x_15);
x_17 = lean_uint32_dec_le(x_16, x_13);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_17);
x_20 = lean_uint32_sub(x_18, x_19);
x_21 = lean_uint32_land(x_16, x_20);
x_22 = lean_uint32_to_uint64(x_8);
x_23 = lean_uint64_to_uint32(x_22);
x_24 = lean_uint32_dec_le(x_23, x_14);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_sub(x_18, x_25);
x_27 = lean_uint32_land(x_23, x_26);
x_28 = lean_uint32_dec_eq(x_21, x_5);
x_29 = lean_uint32_dec_eq(x_27, x_6);
x_30 = lean_bool_to_uint32(x_28);
x_31 = lean_bool_to_uint32(x_29);
x_32 = lean_uint32_land(x_30, x_31);
x_33 = lean_uint32_dec_eq(x_32, x_12);
x_34 = lean_uint32_to_uint64(x_9);
x_35 = lean_uint64_to_uint32(x_34);
x_36 = lean_uint32_dec_le(x_35, x_11);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_sub(x_18, x_37);
x_39 = lean_uint32_land(x_35, x_38);
x_40 = lean_uint32_dec_eq(x_39, x_18);
x_41 = lean_uint32_dec_lt(x_18, x_21);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_21, x_42);
x_44 = lean_uint32_dec_eq(x_39, x_12);
x_45 = lean_uint32_dec_lt(x_21, x_13);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_add(x_21, x_46);
x_48 = lean_uint32_xor(x_47, x_21);
x_49 = lean_bool_to_uint32(x_44);
x_50 = lean_uint32_sub(x_18, x_49);
x_51 = lean_uint32_land(x_48, x_50);
x_52 = lean_uint32_xor(x_21, x_51);
x_53 = lean_uint32_xor(x_43, x_52);
x_54 = lean_bool_to_uint32(x_40);
x_55 = lean_uint32_sub(x_18, x_54);
x_56 = lean_uint32_land(x_53, x_55);
x_57 = lean_uint32_xor(x_52, x_56);
x_58 = 2;
x_59 = lean_uint32_dec_eq(x_39, x_58);
x_60 = lean_uint32_dec_lt(x_18, x_27);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_sub(x_27, x_61);
x_63 = lean_uint32_dec_eq(x_39, x_11);
x_64 = lean_uint32_dec_lt(x_27, x_14);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_add(x_27, x_65);
x_67 = lean_uint32_xor(x_66, x_27);
x_68 = lean_bool_to_uint32(x_63);
x_69 = lean_uint32_sub(x_18, x_68);
x_70 = lean_uint32_land(x_67, x_69);
x_71 = lean_uint32_xor(x_27, x_70);
x_72 = lean_uint32_xor(x_62, x_71);
x_73 = lean_bool_to_uint32(x_59);
x_74 = lean_uint32_sub(x_18, x_73);
x_75 = lean_uint32_land(x_72, x_74);
x_76 = lean_uint32_xor(x_71, x_75);
x_77 = lean_uint32_dec_eq(x_57, x_5);
x_78 = lean_uint32_dec_eq(x_76, x_6);
x_79 = lean_bool_to_uint32(x_77);
x_80 = lean_bool_to_uint32(x_78);
x_81 = lean_uint32_land(x_79, x_80);
x_82 = lean_uint32_dec_eq(x_81, x_12);
x_83 = lean_uint32_neg(x_12);
x_84 = lean_uint32_xor(x_18, x_83);
x_85 = lean_bool_to_uint32(x_82);
x_86 = lean_uint32_sub(x_18, x_85);
x_87 = lean_uint32_land(x_84, x_86);
x_88 = lean_uint32_xor(x_83, x_87);
x_89 = lean_uint32_xor(x_18, x_88);
x_90 = lean_bool_to_uint32(x_33);
x_91 = lean_uint32_sub(x_18, x_90);
x_92 = lean_uint32_land(x_89, x_91);
x_93 = lean_uint32_xor(x_88, x_92);
x_94 = 2147483648;
x_95 = lean_uint32_add(x_93, x_94);
x_96 = lean_uint32_to_uint64(x_95);
x_97 = 2147483648;
x_98 = lean_uint64_sub(x_96, x_97);
return x_98;
}
}
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint64_t x_31; uint32_t x_32; uint8_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint8_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint8_t x_74; uint8_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; 
x_8 = 3;
x_9 = 1;
x_10 = lean_uint32_sub(x_1, x_9);
x_11 = lean_uint32_sub(x_2, x_9);
x_12 = lean_uint32_to_uint64(x_5);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_10);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint32_to_uint64(x_6);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = lean_uint32_dec_le(x_20, x_11);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_sub(x_15, x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = lean_uint32_dec_eq(x_18, x_3);
x_26 = lean_uint32_dec_eq(x_24, x_4);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_bool_to_uint32(x_26);
x_29 = lean_uint32_land(x_27, x_28);
x_30 = lean_uint32_dec_eq(x_29, x_9);
x_31 = lean_uint32_to_uint64(x_7);
x_32 = lean_uint64_to_uint32(x_31);
x_33 = lean_uint32_dec_le(x_32, x_8);
x_34 = lean_bool_to_uint32(x_33);
x_35 = lean_uint32_sub(x_15, x_34);
x_36 = lean_uint32_land(x_32, x_35);
x_37 = lean_uint32_dec_eq(x_36, x_15);
x_38 = lean_uint32_dec_lt(x_15, x_18);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_18, x_39);
x_41 = lean_uint32_dec_eq(x_36, x_9);
x_42 = lean_uint32_dec_lt(x_18, x_10);
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_add(x_18, x_43);
x_45 = lean_uint32_xor(x_44, x_18);
x_46 = lean_bool_to_uint32(x_41);
x_47 = lean_uint32_sub(x_15, x_46);
x_48 = lean_uint32_land(x_45, x_47);
x_49 = lean_uint32_xor(x_18, x_48);
x_50 = lean_uint32_xor(x_40, x_49);
x_51 = lean_bool_to_uint32(x_37);
x_52 = lean_uint32_sub(x_15, x_51);
x_53 = lean_uint32_land(x_50, x_52);
x_54 = lean_uint32_xor(x_49, x_53);
x_55 = 2;
x_56 = lean_uint32_dec_eq(x_36, x_55);
x_57 = lean_uint32_dec_lt(x_15, x_24);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_sub(x_24, x_58);
x_60 = lean_uint32_dec_eq(x_36, x_8);
x_61 = lean_uint32_dec_lt(x_24, x_11);
x_62 = lean_bool_to_uint32(x_61);
x_63 = lean_uint32_add(x_24, x_62);
x_64 = lean_uint32_xor(x_63, x_24);
x_65 = lean_bool_to_uint32(x_60);
x_66 = lean_uint32_sub(x_15, x_65);
x_67 = lean_uint32_land(x_64, x_66);
x_68 = lean_uint32_xor(x_24, x_67);
x_69 = lean_uint32_xor(x_59, x_68);
x_70 = lean_bool_to_uint32(x_56);
x_71 = lean_uint32_sub(x_15, x_70);
x_72 = lean_uint32_land(x_69, x_71);
x_73 = lean_uint32_xor(x_68, x_72);
x_74 = lean_uint32_dec_eq(x_54, x_3);
x_75 = lean_uint32_dec_eq(x_73, x_4);
x_76 = lean_bool_to_uint32(x_74);
x_77 = lean_bool_to_uint32(x_75);
x_78 = lean_uint32_land(x_76, x_77);
x_79 = lean_uint32_dec_eq(x_78, x_9);
x_80 = lean_uint32_neg(x_9);
x_81 = lean_uint32_xor(x_15, x_80);
x_82 = lean_bool_to_uint32(x_79);
x_83 = lean_uint32_sub(x_15, x_82);
x_84 = lean_uint32_land(x_81, x_83);
x_85 = lean_uint32_xor(x_80, x_84);
x_86 = lean_uint32_xor(x_15, x_85);
x_87 = lean_bool_to_uint32(x_30);
x_88 = lean_uint32_sub(x_15, x_87);
x_89 = lean_uint32_land(x_86, x_88);
x_90 = lean_uint32_xor(x_85, x_89);
x_91 = 2147483648;
x_92 = lean_uint32_add(x_90, x_91);
x_93 = lean_uint32_to_uint64(x_92);
x_94 = 2147483648;
x_95 = lean_uint64_sub(x_93, x_94);
return x_95;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_21 = gridworld_reward(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_GridWorld_Kernel_reward___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT uint8_t gridworld_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; 
x_9 = 1;
x_10 = lean_uint32_sub(x_1, x_9);
x_11 = lean_uint32_sub(x_2, x_9);
x_12 = lean_uint32_to_uint64(x_7);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_10);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint32_to_uint64(x_8);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = lean_uint32_dec_le(x_20, x_11);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_sub(x_15, x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = lean_uint32_dec_eq(x_18, x_5);
x_26 = lean_uint32_dec_eq(x_24, x_6);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_bool_to_uint32(x_26);
x_29 = lean_uint32_land(x_27, x_28);
x_30 = lean_uint32_dec_eq(x_29, x_9);
return x_30;
}
}
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_terminated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; 
x_7 = 1;
x_8 = lean_uint32_sub(x_1, x_7);
x_9 = lean_uint32_sub(x_2, x_7);
x_10 = lean_uint32_to_uint64(x_5);
x_11 = lean_uint64_to_uint32(x_10);
x_12 = lean_uint32_dec_le(x_11, x_8);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_12);
x_15 = lean_uint32_sub(x_13, x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint32_to_uint64(x_6);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_9);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_sub(x_13, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = lean_uint32_dec_eq(x_16, x_3);
x_24 = lean_uint32_dec_eq(x_22, x_4);
x_25 = lean_bool_to_uint32(x_23);
x_26 = lean_bool_to_uint32(x_24);
x_27 = lean_uint32_land(x_25, x_26);
x_28 = lean_uint32_dec_eq(x_27, x_7);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = gridworld_terminated(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_terminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = l_Spec_GridWorld_Kernel_terminated___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t gridworld_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_9 = 1;
x_10 = lean_uint32_sub(x_1, x_9);
x_11 = lean_uint32_sub(x_2, x_9);
x_12 = lean_uint32_to_uint64(x_7);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_10);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint32_to_uint64(x_8);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = lean_uint32_dec_le(x_20, x_11);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_sub(x_15, x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = 0;
x_26 = lean_uint32_to_uint64(x_18);
x_27 = lean_uint64_lor(x_25, x_26);
x_28 = lean_uint32_to_uint64(x_2);
x_29 = lean_uint64_lor(x_25, x_28);
x_30 = lean_uint64_mul(x_27, x_29);
x_31 = lean_uint32_to_uint64(x_24);
x_32 = lean_uint64_lor(x_25, x_31);
x_33 = lean_uint64_add(x_30, x_32);
return x_33;
}
}
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_obs0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; 
x_5 = 1;
x_6 = lean_uint32_sub(x_1, x_5);
x_7 = lean_uint32_sub(x_2, x_5);
x_8 = lean_uint32_to_uint64(x_3);
x_9 = lean_uint64_to_uint32(x_8);
x_10 = lean_uint32_dec_le(x_9, x_6);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_10);
x_13 = lean_uint32_sub(x_11, x_12);
x_14 = lean_uint32_land(x_9, x_13);
x_15 = lean_uint32_to_uint64(x_4);
x_16 = lean_uint64_to_uint32(x_15);
x_17 = lean_uint32_dec_le(x_16, x_7);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_sub(x_11, x_18);
x_20 = lean_uint32_land(x_16, x_19);
x_21 = 0;
x_22 = lean_uint32_to_uint64(x_14);
x_23 = lean_uint64_lor(x_21, x_22);
x_24 = lean_uint32_to_uint64(x_2);
x_25 = lean_uint64_lor(x_21, x_24);
x_26 = lean_uint64_mul(x_23, x_25);
x_27 = lean_uint32_to_uint64(x_20);
x_28 = lean_uint64_lor(x_21, x_27);
x_29 = lean_uint64_add(x_26, x_28);
return x_29;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = gridworld_obs_0(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint64(x_17);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_GridWorld_Kernel_obs0___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t gridworld_obs_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint64_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; 
x_9 = 1;
x_10 = lean_uint32_sub(x_1, x_9);
x_11 = lean_uint32_to_uint64(x_7);
x_12 = lean_uint64_to_uint32(x_11);
x_13 = lean_uint32_dec_le(x_12, x_10);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_13);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_12, x_16);
x_18 = 0;
x_19 = lean_uint32_to_uint64(x_17);
x_20 = lean_uint64_lor(x_18, x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_obs1___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; 
x_3 = 1;
x_4 = lean_uint32_sub(x_1, x_3);
x_5 = lean_uint32_to_uint64(x_2);
x_6 = lean_uint64_to_uint32(x_5);
x_7 = lean_uint32_dec_le(x_6, x_4);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_sub(x_8, x_9);
x_11 = lean_uint32_land(x_6, x_10);
x_12 = 0;
x_13 = lean_uint32_to_uint64(x_11);
x_14 = lean_uint64_lor(x_12, x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = gridworld_obs_1(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint64(x_17);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs1___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_GridWorld_Kernel_obs1___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t gridworld_obs_2(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; 
x_9 = 1;
x_10 = lean_uint32_sub(x_2, x_9);
x_11 = 0;
x_12 = lean_uint32_to_uint64(x_8);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_10);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_sub(x_11, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = 0;
x_19 = lean_uint32_to_uint64(x_17);
x_20 = lean_uint64_lor(x_18, x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_obs2___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; 
x_3 = 1;
x_4 = lean_uint32_sub(x_1, x_3);
x_5 = 0;
x_6 = lean_uint32_to_uint64(x_2);
x_7 = lean_uint64_to_uint32(x_6);
x_8 = lean_uint32_dec_le(x_7, x_4);
x_9 = lean_bool_to_uint32(x_8);
x_10 = lean_uint32_sub(x_5, x_9);
x_11 = lean_uint32_land(x_7, x_10);
x_12 = 0;
x_13 = lean_uint32_to_uint64(x_11);
x_14 = lean_uint64_lor(x_12, x_13);
return x_14;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = gridworld_obs_2(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint64(x_17);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_obs2___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_GridWorld_Kernel_obs2___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneRefuses___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; 
x_10 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_11 = lean_bool_to_uint32(x_7);
x_12 = 1;
x_13 = lean_uint32_dec_eq(x_9, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = 2;
x_16 = lean_uint32_dec_eq(x_9, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_lor(x_14, x_17);
x_19 = lean_uint32_land(x_11, x_18);
x_20 = lean_uint32_sub(x_9, x_12);
x_21 = 3;
x_22 = lean_uint32_dec_lt(x_20, x_21);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_11, x_23);
x_25 = lean_uint32_xor(x_24, x_12);
x_26 = lean_uint32_dec_lt(x_8, x_10);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_25, x_27);
x_29 = lean_uint32_lor(x_19, x_28);
x_30 = lean_uint32_xor(x_29, x_12);
x_31 = lean_uint32_dec_eq(x_30, x_12);
return x_31;
}
}
LEAN_EXPORT uint8_t gridworld_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint8_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneRefuses___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_12, x_13, x_14);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_refuses(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_16 = lean_unbox(x_7);
x_17 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_19 = l_Spec_GridWorld_Kernel_laneRefuses___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box(x_19);
return x_20;
}
}
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint64_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint8_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint8_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; 
x_12 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_13 = 3;
x_14 = 1;
x_15 = lean_uint32_sub(x_1, x_14);
x_16 = lean_uint32_sub(x_2, x_14);
x_17 = lean_uint32_to_uint64(x_7);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_15);
x_20 = 0;
x_21 = lean_bool_to_uint32(x_19);
x_22 = lean_uint32_sub(x_20, x_21);
x_23 = lean_uint32_land(x_18, x_22);
x_24 = lean_uint32_to_uint64(x_8);
x_25 = lean_uint64_to_uint32(x_24);
x_26 = lean_uint32_dec_le(x_25, x_16);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_sub(x_20, x_27);
x_29 = lean_uint32_land(x_25, x_28);
x_30 = lean_uint32_dec_eq(x_23, x_5);
x_31 = lean_uint32_dec_eq(x_29, x_6);
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_bool_to_uint32(x_31);
x_34 = lean_uint32_land(x_32, x_33);
x_35 = lean_uint32_dec_eq(x_34, x_14);
x_36 = lean_uint32_to_uint64(x_10);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_dec_le(x_37, x_13);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_20, x_39);
x_41 = lean_uint32_land(x_37, x_40);
x_42 = lean_uint32_dec_eq(x_41, x_20);
x_43 = lean_uint32_dec_lt(x_20, x_23);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_23, x_44);
x_46 = lean_uint32_dec_eq(x_41, x_14);
x_47 = lean_uint32_dec_lt(x_23, x_15);
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_add(x_23, x_48);
x_50 = lean_uint32_xor(x_49, x_23);
x_51 = lean_bool_to_uint32(x_46);
x_52 = lean_uint32_sub(x_20, x_51);
x_53 = lean_uint32_land(x_50, x_52);
x_54 = lean_uint32_xor(x_23, x_53);
x_55 = lean_uint32_xor(x_45, x_54);
x_56 = lean_bool_to_uint32(x_42);
x_57 = lean_uint32_sub(x_20, x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_xor(x_54, x_58);
x_60 = lean_uint32_xor(x_23, x_59);
x_61 = lean_bool_to_uint32(x_35);
x_62 = lean_uint32_sub(x_20, x_61);
x_63 = lean_uint32_land(x_60, x_62);
x_64 = lean_uint32_xor(x_59, x_63);
x_65 = 0;
x_66 = lean_uint32_to_uint64(x_64);
x_67 = lean_uint64_lor(x_65, x_66);
x_68 = lean_uint64_to_uint32(x_67);
x_69 = lean_uint32_xor(x_68, x_7);
x_70 = lean_bool_to_uint32(x_9);
x_71 = lean_uint32_sub(x_11, x_14);
x_72 = lean_uint32_dec_lt(x_71, x_13);
x_73 = lean_bool_to_uint32(x_72);
x_74 = lean_uint32_land(x_70, x_73);
x_75 = lean_uint32_xor(x_74, x_14);
x_76 = lean_uint32_dec_lt(x_10, x_12);
x_77 = lean_bool_to_uint32(x_76);
x_78 = lean_uint32_land(x_75, x_77);
x_79 = lean_uint32_sub(x_20, x_78);
x_80 = lean_uint32_land(x_69, x_79);
x_81 = lean_uint32_xor(x_7, x_80);
return x_81;
}
}
LEAN_EXPORT uint32_t gridworld_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint32_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneState0___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_12, x_13, x_14);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_state_0(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint32(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_GridWorld_Kernel_laneState0___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint32(x_23);
return x_24;
}
}
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_laneState1___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint64_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint8_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint8_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint8_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; 
x_12 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_13 = 3;
x_14 = 1;
x_15 = lean_uint32_sub(x_1, x_14);
x_16 = lean_uint32_sub(x_2, x_14);
x_17 = lean_uint32_to_uint64(x_7);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_15);
x_20 = 0;
x_21 = lean_bool_to_uint32(x_19);
x_22 = lean_uint32_sub(x_20, x_21);
x_23 = lean_uint32_land(x_18, x_22);
x_24 = lean_uint32_to_uint64(x_8);
x_25 = lean_uint64_to_uint32(x_24);
x_26 = lean_uint32_dec_le(x_25, x_16);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_sub(x_20, x_27);
x_29 = lean_uint32_land(x_25, x_28);
x_30 = lean_uint32_dec_eq(x_23, x_5);
x_31 = lean_uint32_dec_eq(x_29, x_6);
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_bool_to_uint32(x_31);
x_34 = lean_uint32_land(x_32, x_33);
x_35 = lean_uint32_dec_eq(x_34, x_14);
x_36 = lean_uint32_to_uint64(x_10);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_dec_le(x_37, x_13);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_20, x_39);
x_41 = lean_uint32_land(x_37, x_40);
x_42 = 2;
x_43 = lean_uint32_dec_eq(x_41, x_42);
x_44 = lean_uint32_dec_lt(x_20, x_29);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_sub(x_29, x_45);
x_47 = lean_uint32_dec_eq(x_41, x_13);
x_48 = lean_uint32_dec_lt(x_29, x_16);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_add(x_29, x_49);
x_51 = lean_uint32_xor(x_50, x_29);
x_52 = lean_bool_to_uint32(x_47);
x_53 = lean_uint32_sub(x_20, x_52);
x_54 = lean_uint32_land(x_51, x_53);
x_55 = lean_uint32_xor(x_29, x_54);
x_56 = lean_uint32_xor(x_46, x_55);
x_57 = lean_bool_to_uint32(x_43);
x_58 = lean_uint32_sub(x_20, x_57);
x_59 = lean_uint32_land(x_56, x_58);
x_60 = lean_uint32_xor(x_55, x_59);
x_61 = lean_bool_to_uint32(x_35);
x_62 = lean_uint32_sub(x_20, x_61);
x_63 = lean_uint32_xor(x_29, x_60);
x_64 = lean_uint32_land(x_63, x_62);
x_65 = lean_uint32_xor(x_60, x_64);
x_66 = 0;
x_67 = lean_uint32_to_uint64(x_65);
x_68 = lean_uint64_lor(x_66, x_67);
x_69 = lean_uint64_to_uint32(x_68);
x_70 = lean_uint32_xor(x_69, x_8);
x_71 = lean_bool_to_uint32(x_9);
x_72 = lean_uint32_sub(x_11, x_14);
x_73 = lean_uint32_dec_lt(x_72, x_13);
x_74 = lean_bool_to_uint32(x_73);
x_75 = lean_uint32_land(x_71, x_74);
x_76 = lean_uint32_xor(x_75, x_14);
x_77 = lean_uint32_dec_lt(x_10, x_12);
x_78 = lean_bool_to_uint32(x_77);
x_79 = lean_uint32_land(x_76, x_78);
x_80 = lean_uint32_sub(x_20, x_79);
x_81 = lean_uint32_land(x_70, x_80);
x_82 = lean_uint32_xor(x_8, x_81);
return x_82;
}
}
LEAN_EXPORT uint32_t gridworld_lane_state_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint32_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneState1___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_12, x_13, x_14);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneState1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_state_1(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint32(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneState1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_GridWorld_Kernel_laneState1___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint32(x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_laneT___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint8_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; 
x_11 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_12 = lean_uint64_xor(x_7, x_7);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_8);
x_15 = 1;
x_16 = lean_uint32_sub(x_10, x_15);
x_17 = 3;
x_18 = lean_uint32_dec_lt(x_16, x_17);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_14, x_19);
x_21 = lean_uint32_xor(x_20, x_15);
x_22 = lean_uint32_dec_lt(x_9, x_11);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_21, x_23);
x_25 = lean_uint32_to_uint64(x_24);
x_26 = lean_uint64_sub(x_13, x_25);
x_27 = lean_uint64_land(x_12, x_26);
x_28 = lean_uint64_xor(x_7, x_27);
return x_28;
}
}
LEAN_EXPORT uint64_t gridworld_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneT___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_10, x_12, x_13, x_14);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_t(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_18 = lean_unbox(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = l_Spec_GridWorld_Kernel_laneT___redArg(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT uint32_t l_Spec_GridWorld_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint8_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint8_t x_12; uint32_t x_32; uint8_t x_33; 
x_11 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_32 = 4294967295;
x_33 = lean_uint32_dec_eq(x_7, x_32);
if (x_33 == 0)
{
uint8_t x_34; 
x_34 = 1;
x_12 = x_34;
goto block_31;
}
else
{
uint8_t x_35; 
x_35 = 0;
x_12 = x_35;
goto block_31;
}
block_31:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; 
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_add(x_7, x_13);
x_15 = lean_uint32_xor(x_14, x_7);
x_16 = 0;
x_17 = lean_bool_to_uint32(x_8);
x_18 = 1;
x_19 = lean_uint32_sub(x_10, x_18);
x_20 = 3;
x_21 = lean_uint32_dec_lt(x_19, x_20);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_17, x_22);
x_24 = lean_uint32_xor(x_23, x_18);
x_25 = lean_uint32_dec_lt(x_9, x_11);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_24, x_26);
x_28 = lean_uint32_sub(x_16, x_27);
x_29 = lean_uint32_land(x_15, x_28);
x_30 = lean_uint32_xor(x_7, x_29);
return x_30;
}
}
}
LEAN_EXPORT uint32_t gridworld_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint32_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneElapsed___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_11, x_12, x_13, x_14);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_elapsed(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint32(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = l_Spec_GridWorld_Kernel_laneElapsed___redArg(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint8_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint32_t x_72; uint8_t x_73; uint8_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint64_t x_94; uint64_t x_95; uint32_t x_96; uint64_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint64_t x_103; uint32_t x_104; uint8_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint8_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint32_t x_115; uint32_t x_116; uint8_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint8_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint8_t x_128; uint32_t x_141; uint8_t x_142; uint8_t x_154; uint32_t x_161; uint8_t x_162; 
x_15 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_16 = 3;
x_17 = 1;
x_18 = lean_uint32_sub(x_1, x_17);
x_19 = lean_uint32_sub(x_2, x_17);
x_20 = lean_uint32_to_uint64(x_7);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_18);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint32_to_uint64(x_8);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_19);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint32_dec_eq(x_26, x_5);
x_34 = lean_uint32_dec_eq(x_32, x_6);
x_35 = lean_bool_to_uint32(x_33);
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_land(x_35, x_36);
x_38 = lean_uint32_dec_eq(x_37, x_17);
x_39 = lean_uint32_to_uint64(x_11);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_16);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_23, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_23);
x_46 = lean_uint32_dec_lt(x_23, x_26);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_sub(x_26, x_47);
x_49 = lean_uint32_dec_eq(x_44, x_17);
x_50 = lean_uint32_dec_lt(x_26, x_18);
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_add(x_26, x_51);
x_53 = lean_uint32_xor(x_52, x_26);
x_54 = lean_bool_to_uint32(x_49);
x_55 = lean_uint32_sub(x_23, x_54);
x_56 = lean_uint32_land(x_53, x_55);
x_57 = lean_uint32_xor(x_26, x_56);
x_58 = lean_uint32_xor(x_48, x_57);
x_59 = lean_bool_to_uint32(x_45);
x_60 = lean_uint32_sub(x_23, x_59);
x_61 = lean_uint32_land(x_58, x_60);
x_62 = lean_uint32_xor(x_57, x_61);
x_63 = lean_uint32_xor(x_26, x_62);
x_64 = lean_bool_to_uint32(x_38);
x_65 = lean_uint32_sub(x_23, x_64);
x_66 = lean_uint32_land(x_63, x_65);
x_67 = lean_uint32_xor(x_62, x_66);
x_68 = 0;
x_69 = lean_uint32_to_uint64(x_67);
x_70 = lean_uint64_lor(x_68, x_69);
x_71 = lean_uint64_to_uint32(x_70);
x_72 = 2;
x_73 = lean_uint32_dec_eq(x_44, x_72);
x_74 = lean_uint32_dec_lt(x_23, x_32);
x_75 = lean_bool_to_uint32(x_74);
x_76 = lean_uint32_sub(x_32, x_75);
x_77 = lean_uint32_dec_eq(x_44, x_16);
x_78 = lean_uint32_dec_lt(x_32, x_19);
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_add(x_32, x_79);
x_81 = lean_uint32_xor(x_80, x_32);
x_82 = lean_bool_to_uint32(x_77);
x_83 = lean_uint32_sub(x_23, x_82);
x_84 = lean_uint32_land(x_81, x_83);
x_85 = lean_uint32_xor(x_32, x_84);
x_86 = lean_uint32_xor(x_76, x_85);
x_87 = lean_bool_to_uint32(x_73);
x_88 = lean_uint32_sub(x_23, x_87);
x_89 = lean_uint32_land(x_86, x_88);
x_90 = lean_uint32_xor(x_85, x_89);
x_91 = lean_uint32_xor(x_32, x_90);
x_92 = lean_uint32_land(x_91, x_65);
x_93 = lean_uint32_xor(x_90, x_92);
x_94 = lean_uint32_to_uint64(x_93);
x_95 = lean_uint64_lor(x_68, x_94);
x_96 = lean_uint64_to_uint32(x_95);
x_97 = lean_uint32_to_uint64(x_71);
x_98 = lean_uint64_to_uint32(x_97);
x_99 = lean_uint32_dec_le(x_98, x_18);
x_100 = lean_bool_to_uint32(x_99);
x_101 = lean_uint32_sub(x_23, x_100);
x_102 = lean_uint32_land(x_98, x_101);
x_103 = lean_uint32_to_uint64(x_96);
x_104 = lean_uint64_to_uint32(x_103);
x_105 = lean_uint32_dec_le(x_104, x_19);
x_106 = lean_bool_to_uint32(x_105);
x_107 = lean_uint32_sub(x_23, x_106);
x_108 = lean_uint32_land(x_104, x_107);
x_109 = lean_uint32_dec_eq(x_102, x_5);
x_110 = lean_uint32_dec_eq(x_108, x_6);
x_111 = lean_bool_to_uint32(x_109);
x_112 = lean_bool_to_uint32(x_110);
x_113 = lean_uint32_land(x_111, x_112);
x_114 = lean_uint32_dec_eq(x_113, x_17);
x_115 = lean_bool_to_uint32(x_10);
x_116 = lean_uint32_sub(x_12, x_17);
x_117 = lean_uint32_dec_lt(x_116, x_16);
x_118 = lean_bool_to_uint32(x_117);
x_119 = lean_uint32_land(x_115, x_118);
x_120 = lean_uint32_xor(x_119, x_17);
x_121 = lean_uint32_dec_lt(x_11, x_15);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_land(x_120, x_122);
x_124 = lean_bool_to_uint32(x_114);
x_125 = lean_uint32_land(x_123, x_124);
x_161 = 4294967295;
x_162 = lean_uint32_dec_eq(x_9, x_161);
if (x_162 == 0)
{
uint8_t x_163; 
x_163 = 1;
x_154 = x_163;
goto block_160;
}
else
{
uint8_t x_164; 
x_164 = 0;
x_154 = x_164;
goto block_160;
}
block_140:
{
uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; 
x_129 = lean_bool_to_uint32(x_128);
x_130 = lean_uint32_dec_le(x_14, x_126);
x_131 = lean_bool_to_uint32(x_130);
x_132 = lean_uint32_land(x_129, x_131);
x_133 = lean_uint32_lor(x_127, x_132);
x_134 = lean_uint32_land(x_123, x_133);
x_135 = lean_uint32_lor(x_125, x_134);
x_136 = lean_uint32_xor(x_123, x_17);
x_137 = lean_uint32_land(x_115, x_136);
x_138 = lean_uint32_lor(x_135, x_137);
x_139 = lean_uint32_dec_eq(x_138, x_17);
return x_139;
}
block_153:
{
uint32_t x_143; uint8_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; 
x_143 = lean_bool_to_uint32(x_142);
x_144 = lean_uint32_dec_le(x_13, x_141);
x_145 = lean_bool_to_uint32(x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_124, x_17);
x_148 = lean_uint32_land(x_146, x_147);
x_149 = lean_uint32_lor(x_23, x_148);
x_150 = lean_uint32_dec_eq(x_14, x_23);
if (x_150 == 0)
{
uint8_t x_151; 
x_151 = 1;
x_126 = x_141;
x_127 = x_149;
x_128 = x_151;
goto block_140;
}
else
{
uint8_t x_152; 
x_152 = 0;
x_126 = x_141;
x_127 = x_149;
x_128 = x_152;
goto block_140;
}
}
block_160:
{
uint32_t x_155; uint32_t x_156; uint8_t x_157; 
x_155 = lean_bool_to_uint32(x_154);
x_156 = lean_uint32_add(x_9, x_155);
x_157 = lean_uint32_dec_eq(x_13, x_23);
if (x_157 == 0)
{
uint8_t x_158; 
x_158 = 1;
x_141 = x_156;
x_142 = x_158;
goto block_153;
}
else
{
uint8_t x_159; 
x_159 = 0;
x_141 = x_156;
x_142 = x_159;
goto block_153;
}
}
}
}
LEAN_EXPORT uint8_t gridworld_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint8_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneOver___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_11, x_12, x_13, x_14, x_15, x_16);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_over(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_18 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_19 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_20 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_24 = lean_unbox(x_10);
x_25 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_GridWorld_Kernel_laneOver___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_GridWorld_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint64_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint8_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint32_t x_103; uint32_t x_104; uint8_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; 
x_12 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_13 = 3;
x_14 = 1;
x_15 = lean_uint32_sub(x_1, x_14);
x_16 = lean_uint32_sub(x_2, x_14);
x_17 = lean_uint32_to_uint64(x_7);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_15);
x_20 = 0;
x_21 = lean_bool_to_uint32(x_19);
x_22 = lean_uint32_sub(x_20, x_21);
x_23 = lean_uint32_land(x_18, x_22);
x_24 = lean_uint32_to_uint64(x_8);
x_25 = lean_uint64_to_uint32(x_24);
x_26 = lean_uint32_dec_le(x_25, x_16);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_sub(x_20, x_27);
x_29 = lean_uint32_land(x_25, x_28);
x_30 = lean_uint32_dec_eq(x_23, x_5);
x_31 = lean_uint32_dec_eq(x_29, x_6);
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_bool_to_uint32(x_31);
x_34 = lean_uint32_land(x_32, x_33);
x_35 = lean_uint32_dec_eq(x_34, x_14);
x_36 = lean_uint32_to_uint64(x_10);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_dec_le(x_37, x_13);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_20, x_39);
x_41 = lean_uint32_land(x_37, x_40);
x_42 = lean_uint32_dec_eq(x_41, x_20);
x_43 = lean_uint32_dec_lt(x_20, x_23);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_23, x_44);
x_46 = lean_uint32_dec_eq(x_41, x_14);
x_47 = lean_uint32_dec_lt(x_23, x_15);
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_add(x_23, x_48);
x_50 = lean_uint32_xor(x_49, x_23);
x_51 = lean_bool_to_uint32(x_46);
x_52 = lean_uint32_sub(x_20, x_51);
x_53 = lean_uint32_land(x_50, x_52);
x_54 = lean_uint32_xor(x_23, x_53);
x_55 = lean_uint32_xor(x_45, x_54);
x_56 = lean_bool_to_uint32(x_42);
x_57 = lean_uint32_sub(x_20, x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_xor(x_54, x_58);
x_60 = 2;
x_61 = lean_uint32_dec_eq(x_41, x_60);
x_62 = lean_uint32_dec_lt(x_20, x_29);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_sub(x_29, x_63);
x_65 = lean_uint32_dec_eq(x_41, x_13);
x_66 = lean_uint32_dec_lt(x_29, x_16);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_add(x_29, x_67);
x_69 = lean_uint32_xor(x_68, x_29);
x_70 = lean_bool_to_uint32(x_65);
x_71 = lean_uint32_sub(x_20, x_70);
x_72 = lean_uint32_land(x_69, x_71);
x_73 = lean_uint32_xor(x_29, x_72);
x_74 = lean_uint32_xor(x_64, x_73);
x_75 = lean_bool_to_uint32(x_61);
x_76 = lean_uint32_sub(x_20, x_75);
x_77 = lean_uint32_land(x_74, x_76);
x_78 = lean_uint32_xor(x_73, x_77);
x_79 = lean_uint32_dec_eq(x_59, x_5);
x_80 = lean_uint32_dec_eq(x_78, x_6);
x_81 = lean_bool_to_uint32(x_79);
x_82 = lean_bool_to_uint32(x_80);
x_83 = lean_uint32_land(x_81, x_82);
x_84 = lean_uint32_dec_eq(x_83, x_14);
x_85 = lean_uint32_neg(x_14);
x_86 = lean_uint32_xor(x_20, x_85);
x_87 = lean_bool_to_uint32(x_84);
x_88 = lean_uint32_sub(x_20, x_87);
x_89 = lean_uint32_land(x_86, x_88);
x_90 = lean_uint32_xor(x_85, x_89);
x_91 = lean_uint32_xor(x_20, x_90);
x_92 = lean_bool_to_uint32(x_35);
x_93 = lean_uint32_sub(x_20, x_92);
x_94 = lean_uint32_land(x_91, x_93);
x_95 = lean_uint32_xor(x_90, x_94);
x_96 = 2147483648;
x_97 = lean_uint32_add(x_95, x_96);
x_98 = lean_uint32_to_uint64(x_97);
x_99 = 2147483648;
x_100 = lean_uint64_sub(x_98, x_99);
x_101 = 0;
x_102 = lean_uint64_xor(x_100, x_101);
x_103 = lean_bool_to_uint32(x_9);
x_104 = lean_uint32_sub(x_11, x_14);
x_105 = lean_uint32_dec_lt(x_104, x_13);
x_106 = lean_bool_to_uint32(x_105);
x_107 = lean_uint32_land(x_103, x_106);
x_108 = lean_uint32_xor(x_107, x_14);
x_109 = lean_uint32_dec_lt(x_10, x_12);
x_110 = lean_bool_to_uint32(x_109);
x_111 = lean_uint32_land(x_108, x_110);
x_112 = lean_uint32_to_uint64(x_111);
x_113 = lean_uint64_sub(x_101, x_112);
x_114 = lean_uint64_land(x_102, x_113);
x_115 = lean_uint64_xor(x_101, x_114);
return x_115;
}
}
LEAN_EXPORT uint64_t gridworld_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint64_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneReward___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_12, x_13, x_14);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_reward(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_GridWorld_Kernel_laneReward___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint64_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint8_t x_71; uint32_t x_72; uint32_t x_73; uint8_t x_74; uint8_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint64_t x_91; uint64_t x_92; uint32_t x_93; uint64_t x_94; uint32_t x_95; uint8_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint64_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint8_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint8_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; 
x_12 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_13 = 3;
x_14 = 1;
x_15 = lean_uint32_sub(x_1, x_14);
x_16 = lean_uint32_sub(x_2, x_14);
x_17 = lean_uint32_to_uint64(x_7);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_15);
x_20 = 0;
x_21 = lean_bool_to_uint32(x_19);
x_22 = lean_uint32_sub(x_20, x_21);
x_23 = lean_uint32_land(x_18, x_22);
x_24 = lean_uint32_to_uint64(x_8);
x_25 = lean_uint64_to_uint32(x_24);
x_26 = lean_uint32_dec_le(x_25, x_16);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_sub(x_20, x_27);
x_29 = lean_uint32_land(x_25, x_28);
x_30 = lean_uint32_dec_eq(x_23, x_5);
x_31 = lean_uint32_dec_eq(x_29, x_6);
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_bool_to_uint32(x_31);
x_34 = lean_uint32_land(x_32, x_33);
x_35 = lean_uint32_dec_eq(x_34, x_14);
x_36 = lean_uint32_to_uint64(x_10);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_dec_le(x_37, x_13);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_20, x_39);
x_41 = lean_uint32_land(x_37, x_40);
x_42 = lean_uint32_dec_eq(x_41, x_20);
x_43 = lean_uint32_dec_lt(x_20, x_23);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_23, x_44);
x_46 = lean_uint32_dec_eq(x_41, x_14);
x_47 = lean_uint32_dec_lt(x_23, x_15);
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_add(x_23, x_48);
x_50 = lean_uint32_xor(x_49, x_23);
x_51 = lean_bool_to_uint32(x_46);
x_52 = lean_uint32_sub(x_20, x_51);
x_53 = lean_uint32_land(x_50, x_52);
x_54 = lean_uint32_xor(x_23, x_53);
x_55 = lean_uint32_xor(x_45, x_54);
x_56 = lean_bool_to_uint32(x_42);
x_57 = lean_uint32_sub(x_20, x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_xor(x_54, x_58);
x_60 = lean_uint32_xor(x_23, x_59);
x_61 = lean_bool_to_uint32(x_35);
x_62 = lean_uint32_sub(x_20, x_61);
x_63 = lean_uint32_land(x_60, x_62);
x_64 = lean_uint32_xor(x_59, x_63);
x_65 = 0;
x_66 = lean_uint32_to_uint64(x_64);
x_67 = lean_uint64_lor(x_65, x_66);
x_68 = lean_uint64_to_uint32(x_67);
x_69 = 2;
x_70 = lean_uint32_dec_eq(x_41, x_69);
x_71 = lean_uint32_dec_lt(x_20, x_29);
x_72 = lean_bool_to_uint32(x_71);
x_73 = lean_uint32_sub(x_29, x_72);
x_74 = lean_uint32_dec_eq(x_41, x_13);
x_75 = lean_uint32_dec_lt(x_29, x_16);
x_76 = lean_bool_to_uint32(x_75);
x_77 = lean_uint32_add(x_29, x_76);
x_78 = lean_uint32_xor(x_77, x_29);
x_79 = lean_bool_to_uint32(x_74);
x_80 = lean_uint32_sub(x_20, x_79);
x_81 = lean_uint32_land(x_78, x_80);
x_82 = lean_uint32_xor(x_29, x_81);
x_83 = lean_uint32_xor(x_73, x_82);
x_84 = lean_bool_to_uint32(x_70);
x_85 = lean_uint32_sub(x_20, x_84);
x_86 = lean_uint32_land(x_83, x_85);
x_87 = lean_uint32_xor(x_82, x_86);
x_88 = lean_uint32_xor(x_29, x_87);
x_89 = lean_uint32_land(x_88, x_62);
x_90 = lean_uint32_xor(x_87, x_89);
x_91 = lean_uint32_to_uint64(x_90);
x_92 = lean_uint64_lor(x_65, x_91);
x_93 = lean_uint64_to_uint32(x_92);
x_94 = lean_uint32_to_uint64(x_68);
x_95 = lean_uint64_to_uint32(x_94);
x_96 = lean_uint32_dec_le(x_95, x_15);
x_97 = lean_bool_to_uint32(x_96);
x_98 = lean_uint32_sub(x_20, x_97);
x_99 = lean_uint32_land(x_95, x_98);
x_100 = lean_uint32_to_uint64(x_93);
x_101 = lean_uint64_to_uint32(x_100);
x_102 = lean_uint32_dec_le(x_101, x_16);
x_103 = lean_bool_to_uint32(x_102);
x_104 = lean_uint32_sub(x_20, x_103);
x_105 = lean_uint32_land(x_101, x_104);
x_106 = lean_uint32_dec_eq(x_99, x_5);
x_107 = lean_uint32_dec_eq(x_105, x_6);
x_108 = lean_bool_to_uint32(x_106);
x_109 = lean_bool_to_uint32(x_107);
x_110 = lean_uint32_land(x_108, x_109);
x_111 = lean_uint32_dec_eq(x_110, x_14);
x_112 = lean_bool_to_uint32(x_9);
x_113 = lean_uint32_sub(x_11, x_14);
x_114 = lean_uint32_dec_lt(x_113, x_13);
x_115 = lean_bool_to_uint32(x_114);
x_116 = lean_uint32_land(x_112, x_115);
x_117 = lean_uint32_xor(x_116, x_14);
x_118 = lean_uint32_dec_lt(x_10, x_12);
x_119 = lean_bool_to_uint32(x_118);
x_120 = lean_uint32_land(x_117, x_119);
x_121 = lean_bool_to_uint32(x_111);
x_122 = lean_uint32_land(x_120, x_121);
x_123 = lean_uint32_dec_eq(x_122, x_14);
return x_123;
}
}
LEAN_EXPORT uint8_t gridworld_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint8_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneTerminated___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_12, x_13, x_14);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_terminated(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_GridWorld_Kernel_laneTerminated___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint8_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint32_t x_72; uint8_t x_73; uint8_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint64_t x_94; uint64_t x_95; uint32_t x_96; uint64_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint64_t x_103; uint32_t x_104; uint8_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint8_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint32_t x_115; uint32_t x_116; uint8_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint8_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint8_t x_126; uint32_t x_135; uint8_t x_136; uint8_t x_149; uint32_t x_156; uint8_t x_157; 
x_15 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_16 = 3;
x_17 = 1;
x_18 = lean_uint32_sub(x_1, x_17);
x_19 = lean_uint32_sub(x_2, x_17);
x_20 = lean_uint32_to_uint64(x_7);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_18);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint32_to_uint64(x_8);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_19);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint32_dec_eq(x_26, x_5);
x_34 = lean_uint32_dec_eq(x_32, x_6);
x_35 = lean_bool_to_uint32(x_33);
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_land(x_35, x_36);
x_38 = lean_uint32_dec_eq(x_37, x_17);
x_39 = lean_uint32_to_uint64(x_11);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_16);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_23, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_23);
x_46 = lean_uint32_dec_lt(x_23, x_26);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_sub(x_26, x_47);
x_49 = lean_uint32_dec_eq(x_44, x_17);
x_50 = lean_uint32_dec_lt(x_26, x_18);
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_add(x_26, x_51);
x_53 = lean_uint32_xor(x_52, x_26);
x_54 = lean_bool_to_uint32(x_49);
x_55 = lean_uint32_sub(x_23, x_54);
x_56 = lean_uint32_land(x_53, x_55);
x_57 = lean_uint32_xor(x_26, x_56);
x_58 = lean_uint32_xor(x_48, x_57);
x_59 = lean_bool_to_uint32(x_45);
x_60 = lean_uint32_sub(x_23, x_59);
x_61 = lean_uint32_land(x_58, x_60);
x_62 = lean_uint32_xor(x_57, x_61);
x_63 = lean_uint32_xor(x_26, x_62);
x_64 = lean_bool_to_uint32(x_38);
x_65 = lean_uint32_sub(x_23, x_64);
x_66 = lean_uint32_land(x_63, x_65);
x_67 = lean_uint32_xor(x_62, x_66);
x_68 = 0;
x_69 = lean_uint32_to_uint64(x_67);
x_70 = lean_uint64_lor(x_68, x_69);
x_71 = lean_uint64_to_uint32(x_70);
x_72 = 2;
x_73 = lean_uint32_dec_eq(x_44, x_72);
x_74 = lean_uint32_dec_lt(x_23, x_32);
x_75 = lean_bool_to_uint32(x_74);
x_76 = lean_uint32_sub(x_32, x_75);
x_77 = lean_uint32_dec_eq(x_44, x_16);
x_78 = lean_uint32_dec_lt(x_32, x_19);
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_add(x_32, x_79);
x_81 = lean_uint32_xor(x_80, x_32);
x_82 = lean_bool_to_uint32(x_77);
x_83 = lean_uint32_sub(x_23, x_82);
x_84 = lean_uint32_land(x_81, x_83);
x_85 = lean_uint32_xor(x_32, x_84);
x_86 = lean_uint32_xor(x_76, x_85);
x_87 = lean_bool_to_uint32(x_73);
x_88 = lean_uint32_sub(x_23, x_87);
x_89 = lean_uint32_land(x_86, x_88);
x_90 = lean_uint32_xor(x_85, x_89);
x_91 = lean_uint32_xor(x_32, x_90);
x_92 = lean_uint32_land(x_91, x_65);
x_93 = lean_uint32_xor(x_90, x_92);
x_94 = lean_uint32_to_uint64(x_93);
x_95 = lean_uint64_lor(x_68, x_94);
x_96 = lean_uint64_to_uint32(x_95);
x_97 = lean_uint32_to_uint64(x_71);
x_98 = lean_uint64_to_uint32(x_97);
x_99 = lean_uint32_dec_le(x_98, x_18);
x_100 = lean_bool_to_uint32(x_99);
x_101 = lean_uint32_sub(x_23, x_100);
x_102 = lean_uint32_land(x_98, x_101);
x_103 = lean_uint32_to_uint64(x_96);
x_104 = lean_uint64_to_uint32(x_103);
x_105 = lean_uint32_dec_le(x_104, x_19);
x_106 = lean_bool_to_uint32(x_105);
x_107 = lean_uint32_sub(x_23, x_106);
x_108 = lean_uint32_land(x_104, x_107);
x_109 = lean_uint32_dec_eq(x_102, x_5);
x_110 = lean_uint32_dec_eq(x_108, x_6);
x_111 = lean_bool_to_uint32(x_109);
x_112 = lean_bool_to_uint32(x_110);
x_113 = lean_uint32_land(x_111, x_112);
x_114 = lean_uint32_dec_eq(x_113, x_17);
x_115 = lean_bool_to_uint32(x_10);
x_116 = lean_uint32_sub(x_12, x_17);
x_117 = lean_uint32_dec_lt(x_116, x_16);
x_118 = lean_bool_to_uint32(x_117);
x_119 = lean_uint32_land(x_115, x_118);
x_120 = lean_uint32_xor(x_119, x_17);
x_121 = lean_uint32_dec_lt(x_11, x_15);
x_122 = lean_bool_to_uint32(x_121);
x_123 = lean_uint32_land(x_120, x_122);
x_156 = 4294967295;
x_157 = lean_uint32_dec_eq(x_9, x_156);
if (x_157 == 0)
{
uint8_t x_158; 
x_158 = 1;
x_149 = x_158;
goto block_155;
}
else
{
uint8_t x_159; 
x_159 = 0;
x_149 = x_159;
goto block_155;
}
block_134:
{
uint32_t x_127; uint8_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint8_t x_133; 
x_127 = lean_bool_to_uint32(x_126);
x_128 = lean_uint32_dec_le(x_14, x_125);
x_129 = lean_bool_to_uint32(x_128);
x_130 = lean_uint32_land(x_127, x_129);
x_131 = lean_uint32_lor(x_124, x_130);
x_132 = lean_uint32_land(x_123, x_131);
x_133 = lean_uint32_dec_eq(x_132, x_17);
return x_133;
}
block_148:
{
uint32_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint8_t x_145; 
x_137 = lean_bool_to_uint32(x_136);
x_138 = lean_uint32_dec_le(x_13, x_135);
x_139 = lean_bool_to_uint32(x_138);
x_140 = lean_uint32_land(x_137, x_139);
x_141 = lean_bool_to_uint32(x_114);
x_142 = lean_uint32_xor(x_141, x_17);
x_143 = lean_uint32_land(x_140, x_142);
x_144 = lean_uint32_lor(x_23, x_143);
x_145 = lean_uint32_dec_eq(x_14, x_23);
if (x_145 == 0)
{
uint8_t x_146; 
x_146 = 1;
x_124 = x_144;
x_125 = x_135;
x_126 = x_146;
goto block_134;
}
else
{
uint8_t x_147; 
x_147 = 0;
x_124 = x_144;
x_125 = x_135;
x_126 = x_147;
goto block_134;
}
}
block_155:
{
uint32_t x_150; uint32_t x_151; uint8_t x_152; 
x_150 = lean_bool_to_uint32(x_149);
x_151 = lean_uint32_add(x_9, x_150);
x_152 = lean_uint32_dec_eq(x_13, x_23);
if (x_152 == 0)
{
uint8_t x_153; 
x_153 = 1;
x_135 = x_151;
x_136 = x_153;
goto block_148;
}
else
{
uint8_t x_154; 
x_154 = 0;
x_135 = x_151;
x_136 = x_154;
goto block_148;
}
}
}
}
LEAN_EXPORT uint8_t gridworld_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint8_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneTruncated___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_11, x_12, x_13, x_14, x_15, x_16);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_truncated(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_18 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_19 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_20 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_24 = lean_unbox(x_10);
x_25 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_GridWorld_Kernel_laneTruncated___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT uint8_t l_Spec_GridWorld_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint64_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint8_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint32_t x_72; uint8_t x_73; uint8_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint64_t x_94; uint64_t x_95; uint32_t x_96; uint64_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint64_t x_103; uint32_t x_104; uint8_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint8_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint32_t x_115; uint8_t x_116; uint32_t x_117; uint8_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint8_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_146; uint8_t x_147; uint8_t x_159; uint32_t x_166; uint8_t x_167; 
x_15 = gridworld_num_actions(x_1, x_2, x_3, x_4, x_5, x_6);
x_16 = 3;
x_17 = 1;
x_18 = lean_uint32_sub(x_1, x_17);
x_19 = lean_uint32_sub(x_2, x_17);
x_20 = lean_uint32_to_uint64(x_7);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_18);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint32_to_uint64(x_8);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_19);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint32_dec_eq(x_26, x_5);
x_34 = lean_uint32_dec_eq(x_32, x_6);
x_35 = lean_bool_to_uint32(x_33);
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_land(x_35, x_36);
x_38 = lean_uint32_dec_eq(x_37, x_17);
x_39 = lean_uint32_to_uint64(x_11);
x_40 = lean_uint64_to_uint32(x_39);
x_41 = lean_uint32_dec_le(x_40, x_16);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_23, x_42);
x_44 = lean_uint32_land(x_40, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_23);
x_46 = lean_uint32_dec_lt(x_23, x_26);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_sub(x_26, x_47);
x_49 = lean_uint32_dec_eq(x_44, x_17);
x_50 = lean_uint32_dec_lt(x_26, x_18);
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_add(x_26, x_51);
x_53 = lean_uint32_xor(x_52, x_26);
x_54 = lean_bool_to_uint32(x_49);
x_55 = lean_uint32_sub(x_23, x_54);
x_56 = lean_uint32_land(x_53, x_55);
x_57 = lean_uint32_xor(x_26, x_56);
x_58 = lean_uint32_xor(x_48, x_57);
x_59 = lean_bool_to_uint32(x_45);
x_60 = lean_uint32_sub(x_23, x_59);
x_61 = lean_uint32_land(x_58, x_60);
x_62 = lean_uint32_xor(x_57, x_61);
x_63 = lean_uint32_xor(x_26, x_62);
x_64 = lean_bool_to_uint32(x_38);
x_65 = lean_uint32_sub(x_23, x_64);
x_66 = lean_uint32_land(x_63, x_65);
x_67 = lean_uint32_xor(x_62, x_66);
x_68 = 0;
x_69 = lean_uint32_to_uint64(x_67);
x_70 = lean_uint64_lor(x_68, x_69);
x_71 = lean_uint64_to_uint32(x_70);
x_72 = 2;
x_73 = lean_uint32_dec_eq(x_44, x_72);
x_74 = lean_uint32_dec_lt(x_23, x_32);
x_75 = lean_bool_to_uint32(x_74);
x_76 = lean_uint32_sub(x_32, x_75);
x_77 = lean_uint32_dec_eq(x_44, x_16);
x_78 = lean_uint32_dec_lt(x_32, x_19);
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_add(x_32, x_79);
x_81 = lean_uint32_xor(x_80, x_32);
x_82 = lean_bool_to_uint32(x_77);
x_83 = lean_uint32_sub(x_23, x_82);
x_84 = lean_uint32_land(x_81, x_83);
x_85 = lean_uint32_xor(x_32, x_84);
x_86 = lean_uint32_xor(x_76, x_85);
x_87 = lean_bool_to_uint32(x_73);
x_88 = lean_uint32_sub(x_23, x_87);
x_89 = lean_uint32_land(x_86, x_88);
x_90 = lean_uint32_xor(x_85, x_89);
x_91 = lean_uint32_xor(x_32, x_90);
x_92 = lean_uint32_land(x_91, x_65);
x_93 = lean_uint32_xor(x_90, x_92);
x_94 = lean_uint32_to_uint64(x_93);
x_95 = lean_uint64_lor(x_68, x_94);
x_96 = lean_uint64_to_uint32(x_95);
x_97 = lean_uint32_to_uint64(x_71);
x_98 = lean_uint64_to_uint32(x_97);
x_99 = lean_uint32_dec_le(x_98, x_18);
x_100 = lean_bool_to_uint32(x_99);
x_101 = lean_uint32_sub(x_23, x_100);
x_102 = lean_uint32_land(x_98, x_101);
x_103 = lean_uint32_to_uint64(x_96);
x_104 = lean_uint64_to_uint32(x_103);
x_105 = lean_uint32_dec_le(x_104, x_19);
x_106 = lean_bool_to_uint32(x_105);
x_107 = lean_uint32_sub(x_23, x_106);
x_108 = lean_uint32_land(x_104, x_107);
x_109 = lean_uint32_dec_eq(x_102, x_5);
x_110 = lean_uint32_dec_eq(x_108, x_6);
x_111 = lean_bool_to_uint32(x_109);
x_112 = lean_bool_to_uint32(x_110);
x_113 = lean_uint32_land(x_111, x_112);
x_114 = lean_uint32_dec_eq(x_113, x_17);
x_115 = lean_bool_to_uint32(x_10);
x_116 = lean_uint32_dec_eq(x_12, x_17);
x_117 = lean_bool_to_uint32(x_116);
x_118 = lean_uint32_dec_eq(x_12, x_72);
x_119 = lean_bool_to_uint32(x_118);
x_120 = lean_uint32_lor(x_117, x_119);
x_121 = lean_uint32_land(x_115, x_120);
x_122 = lean_uint32_sub(x_12, x_17);
x_123 = lean_uint32_dec_lt(x_122, x_16);
x_124 = lean_bool_to_uint32(x_123);
x_125 = lean_uint32_land(x_115, x_124);
x_126 = lean_uint32_xor(x_125, x_17);
x_127 = lean_uint32_dec_lt(x_11, x_15);
x_128 = lean_bool_to_uint32(x_127);
x_129 = lean_uint32_land(x_126, x_128);
x_130 = lean_bool_to_uint32(x_114);
x_131 = lean_uint32_land(x_129, x_130);
x_166 = 4294967295;
x_167 = lean_uint32_dec_eq(x_9, x_166);
if (x_167 == 0)
{
uint8_t x_168; 
x_168 = 1;
x_159 = x_168;
goto block_165;
}
else
{
uint8_t x_169; 
x_169 = 0;
x_159 = x_169;
goto block_165;
}
block_145:
{
uint32_t x_135; uint8_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint8_t x_144; 
x_135 = lean_bool_to_uint32(x_134);
x_136 = lean_uint32_dec_le(x_14, x_133);
x_137 = lean_bool_to_uint32(x_136);
x_138 = lean_uint32_land(x_135, x_137);
x_139 = lean_uint32_lor(x_132, x_138);
x_140 = lean_uint32_land(x_129, x_139);
x_141 = lean_uint32_lor(x_131, x_140);
x_142 = lean_uint32_land(x_141, x_119);
x_143 = lean_uint32_lor(x_121, x_142);
x_144 = lean_uint32_dec_eq(x_143, x_17);
return x_144;
}
block_158:
{
uint32_t x_148; uint8_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint8_t x_155; 
x_148 = lean_bool_to_uint32(x_147);
x_149 = lean_uint32_dec_le(x_13, x_146);
x_150 = lean_bool_to_uint32(x_149);
x_151 = lean_uint32_land(x_148, x_150);
x_152 = lean_uint32_xor(x_130, x_17);
x_153 = lean_uint32_land(x_151, x_152);
x_154 = lean_uint32_lor(x_23, x_153);
x_155 = lean_uint32_dec_eq(x_14, x_23);
if (x_155 == 0)
{
uint8_t x_156; 
x_156 = 1;
x_132 = x_154;
x_133 = x_146;
x_134 = x_156;
goto block_145;
}
else
{
uint8_t x_157; 
x_157 = 0;
x_132 = x_154;
x_133 = x_146;
x_134 = x_157;
goto block_145;
}
}
block_165:
{
uint32_t x_160; uint32_t x_161; uint8_t x_162; 
x_160 = lean_bool_to_uint32(x_159);
x_161 = lean_uint32_add(x_9, x_160);
x_162 = lean_uint32_dec_eq(x_13, x_23);
if (x_162 == 0)
{
uint8_t x_163; 
x_163 = 1;
x_146 = x_161;
x_147 = x_163;
goto block_158;
}
else
{
uint8_t x_164; 
x_164 = 0;
x_146 = x_161;
x_147 = x_164;
goto block_158;
}
}
}
}
LEAN_EXPORT uint8_t gridworld_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9, uint64_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint8_t x_17; 
x_17 = l_Spec_GridWorld_Kernel_laneDue___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_11, x_12, x_13, x_14, x_15, x_16);
return x_17;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint64(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox(x_12);
x_29 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_30 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = gridworld_lane_due(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box(x_33);
return x_34;
}
}
LEAN_EXPORT lean_object* l_Spec_GridWorld_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_18 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_19 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_20 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_24 = lean_unbox(x_10);
x_25 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_26 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_GridWorld_Kernel_laneDue___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_GridWorld_Rules(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_GridWorld_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_GridWorld_Rules(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_MDP_Lane_Word(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
return lean_io_result_mk_ok(lean_box(0));
}
#ifdef __cplusplus
}
#endif
