// TwoLaneDriving a second time, from docs/two_lane_driving.md.
#include "soak.hpp"

namespace {

struct Drive {
    static constexpr const provengym::KernelTable &kernel = provengym::twolanedriving_table;
    static constexpr int draws = 0, reset_draws = 8;
    using Lanes = std::array<std::array<bool, 130>, 2>;
    struct State {
        Lanes lanes;
        int place, lane, speed;
        std::uint32_t violations;
    };
    int length, max_speed, speed_limit, sensor;
    bool random;
    Lanes given;

    static Drive drawn(Dice &dice) {
        Drive d{};
        d.length = 2 + static_cast<int>(dice.below(dice.below(2) == 0 ? 127 : 8));
        d.max_speed = 1 + static_cast<int>(dice.below(10));
        d.speed_limit = 1 + static_cast<int>(dice.below(static_cast<std::uint64_t>(d.max_speed)));
        d.sensor = 1 + static_cast<int>(dice.below(62));
        d.random = dice.below(2) == 0;
        const std::uint64_t rarity = 2 + dice.below(20);
        if (!d.random)
            for (auto &lane : d.given)
                for (int x = 1; x < d.length; ++x)
                    lane[static_cast<std::size_t>(x)] = dice.below(rarity) == 0;
        return d;
    }
    static std::array<std::uint64_t, 4> bits(const Lanes &lanes) {
        std::array<std::uint64_t, 4> found{};
        for (std::size_t x = 0; x < 128; ++x)
            for (std::size_t lane = 0; lane < 2; ++lane)
                if (lanes[lane][x]) found[2 * lane + x / 64] |= std::uint64_t{1} << x % 64;
        return found;
    }
    std::vector<std::uint64_t> parameters() const {
        std::vector<std::uint64_t> all;
        for (int x : {length, max_speed, speed_limit, sensor, int{random}})
            all.push_back(static_cast<std::uint64_t>(x));
        for (const std::uint64_t word : bits(given)) all.push_back(word);
        return all;
    }
    std::uint64_t places() const { return static_cast<std::uint64_t>(length) + 1; }
    State begin(std::uint64_t key, std::uint64_t t) const {
        State s{given, 0, 0, 0, 0};
        if (!random) return s;
        for (int x = 2; x < length; ++x) {
            unsigned value = 0;
            for (unsigned k = 0; k < 4; ++k) {
                const std::uint64_t word =
                    stream_word(key, t + 4 * static_cast<unsigned>(x / 64) + k);
                value |= static_cast<unsigned>(word >> x % 64 & 1) << k;
            }
            const auto at = static_cast<std::size_t>(x);
            if (value < 2 && !s.lanes[1 - value][at - 1]) s.lanes[value][at] = true;
        }
        return s;
    }
    std::uint32_t action(Dice &dice) const { return dice.below(6); }
    bool taken(const State &s, int lane, int x) const {
        return x < length && s.lanes[static_cast<std::size_t>(lane)][static_cast<std::size_t>(x)];
    }
    bool ended(const State &s) const { return s.place == length || taken(s, s.lane, s.place); }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (ended(s)) return 0;
        if (action % 2 == 1) s.lane = 1 - s.lane;
        if (action / 2 == 1 && s.speed < max_speed) ++s.speed;
        if (action / 2 == 2 && s.speed > 0) --s.speed;
        if (s.speed > speed_limit) ++s.violations;
        for (int k = 0; k < s.speed && !ended(s); ++k) ++s.place;
        if (s.place == length) return planted ? 99 : 100;  // reward
        if (ended(s)) return -100;
        return s.speed > speed_limit ? -6 : -1;
    }
    std::array<std::uint64_t, 5> state(const State &s) const {
        const auto cells = bits(s.lanes);
        return {cells[0], cells[1], cells[2], cells[3],
                static_cast<std::uint64_t>(s.place | s.lane << 8 | s.speed << 16) +
                    (std::uint64_t{s.violations} << 32)};
    }
    int ahead(const State &s, int lane) const {
        int distance = 0;
        while (distance <= sensor && !taken(s, lane, s.place + distance)) ++distance;
        return distance;
    }
    std::array<std::int64_t, 7> observation(const State &s) const {
        int allowed = 0;
        for (int action = 0; action < 6; ++action) {
            const int change[] = {0, 1, -1};
            int room = ahead(s, action % 2 == 1 ? 1 - s.lane : s.lane);
            const int speed = std::clamp(s.speed + change[action / 2], 0, max_speed);
            for (int v = speed; v > 0; --v) room -= v;
            if (room > 0) allowed |= 1 << action;
        }
        return {length - s.place, s.lane, s.speed, ahead(s, 0), ahead(s, 1),
                allowed == 0 ? 16 : allowed, s.violations};
    }
};

const Added<Drive> added;

}  // namespace
