// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Complex/ComplexHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;

//===-- Constants ----------------------------------------------------------===//

/// Part `i` of a constant, or null.
static FloatAttr getPart(Attribute constant, unsigned i) {
  auto parts = dyn_cast_or_null<ArrayAttr>(constant);
  return parts && parts.size() == 2 ? dyn_cast<FloatAttr>(parts[i])
                                    : FloatAttr();
}

static bool isZero(Attribute constant) {
  FloatAttr re = getPart(constant, 0), im = getPart(constant, 1);
  return re && im && re.getValue().isZero() && im.getValue().isZero();
}

static bool isOne(Attribute constant) {
  FloatAttr re = getPart(constant, 0), im = getPart(constant, 1);
  return re && im && re.getValue().isExactlyValue(1.0) &&
         im.getValue().isZero();
}

//===-- Folds --------------------------------------------------------------===//

static OpFoldResult foldCreate(complex::CreateOp op,
                               complex::CreateOp::FoldAdaptor) {
  auto re = op.getReal().getDefiningOp<complex::ReOp>();
  auto im = op.getImaginary().getDefiningOp<complex::ImOp>();
  return re && im && re.getComplex() == im.getComplex() &&
                 re.getComplex().getType() == op.getType()
             ? OpFoldResult(re.getComplex())
             : OpFoldResult();
}

/// Part `i` of a number that was made of parts.
template <typename Op, unsigned i>
static OpFoldResult foldPart(Op op, typename Op::FoldAdaptor adaptor) {
  if (Attribute part = getPart(adaptor.getComplex(), i))
    return part;
  auto create = op.getComplex().template getDefiningOp<complex::CreateOp>();
  return create ? OpFoldResult(create->getOperand(i)) : OpFoldResult();
}

static OpFoldResult foldAdd(complex::AddOp op,
                            complex::AddOp::FoldAdaptor adaptor) {
  Value lhs = op.getLhs(), rhs = op.getRhs();
  auto difference = lhs.getDefiningOp<complex::SubOp>();
  if (difference && difference.getRhs() == rhs)
    return difference.getLhs();
  difference = rhs.getDefiningOp<complex::SubOp>();
  if (difference && difference.getRhs() == lhs)
    return difference.getLhs();
  return isZero(adaptor.getRhs()) ? OpFoldResult(lhs) : OpFoldResult();
}

static OpFoldResult foldSub(complex::SubOp op,
                            complex::SubOp::FoldAdaptor adaptor) {
  auto sum = op.getLhs().getDefiningOp<complex::AddOp>();
  if (sum && sum.getRhs() == op.getRhs())
    return sum.getLhs();
  return isZero(adaptor.getRhs()) ? OpFoldResult(op.getLhs()) : OpFoldResult();
}

template <typename Op>
static OpFoldResult foldByOne(Op op, typename Op::FoldAdaptor adaptor) {
  return isOne(adaptor.getRhs()) ? OpFoldResult(op.getLhs()) : OpFoldResult();
}

/// An operation on the result of its inverse.
template <typename Op, typename Inverse>
static OpFoldResult foldInverse(Op op, typename Op::FoldAdaptor) {
  auto inverse = op.getComplex().template getDefiningOp<Inverse>();
  return inverse ? OpFoldResult(inverse.getComplex()) : OpFoldResult();
}

static OpFoldResult foldBitcast(complex::BitcastOp op,
                                complex::BitcastOp::FoldAdaptor) {
  Value operand = op.getOperand();
  return operand.getType() == op->getResult(0).getType() ? OpFoldResult(operand)
                                                         : OpFoldResult();
}

//===-- Patterns -----------------------------------------------------------===//

/// A part of the negative of a number that was made of parts.
template <typename Op>
static LogicalResult negatePart(Op op, PatternRewriter &rewriter) {
  auto neg = op.getComplex().template getDefiningOp<complex::NegOp>();
  auto create =
      neg ? neg.getComplex().template getDefiningOp<complex::CreateOp>()
          : complex::CreateOp();
  if (!create)
    return failure();
  constexpr bool IsReal = std::is_same_v<Op, complex::ReOp>;
  Value part = IsReal ? create.getReal() : create.getImaginary();
  Attribute flags = neg->getInherentAttrOrNull("fastmath");
  NamedAttribute fastmath = rewriter.getNamedAttr("fastmath", flags);
  rewriter.replaceOpWithNewOp<arith::NegFOp>(op, TypeRange(part.getType()),
                                             ValueRange(part), fastmath);
  return success();
}

