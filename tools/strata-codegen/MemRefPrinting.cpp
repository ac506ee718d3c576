// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime functions that print and compare memrefs, in mlir-runner's format.
#include "tools/strata-codegen/Runtime.h"
#include "tools/strata-codegen/RuntimeTypes.h"

#include "llvm/ADT/Twine.h"

#include <algorithm>
#include <bit>
#include <complex>
#include <cstdio>
#include <limits>

using namespace strata;
using namespace strata::codegen;

namespace {
/// Collects text and writes it at once.
class Text {
public:
  explicit Text(std::FILE *file) : file(file) {}
  ~Text() { std::fwrite(bytes.data(), 1, bytes.size(), file); }
  Text &operator<<(StringRef text) {
    bytes.append(text.begin(), text.end());
    return *this;
  }
  template <typename... Ts> Text &format(const char *pattern, Ts... values) {
    char text[64];
    int size = std::snprintf(text, sizeof(text), pattern, values...);
    return *this << StringRef(text, size_t(size));
  }
  Text &operator<<(double value) { return format("%g", value); }
  Text &operator<<(int64_t value) { return format("%lld", (long long)value); }
  Text &operator<<(uint64_t value) {
    return format("%llu", (unsigned long long)value);
  }
  Text &operator<<(float value) { return *this << double(value); }
  Text &operator<<(int32_t value) { return *this << int64_t(value); }
  Text &operator<<(int16_t value) { return *this << int64_t(value); }
  /// A byte is a character to C++ streams.
  Text &operator<<(int8_t value) {
    char character = char(value);
    return *this << StringRef(&character, 1);
  }
  Text &operator<<(Half value) { return *this << value.get(); }
  Text &operator<<(BFloat value) { return *this << value.get(); }
  template <typename T> Text &operator<<(const std::complex<T> &value) {
    return *this << "(" << value.real() << "," << value.imag() << ")";
  }
  Text &operator<<(const Vector4x4 &value) {
    *this << "(";
    for (int i = 0; i < 4; ++i) {
      *this << (i == 0 ? "(" : i == 3 ? ",  (" : ",   (");
      for (int j = 0; j < 4; ++j)
        *this << (j ? ", " : "") << value.values[i][j];
      *this << ")";
    }
    return *this << ")";
  }

private:
  std::FILE *file;
  SmallVector<char, 1024> bytes;
};
} // namespace

static void printList(Text &text, StringRef name, ArrayRef<int64_t> values) {
  text << name << " = [";
  llvm::interleave(
      values, [&](int64_t value) { text << value; }, [&] { text << ", "; });
  text << "]";
}

template <typename T>
static void printShape(Text &text, const MemRefView<T> &view) {
  text << "base@ = ";
  text.format("%p", static_cast<const void *>(view.data))
      << " rank = " << view.rank << " offset = " << view.offset;
  printList(text, " sizes", view.getSizes());
  printList(text, " strides", view.getStrides());
}

/// Prints the elements from `dim` on; `place` is the first of them.
template <typename T>
static void printElements(Text &text, const MemRefView<T> &view, int64_t dim,
                          int64_t place) {
  if (dim == view.rank) {
    text << view.data[place];
    return;
  }
  bool isInnermost = dim + 1 == view.rank;
  std::string separator = isInnermost ? ", " : ", \n";
  separator.append(size_t(dim) + 1, ' ');
  text << "[";
  for (int64_t i = 0; i < view.sizes[dim]; ++i) {
    if (i)
      text << separator;
    printElements(text, view, dim + 1, place + i * view.strides[dim]);
  }
  text << "]";
}

template <typename T>
static void printAll(Text &text, const MemRefView<T> &view) {
  printShape(text, view);
  text << " data = \n";
  if (view.rank == 0)
    text << "[" << view.data[view.offset] << "]";
  else
    printElements(text, view, 0, view.offset);
  text << "\n";
}

template <typename T> static void printMemRef(const AnyMemRef *memref) {
  Text text(stdout);
  text << "Unranked Memref ";
  printAll(text, MemRefView<T>(*memref));
}
template <typename T>
static void printMemRefArguments(int64_t rank, const void *descriptor) {
  AnyMemRef memref{rank, descriptor};
  printMemRef<T>(&memref);
}
template <typename T> static void printMemRefShape(const AnyMemRef *memref) {
  Text text(stdout);
  text << "Unranked Memref ";
  printShape(text, MemRefView<T>(*memref));
  text << "\n";
}
template <typename T, int64_t rank>
static void printRankedMemRef(const void *descriptor) {
  Text text(stdout);
  text << "Memref ";
  printAll(text, MemRefView<T>(rank, descriptor));
}

//===-- Comparing ------------------------------------------------------------===//

/// Differences that are printed.
static constexpr int64_t MaxDifferences = 10;

/// Floats are equal if there are not more others between them than this.
template <typename T>
static constexpr uint64_t MaxDistance = sizeof(T) == 4 ? 8 : 15;

/// The place of a float in the order of all.
template <typename Int, typename T> static Int getPlace(T value) {
  Int bits = std::bit_cast<Int>(value);
  return bits < 0 ? std::numeric_limits<Int>::min() - bits : bits;
}

