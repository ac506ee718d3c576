// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of tensors to memrefs, with a separate memref for each tensor. The pass that works
// in the memory of operands is in OneShot.
#ifndef STRATA_BUFFERIZATION_BYVALUE_BUFFERIZEBYVALUE_H
#define STRATA_BUFFERIZATION_BYVALUE_BUFFERIZEBYVALUE_H

namespace strata {

class PassRegistry;

/// The pass `bufferize-by-value`: tensors become memrefs, each with memory of its own.
///
/// The memory of a tensor is never changed after the operation that defines it.
/// An operation that makes a changed tensor of another one takes over its
/// memory if it is the last user and in the same block, and copies it
/// otherwise. A block owns the memory of the tensors that its operations define
/// and of the arguments of loops; memory passed on by its terminator belongs to
/// the receiver, all other memory is freed at its end. The memory of arguments
/// and results of functions belongs to the caller.
void registerBufferizeByValuePass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_BUFFERIZATION_BYVALUE_BUFFERIZEBYVALUE_H
