// Lean compiler output
// Module: Spec.SwimmerGait.Kernel
// Imports: public import Init public import Spec.SwimmerGait.Rules public import Spec.MDP.Lane.Word
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneRefuses___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmergait_reset_words(uint32_t);
LEAN_EXPORT uint64_t swimmergait_obs_0(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_rewardScale___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_reward___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_due(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneState0___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_terminated___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_refuses(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_terminated(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_stateValid___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_over(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t swimmergait_valid(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_terminated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmergait_step_words(uint32_t);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t swimmergait_lane_elapsed(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t swimmergait_reward_scale(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t swimmergait_init_1(uint32_t, uint64_t, uint64_t);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_truncated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs2___boxed(lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint64_t swimmergait_reward(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t swimmergait_step_0(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs0___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmergait_lane_t(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs1___redArg(uint32_t);
LEAN_EXPORT uint32_t swimmergait_num_actions(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_numActions___boxed(lean_object*);
uint32_t lean_uint64_to_uint32(uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_resetWords___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step1___redArg___boxed(lean_object*, lean_object*, lean_object*);
uint64_t lean_uint32_to_uint64(uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT uint8_t swimmergait_action_valid(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_stepWords___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_laneT___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs1___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t swimmergait_lane_reward(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t swimmergait_state_valid(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_valid___boxed(lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs2___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_init1___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_terminated___redArg(uint32_t);
LEAN_EXPORT uint32_t swimmergait_init_0(uint32_t, uint64_t, uint64_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneOver___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneState1___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmergait_obs_1(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t swimmergait_lane_state_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs2___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT uint32_t swimmergait_lane_state_1(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs0___redArg(uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_actionValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_step0___redArg(uint32_t, uint32_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmergait_obs_2(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step0___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneDue___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_stateValid___redArg(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs1___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_step1___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_laneReward___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t swimmergait_step_1(uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_valid(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 9;
x_3 = lean_uint32_dec_eq(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_valid___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmergait_valid(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t swimmergait_num_actions(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; 
x_2 = 4;
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = lean_uint64_to_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_numActions___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmergait_num_actions(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t swimmergait_action_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; 
x_3 = 4;
x_4 = lean_uint32_to_uint64(x_3);
x_5 = 1;
x_6 = lean_uint64_add(x_4, x_5);
x_7 = lean_uint64_to_uint32(x_6);
x_8 = lean_uint32_dec_lt(x_2, x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; 
x_2 = 4;
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = lean_uint64_to_uint32(x_5);
x_7 = lean_uint32_dec_lt(x_1, x_6);
return x_7;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = swimmergait_action_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_SwimmerGait_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t swimmergait_reward_scale(uint32_t x_1) {
_start:
{
uint32_t x_2; 
x_2 = 1000000;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_rewardScale___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmergait_reward_scale(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t swimmergait_reset_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_resetWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmergait_reset_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t swimmergait_step_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_stepWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = swimmergait_step_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t swimmergait_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint8_t x_7; uint64_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; 
x_4 = 8;
x_5 = lean_uint32_to_uint64(x_2);
x_6 = lean_uint32_to_uint64(x_4);
x_7 = lean_uint64_dec_le(x_5, x_6);
x_8 = lean_uint32_to_uint64(x_3);
x_9 = lean_uint64_dec_le(x_8, x_6);
x_10 = lean_bool_to_uint32(x_7);
x_11 = lean_bool_to_uint32(x_9);
x_12 = lean_uint32_land(x_10, x_11);
x_13 = 1;
x_14 = lean_uint32_dec_eq(x_12, x_13);
x_15 = 1;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_bool_to_uint32(x_15);
x_18 = lean_uint32_land(x_16, x_17);
x_19 = lean_uint32_dec_eq(x_18, x_13);
return x_19;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_stateValid___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; uint8_t x_6; uint64_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; 
x_3 = 8;
x_4 = lean_uint32_to_uint64(x_1);
x_5 = lean_uint32_to_uint64(x_3);
x_6 = lean_uint64_dec_le(x_4, x_5);
x_7 = lean_uint32_to_uint64(x_2);
x_8 = lean_uint64_dec_le(x_7, x_5);
x_9 = lean_bool_to_uint32(x_6);
x_10 = lean_bool_to_uint32(x_8);
x_11 = lean_uint32_land(x_9, x_10);
x_12 = 1;
x_13 = lean_uint32_dec_eq(x_11, x_12);
x_14 = 1;
x_15 = lean_bool_to_uint32(x_13);
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_land(x_15, x_16);
x_18 = lean_uint32_dec_eq(x_17, x_12);
return x_18;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = swimmergait_state_valid(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_stateValid___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_SwimmerGait_Kernel_stateValid___redArg(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t swimmergait_init_0(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; 
x_4 = 4;
x_5 = 0;
x_6 = lean_uint32_to_uint64(x_4);
x_7 = lean_uint64_lor(x_5, x_6);
x_8 = lean_uint64_to_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmergait_init_0(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t swimmergait_init_1(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; 
x_4 = 4;
x_5 = 0;
x_6 = lean_uint32_to_uint64(x_4);
x_7 = lean_uint64_lor(x_5, x_6);
x_8 = lean_uint64_to_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_init1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = swimmergait_init_1(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t swimmergait_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint32_t x_49; 
x_6 = 4;
x_7 = 8;
x_8 = lean_uint32_to_uint64(x_2);
x_9 = lean_uint64_to_uint32(x_8);
x_10 = lean_uint32_dec_le(x_9, x_7);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_10);
x_13 = lean_uint32_sub(x_11, x_12);
x_14 = lean_uint32_land(x_9, x_13);
x_15 = lean_uint32_dec_lt(x_7, x_14);
x_16 = lean_uint32_to_uint64(x_4);
x_17 = lean_uint64_to_uint32(x_16);
x_18 = lean_uint32_dec_le(x_17, x_6);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_sub(x_11, x_19);
x_21 = lean_uint32_land(x_17, x_20);
x_22 = lean_uint32_dec_eq(x_21, x_11);
x_23 = lean_uint32_dec_lt(x_14, x_7);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_add(x_14, x_24);
x_26 = 1;
x_27 = lean_uint32_dec_eq(x_21, x_26);
x_28 = lean_uint32_dec_lt(x_11, x_14);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_sub(x_14, x_29);
x_31 = lean_uint32_xor(x_30, x_14);
x_32 = lean_bool_to_uint32(x_27);
x_33 = lean_uint32_sub(x_11, x_32);
x_34 = lean_uint32_land(x_31, x_33);
x_35 = lean_uint32_xor(x_14, x_34);
x_36 = lean_uint32_xor(x_25, x_35);
x_37 = lean_bool_to_uint32(x_22);
x_38 = lean_uint32_sub(x_11, x_37);
x_39 = lean_uint32_land(x_36, x_38);
x_40 = lean_uint32_xor(x_35, x_39);
x_41 = lean_uint32_xor(x_14, x_40);
x_42 = lean_bool_to_uint32(x_15);
x_43 = lean_uint32_sub(x_11, x_42);
x_44 = lean_uint32_land(x_41, x_43);
x_45 = lean_uint32_xor(x_40, x_44);
x_46 = 0;
x_47 = lean_uint32_to_uint64(x_45);
x_48 = lean_uint64_lor(x_46, x_47);
x_49 = lean_uint64_to_uint32(x_48);
return x_49;
}
}
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint64_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint32_t x_46; 
x_3 = 4;
x_4 = 8;
x_5 = lean_uint32_to_uint64(x_1);
x_6 = lean_uint64_to_uint32(x_5);
x_7 = lean_uint32_dec_le(x_6, x_4);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_sub(x_8, x_9);
x_11 = lean_uint32_land(x_6, x_10);
x_12 = lean_uint32_dec_lt(x_4, x_11);
x_13 = lean_uint32_to_uint64(x_2);
x_14 = lean_uint64_to_uint32(x_13);
x_15 = lean_uint32_dec_le(x_14, x_3);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_sub(x_8, x_16);
x_18 = lean_uint32_land(x_14, x_17);
x_19 = lean_uint32_dec_eq(x_18, x_8);
x_20 = lean_uint32_dec_lt(x_11, x_4);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_add(x_11, x_21);
x_23 = 1;
x_24 = lean_uint32_dec_eq(x_18, x_23);
x_25 = lean_uint32_dec_lt(x_8, x_11);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_sub(x_11, x_26);
x_28 = lean_uint32_xor(x_27, x_11);
x_29 = lean_bool_to_uint32(x_24);
x_30 = lean_uint32_sub(x_8, x_29);
x_31 = lean_uint32_land(x_28, x_30);
x_32 = lean_uint32_xor(x_11, x_31);
x_33 = lean_uint32_xor(x_22, x_32);
x_34 = lean_bool_to_uint32(x_19);
x_35 = lean_uint32_sub(x_8, x_34);
x_36 = lean_uint32_land(x_33, x_35);
x_37 = lean_uint32_xor(x_32, x_36);
x_38 = lean_uint32_xor(x_11, x_37);
x_39 = lean_bool_to_uint32(x_12);
x_40 = lean_uint32_sub(x_8, x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_uint32_xor(x_37, x_41);
x_43 = 0;
x_44 = lean_uint32_to_uint64(x_42);
x_45 = lean_uint64_lor(x_43, x_44);
x_46 = lean_uint64_to_uint32(x_45);
return x_46;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint32_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = swimmergait_step_0(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_SwimmerGait_Kernel_step0___redArg(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t swimmergait_step_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint32_t x_56; 
x_6 = 4;
x_7 = 8;
x_8 = lean_uint32_to_uint64(x_2);
x_9 = lean_uint64_to_uint32(x_8);
x_10 = lean_uint32_dec_le(x_9, x_7);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_10);
x_13 = lean_uint32_sub(x_11, x_12);
x_14 = lean_uint32_land(x_9, x_13);
x_15 = lean_uint32_to_uint64(x_3);
x_16 = lean_uint64_to_uint32(x_15);
x_17 = lean_uint32_dec_le(x_16, x_7);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_sub(x_11, x_18);
x_20 = lean_uint32_land(x_16, x_19);
x_21 = lean_uint32_dec_lt(x_7, x_14);
x_22 = lean_uint32_to_uint64(x_4);
x_23 = lean_uint64_to_uint32(x_22);
x_24 = lean_uint32_dec_le(x_23, x_6);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_sub(x_11, x_25);
x_27 = lean_uint32_land(x_23, x_26);
x_28 = 2;
x_29 = lean_uint32_dec_eq(x_27, x_28);
x_30 = lean_uint32_dec_lt(x_20, x_7);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_add(x_20, x_31);
x_33 = 3;
x_34 = lean_uint32_dec_eq(x_27, x_33);
x_35 = lean_uint32_dec_lt(x_11, x_20);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_sub(x_20, x_36);
x_38 = lean_uint32_xor(x_37, x_20);
x_39 = lean_bool_to_uint32(x_34);
x_40 = lean_uint32_sub(x_11, x_39);
x_41 = lean_uint32_land(x_38, x_40);
x_42 = lean_uint32_xor(x_20, x_41);
x_43 = lean_uint32_xor(x_32, x_42);
x_44 = lean_bool_to_uint32(x_29);
x_45 = lean_uint32_sub(x_11, x_44);
x_46 = lean_uint32_land(x_43, x_45);
x_47 = lean_uint32_xor(x_42, x_46);
x_48 = lean_bool_to_uint32(x_21);
x_49 = lean_uint32_sub(x_11, x_48);
x_50 = lean_uint32_xor(x_20, x_47);
x_51 = lean_uint32_land(x_50, x_49);
x_52 = lean_uint32_xor(x_47, x_51);
x_53 = 0;
x_54 = lean_uint32_to_uint64(x_52);
x_55 = lean_uint64_lor(x_53, x_54);
x_56 = lean_uint64_to_uint32(x_55);
return x_56;
}
}
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_step1___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint8_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint32_t x_54; 
x_4 = 4;
x_5 = 8;
x_6 = lean_uint32_to_uint64(x_1);
x_7 = lean_uint64_to_uint32(x_6);
x_8 = lean_uint32_dec_le(x_7, x_5);
x_9 = 0;
x_10 = lean_bool_to_uint32(x_8);
x_11 = lean_uint32_sub(x_9, x_10);
x_12 = lean_uint32_land(x_7, x_11);
x_13 = lean_uint32_to_uint64(x_2);
x_14 = lean_uint64_to_uint32(x_13);
x_15 = lean_uint32_dec_le(x_14, x_5);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_sub(x_9, x_16);
x_18 = lean_uint32_land(x_14, x_17);
x_19 = lean_uint32_dec_lt(x_5, x_12);
x_20 = lean_uint32_to_uint64(x_3);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_4);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_sub(x_9, x_23);
x_25 = lean_uint32_land(x_21, x_24);
x_26 = 2;
x_27 = lean_uint32_dec_eq(x_25, x_26);
x_28 = lean_uint32_dec_lt(x_18, x_5);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_add(x_18, x_29);
x_31 = 3;
x_32 = lean_uint32_dec_eq(x_25, x_31);
x_33 = lean_uint32_dec_lt(x_9, x_18);
x_34 = lean_bool_to_uint32(x_33);
x_35 = lean_uint32_sub(x_18, x_34);
x_36 = lean_uint32_xor(x_35, x_18);
x_37 = lean_bool_to_uint32(x_32);
x_38 = lean_uint32_sub(x_9, x_37);
x_39 = lean_uint32_land(x_36, x_38);
x_40 = lean_uint32_xor(x_18, x_39);
x_41 = lean_uint32_xor(x_30, x_40);
x_42 = lean_bool_to_uint32(x_27);
x_43 = lean_uint32_sub(x_9, x_42);
x_44 = lean_uint32_land(x_41, x_43);
x_45 = lean_uint32_xor(x_40, x_44);
x_46 = lean_bool_to_uint32(x_19);
x_47 = lean_uint32_sub(x_9, x_46);
x_48 = lean_uint32_xor(x_18, x_45);
x_49 = lean_uint32_land(x_48, x_47);
x_50 = lean_uint32_xor(x_45, x_49);
x_51 = 0;
x_52 = lean_uint32_to_uint64(x_50);
x_53 = lean_uint64_lor(x_51, x_52);
x_54 = lean_uint64_to_uint32(x_53);
return x_54;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint32_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = swimmergait_step_1(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_SwimmerGait_Kernel_step1___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmergait_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint8_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint8_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint8_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint8_t x_92; uint64_t x_93; uint64_t x_94; uint32_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint8_t x_99; uint64_t x_100; uint32_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint8_t x_106; uint64_t x_107; uint32_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint8_t x_113; uint64_t x_114; uint32_t x_115; uint64_t x_116; uint64_t x_117; uint64_t x_118; uint64_t x_119; uint8_t x_120; uint64_t x_121; uint32_t x_122; uint64_t x_123; uint64_t x_124; uint64_t x_125; uint64_t x_126; uint32_t x_127; uint8_t x_128; uint64_t x_129; uint32_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint32_t x_135; uint8_t x_136; uint64_t x_137; uint32_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint32_t x_143; uint8_t x_144; uint64_t x_145; uint32_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint8_t x_151; uint64_t x_152; uint32_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint8_t x_176; uint32_t x_177; uint32_t x_178; uint8_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint8_t x_183; uint32_t x_184; uint32_t x_185; uint32_t x_186; uint8_t x_187; uint8_t x_188; uint32_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint32_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint32_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint32_t x_201; uint32_t x_202; uint32_t x_203; uint32_t x_204; uint32_t x_205; uint32_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; 
x_6 = 4;
x_7 = 8;
x_8 = lean_uint32_to_uint64(x_2);
x_9 = lean_uint64_to_uint32(x_8);
x_10 = lean_uint32_dec_le(x_9, x_7);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_10);
x_13 = lean_uint32_sub(x_11, x_12);
x_14 = lean_uint32_land(x_9, x_13);
x_15 = lean_uint32_to_uint64(x_3);
x_16 = lean_uint64_to_uint32(x_15);
x_17 = lean_uint32_dec_le(x_16, x_7);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_sub(x_11, x_18);
x_20 = lean_uint32_land(x_16, x_19);
x_21 = lean_uint32_dec_lt(x_7, x_14);
x_22 = lean_uint32_to_uint64(x_4);
x_23 = lean_uint64_to_uint32(x_22);
x_24 = lean_uint32_dec_le(x_23, x_6);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_sub(x_11, x_25);
x_27 = lean_uint32_land(x_23, x_26);
x_28 = lean_uint32_dec_eq(x_27, x_11);
x_29 = lean_uint32_dec_lt(x_14, x_7);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_add(x_14, x_30);
x_32 = 1;
x_33 = lean_uint32_dec_eq(x_27, x_32);
x_34 = lean_uint32_dec_lt(x_11, x_14);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_sub(x_14, x_35);
x_37 = lean_uint32_xor(x_36, x_14);
x_38 = lean_bool_to_uint32(x_33);
x_39 = lean_uint32_sub(x_11, x_38);
x_40 = lean_uint32_land(x_37, x_39);
x_41 = lean_uint32_xor(x_14, x_40);
x_42 = lean_uint32_xor(x_31, x_41);
x_43 = lean_bool_to_uint32(x_28);
x_44 = lean_uint32_sub(x_11, x_43);
x_45 = lean_uint32_land(x_42, x_44);
x_46 = lean_uint32_xor(x_41, x_45);
x_47 = 2;
x_48 = lean_uint32_dec_eq(x_27, x_47);
x_49 = lean_uint32_dec_lt(x_20, x_7);
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_add(x_20, x_50);
x_52 = 3;
x_53 = lean_uint32_dec_eq(x_27, x_52);
x_54 = lean_uint32_dec_lt(x_11, x_20);
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_sub(x_20, x_55);
x_57 = lean_uint32_xor(x_56, x_20);
x_58 = lean_bool_to_uint32(x_53);
x_59 = lean_uint32_sub(x_11, x_58);
x_60 = lean_uint32_land(x_57, x_59);
x_61 = lean_uint32_xor(x_20, x_60);
x_62 = lean_uint32_xor(x_51, x_61);
x_63 = lean_bool_to_uint32(x_48);
x_64 = lean_uint32_sub(x_11, x_63);
x_65 = lean_uint32_land(x_62, x_64);
x_66 = lean_uint32_xor(x_61, x_65);
x_67 = lean_uint32_dec_lt(x_27, x_47);
x_68 = lean_uint32_xor(x_14, x_20);
x_69 = lean_bool_to_uint32(x_67);
x_70 = lean_uint32_sub(x_11, x_69);
x_71 = lean_uint32_land(x_68, x_70);
x_72 = lean_uint32_xor(x_20, x_71);
x_73 = lean_uint32_xor(x_46, x_66);
x_74 = lean_uint32_land(x_73, x_70);
x_75 = lean_uint32_xor(x_66, x_74);
x_76 = lean_uint32_dec_lt(x_75, x_72);
x_77 = lean_uint32_xor(x_75, x_72);
x_78 = lean_bool_to_uint32(x_76);
x_79 = lean_uint32_sub(x_11, x_78);
x_80 = lean_uint32_land(x_77, x_79);
x_81 = lean_uint32_xor(x_72, x_80);
x_82 = lean_uint32_xor(x_20, x_14);
x_83 = lean_uint32_land(x_82, x_70);
x_84 = lean_uint32_xor(x_14, x_83);
x_85 = lean_uint32_dec_le(x_6, x_81);
x_86 = lean_uint32_sub(x_7, x_84);
x_87 = lean_uint32_xor(x_86, x_84);
x_88 = lean_bool_to_uint32(x_85);
x_89 = lean_uint32_sub(x_11, x_88);
x_90 = lean_uint32_land(x_87, x_89);
x_91 = lean_uint32_xor(x_84, x_90);
x_92 = lean_uint32_dec_eq(x_91, x_11);
x_93 = 3301201608220693343ULL;
x_94 = 0;
x_95 = lean_bool_to_uint32(x_92);
x_96 = lean_uint32_to_uint64(x_95);
x_97 = lean_uint64_sub(x_94, x_96);
x_98 = lean_uint64_land(x_93, x_97);
x_99 = lean_uint32_dec_eq(x_91, x_32);
x_100 = 3691895812384512705ULL;
x_101 = lean_bool_to_uint32(x_99);
x_102 = lean_uint32_to_uint64(x_101);
x_103 = lean_uint64_sub(x_94, x_102);
x_104 = lean_uint64_land(x_100, x_103);
x_105 = lean_uint64_lor(x_98, x_104);
x_106 = lean_uint32_dec_eq(x_91, x_47);
x_107 = 4138604095262319081ULL;
x_108 = lean_bool_to_uint32(x_106);
x_109 = lean_uint32_to_uint64(x_108);
x_110 = lean_uint64_sub(x_94, x_109);
x_111 = lean_uint64_land(x_107, x_110);
x_112 = lean_uint64_lor(x_105, x_111);
x_113 = lean_uint32_dec_eq(x_91, x_52);
x_114 = 4611489559557728337ULL;
x_115 = lean_bool_to_uint32(x_113);
x_116 = lean_uint32_to_uint64(x_115);
x_117 = lean_uint64_sub(x_94, x_116);
x_118 = lean_uint64_land(x_114, x_117);
x_119 = lean_uint64_lor(x_112, x_118);
x_120 = lean_uint32_dec_eq(x_91, x_6);
x_121 = 5088033842056621498ULL;
x_122 = lean_bool_to_uint32(x_120);
x_123 = lean_uint32_to_uint64(x_122);
x_124 = lean_uint64_sub(x_94, x_123);
x_125 = lean_uint64_land(x_121, x_124);
x_126 = lean_uint64_lor(x_119, x_125);
x_127 = 5;
x_128 = lean_uint32_dec_eq(x_91, x_127);
x_129 = 5551348207930339854ULL;
x_130 = lean_bool_to_uint32(x_128);
x_131 = lean_uint32_to_uint64(x_130);
x_132 = lean_uint64_sub(x_94, x_131);
x_133 = lean_uint64_land(x_129, x_132);
x_134 = lean_uint64_lor(x_126, x_133);
x_135 = 6;
x_136 = lean_uint32_dec_eq(x_91, x_135);
x_137 = 5985388398821340492ULL;
x_138 = lean_bool_to_uint32(x_136);
x_139 = lean_uint32_to_uint64(x_138);
x_140 = lean_uint64_sub(x_94, x_139);
x_141 = lean_uint64_land(x_137, x_140);
x_142 = lean_uint64_lor(x_134, x_141);
x_143 = 7;
x_144 = lean_uint32_dec_eq(x_91, x_143);
x_145 = 6372139827240335221ULL;
x_146 = lean_bool_to_uint32(x_144);
x_147 = lean_uint32_to_uint64(x_146);
x_148 = lean_uint64_sub(x_94, x_147);
x_149 = lean_uint64_land(x_145, x_148);
x_150 = lean_uint64_lor(x_142, x_149);
x_151 = lean_uint32_dec_eq(x_91, x_7);
x_152 = 6689365763867179145ULL;
x_153 = lean_bool_to_uint32(x_151);
x_154 = lean_uint32_to_uint64(x_153);
x_155 = lean_uint64_sub(x_94, x_154);
x_156 = lean_uint64_land(x_152, x_155);
x_157 = lean_uint64_lor(x_150, x_156);
x_158 = lean_uint32_sub(x_143, x_81);
x_159 = lean_uint32_xor(x_158, x_81);
x_160 = lean_uint32_land(x_159, x_89);
x_161 = lean_uint32_xor(x_81, x_160);
x_162 = lean_uint32_to_uint64(x_161);
x_163 = lean_uint64_lor(x_94, x_162);
x_164 = 4;
x_165 = lean_uint64_shift_left(x_163, x_164);
x_166 = lean_uint64_shift_right(x_157, x_165);
x_167 = 65535;
x_168 = lean_uint64_land(x_166, x_167);
x_169 = lean_uint64_to_uint32(x_168);
x_170 = 16384;
x_171 = lean_uint32_sub(x_169, x_170);
x_172 = lean_uint32_sub(x_11, x_171);
x_173 = lean_uint32_xor(x_172, x_171);
x_174 = lean_uint32_land(x_173, x_89);
x_175 = lean_uint32_xor(x_171, x_174);
x_176 = lean_uint32_dec_eq(x_78, x_11);
x_177 = lean_bool_to_uint32(x_176);
x_178 = lean_uint32_land(x_69, x_177);
x_179 = lean_uint32_dec_eq(x_178, x_32);
x_180 = lean_uint32_dec_eq(x_69, x_11);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_uint32_land(x_181, x_78);
x_183 = lean_uint32_dec_eq(x_182, x_32);
x_184 = lean_bool_to_uint32(x_179);
x_185 = lean_bool_to_uint32(x_183);
x_186 = lean_uint32_lor(x_184, x_185);
x_187 = lean_uint32_dec_eq(x_186, x_32);
x_188 = lean_uint32_dec_eq(x_75, x_72);
x_189 = lean_bool_to_uint32(x_188);
x_190 = lean_uint32_dec_eq(x_189, x_11);
x_191 = lean_uint32_sub(x_11, x_175);
x_192 = lean_uint32_xor(x_175, x_191);
x_193 = lean_bool_to_uint32(x_187);
x_194 = lean_uint32_sub(x_11, x_193);
x_195 = lean_uint32_land(x_192, x_194);
x_196 = lean_uint32_xor(x_191, x_195);
x_197 = lean_bool_to_uint32(x_190);
x_198 = lean_uint32_sub(x_11, x_197);
x_199 = lean_uint32_land(x_196, x_198);
x_200 = lean_uint32_xor(x_11, x_199);
x_201 = lean_bool_to_uint32(x_21);
x_202 = lean_uint32_sub(x_11, x_201);
x_203 = lean_uint32_land(x_200, x_202);
x_204 = lean_uint32_xor(x_199, x_203);
x_205 = 2147483648;
x_206 = lean_uint32_add(x_204, x_205);
x_207 = lean_uint32_to_uint64(x_206);
x_208 = 2147483648;
x_209 = lean_uint64_sub(x_207, x_208);
return x_209;
}
}
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint8_t x_46; uint8_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint8_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint8_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint8_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint8_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint8_t x_90; uint64_t x_91; uint64_t x_92; uint32_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint8_t x_97; uint64_t x_98; uint32_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint8_t x_104; uint64_t x_105; uint32_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint8_t x_111; uint64_t x_112; uint32_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint8_t x_118; uint64_t x_119; uint32_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint32_t x_125; uint8_t x_126; uint64_t x_127; uint32_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint32_t x_133; uint8_t x_134; uint64_t x_135; uint32_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint32_t x_141; uint8_t x_142; uint64_t x_143; uint32_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint8_t x_149; uint64_t x_150; uint32_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint8_t x_174; uint32_t x_175; uint32_t x_176; uint8_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint8_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint8_t x_185; uint8_t x_186; uint32_t x_187; uint8_t x_188; uint32_t x_189; uint32_t x_190; uint32_t x_191; uint32_t x_192; uint32_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint32_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint32_t x_201; uint32_t x_202; uint32_t x_203; uint32_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; 
x_4 = 4;
x_5 = 8;
x_6 = lean_uint32_to_uint64(x_1);
x_7 = lean_uint64_to_uint32(x_6);
x_8 = lean_uint32_dec_le(x_7, x_5);
x_9 = 0;
x_10 = lean_bool_to_uint32(x_8);
x_11 = lean_uint32_sub(x_9, x_10);
x_12 = lean_uint32_land(x_7, x_11);
x_13 = lean_uint32_to_uint64(x_2);
x_14 = lean_uint64_to_uint32(x_13);
x_15 = lean_uint32_dec_le(x_14, x_5);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_sub(x_9, x_16);
x_18 = lean_uint32_land(x_14, x_17);
x_19 = lean_uint32_dec_lt(x_5, x_12);
x_20 = lean_uint32_to_uint64(x_3);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_4);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_sub(x_9, x_23);
x_25 = lean_uint32_land(x_21, x_24);
x_26 = lean_uint32_dec_eq(x_25, x_9);
x_27 = lean_uint32_dec_lt(x_12, x_5);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_add(x_12, x_28);
x_30 = 1;
x_31 = lean_uint32_dec_eq(x_25, x_30);
x_32 = lean_uint32_dec_lt(x_9, x_12);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_12, x_33);
x_35 = lean_uint32_xor(x_34, x_12);
x_36 = lean_bool_to_uint32(x_31);
x_37 = lean_uint32_sub(x_9, x_36);
x_38 = lean_uint32_land(x_35, x_37);
x_39 = lean_uint32_xor(x_12, x_38);
x_40 = lean_uint32_xor(x_29, x_39);
x_41 = lean_bool_to_uint32(x_26);
x_42 = lean_uint32_sub(x_9, x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_uint32_xor(x_39, x_43);
x_45 = 2;
x_46 = lean_uint32_dec_eq(x_25, x_45);
x_47 = lean_uint32_dec_lt(x_18, x_5);
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_add(x_18, x_48);
x_50 = 3;
x_51 = lean_uint32_dec_eq(x_25, x_50);
x_52 = lean_uint32_dec_lt(x_9, x_18);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_sub(x_18, x_53);
x_55 = lean_uint32_xor(x_54, x_18);
x_56 = lean_bool_to_uint32(x_51);
x_57 = lean_uint32_sub(x_9, x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_xor(x_18, x_58);
x_60 = lean_uint32_xor(x_49, x_59);
x_61 = lean_bool_to_uint32(x_46);
x_62 = lean_uint32_sub(x_9, x_61);
x_63 = lean_uint32_land(x_60, x_62);
x_64 = lean_uint32_xor(x_59, x_63);
x_65 = lean_uint32_dec_lt(x_25, x_45);
x_66 = lean_uint32_xor(x_12, x_18);
x_67 = lean_bool_to_uint32(x_65);
x_68 = lean_uint32_sub(x_9, x_67);
x_69 = lean_uint32_land(x_66, x_68);
x_70 = lean_uint32_xor(x_18, x_69);
x_71 = lean_uint32_xor(x_44, x_64);
x_72 = lean_uint32_land(x_71, x_68);
x_73 = lean_uint32_xor(x_64, x_72);
x_74 = lean_uint32_dec_lt(x_73, x_70);
x_75 = lean_uint32_xor(x_73, x_70);
x_76 = lean_bool_to_uint32(x_74);
x_77 = lean_uint32_sub(x_9, x_76);
x_78 = lean_uint32_land(x_75, x_77);
x_79 = lean_uint32_xor(x_70, x_78);
x_80 = lean_uint32_xor(x_18, x_12);
x_81 = lean_uint32_land(x_80, x_68);
x_82 = lean_uint32_xor(x_12, x_81);
x_83 = lean_uint32_dec_le(x_4, x_79);
x_84 = lean_uint32_sub(x_5, x_82);
x_85 = lean_uint32_xor(x_84, x_82);
x_86 = lean_bool_to_uint32(x_83);
x_87 = lean_uint32_sub(x_9, x_86);
x_88 = lean_uint32_land(x_85, x_87);
x_89 = lean_uint32_xor(x_82, x_88);
x_90 = lean_uint32_dec_eq(x_89, x_9);
x_91 = 3301201608220693343ULL;
x_92 = 0;
x_93 = lean_bool_to_uint32(x_90);
x_94 = lean_uint32_to_uint64(x_93);
x_95 = lean_uint64_sub(x_92, x_94);
x_96 = lean_uint64_land(x_91, x_95);
x_97 = lean_uint32_dec_eq(x_89, x_30);
x_98 = 3691895812384512705ULL;
x_99 = lean_bool_to_uint32(x_97);
x_100 = lean_uint32_to_uint64(x_99);
x_101 = lean_uint64_sub(x_92, x_100);
x_102 = lean_uint64_land(x_98, x_101);
x_103 = lean_uint64_lor(x_96, x_102);
x_104 = lean_uint32_dec_eq(x_89, x_45);
x_105 = 4138604095262319081ULL;
x_106 = lean_bool_to_uint32(x_104);
x_107 = lean_uint32_to_uint64(x_106);
x_108 = lean_uint64_sub(x_92, x_107);
x_109 = lean_uint64_land(x_105, x_108);
x_110 = lean_uint64_lor(x_103, x_109);
x_111 = lean_uint32_dec_eq(x_89, x_50);
x_112 = 4611489559557728337ULL;
x_113 = lean_bool_to_uint32(x_111);
x_114 = lean_uint32_to_uint64(x_113);
x_115 = lean_uint64_sub(x_92, x_114);
x_116 = lean_uint64_land(x_112, x_115);
x_117 = lean_uint64_lor(x_110, x_116);
x_118 = lean_uint32_dec_eq(x_89, x_4);
x_119 = 5088033842056621498ULL;
x_120 = lean_bool_to_uint32(x_118);
x_121 = lean_uint32_to_uint64(x_120);
x_122 = lean_uint64_sub(x_92, x_121);
x_123 = lean_uint64_land(x_119, x_122);
x_124 = lean_uint64_lor(x_117, x_123);
x_125 = 5;
x_126 = lean_uint32_dec_eq(x_89, x_125);
x_127 = 5551348207930339854ULL;
x_128 = lean_bool_to_uint32(x_126);
x_129 = lean_uint32_to_uint64(x_128);
x_130 = lean_uint64_sub(x_92, x_129);
x_131 = lean_uint64_land(x_127, x_130);
x_132 = lean_uint64_lor(x_124, x_131);
x_133 = 6;
x_134 = lean_uint32_dec_eq(x_89, x_133);
x_135 = 5985388398821340492ULL;
x_136 = lean_bool_to_uint32(x_134);
x_137 = lean_uint32_to_uint64(x_136);
x_138 = lean_uint64_sub(x_92, x_137);
x_139 = lean_uint64_land(x_135, x_138);
x_140 = lean_uint64_lor(x_132, x_139);
x_141 = 7;
x_142 = lean_uint32_dec_eq(x_89, x_141);
x_143 = 6372139827240335221ULL;
x_144 = lean_bool_to_uint32(x_142);
x_145 = lean_uint32_to_uint64(x_144);
x_146 = lean_uint64_sub(x_92, x_145);
x_147 = lean_uint64_land(x_143, x_146);
x_148 = lean_uint64_lor(x_140, x_147);
x_149 = lean_uint32_dec_eq(x_89, x_5);
x_150 = 6689365763867179145ULL;
x_151 = lean_bool_to_uint32(x_149);
x_152 = lean_uint32_to_uint64(x_151);
x_153 = lean_uint64_sub(x_92, x_152);
x_154 = lean_uint64_land(x_150, x_153);
x_155 = lean_uint64_lor(x_148, x_154);
x_156 = lean_uint32_sub(x_141, x_79);
x_157 = lean_uint32_xor(x_156, x_79);
x_158 = lean_uint32_land(x_157, x_87);
x_159 = lean_uint32_xor(x_79, x_158);
x_160 = lean_uint32_to_uint64(x_159);
x_161 = lean_uint64_lor(x_92, x_160);
x_162 = 4;
x_163 = lean_uint64_shift_left(x_161, x_162);
x_164 = lean_uint64_shift_right(x_155, x_163);
x_165 = 65535;
x_166 = lean_uint64_land(x_164, x_165);
x_167 = lean_uint64_to_uint32(x_166);
x_168 = 16384;
x_169 = lean_uint32_sub(x_167, x_168);
x_170 = lean_uint32_sub(x_9, x_169);
x_171 = lean_uint32_xor(x_170, x_169);
x_172 = lean_uint32_land(x_171, x_87);
x_173 = lean_uint32_xor(x_169, x_172);
x_174 = lean_uint32_dec_eq(x_76, x_9);
x_175 = lean_bool_to_uint32(x_174);
x_176 = lean_uint32_land(x_67, x_175);
x_177 = lean_uint32_dec_eq(x_176, x_30);
x_178 = lean_uint32_dec_eq(x_67, x_9);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_land(x_179, x_76);
x_181 = lean_uint32_dec_eq(x_180, x_30);
x_182 = lean_bool_to_uint32(x_177);
x_183 = lean_bool_to_uint32(x_181);
x_184 = lean_uint32_lor(x_182, x_183);
x_185 = lean_uint32_dec_eq(x_184, x_30);
x_186 = lean_uint32_dec_eq(x_73, x_70);
x_187 = lean_bool_to_uint32(x_186);
x_188 = lean_uint32_dec_eq(x_187, x_9);
x_189 = lean_uint32_sub(x_9, x_173);
x_190 = lean_uint32_xor(x_173, x_189);
x_191 = lean_bool_to_uint32(x_185);
x_192 = lean_uint32_sub(x_9, x_191);
x_193 = lean_uint32_land(x_190, x_192);
x_194 = lean_uint32_xor(x_189, x_193);
x_195 = lean_bool_to_uint32(x_188);
x_196 = lean_uint32_sub(x_9, x_195);
x_197 = lean_uint32_land(x_194, x_196);
x_198 = lean_uint32_xor(x_9, x_197);
x_199 = lean_bool_to_uint32(x_19);
x_200 = lean_uint32_sub(x_9, x_199);
x_201 = lean_uint32_land(x_198, x_200);
x_202 = lean_uint32_xor(x_197, x_201);
x_203 = 2147483648;
x_204 = lean_uint32_add(x_202, x_203);
x_205 = lean_uint32_to_uint64(x_204);
x_206 = 2147483648;
x_207 = lean_uint64_sub(x_205, x_206);
return x_207;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = swimmergait_reward(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_SwimmerGait_Kernel_reward___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t swimmergait_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; 
x_4 = 8;
x_5 = lean_uint32_to_uint64(x_2);
x_6 = lean_uint64_to_uint32(x_5);
x_7 = lean_uint32_dec_le(x_6, x_4);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_sub(x_8, x_9);
x_11 = lean_uint32_land(x_6, x_10);
x_12 = lean_uint32_dec_lt(x_4, x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_terminated___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_2 = 8;
x_3 = lean_uint32_to_uint64(x_1);
x_4 = lean_uint64_to_uint32(x_3);
x_5 = lean_uint32_dec_le(x_4, x_2);
x_6 = 0;
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_sub(x_6, x_7);
x_9 = lean_uint32_land(x_4, x_8);
x_10 = lean_uint32_dec_lt(x_2, x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = swimmergait_terminated(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_terminated___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_SwimmerGait_Kernel_terminated___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t swimmergait_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_4 = 8;
x_5 = lean_uint32_to_uint64(x_2);
x_6 = lean_uint64_to_uint32(x_5);
x_7 = lean_uint32_dec_le(x_6, x_4);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_sub(x_8, x_9);
x_11 = lean_uint32_land(x_6, x_10);
x_12 = lean_uint32_to_uint64(x_3);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_4);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_sub(x_8, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = 9;
x_19 = lean_uint32_mul(x_18, x_11);
x_20 = lean_uint32_add(x_19, x_17);
x_21 = 0;
x_22 = lean_uint32_to_uint64(x_20);
x_23 = lean_uint64_lor(x_21, x_22);
return x_23;
}
}
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs0___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_3 = 8;
x_4 = lean_uint32_to_uint64(x_1);
x_5 = lean_uint64_to_uint32(x_4);
x_6 = lean_uint32_dec_le(x_5, x_3);
x_7 = 0;
x_8 = lean_bool_to_uint32(x_6);
x_9 = lean_uint32_sub(x_7, x_8);
x_10 = lean_uint32_land(x_5, x_9);
x_11 = lean_uint32_to_uint64(x_2);
x_12 = lean_uint64_to_uint32(x_11);
x_13 = lean_uint32_dec_le(x_12, x_3);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_sub(x_7, x_14);
x_16 = lean_uint32_land(x_12, x_15);
x_17 = 9;
x_18 = lean_uint32_mul(x_17, x_10);
x_19 = lean_uint32_add(x_18, x_16);
x_20 = 0;
x_21 = lean_uint32_to_uint64(x_19);
x_22 = lean_uint64_lor(x_20, x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = swimmergait_obs_0(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs0___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_SwimmerGait_Kernel_obs0___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t swimmergait_obs_1(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; 
x_4 = 8;
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
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs1___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_2 = 8;
x_3 = lean_uint32_to_uint64(x_1);
x_4 = lean_uint64_to_uint32(x_3);
x_5 = lean_uint32_dec_le(x_4, x_2);
x_6 = 0;
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_sub(x_6, x_7);
x_9 = lean_uint32_land(x_4, x_8);
x_10 = 0;
x_11 = lean_uint32_to_uint64(x_9);
x_12 = lean_uint64_lor(x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = swimmergait_obs_1(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs1___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_SwimmerGait_Kernel_obs1___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t swimmergait_obs_2(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; 
x_4 = 8;
x_5 = 0;
x_6 = lean_uint32_to_uint64(x_3);
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
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs2___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; uint64_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_2 = 8;
x_3 = 0;
x_4 = lean_uint32_to_uint64(x_1);
x_5 = lean_uint64_to_uint32(x_4);
x_6 = lean_uint32_dec_le(x_5, x_2);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_sub(x_3, x_7);
x_9 = lean_uint32_land(x_5, x_8);
x_10 = 0;
x_11 = lean_uint32_to_uint64(x_9);
x_12 = lean_uint64_lor(x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs2___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = swimmergait_obs_2(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs2___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_SwimmerGait_Kernel_obs2___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneRefuses___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; 
x_5 = swimmergait_num_actions(x_1);
x_6 = lean_bool_to_uint32(x_2);
x_7 = 1;
x_8 = lean_uint32_dec_eq(x_4, x_7);
x_9 = lean_bool_to_uint32(x_8);
x_10 = 2;
x_11 = lean_uint32_dec_eq(x_4, x_10);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_lor(x_9, x_12);
x_14 = lean_uint32_land(x_6, x_13);
x_15 = lean_uint32_sub(x_4, x_7);
x_16 = 3;
x_17 = lean_uint32_dec_lt(x_15, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_6, x_18);
x_20 = lean_uint32_xor(x_19, x_7);
x_21 = lean_uint32_dec_lt(x_3, x_5);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_24 = lean_uint32_lor(x_14, x_23);
x_25 = lean_uint32_xor(x_24, x_7);
x_26 = lean_uint32_dec_eq(x_25, x_7);
return x_26;
}
}
LEAN_EXPORT uint8_t swimmergait_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneRefuses___redArg(x_1, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_refuses(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_9 = l_Spec_SwimmerGait_Kernel_laneRefuses___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint8_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; 
x_6 = swimmergait_num_actions(x_1);
x_7 = 4;
x_8 = 8;
x_9 = lean_uint32_to_uint64(x_2);
x_10 = lean_uint64_to_uint32(x_9);
x_11 = lean_uint32_dec_le(x_10, x_8);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_11);
x_14 = lean_uint32_sub(x_12, x_13);
x_15 = lean_uint32_land(x_10, x_14);
x_16 = lean_uint32_dec_lt(x_8, x_15);
x_17 = lean_uint32_to_uint64(x_4);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_7);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_sub(x_12, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = lean_uint32_dec_eq(x_22, x_12);
x_24 = lean_uint32_dec_lt(x_15, x_8);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_add(x_15, x_25);
x_27 = 1;
x_28 = lean_uint32_dec_eq(x_22, x_27);
x_29 = lean_uint32_dec_lt(x_12, x_15);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_15, x_30);
x_32 = lean_uint32_xor(x_31, x_15);
x_33 = lean_bool_to_uint32(x_28);
x_34 = lean_uint32_sub(x_12, x_33);
x_35 = lean_uint32_land(x_32, x_34);
x_36 = lean_uint32_xor(x_15, x_35);
x_37 = lean_uint32_xor(x_26, x_36);
x_38 = lean_bool_to_uint32(x_23);
x_39 = lean_uint32_sub(x_12, x_38);
x_40 = lean_uint32_land(x_37, x_39);
x_41 = lean_uint32_xor(x_36, x_40);
x_42 = lean_uint32_xor(x_15, x_41);
x_43 = lean_bool_to_uint32(x_16);
x_44 = lean_uint32_sub(x_12, x_43);
x_45 = lean_uint32_land(x_42, x_44);
x_46 = lean_uint32_xor(x_41, x_45);
x_47 = 0;
x_48 = lean_uint32_to_uint64(x_46);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = lean_uint64_to_uint32(x_49);
x_51 = lean_uint32_xor(x_50, x_2);
x_52 = lean_bool_to_uint32(x_3);
x_53 = lean_uint32_sub(x_5, x_27);
x_54 = 3;
x_55 = lean_uint32_dec_lt(x_53, x_54);
x_56 = lean_bool_to_uint32(x_55);
x_57 = lean_uint32_land(x_52, x_56);
x_58 = lean_uint32_xor(x_57, x_27);
x_59 = lean_uint32_dec_lt(x_4, x_6);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_land(x_58, x_60);
x_62 = lean_uint32_sub(x_12, x_61);
x_63 = lean_uint32_land(x_51, x_62);
x_64 = lean_uint32_xor(x_2, x_63);
return x_64;
}
}
LEAN_EXPORT uint32_t swimmergait_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneState0___redArg(x_1, x_2, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_state_0(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint32(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_SwimmerGait_Kernel_laneState0___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneState1___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint8_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint8_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; 
x_7 = swimmergait_num_actions(x_1);
x_8 = 4;
x_9 = 8;
x_10 = lean_uint32_to_uint64(x_2);
x_11 = lean_uint64_to_uint32(x_10);
x_12 = lean_uint32_dec_le(x_11, x_9);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_12);
x_15 = lean_uint32_sub(x_13, x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint32_to_uint64(x_3);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_9);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_sub(x_13, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = lean_uint32_dec_lt(x_9, x_16);
x_24 = lean_uint32_to_uint64(x_5);
x_25 = lean_uint64_to_uint32(x_24);
x_26 = lean_uint32_dec_le(x_25, x_8);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_sub(x_13, x_27);
x_29 = lean_uint32_land(x_25, x_28);
x_30 = 2;
x_31 = lean_uint32_dec_eq(x_29, x_30);
x_32 = lean_uint32_dec_lt(x_22, x_9);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_add(x_22, x_33);
x_35 = 3;
x_36 = lean_uint32_dec_eq(x_29, x_35);
x_37 = lean_uint32_dec_lt(x_13, x_22);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_22, x_38);
x_40 = lean_uint32_xor(x_39, x_22);
x_41 = lean_bool_to_uint32(x_36);
x_42 = lean_uint32_sub(x_13, x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_uint32_xor(x_22, x_43);
x_45 = lean_uint32_xor(x_34, x_44);
x_46 = lean_bool_to_uint32(x_31);
x_47 = lean_uint32_sub(x_13, x_46);
x_48 = lean_uint32_land(x_45, x_47);
x_49 = lean_uint32_xor(x_44, x_48);
x_50 = lean_bool_to_uint32(x_23);
x_51 = lean_uint32_sub(x_13, x_50);
x_52 = lean_uint32_xor(x_22, x_49);
x_53 = lean_uint32_land(x_52, x_51);
x_54 = lean_uint32_xor(x_49, x_53);
x_55 = 0;
x_56 = lean_uint32_to_uint64(x_54);
x_57 = lean_uint64_lor(x_55, x_56);
x_58 = lean_uint64_to_uint32(x_57);
x_59 = lean_uint32_xor(x_58, x_3);
x_60 = lean_bool_to_uint32(x_4);
x_61 = 1;
x_62 = lean_uint32_sub(x_6, x_61);
x_63 = lean_uint32_dec_lt(x_62, x_35);
x_64 = lean_bool_to_uint32(x_63);
x_65 = lean_uint32_land(x_60, x_64);
x_66 = lean_uint32_xor(x_65, x_61);
x_67 = lean_uint32_dec_lt(x_5, x_7);
x_68 = lean_bool_to_uint32(x_67);
x_69 = lean_uint32_land(x_66, x_68);
x_70 = lean_uint32_sub(x_13, x_69);
x_71 = lean_uint32_land(x_59, x_70);
x_72 = lean_uint32_xor(x_3, x_71);
return x_72;
}
}
LEAN_EXPORT uint32_t swimmergait_lane_state_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneState1___redArg(x_1, x_2, x_3, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState1___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_state_1(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint32(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = l_Spec_SwimmerGait_Kernel_laneState1___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint32(x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_laneT___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_6 = swimmergait_num_actions(x_1);
x_7 = lean_uint64_xor(x_2, x_2);
x_8 = 0;
x_9 = lean_bool_to_uint32(x_3);
x_10 = 1;
x_11 = lean_uint32_sub(x_5, x_10);
x_12 = 3;
x_13 = lean_uint32_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_9, x_14);
x_16 = lean_uint32_xor(x_15, x_10);
x_17 = lean_uint32_dec_lt(x_4, x_6);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_16, x_18);
x_20 = lean_uint32_to_uint64(x_19);
x_21 = lean_uint64_sub(x_8, x_20);
x_22 = lean_uint64_land(x_7, x_21);
x_23 = lean_uint64_xor(x_2, x_22);
return x_23;
}
}
LEAN_EXPORT uint64_t swimmergait_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneT___redArg(x_1, x_5, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_t(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_SwimmerGait_Kernel_laneT___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint8_t x_7; uint32_t x_27; uint8_t x_28; 
x_6 = swimmergait_num_actions(x_1);
x_27 = 4294967295;
x_28 = lean_uint32_dec_eq(x_2, x_27);
if (x_28 == 0)
{
uint8_t x_29; 
x_29 = 1;
x_7 = x_29;
goto block_26;
}
else
{
uint8_t x_30; 
x_30 = 0;
x_7 = x_30;
goto block_26;
}
block_26:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; 
x_8 = lean_bool_to_uint32(x_7);
x_9 = lean_uint32_add(x_2, x_8);
x_10 = lean_uint32_xor(x_9, x_2);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_3);
x_13 = 1;
x_14 = lean_uint32_sub(x_5, x_13);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_12, x_17);
x_19 = lean_uint32_xor(x_18, x_13);
x_20 = lean_uint32_dec_lt(x_4, x_6);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_sub(x_11, x_22);
x_24 = lean_uint32_land(x_10, x_23);
x_25 = lean_uint32_xor(x_2, x_24);
return x_25;
}
}
}
LEAN_EXPORT uint32_t swimmergait_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneElapsed___redArg(x_1, x_6, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_elapsed(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint32(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_SwimmerGait_Kernel_laneElapsed___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint32_t x_53; uint64_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint8_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint8_t x_75; uint32_t x_88; uint8_t x_89; uint8_t x_101; uint32_t x_108; uint8_t x_109; 
x_9 = swimmergait_num_actions(x_1);
x_10 = 4;
x_11 = 8;
x_12 = lean_uint32_to_uint64(x_2);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_11);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint32_dec_lt(x_11, x_18);
x_20 = lean_uint32_to_uint64(x_5);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_10);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_sub(x_15, x_23);
x_25 = lean_uint32_land(x_21, x_24);
x_26 = lean_uint32_dec_eq(x_25, x_15);
x_27 = lean_uint32_dec_lt(x_18, x_11);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_add(x_18, x_28);
x_30 = 1;
x_31 = lean_uint32_dec_eq(x_25, x_30);
x_32 = lean_uint32_dec_lt(x_15, x_18);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_18, x_33);
x_35 = lean_uint32_xor(x_34, x_18);
x_36 = lean_bool_to_uint32(x_31);
x_37 = lean_uint32_sub(x_15, x_36);
x_38 = lean_uint32_land(x_35, x_37);
x_39 = lean_uint32_xor(x_18, x_38);
x_40 = lean_uint32_xor(x_29, x_39);
x_41 = lean_bool_to_uint32(x_26);
x_42 = lean_uint32_sub(x_15, x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_uint32_xor(x_39, x_43);
x_45 = lean_uint32_xor(x_18, x_44);
x_46 = lean_bool_to_uint32(x_19);
x_47 = lean_uint32_sub(x_15, x_46);
x_48 = lean_uint32_land(x_45, x_47);
x_49 = lean_uint32_xor(x_44, x_48);
x_50 = 0;
x_51 = lean_uint32_to_uint64(x_49);
x_52 = lean_uint64_lor(x_50, x_51);
x_53 = lean_uint64_to_uint32(x_52);
x_54 = lean_uint32_to_uint64(x_53);
x_55 = lean_uint64_to_uint32(x_54);
x_56 = lean_uint32_dec_le(x_55, x_11);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_sub(x_15, x_57);
x_59 = lean_uint32_land(x_55, x_58);
x_60 = lean_uint32_dec_lt(x_11, x_59);
x_61 = lean_bool_to_uint32(x_4);
x_62 = lean_uint32_sub(x_6, x_30);
x_63 = 3;
x_64 = lean_uint32_dec_lt(x_62, x_63);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_land(x_61, x_65);
x_67 = lean_uint32_xor(x_66, x_30);
x_68 = lean_uint32_dec_lt(x_5, x_9);
x_69 = lean_bool_to_uint32(x_68);
x_70 = lean_uint32_land(x_67, x_69);
x_71 = lean_bool_to_uint32(x_60);
x_72 = lean_uint32_land(x_70, x_71);
x_108 = 4294967295;
x_109 = lean_uint32_dec_eq(x_3, x_108);
if (x_109 == 0)
{
uint8_t x_110; 
x_110 = 1;
x_101 = x_110;
goto block_107;
}
else
{
uint8_t x_111; 
x_111 = 0;
x_101 = x_111;
goto block_107;
}
block_87:
{
uint32_t x_76; uint8_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint8_t x_86; 
x_76 = lean_bool_to_uint32(x_75);
x_77 = lean_uint32_dec_le(x_8, x_73);
x_78 = lean_bool_to_uint32(x_77);
x_79 = lean_uint32_land(x_76, x_78);
x_80 = lean_uint32_lor(x_74, x_79);
x_81 = lean_uint32_land(x_70, x_80);
x_82 = lean_uint32_lor(x_72, x_81);
x_83 = lean_uint32_xor(x_70, x_30);
x_84 = lean_uint32_land(x_61, x_83);
x_85 = lean_uint32_lor(x_82, x_84);
x_86 = lean_uint32_dec_eq(x_85, x_30);
return x_86;
}
block_100:
{
uint32_t x_90; uint8_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint8_t x_97; 
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_dec_le(x_7, x_88);
x_92 = lean_bool_to_uint32(x_91);
x_93 = lean_uint32_land(x_90, x_92);
x_94 = lean_uint32_xor(x_71, x_30);
x_95 = lean_uint32_land(x_93, x_94);
x_96 = lean_uint32_lor(x_15, x_95);
x_97 = lean_uint32_dec_eq(x_8, x_15);
if (x_97 == 0)
{
uint8_t x_98; 
x_98 = 1;
x_73 = x_88;
x_74 = x_96;
x_75 = x_98;
goto block_87;
}
else
{
uint8_t x_99; 
x_99 = 0;
x_73 = x_88;
x_74 = x_96;
x_75 = x_99;
goto block_87;
}
}
block_107:
{
uint32_t x_102; uint32_t x_103; uint8_t x_104; 
x_102 = lean_bool_to_uint32(x_101);
x_103 = lean_uint32_add(x_3, x_102);
x_104 = lean_uint32_dec_eq(x_7, x_15);
if (x_104 == 0)
{
uint8_t x_105; 
x_105 = 1;
x_88 = x_103;
x_89 = x_105;
goto block_100;
}
else
{
uint8_t x_106; 
x_106 = 0;
x_88 = x_103;
x_89 = x_106;
goto block_100;
}
}
}
}
LEAN_EXPORT uint8_t swimmergait_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneOver___redArg(x_1, x_2, x_6, x_7, x_8, x_9, x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_over(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_SwimmerGait_Kernel_laneOver___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint64_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint8_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint8_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint8_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint8_t x_94; uint64_t x_95; uint64_t x_96; uint32_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint8_t x_101; uint64_t x_102; uint32_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint8_t x_108; uint64_t x_109; uint32_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint8_t x_115; uint64_t x_116; uint32_t x_117; uint64_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint8_t x_122; uint64_t x_123; uint32_t x_124; uint64_t x_125; uint64_t x_126; uint64_t x_127; uint64_t x_128; uint32_t x_129; uint8_t x_130; uint64_t x_131; uint32_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint32_t x_137; uint8_t x_138; uint64_t x_139; uint32_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint32_t x_145; uint8_t x_146; uint64_t x_147; uint32_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint8_t x_153; uint64_t x_154; uint32_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; uint64_t x_169; uint64_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint8_t x_181; uint8_t x_182; uint32_t x_183; uint32_t x_184; uint8_t x_185; uint32_t x_186; uint32_t x_187; uint32_t x_188; uint8_t x_189; uint8_t x_190; uint32_t x_191; uint8_t x_192; uint32_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint32_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint32_t x_201; uint32_t x_202; uint32_t x_203; uint32_t x_204; uint32_t x_205; uint32_t x_206; uint32_t x_207; uint32_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint32_t x_213; uint32_t x_214; uint8_t x_215; uint32_t x_216; uint32_t x_217; uint32_t x_218; uint8_t x_219; uint32_t x_220; uint32_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; 
x_7 = swimmergait_num_actions(x_1);
x_8 = 4;
x_9 = 8;
x_10 = lean_uint32_to_uint64(x_2);
x_11 = lean_uint64_to_uint32(x_10);
x_12 = lean_uint32_dec_le(x_11, x_9);
x_13 = 0;
x_14 = lean_bool_to_uint32(x_12);
x_15 = lean_uint32_sub(x_13, x_14);
x_16 = lean_uint32_land(x_11, x_15);
x_17 = lean_uint32_to_uint64(x_3);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_9);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_sub(x_13, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = lean_uint32_dec_lt(x_9, x_16);
x_24 = lean_uint32_to_uint64(x_5);
x_25 = lean_uint64_to_uint32(x_24);
x_26 = lean_uint32_dec_le(x_25, x_8);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_sub(x_13, x_27);
x_29 = lean_uint32_land(x_25, x_28);
x_30 = lean_uint32_dec_eq(x_29, x_13);
x_31 = lean_uint32_dec_lt(x_16, x_9);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_add(x_16, x_32);
x_34 = 1;
x_35 = lean_uint32_dec_eq(x_29, x_34);
x_36 = lean_uint32_dec_lt(x_13, x_16);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_sub(x_16, x_37);
x_39 = lean_uint32_xor(x_38, x_16);
x_40 = lean_bool_to_uint32(x_35);
x_41 = lean_uint32_sub(x_13, x_40);
x_42 = lean_uint32_land(x_39, x_41);
x_43 = lean_uint32_xor(x_16, x_42);
x_44 = lean_uint32_xor(x_33, x_43);
x_45 = lean_bool_to_uint32(x_30);
x_46 = lean_uint32_sub(x_13, x_45);
x_47 = lean_uint32_land(x_44, x_46);
x_48 = lean_uint32_xor(x_43, x_47);
x_49 = 2;
x_50 = lean_uint32_dec_eq(x_29, x_49);
x_51 = lean_uint32_dec_lt(x_22, x_9);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_add(x_22, x_52);
x_54 = 3;
x_55 = lean_uint32_dec_eq(x_29, x_54);
x_56 = lean_uint32_dec_lt(x_13, x_22);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_sub(x_22, x_57);
x_59 = lean_uint32_xor(x_58, x_22);
x_60 = lean_bool_to_uint32(x_55);
x_61 = lean_uint32_sub(x_13, x_60);
x_62 = lean_uint32_land(x_59, x_61);
x_63 = lean_uint32_xor(x_22, x_62);
x_64 = lean_uint32_xor(x_53, x_63);
x_65 = lean_bool_to_uint32(x_50);
x_66 = lean_uint32_sub(x_13, x_65);
x_67 = lean_uint32_land(x_64, x_66);
x_68 = lean_uint32_xor(x_63, x_67);
x_69 = lean_uint32_dec_lt(x_29, x_49);
x_70 = lean_uint32_xor(x_16, x_22);
x_71 = lean_bool_to_uint32(x_69);
x_72 = lean_uint32_sub(x_13, x_71);
x_73 = lean_uint32_land(x_70, x_72);
x_74 = lean_uint32_xor(x_22, x_73);
x_75 = lean_uint32_xor(x_48, x_68);
x_76 = lean_uint32_land(x_75, x_72);
x_77 = lean_uint32_xor(x_68, x_76);
x_78 = lean_uint32_dec_lt(x_77, x_74);
x_79 = lean_uint32_xor(x_77, x_74);
x_80 = lean_bool_to_uint32(x_78);
x_81 = lean_uint32_sub(x_13, x_80);
x_82 = lean_uint32_land(x_79, x_81);
x_83 = lean_uint32_xor(x_74, x_82);
x_84 = lean_uint32_xor(x_22, x_16);
x_85 = lean_uint32_land(x_84, x_72);
x_86 = lean_uint32_xor(x_16, x_85);
x_87 = lean_uint32_dec_le(x_8, x_83);
x_88 = lean_uint32_sub(x_9, x_86);
x_89 = lean_uint32_xor(x_88, x_86);
x_90 = lean_bool_to_uint32(x_87);
x_91 = lean_uint32_sub(x_13, x_90);
x_92 = lean_uint32_land(x_89, x_91);
x_93 = lean_uint32_xor(x_86, x_92);
x_94 = lean_uint32_dec_eq(x_93, x_13);
x_95 = 3301201608220693343ULL;
x_96 = 0;
x_97 = lean_bool_to_uint32(x_94);
x_98 = lean_uint32_to_uint64(x_97);
x_99 = lean_uint64_sub(x_96, x_98);
x_100 = lean_uint64_land(x_95, x_99);
x_101 = lean_uint32_dec_eq(x_93, x_34);
x_102 = 3691895812384512705ULL;
x_103 = lean_bool_to_uint32(x_101);
x_104 = lean_uint32_to_uint64(x_103);
x_105 = lean_uint64_sub(x_96, x_104);
x_106 = lean_uint64_land(x_102, x_105);
x_107 = lean_uint64_lor(x_100, x_106);
x_108 = lean_uint32_dec_eq(x_93, x_49);
x_109 = 4138604095262319081ULL;
x_110 = lean_bool_to_uint32(x_108);
x_111 = lean_uint32_to_uint64(x_110);
x_112 = lean_uint64_sub(x_96, x_111);
x_113 = lean_uint64_land(x_109, x_112);
x_114 = lean_uint64_lor(x_107, x_113);
x_115 = lean_uint32_dec_eq(x_93, x_54);
x_116 = 4611489559557728337ULL;
x_117 = lean_bool_to_uint32(x_115);
x_118 = lean_uint32_to_uint64(x_117);
x_119 = lean_uint64_sub(x_96, x_118);
x_120 = lean_uint64_land(x_116, x_119);
x_121 = lean_uint64_lor(x_114, x_120);
x_122 = lean_uint32_dec_eq(x_93, x_8);
x_123 = 5088033842056621498ULL;
x_124 = lean_bool_to_uint32(x_122);
x_125 = lean_uint32_to_uint64(x_124);
x_126 = lean_uint64_sub(x_96, x_125);
x_127 = lean_uint64_land(x_123, x_126);
x_128 = lean_uint64_lor(x_121, x_127);
x_129 = 5;
x_130 = lean_uint32_dec_eq(x_93, x_129);
x_131 = 5551348207930339854ULL;
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_to_uint64(x_132);
x_134 = lean_uint64_sub(x_96, x_133);
x_135 = lean_uint64_land(x_131, x_134);
x_136 = lean_uint64_lor(x_128, x_135);
x_137 = 6;
x_138 = lean_uint32_dec_eq(x_93, x_137);
x_139 = 5985388398821340492ULL;
x_140 = lean_bool_to_uint32(x_138);
x_141 = lean_uint32_to_uint64(x_140);
x_142 = lean_uint64_sub(x_96, x_141);
x_143 = lean_uint64_land(x_139, x_142);
x_144 = lean_uint64_lor(x_136, x_143);
x_145 = 7;
x_146 = lean_uint32_dec_eq(x_93, x_145);
x_147 = 6372139827240335221ULL;
x_148 = lean_bool_to_uint32(x_146);
x_149 = lean_uint32_to_uint64(x_148);
x_150 = lean_uint64_sub(x_96, x_149);
x_151 = lean_uint64_land(x_147, x_150);
x_152 = lean_uint64_lor(x_144, x_151);
x_153 = lean_uint32_dec_eq(x_93, x_9);
x_154 = 6689365763867179145ULL;
x_155 = lean_bool_to_uint32(x_153);
x_156 = lean_uint32_to_uint64(x_155);
x_157 = lean_uint64_sub(x_96, x_156);
x_158 = lean_uint64_land(x_154, x_157);
x_159 = lean_uint64_lor(x_152, x_158);
x_160 = lean_uint32_sub(x_145, x_83);
x_161 = lean_uint32_xor(x_160, x_83);
x_162 = lean_uint32_land(x_161, x_91);
x_163 = lean_uint32_xor(x_83, x_162);
x_164 = lean_uint32_to_uint64(x_163);
x_165 = lean_uint64_lor(x_96, x_164);
x_166 = 4;
x_167 = lean_uint64_shift_left(x_165, x_166);
x_168 = lean_uint64_shift_right(x_159, x_167);
x_169 = 65535;
x_170 = lean_uint64_land(x_168, x_169);
x_171 = lean_uint64_to_uint32(x_170);
x_172 = 16384;
x_173 = lean_uint32_sub(x_171, x_172);
x_174 = lean_uint32_sub(x_13, x_173);
x_175 = lean_uint32_xor(x_174, x_173);
x_176 = lean_uint32_land(x_175, x_91);
x_177 = lean_uint32_xor(x_173, x_176);
x_178 = lean_uint32_dec_eq(x_80, x_13);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_land(x_71, x_179);
x_181 = lean_uint32_dec_eq(x_180, x_34);
x_182 = lean_uint32_dec_eq(x_71, x_13);
x_183 = lean_bool_to_uint32(x_182);
x_184 = lean_uint32_land(x_183, x_80);
x_185 = lean_uint32_dec_eq(x_184, x_34);
x_186 = lean_bool_to_uint32(x_181);
x_187 = lean_bool_to_uint32(x_185);
x_188 = lean_uint32_lor(x_186, x_187);
x_189 = lean_uint32_dec_eq(x_188, x_34);
x_190 = lean_uint32_dec_eq(x_77, x_74);
x_191 = lean_bool_to_uint32(x_190);
x_192 = lean_uint32_dec_eq(x_191, x_13);
x_193 = lean_uint32_sub(x_13, x_177);
x_194 = lean_uint32_xor(x_177, x_193);
x_195 = lean_bool_to_uint32(x_189);
x_196 = lean_uint32_sub(x_13, x_195);
x_197 = lean_uint32_land(x_194, x_196);
x_198 = lean_uint32_xor(x_193, x_197);
x_199 = lean_bool_to_uint32(x_192);
x_200 = lean_uint32_sub(x_13, x_199);
x_201 = lean_uint32_land(x_198, x_200);
x_202 = lean_uint32_xor(x_13, x_201);
x_203 = lean_bool_to_uint32(x_23);
x_204 = lean_uint32_sub(x_13, x_203);
x_205 = lean_uint32_land(x_202, x_204);
x_206 = lean_uint32_xor(x_201, x_205);
x_207 = 2147483648;
x_208 = lean_uint32_add(x_206, x_207);
x_209 = lean_uint32_to_uint64(x_208);
x_210 = 2147483648;
x_211 = lean_uint64_sub(x_209, x_210);
x_212 = lean_uint64_xor(x_211, x_96);
x_213 = lean_bool_to_uint32(x_4);
x_214 = lean_uint32_sub(x_6, x_34);
x_215 = lean_uint32_dec_lt(x_214, x_54);
x_216 = lean_bool_to_uint32(x_215);
x_217 = lean_uint32_land(x_213, x_216);
x_218 = lean_uint32_xor(x_217, x_34);
x_219 = lean_uint32_dec_lt(x_5, x_7);
x_220 = lean_bool_to_uint32(x_219);
x_221 = lean_uint32_land(x_218, x_220);
x_222 = lean_uint32_to_uint64(x_221);
x_223 = lean_uint64_sub(x_96, x_222);
x_224 = lean_uint64_land(x_212, x_223);
x_225 = lean_uint64_xor(x_96, x_224);
return x_225;
}
}
LEAN_EXPORT uint64_t swimmergait_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneReward___redArg(x_1, x_2, x_3, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_reward(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6) {
_start:
{
uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint64_t x_13; lean_object* x_14; 
x_7 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_8 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_9 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_10 = lean_unbox(x_4);
x_11 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_12 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_13 = l_Spec_SwimmerGait_Kernel_laneReward___redArg(x_7, x_8, x_9, x_10, x_11, x_12);
x_14 = lean_box_uint64(x_13);
return x_14;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint32_t x_50; uint64_t x_51; uint32_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint8_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; 
x_6 = swimmergait_num_actions(x_1);
x_7 = 4;
x_8 = 8;
x_9 = lean_uint32_to_uint64(x_2);
x_10 = lean_uint64_to_uint32(x_9);
x_11 = lean_uint32_dec_le(x_10, x_8);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_11);
x_14 = lean_uint32_sub(x_12, x_13);
x_15 = lean_uint32_land(x_10, x_14);
x_16 = lean_uint32_dec_lt(x_8, x_15);
x_17 = lean_uint32_to_uint64(x_4);
x_18 = lean_uint64_to_uint32(x_17);
x_19 = lean_uint32_dec_le(x_18, x_7);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_sub(x_12, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = lean_uint32_dec_eq(x_22, x_12);
x_24 = lean_uint32_dec_lt(x_15, x_8);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_add(x_15, x_25);
x_27 = 1;
x_28 = lean_uint32_dec_eq(x_22, x_27);
x_29 = lean_uint32_dec_lt(x_12, x_15);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_15, x_30);
x_32 = lean_uint32_xor(x_31, x_15);
x_33 = lean_bool_to_uint32(x_28);
x_34 = lean_uint32_sub(x_12, x_33);
x_35 = lean_uint32_land(x_32, x_34);
x_36 = lean_uint32_xor(x_15, x_35);
x_37 = lean_uint32_xor(x_26, x_36);
x_38 = lean_bool_to_uint32(x_23);
x_39 = lean_uint32_sub(x_12, x_38);
x_40 = lean_uint32_land(x_37, x_39);
x_41 = lean_uint32_xor(x_36, x_40);
x_42 = lean_uint32_xor(x_15, x_41);
x_43 = lean_bool_to_uint32(x_16);
x_44 = lean_uint32_sub(x_12, x_43);
x_45 = lean_uint32_land(x_42, x_44);
x_46 = lean_uint32_xor(x_41, x_45);
x_47 = 0;
x_48 = lean_uint32_to_uint64(x_46);
x_49 = lean_uint64_lor(x_47, x_48);
x_50 = lean_uint64_to_uint32(x_49);
x_51 = lean_uint32_to_uint64(x_50);
x_52 = lean_uint64_to_uint32(x_51);
x_53 = lean_uint32_dec_le(x_52, x_8);
x_54 = lean_bool_to_uint32(x_53);
x_55 = lean_uint32_sub(x_12, x_54);
x_56 = lean_uint32_land(x_52, x_55);
x_57 = lean_uint32_dec_lt(x_8, x_56);
x_58 = lean_bool_to_uint32(x_3);
x_59 = lean_uint32_sub(x_5, x_27);
x_60 = 3;
x_61 = lean_uint32_dec_lt(x_59, x_60);
x_62 = lean_bool_to_uint32(x_61);
x_63 = lean_uint32_land(x_58, x_62);
x_64 = lean_uint32_xor(x_63, x_27);
x_65 = lean_uint32_dec_lt(x_4, x_6);
x_66 = lean_bool_to_uint32(x_65);
x_67 = lean_uint32_land(x_64, x_66);
x_68 = lean_bool_to_uint32(x_57);
x_69 = lean_uint32_land(x_67, x_68);
x_70 = lean_uint32_dec_eq(x_69, x_27);
return x_70;
}
}
LEAN_EXPORT uint8_t swimmergait_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneTerminated___redArg(x_1, x_2, x_7, x_8, x_9);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_terminated(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_SwimmerGait_Kernel_laneTerminated___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint32_t x_53; uint64_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint8_t x_64; uint32_t x_65; uint32_t x_66; uint32_t x_67; uint8_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint8_t x_73; uint32_t x_82; uint8_t x_83; uint8_t x_96; uint32_t x_103; uint8_t x_104; 
x_9 = swimmergait_num_actions(x_1);
x_10 = 4;
x_11 = 8;
x_12 = lean_uint32_to_uint64(x_2);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_11);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint32_dec_lt(x_11, x_18);
x_20 = lean_uint32_to_uint64(x_5);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_10);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_sub(x_15, x_23);
x_25 = lean_uint32_land(x_21, x_24);
x_26 = lean_uint32_dec_eq(x_25, x_15);
x_27 = lean_uint32_dec_lt(x_18, x_11);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_add(x_18, x_28);
x_30 = 1;
x_31 = lean_uint32_dec_eq(x_25, x_30);
x_32 = lean_uint32_dec_lt(x_15, x_18);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_18, x_33);
x_35 = lean_uint32_xor(x_34, x_18);
x_36 = lean_bool_to_uint32(x_31);
x_37 = lean_uint32_sub(x_15, x_36);
x_38 = lean_uint32_land(x_35, x_37);
x_39 = lean_uint32_xor(x_18, x_38);
x_40 = lean_uint32_xor(x_29, x_39);
x_41 = lean_bool_to_uint32(x_26);
x_42 = lean_uint32_sub(x_15, x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_uint32_xor(x_39, x_43);
x_45 = lean_uint32_xor(x_18, x_44);
x_46 = lean_bool_to_uint32(x_19);
x_47 = lean_uint32_sub(x_15, x_46);
x_48 = lean_uint32_land(x_45, x_47);
x_49 = lean_uint32_xor(x_44, x_48);
x_50 = 0;
x_51 = lean_uint32_to_uint64(x_49);
x_52 = lean_uint64_lor(x_50, x_51);
x_53 = lean_uint64_to_uint32(x_52);
x_54 = lean_uint32_to_uint64(x_53);
x_55 = lean_uint64_to_uint32(x_54);
x_56 = lean_uint32_dec_le(x_55, x_11);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_sub(x_15, x_57);
x_59 = lean_uint32_land(x_55, x_58);
x_60 = lean_uint32_dec_lt(x_11, x_59);
x_61 = lean_bool_to_uint32(x_4);
x_62 = lean_uint32_sub(x_6, x_30);
x_63 = 3;
x_64 = lean_uint32_dec_lt(x_62, x_63);
x_65 = lean_bool_to_uint32(x_64);
x_66 = lean_uint32_land(x_61, x_65);
x_67 = lean_uint32_xor(x_66, x_30);
x_68 = lean_uint32_dec_lt(x_5, x_9);
x_69 = lean_bool_to_uint32(x_68);
x_70 = lean_uint32_land(x_67, x_69);
x_103 = 4294967295;
x_104 = lean_uint32_dec_eq(x_3, x_103);
if (x_104 == 0)
{
uint8_t x_105; 
x_105 = 1;
x_96 = x_105;
goto block_102;
}
else
{
uint8_t x_106; 
x_106 = 0;
x_96 = x_106;
goto block_102;
}
block_81:
{
uint32_t x_74; uint8_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint8_t x_80; 
x_74 = lean_bool_to_uint32(x_73);
x_75 = lean_uint32_dec_le(x_8, x_71);
x_76 = lean_bool_to_uint32(x_75);
x_77 = lean_uint32_land(x_74, x_76);
x_78 = lean_uint32_lor(x_72, x_77);
x_79 = lean_uint32_land(x_70, x_78);
x_80 = lean_uint32_dec_eq(x_79, x_30);
return x_80;
}
block_95:
{
uint32_t x_84; uint8_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint8_t x_92; 
x_84 = lean_bool_to_uint32(x_83);
x_85 = lean_uint32_dec_le(x_7, x_82);
x_86 = lean_bool_to_uint32(x_85);
x_87 = lean_uint32_land(x_84, x_86);
x_88 = lean_bool_to_uint32(x_60);
x_89 = lean_uint32_xor(x_88, x_30);
x_90 = lean_uint32_land(x_87, x_89);
x_91 = lean_uint32_lor(x_15, x_90);
x_92 = lean_uint32_dec_eq(x_8, x_15);
if (x_92 == 0)
{
uint8_t x_93; 
x_93 = 1;
x_71 = x_82;
x_72 = x_91;
x_73 = x_93;
goto block_81;
}
else
{
uint8_t x_94; 
x_94 = 0;
x_71 = x_82;
x_72 = x_91;
x_73 = x_94;
goto block_81;
}
}
block_102:
{
uint32_t x_97; uint32_t x_98; uint8_t x_99; 
x_97 = lean_bool_to_uint32(x_96);
x_98 = lean_uint32_add(x_3, x_97);
x_99 = lean_uint32_dec_eq(x_7, x_15);
if (x_99 == 0)
{
uint8_t x_100; 
x_100 = 1;
x_82 = x_98;
x_83 = x_100;
goto block_95;
}
else
{
uint8_t x_101; 
x_101 = 0;
x_82 = x_98;
x_83 = x_101;
goto block_95;
}
}
}
}
LEAN_EXPORT uint8_t swimmergait_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneTruncated___redArg(x_1, x_2, x_6, x_7, x_8, x_9, x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_truncated(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_SwimmerGait_Kernel_laneTruncated___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint32_t x_53; uint64_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint8_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint8_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint8_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_94; uint8_t x_95; uint8_t x_107; uint32_t x_114; uint8_t x_115; 
x_9 = swimmergait_num_actions(x_1);
x_10 = 4;
x_11 = 8;
x_12 = lean_uint32_to_uint64(x_2);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_11);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint32_dec_lt(x_11, x_18);
x_20 = lean_uint32_to_uint64(x_5);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_10);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_sub(x_15, x_23);
x_25 = lean_uint32_land(x_21, x_24);
x_26 = lean_uint32_dec_eq(x_25, x_15);
x_27 = lean_uint32_dec_lt(x_18, x_11);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_add(x_18, x_28);
x_30 = 1;
x_31 = lean_uint32_dec_eq(x_25, x_30);
x_32 = lean_uint32_dec_lt(x_15, x_18);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_18, x_33);
x_35 = lean_uint32_xor(x_34, x_18);
x_36 = lean_bool_to_uint32(x_31);
x_37 = lean_uint32_sub(x_15, x_36);
x_38 = lean_uint32_land(x_35, x_37);
x_39 = lean_uint32_xor(x_18, x_38);
x_40 = lean_uint32_xor(x_29, x_39);
x_41 = lean_bool_to_uint32(x_26);
x_42 = lean_uint32_sub(x_15, x_41);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_uint32_xor(x_39, x_43);
x_45 = lean_uint32_xor(x_18, x_44);
x_46 = lean_bool_to_uint32(x_19);
x_47 = lean_uint32_sub(x_15, x_46);
x_48 = lean_uint32_land(x_45, x_47);
x_49 = lean_uint32_xor(x_44, x_48);
x_50 = 0;
x_51 = lean_uint32_to_uint64(x_49);
x_52 = lean_uint64_lor(x_50, x_51);
x_53 = lean_uint64_to_uint32(x_52);
x_54 = lean_uint32_to_uint64(x_53);
x_55 = lean_uint64_to_uint32(x_54);
x_56 = lean_uint32_dec_le(x_55, x_11);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_sub(x_15, x_57);
x_59 = lean_uint32_land(x_55, x_58);
x_60 = lean_uint32_dec_lt(x_11, x_59);
x_61 = lean_bool_to_uint32(x_4);
x_62 = lean_uint32_dec_eq(x_6, x_30);
x_63 = lean_bool_to_uint32(x_62);
x_64 = 2;
x_65 = lean_uint32_dec_eq(x_6, x_64);
x_66 = lean_bool_to_uint32(x_65);
x_67 = lean_uint32_lor(x_63, x_66);
x_68 = lean_uint32_land(x_61, x_67);
x_69 = lean_uint32_sub(x_6, x_30);
x_70 = 3;
x_71 = lean_uint32_dec_lt(x_69, x_70);
x_72 = lean_bool_to_uint32(x_71);
x_73 = lean_uint32_land(x_61, x_72);
x_74 = lean_uint32_xor(x_73, x_30);
x_75 = lean_uint32_dec_lt(x_5, x_9);
x_76 = lean_bool_to_uint32(x_75);
x_77 = lean_uint32_land(x_74, x_76);
x_78 = lean_bool_to_uint32(x_60);
x_79 = lean_uint32_land(x_77, x_78);
x_114 = 4294967295;
x_115 = lean_uint32_dec_eq(x_3, x_114);
if (x_115 == 0)
{
uint8_t x_116; 
x_116 = 1;
x_107 = x_116;
goto block_113;
}
else
{
uint8_t x_117; 
x_117 = 0;
x_107 = x_117;
goto block_113;
}
block_93:
{
uint32_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint8_t x_92; 
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_dec_le(x_8, x_80);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_land(x_83, x_85);
x_87 = lean_uint32_lor(x_81, x_86);
x_88 = lean_uint32_land(x_77, x_87);
x_89 = lean_uint32_lor(x_79, x_88);
x_90 = lean_uint32_land(x_89, x_66);
x_91 = lean_uint32_lor(x_68, x_90);
x_92 = lean_uint32_dec_eq(x_91, x_30);
return x_92;
}
block_106:
{
uint32_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; 
x_96 = lean_bool_to_uint32(x_95);
x_97 = lean_uint32_dec_le(x_7, x_94);
x_98 = lean_bool_to_uint32(x_97);
x_99 = lean_uint32_land(x_96, x_98);
x_100 = lean_uint32_xor(x_78, x_30);
x_101 = lean_uint32_land(x_99, x_100);
x_102 = lean_uint32_lor(x_15, x_101);
x_103 = lean_uint32_dec_eq(x_8, x_15);
if (x_103 == 0)
{
uint8_t x_104; 
x_104 = 1;
x_80 = x_94;
x_81 = x_102;
x_82 = x_104;
goto block_93;
}
else
{
uint8_t x_105; 
x_105 = 0;
x_80 = x_94;
x_81 = x_102;
x_82 = x_105;
goto block_93;
}
}
block_113:
{
uint32_t x_108; uint32_t x_109; uint8_t x_110; 
x_108 = lean_bool_to_uint32(x_107);
x_109 = lean_uint32_add(x_3, x_108);
x_110 = lean_uint32_dec_eq(x_7, x_15);
if (x_110 == 0)
{
uint8_t x_111; 
x_111 = 1;
x_94 = x_109;
x_95 = x_111;
goto block_106;
}
else
{
uint8_t x_112; 
x_112 = 0;
x_94 = x_109;
x_95 = x_112;
goto block_106;
}
}
}
}
LEAN_EXPORT uint8_t swimmergait_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneDue___redArg(x_1, x_2, x_6, x_7, x_8, x_9, x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
x_12 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_13 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_14 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_15 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_16 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_17 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_18 = lean_unbox(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = swimmergait_lane_due(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_12 = lean_unbox(x_4);
x_13 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_16 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_17 = l_Spec_SwimmerGait_Kernel_laneDue___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_SwimmerGait_Rules(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_SwimmerGait_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_SwimmerGait_Rules(builtin);
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
