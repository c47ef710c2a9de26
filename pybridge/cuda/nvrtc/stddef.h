/* NVRTC has `size_t` without it. */
#pragma once
