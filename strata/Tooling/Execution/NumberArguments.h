// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Command lines with numbers below zero, which llvm::cl takes for options.
#ifndef STRATA_TOOLING_EXECUTION_NUMBERARGUMENTS_H
#define STRATA_TOOLING_EXECUTION_NUMBERARGUMENTS_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata {

/// A copy of a command line with a blank before each negative number, so that
/// llvm::cl takes the number for a positional argument. The parsers of the
/// arguments trim blanks.
class NumberArguments {
public:
  NumberArguments(int argc, const char *const *argv);
  const char *const *getArgv() const { return pointers.data(); }

private:
  std::vector<std::string> texts;
  std::vector<const char *> pointers;
};

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_NUMBERARGUMENTS_H
