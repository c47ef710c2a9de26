// Levels of processors for which the loops over lanes are compiled. A level is put on functions, and
// never on a whole translation unit, so that all else runs on every processor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

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

// The highest level that is compiled and that this processor has, if it is at most `highest`.
inline std::optional<Level> best_level(Level highest = levels.back()) {
    std::optional<Level> best;
    for (const Level level : levels)
        if (level <= highest && is_compiled(level) && is_supported(level)) best = level;
    return best;
}

// The level of the loops that run where nothing else is said.
inline Level &level_in_use() {
    static Level level = best_level().value_or(Level::baseline);
    return level;
}

// Uses the best level up to the one of this name, or of all without a name. What it returns says in a
// sentence why there is none, and is empty where there is one.
inline std::string use_level(const char *highest = nullptr) {
    if (highest != nullptr && *highest == '\0') highest = nullptr;
    Level most = levels.back();
    std::string named, compiled;
    for (const Level level : levels) {
        const std::string name = level_names[static_cast<std::size_t>(level)];
        named += (named.empty() ? "" : ", ") + name;
        if (is_compiled(level)) compiled += (compiled.empty() ? "" : ", ") + name;
        if (highest != nullptr && name == highest) most = level, highest = nullptr;
    }
    if (highest != nullptr)
        return "PROVENGYM_LEVEL must be one of " + named + ", got " + highest;
    const std::optional<Level> best = best_level(most);
    if (!best)
        return "this build of provengym is for processors with " + compiled +
               ", which this one lacks: rebuild it here with `pip install .` in a clone";
    level_in_use() = *best;
    return "";
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
