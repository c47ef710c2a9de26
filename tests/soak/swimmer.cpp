// Swimmer a second time, from docs/swimmer.md.
#include "soak.hpp"

namespace {

struct Swimmer {
    static constexpr const provengym::KernelTable &kernel = provengym::swimmer_table;
    static constexpr int draws = 0, reset_draws = 6;
    static constexpr bool terminates = false;
    using Big = __int128;
    // Units of 2^-30: directions, cosines, sines and positions; of 2^-24: velocities.
    static constexpr std::int64_t one = std::int64_t{1} << 30, unit = std::int64_t{1} << 24;
    struct State {
        std::int64_t p[3][2], omega[3], v[2], at[2];
    };
    std::uint32_t noise;

    static Swimmer drawn(Dice &dice) {
        return {dice.below(2) == 0 ? dice.below(8) : dice.below(1025)};
    }
    std::vector<std::uint64_t> parameters() const { return {noise}; }
    std::uint64_t places() const { return 0; }

    // a / b to the nearest integer, and of two to the one farther from zero; 0 < b.
    static std::int64_t near(Big a, Big b) {
        const Big size = ((a < 0 ? -a : a) * 2 + b) / (2 * b);
        return static_cast<std::int64_t>(a < 0 ? -size : size);
    }
    static std::int64_t within(std::int64_t most, std::int64_t x) {
        return x > most ? most : x < -most ? -most : x;
    }
    // Turned by the angle whose half has this tangent, and made of length 1 again.
    static void turn(std::int64_t tangent, std::int64_t (&p)[2]) {
        const Big t = tangent, square = near(t * t, one);
        const Big x = p[0], y = p[1];
        p[0] = near((one - square) * x - 2 * t * y, one + square);
        p[1] = near((one - square) * y + 2 * t * x, one + square);
        const Big length = planted ? one : near(Big{p[0]} * p[0] + Big{p[1]} * p[1], one);  // state
        for (auto &part : p) part = near(part * (3 * Big{one} - length), 2 * Big{one});
    }

