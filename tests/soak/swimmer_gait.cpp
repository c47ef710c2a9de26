// SwimmerGait a second time, from docs/swimmer_gait.md.
#include "soak.hpp"

namespace {

struct Swim {
    static constexpr bool terminates = false;
    static constexpr const provengym::KernelTable &kernel = provengym::swimmergait_table;
    static constexpr int draws = 0, reset_draws = 0;
    struct State {
        int joint[2];
    };
    // The table of the page: a row where joint 1 goes up, a column for the value of joint 2.
    static constexpr int table[8][9] = {
        {4959, 6849, 8681, 10321, 11706, 12814, 13644, 14197, 14473},
        {1521, 3310, 5142, 6876, 8435, 9776, 10877, 11719, 12278},
        {-1697, -82, 1663, 3410, 5074, 6600, 7945, 9065, 9912},
        {-4656, -3268, -1681, -1, 1692, 3338, 4880, 6254, 7381},
        {-7381, -6254, -4880, -3338, -1692, 1, 1681, 3268, 4656},
        {-9912, -9065, -7945, -6600, -5074, -3410, -1663, 82, 1697},
        {-12278, -11719, -10877, -9776, -8435, -6876, -5142, -3310, -1521},
        {-14473, -14197, -13644, -12814, -11706, -10321, -8681, -6849, -4959}};

    static Swim drawn(Dice &) { return {}; }
    std::vector<std::uint64_t> parameters() const { return {9}; }
    std::uint64_t places() const { return 81; }
    State begin(std::uint64_t, std::uint64_t) const { return {{4, 4}}; }
    // Long ways in one direction, so that shapes at the border are seen as often as others.
    std::uint32_t action(Dice &dice) const {
        if (dice.below(6) == 0) return 4;
        const std::uint32_t joint = dice.below(2);
        return 2 * joint + (dice.t / 16 + joint + dice.below(4) / 3) % 2;
    }
    bool ended(const State &) const { return false; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (action == 4) return 0;
        const int which = action / 2, way = action % 2 == 0 ? 1 : -1;
        int &turned = s.joint[which];
        const int other = s.joint[1 - which];
        if (turned + way < 0 || turned + way > 8) return 0;
        const int below = way > 0 ? turned : turned - 1;
        turned += way;
        if (planted) return table[below][other] * way;  // reward
        return table[below][other] * way * (which == 0 ? 1 : -1);
    }
    std::array<std::uint64_t, 2> state(const State &s) const {
        return {static_cast<std::uint64_t>(s.joint[0]), static_cast<std::uint64_t>(s.joint[1])};
    }
    std::array<std::int64_t, 3> observation(const State &s) const {
        return {9 * s.joint[0] + s.joint[1], s.joint[0], s.joint[1]};
    }
};

const Added<Swim> added;

}  // namespace
