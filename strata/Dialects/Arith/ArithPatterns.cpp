// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithPatterns.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/APSInt.h"

using namespace strata;
using arith::CmpIPredicate;

//===-- arith.cmpf -------------------------------------------------------===//

namespace {
/// The outcomes of a comparison of numbers, and sets of them.
enum Outcome : unsigned { None = 0, Equal = 1, Greater = 2, Less = 4, Any = 7 };

/// An integer that was made a float, compared with a float.
struct IntComparison {
  unsigned width, outcomes;
  bool isSigned;
  APFloat rhs;

  bool isFaithful() const;
  /// `predicate` of the integer and `number`, or if `known`, that.
  struct Result {
    std::optional<bool> known;
    CmpIPredicate predicate;
    APInt number;

    static Result of(bool known) { return {known, CmpIPredicate::eq, APInt()}; }
  };
  Result simplify() const;

private:
  CmpIPredicate getPredicate(unsigned which) const;
};
} // namespace

/// The outcomes that make the predicate `number` of arith.cmpf true: none, all
/// sets that do not include NaN, those with something that do, and both.
static unsigned getOutcomes(int64_t number) {
  constexpr unsigned Unordered = 14;
  if (number <= Any)
    return unsigned(number);
  return number == Unordered ? unsigned(None)
                             : std::min<unsigned>(number - Any, Any);
}

/// Whether the conversion rounds no integer in a way that the comparison sees.
bool IntComparison::isFaithful() const {
  const llvm::fltSemantics &semantics = rhs.getSemantics();
  int precision = int(APFloat::semanticsPrecision(semantics));
  if (int(width) <= precision)
    return true;
  int valueBits = int(width) - isSigned;
  if (rhs.isInfinity())
    return ilogb(APFloat::getLargest(semantics)) >= valueBits;
  // All integers below 2^precision are floats; above, some are not. The rewrite
  // is exact for a float larger than any integer.
  int exponent = ilogb(rhs);
  return exponent < precision || exponent > valueBits;
}

CmpIPredicate IntComparison::getPredicate(unsigned which) const {
  switch (which) {
  case Equal:
    return CmpIPredicate::eq;
  case Less | Greater:
    return CmpIPredicate::ne;
  case Less:
    return isSigned ? CmpIPredicate::slt : CmpIPredicate::ult;
  case Less | Equal:
    return isSigned ? CmpIPredicate::sle : CmpIPredicate::ule;
  case Greater:
    return isSigned ? CmpIPredicate::sgt : CmpIPredicate::ugt;
  default:
    return isSigned ? CmpIPredicate::sge : CmpIPredicate::uge;
  }
}

IntComparison::Result IntComparison::simplify() const {
  // A converted integer is never NaN.
  if (outcomes == None || outcomes == Any)
    return Result::of(outcomes == Any);
  bool isBelow = rhs.isNegative() && !rhs.isZero();
  if (isBelow && !isSigned)
    return Result::of(outcomes & Greater);
  llvm::APSInt number(width, /*isUnsigned=*/!isSigned);
  bool isExact;
  if (rhs.convertToInteger(number, APFloat::rmTowardZero, &isExact) ==
      APFloat::opInvalidOp)
    return Result::of(outcomes & (isBelow ? Greater : Less));
  if (isExact || rhs.isZero())
    return {{}, getPredicate(outcomes), number};
  // Between two integers, of which `number` is the one nearer to zero.
  unsigned sides = outcomes & (Less | Greater);
  if (sides == 0 || sides == (Less | Greater))
    return Result::of(sides);
  bool hasNumber = (sides == Less) != isBelow;
  return {{}, getPredicate(hasNumber ? sides | Equal : sides), number};
}

/// Integers that are converted and compared with a constant are compared as
/// integers. Not data because it is about the precision of floats.
static LogicalResult compareConvertedInt(Operation *op,
                                         PatternRewriter &rewriter) {
  arith::CmpFOp cmp(op);
  auto rhs = dyn_cast_or_null<FloatAttr>(getConstantValue(cmp.getRhs()));
  if (!rhs || rhs.getValue().isNaN())
    return failure();
  Value number;
  auto signedCast = cmp.getLhs().getDefiningOp<arith::SIToFPOp>();
  bool isSigned = bool(signedCast);
  if (signedCast)
    number = signedCast.getIn();
  else if (auto cast = cmp.getLhs().getDefiningOp<arith::UIToFPOp>())
    number = cast.getIn();
  else
    return failure();
  auto type = dyn_cast<IntegerType>(number.getType());
  if (!type)
    return failure();
  IntComparison comparison{type.getWidth(),
                           getOutcomes(int64_t(cmp.getPredicate())), isSigned,
                           rhs.getValue()};
  if (!comparison.isFaithful())
    return failure();
  auto [known, predicate, bound] = comparison.simplify();
  if (known) {
    rewriter.replaceOp(op,
                       arith::ConstantOp::create(rewriter, op->getLoc(),
                                                 rewriter.getBoolAttr(*known))
                           .getOperation());
    return success();
  }
  Value constant = arith::ConstantOp::create(rewriter, op->getLoc(),
                                             IntegerAttr::get(type, bound));
  rewriter.replaceOp(op, arith::CmpIOp::create(rewriter, op->getLoc(), number,
                                               constant, predicate)
                             .getOperation());
  return success();
}

