// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The origins of memrefs: the allocations, arguments of functions and other operations that they
// may be views of.
#ifndef STRATA_BUFFERIZATION_DEALLOCATION_BUFFERORIGINS_H
#define STRATA_BUFFERIZATION_DEALLOCATION_BUFFERORIGINS_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace strata {

class BufferOrigins {
public:
  /// Computes the origins of the memrefs in `root`. Memrefs may be erased while
  /// the object is used, but none may be created.
  explicit BufferOrigins(Operation *root);
  /// Whether both memrefs certainly belong to the same allocation, or certainly
  /// do not; std::nullopt if it is unknown.
  std::optional<bool> isSameAllocation(Value a, Value b) const;
  bool mayAlias(Value a, Value b) const {
    return isSameAllocation(a, b) != false;
  }

private:
  enum class Kind : uint8_t { Allocation, Argument, Other };

  llvm::DenseMap<Value, llvm::SetVector<Value>> origins;
  llvm::DenseMap<Value, Kind> kinds;
};

} // namespace strata

#endif // STRATA_BUFFERIZATION_DEALLOCATION_BUFFERORIGINS_H
