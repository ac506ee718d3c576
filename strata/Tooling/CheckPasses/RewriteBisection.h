// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrite that changes the results of a program, among those of the pass
// that PassCheck found: the passes run again on copies of the program, and a
// call is executed between two rewrites, until it is known where its result
// changes.
#ifndef STRATA_TOOLING_CHECKPASSES_REWRITEBISECTION_H
#define STRATA_TOOLING_CHECKPASSES_REWRITEBISECTION_H

#include "strata/IR/Types/Location.h"
#include "strata/Pass/PassManager.h"
#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata {

class PassCheck;

/// A step of a pass (docs/rewrite-trace.md).
struct FaultyRewrite {
  /// The index among the changes of the pass, from 1.
  size_t number = 0;
  /// The name of a pattern or a unit of work, such as `fold`.
  std::string name;
  bool isPattern = false;
  /// The operation that it is about, as it was before.
  std::string op;
  Location loc;
  /// Patterns that were applied in it, each once. IR is consistent before and after a dialect
  /// conversion, not between its patterns.
  std::vector<std::string> innerPatterns;

  /// `the result changes with rewrite 3 of the pass: pattern 'a' on 'arith.addi'`.
  std::string describe() const;
};

/// The first step after which the call of the difference that `check` found has
/// another result, while it had the expected one before. `original` is a copy
/// of the program before the passes, and `addPasses` adds them. std::nullopt if
/// the result changes outside of the pass's steps, or the program cannot be
/// executed between them.
std::optional<FaultyRewrite>
findFaultyRewrite(const PassCheck &check, Operation *original,
                  function_ref<LogicalResult(PassManager &)> addPasses);

} // namespace strata

#endif // STRATA_TOOLING_CHECKPASSES_REWRITEBISECTION_H
