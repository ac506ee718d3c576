// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text that the reports of `strata analyze` share.
#ifndef STRATA_TOOLING_ANALYZE_REPORTTEXT_H
#define STRATA_TOOLING_ANALYZE_REPORTTEXT_H

#include "strata/IR/Graph/Operation.h"

#include <string>

namespace strata {

/// `file:line:column`, or `?` if the location has none.
std::string formatPlace(Operation *op);
/// `(1, 2)`
std::string formatList(ArrayRef<int64_t> values);

} // namespace strata

#endif // STRATA_TOOLING_ANALYZE_REPORTTEXT_H
