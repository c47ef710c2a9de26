#include "arrays.hpp"

#include "../blocks.hpp"
#include "../numbers.hpp"
#include "forms.hpp"

namespace provengym {
namespace {

// Word 0 of the states from lane i on.
template <class States>
States *states_from(const Instance &kernel, States *states, std::size_t i) {
    using Bytes = std::conditional_t<std::is_const_v<States>, const unsigned char, unsigned char>;
    return static_cast<Bytes *>(states) + i * (kernel.table().wide ? 8 : 4);
}

// Of n lanes `count`, at most a block, from lane i on.
void observe(const Instance &kernel, std::size_t count, std::size_t n, const void *states,
             const Observations &out, std::size_t i) {
    std::int64_t side_by_side[lane_block];
    for (std::size_t k = 0; k < out.count; ++k) {
        std::int64_t *const seen = out.count == 1 ? out.values + i : side_by_side;
        kernel.table().observe_lanes(level_in_use(), kernel.parameters(),
                                     {out.first + k, count, n, states_from(kernel, states, i), seen});
        if (seen == side_by_side)
            for (std::size_t j = 0; j < count; ++j) out.values[(i + j) * out.count + k] = seen[j];
    }
}

}  // namespace

void observe_batch(const Instance &kernel, std::size_t n, const void *states, Observations out) {
    in_blocks(n, [&](std::size_t i, std::size_t count) { observe(kernel, count, n, states, out, i); });
}

template <class Action>
void step_batch(const Instance &kernel, std::size_t n, void *states, const Action *actions,
                const std::uint64_t *noise, Observations out, double *rewards, bool *terminated) {
    std::uint32_t words[lane_block];
    in_blocks(n, [&](std::size_t i, std::size_t count) {
        for (std::size_t j = 0; j < count; ++j) words[j] = action_word(actions[i + j]);
        kernel.table().step_lanes(kernel.parameters(),
                                  {count, n, states_from(kernel, states, i), words,
                                   noise == nullptr ? nullptr : noise + i, rewards + i,
                                   terminated + i});
        observe(kernel, count, n, states, out, i);
    });
}

template void step_batch(const Instance &, std::size_t, void *, const std::uint8_t *,
                         const std::uint64_t *, Observations, double *, bool *);
template void step_batch(const Instance &, std::size_t, void *, const std::uint32_t *,
                         const std::uint64_t *, Observations, double *, bool *);
template void step_batch(const Instance &, std::size_t, void *, const std::int64_t *,
                         const std::uint64_t *, Observations, double *, bool *);

}  // namespace provengym
