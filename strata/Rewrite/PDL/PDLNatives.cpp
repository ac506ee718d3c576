// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The natives that are always there.
#include "strata/Rewrite/PDL/PDLNatives.h"

#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Rewrite/PDL/PDLNativesDetail.h"
#include "strata/Rewrite/PDL/RuleFoldsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

const char PDLValue::empty = 0;

PDLNatives::Entry PDLNatives::lookupConstraint(StringRef name,
                                               std::string &error) const {
  Entry entry = constraints.lookup(name);
  return entry || !makeConstraint ? entry : makeConstraint(name, error);
}

PDLNatives::Entry PDLNatives::lookupRewrite(StringRef name,
                                            std::string &error) const {
  Entry entry = rewrites.lookup(name);
  return entry || !makeRewrite ? entry : makeRewrite(name, error);
}

static std::vector<StringRef>
getNames(const llvm::StringMap<PDLNatives::Entry> &entries) {
  std::vector<StringRef> names;
  for (auto &entry : entries)
    names.push_back(entry.first());
  llvm::sort(names);
  return names;
}

std::vector<StringRef> PDLNatives::getConstraintNames() const {
  return getNames(constraints);
}
std::vector<StringRef> PDLNatives::getRewriteNames() const {
  return getNames(rewrites);
}

//===-- Numbers in attributes ----------------------------------------------===//

// Numbers are integer attributes, dense elements of integers, and cases of
// enumerations, for bitwise functions.

using BinaryFn = std::optional<APInt> (*)(const APInt &, const APInt &);

/// The case, or cases, of an enumeration that the numbers of two make; null
/// without enumerations.
static Attribute combineCases(Attribute lhs, Attribute rhs, BinaryFn fn) {
  auto left = dyn_cast<DynamicAttr>(lhs), right = dyn_cast<DynamicAttr>(rhs);
  if (!left || !right || &left.getDefinition() != &right.getDefinition() ||
      !left.getDefinition().enumeration)
    return {};
  auto first = cast<IntegerAttr>(left.getParams()[0]);
  std::optional<APInt> value =
      fn(first.getValue(), cast<IntegerAttr>(right.getParams()[0]).getValue());
  if (!value ||
      !left.getDefinition().enumeration->isValid(value->getZExtValue()))
    return {};
  return DynamicAttr::get(left.getDefinition(),
                          IntegerAttr::get(first.getType(), *value));
}

/// The type of numbers, or of elements; null for other attributes.
static Type getNumberType(Attribute attr) {
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return integer.getType();
  auto elements = dyn_cast<ElementsAttr>(attr);
  return elements ? elements.getType() : Type();
}

/// Null if there is no such number.
static Attribute combine(Attribute lhs, Attribute rhs, BinaryFn fn) {
  Type type = getNumberType(lhs);
  if (!type)
    return combineCases(lhs, rhs, fn);
  return type == getNumberType(rhs)
             ? foldElements<APInt, APInt>(lhs, rhs, type, fn)
             : Attribute();
}

/// Registers a computation as constraint with a result, which does not match
/// where there is none, and as rewrite.
template <typename Fn>
static void addBoth(PDLNatives &natives, StringRef name, Fn fn) {
  natives.registerConstraintFunction(name, fn);
  natives.registerRewriteFunction(name, fn);
}

static void addBinary(PDLNatives &natives, StringRef name, BinaryFn fn) {
  addBoth(natives, name,
          [fn](PatternRewriter &, Attribute lhs, Attribute rhs) -> Attribute {
            return combine(lhs, rhs, fn);
          });
}

/// The amount of a shift, if it is less than the width.
static std::optional<unsigned> getAmount(const APInt &a, const APInt &b) {
  if (b.uge(a.getBitWidth()))
    return std::nullopt;
  return unsigned(b.getZExtValue());
}

