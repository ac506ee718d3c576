// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithHooks.h"
#include "strata/Asm/OpImplementation.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/BuiltinTypes.h"
#include "strata/IR/Context.h"
#include "strata/IR/OpHooks.h"
#include "llvm/ADT/SmallString.h"

using namespace strata;

//===-- Constants ----------------------------------------------------------===//

static Attribute getConstantValue(Operation *op) {
  return op->getInherentAttr("value");
}

static LogicalResult verifyConstant(Operation *op) {
  Type type = op->getResult(0).getType();
  Attribute value = getConstantValue(op);
  if (isa<IntegerType>(type) && !type.isSignlessInteger())
    return op->emitOpError("integer return type must be signless");
  bool isElements = isa<DenseElementsAttr>(value) ||
                    isa<SparseElementsAttr>(value) ||
                    isa<DenseResourceElementsAttr>(value);
  if (!isElements && !isa<IntegerAttr>(value) && !isa<FloatAttr>(value))
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
static void nameConstant(Operation *op,
                         function_ref<void(Value, StringRef)> setName) {
  Value result = op->getResult(0);
  auto value = dyn_cast_or_null<IntegerAttr>(getConstantValue(op));
  if (!value)
    return setName(result, "cst");
  Type type = result.getType();
  if (type.isSignlessInteger(1))
    return setName(result, value.getValue().isZero() ? "false" : "true");
  llvm::SmallString<32> name("c");
  value.getValue().toString(name, 10, /*Signed=*/true);
  if (!isa<IndexType>(type)) {
    llvm::raw_svector_ostream os(name);
    os << '_' << type;
  }
  setName(result, name);
}

//===-- Conversions --------------------------------------------------------===//

/// The element type of a vector or tensor, and of a memref if `ofMemRef`; else
/// the type itself.
static Type getScalar(Type type, bool ofMemRef = false) {
  auto shaped = dyn_cast<ShapedType>(type);
  bool isMemRef = isa<MemRefType>(type) || isa<UnrankedMemRefType>(type);
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
template <typename From, typename To> static bool isBetween(Type from, Type to) {
  return isa<From>(from) && isa<To>(to);
}

/// Verifies a conversion whose scalar types `accepts` takes.
template <bool (*accepts)(Type, Type), bool ofMemRef = false>
static LogicalResult verifyCast(Operation *op) {
  Type to = op->getResult(0).getType();
  Type from = op->getOperand(0).getType();
  if (accepts(getScalar(from, ofMemRef), getScalar(to, ofMemRef)))
    return success();
  if (op->getNumOperands() == 1)
    return op->emitOpError("operand type ")
           << from << " and result type " << to << " are cast incompatible";
  return op->emitOpError("operand types ")
         << from << ", " << op->getOperand(1).getType() << " and result type "
         << to << " are cast incompatible";
}

static bool isIndexCast(Type from, Type to) {
  return (isa<IndexType>(from) && to.isSignlessInteger()) ||
         (from.isSignlessInteger() && isa<IndexType>(to));
}

static bool isBitcast(Type from, Type to) {
  return getWidth(from) && getWidth(from) == getWidth(to);
}

//===-- Select -------------------------------------------------------------===//

/// `%c, %a, %b : type`, or `: condition type, type` where that is not i1.
static void printSelect(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  printer.printOperands(op->getOpOperands());
  printer.printOptionalAttrDict(op->getAttrs());
  printer << " : ";
  Type condition = op->getOperand(0).getType();
  if (isa<ShapedType>(condition))
    printer << condition << ", ";
  printer << op->getResult(0).getType();
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

//===-- Registration -------------------------------------------------------===//

void strata::registerArithHooks(Context &ctx) {
  OpHooks constant;
  constant.verify = verifyConstant;
  constant.getAsmResultNames = nameConstant;
  registerOpHooks(&ctx, "arith.constant", constant);

  auto addCast = [&](StringRef name, LogicalResult (*verify)(Operation *)) {
    OpHooks cast;
    cast.verify = verify;
    registerOpHooks(&ctx, ("arith." + name).str(), cast);
  };
  addCast("extui", verifyCast<isWidening<IntegerType>>);
  addCast("extsi", verifyCast<isWidening<IntegerType>>);
  addCast("extf", verifyCast<isWidening<FloatType>>);
  addCast("scaling_extf", verifyCast<isWidening<FloatType>>);
  addCast("trunci", verifyCast<isNarrowing<IntegerType>>);
  addCast("truncf", verifyCast<isNarrowing<FloatType>>);
  addCast("scaling_truncf", verifyCast<isNarrowing<FloatType>>);
  addCast("uitofp", verifyCast<isBetween<IntegerType, FloatType>>);
  addCast("sitofp", verifyCast<isBetween<IntegerType, FloatType>>);
  addCast("fptoui", verifyCast<isBetween<FloatType, IntegerType>>);
  addCast("fptosi", verifyCast<isBetween<FloatType, IntegerType>>);
  addCast("index_cast", verifyCast<isIndexCast, /*ofMemRef=*/true>);
  addCast("index_castui", verifyCast<isIndexCast, /*ofMemRef=*/true>);
  addCast("bitcast", verifyCast<isBitcast, /*ofMemRef=*/true>);

  OpHooks select;
  select.print = printSelect;
  select.parse = parseSelect;
  registerOpHooks(&ctx, "arith.select", select);
}
