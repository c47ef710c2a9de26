// Runs what the files beside this one add, and what is of no kernel: see driver.hpp.
//
// With PLANT_OVERFLOW, PLANT_READ, PLANT_LEAK, PLANT_RACE or PLANT_UNDEFINED it does what must be reported.

#include <string>

#include "driver.hpp"

#if defined(GUARDED)
void *operator new(std::size_t size) { return guarded::take(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__); }
void operator delete(void *block) noexcept { guarded::give(block); }
void operator delete(void *block, std::size_t) noexcept { guarded::give(block); }
#endif

std::vector<Exercise> &exercises() {
    static std::vector<Exercise> added;
    return added;
}

namespace {

// Two threads, each with a batch of its own, and with calls by XLA.
void two_batches() {
    const Instance grid = instance(gridworld_table, {8, 8, 0, 0, 7, 7});
    const auto use_one = [&] {
        owned(grid, 2049, {same_step, 0, 5}, view_of(Form::uint8, 1, 0));
        by_xla(grid, 2049, view_of(Form::int32, 1, 0));
    };
    std::thread other(use_one);
    use_one();
    other.join();
}

// Every part is run once, by threads that still look for it and by threads that sleep, and what one
// call writes the next may read.
void pools() {
    for (const std::size_t threads : {2, 3, 40}) {
        Pool(threads).run(1, [](std::size_t) {});
        Pool pool(threads);
        const Exact<std::size_t> counts(threads);
        for (std::size_t part = 0; part < threads; ++part) counts[part] = 0;
        std::size_t expected = 0;
        for (std::size_t call = 1; call <= 300; ++call) {
            const std::size_t parts = call % 3 == 0 ? threads - 1 : threads;
            const std::function<void(std::size_t)> work = [&](std::size_t part) {
                ++counts[part];
                if (call % 50 == part) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            };
            pool.run(parts, work);
            if (parts == threads) ++expected;
            for (std::size_t part = 0; part < threads; ++part)
                require(counts[part] == (part + 1 < threads ? call : expected), "a part is run once");
            if (call % 30 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }
}

void plant() {
#if defined(PLANT_OVERFLOW)
    const Instance grid = instance(gridworld_table, {8, 8, 0, 0, 7, 7});
    const Exact<std::uint32_t> states(2 * 1025);
    gridworld_table.begin_lanes(level_in_use(), grid.parameters(),
                                {1025, 1025, nullptr, nullptr, states.get()});
    const Exact<std::int64_t> seen(1024);
    observe_batch(grid, 1025, states.get(), {seen.get(), 0, 1});
#elif defined(PLANT_READ)
    const Instance grid = instance(gridworld_table, {8, 8, 0, 0, 7, 7});
    ActionForm form;
    form.count = 4;
    LaneBatch batch(grid, 2048, {same_step, 0, 0}, form, view_of(Form::uint8, 1, 0), 1, 1);
    batch.reset(0);
    const Answers answers(2048, batch.view());
    const Exact<std::uint8_t> actions(2047);
    std::memset(actions.get(), 1, 2047);
    batch.call(Source::of({actions.get(), ActionType::uint8}), 1, answers.outputs(true));
#elif defined(PLANT_LEAK)
    volatile std::size_t many = 100;
    auto *lost = new std::uint64_t[many];
    lost[0] = many;
    lost = nullptr;
#elif defined(PLANT_RACE)
    Pool pool(3);
    std::atomic<int> begun{0};
    std::size_t calls = 0;
    pool.run(3, [&](std::size_t) {
        begun.fetch_add(1, std::memory_order_relaxed);
        while (begun.load(std::memory_order_relaxed) < 3) std::this_thread::yield();  // three threads
        ++calls;
    });
    std::printf("%zu\n", calls);
#elif defined(PLANT_UNDEFINED)
    volatile int one = 1, places = 40;
    std::printf("%d\n", one << places);
#endif
}

}  // namespace

// With the name of a level: at this level.
int main(int count, char **arguments) {
    const char *const level = count > 1 ? arguments[1] : nullptr;
    const bool has = use_level(level).empty();
    require(has && (level == nullptr || std::string(level) == level_names[static_cast<std::size_t>(level_in_use())]),
            "the processor lacks the level");
#if defined(GUARDED)
    guarded::watch();
#endif
    pools();
    two_batches();
    plant();
    for (const Exercise exercise : exercises()) exercise();
    std::puts("done");
    return 0;
}
