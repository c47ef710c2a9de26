/* Steps one of PufferLib's C environments as its Python binding does: each environment allocated by
 * itself, observations, actions, rewards and terminals in shared arrays that are reused.
 *
 * Compiled with -DHEADER="…" -DENV=… -DOBSERVATION=… -DOBSERVATION_LENGTH=… -DACTION=… -DACTIONS=… and, for
 * fields that Python sets, -DSETTINGS="env->size = 11;".
 * Usage: ocean N SECONDS; prints the steps taken and the seconds that they took. */
#include HEADER

#include <stdio.h>
#include <time.h>

enum { DRAWN = 16 };

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char** argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: ocean N SECONDS\n");
        return 2;
    }
    long n = atol(argv[1]);
    double limit = atof(argv[2]);
    OBSERVATION* observations = calloc((size_t)n * OBSERVATION_LENGTH, sizeof(OBSERVATION));
    ACTION* actions = calloc((size_t)n, sizeof(ACTION));
    ACTION* drawn = calloc((size_t)n * DRAWN, sizeof(ACTION));
    float* rewards = calloc((size_t)n, sizeof(float));
    unsigned char* terminals = calloc((size_t)n, 1);
    ENV** envs = calloc((size_t)n, sizeof(ENV*));
    srand(0);
    for (long i = 0; i < n * DRAWN; i++) drawn[i] = (ACTION)(rand() % ACTIONS);
    for (long i = 0; i < n; i++) {
        ENV* env = envs[i] = calloc(1, sizeof(ENV));
        env->observations = observations + i * OBSERVATION_LENGTH;
        env->actions = actions + i;
        env->rewards = rewards + i;
        env->terminals = terminals + i;
        SETTINGS
        c_reset(env);
    }
    long per_look = 1 + 65536 / n, rounds = 0;
    double start = 0, elapsed = 0;
    for (int counted = 0; counted < 2; counted++) { /* the first time warms up */
        start = now();
        rounds = 0;
        do {
            for (long r = 0; r < per_look; r++, rounds++) {
                memcpy(actions, drawn + rounds % DRAWN * n, (size_t)n * sizeof(ACTION));
                for (long i = 0; i < n; i++) c_step(envs[i]);
            }
            elapsed = now() - start;
        } while (elapsed < (counted ? limit : limit / 5));
    }
    double sum = 0;
    for (long i = 0; i < n; i++) sum += rewards[i];
    printf("%ld %.9f %g\n", rounds * n, elapsed, sum);
    return 0;
}
