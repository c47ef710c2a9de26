// The registry of kernels. A new environment is one include and one struct here.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lean.hpp"

// The emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized gridworld_initialized
#include "../generated/gridworld.c"
#undef _G_initialized
#define _G_initialized fishing_initialized
#include "../generated/fishing.c"
#undef _G_initialized
#define _G_initialized hunterwumpus_initialized
#include "../generated/hunterwumpus.c"
#undef _G_initialized
#define _G_initialized spellcorrection_initialized
#include "../generated/spellcorrection.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

struct Range {
    std::uint64_t low, high;  // both included
};

template <class... K>
struct Registry {};

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct GridWorld {
    static constexpr const char *name = "GridWorld";
    static constexpr std::array params{"height",    "width",    "start_row",
                                       "start_col", "goal_row", "goal_col"};
    static constexpr std::array state{"row", "col"};
    static constexpr std::array observation{"index", "row", "col"};
    static constexpr unsigned num_actions = 4;
    static constexpr unsigned reward_scale = 1;  // rewards are multiples of 1 / reward_scale
    static constexpr unsigned reset_words = 0;   // random words that a reset, a step take
    static constexpr unsigned step_words = 0;

    static constexpr auto valid = gridworld_valid;
    static constexpr std::array init{gridworld_init_0, gridworld_init_1};
    static constexpr std::array step{gridworld_step_0, gridworld_step_1};
    static constexpr auto reward = gridworld_reward;
    static constexpr auto terminated = gridworld_terminated;
    static constexpr std::array observe{gridworld_obs_0, gridworld_obs_1, gridworld_obs_2};

    // What parameter k may be, given those before it. For messages only: `valid` decides.
    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 6> &before) {
        const std::uint64_t height = before[0], width = before[1];
        switch (k) {
            case 0:
            case 1: return {1, 0x7fffffff};
            case 2:
            case 4: return {0, height - 1};
            default: return {0, width - 1};
        }
    }
};

struct Fishing {
    static constexpr const char *name = "Fishing";
    static constexpr std::array params{"growth_num", "growth_den", "noise_num",
                                       "noise_den",  "order",      "start"};
    static constexpr std::array state{"stock"};
    static constexpr std::array observation{"stock"};
    static constexpr unsigned num_actions = 2000001;  // quotas in units, 1000000 to the capacity
    static constexpr unsigned reward_scale = 1000000;
    static constexpr unsigned reset_words = 0;
    static constexpr unsigned step_words = 1;

    static constexpr auto valid = fishing_valid;
    static constexpr std::array init{fishing_init_0};
    static constexpr std::array step{fishing_step_0};
    static constexpr auto reward = fishing_reward;
    static constexpr auto terminated = fishing_terminated;
    static constexpr std::array observe{fishing_obs_0};

    // A growth rate up to 5 and a standard deviation up to 1: the numerators come first.
    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 6> &before) {
        switch (k) {
            case 0: return {0, 5000000};
            case 1: return {before[0] <= 5 ? 1 : (before[0] + 4) / 5, 1000000};
            case 2: return {0, 1000000};
            case 3: return {before[2] == 0 ? 1 : before[2], 1000000};
            case 4: return {0, 1};
            default: return {0, 2000000};
        }
    }
};

struct HunterWumpus {
    static constexpr const char *name = "HunterWumpus";
    static constexpr std::array params{"size", "num_pits"};
    static constexpr std::array state{"pits", "visited", "tokens"};
    static constexpr std::array observation{
        "wumpus_x",        "wumpus_y",     "player_x", "player_y", "stench", "scent",
        "arrived_visited", "pit_adjacent", "gold_x",   "gold_y",   "status", "scent_3_cell",
        "scent_2_cell",    "scent_1_cell"};
    static constexpr unsigned num_actions = 4;
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 64;  // of which it reads 2 + num_pits
    static constexpr unsigned step_words = 1;

    static constexpr auto valid = hunterwumpus_valid;
    static constexpr std::array init{hunterwumpus_init_0, hunterwumpus_init_1, hunterwumpus_init_2};
    static constexpr std::array step{hunterwumpus_step_0, hunterwumpus_step_1, hunterwumpus_step_2};
    static constexpr auto reward = hunterwumpus_reward;
    static constexpr auto terminated = hunterwumpus_terminated;
    static constexpr std::array observe{
        hunterwumpus_obs_0,  hunterwumpus_obs_1,  hunterwumpus_obs_2,  hunterwumpus_obs_3,
        hunterwumpus_obs_4,  hunterwumpus_obs_5,  hunterwumpus_obs_6,  hunterwumpus_obs_7,
        hunterwumpus_obs_8,  hunterwumpus_obs_9,  hunterwumpus_obs_10, hunterwumpus_obs_11,
        hunterwumpus_obs_12, hunterwumpus_obs_13};

    // All cells but three may be pits.
    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 2> &before) {
        return k == 0 ? Range{2, 8} : Range{0, before[0] * before[0] - 3};
    }
};

struct SpellCorrection {
    static constexpr const char *name = "SpellCorrection";
    static constexpr std::array params{"max_word_length", "mode", "transforms"};
    static constexpr std::array state{"target", "current"};
    static constexpr std::array observation{
        "cell_0", "cell_1", "cell_2", "cell_3",  "cell_4",  "cell_5",  "cell_6",
        "cell_7", "cell_8", "cell_9", "cell_10", "cell_11", "distance"};
    static constexpr unsigned num_actions = 312;  // 26 letters for each of up to 12 cells
    static constexpr unsigned reward_scale = 27720;  // a multiple of every length
    static constexpr unsigned reset_words = 3;
    static constexpr unsigned step_words = 0;

    static constexpr auto valid = spellcorrection_valid;
    static constexpr auto word_valid = spellcorrection_word;
    static constexpr auto word_index = spellcorrection_index;
    static constexpr auto transform = spellcorrection_transform;
    static constexpr std::array init{spellcorrection_init_0, spellcorrection_init_1};
    static constexpr std::array step{spellcorrection_step_0, spellcorrection_step_1};
    static constexpr auto reward = spellcorrection_reward;
    static constexpr auto terminated = spellcorrection_terminated;
    static constexpr std::array observe{
        spellcorrection_obs_0, spellcorrection_obs_1, spellcorrection_obs_2,
        spellcorrection_obs_3, spellcorrection_obs_4, spellcorrection_obs_5,
        spellcorrection_obs_6, spellcorrection_obs_7, spellcorrection_obs_8,
        spellcorrection_obs_9, spellcorrection_obs_10, spellcorrection_obs_11,
        spellcorrection_obs_12};

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 3> &) {
        switch (k) {
            case 0: return {1, 12};
            case 1: return {0, 1};
            default: return {1, 15};
        }
    }
};

using Kernels = Registry<GridWorld, Fishing, HunterWumpus, SpellCorrection>;

}  // namespace
}  // namespace provengym