static void addArithmetic(PDLNatives &natives) {
  using A = const APInt &;
  using R = std::optional<APInt>;
  addBinary(natives, "strata.add", [](A a, A b) -> R { return a + b; });
  addBinary(natives, "strata.sub", [](A a, A b) -> R { return a - b; });
  addBinary(natives, "strata.mul", [](A a, A b) -> R { return a * b; });
  addBinary(natives, "strata.and", [](A a, A b) -> R { return a & b; });
  addBinary(natives, "strata.or", [](A a, A b) -> R { return a | b; });
  addBinary(natives, "strata.xor", [](A a, A b) -> R { return a ^ b; });
  addBinary(natives, "strata.smin",
            [](A a, A b) -> R { return a.slt(b) ? a : b; });
  addBinary(natives, "strata.smax",
            [](A a, A b) -> R { return a.sgt(b) ? a : b; });
  addBinary(natives, "strata.umin",
            [](A a, A b) -> R { return a.ult(b) ? a : b; });
  addBinary(natives, "strata.umax",
            [](A a, A b) -> R { return a.ugt(b) ? a : b; });
  addBinary(natives, "strata.udiv",
            [](A a, A b) -> R { return b.isZero() ? R() : a.udiv(b); });
  addBinary(natives, "strata.urem",
            [](A a, A b) -> R { return b.isZero() ? R() : a.urem(b); });
  addBinary(natives, "strata.sdiv", [](A a, A b) -> R {
    return b.isZero() || (a.isMinSignedValue() && b.isAllOnes()) ? R()
                                                                 : a.sdiv(b);
  });
  addBinary(natives, "strata.sdiv_floor", [](A a, A b) -> R {
    return b.isZero() || (a.isMinSignedValue() && b.isAllOnes())
               ? R()
               : llvm::APIntOps::RoundingSDiv(a, b, APInt::Rounding::DOWN);
  });
  addBinary(natives, "strata.srem", [](A a, A b) -> R {
    return b.isZero() || (a.isMinSignedValue() && b.isAllOnes()) ? R()
                                                                 : a.srem(b);
  });
  addBinary(natives, "strata.shl", [](A a, A b) -> R {
    auto amount = getAmount(a, b);
    return amount ? R(a.shl(*amount)) : R();
  });
  addBinary(natives, "strata.lshr", [](A a, A b) -> R {
    auto amount = getAmount(a, b);
    return amount ? R(a.lshr(*amount)) : R();
  });
  addBinary(natives, "strata.ashr", [](A a, A b) -> R {
    auto amount = getAmount(a, b);
    return amount ? R(a.ashr(*amount)) : R();
  });
}

/// The number of a case, or of cases, of an enumeration.
static void addCaseNumber(PDLNatives &natives) {
  addBoth(natives, "strata.case_number",
          [](PatternRewriter &, Attribute attr) -> Attribute {
            auto named = dyn_cast<DynamicAttr>(attr);
            return named && named.getDefinition().enumeration
                       ? named.getParams()[0]
                       : Attribute();
          });
}

//===-- Conditions ---------------------------------------------------------===//

/// Adds a comparison of numbers of any widths; the narrower one is
/// sign-extended if `isSigned`, otherwise zero-extended.
static void addCompare(PDLNatives &natives, StringRef name, bool isSigned,
                       bool (*fn)(const APInt &, const APInt &)) {
  natives.registerConstraintFunction(
      name, [=](PatternRewriter &, Attribute lhs, Attribute rhs) {
        std::optional<APInt> a = getSplatInteger(lhs), b = getSplatInteger(rhs);
        if (!a || !b)
          return failure();
        unsigned width = std::max(a->getBitWidth(), b->getBitWidth());
        return success(isSigned ? fn(signExtendOrTruncate(*a, width),
                                     signExtendOrTruncate(*b, width))
                                : fn(a->zext(width), b->zext(width)));
      });
}

/// A test of integers, and of floats unless `floatFn` is null.
static void addNumberTest(PDLNatives &natives, StringRef name,
                          bool (*fn)(const APInt &),
                          bool (*floatFn)(const APFloat &) = nullptr) {
  natives.registerConstraintFunction(
      name, [=](PatternRewriter &, Attribute attr) {
        if (auto number = getSplatInteger(attr))
          return success(fn(*number));
        auto number = getSplatFloat(attr);
        return success(floatFn && number && floatFn(*number));
      });
}

static void addTypeTest(PDLNatives &natives, StringRef name, bool (*fn)(Type)) {
  natives.registerConstraintFunction(
      name, [fn](PatternRewriter &, Type type) { return success(fn(type)); });
}

/// `value` with `width` bits, if it fits as a signed or unsigned number.
static std::optional<APInt> getNumberOfWidth(int64_t value, unsigned width) {
  bool fits = width >= 64 || (width && llvm::isIntN(width, value)) ||
              (width && value >= 0 && llvm::isUIntN(width, uint64_t(value)));
  if (!fits)
    return std::nullopt;
  return APInt(width, uint64_t(value), /*isSigned=*/true,
               /*implicitTrunc=*/true);
}

/// Whether a number has the value of an integer.
static LogicalResult isNumber(PatternRewriter &, Attribute attr,
                              IntegerAttr wanted) {
  std::optional<APInt> number = getSplatInteger(attr);
  std::optional<int64_t> value = detail::getInt64(wanted);
  if (!number || !value)
    return failure();
  return success(getNumberOfWidth(*value, number->getBitWidth()) == number);
}

/// Whether the first attribute is one of the others.
static LogicalResult isOneOf(PatternRewriter &, ArrayRef<PDLValue> args,
                             PDLResultList &) {
  return success(!args.empty() &&
                 llvm::is_contained(args.drop_front(), args.front()));
}

