// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files of one array, as numpy.save writes and numpy.load reads them.
#ifndef STRATA_TOOLING_EXECUTION_NUMPYFILE_H
#define STRATA_TOOLING_EXECUTION_NUMPYFILE_H

#include "strata/IR/Types/Attribute.h"

#include <string>

namespace strata {

struct NumpyArray {
  /// numpy's name of the type of the elements, such as `<f4`.
  std::string format;
  SmallVector<int64_t, 4> shape;
  /// The elements in row-major order.
  std::string bytes;
};

/// numpy's name for elements of a memref; empty if it has no such type. Formats of floats
/// that numpy does not know are plain bytes, as its extensions save them.
std::string getNumpyFormat(Type elementType);

/// Fails with a message in `error`.
FailureOr<NumpyArray> readNumpyFile(StringRef path, std::string &error);
LogicalResult writeNumpyFile(StringRef path, StringRef format,
                             ArrayRef<int64_t> shape, StringRef bytes,
                             std::string &error);

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_NUMPYFILE_H
