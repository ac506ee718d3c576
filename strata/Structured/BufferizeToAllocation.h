// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bufferization of one operation, whose result gets new memory in a memory space.
#ifndef STRATA_STRUCTURED_BUFFERIZETOALLOCATION_H
#define STRATA_STRUCTURED_BUFFERIZETOALLOCATION_H

#include "strata/IR/Build/Builder.h"

namespace dialects::linalg {

struct BufferizeToAllocationOptions {
  enum class AllocOp { MemrefAlloc, MemrefAlloca };
  AllocOp allocOp = AllocOp::MemrefAlloc;
  /// The operation that copies the contents of a tensor to the memory.
  enum class MemcpyOp { MaterializeInDestination, MemrefCopy, LinalgCopy };
  MemcpyOp memcpyOp = MemcpyOp::MaterializeInDestination;
  /// Whether the operation stays one of tensors, and only its destination is in the new memory.
  bool bufferizeDestinationOnly = false;
  /// Whether memory on the heap is freed at the end of the block.
  bool emitDealloc = false;
};

/// Bufferizes `op`, which is bufferization.alloc_tensor, tensor.pad, vector.mask, or has one operand whose
/// memory it writes. Returns the memory, which is in `memorySpace` unless that is null. Fails, without
/// changes, for other operations.
strata::FailureOr<strata::Value> bufferizeToAllocation(
    strata::RewriterBase &rewriter, const BufferizeToAllocationOptions &options,
    strata::Operation *op, strata::Attribute memorySpace = {});

} // namespace dialects::linalg

#endif // STRATA_STRUCTURED_BUFFERIZETOALLOCATION_H
