// The forms in which lanes are observed and take actions: numbers of a kernel on one side, items of
// the caller's arrays on the other. Nothing here knows a kernel.
#pragma once

#include <math.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "../kernel_table.hpp"
#include "../random.hpp"

#include "scalars.hpp"  // after these

namespace provengym {

// ---- Observations ----

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
// once more. As one_hot, component `first` is a place in a row of `width` items, of
// which there are enough.
struct View {
    Form form = Form::int64;
    std::size_t first = 0, count = 1, width = 0;
    std::vector<double> offset{}, divisor{}, factor{};

    // Items of a lane.
    std::size_t items() const { return form == Form::one_hot ? width : count; }
    std::size_t bytes() const { return items() * item_size(form); }
};

// Component k of `n` lanes into rows of the view's items.
void write_component(Level level, const View &view, std::size_t k, std::size_t n,
                     const std::int64_t *component, void *rows);

// ---- Rewards ----

// (units / scale) * factor.
void write_rewards(Level level, const std::int64_t *units, std::size_t n, std::uint32_t scale,
                   double factor, float *rewards);
void write_rewards(Level level, const std::int64_t *units, std::size_t n, std::uint32_t scale,
                   double factor, double *rewards);

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

// Whether the words of all actions are less than `count`, and no two of them mean the same.
bool fits(const ActionForm &form, std::uint32_t count);

// Whether one of `n` items, the first of which is item `first`, is no action.
bool any_wrong(Level level, const Actions &actions, std::size_t first, std::size_t n,
               std::uint32_t count);

// The words of `n` actions, none of which is wrong; the first item of the first one is item `first`.
void words_of(Level level, const Actions &actions, std::size_t first, std::size_t n,
              const ActionForm &form, std::uint32_t *words);

// ---- Random actions ----

// The keys of these `n` seeds.
void keys_of(Level level, std::uint64_t first_seed, std::size_t n, std::uint64_t *keys);

// Actions by word t of each of these streams.
void draw_words(Level level, const std::uint64_t *keys, std::uint64_t t, std::size_t n,
                const ActionForm &form, std::uint32_t *words);

// ---- Actions of a policy ----

// For each observation the sums of the weights up to each action; none falls along a row, and the
// last of a row is positive.
struct Policy {
    const std::uint32_t *sums;
    std::size_t rows, actions;
};

// For these observations, by word t of each of these streams: the first action whose sum exceeds the
// word's share of the last one.
void choose_words(const Policy &policy, const std::int64_t *seen, const std::uint64_t *keys,
                  std::uint64_t t, std::size_t n, const ActionForm &form, std::uint32_t *words);

}  // namespace provengym