static void addNumberTests(PDLNatives &natives) {
  using A = const APInt &;
  addCompare(natives, "strata.eq", false, [](A a, A b) { return a == b; });
  addCompare(natives, "strata.ne", false, [](A a, A b) { return a != b; });
  addCompare(natives, "strata.slt", true, [](A a, A b) { return a.slt(b); });
  addCompare(natives, "strata.sle", true, [](A a, A b) { return a.sle(b); });
  addCompare(natives, "strata.ult", false, [](A a, A b) { return a.ult(b); });
  addCompare(natives, "strata.ule", false, [](A a, A b) { return a.ule(b); });
  using F = const APFloat &;
  // The numbers that strata.zero and strata.one make; -0.0 is another one.
  addNumberTest(
      natives, "strata.is_zero", [](A a) { return a.isZero(); },
      [](F a) { return a.isPosZero(); });
  addNumberTest(
      natives, "strata.is_one", [](A a) { return a.isOne(); },
      [](F a) { return a.isExactlyValue(1.0); });
  addNumberTest(natives, "strata.is_all_ones",
                [](A a) { return a.isAllOnes(); });
  addNumberTest(
      natives, "strata.is_negative", [](A a) { return a.isNegative(); },
      [](F a) { return a.isNegative() && !a.isZero() && !a.isNaN(); });
  natives.registerConstraintFunction("strata.is_number", isNumber);
  natives.registerConstraintFunction("strata.one_of", isOneOf);
  addNumberTest(natives, "strata.is_power_of_two",
                [](A a) { return a.isPowerOf2(); });
}

/// Whether a float type has all integers of another type, which are signed or not.
static LogicalResult holdsIntegers(PatternRewriter &, Type type, Type integers,
                                   BoolAttr isSigned) {
  auto format = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(integers));
  if (!format || !integer)
    return failure();
  const llvm::fltSemantics &semantics = format.getFloatSemantics();
  unsigned digits = integer.getWidth() - (isSigned.getValue() ? 1 : 0);
  return success(digits <= APFloat::semanticsPrecision(semantics) &&
                 int(digits) <= APFloat::semanticsMaxExponent(semantics));
}

static void addTypeTests(PDLNatives &natives) {
  natives.registerConstraintFunction("strata.is_symbol_ref",
                                     [](PatternRewriter &, Attribute attr) {
                                       return success(isa<SymbolRefAttr>(attr));
                                     });
  addTypeTest(natives, "strata.is_integer",
              [](Type type) { return type.isInteger(); });
  natives.registerConstraintFunction("strata.holds_integers", holdsIntegers);
  addTypeTest(natives, "strata.is_index",
              [](Type type) { return type.isIndex(); });
  addTypeTest(natives, "strata.is_int_or_index",
              [](Type type) { return type.isIntOrIndex(); });
  addTypeTest(natives, "strata.is_float",
              [](Type type) { return type.isFloat(); });
  addTypeTest(natives, "strata.is_shaped",
              [](Type type) { return isa<ShapedType>(type); });
  addTypeTest(natives, "strata.is_vector",
              [](Type type) { return isa<VectorType>(type); });
  addTypeTest(natives, "strata.is_tensor", [](Type type) {
    return isa<RankedTensorType>(type) || isa<UnrankedTensorType>(type);
  });
  addTypeTest(natives, "strata.is_memref", [](Type type) {
    return isa<MemRefType>(type) || isa<UnrankedMemRefType>(type);
  });
}

static bool hasOneUse(Operation *op) {
  unsigned count = 0;
  for (OpResult result : op->getResults())
    if (!result.use_empty())
      count += result.hasOneUse() ? 1 : 2;
  return count == 1;
}

static void addOpTests(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "strata.has_one_use",
      [](PatternRewriter &, ArrayRef<PDLValue> args, PDLResultList &) {
        return success(llvm::all_of(args, [](const PDLValue &arg) {
          if (arg.isRange() || arg.isNull())
            return false;
          return arg.getKind() == PDLValue::Kind::Operation
                     ? hasOneUse(arg.getOperation())
                     : arg.getKind() == PDLValue::Kind::Value &&
                           arg.getValue().hasOneUse();
        }));
      });
  natives.registerConstraintFunction("strata.is_unused",
                                     [](PatternRewriter &, Value value) {
                                       return success(value.use_empty());
                                     });
  natives.registerConstraintFunction("strata.is_argument",
                                     [](PatternRewriter &, Value value) {
                                       return success(!value.getDefiningOp());
                                     });
  natives.registerConstraintFunction(
      "strata.is_op", [](PatternRewriter &, Operation *op, StringAttr name) {
        return success(op->getDefinition().name == name.getValue());
      });
  natives.registerConstraintFunction(
      "strata.has_trait",
      [](PatternRewriter &, Operation *op, StringAttr name) {
        return success(op->getDefinition().hasTrait(name.getValue()));
      });
  natives.registerConstraintFunction(
      "strata.has_attribute",
      [](PatternRewriter &, Operation *op, StringAttr name) {
        return success(bool(op->getAttr(name.getValue())));
      });
  natives.registerConstraintFunction(
      "strata.same_block", [](PatternRewriter &, Operation *a, Operation *b) {
        return success(a->getBlock() == b->getBlock());
      });
  addBoth(natives, "strata.constant", [](PatternRewriter &, Value value) {
    if (Attribute constant = pdl::getFoldedConstant(value))
      return constant;
    return getConstantValue(value);
  });
}

