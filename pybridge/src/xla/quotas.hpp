// From the number of an action to a kernel's word for it.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

#include "frame.hpp"

namespace provengym::xla {

// Action k of `count` is the word k * step.
struct Numbered {
    std::int64_t count, step;

    static Numbered from(const Attributes &all) {
        const auto read = array<std::int64_t>(all, "action_numbers", 2);
        expect(read[0] >= 1 && read[0] <= 0x80000000 && read[1] >= 1 && read[1] <= 0x7fffffff,
               "no such action numbers");
        return {read[0], read[1]};
    }
    bool accepts(std::int32_t action) const { return action >= 0 && action < count; }
    std::uint32_t word(std::int32_t action) const {
        return static_cast<std::uint32_t>(action) * static_cast<std::uint32_t>(step);
    }
    std::string refusal(std::int32_t action) const {
        return "must be between 0 and " + std::to_string(count - 1) + ", got " +
               std::to_string(action);
    }
};

// An amount between low and high is as many units as `capacity * amount / whole` is nearest to, the
// even one of two, plus an offset, which is even; and no more than `most`. What lies outside is
// taken as the border.
struct Amount {
    double low, high, capacity, whole, offset, most;

    static Amount from(const Attributes &all) {
        const auto read = array<double>(all, "action_amounts", 6);
        const Amount amount{read[0], read[1], read[2], read[3], read[4], read[5]};
        expect(amount.low <= 0 && amount.high > 0 && amount.whole > 0 && amount.capacity > 0 &&
                   amount.capacity <= 0x1p28 && amount.most >= 0 && amount.most <= 0xffffffff,
               "no such action amounts");
        return amount;
    }
    bool accepts(float action) const { return !std::isnan(action); }

    // Exact: a float has 24 significant bits and the capacity no more than 29, so that their
    // product is a double, as is what is in the middle between two neighbours; and what is left of
    // the product has the right sign after one rounding.
    std::uint32_t word(float action) const {
        const double amount = std::fmin(std::fmax(action, low), high);
        if (amount >= high) return static_cast<std::uint32_t>(most);
        const double product = amount * capacity;
        const double below = std::floor(product / whole);
        const double rest = std::fma(-(below + 0.5), whole, product);
        const bool up = rest > 0 || (rest == 0 && std::fmod(below, 2) != 0);
        return static_cast<std::uint32_t>(std::fmin(below + (up ? 1 : 0) + offset, most));
    }
    std::string refusal(float) const { return "must be a number, got nan"; }
};

}  // namespace provengym::xla
