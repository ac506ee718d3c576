// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers and arrays of the command line and of files, as they lie in memory, and the
// values of the interpreter. An argument is written as
//
//   3.5, true, [[1, 2], [3, 4]]   what parseRuntimeValue reads
//   (1, 2), 1+2i                  complex numbers (ArgumentText.h)
//   a.npy                         a file of numpy
//   zeros:4x8xf32                 zeros
//   random:4x8xf32:seed=1         floats from 0 to 1, integers from 0 to 99
//
// The shape and type after `zeros` and `random` may be omitted if the type of
// the argument is static.
#ifndef STRATA_TOOLING_EXECUTION_HOSTARRAY_H
#define STRATA_TOOLING_EXECUTION_HOSTARRAY_H

#include "strata/Interpreter/RuntimeValue.h"

#include <string>

namespace strata {

/// Elements in row-major order. Elements of memrefs have the layout that they
/// have in memory of compiled programs; bits of vectors of i1 are packed, row
/// by row.
struct HostArray {
  SmallVector<int64_t, 4> shape;
  std::string bytes;

  /// The scalars of an array that was made for `type`.
  uint64_t getNumScalars(Type type) const;
};

/// Bytes from one element of a memref to the next; 0 for types that have no such elements.
unsigned getBytesPerElement(Type elementType);

/// The elements that `text` describes; `type` may be null for texts that say the type.
/// Fails with a message in `error`, also if there are more than `maxScalars`.
FailureOr<HostArray> parseHostArray(StringRef text, Type type, Context *ctx,
                                    std::string &error,
                                    uint64_t maxScalars = UINT64_MAX);

/// Checks that an array of `numBytes` and this shape can be given for `type`. Fails with a message
/// in `error`, also if there are more than `maxScalars`.
LogicalResult checkHostArray(ArrayRef<int64_t> shape, uint64_t numBytes,
                             Type type, std::string &error,
                             uint64_t maxScalars = UINT64_MAX);

/// The array of `value`, which has no poison (bits of poison are zero).
HostArray toHostArray(const interpreter::RuntimeValue &value, Type type);
/// The value of an array that was made for `type`.
interpreter::RuntimeValue toRuntimeValue(const HostArray &array, Type type);

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_HOSTARRAY_H
