// Lean compiler output
// Module: Spec.NewEnv.Kernel
// Imports: public import Init public import Spec.MDP.Lane.Word
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
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_laneReward___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_resetWords___boxed(lean_object*);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_rewardScale___boxed(lean_object*);
LEAN_EXPORT uint8_t newenv_lane_over(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_laneElapsed___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneTruncated___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t newenv_lane_elapsed(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_reward___redArg(uint32_t, uint32_t);
LEAN_EXPORT uint64_t newenv_reward(uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint32_t newenv_lane_state_0(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t newenv_lane_refuses(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t newenv_valid(uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_terminated___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t newenv_lane_reward(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_actionValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint32_t newenv_init_0(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_valid___boxed(lean_object*);
LEAN_EXPORT uint8_t newenv_state_valid(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneRefuses___redArg(uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneDue___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t newenv_reset_words(uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t newenv_lane_t(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t newenv_step_0(uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t newenv_terminated(uint32_t, uint32_t);
uint64_t lean_uint32_to_uint64(uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint32_t newenv_reward_scale(uint32_t);
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_laneState0___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneOver___redArg(uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_numActions___boxed(lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_step0___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t newenv_num_actions(uint32_t);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_stateValid___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t newenv_step_words(uint32_t);
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
LEAN_EXPORT uint8_t newenv_action_valid(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint8_t newenv_lane_terminated(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_obs0___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t newenv_obs_0(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_laneT___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_stepWords___boxed(lean_object*);
LEAN_EXPORT uint8_t newenv_lane_truncated(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t newenv_lane_due(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t newenv_valid(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; uint32_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_2 = 2;
x_3 = lean_uint32_dec_le(x_2, x_1);
x_4 = lean_bool_to_uint32(x_3);
x_5 = 1000;
x_6 = lean_uint32_dec_le(x_1, x_5);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_land(x_4, x_7);
x_9 = 1;
x_10 = lean_uint32_dec_eq(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_valid___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_valid(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t newenv_num_actions(uint32_t x_1) {
_start:
{
uint32_t x_2; 
x_2 = 2;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_numActions___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_num_actions(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 2;
x_3 = lean_uint32_dec_lt(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint8_t newenv_action_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = l_Spec_NewEnv_Kernel_actionValid___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_action_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_NewEnv_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t newenv_reward_scale(uint32_t x_1) {
_start:
{
uint32_t x_2; 
x_2 = 1;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_rewardScale___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_reward_scale(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t newenv_reset_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_resetWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_reset_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t newenv_step_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_stepWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = newenv_step_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t newenv_state_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = lean_uint32_dec_lt(x_2, x_1);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_state_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint32_t newenv_init_0(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint32_t x_4; 
x_4 = 0;
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = newenv_init_0(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; 
x_4 = 0;
x_5 = lean_uint32_dec_lt(x_2, x_1);
x_6 = lean_bool_to_uint32(x_5);
x_7 = lean_uint32_sub(x_4, x_6);
x_8 = lean_uint32_land(x_2, x_7);
x_9 = 1;
x_10 = lean_uint32_add(x_8, x_9);
x_11 = lean_uint32_dec_lt(x_10, x_1);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_dec_eq(x_3, x_9);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_12, x_14);
x_16 = lean_uint32_add(x_8, x_15);
x_17 = lean_uint32_dec_lt(x_4, x_8);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_12, x_18);
x_20 = lean_uint32_dec_eq(x_3, x_4);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_land(x_19, x_21);
x_23 = lean_uint32_sub(x_16, x_22);
return x_23;
}
}
LEAN_EXPORT uint32_t newenv_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; 
x_5 = l_Spec_NewEnv_Kernel_step0___redArg(x_1, x_2, x_3);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; uint32_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = newenv_step_0(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_NewEnv_Kernel_step0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; 
x_3 = 0;
x_4 = lean_uint32_dec_lt(x_2, x_1);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_sub(x_3, x_5);
x_7 = lean_uint32_land(x_2, x_6);
x_8 = 1;
x_9 = lean_uint32_add(x_7, x_8);
x_10 = lean_uint32_dec_eq(x_9, x_1);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_to_uint64(x_11);
x_13 = 1;
x_14 = lean_uint64_sub(x_12, x_13);
return x_14;
}
}
LEAN_EXPORT uint64_t newenv_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; 
x_5 = l_Spec_NewEnv_Kernel_reward___redArg(x_1, x_2);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = newenv_reward(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_NewEnv_Kernel_reward___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t newenv_terminated(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint8_t x_12; 
x_3 = 0;
x_4 = lean_uint32_dec_lt(x_2, x_1);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_sub(x_3, x_5);
x_7 = lean_uint32_land(x_2, x_6);
x_8 = 1;
x_9 = lean_uint32_add(x_7, x_8);
x_10 = lean_uint32_dec_eq(x_9, x_1);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_dec_eq(x_11, x_8);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_terminated(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t newenv_obs_0(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint8_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint64_t x_8; 
x_3 = 0;
x_4 = lean_uint32_dec_lt(x_2, x_1);
x_5 = lean_bool_to_uint32(x_4);
x_6 = lean_uint32_sub(x_3, x_5);
x_7 = lean_uint32_land(x_2, x_6);
x_8 = lean_uint32_to_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = newenv_obs_0(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneRefuses___redArg(uint8_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint8_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; 
x_4 = 2;
x_5 = lean_bool_to_uint32(x_1);
x_6 = 1;
x_7 = lean_uint32_dec_eq(x_3, x_6);
x_8 = lean_bool_to_uint32(x_7);
x_9 = lean_uint32_dec_eq(x_3, x_4);
x_10 = lean_bool_to_uint32(x_9);
x_11 = lean_uint32_lor(x_8, x_10);
x_12 = lean_uint32_land(x_5, x_11);
x_13 = lean_uint32_sub(x_3, x_6);
x_14 = 3;
x_15 = lean_uint32_dec_lt(x_13, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_land(x_5, x_16);
x_18 = lean_uint32_xor(x_17, x_6);
x_19 = lean_uint32_dec_lt(x_2, x_4);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = lean_uint32_lor(x_12, x_21);
x_23 = lean_uint32_xor(x_22, x_6);
x_24 = lean_uint32_dec_eq(x_23, x_6);
return x_24;
}
}
LEAN_EXPORT uint8_t newenv_lane_refuses(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneRefuses___redArg(x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_refuses(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_NewEnv_Kernel_laneRefuses___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; 
x_6 = 2;
x_7 = l_Spec_NewEnv_Kernel_step0___redArg(x_1, x_2, x_4);
x_8 = lean_uint32_xor(x_7, x_2);
x_9 = 0;
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
x_21 = lean_uint32_sub(x_9, x_20);
x_22 = lean_uint32_land(x_8, x_21);
x_23 = lean_uint32_xor(x_2, x_22);
return x_23;
}
}
LEAN_EXPORT uint32_t newenv_lane_state_0(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneState0___redArg(x_1, x_2, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_state_0(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_NewEnv_Kernel_laneState0___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_laneT___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 2;
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
LEAN_EXPORT uint64_t newenv_lane_t(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneT___redArg(x_4, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_t(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_NewEnv_Kernel_laneT___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_NewEnv_Kernel_laneElapsed___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_26; uint8_t x_27; 
x_5 = 2;
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
LEAN_EXPORT uint32_t newenv_lane_elapsed(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_elapsed(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_NewEnv_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneOver___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_41; uint8_t x_42; uint8_t x_54; uint32_t x_61; uint8_t x_62; 
x_9 = 2;
x_10 = l_Spec_NewEnv_Kernel_step0___redArg(x_1, x_2, x_5);
x_11 = newenv_terminated(x_1, x_10);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_4);
x_14 = 1;
x_15 = lean_uint32_sub(x_6, x_14);
x_16 = 3;
x_17 = lean_uint32_dec_lt(x_15, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_13, x_18);
x_20 = lean_uint32_xor(x_19, x_14);
x_21 = lean_uint32_dec_lt(x_5, x_9);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_24 = lean_bool_to_uint32(x_11);
x_25 = lean_uint32_land(x_23, x_24);
x_61 = 4294967295;
x_62 = lean_uint32_dec_eq(x_3, x_61);
if (x_62 == 0)
{
uint8_t x_63; 
x_63 = 1;
x_54 = x_63;
goto block_60;
}
else
{
uint8_t x_64; 
x_64 = 0;
x_54 = x_64;
goto block_60;
}
block_40:
{
uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; 
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_dec_le(x_8, x_27);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_land(x_29, x_31);
x_33 = lean_uint32_lor(x_26, x_32);
x_34 = lean_uint32_land(x_23, x_33);
x_35 = lean_uint32_lor(x_25, x_34);
x_36 = lean_uint32_xor(x_23, x_14);
x_37 = lean_uint32_land(x_13, x_36);
x_38 = lean_uint32_lor(x_35, x_37);
x_39 = lean_uint32_dec_eq(x_38, x_14);
return x_39;
}
block_53:
{
uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint8_t x_50; 
x_43 = lean_bool_to_uint32(x_42);
x_44 = lean_uint32_dec_le(x_7, x_41);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_land(x_43, x_45);
x_47 = lean_uint32_xor(x_24, x_14);
x_48 = lean_uint32_land(x_46, x_47);
x_49 = lean_uint32_lor(x_12, x_48);
x_50 = lean_uint32_dec_eq(x_8, x_12);
if (x_50 == 0)
{
uint8_t x_51; 
x_51 = 1;
x_26 = x_49;
x_27 = x_41;
x_28 = x_51;
goto block_40;
}
else
{
uint8_t x_52; 
x_52 = 0;
x_26 = x_49;
x_27 = x_41;
x_28 = x_52;
goto block_40;
}
}
block_60:
{
uint32_t x_55; uint32_t x_56; uint8_t x_57; 
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_add(x_3, x_55);
x_57 = lean_uint32_dec_eq(x_7, x_12);
if (x_57 == 0)
{
uint8_t x_58; 
x_58 = 1;
x_41 = x_56;
x_42 = x_58;
goto block_53;
}
else
{
uint8_t x_59; 
x_59 = 0;
x_41 = x_56;
x_42 = x_59;
goto block_53;
}
}
}
}
LEAN_EXPORT uint8_t newenv_lane_over(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneOver___redArg(x_1, x_2, x_5, x_6, x_7, x_8, x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_over(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
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
x_17 = l_Spec_NewEnv_Kernel_laneOver___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint64_t l_Spec_NewEnv_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; 
x_6 = 2;
x_7 = l_Spec_NewEnv_Kernel_reward___redArg(x_1, x_2);
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
LEAN_EXPORT uint64_t newenv_lane_reward(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneReward___redArg(x_1, x_2, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_reward(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_NewEnv_Kernel_laneReward___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; 
x_6 = 2;
x_7 = l_Spec_NewEnv_Kernel_step0___redArg(x_1, x_2, x_4);
x_8 = newenv_terminated(x_1, x_7);
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
x_20 = lean_bool_to_uint32(x_8);
x_21 = lean_uint32_land(x_19, x_20);
x_22 = lean_uint32_dec_eq(x_21, x_10);
return x_22;
}
}
LEAN_EXPORT uint8_t newenv_lane_terminated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneTerminated___redArg(x_1, x_2, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_terminated(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_NewEnv_Kernel_laneTerminated___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneTruncated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_35; uint8_t x_36; uint8_t x_49; uint32_t x_56; uint8_t x_57; 
x_9 = 2;
x_10 = l_Spec_NewEnv_Kernel_step0___redArg(x_1, x_2, x_5);
x_11 = newenv_terminated(x_1, x_10);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_4);
x_14 = 1;
x_15 = lean_uint32_sub(x_6, x_14);
x_16 = 3;
x_17 = lean_uint32_dec_lt(x_15, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_land(x_13, x_18);
x_20 = lean_uint32_xor(x_19, x_14);
x_21 = lean_uint32_dec_lt(x_5, x_9);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_56 = 4294967295;
x_57 = lean_uint32_dec_eq(x_3, x_56);
if (x_57 == 0)
{
uint8_t x_58; 
x_58 = 1;
x_49 = x_58;
goto block_55;
}
else
{
uint8_t x_59; 
x_59 = 0;
x_49 = x_59;
goto block_55;
}
block_34:
{
uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; 
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_dec_le(x_8, x_24);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_lor(x_25, x_30);
x_32 = lean_uint32_land(x_23, x_31);
x_33 = lean_uint32_dec_eq(x_32, x_14);
return x_33;
}
block_48:
{
uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; 
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_dec_le(x_7, x_35);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_37, x_39);
x_41 = lean_bool_to_uint32(x_11);
x_42 = lean_uint32_xor(x_41, x_14);
x_43 = lean_uint32_land(x_40, x_42);
x_44 = lean_uint32_lor(x_12, x_43);
x_45 = lean_uint32_dec_eq(x_8, x_12);
if (x_45 == 0)
{
uint8_t x_46; 
x_46 = 1;
x_24 = x_35;
x_25 = x_44;
x_26 = x_46;
goto block_34;
}
else
{
uint8_t x_47; 
x_47 = 0;
x_24 = x_35;
x_25 = x_44;
x_26 = x_47;
goto block_34;
}
}
block_55:
{
uint32_t x_50; uint32_t x_51; uint8_t x_52; 
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_add(x_3, x_50);
x_52 = lean_uint32_dec_eq(x_7, x_12);
if (x_52 == 0)
{
uint8_t x_53; 
x_53 = 1;
x_35 = x_51;
x_36 = x_53;
goto block_48;
}
else
{
uint8_t x_54; 
x_54 = 0;
x_35 = x_51;
x_36 = x_54;
goto block_48;
}
}
}
}
LEAN_EXPORT uint8_t newenv_lane_truncated(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneTruncated___redArg(x_1, x_2, x_5, x_6, x_7, x_8, x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_truncated(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
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
x_17 = l_Spec_NewEnv_Kernel_laneTruncated___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t l_Spec_NewEnv_Kernel_laneDue___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_46; uint8_t x_47; uint8_t x_59; uint32_t x_66; uint8_t x_67; 
x_9 = 2;
x_10 = l_Spec_NewEnv_Kernel_step0___redArg(x_1, x_2, x_5);
x_11 = newenv_terminated(x_1, x_10);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_4);
x_14 = 1;
x_15 = lean_uint32_dec_eq(x_6, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = lean_uint32_dec_eq(x_6, x_9);
x_18 = lean_bool_to_uint32(x_17);
x_19 = lean_uint32_lor(x_16, x_18);
x_20 = lean_uint32_land(x_13, x_19);
x_21 = lean_uint32_sub(x_6, x_14);
x_22 = 3;
x_23 = lean_uint32_dec_lt(x_21, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_13, x_24);
x_26 = lean_uint32_xor(x_25, x_14);
x_27 = lean_uint32_dec_lt(x_5, x_9);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_land(x_26, x_28);
x_30 = lean_bool_to_uint32(x_11);
x_31 = lean_uint32_land(x_29, x_30);
x_66 = 4294967295;
x_67 = lean_uint32_dec_eq(x_3, x_66);
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
x_36 = lean_uint32_dec_le(x_8, x_32);
x_37 = lean_bool_to_uint32(x_36);
x_38 = lean_uint32_land(x_35, x_37);
x_39 = lean_uint32_lor(x_33, x_38);
x_40 = lean_uint32_land(x_29, x_39);
x_41 = lean_uint32_lor(x_31, x_40);
x_42 = lean_uint32_land(x_41, x_18);
x_43 = lean_uint32_lor(x_20, x_42);
x_44 = lean_uint32_dec_eq(x_43, x_14);
return x_44;
}
block_58:
{
uint32_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint8_t x_55; 
x_48 = lean_bool_to_uint32(x_47);
x_49 = lean_uint32_dec_le(x_7, x_46);
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_land(x_48, x_50);
x_52 = lean_uint32_xor(x_30, x_14);
x_53 = lean_uint32_land(x_51, x_52);
x_54 = lean_uint32_lor(x_12, x_53);
x_55 = lean_uint32_dec_eq(x_8, x_12);
if (x_55 == 0)
{
uint8_t x_56; 
x_56 = 1;
x_32 = x_46;
x_33 = x_54;
x_34 = x_56;
goto block_45;
}
else
{
uint8_t x_57; 
x_57 = 0;
x_32 = x_46;
x_33 = x_54;
x_34 = x_57;
goto block_45;
}
}
block_65:
{
uint32_t x_60; uint32_t x_61; uint8_t x_62; 
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_add(x_3, x_60);
x_62 = lean_uint32_dec_eq(x_7, x_12);
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
LEAN_EXPORT uint8_t newenv_lane_due(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_NewEnv_Kernel_laneDue___redArg(x_1, x_2, x_5, x_6, x_7, x_8, x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_16 = lean_unbox(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = newenv_lane_due(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_NewEnv_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
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
x_17 = l_Spec_NewEnv_Kernel_laneDue___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_NewEnv_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
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
