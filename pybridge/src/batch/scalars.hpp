// What one lane needs besides its kernel: the word of a real action, and random actions. For C++ and
// for CUDA, which compiles this text when a program runs; so nothing is included here. `mdp_word` is
// Lean's.
#pragma once

#if defined(__CUDACC__) && !defined(__CUDACC_RTC__)
#define PROVENGYM_DEVICE __host__ __device__
#else
#define PROVENGYM_DEVICE
#endif

namespace provengym {

// Which actions there are and what words a kernel takes for them: either the numbers below `count`,
// each times `scale`, or arrays of `items` real numbers from `low` to `high`. Of these, `x` stands for
// the integer nearest to (x + offset) * units / span; where two are, for the even one, or, with
// `away`, for the one farther from what 0 stands for. The word has these integers as its digits in
// base `base`, the first one highest.
struct ActionForm {
    bool box = false;
    uint32_t count = 1, scale = 1;
    double low = 0, high = 0, offset = 0, units = 1, span = 1;
    bool away = false;
    uint32_t items = 1, base = 0;
};

// Whether the sum of at most 16 numbers, none of which is large enough to overflow, is less than,
// equal to or more than zero: -1, 0 or 1. Exact (J. R. Shewchuk, Adaptive precision floating-point
// arithmetic, Discrete & Computational Geometry 18, 1997: grow-expansion).
PROVENGYM_DEVICE inline int sign_of_sum(const double *terms, unsigned count) {
    double parts[16];
    unsigned used = 0;
    for (unsigned k = 0; k < count; ++k) {
        double rest = terms[k];
        unsigned kept = 0;
        for (unsigned j = 0; j < used; ++j) {
            const double sum = rest + parts[j];
            const double virtual_part = sum - rest;
            const double error = (rest - (sum - virtual_part)) + (parts[j] - virtual_part);
            if (error != 0) parts[kept++] = error;
            rest = sum;
        }
        parts[kept++] = rest;
        used = kept;
    }
    for (unsigned j = used; j-- > 0;)
        if (parts[j] != 0) return parts[j] > 0 ? 1 : -1;
    return 0;
}

// The integer nearest to (x + offset) * units / span, as the form says where two are: exactly, for
// what is not negative.
PROVENGYM_DEVICE inline uint32_t nearest_units(double x, const ActionForm &form) {
    x = x < form.low ? form.low : form.high < x ? form.high : x;
    const double about = (x + form.offset) * form.units / form.span;
    const double below = floor(about);
    if (fabs(about - below - 0.5) >= 1e-3) return static_cast<uint32_t>(rint(about));
    // The sign of (x + offset) * units - (below + 1/2) * span, each product in two doubles.
    const double half = below + 0.5;
    double terms[6] = {x * form.units, 0, form.offset * form.units, 0, -half * form.span, 0};
    terms[1] = fma(x, form.units, -terms[0]);
    terms[3] = fma(form.offset, form.units, -terms[2]);
    terms[5] = fma(-half, form.span, -terms[4]);
    const int sign = sign_of_sum(terms, 6);
    const auto word = static_cast<uint32_t>(below);
    const bool tie_goes_up = form.away ? x > 0 : (word & 1) != 0;
    return sign > 0 || (sign == 0 && tie_goes_up) ? word + 1 : word;
}

// What the kernel takes for an action that is an array of real numbers.
template <class Real>
PROVENGYM_DEVICE inline uint32_t real_word(const Real *items, const ActionForm &form) {
    uint32_t word = 0;
    for (uint32_t k = 0; k < form.items; ++k)
        word = word * form.base + nearest_units(static_cast<double>(items[k]), form);
    return word;
}

// The key of the stream from which a lane with this key draws its actions.
PROVENGYM_DEVICE constexpr uint64_t action_key(uint64_t key) { return key ^ 0xa5a5a5a5a5a5a5a5; }

// The key of the stream from which a lane with this key draws the actions of a policy.
PROVENGYM_DEVICE constexpr uint64_t policy_key(uint64_t key) { return key ^ 0x5a5a5a5a5a5a5a5a; }

// The upper half of the product of a word and a number of 32 bits.
PROVENGYM_DEVICE constexpr uint64_t high_word(uint64_t word, uint32_t count) {
    return ((word >> 32) * count + (((word & 0xffffffff) * count) >> 32)) >> 32;
}

// The real number that a word stands for: its 53 upper bits over the range, as a float32.
PROVENGYM_DEVICE inline float real_action(uint64_t word, const ActionForm &form) {
    const double share = static_cast<double>(word >> 11) * 0x1p-53;
    return static_cast<float>(form.low + share * (form.high - form.low));
}

// What the kernel takes for random action number t of a stream: each real number is drawn by a word
// of its own.
PROVENGYM_DEVICE inline uint32_t drawn_action(uint64_t key, uint64_t t, const ActionForm &form) {
    if (!form.box) return static_cast<uint32_t>(high_word(mdp_word(key, t), form.count)) * form.scale;
    uint32_t word = 0;
    for (uint32_t k = 0; k < form.items; ++k) {
        const float drawn = real_action(mdp_word(key, t * form.items + k), form);
        word = word * form.base + nearest_units(static_cast<double>(drawn), form);
    }
    return word;
}

// What an observation in float32 shows of a component.
PROVENGYM_DEVICE inline float shown_component(double component, double offset, double divisor,
                                              double factor) {
    return static_cast<float>((component - offset) / divisor * factor);
}

}  // namespace provengym
