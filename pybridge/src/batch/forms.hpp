// The forms in which lanes are observed and take actions: numbers of a kernel on one side, items of
// the caller's arrays on the other. Nothing here knows a kernel.
#pragma once

#include <algorithm>
#include <cmath>
#include <math.h>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "../batch.hpp"
#include "../lanes.hpp"
#include "../random.hpp"
#include "scalars.hpp"

namespace provengym {

// How many lanes a loop takes at a time, so that what it passes on stays in the first-level cache.
inline constexpr std::size_t lane_block = 1024;

// ---- Observations ----

enum class Form : std::uint8_t { int64, int32, uint8, float32, one_hot };

inline std::size_t item_size(Form form) {
    switch (form) {
        case Form::int64: return 8;
        case Form::int32:
        case Form::float32: return 4;
        default: return 1;
    }
}

// Component k < count of what a lane is observed as is component first + k of the kernel; as a
// float32 it is (component - offset[k]) / divisor[k] * factor[k], in double precision and rounded
// once more. As one_hot, component `first` is a place in a row of `width` items.
struct View {
    Form form = Form::int64;
    std::size_t first = 0, count = 1, width = 0;
    std::vector<double> offset, divisor, factor;

    // Items of a lane.
    std::size_t items() const { return form == Form::one_hot ? width : count; }
    std::size_t bytes() const { return items() * item_size(form); }
};

// Component k of `n` lanes into rows of the view's items.
PROVENGYM_CLONES
static void write_component(const View &view, std::size_t k, std::size_t n,
                            const std::int64_t *component, void *rows) {
    const std::size_t step = view.count;
    const auto copy = [&](auto *items) {
        using Item = std::remove_pointer_t<decltype(items)>;
        if (step == 1) {
            PROVENGYM_LANES
            for (std::size_t i = 0; i < n; ++i) items[i] = static_cast<Item>(component[i]);
        } else {
            for (std::size_t i = 0; i < n; ++i) items[i * step + k] = static_cast<Item>(component[i]);
        }
    };
    switch (view.form) {
        case Form::int64: return copy(static_cast<std::int64_t *>(rows));
        case Form::int32: return copy(static_cast<std::int32_t *>(rows));
        case Form::uint8: return copy(static_cast<std::uint8_t *>(rows));
        case Form::float32: {
            auto *const items = static_cast<float *>(rows);
            const double offset = view.offset[k], divisor = view.divisor[k];
            const double factor = view.factor[k];
            float numbers[lane_block];
            PROVENGYM_LANES
            for (std::size_t i = 0; i < n; ++i)
                numbers[i] = shown_component(to_double(component[i]), offset, divisor, factor);
            for (std::size_t i = 0; i < n; ++i) items[i * step + k] = numbers[i];
            return;
        }
        case Form::one_hot: {
            auto *const items = static_cast<std::uint8_t *>(rows);
            std::memset(items, 0, n * view.width);
            for (std::size_t i = 0; i < n; ++i)
                items[i * view.width + static_cast<std::size_t>(component[i])] = 1;
            return;
        }
    }
}

// ---- Actions ----

enum class ActionType : std::uint8_t { uint8, int32, uint32, int64, float32, float64 };

struct Actions {
    const void *items;
    ActionType type;
};

template <class Use>
auto with_type(ActionType type, const Use &use) {
    switch (type) {
        case ActionType::uint8: return use(std::uint8_t{});
        case ActionType::int32: return use(std::int32_t{});
        case ActionType::uint32: return use(std::uint32_t{});
        case ActionType::int64: return use(std::int64_t{});
        case ActionType::float32: return use(float{});
        default: return use(double{});
    }
}

// Whether one of `n` items is no action.
template <class Item>
PROVENGYM_CLONES static bool any_wrong(const Item *items, std::size_t n, std::uint32_t count) {
    unsigned wrong = 0;
    if constexpr (std::is_floating_point_v<Item>) {
        for (std::size_t i = 0; i < n; ++i) wrong |= items[i] != items[i];
    } else if constexpr (sizeof(Item) == 1) {
        if (count > 0xff) return false;
        const auto least = static_cast<Item>(count);
        Item largest = 0;
        for (std::size_t i = 0; i < n; ++i) largest = std::max(largest, items[i]);
        wrong = largest >= least;
    } else {
        for (std::size_t i = 0; i < n; ++i) {
            using Unsigned = std::make_unsigned_t<Item>;
            wrong |= static_cast<Unsigned>(items[i]) >= static_cast<Unsigned>(count);
        }
    }
    return wrong != 0;
}

// The words of `n` actions, none of which is wrong; `items` are all numbers of the first one, and so
// on.
template <class Item>
PROVENGYM_CLONES static void words_of(const Item *items, std::size_t n, const ActionForm &form,
                               std::uint32_t *words) {
    if constexpr (std::is_floating_point_v<Item>) {
        for (std::size_t i = 0; i < n; ++i)
            words[i] = real_word(items + i * form.items, form);
    } else {
        const std::uint32_t scale = form.scale;
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) words[i] = static_cast<std::uint32_t>(items[i]) * scale;
    }
}

// ---- Random actions ----

// By word t of each of these streams, an action that is a number.
PROVENGYM_CLONES
static void draw_numbers(const std::uint64_t *keys, std::uint64_t t, std::size_t n,
                         const ActionForm &form, std::uint32_t *words) {
    const std::uint32_t count = form.count, scale = form.scale;
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i)
        words[i] = static_cast<std::uint32_t>(high_word(mdp_word(keys[i], t), count)) * scale;
}

inline void draw_words(const std::uint64_t *keys, std::uint64_t t, std::size_t n,
                       const ActionForm &form, std::uint32_t *words) {
    if (!form.box) return draw_numbers(keys, t, n, form, words);
    for (std::size_t i = 0; i < n; ++i) words[i] = drawn_action(keys[i], t, form);
}

// ---- Actions of a policy ----

// For each observation the sums of the weights up to each action; none falls along a row, and the
// last of a row is positive.
struct Policy {
    const std::uint32_t *sums;
    std::size_t rows, actions;
};

// For these observations, by word t of each of these streams: the first action whose sum exceeds the
// word's share of the last one.
static void choose_words(const Policy &policy, const std::int64_t *seen, const std::uint64_t *keys,
                         std::uint64_t t, std::size_t n, const ActionForm &form,
                         std::uint32_t *words) {
    for (std::size_t i = 0; i < n; ++i) {
        // Every observation is a row; memory does not depend on it.
        const std::size_t row = std::min(static_cast<std::size_t>(seen[i]), policy.rows - 1);
        const std::uint32_t *const sums = policy.sums + row * policy.actions;
        const std::uint64_t u = high_word(mdp_word(keys[i], t), sums[policy.actions - 1]);
        std::uint32_t action = 0;
        for (std::size_t a = 0; a + 1 < policy.actions; ++a) action += sums[a] <= u;
        words[i] = action * form.scale;
    }
}

}  // namespace provengym
