// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scf.for becomes a block with the condition, which has the induction variable and the
// carried values as arguments, and the blocks of the body, which branch back to it:
//
//   ^condition(%iv, %carried...):
//     cond_br (%iv < %upper), ^body, ^after
//
// In the last iteration, `%iv + %step` may overflow, and the loop would
// continue. With `preventOverflow` the addition has a flag that it does not,
// where that is known: a step of 1 stays below the upper bound, and constants
// are known. For other constant steps the condition is that of a counter, whose
// limit is computed before the loop, since then the value that has overflowed
// is not used:
//
//   %count = %lower < %upper ? (%upper - %lower - 1) udiv %step + 1 : 0
//   ^condition(%iv, %carried..., %i):
//     cond_br (%i ult %count), ^body, ^after
#include "strata/Conversion/SCFToControlFlow/SCFToControlFlowDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;
using Predicate = arith::CmpIPredicate;
using Overflow = arith::IntegerOverflowFlags;

namespace {
/// The measure against overflow of the induction variable.
enum class Ending { Unchecked, CannotOverflow, Counted };

class ForLowering final : public OpRewritePattern<scf::ForOp> {
public:
  ForLowering(Context *ctx, const SCFToControlFlowOptions &options)
      : OpRewritePattern(ctx), options(options) {}
  LogicalResult matchAndRewrite(scf::ForOp op,
                                PatternRewriter &rewriter) const override;

private:
  Ending getEnding(scf::ForOp op) const;
  SCFToControlFlowOptions options;
};
} // namespace

static bool isUnsigned(scf::ForOp op) { return op.getUnsignedCmp(); }

/// `value` as a number of the type of the induction variable, of which index has the width
/// that the data layout says.
static int64_t wrapToType(scf::ForOp op, int64_t value) {
  Type type = op.getLowerBound().getType();
  if (!type.isIndex() || llvm::isInt<32>(value))
    return value;
  uint64_t width =
      *DataLayout::closest(op.getOperation()).getTypeIndexBitwidth(type);
  return width < 64 ? llvm::SignExtend64(uint64_t(value), unsigned(width))
                    : value;
}

/// Whether the bounds are constants, and the variable stays in its type after the last
/// iteration. The type index may have 32 bits.
static bool staysInType(scf::ForOp op, int64_t step) {
  std::optional<int64_t> upper = getConstantIntValue(op.getUpperBound());
  int64_t end;
  if (!upper || llvm::AddOverflow(*upper, step - 1, end))
    return false;
  Type type = op.getLowerBound().getType();
  unsigned width =
      std::min(type.isIndex() ? 32 : type.getIntOrFloatBitWidth(), 64u);
  return isUnsigned(op)
             ? *upper >= 0 && llvm::isUIntN(width, end)
             : llvm::isIntN(width, *upper) && llvm::isIntN(width, end);
}

Ending ForLowering::getEnding(scf::ForOp op) const {
  std::optional<int64_t> constant = getConstantIntValue(op.getStep());
  if (!options.preventOverflow || !constant)
    return Ending::Unchecked;
  int64_t step = wrapToType(op, *constant);
  // Nothing can be divided by a step that is 0 in its type.
  if (step <= 0)
    return Ending::Unchecked;
  return step == 1 || staysInType(op, step) ? Ending::CannotOverflow
                                            : Ending::Counted;
}

static Value createConstant(OpBuilder &builder, scf::ForOp op, int64_t value) {
  Type type = op.getLowerBound().getType();
  return arith::ConstantOp::create(builder, op->getLoc(),
                                   builder.getIntegerAttr(type, value));
}

/// The number of iterations of a loop.
static Value createCount(OpBuilder &builder, scf::ForOp op, Value zero,
                         Value one) {
  Location loc = op->getLoc();
  Value lower = op.getLowerBound(), upper = op.getUpperBound();
  Value distance = arith::SubIOp::create(builder, loc, upper, lower);
  Value last = arith::SubIOp::create(builder, loc, distance, one);
  Value steps = arith::DivUIOp::create(builder, loc, last, op.getStep());
  Value count = arith::AddIOp::create(builder, loc, steps, one);
  auto predicate = isUnsigned(op) ? Predicate::ult : Predicate::slt;
  Value isExecuted =
      arith::CmpIOp::create(builder, loc, predicate, lower, upper);
  return arith::SelectOp::create(builder, loc, isExecuted, count, zero);
}

/// `value` and the step added, without overflow if that is sure.
static Value createNext(OpBuilder &builder, scf::ForOp op, Value value,
                        Ending ending) {
  Location loc = op->getLoc();
  Value step = op.getStep();
  if (ending == Ending::Unchecked)
    return arith::AddIOp::create(builder, loc, value, step);
  return arith::AddIOp::create(builder, loc, value, step,
                               isUnsigned(op) ? Overflow::nuw : Overflow::nsw);
}

LogicalResult ForLowering::matchAndRewrite(scf::ForOp op,
                                           PatternRewriter &rewriter) const {
  Location loc = op->getLoc();
  Ending ending = getEnding(op);
  Block *before = op->getBlock();
  Block *after =
      rewriter.splitBlock(before, Block::iterator(op.getOperation()));
  // The block of the condition has the induction variable and the carried values.
  Region &region = op->getRegion(0);
  Block *condition = &region.front();
  Block *body = rewriter.splitBlock(condition, condition->begin());
  Block *last = &region.back();
  rewriter.inlineRegionBefore(region, after);
  SmallVector<Value, 8> results;
  llvm::append_range(results, condition->getArguments().drop_front());
  Value iv = condition->getArgument(0), counter = iv,
        limit = op.getUpperBound();

  rewriter.setInsertionPointToEnd(before);
  SmallVector<Value, 8> initial = {op.getLowerBound()};
  llvm::append_range(initial, op.getInitArgs());
  Value one;
  if (ending == Ending::Counted) {
    Value zero = createConstant(rewriter, op, 0);
    one = createConstant(rewriter, op, 1);
    limit = createCount(rewriter, op, zero, one);
    initial.push_back(zero);
    counter = condition->addArgument(iv.getType(), loc);
  }
  createBranch(rewriter, loc, condition, initial);

  Operation *terminator = last->getTerminator();
  rewriter.setInsertionPointToEnd(last);
  SmallVector<Value, 8> carried = {createNext(rewriter, op, iv, ending)};
  llvm::append_range(carried, terminator->getOperands());
  if (ending == Ending::Counted)
    carried.push_back(
        arith::AddIOp::create(rewriter, loc, counter, one, Overflow::nuw));
  copyLoopAttributes(op.getOperation(),
                     createBranch(rewriter, loc, condition, carried));
  rewriter.eraseOp(terminator);

  rewriter.setInsertionPointToEnd(condition);
  auto predicate = isUnsigned(op) || ending == Ending::Counted ? Predicate::ult
                                                               : Predicate::slt;
  Value isInside =
      arith::CmpIOp::create(rewriter, loc, predicate, counter, limit);
  createCondBranch(rewriter, loc, isInside, body, {}, after);
  rewriter.replaceOp(op.getOperation(), results);
  return success();
}

void detail::populateForLowering(RewritePatternSet &patterns,
                                 const SCFToControlFlowOptions &options) {
  patterns.add<ForLowering>(patterns.getContext(), options);
}
