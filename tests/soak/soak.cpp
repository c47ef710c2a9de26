// Runs what the files beside this one add: see soak.hpp.
#include "soak.hpp"

std::vector<Run> &runs() {
    static std::vector<Run> added;
    return added;
}

int main(int count, char **arguments) {
    if (count != 3) {
        std::fputs("usage: soak STEPS SEED\n", stderr);
        return 2;
    }
    const std::uint64_t steps = std::strtoull(arguments[1], nullptr, 10);
    const std::uint64_t seed = std::strtoull(arguments[2], nullptr, 10);
    const bool progress = steps > 10000000;
    for (const Run run : runs())
        if (!run(steps / runs().size(), seed, progress)) return 1;
    return 0;
}
