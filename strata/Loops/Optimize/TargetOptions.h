// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The options of passes that optimize for a processor.
#ifndef STRATA_LOOPS_OPTIMIZE_TARGETOPTIONS_H
#define STRATA_LOOPS_OPTIMIZE_TARGETOPTIONS_H

#include "strata/Loops/Optimize/TargetModel.h"
#include "strata/Pass/PassOptions.h"

namespace strata {
class Operation;

class TargetOptions {
public:
  explicit TargetOptions(PassOptions &owner);

  /// The model of the processor, with the sizes of caches that options give. std::nullopt for an unknown
  /// processor, which is reported on `op`.
  std::optional<TargetModel> getModel(Operation *op) const;
  StringRef getCPU() const { return *cpu; }
  /// The names and values of the options without those that are 0, for a pass of a pipeline.
  SmallVector<std::pair<std::string, std::string>, 2> getValues() const;

private:
  PassOption<std::string> cpu;
  PassOption<uint64_t> l1Bytes, l2Bytes, l3Bytes;
};

} // namespace strata

#endif // STRATA_LOOPS_OPTIMIZE_TARGETOPTIONS_H
