// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A builder for conversions that create operations of memref.
#ifndef STRATA_CONVERSION_MEMREFCOMMON_MEMREFBUILDER_H
#define STRATA_CONVERSION_MEMREFCOMMON_MEMREFBUILDER_H

#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/ValueBuilder.h"

namespace strata {

/// Creates operations of memref, and constants for them, at the insertion point of a
/// builder.
class MemRefBuilder : public ValueBuilder {
public:
  using ValueBuilder::ValueBuilder;

  Value index(int64_t value) const;
  Value boolean(bool value) const;
  /// The size of a dimension of a memref.
  Value dim(Value source, Value number) const {
    return memref::DimOp::create(builder, loc, source, number);
  }
  /// New memory, by memref.alloc or memref.alloca.
  template <typename AllocOp>
  Value allocate(MemRefType type, ValueRange dynamicSizes = {}) const {
    return AllocOp::create(builder, loc, type, dynamicSizes);
  }
  /// A view of type `type` of the memory of `source`, without offset.
  Value reinterpret(Type type, Value source, ArrayRef<OpFoldResult> sizes,
                    ArrayRef<OpFoldResult> strides) const;
};

} // namespace strata

#endif // STRATA_CONVERSION_MEMREFCOMMON_MEMREFBUILDER_H
