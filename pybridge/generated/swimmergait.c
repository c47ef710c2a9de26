// Lean compiler output
// Module: Spec.SwimmerGait.Kernel
// Imports: public import Init public import Spec.SwimmerGait.Machine public import Spec.MDP.Lane.Word
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneRefuses___redArg(uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmergait_reset_words(uint32_t);
LEAN_EXPORT uint64_t swimmergait_obs_0(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_rewardScale___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_reward___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_due(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneState0___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_terminated___redArg___boxed(lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_refuses(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState1___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_terminated(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_stateValid___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_over(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t swimmergait_valid(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_terminated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmergait_step_words(uint32_t);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t swimmergait_lane_elapsed(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t swimmergait_reward_scale(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneElapsed___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t swimmergait_init_1(uint32_t, uint64_t, uint64_t);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t swimmergait_lane_truncated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_resetWords___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step1___redArg___boxed(lean_object*, lean_object*);
uint64_t lean_uint32_to_uint64(uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT uint8_t swimmergait_action_valid(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_stepWords___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_laneT___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs1___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t swimmergait_lane_reward(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t swimmergait_state_valid(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneTerminated___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_valid___boxed(lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs2___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_init1___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_terminated___redArg(uint32_t);
LEAN_EXPORT uint32_t swimmergait_init_0(uint32_t, uint64_t, uint64_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneOver___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneState1___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT uint64_t swimmergait_obs_1(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t swimmergait_lane_state_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs2___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT uint32_t swimmergait_lane_state_1(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState1___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs0___redArg(uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_actionValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_step0___redArg(uint32_t, uint32_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t swimmergait_obs_2(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step0___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneDue___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_stateValid___redArg(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_obs1___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_step1___redArg(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_laneReward___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
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
uint32_t x_2; 
x_2 = 5;
return x_2;
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
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 5;
x_3 = lean_uint32_dec_lt(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint8_t swimmergait_action_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = l_Spec_SwimmerGait_Kernel_actionValid___redArg(x_2);
return x_3;
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
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_stateValid___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_3 = 9;
x_4 = lean_uint32_dec_lt(x_1, x_3);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_dec_lt(x_2, x_3);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_land(x_5, x_7);
x_9 = 1;
x_10 = lean_uint32_dec_eq(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t swimmergait_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint8_t x_4; 
x_4 = l_Spec_SwimmerGait_Kernel_stateValid___redArg(x_2, x_3);
return x_4;
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
uint32_t x_4; 
x_4 = 4;
return x_4;
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
uint32_t x_4; 
x_4 = 4;
return x_4;
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
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; 
x_3 = 9;
x_4 = 0;
x_5 = lean_uint32_dec_lt(x_1, x_3);
x_6 = lean_bool_to_uint32(x_5);
x_7 = lean_uint32_sub(x_4, x_6);
x_8 = lean_uint32_land(x_1, x_7);
x_9 = lean_uint32_dec_eq(x_2, x_4);
x_10 = lean_bool_to_uint32(x_9);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_2, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = 8;
x_15 = lean_uint32_dec_lt(x_8, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_10, x_16);
x_18 = lean_uint32_add(x_8, x_17);
x_19 = lean_uint32_dec_lt(x_4, x_8);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_13, x_20);
x_22 = lean_uint32_sub(x_18, x_21);
return x_22;
}
}
LEAN_EXPORT uint32_t swimmergait_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; 
x_6 = l_Spec_SwimmerGait_Kernel_step0___redArg(x_2, x_4);
return x_6;
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
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_step1___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; 
x_3 = 9;
x_4 = 0;
x_5 = lean_uint32_dec_lt(x_1, x_3);
x_6 = lean_bool_to_uint32(x_5);
x_7 = lean_uint32_sub(x_4, x_6);
x_8 = lean_uint32_land(x_1, x_7);
x_9 = 8;
x_10 = 2;
x_11 = lean_uint32_dec_eq(x_2, x_10);
x_12 = lean_bool_to_uint32(x_11);
x_13 = 3;
x_14 = lean_uint32_dec_eq(x_2, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_dec_lt(x_8, x_9);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_12, x_17);
x_19 = lean_uint32_add(x_8, x_18);
x_20 = lean_uint32_dec_lt(x_4, x_8);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_15, x_21);
x_23 = lean_uint32_sub(x_19, x_22);
return x_23;
}
}
LEAN_EXPORT uint32_t swimmergait_step_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5) {
_start:
{
uint32_t x_6; 
x_6 = l_Spec_SwimmerGait_Kernel_step1___redArg(x_3, x_4);
return x_6;
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_step1___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint32_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_SwimmerGait_Kernel_step1___redArg(x_3, x_4);
x_6 = lean_box_uint32(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; uint32_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; uint64_t x_68; uint64_t x_69; uint32_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint8_t x_74; uint64_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint8_t x_81; uint64_t x_82; uint32_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint8_t x_88; uint64_t x_89; uint32_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint8_t x_95; uint64_t x_96; uint32_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint32_t x_102; uint8_t x_103; uint64_t x_104; uint32_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint32_t x_110; uint8_t x_111; uint64_t x_112; uint32_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint8_t x_118; uint64_t x_119; uint32_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; uint8_t x_125; uint64_t x_126; uint32_t x_127; uint64_t x_128; uint64_t x_129; uint64_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint8_t x_148; uint8_t x_154; 
x_4 = 9;
x_5 = 0;
x_6 = lean_uint32_dec_lt(x_1, x_4);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_sub(x_5, x_7);
x_9 = lean_uint32_land(x_1, x_8);
x_10 = lean_uint32_dec_lt(x_2, x_4);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_sub(x_5, x_11);
x_13 = lean_uint32_land(x_2, x_12);
x_14 = lean_uint32_dec_eq(x_3, x_5);
x_15 = lean_bool_to_uint32(x_14);
x_16 = 1;
x_17 = lean_uint32_dec_eq(x_3, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = 8;
x_20 = lean_uint32_dec_lt(x_9, x_19);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_15, x_21);
x_23 = lean_uint32_add(x_9, x_22);
x_24 = lean_uint32_dec_lt(x_5, x_9);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_18, x_25);
x_27 = lean_uint32_sub(x_23, x_26);
x_28 = 2;
x_29 = lean_uint32_dec_eq(x_3, x_28);
x_30 = lean_bool_to_uint32(x_29);
x_31 = 3;
x_32 = lean_uint32_dec_eq(x_3, x_31);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_dec_lt(x_13, x_19);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_land(x_30, x_35);
x_37 = lean_uint32_add(x_13, x_36);
x_38 = lean_uint32_dec_lt(x_5, x_13);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_33, x_39);
x_41 = lean_uint32_sub(x_37, x_40);
x_42 = lean_uint32_dec_lt(x_3, x_28);
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_xor(x_9, x_13);
x_45 = lean_uint32_sub(x_5, x_43);
x_46 = lean_uint32_land(x_44, x_45);
x_47 = lean_uint32_xor(x_13, x_46);
x_48 = lean_uint32_xor(x_27, x_41);
x_49 = lean_uint32_land(x_48, x_45);
x_50 = lean_uint32_xor(x_41, x_49);
x_51 = lean_uint32_xor(x_44, x_47);
x_52 = lean_uint32_dec_lt(x_50, x_47);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_sub(x_47, x_53);
x_55 = lean_uint32_xor(x_53, x_43);
x_56 = lean_uint32_xor(x_55, x_16);
x_57 = 4;
x_58 = lean_uint32_dec_le(x_57, x_54);
x_59 = lean_bool_to_uint32(x_58);
x_60 = 7;
x_61 = lean_uint32_sub(x_5, x_59);
x_62 = lean_uint32_land(x_60, x_61);
x_63 = lean_uint32_xor(x_54, x_62);
x_64 = lean_uint32_xor(x_51, x_61);
x_65 = lean_uint32_mul(x_59, x_4);
x_66 = lean_uint32_add(x_64, x_65);
x_67 = lean_uint32_dec_eq(x_66, x_5);
x_68 = 3301201608220693343ULL;
x_69 = 0;
x_70 = lean_bool_to_uint32(x_67);
x_71 = lean_uint32_to_uint64(x_70);
x_72 = lean_uint64_sub(x_69, x_71);
x_73 = lean_uint64_land(x_68, x_72);
x_74 = lean_uint32_dec_eq(x_66, x_16);
x_75 = 3691895812384512705ULL;
x_76 = lean_bool_to_uint32(x_74);
x_77 = lean_uint32_to_uint64(x_76);
x_78 = lean_uint64_sub(x_69, x_77);
x_79 = lean_uint64_land(x_75, x_78);
x_80 = lean_uint64_lor(x_73, x_79);
x_81 = lean_uint32_dec_eq(x_66, x_28);
x_82 = 4138604095262319081ULL;
x_83 = lean_bool_to_uint32(x_81);
x_84 = lean_uint32_to_uint64(x_83);
x_85 = lean_uint64_sub(x_69, x_84);
x_86 = lean_uint64_land(x_82, x_85);
x_87 = lean_uint64_lor(x_80, x_86);
x_88 = lean_uint32_dec_eq(x_66, x_31);
x_89 = 4611489559557728337ULL;
x_90 = lean_bool_to_uint32(x_88);
x_91 = lean_uint32_to_uint64(x_90);
x_92 = lean_uint64_sub(x_69, x_91);
x_93 = lean_uint64_land(x_89, x_92);
x_94 = lean_uint64_lor(x_87, x_93);
x_95 = lean_uint32_dec_eq(x_66, x_57);
x_96 = 5088033842056621498ULL;
x_97 = lean_bool_to_uint32(x_95);
x_98 = lean_uint32_to_uint64(x_97);
x_99 = lean_uint64_sub(x_69, x_98);
x_100 = lean_uint64_land(x_96, x_99);
x_101 = lean_uint64_lor(x_94, x_100);
x_102 = 5;
x_103 = lean_uint32_dec_eq(x_66, x_102);
x_104 = 5551348207930339854ULL;
x_105 = lean_bool_to_uint32(x_103);
x_106 = lean_uint32_to_uint64(x_105);
x_107 = lean_uint64_sub(x_69, x_106);
x_108 = lean_uint64_land(x_104, x_107);
x_109 = lean_uint64_lor(x_101, x_108);
x_110 = 6;
x_111 = lean_uint32_dec_eq(x_66, x_110);
x_112 = 5985388398821340492ULL;
x_113 = lean_bool_to_uint32(x_111);
x_114 = lean_uint32_to_uint64(x_113);
x_115 = lean_uint64_sub(x_69, x_114);
x_116 = lean_uint64_land(x_112, x_115);
x_117 = lean_uint64_lor(x_109, x_116);
x_118 = lean_uint32_dec_eq(x_66, x_60);
x_119 = 6372139827240335221ULL;
x_120 = lean_bool_to_uint32(x_118);
x_121 = lean_uint32_to_uint64(x_120);
x_122 = lean_uint64_sub(x_69, x_121);
x_123 = lean_uint64_land(x_119, x_122);
x_124 = lean_uint64_lor(x_117, x_123);
x_125 = lean_uint32_dec_eq(x_66, x_19);
x_126 = 6689365763867179145ULL;
x_127 = lean_bool_to_uint32(x_125);
x_128 = lean_uint32_to_uint64(x_127);
x_129 = lean_uint64_sub(x_69, x_128);
x_130 = lean_uint64_land(x_126, x_129);
x_131 = lean_uint64_lor(x_124, x_130);
x_132 = lean_uint32_to_uint64(x_63);
x_133 = 4;
x_134 = lean_uint64_shift_left(x_132, x_133);
x_135 = lean_uint64_shift_right(x_131, x_134);
x_136 = 65535;
x_137 = lean_uint64_land(x_135, x_136);
x_138 = 16384;
x_139 = lean_uint64_sub(x_137, x_138);
x_140 = lean_uint32_to_uint64(x_59);
x_141 = lean_uint64_sub(x_69, x_140);
x_142 = lean_uint64_xor(x_139, x_141);
x_143 = lean_uint64_add(x_142, x_140);
x_144 = lean_uint32_to_uint64(x_56);
x_145 = lean_uint64_sub(x_69, x_144);
x_146 = lean_uint64_xor(x_143, x_145);
x_147 = lean_uint64_add(x_146, x_144);
x_154 = lean_uint32_dec_eq(x_50, x_47);
if (x_154 == 0)
{
uint8_t x_155; 
x_155 = 1;
x_148 = x_155;
goto block_153;
}
else
{
uint8_t x_156; 
x_156 = 0;
x_148 = x_156;
goto block_153;
}
block_153:
{
uint32_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; 
x_149 = lean_bool_to_uint32(x_148);
x_150 = lean_uint32_to_uint64(x_149);
x_151 = lean_uint64_sub(x_69, x_150);
x_152 = lean_uint64_land(x_147, x_151);
return x_152;
}
}
}
LEAN_EXPORT uint64_t swimmergait_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint32_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; 
x_6 = l_Spec_SwimmerGait_Kernel_reward___redArg(x_2, x_3, x_4);
return x_6;
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
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_terminated___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; 
x_2 = 8;
x_3 = 9;
x_4 = 0;
x_5 = lean_uint32_dec_lt(x_1, x_3);
x_6 = lean_bool_to_uint32(x_5);
x_7 = lean_uint32_sub(x_4, x_6);
x_8 = lean_uint32_land(x_1, x_7);
x_9 = lean_uint32_dec_lt(x_2, x_8);
return x_9;
}
}
LEAN_EXPORT uint8_t swimmergait_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint8_t x_4; 
x_4 = l_Spec_SwimmerGait_Kernel_terminated___redArg(x_2);
return x_4;
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
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs0___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; 
x_3 = 9;
x_4 = 0;
x_5 = lean_uint32_dec_lt(x_1, x_3);
x_6 = lean_bool_to_uint32(x_5);
x_7 = lean_uint32_sub(x_4, x_6);
x_8 = lean_uint32_land(x_1, x_7);
x_9 = lean_uint32_dec_lt(x_2, x_3);
x_10 = lean_bool_to_uint32(x_9);
x_11 = lean_uint32_sub(x_4, x_10);
x_12 = lean_uint32_land(x_2, x_11);
x_13 = lean_uint32_mul(x_8, x_3);
x_14 = lean_uint32_add(x_13, x_12);
x_15 = lean_uint32_to_uint64(x_14);
return x_15;
}
}
LEAN_EXPORT uint64_t swimmergait_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint64_t x_4; 
x_4 = l_Spec_SwimmerGait_Kernel_obs0___redArg(x_2, x_3);
return x_4;
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
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs1___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; uint8_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; 
x_2 = 9;
x_3 = 0;
x_4 = lean_uint32_dec_lt(x_1, x_2);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_sub(x_3, x_5);
x_7 = lean_uint32_land(x_1, x_6);
x_8 = lean_uint32_to_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmergait_obs_1(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint64_t x_4; 
x_4 = l_Spec_SwimmerGait_Kernel_obs1___redArg(x_2);
return x_4;
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
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_obs2___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; uint8_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; 
x_2 = 9;
x_3 = 0;
x_4 = lean_uint32_dec_lt(x_1, x_2);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_sub(x_3, x_5);
x_7 = lean_uint32_land(x_1, x_6);
x_8 = lean_uint32_to_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t swimmergait_obs_2(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint64_t x_4; 
x_4 = l_Spec_SwimmerGait_Kernel_obs2___redArg(x_3);
return x_4;
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
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneRefuses___redArg(uint8_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; 
x_4 = 5;
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
LEAN_EXPORT uint8_t swimmergait_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneRefuses___redArg(x_7, x_8, x_9);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_SwimmerGait_Kernel_laneRefuses___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneState0___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; 
x_5 = 5;
x_6 = l_Spec_SwimmerGait_Kernel_step0___redArg(x_1, x_3);
x_7 = lean_uint32_xor(x_6, x_1);
x_8 = 0;
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
x_20 = lean_uint32_sub(x_8, x_19);
x_21 = lean_uint32_land(x_7, x_20);
x_22 = lean_uint32_xor(x_1, x_21);
return x_22;
}
}
LEAN_EXPORT uint32_t swimmergait_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneState0___redArg(x_2, x_7, x_8, x_9);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_SwimmerGait_Kernel_laneState0___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneState1___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; 
x_5 = 5;
x_6 = l_Spec_SwimmerGait_Kernel_step1___redArg(x_1, x_3);
x_7 = lean_uint32_xor(x_6, x_1);
x_8 = 0;
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
x_20 = lean_uint32_sub(x_8, x_19);
x_21 = lean_uint32_land(x_7, x_20);
x_22 = lean_uint32_xor(x_1, x_21);
return x_22;
}
}
LEAN_EXPORT uint32_t swimmergait_lane_state_1(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneState1___redArg(x_3, x_7, x_8, x_9);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneState1___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_SwimmerGait_Kernel_laneState1___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_laneT___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 5;
x_6 = lean_uint64_xor(x_1, x_1);
x_7 = 0;
x_8 = lean_bool_to_uint32(x_2);
x_9 = 1;
x_10 = lean_uint32_sub(x_4, x_9);
x_11 = 3;
x_12 = lean_uint32_dec_lt(x_10, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_land(x_8, x_13);
x_15 = lean_uint32_xor(x_14, x_9);
x_16 = lean_uint32_dec_lt(x_3, x_5);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint32_to_uint64(x_18);
x_20 = lean_uint64_sub(x_7, x_19);
x_21 = lean_uint64_land(x_6, x_20);
x_22 = lean_uint64_xor(x_1, x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t swimmergait_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneT___redArg(x_5, x_7, x_8, x_9);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_SwimmerGait_Kernel_laneT___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_SwimmerGait_Kernel_laneElapsed___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_26; uint8_t x_27; 
x_5 = 5;
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
LEAN_EXPORT uint32_t swimmergait_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneElapsed___redArg(x_6, x_7, x_8, x_9);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_SwimmerGait_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_40; uint8_t x_41; uint8_t x_53; uint32_t x_60; uint8_t x_61; 
x_8 = 5;
x_9 = l_Spec_SwimmerGait_Kernel_step0___redArg(x_1, x_4);
x_10 = l_Spec_SwimmerGait_Kernel_terminated___redArg(x_9);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_3);
x_13 = 1;
x_14 = lean_uint32_sub(x_5, x_13);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_12, x_17);
x_19 = lean_uint32_xor(x_18, x_13);
x_20 = lean_uint32_dec_lt(x_4, x_8);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_bool_to_uint32(x_10);
x_24 = lean_uint32_land(x_22, x_23);
x_60 = 4294967295;
x_61 = lean_uint32_dec_eq(x_2, x_60);
if (x_61 == 0)
{
uint8_t x_62; 
x_62 = 1;
x_53 = x_62;
goto block_59;
}
else
{
uint8_t x_63; 
x_63 = 0;
x_53 = x_63;
goto block_59;
}
block_39:
{
uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; 
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_7, x_26);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_land(x_28, x_30);
x_32 = lean_uint32_lor(x_25, x_31);
x_33 = lean_uint32_land(x_22, x_32);
x_34 = lean_uint32_lor(x_24, x_33);
x_35 = lean_uint32_xor(x_22, x_13);
x_36 = lean_uint32_land(x_12, x_35);
x_37 = lean_uint32_lor(x_34, x_36);
x_38 = lean_uint32_dec_eq(x_37, x_13);
return x_38;
}
block_52:
{
uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint8_t x_49; 
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_dec_le(x_6, x_40);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_land(x_42, x_44);
x_46 = lean_uint32_xor(x_23, x_13);
x_47 = lean_uint32_land(x_45, x_46);
x_48 = lean_uint32_lor(x_11, x_47);
x_49 = lean_uint32_dec_eq(x_7, x_11);
if (x_49 == 0)
{
uint8_t x_50; 
x_50 = 1;
x_25 = x_48;
x_26 = x_40;
x_27 = x_50;
goto block_39;
}
else
{
uint8_t x_51; 
x_51 = 0;
x_25 = x_48;
x_26 = x_40;
x_27 = x_51;
goto block_39;
}
}
block_59:
{
uint32_t x_54; uint32_t x_55; uint8_t x_56; 
x_54 = lean_bool_to_uint32(x_53);
x_55 = lean_uint32_add(x_2, x_54);
x_56 = lean_uint32_dec_eq(x_6, x_11);
if (x_56 == 0)
{
uint8_t x_57; 
x_57 = 1;
x_40 = x_55;
x_41 = x_57;
goto block_52;
}
else
{
uint8_t x_58; 
x_58 = 0;
x_40 = x_55;
x_41 = x_58;
goto block_52;
}
}
}
}
LEAN_EXPORT uint8_t swimmergait_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneOver___redArg(x_2, x_6, x_7, x_8, x_9, x_10, x_11);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_SwimmerGait_Kernel_laneOver___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t l_Spec_SwimmerGait_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; 
x_6 = 5;
x_7 = l_Spec_SwimmerGait_Kernel_reward___redArg(x_1, x_2, x_4);
x_8 = 0;
x_9 = lean_uint64_xor(x_7, x_8);
x_10 = lean_bool_to_uint32(x_3);
x_11 = 1;
x_12 = lean_uint32_sub(x_5, x_11);
x_13 = 3;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = lean_uint32_land(x_10, x_15);
x_17 = lean_uint32_xor(x_16, x_11);
x_18 = lean_uint32_dec_lt(x_4, x_6);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_land(x_17, x_19);
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_8, x_21);
x_23 = lean_uint64_land(x_9, x_22);
x_24 = lean_uint64_xor(x_8, x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t swimmergait_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint64_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneReward___redArg(x_2, x_3, x_7, x_8, x_9);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_SwimmerGait_Kernel_laneReward___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneTerminated___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; 
x_5 = 5;
x_6 = l_Spec_SwimmerGait_Kernel_step0___redArg(x_1, x_3);
x_7 = l_Spec_SwimmerGait_Kernel_terminated___redArg(x_6);
x_8 = lean_bool_to_uint32(x_2);
x_9 = 1;
x_10 = lean_uint32_sub(x_4, x_9);
x_11 = 3;
x_12 = lean_uint32_dec_lt(x_10, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_land(x_8, x_13);
x_15 = lean_uint32_xor(x_14, x_9);
x_16 = lean_uint32_dec_lt(x_3, x_5);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_bool_to_uint32(x_7);
x_20 = lean_uint32_land(x_18, x_19);
x_21 = lean_uint32_dec_eq(x_20, x_9);
return x_21;
}
}
LEAN_EXPORT uint8_t swimmergait_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneTerminated___redArg(x_2, x_7, x_8, x_9);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_SwimmerGait_Kernel_laneTerminated___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_34; uint8_t x_35; uint8_t x_48; uint32_t x_55; uint8_t x_56; 
x_8 = 5;
x_9 = l_Spec_SwimmerGait_Kernel_step0___redArg(x_1, x_4);
x_10 = l_Spec_SwimmerGait_Kernel_terminated___redArg(x_9);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_3);
x_13 = 1;
x_14 = lean_uint32_sub(x_5, x_13);
x_15 = 3;
x_16 = lean_uint32_dec_lt(x_14, x_15);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_12, x_17);
x_19 = lean_uint32_xor(x_18, x_13);
x_20 = lean_uint32_dec_lt(x_4, x_8);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_55 = 4294967295;
x_56 = lean_uint32_dec_eq(x_2, x_55);
if (x_56 == 0)
{
uint8_t x_57; 
x_57 = 1;
x_48 = x_57;
goto block_54;
}
else
{
uint8_t x_58; 
x_58 = 0;
x_48 = x_58;
goto block_54;
}
block_33:
{
uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint8_t x_32; 
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_dec_le(x_7, x_23);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_uint32_lor(x_24, x_29);
x_31 = lean_uint32_land(x_22, x_30);
x_32 = lean_uint32_dec_eq(x_31, x_13);
return x_32;
}
block_47:
{
uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; 
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_6, x_34);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_land(x_36, x_38);
x_40 = lean_bool_to_uint32(x_10);
x_41 = lean_uint32_xor(x_40, x_13);
x_42 = lean_uint32_land(x_39, x_41);
x_43 = lean_uint32_lor(x_11, x_42);
x_44 = lean_uint32_dec_eq(x_7, x_11);
if (x_44 == 0)
{
uint8_t x_45; 
x_45 = 1;
x_23 = x_34;
x_24 = x_43;
x_25 = x_45;
goto block_33;
}
else
{
uint8_t x_46; 
x_46 = 0;
x_23 = x_34;
x_24 = x_43;
x_25 = x_46;
goto block_33;
}
}
block_54:
{
uint32_t x_49; uint32_t x_50; uint8_t x_51; 
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_add(x_2, x_49);
x_51 = lean_uint32_dec_eq(x_6, x_11);
if (x_51 == 0)
{
uint8_t x_52; 
x_52 = 1;
x_34 = x_50;
x_35 = x_52;
goto block_47;
}
else
{
uint8_t x_53; 
x_53 = 0;
x_34 = x_50;
x_35 = x_53;
goto block_47;
}
}
}
}
LEAN_EXPORT uint8_t swimmergait_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneTruncated___redArg(x_2, x_6, x_7, x_8, x_9, x_10, x_11);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_SwimmerGait_Kernel_laneTruncated___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint8_t l_Spec_SwimmerGait_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_46; uint8_t x_47; uint8_t x_59; uint32_t x_66; uint8_t x_67; 
x_8 = 5;
x_9 = l_Spec_SwimmerGait_Kernel_step0___redArg(x_1, x_4);
x_10 = l_Spec_SwimmerGait_Kernel_terminated___redArg(x_9);
x_11 = 0;
x_12 = lean_bool_to_uint32(x_3);
x_13 = 1;
x_14 = lean_uint32_dec_eq(x_5, x_13);
x_15 = lean_bool_to_uint32(x_14);
x_16 = 2;
x_17 = lean_uint32_dec_eq(x_5, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_lor(x_15, x_18);
x_20 = lean_uint32_land(x_12, x_19);
x_21 = lean_uint32_sub(x_5, x_13);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_12, x_24);
x_26 = lean_uint32_xor(x_25, x_13);
x_27 = lean_uint32_dec_lt(x_4, x_8);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_bool_to_uint32(x_10);
x_31 = lean_uint32_land(x_29, x_30);
x_66 = 4294967295;
x_67 = lean_uint32_dec_eq(x_2, x_66);
if (x_67 == 0)
{
uint8_t x_68; 
x_68 = 1;
x_59 = x_68;
goto block_65;
}
else
{
uint8_t x_69; 
x_69 = 0;
x_59 = x_69;
goto block_65;
}
block_45:
{
uint32_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; 
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_dec_le(x_7, x_33);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_land(x_35, x_37);
x_39 = lean_uint32_lor(x_32, x_38);
x_40 = lean_uint32_land(x_29, x_39);
x_41 = lean_uint32_lor(x_31, x_40);
x_42 = lean_uint32_land(x_41, x_18);
x_43 = lean_uint32_lor(x_20, x_42);
x_44 = lean_uint32_dec_eq(x_43, x_13);
return x_44;
}
block_58:
{
uint32_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint8_t x_55; 
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_dec_le(x_6, x_46);
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_land(x_48, x_50);
x_52 = lean_uint32_xor(x_30, x_13);
x_53 = lean_uint32_land(x_51, x_52);
x_54 = lean_uint32_lor(x_11, x_53);
x_55 = lean_uint32_dec_eq(x_7, x_11);
if (x_55 == 0)
{
uint8_t x_56; 
x_56 = 1;
x_32 = x_54;
x_33 = x_46;
x_34 = x_56;
goto block_45;
}
else
{
uint8_t x_57; 
x_57 = 0;
x_32 = x_54;
x_33 = x_46;
x_34 = x_57;
goto block_45;
}
}
block_65:
{
uint32_t x_60; uint32_t x_61; uint8_t x_62; 
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_add(x_2, x_60);
x_62 = lean_uint32_dec_eq(x_6, x_11);
if (x_62 == 0)
{
uint8_t x_63; 
x_63 = 1;
x_46 = x_61;
x_47 = x_63;
goto block_58;
}
else
{
uint8_t x_64; 
x_64 = 0;
x_46 = x_61;
x_47 = x_64;
goto block_58;
}
}
}
}
LEAN_EXPORT uint8_t swimmergait_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint8_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint8_t x_12; 
x_12 = l_Spec_SwimmerGait_Kernel_laneDue___redArg(x_2, x_6, x_7, x_8, x_9, x_10, x_11);
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
LEAN_EXPORT lean_object* l_Spec_SwimmerGait_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox(x_3);
x_11 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_SwimmerGait_Kernel_laneDue___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_SwimmerGait_Machine(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_SwimmerGait_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_SwimmerGait_Machine(builtin);
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
