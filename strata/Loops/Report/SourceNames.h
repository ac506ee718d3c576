// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of sizes in formulas, as in the source if it is known.
#ifndef STRATA_LOOPS_REPORT_SOURCENAMES_H
#define STRATA_LOOPS_REPORT_SOURCENAMES_H

#include "strata/IR/Graph/Value.h"

#include <string>
#include <vector>

namespace strata {

/// The names of values of type index, which are distinct: `n` for `%n` in the source, `dim(a, 1)` for a size of the
/// memref `%a`, `arg0` or `s0` without source text.
std::vector<std::string> getSizeNames(ArrayRef<Value> values);

} // namespace strata

#endif // STRATA_LOOPS_REPORT_SOURCENAMES_H
