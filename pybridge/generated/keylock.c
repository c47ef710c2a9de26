// Lean compiler output
// Module: Spec.KeyLock.Kernel
// Imports: public import Init public import Spec.KeyLock.Machine public import Spec.MDP.Lane.Word
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
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_step0___redArg(uint32_t, uint64_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneRefuses___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_actionValid___boxed(lean_object*, lean_object*);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs5___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_obs_1(uint32_t, uint64_t);
uint32_t lean_uint32_mod(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_numActions___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneState0___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t keylock_lane_over(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs1___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_reward(uint32_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs3___redArg(uint64_t);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs8___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs4___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneDue___redArg(uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t keylock_reward_scale(uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs8___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs7___redArg(uint64_t);
LEAN_EXPORT uint64_t keylock_step_words(uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_reward___redArg___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs2___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t keylock_obs_5(uint32_t, uint64_t);
LEAN_EXPORT uint64_t keylock_obs_8(uint32_t, uint64_t);
LEAN_EXPORT uint32_t l_Spec_KeyLock_Kernel_laneElapsed___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs7___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs4___redArg(uint64_t);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_stepWords___boxed(lean_object*);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT uint8_t keylock_lane_refuses(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs5___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs5___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_lane_state_0(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_div(uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs1___redArg(uint64_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs2___redArg(uint64_t);
LEAN_EXPORT uint64_t keylock_lane_reward(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t keylock_lane_due(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_terminated___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs6___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneElapsed___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint64_to_uint32(uint64_t);
LEAN_EXPORT uint64_t keylock_init_0(uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs4___boxed(lean_object*, lean_object*);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTruncated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneTerminated___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT uint8_t keylock_terminated(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs8___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_obs_7(uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneT___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_stateValid___boxed(lean_object*, lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t keylock_state_valid(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t keylock_lane_truncated(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t keylock_obs_6(uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_reward___redArg(uint64_t, uint32_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint32_t keylock_num_actions(uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_terminated___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_reset_words(uint32_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs6___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs1___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs7___boxed(lean_object*, lean_object*);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs3___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t keylock_action_valid(uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneOver___redArg(uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_terminated___redArg___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneOver___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs0___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs3___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t keylock_step_0(uint32_t, uint64_t, uint32_t, uint64_t);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_valid___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_rewardScale___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneReward___redArg(uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs2___boxed(lean_object*, lean_object*);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint64_t keylock_obs_4(uint32_t, uint64_t);
LEAN_EXPORT uint8_t keylock_valid(uint32_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_lane_t(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneRefuses___redArg(uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_obs_3(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_resetWords___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs6___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t keylock_lane_terminated(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneTruncated___redArg(uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t keylock_obs_0(uint32_t, uint64_t);
LEAN_EXPORT uint64_t keylock_obs_2(uint32_t, uint64_t);
LEAN_EXPORT uint32_t keylock_lane_elapsed(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t keylock_valid(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; uint32_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_2 = 2;
x_3 = lean_uint32_dec_le(x_2, x_1);
x_4 = lean_bool_to_uint32(x_3);
x_5 = 1024;
x_6 = lean_uint32_dec_le(x_1, x_5);
x_7 = lean_bool_to_uint32(x_6);
x_8 = lean_uint32_land(x_4, x_7);
x_9 = 1;
x_10 = lean_uint32_dec_eq(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_valid___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = keylock_valid(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t keylock_num_actions(uint32_t x_1) {
_start:
{
uint32_t x_2; 
x_2 = 6;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_numActions___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = keylock_num_actions(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; 
x_2 = 6;
x_3 = lean_uint32_dec_lt(x_1, x_2);
return x_3;
}
}
LEAN_EXPORT uint8_t keylock_action_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_actionValid___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint32_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = keylock_action_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t keylock_reward_scale(uint32_t x_1) {
_start:
{
uint32_t x_2; 
x_2 = 1;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_rewardScale___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint32_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = keylock_reward_scale(x_2);
x_4 = lean_box_uint32(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t keylock_reset_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 3;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_resetWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = keylock_reset_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t keylock_step_words(uint32_t x_1) {
_start:
{
uint64_t x_2; 
x_2 = 0;
return x_2;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_stepWords___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = keylock_step_words(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t keylock_state_valid(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint8_t x_22; uint32_t x_23; uint64_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint8_t x_29; uint32_t x_30; uint64_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint64_t x_36; uint8_t x_37; uint32_t x_38; uint64_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; uint8_t x_63; 
x_3 = lean_uint32_to_uint64(x_1);
x_4 = 20;
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = lean_uint64_land(x_2, x_7);
x_9 = lean_uint64_shift_right(x_2, x_4);
x_10 = lean_uint64_land(x_9, x_7);
x_11 = lean_uint64_shift_right(x_9, x_4);
x_12 = lean_uint64_land(x_11, x_7);
x_13 = lean_uint64_shift_right(x_11, x_4);
x_14 = lean_uint64_shift_left(x_5, x_5);
x_15 = lean_uint64_sub(x_14, x_5);
x_16 = lean_uint64_land(x_13, x_15);
x_17 = lean_uint64_shift_right(x_13, x_5);
x_18 = 10;
x_19 = lean_uint64_shift_left(x_5, x_18);
x_20 = lean_uint64_sub(x_19, x_5);
x_21 = lean_uint64_land(x_8, x_20);
x_22 = lean_uint64_dec_lt(x_21, x_3);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint64_shift_right(x_8, x_18);
x_25 = lean_uint64_dec_lt(x_24, x_3);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_23, x_26);
x_28 = lean_uint64_land(x_10, x_20);
x_29 = lean_uint64_dec_lt(x_28, x_3);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint64_shift_right(x_10, x_18);
x_32 = lean_uint64_dec_lt(x_31, x_3);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_land(x_30, x_33);
x_35 = lean_uint32_land(x_27, x_34);
x_36 = lean_uint64_land(x_12, x_20);
x_37 = lean_uint64_dec_lt(x_36, x_3);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint64_shift_right(x_12, x_18);
x_40 = lean_uint64_dec_lt(x_39, x_3);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_land(x_38, x_41);
x_43 = lean_uint32_land(x_35, x_42);
x_63 = lean_uint64_dec_eq(x_10, x_12);
if (x_63 == 0)
{
uint8_t x_64; 
x_64 = 1;
x_44 = x_64;
goto block_62;
}
else
{
uint8_t x_65; 
x_65 = 0;
x_44 = x_65;
goto block_62;
}
block_62:
{
uint32_t x_45; uint32_t x_46; uint64_t x_47; uint8_t x_48; uint32_t x_49; uint8_t x_50; uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint8_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint8_t x_61; 
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_land(x_43, x_45);
x_47 = 0;
x_48 = lean_uint64_dec_eq(x_17, x_47);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint64_dec_eq(x_17, x_5);
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint64_dec_eq(x_16, x_5);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_land(x_51, x_53);
x_55 = lean_uint64_dec_eq(x_8, x_12);
x_56 = lean_bool_to_uint32(x_55);
x_57 = lean_uint32_land(x_54, x_56);
x_58 = lean_uint32_lor(x_49, x_57);
x_59 = lean_uint32_land(x_46, x_58);
x_60 = 1;
x_61 = lean_uint32_dec_eq(x_59, x_60);
return x_61;
}
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_state_valid(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t keylock_init_0(uint32_t x_1, uint64_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint32_t x_79; uint64_t x_80; uint32_t x_81; uint64_t x_82; uint32_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint8_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint64_t x_91; uint32_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint8_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint64_t x_103; uint32_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; 
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = 11400714819323198485ULL;
x_7 = lean_uint64_mul(x_5, x_6);
x_8 = lean_uint64_add(x_2, x_7);
x_9 = 30;
x_10 = lean_uint64_shift_right(x_8, x_9);
x_11 = lean_uint64_xor(x_8, x_10);
x_12 = 13787848793156543929ULL;
x_13 = lean_uint64_mul(x_11, x_12);
x_14 = 27;
x_15 = lean_uint64_shift_right(x_13, x_14);
x_16 = lean_uint64_xor(x_13, x_15);
x_17 = 10723151780598845931ULL;
x_18 = lean_uint64_mul(x_16, x_17);
x_19 = 31;
x_20 = lean_uint64_shift_right(x_18, x_19);
x_21 = lean_uint64_xor(x_18, x_20);
x_22 = lean_uint64_add(x_5, x_4);
x_23 = lean_uint64_mul(x_22, x_6);
x_24 = lean_uint64_add(x_2, x_23);
x_25 = lean_uint64_shift_right(x_24, x_9);
x_26 = lean_uint64_xor(x_24, x_25);
x_27 = lean_uint64_mul(x_26, x_12);
x_28 = lean_uint64_shift_right(x_27, x_14);
x_29 = lean_uint64_xor(x_27, x_28);
x_30 = lean_uint64_mul(x_29, x_17);
x_31 = lean_uint64_shift_right(x_30, x_19);
x_32 = lean_uint64_xor(x_30, x_31);
x_33 = 2;
x_34 = lean_uint64_add(x_3, x_33);
x_35 = lean_uint64_add(x_34, x_4);
x_36 = lean_uint64_mul(x_35, x_6);
x_37 = lean_uint64_add(x_2, x_36);
x_38 = lean_uint64_shift_right(x_37, x_9);
x_39 = lean_uint64_xor(x_37, x_38);
x_40 = lean_uint64_mul(x_39, x_12);
x_41 = lean_uint64_shift_right(x_40, x_14);
x_42 = lean_uint64_xor(x_40, x_41);
x_43 = lean_uint64_mul(x_42, x_17);
x_44 = lean_uint64_shift_right(x_43, x_19);
x_45 = lean_uint64_xor(x_43, x_44);
x_46 = lean_uint32_mul(x_1, x_1);
x_47 = 32;
x_48 = lean_uint64_shift_right(x_21, x_47);
x_49 = lean_uint32_to_uint64(x_46);
x_50 = lean_uint64_mul(x_48, x_49);
x_51 = 4294967295;
x_52 = lean_uint64_land(x_21, x_51);
x_53 = lean_uint64_mul(x_52, x_49);
x_54 = lean_uint64_shift_right(x_53, x_47);
x_55 = lean_uint64_add(x_50, x_54);
x_56 = lean_uint64_shift_right(x_55, x_47);
x_57 = lean_uint64_to_uint32(x_56);
x_58 = 1;
x_59 = lean_uint32_sub(x_46, x_58);
x_60 = lean_uint64_shift_right(x_32, x_47);
x_61 = lean_uint32_to_uint64(x_59);
x_62 = lean_uint64_mul(x_60, x_61);
x_63 = lean_uint64_land(x_32, x_51);
x_64 = lean_uint64_mul(x_63, x_61);
x_65 = lean_uint64_shift_right(x_64, x_47);
x_66 = lean_uint64_add(x_62, x_65);
x_67 = lean_uint64_shift_right(x_66, x_47);
x_68 = lean_uint64_to_uint32(x_67);
x_69 = 2;
x_70 = lean_uint32_sub(x_46, x_69);
x_71 = lean_uint64_shift_right(x_45, x_47);
x_72 = lean_uint32_to_uint64(x_70);
x_73 = lean_uint64_mul(x_71, x_72);
x_74 = lean_uint64_land(x_45, x_51);
x_75 = lean_uint64_mul(x_74, x_72);
x_76 = lean_uint64_shift_right(x_75, x_47);
x_77 = lean_uint64_add(x_73, x_76);
x_78 = lean_uint64_shift_right(x_77, x_47);
x_79 = lean_uint64_to_uint32(x_78);
x_80 = 10;
x_81 = lean_uint32_mod(x_57, x_1);
x_82 = lean_uint32_to_uint64(x_81);
x_83 = lean_uint32_div(x_57, x_1);
x_84 = lean_uint32_to_uint64(x_83);
x_85 = lean_uint64_shift_left(x_84, x_80);
x_86 = lean_uint64_lor(x_82, x_85);
x_87 = lean_uint32_dec_le(x_57, x_68);
x_88 = lean_bool_to_uint32(x_87);
x_89 = lean_uint32_add(x_68, x_88);
x_90 = lean_uint32_mod(x_89, x_1);
x_91 = lean_uint32_to_uint64(x_90);
x_92 = lean_uint32_div(x_89, x_1);
x_93 = lean_uint32_to_uint64(x_92);
x_94 = lean_uint64_shift_left(x_93, x_80);
x_95 = lean_uint64_lor(x_91, x_94);
x_96 = lean_uint32_dec_le(x_68, x_79);
x_97 = lean_bool_to_uint32(x_96);
x_98 = lean_uint32_add(x_79, x_97);
x_99 = lean_uint32_dec_le(x_57, x_98);
x_100 = lean_bool_to_uint32(x_99);
x_101 = lean_uint32_add(x_98, x_100);
x_102 = lean_uint32_mod(x_101, x_1);
x_103 = lean_uint32_to_uint64(x_102);
x_104 = lean_uint32_div(x_101, x_1);
x_105 = lean_uint32_to_uint64(x_104);
x_106 = lean_uint64_shift_left(x_105, x_80);
x_107 = lean_uint64_lor(x_103, x_106);
x_108 = 0;
x_109 = 20;
x_110 = lean_uint64_shift_left(x_108, x_4);
x_111 = lean_uint64_lor(x_108, x_110);
x_112 = lean_uint64_shift_left(x_111, x_109);
x_113 = lean_uint64_lor(x_107, x_112);
x_114 = lean_uint64_shift_left(x_113, x_109);
x_115 = lean_uint64_lor(x_95, x_114);
x_116 = lean_uint64_shift_left(x_115, x_109);
x_117 = lean_uint64_lor(x_86, x_116);
return x_117;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = keylock_init_0(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_step0___redArg(uint32_t x_1, uint64_t x_2, uint32_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint8_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint64_t x_37; uint64_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; uint64_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint32_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint32_t x_68; uint8_t x_69; uint32_t x_70; uint8_t x_71; uint32_t x_72; uint32_t x_73; uint8_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint64_t x_78; uint64_t x_79; uint32_t x_80; uint8_t x_81; uint32_t x_82; uint8_t x_83; uint32_t x_84; uint32_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint64_t x_99; 
x_4 = lean_uint32_to_uint64(x_1);
x_5 = 20;
x_6 = 1;
x_7 = lean_uint64_shift_left(x_6, x_5);
x_8 = lean_uint64_sub(x_7, x_6);
x_9 = lean_uint64_land(x_2, x_8);
x_10 = lean_uint64_shift_right(x_2, x_5);
x_11 = lean_uint64_land(x_10, x_8);
x_12 = lean_uint64_shift_right(x_10, x_5);
x_13 = lean_uint64_land(x_12, x_8);
x_14 = lean_uint64_shift_right(x_12, x_5);
x_15 = lean_uint64_shift_left(x_6, x_6);
x_16 = lean_uint64_sub(x_15, x_6);
x_17 = lean_uint64_land(x_14, x_16);
x_18 = lean_uint64_shift_right(x_14, x_6);
x_19 = 0;
x_20 = lean_uint64_dec_eq(x_18, x_19);
x_21 = 2;
x_22 = lean_uint32_dec_eq(x_3, x_21);
x_23 = lean_bool_to_uint32(x_22);
x_24 = 10;
x_25 = lean_uint64_shift_left(x_6, x_24);
x_26 = lean_uint64_sub(x_25, x_6);
x_27 = lean_uint64_land(x_9, x_26);
x_28 = lean_uint64_add(x_27, x_6);
x_29 = lean_uint64_dec_lt(x_28, x_4);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_land(x_23, x_30);
x_32 = lean_uint32_to_uint64(x_31);
x_33 = lean_uint64_add(x_9, x_32);
x_34 = 1;
x_35 = lean_uint32_dec_eq(x_3, x_34);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint64_shift_right(x_9, x_24);
x_38 = lean_uint64_add(x_37, x_6);
x_39 = lean_uint64_dec_lt(x_38, x_4);
x_40 = lean_bool_to_uint32(x_39);
x_41 = lean_uint32_land(x_36, x_40);
x_42 = lean_uint32_to_uint64(x_41);
x_43 = lean_uint64_shift_left(x_42, x_24);
x_44 = lean_uint64_add(x_33, x_43);
x_45 = 3;
x_46 = lean_uint32_dec_eq(x_3, x_45);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint64_dec_lt(x_19, x_27);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_land(x_47, x_49);
x_51 = lean_uint32_to_uint64(x_50);
x_52 = lean_uint64_sub(x_44, x_51);
x_53 = 0;
x_54 = lean_uint32_dec_eq(x_3, x_53);
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint64_dec_lt(x_19, x_37);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_land(x_55, x_57);
x_59 = lean_uint32_to_uint64(x_58);
x_60 = lean_uint64_shift_left(x_59, x_24);
x_61 = lean_uint64_sub(x_52, x_60);
x_62 = lean_uint64_xor(x_61, x_9);
x_63 = lean_bool_to_uint32(x_20);
x_64 = lean_uint32_to_uint64(x_63);
x_65 = lean_uint64_sub(x_19, x_64);
x_66 = lean_uint64_land(x_62, x_65);
x_67 = lean_uint64_xor(x_9, x_66);
x_68 = 4;
x_69 = lean_uint32_dec_eq(x_3, x_68);
x_70 = lean_bool_to_uint32(x_69);
x_71 = lean_uint64_dec_eq(x_9, x_11);
x_72 = lean_bool_to_uint32(x_71);
x_73 = lean_uint32_land(x_70, x_72);
x_74 = lean_uint64_dec_eq(x_17, x_19);
x_75 = lean_bool_to_uint32(x_74);
x_76 = lean_uint32_land(x_73, x_75);
x_77 = lean_uint32_land(x_76, x_63);
x_78 = lean_uint32_to_uint64(x_77);
x_79 = lean_uint64_add(x_17, x_78);
x_80 = 5;
x_81 = lean_uint32_dec_eq(x_3, x_80);
x_82 = lean_bool_to_uint32(x_81);
x_83 = lean_uint64_dec_eq(x_9, x_13);
x_84 = lean_bool_to_uint32(x_83);
x_85 = lean_uint32_land(x_82, x_84);
x_86 = lean_uint64_dec_eq(x_17, x_6);
x_87 = lean_bool_to_uint32(x_86);
x_88 = lean_uint32_land(x_85, x_87);
x_89 = lean_uint32_land(x_88, x_63);
x_90 = lean_uint32_to_uint64(x_89);
x_91 = lean_uint64_add(x_18, x_90);
x_92 = lean_uint64_shift_left(x_91, x_6);
x_93 = lean_uint64_lor(x_79, x_92);
x_94 = lean_uint64_shift_left(x_93, x_5);
x_95 = lean_uint64_lor(x_13, x_94);
x_96 = lean_uint64_shift_left(x_95, x_5);
x_97 = lean_uint64_lor(x_11, x_96);
x_98 = lean_uint64_shift_left(x_97, x_5);
x_99 = lean_uint64_lor(x_67, x_98);
return x_99;
}
}
LEAN_EXPORT uint64_t keylock_step_0(uint32_t x_1, uint64_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; 
x_5 = l_Spec_KeyLock_Kernel_step0___redArg(x_1, x_2, x_3);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = keylock_step_0(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_KeyLock_Kernel_step0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_reward___redArg(uint64_t x_1, uint32_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; 
x_3 = 20;
x_4 = 1;
x_5 = lean_uint64_shift_left(x_4, x_3);
x_6 = lean_uint64_sub(x_5, x_4);
x_7 = lean_uint64_land(x_1, x_6);
x_8 = lean_uint64_shift_right(x_1, x_3);
x_9 = lean_uint64_land(x_8, x_6);
x_10 = lean_uint64_shift_right(x_8, x_3);
x_11 = lean_uint64_land(x_10, x_6);
x_12 = lean_uint64_shift_right(x_10, x_3);
x_13 = lean_uint64_shift_left(x_4, x_4);
x_14 = lean_uint64_sub(x_13, x_4);
x_15 = lean_uint64_land(x_12, x_14);
x_16 = lean_uint64_shift_right(x_12, x_4);
x_17 = 11;
x_18 = 4;
x_19 = lean_uint32_dec_eq(x_2, x_18);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint64_dec_eq(x_7, x_9);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_land(x_20, x_22);
x_24 = 0;
x_25 = lean_uint64_dec_eq(x_15, x_24);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_23, x_26);
x_28 = lean_uint64_dec_eq(x_16, x_24);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = lean_uint64_mul(x_17, x_31);
x_33 = 101;
x_34 = 5;
x_35 = lean_uint32_dec_eq(x_2, x_34);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint64_dec_eq(x_7, x_11);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_land(x_36, x_38);
x_40 = lean_uint64_dec_eq(x_15, x_4);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_land(x_39, x_41);
x_43 = lean_uint32_land(x_42, x_29);
x_44 = lean_uint32_to_uint64(x_43);
x_45 = lean_uint64_mul(x_33, x_44);
x_46 = lean_uint64_add(x_32, x_45);
x_47 = lean_uint32_to_uint64(x_29);
x_48 = lean_uint64_sub(x_46, x_47);
return x_48;
}
}
LEAN_EXPORT uint64_t keylock_reward(uint32_t x_1, uint64_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint64_t x_5; 
x_5 = l_Spec_KeyLock_Kernel_reward___redArg(x_2, x_3);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; lean_object* x_10; 
x_5 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_6 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_7 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_8 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_9 = keylock_reward(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = l_Spec_KeyLock_Kernel_reward___redArg(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_terminated___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint8_t x_9; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_right(x_1, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = lean_uint64_shift_right(x_6, x_3);
x_8 = 0;
x_9 = lean_uint64_dec_eq(x_7, x_8);
if (x_9 == 0)
{
uint8_t x_10; 
x_10 = 1;
return x_10;
}
else
{
uint8_t x_11; 
x_11 = 0;
return x_11;
}
}
}
LEAN_EXPORT uint8_t keylock_terminated(uint32_t x_1, uint64_t x_2) {
_start:
{
uint8_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_terminated___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_terminated(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_terminated___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_terminated___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t keylock_obs_0(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint8_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint8_t x_39; uint64_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; 
x_3 = lean_uint32_to_uint64(x_1);
x_4 = 20;
x_5 = 1;
x_6 = lean_uint64_shift_left(x_5, x_4);
x_7 = lean_uint64_sub(x_6, x_5);
x_8 = lean_uint64_land(x_2, x_7);
x_9 = lean_uint64_shift_right(x_2, x_4);
x_10 = lean_uint64_land(x_9, x_7);
x_11 = lean_uint64_shift_right(x_9, x_4);
x_12 = lean_uint64_land(x_11, x_7);
x_13 = lean_uint64_shift_right(x_11, x_4);
x_14 = lean_uint64_shift_left(x_5, x_5);
x_15 = lean_uint64_sub(x_14, x_5);
x_16 = lean_uint64_land(x_13, x_15);
x_17 = lean_uint64_shift_right(x_13, x_5);
x_18 = 10;
x_19 = lean_uint64_shift_right(x_12, x_18);
x_20 = lean_uint64_mul(x_19, x_3);
x_21 = lean_uint64_shift_left(x_5, x_18);
x_22 = lean_uint64_sub(x_21, x_5);
x_23 = lean_uint64_land(x_12, x_22);
x_24 = lean_uint64_add(x_20, x_23);
x_25 = lean_uint64_shift_right(x_10, x_18);
x_26 = lean_uint64_mul(x_25, x_3);
x_27 = lean_uint64_land(x_10, x_22);
x_28 = lean_uint64_add(x_26, x_27);
x_29 = lean_uint64_dec_lt(x_28, x_24);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = lean_uint64_sub(x_24, x_31);
x_33 = 0;
x_34 = lean_uint64_dec_eq(x_17, x_33);
x_35 = lean_uint64_shift_right(x_8, x_18);
x_36 = lean_uint64_mul(x_35, x_3);
x_37 = lean_uint64_land(x_8, x_22);
x_38 = lean_uint64_add(x_36, x_37);
x_39 = lean_uint64_dec_eq(x_16, x_5);
x_40 = lean_uint64_mul(x_3, x_3);
x_41 = lean_bool_to_uint32(x_39);
x_42 = lean_uint32_to_uint64(x_41);
x_43 = lean_uint64_sub(x_33, x_42);
x_44 = lean_uint64_land(x_40, x_43);
x_45 = lean_uint64_add(x_38, x_44);
x_46 = lean_uint64_shift_left(x_40, x_5);
x_47 = lean_uint64_xor(x_45, x_46);
x_48 = lean_bool_to_uint32(x_34);
x_49 = lean_uint32_to_uint64(x_48);
x_50 = lean_uint64_sub(x_33, x_49);
x_51 = lean_uint64_land(x_47, x_50);
x_52 = lean_uint64_xor(x_46, x_51);
x_53 = lean_uint64_sub(x_40, x_5);
x_54 = lean_uint64_mul(x_28, x_53);
x_55 = lean_uint64_add(x_54, x_32);
x_56 = lean_uint64_add(x_46, x_5);
x_57 = lean_uint64_mul(x_55, x_56);
x_58 = lean_uint64_add(x_57, x_52);
return x_58;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_obs_0(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs1___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_left(x_3, x_2);
x_5 = lean_uint64_sub(x_4, x_3);
x_6 = lean_uint64_land(x_1, x_5);
x_7 = 10;
x_8 = lean_uint64_shift_left(x_3, x_7);
x_9 = lean_uint64_sub(x_8, x_3);
x_10 = lean_uint64_land(x_6, x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t keylock_obs_1(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_obs1___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs1___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_obs_1(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs1___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_obs1___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs2___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_left(x_3, x_2);
x_5 = lean_uint64_sub(x_4, x_3);
x_6 = lean_uint64_land(x_1, x_5);
x_7 = 10;
x_8 = lean_uint64_shift_right(x_6, x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t keylock_obs_2(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_obs2___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs2___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_obs_2(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs2___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_obs2___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs3___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_left(x_3, x_2);
x_5 = lean_uint64_sub(x_4, x_3);
x_6 = lean_uint64_shift_right(x_1, x_2);
x_7 = lean_uint64_land(x_6, x_5);
x_8 = 10;
x_9 = lean_uint64_shift_left(x_3, x_8);
x_10 = lean_uint64_sub(x_9, x_3);
x_11 = lean_uint64_land(x_7, x_10);
return x_11;
}
}
LEAN_EXPORT uint64_t keylock_obs_3(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_obs3___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs3___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_obs_3(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs3___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_obs3___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs4___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_left(x_3, x_2);
x_5 = lean_uint64_sub(x_4, x_3);
x_6 = lean_uint64_shift_right(x_1, x_2);
x_7 = lean_uint64_land(x_6, x_5);
x_8 = 10;
x_9 = lean_uint64_shift_right(x_7, x_8);
return x_9;
}
}
LEAN_EXPORT uint64_t keylock_obs_4(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_obs4___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs4___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_obs_4(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs4___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_obs4___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs5___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_left(x_3, x_2);
x_5 = lean_uint64_sub(x_4, x_3);
x_6 = lean_uint64_shift_right(x_1, x_2);
x_7 = lean_uint64_shift_right(x_6, x_2);
x_8 = lean_uint64_land(x_7, x_5);
x_9 = 10;
x_10 = lean_uint64_shift_left(x_3, x_9);
x_11 = lean_uint64_sub(x_10, x_3);
x_12 = lean_uint64_land(x_8, x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t keylock_obs_5(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_obs5___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs5___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_obs_5(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs5___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_obs5___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs6___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_left(x_3, x_2);
x_5 = lean_uint64_sub(x_4, x_3);
x_6 = lean_uint64_shift_right(x_1, x_2);
x_7 = lean_uint64_shift_right(x_6, x_2);
x_8 = lean_uint64_land(x_7, x_5);
x_9 = 10;
x_10 = lean_uint64_shift_right(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t keylock_obs_6(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_obs6___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs6___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_obs_6(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs6___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_obs6___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs7___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_right(x_1, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = lean_uint64_shift_left(x_3, x_3);
x_8 = lean_uint64_sub(x_7, x_3);
x_9 = lean_uint64_land(x_6, x_8);
return x_9;
}
}
LEAN_EXPORT uint64_t keylock_obs_7(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_obs7___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs7___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_obs_7(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs7___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_obs7___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs8___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_right(x_1, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = lean_uint64_shift_right(x_6, x_3);
return x_7;
}
}
LEAN_EXPORT uint64_t keylock_obs_8(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; 
x_3 = l_Spec_KeyLock_Kernel_obs8___redArg(x_2);
return x_3;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs8___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = keylock_obs_8(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs8___redArg___boxed(lean_object* x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_3 = l_Spec_KeyLock_Kernel_obs8___redArg(x_2);
x_4 = lean_box_uint64(x_3);
return x_4;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneRefuses___redArg(uint8_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; 
x_4 = 6;
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
LEAN_EXPORT uint8_t keylock_lane_refuses(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneRefuses___redArg(x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneRefuses___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint64(x_2);
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
x_21 = keylock_lane_refuses(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint8_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_KeyLock_Kernel_laneRefuses___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneState0___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; 
x_6 = 6;
x_7 = l_Spec_KeyLock_Kernel_step0___redArg(x_1, x_2, x_4);
x_8 = lean_uint64_xor(x_7, x_2);
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
x_21 = lean_uint32_to_uint64(x_20);
x_22 = lean_uint64_sub(x_9, x_21);
x_23 = lean_uint64_land(x_8, x_22);
x_24 = lean_uint64_xor(x_2, x_23);
return x_24;
}
}
LEAN_EXPORT uint64_t keylock_lane_state_0(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneState0___redArg(x_1, x_2, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneState0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint64(x_2);
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
x_21 = keylock_lane_state_0(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_KeyLock_Kernel_laneState0___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneT___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; 
x_5 = 6;
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
LEAN_EXPORT uint64_t keylock_lane_t(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneT___redArg(x_4, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneT___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint64(x_2);
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
x_21 = keylock_lane_t(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_KeyLock_Kernel_laneT___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint32_t l_Spec_KeyLock_Kernel_laneElapsed___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint8_t x_6; uint32_t x_26; uint8_t x_27; 
x_5 = 6;
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
LEAN_EXPORT uint32_t keylock_lane_elapsed(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneElapsed___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint64(x_2);
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
x_21 = keylock_lane_elapsed(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_KeyLock_Kernel_laneElapsed___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint32(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneOver___redArg(uint32_t x_1, uint64_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_41; uint8_t x_42; uint8_t x_54; uint32_t x_61; uint8_t x_62; 
x_9 = 6;
x_10 = l_Spec_KeyLock_Kernel_step0___redArg(x_1, x_2, x_5);
x_11 = l_Spec_KeyLock_Kernel_terminated___redArg(x_10);
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
LEAN_EXPORT uint8_t keylock_lane_over(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneOver___redArg(x_1, x_2, x_5, x_6, x_7, x_8, x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneOver___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint64(x_2);
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
x_21 = keylock_lane_over(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneOver___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint64(x_2);
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
x_17 = l_Spec_KeyLock_Kernel_laneOver___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneReward___redArg(uint64_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_5 = 6;
x_6 = l_Spec_KeyLock_Kernel_reward___redArg(x_1, x_3);
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
LEAN_EXPORT uint64_t keylock_lane_reward(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneReward___redArg(x_2, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneReward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint64(x_2);
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
x_21 = keylock_lane_reward(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_KeyLock_Kernel_laneReward___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box_uint64(x_9);
return x_10;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneTerminated___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint8_t x_22; 
x_6 = 6;
x_7 = l_Spec_KeyLock_Kernel_step0___redArg(x_1, x_2, x_4);
x_8 = l_Spec_KeyLock_Kernel_terminated___redArg(x_7);
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
LEAN_EXPORT uint8_t keylock_lane_terminated(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneTerminated___redArg(x_1, x_2, x_6, x_7, x_8);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTerminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint64(x_2);
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
x_21 = keylock_lane_terminated(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox(x_3);
x_9 = lean_unbox_uint32(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_KeyLock_Kernel_laneTerminated___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneTruncated___redArg(uint32_t x_1, uint64_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_35; uint8_t x_36; uint8_t x_49; uint32_t x_56; uint8_t x_57; 
x_9 = 6;
x_10 = l_Spec_KeyLock_Kernel_step0___redArg(x_1, x_2, x_5);
x_11 = l_Spec_KeyLock_Kernel_terminated___redArg(x_10);
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
x_28 = lean_uint32_dec_le(x_8, x_25);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_lor(x_24, x_30);
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
x_24 = x_44;
x_25 = x_35;
x_26 = x_46;
goto block_34;
}
else
{
uint8_t x_47; 
x_47 = 0;
x_24 = x_44;
x_25 = x_35;
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
LEAN_EXPORT uint8_t keylock_lane_truncated(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneTruncated___redArg(x_1, x_2, x_5, x_6, x_7, x_8, x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTruncated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint64(x_2);
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
x_21 = keylock_lane_truncated(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTruncated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint64(x_2);
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
x_17 = l_Spec_KeyLock_Kernel_laneTruncated___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneDue___redArg(uint32_t x_1, uint64_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint8_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_47; uint8_t x_48; uint8_t x_60; uint32_t x_67; uint8_t x_68; 
x_9 = 6;
x_10 = l_Spec_KeyLock_Kernel_step0___redArg(x_1, x_2, x_5);
x_11 = l_Spec_KeyLock_Kernel_terminated___redArg(x_10);
x_12 = 0;
x_13 = lean_bool_to_uint32(x_4);
x_14 = 1;
x_15 = lean_uint32_dec_eq(x_6, x_14);
x_16 = lean_bool_to_uint32(x_15);
x_17 = 2;
x_18 = lean_uint32_dec_eq(x_6, x_17);
x_19 = lean_bool_to_uint32(x_18);
x_20 = lean_uint32_lor(x_16, x_19);
x_21 = lean_uint32_land(x_13, x_20);
x_22 = lean_uint32_sub(x_6, x_14);
x_23 = 3;
x_24 = lean_uint32_dec_lt(x_22, x_23);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_13, x_25);
x_27 = lean_uint32_xor(x_26, x_14);
x_28 = lean_uint32_dec_lt(x_5, x_9);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_bool_to_uint32(x_11);
x_32 = lean_uint32_land(x_30, x_31);
x_67 = 4294967295;
x_68 = lean_uint32_dec_eq(x_3, x_67);
if (x_68 == 0)
{
uint8_t x_69; 
x_69 = 1;
x_60 = x_69;
goto block_66;
}
else
{
uint8_t x_70; 
x_70 = 0;
x_60 = x_70;
goto block_66;
}
block_46:
{
uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; 
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_8, x_34);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_land(x_36, x_38);
x_40 = lean_uint32_lor(x_33, x_39);
x_41 = lean_uint32_land(x_30, x_40);
x_42 = lean_uint32_lor(x_32, x_41);
x_43 = lean_uint32_land(x_42, x_19);
x_44 = lean_uint32_lor(x_21, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_14);
return x_45;
}
block_59:
{
uint32_t x_49; uint8_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint8_t x_56; 
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_dec_le(x_7, x_47);
x_51 = lean_bool_to_uint32(x_50);
x_52 = lean_uint32_land(x_49, x_51);
x_53 = lean_uint32_xor(x_31, x_14);
x_54 = lean_uint32_land(x_52, x_53);
x_55 = lean_uint32_lor(x_12, x_54);
x_56 = lean_uint32_dec_eq(x_8, x_12);
if (x_56 == 0)
{
uint8_t x_57; 
x_57 = 1;
x_33 = x_55;
x_34 = x_47;
x_35 = x_57;
goto block_46;
}
else
{
uint8_t x_58; 
x_58 = 0;
x_33 = x_55;
x_34 = x_47;
x_35 = x_58;
goto block_46;
}
}
block_66:
{
uint32_t x_61; uint32_t x_62; uint8_t x_63; 
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_add(x_3, x_61);
x_63 = lean_uint32_dec_eq(x_7, x_12);
if (x_63 == 0)
{
uint8_t x_64; 
x_64 = 1;
x_47 = x_62;
x_48 = x_64;
goto block_59;
}
else
{
uint8_t x_65; 
x_65 = 0;
x_47 = x_62;
x_48 = x_65;
goto block_59;
}
}
}
}
LEAN_EXPORT uint8_t keylock_lane_due(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneDue___redArg(x_1, x_2, x_5, x_6, x_7, x_8, x_9, x_10);
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneDue___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint64(x_2);
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
x_21 = keylock_lane_due(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneDue___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint32_t x_9; uint64_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint64(x_2);
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
x_17 = l_Spec_KeyLock_Kernel_laneDue___redArg(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box(x_17);
return x_18;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_KeyLock_Machine(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_KeyLock_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_KeyLock_Machine(builtin);
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
