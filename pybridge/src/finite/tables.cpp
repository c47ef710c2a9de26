#include "tables.hpp"

#include "../define_kernel.hpp"
#include "kernel.hpp"

namespace provengym {

namespace {

// The parameters are addresses, which nobody gives and nobody sees.
template <bool random_reset, bool random_step>
constexpr KernelTable made() {
    KernelTable table = TableOf<FiniteKernel<random_reset, random_step>>::made();
    table.parameters = {};
    table.transitions = nullptr;
    return table;
}

constexpr KernelTable certain = made<false, false>(), started = made<true, false>(),
                      stepped = made<false, true>(), random = made<true, true>();

}  // namespace

Instance instance_of(std::shared_ptr<const FiniteArrays> arrays) {
    const bool start = arrays->certain_start(), steps = arrays->certain_steps();
    const KernelTable &table = start ? (steps ? certain : stepped) : (steps ? started : random);
    const KernelParameters parameters = parameters_of(*arrays);
    return Instance(table, parameters, std::move(arrays));
}

}  // namespace provengym
