#include "driver.hpp"
#include "../generated/twolanedriving.hpp"

namespace {

const Added added([] {
    exercise<TwoLaneDriving>(Environment<TwoLaneDriving>({100, 3, 2, 6, 1, 0, 0, 0, 0}));
    exercise<TwoLaneDriving>(Environment<TwoLaneDriving>({128, 10, 10, 62, 1, 0, 0, 0, 0}));
    exercise<TwoLaneDriving>(Environment<TwoLaneDriving>({6, 1, 1, 1, 0, 4, 0, 16, 0}));
});

}  // namespace
