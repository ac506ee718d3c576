// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of folds share. Each registers the hooks of its operations.
#ifndef STRATA_DIALECTS_ARITH_ARITHFOLDSDETAIL_H
#define STRATA_DIALECTS_ARITH_ARITHFOLDSDETAIL_H

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/ConstantFolding.h"

namespace strata::detail {

/// Results of functions of elements.
using MaybeInt = std::optional<APInt>;
using MaybeFloat = std::optional<APFloat>;

/// Bits of the flags of operations, as the dialect file has them.
enum ArithFlag : uint64_t {
  NoNaNs = 2,
  NoSignedZeros = 8,
  AllowContract = 32,
  NoSignedWrap = 1,
  NoUnsignedWrap = 2
};

/// Whether the set of flags that `op` has as `attrName` has all of `flags`.
inline bool hasFlags(Operation *op, StringRef attrName, uint64_t flags) {
  auto attr = dyn_cast_or_null<DynamicAttr>(op->getInherentAttr(attrName));
  auto bits = attr && attr.getParams().size() == 1
                  ? dyn_cast_or_null<IntegerAttr>(attr.getParams()[0])
                  : IntegerAttr();
  return bits && (uint64_t(bits.getInt()) & flags) == flags;
}

/// The operation called `name` that defines `value`, or null.
inline Operation *getDefiningOp(Value value, StringRef name) {
  Operation *op = value.getDefiningOp();
  return op && op->getName().getStringRef() == name ? op : nullptr;
}

/// The type of the only result.
inline Type getResultType(Operation *op) { return op->getResult(0).getType(); }
/// The type itself, or that of the elements of a vector, tensor or memref.
inline Type getScalarType(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? shaped.getElementType() : type;
}

/// The number of a case of an enumeration that `op` has as `attrName`.
inline int64_t getEnumValue(Operation *op, StringRef attrName) {
  return cast<IntegerAttr>(op->getInherentAttr(attrName)).getInt();
}

template <OpFoldResult (*fn)(Operation *, ArrayRef<Attribute>)>
void registerFold(Context &ctx, StringRef opName) {
  OpHooks hooks;
  hooks.fold = foldResult<fn>;
  registerOpHooks(&ctx, opName, hooks);
}

void registerArithIntegerFolds(Context &ctx);
void registerArithExtendedFolds(Context &ctx);
void registerArithBitFolds(Context &ctx);
void registerArithFloatFolds(Context &ctx);
void registerArithMinMaxFolds(Context &ctx);
void registerArithCastFolds(Context &ctx);
void registerArithCompareFolds(Context &ctx);
/// The interfaces for ranges of integers.
void registerArithRanges(Context &ctx);

} // namespace strata::detail

#endif // STRATA_DIALECTS_ARITH_ARITHFOLDSDETAIL_H
