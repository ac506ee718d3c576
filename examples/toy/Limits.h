// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The limits of the compiler. A program that exceeds one is an error.
#ifndef STRATA_EXAMPLES_TOY_LIMITS_H
#define STRATA_EXAMPLES_TOY_LIMITS_H

#include <cstdint>

namespace toyc {

/// The largest number of expressions that contain each other: parsing them, and
/// walking the tree, is recursive.
constexpr unsigned MaxNesting = 1000;

/// The largest number of elements of a tensor. Lowering generates an operation for
/// each element.
constexpr int64_t MaxElements = 1 << 16;

/// The most memory for IR, in bytes. Inlining can generate a number of operations
/// that is exponential in the number of functions.
constexpr uint64_t MaxMemory = uint64_t(1) << 30;

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_LIMITS_H
