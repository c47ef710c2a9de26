#include "arrays.hpp"

#include "../blocks.hpp"
#include "../numbers.hpp"
#include "lane_loop.hpp"

namespace provengym {
namespace {

// Lanes of which there is nothing but their states.
LaneLoop loop_over(const Instance &kernel, std::size_t n, const void *states, Observations out) {
    return {kernel, {n, const_cast<void *>(states)}, {}, {Form::int64, out.first, out.count}, 1};
}

}  // namespace

void observe_batch(const Instance &kernel, std::size_t n, const void *states, Observations out) {
    const LaneLoop loop = loop_over(kernel, n, states, out);
    in_blocks(n, [&](std::size_t i, std::size_t count) {
        loop.observe_block(loop.view(), i, count, out.values, i);
    });
}

template <class Action>
void step_batch(const Instance &kernel, std::size_t n, void *states, const Action *actions,
                const std::uint64_t *noise, Observations out, double *rewards, bool *terminated) {
    LaneLoop loop = loop_over(kernel, n, states, out);
    const std::size_t each = kernel.table().noise_words();
    std::uint32_t words[lane_block];
    in_blocks(n, [&](std::size_t i, std::size_t count) {
        for (std::size_t j = 0; j < count; ++j) words[j] = action_word(actions[i + j]);
        loop.step_block(i, count, words, noise == nullptr ? nullptr : noise + i * each, rewards + i,
                        terminated + i);
        loop.observe_block(loop.view(), i, count, out.values, i);
    });
}

template void step_batch(const Instance &, std::size_t, void *, const std::uint8_t *,
                         const std::uint64_t *, Observations, double *, bool *);
template void step_batch(const Instance &, std::size_t, void *, const std::uint32_t *,
                         const std::uint64_t *, Observations, double *, bool *);
template void step_batch(const Instance &, std::size_t, void *, const std::int64_t *,
                         const std::uint64_t *, Observations, double *, bool *);

}  // namespace provengym
