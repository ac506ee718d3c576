// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/ResultFlags.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;
namespace cl = llvm::cl;

/// The threshold of numpy.
static constexpr uint64_t TerminalThreshold = 1000;

ResultFlags::ResultFlags(cl::OptionCategory &category)
    : threshold("print-threshold",
                cl::desc("Abbreviate results and arguments of more elements; 0 "
                         "prints everything. By default 1000 on a terminal, "
                         "and 0 otherwise"),
                cl::value_desc("elements"), cl::init(0), cl::cat(category)) {}

uint64_t ResultFlags::getMaxElements() const {
  if (threshold.getNumOccurrences())
    return threshold;
  return llvm::outs().is_displayed() ? TerminalThreshold : 0;
}