template <typename T> static bool areEqual(const T &a, const T &b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(a) || std::isnan(b) || std::isinf(a) || std::isinf(b))
      return a == b || (std::isnan(a) && std::isnan(b));
    using Int = std::conditional_t<sizeof(T) == 4, int32_t, int64_t>;
    auto [low, high] = std::minmax({getPlace<Int>(a), getPlace<Int>(b)});
    return uint64_t(high) - uint64_t(low) <= MaxDistance<T>;
  }
  return a == b;
}

/// The number of elements that differ; -1 if the shapes do.
template <typename T>
static int64_t verifyMemRef(const AnyMemRef *actual,
                            const AnyMemRef *expected) {
  Text text(stderr);
  MemRefView<T> a(*actual), b(*expected);
  if (a.offset != b.offset || a.getSizes() != b.getSizes() ||
      a.getStrides() != b.getStrides()) {
    printShape(text, a);
    printShape(text, b);
    return -1;
  }
  int64_t count = 1, numDifferent = 0;
  for (int64_t size : a.getSizes())
    count *= size;
  for (int64_t i = 0; i < count; ++i) {
    int64_t rest = i, place = a.offset;
    for (int64_t dim = a.rank; dim-- > 0; rest /= a.sizes[dim])
      place += rest % a.sizes[dim] * a.strides[dim];
    if (areEqual(a.data[place], b.data[place]) ||
        ++numDifferent > MaxDifferences)
      continue;
    text << a.data[place] << " != " << b.data[place] << " offset = " << i
         << "\n";
  }
  return numDifferent;
}
template <typename T>
static int64_t verifyMemRefArguments(int64_t rankA, const void *a,
                                     int64_t rankB, const void *b) {
  AnyMemRef actual{rankA, a}, expected{rankB, b};
  return verifyMemRef<T>(&actual, &expected);
}

//===-- Table ----------------------------------------------------------------===//

template <typename Fn>
static void add(std::vector<RuntimeFunction> &functions, const Twine &name,
                Fn *function) {
  functions.push_back({name.str(), reinterpret_cast<void *>(function)});
}

/// Adds the functions for memrefs without rank, with and without C interface, also by their
/// names of 2022 and before: `print_memref_f32`.
template <typename T>
static void addType(std::vector<RuntimeFunction> &functions, StringRef suffix) {
  std::string old = suffix.lower();
  add(functions, "print_memref_" + old, &printMemRefArguments<T>);
  add(functions, "_mlir_ciface_print_memref_" + old, &printMemRef<T>);
  add(functions, "_mlir_ciface_print_memref_shape_" + old,
      &printMemRefShape<T>);
  add(functions, "printMemref" + suffix, &printMemRefArguments<T>);
  add(functions, "_mlir_ciface_printMemref" + suffix, &printMemRef<T>);
  add(functions, "_mlir_ciface_printMemrefShape" + suffix,
      &printMemRefShape<T>);
  add(functions, "verifyMemRef" + suffix, &verifyMemRefArguments<T>);
  add(functions, "_mlir_ciface_verifyMemRef" + suffix, &verifyMemRef<T>);
}

template <typename T, int64_t rank>
static void addRanked(std::vector<RuntimeFunction> &functions,
                      StringRef suffix) {
  add(functions, "_mlir_ciface_printMemref" + Twine(rank) + "d" + suffix,
      &printRankedMemRef<T, rank>);
  add(functions,
      "_mlir_ciface_print_memref_" + Twine(rank) + "d_" + suffix.lower(),
      &printRankedMemRef<T, rank>);
}

void codegen::addMemRefFunctions(std::vector<RuntimeFunction> &functions) {
  addType<int8_t>(functions, "I8");
  addType<int16_t>(functions, "I16");
  addType<int32_t>(functions, "I32");
  addType<int64_t>(functions, "I64");
  addType<uint64_t>(functions, "Ind");
  addType<Half>(functions, "F16");
  addType<BFloat>(functions, "BF16");
  addType<float>(functions, "F32");
  addType<double>(functions, "F64");
  addType<std::complex<float>>(functions, "C32");
  addType<std::complex<double>>(functions, "C64");
  addRanked<float, 0>(functions, "F32");
  addRanked<float, 1>(functions, "F32");
  addRanked<float, 2>(functions, "F32");
  addRanked<float, 3>(functions, "F32");
  addRanked<float, 4>(functions, "F32");
  addRanked<double, 1>(functions, "F64");
  addRanked<std::complex<float>, 1>(functions, "C32");
  addRanked<std::complex<double>, 1>(functions, "C64");
  addRanked<int8_t, 1>(functions, "I8");
  addRanked<int32_t, 1>(functions, "I32");
  addRanked<int64_t, 1>(functions, "I64");
  addRanked<uint64_t, 1>(functions, "Ind");
  for (StringRef name :
       {"printMemrefVector4x4xf32", "print_memref_vector_4x4xf32"})
    add(functions, "_mlir_ciface_" + name, &printRankedMemRef<Vector4x4, 2>);
}
