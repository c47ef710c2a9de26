// Lean compiler output
// Module: Spec.FrozenLake.Kernel
// Imports: public import Init public import Spec.FrozenLake.Basic public import Spec.MDP.Lane.Word
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
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_step0___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneDue___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneRefuses___boxed(lean_object**);
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT uint64_t frozenlake_reward(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint32_t frozenlake_lane_elapsed(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t frozenlake_init_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stateValid___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_reward___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
LEAN_EXPORT uint8_t frozenlake_lane_over(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_stateValid___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_laneElapsed___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_laneT___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint32_t lean_uint32_shift_right(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_init0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_rewardScale___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t frozenlake_lane_due(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t frozenlake_step_words(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_obs0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_obs0___redArg___boxed(lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTerminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_actionValid___redArg___boxed(lean_object*);
LEAN_EXPORT uint64_t frozenlake_lane_t(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTruncated___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_step0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_reward___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_mul(uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_action_valid(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneT___boxed(lean_object**);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stateValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint32_dec_le(uint32_t, uint32_t);
uint64_t lean_uint64_complement(uint64_t);
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_laneState0___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t frozenlake_lane_state_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_actionValid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_init0___redArg(uint32_t, uint32_t, uint32_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
LEAN_EXPORT uint8_t frozenlake_state_valid(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneState0___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_valid___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_init0___redArg___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneState0___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_actionValid___redArg(uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneReward___boxed(lean_object**);
uint32_t lean_uint64_to_uint32(uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_numActions___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT uint64_t frozenlake_obs_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint64_t lean_uint32_to_uint64(uint32_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneTerminated___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
uint32_t lean_uint32_xor(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneElapsed___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_resetWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_terminated___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint32_t frozenlake_step_0(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t);
uint32_t lean_uint32_sub(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t frozenlake_terminated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneOver___boxed(lean_object**);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTerminated___boxed(lean_object**);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneT___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t frozenlake_lane_reward(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_step0___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stepWords___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_xor(uint64_t, uint64_t);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
uint32_t lean_uint32_shift_left(uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_lane_terminated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneRefuses___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint8_t, uint32_t, uint32_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
LEAN_EXPORT uint32_t frozenlake_num_actions(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t frozenlake_reset_words(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
uint8_t lean_uint32_dec_lt(uint32_t, uint32_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_lane_refuses(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneRefuses___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_add(uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_lane_truncated(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint8_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_terminated___redArg(uint32_t, uint32_t, uint64_t, uint64_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_valid(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneElapsed___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_reward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_terminated___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_obs0___redArg(uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_laneReward___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint8_t, uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneReward___redArg___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_valid___redArg(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t);
LEAN_EXPORT uint32_t frozenlake_reward_scale(uint32_t, uint32_t, uint32_t, uint64_t, uint64_t, uint32_t, uint32_t, uint32_t, uint32_t, uint32_t);
LEAN_EXPORT uint8_t frozenlake_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint8_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint32_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint64_t x_48; uint64_t x_49; uint32_t x_50; uint32_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint8_t x_56; uint64_t x_57; uint8_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint8_t x_62; uint32_t x_63; uint8_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint8_t x_85; uint64_t x_86; uint8_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint8_t x_91; uint32_t x_92; uint32_t x_93; uint32_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint8_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint8_t x_107; 
x_11 = 1;
x_12 = lean_uint32_sub(x_1, x_11);
x_13 = 8;
x_14 = lean_uint32_dec_lt(x_12, x_13);
x_15 = lean_uint32_sub(x_2, x_11);
x_16 = lean_uint32_dec_lt(x_15, x_13);
x_17 = lean_bool_to_uint32(x_14);
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_land(x_17, x_18);
x_20 = lean_uint32_dec_eq(x_19, x_11);
x_21 = 3;
x_22 = lean_uint32_shift_right(x_3, x_21);
x_23 = lean_uint32_dec_lt(x_22, x_1);
x_24 = 7;
x_25 = lean_uint32_land(x_3, x_24);
x_26 = lean_uint32_dec_lt(x_25, x_2);
x_27 = lean_bool_to_uint32(x_23);
x_28 = lean_bool_to_uint32(x_26);
x_29 = lean_uint32_land(x_27, x_28);
x_30 = lean_uint32_dec_eq(x_29, x_11);
x_31 = lean_uint32_sub(x_7, x_11);
x_32 = 1000000;
x_33 = lean_uint32_dec_lt(x_31, x_32);
x_34 = lean_uint32_dec_le(x_6, x_7);
x_35 = lean_bool_to_uint32(x_33);
x_36 = lean_bool_to_uint32(x_34);
x_37 = lean_uint32_land(x_35, x_36);
x_38 = lean_uint32_dec_eq(x_37, x_11);
x_39 = lean_uint32_dec_le(x_22, x_12);
x_40 = 0;
x_41 = lean_bool_to_uint32(x_39);
x_42 = lean_uint32_sub(x_40, x_41);
x_43 = lean_uint32_land(x_22, x_42);
x_44 = lean_uint32_dec_le(x_25, x_15);
x_45 = lean_bool_to_uint32(x_44);
x_46 = lean_uint32_sub(x_40, x_45);
x_47 = lean_uint32_land(x_25, x_46);
x_48 = 0;
x_49 = 1;
x_50 = lean_uint32_shift_left(x_43, x_21);
x_51 = lean_uint32_add(x_50, x_47);
x_52 = lean_uint32_to_uint64(x_51);
x_53 = lean_uint64_lor(x_48, x_52);
x_54 = lean_uint64_shift_left(x_49, x_53);
x_55 = lean_uint64_land(x_4, x_54);
x_56 = lean_uint64_dec_lt(x_48, x_55);
x_57 = lean_uint64_land(x_5, x_54);
x_58 = lean_uint64_dec_lt(x_48, x_57);
x_59 = lean_bool_to_uint32(x_56);
x_60 = lean_bool_to_uint32(x_58);
x_61 = lean_uint32_lor(x_59, x_60);
x_62 = lean_uint32_dec_eq(x_61, x_11);
x_63 = lean_bool_to_uint32(x_62);
x_64 = lean_uint32_dec_eq(x_63, x_40);
x_65 = lean_uint64_lor(x_4, x_5);
x_66 = 255;
x_67 = 8;
x_68 = lean_uint32_to_uint64(x_2);
x_69 = lean_uint64_lor(x_48, x_68);
x_70 = lean_uint64_sub(x_67, x_69);
x_71 = lean_uint64_shift_right(x_66, x_70);
x_72 = 72340172838076673ULL;
x_73 = lean_uint64_mul(x_71, x_72);
x_74 = 18446744073709551615ULL;
x_75 = 64;
x_76 = lean_uint32_to_uint64(x_1);
x_77 = lean_uint64_lor(x_48, x_76);
x_78 = 3;
x_79 = lean_uint64_shift_left(x_77, x_78);
x_80 = lean_uint64_sub(x_75, x_79);
x_81 = lean_uint64_shift_right(x_74, x_80);
x_82 = lean_uint64_land(x_73, x_81);
x_83 = lean_uint64_complement(x_82);
x_84 = lean_uint64_land(x_65, x_83);
x_85 = lean_uint64_dec_eq(x_84, x_48);
x_86 = lean_uint64_land(x_4, x_5);
x_87 = lean_uint64_dec_eq(x_86, x_48);
x_88 = lean_bool_to_uint32(x_85);
x_89 = lean_bool_to_uint32(x_87);
x_90 = lean_uint32_land(x_88, x_89);
x_91 = lean_uint32_dec_eq(x_90, x_11);
x_92 = lean_bool_to_uint32(x_64);
x_93 = lean_bool_to_uint32(x_91);
x_94 = lean_uint32_land(x_92, x_93);
x_95 = lean_uint32_dec_eq(x_94, x_11);
x_96 = lean_bool_to_uint32(x_38);
x_97 = lean_bool_to_uint32(x_95);
x_98 = lean_uint32_land(x_96, x_97);
x_99 = lean_uint32_dec_eq(x_98, x_11);
x_100 = lean_bool_to_uint32(x_30);
x_101 = lean_bool_to_uint32(x_99);
x_102 = lean_uint32_land(x_100, x_101);
x_103 = lean_uint32_dec_eq(x_102, x_11);
x_104 = lean_bool_to_uint32(x_20);
x_105 = lean_bool_to_uint32(x_103);
x_106 = lean_uint32_land(x_104, x_105);
x_107 = lean_uint32_dec_eq(x_106, x_11);
return x_107;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_valid___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint8_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; uint8_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint64_t x_45; uint64_t x_46; uint32_t x_47; uint32_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint8_t x_53; uint64_t x_54; uint8_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint8_t x_59; uint32_t x_60; uint8_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint8_t x_82; uint64_t x_83; uint8_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint8_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint8_t x_92; uint32_t x_93; uint32_t x_94; uint32_t x_95; uint8_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint8_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint8_t x_104; 
x_8 = 1;
x_9 = lean_uint32_sub(x_1, x_8);
x_10 = 8;
x_11 = lean_uint32_dec_lt(x_9, x_10);
x_12 = lean_uint32_sub(x_2, x_8);
x_13 = lean_uint32_dec_lt(x_12, x_10);
x_14 = lean_bool_to_uint32(x_11);
x_15 = lean_bool_to_uint32(x_13);
x_16 = lean_uint32_land(x_14, x_15);
x_17 = lean_uint32_dec_eq(x_16, x_8);
x_18 = 3;
x_19 = lean_uint32_shift_right(x_3, x_18);
x_20 = lean_uint32_dec_lt(x_19, x_1);
x_21 = 7;
x_22 = lean_uint32_land(x_3, x_21);
x_23 = lean_uint32_dec_lt(x_22, x_2);
x_24 = lean_bool_to_uint32(x_20);
x_25 = lean_bool_to_uint32(x_23);
x_26 = lean_uint32_land(x_24, x_25);
x_27 = lean_uint32_dec_eq(x_26, x_8);
x_28 = lean_uint32_sub(x_7, x_8);
x_29 = 1000000;
x_30 = lean_uint32_dec_lt(x_28, x_29);
x_31 = lean_uint32_dec_le(x_6, x_7);
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_bool_to_uint32(x_31);
x_34 = lean_uint32_land(x_32, x_33);
x_35 = lean_uint32_dec_eq(x_34, x_8);
x_36 = lean_uint32_dec_le(x_19, x_9);
x_37 = 0;
x_38 = lean_bool_to_uint32(x_36);
x_39 = lean_uint32_sub(x_37, x_38);
x_40 = lean_uint32_land(x_19, x_39);
x_41 = lean_uint32_dec_le(x_22, x_12);
x_42 = lean_bool_to_uint32(x_41);
x_43 = lean_uint32_sub(x_37, x_42);
x_44 = lean_uint32_land(x_22, x_43);
x_45 = 0;
x_46 = 1;
x_47 = lean_uint32_shift_left(x_40, x_18);
x_48 = lean_uint32_add(x_47, x_44);
x_49 = lean_uint32_to_uint64(x_48);
x_50 = lean_uint64_lor(x_45, x_49);
x_51 = lean_uint64_shift_left(x_46, x_50);
x_52 = lean_uint64_land(x_4, x_51);
x_53 = lean_uint64_dec_lt(x_45, x_52);
x_54 = lean_uint64_land(x_5, x_51);
x_55 = lean_uint64_dec_lt(x_45, x_54);
x_56 = lean_bool_to_uint32(x_53);
x_57 = lean_bool_to_uint32(x_55);
x_58 = lean_uint32_lor(x_56, x_57);
x_59 = lean_uint32_dec_eq(x_58, x_8);
x_60 = lean_bool_to_uint32(x_59);
x_61 = lean_uint32_dec_eq(x_60, x_37);
x_62 = lean_uint64_lor(x_4, x_5);
x_63 = 255;
x_64 = 8;
x_65 = lean_uint32_to_uint64(x_2);
x_66 = lean_uint64_lor(x_45, x_65);
x_67 = lean_uint64_sub(x_64, x_66);
x_68 = lean_uint64_shift_right(x_63, x_67);
x_69 = 72340172838076673ULL;
x_70 = lean_uint64_mul(x_68, x_69);
x_71 = 18446744073709551615ULL;
x_72 = 64;
x_73 = lean_uint32_to_uint64(x_1);
x_74 = lean_uint64_lor(x_45, x_73);
x_75 = 3;
x_76 = lean_uint64_shift_left(x_74, x_75);
x_77 = lean_uint64_sub(x_72, x_76);
x_78 = lean_uint64_shift_right(x_71, x_77);
x_79 = lean_uint64_land(x_70, x_78);
x_80 = lean_uint64_complement(x_79);
x_81 = lean_uint64_land(x_62, x_80);
x_82 = lean_uint64_dec_eq(x_81, x_45);
x_83 = lean_uint64_land(x_4, x_5);
x_84 = lean_uint64_dec_eq(x_83, x_45);
x_85 = lean_bool_to_uint32(x_82);
x_86 = lean_bool_to_uint32(x_84);
x_87 = lean_uint32_land(x_85, x_86);
x_88 = lean_uint32_dec_eq(x_87, x_8);
x_89 = lean_bool_to_uint32(x_61);
x_90 = lean_bool_to_uint32(x_88);
x_91 = lean_uint32_land(x_89, x_90);
x_92 = lean_uint32_dec_eq(x_91, x_8);
x_93 = lean_bool_to_uint32(x_35);
x_94 = lean_bool_to_uint32(x_92);
x_95 = lean_uint32_land(x_93, x_94);
x_96 = lean_uint32_dec_eq(x_95, x_8);
x_97 = lean_bool_to_uint32(x_27);
x_98 = lean_bool_to_uint32(x_96);
x_99 = lean_uint32_land(x_97, x_98);
x_100 = lean_uint32_dec_eq(x_99, x_8);
x_101 = lean_bool_to_uint32(x_17);
x_102 = lean_bool_to_uint32(x_100);
x_103 = lean_uint32_land(x_101, x_102);
x_104 = lean_uint32_dec_eq(x_103, x_8);
return x_104;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_valid(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box(x_21);
return x_22;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_valid___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint32_t x_8; uint32_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint32_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_15 = l_Spec_FrozenLake_Kernel_valid___redArg(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint32_t frozenlake_num_actions(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; 
x_11 = 3;
x_12 = lean_uint32_to_uint64(x_11);
x_13 = 1;
x_14 = lean_uint64_add(x_12, x_13);
x_15 = lean_uint64_to_uint32(x_14);
return x_15;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_numActions___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_num_actions(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT uint8_t frozenlake_action_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint8_t x_17; 
x_12 = 3;
x_13 = lean_uint32_to_uint64(x_12);
x_14 = 1;
x_15 = lean_uint64_add(x_13, x_14);
x_16 = lean_uint64_to_uint32(x_15);
x_17 = lean_uint32_dec_lt(x_11, x_16);
return x_17;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_actionValid___redArg(uint32_t x_1) {
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
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_actionValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = frozenlake_action_valid(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_actionValid___redArg___boxed(lean_object* x_1) {
_start:
{
uint32_t x_2; uint8_t x_3; lean_object* x_4; 
x_2 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_3 = l_Spec_FrozenLake_Kernel_actionValid___redArg(x_2);
x_4 = lean_box(x_3);
return x_4;
}
}
LEAN_EXPORT uint32_t frozenlake_reward_scale(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint32_t x_11; 
x_11 = 1000000;
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_rewardScale___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_reward_scale(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint32(x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t frozenlake_reset_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = 0;
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_resetWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_reset_words(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT uint64_t frozenlake_step_words(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10) {
_start:
{
uint64_t x_11; 
x_11 = 1;
return x_11;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stepWords___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10) {
_start:
{
uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; lean_object* x_22; 
x_11 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_12 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_13 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_14 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_15 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_16 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_17 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_18 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_19 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_20 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_21 = frozenlake_step_words(x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20);
x_22 = lean_box_uint64(x_21);
return x_22;
}
}
LEAN_EXPORT uint8_t frozenlake_state_valid(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint8_t x_22; uint64_t x_23; uint64_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint8_t x_34; 
x_12 = 1;
x_13 = lean_uint32_sub(x_2, x_12);
x_14 = lean_uint32_sub(x_1, x_12);
x_15 = 3;
x_16 = lean_uint32_to_uint64(x_11);
x_17 = 1;
x_18 = lean_uint64_shift_left(x_17, x_15);
x_19 = lean_uint64_sub(x_18, x_17);
x_20 = lean_uint64_land(x_16, x_19);
x_21 = lean_uint32_to_uint64(x_13);
x_22 = lean_uint64_dec_le(x_20, x_21);
x_23 = lean_uint64_shift_right(x_16, x_15);
x_24 = lean_uint32_to_uint64(x_14);
x_25 = lean_uint64_dec_le(x_23, x_24);
x_26 = lean_bool_to_uint32(x_22);
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_land(x_26, x_27);
x_29 = lean_uint32_dec_eq(x_28, x_12);
x_30 = 1;
x_31 = lean_bool_to_uint32(x_29);
x_32 = lean_bool_to_uint32(x_30);
x_33 = lean_uint32_land(x_31, x_32);
x_34 = lean_uint32_dec_eq(x_33, x_12);
return x_34;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_stateValid___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; uint64_t x_15; uint64_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint8_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; 
x_4 = 1;
x_5 = lean_uint32_sub(x_2, x_4);
x_6 = lean_uint32_sub(x_1, x_4);
x_7 = 3;
x_8 = lean_uint32_to_uint64(x_3);
x_9 = 1;
x_10 = lean_uint64_shift_left(x_9, x_7);
x_11 = lean_uint64_sub(x_10, x_9);
x_12 = lean_uint64_land(x_8, x_11);
x_13 = lean_uint32_to_uint64(x_5);
x_14 = lean_uint64_dec_le(x_12, x_13);
x_15 = lean_uint64_shift_right(x_8, x_7);
x_16 = lean_uint32_to_uint64(x_6);
x_17 = lean_uint64_dec_le(x_15, x_16);
x_18 = lean_bool_to_uint32(x_14);
x_19 = lean_bool_to_uint32(x_17);
x_20 = lean_uint32_land(x_18, x_19);
x_21 = lean_uint32_dec_eq(x_20, x_4);
x_22 = 1;
x_23 = lean_bool_to_uint32(x_21);
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_land(x_23, x_24);
x_26 = lean_uint32_dec_eq(x_25, x_4);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stateValid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = frozenlake_state_valid(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_stateValid___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint8_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_FrozenLake_Kernel_stateValid___redArg(x_4, x_5, x_6);
x_8 = lean_box(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t frozenlake_init_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint64_t x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint32_t x_37; 
x_13 = 1;
x_14 = lean_uint32_sub(x_1, x_13);
x_15 = 3;
x_16 = lean_uint32_shift_right(x_3, x_15);
x_17 = lean_uint32_dec_le(x_16, x_14);
x_18 = 0;
x_19 = lean_bool_to_uint32(x_17);
x_20 = lean_uint32_sub(x_18, x_19);
x_21 = lean_uint32_land(x_16, x_20);
x_22 = lean_uint32_sub(x_2, x_13);
x_23 = 7;
x_24 = lean_uint32_land(x_3, x_23);
x_25 = lean_uint32_dec_le(x_24, x_22);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_sub(x_18, x_26);
x_28 = lean_uint32_land(x_24, x_27);
x_29 = 3;
x_30 = 0;
x_31 = lean_uint32_to_uint64(x_28);
x_32 = lean_uint64_lor(x_30, x_31);
x_33 = lean_uint32_to_uint64(x_21);
x_34 = lean_uint64_lor(x_30, x_33);
x_35 = lean_uint64_shift_left(x_34, x_29);
x_36 = lean_uint64_lor(x_32, x_35);
x_37 = lean_uint64_to_uint32(x_36);
return x_37;
}
}
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_init0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; uint8_t x_8; uint32_t x_9; uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint32_t x_28; 
x_4 = 1;
x_5 = lean_uint32_sub(x_1, x_4);
x_6 = 3;
x_7 = lean_uint32_shift_right(x_3, x_6);
x_8 = lean_uint32_dec_le(x_7, x_5);
x_9 = 0;
x_10 = lean_bool_to_uint32(x_8);
x_11 = lean_uint32_sub(x_9, x_10);
x_12 = lean_uint32_land(x_7, x_11);
x_13 = lean_uint32_sub(x_2, x_4);
x_14 = 7;
x_15 = lean_uint32_land(x_3, x_14);
x_16 = lean_uint32_dec_le(x_15, x_13);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_sub(x_9, x_17);
x_19 = lean_uint32_land(x_15, x_18);
x_20 = 3;
x_21 = 0;
x_22 = lean_uint32_to_uint64(x_19);
x_23 = lean_uint64_lor(x_21, x_22);
x_24 = lean_uint32_to_uint64(x_12);
x_25 = lean_uint64_lor(x_21, x_24);
x_26 = lean_uint64_shift_left(x_25, x_20);
x_27 = lean_uint64_lor(x_23, x_26);
x_28 = lean_uint64_to_uint32(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_init0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint64_t x_16; uint64_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_25 = frozenlake_init_0(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint32(x_25);
return x_26;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_init0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint32_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_FrozenLake_Kernel_init0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint32(x_7);
return x_8;
}
}
LEAN_EXPORT uint32_t frozenlake_step_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint64_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint8_t x_43; uint64_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint8_t x_49; uint64_t x_50; uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint8_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint8_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint8_t x_112; uint8_t x_113; uint32_t x_114; uint32_t x_115; uint8_t x_116; uint8_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint32_t x_136; uint32_t x_137; uint64_t x_138; uint64_t x_139; uint64_t x_140; uint64_t x_141; uint64_t x_142; uint64_t x_143; uint32_t x_144; 
x_14 = 3;
x_15 = 1;
x_16 = lean_uint32_sub(x_2, x_15);
x_17 = lean_uint32_sub(x_1, x_15);
x_18 = lean_uint32_to_uint64(x_11);
x_19 = 3;
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_19);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = lean_uint64_land(x_18, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_16);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_18, x_19);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_17);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = 0;
x_37 = lean_uint32_shift_left(x_35, x_14);
x_38 = lean_uint32_add(x_37, x_29);
x_39 = lean_uint32_to_uint64(x_38);
x_40 = lean_uint64_lor(x_36, x_39);
x_41 = lean_uint64_shift_left(x_20, x_40);
x_42 = lean_uint64_land(x_4, x_41);
x_43 = lean_uint64_dec_lt(x_36, x_42);
x_44 = lean_uint64_land(x_5, x_41);
x_45 = lean_uint64_dec_lt(x_36, x_44);
x_46 = lean_bool_to_uint32(x_43);
x_47 = lean_bool_to_uint32(x_45);
x_48 = lean_uint32_lor(x_46, x_47);
x_49 = lean_uint32_dec_eq(x_48, x_15);
x_50 = lean_uint32_to_uint64(x_12);
x_51 = lean_uint64_to_uint32(x_50);
x_52 = lean_uint32_dec_le(x_51, x_14);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_sub(x_26, x_53);
x_55 = lean_uint32_land(x_51, x_54);
x_56 = 999999;
x_57 = lean_uint32_sub(x_7, x_15);
x_58 = lean_uint32_dec_le(x_57, x_56);
x_59 = lean_bool_to_uint32(x_58);
x_60 = lean_uint32_sub(x_26, x_59);
x_61 = lean_uint32_land(x_57, x_60);
x_62 = lean_uint32_shift_left(x_61, x_15);
x_63 = lean_uint32_add(x_62, x_15);
x_64 = lean_uint32_add(x_63, x_15);
x_65 = 32;
x_66 = lean_uint64_shift_right(x_13, x_65);
x_67 = lean_uint32_to_uint64(x_64);
x_68 = lean_uint64_mul(x_66, x_67);
x_69 = 4294967295;
x_70 = lean_uint64_land(x_13, x_69);
x_71 = lean_uint64_mul(x_70, x_67);
x_72 = lean_uint64_shift_right(x_71, x_65);
x_73 = lean_uint64_add(x_68, x_72);
x_74 = lean_uint64_shift_right(x_73, x_65);
x_75 = lean_uint64_to_uint32(x_74);
x_76 = 2;
x_77 = lean_uint32_sub(x_7, x_6);
x_78 = lean_uint32_dec_lt(x_75, x_77);
x_79 = lean_uint32_add(x_7, x_6);
x_80 = lean_uint32_dec_lt(x_75, x_79);
x_81 = lean_uint32_xor(x_15, x_76);
x_82 = lean_bool_to_uint32(x_80);
x_83 = lean_uint32_sub(x_26, x_82);
x_84 = lean_uint32_land(x_81, x_83);
x_85 = lean_uint32_xor(x_76, x_84);
x_86 = lean_uint32_xor(x_26, x_85);
x_87 = lean_bool_to_uint32(x_78);
x_88 = lean_uint32_sub(x_26, x_87);
x_89 = lean_uint32_land(x_86, x_88);
x_90 = lean_uint32_xor(x_85, x_89);
x_91 = lean_uint32_add(x_90, x_14);
x_92 = lean_uint32_add(x_55, x_91);
x_93 = lean_uint32_land(x_92, x_14);
x_94 = lean_uint32_dec_eq(x_93, x_15);
x_95 = lean_uint32_dec_lt(x_35, x_17);
x_96 = lean_bool_to_uint32(x_95);
x_97 = lean_uint32_add(x_35, x_96);
x_98 = lean_uint32_dec_eq(x_93, x_14);
x_99 = lean_uint32_dec_lt(x_26, x_35);
x_100 = lean_bool_to_uint32(x_99);
x_101 = lean_uint32_sub(x_35, x_100);
x_102 = lean_uint32_xor(x_101, x_35);
x_103 = lean_bool_to_uint32(x_98);
x_104 = lean_uint32_sub(x_26, x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_uint32_xor(x_35, x_105);
x_107 = lean_uint32_xor(x_97, x_106);
x_108 = lean_bool_to_uint32(x_94);
x_109 = lean_uint32_sub(x_26, x_108);
x_110 = lean_uint32_land(x_107, x_109);
x_111 = lean_uint32_xor(x_106, x_110);
x_112 = lean_uint32_dec_eq(x_93, x_26);
x_113 = lean_uint32_dec_lt(x_26, x_29);
x_114 = lean_bool_to_uint32(x_113);
x_115 = lean_uint32_sub(x_29, x_114);
x_116 = lean_uint32_dec_eq(x_93, x_76);
x_117 = lean_uint32_dec_lt(x_29, x_16);
x_118 = lean_bool_to_uint32(x_117);
x_119 = lean_uint32_add(x_29, x_118);
x_120 = lean_uint32_xor(x_119, x_29);
x_121 = lean_bool_to_uint32(x_116);
x_122 = lean_uint32_sub(x_26, x_121);
x_123 = lean_uint32_land(x_120, x_122);
x_124 = lean_uint32_xor(x_29, x_123);
x_125 = lean_uint32_xor(x_115, x_124);
x_126 = lean_bool_to_uint32(x_112);
x_127 = lean_uint32_sub(x_26, x_126);
x_128 = lean_uint32_land(x_125, x_127);
x_129 = lean_uint32_xor(x_124, x_128);
x_130 = lean_uint32_xor(x_35, x_111);
x_131 = lean_bool_to_uint32(x_49);
x_132 = lean_uint32_sub(x_26, x_131);
x_133 = lean_uint32_land(x_130, x_132);
x_134 = lean_uint32_xor(x_111, x_133);
x_135 = lean_uint32_xor(x_29, x_129);
x_136 = lean_uint32_land(x_135, x_132);
x_137 = lean_uint32_xor(x_129, x_136);
x_138 = lean_uint32_to_uint64(x_137);
x_139 = lean_uint64_lor(x_36, x_138);
x_140 = lean_uint32_to_uint64(x_134);
x_141 = lean_uint64_lor(x_36, x_140);
x_142 = lean_uint64_shift_left(x_141, x_19);
x_143 = lean_uint64_lor(x_139, x_142);
x_144 = lean_uint64_to_uint32(x_143);
return x_144;
}
}
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_step0___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint64_t x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint32_t x_12; uint32_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint64_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint32_t x_31; uint64_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint8_t x_39; uint64_t x_40; uint8_t x_41; uint32_t x_42; uint32_t x_43; uint32_t x_44; uint8_t x_45; uint64_t x_46; uint32_t x_47; uint8_t x_48; uint32_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint8_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint32_t x_71; uint32_t x_72; uint32_t x_73; uint8_t x_74; uint32_t x_75; uint8_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint8_t x_90; uint8_t x_91; uint32_t x_92; uint32_t x_93; uint8_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint8_t x_108; uint8_t x_109; uint32_t x_110; uint32_t x_111; uint8_t x_112; uint8_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint64_t x_134; uint64_t x_135; uint64_t x_136; uint64_t x_137; uint64_t x_138; uint64_t x_139; uint32_t x_140; 
x_10 = 3;
x_11 = 1;
x_12 = lean_uint32_sub(x_2, x_11);
x_13 = lean_uint32_sub(x_1, x_11);
x_14 = lean_uint32_to_uint64(x_7);
x_15 = 3;
x_16 = 1;
x_17 = lean_uint64_shift_left(x_16, x_15);
x_18 = lean_uint64_sub(x_17, x_16);
x_19 = lean_uint64_land(x_14, x_18);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = lean_uint32_dec_le(x_20, x_12);
x_22 = 0;
x_23 = lean_bool_to_uint32(x_21);
x_24 = lean_uint32_sub(x_22, x_23);
x_25 = lean_uint32_land(x_20, x_24);
x_26 = lean_uint64_shift_right(x_14, x_15);
x_27 = lean_uint64_to_uint32(x_26);
x_28 = lean_uint32_dec_le(x_27, x_13);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_sub(x_22, x_29);
x_31 = lean_uint32_land(x_27, x_30);
x_32 = 0;
x_33 = lean_uint32_shift_left(x_31, x_10);
x_34 = lean_uint32_add(x_33, x_25);
x_35 = lean_uint32_to_uint64(x_34);
x_36 = lean_uint64_lor(x_32, x_35);
x_37 = lean_uint64_shift_left(x_16, x_36);
x_38 = lean_uint64_land(x_3, x_37);
x_39 = lean_uint64_dec_lt(x_32, x_38);
x_40 = lean_uint64_land(x_4, x_37);
x_41 = lean_uint64_dec_lt(x_32, x_40);
x_42 = lean_bool_to_uint32(x_39);
x_43 = lean_bool_to_uint32(x_41);
x_44 = lean_uint32_lor(x_42, x_43);
x_45 = lean_uint32_dec_eq(x_44, x_11);
x_46 = lean_uint32_to_uint64(x_8);
x_47 = lean_uint64_to_uint32(x_46);
x_48 = lean_uint32_dec_le(x_47, x_10);
x_49 = lean_bool_to_uint32(x_48);
x_50 = lean_uint32_sub(x_22, x_49);
x_51 = lean_uint32_land(x_47, x_50);
x_52 = 999999;
x_53 = lean_uint32_sub(x_6, x_11);
x_54 = lean_uint32_dec_le(x_53, x_52);
x_55 = lean_bool_to_uint32(x_54);
x_56 = lean_uint32_sub(x_22, x_55);
x_57 = lean_uint32_land(x_53, x_56);
x_58 = lean_uint32_shift_left(x_57, x_11);
x_59 = lean_uint32_add(x_58, x_11);
x_60 = lean_uint32_add(x_59, x_11);
x_61 = 32;
x_62 = lean_uint64_shift_right(x_9, x_61);
x_63 = lean_uint32_to_uint64(x_60);
x_64 = lean_uint64_mul(x_62, x_63);
x_65 = 4294967295;
x_66 = lean_uint64_land(x_9, x_65);
x_67 = lean_uint64_mul(x_66, x_63);
x_68 = lean_uint64_shift_right(x_67, x_61);
x_69 = lean_uint64_add(x_64, x_68);
x_70 = lean_uint64_shift_right(x_69, x_61);
x_71 = lean_uint64_to_uint32(x_70);
x_72 = 2;
x_73 = lean_uint32_sub(x_6, x_5);
x_74 = lean_uint32_dec_lt(x_71, x_73);
x_75 = lean_uint32_add(x_6, x_5);
x_76 = lean_uint32_dec_lt(x_71, x_75);
x_77 = lean_uint32_xor(x_11, x_72);
x_78 = lean_bool_to_uint32(x_76);
x_79 = lean_uint32_sub(x_22, x_78);
x_80 = lean_uint32_land(x_77, x_79);
x_81 = lean_uint32_xor(x_72, x_80);
x_82 = lean_uint32_xor(x_22, x_81);
x_83 = lean_bool_to_uint32(x_74);
x_84 = lean_uint32_sub(x_22, x_83);
x_85 = lean_uint32_land(x_82, x_84);
x_86 = lean_uint32_xor(x_81, x_85);
x_87 = lean_uint32_add(x_86, x_10);
x_88 = lean_uint32_add(x_51, x_87);
x_89 = lean_uint32_land(x_88, x_10);
x_90 = lean_uint32_dec_eq(x_89, x_11);
x_91 = lean_uint32_dec_lt(x_31, x_13);
x_92 = lean_bool_to_uint32(x_91);
x_93 = lean_uint32_add(x_31, x_92);
x_94 = lean_uint32_dec_eq(x_89, x_10);
x_95 = lean_uint32_dec_lt(x_22, x_31);
x_96 = lean_bool_to_uint32(x_95);
x_97 = lean_uint32_sub(x_31, x_96);
x_98 = lean_uint32_xor(x_97, x_31);
x_99 = lean_bool_to_uint32(x_94);
x_100 = lean_uint32_sub(x_22, x_99);
x_101 = lean_uint32_land(x_98, x_100);
x_102 = lean_uint32_xor(x_31, x_101);
x_103 = lean_uint32_xor(x_93, x_102);
x_104 = lean_bool_to_uint32(x_90);
x_105 = lean_uint32_sub(x_22, x_104);
x_106 = lean_uint32_land(x_103, x_105);
x_107 = lean_uint32_xor(x_102, x_106);
x_108 = lean_uint32_dec_eq(x_89, x_22);
x_109 = lean_uint32_dec_lt(x_22, x_25);
x_110 = lean_bool_to_uint32(x_109);
x_111 = lean_uint32_sub(x_25, x_110);
x_112 = lean_uint32_dec_eq(x_89, x_72);
x_113 = lean_uint32_dec_lt(x_25, x_12);
x_114 = lean_bool_to_uint32(x_113);
x_115 = lean_uint32_add(x_25, x_114);
x_116 = lean_uint32_xor(x_115, x_25);
x_117 = lean_bool_to_uint32(x_112);
x_118 = lean_uint32_sub(x_22, x_117);
x_119 = lean_uint32_land(x_116, x_118);
x_120 = lean_uint32_xor(x_25, x_119);
x_121 = lean_uint32_xor(x_111, x_120);
x_122 = lean_bool_to_uint32(x_108);
x_123 = lean_uint32_sub(x_22, x_122);
x_124 = lean_uint32_land(x_121, x_123);
x_125 = lean_uint32_xor(x_120, x_124);
x_126 = lean_uint32_xor(x_31, x_107);
x_127 = lean_bool_to_uint32(x_45);
x_128 = lean_uint32_sub(x_22, x_127);
x_129 = lean_uint32_land(x_126, x_128);
x_130 = lean_uint32_xor(x_107, x_129);
x_131 = lean_uint32_xor(x_25, x_125);
x_132 = lean_uint32_land(x_131, x_128);
x_133 = lean_uint32_xor(x_125, x_132);
x_134 = lean_uint32_to_uint64(x_133);
x_135 = lean_uint64_lor(x_32, x_134);
x_136 = lean_uint32_to_uint64(x_130);
x_137 = lean_uint64_lor(x_32, x_136);
x_138 = lean_uint64_shift_left(x_137, x_15);
x_139 = lean_uint64_lor(x_135, x_138);
x_140 = lean_uint64_to_uint32(x_139);
return x_140;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_step0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint64_t x_26; uint32_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_27 = frozenlake_step_0(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint32(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_step0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint32_t x_10; uint32_t x_11; uint64_t x_12; uint64_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint32_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint64(x_4);
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
x_19 = l_Spec_FrozenLake_Kernel_step0___redArg(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box_uint32(x_19);
return x_20;
}
}
LEAN_EXPORT uint64_t frozenlake_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint32_t x_12, uint64_t x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint64_t x_30; uint32_t x_31; uint8_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint64_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint8_t x_43; uint64_t x_44; uint8_t x_45; uint32_t x_46; uint32_t x_47; uint32_t x_48; uint8_t x_49; uint64_t x_50; uint32_t x_51; uint8_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint32_t x_57; uint8_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint32_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint8_t x_78; uint32_t x_79; uint8_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint32_t x_93; uint8_t x_94; uint8_t x_95; uint32_t x_96; uint32_t x_97; uint8_t x_98; uint8_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint8_t x_112; uint8_t x_113; uint32_t x_114; uint32_t x_115; uint8_t x_116; uint8_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint64_t x_135; uint8_t x_136; uint64_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint64_t x_156; uint64_t x_157; uint64_t x_158; 
x_14 = 3;
x_15 = 1;
x_16 = lean_uint32_sub(x_2, x_15);
x_17 = lean_uint32_sub(x_1, x_15);
x_18 = lean_uint32_to_uint64(x_11);
x_19 = 3;
x_20 = 1;
x_21 = lean_uint64_shift_left(x_20, x_19);
x_22 = lean_uint64_sub(x_21, x_20);
x_23 = lean_uint64_land(x_18, x_22);
x_24 = lean_uint64_to_uint32(x_23);
x_25 = lean_uint32_dec_le(x_24, x_16);
x_26 = 0;
x_27 = lean_bool_to_uint32(x_25);
x_28 = lean_uint32_sub(x_26, x_27);
x_29 = lean_uint32_land(x_24, x_28);
x_30 = lean_uint64_shift_right(x_18, x_19);
x_31 = lean_uint64_to_uint32(x_30);
x_32 = lean_uint32_dec_le(x_31, x_17);
x_33 = lean_bool_to_uint32(x_32);
x_34 = lean_uint32_sub(x_26, x_33);
x_35 = lean_uint32_land(x_31, x_34);
x_36 = 0;
x_37 = lean_uint32_shift_left(x_35, x_14);
x_38 = lean_uint32_add(x_37, x_29);
x_39 = lean_uint32_to_uint64(x_38);
x_40 = lean_uint64_lor(x_36, x_39);
x_41 = lean_uint64_shift_left(x_20, x_40);
x_42 = lean_uint64_land(x_4, x_41);
x_43 = lean_uint64_dec_lt(x_36, x_42);
x_44 = lean_uint64_land(x_5, x_41);
x_45 = lean_uint64_dec_lt(x_36, x_44);
x_46 = lean_bool_to_uint32(x_43);
x_47 = lean_bool_to_uint32(x_45);
x_48 = lean_uint32_lor(x_46, x_47);
x_49 = lean_uint32_dec_eq(x_48, x_15);
x_50 = lean_uint32_to_uint64(x_12);
x_51 = lean_uint64_to_uint32(x_50);
x_52 = lean_uint32_dec_le(x_51, x_14);
x_53 = lean_bool_to_uint32(x_52);
x_54 = lean_uint32_sub(x_26, x_53);
x_55 = lean_uint32_land(x_51, x_54);
x_56 = 999999;
x_57 = lean_uint32_sub(x_7, x_15);
x_58 = lean_uint32_dec_le(x_57, x_56);
x_59 = lean_bool_to_uint32(x_58);
x_60 = lean_uint32_sub(x_26, x_59);
x_61 = lean_uint32_land(x_57, x_60);
x_62 = lean_uint32_shift_left(x_61, x_15);
x_63 = lean_uint32_add(x_62, x_15);
x_64 = lean_uint32_add(x_63, x_15);
x_65 = 32;
x_66 = lean_uint64_shift_right(x_13, x_65);
x_67 = lean_uint32_to_uint64(x_64);
x_68 = lean_uint64_mul(x_66, x_67);
x_69 = 4294967295;
x_70 = lean_uint64_land(x_13, x_69);
x_71 = lean_uint64_mul(x_70, x_67);
x_72 = lean_uint64_shift_right(x_71, x_65);
x_73 = lean_uint64_add(x_68, x_72);
x_74 = lean_uint64_shift_right(x_73, x_65);
x_75 = lean_uint64_to_uint32(x_74);
x_76 = 2;
x_77 = lean_uint32_sub(x_7, x_6);
x_78 = lean_uint32_dec_lt(x_75, x_77);
x_79 = lean_uint32_add(x_7, x_6);
x_80 = lean_uint32_dec_lt(x_75, x_79);
x_81 = lean_uint32_xor(x_15, x_76);
x_82 = lean_bool_to_uint32(x_80);
x_83 = lean_uint32_sub(x_26, x_82);
x_84 = lean_uint32_land(x_81, x_83);
x_85 = lean_uint32_xor(x_76, x_84);
x_86 = lean_uint32_xor(x_26, x_85);
x_87 = lean_bool_to_uint32(x_78);
x_88 = lean_uint32_sub(x_26, x_87);
x_89 = lean_uint32_land(x_86, x_88);
x_90 = lean_uint32_xor(x_85, x_89);
x_91 = lean_uint32_add(x_90, x_14);
x_92 = lean_uint32_add(x_55, x_91);
x_93 = lean_uint32_land(x_92, x_14);
x_94 = lean_uint32_dec_eq(x_93, x_15);
x_95 = lean_uint32_dec_lt(x_35, x_17);
x_96 = lean_bool_to_uint32(x_95);
x_97 = lean_uint32_add(x_35, x_96);
x_98 = lean_uint32_dec_eq(x_93, x_14);
x_99 = lean_uint32_dec_lt(x_26, x_35);
x_100 = lean_bool_to_uint32(x_99);
x_101 = lean_uint32_sub(x_35, x_100);
x_102 = lean_uint32_xor(x_101, x_35);
x_103 = lean_bool_to_uint32(x_98);
x_104 = lean_uint32_sub(x_26, x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_uint32_xor(x_35, x_105);
x_107 = lean_uint32_xor(x_97, x_106);
x_108 = lean_bool_to_uint32(x_94);
x_109 = lean_uint32_sub(x_26, x_108);
x_110 = lean_uint32_land(x_107, x_109);
x_111 = lean_uint32_xor(x_106, x_110);
x_112 = lean_uint32_dec_eq(x_93, x_26);
x_113 = lean_uint32_dec_lt(x_26, x_29);
x_114 = lean_bool_to_uint32(x_113);
x_115 = lean_uint32_sub(x_29, x_114);
x_116 = lean_uint32_dec_eq(x_93, x_76);
x_117 = lean_uint32_dec_lt(x_29, x_16);
x_118 = lean_bool_to_uint32(x_117);
x_119 = lean_uint32_add(x_29, x_118);
x_120 = lean_uint32_xor(x_119, x_29);
x_121 = lean_bool_to_uint32(x_116);
x_122 = lean_uint32_sub(x_26, x_121);
x_123 = lean_uint32_land(x_120, x_122);
x_124 = lean_uint32_xor(x_29, x_123);
x_125 = lean_uint32_xor(x_115, x_124);
x_126 = lean_bool_to_uint32(x_112);
x_127 = lean_uint32_sub(x_26, x_126);
x_128 = lean_uint32_land(x_125, x_127);
x_129 = lean_uint32_xor(x_124, x_128);
x_130 = lean_uint32_shift_left(x_111, x_14);
x_131 = lean_uint32_add(x_130, x_129);
x_132 = lean_uint32_to_uint64(x_131);
x_133 = lean_uint64_lor(x_36, x_132);
x_134 = lean_uint64_shift_left(x_20, x_133);
x_135 = lean_uint64_land(x_4, x_134);
x_136 = lean_uint64_dec_lt(x_36, x_135);
x_137 = lean_uint64_land(x_5, x_134);
x_138 = lean_uint64_dec_lt(x_36, x_137);
x_139 = lean_uint32_xor(x_9, x_10);
x_140 = lean_bool_to_uint32(x_138);
x_141 = lean_uint32_sub(x_26, x_140);
x_142 = lean_uint32_land(x_139, x_141);
x_143 = lean_uint32_xor(x_10, x_142);
x_144 = lean_uint32_xor(x_8, x_143);
x_145 = lean_bool_to_uint32(x_136);
x_146 = lean_uint32_sub(x_26, x_145);
x_147 = lean_uint32_land(x_144, x_146);
x_148 = lean_uint32_xor(x_143, x_147);
x_149 = lean_uint32_xor(x_26, x_148);
x_150 = lean_bool_to_uint32(x_49);
x_151 = lean_uint32_sub(x_26, x_150);
x_152 = lean_uint32_land(x_149, x_151);
x_153 = lean_uint32_xor(x_148, x_152);
x_154 = 2147483648;
x_155 = lean_uint32_add(x_153, x_154);
x_156 = lean_uint32_to_uint64(x_155);
x_157 = 2147483648;
x_158 = lean_uint64_sub(x_156, x_157);
return x_158;
}
}
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_reward___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint64_t x_35; uint32_t x_36; uint32_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint8_t x_42; uint64_t x_43; uint8_t x_44; uint32_t x_45; uint32_t x_46; uint32_t x_47; uint8_t x_48; uint64_t x_49; uint32_t x_50; uint8_t x_51; uint32_t x_52; uint32_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint8_t x_57; uint32_t x_58; uint32_t x_59; uint32_t x_60; uint32_t x_61; uint32_t x_62; uint32_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint8_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint32_t x_89; uint32_t x_90; uint32_t x_91; uint32_t x_92; uint8_t x_93; uint8_t x_94; uint32_t x_95; uint32_t x_96; uint8_t x_97; uint8_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint8_t x_111; uint8_t x_112; uint32_t x_113; uint32_t x_114; uint8_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint32_t x_119; uint32_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint64_t x_131; uint64_t x_132; uint64_t x_133; uint64_t x_134; uint8_t x_135; uint64_t x_136; uint8_t x_137; uint32_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint64_t x_155; uint64_t x_156; uint64_t x_157; 
x_13 = 3;
x_14 = 1;
x_15 = lean_uint32_sub(x_2, x_14);
x_16 = lean_uint32_sub(x_1, x_14);
x_17 = lean_uint32_to_uint64(x_10);
x_18 = 3;
x_19 = 1;
x_20 = lean_uint64_shift_left(x_19, x_18);
x_21 = lean_uint64_sub(x_20, x_19);
x_22 = lean_uint64_land(x_17, x_21);
x_23 = lean_uint64_to_uint32(x_22);
x_24 = lean_uint32_dec_le(x_23, x_15);
x_25 = 0;
x_26 = lean_bool_to_uint32(x_24);
x_27 = lean_uint32_sub(x_25, x_26);
x_28 = lean_uint32_land(x_23, x_27);
x_29 = lean_uint64_shift_right(x_17, x_18);
x_30 = lean_uint64_to_uint32(x_29);
x_31 = lean_uint32_dec_le(x_30, x_16);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_sub(x_25, x_32);
x_34 = lean_uint32_land(x_30, x_33);
x_35 = 0;
x_36 = lean_uint32_shift_left(x_34, x_13);
x_37 = lean_uint32_add(x_36, x_28);
x_38 = lean_uint32_to_uint64(x_37);
x_39 = lean_uint64_lor(x_35, x_38);
x_40 = lean_uint64_shift_left(x_19, x_39);
x_41 = lean_uint64_land(x_3, x_40);
x_42 = lean_uint64_dec_lt(x_35, x_41);
x_43 = lean_uint64_land(x_4, x_40);
x_44 = lean_uint64_dec_lt(x_35, x_43);
x_45 = lean_bool_to_uint32(x_42);
x_46 = lean_bool_to_uint32(x_44);
x_47 = lean_uint32_lor(x_45, x_46);
x_48 = lean_uint32_dec_eq(x_47, x_14);
x_49 = lean_uint32_to_uint64(x_11);
x_50 = lean_uint64_to_uint32(x_49);
x_51 = lean_uint32_dec_le(x_50, x_13);
x_52 = lean_bool_to_uint32(x_51);
x_53 = lean_uint32_sub(x_25, x_52);
x_54 = lean_uint32_land(x_50, x_53);
x_55 = 999999;
x_56 = lean_uint32_sub(x_6, x_14);
x_57 = lean_uint32_dec_le(x_56, x_55);
x_58 = lean_bool_to_uint32(x_57);
x_59 = lean_uint32_sub(x_25, x_58);
x_60 = lean_uint32_land(x_56, x_59);
x_61 = lean_uint32_shift_left(x_60, x_14);
x_62 = lean_uint32_add(x_61, x_14);
x_63 = lean_uint32_add(x_62, x_14);
x_64 = 32;
x_65 = lean_uint64_shift_right(x_12, x_64);
x_66 = lean_uint32_to_uint64(x_63);
x_67 = lean_uint64_mul(x_65, x_66);
x_68 = 4294967295;
x_69 = lean_uint64_land(x_12, x_68);
x_70 = lean_uint64_mul(x_69, x_66);
x_71 = lean_uint64_shift_right(x_70, x_64);
x_72 = lean_uint64_add(x_67, x_71);
x_73 = lean_uint64_shift_right(x_72, x_64);
x_74 = lean_uint64_to_uint32(x_73);
x_75 = 2;
x_76 = lean_uint32_sub(x_6, x_5);
x_77 = lean_uint32_dec_lt(x_74, x_76);
x_78 = lean_uint32_add(x_6, x_5);
x_79 = lean_uint32_dec_lt(x_74, x_78);
x_80 = lean_uint32_xor(x_14, x_75);
x_81 = lean_bool_to_uint32(x_79);
x_82 = lean_uint32_sub(x_25, x_81);
x_83 = lean_uint32_land(x_80, x_82);
x_84 = lean_uint32_xor(x_75, x_83);
x_85 = lean_uint32_xor(x_25, x_84);
x_86 = lean_bool_to_uint32(x_77);
x_87 = lean_uint32_sub(x_25, x_86);
x_88 = lean_uint32_land(x_85, x_87);
x_89 = lean_uint32_xor(x_84, x_88);
x_90 = lean_uint32_add(x_89, x_13);
x_91 = lean_uint32_add(x_54, x_90);
x_92 = lean_uint32_land(x_91, x_13);
x_93 = lean_uint32_dec_eq(x_92, x_14);
x_94 = lean_uint32_dec_lt(x_34, x_16);
x_95 = lean_bool_to_uint32(x_94);
x_96 = lean_uint32_add(x_34, x_95);
x_97 = lean_uint32_dec_eq(x_92, x_13);
x_98 = lean_uint32_dec_lt(x_25, x_34);
x_99 = lean_bool_to_uint32(x_98);
x_100 = lean_uint32_sub(x_34, x_99);
x_101 = lean_uint32_xor(x_100, x_34);
x_102 = lean_bool_to_uint32(x_97);
x_103 = lean_uint32_sub(x_25, x_102);
x_104 = lean_uint32_land(x_101, x_103);
x_105 = lean_uint32_xor(x_34, x_104);
x_106 = lean_uint32_xor(x_96, x_105);
x_107 = lean_bool_to_uint32(x_93);
x_108 = lean_uint32_sub(x_25, x_107);
x_109 = lean_uint32_land(x_106, x_108);
x_110 = lean_uint32_xor(x_105, x_109);
x_111 = lean_uint32_dec_eq(x_92, x_25);
x_112 = lean_uint32_dec_lt(x_25, x_28);
x_113 = lean_bool_to_uint32(x_112);
x_114 = lean_uint32_sub(x_28, x_113);
x_115 = lean_uint32_dec_eq(x_92, x_75);
x_116 = lean_uint32_dec_lt(x_28, x_15);
x_117 = lean_bool_to_uint32(x_116);
x_118 = lean_uint32_add(x_28, x_117);
x_119 = lean_uint32_xor(x_118, x_28);
x_120 = lean_bool_to_uint32(x_115);
x_121 = lean_uint32_sub(x_25, x_120);
x_122 = lean_uint32_land(x_119, x_121);
x_123 = lean_uint32_xor(x_28, x_122);
x_124 = lean_uint32_xor(x_114, x_123);
x_125 = lean_bool_to_uint32(x_111);
x_126 = lean_uint32_sub(x_25, x_125);
x_127 = lean_uint32_land(x_124, x_126);
x_128 = lean_uint32_xor(x_123, x_127);
x_129 = lean_uint32_shift_left(x_110, x_13);
x_130 = lean_uint32_add(x_129, x_128);
x_131 = lean_uint32_to_uint64(x_130);
x_132 = lean_uint64_lor(x_35, x_131);
x_133 = lean_uint64_shift_left(x_19, x_132);
x_134 = lean_uint64_land(x_3, x_133);
x_135 = lean_uint64_dec_lt(x_35, x_134);
x_136 = lean_uint64_land(x_4, x_133);
x_137 = lean_uint64_dec_lt(x_35, x_136);
x_138 = lean_uint32_xor(x_8, x_9);
x_139 = lean_bool_to_uint32(x_137);
x_140 = lean_uint32_sub(x_25, x_139);
x_141 = lean_uint32_land(x_138, x_140);
x_142 = lean_uint32_xor(x_9, x_141);
x_143 = lean_uint32_xor(x_7, x_142);
x_144 = lean_bool_to_uint32(x_135);
x_145 = lean_uint32_sub(x_25, x_144);
x_146 = lean_uint32_land(x_143, x_145);
x_147 = lean_uint32_xor(x_142, x_146);
x_148 = lean_uint32_xor(x_25, x_147);
x_149 = lean_bool_to_uint32(x_48);
x_150 = lean_uint32_sub(x_25, x_149);
x_151 = lean_uint32_land(x_148, x_150);
x_152 = lean_uint32_xor(x_147, x_151);
x_153 = 2147483648;
x_154 = lean_uint32_add(x_152, x_153);
x_155 = lean_uint32_to_uint64(x_154);
x_156 = 2147483648;
x_157 = lean_uint64_sub(x_155, x_156);
return x_157;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint64_t x_26; uint64_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_27 = frozenlake_reward(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box_uint64(x_27);
return x_28;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_reward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12) {
_start:
{
uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint64_t x_24; uint64_t x_25; lean_object* x_26; 
x_13 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_14 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_15 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_16 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_17 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_18 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_19 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_20 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_21 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_22 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_23 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_24 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_25 = l_Spec_FrozenLake_Kernel_reward___redArg(x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24);
x_26 = lean_box_uint64(x_25);
return x_26;
}
}
LEAN_EXPORT uint8_t frozenlake_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint8_t x_41; uint64_t x_42; uint8_t x_43; uint32_t x_44; uint32_t x_45; uint32_t x_46; uint8_t x_47; 
x_12 = 1;
x_13 = lean_uint32_sub(x_2, x_12);
x_14 = lean_uint32_sub(x_1, x_12);
x_15 = lean_uint32_to_uint64(x_11);
x_16 = 3;
x_17 = 1;
x_18 = lean_uint64_shift_left(x_17, x_16);
x_19 = lean_uint64_sub(x_18, x_17);
x_20 = lean_uint64_land(x_15, x_19);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_13);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint64_shift_right(x_15, x_16);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_14);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = 0;
x_34 = 3;
x_35 = lean_uint32_shift_left(x_32, x_34);
x_36 = lean_uint32_add(x_35, x_26);
x_37 = lean_uint32_to_uint64(x_36);
x_38 = lean_uint64_lor(x_33, x_37);
x_39 = lean_uint64_shift_left(x_17, x_38);
x_40 = lean_uint64_land(x_4, x_39);
x_41 = lean_uint64_dec_lt(x_33, x_40);
x_42 = lean_uint64_land(x_5, x_39);
x_43 = lean_uint64_dec_lt(x_33, x_42);
x_44 = lean_bool_to_uint32(x_41);
x_45 = lean_bool_to_uint32(x_43);
x_46 = lean_uint32_lor(x_44, x_45);
x_47 = lean_uint32_dec_eq(x_46, x_12);
return x_47;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_terminated___redArg(uint32_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint32_t x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint32_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint64_t x_21; uint32_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint8_t x_35; uint64_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint8_t x_41; 
x_6 = 1;
x_7 = lean_uint32_sub(x_2, x_6);
x_8 = lean_uint32_sub(x_1, x_6);
x_9 = lean_uint32_to_uint64(x_5);
x_10 = 3;
x_11 = 1;
x_12 = lean_uint64_shift_left(x_11, x_10);
x_13 = lean_uint64_sub(x_12, x_11);
x_14 = lean_uint64_land(x_9, x_13);
x_15 = lean_uint64_to_uint32(x_14);
x_16 = lean_uint32_dec_le(x_15, x_7);
x_17 = 0;
x_18 = lean_bool_to_uint32(x_16);
x_19 = lean_uint32_sub(x_17, x_18);
x_20 = lean_uint32_land(x_15, x_19);
x_21 = lean_uint64_shift_right(x_9, x_10);
x_22 = lean_uint64_to_uint32(x_21);
x_23 = lean_uint32_dec_le(x_22, x_8);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_sub(x_17, x_24);
x_26 = lean_uint32_land(x_22, x_25);
x_27 = 0;
x_28 = 3;
x_29 = lean_uint32_shift_left(x_26, x_28);
x_30 = lean_uint32_add(x_29, x_20);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = lean_uint64_lor(x_27, x_31);
x_33 = lean_uint64_shift_left(x_11, x_32);
x_34 = lean_uint64_land(x_3, x_33);
x_35 = lean_uint64_dec_lt(x_27, x_34);
x_36 = lean_uint64_land(x_4, x_33);
x_37 = lean_uint64_dec_lt(x_27, x_36);
x_38 = lean_bool_to_uint32(x_35);
x_39 = lean_bool_to_uint32(x_37);
x_40 = lean_uint32_lor(x_38, x_39);
x_41 = lean_uint32_dec_eq(x_40, x_6);
return x_41;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_terminated___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint8_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = frozenlake_terminated(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_terminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint32_t x_6; uint32_t x_7; uint64_t x_8; uint64_t x_9; uint32_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint32(x_5);
lean_dec(x_5);
x_11 = l_Spec_FrozenLake_Kernel_terminated___redArg(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint64_t frozenlake_obs_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint32_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint64_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint32_t x_35; uint32_t x_36; uint8_t x_37; uint32_t x_38; uint32_t x_39; uint32_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; 
x_12 = 1;
x_13 = lean_uint32_sub(x_2, x_12);
x_14 = lean_uint32_sub(x_1, x_12);
x_15 = lean_uint32_to_uint64(x_11);
x_16 = 3;
x_17 = 1;
x_18 = lean_uint64_shift_left(x_17, x_16);
x_19 = lean_uint64_sub(x_18, x_17);
x_20 = lean_uint64_land(x_15, x_19);
x_21 = lean_uint64_to_uint32(x_20);
x_22 = lean_uint32_dec_le(x_21, x_13);
x_23 = 0;
x_24 = lean_bool_to_uint32(x_22);
x_25 = lean_uint32_sub(x_23, x_24);
x_26 = lean_uint32_land(x_21, x_25);
x_27 = lean_uint64_shift_right(x_15, x_16);
x_28 = lean_uint64_to_uint32(x_27);
x_29 = lean_uint32_dec_le(x_28, x_14);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_23, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = lean_uint32_mul(x_1, x_2);
x_34 = lean_uint32_sub(x_33, x_12);
x_35 = lean_uint32_mul(x_2, x_32);
x_36 = lean_uint32_add(x_35, x_26);
x_37 = lean_uint32_dec_le(x_36, x_34);
x_38 = lean_bool_to_uint32(x_37);
x_39 = lean_uint32_sub(x_23, x_38);
x_40 = lean_uint32_land(x_36, x_39);
x_41 = 0;
x_42 = lean_uint32_to_uint64(x_40);
x_43 = lean_uint64_lor(x_41, x_42);
return x_43;
}
}
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_obs0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint32_t x_13; uint8_t x_14; uint32_t x_15; uint32_t x_16; uint32_t x_17; uint32_t x_18; uint64_t x_19; uint32_t x_20; uint8_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; 
x_4 = 1;
x_5 = lean_uint32_sub(x_2, x_4);
x_6 = lean_uint32_sub(x_1, x_4);
x_7 = lean_uint32_to_uint64(x_3);
x_8 = 3;
x_9 = 1;
x_10 = lean_uint64_shift_left(x_9, x_8);
x_11 = lean_uint64_sub(x_10, x_9);
x_12 = lean_uint64_land(x_7, x_11);
x_13 = lean_uint64_to_uint32(x_12);
x_14 = lean_uint32_dec_le(x_13, x_5);
x_15 = 0;
x_16 = lean_bool_to_uint32(x_14);
x_17 = lean_uint32_sub(x_15, x_16);
x_18 = lean_uint32_land(x_13, x_17);
x_19 = lean_uint64_shift_right(x_7, x_8);
x_20 = lean_uint64_to_uint32(x_19);
x_21 = lean_uint32_dec_le(x_20, x_6);
x_22 = lean_bool_to_uint32(x_21);
x_23 = lean_uint32_sub(x_15, x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = lean_uint32_mul(x_1, x_2);
x_26 = lean_uint32_sub(x_25, x_4);
x_27 = lean_uint32_mul(x_2, x_24);
x_28 = lean_uint32_add(x_27, x_18);
x_29 = lean_uint32_dec_le(x_28, x_26);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_sub(x_15, x_30);
x_32 = lean_uint32_land(x_28, x_31);
x_33 = 0;
x_34 = lean_uint32_to_uint64(x_32);
x_35 = lean_uint64_lor(x_33, x_34);
return x_35;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_obs0___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11) {
_start:
{
uint32_t x_12; uint32_t x_13; uint32_t x_14; uint64_t x_15; uint64_t x_16; uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; lean_object* x_24; 
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
x_18 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_19 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_20 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_21 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_22 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_23 = frozenlake_obs_0(x_12, x_13, x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22);
x_24 = lean_box_uint64(x_23);
return x_24;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_obs0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint32_t x_4; uint32_t x_5; uint32_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_7 = l_Spec_FrozenLake_Kernel_obs0___redArg(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneRefuses___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint8_t x_11, uint32_t x_12, uint32_t x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint8_t x_17; uint32_t x_18; uint32_t x_19; uint8_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; uint8_t x_35; 
x_14 = frozenlake_num_actions(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10);
x_15 = lean_bool_to_uint32(x_11);
x_16 = 1;
x_17 = lean_uint32_dec_eq(x_13, x_16);
x_18 = lean_bool_to_uint32(x_17);
x_19 = 2;
x_20 = lean_uint32_dec_eq(x_13, x_19);
x_21 = lean_bool_to_uint32(x_20);
x_22 = lean_uint32_lor(x_18, x_21);
x_23 = lean_uint32_land(x_15, x_22);
x_24 = lean_uint32_sub(x_13, x_16);
x_25 = 3;
x_26 = lean_uint32_dec_lt(x_24, x_25);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_15, x_27);
x_29 = lean_uint32_xor(x_28, x_16);
x_30 = lean_uint32_dec_lt(x_12, x_14);
x_31 = lean_bool_to_uint32(x_30);
x_32 = lean_uint32_land(x_29, x_31);
x_33 = lean_uint32_lor(x_23, x_32);
x_34 = lean_uint32_xor(x_33, x_16);
x_35 = lean_uint32_dec_eq(x_34, x_16);
return x_35;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_refuses(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint8_t x_20; 
x_20 = l_Spec_FrozenLake_Kernel_laneRefuses___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_15, x_16, x_17);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneRefuses___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_refuses(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneRefuses___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13) {
_start:
{
uint32_t x_14; uint32_t x_15; uint32_t x_16; uint64_t x_17; uint64_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint8_t x_27; lean_object* x_28; 
x_14 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_15 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_16 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_17 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_18 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_19 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_20 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_21 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_22 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_23 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_24 = lean_unbox(x_11);
x_25 = lean_unbox_uint32(x_12);
lean_dec(x_12);
x_26 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_27 = l_Spec_FrozenLake_Kernel_laneRefuses___redArg(x_14, x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26);
x_28 = lean_box(x_27);
return x_28;
}
}
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_laneState0___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint8_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; uint32_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint64_t x_57; uint32_t x_58; uint32_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint8_t x_64; uint64_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint64_t x_71; uint32_t x_72; uint8_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint8_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint8_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint8_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint8_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint8_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint8_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint8_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint32_t x_177; uint32_t x_178; 
x_17 = frozenlake_num_actions(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10);
x_18 = 1;
x_19 = lean_uint64_add(x_13, x_18);
x_20 = 11400714819323198485ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = lean_uint64_add(x_12, x_21);
x_23 = 30;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 13787848793156543929ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 27;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = 10723151780598845931ULL;
x_32 = lean_uint64_mul(x_30, x_31);
x_33 = 31;
x_34 = lean_uint64_shift_right(x_32, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = 3;
x_37 = 1;
x_38 = lean_uint32_sub(x_2, x_37);
x_39 = lean_uint32_sub(x_1, x_37);
x_40 = lean_uint32_to_uint64(x_11);
x_41 = 3;
x_42 = lean_uint64_shift_left(x_18, x_41);
x_43 = lean_uint64_sub(x_42, x_18);
x_44 = lean_uint64_land(x_40, x_43);
x_45 = lean_uint64_to_uint32(x_44);
x_46 = lean_uint32_dec_le(x_45, x_38);
x_47 = 0;
x_48 = lean_bool_to_uint32(x_46);
x_49 = lean_uint32_sub(x_47, x_48);
x_50 = lean_uint32_land(x_45, x_49);
x_51 = lean_uint64_shift_right(x_40, x_41);
x_52 = lean_uint64_to_uint32(x_51);
x_53 = lean_uint32_dec_le(x_52, x_39);
x_54 = lean_bool_to_uint32(x_53);
x_55 = lean_uint32_sub(x_47, x_54);
x_56 = lean_uint32_land(x_52, x_55);
x_57 = 0;
x_58 = lean_uint32_shift_left(x_56, x_36);
x_59 = lean_uint32_add(x_58, x_50);
x_60 = lean_uint32_to_uint64(x_59);
x_61 = lean_uint64_lor(x_57, x_60);
x_62 = lean_uint64_shift_left(x_18, x_61);
x_63 = lean_uint64_land(x_4, x_62);
x_64 = lean_uint64_dec_lt(x_57, x_63);
x_65 = lean_uint64_land(x_5, x_62);
x_66 = lean_uint64_dec_lt(x_57, x_65);
x_67 = lean_bool_to_uint32(x_64);
x_68 = lean_bool_to_uint32(x_66);
x_69 = lean_uint32_lor(x_67, x_68);
x_70 = lean_uint32_dec_eq(x_69, x_37);
x_71 = lean_uint32_to_uint64(x_15);
x_72 = lean_uint64_to_uint32(x_71);
x_73 = lean_uint32_dec_le(x_72, x_36);
x_74 = lean_bool_to_uint32(x_73);
x_75 = lean_uint32_sub(x_47, x_74);
x_76 = lean_uint32_land(x_72, x_75);
x_77 = 999999;
x_78 = lean_uint32_sub(x_7, x_37);
x_79 = lean_uint32_dec_le(x_78, x_77);
x_80 = lean_bool_to_uint32(x_79);
x_81 = lean_uint32_sub(x_47, x_80);
x_82 = lean_uint32_land(x_78, x_81);
x_83 = lean_uint32_shift_left(x_82, x_37);
x_84 = lean_uint32_add(x_83, x_37);
x_85 = lean_uint32_add(x_84, x_37);
x_86 = 32;
x_87 = lean_uint64_shift_right(x_35, x_86);
x_88 = lean_uint32_to_uint64(x_85);
x_89 = lean_uint64_mul(x_87, x_88);
x_90 = 4294967295;
x_91 = lean_uint64_land(x_35, x_90);
x_92 = lean_uint64_mul(x_91, x_88);
x_93 = lean_uint64_shift_right(x_92, x_86);
x_94 = lean_uint64_add(x_89, x_93);
x_95 = lean_uint64_shift_right(x_94, x_86);
x_96 = lean_uint64_to_uint32(x_95);
x_97 = 2;
x_98 = lean_uint32_sub(x_7, x_6);
x_99 = lean_uint32_dec_lt(x_96, x_98);
x_100 = lean_uint32_add(x_7, x_6);
x_101 = lean_uint32_dec_lt(x_96, x_100);
x_102 = lean_uint32_xor(x_37, x_97);
x_103 = lean_bool_to_uint32(x_101);
x_104 = lean_uint32_sub(x_47, x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_uint32_xor(x_97, x_105);
x_107 = lean_uint32_xor(x_47, x_106);
x_108 = lean_bool_to_uint32(x_99);
x_109 = lean_uint32_sub(x_47, x_108);
x_110 = lean_uint32_land(x_107, x_109);
x_111 = lean_uint32_xor(x_106, x_110);
x_112 = lean_uint32_add(x_111, x_36);
x_113 = lean_uint32_add(x_76, x_112);
x_114 = lean_uint32_land(x_113, x_36);
x_115 = lean_uint32_dec_eq(x_114, x_37);
x_116 = lean_uint32_dec_lt(x_56, x_39);
x_117 = lean_bool_to_uint32(x_116);
x_118 = lean_uint32_add(x_56, x_117);
x_119 = lean_uint32_dec_eq(x_114, x_36);
x_120 = lean_uint32_dec_lt(x_47, x_56);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_sub(x_56, x_121);
x_123 = lean_uint32_xor(x_122, x_56);
x_124 = lean_bool_to_uint32(x_119);
x_125 = lean_uint32_sub(x_47, x_124);
x_126 = lean_uint32_land(x_123, x_125);
x_127 = lean_uint32_xor(x_56, x_126);
x_128 = lean_uint32_xor(x_118, x_127);
x_129 = lean_bool_to_uint32(x_115);
x_130 = lean_uint32_sub(x_47, x_129);
x_131 = lean_uint32_land(x_128, x_130);
x_132 = lean_uint32_xor(x_127, x_131);
x_133 = lean_uint32_dec_eq(x_114, x_47);
x_134 = lean_uint32_dec_lt(x_47, x_50);
x_135 = lean_bool_to_uint32(x_134);
x_136 = lean_uint32_sub(x_50, x_135);
x_137 = lean_uint32_dec_eq(x_114, x_97);
x_138 = lean_uint32_dec_lt(x_50, x_38);
x_139 = lean_bool_to_uint32(x_138);
x_140 = lean_uint32_add(x_50, x_139);
x_141 = lean_uint32_xor(x_140, x_50);
x_142 = lean_bool_to_uint32(x_137);
x_143 = lean_uint32_sub(x_47, x_142);
x_144 = lean_uint32_land(x_141, x_143);
x_145 = lean_uint32_xor(x_50, x_144);
x_146 = lean_uint32_xor(x_136, x_145);
x_147 = lean_bool_to_uint32(x_133);
x_148 = lean_uint32_sub(x_47, x_147);
x_149 = lean_uint32_land(x_146, x_148);
x_150 = lean_uint32_xor(x_145, x_149);
x_151 = lean_uint32_xor(x_56, x_132);
x_152 = lean_bool_to_uint32(x_70);
x_153 = lean_uint32_sub(x_47, x_152);
x_154 = lean_uint32_land(x_151, x_153);
x_155 = lean_uint32_xor(x_132, x_154);
x_156 = lean_uint32_xor(x_50, x_150);
x_157 = lean_uint32_land(x_156, x_153);
x_158 = lean_uint32_xor(x_150, x_157);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_lor(x_57, x_159);
x_161 = lean_uint32_to_uint64(x_155);
x_162 = lean_uint64_lor(x_57, x_161);
x_163 = lean_uint64_shift_left(x_162, x_41);
x_164 = lean_uint64_lor(x_160, x_163);
x_165 = lean_uint64_to_uint32(x_164);
x_166 = lean_uint32_xor(x_165, x_11);
x_167 = lean_bool_to_uint32(x_14);
x_168 = lean_uint32_sub(x_16, x_37);
x_169 = lean_uint32_dec_lt(x_168, x_36);
x_170 = lean_bool_to_uint32(x_169);
x_171 = lean_uint32_land(x_167, x_170);
x_172 = lean_uint32_xor(x_171, x_37);
x_173 = lean_uint32_dec_lt(x_15, x_17);
x_174 = lean_bool_to_uint32(x_173);
x_175 = lean_uint32_land(x_172, x_174);
x_176 = lean_uint32_sub(x_47, x_175);
x_177 = lean_uint32_land(x_166, x_176);
x_178 = lean_uint32_xor(x_11, x_177);
return x_178;
}
}
LEAN_EXPORT uint32_t frozenlake_lane_state_0(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; 
x_20 = l_Spec_FrozenLake_Kernel_laneState0___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_15, x_16, x_17);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneState0___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_state_0(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint32(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneState0___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = l_Spec_FrozenLake_Kernel_laneState0___redArg(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint32(x_33);
return x_34;
}
}
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_laneT___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint64_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint8_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; 
x_15 = frozenlake_num_actions(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10);
x_16 = 1;
x_17 = lean_uint64_add(x_11, x_16);
x_18 = lean_uint64_xor(x_17, x_11);
x_19 = 0;
x_20 = lean_bool_to_uint32(x_12);
x_21 = 1;
x_22 = lean_uint32_sub(x_14, x_21);
x_23 = 3;
x_24 = lean_uint32_dec_lt(x_22, x_23);
x_25 = lean_bool_to_uint32(x_24);
x_26 = lean_uint32_land(x_20, x_25);
x_27 = lean_uint32_xor(x_26, x_21);
x_28 = lean_uint32_dec_lt(x_13, x_15);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint32_to_uint64(x_30);
x_32 = lean_uint64_sub(x_19, x_31);
x_33 = lean_uint64_land(x_18, x_32);
x_34 = lean_uint64_xor(x_11, x_33);
return x_34;
}
}
LEAN_EXPORT uint64_t frozenlake_lane_t(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint64_t x_20; 
x_20 = l_Spec_FrozenLake_Kernel_laneT___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_13, x_15, x_16, x_17);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneT___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_t(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneT___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint64_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint64_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_18 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_19 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_20 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint64(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_FrozenLake_Kernel_laneT___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint64(x_29);
return x_30;
}
}
LEAN_EXPORT uint32_t l_Spec_FrozenLake_Kernel_laneElapsed___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint8_t x_12, uint32_t x_13, uint32_t x_14) {
_start:
{
uint32_t x_15; uint8_t x_16; uint32_t x_36; uint8_t x_37; 
x_15 = frozenlake_num_actions(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10);
x_36 = 4294967295;
x_37 = lean_uint32_dec_eq(x_11, x_36);
if (x_37 == 0)
{
uint8_t x_38; 
x_38 = 1;
x_16 = x_38;
goto block_35;
}
else
{
uint8_t x_39; 
x_39 = 0;
x_16 = x_39;
goto block_35;
}
block_35:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint8_t x_29; uint32_t x_30; uint32_t x_31; uint32_t x_32; uint32_t x_33; uint32_t x_34; 
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_add(x_11, x_17);
x_19 = lean_uint32_xor(x_18, x_11);
x_20 = 0;
x_21 = lean_bool_to_uint32(x_12);
x_22 = 1;
x_23 = lean_uint32_sub(x_14, x_22);
x_24 = 3;
x_25 = lean_uint32_dec_lt(x_23, x_24);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_21, x_26);
x_28 = lean_uint32_xor(x_27, x_22);
x_29 = lean_uint32_dec_lt(x_13, x_15);
x_30 = lean_bool_to_uint32(x_29);
x_31 = lean_uint32_land(x_28, x_30);
x_32 = lean_uint32_sub(x_20, x_31);
x_33 = lean_uint32_land(x_19, x_32);
x_34 = lean_uint32_xor(x_11, x_33);
return x_34;
}
}
}
LEAN_EXPORT uint32_t frozenlake_lane_elapsed(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; 
x_20 = l_Spec_FrozenLake_Kernel_laneElapsed___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_14, x_15, x_16, x_17);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneElapsed___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_elapsed(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint32(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneElapsed___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14) {
_start:
{
uint32_t x_15; uint32_t x_16; uint32_t x_17; uint64_t x_18; uint64_t x_19; uint32_t x_20; uint32_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; lean_object* x_30; 
x_15 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_16 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_17 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_18 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_19 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_20 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_21 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_22 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_23 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_24 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_25 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_26 = lean_unbox(x_12);
x_27 = lean_unbox_uint32(x_13);
lean_dec(x_13);
x_28 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_29 = l_Spec_FrozenLake_Kernel_laneElapsed___redArg(x_15, x_16, x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28);
x_30 = lean_box_uint32(x_29);
return x_30;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_over(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint32_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint64_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint64_t x_60; uint32_t x_61; uint32_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint8_t x_67; uint64_t x_68; uint8_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint8_t x_73; uint64_t x_74; uint32_t x_75; uint8_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint8_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint8_t x_118; uint8_t x_119; uint32_t x_120; uint32_t x_121; uint8_t x_122; uint8_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint8_t x_137; uint32_t x_138; uint32_t x_139; uint8_t x_140; uint8_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint32_t x_168; uint64_t x_169; uint64_t x_170; uint32_t x_171; uint8_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint64_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint8_t x_188; uint64_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint32_t x_193; uint8_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint8_t x_201; uint32_t x_202; uint32_t x_203; uint32_t x_204; uint32_t x_205; uint32_t x_206; uint32_t x_207; uint8_t x_208; uint32_t x_221; uint8_t x_222; uint8_t x_234; uint32_t x_241; uint8_t x_242; 
x_20 = frozenlake_num_actions(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10);
x_21 = 1;
x_22 = lean_uint64_add(x_13, x_21);
x_23 = 11400714819323198485ULL;
x_24 = lean_uint64_mul(x_22, x_23);
x_25 = lean_uint64_add(x_12, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_25, x_27);
x_29 = 13787848793156543929ULL;
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 27;
x_32 = lean_uint64_shift_right(x_30, x_31);
x_33 = lean_uint64_xor(x_30, x_32);
x_34 = 10723151780598845931ULL;
x_35 = lean_uint64_mul(x_33, x_34);
x_36 = 31;
x_37 = lean_uint64_shift_right(x_35, x_36);
x_38 = lean_uint64_xor(x_35, x_37);
x_39 = 3;
x_40 = 1;
x_41 = lean_uint32_sub(x_2, x_40);
x_42 = lean_uint32_sub(x_1, x_40);
x_43 = lean_uint32_to_uint64(x_11);
x_44 = 3;
x_45 = lean_uint64_shift_left(x_21, x_44);
x_46 = lean_uint64_sub(x_45, x_21);
x_47 = lean_uint64_land(x_43, x_46);
x_48 = lean_uint64_to_uint32(x_47);
x_49 = lean_uint32_dec_le(x_48, x_41);
x_50 = 0;
x_51 = lean_bool_to_uint32(x_49);
x_52 = lean_uint32_sub(x_50, x_51);
x_53 = lean_uint32_land(x_48, x_52);
x_54 = lean_uint64_shift_right(x_43, x_44);
x_55 = lean_uint64_to_uint32(x_54);
x_56 = lean_uint32_dec_le(x_55, x_42);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_sub(x_50, x_57);
x_59 = lean_uint32_land(x_55, x_58);
x_60 = 0;
x_61 = lean_uint32_shift_left(x_59, x_39);
x_62 = lean_uint32_add(x_61, x_53);
x_63 = lean_uint32_to_uint64(x_62);
x_64 = lean_uint64_lor(x_60, x_63);
x_65 = lean_uint64_shift_left(x_21, x_64);
x_66 = lean_uint64_land(x_4, x_65);
x_67 = lean_uint64_dec_lt(x_60, x_66);
x_68 = lean_uint64_land(x_5, x_65);
x_69 = lean_uint64_dec_lt(x_60, x_68);
x_70 = lean_bool_to_uint32(x_67);
x_71 = lean_bool_to_uint32(x_69);
x_72 = lean_uint32_lor(x_70, x_71);
x_73 = lean_uint32_dec_eq(x_72, x_40);
x_74 = lean_uint32_to_uint64(x_16);
x_75 = lean_uint64_to_uint32(x_74);
x_76 = lean_uint32_dec_le(x_75, x_39);
x_77 = lean_bool_to_uint32(x_76);
x_78 = lean_uint32_sub(x_50, x_77);
x_79 = lean_uint32_land(x_75, x_78);
x_80 = 999999;
x_81 = lean_uint32_sub(x_7, x_40);
x_82 = lean_uint32_dec_le(x_81, x_80);
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_sub(x_50, x_83);
x_85 = lean_uint32_land(x_81, x_84);
x_86 = lean_uint32_shift_left(x_85, x_40);
x_87 = lean_uint32_add(x_86, x_40);
x_88 = lean_uint32_add(x_87, x_40);
x_89 = 32;
x_90 = lean_uint64_shift_right(x_38, x_89);
x_91 = lean_uint32_to_uint64(x_88);
x_92 = lean_uint64_mul(x_90, x_91);
x_93 = 4294967295;
x_94 = lean_uint64_land(x_38, x_93);
x_95 = lean_uint64_mul(x_94, x_91);
x_96 = lean_uint64_shift_right(x_95, x_89);
x_97 = lean_uint64_add(x_92, x_96);
x_98 = lean_uint64_shift_right(x_97, x_89);
x_99 = lean_uint64_to_uint32(x_98);
x_100 = 2;
x_101 = lean_uint32_sub(x_7, x_6);
x_102 = lean_uint32_dec_lt(x_99, x_101);
x_103 = lean_uint32_add(x_7, x_6);
x_104 = lean_uint32_dec_lt(x_99, x_103);
x_105 = lean_uint32_xor(x_40, x_100);
x_106 = lean_bool_to_uint32(x_104);
x_107 = lean_uint32_sub(x_50, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_100, x_108);
x_110 = lean_uint32_xor(x_50, x_109);
x_111 = lean_bool_to_uint32(x_102);
x_112 = lean_uint32_sub(x_50, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_109, x_113);
x_115 = lean_uint32_add(x_114, x_39);
x_116 = lean_uint32_add(x_79, x_115);
x_117 = lean_uint32_land(x_116, x_39);
x_118 = lean_uint32_dec_eq(x_117, x_40);
x_119 = lean_uint32_dec_lt(x_59, x_42);
x_120 = lean_bool_to_uint32(x_119);
x_121 = lean_uint32_add(x_59, x_120);
x_122 = lean_uint32_dec_eq(x_117, x_39);
x_123 = lean_uint32_dec_lt(x_50, x_59);
x_124 = lean_bool_to_uint32(x_123);
x_125 = lean_uint32_sub(x_59, x_124);
x_126 = lean_uint32_xor(x_125, x_59);
x_127 = lean_bool_to_uint32(x_122);
x_128 = lean_uint32_sub(x_50, x_127);
x_129 = lean_uint32_land(x_126, x_128);
x_130 = lean_uint32_xor(x_59, x_129);
x_131 = lean_uint32_xor(x_121, x_130);
x_132 = lean_bool_to_uint32(x_118);
x_133 = lean_uint32_sub(x_50, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_130, x_134);
x_136 = lean_uint32_dec_eq(x_117, x_50);
x_137 = lean_uint32_dec_lt(x_50, x_53);
x_138 = lean_bool_to_uint32(x_137);
x_139 = lean_uint32_sub(x_53, x_138);
x_140 = lean_uint32_dec_eq(x_117, x_100);
x_141 = lean_uint32_dec_lt(x_53, x_41);
x_142 = lean_bool_to_uint32(x_141);
x_143 = lean_uint32_add(x_53, x_142);
x_144 = lean_uint32_xor(x_143, x_53);
x_145 = lean_bool_to_uint32(x_140);
x_146 = lean_uint32_sub(x_50, x_145);
x_147 = lean_uint32_land(x_144, x_146);
x_148 = lean_uint32_xor(x_53, x_147);
x_149 = lean_uint32_xor(x_139, x_148);
x_150 = lean_bool_to_uint32(x_136);
x_151 = lean_uint32_sub(x_50, x_150);
x_152 = lean_uint32_land(x_149, x_151);
x_153 = lean_uint32_xor(x_148, x_152);
x_154 = lean_uint32_xor(x_59, x_135);
x_155 = lean_bool_to_uint32(x_73);
x_156 = lean_uint32_sub(x_50, x_155);
x_157 = lean_uint32_land(x_154, x_156);
x_158 = lean_uint32_xor(x_135, x_157);
x_159 = lean_uint32_xor(x_53, x_153);
x_160 = lean_uint32_land(x_159, x_156);
x_161 = lean_uint32_xor(x_153, x_160);
x_162 = lean_uint32_to_uint64(x_161);
x_163 = lean_uint64_lor(x_60, x_162);
x_164 = lean_uint32_to_uint64(x_158);
x_165 = lean_uint64_lor(x_60, x_164);
x_166 = lean_uint64_shift_left(x_165, x_44);
x_167 = lean_uint64_lor(x_163, x_166);
x_168 = lean_uint64_to_uint32(x_167);
x_169 = lean_uint32_to_uint64(x_168);
x_170 = lean_uint64_land(x_169, x_46);
x_171 = lean_uint64_to_uint32(x_170);
x_172 = lean_uint32_dec_le(x_171, x_41);
x_173 = lean_bool_to_uint32(x_172);
x_174 = lean_uint32_sub(x_50, x_173);
x_175 = lean_uint32_land(x_171, x_174);
x_176 = lean_uint64_shift_right(x_169, x_44);
x_177 = lean_uint64_to_uint32(x_176);
x_178 = lean_uint32_dec_le(x_177, x_42);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_sub(x_50, x_179);
x_181 = lean_uint32_land(x_177, x_180);
x_182 = lean_uint32_shift_left(x_181, x_39);
x_183 = lean_uint32_add(x_182, x_175);
x_184 = lean_uint32_to_uint64(x_183);
x_185 = lean_uint64_lor(x_60, x_184);
x_186 = lean_uint64_shift_left(x_21, x_185);
x_187 = lean_uint64_land(x_4, x_186);
x_188 = lean_uint64_dec_lt(x_60, x_187);
x_189 = lean_uint64_land(x_5, x_186);
x_190 = lean_uint64_dec_lt(x_60, x_189);
x_191 = lean_bool_to_uint32(x_188);
x_192 = lean_bool_to_uint32(x_190);
x_193 = lean_uint32_lor(x_191, x_192);
x_194 = lean_uint32_dec_eq(x_193, x_40);
x_195 = lean_bool_to_uint32(x_15);
x_196 = lean_uint32_sub(x_17, x_40);
x_197 = lean_uint32_dec_lt(x_196, x_39);
x_198 = lean_bool_to_uint32(x_197);
x_199 = lean_uint32_land(x_195, x_198);
x_200 = lean_uint32_xor(x_199, x_40);
x_201 = lean_uint32_dec_lt(x_16, x_20);
x_202 = lean_bool_to_uint32(x_201);
x_203 = lean_uint32_land(x_200, x_202);
x_204 = lean_bool_to_uint32(x_194);
x_205 = lean_uint32_land(x_203, x_204);
x_241 = 4294967295;
x_242 = lean_uint32_dec_eq(x_14, x_241);
if (x_242 == 0)
{
uint8_t x_243; 
x_243 = 1;
x_234 = x_243;
goto block_240;
}
else
{
uint8_t x_244; 
x_244 = 0;
x_234 = x_244;
goto block_240;
}
block_220:
{
uint32_t x_209; uint8_t x_210; uint32_t x_211; uint32_t x_212; uint32_t x_213; uint32_t x_214; uint32_t x_215; uint32_t x_216; uint32_t x_217; uint32_t x_218; uint8_t x_219; 
x_209 = lean_bool_to_uint32(x_208);
x_210 = lean_uint32_dec_le(x_19, x_206);
x_211 = lean_bool_to_uint32(x_210);
x_212 = lean_uint32_land(x_209, x_211);
x_213 = lean_uint32_lor(x_207, x_212);
x_214 = lean_uint32_land(x_203, x_213);
x_215 = lean_uint32_lor(x_205, x_214);
x_216 = lean_uint32_xor(x_203, x_40);
x_217 = lean_uint32_land(x_195, x_216);
x_218 = lean_uint32_lor(x_215, x_217);
x_219 = lean_uint32_dec_eq(x_218, x_40);
return x_219;
}
block_233:
{
uint32_t x_223; uint8_t x_224; uint32_t x_225; uint32_t x_226; uint32_t x_227; uint32_t x_228; uint32_t x_229; uint8_t x_230; 
x_223 = lean_bool_to_uint32(x_222);
x_224 = lean_uint32_dec_le(x_18, x_221);
x_225 = lean_bool_to_uint32(x_224);
x_226 = lean_uint32_land(x_223, x_225);
x_227 = lean_uint32_xor(x_204, x_40);
x_228 = lean_uint32_land(x_226, x_227);
x_229 = lean_uint32_lor(x_50, x_228);
x_230 = lean_uint32_dec_eq(x_19, x_50);
if (x_230 == 0)
{
uint8_t x_231; 
x_231 = 1;
x_206 = x_221;
x_207 = x_229;
x_208 = x_231;
goto block_220;
}
else
{
uint8_t x_232; 
x_232 = 0;
x_206 = x_221;
x_207 = x_229;
x_208 = x_232;
goto block_220;
}
}
block_240:
{
uint32_t x_235; uint32_t x_236; uint8_t x_237; 
x_235 = lean_bool_to_uint32(x_234);
x_236 = lean_uint32_add(x_14, x_235);
x_237 = lean_uint32_dec_eq(x_18, x_50);
if (x_237 == 0)
{
uint8_t x_238; 
x_238 = 1;
x_221 = x_236;
x_222 = x_238;
goto block_233;
}
else
{
uint8_t x_239; 
x_239 = 0;
x_221 = x_236;
x_222 = x_239;
goto block_233;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneOver___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_over(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
LEAN_EXPORT uint64_t l_Spec_FrozenLake_Kernel_laneReward___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint8_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; uint32_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint64_t x_57; uint32_t x_58; uint32_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint8_t x_64; uint64_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint64_t x_71; uint32_t x_72; uint8_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint8_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint8_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint8_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint8_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint8_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint64_t x_153; uint64_t x_154; uint64_t x_155; uint64_t x_156; uint8_t x_157; uint64_t x_158; uint8_t x_159; uint32_t x_160; uint32_t x_161; uint32_t x_162; uint32_t x_163; uint32_t x_164; uint32_t x_165; uint32_t x_166; uint32_t x_167; uint32_t x_168; uint32_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint32_t x_176; uint64_t x_177; uint64_t x_178; uint64_t x_179; uint64_t x_180; uint32_t x_181; uint32_t x_182; uint8_t x_183; uint32_t x_184; uint32_t x_185; uint32_t x_186; uint8_t x_187; uint32_t x_188; uint32_t x_189; uint64_t x_190; uint64_t x_191; uint64_t x_192; uint64_t x_193; 
x_17 = frozenlake_num_actions(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10);
x_18 = 1;
x_19 = lean_uint64_add(x_13, x_18);
x_20 = 11400714819323198485ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = lean_uint64_add(x_12, x_21);
x_23 = 30;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 13787848793156543929ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 27;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = 10723151780598845931ULL;
x_32 = lean_uint64_mul(x_30, x_31);
x_33 = 31;
x_34 = lean_uint64_shift_right(x_32, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = 3;
x_37 = 1;
x_38 = lean_uint32_sub(x_2, x_37);
x_39 = lean_uint32_sub(x_1, x_37);
x_40 = lean_uint32_to_uint64(x_11);
x_41 = 3;
x_42 = lean_uint64_shift_left(x_18, x_41);
x_43 = lean_uint64_sub(x_42, x_18);
x_44 = lean_uint64_land(x_40, x_43);
x_45 = lean_uint64_to_uint32(x_44);
x_46 = lean_uint32_dec_le(x_45, x_38);
x_47 = 0;
x_48 = lean_bool_to_uint32(x_46);
x_49 = lean_uint32_sub(x_47, x_48);
x_50 = lean_uint32_land(x_45, x_49);
x_51 = lean_uint64_shift_right(x_40, x_41);
x_52 = lean_uint64_to_uint32(x_51);
x_53 = lean_uint32_dec_le(x_52, x_39);
x_54 = lean_bool_to_uint32(x_53);
x_55 = lean_uint32_sub(x_47, x_54);
x_56 = lean_uint32_land(x_52, x_55);
x_57 = 0;
x_58 = lean_uint32_shift_left(x_56, x_36);
x_59 = lean_uint32_add(x_58, x_50);
x_60 = lean_uint32_to_uint64(x_59);
x_61 = lean_uint64_lor(x_57, x_60);
x_62 = lean_uint64_shift_left(x_18, x_61);
x_63 = lean_uint64_land(x_4, x_62);
x_64 = lean_uint64_dec_lt(x_57, x_63);
x_65 = lean_uint64_land(x_5, x_62);
x_66 = lean_uint64_dec_lt(x_57, x_65);
x_67 = lean_bool_to_uint32(x_64);
x_68 = lean_bool_to_uint32(x_66);
x_69 = lean_uint32_lor(x_67, x_68);
x_70 = lean_uint32_dec_eq(x_69, x_37);
x_71 = lean_uint32_to_uint64(x_15);
x_72 = lean_uint64_to_uint32(x_71);
x_73 = lean_uint32_dec_le(x_72, x_36);
x_74 = lean_bool_to_uint32(x_73);
x_75 = lean_uint32_sub(x_47, x_74);
x_76 = lean_uint32_land(x_72, x_75);
x_77 = 999999;
x_78 = lean_uint32_sub(x_7, x_37);
x_79 = lean_uint32_dec_le(x_78, x_77);
x_80 = lean_bool_to_uint32(x_79);
x_81 = lean_uint32_sub(x_47, x_80);
x_82 = lean_uint32_land(x_78, x_81);
x_83 = lean_uint32_shift_left(x_82, x_37);
x_84 = lean_uint32_add(x_83, x_37);
x_85 = lean_uint32_add(x_84, x_37);
x_86 = 32;
x_87 = lean_uint64_shift_right(x_35, x_86);
x_88 = lean_uint32_to_uint64(x_85);
x_89 = lean_uint64_mul(x_87, x_88);
x_90 = 4294967295;
x_91 = lean_uint64_land(x_35, x_90);
x_92 = lean_uint64_mul(x_91, x_88);
x_93 = lean_uint64_shift_right(x_92, x_86);
x_94 = lean_uint64_add(x_89, x_93);
x_95 = lean_uint64_shift_right(x_94, x_86);
x_96 = lean_uint64_to_uint32(x_95);
x_97 = 2;
x_98 = lean_uint32_sub(x_7, x_6);
x_99 = lean_uint32_dec_lt(x_96, x_98);
x_100 = lean_uint32_add(x_7, x_6);
x_101 = lean_uint32_dec_lt(x_96, x_100);
x_102 = lean_uint32_xor(x_37, x_97);
x_103 = lean_bool_to_uint32(x_101);
x_104 = lean_uint32_sub(x_47, x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_uint32_xor(x_97, x_105);
x_107 = lean_uint32_xor(x_47, x_106);
x_108 = lean_bool_to_uint32(x_99);
x_109 = lean_uint32_sub(x_47, x_108);
x_110 = lean_uint32_land(x_107, x_109);
x_111 = lean_uint32_xor(x_106, x_110);
x_112 = lean_uint32_add(x_111, x_36);
x_113 = lean_uint32_add(x_76, x_112);
x_114 = lean_uint32_land(x_113, x_36);
x_115 = lean_uint32_dec_eq(x_114, x_37);
x_116 = lean_uint32_dec_lt(x_56, x_39);
x_117 = lean_bool_to_uint32(x_116);
x_118 = lean_uint32_add(x_56, x_117);
x_119 = lean_uint32_dec_eq(x_114, x_36);
x_120 = lean_uint32_dec_lt(x_47, x_56);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_sub(x_56, x_121);
x_123 = lean_uint32_xor(x_122, x_56);
x_124 = lean_bool_to_uint32(x_119);
x_125 = lean_uint32_sub(x_47, x_124);
x_126 = lean_uint32_land(x_123, x_125);
x_127 = lean_uint32_xor(x_56, x_126);
x_128 = lean_uint32_xor(x_118, x_127);
x_129 = lean_bool_to_uint32(x_115);
x_130 = lean_uint32_sub(x_47, x_129);
x_131 = lean_uint32_land(x_128, x_130);
x_132 = lean_uint32_xor(x_127, x_131);
x_133 = lean_uint32_dec_eq(x_114, x_47);
x_134 = lean_uint32_dec_lt(x_47, x_50);
x_135 = lean_bool_to_uint32(x_134);
x_136 = lean_uint32_sub(x_50, x_135);
x_137 = lean_uint32_dec_eq(x_114, x_97);
x_138 = lean_uint32_dec_lt(x_50, x_38);
x_139 = lean_bool_to_uint32(x_138);
x_140 = lean_uint32_add(x_50, x_139);
x_141 = lean_uint32_xor(x_140, x_50);
x_142 = lean_bool_to_uint32(x_137);
x_143 = lean_uint32_sub(x_47, x_142);
x_144 = lean_uint32_land(x_141, x_143);
x_145 = lean_uint32_xor(x_50, x_144);
x_146 = lean_uint32_xor(x_136, x_145);
x_147 = lean_bool_to_uint32(x_133);
x_148 = lean_uint32_sub(x_47, x_147);
x_149 = lean_uint32_land(x_146, x_148);
x_150 = lean_uint32_xor(x_145, x_149);
x_151 = lean_uint32_shift_left(x_132, x_36);
x_152 = lean_uint32_add(x_151, x_150);
x_153 = lean_uint32_to_uint64(x_152);
x_154 = lean_uint64_lor(x_57, x_153);
x_155 = lean_uint64_shift_left(x_18, x_154);
x_156 = lean_uint64_land(x_4, x_155);
x_157 = lean_uint64_dec_lt(x_57, x_156);
x_158 = lean_uint64_land(x_5, x_155);
x_159 = lean_uint64_dec_lt(x_57, x_158);
x_160 = lean_uint32_xor(x_9, x_10);
x_161 = lean_bool_to_uint32(x_159);
x_162 = lean_uint32_sub(x_47, x_161);
x_163 = lean_uint32_land(x_160, x_162);
x_164 = lean_uint32_xor(x_10, x_163);
x_165 = lean_uint32_xor(x_8, x_164);
x_166 = lean_bool_to_uint32(x_157);
x_167 = lean_uint32_sub(x_47, x_166);
x_168 = lean_uint32_land(x_165, x_167);
x_169 = lean_uint32_xor(x_164, x_168);
x_170 = lean_uint32_xor(x_47, x_169);
x_171 = lean_bool_to_uint32(x_70);
x_172 = lean_uint32_sub(x_47, x_171);
x_173 = lean_uint32_land(x_170, x_172);
x_174 = lean_uint32_xor(x_169, x_173);
x_175 = 2147483648;
x_176 = lean_uint32_add(x_174, x_175);
x_177 = lean_uint32_to_uint64(x_176);
x_178 = 2147483648;
x_179 = lean_uint64_sub(x_177, x_178);
x_180 = lean_uint64_xor(x_179, x_57);
x_181 = lean_bool_to_uint32(x_14);
x_182 = lean_uint32_sub(x_16, x_37);
x_183 = lean_uint32_dec_lt(x_182, x_36);
x_184 = lean_bool_to_uint32(x_183);
x_185 = lean_uint32_land(x_181, x_184);
x_186 = lean_uint32_xor(x_185, x_37);
x_187 = lean_uint32_dec_lt(x_15, x_17);
x_188 = lean_bool_to_uint32(x_187);
x_189 = lean_uint32_land(x_186, x_188);
x_190 = lean_uint32_to_uint64(x_189);
x_191 = lean_uint64_sub(x_57, x_190);
x_192 = lean_uint64_land(x_180, x_191);
x_193 = lean_uint64_xor(x_57, x_192);
return x_193;
}
}
LEAN_EXPORT uint64_t frozenlake_lane_reward(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint64_t x_20; 
x_20 = l_Spec_FrozenLake_Kernel_laneReward___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_15, x_16, x_17);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneReward___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint64_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_reward(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box_uint64(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneReward___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint64_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = l_Spec_FrozenLake_Kernel_laneReward___redArg(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box_uint64(x_33);
return x_34;
}
}
LEAN_EXPORT uint8_t l_Spec_FrozenLake_Kernel_laneTerminated___redArg(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint8_t x_14, uint32_t x_15, uint32_t x_16) {
_start:
{
uint32_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint32_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint32_t x_45; uint8_t x_46; uint32_t x_47; uint32_t x_48; uint32_t x_49; uint32_t x_50; uint64_t x_51; uint32_t x_52; uint8_t x_53; uint32_t x_54; uint32_t x_55; uint32_t x_56; uint64_t x_57; uint32_t x_58; uint32_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint8_t x_64; uint64_t x_65; uint8_t x_66; uint32_t x_67; uint32_t x_68; uint32_t x_69; uint8_t x_70; uint64_t x_71; uint32_t x_72; uint8_t x_73; uint32_t x_74; uint32_t x_75; uint32_t x_76; uint32_t x_77; uint32_t x_78; uint8_t x_79; uint32_t x_80; uint32_t x_81; uint32_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint32_t x_96; uint32_t x_97; uint32_t x_98; uint8_t x_99; uint32_t x_100; uint8_t x_101; uint32_t x_102; uint32_t x_103; uint32_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint8_t x_115; uint8_t x_116; uint32_t x_117; uint32_t x_118; uint8_t x_119; uint8_t x_120; uint32_t x_121; uint32_t x_122; uint32_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint8_t x_133; uint8_t x_134; uint32_t x_135; uint32_t x_136; uint8_t x_137; uint8_t x_138; uint32_t x_139; uint32_t x_140; uint32_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint64_t x_159; uint64_t x_160; uint64_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint32_t x_165; uint64_t x_166; uint64_t x_167; uint32_t x_168; uint8_t x_169; uint32_t x_170; uint32_t x_171; uint32_t x_172; uint64_t x_173; uint32_t x_174; uint8_t x_175; uint32_t x_176; uint32_t x_177; uint32_t x_178; uint32_t x_179; uint32_t x_180; uint64_t x_181; uint64_t x_182; uint64_t x_183; uint64_t x_184; uint8_t x_185; uint64_t x_186; uint8_t x_187; uint32_t x_188; uint32_t x_189; uint32_t x_190; uint8_t x_191; uint32_t x_192; uint32_t x_193; uint8_t x_194; uint32_t x_195; uint32_t x_196; uint32_t x_197; uint8_t x_198; uint32_t x_199; uint32_t x_200; uint32_t x_201; uint32_t x_202; uint8_t x_203; 
x_17 = frozenlake_num_actions(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10);
x_18 = 1;
x_19 = lean_uint64_add(x_13, x_18);
x_20 = 11400714819323198485ULL;
x_21 = lean_uint64_mul(x_19, x_20);
x_22 = lean_uint64_add(x_12, x_21);
x_23 = 30;
x_24 = lean_uint64_shift_right(x_22, x_23);
x_25 = lean_uint64_xor(x_22, x_24);
x_26 = 13787848793156543929ULL;
x_27 = lean_uint64_mul(x_25, x_26);
x_28 = 27;
x_29 = lean_uint64_shift_right(x_27, x_28);
x_30 = lean_uint64_xor(x_27, x_29);
x_31 = 10723151780598845931ULL;
x_32 = lean_uint64_mul(x_30, x_31);
x_33 = 31;
x_34 = lean_uint64_shift_right(x_32, x_33);
x_35 = lean_uint64_xor(x_32, x_34);
x_36 = 3;
x_37 = 1;
x_38 = lean_uint32_sub(x_2, x_37);
x_39 = lean_uint32_sub(x_1, x_37);
x_40 = lean_uint32_to_uint64(x_11);
x_41 = 3;
x_42 = lean_uint64_shift_left(x_18, x_41);
x_43 = lean_uint64_sub(x_42, x_18);
x_44 = lean_uint64_land(x_40, x_43);
x_45 = lean_uint64_to_uint32(x_44);
x_46 = lean_uint32_dec_le(x_45, x_38);
x_47 = 0;
x_48 = lean_bool_to_uint32(x_46);
x_49 = lean_uint32_sub(x_47, x_48);
x_50 = lean_uint32_land(x_45, x_49);
x_51 = lean_uint64_shift_right(x_40, x_41);
x_52 = lean_uint64_to_uint32(x_51);
x_53 = lean_uint32_dec_le(x_52, x_39);
x_54 = lean_bool_to_uint32(x_53);
x_55 = lean_uint32_sub(x_47, x_54);
x_56 = lean_uint32_land(x_52, x_55);
x_57 = 0;
x_58 = lean_uint32_shift_left(x_56, x_36);
x_59 = lean_uint32_add(x_58, x_50);
x_60 = lean_uint32_to_uint64(x_59);
x_61 = lean_uint64_lor(x_57, x_60);
x_62 = lean_uint64_shift_left(x_18, x_61);
x_63 = lean_uint64_land(x_4, x_62);
x_64 = lean_uint64_dec_lt(x_57, x_63);
x_65 = lean_uint64_land(x_5, x_62);
x_66 = lean_uint64_dec_lt(x_57, x_65);
x_67 = lean_bool_to_uint32(x_64);
x_68 = lean_bool_to_uint32(x_66);
x_69 = lean_uint32_lor(x_67, x_68);
x_70 = lean_uint32_dec_eq(x_69, x_37);
x_71 = lean_uint32_to_uint64(x_15);
x_72 = lean_uint64_to_uint32(x_71);
x_73 = lean_uint32_dec_le(x_72, x_36);
x_74 = lean_bool_to_uint32(x_73);
x_75 = lean_uint32_sub(x_47, x_74);
x_76 = lean_uint32_land(x_72, x_75);
x_77 = 999999;
x_78 = lean_uint32_sub(x_7, x_37);
x_79 = lean_uint32_dec_le(x_78, x_77);
x_80 = lean_bool_to_uint32(x_79);
x_81 = lean_uint32_sub(x_47, x_80);
x_82 = lean_uint32_land(x_78, x_81);
x_83 = lean_uint32_shift_left(x_82, x_37);
x_84 = lean_uint32_add(x_83, x_37);
x_85 = lean_uint32_add(x_84, x_37);
x_86 = 32;
x_87 = lean_uint64_shift_right(x_35, x_86);
x_88 = lean_uint32_to_uint64(x_85);
x_89 = lean_uint64_mul(x_87, x_88);
x_90 = 4294967295;
x_91 = lean_uint64_land(x_35, x_90);
x_92 = lean_uint64_mul(x_91, x_88);
x_93 = lean_uint64_shift_right(x_92, x_86);
x_94 = lean_uint64_add(x_89, x_93);
x_95 = lean_uint64_shift_right(x_94, x_86);
x_96 = lean_uint64_to_uint32(x_95);
x_97 = 2;
x_98 = lean_uint32_sub(x_7, x_6);
x_99 = lean_uint32_dec_lt(x_96, x_98);
x_100 = lean_uint32_add(x_7, x_6);
x_101 = lean_uint32_dec_lt(x_96, x_100);
x_102 = lean_uint32_xor(x_37, x_97);
x_103 = lean_bool_to_uint32(x_101);
x_104 = lean_uint32_sub(x_47, x_103);
x_105 = lean_uint32_land(x_102, x_104);
x_106 = lean_uint32_xor(x_97, x_105);
x_107 = lean_uint32_xor(x_47, x_106);
x_108 = lean_bool_to_uint32(x_99);
x_109 = lean_uint32_sub(x_47, x_108);
x_110 = lean_uint32_land(x_107, x_109);
x_111 = lean_uint32_xor(x_106, x_110);
x_112 = lean_uint32_add(x_111, x_36);
x_113 = lean_uint32_add(x_76, x_112);
x_114 = lean_uint32_land(x_113, x_36);
x_115 = lean_uint32_dec_eq(x_114, x_37);
x_116 = lean_uint32_dec_lt(x_56, x_39);
x_117 = lean_bool_to_uint32(x_116);
x_118 = lean_uint32_add(x_56, x_117);
x_119 = lean_uint32_dec_eq(x_114, x_36);
x_120 = lean_uint32_dec_lt(x_47, x_56);
x_121 = lean_bool_to_uint32(x_120);
x_122 = lean_uint32_sub(x_56, x_121);
x_123 = lean_uint32_xor(x_122, x_56);
x_124 = lean_bool_to_uint32(x_119);
x_125 = lean_uint32_sub(x_47, x_124);
x_126 = lean_uint32_land(x_123, x_125);
x_127 = lean_uint32_xor(x_56, x_126);
x_128 = lean_uint32_xor(x_118, x_127);
x_129 = lean_bool_to_uint32(x_115);
x_130 = lean_uint32_sub(x_47, x_129);
x_131 = lean_uint32_land(x_128, x_130);
x_132 = lean_uint32_xor(x_127, x_131);
x_133 = lean_uint32_dec_eq(x_114, x_47);
x_134 = lean_uint32_dec_lt(x_47, x_50);
x_135 = lean_bool_to_uint32(x_134);
x_136 = lean_uint32_sub(x_50, x_135);
x_137 = lean_uint32_dec_eq(x_114, x_97);
x_138 = lean_uint32_dec_lt(x_50, x_38);
x_139 = lean_bool_to_uint32(x_138);
x_140 = lean_uint32_add(x_50, x_139);
x_141 = lean_uint32_xor(x_140, x_50);
x_142 = lean_bool_to_uint32(x_137);
x_143 = lean_uint32_sub(x_47, x_142);
x_144 = lean_uint32_land(x_141, x_143);
x_145 = lean_uint32_xor(x_50, x_144);
x_146 = lean_uint32_xor(x_136, x_145);
x_147 = lean_bool_to_uint32(x_133);
x_148 = lean_uint32_sub(x_47, x_147);
x_149 = lean_uint32_land(x_146, x_148);
x_150 = lean_uint32_xor(x_145, x_149);
x_151 = lean_uint32_xor(x_56, x_132);
x_152 = lean_bool_to_uint32(x_70);
x_153 = lean_uint32_sub(x_47, x_152);
x_154 = lean_uint32_land(x_151, x_153);
x_155 = lean_uint32_xor(x_132, x_154);
x_156 = lean_uint32_xor(x_50, x_150);
x_157 = lean_uint32_land(x_156, x_153);
x_158 = lean_uint32_xor(x_150, x_157);
x_159 = lean_uint32_to_uint64(x_158);
x_160 = lean_uint64_lor(x_57, x_159);
x_161 = lean_uint32_to_uint64(x_155);
x_162 = lean_uint64_lor(x_57, x_161);
x_163 = lean_uint64_shift_left(x_162, x_41);
x_164 = lean_uint64_lor(x_160, x_163);
x_165 = lean_uint64_to_uint32(x_164);
x_166 = lean_uint32_to_uint64(x_165);
x_167 = lean_uint64_land(x_166, x_43);
x_168 = lean_uint64_to_uint32(x_167);
x_169 = lean_uint32_dec_le(x_168, x_38);
x_170 = lean_bool_to_uint32(x_169);
x_171 = lean_uint32_sub(x_47, x_170);
x_172 = lean_uint32_land(x_168, x_171);
x_173 = lean_uint64_shift_right(x_166, x_41);
x_174 = lean_uint64_to_uint32(x_173);
x_175 = lean_uint32_dec_le(x_174, x_39);
x_176 = lean_bool_to_uint32(x_175);
x_177 = lean_uint32_sub(x_47, x_176);
x_178 = lean_uint32_land(x_174, x_177);
x_179 = lean_uint32_shift_left(x_178, x_36);
x_180 = lean_uint32_add(x_179, x_172);
x_181 = lean_uint32_to_uint64(x_180);
x_182 = lean_uint64_lor(x_57, x_181);
x_183 = lean_uint64_shift_left(x_18, x_182);
x_184 = lean_uint64_land(x_4, x_183);
x_185 = lean_uint64_dec_lt(x_57, x_184);
x_186 = lean_uint64_land(x_5, x_183);
x_187 = lean_uint64_dec_lt(x_57, x_186);
x_188 = lean_bool_to_uint32(x_185);
x_189 = lean_bool_to_uint32(x_187);
x_190 = lean_uint32_lor(x_188, x_189);
x_191 = lean_uint32_dec_eq(x_190, x_37);
x_192 = lean_bool_to_uint32(x_14);
x_193 = lean_uint32_sub(x_16, x_37);
x_194 = lean_uint32_dec_lt(x_193, x_36);
x_195 = lean_bool_to_uint32(x_194);
x_196 = lean_uint32_land(x_192, x_195);
x_197 = lean_uint32_xor(x_196, x_37);
x_198 = lean_uint32_dec_lt(x_15, x_17);
x_199 = lean_bool_to_uint32(x_198);
x_200 = lean_uint32_land(x_197, x_199);
x_201 = lean_bool_to_uint32(x_191);
x_202 = lean_uint32_land(x_200, x_201);
x_203 = lean_uint32_dec_eq(x_202, x_37);
return x_203;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_terminated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint8_t x_20; 
x_20 = l_Spec_FrozenLake_Kernel_laneTerminated___redArg(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10, x_11, x_12, x_13, x_15, x_16, x_17);
return x_20;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTerminated___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_terminated(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTerminated___redArg___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9, lean_object* x_10, lean_object* x_11, lean_object* x_12, lean_object* x_13, lean_object* x_14, lean_object* x_15, lean_object* x_16) {
_start:
{
uint32_t x_17; uint32_t x_18; uint32_t x_19; uint64_t x_20; uint64_t x_21; uint32_t x_22; uint32_t x_23; uint32_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint64_t x_28; uint64_t x_29; uint8_t x_30; uint32_t x_31; uint32_t x_32; uint8_t x_33; lean_object* x_34; 
x_17 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_18 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_19 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_20 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_21 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_22 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_23 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_24 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_25 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_26 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_27 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_28 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_29 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_30 = lean_unbox(x_14);
x_31 = lean_unbox_uint32(x_15);
lean_dec(x_15);
x_32 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_33 = l_Spec_FrozenLake_Kernel_laneTerminated___redArg(x_17, x_18, x_19, x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32);
x_34 = lean_box(x_33);
return x_34;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_truncated(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint32_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint64_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint64_t x_60; uint32_t x_61; uint32_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint8_t x_67; uint64_t x_68; uint8_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint8_t x_73; uint64_t x_74; uint32_t x_75; uint8_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint8_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint8_t x_118; uint8_t x_119; uint32_t x_120; uint32_t x_121; uint8_t x_122; uint8_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint8_t x_137; uint32_t x_138; uint32_t x_139; uint8_t x_140; uint8_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint32_t x_168; uint64_t x_169; uint64_t x_170; uint32_t x_171; uint8_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint64_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint8_t x_188; uint64_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint32_t x_193; uint8_t x_194; uint32_t x_195; uint32_t x_196; uint8_t x_197; uint32_t x_198; uint32_t x_199; uint32_t x_200; uint8_t x_201; uint32_t x_202; uint32_t x_203; uint32_t x_204; uint32_t x_205; uint8_t x_206; uint32_t x_215; uint8_t x_216; uint8_t x_229; uint32_t x_236; uint8_t x_237; 
x_20 = frozenlake_num_actions(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10);
x_21 = 1;
x_22 = lean_uint64_add(x_13, x_21);
x_23 = 11400714819323198485ULL;
x_24 = lean_uint64_mul(x_22, x_23);
x_25 = lean_uint64_add(x_12, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_25, x_27);
x_29 = 13787848793156543929ULL;
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 27;
x_32 = lean_uint64_shift_right(x_30, x_31);
x_33 = lean_uint64_xor(x_30, x_32);
x_34 = 10723151780598845931ULL;
x_35 = lean_uint64_mul(x_33, x_34);
x_36 = 31;
x_37 = lean_uint64_shift_right(x_35, x_36);
x_38 = lean_uint64_xor(x_35, x_37);
x_39 = 3;
x_40 = 1;
x_41 = lean_uint32_sub(x_2, x_40);
x_42 = lean_uint32_sub(x_1, x_40);
x_43 = lean_uint32_to_uint64(x_11);
x_44 = 3;
x_45 = lean_uint64_shift_left(x_21, x_44);
x_46 = lean_uint64_sub(x_45, x_21);
x_47 = lean_uint64_land(x_43, x_46);
x_48 = lean_uint64_to_uint32(x_47);
x_49 = lean_uint32_dec_le(x_48, x_41);
x_50 = 0;
x_51 = lean_bool_to_uint32(x_49);
x_52 = lean_uint32_sub(x_50, x_51);
x_53 = lean_uint32_land(x_48, x_52);
x_54 = lean_uint64_shift_right(x_43, x_44);
x_55 = lean_uint64_to_uint32(x_54);
x_56 = lean_uint32_dec_le(x_55, x_42);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_sub(x_50, x_57);
x_59 = lean_uint32_land(x_55, x_58);
x_60 = 0;
x_61 = lean_uint32_shift_left(x_59, x_39);
x_62 = lean_uint32_add(x_61, x_53);
x_63 = lean_uint32_to_uint64(x_62);
x_64 = lean_uint64_lor(x_60, x_63);
x_65 = lean_uint64_shift_left(x_21, x_64);
x_66 = lean_uint64_land(x_4, x_65);
x_67 = lean_uint64_dec_lt(x_60, x_66);
x_68 = lean_uint64_land(x_5, x_65);
x_69 = lean_uint64_dec_lt(x_60, x_68);
x_70 = lean_bool_to_uint32(x_67);
x_71 = lean_bool_to_uint32(x_69);
x_72 = lean_uint32_lor(x_70, x_71);
x_73 = lean_uint32_dec_eq(x_72, x_40);
x_74 = lean_uint32_to_uint64(x_16);
x_75 = lean_uint64_to_uint32(x_74);
x_76 = lean_uint32_dec_le(x_75, x_39);
x_77 = lean_bool_to_uint32(x_76);
x_78 = lean_uint32_sub(x_50, x_77);
x_79 = lean_uint32_land(x_75, x_78);
x_80 = 999999;
x_81 = lean_uint32_sub(x_7, x_40);
x_82 = lean_uint32_dec_le(x_81, x_80);
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_sub(x_50, x_83);
x_85 = lean_uint32_land(x_81, x_84);
x_86 = lean_uint32_shift_left(x_85, x_40);
x_87 = lean_uint32_add(x_86, x_40);
x_88 = lean_uint32_add(x_87, x_40);
x_89 = 32;
x_90 = lean_uint64_shift_right(x_38, x_89);
x_91 = lean_uint32_to_uint64(x_88);
x_92 = lean_uint64_mul(x_90, x_91);
x_93 = 4294967295;
x_94 = lean_uint64_land(x_38, x_93);
x_95 = lean_uint64_mul(x_94, x_91);
x_96 = lean_uint64_shift_right(x_95, x_89);
x_97 = lean_uint64_add(x_92, x_96);
x_98 = lean_uint64_shift_right(x_97, x_89);
x_99 = lean_uint64_to_uint32(x_98);
x_100 = 2;
x_101 = lean_uint32_sub(x_7, x_6);
x_102 = lean_uint32_dec_lt(x_99, x_101);
x_103 = lean_uint32_add(x_7, x_6);
x_104 = lean_uint32_dec_lt(x_99, x_103);
x_105 = lean_uint32_xor(x_40, x_100);
x_106 = lean_bool_to_uint32(x_104);
x_107 = lean_uint32_sub(x_50, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_100, x_108);
x_110 = lean_uint32_xor(x_50, x_109);
x_111 = lean_bool_to_uint32(x_102);
x_112 = lean_uint32_sub(x_50, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_109, x_113);
x_115 = lean_uint32_add(x_114, x_39);
x_116 = lean_uint32_add(x_79, x_115);
x_117 = lean_uint32_land(x_116, x_39);
x_118 = lean_uint32_dec_eq(x_117, x_40);
x_119 = lean_uint32_dec_lt(x_59, x_42);
x_120 = lean_bool_to_uint32(x_119);
x_121 = lean_uint32_add(x_59, x_120);
x_122 = lean_uint32_dec_eq(x_117, x_39);
x_123 = lean_uint32_dec_lt(x_50, x_59);
x_124 = lean_bool_to_uint32(x_123);
x_125 = lean_uint32_sub(x_59, x_124);
x_126 = lean_uint32_xor(x_125, x_59);
x_127 = lean_bool_to_uint32(x_122);
x_128 = lean_uint32_sub(x_50, x_127);
x_129 = lean_uint32_land(x_126, x_128);
x_130 = lean_uint32_xor(x_59, x_129);
x_131 = lean_uint32_xor(x_121, x_130);
x_132 = lean_bool_to_uint32(x_118);
x_133 = lean_uint32_sub(x_50, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_130, x_134);
x_136 = lean_uint32_dec_eq(x_117, x_50);
x_137 = lean_uint32_dec_lt(x_50, x_53);
x_138 = lean_bool_to_uint32(x_137);
x_139 = lean_uint32_sub(x_53, x_138);
x_140 = lean_uint32_dec_eq(x_117, x_100);
x_141 = lean_uint32_dec_lt(x_53, x_41);
x_142 = lean_bool_to_uint32(x_141);
x_143 = lean_uint32_add(x_53, x_142);
x_144 = lean_uint32_xor(x_143, x_53);
x_145 = lean_bool_to_uint32(x_140);
x_146 = lean_uint32_sub(x_50, x_145);
x_147 = lean_uint32_land(x_144, x_146);
x_148 = lean_uint32_xor(x_53, x_147);
x_149 = lean_uint32_xor(x_139, x_148);
x_150 = lean_bool_to_uint32(x_136);
x_151 = lean_uint32_sub(x_50, x_150);
x_152 = lean_uint32_land(x_149, x_151);
x_153 = lean_uint32_xor(x_148, x_152);
x_154 = lean_uint32_xor(x_59, x_135);
x_155 = lean_bool_to_uint32(x_73);
x_156 = lean_uint32_sub(x_50, x_155);
x_157 = lean_uint32_land(x_154, x_156);
x_158 = lean_uint32_xor(x_135, x_157);
x_159 = lean_uint32_xor(x_53, x_153);
x_160 = lean_uint32_land(x_159, x_156);
x_161 = lean_uint32_xor(x_153, x_160);
x_162 = lean_uint32_to_uint64(x_161);
x_163 = lean_uint64_lor(x_60, x_162);
x_164 = lean_uint32_to_uint64(x_158);
x_165 = lean_uint64_lor(x_60, x_164);
x_166 = lean_uint64_shift_left(x_165, x_44);
x_167 = lean_uint64_lor(x_163, x_166);
x_168 = lean_uint64_to_uint32(x_167);
x_169 = lean_uint32_to_uint64(x_168);
x_170 = lean_uint64_land(x_169, x_46);
x_171 = lean_uint64_to_uint32(x_170);
x_172 = lean_uint32_dec_le(x_171, x_41);
x_173 = lean_bool_to_uint32(x_172);
x_174 = lean_uint32_sub(x_50, x_173);
x_175 = lean_uint32_land(x_171, x_174);
x_176 = lean_uint64_shift_right(x_169, x_44);
x_177 = lean_uint64_to_uint32(x_176);
x_178 = lean_uint32_dec_le(x_177, x_42);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_sub(x_50, x_179);
x_181 = lean_uint32_land(x_177, x_180);
x_182 = lean_uint32_shift_left(x_181, x_39);
x_183 = lean_uint32_add(x_182, x_175);
x_184 = lean_uint32_to_uint64(x_183);
x_185 = lean_uint64_lor(x_60, x_184);
x_186 = lean_uint64_shift_left(x_21, x_185);
x_187 = lean_uint64_land(x_4, x_186);
x_188 = lean_uint64_dec_lt(x_60, x_187);
x_189 = lean_uint64_land(x_5, x_186);
x_190 = lean_uint64_dec_lt(x_60, x_189);
x_191 = lean_bool_to_uint32(x_188);
x_192 = lean_bool_to_uint32(x_190);
x_193 = lean_uint32_lor(x_191, x_192);
x_194 = lean_uint32_dec_eq(x_193, x_40);
x_195 = lean_bool_to_uint32(x_15);
x_196 = lean_uint32_sub(x_17, x_40);
x_197 = lean_uint32_dec_lt(x_196, x_39);
x_198 = lean_bool_to_uint32(x_197);
x_199 = lean_uint32_land(x_195, x_198);
x_200 = lean_uint32_xor(x_199, x_40);
x_201 = lean_uint32_dec_lt(x_16, x_20);
x_202 = lean_bool_to_uint32(x_201);
x_203 = lean_uint32_land(x_200, x_202);
x_236 = 4294967295;
x_237 = lean_uint32_dec_eq(x_14, x_236);
if (x_237 == 0)
{
uint8_t x_238; 
x_238 = 1;
x_229 = x_238;
goto block_235;
}
else
{
uint8_t x_239; 
x_239 = 0;
x_229 = x_239;
goto block_235;
}
block_214:
{
uint32_t x_207; uint8_t x_208; uint32_t x_209; uint32_t x_210; uint32_t x_211; uint32_t x_212; uint8_t x_213; 
x_207 = lean_bool_to_uint32(x_206);
x_208 = lean_uint32_dec_le(x_19, x_204);
x_209 = lean_bool_to_uint32(x_208);
x_210 = lean_uint32_land(x_207, x_209);
x_211 = lean_uint32_lor(x_205, x_210);
x_212 = lean_uint32_land(x_203, x_211);
x_213 = lean_uint32_dec_eq(x_212, x_40);
return x_213;
}
block_228:
{
uint32_t x_217; uint8_t x_218; uint32_t x_219; uint32_t x_220; uint32_t x_221; uint32_t x_222; uint32_t x_223; uint32_t x_224; uint8_t x_225; 
x_217 = lean_bool_to_uint32(x_216);
x_218 = lean_uint32_dec_le(x_18, x_215);
x_219 = lean_bool_to_uint32(x_218);
x_220 = lean_uint32_land(x_217, x_219);
x_221 = lean_bool_to_uint32(x_194);
x_222 = lean_uint32_xor(x_221, x_40);
x_223 = lean_uint32_land(x_220, x_222);
x_224 = lean_uint32_lor(x_50, x_223);
x_225 = lean_uint32_dec_eq(x_19, x_50);
if (x_225 == 0)
{
uint8_t x_226; 
x_226 = 1;
x_204 = x_215;
x_205 = x_224;
x_206 = x_226;
goto block_214;
}
else
{
uint8_t x_227; 
x_227 = 0;
x_204 = x_215;
x_205 = x_224;
x_206 = x_227;
goto block_214;
}
}
block_235:
{
uint32_t x_230; uint32_t x_231; uint8_t x_232; 
x_230 = lean_bool_to_uint32(x_229);
x_231 = lean_uint32_add(x_14, x_230);
x_232 = lean_uint32_dec_eq(x_18, x_50);
if (x_232 == 0)
{
uint8_t x_233; 
x_233 = 1;
x_215 = x_231;
x_216 = x_233;
goto block_228;
}
else
{
uint8_t x_234; 
x_234 = 0;
x_215 = x_231;
x_216 = x_234;
goto block_228;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneTruncated___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_truncated(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
LEAN_EXPORT uint8_t frozenlake_lane_due(uint32_t x_1, uint32_t x_2, uint32_t x_3, uint64_t x_4, uint64_t x_5, uint32_t x_6, uint32_t x_7, uint32_t x_8, uint32_t x_9, uint32_t x_10, uint32_t x_11, uint64_t x_12, uint64_t x_13, uint32_t x_14, uint8_t x_15, uint32_t x_16, uint32_t x_17, uint32_t x_18, uint32_t x_19) {
_start:
{
uint32_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint32_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint32_t x_48; uint8_t x_49; uint32_t x_50; uint32_t x_51; uint32_t x_52; uint32_t x_53; uint64_t x_54; uint32_t x_55; uint8_t x_56; uint32_t x_57; uint32_t x_58; uint32_t x_59; uint64_t x_60; uint32_t x_61; uint32_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint8_t x_67; uint64_t x_68; uint8_t x_69; uint32_t x_70; uint32_t x_71; uint32_t x_72; uint8_t x_73; uint64_t x_74; uint32_t x_75; uint8_t x_76; uint32_t x_77; uint32_t x_78; uint32_t x_79; uint32_t x_80; uint32_t x_81; uint8_t x_82; uint32_t x_83; uint32_t x_84; uint32_t x_85; uint32_t x_86; uint32_t x_87; uint32_t x_88; uint64_t x_89; uint64_t x_90; uint64_t x_91; uint64_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint64_t x_97; uint64_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; uint32_t x_103; uint8_t x_104; uint32_t x_105; uint32_t x_106; uint32_t x_107; uint32_t x_108; uint32_t x_109; uint32_t x_110; uint32_t x_111; uint32_t x_112; uint32_t x_113; uint32_t x_114; uint32_t x_115; uint32_t x_116; uint32_t x_117; uint8_t x_118; uint8_t x_119; uint32_t x_120; uint32_t x_121; uint8_t x_122; uint8_t x_123; uint32_t x_124; uint32_t x_125; uint32_t x_126; uint32_t x_127; uint32_t x_128; uint32_t x_129; uint32_t x_130; uint32_t x_131; uint32_t x_132; uint32_t x_133; uint32_t x_134; uint32_t x_135; uint8_t x_136; uint8_t x_137; uint32_t x_138; uint32_t x_139; uint8_t x_140; uint8_t x_141; uint32_t x_142; uint32_t x_143; uint32_t x_144; uint32_t x_145; uint32_t x_146; uint32_t x_147; uint32_t x_148; uint32_t x_149; uint32_t x_150; uint32_t x_151; uint32_t x_152; uint32_t x_153; uint32_t x_154; uint32_t x_155; uint32_t x_156; uint32_t x_157; uint32_t x_158; uint32_t x_159; uint32_t x_160; uint32_t x_161; uint64_t x_162; uint64_t x_163; uint64_t x_164; uint64_t x_165; uint64_t x_166; uint64_t x_167; uint32_t x_168; uint64_t x_169; uint64_t x_170; uint32_t x_171; uint8_t x_172; uint32_t x_173; uint32_t x_174; uint32_t x_175; uint64_t x_176; uint32_t x_177; uint8_t x_178; uint32_t x_179; uint32_t x_180; uint32_t x_181; uint32_t x_182; uint32_t x_183; uint64_t x_184; uint64_t x_185; uint64_t x_186; uint64_t x_187; uint8_t x_188; uint64_t x_189; uint8_t x_190; uint32_t x_191; uint32_t x_192; uint32_t x_193; uint8_t x_194; uint32_t x_195; uint8_t x_196; uint32_t x_197; uint8_t x_198; uint32_t x_199; uint32_t x_200; uint32_t x_201; uint32_t x_202; uint8_t x_203; uint32_t x_204; uint32_t x_205; uint32_t x_206; uint8_t x_207; uint32_t x_208; uint32_t x_209; uint32_t x_210; uint32_t x_211; uint32_t x_212; uint32_t x_213; uint8_t x_214; uint32_t x_226; uint8_t x_227; uint8_t x_239; uint32_t x_246; uint8_t x_247; 
x_20 = frozenlake_num_actions(x_1, x_2, x_3, x_4, x_5, x_6, x_7, x_8, x_9, x_10);
x_21 = 1;
x_22 = lean_uint64_add(x_13, x_21);
x_23 = 11400714819323198485ULL;
x_24 = lean_uint64_mul(x_22, x_23);
x_25 = lean_uint64_add(x_12, x_24);
x_26 = 30;
x_27 = lean_uint64_shift_right(x_25, x_26);
x_28 = lean_uint64_xor(x_25, x_27);
x_29 = 13787848793156543929ULL;
x_30 = lean_uint64_mul(x_28, x_29);
x_31 = 27;
x_32 = lean_uint64_shift_right(x_30, x_31);
x_33 = lean_uint64_xor(x_30, x_32);
x_34 = 10723151780598845931ULL;
x_35 = lean_uint64_mul(x_33, x_34);
x_36 = 31;
x_37 = lean_uint64_shift_right(x_35, x_36);
x_38 = lean_uint64_xor(x_35, x_37);
x_39 = 3;
x_40 = 1;
x_41 = lean_uint32_sub(x_2, x_40);
x_42 = lean_uint32_sub(x_1, x_40);
x_43 = lean_uint32_to_uint64(x_11);
x_44 = 3;
x_45 = lean_uint64_shift_left(x_21, x_44);
x_46 = lean_uint64_sub(x_45, x_21);
x_47 = lean_uint64_land(x_43, x_46);
x_48 = lean_uint64_to_uint32(x_47);
x_49 = lean_uint32_dec_le(x_48, x_41);
x_50 = 0;
x_51 = lean_bool_to_uint32(x_49);
x_52 = lean_uint32_sub(x_50, x_51);
x_53 = lean_uint32_land(x_48, x_52);
x_54 = lean_uint64_shift_right(x_43, x_44);
x_55 = lean_uint64_to_uint32(x_54);
x_56 = lean_uint32_dec_le(x_55, x_42);
x_57 = lean_bool_to_uint32(x_56);
x_58 = lean_uint32_sub(x_50, x_57);
x_59 = lean_uint32_land(x_55, x_58);
x_60 = 0;
x_61 = lean_uint32_shift_left(x_59, x_39);
x_62 = lean_uint32_add(x_61, x_53);
x_63 = lean_uint32_to_uint64(x_62);
x_64 = lean_uint64_lor(x_60, x_63);
x_65 = lean_uint64_shift_left(x_21, x_64);
x_66 = lean_uint64_land(x_4, x_65);
x_67 = lean_uint64_dec_lt(x_60, x_66);
x_68 = lean_uint64_land(x_5, x_65);
x_69 = lean_uint64_dec_lt(x_60, x_68);
x_70 = lean_bool_to_uint32(x_67);
x_71 = lean_bool_to_uint32(x_69);
x_72 = lean_uint32_lor(x_70, x_71);
x_73 = lean_uint32_dec_eq(x_72, x_40);
x_74 = lean_uint32_to_uint64(x_16);
x_75 = lean_uint64_to_uint32(x_74);
x_76 = lean_uint32_dec_le(x_75, x_39);
x_77 = lean_bool_to_uint32(x_76);
x_78 = lean_uint32_sub(x_50, x_77);
x_79 = lean_uint32_land(x_75, x_78);
x_80 = 999999;
x_81 = lean_uint32_sub(x_7, x_40);
x_82 = lean_uint32_dec_le(x_81, x_80);
x_83 = lean_bool_to_uint32(x_82);
x_84 = lean_uint32_sub(x_50, x_83);
x_85 = lean_uint32_land(x_81, x_84);
x_86 = lean_uint32_shift_left(x_85, x_40);
x_87 = lean_uint32_add(x_86, x_40);
x_88 = lean_uint32_add(x_87, x_40);
x_89 = 32;
x_90 = lean_uint64_shift_right(x_38, x_89);
x_91 = lean_uint32_to_uint64(x_88);
x_92 = lean_uint64_mul(x_90, x_91);
x_93 = 4294967295;
x_94 = lean_uint64_land(x_38, x_93);
x_95 = lean_uint64_mul(x_94, x_91);
x_96 = lean_uint64_shift_right(x_95, x_89);
x_97 = lean_uint64_add(x_92, x_96);
x_98 = lean_uint64_shift_right(x_97, x_89);
x_99 = lean_uint64_to_uint32(x_98);
x_100 = 2;
x_101 = lean_uint32_sub(x_7, x_6);
x_102 = lean_uint32_dec_lt(x_99, x_101);
x_103 = lean_uint32_add(x_7, x_6);
x_104 = lean_uint32_dec_lt(x_99, x_103);
x_105 = lean_uint32_xor(x_40, x_100);
x_106 = lean_bool_to_uint32(x_104);
x_107 = lean_uint32_sub(x_50, x_106);
x_108 = lean_uint32_land(x_105, x_107);
x_109 = lean_uint32_xor(x_100, x_108);
x_110 = lean_uint32_xor(x_50, x_109);
x_111 = lean_bool_to_uint32(x_102);
x_112 = lean_uint32_sub(x_50, x_111);
x_113 = lean_uint32_land(x_110, x_112);
x_114 = lean_uint32_xor(x_109, x_113);
x_115 = lean_uint32_add(x_114, x_39);
x_116 = lean_uint32_add(x_79, x_115);
x_117 = lean_uint32_land(x_116, x_39);
x_118 = lean_uint32_dec_eq(x_117, x_40);
x_119 = lean_uint32_dec_lt(x_59, x_42);
x_120 = lean_bool_to_uint32(x_119);
x_121 = lean_uint32_add(x_59, x_120);
x_122 = lean_uint32_dec_eq(x_117, x_39);
x_123 = lean_uint32_dec_lt(x_50, x_59);
x_124 = lean_bool_to_uint32(x_123);
x_125 = lean_uint32_sub(x_59, x_124);
x_126 = lean_uint32_xor(x_125, x_59);
x_127 = lean_bool_to_uint32(x_122);
x_128 = lean_uint32_sub(x_50, x_127);
x_129 = lean_uint32_land(x_126, x_128);
x_130 = lean_uint32_xor(x_59, x_129);
x_131 = lean_uint32_xor(x_121, x_130);
x_132 = lean_bool_to_uint32(x_118);
x_133 = lean_uint32_sub(x_50, x_132);
x_134 = lean_uint32_land(x_131, x_133);
x_135 = lean_uint32_xor(x_130, x_134);
x_136 = lean_uint32_dec_eq(x_117, x_50);
x_137 = lean_uint32_dec_lt(x_50, x_53);
x_138 = lean_bool_to_uint32(x_137);
x_139 = lean_uint32_sub(x_53, x_138);
x_140 = lean_uint32_dec_eq(x_117, x_100);
x_141 = lean_uint32_dec_lt(x_53, x_41);
x_142 = lean_bool_to_uint32(x_141);
x_143 = lean_uint32_add(x_53, x_142);
x_144 = lean_uint32_xor(x_143, x_53);
x_145 = lean_bool_to_uint32(x_140);
x_146 = lean_uint32_sub(x_50, x_145);
x_147 = lean_uint32_land(x_144, x_146);
x_148 = lean_uint32_xor(x_53, x_147);
x_149 = lean_uint32_xor(x_139, x_148);
x_150 = lean_bool_to_uint32(x_136);
x_151 = lean_uint32_sub(x_50, x_150);
x_152 = lean_uint32_land(x_149, x_151);
x_153 = lean_uint32_xor(x_148, x_152);
x_154 = lean_uint32_xor(x_59, x_135);
x_155 = lean_bool_to_uint32(x_73);
x_156 = lean_uint32_sub(x_50, x_155);
x_157 = lean_uint32_land(x_154, x_156);
x_158 = lean_uint32_xor(x_135, x_157);
x_159 = lean_uint32_xor(x_53, x_153);
x_160 = lean_uint32_land(x_159, x_156);
x_161 = lean_uint32_xor(x_153, x_160);
x_162 = lean_uint32_to_uint64(x_161);
x_163 = lean_uint64_lor(x_60, x_162);
x_164 = lean_uint32_to_uint64(x_158);
x_165 = lean_uint64_lor(x_60, x_164);
x_166 = lean_uint64_shift_left(x_165, x_44);
x_167 = lean_uint64_lor(x_163, x_166);
x_168 = lean_uint64_to_uint32(x_167);
x_169 = lean_uint32_to_uint64(x_168);
x_170 = lean_uint64_land(x_169, x_46);
x_171 = lean_uint64_to_uint32(x_170);
x_172 = lean_uint32_dec_le(x_171, x_41);
x_173 = lean_bool_to_uint32(x_172);
x_174 = lean_uint32_sub(x_50, x_173);
x_175 = lean_uint32_land(x_171, x_174);
x_176 = lean_uint64_shift_right(x_169, x_44);
x_177 = lean_uint64_to_uint32(x_176);
x_178 = lean_uint32_dec_le(x_177, x_42);
x_179 = lean_bool_to_uint32(x_178);
x_180 = lean_uint32_sub(x_50, x_179);
x_181 = lean_uint32_land(x_177, x_180);
x_182 = lean_uint32_shift_left(x_181, x_39);
x_183 = lean_uint32_add(x_182, x_175);
x_184 = lean_uint32_to_uint64(x_183);
x_185 = lean_uint64_lor(x_60, x_184);
x_186 = lean_uint64_shift_left(x_21, x_185);
x_187 = lean_uint64_land(x_4, x_186);
x_188 = lean_uint64_dec_lt(x_60, x_187);
x_189 = lean_uint64_land(x_5, x_186);
x_190 = lean_uint64_dec_lt(x_60, x_189);
x_191 = lean_bool_to_uint32(x_188);
x_192 = lean_bool_to_uint32(x_190);
x_193 = lean_uint32_lor(x_191, x_192);
x_194 = lean_uint32_dec_eq(x_193, x_40);
x_195 = lean_bool_to_uint32(x_15);
x_196 = lean_uint32_dec_eq(x_17, x_40);
x_197 = lean_bool_to_uint32(x_196);
x_198 = lean_uint32_dec_eq(x_17, x_100);
x_199 = lean_bool_to_uint32(x_198);
x_200 = lean_uint32_lor(x_197, x_199);
x_201 = lean_uint32_land(x_195, x_200);
x_202 = lean_uint32_sub(x_17, x_40);
x_203 = lean_uint32_dec_lt(x_202, x_39);
x_204 = lean_bool_to_uint32(x_203);
x_205 = lean_uint32_land(x_195, x_204);
x_206 = lean_uint32_xor(x_205, x_40);
x_207 = lean_uint32_dec_lt(x_16, x_20);
x_208 = lean_bool_to_uint32(x_207);
x_209 = lean_uint32_land(x_206, x_208);
x_210 = lean_bool_to_uint32(x_194);
x_211 = lean_uint32_land(x_209, x_210);
x_246 = 4294967295;
x_247 = lean_uint32_dec_eq(x_14, x_246);
if (x_247 == 0)
{
uint8_t x_248; 
x_248 = 1;
x_239 = x_248;
goto block_245;
}
else
{
uint8_t x_249; 
x_249 = 0;
x_239 = x_249;
goto block_245;
}
block_225:
{
uint32_t x_215; uint8_t x_216; uint32_t x_217; uint32_t x_218; uint32_t x_219; uint32_t x_220; uint32_t x_221; uint32_t x_222; uint32_t x_223; uint8_t x_224; 
x_215 = lean_bool_to_uint32(x_214);
x_216 = lean_uint32_dec_le(x_19, x_212);
x_217 = lean_bool_to_uint32(x_216);
x_218 = lean_uint32_land(x_215, x_217);
x_219 = lean_uint32_lor(x_213, x_218);
x_220 = lean_uint32_land(x_209, x_219);
x_221 = lean_uint32_lor(x_211, x_220);
x_222 = lean_uint32_land(x_221, x_199);
x_223 = lean_uint32_lor(x_201, x_222);
x_224 = lean_uint32_dec_eq(x_223, x_40);
return x_224;
}
block_238:
{
uint32_t x_228; uint8_t x_229; uint32_t x_230; uint32_t x_231; uint32_t x_232; uint32_t x_233; uint32_t x_234; uint8_t x_235; 
x_228 = lean_bool_to_uint32(x_227);
x_229 = lean_uint32_dec_le(x_18, x_226);
x_230 = lean_bool_to_uint32(x_229);
x_231 = lean_uint32_land(x_228, x_230);
x_232 = lean_uint32_xor(x_210, x_40);
x_233 = lean_uint32_land(x_231, x_232);
x_234 = lean_uint32_lor(x_50, x_233);
x_235 = lean_uint32_dec_eq(x_19, x_50);
if (x_235 == 0)
{
uint8_t x_236; 
x_236 = 1;
x_212 = x_226;
x_213 = x_234;
x_214 = x_236;
goto block_225;
}
else
{
uint8_t x_237; 
x_237 = 0;
x_212 = x_226;
x_213 = x_234;
x_214 = x_237;
goto block_225;
}
}
block_245:
{
uint32_t x_240; uint32_t x_241; uint8_t x_242; 
x_240 = lean_bool_to_uint32(x_239);
x_241 = lean_uint32_add(x_14, x_240);
x_242 = lean_uint32_dec_eq(x_18, x_50);
if (x_242 == 0)
{
uint8_t x_243; 
x_243 = 1;
x_226 = x_241;
x_227 = x_243;
goto block_238;
}
else
{
uint8_t x_244; 
x_244 = 0;
x_226 = x_241;
x_227 = x_244;
goto block_238;
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_FrozenLake_Kernel_laneDue___boxed(lean_object** _args) {
lean_object* x_1 = _args[0];
lean_object* x_2 = _args[1];
lean_object* x_3 = _args[2];
lean_object* x_4 = _args[3];
lean_object* x_5 = _args[4];
lean_object* x_6 = _args[5];
lean_object* x_7 = _args[6];
lean_object* x_8 = _args[7];
lean_object* x_9 = _args[8];
lean_object* x_10 = _args[9];
lean_object* x_11 = _args[10];
lean_object* x_12 = _args[11];
lean_object* x_13 = _args[12];
lean_object* x_14 = _args[13];
lean_object* x_15 = _args[14];
lean_object* x_16 = _args[15];
lean_object* x_17 = _args[16];
lean_object* x_18 = _args[17];
lean_object* x_19 = _args[18];
_start:
{
uint32_t x_20; uint32_t x_21; uint32_t x_22; uint64_t x_23; uint64_t x_24; uint32_t x_25; uint32_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint32_t x_30; uint64_t x_31; uint64_t x_32; uint32_t x_33; uint8_t x_34; uint32_t x_35; uint32_t x_36; uint32_t x_37; uint32_t x_38; uint8_t x_39; lean_object* x_40; 
x_20 = lean_unbox_uint32(x_1);
lean_dec(x_1);
x_21 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_22 = lean_unbox_uint32(x_3);
lean_dec(x_3);
x_23 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_24 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_25 = lean_unbox_uint32(x_6);
lean_dec(x_6);
x_26 = lean_unbox_uint32(x_7);
lean_dec(x_7);
x_27 = lean_unbox_uint32(x_8);
lean_dec(x_8);
x_28 = lean_unbox_uint32(x_9);
lean_dec(x_9);
x_29 = lean_unbox_uint32(x_10);
lean_dec(x_10);
x_30 = lean_unbox_uint32(x_11);
lean_dec(x_11);
x_31 = lean_unbox_uint64(x_12);
lean_dec(x_12);
x_32 = lean_unbox_uint64(x_13);
lean_dec(x_13);
x_33 = lean_unbox_uint32(x_14);
lean_dec(x_14);
x_34 = lean_unbox(x_15);
x_35 = lean_unbox_uint32(x_16);
lean_dec(x_16);
x_36 = lean_unbox_uint32(x_17);
lean_dec(x_17);
x_37 = lean_unbox_uint32(x_18);
lean_dec(x_18);
x_38 = lean_unbox_uint32(x_19);
lean_dec(x_19);
x_39 = frozenlake_lane_due(x_20, x_21, x_22, x_23, x_24, x_25, x_26, x_27, x_28, x_29, x_30, x_31, x_32, x_33, x_34, x_35, x_36, x_37, x_38);
x_40 = lean_box(x_39);
return x_40;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_FrozenLake_Basic(uint8_t builtin);
lean_object* initialize_Spec_MDP_Lane_Word(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_FrozenLake_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_FrozenLake_Basic(builtin);
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
