// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types that C programs have, and the types of other dialects as types of emitc.
#ifndef STRATA_CONVERSION_EMITCCOMMON_EMITCTYPES_H
#define STRATA_CONVERSION_EMITCCOMMON_EMITCTYPES_H

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/DialectConversion/TypeConverter.h"

namespace strata::emitclower {

/// Whether `type` is an integer type of 1, 8, 16, 32 or 64 bits.
bool isIntegerType(Type type);
/// Whether `type` is f16, bf16, f32 or f64.
bool isFloatType(Type type);
/// Whether `type` is one of the types whose width is that of pointers: `size_t`, `ssize_t` and
/// `ptrdiff_t`.
bool isPointerWideType(Type type);
/// Whether variables and operands of emitc can be of `type`.
bool isSupportedType(Type type);

/// The unsigned integer type of the width of `type`; types of the width of pointers become
/// `size_t`. Null for other types.
Type getUnsignedType(Type type);
/// The signed or signless integer type of the width of `type`; types of the width of pointers
/// become `ptrdiff_t`. Null for other types.
Type getSignedType(Type type);

/// Converts `index` to `size_t`, and makes builtin.unrealized_conversion_cast where both are
/// needed.
void addSizeTypeConversion(TypeConverter &converter);
/// Converts memrefs with a static shape and the identity as layout to arrays.
void addMemRefTypeConversion(TypeConverter &converter);
/// Whether `type` has one or more dimensions, of static sizes other than zero, and the identity as
/// layout.
bool isArrayLike(MemRefType type);
/// The type of the elements of `type` as a type of emitc if `type` converts to an array, or if it
/// has no dimensions; null otherwise.
Type getConvertedElementType(MemRefType type, const TypeConverter &converter);

} // namespace strata::emitclower

#endif // STRATA_CONVERSION_EMITCCOMMON_EMITCTYPES_H
