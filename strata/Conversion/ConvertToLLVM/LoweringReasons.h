// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The reasons why operations remain when all passes to the dialect llvm have
// run. The passes are run once more, on copies, and observed: a pass that has a
// pattern for an operation tries it, and the pattern may say why it does not
// match. No table of the operations that passes convert is needed.
#ifndef STRATA_CONVERSION_CONVERTTOLLVM_LOWERINGREASONS_H
#define STRATA_CONVERSION_CONVERTTOLLVM_LOWERINGREASONS_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata {

class Operation;
class PassRegistry;

/// A pass that has patterns for an operation.
struct LoweringAttempt {
  std::string pass;
  /// The reasons that its patterns give, without repetitions. May be empty.
  std::vector<std::string> reasons;
};

/// For each of `left`, which are in `module`, the passes of `passes` that try patterns on
/// it, in order. `passes` are elements of pipelines. Changes nothing; reports nothing. Costs
/// a run of all passes on copies of `module`. The lists are empty if the Context has a RewriteObserver.
std::vector<std::vector<LoweringAttempt>>
explainLowering(Operation *module, ArrayRef<Operation *> left,
                ArrayRef<std::string> passes, const PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_CONVERTTOLLVM_LOWERINGREASONS_H
