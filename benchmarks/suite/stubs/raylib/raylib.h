/* Stands in for raylib, so that the environments of PufferLib compile without a window: only what
 * their drawing needs, which is never called. */
#ifndef PROVENGYM_BENCH_RAYLIB_H
#define PROVENGYM_BENCH_RAYLIB_H

#include <stdbool.h>

typedef struct {
    unsigned char r, g, b, a;
} Color;
typedef struct {
    float x, y;
} Vector2;

#define KEY_ESCAPE 256
#define KEY_TAB 258

#define IsWindowReady() false
#define IsKeyDown(key) false
#define IsKeyPressed(key) false
#define TextFormat(...) ""
#define InitWindow(...) ((void)0)
#define CloseWindow() ((void)0)
#define ToggleFullscreen() ((void)0)
#define SetTargetFPS(...) ((void)0)
#define BeginDrawing() ((void)0)
#define EndDrawing() ((void)0)
#define ClearBackground(...) ((void)0)
#define DrawRectangle(...) ((void)0)
#define DrawLine(...) ((void)0)
#define DrawLineEx(...) ((void)0)
#define DrawCircle(...) ((void)0)
#define DrawCircleV(...) ((void)0)
#define DrawText(...) ((void)0)

#endif