    State begin(std::uint64_t key, std::uint64_t t) const {
        State s{{{one, 0}, {one, 0}, {one, 0}}, {0, 0, 0}, {0, 0}, {0, 0}};
        const auto draw = [&](int k) {
            const std::size_t place = chosen(2 * std::size_t{noise} + 1, stream_word(key, t + k));
            return static_cast<std::int64_t>(place) - static_cast<std::int64_t>(noise);
        };
        for (int i = 0; i < 3; ++i) turn(draw(i) * (one / 2048), s.p[i]);
        for (int i = 0; i < 3; ++i) s.omega[i] = draw(3 + i) * (unit / 1024);
        return s;
    }
    // Torques that stay for a while, so that the swimmer becomes fast.
    std::uint32_t action(Dice &dice) const {
        if (dice.below(3) == 0) return dice.below(40961) * 40961 + dice.below(40961);
        const std::uint64_t bits = stream_word(noise, dice.t / 64);
        return (bits & 1 ? 40960u : 0u) * 40961u + (bits & 2 ? 40960u : 0u);
    }
    bool ended(const State &) const { return false; }

    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        // Cosines and sines of the angles between links 0 and 1, 1 and 2, 0 and 2.
        Big c[3], d[3];
        for (int k = 0; k < 2; ++k) {
            const auto &a = s.p[k], &b = s.p[k + 1];
            c[k] = near(Big{a[0]} * b[0] + Big{a[1]} * b[1], one);
            d[k] = near(Big{a[0]} * b[1] - Big{a[1]} * b[0], one);
        }
        c[2] = near(c[0] * c[1] - d[0] * d[1], one);
        d[2] = near(c[0] * d[1] + d[0] * c[1], one);
        const Big w[3] = {s.omega[0], s.omega[1], s.omega[2]};
        const Big sixth[3] = {-2 * w[0] * one - 3 * w[1] * c[0] - w[2] * c[2],
                              w[0] * c[0] - w[2] * c[1],
                              w[0] * c[2] + 3 * w[1] * c[1] + 2 * w[2] * one};
        Big slip[3];
        for (int i = 0; i < 3; ++i)
            slip[i] = near(6 * (Big{s.v[1]} * s.p[i][0] - Big{s.v[0]} * s.p[i][1]) + sixth[i],
                           6 * Big{one});
        const Big moment[3] = {near(slip[1] * c[0] + slip[2] * c[2] - 2 * slip[0] * one, one),
                               near(3 * (slip[2] * c[1] - slip[0] * c[0]), one),
                               near(2 * slip[2] * one - slip[0] * c[2] - slip[1] * c[1], one)};
        // Squares in units of 2^-20.
        Big e[3];
        for (int i = 0; i < 3; ++i) e[i] = near(w[i] * w[i], Big{1} << 28);
        const Big fast[3] = {near(3 * d[0] * e[1] + d[2] * e[2], Big{1} << 26),
                             near(3 * d[1] * e[2] - 3 * d[0] * e[0], Big{1} << 26),
                             near(-d[2] * e[0] - 3 * d[1] * e[1], Big{1} << 26)};
        const std::int64_t u[2] = {static_cast<std::int64_t>(action / 40961) - 20480,
                                   static_cast<std::int64_t>(action % 40961) - 20480};
        const std::int64_t torque[3] = {u[0], u[1] - u[0], -u[1]};
        Big J[3];
        for (int i = 0; i < 3; ++i)
            J[i] = near(-20 * moment[i] - 10 * w[i] + 12 * (Big{torque[i]} << 12) + fast[i], 100);
        const Big square = Big{1} << 36;
        const Big P = 21 * Big{unit} - 9 * near(c[0] * c[0], square);
        const Big R = 21 * Big{unit} - 9 * near(c[1] * c[1], square);
        const Big Q = -2 * Big{near(c[0] * c[1], square)} - 7 * Big{near(d[0] * d[1], square)};
        const Big det = near(P * R - Q * Q, unit);
        const Big k0 = 7 * J[0] - near(3 * c[0] * J[1], one),
                  k2 = 7 * J[2] - near(3 * c[1] * J[1], one);
        std::int64_t change[3];
        change[0] = near(R * k0 - Q * k2, det);
        change[2] = near(P * k2 - Q * k0, det);
        change[1] = near(J[1] - 3 * Big{near(c[0] * change[0] + c[1] * change[2], one)}, 7);
        Big push[2] = {0, 0};
        for (int i = 0; i < 3; ++i)
            for (int k = 0; k < 2; ++k) push[k] += slip[i] * s.p[i][k];
        for (int i = 0; i < 3; ++i) {
            s.omega[i] = within(16 * unit, s.omega[i] + change[i]);
            turn(near(Big{s.omega[i]} * 64, 200), s.p[i]);
        }
        s.v[0] = within(4 * unit, s.v[0] + near(push[1], 30 * Big{one}));
        s.v[1] = within(4 * unit, s.v[1] - near(push[0], 30 * Big{one}));
        const std::int64_t before = s.at[0];
        for (int k = 0; k < 2; ++k)
            s.at[k] = within(std::int64_t{1} << 62, s.at[k] + near(Big{s.v[k]} * 64, 100));
        return s.at[0] - before;
    }
    std::array<std::int64_t, 13> state(const State &s) const {
        return {s.p[0][0],  s.p[0][1],  s.p[1][0], s.p[1][1], s.p[2][0], s.p[2][1], s.omega[0],
                s.omega[1], s.omega[2], s.v[0],    s.v[1],    s.at[0],   s.at[1]};
    }
    std::array<std::int64_t, 11> observation(const State &s) const {
        std::array<std::int64_t, 11> seen{};
        for (int k = 0; k < 2; ++k) seen[k] = s.v[k] + 4 * unit;
        for (int k = 0; k < 6; ++k) seen[2 + k] = s.p[k / 2][k % 2] + one + 1;
        for (int i = 0; i < 3; ++i) seen[8 + i] = s.omega[i] + 16 * unit;
        return seen;
    }
};

const Added<Swimmer> added;

}  // namespace
