// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants of any width, and syntax from which types follow.
#include "strata/Dialects/SMT/SMTHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/CanonicalParameters.h"
#include "strata/Definition/Interfaces.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/SMT/SMTOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::smt;

//===-- Bit vectors --------------------------------------------------------===//

/// The width of the type of a `#smt.bv`, its second parameter.
static int64_t getWidth(ArrayRef<Attribute> params) {
  Type type = cast<TypeAttr>(params[1]).getValue();
  return cast<BitVectorType>(type).getWidth();
}

static LogicalResult verifyBitVector(EmitErrorFn emitError,
                                     const TypeDefinition &,
                                     ArrayRef<Attribute> params) {
  APInt value = cast<IntegerAttr>(params[0]).getValue();
  if (getWidth(params) > IntegerType::MaxWidth)
    return emitError() << "the width of a constant is limited to "
                       << IntegerType::MaxWidth << " bits";
  auto width = unsigned(getWidth(params));
  if (value.isSignedIntN(width) ||
      (value.isNonNegative() && value.isIntN(width)))
    return success();
  return emitError() << "integer value out of range for given bit-vector type "
                     << cast<TypeAttr>(params[1]).getValue();
}

/// Gives the number the width of the type.
static void canonicalizeBitVector(const TypeDefinition &def,
                                  MutableArrayRef<Attribute> params) {
  auto value = cast<IntegerAttr>(params[0]);
  auto type =
      IntegerType::get(def.dialect->getContext(), unsigned(getWidth(params)));
  params[0] =
      IntegerAttr::get(type, value.getValue().sextOrTrunc(type.getWidth()));
}

static constexpr CanonicalParameters bitVector = {canonicalizeBitVector,
                                                  verifyBitVector};

void strata::registerSMTConstants(Context &ctx) {
  (void)attachInterface(&ctx, "#smt.bv", bitVector);
}

/// A number of any width.
static ParseResult parseNumber(OpAsmParser &parser, APInt &value) {
  std::optional<ParseResult> parsed = parser.parseOptionalInteger(value);
  return parsed ? *parsed : parser.emitError("expected integer value");
}

static ParseResult parseBits(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args) {
  APInt value;
  if (parseNumber(parser, value))
    return failure();
  auto type = IntegerType::get(parser.getContext(), value.getBitWidth());
  *args[0].attribute = IntegerAttr::get(type, value);
  return success();
}

static std::string toText(const APInt &value) {
  SmallString<32> text;
  value.toStringSigned(text);
  return std::string(text);
}

static void printInteger(OpAsmPrinter &printer, Operation *,
                         ArrayRef<PrintedArgument> args) {
  printer << toText(cast<IntegerAttr>(args[0].attribute).getValue());
}

static void nameBitVector(Operation *op,
                          function_ref<void(Value, StringRef)> suggest) {
  auto constant = cast<BVConstantOp>(op);
  auto value = cast<BitVectorAttr>(constant.getValueAttr());
  APInt bits = cast<IntegerAttr>(value.getValue()).getValue();
  suggest(constant.getResult(),
          "c" + toText(bits) + "_bv" + std::to_string(bits.getBitWidth()));
}

static LogicalResult inferConstant(const InferenceInput &input,
                                   SmallVectorImpl<Type> &types) {
  auto value = dyn_cast_or_null<BitVectorAttr>(input.attributes.front());
  if (!value)
    return failure();
  types.push_back(value.getType());
  return success();
}

static LogicalResult inferConcatenation(const InferenceInput &input,
                                        SmallVectorImpl<Type> &types) {
  int64_t width = 0;
  for (Value operand : input.operands) {
    auto type = dyn_cast<BitVectorType>(operand.getType());
    if (!type || llvm::AddOverflow(width, type.getWidth(), width))
      return failure();
  }
  if (!width)
    return failure();
  types.push_back(BitVectorType::get(input.def.dialect->getContext(), width));
  return success();
}

