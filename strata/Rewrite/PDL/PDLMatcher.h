// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules that only match: finds the places that rules would rewrite, and their values.
//
//   PDLMatcher matcher;
//   if (failed(matcher.add(module, names, natives)))
//     return failure();
//   root->walk([&](Operation *op) {
//     matcher.match(op, [&](const PDLMatch &match) { ... });
//   });
#ifndef STRATA_REWRITE_PDL_PDLMATCHER_H
#define STRATA_REWRITE_PDL_PDLMATCHER_H

#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

namespace pdl {
struct Program;
}

/// A match of a rule. Ranges are valid during the call that receives it.
struct PDLMatch {
  /// A value of the rule with its name there.
  struct Capture {
    StringRef name;
    PDLValue value;
  };
  /// The name of the rule; empty if it has none.
  StringRef rule;
  Operation *root = nullptr;
  /// The operations that were matched; contains `root`.
  ArrayRef<Operation *> operations;
  /// The named values of the rule that matching reached, in its order; operations are
  /// among them.
  ArrayRef<Capture> captures;
};

/// Rules of one Context.
class PDLMatcher {
public:
  PDLMatcher();
  ~PDLMatcher();

  /// Adds the rules of `module` without their rewrites. `names` has the names
  /// of their values. Errors are reported at their places, and the other rules added;
  /// fails if there are any.
  LogicalResult add(Operation *module,
                    const llvm::DenseMap<Value, StringRef> &names,
                    const PDLNatives &natives = PDLNatives::getBuiltin());
  /// Leaves out the rules whose names `accepts` rejects. Set-up.
  void select(function_ref<bool(StringRef rule)> accepts);
  /// The names of the operations that matches begin with, each once; empty for rules of any
  /// operation.
  std::vector<StringRef> getRoots() const;
  /// Calls `found` for each rule that matches at `op`, the ones with a greater benefit
  /// first.
  void match(Operation *op, function_ref<void(const PDLMatch &)> found);

private:
  struct Entry;
  std::vector<Entry> entries;
  /// The entries by definition, where they are known.
  llvm::DenseMap<const OpDefinition *, SmallVector<const Entry *, 1>> byRoot;
};

} // namespace strata

#endif // STRATA_REWRITE_PDL_PDLMATCHER_H
