// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Natives that folds need above all: tests of constants, computations that operations declare,
// tables of enumeration cases.
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Rewrite/PDL/PDLNatives.h"
#include "strata/Rewrite/PDL/PDLNativesDetail.h"
#include "strata/Rewrite/PDL/RuleFoldsDetail.h"
#include "strata/Semantics/OpSemantics.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Constants ----------------------------------------------------------===//

/// The constant that a value is, or the attribute itself; null for others.
static Attribute getConstantArgument(const PDLValue &arg) {
  if (arg.isNull() || arg.isRange())
    return {};
  if (arg.getKind() == PDLValue::Kind::Attribute)
    return arg.getAttr();
  if (arg.getKind() != PDLValue::Kind::Value)
    return {};
  if (Attribute constant = pdl::getFoldedConstant(arg.getValue()))
    return constant;
  return getConstantValue(arg.getValue());
}

/// A test of an attribute.
static void addAttributeTest(PDLNatives &natives, StringRef name,
                             bool (*fn)(Attribute)) {
  natives.registerConstraintFunction(
      name,
      [fn](PatternRewriter &, Attribute attr) { return success(fn(attr)); });
}

/// A test of floats.
static void addFloatTest(PDLNatives &natives, StringRef name,
                         bool (*fn)(const APFloat &)) {
  natives.registerConstraintFunction(
      name, [fn](PatternRewriter &, Attribute attr) {
        std::optional<APFloat> number = getSplatFloat(attr);
        return success(number && fn(*number));
      });
}

/// A test of integers of at least one bit.
static void addIntegerTest(PDLNatives &natives, StringRef name,
                           bool (*fn)(const APInt &)) {
  natives.registerConstraintFunction(
      name, [fn](PatternRewriter &, Attribute attr) {
        std::optional<APInt> number = getSplatInteger(attr);
        return success(number && number->getBitWidth() && fn(*number));
      });
}

static void addConstantTests(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "strata.is_constant", [](PatternRewriter &, Value value) {
        return success(bool(getConstantArgument(value)));
      });
  addAttributeTest(natives, "strata.is_poison", isPoison);
  using A = const APInt &;
  addIntegerTest(natives, "strata.is_signed_min",
                 [](A a) { return a.isMinSignedValue(); });
  addIntegerTest(natives, "strata.is_signed_max",
                 [](A a) { return a.isMaxSignedValue(); });
  using F = const APFloat &;
  addFloatTest(natives, "strata.is_any_zero", [](F a) { return a.isZero(); });
  addFloatTest(natives, "strata.is_negative_zero",
               [](F a) { return a.isNegZero(); });
  addFloatTest(natives, "strata.is_nan", [](F a) { return a.isNaN(); });
  addFloatTest(natives, "strata.is_infinity",
               [](F a) { return a.isInfinity(); });
}

/// Whether a float type has all numbers of another one. Subnormal numbers are not considered,
/// so some pairs are missed.
static LogicalResult holdsFloats(PatternRewriter &, Type type, Type numbers) {
  auto to = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  auto from = dyn_cast<FloatType>(getElementTypeOrSelf(numbers));
  if (!to || !from)
    return failure();
  const llvm::fltSemantics &wide = to.getFloatSemantics();
  const llvm::fltSemantics &narrow = from.getFloatSemantics();
  return success(APFloat::semanticsMaxExponent(narrow) <=
                     APFloat::semanticsMaxExponent(wide) &&
                 APFloat::semanticsMinExponent(narrow) >=
                     APFloat::semanticsMinExponent(wide) &&
                 APFloat::semanticsPrecision(narrow) <=
                     APFloat::semanticsPrecision(wide));
}

/// The result that an operation declares for constants, if it has one.
static LogicalResult compute(PatternRewriter &, ArrayRef<PDLValue> args,
                             PDLResultList &results) {
  if (args.empty() || args.front().isNull() || args.front().isRange() ||
      args.front().getKind() != PDLValue::Kind::Value)
    return failure();
  Operation *op = args.front().getValue().getDefiningOp();
  if (!op || op->getNumOperands() != args.size() - 1)
    return failure();
  SmallVector<Attribute, 2> operands;
  for (const PDLValue &arg : args.drop_front())
    operands.push_back(getConstantArgument(arg));
  SmallVector<OpFoldResult, 1> values;
  if (failed(semantics::foldComputation(op, operands, values)) ||
      values.size() != 1 || !values.front().getAttr())
    return failure();
  results.push_back(values.front().getAttr());
  return success();
}

//===-- Lists and enumerations ---------------------------------------------===//

/// Element `index` of an array, or of constant elements.
static Attribute getElement(PatternRewriter &, Attribute list,
                            IntegerAttr index) {
  std::optional<int64_t> number = detail::getInt64(index);
  if (!number || *number < 0)
    return {};
  if (auto array = dyn_cast<ArrayAttr>(list))
    return uint64_t(*number) < array.size() ? array[size_t(*number)]
                                            : Attribute();
  auto elements = dyn_cast<DenseElementsAttr>(list);
  if (!elements || *number >= elements.getNumElements())
    return {};
  auto values = elements.getValues<Attribute>();
  return elements.isSplat() ? *values.begin()
                            : *std::next(values.begin(), *number);
}

/// The number of a case, or set of cases.
static std::optional<uint64_t> getNumberOfCase(const PDLValue &arg) {
  if (arg.isNull() || arg.isRange() ||
      arg.getKind() != PDLValue::Kind::Attribute)
    return std::nullopt;
  Attribute attr = arg.getAttr();
  auto named = dyn_cast<DynamicAttr>(attr);
  if (named && named.getDefinition().enumeration)
    attr = named.getParams()[0];
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  return number ? number.getValue().tryZExtValue() : std::nullopt;
}

/// Whether the first argument has all the flags of the others.
static LogicalResult hasFlags(PatternRewriter &, ArrayRef<PDLValue> args,
                              PDLResultList &) {
  std::optional<uint64_t> flags =
      args.empty() ? std::nullopt : getNumberOfCase(args.front());
  return success(flags && llvm::all_of(args.drop_front(), [&](auto &arg) {
                   std::optional<uint64_t> wanted = getNumberOfCase(arg);
                   return wanted && (*flags & *wanted) == *wanted;
                 }));
}

/// The argument after the one that is the first argument; the first itself if there is none.
static LogicalResult mapAttribute(PatternRewriter &, ArrayRef<PDLValue> args,
                                  PDLResultList &results) {
  if (args.size() % 2 == 0 || args.front().isNull() ||
      args.front().getKind() != PDLValue::Kind::Attribute)
    return failure();
  Attribute value = args.front().getAttr();
  for (size_t i = 1; i < args.size(); i += 2)
    if (args[i] == args.front()) {
      value = args[i + 1].getAttr();
      break;
    }
  results.push_back(value);
  return success();
}

void detail::addFoldNatives(PDLNatives &natives) {
  addConstantTests(natives);
  natives.registerConstraintFunction("strata.holds_floats", holdsFloats);
  natives.registerConstraintFunction("strata.element", getElement);
  const std::vector<PDLNative::Parameter> oneAttribute = {
      {PDLValue::Kind::Attribute, false}};
  const std::vector<PDLNative::Parameter> none;
  natives.registerConstraintFunction(
      "strata.computed", PDLNative{compute, std::nullopt, oneAttribute});
  natives.registerConstraintFunction(
      "strata.mapped", PDLNative{mapAttribute, std::nullopt, oneAttribute});
  natives.registerConstraintFunction("strata.has_flags",
                                     PDLNative{hasFlags, std::nullopt, none});
}
