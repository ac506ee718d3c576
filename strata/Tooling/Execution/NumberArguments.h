// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Command lines with numbers below zero, which llvm::cl takes for options.
#ifndef STRATA_TOOLING_EXECUTION_NUMBERARGUMENTS_H
#define STRATA_TOOLING_EXECUTION_NUMBERARGUMENTS_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata {

/// A command line in which there is a blank in front of each such number, so that it is an
/// argument by its place. The texts are read without blanks around them.
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
