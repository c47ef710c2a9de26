// The kernel of finite models with the arrays of one, which lie in `words` one after another, at the
// places that the program knows: ROW_STARTS, THRESHOLDS, SUCCESSORS, REWARDS, OBSERVATIONS and VALUES.
// It is what src/finite/kernel.hpp is on the host. STEP_ROUNDS and START_ROUNDS are the rounds of a
// search; where they are none, each row of that kind has one outcome.
#pragma once

namespace provengym {

template <class Item>
__device__ inline Item item(const uint64_t *words, uint64_t array, uint32_t place) {
    return reinterpret_cast<const Item *>(words + array)[place];
}

template <uint32_t rounds>
__device__ inline uint32_t searched(const uint64_t *words, uint32_t row, uint64_t u) {
    uint32_t lo = item<uint32_t>(words, ROW_STARTS, row);
    uint32_t len = item<uint32_t>(words, ROW_STARTS, row + 1) - lo;
    for (uint32_t k = 0; k < rounds; ++k) {
        const uint64_t threshold = item<uint64_t>(words, THRESHOLDS, finitemodel_probe(lo, len));
        lo = finitemodel_lower(lo, len, threshold, u);
        len = finitemodel_left(len);
    }
    return lo;
}

// The state after a reset by word t of the stream.
__device__ inline uint32_t begun(const uint64_t *words, uint64_t key, uint64_t t) {
    const uint64_t u = START_ROUNDS ? mdp_word(key, t) : 0;
    const uint32_t row = NUM_STATES * NUM_ACTIONS;
    return item<uint32_t>(words, SUCCESSORS, searched<START_ROUNDS>(words, row, u));
}

// The outcome of a step.
__device__ inline uint32_t chosen(const uint64_t *words, uint32_t state, uint32_t action, uint64_t key,
                                  uint64_t t) {
    const uint32_t row = finitemodel_row(NUM_STATES, NUM_ACTIONS, state, action);
    // Where each row has one outcome, that has the number of the row, as is proved.
    return STEP_ROUNDS ? searched<STEP_ROUNDS>(words, row, mdp_word(key, t)) : row;
}

__device__ inline uint32_t shown(const uint64_t *words, uint32_t state) {
    return item<uint32_t>(words, OBSERVATIONS, finitemodel_shown(NUM_STATES, state));
}

}  // namespace provengym
