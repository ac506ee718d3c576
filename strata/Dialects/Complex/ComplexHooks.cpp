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

//===-- Patterns -----------------------------------------------------------===//

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

void strata::registerComplexHooks(Context &ctx) {
  using namespace complex;
  FormatDirective number;
  number.minArgs = number.maxArgs = 3;
  number.parse = parseNumber;
  number.print = printNumber;
  (void)registerFormatDirective(ctx, "complex.Number", number);
  registerOpHooks<BitcastOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("MergeComplexBitcast", mergeBitcasts);
    set.add("MergeArithBitcast", mergeIntoArith);
  }});
}
