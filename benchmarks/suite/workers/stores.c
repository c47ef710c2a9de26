/* How many bytes a second this machine stores: into memory touched before, over and over.
 * Usage: stores plain|streaming THREADS BYTES SECONDS; prints the bytes stored and the seconds. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

struct part {
    char* from;
    size_t bytes;
    int streaming;
    double seconds;
    double stored, elapsed;
    pthread_barrier_t* start;
};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void store(char* to, size_t bytes, int streaming, unsigned char value) {
#if defined(__x86_64__)
    if (streaming) {
#if defined(__AVX512F__)
        __m512i word = _mm512_set1_epi32(value * 0x01010101);
        for (size_t i = 0; i < bytes; i += 64) _mm512_stream_si512((void*)(to + i), word);
#else
        __m128i word = _mm_set1_epi8((char)value);
        for (size_t i = 0; i < bytes; i += 16) _mm_stream_si128((void*)(to + i), word);
#endif
        _mm_sfence();
        return;
    }
    /* Plain stores, written so that the compiler makes no call of memset, which may stream. */
#if defined(__AVX512F__)
    __m512i word = _mm512_set1_epi32(value * 0x01010101);
    for (size_t i = 0; i < bytes; i += 64) _mm512_store_si512((void*)(to + i), word);
#else
    __m128i word = _mm_set1_epi8((char)value);
    for (size_t i = 0; i < bytes; i += 16) _mm_store_si128((void*)(to + i), word);
#endif
#else
    (void)streaming;
    memset(to, value, bytes);
#endif
}

static void* run(void* given) {
    struct part* part = given;
    memset(part->from, 1, part->bytes); /* the first touch is not counted */
    pthread_barrier_wait(part->start);
    double start = now();
    unsigned char value = 0;
    do {
        store(part->from, part->bytes, part->streaming, value++);
        part->stored += (double)part->bytes;
        part->elapsed = now() - start;
    } while (part->elapsed < part->seconds);
    return NULL;
}

int main(int argc, char** argv) {
    if (argc != 5) {
        fprintf(stderr, "usage: stores plain|streaming THREADS BYTES SECONDS\n");
        return 2;
    }
    int threads = atoi(argv[2]);
    size_t each = (size_t)atoll(argv[3]) / (size_t)threads / 4096 * 4096;
    char* memory = aligned_alloc(4096, each * (size_t)threads);
    struct part* parts = calloc((size_t)threads, sizeof *parts);
    pthread_t* ids = calloc((size_t)threads, sizeof *ids);
    if (!memory || !parts || !ids) {
        fprintf(stderr, "not enough memory\n");
        return 1;
    }
    pthread_barrier_t start;
    pthread_barrier_init(&start, NULL, (unsigned)threads);
    for (int i = 0; i < threads; i++) {
        parts[i] = (struct part){.from = memory + each * (size_t)i, .bytes = each, .start = &start,
                                 .streaming = !strcmp(argv[1], "streaming"),
                                 .seconds = atof(argv[4])};
        pthread_create(&ids[i], NULL, run, &parts[i]);
    }
    double rate = 0;
    for (int i = 0; i < threads; i++) {
        pthread_join(ids[i], NULL);
        rate += parts[i].stored / parts[i].elapsed;
    }
    printf("%.0f 1.0\n", rate);
    return 0;
}
