// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// The tables of all kernels.
#pragma once

#include <array>

#include "../src/kernel_table.hpp"

namespace provengym {

extern const KernelTable gridworld_table;
extern const KernelTable fishing_table;
extern const KernelTable hunterwumpus_table;
extern const KernelTable spellcorrection_table;
extern const KernelTable keylock_table;
extern const KernelTable twolanedriving_table;
extern const KernelTable recommender_table;
extern const KernelTable swimmergait_table;
extern const KernelTable swimmer_table;
extern const KernelTable cliffwalking_table;
extern const KernelTable frozenlake_table;
extern const KernelTable taxi_table;
extern const KernelTable blackjack_table;

inline constexpr std::array kernel_tables{
    &gridworld_table, &fishing_table, &hunterwumpus_table, &spellcorrection_table, &keylock_table,
    &twolanedriving_table, &recommender_table, &swimmergait_table, &swimmer_table,
    &cliffwalking_table, &frozenlake_table, &taxi_table, &blackjack_table};

}  // namespace provengym
