// Levels of processors for which the loops over lanes are compiled. A level is put on functions, and
// never on a whole translation unit, so that all else runs on every processor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

// Which levels are compiled: level k where bit k is set. CMakeLists.txt says so.
#ifndef PROVENGYM_LEVELS
#define PROVENGYM_LEVELS 1
#endif
#if (PROVENGYM_LEVELS & 6) != 0 &&                                                                 \
    !(defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 12)
#error "for this compiler or processor there is one level, the baseline: PROVENGYM_LEVELS=1"
#endif

namespace provengym {

enum class Level : std::uint8_t { baseline, v3, v4 };
inline constexpr std::array levels{Level::baseline, Level::v3, Level::v4};
inline constexpr std::array level_names{"baseline", "x86-64-v3", "x86-64-v4"};

constexpr bool is_compiled(Level level) {
    return (PROVENGYM_LEVELS >> static_cast<unsigned>(level) & 1) != 0;
}

// Whether this processor has the level.
inline bool is_supported(Level level) {
#if (PROVENGYM_LEVELS & 6) != 0
    if (level == Level::v3) return __builtin_cpu_supports("x86-64-v3") != 0;
    if (level == Level::v4) return __builtin_cpu_supports("x86-64-v4") != 0;
#endif
    return level == Level::baseline;
}

// Whether a level up to `highest` is compiled and this processor has it; then `best` is the highest.
inline bool find_level(Level highest, Level &best) {
    bool found = false;
    for (const Level level : levels)
        if (level <= highest && is_compiled(level) && is_supported(level)) best = level, found = true;
    return found;
}

// The level of the loops that run where nothing else is said.
inline Level &level_in_use() {
    static Level level = [] {
        Level best{};
        find_level(Level::v4, best);
        return best;
    }();
    return level;
}

// ---- Functions for a level: `run` and all that it calls are one function, compiled for the level ----

#if defined(__GNUC__)
#define PROVENGYM_WHOLE flatten, noinline
#define PROVENGYM_FOR(...) __attribute__((__VA_ARGS__))
#else
#define PROVENGYM_FOR(...)
#endif

template <Level level>
struct At;

#if (PROVENGYM_LEVELS & 1) != 0
template <>
struct At<Level::baseline> {
    template <auto f, class... Arguments>
    PROVENGYM_FOR(PROVENGYM_WHOLE)
    static auto run(const Arguments &...arguments) {
        return f(arguments...);
    }
};
#endif
#if (PROVENGYM_LEVELS & 2) != 0
template <>
struct At<Level::v3> {
    template <auto f, class... Arguments>
    PROVENGYM_FOR(PROVENGYM_WHOLE, target("arch=x86-64-v3"))
    static auto run(const Arguments &...arguments) {
        return f(arguments...);
    }
};
#endif
#if (PROVENGYM_LEVELS & 4) != 0
template <>
struct At<Level::v4> {
    template <auto f, class... Arguments>
    PROVENGYM_FOR(PROVENGYM_WHOLE, target("arch=x86-64-v4"))
    static auto run(const Arguments &...arguments) {
        return f(arguments...);
    }
};
#endif

// f(arguments...) for one of the levels that are compiled.
template <auto f, std::size_t k = levels.size() - 1, class... Arguments>
auto at_level(Level level, const Arguments &...arguments) {
    constexpr bool lowest = (PROVENGYM_LEVELS & ((1u << k) - 1)) == 0;
    if constexpr (lowest) {
        return At<levels[k]>::template run<f>(arguments...);
    } else {
        if constexpr (is_compiled(levels[k]))
            if (level == levels[k]) return At<levels[k]>::template run<f>(arguments...);
        return at_level<f, k - 1>(level, arguments...);
    }
}

}  // namespace provengym