void strata::getCmpFPatterns(RewritePatternSet &patterns) {
  patterns.add<arith::CmpFOp>("CmpFIntToFPConst", compareConvertedInt);
}

//===-- Natives ----------------------------------------------------------===//

template <arith::IntegerOverflowFlags flags>
static Attribute getOverflowFlags(Context &ctx) {
  return arith::IntegerOverflowFlagsAttr::get(&ctx, flags);
}

/// Declares the flags that hold where the two functions of numbers say that there is no overflow.
static void declareFlags(PDLNatives &natives, StringRef name,
                         StringRef signedOverflow, StringRef unsignedOverflow) {
  using arith::IntegerOverflowFlags;
  auto text = [&](StringRef notSigned, StringRef notUnsigned) {
    return ("(a, b) " + notSigned + signedOverflow + "(a, b) && " +
            notUnsigned + unsignedOverflow + "(a, b)")
        .str();
  };
  constexpr auto both = IntegerOverflowFlags::nsw | IntegerOverflowFlags::nuw;
  natives.declareMeaning(
      name,
      {.cases = {{getOverflowFlags<IntegerOverflowFlags::none>, text("", "")},
                 {getOverflowFlags<IntegerOverflowFlags::nsw>, text("!", "")},
                 {getOverflowFlags<IntegerOverflowFlags::nuw>, text("", "!")},
                 {getOverflowFlags<both>, text("!", "!")}}});
}

using OverflowFn = APInt (APInt::*)(const APInt &, bool &) const;

/// Registers the flags that hold for the function of two constants which `isSigned` and
/// `isUnsigned` compute: those of the overflows that do not occur.
template <OverflowFn isSigned, OverflowFn isUnsigned>
static void addFlags(PDLNatives &natives, StringRef name,
                     StringRef signedOverflow, StringRef unsignedOverflow) {
  declareFlags(natives, name, signedOverflow, unsignedOverflow);
  natives.registerConstraintFunction(
      name,
      [](PatternRewriter &rewriter, IntegerAttr lhs,
         IntegerAttr rhs) -> Attribute {
        using arith::IntegerOverflowFlags;
        if (lhs.getType() != rhs.getType())
          return {};
        const APInt a = lhs.getValue(), b = rhs.getValue();
        bool signedOverflow = false, unsignedOverflow = false;
        (void)(a.*isSigned)(b, signedOverflow);
        (void)(a.*isUnsigned)(b, unsignedOverflow);
        IntegerOverflowFlags flags = IntegerOverflowFlags::none;
        if (!signedOverflow)
          flags = flags | IntegerOverflowFlags::nsw;
        if (!unsignedOverflow)
          flags = flags | IntegerOverflowFlags::nuw;
        return arith::IntegerOverflowFlagsAttr::get(rewriter.getContext(),
                                                    flags);
      });
}

/// Bits of a number, or of the elements of a shaped type.
static Attribute getBitWidth(PatternRewriter &rewriter, Type type) {
  Type scalar = getElementTypeOrSelf(type);
  if (!scalar.isIntOrIndex())
    return {};
  return rewriter.getI64IntegerAttr(scalar.isIndex()
                                        ? IndexType::StorageBits
                                        : scalar.getIntOrFloatBitWidth());
}

const PDLNatives &strata::getArithNatives() {
  static const PDLNatives natives = [] {
    PDLNatives natives = PDLNatives::getBuiltin();
    addFlags<&APInt::sadd_ov, &APInt::uadd_ov>(
        natives, "arith.flags_of_add", "sadd_overflow", "uadd_overflow");
    addFlags<&APInt::ssub_ov, &APInt::usub_ov>(
        natives, "arith.flags_of_sub", "ssub_overflow", "usub_overflow");
    addFlags<&APInt::smul_ov, &APInt::umul_ov>(
        natives, "arith.flags_of_mul", "smul_overflow", "umul_overflow");
    natives.registerConstraintFunction("arith.bit_width", getBitWidth);
    return natives;
  }();
  return natives;
}
