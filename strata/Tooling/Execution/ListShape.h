// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sizes of arrays that are written as lists: [[1, 2], [3, 4], [5, 6]] is 3x2.
#ifndef STRATA_TOOLING_EXECUTION_LISTSHAPE_H
#define STRATA_TOOLING_EXECUTION_LISTSHAPE_H

#include "strata/IR/Types/BuiltinTypes.h"

#include <string>

namespace strata {

/// `type` with the sizes that it leaves open as the nesting of the list `text` gives them;
/// `type` itself if the nesting does not. Fails with a message in `error` if the list has
/// another number of numbers than the type.
FailureOr<Type> closeSizes(Type type, StringRef text, std::string &error);

/// `4x?x8`; empty for no sizes.
std::string formatSizes(ArrayRef<int64_t> sizes);

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_LISTSHAPE_H
