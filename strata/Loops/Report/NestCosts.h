// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// NestCosts: how many floating-point operations a nest of loops executes, and how many bytes it moves.
#ifndef STRATA_LOOPS_REPORT_NESTCOSTS_H
#define STRATA_LOOPS_REPORT_NESTCOSTS_H

#include "strata/IR/Graph/Operation.h"
#include "strata/Polyhedral/Polynomial.h"

namespace strata {

/// The costs of one execution of a nest. Numbers are polynomials of `symbols`, exact for sizes for which no loop is
/// empty, and std::nullopt if they are unknown.
struct NestCosts {
  /// The values that variables of the polynomials stand for.
  SmallVector<Value, 4> symbols;
  /// Floating-point operations: a sum of a product counts as two, a function of math as one.
  std::optional<presburger::Polynomial> flops;
  /// The bytes of all loads and stores.
  std::optional<presburger::Polynomial> accessedBytes;
  /// The bytes of the different elements that are loaded, and of those that are stored: the traffic of a cache that
  /// has room for all of them.
  std::optional<presburger::Polynomial> loadedBytes, storedBytes;
  /// The operations and bytes of one iteration: of each operation once.
  int64_t iterationFlops = 0, iterationBytes = 0;
  /// The bits of the widest float that is computed; 0 without one.
  unsigned floatBits = 0;
  /// Operations are executed under conditions that are not affine: the numbers are those of both branches.
  bool isUpperBound = false;
  /// The first loop or access that makes a number unknown; null if all are known.
  Operation *unknown = nullptr;
};

/// The loops of which the costs are computed: the outermost ones of affine in `function`, and those of scf without
/// loops of affine, in their order.
SmallVector<Operation *, 8> findNests(Operation *function);

/// The costs of the nest with the outermost loop `root`.
NestCosts computeNestCosts(Operation *root);

/// Whether each execution of the function of `root` executes the nest once, and calls no other function: it is in no
/// branch, loop or block beside others.
bool isExecutedOnce(Operation *root);

/// The floating-point operations of `op` itself, those of all elements of vectors; 0 for other operations, and
/// std::nullopt if the number is unknown, as that of calls, of complex numbers and of contractions.
std::optional<int64_t> countFlops(Operation *op);

} // namespace strata

#endif // STRATA_LOOPS_REPORT_NESTCOSTS_H
