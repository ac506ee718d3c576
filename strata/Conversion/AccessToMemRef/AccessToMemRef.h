// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose dialect file declares a load or store of elements
// (Interfaces/MemoryAccessOpInterface.h), by operations of memref, vector and tensor.
#ifndef STRATA_CONVERSION_ACCESSTOMEMREF_ACCESSTOMEMREF_H
#define STRATA_CONVERSION_ACCESSTOMEMREF_ACCESSTOMEMREF_H

#include "strata/IR/Build/Builder.h"

namespace strata {

class PassRegistry;
class RewritePatternSet;
class TypeConverter;

/// Creates the operations that access memory as `op` does, at the insertion point of
/// `builder`, and returns the values of its results. Fails if `op` declares not just one
/// access, or one whose elements are scattered, or of memory that is neither a memref nor a
/// tensor; nothing is created then.
FailureOr<SmallVector<Value>> expandAccess(OpBuilder &builder, Operation *op);

/// Adds a pattern with the lowest benefit that expands accesses of memrefs by operations of
/// dialects without a conversion of their own. `converter`, which must outlive the pattern, is
/// that of the conversion of memrefs.
void populateAccessToMemRefPatterns(const TypeConverter &converter,
                                    RewritePatternSet &patterns);

/// The pass `convert-access-to-memref`.
void registerAccessToMemRefPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ACCESSTOMEMREF_ACCESSTOMEMREF_H