/// The operand of a bitcast of either dialect; null for other operations.
static Value getBitcastSource(Operation *op) {
  if (auto cast = dyn_cast_or_null<complex::BitcastOp>(op))
    return cast.getOperand();
  if (auto cast = dyn_cast_or_null<arith::BitcastOp>(op))
    return cast.getIn();
  return {};
}

/// A bitcast of a bitcast is one, of complex numbers if one of them is.
static LogicalResult mergeBitcasts(complex::BitcastOp op,
                                   PatternRewriter &rewriter) {
  Operation *inner = op.getOperand().getDefiningOp();
  Value source = getBitcastSource(inner);
  if (!source || inner == op.getOperation())
    return failure();
  Type type = op->getResult(0).getType();
  if (source.getType() == type) {
    rewriter.replaceOp(op, source);
    return success();
  }
  bool isComplex = isa<ComplexType>(type) || isa<ComplexType>(source.getType());
  if (isComplex)
    rewriter.replaceOpWithNewOp<complex::BitcastOp>(op, type, source);
  else
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, type, source);
  return success();
}

/// Merges a following arith.bitcast in the same way.
static LogicalResult mergeIntoArith(complex::BitcastOp op,
                                    PatternRewriter &rewriter) {
  for (Operation *user : op->getResult(0).getUsers()) {
    if (!isa<arith::BitcastOp>(user))
      continue;
    Type type = user->getResult(0).getType();
    Value source = op.getOperand();
    if (!isa<ComplexType>(source.getType()) ||
        source.getType() == op->getResult(0).getType())
      continue;
    rewriter.replaceOpWithNewOp<complex::BitcastOp>(user, type, source);
    return success();
  }
  return failure();
}

//===-- Syntax of numbers ---------------------------------------------------===//

/// `:f32 1.0, -2.0`: `args` are the parts and the type of the number.
static ParseResult parseNumber(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  Type type;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseColonType(type)))
    return failure();
  auto element = dyn_cast<FloatType>(type);
  const llvm::fltSemantics &semantics =
      element ? element.getFloatSemantics() : APFloat::IEEEdouble();
  APFloat real(semantics), imag(semantics);
  if (failed(parser.parseFloat(semantics, real)) ||
      failed(parser.parseComma()) || failed(parser.parseFloat(semantics, imag)))
    return failure();
  if (!element)
    return parser.emitError(loc, "expected a float type, but found ") << type;
  *args[0].attribute = FloatAttr::get(element, real);
  *args[1].attribute = FloatAttr::get(element, imag);
  *args[2].attribute = TypeAttr::get(ComplexType::get(element));
  return success();
}

static void printNumber(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  printer << ":" << cast<FloatAttr>(args[0].attribute).getType() << ' ';
  printer.printAttributeWithoutType(args[0].attribute);
  printer << ", ";
  printer.printAttributeWithoutType(args[1].attribute);
}

//===-- Registration -------------------------------------------------------===//

template <typename Op, OpFoldResult (*fn)(Op, typename Op::FoldAdaptor)>
static void addFold(Context &ctx,
                    void (*getPatterns)(RewritePatternSet &) = nullptr) {
  registerOpHooks<Op>(&ctx,
                      {.fold = foldHook<Op, fn>, .canonicalize = getPatterns});
}

void strata::registerComplexHooks(Context &ctx) {
  using namespace complex;
  FormatDirective number;
  number.minArgs = number.maxArgs = 3;
  number.parse = parseNumber;
  number.print = printNumber;
  (void)registerFormatDirective(ctx, "complex.Number", number);
  addFold<CreateOp, foldCreate>(ctx);
  addFold<ReOp, foldPart<ReOp, 0>>(ctx, [](RewritePatternSet &set) {
    set.add("FoldReNeg", negatePart<ReOp>);
  });
  addFold<ImOp, foldPart<ImOp, 1>>(ctx, [](RewritePatternSet &set) {
    set.add("FoldImNeg", negatePart<ImOp>);
  });
  addFold<AddOp, foldAdd>(ctx);
  addFold<SubOp, foldSub>(ctx);
  addFold<MulOp, foldByOne<MulOp>>(ctx);
  addFold<DivOp, foldByOne<DivOp>>(ctx);
  addFold<NegOp, foldInverse<NegOp, NegOp>>(ctx);
  addFold<ConjOp, foldInverse<ConjOp, ConjOp>>(ctx);
  addFold<ExpOp, foldInverse<ExpOp, LogOp>>(ctx);
  addFold<LogOp, foldInverse<LogOp, ExpOp>>(ctx);
  addFold<BitcastOp, foldBitcast>(ctx, [](RewritePatternSet &set) {
    set.add("MergeComplexBitcast", mergeBitcasts);
    set.add("MergeArithBitcast", mergeIntoArith);
  });
}
