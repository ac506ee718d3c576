// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the verifier: definitions (VerifierDefinition.cpp) and the
// reporting of wrong uses of values (VerifierUses.cpp). The traversal that
// calls them is in Verifier.cpp.
#ifndef STRATA_IR_VERIFY_VERIFIERDETAIL_H
#define STRATA_IR_VERIFY_VERIFIERDETAIL_H

#include "strata/IR/Verify/SignatureCacheDetail.h"

namespace strata::detail {

/// Checks an operation defined in plain IRDL.
LogicalResult verifyPlainDefinition(Operation *op);

/// Verifies operations, and remembers accepted ones for others with the same signature; of
/// one Context, for one thread. Stays true as long as no definition changes.
class VerdictCache {
public:
  /// Checks the registered `op` against its definition and traits, and then by
  /// the body of a verifier in its dialect file, except for parts that need its
  /// regions verified; the hook is not called.
  LogicalResult verifyDefinition(Operation *op);
  /// Checks the named arguments of the regions of `op`, which have been verified, after the
  /// body of a verifier in its dialect file, if it has one. `verifyOthers` is called between
  /// both, and always.
  LogicalResult verifyRegions(Operation *op,
                              function_ref<LogicalResult()> verifyOthers);

private:
  struct Verdict {
    bool areSlotsAccepted = false, isBodyAccepted = false;
  };
  SignatureCache<Verdict> verdicts;
  struct ParentVerdict {
    bool isBodyAccepted = false;
  };
  SignatureCache<ParentVerdict> parentVerdicts;
  struct RegionVerdict {
    bool isBodyAccepted = false, areArgumentsAccepted = false;
  };
  SignatureCache<RegionVerdict> regionVerdicts;
};

/// Verifies several operations, none of which is inside another, with all they
/// contain; in parallel if worthwhile. `verdicts` caches earlier results.
LogicalResult verifyTrees(ArrayRef<Operation *> ops, VerdictCache &verdicts);
/// Like strata::verifyScopes.
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

#endif // STRATA_IR_VERIFY_VERIFIERDETAIL_H
