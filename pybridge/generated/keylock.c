// Lean compiler output
// Module: Spec.KeyLock.Kernel
// Imports: public import Init public import Spec.KeyLock.Rules public import Spec.MDP.Lane.Word
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
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneReward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_obs_1(uint32_t, uint64_t);
uint32_t lean_uint32_mod(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneDue___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_numActions___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneState0___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t keylock_lane_over(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs1___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_reward(uint32_t, uint64_t, uint32_t, uint64_t);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs8___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneDue___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneDue___redArg(uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t keylock_reward_scale(uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs8___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs7___redArg(uint64_t);
LEAN_EXPORT uint64_t keylock_step_words(uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT uint64_t keylock_obs_5(uint32_t, uint64_t);
LEAN_EXPORT uint64_t keylock_obs_8(uint32_t, uint64_t);
LEAN_EXPORT uint32_t l_Spec_KeyLock_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs7___redArg___boxed(lean_object*);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_stepWords___boxed(lean_object*);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTerminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
LEAN_EXPORT uint8_t keylock_lane_refuses(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs5___boxed(lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneState0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_lane_state_0(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_div(uint32_t, uint32_t);
LEAN_EXPORT uint64_t keylock_lane_reward(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t keylock_lane_due(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_terminated___redArg(uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneT___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
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
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneT___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_stateValid___boxed(lean_object*, lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneTruncated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t keylock_state_valid(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneOver___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t keylock_lane_truncated(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t keylock_obs_6(uint32_t, uint64_t);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_reward___redArg(uint32_t, uint64_t, uint32_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT uint32_t keylock_num_actions(uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_terminated___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_reset_words(uint32_t);
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
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs0___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_step_0(uint32_t, uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_valid___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_rewardScale___boxed(lean_object*);
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneReward___redArg(uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs2___boxed(lean_object*, lean_object*);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint64_t lean_bool_to_uint64(uint8_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint64_t keylock_obs_4(uint32_t, uint64_t);
LEAN_EXPORT uint8_t keylock_valid(uint32_t);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_lane_t(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneRefuses___redArg(uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t keylock_obs_3(uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_resetWords___boxed(lean_object*);
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_obs6___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t keylock_lane_terminated(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneTruncated___redArg(uint32_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t keylock_obs_0(uint32_t, uint64_t);
LEAN_EXPORT uint64_t keylock_obs_2(uint32_t, uint64_t);
uint32_t lean_uint32_neg(uint32_t);
LEAN_EXPORT uint32_t keylock_lane_elapsed(uint32_t, uint64_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t keylock_valid(uint32_t x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint32_t x_7; uint32_t x_8; uint32_t x_9; uint8_t x_10; 
x_2 = 2;
x_3 = lean_uint32_dec_le(x_2, x_1);
x_4 = 1024;
x_5 = lean_uint32_dec_le(x_1, x_4);
x_6 = lean_bool_to_uint32(x_3);
x_7 = lean_bool_to_uint32(x_5);
x_8 = lean_uint32_land(x_6, x_7);
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
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; 
x_2 = 5;
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = lean_uint64_to_uint32(x_5);
return x_6;
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
LEAN_EXPORT uint8_t keylock_action_valid(uint32_t x_1, uint32_t x_2) {
_start:
{
uint32_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; 
x_3 = 5;
x_4 = lean_uint32_to_uint64(x_3);
x_5 = 1;
x_6 = lean_uint64_add(x_4, x_5);
x_7 = lean_uint64_to_uint32(x_6);
x_8 = lean_uint32_dec_lt(x_2, x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_actionValid___redArg(uint32_t x_1) {
_start:
{
uint32_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint32_t x_6; uint8_t x_7; 
x_2 = 5;
x_3 = lean_uint32_to_uint64(x_2);
x_4 = 1;
x_5 = lean_uint64_add(x_3, x_4);
x_6 = lean_uint64_to_uint32(x_5);
x_7 = lean_uint32_dec_lt(x_1, x_6);
return x_7;
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
uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint8_t x_29; uint64_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint8_t x_39; uint64_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint8_t x_49; uint64_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint8_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint8_t x_61; uint64_t x_62; uint8_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint8_t x_67; uint32_t x_68; uint32_t x_69; uint32_t x_70; uint8_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint8_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint8_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint8_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint8_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint8_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint64_t x_110; uint64_t x_111; uint8_t x_112; uint64_t x_113; uint8_t x_114; uint8_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint32_t x_121; uint8_t x_122; uint32_t x_123; uint8_t x_124; uint8_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint8_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint8_t x_146; 
x_3 = 20;
x_4 = 2;
x_5 = lean_uint32_dec_le(x_4, x_1);
x_6 = 1024;
x_7 = lean_uint32_dec_le(x_1, x_6);
x_8 = lean_bool_to_uint32(x_5);
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_land(x_8, x_9);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_10, x_11);
x_13 = lean_uint32_xor(x_1, x_4);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_12);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_xor(x_4, x_17);
x_19 = lean_uint32_sub(x_18, x_11);
x_20 = 10;
x_21 = 1;
x_22 = lean_uint64_shift_left(x_21, x_3);
x_23 = lean_uint64_sub(x_22, x_21);
x_24 = lean_uint64_land(x_2, x_23);
x_25 = lean_uint64_shift_left(x_21, x_20);
x_26 = lean_uint64_sub(x_25, x_21);
x_27 = lean_uint64_land(x_24, x_26);
x_28 = lean_uint32_to_uint64(x_19);
x_29 = lean_uint64_dec_le(x_27, x_28);
x_30 = lean_uint64_shift_right(x_24, x_20);
x_31 = lean_uint64_dec_le(x_30, x_28);
x_32 = lean_bool_to_uint32(x_29);
x_33 = lean_bool_to_uint32(x_31);
x_34 = lean_uint32_land(x_32, x_33);
x_35 = lean_uint32_dec_eq(x_34, x_11);
x_36 = lean_uint64_shift_right(x_2, x_3);
x_37 = lean_uint64_land(x_36, x_23);
x_38 = lean_uint64_land(x_37, x_26);
x_39 = lean_uint64_dec_le(x_38, x_28);
x_40 = lean_uint64_shift_right(x_37, x_20);
x_41 = lean_uint64_dec_le(x_40, x_28);
x_42 = lean_bool_to_uint32(x_39);
x_43 = lean_bool_to_uint32(x_41);
x_44 = lean_uint32_land(x_42, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_11);
x_46 = lean_uint64_shift_right(x_36, x_3);
x_47 = lean_uint64_land(x_46, x_23);
x_48 = lean_uint64_land(x_47, x_26);
x_49 = lean_uint64_dec_le(x_48, x_28);
x_50 = lean_uint64_shift_right(x_47, x_20);
x_51 = lean_uint64_dec_le(x_50, x_28);
x_52 = lean_bool_to_uint32(x_49);
x_53 = lean_bool_to_uint32(x_51);
x_54 = lean_uint32_land(x_52, x_53);
x_55 = lean_uint32_dec_eq(x_54, x_11);
x_56 = lean_uint64_shift_right(x_46, x_3);
x_57 = lean_uint64_shift_left(x_21, x_21);
x_58 = lean_uint64_sub(x_57, x_21);
x_59 = lean_uint64_land(x_56, x_58);
x_60 = 2;
x_61 = lean_uint64_dec_lt(x_59, x_60);
x_62 = lean_uint64_shift_right(x_56, x_21);
x_63 = lean_uint64_dec_lt(x_62, x_60);
x_64 = lean_bool_to_uint32(x_61);
x_65 = lean_bool_to_uint32(x_63);
x_66 = lean_uint32_land(x_64, x_65);
x_67 = lean_uint32_dec_eq(x_66, x_11);
x_68 = lean_bool_to_uint32(x_55);
x_69 = lean_bool_to_uint32(x_67);
x_70 = lean_uint32_land(x_68, x_69);
x_71 = lean_uint32_dec_eq(x_70, x_11);
x_72 = lean_bool_to_uint32(x_45);
x_73 = lean_bool_to_uint32(x_71);
x_74 = lean_uint32_land(x_72, x_73);
x_75 = lean_uint32_dec_eq(x_74, x_11);
x_76 = lean_bool_to_uint32(x_35);
x_77 = lean_bool_to_uint32(x_75);
x_78 = lean_uint32_land(x_76, x_77);
x_79 = lean_uint32_dec_eq(x_78, x_11);
x_80 = lean_uint64_to_uint32(x_27);
x_81 = lean_uint32_dec_le(x_80, x_19);
x_82 = lean_bool_to_uint32(x_81);
x_83 = lean_uint32_sub(x_14, x_82);
x_84 = lean_uint32_land(x_80, x_83);
x_85 = lean_uint64_to_uint32(x_30);
x_86 = lean_uint32_dec_le(x_85, x_19);
x_87 = lean_bool_to_uint32(x_86);
x_88 = lean_uint32_sub(x_14, x_87);
x_89 = lean_uint32_land(x_85, x_88);
x_90 = lean_uint64_to_uint32(x_38);
x_91 = lean_uint32_dec_le(x_90, x_19);
x_92 = lean_bool_to_uint32(x_91);
x_93 = lean_uint32_sub(x_14, x_92);
x_94 = lean_uint32_land(x_90, x_93);
x_95 = lean_uint64_to_uint32(x_40);
x_96 = lean_uint32_dec_le(x_95, x_19);
x_97 = lean_bool_to_uint32(x_96);
x_98 = lean_uint32_sub(x_14, x_97);
x_99 = lean_uint32_land(x_95, x_98);
x_100 = lean_uint64_to_uint32(x_48);
x_101 = lean_uint32_dec_le(x_100, x_19);
x_102 = lean_bool_to_uint32(x_101);
x_103 = lean_uint32_sub(x_14, x_102);
x_104 = lean_uint32_land(x_100, x_103);
x_105 = lean_uint64_to_uint32(x_50);
x_106 = lean_uint32_dec_le(x_105, x_19);
x_107 = lean_bool_to_uint32(x_106);
x_108 = lean_uint32_sub(x_14, x_107);
x_109 = lean_uint32_land(x_105, x_108);
x_110 = 0;
x_111 = lean_uint64_shift_left(x_59, x_21);
x_112 = lean_uint64_dec_lt(x_110, x_111);
x_113 = lean_uint64_shift_left(x_62, x_21);
x_114 = lean_uint64_dec_lt(x_110, x_113);
x_115 = lean_uint32_dec_eq(x_94, x_104);
x_116 = lean_uint32_dec_eq(x_99, x_109);
x_117 = lean_bool_to_uint32(x_115);
x_118 = lean_bool_to_uint32(x_116);
x_119 = lean_uint32_land(x_117, x_118);
x_120 = lean_uint32_dec_eq(x_119, x_11);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_dec_eq(x_121, x_14);
x_123 = lean_bool_to_uint32(x_114);
x_124 = lean_uint32_dec_eq(x_123, x_14);
x_125 = lean_uint32_dec_eq(x_84, x_104);
x_126 = lean_uint32_dec_eq(x_89, x_109);
x_127 = lean_bool_to_uint32(x_125);
x_128 = lean_bool_to_uint32(x_126);
x_129 = lean_uint32_land(x_127, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_11);
x_131 = lean_bool_to_uint32(x_112);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_land(x_131, x_132);
x_134 = lean_uint32_dec_eq(x_133, x_11);
x_135 = lean_bool_to_uint32(x_124);
x_136 = lean_bool_to_uint32(x_134);
x_137 = lean_uint32_lor(x_135, x_136);
x_138 = lean_uint32_dec_eq(x_137, x_11);
x_139 = lean_bool_to_uint32(x_122);
x_140 = lean_bool_to_uint32(x_138);
x_141 = lean_uint32_land(x_139, x_140);
x_142 = lean_uint32_dec_eq(x_141, x_11);
x_143 = lean_bool_to_uint32(x_79);
x_144 = lean_bool_to_uint32(x_142);
x_145 = lean_uint32_land(x_143, x_144);
x_146 = lean_uint32_dec_eq(x_145, x_11);
return x_146;
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
uint32_t x_4; uint32_t x_5; uint8_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint32_t x_73; uint64_t x_74; uint32_t x_75; uint32_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint32_t x_97; uint8_t x_98; uint32_t x_99; uint32_t x_100; uint8_t x_101; uint32_t x_102; uint32_t x_103; uint8_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint8_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint8_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint8_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint64_t x_147; uint64_t x_148; uint64_t x_149; uint64_t x_150; uint64_t x_151; uint64_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; uint32_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint64_t x_168; 
x_4 = 1;
x_5 = 2;
x_6 = lean_uint32_dec_le(x_5, x_1);
x_7 = 1024;
x_8 = lean_uint32_dec_le(x_1, x_7);
x_9 = lean_bool_to_uint32(x_6);
x_10 = lean_bool_to_uint32(x_8);
x_11 = lean_uint32_land(x_9, x_10);
x_12 = lean_uint32_dec_eq(x_11, x_4);
x_13 = lean_uint32_xor(x_1, x_5);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_12);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_xor(x_5, x_17);
x_19 = lean_uint32_mul(x_18, x_18);
x_20 = lean_uint32_sub(x_19, x_4);
x_21 = 20;
x_22 = lean_uint32_add(x_20, x_4);
x_23 = 1;
x_24 = lean_uint64_add(x_3, x_23);
x_25 = 11400714819323198485ULL;
x_26 = lean_uint64_mul(x_24, x_25);
x_27 = lean_uint64_add(x_2, x_26);
x_28 = 30;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = 13787848793156543929ULL;
x_32 = lean_uint64_mul(x_30, x_31);
x_33 = 27;
x_34 = lean_uint64_shift_right(x_32, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = 10723151780598845931ULL;
x_37 = lean_uint64_mul(x_35, x_36);
x_38 = 31;
x_39 = lean_uint64_shift_right(x_37, x_38);
x_40 = lean_uint64_xor(x_37, x_39);
x_41 = 32;
x_42 = lean_uint64_shift_right(x_40, x_41);
x_43 = lean_uint32_to_uint64(x_22);
x_44 = lean_uint64_mul(x_42, x_43);
x_45 = 4294967295;
x_46 = lean_uint64_land(x_40, x_45);
x_47 = lean_uint64_mul(x_46, x_43);
x_48 = lean_uint64_shift_right(x_47, x_41);
x_49 = lean_uint64_add(x_44, x_48);
x_50 = lean_uint64_shift_right(x_49, x_41);
x_51 = lean_uint64_to_uint32(x_50);
x_52 = lean_uint32_sub(x_20, x_4);
x_53 = lean_uint32_add(x_52, x_4);
x_54 = lean_uint64_add(x_24, x_23);
x_55 = lean_uint64_mul(x_54, x_25);
x_56 = lean_uint64_add(x_2, x_55);
x_57 = lean_uint64_shift_right(x_56, x_28);
x_58 = lean_uint64_xor(x_56, x_57);
x_59 = lean_uint64_mul(x_58, x_31);
x_60 = lean_uint64_shift_right(x_59, x_33);
x_61 = lean_uint64_xor(x_59, x_60);
x_62 = lean_uint64_mul(x_61, x_36);
x_63 = lean_uint64_shift_right(x_62, x_38);
x_64 = lean_uint64_xor(x_62, x_63);
x_65 = lean_uint64_shift_right(x_64, x_41);
x_66 = lean_uint32_to_uint64(x_53);
x_67 = lean_uint64_mul(x_65, x_66);
x_68 = lean_uint64_land(x_64, x_45);
x_69 = lean_uint64_mul(x_68, x_66);
x_70 = lean_uint64_shift_right(x_69, x_41);
x_71 = lean_uint64_add(x_67, x_70);
x_72 = lean_uint64_shift_right(x_71, x_41);
x_73 = lean_uint64_to_uint32(x_72);
x_74 = 2;
x_75 = lean_uint32_sub(x_52, x_4);
x_76 = lean_uint32_add(x_75, x_4);
x_77 = lean_uint64_add(x_3, x_74);
x_78 = lean_uint64_add(x_77, x_23);
x_79 = lean_uint64_mul(x_78, x_25);
x_80 = lean_uint64_add(x_2, x_79);
x_81 = lean_uint64_shift_right(x_80, x_28);
x_82 = lean_uint64_xor(x_80, x_81);
x_83 = lean_uint64_mul(x_82, x_31);
x_84 = lean_uint64_shift_right(x_83, x_33);
x_85 = lean_uint64_xor(x_83, x_84);
x_86 = lean_uint64_mul(x_85, x_36);
x_87 = lean_uint64_shift_right(x_86, x_38);
x_88 = lean_uint64_xor(x_86, x_87);
x_89 = lean_uint64_shift_right(x_88, x_41);
x_90 = lean_uint32_to_uint64(x_76);
x_91 = lean_uint64_mul(x_89, x_90);
x_92 = lean_uint64_land(x_88, x_45);
x_93 = lean_uint64_mul(x_92, x_90);
x_94 = lean_uint64_shift_right(x_93, x_41);
x_95 = lean_uint64_add(x_91, x_94);
x_96 = lean_uint64_shift_right(x_95, x_41);
x_97 = lean_uint64_to_uint32(x_96);
x_98 = lean_uint32_dec_le(x_73, x_97);
x_99 = lean_bool_to_uint32(x_98);
x_100 = lean_uint32_add(x_97, x_99);
x_101 = lean_uint32_dec_le(x_51, x_100);
x_102 = lean_bool_to_uint32(x_101);
x_103 = lean_uint32_add(x_100, x_102);
x_104 = lean_uint32_dec_le(x_51, x_73);
x_105 = lean_bool_to_uint32(x_104);
x_106 = lean_uint32_add(x_73, x_105);
x_107 = lean_uint32_sub(x_18, x_4);
x_108 = lean_uint32_mod(x_51, x_18);
x_109 = lean_uint32_dec_le(x_108, x_107);
x_110 = lean_bool_to_uint32(x_109);
x_111 = lean_uint32_sub(x_14, x_110);
x_112 = lean_uint32_land(x_108, x_111);
x_113 = lean_uint32_div(x_51, x_18);
x_114 = lean_uint32_dec_le(x_113, x_107);
x_115 = lean_bool_to_uint32(x_114);
x_116 = lean_uint32_sub(x_14, x_115);
x_117 = lean_uint32_land(x_113, x_116);
x_118 = lean_uint32_mod(x_106, x_18);
x_119 = lean_uint32_dec_le(x_118, x_107);
x_120 = lean_bool_to_uint32(x_119);
x_121 = lean_uint32_sub(x_14, x_120);
x_122 = lean_uint32_land(x_118, x_121);
x_123 = lean_uint32_div(x_106, x_18);
x_124 = lean_uint32_dec_le(x_123, x_107);
x_125 = lean_bool_to_uint32(x_124);
x_126 = lean_uint32_sub(x_14, x_125);
x_127 = lean_uint32_land(x_123, x_126);
x_128 = lean_uint32_mod(x_103, x_18);
x_129 = lean_uint32_dec_le(x_128, x_107);
x_130 = lean_bool_to_uint32(x_129);
x_131 = lean_uint32_sub(x_14, x_130);
x_132 = lean_uint32_land(x_128, x_131);
x_133 = lean_uint32_div(x_103, x_18);
x_134 = lean_uint32_dec_le(x_133, x_107);
x_135 = lean_bool_to_uint32(x_134);
x_136 = lean_uint32_sub(x_14, x_135);
x_137 = lean_uint32_land(x_133, x_136);
x_138 = 0;
x_139 = 10;
x_140 = 0;
x_141 = lean_uint32_to_uint64(x_112);
x_142 = lean_uint64_lor(x_140, x_141);
x_143 = lean_uint32_to_uint64(x_117);
x_144 = lean_uint64_lor(x_140, x_143);
x_145 = lean_uint64_shift_left(x_144, x_139);
x_146 = lean_uint64_lor(x_142, x_145);
x_147 = lean_uint32_to_uint64(x_122);
x_148 = lean_uint64_lor(x_140, x_147);
x_149 = lean_uint32_to_uint64(x_127);
x_150 = lean_uint64_lor(x_140, x_149);
x_151 = lean_uint64_shift_left(x_150, x_139);
x_152 = lean_uint64_lor(x_148, x_151);
x_153 = lean_uint32_to_uint64(x_132);
x_154 = lean_uint64_lor(x_140, x_153);
x_155 = lean_uint32_to_uint64(x_137);
x_156 = lean_uint64_lor(x_140, x_155);
x_157 = lean_uint64_shift_left(x_156, x_139);
x_158 = lean_uint64_lor(x_154, x_157);
x_159 = lean_bool_to_uint32(x_138);
x_160 = lean_uint32_to_uint64(x_159);
x_161 = lean_uint64_shift_left(x_160, x_23);
x_162 = lean_uint64_lor(x_160, x_161);
x_163 = lean_uint64_shift_left(x_162, x_21);
x_164 = lean_uint64_lor(x_158, x_163);
x_165 = lean_uint64_shift_left(x_164, x_21);
x_166 = lean_uint64_lor(x_152, x_165);
x_167 = lean_uint64_shift_left(x_166, x_21);
x_168 = lean_uint64_lor(x_146, x_167);
return x_168;
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
LEAN_EXPORT uint64_t keylock_step_0(uint32_t x_1, uint64_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint64_t x_7; uint32_t x_8; uint8_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint64_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint64_t x_50; uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint64_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint8_t x_76; uint64_t x_77; uint64_t x_78; uint8_t x_79; uint64_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint8_t x_86; uint8_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint8_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint8_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint8_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint8_t x_124; uint8_t x_125; uint8_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint8_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint8_t x_138; uint8_t x_139; uint8_t x_140; uint8_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint8_t x_145; uint32_t x_146; uint32_t x_147; uint8_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint8_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint8_t x_174; uint8_t x_175; uint32_t x_176; uint32_t x_177; uint32_t x_178; uint8_t x_179; uint32_t x_180; uint32_t x_181; uint32_t x_182; uint8_t x_183; uint32_t x_184; uint8_t x_185; uint32_t x_186; uint32_t x_187; uint8_t x_188; uint32_t x_189; uint32_t x_190; uint32_t x_191; uint8_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint32_t x_211; uint64_t x_212; uint32_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; 
x_5 = 5;
x_6 = 1;
x_7 = 20;
x_8 = 2;
x_9 = lean_uint32_dec_le(x_8, x_1);
x_10 = 1024;
x_11 = lean_uint32_dec_le(x_1, x_10);
x_12 = lean_bool_to_uint32(x_9);
x_13 = lean_bool_to_uint32(x_11);
x_14 = lean_uint32_land(x_12, x_13);
x_15 = lean_uint32_dec_eq(x_14, x_6);
x_16 = lean_uint32_xor(x_1, x_8);
x_17 = 0;
x_18 = lean_bool_to_uint32(x_15);
x_19 = lean_uint32_sub(x_17, x_18);
x_20 = lean_uint32_land(x_16, x_19);
x_21 = lean_uint32_xor(x_8, x_20);
x_22 = lean_uint32_sub(x_21, x_6);
x_23 = 1;
x_24 = lean_uint64_shift_left(x_23, x_7);
x_25 = lean_uint64_sub(x_24, x_23);
x_26 = lean_uint64_land(x_2, x_25);
x_27 = 10;
x_28 = lean_uint64_shift_left(x_23, x_27);
x_29 = lean_uint64_sub(x_28, x_23);
x_30 = lean_uint64_land(x_26, x_29);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_22);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_17, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint64_shift_right(x_26, x_27);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_dec_le(x_37, x_22);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_17, x_39);
x_41 = lean_uint32_land(x_37, x_40);
x_42 = lean_uint64_shift_right(x_2, x_7);
x_43 = lean_uint64_land(x_42, x_25);
x_44 = lean_uint64_land(x_43, x_29);
x_45 = lean_uint64_to_uint32(x_44);
x_46 = lean_uint32_dec_le(x_45, x_22);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_sub(x_17, x_47);
x_49 = lean_uint32_land(x_45, x_48);
x_50 = lean_uint64_shift_right(x_43, x_27);
x_51 = lean_uint64_to_uint32(x_50);
x_52 = lean_uint32_dec_le(x_51, x_22);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_sub(x_17, x_53);
x_55 = lean_uint32_land(x_51, x_54);
x_56 = lean_uint64_shift_right(x_42, x_7);
x_57 = lean_uint64_land(x_56, x_25);
x_58 = lean_uint64_land(x_57, x_29);
x_59 = lean_uint64_to_uint32(x_58);
x_60 = lean_uint32_dec_le(x_59, x_22);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_sub(x_17, x_61);
x_63 = lean_uint32_land(x_59, x_62);
x_64 = lean_uint64_shift_right(x_57, x_27);
x_65 = lean_uint64_to_uint32(x_64);
x_66 = lean_uint32_dec_le(x_65, x_22);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_sub(x_17, x_67);
x_69 = lean_uint32_land(x_65, x_68);
x_70 = lean_uint64_shift_right(x_56, x_7);
x_71 = lean_uint64_shift_left(x_23, x_23);
x_72 = lean_uint64_sub(x_71, x_23);
x_73 = lean_uint64_land(x_70, x_72);
x_74 = 0;
x_75 = lean_uint64_shift_left(x_73, x_23);
x_76 = lean_uint64_dec_lt(x_74, x_75);
x_77 = lean_uint64_shift_right(x_70, x_23);
x_78 = lean_uint64_shift_left(x_77, x_23);
x_79 = lean_uint64_dec_lt(x_74, x_78);
x_80 = lean_uint32_to_uint64(x_3);
x_81 = lean_uint64_to_uint32(x_80);
x_82 = lean_uint32_dec_le(x_81, x_5);
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_sub(x_17, x_83);
x_85 = lean_uint32_land(x_81, x_84);
x_86 = lean_uint32_dec_eq(x_85, x_8);
x_87 = lean_uint32_dec_lt(x_35, x_22);
x_88 = lean_bool_to_uint32(x_87);
x_89 = lean_uint32_add(x_35, x_88);
x_90 = 3;
x_91 = lean_uint32_dec_eq(x_85, x_90);
x_92 = lean_uint32_dec_lt(x_17, x_35);
x_93 = lean_bool_to_uint32(x_92);
x_94 = lean_uint32_sub(x_35, x_93);
x_95 = lean_uint32_xor(x_94, x_35);
x_96 = lean_bool_to_uint32(x_91);
x_97 = lean_uint32_sub(x_17, x_96);
x_98 = lean_uint32_land(x_95, x_97);
x_99 = lean_uint32_xor(x_35, x_98);
x_100 = lean_uint32_xor(x_89, x_99);
x_101 = lean_bool_to_uint32(x_86);
x_102 = lean_uint32_sub(x_17, x_101);
x_103 = lean_uint32_land(x_100, x_102);
x_104 = lean_uint32_xor(x_99, x_103);
x_105 = lean_uint32_dec_eq(x_85, x_17);
x_106 = lean_uint32_dec_lt(x_17, x_41);
x_107 = lean_bool_to_uint32(x_106);
x_108 = lean_uint32_sub(x_41, x_107);
x_109 = lean_uint32_dec_eq(x_85, x_6);
x_110 = lean_uint32_dec_lt(x_41, x_22);
x_111 = lean_bool_to_uint32(x_110);
x_112 = lean_uint32_add(x_41, x_111);
x_113 = lean_uint32_xor(x_112, x_41);
x_114 = lean_bool_to_uint32(x_109);
x_115 = lean_uint32_sub(x_17, x_114);
x_116 = lean_uint32_land(x_113, x_115);
x_117 = lean_uint32_xor(x_41, x_116);
x_118 = lean_uint32_xor(x_108, x_117);
x_119 = lean_bool_to_uint32(x_105);
x_120 = lean_uint32_sub(x_17, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_117, x_121);
x_123 = 4;
x_124 = lean_uint32_dec_eq(x_85, x_123);
x_125 = lean_uint32_dec_eq(x_35, x_49);
x_126 = lean_uint32_dec_eq(x_41, x_55);
x_127 = lean_bool_to_uint32(x_125);
x_128 = lean_bool_to_uint32(x_126);
x_129 = lean_uint32_land(x_127, x_128);
x_130 = lean_uint32_dec_eq(x_129, x_6);
x_131 = lean_bool_to_uint32(x_124);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_uint32_land(x_131, x_132);
x_134 = lean_uint32_dec_eq(x_133, x_6);
x_135 = lean_bool_to_uint32(x_76);
x_136 = lean_bool_to_uint32(x_134);
x_137 = lean_uint32_lor(x_135, x_136);
x_138 = lean_uint32_dec_eq(x_137, x_6);
x_139 = lean_uint32_dec_eq(x_85, x_5);
x_140 = lean_uint32_dec_eq(x_35, x_63);
x_141 = lean_uint32_dec_eq(x_41, x_69);
x_142 = lean_bool_to_uint32(x_140);
x_143 = lean_bool_to_uint32(x_141);
x_144 = lean_uint32_land(x_142, x_143);
x_145 = lean_uint32_dec_eq(x_144, x_6);
x_146 = lean_bool_to_uint32(x_145);
x_147 = lean_uint32_land(x_135, x_146);
x_148 = lean_uint32_dec_eq(x_147, x_6);
x_149 = lean_bool_to_uint32(x_139);
x_150 = lean_bool_to_uint32(x_148);
x_151 = lean_uint32_land(x_149, x_150);
x_152 = lean_uint32_dec_eq(x_151, x_6);
x_153 = lean_uint32_xor(x_35, x_104);
x_154 = lean_bool_to_uint32(x_79);
x_155 = lean_uint32_sub(x_17, x_154);
x_156 = lean_uint32_land(x_153, x_155);
x_157 = lean_uint32_xor(x_104, x_156);
x_158 = lean_uint32_xor(x_41, x_122);
x_159 = lean_uint32_land(x_158, x_155);
x_160 = lean_uint32_xor(x_122, x_159);
x_161 = lean_uint32_xor(x_49, x_49);
x_162 = lean_uint32_land(x_161, x_155);
x_163 = lean_uint32_xor(x_49, x_162);
x_164 = lean_uint32_xor(x_55, x_55);
x_165 = lean_uint32_land(x_164, x_155);
x_166 = lean_uint32_xor(x_55, x_165);
x_167 = lean_uint32_xor(x_63, x_63);
x_168 = lean_uint32_land(x_167, x_155);
x_169 = lean_uint32_xor(x_63, x_168);
x_170 = lean_uint32_xor(x_69, x_69);
x_171 = lean_uint32_land(x_170, x_155);
x_172 = lean_uint32_xor(x_69, x_171);
x_173 = lean_uint32_land(x_154, x_135);
x_174 = lean_uint32_dec_eq(x_173, x_6);
x_175 = lean_uint32_dec_eq(x_154, x_17);
x_176 = lean_bool_to_uint32(x_175);
x_177 = lean_bool_to_uint32(x_138);
x_178 = lean_uint32_land(x_176, x_177);
x_179 = lean_uint32_dec_eq(x_178, x_6);
x_180 = lean_bool_to_uint32(x_174);
x_181 = lean_bool_to_uint32(x_179);
x_182 = lean_uint32_lor(x_180, x_181);
x_183 = lean_uint32_dec_eq(x_182, x_6);
x_184 = lean_uint32_land(x_154, x_154);
x_185 = lean_uint32_dec_eq(x_184, x_6);
x_186 = lean_bool_to_uint32(x_152);
x_187 = lean_uint32_land(x_176, x_186);
x_188 = lean_uint32_dec_eq(x_187, x_6);
x_189 = lean_bool_to_uint32(x_185);
x_190 = lean_bool_to_uint32(x_188);
x_191 = lean_uint32_lor(x_189, x_190);
x_192 = lean_uint32_dec_eq(x_191, x_6);
x_193 = lean_uint32_to_uint64(x_157);
x_194 = lean_uint64_lor(x_74, x_193);
x_195 = lean_uint32_to_uint64(x_160);
x_196 = lean_uint64_lor(x_74, x_195);
x_197 = lean_uint64_shift_left(x_196, x_27);
x_198 = lean_uint64_lor(x_194, x_197);
x_199 = lean_uint32_to_uint64(x_163);
x_200 = lean_uint64_lor(x_74, x_199);
x_201 = lean_uint32_to_uint64(x_166);
x_202 = lean_uint64_lor(x_74, x_201);
x_203 = lean_uint64_shift_left(x_202, x_27);
x_204 = lean_uint64_lor(x_200, x_203);
x_205 = lean_uint32_to_uint64(x_169);
x_206 = lean_uint64_lor(x_74, x_205);
x_207 = lean_uint32_to_uint64(x_172);
x_208 = lean_uint64_lor(x_74, x_207);
x_209 = lean_uint64_shift_left(x_208, x_27);
x_210 = lean_uint64_lor(x_206, x_209);
x_211 = lean_bool_to_uint32(x_183);
x_212 = lean_uint32_to_uint64(x_211);
x_213 = lean_bool_to_uint32(x_192);
x_214 = lean_uint32_to_uint64(x_213);
x_215 = lean_uint64_shift_left(x_214, x_23);
x_216 = lean_uint64_lor(x_212, x_215);
x_217 = lean_uint64_shift_left(x_216, x_7);
x_218 = lean_uint64_lor(x_210, x_217);
x_219 = lean_uint64_shift_left(x_218, x_7);
x_220 = lean_uint64_lor(x_204, x_219);
x_221 = lean_uint64_shift_left(x_220, x_7);
x_222 = lean_uint64_lor(x_198, x_221);
return x_222;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_step0___redArg(uint32_t x_1, uint64_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint64_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint32_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint64_t x_63; uint32_t x_64; uint8_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint8_t x_75; uint64_t x_76; uint64_t x_77; uint8_t x_78; uint64_t x_79; uint32_t x_80; uint8_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint8_t x_85; uint8_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint8_t x_90; uint8_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint8_t x_104; uint8_t x_105; uint32_t x_106; uint32_t x_107; uint8_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint8_t x_124; uint8_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint8_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint8_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint8_t x_137; uint8_t x_138; uint8_t x_139; uint8_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint8_t x_144; uint32_t x_145; uint32_t x_146; uint8_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint8_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint8_t x_173; uint8_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint8_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint8_t x_187; uint32_t x_188; uint32_t x_189; uint32_t x_190; uint8_t x_191; uint64_t x_192; uint64_t x_193; uint64_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint32_t x_210; uint64_t x_211; uint32_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; 
x_4 = 5;
x_5 = 1;
x_6 = 20;
x_7 = 2;
x_8 = lean_uint32_dec_le(x_7, x_1);
x_9 = 1024;
x_10 = lean_uint32_dec_le(x_1, x_9);
x_11 = lean_bool_to_uint32(x_8);
x_12 = lean_bool_to_uint32(x_10);
x_13 = lean_uint32_land(x_11, x_12);
x_14 = lean_uint32_dec_eq(x_13, x_5);
x_15 = lean_uint32_xor(x_1, x_7);
x_16 = 0;
x_17 = lean_bool_to_uint32(x_14);
x_18 = lean_uint32_sub(x_16, x_17);
x_19 = lean_uint32_land(x_15, x_18);
x_20 = lean_uint32_xor(x_7, x_19);
x_21 = lean_uint32_sub(x_20, x_5);
x_22 = 1;
x_23 = lean_uint64_shift_left(x_22, x_6);
x_24 = lean_uint64_sub(x_23, x_22);
x_25 = lean_uint64_land(x_2, x_24);
x_26 = 10;
x_27 = lean_uint64_shift_left(x_22, x_26);
x_28 = lean_uint64_sub(x_27, x_22);
x_29 = lean_uint64_land(x_25, x_28);
x_30 = lean_uint64_to_uint32(x_29);
x_31 = lean_uint32_dec_le(x_30, x_21);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_sub(x_16, x_32);
x_34 = lean_uint32_land(x_30, x_33);
x_35 = lean_uint64_shift_right(x_25, x_26);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_21);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_16, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint64_shift_right(x_2, x_6);
x_42 = lean_uint64_land(x_41, x_24);
x_43 = lean_uint64_land(x_42, x_28);
x_44 = lean_uint64_to_uint32(x_43);
x_45 = lean_uint32_dec_le(x_44, x_21);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_sub(x_16, x_46);
x_48 = lean_uint32_land(x_44, x_47);
x_49 = lean_uint64_shift_right(x_42, x_26);
x_50 = lean_uint64_to_uint32(x_49);
x_51 = lean_uint32_dec_le(x_50, x_21);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_sub(x_16, x_52);
x_54 = lean_uint32_land(x_50, x_53);
x_55 = lean_uint64_shift_right(x_41, x_6);
x_56 = lean_uint64_land(x_55, x_24);
x_57 = lean_uint64_land(x_56, x_28);
x_58 = lean_uint64_to_uint32(x_57);
x_59 = lean_uint32_dec_le(x_58, x_21);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_sub(x_16, x_60);
x_62 = lean_uint32_land(x_58, x_61);
x_63 = lean_uint64_shift_right(x_56, x_26);
x_64 = lean_uint64_to_uint32(x_63);
x_65 = lean_uint32_dec_le(x_64, x_21);
x_66 = lean_bool_to_uint32(x_65);
x_67 = lean_uint32_sub(x_16, x_66);
x_68 = lean_uint32_land(x_64, x_67);
x_69 = lean_uint64_shift_right(x_55, x_6);
x_70 = lean_uint64_shift_left(x_22, x_22);
x_71 = lean_uint64_sub(x_70, x_22);
x_72 = lean_uint64_land(x_69, x_71);
x_73 = 0;
x_74 = lean_uint64_shift_left(x_72, x_22);
x_75 = lean_uint64_dec_lt(x_73, x_74);
x_76 = lean_uint64_shift_right(x_69, x_22);
x_77 = lean_uint64_shift_left(x_76, x_22);
x_78 = lean_uint64_dec_lt(x_73, x_77);
x_79 = lean_uint32_to_uint64(x_3);
x_80 = lean_uint64_to_uint32(x_79);
x_81 = lean_uint32_dec_le(x_80, x_4);
x_82 = lean_bool_to_uint32(x_81);
x_83 = lean_uint32_sub(x_16, x_82);
x_84 = lean_uint32_land(x_80, x_83);
x_85 = lean_uint32_dec_eq(x_84, x_7);
x_86 = lean_uint32_dec_lt(x_34, x_21);
x_87 = lean_bool_to_uint32(x_86);
x_88 = lean_uint32_add(x_34, x_87);
x_89 = 3;
x_90 = lean_uint32_dec_eq(x_84, x_89);
x_91 = lean_uint32_dec_lt(x_16, x_34);
x_92 = lean_bool_to_uint32(x_91);
x_93 = lean_uint32_sub(x_34, x_92);
x_94 = lean_uint32_xor(x_93, x_34);
x_95 = lean_bool_to_uint32(x_90);
x_96 = lean_uint32_sub(x_16, x_95);
x_97 = lean_uint32_land(x_94, x_96);
x_98 = lean_uint32_xor(x_34, x_97);
x_99 = lean_uint32_xor(x_88, x_98);
x_100 = lean_bool_to_uint32(x_85);
x_101 = lean_uint32_sub(x_16, x_100);
x_102 = lean_uint32_land(x_99, x_101);
x_103 = lean_uint32_xor(x_98, x_102);
x_104 = lean_uint32_dec_eq(x_84, x_16);
x_105 = lean_uint32_dec_lt(x_16, x_40);
x_106 = lean_bool_to_uint32(x_105);
x_107 = lean_uint32_sub(x_40, x_106);
x_108 = lean_uint32_dec_eq(x_84, x_5);
x_109 = lean_uint32_dec_lt(x_40, x_21);
x_110 = lean_bool_to_uint32(x_109);
x_111 = lean_uint32_add(x_40, x_110);
x_112 = lean_uint32_xor(x_111, x_40);
x_113 = lean_bool_to_uint32(x_108);
x_114 = lean_uint32_sub(x_16, x_113);
x_115 = lean_uint32_land(x_112, x_114);
x_116 = lean_uint32_xor(x_40, x_115);
x_117 = lean_uint32_xor(x_107, x_116);
x_118 = lean_bool_to_uint32(x_104);
x_119 = lean_uint32_sub(x_16, x_118);
x_120 = lean_uint32_land(x_117, x_119);
x_121 = lean_uint32_xor(x_116, x_120);
x_122 = 4;
x_123 = lean_uint32_dec_eq(x_84, x_122);
x_124 = lean_uint32_dec_eq(x_34, x_48);
x_125 = lean_uint32_dec_eq(x_40, x_54);
x_126 = lean_bool_to_uint32(x_124);
x_127 = lean_bool_to_uint32(x_125);
x_128 = lean_uint32_land(x_126, x_127);
x_129 = lean_uint32_dec_eq(x_128, x_5);
x_130 = lean_bool_to_uint32(x_123);
x_131 = lean_bool_to_uint32(x_129);
x_132 = lean_uint32_land(x_130, x_131);
x_133 = lean_uint32_dec_eq(x_132, x_5);
x_134 = lean_bool_to_uint32(x_75);
x_135 = lean_bool_to_uint32(x_133);
x_136 = lean_uint32_lor(x_134, x_135);
x_137 = lean_uint32_dec_eq(x_136, x_5);
x_138 = lean_uint32_dec_eq(x_84, x_4);
x_139 = lean_uint32_dec_eq(x_34, x_62);
x_140 = lean_uint32_dec_eq(x_40, x_68);
x_141 = lean_bool_to_uint32(x_139);
x_142 = lean_bool_to_uint32(x_140);
x_143 = lean_uint32_land(x_141, x_142);
x_144 = lean_uint32_dec_eq(x_143, x_5);
x_145 = lean_bool_to_uint32(x_144);
x_146 = lean_uint32_land(x_134, x_145);
x_147 = lean_uint32_dec_eq(x_146, x_5);
x_148 = lean_bool_to_uint32(x_138);
x_149 = lean_bool_to_uint32(x_147);
x_150 = lean_uint32_land(x_148, x_149);
x_151 = lean_uint32_dec_eq(x_150, x_5);
x_152 = lean_uint32_xor(x_34, x_103);
x_153 = lean_bool_to_uint32(x_78);
x_154 = lean_uint32_sub(x_16, x_153);
x_155 = lean_uint32_land(x_152, x_154);
x_156 = lean_uint32_xor(x_103, x_155);
x_157 = lean_uint32_xor(x_40, x_121);
x_158 = lean_uint32_land(x_157, x_154);
x_159 = lean_uint32_xor(x_121, x_158);
x_160 = lean_uint32_xor(x_48, x_48);
x_161 = lean_uint32_land(x_160, x_154);
x_162 = lean_uint32_xor(x_48, x_161);
x_163 = lean_uint32_xor(x_54, x_54);
x_164 = lean_uint32_land(x_163, x_154);
x_165 = lean_uint32_xor(x_54, x_164);
x_166 = lean_uint32_xor(x_62, x_62);
x_167 = lean_uint32_land(x_166, x_154);
x_168 = lean_uint32_xor(x_62, x_167);
x_169 = lean_uint32_xor(x_68, x_68);
x_170 = lean_uint32_land(x_169, x_154);
x_171 = lean_uint32_xor(x_68, x_170);
x_172 = lean_uint32_land(x_153, x_134);
x_173 = lean_uint32_dec_eq(x_172, x_5);
x_174 = lean_uint32_dec_eq(x_153, x_16);
x_175 = lean_bool_to_uint32(x_174);
x_176 = lean_bool_to_uint32(x_137);
x_177 = lean_uint32_land(x_175, x_176);
x_178 = lean_uint32_dec_eq(x_177, x_5);
x_179 = lean_bool_to_uint32(x_173);
x_180 = lean_bool_to_uint32(x_178);
x_181 = lean_uint32_lor(x_179, x_180);
x_182 = lean_uint32_dec_eq(x_181, x_5);
x_183 = lean_uint32_land(x_153, x_153);
x_184 = lean_uint32_dec_eq(x_183, x_5);
x_185 = lean_bool_to_uint32(x_151);
x_186 = lean_uint32_land(x_175, x_185);
x_187 = lean_uint32_dec_eq(x_186, x_5);
x_188 = lean_bool_to_uint32(x_184);
x_189 = lean_bool_to_uint32(x_187);
x_190 = lean_uint32_lor(x_188, x_189);
x_191 = lean_uint32_dec_eq(x_190, x_5);
x_192 = lean_uint32_to_uint64(x_156);
x_193 = lean_uint64_lor(x_73, x_192);
x_194 = lean_uint32_to_uint64(x_159);
x_195 = lean_uint64_lor(x_73, x_194);
x_196 = lean_uint64_shift_left(x_195, x_26);
x_197 = lean_uint64_lor(x_193, x_196);
x_198 = lean_uint32_to_uint64(x_162);
x_199 = lean_uint64_lor(x_73, x_198);
x_200 = lean_uint32_to_uint64(x_165);
x_201 = lean_uint64_lor(x_73, x_200);
x_202 = lean_uint64_shift_left(x_201, x_26);
x_203 = lean_uint64_lor(x_199, x_202);
x_204 = lean_uint32_to_uint64(x_168);
x_205 = lean_uint64_lor(x_73, x_204);
x_206 = lean_uint32_to_uint64(x_171);
x_207 = lean_uint64_lor(x_73, x_206);
x_208 = lean_uint64_shift_left(x_207, x_26);
x_209 = lean_uint64_lor(x_205, x_208);
x_210 = lean_bool_to_uint32(x_182);
x_211 = lean_uint32_to_uint64(x_210);
x_212 = lean_bool_to_uint32(x_191);
x_213 = lean_uint32_to_uint64(x_212);
x_214 = lean_uint64_shift_left(x_213, x_22);
x_215 = lean_uint64_lor(x_211, x_214);
x_216 = lean_uint64_shift_left(x_215, x_6);
x_217 = lean_uint64_lor(x_209, x_216);
x_218 = lean_uint64_shift_left(x_217, x_6);
x_219 = lean_uint64_lor(x_203, x_218);
x_220 = lean_uint64_shift_left(x_219, x_6);
x_221 = lean_uint64_lor(x_197, x_220);
return x_221;
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
LEAN_EXPORT uint64_t keylock_reward(uint32_t x_1, uint64_t x_2, uint32_t x_3, uint64_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint64_t x_7; uint32_t x_8; uint8_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint64_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint64_t x_50; uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint32_t x_59; uint8_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint64_t x_64; uint32_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint8_t x_76; uint64_t x_77; uint64_t x_78; uint8_t x_79; uint64_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint8_t x_87; uint8_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint8_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint8_t x_101; uint8_t x_102; uint8_t x_103; uint8_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint8_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint8_t x_115; uint32_t x_116; uint8_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint8_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; 
x_5 = 5;
x_6 = 1;
x_7 = 20;
x_8 = 2;
x_9 = lean_uint32_dec_le(x_8, x_1);
x_10 = 1024;
x_11 = lean_uint32_dec_le(x_1, x_10);
x_12 = lean_bool_to_uint32(x_9);
x_13 = lean_bool_to_uint32(x_11);
x_14 = lean_uint32_land(x_12, x_13);
x_15 = lean_uint32_dec_eq(x_14, x_6);
x_16 = lean_uint32_xor(x_1, x_8);
x_17 = 0;
x_18 = lean_bool_to_uint32(x_15);
x_19 = lean_uint32_sub(x_17, x_18);
x_20 = lean_uint32_land(x_16, x_19);
x_21 = lean_uint32_xor(x_8, x_20);
x_22 = lean_uint32_sub(x_21, x_6);
x_23 = 1;
x_24 = lean_uint64_shift_left(x_23, x_7);
x_25 = lean_uint64_sub(x_24, x_23);
x_26 = lean_uint64_land(x_2, x_25);
x_27 = 10;
x_28 = lean_uint64_shift_left(x_23, x_27);
x_29 = lean_uint64_sub(x_28, x_23);
x_30 = lean_uint64_land(x_26, x_29);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_22);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_17, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = lean_uint64_shift_right(x_26, x_27);
x_37 = lean_uint64_to_uint32(x_36);
x_38 = lean_uint32_dec_le(x_37, x_22);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_sub(x_17, x_39);
x_41 = lean_uint32_land(x_37, x_40);
x_42 = lean_uint64_shift_right(x_2, x_7);
x_43 = lean_uint64_land(x_42, x_25);
x_44 = lean_uint64_land(x_43, x_29);
x_45 = lean_uint64_to_uint32(x_44);
x_46 = lean_uint32_dec_le(x_45, x_22);
x_47 = lean_bool_to_uint32(x_46);
x_48 = lean_uint32_sub(x_17, x_47);
x_49 = lean_uint32_land(x_45, x_48);
x_50 = lean_uint64_shift_right(x_43, x_27);
x_51 = lean_uint64_to_uint32(x_50);
x_52 = lean_uint32_dec_le(x_51, x_22);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_sub(x_17, x_53);
x_55 = lean_uint32_land(x_51, x_54);
x_56 = lean_uint64_shift_right(x_42, x_7);
x_57 = lean_uint64_land(x_56, x_25);
x_58 = lean_uint64_land(x_57, x_29);
x_59 = lean_uint64_to_uint32(x_58);
x_60 = lean_uint32_dec_le(x_59, x_22);
x_61 = lean_bool_to_uint32(x_60);
x_62 = lean_uint32_sub(x_17, x_61);
x_63 = lean_uint32_land(x_59, x_62);
x_64 = lean_uint64_shift_right(x_57, x_27);
x_65 = lean_uint64_to_uint32(x_64);
x_66 = lean_uint32_dec_le(x_65, x_22);
x_67 = lean_bool_to_uint32(x_66);
x_68 = lean_uint32_sub(x_17, x_67);
x_69 = lean_uint32_land(x_65, x_68);
x_70 = lean_uint64_shift_right(x_56, x_7);
x_71 = lean_uint64_shift_left(x_23, x_23);
x_72 = lean_uint64_sub(x_71, x_23);
x_73 = lean_uint64_land(x_70, x_72);
x_74 = 0;
x_75 = lean_uint64_shift_left(x_73, x_23);
x_76 = lean_uint64_dec_lt(x_74, x_75);
x_77 = lean_uint64_shift_right(x_70, x_23);
x_78 = lean_uint64_shift_left(x_77, x_23);
x_79 = lean_uint64_dec_lt(x_74, x_78);
x_80 = lean_uint32_to_uint64(x_3);
x_81 = lean_uint64_to_uint32(x_80);
x_82 = lean_uint32_dec_le(x_81, x_5);
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_sub(x_17, x_83);
x_85 = lean_uint32_land(x_81, x_84);
x_86 = 4;
x_87 = lean_uint32_dec_eq(x_85, x_86);
x_88 = lean_uint32_dec_eq(x_35, x_49);
x_89 = lean_uint32_dec_eq(x_41, x_55);
x_90 = lean_bool_to_uint32(x_88);
x_91 = lean_bool_to_uint32(x_89);
x_92 = lean_uint32_land(x_90, x_91);
x_93 = lean_uint32_dec_eq(x_92, x_6);
x_94 = lean_bool_to_uint32(x_87);
x_95 = lean_bool_to_uint32(x_93);
x_96 = lean_uint32_land(x_94, x_95);
x_97 = lean_uint32_dec_eq(x_96, x_6);
x_98 = lean_bool_to_uint32(x_76);
x_99 = lean_bool_to_uint32(x_97);
x_100 = lean_uint32_lor(x_98, x_99);
x_101 = lean_uint32_dec_eq(x_100, x_6);
x_102 = lean_uint32_dec_eq(x_85, x_5);
x_103 = lean_uint32_dec_eq(x_35, x_63);
x_104 = lean_uint32_dec_eq(x_41, x_69);
x_105 = lean_bool_to_uint32(x_103);
x_106 = lean_bool_to_uint32(x_104);
x_107 = lean_uint32_land(x_105, x_106);
x_108 = lean_uint32_dec_eq(x_107, x_6);
x_109 = lean_bool_to_uint32(x_108);
x_110 = lean_uint32_land(x_98, x_109);
x_111 = lean_uint32_dec_eq(x_110, x_6);
x_112 = lean_bool_to_uint32(x_102);
x_113 = lean_bool_to_uint32(x_111);
x_114 = lean_uint32_land(x_112, x_113);
x_115 = lean_uint32_dec_eq(x_114, x_6);
x_116 = 100;
x_117 = lean_uint32_dec_eq(x_98, x_17);
x_118 = lean_bool_to_uint32(x_101);
x_119 = lean_bool_to_uint32(x_117);
x_120 = lean_uint32_land(x_118, x_119);
x_121 = lean_uint32_dec_eq(x_120, x_6);
x_122 = 10;
x_123 = lean_uint32_neg(x_6);
x_124 = lean_uint32_xor(x_122, x_123);
x_125 = lean_bool_to_uint32(x_121);
x_126 = lean_uint32_sub(x_17, x_125);
x_127 = lean_uint32_land(x_124, x_126);
x_128 = lean_uint32_xor(x_123, x_127);
x_129 = lean_uint32_xor(x_116, x_128);
x_130 = lean_bool_to_uint32(x_115);
x_131 = lean_uint32_sub(x_17, x_130);
x_132 = lean_uint32_land(x_129, x_131);
x_133 = lean_uint32_xor(x_128, x_132);
x_134 = lean_uint32_xor(x_17, x_133);
x_135 = lean_bool_to_uint32(x_79);
x_136 = lean_uint32_sub(x_17, x_135);
x_137 = lean_uint32_land(x_134, x_136);
x_138 = lean_uint32_xor(x_133, x_137);
x_139 = 2147483648;
x_140 = lean_uint32_add(x_138, x_139);
x_141 = lean_uint32_to_uint64(x_140);
x_142 = 2147483648;
x_143 = lean_uint64_sub(x_141, x_142);
return x_143;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_reward___redArg(uint32_t x_1, uint64_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint64_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint32_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint64_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint32_t x_58; uint8_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint64_t x_63; uint32_t x_64; uint8_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint8_t x_75; uint64_t x_76; uint64_t x_77; uint8_t x_78; uint64_t x_79; uint32_t x_80; uint8_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint8_t x_86; uint8_t x_87; uint8_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint8_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint8_t x_100; uint8_t x_101; uint8_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint8_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint32_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint8_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; 
x_4 = 5;
x_5 = 1;
x_6 = 20;
x_7 = 2;
x_8 = lean_uint32_dec_le(x_7, x_1);
x_9 = 1024;
x_10 = lean_uint32_dec_le(x_1, x_9);
x_11 = lean_bool_to_uint32(x_8);
x_12 = lean_bool_to_uint32(x_10);
x_13 = lean_uint32_land(x_11, x_12);
x_14 = lean_uint32_dec_eq(x_13, x_5);
x_15 = lean_uint32_xor(x_1, x_7);
x_16 = 0;
x_17 = lean_bool_to_uint32(x_14);
x_18 = lean_uint32_sub(x_16, x_17);
x_19 = lean_uint32_land(x_15, x_18);
x_20 = lean_uint32_xor(x_7, x_19);
x_21 = lean_uint32_sub(x_20, x_5);
x_22 = 1;
x_23 = lean_uint64_shift_left(x_22, x_6);
x_24 = lean_uint64_sub(x_23, x_22);
x_25 = lean_uint64_land(x_2, x_24);
x_26 = 10;
x_27 = lean_uint64_shift_left(x_22, x_26);
x_28 = lean_uint64_sub(x_27, x_22);
x_29 = lean_uint64_land(x_25, x_28);
x_30 = lean_uint64_to_uint32(x_29);
x_31 = lean_uint32_dec_le(x_30, x_21);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_sub(x_16, x_32);
x_34 = lean_uint32_land(x_30, x_33);
x_35 = lean_uint64_shift_right(x_25, x_26);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_21);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_16, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint64_shift_right(x_2, x_6);
x_42 = lean_uint64_land(x_41, x_24);
x_43 = lean_uint64_land(x_42, x_28);
x_44 = lean_uint64_to_uint32(x_43);
x_45 = lean_uint32_dec_le(x_44, x_21);
x_46 = lean_bool_to_uint32(x_45);
x_47 = lean_uint32_sub(x_16, x_46);
x_48 = lean_uint32_land(x_44, x_47);
x_49 = lean_uint64_shift_right(x_42, x_26);
x_50 = lean_uint64_to_uint32(x_49);
x_51 = lean_uint32_dec_le(x_50, x_21);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_sub(x_16, x_52);
x_54 = lean_uint32_land(x_50, x_53);
x_55 = lean_uint64_shift_right(x_41, x_6);
x_56 = lean_uint64_land(x_55, x_24);
x_57 = lean_uint64_land(x_56, x_28);
x_58 = lean_uint64_to_uint32(x_57);
x_59 = lean_uint32_dec_le(x_58, x_21);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_sub(x_16, x_60);
x_62 = lean_uint32_land(x_58, x_61);
x_63 = lean_uint64_shift_right(x_56, x_26);
x_64 = lean_uint64_to_uint32(x_63);
x_65 = lean_uint32_dec_le(x_64, x_21);
x_66 = lean_bool_to_uint32(x_65);
x_67 = lean_uint32_sub(x_16, x_66);
x_68 = lean_uint32_land(x_64, x_67);
x_69 = lean_uint64_shift_right(x_55, x_6);
x_70 = lean_uint64_shift_left(x_22, x_22);
x_71 = lean_uint64_sub(x_70, x_22);
x_72 = lean_uint64_land(x_69, x_71);
x_73 = 0;
x_74 = lean_uint64_shift_left(x_72, x_22);
x_75 = lean_uint64_dec_lt(x_73, x_74);
x_76 = lean_uint64_shift_right(x_69, x_22);
x_77 = lean_uint64_shift_left(x_76, x_22);
x_78 = lean_uint64_dec_lt(x_73, x_77);
x_79 = lean_uint32_to_uint64(x_3);
x_80 = lean_uint64_to_uint32(x_79);
x_81 = lean_uint32_dec_le(x_80, x_4);
x_82 = lean_bool_to_uint32(x_81);
x_83 = lean_uint32_sub(x_16, x_82);
x_84 = lean_uint32_land(x_80, x_83);
x_85 = 4;
x_86 = lean_uint32_dec_eq(x_84, x_85);
x_87 = lean_uint32_dec_eq(x_34, x_48);
x_88 = lean_uint32_dec_eq(x_40, x_54);
x_89 = lean_bool_to_uint32(x_87);
x_90 = lean_bool_to_uint32(x_88);
x_91 = lean_uint32_land(x_89, x_90);
x_92 = lean_uint32_dec_eq(x_91, x_5);
x_93 = lean_bool_to_uint32(x_86);
x_94 = lean_bool_to_uint32(x_92);
x_95 = lean_uint32_land(x_93, x_94);
x_96 = lean_uint32_dec_eq(x_95, x_5);
x_97 = lean_bool_to_uint32(x_75);
x_98 = lean_bool_to_uint32(x_96);
x_99 = lean_uint32_lor(x_97, x_98);
x_100 = lean_uint32_dec_eq(x_99, x_5);
x_101 = lean_uint32_dec_eq(x_84, x_4);
x_102 = lean_uint32_dec_eq(x_34, x_62);
x_103 = lean_uint32_dec_eq(x_40, x_68);
x_104 = lean_bool_to_uint32(x_102);
x_105 = lean_bool_to_uint32(x_103);
x_106 = lean_uint32_land(x_104, x_105);
x_107 = lean_uint32_dec_eq(x_106, x_5);
x_108 = lean_bool_to_uint32(x_107);
x_109 = lean_uint32_land(x_97, x_108);
x_110 = lean_uint32_dec_eq(x_109, x_5);
x_111 = lean_bool_to_uint32(x_101);
x_112 = lean_bool_to_uint32(x_110);
x_113 = lean_uint32_land(x_111, x_112);
x_114 = lean_uint32_dec_eq(x_113, x_5);
x_115 = 100;
x_116 = lean_uint32_dec_eq(x_97, x_16);
x_117 = lean_bool_to_uint32(x_100);
x_118 = lean_bool_to_uint32(x_116);
x_119 = lean_uint32_land(x_117, x_118);
x_120 = lean_uint32_dec_eq(x_119, x_5);
x_121 = 10;
x_122 = lean_uint32_neg(x_5);
x_123 = lean_uint32_xor(x_121, x_122);
x_124 = lean_bool_to_uint32(x_120);
x_125 = lean_uint32_sub(x_16, x_124);
x_126 = lean_uint32_land(x_123, x_125);
x_127 = lean_uint32_xor(x_122, x_126);
x_128 = lean_uint32_xor(x_115, x_127);
x_129 = lean_bool_to_uint32(x_114);
x_130 = lean_uint32_sub(x_16, x_129);
x_131 = lean_uint32_land(x_128, x_130);
x_132 = lean_uint32_xor(x_127, x_131);
x_133 = lean_uint32_xor(x_16, x_132);
x_134 = lean_bool_to_uint32(x_78);
x_135 = lean_uint32_sub(x_16, x_134);
x_136 = lean_uint32_land(x_133, x_135);
x_137 = lean_uint32_xor(x_132, x_136);
x_138 = 2147483648;
x_139 = lean_uint32_add(x_137, x_138);
x_140 = lean_uint32_to_uint64(x_139);
x_141 = 2147483648;
x_142 = lean_uint64_sub(x_140, x_141);
return x_142;
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
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint64_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_KeyLock_Kernel_reward___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t keylock_terminated(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; 
x_3 = 20;
x_4 = 1;
x_5 = lean_uint64_shift_right(x_2, x_3);
x_6 = lean_uint64_shift_right(x_5, x_3);
x_7 = lean_uint64_shift_right(x_6, x_3);
x_8 = 0;
x_9 = lean_uint64_shift_right(x_7, x_4);
x_10 = lean_uint64_shift_left(x_9, x_4);
x_11 = lean_uint64_dec_lt(x_8, x_10);
return x_11;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_terminated___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_10; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_right(x_1, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = 0;
x_8 = lean_uint64_shift_right(x_6, x_3);
x_9 = lean_uint64_shift_left(x_8, x_3);
x_10 = lean_uint64_dec_lt(x_7, x_9);
return x_10;
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
uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint32_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint32_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint64_t x_61; uint32_t x_62; uint8_t x_63; uint32_t x_64; uint32_t x_65; uint32_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint8_t x_73; uint64_t x_74; uint64_t x_75; uint8_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint8_t x_92; uint8_t x_93; uint32_t x_94; uint32_t x_95; uint32_t x_96; uint8_t x_97; uint64_t x_98; uint64_t x_99; uint64_t x_100; uint64_t x_101; uint64_t x_102; uint64_t x_103; uint64_t x_104; uint64_t x_105; uint64_t x_106; uint64_t x_107; uint64_t x_108; uint64_t x_109; uint64_t x_110; uint64_t x_111; uint64_t x_112; uint64_t x_113; uint64_t x_114; uint64_t x_115; uint64_t x_116; uint64_t x_117; uint32_t x_118; uint64_t x_119; uint64_t x_120; uint64_t x_121; uint64_t x_122; uint64_t x_123; uint64_t x_124; 
x_3 = 20;
x_4 = 2;
x_5 = lean_uint32_dec_le(x_4, x_1);
x_6 = 1024;
x_7 = lean_uint32_dec_le(x_1, x_6);
x_8 = lean_bool_to_uint32(x_5);
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_land(x_8, x_9);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_10, x_11);
x_13 = lean_uint32_xor(x_1, x_4);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_12);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_xor(x_4, x_17);
x_19 = lean_uint32_sub(x_18, x_11);
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_3);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = lean_uint64_land(x_2, x_22);
x_24 = 10;
x_25 = lean_uint64_shift_left(x_20, x_24);
x_26 = lean_uint64_sub(x_25, x_20);
x_27 = lean_uint64_land(x_23, x_26);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_19);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_14, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint64_shift_right(x_23, x_24);
x_34 = lean_uint64_to_uint32(x_33);
x_35 = lean_uint32_dec_le(x_34, x_19);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_sub(x_14, x_36);
x_38 = lean_uint32_land(x_34, x_37);
x_39 = lean_uint64_shift_right(x_2, x_3);
x_40 = lean_uint64_land(x_39, x_22);
x_41 = lean_uint64_land(x_40, x_26);
x_42 = lean_uint64_to_uint32(x_41);
x_43 = lean_uint32_dec_le(x_42, x_19);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_14, x_44);
x_46 = lean_uint32_land(x_42, x_45);
x_47 = lean_uint64_shift_right(x_40, x_24);
x_48 = lean_uint64_to_uint32(x_47);
x_49 = lean_uint32_dec_le(x_48, x_19);
x_50 = lean_bool_to_uint32(x_49);
x_51 = lean_uint32_sub(x_14, x_50);
x_52 = lean_uint32_land(x_48, x_51);
x_53 = lean_uint64_shift_right(x_39, x_3);
x_54 = lean_uint64_land(x_53, x_22);
x_55 = lean_uint64_land(x_54, x_26);
x_56 = lean_uint64_to_uint32(x_55);
x_57 = lean_uint32_dec_le(x_56, x_19);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_sub(x_14, x_58);
x_60 = lean_uint32_land(x_56, x_59);
x_61 = lean_uint64_shift_right(x_54, x_24);
x_62 = lean_uint64_to_uint32(x_61);
x_63 = lean_uint32_dec_le(x_62, x_19);
x_64 = lean_bool_to_uint32(x_63);
x_65 = lean_uint32_sub(x_14, x_64);
x_66 = lean_uint32_land(x_62, x_65);
x_67 = lean_uint64_shift_right(x_53, x_3);
x_68 = lean_uint64_shift_left(x_20, x_20);
x_69 = lean_uint64_sub(x_68, x_20);
x_70 = lean_uint64_land(x_67, x_69);
x_71 = 0;
x_72 = lean_uint64_shift_left(x_70, x_20);
x_73 = lean_uint64_dec_lt(x_71, x_72);
x_74 = lean_uint64_shift_right(x_67, x_20);
x_75 = lean_uint64_shift_left(x_74, x_20);
x_76 = lean_uint64_dec_lt(x_71, x_75);
x_77 = lean_uint32_to_uint64(x_18);
x_78 = lean_uint64_lor(x_71, x_77);
x_79 = lean_uint64_mul(x_78, x_78);
x_80 = lean_uint32_to_uint64(x_52);
x_81 = lean_uint64_lor(x_71, x_80);
x_82 = lean_uint64_mul(x_81, x_78);
x_83 = lean_uint32_to_uint64(x_46);
x_84 = lean_uint64_lor(x_71, x_83);
x_85 = lean_uint64_add(x_82, x_84);
x_86 = lean_uint32_to_uint64(x_66);
x_87 = lean_uint64_lor(x_71, x_86);
x_88 = lean_uint64_mul(x_87, x_78);
x_89 = lean_uint32_to_uint64(x_60);
x_90 = lean_uint64_lor(x_71, x_89);
x_91 = lean_uint64_add(x_88, x_90);
x_92 = lean_uint64_dec_le(x_85, x_91);
x_93 = lean_uint64_dec_lt(x_71, x_91);
x_94 = lean_bool_to_uint32(x_92);
x_95 = lean_bool_to_uint32(x_93);
x_96 = lean_uint32_land(x_94, x_95);
x_97 = lean_uint32_dec_eq(x_96, x_11);
x_98 = lean_uint64_shift_left(x_79, x_20);
x_99 = lean_uint32_to_uint64(x_38);
x_100 = lean_uint64_lor(x_71, x_99);
x_101 = lean_uint64_mul(x_100, x_78);
x_102 = lean_uint32_to_uint64(x_32);
x_103 = lean_uint64_lor(x_71, x_102);
x_104 = lean_uint64_add(x_101, x_103);
x_105 = lean_uint64_xor(x_79, x_71);
x_106 = lean_bool_to_uint64(x_73);
x_107 = lean_uint64_sub(x_71, x_106);
x_108 = lean_uint64_land(x_105, x_107);
x_109 = lean_uint64_xor(x_71, x_108);
x_110 = lean_uint64_add(x_104, x_109);
x_111 = lean_uint64_xor(x_98, x_110);
x_112 = lean_bool_to_uint64(x_76);
x_113 = lean_uint64_sub(x_71, x_112);
x_114 = lean_uint64_land(x_111, x_113);
x_115 = lean_uint64_xor(x_110, x_114);
x_116 = lean_uint64_sub(x_79, x_20);
x_117 = lean_uint64_mul(x_85, x_116);
x_118 = lean_bool_to_uint32(x_97);
x_119 = lean_uint32_to_uint64(x_118);
x_120 = lean_uint64_sub(x_91, x_119);
x_121 = lean_uint64_add(x_117, x_120);
x_122 = lean_uint64_add(x_98, x_20);
x_123 = lean_uint64_mul(x_121, x_122);
x_124 = lean_uint64_add(x_123, x_115);
return x_124;
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
LEAN_EXPORT uint64_t keylock_obs_1(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; 
x_3 = 20;
x_4 = 2;
x_5 = lean_uint32_dec_le(x_4, x_1);
x_6 = 1024;
x_7 = lean_uint32_dec_le(x_1, x_6);
x_8 = lean_bool_to_uint32(x_5);
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_land(x_8, x_9);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_10, x_11);
x_13 = lean_uint32_xor(x_1, x_4);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_12);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_xor(x_4, x_17);
x_19 = lean_uint32_sub(x_18, x_11);
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_3);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = lean_uint64_land(x_2, x_22);
x_24 = 10;
x_25 = lean_uint64_shift_left(x_20, x_24);
x_26 = lean_uint64_sub(x_25, x_20);
x_27 = lean_uint64_land(x_23, x_26);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_19);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_14, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = 0;
x_34 = lean_uint32_to_uint64(x_32);
x_35 = lean_uint64_lor(x_33, x_34);
return x_35;
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
LEAN_EXPORT uint64_t keylock_obs_2(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; 
x_3 = 20;
x_4 = 2;
x_5 = lean_uint32_dec_le(x_4, x_1);
x_6 = 1024;
x_7 = lean_uint32_dec_le(x_1, x_6);
x_8 = lean_bool_to_uint32(x_5);
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_land(x_8, x_9);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_10, x_11);
x_13 = lean_uint32_xor(x_1, x_4);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_12);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_xor(x_4, x_17);
x_19 = lean_uint32_sub(x_18, x_11);
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_3);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = lean_uint64_land(x_2, x_22);
x_24 = 10;
x_25 = lean_uint64_shift_right(x_23, x_24);
x_26 = lean_uint64_to_uint32(x_25);
x_27 = lean_uint32_dec_le(x_26, x_19);
x_28 = lean_bool_to_uint32(x_27);
x_29 = lean_uint32_sub(x_14, x_28);
x_30 = lean_uint32_land(x_26, x_29);
x_31 = 0;
x_32 = lean_uint32_to_uint64(x_30);
x_33 = lean_uint64_lor(x_31, x_32);
return x_33;
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
LEAN_EXPORT uint64_t keylock_obs_3(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; 
x_3 = 20;
x_4 = 2;
x_5 = lean_uint32_dec_le(x_4, x_1);
x_6 = 1024;
x_7 = lean_uint32_dec_le(x_1, x_6);
x_8 = lean_bool_to_uint32(x_5);
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_land(x_8, x_9);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_10, x_11);
x_13 = lean_uint32_xor(x_1, x_4);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_12);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_xor(x_4, x_17);
x_19 = lean_uint32_sub(x_18, x_11);
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_3);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 10;
x_24 = lean_uint64_shift_left(x_20, x_23);
x_25 = lean_uint64_sub(x_24, x_20);
x_26 = lean_uint64_shift_right(x_2, x_3);
x_27 = lean_uint64_land(x_26, x_22);
x_28 = lean_uint64_land(x_27, x_25);
x_29 = lean_uint64_to_uint32(x_28);
x_30 = lean_uint32_dec_le(x_29, x_19);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_sub(x_14, x_31);
x_33 = lean_uint32_land(x_29, x_32);
x_34 = 0;
x_35 = lean_uint32_to_uint64(x_33);
x_36 = lean_uint64_lor(x_34, x_35);
return x_36;
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
LEAN_EXPORT uint64_t keylock_obs_4(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; 
x_3 = 20;
x_4 = 2;
x_5 = lean_uint32_dec_le(x_4, x_1);
x_6 = 1024;
x_7 = lean_uint32_dec_le(x_1, x_6);
x_8 = lean_bool_to_uint32(x_5);
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_land(x_8, x_9);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_10, x_11);
x_13 = lean_uint32_xor(x_1, x_4);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_12);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_xor(x_4, x_17);
x_19 = lean_uint32_sub(x_18, x_11);
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_3);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 10;
x_24 = lean_uint64_shift_right(x_2, x_3);
x_25 = lean_uint64_land(x_24, x_22);
x_26 = lean_uint64_shift_right(x_25, x_23);
x_27 = lean_uint64_to_uint32(x_26);
x_28 = lean_uint32_dec_le(x_27, x_19);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_sub(x_14, x_29);
x_31 = lean_uint32_land(x_27, x_30);
x_32 = 0;
x_33 = lean_uint32_to_uint64(x_31);
x_34 = lean_uint64_lor(x_32, x_33);
return x_34;
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
LEAN_EXPORT uint64_t keylock_obs_5(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; 
x_3 = 20;
x_4 = 2;
x_5 = lean_uint32_dec_le(x_4, x_1);
x_6 = 1024;
x_7 = lean_uint32_dec_le(x_1, x_6);
x_8 = lean_bool_to_uint32(x_5);
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_land(x_8, x_9);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_10, x_11);
x_13 = lean_uint32_xor(x_1, x_4);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_12);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_xor(x_4, x_17);
x_19 = lean_uint32_sub(x_18, x_11);
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_3);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 10;
x_24 = lean_uint64_shift_left(x_20, x_23);
x_25 = lean_uint64_sub(x_24, x_20);
x_26 = lean_uint64_shift_right(x_2, x_3);
x_27 = lean_uint64_shift_right(x_26, x_3);
x_28 = lean_uint64_land(x_27, x_22);
x_29 = lean_uint64_land(x_28, x_25);
x_30 = lean_uint64_to_uint32(x_29);
x_31 = lean_uint32_dec_le(x_30, x_19);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_sub(x_14, x_32);
x_34 = lean_uint32_land(x_30, x_33);
x_35 = 0;
x_36 = lean_uint32_to_uint64(x_34);
x_37 = lean_uint64_lor(x_35, x_36);
return x_37;
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
LEAN_EXPORT uint64_t keylock_obs_6(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint32_t x_4; uint8_t x_5; uint32_t x_6; uint8_t x_7; uint32_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint8_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; 
x_3 = 20;
x_4 = 2;
x_5 = lean_uint32_dec_le(x_4, x_1);
x_6 = 1024;
x_7 = lean_uint32_dec_le(x_1, x_6);
x_8 = lean_bool_to_uint32(x_5);
x_9 = lean_bool_to_uint32(x_7);
x_10 = lean_uint32_land(x_8, x_9);
x_11 = 1;
x_12 = lean_uint32_dec_eq(x_10, x_11);
x_13 = lean_uint32_xor(x_1, x_4);
x_14 = 0;
x_15 = lean_bool_to_uint32(x_12);
x_16 = lean_uint32_sub(x_14, x_15);
x_17 = lean_uint32_land(x_13, x_16);
x_18 = lean_uint32_xor(x_4, x_17);
x_19 = lean_uint32_sub(x_18, x_11);
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_3);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = 10;
x_24 = lean_uint64_shift_right(x_2, x_3);
x_25 = lean_uint64_shift_right(x_24, x_3);
x_26 = lean_uint64_land(x_25, x_22);
x_27 = lean_uint64_shift_right(x_26, x_23);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_19);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_14, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = 0;
x_34 = lean_uint32_to_uint64(x_32);
x_35 = lean_uint64_lor(x_33, x_34);
return x_35;
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
LEAN_EXPORT uint64_t keylock_obs_7(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; uint32_t x_14; uint64_t x_15; 
x_3 = 20;
x_4 = 1;
x_5 = lean_uint64_shift_right(x_2, x_3);
x_6 = lean_uint64_shift_right(x_5, x_3);
x_7 = lean_uint64_shift_right(x_6, x_3);
x_8 = lean_uint64_shift_left(x_4, x_4);
x_9 = lean_uint64_sub(x_8, x_4);
x_10 = lean_uint64_land(x_7, x_9);
x_11 = 0;
x_12 = lean_uint64_shift_left(x_10, x_4);
x_13 = lean_uint64_dec_lt(x_11, x_12);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_to_uint64(x_14);
return x_15;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs7___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; uint32_t x_13; uint64_t x_14; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_right(x_1, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = lean_uint64_shift_left(x_3, x_3);
x_8 = lean_uint64_sub(x_7, x_3);
x_9 = lean_uint64_land(x_6, x_8);
x_10 = 0;
x_11 = lean_uint64_shift_left(x_9, x_3);
x_12 = lean_uint64_dec_lt(x_10, x_11);
x_13 = lean_bool_to_uint32(x_12);
x_14 = lean_uint32_to_uint64(x_13);
return x_14;
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
LEAN_EXPORT uint64_t keylock_obs_8(uint32_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; uint32_t x_12; uint64_t x_13; 
x_3 = 20;
x_4 = 1;
x_5 = lean_uint64_shift_right(x_2, x_3);
x_6 = lean_uint64_shift_right(x_5, x_3);
x_7 = lean_uint64_shift_right(x_6, x_3);
x_8 = 0;
x_9 = lean_uint64_shift_right(x_7, x_4);
x_10 = lean_uint64_shift_left(x_9, x_4);
x_11 = lean_uint64_dec_lt(x_8, x_10);
x_12 = lean_bool_to_uint32(x_11);
x_13 = lean_uint32_to_uint64(x_12);
return x_13;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_obs8___redArg(uint64_t x_1) {
_start:
{
uint64_t x_2; uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint64_t x_12; 
x_2 = 20;
x_3 = 1;
x_4 = lean_uint64_shift_right(x_1, x_2);
x_5 = lean_uint64_shift_right(x_4, x_2);
x_6 = lean_uint64_shift_right(x_5, x_2);
x_7 = 0;
x_8 = lean_uint64_shift_right(x_6, x_3);
x_9 = lean_uint64_shift_left(x_8, x_3);
x_10 = lean_uint64_dec_lt(x_7, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_to_uint64(x_11);
return x_12;
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
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneRefuses___redArg(uint32_t x_1, uint8_t x_2, uint32_t x_3, uint32_t x_4) {
_start:
{
uint32_t x_5; uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; 
x_5 = keylock_num_actions(x_1);
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
LEAN_EXPORT uint8_t keylock_lane_refuses(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint8_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneRefuses___redArg(x_1, x_6, x_7, x_8);
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
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4) {
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
x_9 = l_Spec_KeyLock_Kernel_laneRefuses___redArg(x_5, x_6, x_7, x_8);
x_10 = lean_box(x_9);
return x_10;
}
}
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneState0___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint64_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint32_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint64_t x_66; uint32_t x_67; uint8_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint8_t x_78; uint64_t x_79; uint64_t x_80; uint8_t x_81; uint64_t x_82; uint32_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint8_t x_93; uint8_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint8_t x_107; uint8_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; uint8_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint8_t x_126; uint8_t x_127; uint8_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint8_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint8_t x_140; uint8_t x_141; uint8_t x_142; uint8_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint8_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint8_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint8_t x_176; uint8_t x_177; uint32_t x_178; uint32_t x_179; uint32_t x_180; uint8_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint8_t x_185; uint32_t x_186; uint8_t x_187; uint32_t x_188; uint32_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint32_t x_193; uint8_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint32_t x_213; uint64_t x_214; uint32_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint32_t x_226; uint32_t x_227; uint8_t x_228; uint32_t x_229; uint32_t x_230; uint32_t x_231; uint8_t x_232; uint32_t x_233; uint32_t x_234; uint64_t x_235; uint64_t x_236; uint64_t x_237; uint64_t x_238; 
x_6 = keylock_num_actions(x_1);
x_7 = 5;
x_8 = 1;
x_9 = 20;
x_10 = 2;
x_11 = lean_uint32_dec_le(x_10, x_1);
x_12 = 1024;
x_13 = lean_uint32_dec_le(x_1, x_12);
x_14 = lean_bool_to_uint32(x_11);
x_15 = lean_bool_to_uint32(x_13);
x_16 = lean_uint32_land(x_14, x_15);
x_17 = lean_uint32_dec_eq(x_16, x_8);
x_18 = lean_uint32_xor(x_1, x_10);
x_19 = 0;
x_20 = lean_bool_to_uint32(x_17);
x_21 = lean_uint32_sub(x_19, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = lean_uint32_xor(x_10, x_22);
x_24 = lean_uint32_sub(x_23, x_8);
x_25 = 1;
x_26 = lean_uint64_shift_left(x_25, x_9);
x_27 = lean_uint64_sub(x_26, x_25);
x_28 = lean_uint64_land(x_2, x_27);
x_29 = 10;
x_30 = lean_uint64_shift_left(x_25, x_29);
x_31 = lean_uint64_sub(x_30, x_25);
x_32 = lean_uint64_land(x_28, x_31);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_24);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_sub(x_19, x_35);
x_37 = lean_uint32_land(x_33, x_36);
x_38 = lean_uint64_shift_right(x_28, x_29);
x_39 = lean_uint64_to_uint32(x_38);
x_40 = lean_uint32_dec_le(x_39, x_24);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_sub(x_19, x_41);
x_43 = lean_uint32_land(x_39, x_42);
x_44 = lean_uint64_shift_right(x_2, x_9);
x_45 = lean_uint64_land(x_44, x_27);
x_46 = lean_uint64_land(x_45, x_31);
x_47 = lean_uint64_to_uint32(x_46);
x_48 = lean_uint32_dec_le(x_47, x_24);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_sub(x_19, x_49);
x_51 = lean_uint32_land(x_47, x_50);
x_52 = lean_uint64_shift_right(x_45, x_29);
x_53 = lean_uint64_to_uint32(x_52);
x_54 = lean_uint32_dec_le(x_53, x_24);
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_sub(x_19, x_55);
x_57 = lean_uint32_land(x_53, x_56);
x_58 = lean_uint64_shift_right(x_44, x_9);
x_59 = lean_uint64_land(x_58, x_27);
x_60 = lean_uint64_land(x_59, x_31);
x_61 = lean_uint64_to_uint32(x_60);
x_62 = lean_uint32_dec_le(x_61, x_24);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_sub(x_19, x_63);
x_65 = lean_uint32_land(x_61, x_64);
x_66 = lean_uint64_shift_right(x_59, x_29);
x_67 = lean_uint64_to_uint32(x_66);
x_68 = lean_uint32_dec_le(x_67, x_24);
x_69 = lean_bool_to_uint32(x_68);
x_70 = lean_uint32_sub(x_19, x_69);
x_71 = lean_uint32_land(x_67, x_70);
x_72 = lean_uint64_shift_right(x_58, x_9);
x_73 = lean_uint64_shift_left(x_25, x_25);
x_74 = lean_uint64_sub(x_73, x_25);
x_75 = lean_uint64_land(x_72, x_74);
x_76 = 0;
x_77 = lean_uint64_shift_left(x_75, x_25);
x_78 = lean_uint64_dec_lt(x_76, x_77);
x_79 = lean_uint64_shift_right(x_72, x_25);
x_80 = lean_uint64_shift_left(x_79, x_25);
x_81 = lean_uint64_dec_lt(x_76, x_80);
x_82 = lean_uint32_to_uint64(x_4);
x_83 = lean_uint64_to_uint32(x_82);
x_84 = lean_uint32_dec_le(x_83, x_7);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_sub(x_19, x_85);
x_87 = lean_uint32_land(x_83, x_86);
x_88 = lean_uint32_dec_eq(x_87, x_10);
x_89 = lean_uint32_dec_lt(x_37, x_24);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_add(x_37, x_90);
x_92 = 3;
x_93 = lean_uint32_dec_eq(x_87, x_92);
x_94 = lean_uint32_dec_lt(x_19, x_37);
x_95 = lean_bool_to_uint32(x_94);
x_96 = lean_uint32_sub(x_37, x_95);
x_97 = lean_uint32_xor(x_96, x_37);
x_98 = lean_bool_to_uint32(x_93);
x_99 = lean_uint32_sub(x_19, x_98);
x_100 = lean_uint32_land(x_97, x_99);
x_101 = lean_uint32_xor(x_37, x_100);
x_102 = lean_uint32_xor(x_91, x_101);
x_103 = lean_bool_to_uint32(x_88);
x_104 = lean_uint32_sub(x_19, x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_uint32_xor(x_101, x_105);
x_107 = lean_uint32_dec_eq(x_87, x_19);
x_108 = lean_uint32_dec_lt(x_19, x_43);
x_109 = lean_bool_to_uint32(x_108);
x_110 = lean_uint32_sub(x_43, x_109);
x_111 = lean_uint32_dec_eq(x_87, x_8);
x_112 = lean_uint32_dec_lt(x_43, x_24);
x_113 = lean_bool_to_uint32(x_112);
x_114 = lean_uint32_add(x_43, x_113);
x_115 = lean_uint32_xor(x_114, x_43);
x_116 = lean_bool_to_uint32(x_111);
x_117 = lean_uint32_sub(x_19, x_116);
x_118 = lean_uint32_land(x_115, x_117);
x_119 = lean_uint32_xor(x_43, x_118);
x_120 = lean_uint32_xor(x_110, x_119);
x_121 = lean_bool_to_uint32(x_107);
x_122 = lean_uint32_sub(x_19, x_121);
x_123 = lean_uint32_land(x_120, x_122);
x_124 = lean_uint32_xor(x_119, x_123);
x_125 = 4;
x_126 = lean_uint32_dec_eq(x_87, x_125);
x_127 = lean_uint32_dec_eq(x_37, x_51);
x_128 = lean_uint32_dec_eq(x_43, x_57);
x_129 = lean_bool_to_uint32(x_127);
x_130 = lean_bool_to_uint32(x_128);
x_131 = lean_uint32_land(x_129, x_130);
x_132 = lean_uint32_dec_eq(x_131, x_8);
x_133 = lean_bool_to_uint32(x_126);
x_134 = lean_bool_to_uint32(x_132);
x_135 = lean_uint32_land(x_133, x_134);
x_136 = lean_uint32_dec_eq(x_135, x_8);
x_137 = lean_bool_to_uint32(x_78);
x_138 = lean_bool_to_uint32(x_136);
x_139 = lean_uint32_lor(x_137, x_138);
x_140 = lean_uint32_dec_eq(x_139, x_8);
x_141 = lean_uint32_dec_eq(x_87, x_7);
x_142 = lean_uint32_dec_eq(x_37, x_65);
x_143 = lean_uint32_dec_eq(x_43, x_71);
x_144 = lean_bool_to_uint32(x_142);
x_145 = lean_bool_to_uint32(x_143);
x_146 = lean_uint32_land(x_144, x_145);
x_147 = lean_uint32_dec_eq(x_146, x_8);
x_148 = lean_bool_to_uint32(x_147);
x_149 = lean_uint32_land(x_137, x_148);
x_150 = lean_uint32_dec_eq(x_149, x_8);
x_151 = lean_bool_to_uint32(x_141);
x_152 = lean_bool_to_uint32(x_150);
x_153 = lean_uint32_land(x_151, x_152);
x_154 = lean_uint32_dec_eq(x_153, x_8);
x_155 = lean_uint32_xor(x_37, x_106);
x_156 = lean_bool_to_uint32(x_81);
x_157 = lean_uint32_sub(x_19, x_156);
x_158 = lean_uint32_land(x_155, x_157);
x_159 = lean_uint32_xor(x_106, x_158);
x_160 = lean_uint32_xor(x_43, x_124);
x_161 = lean_uint32_land(x_160, x_157);
x_162 = lean_uint32_xor(x_124, x_161);
x_163 = lean_uint32_xor(x_51, x_51);
x_164 = lean_uint32_land(x_163, x_157);
x_165 = lean_uint32_xor(x_51, x_164);
x_166 = lean_uint32_xor(x_57, x_57);
x_167 = lean_uint32_land(x_166, x_157);
x_168 = lean_uint32_xor(x_57, x_167);
x_169 = lean_uint32_xor(x_65, x_65);
x_170 = lean_uint32_land(x_169, x_157);
x_171 = lean_uint32_xor(x_65, x_170);
x_172 = lean_uint32_xor(x_71, x_71);
x_173 = lean_uint32_land(x_172, x_157);
x_174 = lean_uint32_xor(x_71, x_173);
x_175 = lean_uint32_land(x_156, x_137);
x_176 = lean_uint32_dec_eq(x_175, x_8);
x_177 = lean_uint32_dec_eq(x_156, x_19);
x_178 = lean_bool_to_uint32(x_177);
x_179 = lean_bool_to_uint32(x_140);
x_180 = lean_uint32_land(x_178, x_179);
x_181 = lean_uint32_dec_eq(x_180, x_8);
x_182 = lean_bool_to_uint32(x_176);
x_183 = lean_bool_to_uint32(x_181);
x_184 = lean_uint32_lor(x_182, x_183);
x_185 = lean_uint32_dec_eq(x_184, x_8);
x_186 = lean_uint32_land(x_156, x_156);
x_187 = lean_uint32_dec_eq(x_186, x_8);
x_188 = lean_bool_to_uint32(x_154);
x_189 = lean_uint32_land(x_178, x_188);
x_190 = lean_uint32_dec_eq(x_189, x_8);
x_191 = lean_bool_to_uint32(x_187);
x_192 = lean_bool_to_uint32(x_190);
x_193 = lean_uint32_lor(x_191, x_192);
x_194 = lean_uint32_dec_eq(x_193, x_8);
x_195 = lean_uint32_to_uint64(x_159);
x_196 = lean_uint64_lor(x_76, x_195);
x_197 = lean_uint32_to_uint64(x_162);
x_198 = lean_uint64_lor(x_76, x_197);
x_199 = lean_uint64_shift_left(x_198, x_29);
x_200 = lean_uint64_lor(x_196, x_199);
x_201 = lean_uint32_to_uint64(x_165);
x_202 = lean_uint64_lor(x_76, x_201);
x_203 = lean_uint32_to_uint64(x_168);
x_204 = lean_uint64_lor(x_76, x_203);
x_205 = lean_uint64_shift_left(x_204, x_29);
x_206 = lean_uint64_lor(x_202, x_205);
x_207 = lean_uint32_to_uint64(x_171);
x_208 = lean_uint64_lor(x_76, x_207);
x_209 = lean_uint32_to_uint64(x_174);
x_210 = lean_uint64_lor(x_76, x_209);
x_211 = lean_uint64_shift_left(x_210, x_29);
x_212 = lean_uint64_lor(x_208, x_211);
x_213 = lean_bool_to_uint32(x_185);
x_214 = lean_uint32_to_uint64(x_213);
x_215 = lean_bool_to_uint32(x_194);
x_216 = lean_uint32_to_uint64(x_215);
x_217 = lean_uint64_shift_left(x_216, x_25);
x_218 = lean_uint64_lor(x_214, x_217);
x_219 = lean_uint64_shift_left(x_218, x_9);
x_220 = lean_uint64_lor(x_212, x_219);
x_221 = lean_uint64_shift_left(x_220, x_9);
x_222 = lean_uint64_lor(x_206, x_221);
x_223 = lean_uint64_shift_left(x_222, x_9);
x_224 = lean_uint64_lor(x_200, x_223);
x_225 = lean_uint64_xor(x_224, x_2);
x_226 = lean_bool_to_uint32(x_3);
x_227 = lean_uint32_sub(x_5, x_8);
x_228 = lean_uint32_dec_lt(x_227, x_92);
x_229 = lean_bool_to_uint32(x_228);
x_230 = lean_uint32_land(x_226, x_229);
x_231 = lean_uint32_xor(x_230, x_8);
x_232 = lean_uint32_dec_lt(x_4, x_6);
x_233 = lean_bool_to_uint32(x_232);
x_234 = lean_uint32_land(x_231, x_233);
x_235 = lean_uint32_to_uint64(x_234);
x_236 = lean_uint64_sub(x_76, x_235);
x_237 = lean_uint64_land(x_225, x_236);
x_238 = lean_uint64_xor(x_2, x_237);
return x_238;
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
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneT___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint64_t x_7; uint64_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; 
x_6 = keylock_num_actions(x_1);
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
LEAN_EXPORT uint64_t keylock_lane_t(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneT___redArg(x_1, x_4, x_6, x_7, x_8);
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
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_KeyLock_Kernel_laneT___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint32_t l_Spec_KeyLock_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint8_t x_7; uint32_t x_27; uint8_t x_28; 
x_6 = keylock_num_actions(x_1);
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
LEAN_EXPORT uint32_t keylock_lane_elapsed(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneElapsed___redArg(x_1, x_5, x_6, x_7, x_8);
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
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_KeyLock_Kernel_laneElapsed___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint32(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneOver___redArg(uint32_t x_1, uint64_t x_2, uint32_t x_3, uint8_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8) {
_start:
{
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint64_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint64_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint32_t x_64; uint8_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint64_t x_69; uint32_t x_70; uint8_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint8_t x_81; uint64_t x_82; uint64_t x_83; uint8_t x_84; uint64_t x_85; uint32_t x_86; uint8_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint8_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint8_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint8_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint8_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint8_t x_129; uint8_t x_130; uint8_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint8_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint8_t x_143; uint8_t x_144; uint8_t x_145; uint8_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; uint32_t x_151; uint32_t x_152; uint8_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint8_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint32_t x_178; uint8_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint8_t x_188; uint32_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint32_t x_216; uint64_t x_217; uint32_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint8_t x_233; uint32_t x_234; uint32_t x_235; uint8_t x_236; uint32_t x_237; uint32_t x_238; uint32_t x_239; uint8_t x_240; uint32_t x_241; uint32_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint32_t x_246; uint8_t x_247; uint32_t x_260; uint8_t x_261; uint8_t x_273; uint32_t x_280; uint8_t x_281; 
x_9 = keylock_num_actions(x_1);
x_10 = 5;
x_11 = 1;
x_12 = 20;
x_13 = 2;
x_14 = lean_uint32_dec_le(x_13, x_1);
x_15 = 1024;
x_16 = lean_uint32_dec_le(x_1, x_15);
x_17 = lean_bool_to_uint32(x_14);
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_land(x_17, x_18);
x_20 = lean_uint32_dec_eq(x_19, x_11);
x_21 = lean_uint32_xor(x_1, x_13);
x_22 = 0;
x_23 = lean_bool_to_uint32(x_20);
x_24 = lean_uint32_sub(x_22, x_23);
x_25 = lean_uint32_land(x_21, x_24);
x_26 = lean_uint32_xor(x_13, x_25);
x_27 = lean_uint32_sub(x_26, x_11);
x_28 = 1;
x_29 = lean_uint64_shift_left(x_28, x_12);
x_30 = lean_uint64_sub(x_29, x_28);
x_31 = lean_uint64_land(x_2, x_30);
x_32 = 10;
x_33 = lean_uint64_shift_left(x_28, x_32);
x_34 = lean_uint64_sub(x_33, x_28);
x_35 = lean_uint64_land(x_31, x_34);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_27);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_22, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint64_shift_right(x_31, x_32);
x_42 = lean_uint64_to_uint32(x_41);
x_43 = lean_uint32_dec_le(x_42, x_27);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_22, x_44);
x_46 = lean_uint32_land(x_42, x_45);
x_47 = lean_uint64_shift_right(x_2, x_12);
x_48 = lean_uint64_land(x_47, x_30);
x_49 = lean_uint64_land(x_48, x_34);
x_50 = lean_uint64_to_uint32(x_49);
x_51 = lean_uint32_dec_le(x_50, x_27);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_sub(x_22, x_52);
x_54 = lean_uint32_land(x_50, x_53);
x_55 = lean_uint64_shift_right(x_48, x_32);
x_56 = lean_uint64_to_uint32(x_55);
x_57 = lean_uint32_dec_le(x_56, x_27);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_sub(x_22, x_58);
x_60 = lean_uint32_land(x_56, x_59);
x_61 = lean_uint64_shift_right(x_47, x_12);
x_62 = lean_uint64_land(x_61, x_30);
x_63 = lean_uint64_land(x_62, x_34);
x_64 = lean_uint64_to_uint32(x_63);
x_65 = lean_uint32_dec_le(x_64, x_27);
x_66 = lean_bool_to_uint32(x_65);
x_67 = lean_uint32_sub(x_22, x_66);
x_68 = lean_uint32_land(x_64, x_67);
x_69 = lean_uint64_shift_right(x_62, x_32);
x_70 = lean_uint64_to_uint32(x_69);
x_71 = lean_uint32_dec_le(x_70, x_27);
x_72 = lean_bool_to_uint32(x_71);
x_73 = lean_uint32_sub(x_22, x_72);
x_74 = lean_uint32_land(x_70, x_73);
x_75 = lean_uint64_shift_right(x_61, x_12);
x_76 = lean_uint64_shift_left(x_28, x_28);
x_77 = lean_uint64_sub(x_76, x_28);
x_78 = lean_uint64_land(x_75, x_77);
x_79 = 0;
x_80 = lean_uint64_shift_left(x_78, x_28);
x_81 = lean_uint64_dec_lt(x_79, x_80);
x_82 = lean_uint64_shift_right(x_75, x_28);
x_83 = lean_uint64_shift_left(x_82, x_28);
x_84 = lean_uint64_dec_lt(x_79, x_83);
x_85 = lean_uint32_to_uint64(x_5);
x_86 = lean_uint64_to_uint32(x_85);
x_87 = lean_uint32_dec_le(x_86, x_10);
x_88 = lean_bool_to_uint32(x_87);
x_89 = lean_uint32_sub(x_22, x_88);
x_90 = lean_uint32_land(x_86, x_89);
x_91 = lean_uint32_dec_eq(x_90, x_13);
x_92 = lean_uint32_dec_lt(x_40, x_27);
x_93 = lean_bool_to_uint32(x_92);
x_94 = lean_uint32_add(x_40, x_93);
x_95 = 3;
x_96 = lean_uint32_dec_eq(x_90, x_95);
x_97 = lean_uint32_dec_lt(x_22, x_40);
x_98 = lean_bool_to_uint32(x_97);
x_99 = lean_uint32_sub(x_40, x_98);
x_100 = lean_uint32_xor(x_99, x_40);
x_101 = lean_bool_to_uint32(x_96);
x_102 = lean_uint32_sub(x_22, x_101);
x_103 = lean_uint32_land(x_100, x_102);
x_104 = lean_uint32_xor(x_40, x_103);
x_105 = lean_uint32_xor(x_94, x_104);
x_106 = lean_bool_to_uint32(x_91);
x_107 = lean_uint32_sub(x_22, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_104, x_108);
x_110 = lean_uint32_dec_eq(x_90, x_22);
x_111 = lean_uint32_dec_lt(x_22, x_46);
x_112 = lean_bool_to_uint32(x_111);
x_113 = lean_uint32_sub(x_46, x_112);
x_114 = lean_uint32_dec_eq(x_90, x_11);
x_115 = lean_uint32_dec_lt(x_46, x_27);
x_116 = lean_bool_to_uint32(x_115);
x_117 = lean_uint32_add(x_46, x_116);
x_118 = lean_uint32_xor(x_117, x_46);
x_119 = lean_bool_to_uint32(x_114);
x_120 = lean_uint32_sub(x_22, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_46, x_121);
x_123 = lean_uint32_xor(x_113, x_122);
x_124 = lean_bool_to_uint32(x_110);
x_125 = lean_uint32_sub(x_22, x_124);
x_126 = lean_uint32_land(x_123, x_125);
x_127 = lean_uint32_xor(x_122, x_126);
x_128 = 4;
x_129 = lean_uint32_dec_eq(x_90, x_128);
x_130 = lean_uint32_dec_eq(x_40, x_54);
x_131 = lean_uint32_dec_eq(x_46, x_60);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_bool_to_uint32(x_131);
x_134 = lean_uint32_land(x_132, x_133);
x_135 = lean_uint32_dec_eq(x_134, x_11);
x_136 = lean_bool_to_uint32(x_129);
x_137 = lean_bool_to_uint32(x_135);
x_138 = lean_uint32_land(x_136, x_137);
x_139 = lean_uint32_dec_eq(x_138, x_11);
x_140 = lean_bool_to_uint32(x_81);
x_141 = lean_bool_to_uint32(x_139);
x_142 = lean_uint32_lor(x_140, x_141);
x_143 = lean_uint32_dec_eq(x_142, x_11);
x_144 = lean_uint32_dec_eq(x_90, x_10);
x_145 = lean_uint32_dec_eq(x_40, x_68);
x_146 = lean_uint32_dec_eq(x_46, x_74);
x_147 = lean_bool_to_uint32(x_145);
x_148 = lean_bool_to_uint32(x_146);
x_149 = lean_uint32_land(x_147, x_148);
x_150 = lean_uint32_dec_eq(x_149, x_11);
x_151 = lean_bool_to_uint32(x_150);
x_152 = lean_uint32_land(x_140, x_151);
x_153 = lean_uint32_dec_eq(x_152, x_11);
x_154 = lean_bool_to_uint32(x_144);
x_155 = lean_bool_to_uint32(x_153);
x_156 = lean_uint32_land(x_154, x_155);
x_157 = lean_uint32_dec_eq(x_156, x_11);
x_158 = lean_uint32_xor(x_40, x_109);
x_159 = lean_bool_to_uint32(x_84);
x_160 = lean_uint32_sub(x_22, x_159);
x_161 = lean_uint32_land(x_158, x_160);
x_162 = lean_uint32_xor(x_109, x_161);
x_163 = lean_uint32_xor(x_46, x_127);
x_164 = lean_uint32_land(x_163, x_160);
x_165 = lean_uint32_xor(x_127, x_164);
x_166 = lean_uint32_xor(x_54, x_54);
x_167 = lean_uint32_land(x_166, x_160);
x_168 = lean_uint32_xor(x_54, x_167);
x_169 = lean_uint32_xor(x_60, x_60);
x_170 = lean_uint32_land(x_169, x_160);
x_171 = lean_uint32_xor(x_60, x_170);
x_172 = lean_uint32_xor(x_68, x_68);
x_173 = lean_uint32_land(x_172, x_160);
x_174 = lean_uint32_xor(x_68, x_173);
x_175 = lean_uint32_xor(x_74, x_74);
x_176 = lean_uint32_land(x_175, x_160);
x_177 = lean_uint32_xor(x_74, x_176);
x_178 = lean_uint32_land(x_159, x_140);
x_179 = lean_uint32_dec_eq(x_178, x_11);
x_180 = lean_uint32_dec_eq(x_159, x_22);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_bool_to_uint32(x_143);
x_183 = lean_uint32_land(x_181, x_182);
x_184 = lean_uint32_dec_eq(x_183, x_11);
x_185 = lean_bool_to_uint32(x_179);
x_186 = lean_bool_to_uint32(x_184);
x_187 = lean_uint32_lor(x_185, x_186);
x_188 = lean_uint32_dec_eq(x_187, x_11);
x_189 = lean_uint32_land(x_159, x_159);
x_190 = lean_uint32_dec_eq(x_189, x_11);
x_191 = lean_bool_to_uint32(x_157);
x_192 = lean_uint32_land(x_181, x_191);
x_193 = lean_uint32_dec_eq(x_192, x_11);
x_194 = lean_bool_to_uint32(x_190);
x_195 = lean_bool_to_uint32(x_193);
x_196 = lean_uint32_lor(x_194, x_195);
x_197 = lean_uint32_dec_eq(x_196, x_11);
x_198 = lean_uint32_to_uint64(x_162);
x_199 = lean_uint64_lor(x_79, x_198);
x_200 = lean_uint32_to_uint64(x_165);
x_201 = lean_uint64_lor(x_79, x_200);
x_202 = lean_uint64_shift_left(x_201, x_32);
x_203 = lean_uint64_lor(x_199, x_202);
x_204 = lean_uint32_to_uint64(x_168);
x_205 = lean_uint64_lor(x_79, x_204);
x_206 = lean_uint32_to_uint64(x_171);
x_207 = lean_uint64_lor(x_79, x_206);
x_208 = lean_uint64_shift_left(x_207, x_32);
x_209 = lean_uint64_lor(x_205, x_208);
x_210 = lean_uint32_to_uint64(x_174);
x_211 = lean_uint64_lor(x_79, x_210);
x_212 = lean_uint32_to_uint64(x_177);
x_213 = lean_uint64_lor(x_79, x_212);
x_214 = lean_uint64_shift_left(x_213, x_32);
x_215 = lean_uint64_lor(x_211, x_214);
x_216 = lean_bool_to_uint32(x_188);
x_217 = lean_uint32_to_uint64(x_216);
x_218 = lean_bool_to_uint32(x_197);
x_219 = lean_uint32_to_uint64(x_218);
x_220 = lean_uint64_shift_left(x_219, x_28);
x_221 = lean_uint64_lor(x_217, x_220);
x_222 = lean_uint64_shift_left(x_221, x_12);
x_223 = lean_uint64_lor(x_215, x_222);
x_224 = lean_uint64_shift_left(x_223, x_12);
x_225 = lean_uint64_lor(x_209, x_224);
x_226 = lean_uint64_shift_left(x_225, x_12);
x_227 = lean_uint64_lor(x_203, x_226);
x_228 = lean_uint64_shift_right(x_227, x_12);
x_229 = lean_uint64_shift_right(x_228, x_12);
x_230 = lean_uint64_shift_right(x_229, x_12);
x_231 = lean_uint64_shift_right(x_230, x_28);
x_232 = lean_uint64_shift_left(x_231, x_28);
x_233 = lean_uint64_dec_lt(x_79, x_232);
x_234 = lean_bool_to_uint32(x_4);
x_235 = lean_uint32_sub(x_6, x_11);
x_236 = lean_uint32_dec_lt(x_235, x_95);
x_237 = lean_bool_to_uint32(x_236);
x_238 = lean_uint32_land(x_234, x_237);
x_239 = lean_uint32_xor(x_238, x_11);
x_240 = lean_uint32_dec_lt(x_5, x_9);
x_241 = lean_bool_to_uint32(x_240);
x_242 = lean_uint32_land(x_239, x_241);
x_243 = lean_bool_to_uint32(x_233);
x_244 = lean_uint32_land(x_242, x_243);
x_280 = 4294967295;
x_281 = lean_uint32_dec_eq(x_3, x_280);
if (x_281 == 0)
{
uint8_t x_282; 
x_282 = 1;
x_273 = x_282;
goto block_279;
}
else
{
uint8_t x_283; 
x_283 = 0;
x_273 = x_283;
goto block_279;
}
block_259:
{
uint32_t x_248; uint8_t x_249; uint32_t x_250; uint32_t x_251; uint32_t x_252; uint32_t x_253; uint32_t x_254; uint32_t x_255; uint32_t x_256; uint32_t x_257; uint8_t x_258; 
x_248 = lean_bool_to_uint32(x_247);
x_249 = lean_uint32_dec_le(x_8, x_246);
x_250 = lean_bool_to_uint32(x_249);
x_251 = lean_uint32_land(x_248, x_250);
x_252 = lean_uint32_lor(x_245, x_251);
x_253 = lean_uint32_land(x_242, x_252);
x_254 = lean_uint32_lor(x_244, x_253);
x_255 = lean_uint32_xor(x_242, x_11);
x_256 = lean_uint32_land(x_234, x_255);
x_257 = lean_uint32_lor(x_254, x_256);
x_258 = lean_uint32_dec_eq(x_257, x_11);
return x_258;
}
block_272:
{
uint32_t x_262; uint8_t x_263; uint32_t x_264; uint32_t x_265; uint32_t x_266; uint32_t x_267; uint32_t x_268; uint8_t x_269; 
x_262 = lean_bool_to_uint32(x_261);
x_263 = lean_uint32_dec_le(x_7, x_260);
x_264 = lean_bool_to_uint32(x_263);
x_265 = lean_uint32_land(x_262, x_264);
x_266 = lean_uint32_xor(x_243, x_11);
x_267 = lean_uint32_land(x_265, x_266);
x_268 = lean_uint32_lor(x_22, x_267);
x_269 = lean_uint32_dec_eq(x_8, x_22);
if (x_269 == 0)
{
uint8_t x_270; 
x_270 = 1;
x_245 = x_268;
x_246 = x_260;
x_247 = x_270;
goto block_259;
}
else
{
uint8_t x_271; 
x_271 = 0;
x_245 = x_268;
x_246 = x_260;
x_247 = x_271;
goto block_259;
}
}
block_279:
{
uint32_t x_274; uint32_t x_275; uint8_t x_276; 
x_274 = lean_bool_to_uint32(x_273);
x_275 = lean_uint32_add(x_3, x_274);
x_276 = lean_uint32_dec_eq(x_7, x_22);
if (x_276 == 0)
{
uint8_t x_277; 
x_277 = 1;
x_260 = x_275;
x_261 = x_277;
goto block_272;
}
else
{
uint8_t x_278; 
x_278 = 0;
x_260 = x_275;
x_261 = x_278;
goto block_272;
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
LEAN_EXPORT uint64_t l_Spec_KeyLock_Kernel_laneReward___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint64_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint32_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint64_t x_66; uint32_t x_67; uint8_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint8_t x_78; uint64_t x_79; uint64_t x_80; uint8_t x_81; uint64_t x_82; uint32_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint8_t x_89; uint8_t x_90; uint8_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint8_t x_104; uint8_t x_105; uint8_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint32_t x_111; uint32_t x_112; uint8_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint8_t x_117; uint32_t x_118; uint8_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint8_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint64_t x_143; uint64_t x_144; uint64_t x_145; uint64_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint8_t x_154; uint32_t x_155; uint32_t x_156; uint64_t x_157; uint64_t x_158; uint64_t x_159; uint64_t x_160; 
x_6 = keylock_num_actions(x_1);
x_7 = 5;
x_8 = 1;
x_9 = 20;
x_10 = 2;
x_11 = lean_uint32_dec_le(x_10, x_1);
x_12 = 1024;
x_13 = lean_uint32_dec_le(x_1, x_12);
x_14 = lean_bool_to_uint32(x_11);
x_15 = lean_bool_to_uint32(x_13);
x_16 = lean_uint32_land(x_14, x_15);
x_17 = lean_uint32_dec_eq(x_16, x_8);
x_18 = lean_uint32_xor(x_1, x_10);
x_19 = 0;
x_20 = lean_bool_to_uint32(x_17);
x_21 = lean_uint32_sub(x_19, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = lean_uint32_xor(x_10, x_22);
x_24 = lean_uint32_sub(x_23, x_8);
x_25 = 1;
x_26 = lean_uint64_shift_left(x_25, x_9);
x_27 = lean_uint64_sub(x_26, x_25);
x_28 = lean_uint64_land(x_2, x_27);
x_29 = 10;
x_30 = lean_uint64_shift_left(x_25, x_29);
x_31 = lean_uint64_sub(x_30, x_25);
x_32 = lean_uint64_land(x_28, x_31);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_24);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_sub(x_19, x_35);
x_37 = lean_uint32_land(x_33, x_36);
x_38 = lean_uint64_shift_right(x_28, x_29);
x_39 = lean_uint64_to_uint32(x_38);
x_40 = lean_uint32_dec_le(x_39, x_24);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_sub(x_19, x_41);
x_43 = lean_uint32_land(x_39, x_42);
x_44 = lean_uint64_shift_right(x_2, x_9);
x_45 = lean_uint64_land(x_44, x_27);
x_46 = lean_uint64_land(x_45, x_31);
x_47 = lean_uint64_to_uint32(x_46);
x_48 = lean_uint32_dec_le(x_47, x_24);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_sub(x_19, x_49);
x_51 = lean_uint32_land(x_47, x_50);
x_52 = lean_uint64_shift_right(x_45, x_29);
x_53 = lean_uint64_to_uint32(x_52);
x_54 = lean_uint32_dec_le(x_53, x_24);
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_sub(x_19, x_55);
x_57 = lean_uint32_land(x_53, x_56);
x_58 = lean_uint64_shift_right(x_44, x_9);
x_59 = lean_uint64_land(x_58, x_27);
x_60 = lean_uint64_land(x_59, x_31);
x_61 = lean_uint64_to_uint32(x_60);
x_62 = lean_uint32_dec_le(x_61, x_24);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_sub(x_19, x_63);
x_65 = lean_uint32_land(x_61, x_64);
x_66 = lean_uint64_shift_right(x_59, x_29);
x_67 = lean_uint64_to_uint32(x_66);
x_68 = lean_uint32_dec_le(x_67, x_24);
x_69 = lean_bool_to_uint32(x_68);
x_70 = lean_uint32_sub(x_19, x_69);
x_71 = lean_uint32_land(x_67, x_70);
x_72 = lean_uint64_shift_right(x_58, x_9);
x_73 = lean_uint64_shift_left(x_25, x_25);
x_74 = lean_uint64_sub(x_73, x_25);
x_75 = lean_uint64_land(x_72, x_74);
x_76 = 0;
x_77 = lean_uint64_shift_left(x_75, x_25);
x_78 = lean_uint64_dec_lt(x_76, x_77);
x_79 = lean_uint64_shift_right(x_72, x_25);
x_80 = lean_uint64_shift_left(x_79, x_25);
x_81 = lean_uint64_dec_lt(x_76, x_80);
x_82 = lean_uint32_to_uint64(x_4);
x_83 = lean_uint64_to_uint32(x_82);
x_84 = lean_uint32_dec_le(x_83, x_7);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_sub(x_19, x_85);
x_87 = lean_uint32_land(x_83, x_86);
x_88 = 4;
x_89 = lean_uint32_dec_eq(x_87, x_88);
x_90 = lean_uint32_dec_eq(x_37, x_51);
x_91 = lean_uint32_dec_eq(x_43, x_57);
x_92 = lean_bool_to_uint32(x_90);
x_93 = lean_bool_to_uint32(x_91);
x_94 = lean_uint32_land(x_92, x_93);
x_95 = lean_uint32_dec_eq(x_94, x_8);
x_96 = lean_bool_to_uint32(x_89);
x_97 = lean_bool_to_uint32(x_95);
x_98 = lean_uint32_land(x_96, x_97);
x_99 = lean_uint32_dec_eq(x_98, x_8);
x_100 = lean_bool_to_uint32(x_78);
x_101 = lean_bool_to_uint32(x_99);
x_102 = lean_uint32_lor(x_100, x_101);
x_103 = lean_uint32_dec_eq(x_102, x_8);
x_104 = lean_uint32_dec_eq(x_87, x_7);
x_105 = lean_uint32_dec_eq(x_37, x_65);
x_106 = lean_uint32_dec_eq(x_43, x_71);
x_107 = lean_bool_to_uint32(x_105);
x_108 = lean_bool_to_uint32(x_106);
x_109 = lean_uint32_land(x_107, x_108);
x_110 = lean_uint32_dec_eq(x_109, x_8);
x_111 = lean_bool_to_uint32(x_110);
x_112 = lean_uint32_land(x_100, x_111);
x_113 = lean_uint32_dec_eq(x_112, x_8);
x_114 = lean_bool_to_uint32(x_104);
x_115 = lean_bool_to_uint32(x_113);
x_116 = lean_uint32_land(x_114, x_115);
x_117 = lean_uint32_dec_eq(x_116, x_8);
x_118 = 100;
x_119 = lean_uint32_dec_eq(x_100, x_19);
x_120 = lean_bool_to_uint32(x_103);
x_121 = lean_bool_to_uint32(x_119);
x_122 = lean_uint32_land(x_120, x_121);
x_123 = lean_uint32_dec_eq(x_122, x_8);
x_124 = 10;
x_125 = lean_uint32_neg(x_8);
x_126 = lean_uint32_xor(x_124, x_125);
x_127 = lean_bool_to_uint32(x_123);
x_128 = lean_uint32_sub(x_19, x_127);
x_129 = lean_uint32_land(x_126, x_128);
x_130 = lean_uint32_xor(x_125, x_129);
x_131 = lean_uint32_xor(x_118, x_130);
x_132 = lean_bool_to_uint32(x_117);
x_133 = lean_uint32_sub(x_19, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_130, x_134);
x_136 = lean_uint32_xor(x_19, x_135);
x_137 = lean_bool_to_uint32(x_81);
x_138 = lean_uint32_sub(x_19, x_137);
x_139 = lean_uint32_land(x_136, x_138);
x_140 = lean_uint32_xor(x_135, x_139);
x_141 = 2147483648;
x_142 = lean_uint32_add(x_140, x_141);
x_143 = lean_uint32_to_uint64(x_142);
x_144 = 2147483648;
x_145 = lean_uint64_sub(x_143, x_144);
x_146 = lean_uint64_xor(x_145, x_76);
x_147 = lean_bool_to_uint32(x_3);
x_148 = lean_uint32_sub(x_5, x_8);
x_149 = 3;
x_150 = lean_uint32_dec_lt(x_148, x_149);
x_151 = lean_bool_to_uint32(x_150);
x_152 = lean_uint32_land(x_147, x_151);
x_153 = lean_uint32_xor(x_152, x_8);
x_154 = lean_uint32_dec_lt(x_4, x_6);
x_155 = lean_bool_to_uint32(x_154);
x_156 = lean_uint32_land(x_153, x_155);
x_157 = lean_uint32_to_uint64(x_156);
x_158 = lean_uint64_sub(x_76, x_157);
x_159 = lean_uint64_land(x_146, x_158);
x_160 = lean_uint64_xor(x_76, x_159);
return x_160;
}
}
LEAN_EXPORT uint64_t keylock_lane_reward(uint32_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint8_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = l_Spec_KeyLock_Kernel_laneReward___redArg(x_1, x_2, x_6, x_7, x_8);
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
LEAN_EXPORT lean_object* l_Spec_KeyLock_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
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
x_11 = l_Spec_KeyLock_Kernel_laneReward___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box_uint64(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t l_Spec_KeyLock_Kernel_laneTerminated___redArg(uint32_t x_1, uint64_t x_2, uint8_t x_3, uint32_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint32_t x_39; uint8_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint64_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint32_t x_61; uint8_t x_62; uint32_t x_63; uint32_t x_64; uint32_t x_65; uint64_t x_66; uint32_t x_67; uint8_t x_68; uint32_t x_69; uint32_t x_70; uint32_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint8_t x_78; uint64_t x_79; uint64_t x_80; uint8_t x_81; uint64_t x_82; uint32_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; uint8_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint8_t x_93; uint8_t x_94; uint32_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint8_t x_107; uint8_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; uint8_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint8_t x_126; uint8_t x_127; uint8_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint8_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint32_t x_137; uint32_t x_138; uint32_t x_139; uint8_t x_140; uint8_t x_141; uint8_t x_142; uint8_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint8_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint8_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint8_t x_176; uint8_t x_177; uint32_t x_178; uint32_t x_179; uint32_t x_180; uint8_t x_181; uint32_t x_182; uint32_t x_183; uint32_t x_184; uint8_t x_185; uint32_t x_186; uint8_t x_187; uint32_t x_188; uint32_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint32_t x_193; uint8_t x_194; uint64_t x_195; uint64_t x_196; uint64_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint32_t x_213; uint64_t x_214; uint32_t x_215; uint64_t x_216; uint64_t x_217; uint64_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint8_t x_230; uint32_t x_231; uint32_t x_232; uint8_t x_233; uint32_t x_234; uint32_t x_235; uint32_t x_236; uint8_t x_237; uint32_t x_238; uint32_t x_239; uint32_t x_240; uint32_t x_241; uint8_t x_242; 
x_6 = keylock_num_actions(x_1);
x_7 = 5;
x_8 = 1;
x_9 = 20;
x_10 = 2;
x_11 = lean_uint32_dec_le(x_10, x_1);
x_12 = 1024;
x_13 = lean_uint32_dec_le(x_1, x_12);
x_14 = lean_bool_to_uint32(x_11);
x_15 = lean_bool_to_uint32(x_13);
x_16 = lean_uint32_land(x_14, x_15);
x_17 = lean_uint32_dec_eq(x_16, x_8);
x_18 = lean_uint32_xor(x_1, x_10);
x_19 = 0;
x_20 = lean_bool_to_uint32(x_17);
x_21 = lean_uint32_sub(x_19, x_20);
x_22 = lean_uint32_land(x_18, x_21);
x_23 = lean_uint32_xor(x_10, x_22);
x_24 = lean_uint32_sub(x_23, x_8);
x_25 = 1;
x_26 = lean_uint64_shift_left(x_25, x_9);
x_27 = lean_uint64_sub(x_26, x_25);
x_28 = lean_uint64_land(x_2, x_27);
x_29 = 10;
x_30 = lean_uint64_shift_left(x_25, x_29);
x_31 = lean_uint64_sub(x_30, x_25);
x_32 = lean_uint64_land(x_28, x_31);
x_33 = lean_uint64_to_uint32(x_32);
x_34 = lean_uint32_dec_le(x_33, x_24);
x_35 = lean_bool_to_uint32(x_34);
x_36 = lean_uint32_sub(x_19, x_35);
x_37 = lean_uint32_land(x_33, x_36);
x_38 = lean_uint64_shift_right(x_28, x_29);
x_39 = lean_uint64_to_uint32(x_38);
x_40 = lean_uint32_dec_le(x_39, x_24);
x_41 = lean_bool_to_uint32(x_40);
x_42 = lean_uint32_sub(x_19, x_41);
x_43 = lean_uint32_land(x_39, x_42);
x_44 = lean_uint64_shift_right(x_2, x_9);
x_45 = lean_uint64_land(x_44, x_27);
x_46 = lean_uint64_land(x_45, x_31);
x_47 = lean_uint64_to_uint32(x_46);
x_48 = lean_uint32_dec_le(x_47, x_24);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_sub(x_19, x_49);
x_51 = lean_uint32_land(x_47, x_50);
x_52 = lean_uint64_shift_right(x_45, x_29);
x_53 = lean_uint64_to_uint32(x_52);
x_54 = lean_uint32_dec_le(x_53, x_24);
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_sub(x_19, x_55);
x_57 = lean_uint32_land(x_53, x_56);
x_58 = lean_uint64_shift_right(x_44, x_9);
x_59 = lean_uint64_land(x_58, x_27);
x_60 = lean_uint64_land(x_59, x_31);
x_61 = lean_uint64_to_uint32(x_60);
x_62 = lean_uint32_dec_le(x_61, x_24);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_sub(x_19, x_63);
x_65 = lean_uint32_land(x_61, x_64);
x_66 = lean_uint64_shift_right(x_59, x_29);
x_67 = lean_uint64_to_uint32(x_66);
x_68 = lean_uint32_dec_le(x_67, x_24);
x_69 = lean_bool_to_uint32(x_68);
x_70 = lean_uint32_sub(x_19, x_69);
x_71 = lean_uint32_land(x_67, x_70);
x_72 = lean_uint64_shift_right(x_58, x_9);
x_73 = lean_uint64_shift_left(x_25, x_25);
x_74 = lean_uint64_sub(x_73, x_25);
x_75 = lean_uint64_land(x_72, x_74);
x_76 = 0;
x_77 = lean_uint64_shift_left(x_75, x_25);
x_78 = lean_uint64_dec_lt(x_76, x_77);
x_79 = lean_uint64_shift_right(x_72, x_25);
x_80 = lean_uint64_shift_left(x_79, x_25);
x_81 = lean_uint64_dec_lt(x_76, x_80);
x_82 = lean_uint32_to_uint64(x_4);
x_83 = lean_uint64_to_uint32(x_82);
x_84 = lean_uint32_dec_le(x_83, x_7);
x_85 = lean_bool_to_uint32(x_84);
x_86 = lean_uint32_sub(x_19, x_85);
x_87 = lean_uint32_land(x_83, x_86);
x_88 = lean_uint32_dec_eq(x_87, x_10);
x_89 = lean_uint32_dec_lt(x_37, x_24);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint32_add(x_37, x_90);
x_92 = 3;
x_93 = lean_uint32_dec_eq(x_87, x_92);
x_94 = lean_uint32_dec_lt(x_19, x_37);
x_95 = lean_bool_to_uint32(x_94);
x_96 = lean_uint32_sub(x_37, x_95);
x_97 = lean_uint32_xor(x_96, x_37);
x_98 = lean_bool_to_uint32(x_93);
x_99 = lean_uint32_sub(x_19, x_98);
x_100 = lean_uint32_land(x_97, x_99);
x_101 = lean_uint32_xor(x_37, x_100);
x_102 = lean_uint32_xor(x_91, x_101);
x_103 = lean_bool_to_uint32(x_88);
x_104 = lean_uint32_sub(x_19, x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_uint32_xor(x_101, x_105);
x_107 = lean_uint32_dec_eq(x_87, x_19);
x_108 = lean_uint32_dec_lt(x_19, x_43);
x_109 = lean_bool_to_uint32(x_108);
x_110 = lean_uint32_sub(x_43, x_109);
x_111 = lean_uint32_dec_eq(x_87, x_8);
x_112 = lean_uint32_dec_lt(x_43, x_24);
x_113 = lean_bool_to_uint32(x_112);
x_114 = lean_uint32_add(x_43, x_113);
x_115 = lean_uint32_xor(x_114, x_43);
x_116 = lean_bool_to_uint32(x_111);
x_117 = lean_uint32_sub(x_19, x_116);
x_118 = lean_uint32_land(x_115, x_117);
x_119 = lean_uint32_xor(x_43, x_118);
x_120 = lean_uint32_xor(x_110, x_119);
x_121 = lean_bool_to_uint32(x_107);
x_122 = lean_uint32_sub(x_19, x_121);
x_123 = lean_uint32_land(x_120, x_122);
x_124 = lean_uint32_xor(x_119, x_123);
x_125 = 4;
x_126 = lean_uint32_dec_eq(x_87, x_125);
x_127 = lean_uint32_dec_eq(x_37, x_51);
x_128 = lean_uint32_dec_eq(x_43, x_57);
x_129 = lean_bool_to_uint32(x_127);
x_130 = lean_bool_to_uint32(x_128);
x_131 = lean_uint32_land(x_129, x_130);
x_132 = lean_uint32_dec_eq(x_131, x_8);
x_133 = lean_bool_to_uint32(x_126);
x_134 = lean_bool_to_uint32(x_132);
x_135 = lean_uint32_land(x_133, x_134);
x_136 = lean_uint32_dec_eq(x_135, x_8);
x_137 = lean_bool_to_uint32(x_78);
x_138 = lean_bool_to_uint32(x_136);
x_139 = lean_uint32_lor(x_137, x_138);
x_140 = lean_uint32_dec_eq(x_139, x_8);
x_141 = lean_uint32_dec_eq(x_87, x_7);
x_142 = lean_uint32_dec_eq(x_37, x_65);
x_143 = lean_uint32_dec_eq(x_43, x_71);
x_144 = lean_bool_to_uint32(x_142);
x_145 = lean_bool_to_uint32(x_143);
x_146 = lean_uint32_land(x_144, x_145);
x_147 = lean_uint32_dec_eq(x_146, x_8);
x_148 = lean_bool_to_uint32(x_147);
x_149 = lean_uint32_land(x_137, x_148);
x_150 = lean_uint32_dec_eq(x_149, x_8);
x_151 = lean_bool_to_uint32(x_141);
x_152 = lean_bool_to_uint32(x_150);
x_153 = lean_uint32_land(x_151, x_152);
x_154 = lean_uint32_dec_eq(x_153, x_8);
x_155 = lean_uint32_xor(x_37, x_106);
x_156 = lean_bool_to_uint32(x_81);
x_157 = lean_uint32_sub(x_19, x_156);
x_158 = lean_uint32_land(x_155, x_157);
x_159 = lean_uint32_xor(x_106, x_158);
x_160 = lean_uint32_xor(x_43, x_124);
x_161 = lean_uint32_land(x_160, x_157);
x_162 = lean_uint32_xor(x_124, x_161);
x_163 = lean_uint32_xor(x_51, x_51);
x_164 = lean_uint32_land(x_163, x_157);
x_165 = lean_uint32_xor(x_51, x_164);
x_166 = lean_uint32_xor(x_57, x_57);
x_167 = lean_uint32_land(x_166, x_157);
x_168 = lean_uint32_xor(x_57, x_167);
x_169 = lean_uint32_xor(x_65, x_65);
x_170 = lean_uint32_land(x_169, x_157);
x_171 = lean_uint32_xor(x_65, x_170);
x_172 = lean_uint32_xor(x_71, x_71);
x_173 = lean_uint32_land(x_172, x_157);
x_174 = lean_uint32_xor(x_71, x_173);
x_175 = lean_uint32_land(x_156, x_137);
x_176 = lean_uint32_dec_eq(x_175, x_8);
x_177 = lean_uint32_dec_eq(x_156, x_19);
x_178 = lean_bool_to_uint32(x_177);
x_179 = lean_bool_to_uint32(x_140);
x_180 = lean_uint32_land(x_178, x_179);
x_181 = lean_uint32_dec_eq(x_180, x_8);
x_182 = lean_bool_to_uint32(x_176);
x_183 = lean_bool_to_uint32(x_181);
x_184 = lean_uint32_lor(x_182, x_183);
x_185 = lean_uint32_dec_eq(x_184, x_8);
x_186 = lean_uint32_land(x_156, x_156);
x_187 = lean_uint32_dec_eq(x_186, x_8);
x_188 = lean_bool_to_uint32(x_154);
x_189 = lean_uint32_land(x_178, x_188);
x_190 = lean_uint32_dec_eq(x_189, x_8);
x_191 = lean_bool_to_uint32(x_187);
x_192 = lean_bool_to_uint32(x_190);
x_193 = lean_uint32_lor(x_191, x_192);
x_194 = lean_uint32_dec_eq(x_193, x_8);
x_195 = lean_uint32_to_uint64(x_159);
x_196 = lean_uint64_lor(x_76, x_195);
x_197 = lean_uint32_to_uint64(x_162);
x_198 = lean_uint64_lor(x_76, x_197);
x_199 = lean_uint64_shift_left(x_198, x_29);
x_200 = lean_uint64_lor(x_196, x_199);
x_201 = lean_uint32_to_uint64(x_165);
x_202 = lean_uint64_lor(x_76, x_201);
x_203 = lean_uint32_to_uint64(x_168);
x_204 = lean_uint64_lor(x_76, x_203);
x_205 = lean_uint64_shift_left(x_204, x_29);
x_206 = lean_uint64_lor(x_202, x_205);
x_207 = lean_uint32_to_uint64(x_171);
x_208 = lean_uint64_lor(x_76, x_207);
x_209 = lean_uint32_to_uint64(x_174);
x_210 = lean_uint64_lor(x_76, x_209);
x_211 = lean_uint64_shift_left(x_210, x_29);
x_212 = lean_uint64_lor(x_208, x_211);
x_213 = lean_bool_to_uint32(x_185);
x_214 = lean_uint32_to_uint64(x_213);
x_215 = lean_bool_to_uint32(x_194);
x_216 = lean_uint32_to_uint64(x_215);
x_217 = lean_uint64_shift_left(x_216, x_25);
x_218 = lean_uint64_lor(x_214, x_217);
x_219 = lean_uint64_shift_left(x_218, x_9);
x_220 = lean_uint64_lor(x_212, x_219);
x_221 = lean_uint64_shift_left(x_220, x_9);
x_222 = lean_uint64_lor(x_206, x_221);
x_223 = lean_uint64_shift_left(x_222, x_9);
x_224 = lean_uint64_lor(x_200, x_223);
x_225 = lean_uint64_shift_right(x_224, x_9);
x_226 = lean_uint64_shift_right(x_225, x_9);
x_227 = lean_uint64_shift_right(x_226, x_9);
x_228 = lean_uint64_shift_right(x_227, x_25);
x_229 = lean_uint64_shift_left(x_228, x_25);
x_230 = lean_uint64_dec_lt(x_76, x_229);
x_231 = lean_bool_to_uint32(x_3);
x_232 = lean_uint32_sub(x_5, x_8);
x_233 = lean_uint32_dec_lt(x_232, x_92);
x_234 = lean_bool_to_uint32(x_233);
x_235 = lean_uint32_land(x_231, x_234);
x_236 = lean_uint32_xor(x_235, x_8);
x_237 = lean_uint32_dec_lt(x_4, x_6);
x_238 = lean_bool_to_uint32(x_237);
x_239 = lean_uint32_land(x_236, x_238);
x_240 = lean_bool_to_uint32(x_230);
x_241 = lean_uint32_land(x_239, x_240);
x_242 = lean_uint32_dec_eq(x_241, x_8);
return x_242;
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
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint64_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint64_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint32_t x_64; uint8_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint64_t x_69; uint32_t x_70; uint8_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint8_t x_81; uint64_t x_82; uint64_t x_83; uint8_t x_84; uint64_t x_85; uint32_t x_86; uint8_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint8_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint8_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint8_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint8_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint8_t x_129; uint8_t x_130; uint8_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint8_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint8_t x_143; uint8_t x_144; uint8_t x_145; uint8_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; uint32_t x_151; uint32_t x_152; uint8_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint8_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint32_t x_178; uint8_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint8_t x_188; uint32_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint32_t x_216; uint64_t x_217; uint32_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint8_t x_233; uint32_t x_234; uint32_t x_235; uint8_t x_236; uint32_t x_237; uint32_t x_238; uint32_t x_239; uint8_t x_240; uint32_t x_241; uint32_t x_242; uint32_t x_243; uint32_t x_244; uint8_t x_245; uint32_t x_254; uint8_t x_255; uint8_t x_268; uint32_t x_275; uint8_t x_276; 
x_9 = keylock_num_actions(x_1);
x_10 = 5;
x_11 = 1;
x_12 = 20;
x_13 = 2;
x_14 = lean_uint32_dec_le(x_13, x_1);
x_15 = 1024;
x_16 = lean_uint32_dec_le(x_1, x_15);
x_17 = lean_bool_to_uint32(x_14);
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_land(x_17, x_18);
x_20 = lean_uint32_dec_eq(x_19, x_11);
x_21 = lean_uint32_xor(x_1, x_13);
x_22 = 0;
x_23 = lean_bool_to_uint32(x_20);
x_24 = lean_uint32_sub(x_22, x_23);
x_25 = lean_uint32_land(x_21, x_24);
x_26 = lean_uint32_xor(x_13, x_25);
x_27 = lean_uint32_sub(x_26, x_11);
x_28 = 1;
x_29 = lean_uint64_shift_left(x_28, x_12);
x_30 = lean_uint64_sub(x_29, x_28);
x_31 = lean_uint64_land(x_2, x_30);
x_32 = 10;
x_33 = lean_uint64_shift_left(x_28, x_32);
x_34 = lean_uint64_sub(x_33, x_28);
x_35 = lean_uint64_land(x_31, x_34);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_27);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_22, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint64_shift_right(x_31, x_32);
x_42 = lean_uint64_to_uint32(x_41);
x_43 = lean_uint32_dec_le(x_42, x_27);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_22, x_44);
x_46 = lean_uint32_land(x_42, x_45);
x_47 = lean_uint64_shift_right(x_2, x_12);
x_48 = lean_uint64_land(x_47, x_30);
x_49 = lean_uint64_land(x_48, x_34);
x_50 = lean_uint64_to_uint32(x_49);
x_51 = lean_uint32_dec_le(x_50, x_27);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_sub(x_22, x_52);
x_54 = lean_uint32_land(x_50, x_53);
x_55 = lean_uint64_shift_right(x_48, x_32);
x_56 = lean_uint64_to_uint32(x_55);
x_57 = lean_uint32_dec_le(x_56, x_27);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_sub(x_22, x_58);
x_60 = lean_uint32_land(x_56, x_59);
x_61 = lean_uint64_shift_right(x_47, x_12);
x_62 = lean_uint64_land(x_61, x_30);
x_63 = lean_uint64_land(x_62, x_34);
x_64 = lean_uint64_to_uint32(x_63);
x_65 = lean_uint32_dec_le(x_64, x_27);
x_66 = lean_bool_to_uint32(x_65);
x_67 = lean_uint32_sub(x_22, x_66);
x_68 = lean_uint32_land(x_64, x_67);
x_69 = lean_uint64_shift_right(x_62, x_32);
x_70 = lean_uint64_to_uint32(x_69);
x_71 = lean_uint32_dec_le(x_70, x_27);
x_72 = lean_bool_to_uint32(x_71);
x_73 = lean_uint32_sub(x_22, x_72);
x_74 = lean_uint32_land(x_70, x_73);
x_75 = lean_uint64_shift_right(x_61, x_12);
x_76 = lean_uint64_shift_left(x_28, x_28);
x_77 = lean_uint64_sub(x_76, x_28);
x_78 = lean_uint64_land(x_75, x_77);
x_79 = 0;
x_80 = lean_uint64_shift_left(x_78, x_28);
x_81 = lean_uint64_dec_lt(x_79, x_80);
x_82 = lean_uint64_shift_right(x_75, x_28);
x_83 = lean_uint64_shift_left(x_82, x_28);
x_84 = lean_uint64_dec_lt(x_79, x_83);
x_85 = lean_uint32_to_uint64(x_5);
x_86 = lean_uint64_to_uint32(x_85);
x_87 = lean_uint32_dec_le(x_86, x_10);
x_88 = lean_bool_to_uint32(x_87);
x_89 = lean_uint32_sub(x_22, x_88);
x_90 = lean_uint32_land(x_86, x_89);
x_91 = lean_uint32_dec_eq(x_90, x_13);
x_92 = lean_uint32_dec_lt(x_40, x_27);
x_93 = lean_bool_to_uint32(x_92);
x_94 = lean_uint32_add(x_40, x_93);
x_95 = 3;
x_96 = lean_uint32_dec_eq(x_90, x_95);
x_97 = lean_uint32_dec_lt(x_22, x_40);
x_98 = lean_bool_to_uint32(x_97);
x_99 = lean_uint32_sub(x_40, x_98);
x_100 = lean_uint32_xor(x_99, x_40);
x_101 = lean_bool_to_uint32(x_96);
x_102 = lean_uint32_sub(x_22, x_101);
x_103 = lean_uint32_land(x_100, x_102);
x_104 = lean_uint32_xor(x_40, x_103);
x_105 = lean_uint32_xor(x_94, x_104);
x_106 = lean_bool_to_uint32(x_91);
x_107 = lean_uint32_sub(x_22, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_104, x_108);
x_110 = lean_uint32_dec_eq(x_90, x_22);
x_111 = lean_uint32_dec_lt(x_22, x_46);
x_112 = lean_bool_to_uint32(x_111);
x_113 = lean_uint32_sub(x_46, x_112);
x_114 = lean_uint32_dec_eq(x_90, x_11);
x_115 = lean_uint32_dec_lt(x_46, x_27);
x_116 = lean_bool_to_uint32(x_115);
x_117 = lean_uint32_add(x_46, x_116);
x_118 = lean_uint32_xor(x_117, x_46);
x_119 = lean_bool_to_uint32(x_114);
x_120 = lean_uint32_sub(x_22, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_46, x_121);
x_123 = lean_uint32_xor(x_113, x_122);
x_124 = lean_bool_to_uint32(x_110);
x_125 = lean_uint32_sub(x_22, x_124);
x_126 = lean_uint32_land(x_123, x_125);
x_127 = lean_uint32_xor(x_122, x_126);
x_128 = 4;
x_129 = lean_uint32_dec_eq(x_90, x_128);
x_130 = lean_uint32_dec_eq(x_40, x_54);
x_131 = lean_uint32_dec_eq(x_46, x_60);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_bool_to_uint32(x_131);
x_134 = lean_uint32_land(x_132, x_133);
x_135 = lean_uint32_dec_eq(x_134, x_11);
x_136 = lean_bool_to_uint32(x_129);
x_137 = lean_bool_to_uint32(x_135);
x_138 = lean_uint32_land(x_136, x_137);
x_139 = lean_uint32_dec_eq(x_138, x_11);
x_140 = lean_bool_to_uint32(x_81);
x_141 = lean_bool_to_uint32(x_139);
x_142 = lean_uint32_lor(x_140, x_141);
x_143 = lean_uint32_dec_eq(x_142, x_11);
x_144 = lean_uint32_dec_eq(x_90, x_10);
x_145 = lean_uint32_dec_eq(x_40, x_68);
x_146 = lean_uint32_dec_eq(x_46, x_74);
x_147 = lean_bool_to_uint32(x_145);
x_148 = lean_bool_to_uint32(x_146);
x_149 = lean_uint32_land(x_147, x_148);
x_150 = lean_uint32_dec_eq(x_149, x_11);
x_151 = lean_bool_to_uint32(x_150);
x_152 = lean_uint32_land(x_140, x_151);
x_153 = lean_uint32_dec_eq(x_152, x_11);
x_154 = lean_bool_to_uint32(x_144);
x_155 = lean_bool_to_uint32(x_153);
x_156 = lean_uint32_land(x_154, x_155);
x_157 = lean_uint32_dec_eq(x_156, x_11);
x_158 = lean_uint32_xor(x_40, x_109);
x_159 = lean_bool_to_uint32(x_84);
x_160 = lean_uint32_sub(x_22, x_159);
x_161 = lean_uint32_land(x_158, x_160);
x_162 = lean_uint32_xor(x_109, x_161);
x_163 = lean_uint32_xor(x_46, x_127);
x_164 = lean_uint32_land(x_163, x_160);
x_165 = lean_uint32_xor(x_127, x_164);
x_166 = lean_uint32_xor(x_54, x_54);
x_167 = lean_uint32_land(x_166, x_160);
x_168 = lean_uint32_xor(x_54, x_167);
x_169 = lean_uint32_xor(x_60, x_60);
x_170 = lean_uint32_land(x_169, x_160);
x_171 = lean_uint32_xor(x_60, x_170);
x_172 = lean_uint32_xor(x_68, x_68);
x_173 = lean_uint32_land(x_172, x_160);
x_174 = lean_uint32_xor(x_68, x_173);
x_175 = lean_uint32_xor(x_74, x_74);
x_176 = lean_uint32_land(x_175, x_160);
x_177 = lean_uint32_xor(x_74, x_176);
x_178 = lean_uint32_land(x_159, x_140);
x_179 = lean_uint32_dec_eq(x_178, x_11);
x_180 = lean_uint32_dec_eq(x_159, x_22);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_bool_to_uint32(x_143);
x_183 = lean_uint32_land(x_181, x_182);
x_184 = lean_uint32_dec_eq(x_183, x_11);
x_185 = lean_bool_to_uint32(x_179);
x_186 = lean_bool_to_uint32(x_184);
x_187 = lean_uint32_lor(x_185, x_186);
x_188 = lean_uint32_dec_eq(x_187, x_11);
x_189 = lean_uint32_land(x_159, x_159);
x_190 = lean_uint32_dec_eq(x_189, x_11);
x_191 = lean_bool_to_uint32(x_157);
x_192 = lean_uint32_land(x_181, x_191);
x_193 = lean_uint32_dec_eq(x_192, x_11);
x_194 = lean_bool_to_uint32(x_190);
x_195 = lean_bool_to_uint32(x_193);
x_196 = lean_uint32_lor(x_194, x_195);
x_197 = lean_uint32_dec_eq(x_196, x_11);
x_198 = lean_uint32_to_uint64(x_162);
x_199 = lean_uint64_lor(x_79, x_198);
x_200 = lean_uint32_to_uint64(x_165);
x_201 = lean_uint64_lor(x_79, x_200);
x_202 = lean_uint64_shift_left(x_201, x_32);
x_203 = lean_uint64_lor(x_199, x_202);
x_204 = lean_uint32_to_uint64(x_168);
x_205 = lean_uint64_lor(x_79, x_204);
x_206 = lean_uint32_to_uint64(x_171);
x_207 = lean_uint64_lor(x_79, x_206);
x_208 = lean_uint64_shift_left(x_207, x_32);
x_209 = lean_uint64_lor(x_205, x_208);
x_210 = lean_uint32_to_uint64(x_174);
x_211 = lean_uint64_lor(x_79, x_210);
x_212 = lean_uint32_to_uint64(x_177);
x_213 = lean_uint64_lor(x_79, x_212);
x_214 = lean_uint64_shift_left(x_213, x_32);
x_215 = lean_uint64_lor(x_211, x_214);
x_216 = lean_bool_to_uint32(x_188);
x_217 = lean_uint32_to_uint64(x_216);
x_218 = lean_bool_to_uint32(x_197);
x_219 = lean_uint32_to_uint64(x_218);
x_220 = lean_uint64_shift_left(x_219, x_28);
x_221 = lean_uint64_lor(x_217, x_220);
x_222 = lean_uint64_shift_left(x_221, x_12);
x_223 = lean_uint64_lor(x_215, x_222);
x_224 = lean_uint64_shift_left(x_223, x_12);
x_225 = lean_uint64_lor(x_209, x_224);
x_226 = lean_uint64_shift_left(x_225, x_12);
x_227 = lean_uint64_lor(x_203, x_226);
x_228 = lean_uint64_shift_right(x_227, x_12);
x_229 = lean_uint64_shift_right(x_228, x_12);
x_230 = lean_uint64_shift_right(x_229, x_12);
x_231 = lean_uint64_shift_right(x_230, x_28);
x_232 = lean_uint64_shift_left(x_231, x_28);
x_233 = lean_uint64_dec_lt(x_79, x_232);
x_234 = lean_bool_to_uint32(x_4);
x_235 = lean_uint32_sub(x_6, x_11);
x_236 = lean_uint32_dec_lt(x_235, x_95);
x_237 = lean_bool_to_uint32(x_236);
x_238 = lean_uint32_land(x_234, x_237);
x_239 = lean_uint32_xor(x_238, x_11);
x_240 = lean_uint32_dec_lt(x_5, x_9);
x_241 = lean_bool_to_uint32(x_240);
x_242 = lean_uint32_land(x_239, x_241);
x_275 = 4294967295;
x_276 = lean_uint32_dec_eq(x_3, x_275);
if (x_276 == 0)
{
uint8_t x_277; 
x_277 = 1;
x_268 = x_277;
goto block_274;
}
else
{
uint8_t x_278; 
x_278 = 0;
x_268 = x_278;
goto block_274;
}
block_253:
{
uint32_t x_246; uint8_t x_247; uint32_t x_248; uint32_t x_249; uint32_t x_250; uint32_t x_251; uint8_t x_252; 
x_246 = lean_bool_to_uint32(x_245);
x_247 = lean_uint32_dec_le(x_8, x_243);
x_248 = lean_bool_to_uint32(x_247);
x_249 = lean_uint32_land(x_246, x_248);
x_250 = lean_uint32_lor(x_244, x_249);
x_251 = lean_uint32_land(x_242, x_250);
x_252 = lean_uint32_dec_eq(x_251, x_11);
return x_252;
}
block_267:
{
uint32_t x_256; uint8_t x_257; uint32_t x_258; uint32_t x_259; uint32_t x_260; uint32_t x_261; uint32_t x_262; uint32_t x_263; uint8_t x_264; 
x_256 = lean_bool_to_uint32(x_255);
x_257 = lean_uint32_dec_le(x_7, x_254);
x_258 = lean_bool_to_uint32(x_257);
x_259 = lean_uint32_land(x_256, x_258);
x_260 = lean_bool_to_uint32(x_233);
x_261 = lean_uint32_xor(x_260, x_11);
x_262 = lean_uint32_land(x_259, x_261);
x_263 = lean_uint32_lor(x_22, x_262);
x_264 = lean_uint32_dec_eq(x_8, x_22);
if (x_264 == 0)
{
uint8_t x_265; 
x_265 = 1;
x_243 = x_254;
x_244 = x_263;
x_245 = x_265;
goto block_253;
}
else
{
uint8_t x_266; 
x_266 = 0;
x_243 = x_254;
x_244 = x_263;
x_245 = x_266;
goto block_253;
}
}
block_274:
{
uint32_t x_269; uint32_t x_270; uint8_t x_271; 
x_269 = lean_bool_to_uint32(x_268);
x_270 = lean_uint32_add(x_3, x_269);
x_271 = lean_uint32_dec_eq(x_7, x_22);
if (x_271 == 0)
{
uint8_t x_272; 
x_272 = 1;
x_254 = x_270;
x_255 = x_272;
goto block_267;
}
else
{
uint8_t x_273; 
x_273 = 0;
x_254 = x_270;
x_255 = x_273;
goto block_267;
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
uint32_t x_9; uint32_t x_10; uint32_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint64_t x_41; uint32_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint64_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint32_t x_64; uint8_t x_65; uint32_t x_66; uint32_t x_67; uint32_t x_68; uint64_t x_69; uint32_t x_70; uint8_t x_71; uint32_t x_72; uint32_t x_73; uint32_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint8_t x_81; uint64_t x_82; uint64_t x_83; uint8_t x_84; uint64_t x_85; uint32_t x_86; uint8_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint8_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint8_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint8_t x_110; uint8_t x_111; uint32_t x_112; uint32_t x_113; uint8_t x_114; uint8_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint8_t x_129; uint8_t x_130; uint8_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint8_t x_135; uint32_t x_136; uint32_t x_137; uint32_t x_138; uint8_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint8_t x_143; uint8_t x_144; uint8_t x_145; uint8_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint8_t x_150; uint32_t x_151; uint32_t x_152; uint8_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint8_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint32_t x_178; uint8_t x_179; uint8_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint8_t x_184; uint32_t x_185; uint32_t x_186; uint32_t x_187; uint8_t x_188; uint32_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint8_t x_193; uint32_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint64_t x_198; uint64_t x_199; uint64_t x_200; uint64_t x_201; uint64_t x_202; uint64_t x_203; uint64_t x_204; uint64_t x_205; uint64_t x_206; uint64_t x_207; uint64_t x_208; uint64_t x_209; uint64_t x_210; uint64_t x_211; uint64_t x_212; uint64_t x_213; uint64_t x_214; uint64_t x_215; uint32_t x_216; uint64_t x_217; uint32_t x_218; uint64_t x_219; uint64_t x_220; uint64_t x_221; uint64_t x_222; uint64_t x_223; uint64_t x_224; uint64_t x_225; uint64_t x_226; uint64_t x_227; uint64_t x_228; uint64_t x_229; uint64_t x_230; uint64_t x_231; uint64_t x_232; uint8_t x_233; uint32_t x_234; uint8_t x_235; uint32_t x_236; uint8_t x_237; uint32_t x_238; uint32_t x_239; uint32_t x_240; uint32_t x_241; uint8_t x_242; uint32_t x_243; uint32_t x_244; uint32_t x_245; uint8_t x_246; uint32_t x_247; uint32_t x_248; uint32_t x_249; uint32_t x_250; uint32_t x_251; uint32_t x_252; uint8_t x_253; uint32_t x_265; uint8_t x_266; uint8_t x_278; uint32_t x_285; uint8_t x_286; 
x_9 = keylock_num_actions(x_1);
x_10 = 5;
x_11 = 1;
x_12 = 20;
x_13 = 2;
x_14 = lean_uint32_dec_le(x_13, x_1);
x_15 = 1024;
x_16 = lean_uint32_dec_le(x_1, x_15);
x_17 = lean_bool_to_uint32(x_14);
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_land(x_17, x_18);
x_20 = lean_uint32_dec_eq(x_19, x_11);
x_21 = lean_uint32_xor(x_1, x_13);
x_22 = 0;
x_23 = lean_bool_to_uint32(x_20);
x_24 = lean_uint32_sub(x_22, x_23);
x_25 = lean_uint32_land(x_21, x_24);
x_26 = lean_uint32_xor(x_13, x_25);
x_27 = lean_uint32_sub(x_26, x_11);
x_28 = 1;
x_29 = lean_uint64_shift_left(x_28, x_12);
x_30 = lean_uint64_sub(x_29, x_28);
x_31 = lean_uint64_land(x_2, x_30);
x_32 = 10;
x_33 = lean_uint64_shift_left(x_28, x_32);
x_34 = lean_uint64_sub(x_33, x_28);
x_35 = lean_uint64_land(x_31, x_34);
x_36 = lean_uint64_to_uint32(x_35);
x_37 = lean_uint32_dec_le(x_36, x_27);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_22, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = lean_uint64_shift_right(x_31, x_32);
x_42 = lean_uint64_to_uint32(x_41);
x_43 = lean_uint32_dec_le(x_42, x_27);
x_44 = lean_bool_to_uint32(x_43);
x_45 = lean_uint32_sub(x_22, x_44);
x_46 = lean_uint32_land(x_42, x_45);
x_47 = lean_uint64_shift_right(x_2, x_12);
x_48 = lean_uint64_land(x_47, x_30);
x_49 = lean_uint64_land(x_48, x_34);
x_50 = lean_uint64_to_uint32(x_49);
x_51 = lean_uint32_dec_le(x_50, x_27);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_sub(x_22, x_52);
x_54 = lean_uint32_land(x_50, x_53);
x_55 = lean_uint64_shift_right(x_48, x_32);
x_56 = lean_uint64_to_uint32(x_55);
x_57 = lean_uint32_dec_le(x_56, x_27);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_sub(x_22, x_58);
x_60 = lean_uint32_land(x_56, x_59);
x_61 = lean_uint64_shift_right(x_47, x_12);
x_62 = lean_uint64_land(x_61, x_30);
x_63 = lean_uint64_land(x_62, x_34);
x_64 = lean_uint64_to_uint32(x_63);
x_65 = lean_uint32_dec_le(x_64, x_27);
x_66 = lean_bool_to_uint32(x_65);
x_67 = lean_uint32_sub(x_22, x_66);
x_68 = lean_uint32_land(x_64, x_67);
x_69 = lean_uint64_shift_right(x_62, x_32);
x_70 = lean_uint64_to_uint32(x_69);
x_71 = lean_uint32_dec_le(x_70, x_27);
x_72 = lean_bool_to_uint32(x_71);
x_73 = lean_uint32_sub(x_22, x_72);
x_74 = lean_uint32_land(x_70, x_73);
x_75 = lean_uint64_shift_right(x_61, x_12);
x_76 = lean_uint64_shift_left(x_28, x_28);
x_77 = lean_uint64_sub(x_76, x_28);
x_78 = lean_uint64_land(x_75, x_77);
x_79 = 0;
x_80 = lean_uint64_shift_left(x_78, x_28);
x_81 = lean_uint64_dec_lt(x_79, x_80);
x_82 = lean_uint64_shift_right(x_75, x_28);
x_83 = lean_uint64_shift_left(x_82, x_28);
x_84 = lean_uint64_dec_lt(x_79, x_83);
x_85 = lean_uint32_to_uint64(x_5);
x_86 = lean_uint64_to_uint32(x_85);
x_87 = lean_uint32_dec_le(x_86, x_10);
x_88 = lean_bool_to_uint32(x_87);
x_89 = lean_uint32_sub(x_22, x_88);
x_90 = lean_uint32_land(x_86, x_89);
x_91 = lean_uint32_dec_eq(x_90, x_13);
x_92 = lean_uint32_dec_lt(x_40, x_27);
x_93 = lean_bool_to_uint32(x_92);
x_94 = lean_uint32_add(x_40, x_93);
x_95 = 3;
x_96 = lean_uint32_dec_eq(x_90, x_95);
x_97 = lean_uint32_dec_lt(x_22, x_40);
x_98 = lean_bool_to_uint32(x_97);
x_99 = lean_uint32_sub(x_40, x_98);
x_100 = lean_uint32_xor(x_99, x_40);
x_101 = lean_bool_to_uint32(x_96);
x_102 = lean_uint32_sub(x_22, x_101);
x_103 = lean_uint32_land(x_100, x_102);
x_104 = lean_uint32_xor(x_40, x_103);
x_105 = lean_uint32_xor(x_94, x_104);
x_106 = lean_bool_to_uint32(x_91);
x_107 = lean_uint32_sub(x_22, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_104, x_108);
x_110 = lean_uint32_dec_eq(x_90, x_22);
x_111 = lean_uint32_dec_lt(x_22, x_46);
x_112 = lean_bool_to_uint32(x_111);
x_113 = lean_uint32_sub(x_46, x_112);
x_114 = lean_uint32_dec_eq(x_90, x_11);
x_115 = lean_uint32_dec_lt(x_46, x_27);
x_116 = lean_bool_to_uint32(x_115);
x_117 = lean_uint32_add(x_46, x_116);
x_118 = lean_uint32_xor(x_117, x_46);
x_119 = lean_bool_to_uint32(x_114);
x_120 = lean_uint32_sub(x_22, x_119);
x_121 = lean_uint32_land(x_118, x_120);
x_122 = lean_uint32_xor(x_46, x_121);
x_123 = lean_uint32_xor(x_113, x_122);
x_124 = lean_bool_to_uint32(x_110);
x_125 = lean_uint32_sub(x_22, x_124);
x_126 = lean_uint32_land(x_123, x_125);
x_127 = lean_uint32_xor(x_122, x_126);
x_128 = 4;
x_129 = lean_uint32_dec_eq(x_90, x_128);
x_130 = lean_uint32_dec_eq(x_40, x_54);
x_131 = lean_uint32_dec_eq(x_46, x_60);
x_132 = lean_bool_to_uint32(x_130);
x_133 = lean_bool_to_uint32(x_131);
x_134 = lean_uint32_land(x_132, x_133);
x_135 = lean_uint32_dec_eq(x_134, x_11);
x_136 = lean_bool_to_uint32(x_129);
x_137 = lean_bool_to_uint32(x_135);
x_138 = lean_uint32_land(x_136, x_137);
x_139 = lean_uint32_dec_eq(x_138, x_11);
x_140 = lean_bool_to_uint32(x_81);
x_141 = lean_bool_to_uint32(x_139);
x_142 = lean_uint32_lor(x_140, x_141);
x_143 = lean_uint32_dec_eq(x_142, x_11);
x_144 = lean_uint32_dec_eq(x_90, x_10);
x_145 = lean_uint32_dec_eq(x_40, x_68);
x_146 = lean_uint32_dec_eq(x_46, x_74);
x_147 = lean_bool_to_uint32(x_145);
x_148 = lean_bool_to_uint32(x_146);
x_149 = lean_uint32_land(x_147, x_148);
x_150 = lean_uint32_dec_eq(x_149, x_11);
x_151 = lean_bool_to_uint32(x_150);
x_152 = lean_uint32_land(x_140, x_151);
x_153 = lean_uint32_dec_eq(x_152, x_11);
x_154 = lean_bool_to_uint32(x_144);
x_155 = lean_bool_to_uint32(x_153);
x_156 = lean_uint32_land(x_154, x_155);
x_157 = lean_uint32_dec_eq(x_156, x_11);
x_158 = lean_uint32_xor(x_40, x_109);
x_159 = lean_bool_to_uint32(x_84);
x_160 = lean_uint32_sub(x_22, x_159);
x_161 = lean_uint32_land(x_158, x_160);
x_162 = lean_uint32_xor(x_109, x_161);
x_163 = lean_uint32_xor(x_46, x_127);
x_164 = lean_uint32_land(x_163, x_160);
x_165 = lean_uint32_xor(x_127, x_164);
x_166 = lean_uint32_xor(x_54, x_54);
x_167 = lean_uint32_land(x_166, x_160);
x_168 = lean_uint32_xor(x_54, x_167);
x_169 = lean_uint32_xor(x_60, x_60);
x_170 = lean_uint32_land(x_169, x_160);
x_171 = lean_uint32_xor(x_60, x_170);
x_172 = lean_uint32_xor(x_68, x_68);
x_173 = lean_uint32_land(x_172, x_160);
x_174 = lean_uint32_xor(x_68, x_173);
x_175 = lean_uint32_xor(x_74, x_74);
x_176 = lean_uint32_land(x_175, x_160);
x_177 = lean_uint32_xor(x_74, x_176);
x_178 = lean_uint32_land(x_159, x_140);
x_179 = lean_uint32_dec_eq(x_178, x_11);
x_180 = lean_uint32_dec_eq(x_159, x_22);
x_181 = lean_bool_to_uint32(x_180);
x_182 = lean_bool_to_uint32(x_143);
x_183 = lean_uint32_land(x_181, x_182);
x_184 = lean_uint32_dec_eq(x_183, x_11);
x_185 = lean_bool_to_uint32(x_179);
x_186 = lean_bool_to_uint32(x_184);
x_187 = lean_uint32_lor(x_185, x_186);
x_188 = lean_uint32_dec_eq(x_187, x_11);
x_189 = lean_uint32_land(x_159, x_159);
x_190 = lean_uint32_dec_eq(x_189, x_11);
x_191 = lean_bool_to_uint32(x_157);
x_192 = lean_uint32_land(x_181, x_191);
x_193 = lean_uint32_dec_eq(x_192, x_11);
x_194 = lean_bool_to_uint32(x_190);
x_195 = lean_bool_to_uint32(x_193);
x_196 = lean_uint32_lor(x_194, x_195);
x_197 = lean_uint32_dec_eq(x_196, x_11);
x_198 = lean_uint32_to_uint64(x_162);
x_199 = lean_uint64_lor(x_79, x_198);
x_200 = lean_uint32_to_uint64(x_165);
x_201 = lean_uint64_lor(x_79, x_200);
x_202 = lean_uint64_shift_left(x_201, x_32);
x_203 = lean_uint64_lor(x_199, x_202);
x_204 = lean_uint32_to_uint64(x_168);
x_205 = lean_uint64_lor(x_79, x_204);
x_206 = lean_uint32_to_uint64(x_171);
x_207 = lean_uint64_lor(x_79, x_206);
x_208 = lean_uint64_shift_left(x_207, x_32);
x_209 = lean_uint64_lor(x_205, x_208);
x_210 = lean_uint32_to_uint64(x_174);
x_211 = lean_uint64_lor(x_79, x_210);
x_212 = lean_uint32_to_uint64(x_177);
x_213 = lean_uint64_lor(x_79, x_212);
x_214 = lean_uint64_shift_left(x_213, x_32);
x_215 = lean_uint64_lor(x_211, x_214);
x_216 = lean_bool_to_uint32(x_188);
x_217 = lean_uint32_to_uint64(x_216);
x_218 = lean_bool_to_uint32(x_197);
x_219 = lean_uint32_to_uint64(x_218);
x_220 = lean_uint64_shift_left(x_219, x_28);
x_221 = lean_uint64_lor(x_217, x_220);
x_222 = lean_uint64_shift_left(x_221, x_12);
x_223 = lean_uint64_lor(x_215, x_222);
x_224 = lean_uint64_shift_left(x_223, x_12);
x_225 = lean_uint64_lor(x_209, x_224);
x_226 = lean_uint64_shift_left(x_225, x_12);
x_227 = lean_uint64_lor(x_203, x_226);
x_228 = lean_uint64_shift_right(x_227, x_12);
x_229 = lean_uint64_shift_right(x_228, x_12);
x_230 = lean_uint64_shift_right(x_229, x_12);
x_231 = lean_uint64_shift_right(x_230, x_28);
x_232 = lean_uint64_shift_left(x_231, x_28);
x_233 = lean_uint64_dec_lt(x_79, x_232);
x_234 = lean_bool_to_uint32(x_4);
x_235 = lean_uint32_dec_eq(x_6, x_11);
x_236 = lean_bool_to_uint32(x_235);
x_237 = lean_uint32_dec_eq(x_6, x_13);
x_238 = lean_bool_to_uint32(x_237);
x_239 = lean_uint32_lor(x_236, x_238);
x_240 = lean_uint32_land(x_234, x_239);
x_241 = lean_uint32_sub(x_6, x_11);
x_242 = lean_uint32_dec_lt(x_241, x_95);
x_243 = lean_bool_to_uint32(x_242);
x_244 = lean_uint32_land(x_234, x_243);
x_245 = lean_uint32_xor(x_244, x_11);
x_246 = lean_uint32_dec_lt(x_5, x_9);
x_247 = lean_bool_to_uint32(x_246);
x_248 = lean_uint32_land(x_245, x_247);
x_249 = lean_bool_to_uint32(x_233);
x_250 = lean_uint32_land(x_248, x_249);
x_285 = 4294967295;
x_286 = lean_uint32_dec_eq(x_3, x_285);
if (x_286 == 0)
{
uint8_t x_287; 
x_287 = 1;
x_278 = x_287;
goto block_284;
}
else
{
uint8_t x_288; 
x_288 = 0;
x_278 = x_288;
goto block_284;
}
block_264:
{
uint32_t x_254; uint8_t x_255; uint32_t x_256; uint32_t x_257; uint32_t x_258; uint32_t x_259; uint32_t x_260; uint32_t x_261; uint32_t x_262; uint8_t x_263; 
x_254 = lean_bool_to_uint32(x_253);
x_255 = lean_uint32_dec_le(x_8, x_251);
x_256 = lean_bool_to_uint32(x_255);
x_257 = lean_uint32_land(x_254, x_256);
x_258 = lean_uint32_lor(x_252, x_257);
x_259 = lean_uint32_land(x_248, x_258);
x_260 = lean_uint32_lor(x_250, x_259);
x_261 = lean_uint32_land(x_260, x_238);
x_262 = lean_uint32_lor(x_240, x_261);
x_263 = lean_uint32_dec_eq(x_262, x_11);
return x_263;
}
block_277:
{
uint32_t x_267; uint8_t x_268; uint32_t x_269; uint32_t x_270; uint32_t x_271; uint32_t x_272; uint32_t x_273; uint8_t x_274; 
x_267 = lean_bool_to_uint32(x_266);
x_268 = lean_uint32_dec_le(x_7, x_265);
x_269 = lean_bool_to_uint32(x_268);
x_270 = lean_uint32_land(x_267, x_269);
x_271 = lean_uint32_xor(x_249, x_11);
x_272 = lean_uint32_land(x_270, x_271);
x_273 = lean_uint32_lor(x_22, x_272);
x_274 = lean_uint32_dec_eq(x_8, x_22);
if (x_274 == 0)
{
uint8_t x_275; 
x_275 = 1;
x_251 = x_265;
x_252 = x_273;
x_253 = x_275;
goto block_264;
}
else
{
uint8_t x_276; 
x_276 = 0;
x_251 = x_265;
x_252 = x_273;
x_253 = x_276;
goto block_264;
}
}
block_284:
{
uint32_t x_279; uint32_t x_280; uint8_t x_281; 
x_279 = lean_bool_to_uint32(x_278);
x_280 = lean_uint32_add(x_3, x_279);
x_281 = lean_uint32_dec_eq(x_7, x_22);
if (x_281 == 0)
{
uint8_t x_282; 
x_282 = 1;
x_265 = x_280;
x_266 = x_282;
goto block_277;
}
else
{
uint8_t x_283; 
x_283 = 0;
x_265 = x_280;
x_266 = x_283;
goto block_277;
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
lean_object* initialize_Spec_KeyLock_Rules(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_KeyLock_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_KeyLock_Rules(builtin);
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
