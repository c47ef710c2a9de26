// Made by `make generate` from the Lean kernels and pybridge/kernels.toml: never edited.
// Recommender for C++: src/kernel.hpp says what is in it.
#pragma once

#include "../src/kernel.hpp"

extern "C" {

// Spec/Recommender/Kernel.lean
LEAN_EXPORT uint8_t recommender_valid(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7);
LEAN_EXPORT uint32_t recommender_num_actions(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7);
LEAN_EXPORT uint8_t recommender_action_valid(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint32_t action);
LEAN_EXPORT uint32_t recommender_reward_scale(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7);
LEAN_EXPORT uint64_t recommender_reset_words(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7);
LEAN_EXPORT uint64_t recommender_step_words(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7);
LEAN_EXPORT uint8_t recommender_word(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t target);
LEAN_EXPORT uint32_t recommender_index(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint32_t count, uint64_t key, uint64_t t);
LEAN_EXPORT uint8_t recommender_state_valid(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last,
    uint64_t time);
LEAN_EXPORT uint64_t recommender_init_0(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t target, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t recommender_init_1(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t target, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t recommender_init_2(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t target, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t recommender_init_3(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t target, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t recommender_init_4(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t target, uint64_t key, uint64_t t);
LEAN_EXPORT uint64_t recommender_step_0(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t recommender_step_1(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t recommender_step_2(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t recommender_step_3(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t recommender_step_4(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint64_t recommender_reward(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint32_t action, uint64_t noise);
LEAN_EXPORT uint8_t recommender_terminated(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last,
    uint64_t time);
LEAN_EXPORT uint64_t recommender_obs_0(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last,
    uint64_t time);
LEAN_EXPORT uint64_t recommender_obs_1(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last,
    uint64_t time);
LEAN_EXPORT uint64_t recommender_obs_2(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last,
    uint64_t time);
LEAN_EXPORT uint64_t recommender_obs_3(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last,
    uint64_t time);
LEAN_EXPORT uint64_t recommender_obs_4(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last,
    uint64_t time);
LEAN_EXPORT uint8_t recommender_lane_refuses(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t recommender_lane_state_0(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t recommender_lane_state_1(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t recommender_lane_state_2(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t recommender_lane_state_3(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t recommender_lane_state_4(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t recommender_lane_t(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint32_t recommender_lane_elapsed(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t recommender_lane_over(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint64_t recommender_lane_reward(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t recommender_lane_terminated(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t recommender_lane_truncated(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);
LEAN_EXPORT uint8_t recommender_lane_due(
    uint32_t num_products, uint32_t features_per_product, uint32_t horizon, uint32_t denominator,
    uint32_t n0, uint32_t n1, uint32_t n2, uint32_t n3, uint32_t n4, uint32_t n5, uint32_t n6,
    uint32_t n7, uint64_t user, uint64_t recommended, uint64_t bought, uint64_t last, uint64_t time,
    uint64_t key, uint64_t t, uint32_t elapsed, uint8_t over, uint32_t action, uint32_t autoreset,
    uint32_t time_limit, uint32_t max_episode_steps);

}  // extern "C"

// Emitted files switch warnings off and all call their initialisation flag by one name.
#if defined(__GNUC__)
#pragma GCC diagnostic push
#endif
#define _G_initialized recommender_initialized
#include "recommender.c"
#undef _G_initialized
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

namespace provengym {

// The emitted functions are private to each translation unit, hence so is what names them.
namespace {

struct Recommender {
    static constexpr const char *name = "Recommender";
    static constexpr std::array params{
        "num_products", "features_per_product", "horizon", "denominator", "n0", "n1", "n2", "n3",
        "n4", "n5", "n6", "n7"};
    static constexpr std::array state{"user", "recommended", "bought", "last", "time"};
    static constexpr std::array observation{
        "last_product", "feedback", "recommended", "bought", "time"};
    static constexpr unsigned reward_scale = 1;
    static constexpr unsigned reset_words = 1;
    static constexpr unsigned step_words = 1;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = recommender_valid;
    static constexpr auto num_actions = recommender_num_actions;
    static constexpr auto action_valid = recommender_action_valid;
    static constexpr auto state_valid = recommender_state_valid;
    static constexpr auto word_valid = recommender_word;
    static constexpr auto word_index = recommender_index;
    static constexpr std::array init{
        recommender_init_0, recommender_init_1, recommender_init_2, recommender_init_3,
        recommender_init_4};
    static constexpr std::array step{
        recommender_step_0, recommender_step_1, recommender_step_2, recommender_step_3,
        recommender_step_4};
    static constexpr auto reward = recommender_reward;
    static constexpr auto terminated = recommender_terminated;
    static constexpr std::array observe{
        recommender_obs_0, recommender_obs_1, recommender_obs_2, recommender_obs_3,
        recommender_obs_4};
    [[maybe_unused]]
    static constexpr std::array lane_state{
        recommender_lane_state_0, recommender_lane_state_1, recommender_lane_state_2,
        recommender_lane_state_3, recommender_lane_state_4};
    static constexpr auto lane_refuses = recommender_lane_refuses;
    static constexpr auto lane_t = recommender_lane_t;
    static constexpr auto lane_elapsed = recommender_lane_elapsed;
    static constexpr auto lane_over = recommender_lane_over;
    static constexpr auto lane_reward = recommender_lane_reward;
    static constexpr auto lane_terminated = recommender_lane_terminated;
    static constexpr auto lane_truncated = recommender_lane_truncated;
    static constexpr auto lane_due = recommender_lane_due;

    static constexpr Range range(std::size_t k, const std::array<std::uint64_t, 12> &before) {
        const std::uint64_t features_per_product = before[1];
        const std::uint64_t denominator = before[3];
        switch (k) {
            case 0: return {1, 16};
            case 1: return {1, 7};
            case 2: return {1, 2147483647};
            case 3: return {1, 2147483647};
            case 4: return {0, denominator};
            case 5: return {0, denominator};
            case 6: return {0, features_per_product < 2 ? 0 : denominator};
            case 7: return {0, features_per_product < 3 ? 0 : denominator};
            case 8: return {0, features_per_product < 4 ? 0 : denominator};
            case 9: return {0, features_per_product < 5 ? 0 : denominator};
            case 10: return {0, features_per_product < 6 ? 0 : denominator};
            default: return {0, features_per_product < 7 ? 0 : denominator};
        }
    }
};

}  // namespace
}  // namespace provengym
