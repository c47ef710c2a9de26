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
    using Item = std::int32_t;
    std::int64_t count, step;

    static Numbered from(const Attributes &all) {
        const auto read = array<std::int64_t>(all, "action_numbers", 2);
        expect(read[0] >= 1 && read[0] <= 0x80000000 && read[1] >= 1 && read[1] <= 0x7fffffff,
               "no such action numbers");
        return {read[0], read[1]};
    }
    std::size_t items() const { return 1; }
    bool accepts(const Item *action) const { return *action >= 0 && *action < count; }
    std::uint32_t word(const Item *action) const {
        return static_cast<std::uint32_t>(*action) * static_cast<std::uint32_t>(step);
    }
    std::string refusal(const Item *action) const {
        return "must be between 0 and " + std::to_string(count - 1) + ", got " +
               std::to_string(*action);
    }
};

// Real numbers, of which the word is what `real_word` says.
struct Amounts {
    using Item = float;
    ActionForm form;

    static Amounts from(const Attributes &all) {
        const auto read = array<double>(all, "action_amounts", 8);
        Amounts amounts;
        ActionForm &form = amounts.form;
        form.box = true;
        form.low = read[0], form.high = read[1], form.offset = read[2];
        form.units = read[3], form.span = read[4], form.away = read[5] != 0;
        expect(read[0] <= read[1] && read[0] + read[2] >= 0 && read[3] > 0 && read[4] > 0 &&
                   (read[1] + read[2]) * read[3] / read[4] < 0x1p32 - 1 && read[6] >= 1 &&
                   read[6] <= 32 && read[7] >= 0 && read[7] < 0x1p32,
               "no such action amounts");
        form.items = static_cast<std::uint32_t>(read[6]);
        form.base = static_cast<std::uint32_t>(read[7]);
        return amounts;
    }
    std::size_t items() const { return form.items; }
    bool accepts(const Item *action) const {
        bool nan = false;
        for (std::size_t k = 0; k < items(); ++k) nan |= std::isnan(action[k]);
        return !nan;
    }
    std::uint32_t word(const Item *action) const { return real_word(action, form); }
    std::string refusal(const Item *) const {
        return items() == 1 ? "must be a number, got nan" : "must be numbers, got nan";
    }
};

}  // namespace provengym::xla
