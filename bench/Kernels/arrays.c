// Initial content of the arrays of bench/kernel_calls.py, and the comparison of
// results.
#include <math.h>
#include <stdint.h>

// A number in [0, 1) that depends on `seed` and `index` only (SplitMix64).
static double unit(uint64_t seed, uint64_t index) {
  uint64_t z = (seed << 40) + (index + 1) * 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return (double)((z ^ (z >> 31)) >> 11) * 0x1p-53;
}

// An element of a symmetric matrix whose diagonal is greater than the sum of
// the other elements of the row.
static double dominant(uint64_t seed, int64_t index, int64_t columns) {
  int64_t row = index / columns, column = index % columns;
  if (row == column)
    return (double)columns;
  int64_t low = row < column ? row : column;
  return unit(seed, (uint64_t)(low * columns + (row + column - low)));
}

// Their numbers are those of kernel_calls.py.
enum Type { F32, F64, I8, I32, I64 };
enum Content { Random, Zeros, Small, Dominant };

static double element(enum Content content, uint64_t seed, int64_t index,
                      int64_t count, int64_t columns, int64_t below) {
  switch (content) {
  case Random:
    return unit(seed, (uint64_t)index) * (double)below;
  case Zeros:
    return 0;
  case Small:
    return unit(seed, (uint64_t)index) / (double)count;
  case Dominant:
    return dominant(seed, index, columns);
  }
  return 0;
}

static double load(const void *memory, enum Type type, int64_t i) {
  switch (type) {
  case F32:
    return ((const float *)memory)[i];
  case F64:
    return ((const double *)memory)[i];
  case I8:
    return ((const int8_t *)memory)[i];
  case I32:
    return ((const int32_t *)memory)[i];
  case I64:
    return (double)((const int64_t *)memory)[i];
  }
  return 0;
}

static void store(void *memory, enum Type type, int64_t i, double value) {
  switch (type) {
  case F32:
    ((float *)memory)[i] = (float)value;
    return;
  case F64:
    ((double *)memory)[i] = value;
    return;
  case I8:
    ((int8_t *)memory)[i] = (int8_t)value;
    return;
  case I32:
    ((int32_t *)memory)[i] = (int32_t)value;
    return;
  case I64:
    ((int64_t *)memory)[i] = (int64_t)value;
  }
}

// Writes `count` elements: random numbers in [0, below), zeros, numbers with a
// sum below 1, or a positive definite matrix.
void fill_array(void *memory, enum Type type, enum Content content,
                int64_t count, int64_t columns, int64_t below, int64_t seed) {
  for (int64_t i = 0; i < count; ++i)
    store(memory, type, i,
          element(content, (uint64_t)seed, i, count, columns, below));
}

// The greatest difference of two elements, in relation to the greatest element;
// infinite if only one is no number.
double array_difference(const void *a, const void *b, enum Type type,
                        int64_t count) {
  double largest = 0, difference = 0;
  for (int64_t i = 0; i < count; ++i) {
    double x = load(a, type, i), y = load(b, type, i);
    if (isnan(x) != isnan(y))
      return INFINITY;
    largest = fmax(largest, fabs(x));
    difference = fmax(difference, fabs(x - y));
  }
  return difference > 0 ? difference / fmax(largest, 1e-300) : 0;
}
