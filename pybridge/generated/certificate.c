// Lean compiler output
// Module: Spec.Certificate.Kernel
// Imports: public import Init public import Spec.Certificate.Machine
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
uint32_t lean_bool_to_uint32(uint8_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_sumHi___boxed(lean_object*, lean_object*, lean_object*);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_successor___boxed(lean_object*, lean_object*);
uint64_t lean_uint64_lor(uint64_t, uint64_t);
LEAN_EXPORT uint8_t certificate_fits(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowUpper___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint64_dec_lt(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_lower___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint8_t certificate_valid(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowLower___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t certificate_successor(uint64_t, uint8_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_upper___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint64_t lean_uint64_land(uint64_t, uint64_t);
uint64_t lean_uint64_shift_right(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_reward___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint64_t certificate_narrow_sum(uint64_t, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint8_t);
LEAN_EXPORT uint64_t certificate_sum_lo(uint64_t, uint32_t, uint64_t);
uint64_t lean_uint64_add(uint64_t, uint64_t);
uint64_t lean_uint64_div(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowSum___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
LEAN_EXPORT uint64_t certificate_sum_weight(uint64_t, uint32_t);
uint64_t lean_uint64_mul(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_sumLo___boxed(lean_object*, lean_object*, lean_object*);
uint64_t lean_uint32_to_uint64(uint32_t);
uint64_t lean_uint64_sub(uint64_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_sumWeight___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t certificate_upper(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint64_t certificate_reward(uint64_t, uint64_t);
LEAN_EXPORT uint8_t certificate_narrow_lower(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint8_t lean_uint32_dec_eq(uint32_t, uint32_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_valid___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint32_t lean_uint32_lor(uint32_t, uint32_t);
LEAN_EXPORT uint8_t certificate_narrow(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint8_t lean_uint64_dec_le(uint64_t, uint64_t);
uint64_t lean_uint64_shift_left(uint64_t, uint64_t);
uint8_t lean_uint64_dec_eq(uint64_t, uint64_t);
LEAN_EXPORT uint8_t certificate_lower(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
uint64_t lean_bool_to_uint64(uint8_t);
uint32_t lean_uint32_land(uint32_t, uint32_t);
LEAN_EXPORT uint64_t certificate_sum_hi(uint64_t, uint32_t, uint64_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrow___boxed(lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*, lean_object*);
uint8_t lean_uint8_dec_eq(uint8_t, uint8_t);
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_fits___boxed(lean_object*, lean_object*);
LEAN_EXPORT uint8_t certificate_narrow_upper(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);
LEAN_EXPORT uint8_t certificate_valid(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint8_t x_7; uint32_t x_8; uint64_t x_9; uint8_t x_10; uint32_t x_11; uint32_t x_12; uint8_t x_13; uint32_t x_14; uint32_t x_15; uint8_t x_16; uint32_t x_17; uint32_t x_18; uint8_t x_19; uint32_t x_20; uint32_t x_21; uint64_t x_22; uint8_t x_23; uint32_t x_24; uint32_t x_25; uint8_t x_26; uint32_t x_27; uint32_t x_28; uint32_t x_29; uint8_t x_30; 
x_6 = 0;
x_7 = lean_uint64_dec_lt(x_6, x_1);
x_8 = lean_bool_to_uint32(x_7);
x_9 = 1073741824;
x_10 = lean_uint64_dec_le(x_1, x_9);
x_11 = lean_bool_to_uint32(x_10);
x_12 = lean_uint32_land(x_8, x_11);
x_13 = lean_uint64_dec_lt(x_2, x_3);
x_14 = lean_bool_to_uint32(x_13);
x_15 = lean_uint32_land(x_12, x_14);
x_16 = lean_uint64_dec_le(x_3, x_9);
x_17 = lean_bool_to_uint32(x_16);
x_18 = lean_uint32_land(x_15, x_17);
x_19 = lean_uint64_dec_lt(x_6, x_4);
x_20 = lean_bool_to_uint32(x_19);
x_21 = lean_uint32_land(x_18, x_20);
x_22 = 4611686018427387904ULL;
x_23 = lean_uint64_dec_lt(x_4, x_22);
x_24 = lean_bool_to_uint32(x_23);
x_25 = lean_uint32_land(x_21, x_24);
x_26 = lean_uint64_dec_lt(x_5, x_22);
x_27 = lean_bool_to_uint32(x_26);
x_28 = lean_uint32_land(x_25, x_27);
x_29 = 1;
x_30 = lean_uint32_dec_eq(x_28, x_29);
return x_30;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_valid___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = certificate_valid(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t certificate_fits(uint64_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint8_t x_8; 
x_3 = 9223372036854775807ULL;
x_4 = lean_uint64_div(x_3, x_1);
x_5 = lean_uint64_add(x_2, x_4);
x_6 = 1;
x_7 = lean_uint64_shift_left(x_4, x_6);
x_8 = lean_uint64_dec_le(x_5, x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_fits___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint8_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = certificate_fits(x_3, x_4);
x_6 = lean_box(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t certificate_reward(uint64_t x_1, uint64_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; 
x_3 = lean_uint64_mul(x_1, x_2);
x_4 = 9223372036854775808ULL;
x_5 = lean_uint64_add(x_3, x_4);
return x_5;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_reward___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_5 = certificate_reward(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t certificate_successor(uint64_t x_1, uint8_t x_2) {
_start:
{
uint64_t x_3; uint8_t x_4; uint8_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; 
x_3 = 0;
x_4 = 0;
x_5 = lean_uint8_dec_eq(x_2, x_4);
x_6 = lean_bool_to_uint64(x_5);
x_7 = lean_uint64_sub(x_3, x_6);
x_8 = lean_uint64_land(x_1, x_7);
x_9 = 9223372036854775808ULL;
x_10 = lean_uint64_add(x_8, x_9);
return x_10;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_successor___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint8_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox(x_2);
x_5 = certificate_successor(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t certificate_sum_weight(uint64_t x_1, uint32_t x_2) {
_start:
{
uint64_t x_3; uint64_t x_4; 
x_3 = lean_uint32_to_uint64(x_2);
x_4 = lean_uint64_add(x_1, x_3);
return x_4;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_sumWeight___boxed(lean_object* x_1, lean_object* x_2) {
_start:
{
uint64_t x_3; uint32_t x_4; uint64_t x_5; lean_object* x_6; 
x_3 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_4 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_5 = certificate_sum_weight(x_3, x_4);
x_6 = lean_box_uint64(x_5);
return x_6;
}
}
LEAN_EXPORT uint64_t certificate_sum_hi(uint64_t x_1, uint32_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; 
x_4 = lean_uint32_to_uint64(x_2);
x_5 = 32;
x_6 = lean_uint64_shift_right(x_3, x_5);
x_7 = lean_uint64_mul(x_4, x_6);
x_8 = lean_uint64_add(x_1, x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_sumHi___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint64_t x_4; uint32_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = certificate_sum_hi(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint64_t certificate_sum_lo(uint64_t x_1, uint32_t x_2, uint64_t x_3) {
_start:
{
uint64_t x_4; uint64_t x_5; uint64_t x_6; uint64_t x_7; uint64_t x_8; 
x_4 = lean_uint32_to_uint64(x_2);
x_5 = 4294967295;
x_6 = lean_uint64_land(x_3, x_5);
x_7 = lean_uint64_mul(x_4, x_6);
x_8 = lean_uint64_add(x_1, x_7);
return x_8;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_sumLo___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3) {
_start:
{
uint64_t x_4; uint32_t x_5; uint64_t x_6; uint64_t x_7; lean_object* x_8; 
x_4 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_5 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_6 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_7 = certificate_sum_lo(x_4, x_5, x_6);
x_8 = lean_box_uint64(x_7);
return x_8;
}
}
LEAN_EXPORT uint8_t certificate_upper(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9) {
_start:
{
uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint8_t x_89; uint32_t x_90; uint8_t x_91; uint32_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; 
x_10 = 32;
x_11 = lean_uint64_shift_right(x_7, x_10);
x_12 = lean_uint64_add(x_6, x_11);
x_13 = lean_uint64_shift_right(x_12, x_10);
x_14 = 4294967295;
x_15 = lean_uint64_land(x_12, x_14);
x_16 = lean_uint64_land(x_7, x_14);
x_17 = lean_uint64_mul(x_3, x_13);
x_18 = lean_uint64_mul(x_3, x_15);
x_19 = lean_uint64_mul(x_3, x_16);
x_20 = lean_uint64_shift_right(x_9, x_10);
x_21 = lean_uint64_add(x_8, x_20);
x_22 = lean_uint64_shift_right(x_21, x_10);
x_23 = lean_uint64_land(x_21, x_14);
x_24 = lean_uint64_land(x_9, x_14);
x_25 = lean_uint64_mul(x_2, x_22);
x_26 = lean_uint64_mul(x_2, x_23);
x_27 = lean_uint64_mul(x_2, x_24);
x_28 = lean_uint64_add(x_17, x_25);
x_29 = lean_uint64_add(x_18, x_26);
x_30 = lean_uint64_add(x_19, x_27);
x_31 = 9223372036854775808ULL;
x_32 = lean_uint64_add(x_5, x_31);
x_33 = lean_uint64_shift_right(x_32, x_10);
x_34 = lean_uint64_land(x_32, x_14);
x_35 = lean_uint64_shift_right(x_34, x_10);
x_36 = lean_uint64_add(x_33, x_35);
x_37 = lean_uint64_shift_right(x_36, x_10);
x_38 = lean_uint64_land(x_36, x_14);
x_39 = lean_uint64_land(x_34, x_14);
x_40 = lean_uint64_mul(x_3, x_37);
x_41 = lean_uint64_mul(x_3, x_38);
x_42 = lean_uint64_mul(x_3, x_39);
x_43 = 31;
x_44 = lean_uint64_shift_left(x_2, x_43);
x_45 = lean_uint64_add(x_41, x_44);
x_46 = lean_uint64_shift_right(x_42, x_10);
x_47 = lean_uint64_add(x_45, x_46);
x_48 = lean_uint64_shift_right(x_47, x_10);
x_49 = lean_uint64_add(x_40, x_48);
x_50 = lean_uint64_land(x_47, x_14);
x_51 = lean_uint64_land(x_42, x_14);
x_52 = lean_uint64_mul(x_1, x_49);
x_53 = lean_uint64_mul(x_1, x_50);
x_54 = lean_uint64_mul(x_1, x_51);
x_55 = lean_uint64_shift_right(x_4, x_10);
x_56 = lean_uint64_land(x_4, x_14);
x_57 = lean_uint64_shift_right(x_56, x_10);
x_58 = lean_uint64_add(x_55, x_57);
x_59 = lean_uint64_shift_right(x_58, x_10);
x_60 = lean_uint64_land(x_58, x_14);
x_61 = lean_uint64_land(x_56, x_14);
x_62 = lean_uint64_mul(x_3, x_59);
x_63 = lean_uint64_mul(x_3, x_60);
x_64 = lean_uint64_mul(x_3, x_61);
x_65 = lean_uint64_shift_right(x_64, x_10);
x_66 = lean_uint64_add(x_63, x_65);
x_67 = lean_uint64_shift_right(x_66, x_10);
x_68 = lean_uint64_add(x_62, x_67);
x_69 = lean_uint64_land(x_66, x_14);
x_70 = lean_uint64_land(x_64, x_14);
x_71 = lean_uint64_mul(x_1, x_68);
x_72 = lean_uint64_mul(x_1, x_69);
x_73 = lean_uint64_mul(x_1, x_70);
x_74 = lean_uint64_add(x_52, x_71);
x_75 = lean_uint64_add(x_53, x_72);
x_76 = lean_uint64_add(x_54, x_73);
x_77 = lean_uint64_shift_right(x_30, x_10);
x_78 = lean_uint64_add(x_29, x_77);
x_79 = lean_uint64_shift_right(x_78, x_10);
x_80 = lean_uint64_add(x_28, x_79);
x_81 = lean_uint64_land(x_78, x_14);
x_82 = lean_uint64_land(x_30, x_14);
x_83 = lean_uint64_shift_right(x_76, x_10);
x_84 = lean_uint64_add(x_75, x_83);
x_85 = lean_uint64_shift_right(x_84, x_10);
x_86 = lean_uint64_add(x_74, x_85);
x_87 = lean_uint64_land(x_84, x_14);
x_88 = lean_uint64_land(x_76, x_14);
x_89 = lean_uint64_dec_lt(x_80, x_86);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint64_dec_eq(x_80, x_86);
x_92 = lean_bool_to_uint32(x_91);
x_93 = lean_uint64_shift_left(x_81, x_10);
x_94 = lean_uint64_lor(x_93, x_82);
x_95 = lean_uint64_shift_left(x_87, x_10);
x_96 = lean_uint64_lor(x_95, x_88);
x_97 = lean_uint64_dec_le(x_94, x_96);
x_98 = lean_bool_to_uint32(x_97);
x_99 = lean_uint32_land(x_92, x_98);
x_100 = lean_uint32_lor(x_90, x_99);
x_101 = 1;
x_102 = lean_uint32_dec_eq(x_100, x_101);
return x_102;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_upper___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint8_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = certificate_upper(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box(x_19);
return x_20;
}
}
LEAN_EXPORT uint8_t certificate_lower(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint64_t x_8, uint64_t x_9) {
_start:
{
uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; uint64_t x_22; uint64_t x_23; uint64_t x_24; uint64_t x_25; uint64_t x_26; uint64_t x_27; uint64_t x_28; uint64_t x_29; uint64_t x_30; uint64_t x_31; uint64_t x_32; uint64_t x_33; uint64_t x_34; uint64_t x_35; uint64_t x_36; uint64_t x_37; uint64_t x_38; uint64_t x_39; uint64_t x_40; uint64_t x_41; uint64_t x_42; uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint64_t x_48; uint64_t x_49; uint64_t x_50; uint64_t x_51; uint64_t x_52; uint64_t x_53; uint64_t x_54; uint64_t x_55; uint64_t x_56; uint64_t x_57; uint64_t x_58; uint64_t x_59; uint64_t x_60; uint64_t x_61; uint64_t x_62; uint64_t x_63; uint64_t x_64; uint64_t x_65; uint64_t x_66; uint64_t x_67; uint64_t x_68; uint64_t x_69; uint64_t x_70; uint64_t x_71; uint64_t x_72; uint64_t x_73; uint64_t x_74; uint64_t x_75; uint64_t x_76; uint64_t x_77; uint64_t x_78; uint64_t x_79; uint64_t x_80; uint64_t x_81; uint64_t x_82; uint64_t x_83; uint64_t x_84; uint64_t x_85; uint64_t x_86; uint64_t x_87; uint64_t x_88; uint8_t x_89; uint32_t x_90; uint8_t x_91; uint32_t x_92; uint64_t x_93; uint64_t x_94; uint64_t x_95; uint64_t x_96; uint8_t x_97; uint32_t x_98; uint32_t x_99; uint32_t x_100; uint32_t x_101; uint8_t x_102; 
x_10 = 9223372036854775808ULL;
x_11 = lean_uint64_add(x_5, x_10);
x_12 = 32;
x_13 = lean_uint64_shift_right(x_11, x_12);
x_14 = 4294967295;
x_15 = lean_uint64_land(x_11, x_14);
x_16 = lean_uint64_shift_right(x_15, x_12);
x_17 = lean_uint64_add(x_13, x_16);
x_18 = lean_uint64_shift_right(x_17, x_12);
x_19 = lean_uint64_land(x_17, x_14);
x_20 = lean_uint64_land(x_15, x_14);
x_21 = lean_uint64_mul(x_3, x_18);
x_22 = lean_uint64_mul(x_3, x_19);
x_23 = lean_uint64_mul(x_3, x_20);
x_24 = 31;
x_25 = lean_uint64_shift_left(x_2, x_24);
x_26 = lean_uint64_add(x_22, x_25);
x_27 = lean_uint64_shift_right(x_23, x_12);
x_28 = lean_uint64_add(x_26, x_27);
x_29 = lean_uint64_shift_right(x_28, x_12);
x_30 = lean_uint64_add(x_21, x_29);
x_31 = lean_uint64_land(x_28, x_14);
x_32 = lean_uint64_land(x_23, x_14);
x_33 = lean_uint64_mul(x_1, x_30);
x_34 = lean_uint64_mul(x_1, x_31);
x_35 = lean_uint64_mul(x_1, x_32);
x_36 = lean_uint64_shift_right(x_7, x_12);
x_37 = lean_uint64_add(x_6, x_36);
x_38 = lean_uint64_shift_right(x_37, x_12);
x_39 = lean_uint64_land(x_37, x_14);
x_40 = lean_uint64_land(x_7, x_14);
x_41 = lean_uint64_mul(x_3, x_38);
x_42 = lean_uint64_mul(x_3, x_39);
x_43 = lean_uint64_mul(x_3, x_40);
x_44 = lean_uint64_shift_right(x_9, x_12);
x_45 = lean_uint64_add(x_8, x_44);
x_46 = lean_uint64_shift_right(x_45, x_12);
x_47 = lean_uint64_land(x_45, x_14);
x_48 = lean_uint64_land(x_9, x_14);
x_49 = lean_uint64_mul(x_2, x_46);
x_50 = lean_uint64_mul(x_2, x_47);
x_51 = lean_uint64_mul(x_2, x_48);
x_52 = lean_uint64_add(x_41, x_49);
x_53 = lean_uint64_add(x_42, x_50);
x_54 = lean_uint64_add(x_43, x_51);
x_55 = lean_uint64_shift_right(x_4, x_12);
x_56 = lean_uint64_land(x_4, x_14);
x_57 = lean_uint64_shift_right(x_56, x_12);
x_58 = lean_uint64_add(x_55, x_57);
x_59 = lean_uint64_shift_right(x_58, x_12);
x_60 = lean_uint64_land(x_58, x_14);
x_61 = lean_uint64_land(x_56, x_14);
x_62 = lean_uint64_mul(x_3, x_59);
x_63 = lean_uint64_mul(x_3, x_60);
x_64 = lean_uint64_mul(x_3, x_61);
x_65 = lean_uint64_shift_right(x_64, x_12);
x_66 = lean_uint64_add(x_63, x_65);
x_67 = lean_uint64_shift_right(x_66, x_12);
x_68 = lean_uint64_add(x_62, x_67);
x_69 = lean_uint64_land(x_66, x_14);
x_70 = lean_uint64_land(x_64, x_14);
x_71 = lean_uint64_mul(x_1, x_68);
x_72 = lean_uint64_mul(x_1, x_69);
x_73 = lean_uint64_mul(x_1, x_70);
x_74 = lean_uint64_add(x_52, x_71);
x_75 = lean_uint64_add(x_53, x_72);
x_76 = lean_uint64_add(x_54, x_73);
x_77 = lean_uint64_shift_right(x_35, x_12);
x_78 = lean_uint64_add(x_34, x_77);
x_79 = lean_uint64_shift_right(x_78, x_12);
x_80 = lean_uint64_add(x_33, x_79);
x_81 = lean_uint64_land(x_78, x_14);
x_82 = lean_uint64_land(x_35, x_14);
x_83 = lean_uint64_shift_right(x_76, x_12);
x_84 = lean_uint64_add(x_75, x_83);
x_85 = lean_uint64_shift_right(x_84, x_12);
x_86 = lean_uint64_add(x_74, x_85);
x_87 = lean_uint64_land(x_84, x_14);
x_88 = lean_uint64_land(x_76, x_14);
x_89 = lean_uint64_dec_lt(x_80, x_86);
x_90 = lean_bool_to_uint32(x_89);
x_91 = lean_uint64_dec_eq(x_80, x_86);
x_92 = lean_bool_to_uint32(x_91);
x_93 = lean_uint64_shift_left(x_81, x_12);
x_94 = lean_uint64_lor(x_93, x_82);
x_95 = lean_uint64_shift_left(x_87, x_12);
x_96 = lean_uint64_lor(x_95, x_88);
x_97 = lean_uint64_dec_le(x_94, x_96);
x_98 = lean_bool_to_uint32(x_97);
x_99 = lean_uint32_land(x_92, x_98);
x_100 = lean_uint32_lor(x_90, x_99);
x_101 = 1;
x_102 = lean_uint32_dec_eq(x_100, x_101);
return x_102;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_lower___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8, lean_object* x_9) {
_start:
{
uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint8_t x_19; lean_object* x_20; 
x_10 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_11 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_12 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_13 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_14 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_15 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_16 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_17 = lean_unbox_uint64(x_8);
lean_dec(x_8);
x_18 = lean_unbox_uint64(x_9);
lean_dec(x_9);
x_19 = certificate_lower(x_10, x_11, x_12, x_13, x_14, x_15, x_16, x_17, x_18);
x_20 = lean_box(x_19);
return x_20;
}
}
LEAN_EXPORT uint8_t certificate_narrow(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7) {
_start:
{
uint8_t x_8; uint64_t x_18; uint8_t x_19; uint32_t x_20; uint64_t x_21; uint8_t x_22; uint32_t x_23; uint32_t x_24; uint8_t x_25; uint32_t x_26; uint32_t x_27; uint8_t x_28; uint32_t x_29; uint32_t x_30; uint8_t x_31; uint32_t x_32; uint32_t x_33; uint64_t x_34; uint8_t x_35; uint32_t x_36; uint32_t x_37; uint8_t x_38; uint32_t x_39; uint32_t x_40; uint32_t x_41; uint8_t x_42; 
x_18 = 0;
x_19 = lean_uint64_dec_lt(x_18, x_1);
x_20 = lean_bool_to_uint32(x_19);
x_21 = 1073741824;
x_22 = lean_uint64_dec_le(x_1, x_21);
x_23 = lean_bool_to_uint32(x_22);
x_24 = lean_uint32_land(x_20, x_23);
x_25 = lean_uint64_dec_lt(x_2, x_3);
x_26 = lean_bool_to_uint32(x_25);
x_27 = lean_uint32_land(x_24, x_26);
x_28 = lean_uint64_dec_le(x_3, x_21);
x_29 = lean_bool_to_uint32(x_28);
x_30 = lean_uint32_land(x_27, x_29);
x_31 = lean_uint64_dec_lt(x_18, x_4);
x_32 = lean_bool_to_uint32(x_31);
x_33 = lean_uint32_land(x_30, x_32);
x_34 = 4611686018427387904ULL;
x_35 = lean_uint64_dec_lt(x_4, x_34);
x_36 = lean_bool_to_uint32(x_35);
x_37 = lean_uint32_land(x_33, x_36);
x_38 = lean_uint64_dec_lt(x_5, x_34);
x_39 = lean_bool_to_uint32(x_38);
x_40 = lean_uint32_land(x_37, x_39);
x_41 = 1;
x_42 = lean_uint32_dec_eq(x_40, x_41);
if (x_42 == 0)
{
x_8 = x_42;
goto block_17;
}
else
{
uint64_t x_43; uint64_t x_44; uint64_t x_45; uint64_t x_46; uint64_t x_47; uint8_t x_48; 
x_43 = 9223372036854775807ULL;
x_44 = lean_uint64_mul(x_1, x_3);
x_45 = lean_uint64_div(x_43, x_44);
x_46 = 2;
x_47 = lean_uint64_shift_right(x_45, x_46);
x_48 = lean_uint64_dec_le(x_6, x_47);
x_8 = x_48;
goto block_17;
}
block_17:
{
if (x_8 == 0)
{
return x_8;
}
else
{
uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint8_t x_14; 
x_9 = 9223372036854775807ULL;
x_10 = lean_uint64_mul(x_1, x_3);
x_11 = lean_uint64_div(x_9, x_10);
x_12 = 2;
x_13 = lean_uint64_shift_right(x_11, x_12);
x_14 = lean_uint64_dec_le(x_5, x_13);
if (x_14 == 0)
{
return x_14;
}
else
{
uint64_t x_15; uint8_t x_16; 
x_15 = lean_uint64_div(x_13, x_4);
x_16 = lean_uint64_dec_le(x_7, x_15);
return x_16;
}
}
}
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrow___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7) {
_start:
{
uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint8_t x_15; lean_object* x_16; 
x_8 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_9 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_10 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_11 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_12 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_13 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_14 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_15 = certificate_narrow(x_8, x_9, x_10, x_11, x_12, x_13, x_14);
x_16 = lean_box(x_15);
return x_16;
}
}
LEAN_EXPORT uint64_t certificate_narrow_sum(uint64_t x_1, uint32_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5, uint64_t x_6, uint64_t x_7, uint8_t x_8) {
_start:
{
uint64_t x_9; uint64_t x_10; uint64_t x_11; uint64_t x_12; uint8_t x_13; uint8_t x_14; uint64_t x_15; uint64_t x_16; uint64_t x_17; uint64_t x_18; uint64_t x_19; uint64_t x_20; uint64_t x_21; 
x_9 = lean_uint32_to_uint64(x_2);
x_10 = lean_uint64_mul(x_4, x_5);
x_11 = lean_uint64_mul(x_10, x_6);
x_12 = 0;
x_13 = 0;
x_14 = lean_uint8_dec_eq(x_8, x_13);
x_15 = lean_bool_to_uint64(x_14);
x_16 = lean_uint64_sub(x_12, x_15);
x_17 = lean_uint64_land(x_7, x_16);
x_18 = lean_uint64_mul(x_3, x_17);
x_19 = lean_uint64_add(x_11, x_18);
x_20 = lean_uint64_mul(x_9, x_19);
x_21 = lean_uint64_add(x_1, x_20);
return x_21;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowSum___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5, lean_object* x_6, lean_object* x_7, lean_object* x_8) {
_start:
{
uint64_t x_9; uint32_t x_10; uint64_t x_11; uint64_t x_12; uint64_t x_13; uint64_t x_14; uint64_t x_15; uint8_t x_16; uint64_t x_17; lean_object* x_18; 
x_9 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_10 = lean_unbox_uint32(x_2);
lean_dec(x_2);
x_11 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_12 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_13 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_14 = lean_unbox_uint64(x_6);
lean_dec(x_6);
x_15 = lean_unbox_uint64(x_7);
lean_dec(x_7);
x_16 = lean_unbox(x_8);
x_17 = certificate_narrow_sum(x_9, x_10, x_11, x_12, x_13, x_14, x_15, x_16);
x_18 = lean_box_uint64(x_17);
return x_18;
}
}
LEAN_EXPORT uint8_t certificate_narrow_upper(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; 
x_6 = 9223372036854775808ULL;
x_7 = lean_uint64_add(x_5, x_6);
x_8 = lean_uint64_mul(x_1, x_2);
x_9 = lean_uint64_add(x_4, x_3);
x_10 = lean_uint64_mul(x_8, x_9);
x_11 = lean_uint64_add(x_10, x_6);
x_12 = lean_uint64_dec_le(x_7, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowUpper___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = certificate_narrow_upper(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
LEAN_EXPORT uint8_t certificate_narrow_lower(uint64_t x_1, uint64_t x_2, uint64_t x_3, uint64_t x_4, uint64_t x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint64_t x_11; uint8_t x_12; 
x_6 = lean_uint64_mul(x_1, x_2);
x_7 = lean_uint64_sub(x_4, x_3);
x_8 = lean_uint64_mul(x_6, x_7);
x_9 = 9223372036854775808ULL;
x_10 = lean_uint64_add(x_8, x_9);
x_11 = lean_uint64_add(x_5, x_9);
x_12 = lean_uint64_dec_le(x_10, x_11);
return x_12;
}
}
LEAN_EXPORT lean_object* l_Spec_Certificate_Kernel_narrowLower___boxed(lean_object* x_1, lean_object* x_2, lean_object* x_3, lean_object* x_4, lean_object* x_5) {
_start:
{
uint64_t x_6; uint64_t x_7; uint64_t x_8; uint64_t x_9; uint64_t x_10; uint8_t x_11; lean_object* x_12; 
x_6 = lean_unbox_uint64(x_1);
lean_dec(x_1);
x_7 = lean_unbox_uint64(x_2);
lean_dec(x_2);
x_8 = lean_unbox_uint64(x_3);
lean_dec(x_3);
x_9 = lean_unbox_uint64(x_4);
lean_dec(x_4);
x_10 = lean_unbox_uint64(x_5);
lean_dec(x_5);
x_11 = certificate_narrow_lower(x_6, x_7, x_8, x_9, x_10);
x_12 = lean_box(x_11);
return x_12;
}
}
lean_object* initialize_Init(uint8_t builtin);
lean_object* initialize_Spec_Certificate_Machine(uint8_t builtin);
static bool _G_initialized = false;
LEAN_EXPORT lean_object* initialize_Spec_Certificate_Kernel(uint8_t builtin) {
lean_object * res;
if (_G_initialized) return lean_io_result_mk_ok(lean_box(0));
_G_initialized = true;
res = initialize_Init(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
res = initialize_Spec_Certificate_Machine(builtin);
if (lean_io_result_is_error(res)) return res;
lean_dec_ref(res);
return lean_io_result_mk_ok(lean_box(0));
}
#ifdef __cplusplus
}
#endif