/// `4 times %x : !smt.bv<8>`: the count gives the width of the result.
static ParseResult parseRepetition(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  APInt count;
  if (parseNumber(parser, count))
    return failure();
  if (!count.isStrictlyPositive())
    return parser.emitError(loc, "integer must be positive");
  if (!count.isSignedIntN(64))
    return parser.emitError(loc, "integer must fit into 63 bits");
  Type type;
  if (parser.parseKeyword("times") ||
      parser.parseOperand(args[0].operands->emplace_back()) ||
      parser.parseOptionalAttrDict(*args[3].attrDict) || parser.parseColon())
    return failure();
  llvm::SMLoc typeLoc = parser.getCurrentLocation();
  if (parser.parseType(type))
    return failure();
  auto bits = dyn_cast<BitVectorType>(type);
  int64_t width;
  if (!bits)
    return parser.emitError(typeLoc, "input must have bit-vector type");
  if (llvm::MulOverflow(bits.getWidth(), count.getSExtValue(), width))
    return parser.emitError(loc, "result is too wide");
  args[1].types->push_back(type);
  args[2].types->push_back(BitVectorType::get(parser.getContext(), width));
  return success();
}

static void printRepetition(OpAsmPrinter &printer, Operation *op,
                            ArrayRef<PrintedArgument>) {
  auto repeat = cast<RepeatOp>(op);
  int64_t width = cast<BitVectorType>(repeat.getInput().getType()).getWidth();
  int64_t size = cast<BitVectorType>(repeat.getType()).getWidth();
  printer << size / width << " times " << repeat.getInput();
  printer.printOptionalAttrDict(op->getAttrs(), {});
  printer << " : " << repeat.getInput().getType();
}

//===-- Integers -----------------------------------------------------------===//

/// The width with which MLIR keeps a number: four bits for each decimal digit.
static unsigned getStoredWidth(const APInt &value) {
  if (value.isZero())
    return 64;
  APInt size = value.abs();
  SmallString<32> digits;
  size.toStringUnsigned(digits);
  return std::max(unsigned(4 * digits.size()), size.getActiveBits() + 1);
}

static ParseResult parseInteger(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  APInt value;
  if (parseNumber(parser, value))
    return failure();
  auto type = IntegerType::get(parser.getContext(), getStoredWidth(value),
                               IntegerType::Unsigned);
  *args[0].attribute =
      IntegerAttr::get(type, value.sextOrTrunc(type.getWidth()));
  return success();
}

static void nameInteger(Operation *op,
                        function_ref<void(Value, StringRef)> suggest) {
  auto constant = cast<IntConstantOp>(op);
  suggest(constant.getResult(), "c" + toText(constant.getValue().getValue()));
}

//===-- Lists --------------------------------------------------------------===//

/// One type for all operands, which there must be.
static ParseResult parseSameTypes(OpAsmParser &parser,
                                  MutableArrayRef<ParsedArgument> args) {
  Type type;
  if (parser.parseType(type))
    return failure();
  args[1].types->assign(args[0].operands->size(), type);
  return success();
}

static void printSameTypes(OpAsmPrinter &printer, Operation *,
                           ArrayRef<PrintedArgument> args) {
  if (!args[1].types.empty())
    printer << args[1].types.front();
}

void strata::registerSMTHooks(Context &ctx) {
  addFormatDirective(ctx, "smt.Bits", 1, parseBits, printInteger);
  addFormatDirective(ctx, "smt.IntegerOfAnySize", 1, parseInteger,
                     printInteger);
  addFormatDirective(ctx, "smt.Repetition", 4, parseRepetition,
                     printRepetition);
  addFormatDirective(ctx, "smt.SameTypes", 2, parseSameTypes, printSameTypes);
  registerOpHooks<BVConstantOp>(
      &ctx, {.getAsmResultNames = nameBitVector, .inferTypes = inferConstant});
  registerOpHooks<ConcatOp>(&ctx, {.inferTypes = inferConcatenation});
  registerOpHooks<IntConstantOp>(&ctx, {.getAsmResultNames = nameInteger});
}
