// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the verifier: definitions (VerifierDefinition.cpp) and the
// reporting of wrong uses of values (VerifierUses.cpp). The traversal that
// calls them is in Verifier.cpp.
#ifndef STRATA_IR_VERIFIERDETAIL_H
#define STRATA_IR_VERIFIERDETAIL_H

#include "strata/IR/Operation.h"

namespace strata::detail {

/// Checks an operation defined in plain IRDL.
LogicalResult verifyPlainDefinition(Operation *op);

/// Checks the registered `op` against its definition and traits, as far as
/// that does not need its regions verified; the hook is not called.
LogicalResult verifyDefinition(Operation *op);

/// Remembers operations that `verifyDefinition` accepted, for others with the
/// same types and attributes; of one Context, for one thread. Stays true as long
/// as no definition changes.
class VerdictCache {
public:
  /// Verifies `op` as strata::verifyDefinition does, using the cache.
  LogicalResult verifyDefinition(Operation *op);

private:
  /// Operands, results and attributes of operations that are remembered.
  static constexpr size_t MaxKey = 8;
  /// Both powers of two. Few at first: to clear many takes longer than to verify
  /// a small function.
  static constexpr size_t FewEntries = 16, ManyEntries = 256;
  struct Entry {
    const OpDefinition *def = nullptr;
    unsigned numOperands = 0, numResults = 0;
    const void *key[MaxKey] = {};
  };
  std::vector<Entry> entries;
  unsigned numMisses = 0;
};

/// Like strata::verifyScopes, with what was remembered before.
LogicalResult verifyScopes(ArrayRef<Operation *> ops, VerdictCache &verdicts);

/// Checks the traits of the registered `op` that are about what is in its
/// regions, which have been verified.
LogicalResult verifyRegionTraits(Operation *op);

/// Reports the first use of a value from outside of the isolated `root` by one
/// of `suspects`; success if all uses are fine after all.
LogicalResult reportIsolation(Operation *root, ArrayRef<Operation *> suspects);

/// Reports the first operand of one of `suspects`, operations in the regions of
/// `root`, that does not dominate its use; success if all do after all.
LogicalResult reportDominance(Operation *root, ArrayRef<Operation *> suspects);

} // namespace strata::detail

#endif // STRATA_IR_VERIFIERDETAIL_H
