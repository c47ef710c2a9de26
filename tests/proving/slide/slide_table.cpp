#include "slide.hpp"
#include "../src/define_kernel.hpp"

namespace provengym {

extern const KernelTable slide_table;
constexpr KernelTable slide_table = TableOf<Slide>::made();

}  // namespace provengym
