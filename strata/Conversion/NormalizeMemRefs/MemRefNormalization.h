// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layout maps of memrefs as shapes and subscripts: an element of a memref with the layout
// (d0, d1) -> (d1, d0) at [i, j] is the element at [j, i] of a memref of the exchanged sizes.
#ifndef STRATA_CONVERSION_NORMALIZEMEMREFS_MEMREFNORMALIZATION_H
#define STRATA_CONVERSION_NORMALIZEMEMREFS_MEMREFNORMALIZATION_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {

/// The type with the identity layout, and a dimension for each result of the layout map, into which
/// the elements of a memref of `type` fit; `type` itself if there is none. That is the case for
/// maps with symbols, for subscripts that may be negative, and for dynamic sizes unless the map
/// consists of dimensions, and of quotients and remainders of them with one pair of both for the
/// same dimension and divisor.
MemRefType normalizeMemRefType(MemRefType type);

/// Whether all users of `memref` can use a memref of the normalized type instead: they access
/// elements, free the memref, pass it to a call, return it, or query a size that stays known.
bool hasNormalizableUses(Value memref);

/// Whether `op` allocates a memref, or is a memref.reinterpret_cast of static sizes, strides and
/// offset.
bool definesNormalizableMemRef(Operation *op);
/// Replaces `op`, which defines a memref with normalizable uses, by one of the normalized type.
void normalizeDefinition(RewriterBase &rewriter, Operation *op);
/// Gives `memref`, which has normalizable uses, the normalized type, and changes its users. The
/// operation or the function that defines it must be changed by the caller.
void normalizeValue(RewriterBase &rewriter, Value memref);

} // namespace strata

#endif // STRATA_CONVERSION_NORMALIZEMEMREFS_MEMREFNORMALIZATION_H
