// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The report of the statistics of passes.
#ifndef STRATA_PASS_PASSSTATISTICS_H
#define STRATA_PASS_PASSSTATISTICS_H

#include "strata/Support/LLVM.h"

#include <vector>

namespace strata {

class OpPassManager;
class Pass;

enum class PassStatisticsDisplay : uint8_t {
  /// Passes by name, with the sums over all of a name.
  List,
  /// Passes as they are nested.
  Pipeline,
};

/// Prints the statistics of the passes of `pm` in its last run.
void printPassStatistics(const OpPassManager &pm, raw_ostream &os,
                         PassStatisticsDisplay display);

/// A statistic of a pass, summed up over the copies of the pass.
struct PassStatisticSum {
  StringRef name, description;
  uint64_t value;
};

/// The statistics of the pass `pass` of `pm` in its last run, in the order of declaration.
std::vector<PassStatisticSum> getPassStatistics(const OpPassManager &pm,
                                                const Pass &pass);

} // namespace strata

#endif // STRATA_PASS_PASSSTATISTICS_H
