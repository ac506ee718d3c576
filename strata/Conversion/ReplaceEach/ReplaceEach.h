// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that replace operations one by one.
#ifndef STRATA_CONVERSION_REPLACEEACH_REPLACEEACH_H
#define STRATA_CONVERSION_REPLACEEACH_REPLACEEACH_H

#include "strata/IR/Build/Builder.h"

namespace strata {

/// Replaces the operations in `root` for whose definition `applies` is true by the values that
/// `expand` creates before them. Where `expand` fails, the operations that it created are erased.
/// Returns whether an operation was replaced.
bool replaceEach(
    Operation *root, function_ref<bool(const OpDefinition &)> applies,
    function_ref<FailureOr<SmallVector<Value>>(OpBuilder &, Operation *)>
        expand);

} // namespace strata

#endif // STRATA_CONVERSION_REPLACEEACH_REPLACEEACH_H
