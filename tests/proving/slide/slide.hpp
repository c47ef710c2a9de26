#pragma once

#include "../src/kernel.hpp"
#include "../src/random.hpp"

#include "slide.c"

namespace provengym {
namespace {

struct Slide {
    static constexpr const char *name = "Slide";
    static constexpr std::array params{"shift", "lanes"};
    static constexpr std::array state{"a", "b"};
    static constexpr std::array observation{"place", "way", "worn", "first", "second"};
    static constexpr unsigned reward_scale = 2;
    static constexpr unsigned reset_words = 1;
    static constexpr unsigned step_words = 2;
    static constexpr std::size_t constant = 0;
    static constexpr std::array<std::uint64_t, 0> constants{};
    static constexpr bool always_constant = false;

    static constexpr auto valid = slide_valid;
    static constexpr auto num_actions = slide_num_actions;
    static constexpr auto action_valid = slide_action_valid;
    static constexpr auto state_valid = slide_state_valid;
    static constexpr auto legal = slide_legal;
    static constexpr std::array init{slide_init_0, slide_init_1};
    static constexpr std::array step{slide_step_0, slide_step_1};
    static constexpr auto reward = slide_reward;
    static constexpr auto terminated = slide_terminated;
    static constexpr std::array observe{slide_obs_0, slide_obs_1, slide_obs_2, slide_obs_3,
                                        slide_obs_4};
    static constexpr std::array lane_state{slide_lane_state_0, slide_lane_state_1};
    static constexpr auto lane_refuses = slide_lane_refuses;
    static constexpr auto lane_t = slide_lane_t;
    static constexpr auto lane_elapsed = slide_lane_elapsed;
    static constexpr auto lane_over = slide_lane_over;
    static constexpr auto lane_reward = slide_lane_reward;
    static constexpr auto lane_terminated = slide_lane_terminated;
    static constexpr auto lane_truncated = slide_lane_truncated;
    static constexpr auto lane_due = slide_lane_due;

    static constexpr Range range(std::size_t, const std::array<std::uint64_t, 2> &) {
        return {0, ~std::uint64_t{0}};
    }
};

}  // namespace
}  // namespace provengym
