// A kernel of which a step takes two random words, as no environment's does: that they come to its
// functions in their order, from an array of single words and from those of a batch.
#include <array>
#include <cstdint>
#include <cstdio>

#include "batch.hpp"

namespace {

std::uint8_t valid(std::uint32_t) { return 1; }
std::uint64_t step(std::uint32_t p, std::uint64_t s, std::uint32_t a, std::uint64_t u,
                   std::uint64_t v) {
    return p + 10 * s + 100 * a + 1000 * u + 10000 * v;
}
std::uint64_t reward(std::uint32_t, std::uint64_t, std::uint32_t, std::uint64_t u,
                     std::uint64_t v) {
    return u - v;
}
std::uint8_t terminated(std::uint32_t, std::uint64_t s) { return s % 2 == 0; }
std::uint64_t shown(std::uint32_t, std::uint64_t s) { return s; }

struct Two {
    static constexpr std::array params{"p"}, state{"s"}, observation{"s"};
    static constexpr unsigned reward_scale = 2, step_words = 2, reset_words = 0;
    static constexpr auto valid = ::valid;
    static constexpr std::array step{::step};
    static constexpr auto reward = ::reward;
    static constexpr auto terminated = ::terminated;
    static constexpr std::array observe{shown};
};

}  // namespace

int main() {
    using Env = provengym::Environment<Two>;
    const Env env(Env::Params{7});
    const Env::Noise noise{3, 4};
    const auto once = env.outcome({5}, 6, noise);
    std::printf("%d %d\n", static_cast<int>(once.next[0]), static_cast<int>(once.reward));

    std::uint64_t states[]{1, 2, 3};
    const std::uint32_t actions[]{0, 1, 2};
    const std::uint64_t words[]{1, 2, 3, 4, 5, 6};
    std::int64_t seen[3];
    double rewards[3];
    bool ends[3];
    env.step_batch(3, states, actions, words, seen, 0, 1, rewards, ends);
    for (int i = 0; i < 3; ++i)
        std::printf("%d %.1f %d\n", static_cast<int>(seen[i]), rewards[i], ends[i]);
}
