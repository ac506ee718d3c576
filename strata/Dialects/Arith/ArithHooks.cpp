// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Arith/ArithPatterns.h"
#include "strata/Dialects/Arith/ArithRangesDetail.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Support/IntegerText.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"

using namespace strata;

//===-- Constants --------------------------------------------------------===//

static LogicalResult verifyConstant(arith::ConstantOp op) {
  Type type = op.getResult().getType();
  Attribute value = op.getValue();
  if (isa<IntegerType>(type) && !type.isSignlessInteger())
    return op->emitOpError("integer return type must be signless");
  bool isElements =
      isa<DenseElementsAttr, SparseElementsAttr, DenseResourceElementsAttr>(
          value);
  if (!isElements && !isa<IntegerAttr, FloatAttr>(value))
    return op->emitOpError(
        "value must be an integer, float, or elements attribute");
  auto vector = dyn_cast<VectorType>(type);
  auto dense = dyn_cast<DenseElementsAttr>(value);
  if (vector && vector.isScalable() && !(dense && dense.isSplat()))
    // The first word is spelled as users of mlir-opt know it.
    return op->emitOpError("intializing scalable vectors with elements "
                           "attribute is not supported unless it's a vector "
                           "splat");
  return success();
}

/// `%true`, `%c5`, `%c-1_i32`; `%cst` for everything but integers.
static void nameConstant(arith::ConstantOp op,
                         function_ref<void(Value, StringRef)> setName) {
  Value result = op.getResult();
  auto value = dyn_cast_or_null<IntegerAttr>(op.getValue());
  if (!value)
    return setName(result, "cst");
  Type type = result.getType();
  if (type.isSignlessInteger(1))
    return setName(result, value.getValue().isZero() ? "false" : "true");
  llvm::SmallString<32> name("c");
  llvm::raw_svector_ostream os(name);
  if (APInt number = value.getValue(); number.getSignificantBits() <= 64)
    os << number.getSExtValue();
  else
    appendInteger(number, /*isSigned=*/true, name);
  // Most are of a type that is quickly written.
  if (type.isSignlessInteger())
    os << "_i" << cast<IntegerType>(type).getWidth();
  else if (!isa<IndexType>(type))
    os << '_' << type;
  setName(result, name);
}

/// `%c4_vscale` of a multiple of vector.vscale.
static void nameProduct(arith::MulIOp op,
                        function_ref<void(Value, StringRef)> setName) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  auto isScale = [](Value value) {
    Operation *def = value ? value.getDefiningOp() : nullptr;
    return def && def->getName().getStringRef() == "vector.vscale";
  };
  if (!isScale(lhs) && !isScale(rhs))
    return;
  auto factor = getConstantIntValue(isScale(lhs) ? rhs : lhs);
  if (factor)
    setName(op.getResult(), ("c" + Twine(*factor) + "_vscale").str());
}

//===-- Registration -----------------------------------------------------===//

void strata::registerArithHooks(Context &ctx) {
  registerOpHooks<arith::ConstantOp>(
      &ctx, {.verify = typedHook<verifyConstant>,
             .getAsmResultNames = typedHook<nameConstant>});
  registerOpHooks<arith::MulIOp>(&ctx,
                                 {.getAsmResultNames = typedHook<nameProduct>});
  registerOpHooks<arith::CmpFOp>(&ctx, {.canonicalize = getCmpFPatterns});
  registerOpHooks<arith::SelectOp>(&ctx, {.fold = foldSelect});
  detail::registerArithRanges(ctx);
}
