// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fast-math flags that proofs consider: those by which certain operands and results are poison, or the
// sign of a zero result is any. The others permit other roundings: a counterexample of operations that
// have them leaves a rule undecided.
#ifndef STRATA_PROVE_FLOATFLAGS_H
#define STRATA_PROVE_FLOATFLAGS_H

#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"

namespace strata::prove {

struct FloatFlags {
  /// `nnan`, `ninf`: a NaN, or an infinity, as operand or result makes the results poison.
  bool noNaNs = false, noInfinities = false;
  /// `nsz`: a zero result has any sign.
  bool anySignOfZero = false;
  /// A result may be another number, near the exact one.
  bool isApproximate = false;
};

FloatFlags getFloatFlags(Operation *op);
/// Whether `value` is a float whose operation leaves the sign of a zero open.
bool hasAnySignOfZero(Value value);
/// Whether the sign of a zero inside of `block` is open, in a value other than those that only its
/// last operation uses.
bool hasInnerSignOfZero(Block &block);

} // namespace strata::prove

#endif // STRATA_PROVE_FLOATFLAGS_H
