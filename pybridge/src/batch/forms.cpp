#include "forms.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "../lanes.hpp"
#include "../numbers.hpp"

namespace provengym {
namespace {

// ---- Observations ----

// Into the first of each `step` items.
template <class Item>
void write_whole(const std::int64_t *component, std::size_t n, std::size_t step, Item *items) {
    if (step == 1) {
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) items[i] = static_cast<Item>(component[i]);
    } else {
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) items[i * step] = static_cast<Item>(component[i]);
    }
}
void write_scaled(const std::int64_t *component, std::size_t n, std::size_t step, double offset,
                  double divisor, double factor, float *items) {
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i)
        items[i * step] = shown_component(to_double(component[i]), offset, divisor, factor);
}

// ---- Rewards ----

template <class Reward>
void reward(const std::int64_t *units, std::size_t n, std::uint32_t scale, double factor,
            Reward *rewards) {
    const double divisor = scale;
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i)
        rewards[i] = static_cast<Reward>(to_double(units[i]) / divisor * factor);
}

// ---- Actions ----

template <class Item>
bool wrong(const Item *items, std::size_t n, std::uint32_t count) {
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

template <class Item>
void words(const Item *items, std::size_t n, const ActionForm &form, std::uint32_t *to) {
    if constexpr (std::is_floating_point_v<Item>) {
        for (std::size_t i = 0; i < n; ++i) to[i] = real_word(items + i * form.items, form);
    } else {
        const std::uint32_t scale = form.scale;
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) to[i] = static_cast<std::uint32_t>(items[i]) * scale;
    }
}

// ---- Random actions ----

void keys(std::uint64_t first_seed, std::size_t n, std::uint64_t *to) {
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i) to[i] = mdp_key(first_seed + i);
}

// Actions that are numbers.
void draw(const std::uint64_t *keys, std::uint64_t t, std::size_t n, const ActionForm &form,
          std::uint32_t *words) {
    const std::uint32_t count = form.count, scale = form.scale;
    PROVENGYM_LANES
    for (std::size_t i = 0; i < n; ++i)
        words[i] = static_cast<std::uint32_t>(high_word(mdp_word(keys[i], t), count)) * scale;
}

}  // namespace

void write_component(Level level, const View &view, std::size_t k, std::size_t n,
                     const std::int64_t *component, void *rows) {
    const auto whole = [&](auto *items) {
        using Item = std::remove_pointer_t<decltype(items)>;
        at_level<&write_whole<Item>>(level, component, n, view.count, items + k);
    };
    switch (view.form) {
        case Form::int64: return whole(static_cast<std::int64_t *>(rows));
        case Form::int32: return whole(static_cast<std::int32_t *>(rows));
        case Form::uint8: return whole(static_cast<std::uint8_t *>(rows));
        case Form::float32:
            return at_level<&write_scaled>(level, component, n, view.count, view.offset[k],
                                           view.divisor[k], view.factor[k],
                                           static_cast<float *>(rows) + k);
        case Form::one_hot: {
            auto *const items = static_cast<std::uint8_t *>(rows);
            std::memset(items, 0, n * view.width);
            for (std::size_t i = 0; i < n; ++i)
                items[i * view.width + static_cast<std::size_t>(component[i])] = 1;
        }
    }
}

void write_rewards(Level level, const std::int64_t *units, std::size_t n, std::uint32_t scale,
                   double factor, float *rewards) {
    at_level<&reward<float>>(level, units, n, scale, factor, rewards);
}
void write_rewards(Level level, const std::int64_t *units, std::size_t n, std::uint32_t scale,
                   double factor, double *rewards) {
    at_level<&reward<double>>(level, units, n, scale, factor, rewards);
}

bool fits(const ActionForm &form, std::uint32_t count) {
    if (!form.box)
        return form.count != 0 && std::uint64_t{form.count - 1} * form.scale < count;
    if (!(form.low <= form.high && form.low + form.offset >= 0 && form.units > 0 && form.span > 0 &&
          (form.high + form.offset) * form.units / form.span < 0x1p32 - 1))
        return false;
    const std::uint64_t digit = nearest_units(form.high, form);
    std::uint64_t largest = digit;
    if (form.items > 1 && digit >= form.base) return false;
    for (std::uint32_t k = 1; k < form.items && largest < count; ++k)
        largest = largest * form.base + digit;
    return largest < count;
}

bool any_wrong(Level level, const Actions &actions, std::size_t first, std::size_t n,
               std::uint32_t count) {
    return with_type(actions.type, [&](auto item) {
        using Item = decltype(item);
        return at_level<&wrong<Item>>(level, static_cast<const Item *>(actions.items) + first, n,
                                      count);
    });
}

void words_of(Level level, const Actions &actions, std::size_t first, std::size_t n,
              const ActionForm &form, std::uint32_t *to) {
    with_type(actions.type, [&](auto item) {
        using Item = decltype(item);
        at_level<&words<Item>>(level, static_cast<const Item *>(actions.items) + first, n, form, to);
    });
}

void keys_of(Level level, std::uint64_t first_seed, std::size_t n, std::uint64_t *to) {
    at_level<&keys>(level, first_seed, n, to);
}

void draw_words(Level level, const std::uint64_t *keys, std::uint64_t t, std::size_t n,
                const ActionForm &form, std::uint32_t *to) {
    if (!form.box) return at_level<&draw>(level, keys, t, n, form, to);
    for (std::size_t i = 0; i < n; ++i) to[i] = drawn_action(keys[i], t, form);
}

void choose_words(const Policy &policy, const std::int64_t *seen, const std::uint64_t *keys,
                  std::uint64_t t, std::size_t n, const ActionForm &form, std::uint32_t *to) {
    for (std::size_t i = 0; i < n; ++i) {
        // Every observation is a row; memory does not depend on it.
        const std::size_t row = std::min(static_cast<std::size_t>(seen[i]), policy.rows - 1);
        const std::uint32_t *const sums = policy.sums + row * policy.actions;
        const std::uint64_t u = high_word(mdp_word(keys[i], t), sums[policy.actions - 1]);
        std::uint32_t action = 0;
        for (std::size_t a = 0; a + 1 < policy.actions; ++a) action += sums[a] <= u;
        to[i] = action * form.scale;
    }
}

}  // namespace provengym
