/* C++ has `bool` without it. */
#pragma once
