// HunterWumpus a second time, from docs/hunter_wumpus.md.
#include "soak.hpp"

namespace {

struct Hunt {
    static constexpr const provengym::KernelTable &kernel = provengym::hunterwumpus_table;
    static constexpr int draws = 1, reset_draws = 64;
    enum Ending { ongoing, wumpus_in_pit, caught, player_in_pit, player_won };
    struct Cell {
        int x, y;
        bool operator==(const Cell &other) const { return x == other.x && y == other.y; }
    };
    struct State {
        Cell wumpus, player, gold;
        bool pit[8][8], visited[8][8];  // [y][x]
        int scent[8][8];
        bool had_been_there;
        Ending ending;
    };
    int size, pits;

    static Hunt drawn(Dice &dice) {
        Hunt h{};
        h.size = 2 + static_cast<int>(dice.below(7));
        const int most = h.size * h.size - 3;
        h.pits = static_cast<int>(dice.below(static_cast<std::uint64_t>(
                     dice.below(4) == 0 ? most : std::min(most, 4)) + 1));
        return h;
    }
    std::vector<std::uint64_t> parameters() const {
        return {static_cast<std::uint64_t>(size), static_cast<std::uint64_t>(pits)};
    }
    std::uint64_t places() const { return static_cast<std::uint64_t>(size); }

    // Wumpus, gold and pits one after another, each on one of the cells that are still free.
    State begin(std::uint64_t key, std::uint64_t t) const {
        State s{};
        std::vector<Cell> free;
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                if (x != 0 || y != 0) free.push_back({x, y});
        const auto take = [&](std::uint64_t k) {
            const std::size_t place = chosen(free.size(), stream_word(key, t + k));
            const Cell cell = free[place];
            free.erase(free.begin() + static_cast<std::ptrdiff_t>(place));
            return cell;
        };
        s.wumpus = take(0);
        s.gold = take(1);
        for (int k = 0; k < pits; ++k) {
            const Cell cell = take(2 + static_cast<std::uint64_t>(k));
            s.pit[cell.y][cell.x] = true;
        }
        s.visited[s.wumpus.y][s.wumpus.x] = true;
        return s;
    }
    std::uint32_t action(Dice &dice) const { return dice.below(4); }
    bool ended(const State &s) const { return s.ending != ongoing; }
    Cell beside(Cell c, std::uint64_t direction) const {
        if (direction == 0 && c.y > 0) --c.y;
        if (direction == 1 && c.y < size - 1) ++c.y;
        if (direction == 2 && c.x < size - 1) ++c.x;
        if (direction == 3 && c.x > 0) --c.x;
        return c;
    }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t noise) const {
        if (ended(s)) return 0;
        const Cell from = s.wumpus, was = s.player;
        s.wumpus = beside(from, action);
        const bool stopped = s.wumpus == from;
        const bool smelled = !stopped && s.scent[s.wumpus.y][s.wumpus.x] > 0;
        s.had_been_there = s.visited[s.wumpus.y][s.wumpus.x];
        s.visited[s.wumpus.y][s.wumpus.x] = true;
        if (s.pit[s.wumpus.y][s.wumpus.x]) {
            s.ending = wumpus_in_pit;
        } else if (s.wumpus == s.player) {
            s.ending = caught;
        } else {
            s.player = beside(s.player, noise >> 62);
            if (s.pit[s.player.y][s.player.x])
                s.ending = player_in_pit;
            else if (s.player == s.wumpus)
                s.ending = caught;
            else if (s.player == s.gold)
                s.ending = player_won;
        }
        for (auto &row : s.scent)
            for (int &level : row)
                if (level > 0) --level;
        if (!(s.player == was)) s.scent[was.y][was.x] = planted ? 2 : 3;  // state
        return -1 - (stopped ? 5 : 0) + (smelled ? 2 : 0) + (s.ending == caught ? 100 : 0) -
               (s.ending == wumpus_in_pit ? 100 : 0);
    }
    static std::uint64_t number(Cell c) { return static_cast<std::uint64_t>(8 * c.y + c.x); }
    // The only tile with this scent, if there is one.
    bool tile(const State &s, int level, Cell &found) const {
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                if (s.scent[y][x] == level) {
                    found = {x, y};
                    return true;
                }
        return false;
    }
    std::array<std::uint64_t, 3> state(const State &s) const {
        std::uint64_t pit_bits = 0, visited_bits = 0;
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 8; ++x) {
                if (s.pit[y][x]) pit_bits |= std::uint64_t{1} << number({x, y});
                if (s.visited[y][x]) visited_bits |= std::uint64_t{1} << number({x, y});
            }
        std::uint64_t tokens = number(s.wumpus) | number(s.player) << 8 | number(s.gold) << 16;
        for (int level = 3; level > 0; --level) {
            Cell cell{};
            if (tile(s, level, cell)) tokens |= (64 + number(cell)) << (8 * (6 - level));
        }
        tokens |= static_cast<std::uint64_t>(s.had_been_there) << 48;
        tokens |= static_cast<std::uint64_t>(s.ending) << 56;
        return {pit_bits, visited_bits, tokens};
    }
    std::array<std::int64_t, 14> observation(const State &s) const {
        bool player_near = false, pit_near = false;
        for (std::uint64_t direction = 0; direction < 4; ++direction) {
            const Cell cell = beside(s.wumpus, direction);
            if (cell == s.wumpus) continue;
            player_near |= cell == s.player;
            pit_near |= s.pit[cell.y][cell.x];
        }
        std::int64_t places[3];
        for (int level = 3; level > 0; --level) {
            Cell cell{};
            places[3 - level] = tile(s, level, cell) ? cell.y * size + cell.x : size * size;
        }
        return {
            s.wumpus.x, s.wumpus.y, s.player.x, s.player.y, player_near,
            s.scent[s.wumpus.y][s.wumpus.x], s.had_been_there, pit_near, s.gold.x, s.gold.y,
            s.ending, places[0], places[1], places[2]};
    }
};

const Added<Hunt> added;

}  // namespace
