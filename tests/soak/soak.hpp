// What a second implementation of an environment is: plain C++ from its page, in a file of its own
// here. `soak` (soak.cpp) compares its lanes with those of the kernel.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "../generated/kernel_tables.hpp"

// Whether the implementations err, each in what stands behind it there, so that there is a
// difference.
inline bool planted = false;

// ---- Random words: SplitMix64, by hand ----

inline std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}
inline std::uint64_t stream_key(std::uint64_t seed) { return mix(seed + 0x9E3779B97F4A7C15u); }
inline std::uint64_t stream_word(std::uint64_t key, std::uint64_t t) {
    return mix(key + (t + 1) * 0x9E3779B97F4A7C15u);
}

// What the run itself draws.
struct Dice {
    std::uint64_t key, t = 0;
    std::uint64_t word() { return stream_word(key, t++); }
    std::uint32_t below(std::uint64_t n) { return static_cast<std::uint32_t>(word() % n); }
};

// Which of so many a random word chooses.
inline std::size_t chosen(std::size_t count, std::uint64_t word) {
    return static_cast<std::size_t>((static_cast<unsigned __int128>(word) * count) >> 64);
}

// ---- Implementations ----

// An environment with drawn parameters, and some lanes of it.
class Second {
public:
    virtual ~Second() = default;
    virtual std::vector<std::uint64_t> parameters() const = 0;
    virtual std::vector<std::uint64_t> words() const = 0;  // of kernels that take a list of them
    // The numbers that component 0 of an observation may be, from 0 on; 0 where they are many.
    virtual std::uint64_t places() const = 0;

    virtual std::uint32_t action(Dice &dice) const = 0;
    virtual void begin(std::size_t lane, std::uint64_t key, std::uint64_t t) = 0;
    // The reward, in the kernel's units, of a step by the random words from a place in a stream on.
    virtual std::int64_t move(std::size_t lane, std::uint32_t action, std::uint64_t key,
                              std::uint64_t t) = 0;
    virtual bool ended(std::size_t lane) const = 0;
    // As the kernel has them.
    virtual void state(std::size_t lane, std::uint64_t *words) const = 0;
    virtual void observation(std::size_t lane, std::int64_t *components) const = 0;
};

// E is the environment with its parameters, which `E::drawn(dice)` makes; its functions get a
// state.
template <class E>
class SecondOf final : public Second {
public:
    SecondOf(Dice &dice, std::size_t lanes) : e_(E::drawn(dice)), states_(lanes) {}

    std::vector<std::uint64_t> parameters() const override { return e_.parameters(); }
    std::vector<std::uint64_t> words() const override { return words_of(e_, 0); }
    std::uint64_t places() const override { return e_.places(); }
    std::uint32_t action(Dice &dice) const override { return e_.action(dice); }
    void begin(std::size_t lane, std::uint64_t key, std::uint64_t t) override {
        states_[lane] = e_.begin(key, t);
    }
    // Of an environment whose steps take several words, `move` gets an array of them.
    std::int64_t move(std::size_t lane, std::uint32_t action, std::uint64_t key,
                      std::uint64_t t) override {
        if constexpr (E::draws > 1) {
            std::array<std::uint64_t, E::draws> words;
            for (auto &word : words) word = stream_word(key, t++);
            return e_.move(states_[lane], action, words);
        } else {
            return e_.move(states_[lane], action, stream_word(key, t));
        }
    }
    bool ended(std::size_t lane) const override { return e_.ended(states_[lane]); }
    void state(std::size_t lane, std::uint64_t *words) const override {
        const auto found = e_.state(states_[lane]);
        std::copy(found.begin(), found.end(), words);
    }
    void observation(std::size_t lane, std::int64_t *components) const override {
        const auto found = e_.observation(states_[lane]);
        std::copy(found.begin(), found.end(), components);
    }

private:
    template <class F>
    static auto words_of(const F &e, int) -> decltype(e.words()) { return e.words(); }
    static std::vector<std::uint64_t> words_of(const E &, long) { return {}; }

    E e_;
    std::vector<typename E::State> states_;
};

// What is known of an environment before its parameters are.
struct Entry {
    const provengym::KernelTable &table;
    std::uint64_t draws, reset_draws;  // the random words of a step and of a reset
    bool terminates;
    std::function<std::unique_ptr<Second>(Dice &, std::size_t lanes)> make;
};
std::vector<Entry> &entries();

template <class E, class = void>
inline constexpr bool terminates = true;
template <class E>
inline constexpr bool terminates<E, std::void_t<decltype(E::terminates)>> = E::terminates;

template <class E>
struct Added {
    Added() {
        entries().push_back({E::kernel, E::draws, E::reset_draws, terminates<E>,
                             [](Dice &dice, std::size_t lanes) -> std::unique_ptr<Second> {
                                 return std::make_unique<SecondOf<E>>(dice, lanes);
                             }});
    }
};
