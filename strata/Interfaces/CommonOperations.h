// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that the framework itself creates or matches: constants,
// products of sizes, comparisons and assertions of run-time checks, undefined values of
// uninitialized memory, branches of inlined bodies, redundant remainders. The
// framework knows no dialect that has them; a dialect says that its operations
// are these when it is registered:
//
//   getCommonOperations(ctx).createAssertion = createAssert;
//
// A program may replace them by those of its own dialects. Set-up, as all
// registration is.
#ifndef STRATA_INTERFACES_COMMONOPERATIONS_H
#define STRATA_INTERFACES_COMMONOPERATIONS_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/ContextData.h"

namespace strata {

/// Comparisons of integers.
enum class IntegerPredicate : uint8_t {
  EQ,
  NE,
  SLT,
  SLE,
  SGT,
  SGE,
  ULT,
  ULE,
  UGT,
  UGE
};

/// Functions that create the operations, where the builder inserts. A null
/// function: no registered dialect has such an operation.
struct CommonOperations final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.common-operations";

  /// An integer or index constant.
  Value (*createConstant)(OpBuilder &, Location, IntegerAttr) = nullptr;
  /// An `i1` with the result of comparing two integers or indices of the same
  /// type.
  Value (*createComparison)(OpBuilder &, Location, IntegerPredicate, Value lhs,
                            Value rhs) = nullptr;
  /// The product of two integers or indices of the same type.
  Value (*createMultiplication)(OpBuilder &, Location, Value lhs,
                                Value rhs) = nullptr;
  /// The conjunction of two values of type `i1`.
  Value (*createAnd)(OpBuilder &, Location, Value lhs, Value rhs) = nullptr;
  /// Aborts the program with `message` if `condition`, an `i1`, is false.
  Operation *(*createAssertion)(OpBuilder &, Location, Value condition,
                                StringRef message) = nullptr;
  /// Ends a block with a jump to `dest`, which gets `operands` as its
  /// arguments.
  Operation *(*createBranch)(OpBuilder &, Location, Block *dest,
                             ArrayRef<Value> operands) = nullptr;
  /// The dialect that has constants of all integer types, for values of
  /// dialects without constants. Empty if there is none.
  StringRef constantDialect = {};
  /// The full names of operations whose result is the remainder of a division
  /// of two integers, or of their elements. Empty if there are none.
  StringRef signedRemainderOp = {}, unsignedRemainderOp = {};
  /// The full name of an operation without operands whose result, of any type,
  /// is undefined: what memory holds before it is stored to. Empty if there is
  /// none.
  StringRef undefinedValueOp = {};
};

inline CommonOperations &getCommonOperations(Context &ctx) {
  return getContextData<CommonOperations>(ctx);
}

} // namespace strata

#endif // STRATA_INTERFACES_COMMONOPERATIONS_H
