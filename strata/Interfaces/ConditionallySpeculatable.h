// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that decide themselves whether they may be executed speculatively,
// that is, although control flow would not reach them. `isSpeculatable`
// (SideEffectInterfaces.h) queries them. Operations that are always
// speculatable have the trait `AlwaysSpeculatable` instead.
#ifndef STRATA_INTERFACES_CONDITIONALLYSPECULATABLE_H
#define STRATA_INTERFACES_CONDITIONALLYSPECULATABLE_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

enum class Speculatability : uint8_t {
  NotSpeculatable,
  Speculatable,
  /// Speculatable if all operations in its regions are.
  RecursivelySpeculatable,
  /// Not speculatable, but it may be executed earlier, and once instead of several times, if control
  /// flow is certain to reach it.
  SpeculatableIfReached,
};

struct ConditionallySpeculatable {
  static constexpr llvm::StringLiteral name = "ConditionallySpeculatable";
  /// Whether `op`, whose operands are defined, may be executed speculatively.
  Speculatability (*getSpeculatability)(Operation *op) = nullptr;
};

} // namespace strata

#endif // STRATA_INTERFACES_CONDITIONALLYSPECULATABLE_H
