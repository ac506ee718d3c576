// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithHooks.h"

#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Arith/ArithFoldsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Arith/ArithPatterns.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/CastInterfaces.h"
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

//===-- Conversions ------------------------------------------------------===//

/// The element type of a vector or tensor, and of a memref if `ofMemRef`; else
/// the type itself.
static Type getScalar(Type type, bool ofMemRef = false) {
  auto shaped = dyn_cast<ShapedType>(type);
  bool isMemRef = isa<MemRefType, UnrankedMemRefType>(type);
  return shaped && (ofMemRef || !isMemRef) ? shaped.getElementType() : type;
}

/// Width of an integer or float; 0 of anything else.
static unsigned getWidth(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth();
  if (auto number = dyn_cast<FloatType>(type))
    return number.getWidth();
  return 0;
}

template <typename T> static bool isWidening(Type from, Type to) {
  return isa<T>(from) && isa<T>(to) && getWidth(from) < getWidth(to);
}
template <typename T> static bool isNarrowing(Type from, Type to) {
  return isWidening<T>(to, from);
}
template <typename From, typename To>
static bool isBetween(Type from, Type to) {
  return isa<From>(from) && isa<To>(to);
}

/// A conversion whose scalar types `accepts` takes.
template <bool (*accepts)(Type, Type), bool ofMemRef = false>
static bool areCastCompatible(ArrayRef<Type> inputs, ArrayRef<Type> outputs) {
  if (inputs.empty() || outputs.size() != 1)
    return false;
  Type from = inputs[0], to = outputs[0];
  auto fromTensor = dyn_cast<RankedTensorType>(from);
  auto toTensor = dyn_cast<RankedTensorType>(to);
  if (fromTensor && toTensor &&
      fromTensor.getEncoding() != toTensor.getEncoding())
    return false;
  return accepts(getScalar(from, ofMemRef), getScalar(to, ofMemRef));
}

static bool isIndexCast(Type from, Type to) {
  return (isa<IndexType>(from) && to.isSignlessInteger()) ||
         (from.isSignlessInteger() && isa<IndexType>(to));
}

static bool isBitcast(Type from, Type to) {
  return getWidth(from) && getWidth(from) == getWidth(to);
}

//===-- Select -----------------------------------------------------------===//

/// `%c, %a, %b : type`, or `: condition type, type` where that is not i1.
static void printSelect(arith::SelectOp op, OpAsmPrinter &printer) {
  printer << ' ';
  printer.printOperands(op->getOpOperands());
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  Type condition = op.getCondition().getType();
  if (isa<ShapedType>(condition))
    printer << condition << ", ";
  printer << op.getResult().getType();
}

static ParseResult parseSelect(OpAsmParser &parser, OperationState &state) {
  SmallVector<UnresolvedOperand, 3> operands;
  Type first, type;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::None,
                              /*allowResultNumber=*/true,
                              /*requiredCount=*/3) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonType(first))
    return failure();
  Type condition = IntegerType::get(parser.getContext(), 1);
  type = first;
  if (succeeded(parser.parseOptionalComma())) {
    condition = first;
    if (parser.parseType(type))
      return failure();
  }
  state.types.push_back(type);
  return parser.resolveOperands(operands, {condition, type, type}, loc,
                                state.operands);
}

//===-- Registration -----------------------------------------------------===//

template <typename Op, bool (*accepts)(Type, Type), bool ofMemRef = false>
static void addCast(Context &ctx) {
  static constexpr CastOpInterface::Concept interface = {
      areCastCompatible<accepts, ofMemRef>};
  registerOpHooks<Op>(&ctx, {.interfaces = {makeInterfaceTable(interface)}});
}

void strata::registerArithHooks(Context &ctx) {
  registerOpHooks<arith::ConstantOp>(
      &ctx, {.verify = typedHook<verifyConstant>,
             .getAsmResultNames = typedHook<nameConstant>});
  registerOpHooks<arith::MulIOp>(&ctx,
                                 {.getAsmResultNames = typedHook<nameProduct>});
  addCast<arith::ExtUIOp, isWidening<IntegerType>>(ctx);
  addCast<arith::ExtSIOp, isWidening<IntegerType>>(ctx);
  addCast<arith::ExtFOp, isWidening<FloatType>>(ctx);
  addCast<arith::ScalingExtFOp, isWidening<FloatType>>(ctx);
  addCast<arith::TruncIOp, isNarrowing<IntegerType>>(ctx);
  addCast<arith::TruncFOp, isNarrowing<FloatType>>(ctx);
  addCast<arith::ScalingTruncFOp, isNarrowing<FloatType>>(ctx);
  addCast<arith::UIToFPOp, isBetween<IntegerType, FloatType>>(ctx);
  addCast<arith::SIToFPOp, isBetween<IntegerType, FloatType>>(ctx);
  addCast<arith::FPToUIOp, isBetween<FloatType, IntegerType>>(ctx);
  addCast<arith::FPToSIOp, isBetween<FloatType, IntegerType>>(ctx);
  addCast<arith::IndexCastOp, isIndexCast, /*ofMemRef=*/true>(ctx);
  addCast<arith::IndexCastUIOp, isIndexCast, /*ofMemRef=*/true>(ctx);
  addCast<arith::BitcastOp, isBitcast, /*ofMemRef=*/true>(ctx);
  registerOpHooks<arith::CmpFOp>(&ctx, {.canonicalize = getCmpFPatterns});
  registerOpHooks<arith::SelectOp>(
      &ctx, {.print = typedHook<printSelect>, .parse = parseSelect});
  detail::registerArithIntegerFolds(ctx);
  detail::registerArithExtendedFolds(ctx);
  detail::registerArithBitFolds(ctx);
  detail::registerArithFloatFolds(ctx);
  detail::registerArithMinMaxFolds(ctx);
  detail::registerArithCastFolds(ctx);
  detail::registerArithCompareFolds(ctx);
  detail::registerArithRanges(ctx);
}
