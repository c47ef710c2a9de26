// Lean compiler output
// Module: Spec.Fishing.Kernel
// Imports: public import Init public import Spec.Fishing.Machine public import Spec.MDP.Lane.Word
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
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_terminated___redArg(uint32_t);
LEAN_EXPORT uint8_t fishing_terminated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_Fishing_Kernel_laneReward___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT uint8_t fishing_lane_refuses(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t fishing_state_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT uint8_t fishing_lane_over(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t fishing_lane_elapsed(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneDue___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t fishing_step_words(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_terminated___redArg___boxed(lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_init0___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t fishing_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_actionValid___redArg(uint32_t);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t fishing_init_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_rewardScale___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneRefuses___redArg(uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t fishing_num_actions(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_reward___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_Fishing_Kernel_laneElapsed___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_Fishing_Kernel_init0___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t fishing_reset_words(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t fishing_action_valid(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_div(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_Fishing_Kernel_obs0___redArg(uint32_t);
LEAN_EXPORT uint64_t fishing_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint32_t fishing_lane_state_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint32_t lean_uint64_to_uint32(uint64_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_stateValid___redArg___boxed(lean_object*);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT uint8_t fishing_lane_truncated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_stepWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT uint8_t fishing_lane_due(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t fishing_reward_scale(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Fishing_Kernel_reward___redArg(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_numActions___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT uint64_t fishing_lane_t(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t fishing_lane_terminated(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_resetWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_Fishing_Kernel_laneState0___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_Fishing_Kernel_laneT___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_obs0___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t fishing_lane_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_stateValid___redArg(uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_Fishing_Kernel_step0___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t fishing_obs_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_actionValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t fishing_step_0(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneOver___redArg(uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t fishing_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; 
x_7 = 1;
x_8 = lean_uint32_sub(x_2, x_7);
x_9 = 1000000;
x_10 = lean_uint32_dec_lt(x_8, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = 5;
x_13 = lean_uint32_mul(x_12, x_2);
x_14 = lean_uint32_dec_le(x_1, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint32_sub(x_4, x_7);
x_18 = lean_uint32_dec_lt(x_17, x_9);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_16, x_19);
x_21 = lean_uint32_dec_le(x_3, x_4);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_24 = lean_uint32_dec_le(x_5, x_7);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_23, x_25);
x_27 = 2000000;
x_28 = lean_uint32_dec_le(x_6, x_27);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_26, x_29);
x_31 = lean_uint32_dec_eq(x_30, x_7);
return x_31;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
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
x_13 = fishing_valid(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box(x_13);
return x_14;
}
}
LEAN_EXPORT uint32_t fishing_num_actions(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; 
x_7 = 2000001;
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_numActions___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
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
x_13 = fishing_num_actions(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 2000001;
x_3 = lean_uint32_dec_lt(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint8_t fishing_action_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint8_t x_8; 
x_8 = l_Spec_Fishing_Kernel_actionValid___redArg(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
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
x_15 = fishing_action_valid(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Fishing_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t fishing_reward_scale(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; 
x_7 = 1000000;
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_rewardScale___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
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
x_13 = fishing_reward_scale(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t fishing_reset_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint64_t x_7; 
x_7 = 0;
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_resetWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
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
x_13 = fishing_reset_words(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t fishing_step_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint64_t x_7; 
x_7 = 1;
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_stepWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
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
x_13 = fishing_step_words(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_stateValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 2000000;
x_3 = lean_uint32_dec_le(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint8_t fishing_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint8_t x_8; 
x_8 = l_Spec_Fishing_Kernel_stateValid___redArg(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
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
x_15 = fishing_state_valid(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_stateValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Fishing_Kernel_stateValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t l_Spec_Fishing_Kernel_init0___redArg(uint32_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint8_t x_5; uint64_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint32_t x_12; 
x_2 = lean_uint32_to_uint64(x_1);
x_3 = 2000000;
x_4 = lean_uint64_xor(x_2, x_3);
x_5 = lean_uint64_dec_lt(x_2, x_3);
x_6 = 0;
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_to_uint64(x_7);
x_9 = lean_uint64_sub(x_6, x_8);
x_10 = lean_uint64_land(x_4, x_9);
x_11 = lean_uint64_xor(x_3, x_10);
x_12 = lean_uint64_to_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t fishing_init_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint64_t x_8) {
_start:
{
uint32_t x_9; 
x_9 = l_Spec_Fishing_Kernel_init0___redArg(x_6);
return x_9;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
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
x_17 = fishing_init_0(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint32(x_17);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_init0___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Fishing_Kernel_init0___redArg(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t l_Spec_Fishing_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8) {
_start:
{
uint64_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; uint64_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint8_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint8_t x_27; uint32_t x_133; uint8_t x_134; 
x_9 = lean_uint32_to_uint64(x_6);
x_10 = 2000000;
x_11 = lean_uint64_xor(x_9, x_10);
x_12 = lean_uint64_dec_lt(x_9, x_10);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_12);
x_15 = lean_uint32_to_uint64(x_14);
x_16 = lean_uint64_sub(x_13, x_15);
x_17 = lean_uint64_land(x_11, x_16);
x_18 = lean_uint64_xor(x_10, x_17);
x_19 = lean_uint32_to_uint64(x_7);
x_20 = lean_uint64_xor(x_19, x_18);
x_21 = lean_uint64_dec_lt(x_19, x_18);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_to_uint64(x_22);
x_24 = lean_uint64_sub(x_13, x_23);
x_25 = lean_uint64_land(x_20, x_24);
x_26 = lean_uint64_xor(x_18, x_25);
x_133 = 0;
x_134 = lean_uint32_dec_eq(x_5, x_133);
if (x_134 == 0)
{
uint8_t x_135; 
x_135 = 1;
x_27 = x_135;
goto block_132;
}
else
{
uint8_t x_136; 
x_136 = 0;
x_27 = x_136;
goto block_132;
}
block_132:
{
uint32_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint8_t x_35; uint32_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint8_t x_67; uint32_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint8_t x_90; uint32_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint8_t x_119; uint32_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint8_t x_125; uint32_t x_126; uint64_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint32_t x_131; 
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_to_uint64(x_28);
x_30 = lean_uint64_sub(x_13, x_29);
x_31 = lean_uint64_land(x_26, x_30);
x_32 = lean_uint64_sub(x_18, x_31);
x_33 = lean_uint64_sub(x_18, x_26);
x_34 = 1000000;
x_35 = lean_uint64_dec_lt(x_34, x_32);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_to_uint64(x_36);
x_38 = lean_uint64_sub(x_13, x_37);
x_39 = lean_uint32_to_uint64(x_1);
x_40 = lean_uint64_sub(x_34, x_32);
x_41 = lean_uint64_xor(x_40, x_38);
x_42 = lean_uint64_sub(x_41, x_38);
x_43 = lean_uint64_mul(x_32, x_42);
x_44 = lean_uint32_to_uint64(x_2);
x_45 = 1;
x_46 = lean_uint64_sub(x_44, x_45);
x_47 = 1048575;
x_48 = lean_uint64_land(x_46, x_47);
x_49 = lean_uint64_add(x_48, x_45);
x_50 = lean_uint64_mul(x_49, x_34);
x_51 = lean_uint64_shift_right(x_43, x_45);
x_52 = 41;
x_53 = lean_uint64_shift_left(x_39, x_52);
x_54 = lean_uint64_div(x_53, x_50);
x_55 = lean_uint64_mul(x_51, x_54);
x_56 = 1099509530624ULL;
x_57 = lean_uint64_land(x_38, x_56);
x_58 = lean_uint64_add(x_55, x_57);
x_59 = 40;
x_60 = lean_uint64_shift_right(x_58, x_59);
x_61 = lean_uint64_mul(x_39, x_43);
x_62 = lean_uint64_sub(x_50, x_45);
x_63 = lean_uint64_land(x_38, x_62);
x_64 = lean_uint64_add(x_61, x_63);
x_65 = lean_uint64_mul(x_60, x_50);
x_66 = lean_uint64_sub(x_64, x_65);
x_67 = lean_uint64_dec_le(x_50, x_66);
x_68 = lean_bool_to_uint32(x_67);
x_69 = lean_uint32_to_uint64(x_68);
x_70 = lean_uint64_add(x_60, x_69);
x_71 = lean_uint64_xor(x_70, x_38);
x_72 = lean_uint64_sub(x_71, x_38);
x_73 = lean_uint64_add(x_33, x_72);
x_74 = 60;
x_75 = lean_uint64_shift_right(x_8, x_74);
x_76 = lean_uint64_land(x_75, x_45);
x_77 = 61;
x_78 = lean_uint64_shift_right(x_8, x_77);
x_79 = lean_uint64_land(x_78, x_45);
x_80 = lean_uint64_add(x_76, x_79);
x_81 = 62;
x_82 = lean_uint64_shift_right(x_8, x_81);
x_83 = lean_uint64_land(x_82, x_45);
x_84 = lean_uint64_add(x_80, x_83);
x_85 = 63;
x_86 = lean_uint64_shift_right(x_8, x_85);
x_87 = lean_uint64_land(x_86, x_45);
x_88 = lean_uint64_add(x_84, x_87);
x_89 = 2;
x_90 = lean_uint64_dec_lt(x_88, x_89);
x_91 = lean_bool_to_uint32(x_90);
x_92 = lean_uint32_to_uint64(x_91);
x_93 = lean_uint64_sub(x_13, x_92);
x_94 = lean_uint32_to_uint64(x_3);
x_95 = lean_uint64_sub(x_88, x_89);
x_96 = lean_uint64_xor(x_95, x_93);
x_97 = lean_uint64_sub(x_96, x_93);
x_98 = lean_uint64_mul(x_32, x_97);
x_99 = lean_uint32_to_uint64(x_4);
x_100 = lean_uint64_sub(x_99, x_45);
x_101 = lean_uint64_land(x_100, x_47);
x_102 = lean_uint64_add(x_101, x_45);
x_103 = 4398046511104ULL;
x_104 = 42;
x_105 = lean_uint64_shift_left(x_94, x_104);
x_106 = lean_uint64_sub(x_102, x_45);
x_107 = lean_uint64_add(x_105, x_106);
x_108 = lean_uint64_div(x_107, x_102);
x_109 = lean_uint64_mul(x_98, x_108);
x_110 = lean_uint64_div(x_103, x_102);
x_111 = lean_uint64_sub(x_103, x_110);
x_112 = lean_uint64_land(x_93, x_111);
x_113 = lean_uint64_add(x_109, x_112);
x_114 = lean_uint64_shift_right(x_113, x_104);
x_115 = lean_uint64_xor(x_114, x_93);
x_116 = lean_uint64_sub(x_115, x_93);
x_117 = lean_uint64_add(x_73, x_116);
x_118 = 9223372036854775808ULL;
x_119 = lean_uint64_dec_lt(x_117, x_118);
x_120 = lean_bool_to_uint32(x_119);
x_121 = lean_uint32_to_uint64(x_120);
x_122 = lean_uint64_sub(x_13, x_121);
x_123 = lean_uint64_land(x_117, x_122);
x_124 = lean_uint64_xor(x_123, x_10);
x_125 = lean_uint64_dec_lt(x_123, x_10);
x_126 = lean_bool_to_uint32(x_125);
x_127 = lean_uint32_to_uint64(x_126);
x_128 = lean_uint64_sub(x_13, x_127);
x_129 = lean_uint64_land(x_124, x_128);
x_130 = lean_uint64_xor(x_10, x_129);
x_131 = lean_uint64_to_uint32(x_130);
return x_131;
}
}
}
LEAN_EXPORT uint32_t fishing_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9) {
_start:
{
uint32_t x_10; 
x_10 = l_Spec_Fishing_Kernel_step0___redArg(x_1, x_2, x_3, x_4, x_5, x_7, x_8, x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint32_t x_19; lean_object* x_20; 
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
x_16 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = fishing_step_0(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint32(x_19);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint32_t x_17; lean_object* x_18; 
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
x_16 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_17 = l_Spec_Fishing_Kernel_step0___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint32(x_17);
return x_18;
}
}
LEAN_EXPORT uint64_t l_Spec_Fishing_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint8_t x_7; uint64_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; 
x_3 = lean_uint32_to_uint64(x_2);
x_4 = lean_uint32_to_uint64(x_1);
x_5 = 2000000;
x_6 = lean_uint64_xor(x_4, x_5);
x_7 = lean_uint64_dec_lt(x_4, x_5);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_to_uint64(x_9);
x_11 = lean_uint64_sub(x_8, x_10);
x_12 = lean_uint64_land(x_6, x_11);
x_13 = lean_uint64_xor(x_5, x_12);
x_14 = lean_uint64_xor(x_3, x_13);
x_15 = lean_uint64_dec_lt(x_3, x_13);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_to_uint64(x_16);
x_18 = lean_uint64_sub(x_8, x_17);
x_19 = lean_uint64_land(x_14, x_18);
x_20 = lean_uint64_xor(x_13, x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t fishing_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9) {
_start:
{
uint64_t x_10; 
x_10 = l_Spec_Fishing_Kernel_reward___redArg(x_7, x_8);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; lean_object* x_20; 
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
x_16 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = fishing_reward(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint64(x_19);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_Fishing_Kernel_reward___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_terminated___redArg(uint32_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint8_t x_5; uint64_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; 
x_2 = lean_uint32_to_uint64(x_1);
x_3 = 2000000;
x_4 = lean_uint64_xor(x_2, x_3);
x_5 = lean_uint64_dec_lt(x_2, x_3);
x_6 = 0;
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_to_uint64(x_7);
x_9 = lean_uint64_sub(x_6, x_8);
x_10 = lean_uint64_land(x_4, x_9);
x_11 = lean_uint64_xor(x_3, x_10);
x_12 = lean_uint64_dec_eq(x_11, x_6);
return x_12;
}
}
LEAN_EXPORT uint8_t fishing_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint8_t x_8; 
x_8 = l_Spec_Fishing_Kernel_terminated___redArg(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
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
x_15 = fishing_terminated(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_terminated___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Fishing_Kernel_terminated___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_Fishing_Kernel_obs0___redArg(uint32_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint8_t x_5; uint64_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; 
x_2 = lean_uint32_to_uint64(x_1);
x_3 = 2000000;
x_4 = lean_uint64_xor(x_2, x_3);
x_5 = lean_uint64_dec_lt(x_2, x_3);
x_6 = 0;
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_to_uint64(x_7);
x_9 = lean_uint64_sub(x_6, x_8);
x_10 = lean_uint64_land(x_4, x_9);
x_11 = lean_uint64_xor(x_3, x_10);
return x_11;
}
}
LEAN_EXPORT uint64_t fishing_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint64_t x_8; 
x_8 = l_Spec_Fishing_Kernel_obs0___redArg(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
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
x_15 = fishing_obs_0(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box_uint64(x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_obs0___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_Fishing_Kernel_obs0___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneRefuses___redArg(uint8_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; 
x_4 = 2000001;
x_5 = lean_bool_to_uint32(x_1);
x_6 = 1;
x_7 = lean_uint32_dec_eq(x_3, x_6);
x_8 = lean_bool_to_uint32(x_7);
x_9 = 2;
x_10 = lean_uint32_dec_eq(x_3, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_lor(x_8, x_11);
x_13 = lean_uint32_land(x_5, x_12);
x_14 = lean_uint32_sub(x_3, x_6);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_5, x_17);
x_19 = lean_uint32_xor(x_18, x_6);
x_20 = lean_uint32_dec_lt(x_2, x_4);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_lor(x_13, x_22);
x_24 = lean_uint32_xor(x_23, x_6);
x_25 = lean_uint32_dec_eq(x_24, x_6);
return x_25;
}
}
LEAN_EXPORT uint8_t fishing_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_Fishing_Kernel_laneRefuses___redArg(x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = fishing_lane_refuses(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_Fishing_Kernel_laneRefuses___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t l_Spec_Fishing_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint64_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; 
x_12 = 2000001;
x_13 = 1;
x_14 = lean_uint64_add(x_8, x_13);
x_15 = 11400714819323198485ULL;
x_16 = lean_uint64_mul(x_14, x_15);
x_17 = lean_uint64_add(x_7, x_16);
x_18 = 30;
x_19 = lean_uint64_shift_right(x_17, x_18);
x_20 = lean_uint64_xor(x_17, x_19);
x_21 = 13787848793156543929ULL;
x_22 = lean_uint64_mul(x_20, x_21);
x_23 = 27;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 10723151780598845931ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 31;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = l_Spec_Fishing_Kernel_step0___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_10, x_30);
x_32 = lean_uint32_xor(x_31, x_6);
x_33 = 0;
x_34 = lean_bool_to_uint32(x_9);
x_35 = 1;
x_36 = lean_uint32_sub(x_11, x_35);
x_37 = 3;
x_38 = lean_uint32_dec_lt(x_36, x_37);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_34, x_39);
x_41 = lean_uint32_xor(x_40, x_35);
x_42 = lean_uint32_dec_lt(x_10, x_12);
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_land(x_41, x_43);
x_45 = lean_uint32_sub(x_33, x_44);
x_46 = lean_uint32_land(x_32, x_45);
x_47 = lean_uint32_xor(x_6, x_46);
return x_47;
}
}
LEAN_EXPORT uint32_t fishing_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; 
x_16 = l_Spec_Fishing_Kernel_laneState0___redArg(x_1, x_2, x_3, x_4, x_5, x_7, x_8, x_9, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = fishing_lane_state_0(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint32(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_Fishing_Kernel_laneState0___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint32(x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t l_Spec_Fishing_Kernel_laneT___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint64_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; 
x_5 = 1;
x_6 = 2000001;
x_7 = lean_uint64_add(x_1, x_5);
x_8 = lean_uint64_xor(x_7, x_1);
x_9 = 0;
x_10 = lean_bool_to_uint32(x_2);
x_11 = 1;
x_12 = lean_uint32_sub(x_4, x_11);
x_13 = 3;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_10, x_15);
x_17 = lean_uint32_xor(x_16, x_11);
x_18 = lean_uint32_dec_lt(x_3, x_6);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_9, x_21);
x_23 = lean_uint64_land(x_8, x_22);
x_24 = lean_uint64_xor(x_1, x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t fishing_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint64_t x_16; 
x_16 = l_Spec_Fishing_Kernel_laneT___redArg(x_9, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = fishing_lane_t(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint64_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_Fishing_Kernel_laneT___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_Fishing_Kernel_laneElapsed___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_26; uint8_t x_27; 
x_5 = 2000001;
x_26 = 4294967295;
x_27 = lean_uint32_dec_eq(x_1, x_26);
if (x_27 == 0)
{
uint8_t x_28; 
x_28 = 1;
x_6 = x_28;
goto block_25;
}
else
{
uint8_t x_29; 
x_29 = 0;
x_6 = x_29;
goto block_25;
}
block_25:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; 
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_add(x_1, x_7);
x_9 = lean_uint32_xor(x_8, x_1);
x_10 = 0;
x_11 = lean_bool_to_uint32(x_2);
x_12 = 1;
x_13 = lean_uint32_sub(x_4, x_12);
x_14 = 3;
x_15 = lean_uint32_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_11, x_16);
x_18 = lean_uint32_xor(x_17, x_12);
x_19 = lean_uint32_dec_lt(x_3, x_5);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_uint32_sub(x_10, x_21);
x_23 = lean_uint32_land(x_9, x_22);
x_24 = lean_uint32_xor(x_1, x_23);
return x_24;
}
}
}
LEAN_EXPORT uint32_t fishing_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint32_t x_16; 
x_16 = l_Spec_Fishing_Kernel_laneElapsed___redArg(x_10, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = fishing_lane_elapsed(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint32(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_Fishing_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint64_t x_8, uint32_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint8_t x_52; uint32_t x_65; uint8_t x_66; uint8_t x_78; uint32_t x_85; uint8_t x_86; 
x_15 = 2000001;
x_16 = 1;
x_17 = lean_uint64_add(x_8, x_16);
x_18 = 11400714819323198485ULL;
x_19 = lean_uint64_mul(x_17, x_18);
x_20 = lean_uint64_add(x_7, x_19);
x_21 = 30;
x_22 = lean_uint64_shift_right(x_20, x_21);
x_23 = lean_uint64_xor(x_20, x_22);
x_24 = 13787848793156543929ULL;
x_25 = lean_uint64_mul(x_23, x_24);
x_26 = 27;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_25, x_27);
x_29 = 10723151780598845931ULL;
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 31;
x_32 = lean_uint64_shift_right(x_30, x_31);
x_33 = lean_uint64_xor(x_30, x_32);
x_34 = l_Spec_Fishing_Kernel_step0___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_11, x_33);
x_35 = l_Spec_Fishing_Kernel_terminated___redArg(x_34);
x_36 = 0;
x_37 = lean_bool_to_uint32(x_10);
x_38 = 1;
x_39 = lean_uint32_sub(x_12, x_38);
x_40 = 3;
x_41 = lean_uint32_dec_lt(x_39, x_40);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_land(x_37, x_42);
x_44 = lean_uint32_xor(x_43, x_38);
x_45 = lean_uint32_dec_lt(x_11, x_15);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_land(x_44, x_46);
x_48 = lean_bool_to_uint32(x_35);
x_49 = lean_uint32_land(x_47, x_48);
x_85 = 4294967295;
x_86 = lean_uint32_dec_eq(x_9, x_85);
if (x_86 == 0)
{
uint8_t x_87; 
x_87 = 1;
x_78 = x_87;
goto block_84;
}
else
{
uint8_t x_88; 
x_88 = 0;
x_78 = x_88;
goto block_84;
}
block_64:
{
uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; 
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_dec_le(x_14, x_50);
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_land(x_53, x_55);
x_57 = lean_uint32_lor(x_51, x_56);
x_58 = lean_uint32_land(x_47, x_57);
x_59 = lean_uint32_lor(x_49, x_58);
x_60 = lean_uint32_xor(x_47, x_38);
x_61 = lean_uint32_land(x_37, x_60);
x_62 = lean_uint32_lor(x_59, x_61);
x_63 = lean_uint32_dec_eq(x_62, x_38);
return x_63;
}
block_77:
{
uint32_t x_67; uint8_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint8_t x_74; 
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_dec_le(x_13, x_65);
x_69 = lean_bool_to_uint32(x_68);
x_70 = lean_uint32_land(x_67, x_69);
x_71 = lean_uint32_xor(x_48, x_38);
x_72 = lean_uint32_land(x_70, x_71);
x_73 = lean_uint32_lor(x_36, x_72);
x_74 = lean_uint32_dec_eq(x_14, x_36);
if (x_74 == 0)
{
uint8_t x_75; 
x_75 = 1;
x_50 = x_65;
x_51 = x_73;
x_52 = x_75;
goto block_64;
}
else
{
uint8_t x_76; 
x_76 = 0;
x_50 = x_65;
x_51 = x_73;
x_52 = x_76;
goto block_64;
}
}
block_84:
{
uint32_t x_79; uint32_t x_80; uint8_t x_81; 
x_79 = lean_bool_to_uint32(x_78);
x_80 = lean_uint32_add(x_9, x_79);
x_81 = lean_uint32_dec_eq(x_13, x_36);
if (x_81 == 0)
{
uint8_t x_82; 
x_82 = 1;
x_65 = x_80;
x_66 = x_82;
goto block_77;
}
else
{
uint8_t x_83; 
x_83 = 0;
x_65 = x_80;
x_66 = x_83;
goto block_77;
}
}
}
}
LEAN_EXPORT uint8_t fishing_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_Fishing_Kernel_laneOver___redArg(x_1, x_2, x_3, x_4, x_5, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = fishing_lane_over(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; lean_object* x_30; 
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
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
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
x_29 = l_Spec_Fishing_Kernel_laneOver___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT uint64_t l_Spec_Fishing_Kernel_laneReward___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_5 = 2000001;
x_6 = l_Spec_Fishing_Kernel_reward___redArg(x_1, x_3);
x_7 = 0;
x_8 = lean_uint64_xor(x_6, x_7);
x_9 = lean_bool_to_uint32(x_2);
x_10 = 1;
x_11 = lean_uint32_sub(x_4, x_10);
x_12 = 3;
x_13 = lean_uint32_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_9, x_14);
x_16 = lean_uint32_xor(x_15, x_10);
x_17 = lean_uint32_dec_lt(x_3, x_5);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_16, x_18);
x_20 = lean_uint32_to_uint64(x_19);
x_21 = lean_uint64_sub(x_7, x_20);
x_22 = lean_uint64_land(x_8, x_21);
x_23 = lean_uint64_xor(x_7, x_22);
return x_23;
}
}
LEAN_EXPORT uint64_t fishing_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint64_t x_16; 
x_16 = l_Spec_Fishing_Kernel_laneReward___redArg(x_7, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = fishing_lane_reward(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box_uint64(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_Fishing_Kernel_laneReward___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint64_t x_8, uint8_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; 
x_12 = 2000001;
x_13 = 1;
x_14 = lean_uint64_add(x_8, x_13);
x_15 = 11400714819323198485ULL;
x_16 = lean_uint64_mul(x_14, x_15);
x_17 = lean_uint64_add(x_7, x_16);
x_18 = 30;
x_19 = lean_uint64_shift_right(x_17, x_18);
x_20 = lean_uint64_xor(x_17, x_19);
x_21 = 13787848793156543929ULL;
x_22 = lean_uint64_mul(x_20, x_21);
x_23 = 27;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 10723151780598845931ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 31;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = l_Spec_Fishing_Kernel_step0___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_10, x_30);
x_32 = l_Spec_Fishing_Kernel_terminated___redArg(x_31);
x_33 = lean_bool_to_uint32(x_9);
x_34 = 1;
x_35 = lean_uint32_sub(x_11, x_34);
x_36 = 3;
x_37 = lean_uint32_dec_lt(x_35, x_36);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_land(x_33, x_38);
x_40 = lean_uint32_xor(x_39, x_34);
x_41 = lean_uint32_dec_lt(x_10, x_12);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_bool_to_uint32(x_32);
x_45 = lean_uint32_land(x_43, x_44);
x_46 = lean_uint32_dec_eq(x_45, x_34);
return x_46;
}
}
LEAN_EXPORT uint8_t fishing_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_Fishing_Kernel_laneTerminated___redArg(x_1, x_2, x_3, x_4, x_5, x_7, x_8, x_9, x_11, x_12, x_13);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = fishing_lane_terminated(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_20 = lean_unbox(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = l_Spec_Fishing_Kernel_laneTerminated___redArg(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint64_t x_8, uint32_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; uint32_t x_59; uint8_t x_60; uint8_t x_73; uint32_t x_80; uint8_t x_81; 
x_15 = 2000001;
x_16 = 1;
x_17 = lean_uint64_add(x_8, x_16);
x_18 = 11400714819323198485ULL;
x_19 = lean_uint64_mul(x_17, x_18);
x_20 = lean_uint64_add(x_7, x_19);
x_21 = 30;
x_22 = lean_uint64_shift_right(x_20, x_21);
x_23 = lean_uint64_xor(x_20, x_22);
x_24 = 13787848793156543929ULL;
x_25 = lean_uint64_mul(x_23, x_24);
x_26 = 27;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_25, x_27);
x_29 = 10723151780598845931ULL;
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 31;
x_32 = lean_uint64_shift_right(x_30, x_31);
x_33 = lean_uint64_xor(x_30, x_32);
x_34 = l_Spec_Fishing_Kernel_step0___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_11, x_33);
x_35 = l_Spec_Fishing_Kernel_terminated___redArg(x_34);
x_36 = 0;
x_37 = lean_bool_to_uint32(x_10);
x_38 = 1;
x_39 = lean_uint32_sub(x_12, x_38);
x_40 = 3;
x_41 = lean_uint32_dec_lt(x_39, x_40);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_land(x_37, x_42);
x_44 = lean_uint32_xor(x_43, x_38);
x_45 = lean_uint32_dec_lt(x_11, x_15);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_land(x_44, x_46);
x_80 = 4294967295;
x_81 = lean_uint32_dec_eq(x_9, x_80);
if (x_81 == 0)
{
uint8_t x_82; 
x_82 = 1;
x_73 = x_82;
goto block_79;
}
else
{
uint8_t x_83; 
x_83 = 0;
x_73 = x_83;
goto block_79;
}
block_58:
{
uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; 
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_dec_le(x_14, x_48);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_land(x_51, x_53);
x_55 = lean_uint32_lor(x_49, x_54);
x_56 = lean_uint32_land(x_47, x_55);
x_57 = lean_uint32_dec_eq(x_56, x_38);
return x_57;
}
block_72:
{
uint32_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint8_t x_69; 
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_dec_le(x_13, x_59);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_land(x_61, x_63);
x_65 = lean_bool_to_uint32(x_35);
x_66 = lean_uint32_xor(x_65, x_38);
x_67 = lean_uint32_land(x_64, x_66);
x_68 = lean_uint32_lor(x_36, x_67);
x_69 = lean_uint32_dec_eq(x_14, x_36);
if (x_69 == 0)
{
uint8_t x_70; 
x_70 = 1;
x_48 = x_59;
x_49 = x_68;
x_50 = x_70;
goto block_58;
}
else
{
uint8_t x_71; 
x_71 = 0;
x_48 = x_59;
x_49 = x_68;
x_50 = x_71;
goto block_58;
}
}
block_79:
{
uint32_t x_74; uint32_t x_75; uint8_t x_76; 
x_74 = lean_bool_to_uint32(x_73);
x_75 = lean_uint32_add(x_9, x_74);
x_76 = lean_uint32_dec_eq(x_13, x_36);
if (x_76 == 0)
{
uint8_t x_77; 
x_77 = 1;
x_59 = x_75;
x_60 = x_77;
goto block_72;
}
else
{
uint8_t x_78; 
x_78 = 0;
x_59 = x_75;
x_60 = x_78;
goto block_72;
}
}
}
}
LEAN_EXPORT uint8_t fishing_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_Fishing_Kernel_laneTruncated___redArg(x_1, x_2, x_3, x_4, x_5, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = fishing_lane_truncated(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; lean_object* x_30; 
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
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
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
x_29 = l_Spec_Fishing_Kernel_laneTruncated___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
LEAN_EXPORT uint8_t l_Spec_Fishing_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint64_t x_7, uint64_t x_8, uint32_t x_9, uint8_t x_10, uint32_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint8_t x_59; uint32_t x_71; uint8_t x_72; uint8_t x_84; uint32_t x_91; uint8_t x_92; 
x_15 = 2000001;
x_16 = 1;
x_17 = lean_uint64_add(x_8, x_16);
x_18 = 11400714819323198485ULL;
x_19 = lean_uint64_mul(x_17, x_18);
x_20 = lean_uint64_add(x_7, x_19);
x_21 = 30;
x_22 = lean_uint64_shift_right(x_20, x_21);
x_23 = lean_uint64_xor(x_20, x_22);
x_24 = 13787848793156543929ULL;
x_25 = lean_uint64_mul(x_23, x_24);
x_26 = 27;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_25, x_27);
x_29 = 10723151780598845931ULL;
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 31;
x_32 = lean_uint64_shift_right(x_30, x_31);
x_33 = lean_uint64_xor(x_30, x_32);
x_34 = l_Spec_Fishing_Kernel_step0___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_11, x_33);
x_35 = l_Spec_Fishing_Kernel_terminated___redArg(x_34);
x_36 = 0;
x_37 = lean_bool_to_uint32(x_10);
x_38 = 1;
x_39 = lean_uint32_dec_eq(x_12, x_38);
x_40 = lean_bool_to_uint32(x_39);
x_41 = 2;
x_42 = lean_uint32_dec_eq(x_12, x_41);
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_lor(x_40, x_43);
x_45 = lean_uint32_land(x_37, x_44);
x_46 = lean_uint32_sub(x_12, x_38);
x_47 = 3;
x_48 = lean_uint32_dec_lt(x_46, x_47);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_land(x_37, x_49);
x_51 = lean_uint32_xor(x_50, x_38);
x_52 = lean_uint32_dec_lt(x_11, x_15);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_land(x_51, x_53);
x_55 = lean_bool_to_uint32(x_35);
x_56 = lean_uint32_land(x_54, x_55);
x_91 = 4294967295;
x_92 = lean_uint32_dec_eq(x_9, x_91);
if (x_92 == 0)
{
uint8_t x_93; 
x_93 = 1;
x_84 = x_93;
goto block_90;
}
else
{
uint8_t x_94; 
x_94 = 0;
x_84 = x_94;
goto block_90;
}
block_70:
{
uint32_t x_60; uint8_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint8_t x_69; 
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_dec_le(x_14, x_57);
x_62 = lean_bool_to_uint32(x_61);
x_63 = lean_uint32_land(x_60, x_62);
x_64 = lean_uint32_lor(x_58, x_63);
x_65 = lean_uint32_land(x_54, x_64);
x_66 = lean_uint32_lor(x_56, x_65);
x_67 = lean_uint32_land(x_66, x_43);
x_68 = lean_uint32_lor(x_45, x_67);
x_69 = lean_uint32_dec_eq(x_68, x_38);
return x_69;
}
block_83:
{
uint32_t x_73; uint8_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; 
x_73 = lean_bool_to_uint32(x_72);
x_74 = lean_uint32_dec_le(x_13, x_71);
x_75 = lean_bool_to_uint32(x_74);
x_76 = lean_uint32_land(x_73, x_75);
x_77 = lean_uint32_xor(x_55, x_38);
x_78 = lean_uint32_land(x_76, x_77);
x_79 = lean_uint32_lor(x_36, x_78);
x_80 = lean_uint32_dec_eq(x_14, x_36);
if (x_80 == 0)
{
uint8_t x_81; 
x_81 = 1;
x_57 = x_71;
x_58 = x_79;
x_59 = x_81;
goto block_70;
}
else
{
uint8_t x_82; 
x_82 = 0;
x_57 = x_71;
x_58 = x_79;
x_59 = x_82;
goto block_70;
}
}
block_90:
{
uint32_t x_85; uint32_t x_86; uint8_t x_87; 
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_add(x_9, x_85);
x_87 = lean_uint32_dec_eq(x_13, x_36);
if (x_87 == 0)
{
uint8_t x_88; 
x_88 = 1;
x_71 = x_86;
x_72 = x_88;
goto block_83;
}
else
{
uint8_t x_89; 
x_89 = 0;
x_71 = x_86;
x_72 = x_89;
goto block_83;
}
}
}
}
LEAN_EXPORT uint8_t fishing_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint64_t x_8, uint64_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13, uint32_t x_14, uint32_t x_15) {
_start:
{
uint8_t x_16; 
x_16 = l_Spec_Fishing_Kernel_laneDue___redArg(x_1, x_2, x_3, x_4, x_5, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_14, x_15);
return x_16;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15) {
_start:
{
uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; lean_object* x_32; 
x_16 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_17 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_18 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_19 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_20 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_21 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_22 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_23 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_24 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_25 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_26 = lean_unbox(x_11);
x_27 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_28 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_29 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_30 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_31 = fishing_lane_due(x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30);
x_32 = lean_box(x_31);
return x_32;
}
}
LEAN_EXPORT lean_object* l_Spec_Fishing_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; lean_object* x_30; 
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
x_21 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint64(x_8);
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
x_29 = l_Spec_Fishing_Kernel_laneDue___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box(x_29);
return x_30;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_Fishing_Machine(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_Fishing_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_Fishing_Machine(builtin);
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
