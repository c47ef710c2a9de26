// From the number of an action to a kernel's word for it.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>

#include "../batch/forms.hpp"
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

// A real number, of which the word is what `nearest_units` says.
struct Amount {
    ActionForm form;

    static Amount from(const Attributes &all) {
        const auto read = array<double>(all, "action_amounts", 5);
        Amount amount;
        amount.form.box = true;
        amount.form.low = read[0], amount.form.high = read[1], amount.form.offset = read[2];
        amount.form.units = read[3], amount.form.span = read[4];
        expect(read[0] <= read[1] && read[0] + read[2] >= 0 && read[3] > 0 && read[4] > 0 &&
                   (read[1] + read[2]) * read[3] / read[4] < 0x1p32 - 1,
               "no such action amounts");
        return amount;
    }
    bool accepts(float action) const { return !std::isnan(action); }
    std::uint32_t word(float action) const { return nearest_units(action, form); }
    std::string refusal(float) const { return "must be a number, got nan"; }
};

}  // namespace provengym::xla