//===-- What is made from types --------------------------------------------===//

/// The number in the form that constants of `type` have.
static Attribute getNumberOf(PatternRewriter &rewriter, Type type, bool one) {
  auto shaped = dyn_cast<ShapedType>(type);
  Type element = shaped ? shaped.getElementType() : type;
  if (element.isIntOrIndex())
    return getIntegerConstant(type, int64_t(one));
  return one ? rewriter.getOneAttr(type) : rewriter.getZeroAttr(type);
}

/// `number` as a constant of `type`, which must hold its value; null otherwise.
static Attribute convertNumber(PatternRewriter &rewriter, Attribute number,
                               Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  Type element = shaped ? shaped.getElementType() : type;
  std::optional<int64_t> integer = detail::getInt64(number);
  if (!integer && !isa<FloatAttr>(number))
    return {};
  if (element.isIntOrIndex()) {
    unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
    return integer && getNumberOfWidth(*integer, width)
               ? getIntegerConstant(type, *integer)
               : Attribute();
  }
  auto format = dyn_cast<FloatType>(element);
  if (!format)
    return {};
  APFloat value =
      integer ? APFloat(double(*integer)) : cast<FloatAttr>(number).getValue();
  bool isLossy = false;
  (void)value.convert(format.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                      &isLossy);
  if (isLossy)
    return {};
  Attribute scalar = rewriter.getFloatAttr(element, value);
  return shaped && shaped.hasStaticShape()
             ? Attribute(DenseElementsAttr::get(shaped, scalar))
         : shaped ? Attribute()
                  : scalar;
}

static void addMakers(PDLNatives &natives) {
  addBoth(natives, "strata.number",
          [](PatternRewriter &rewriter, Attribute number, Type type) {
            return isa<IntegerAttr>(number) || isa<FloatAttr>(number)
                       ? convertNumber(rewriter, number, type)
                       : Attribute();
          });
  addBoth(natives, "strata.number_like",
          [](PatternRewriter &rewriter, Attribute number, Attribute like) {
            Type type = getAttributeType(like);
            return type && isa<IntegerAttr>(number)
                       ? convertNumber(rewriter, number, type)
                       : Attribute();
          });
  addBoth(natives, "strata.zero", [](PatternRewriter &rewriter, Type type) {
    return getNumberOf(rewriter, type, /*one=*/false);
  });
  addBoth(natives, "strata.one", [](PatternRewriter &rewriter, Type type) {
    return getNumberOf(rewriter, type, /*one=*/true);
  });
  addBoth(natives, "strata.bit_width",
          [](PatternRewriter &rewriter, Type type) -> Attribute {
            auto shaped = dyn_cast<ShapedType>(type);
            Type element = shaped ? shaped.getElementType() : type;
            if (!isa<IntegerType>(element) && !isa<FloatType>(element))
              return {};
            return rewriter.getI64IntegerAttr(element.getIntOrFloatBitWidth());
          });
  addBoth(natives, "strata.element_type", [](PatternRewriter &, Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped ? shaped.getElementType() : type;
  });
}

LogicalResult detail::moveRegions(PatternRewriter &rewriter, Operation *from,
                                  Operation *to) {
  if (from == to || from->getNumRegions() != to->getNumRegions() ||
      llvm::any_of(to->getRegions(),
                   [](Region &region) { return !region.empty(); }))
    return failure();
  for (unsigned i = 0; i < to->getNumRegions(); ++i) {
    Region &region = to->getRegion(i);
    rewriter.inlineRegionBefore(from->getRegion(i), region, region.end());
  }
  return success();
}

const PDLNatives &PDLNatives::getBuiltin() {
  static const PDLNatives builtin = [] {
    PDLNatives natives;
    addArithmetic(natives);
    addCaseNumber(natives);
    addNumberTests(natives);
    addTypeTests(natives);
    addOpTests(natives);
    addMakers(natives);
    natives.registerRewriteFunction("strata.move_regions", detail::moveRegions);
    detail::addTypeParts(natives);
    detail::addFoldNatives(natives);
    detail::addRegionNatives(natives);
    detail::addListNatives(natives);
    detail::declareBuiltinMeanings(natives);
    return natives;
  }();
  return builtin;
}
