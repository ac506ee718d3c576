// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measures a function of a library on 4096 numbers, for vector-math-compare.py:
//
//   vector_math time LIBRARY SYMBOL FORM BYTES OPERANDS         nanoseconds for each number
//   vector_math errors LIBRARY SYMBOL BYTES OPERANDS C STEP     the largest error, in ulp
//
// FORM is memref for functions of Strata, and c for those whose arguments are pointers. C is the name of the C
// function for double. All STEP-th numbers of f32 are tested for one operand, and 2^32 / STEP random ones otherwise.
#include <dlfcn.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 4096 };

// A memref with one dimension is five arguments.
#define MEMREF(type) type *, type *, int64_t, int64_t, int64_t
#define PASS(array) array, array, 0, N, 1

typedef void (*MemRefUnary)(MEMREF(void), MEMREF(void));
typedef void (*MemRefBinary)(MEMREF(void), MEMREF(void), MEMREF(void));
typedef void (*CUnary)(const void *, void *);
typedef void (*CBinary)(const void *, const void *, void *);

static _Alignas(64) char first[N * 8], second[N * 8], results[N * 8];
static int bytes, operands;
static bool isMemRef = true;

static void *find(const char *library, const char *symbol) {
  void *handle = dlopen(library, RTLD_NOW);
  void *found = handle ? dlsym(handle, symbol) : NULL;
  if (!found) {
    fprintf(stderr, "%s: no function %s\n", library, symbol);
    exit(1);
  }
  return found;
}

static void call(void *function) {
  if (isMemRef && operands == 1)
    ((MemRefUnary)function)(PASS(first), PASS(results));
  else if (isMemRef)
    ((MemRefBinary)function)(PASS(first), PASS(second), PASS(results));
  else if (operands == 1)
    ((CUnary)function)(first, results);
  else
    ((CBinary)function)(first, second, results);
}

static void set(char *array, int i, double value) {
  float narrow = (float)value;
  memcpy(array + i * bytes, bytes == 4 ? (void *)&narrow : (void *)&value,
         bytes);
}

static double get(const char *array, int i) {
  float narrow;
  double wide;
  memcpy(bytes == 4 ? (void *)&narrow : (void *)&wide, array + i * bytes,
         bytes);
  return bytes == 4 ? narrow : wide;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

static void measureTime(void *function) {
  for (int i = 0; i < N; ++i) {
    set(first, i, 0.05 + 0.9 * i / N);
    set(second, i, 7.0 * i / N - 3);
  }
  double best = 1;
  for (int round = 0; round < 40; ++round) {
    double start = seconds();
    for (int i = 0; i < 20; ++i)
      call(function);
    double time = (seconds() - start) / 20 / N;
    best = time < best ? time : best;
  }
  printf("%.3f\n", best * 1e9);
}

static uint64_t nextRandom(void) {
  static uint64_t state = 88172645463325252u;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state * 2685821657736338717u;
}

// Bits in the first quarter, and numbers up to 1, 40 and 700 in the others.
static double randomNumber(int i) {
  uint64_t bits = nextRandom();
  double value = 0;
  memcpy(&value, &bits, 8);
  if (i % 4 == 0)
    return bytes == 8 ? value : ldexp((double)bits, (int)(bits % 190) - 160);
  static const double bounds[] = {0, 1, 40, 700};
  return (double)(int64_t)bits * 0x1p-63 * bounds[i % 4];
}

static void fill(uint64_t number, uint64_t step) {
  for (int i = 0; i < N; ++i) {
    uint32_t bits = (uint32_t)(number + i * step);
    if (bytes == 4 && operands == 1) {
      memcpy(first + i * 4, &bits, 4);
      continue;
    }
    set(first, i, randomNumber(i));
    set(second, i, randomNumber(i / 4));
  }
}

// The distance of `value` from `exact` in units of the last place of a number of the type.
static double getError(double value, long double exact) {
  int digits = bytes == 4 ? 24 : 53, least = bytes == 4 ? -149 : -1074;
  long double limit = ldexpl(1, bytes == 4 ? 128 : 1024);
  if (isnan(value) || isnan(exact))
    return isnan(value) && isnan(exact) ? 0 : INFINITY;
  long double near = isinf(value) ? copysignl(limit, value) : value;
  if (fabsl(exact) > limit)
    exact = copysignl(limit, exact);
  if (near == exact)
    return 0;
  int exponent;
  frexpl(exact, &exponent);
  exponent = exponent - digits < least ? least : exponent - digits;
  return (double)ldexpl(fabsl(near - exact), -exponent);
}

static void measureErrors(void *function, const char *name, uint64_t step) {
  char symbol[32];
  snprintf(symbol, sizeof symbol, "%s%s", name, bytes == 4 ? "" : "l");
  void *exact = find("libm.so.6", symbol);
  double worst = 0, where = 0;
  for (uint64_t number = 0; number < (uint64_t)1 << 32; number += N * step) {
    fill(number, step);
    call(function);
    for (int i = 0; i < N; ++i) {
      double x = get(first, i), y = get(second, i);
      long double want;
      if (bytes == 4)
        want = operands == 1 ? ((double (*)(double))exact)(x)
                             : ((double (*)(double, double))exact)(x, y);
      else
        want = operands == 1
                   ? ((long double (*)(long double))exact)(x)
                   : ((long double (*)(long double, long double))exact)(x, y);
      double error = getError(get(results, i), want);
      if (error > worst) {
        worst = error;
        where = x;
      }
    }
  }
  printf("%.4f %.17g\n", worst, where);
}

int main(int argc, char **argv) {
  if (argc < 7)
    return 1;
  bool isTime = strcmp(argv[1], "time") == 0;
  void *function = find(argv[2], argv[3]);
  bytes = atoi(argv[isTime ? 5 : 4]);
  operands = atoi(argv[isTime ? 6 : 5]);
  isMemRef = !isTime || strcmp(argv[4], "memref") == 0;
  if (isTime)
    measureTime(function);
  else
    measureErrors(function, argv[6], strtoull(argv[7], NULL, 10));
  return 0;
}
