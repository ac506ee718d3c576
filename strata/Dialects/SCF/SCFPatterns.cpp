// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of loops and of regions that are executed once.
#include "strata/Dialects/SCF/SCFPatterns.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/SCF/RegionPatternsDetail.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Rewrite/RegionBranchPatterns.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Shared -------------------------------------------------------------===//

std::optional<APInt> detail::getConstantInt(OpFoldResult value) {
  Attribute attr =
      value.getValue() ? getConstantValue(value.getValue()) : value.getAttr();
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  return number ? std::optional(number.getValue()) : std::nullopt;
}

TripCount detail::getTripCount(OpFoldResult lower, OpFoldResult upper,
                               OpFoldResult step) {
  if (lower == upper)
    return TripCount::Zero;
  std::optional<APInt> from = getConstantInt(lower), to = getConstantInt(upper),
                       by = getConstantInt(step);
  if (!from || !to || from->getBitWidth() != to->getBitWidth())
    return TripCount::Many;
  if (from->sge(*to))
    return TripCount::Zero;
  if (!by || !by->isStrictlyPositive() ||
      by->getBitWidth() != from->getBitWidth())
    return TripCount::Many;
  unsigned width = from->getBitWidth() + 1;
  APInt distance = to->sext(width) - from->sext(width);
  return by->sext(width).uge(distance) ? TripCount::One : TripCount::Many;
}

Value detail::getMoreStaticTensor(Value value) {
  auto def = value.getDefiningOp<tensor::CastOp>();
  if (!def)
    return {};
  auto from = dyn_cast<RankedTensorType>(Type(def.getSource().getType()));
  auto to = dyn_cast<RankedTensorType>(value.getType());
  if (!from || !to || from.getRank() != to.getRank() ||
      from.getElementType() != to.getElementType() ||
      from.getEncoding() != to.getEncoding())
    return {};
  for (auto [size, otherSize] : llvm::zip(from.getShape(), to.getShape()))
    if (ShapedType::isDynamic(size) && !ShapedType::isDynamic(otherSize))
      return {};
  return def.getSource();
}

Value detail::castTensor(Value value, Type type, Location loc,
                         PatternRewriter &rewriter) {
  return value.getType() == type
             ? value
             : tensor::CastOp::create(rewriter, loc, type, value);
}

LogicalResult detail::replaceByBlock(PatternRewriter &rewriter, Operation *op,
                                     Region &region, ValueRange arguments) {
  if (!region.hasOneBlock())
    return failure();
  Block &block = region.front();
  Operation *terminator = block.getTerminator();
  if (!terminator || terminator->getNumOperands() != op->getNumResults() ||
      block.getNumArguments() != arguments.size())
    return failure();
  rewriter.inlineBlockBefore(&block, op, arguments);
  // The arguments of the block have been replaced by now.
  SmallVector<Value, 4> results(terminator->getOperands());
  rewriter.replaceOp(op, results);
  rewriter.eraseOp(terminator);
  return success();
}

Value detail::createBool(PatternRewriter &rewriter, Operation *op, bool value) {
  rewriter.setInsertionPoint(op);
  return arith::ConstantOp::create(rewriter, op->getLoc(),
                                   rewriter.getBoolAttr(value))
      .getResult();
}

Operation *detail::createLike(PatternRewriter &rewriter, Operation *op,
                              ValueRange operands, TypeRange types) {
  OperationState state(op->getLoc(), op->getName());
  state.operands.append(operands.begin(), operands.end());
  state.types.append(types.begin(), types.end());
  llvm::append_range(state.attributes, op->getAttrs());
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  rewriter.setInsertionPoint(op);
  return rewriter.create(state);
}

//===-- scf.execute_region -------------------------------------------------===//

/// Splits the block at a region with several blocks, which go between its halves.
static LogicalResult inlineBlocks(Operation *op, PatternRewriter &rewriter) {
  scf::ExecuteRegionOp execute(op);
  Region &region = execute.getRegion();
  Operation *parent = op->getParentOp();
  bool mayHaveBlocks =
      parent && (isa<scf::ExecuteRegionOp>(parent) || isFunction(parent));
  if (execute.getNoInline() || region.empty() || region.hasOneBlock() ||
      !mayHaveBlocks)
    return failure();
  SmallVector<Operation *, 4> yields;
  for (Block &block : region) {
    Operation *terminator = block.getTerminator();
    if (!terminator)
      return failure();
    if (!isa<scf::YieldOp>(terminator))
      continue;
    if (terminator->getNumOperands() != op->getNumResults())
      return failure();
    yields.push_back(terminator);
  }
  Block *before = op->getBlock();
  Block *after = rewriter.splitBlock(before, op->getIterator());
  SmallVector<Value, 4> results;
  for (Value result : op->getResults())
    results.push_back(after->addArgument(result.getType(), result.getLoc()));
  rewriter.setInsertionPointToEnd(before);
  cf::BranchOp::create(rewriter, op->getLoc(), &region.front());
  for (Operation *yield : yields) {
    rewriter.setInsertionPoint(yield);
    SmallVector<Value, 4> values(yield->getOperands());
    cf::BranchOp::create(rewriter, yield->getLoc(), after, values);
    rewriter.eraseOp(yield);
  }
  rewriter.inlineRegionBefore(region, after);
  rewriter.replaceOp(op, results);
  return success();
}

void strata::getExecuteRegionPatterns(RewritePatternSet &patterns) {
  using Op = scf::ExecuteRegionOp;
  patterns.add<Op>("MultiBlockExecuteInliner", inlineBlocks);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(
      patterns, Op::getOperationName());
}

//===-- scf.for ------------------------------------------------------------===//

/// The yielded values of a well-formed loop; std::nullopt for other loops.
static std::optional<SmallVector<Value, 4>> getYielded(scf::ForOp loop) {
  Operation *terminator = loop.getRegion().hasOneBlock()
                              ? loop.getRegion().front().getTerminator()
                              : nullptr;
  size_t count = loop.getInitArgs().size();
  if (!terminator || terminator->getNumOperands() != count ||
      loop.getResults().size() != count ||
      loop.getRegion().getNumArguments() != count + 1)
    return std::nullopt;
  return SmallVector<Value, 4>(terminator->getOperands());
}

/// The constant that is added to `base` to give `sum`, without overflow.
static std::optional<APInt> getOffset(Value sum, Value base, bool isUnsigned) {
  auto add = dyn_cast_or_null<arith::AddIOp>(sum.getDefiningOp());
  if (!add || add.getLhs() != base)
    return std::nullopt;
  auto needed = isUnsigned ? arith::IntegerOverflowFlags::nuw
                           : arith::IntegerOverflowFlags::nsw;
  if ((add.getOverflowFlags() & needed) != needed)
    return std::nullopt;
  return getConstantInt(add.getRhs());
}

/// The upper bound less the lower bound, as a signed number of one bit more
/// than these have; std::nullopt if it is unknown.
static std::optional<APInt> getDistance(scf::ForOp loop) {
  bool isUnsigned = loop.getUnsignedCmp();
  auto extend = [&](const APInt &value) {
    unsigned width = value.getBitWidth() + 1;
    return isUnsigned ? value.zext(width) : value.sext(width);
  };
  std::optional<APInt> lower = getConstantInt(loop.getLowerBound());
  std::optional<APInt> upper = getConstantInt(loop.getUpperBound());
  if (lower && upper && lower->getBitWidth() == upper->getBitWidth())
    return extend(*upper) - extend(*lower);
  std::optional<APInt> offset =
      getOffset(loop.getUpperBound(), loop.getLowerBound(), isUnsigned);
  return offset ? std::optional(extend(*offset)) : std::nullopt;
}

/// Loops without iterations, and with a single one.
static LogicalResult simplifyTrivialLoop(Operation *op,
                                         PatternRewriter &rewriter) {
  scf::ForOp loop(op);
  if (!getYielded(loop))
    return failure();
  SmallVector<Value, 4> inits(loop.getInitArgs());
  std::optional<APInt> distance = getDistance(loop);
  std::optional<APInt> step = getConstantInt(loop.getStep());
  // The step must be positive; the behavior is undefined if it is not.
  bool isUndefined =
      step &&
      (loop.getUnsignedCmp() ? step->isZero() : !step->isStrictlyPositive());
  if (loop.getLowerBound() == loop.getUpperBound() || isUndefined ||
      (distance && !distance->isStrictlyPositive())) {
    rewriter.replaceOp(op, inits);
    return success();
  }
  if (!distance || !step ||
      step->getBitWidth() + 1 != distance->getBitWidth() ||
      step->zext(distance->getBitWidth()).ult(*distance))
    return failure();
  SmallVector<Value, 4> arguments{loop.getLowerBound()};
  arguments.append(inits.begin(), inits.end());
  return replaceByBlock(rewriter, op, loop.getRegion(), arguments);
}

/// A loop that is certainly executed and does nothing is replaced by the values
/// that it yields, if they are computed outside of it.
static LogicalResult foldEmptyLoop(Operation *op, PatternRewriter &rewriter) {
  scf::ForOp loop(op);
  auto yielded = getYielded(loop);
  std::optional<APInt> distance = getDistance(loop);
  Region &body = loop.getRegion();
  if (!yielded || !distance || !distance->isStrictlyPositive() ||
      &body.front().front() != body.front().getTerminator() ||
      llvm::any_of(*yielded, [&](Value value) {
        return value.getParentRegion() == &body;
      }))
    return failure();
  rewriter.replaceOp(op, *yielded);
  return success();
}

/// A carried value starts as what was cast, if that has a more static type. It is cast in
/// the body, and back where it is yielded.
static LogicalResult castCarried(Operation *op, PatternRewriter &rewriter) {
  scf::ForOp loop(op);
  if (!getYielded(loop))
    return failure();
  SmallVector<Value, 4> operands(op->getOperands());
  SmallVector<Type, 4> types(op->getResultTypes());
  size_t first = operands.size() - types.size(), i = 0;
  while (i < types.size() && !getMoreStaticTensor(operands[first + i]))
    ++i;
  if (i == types.size())
    return failure();
  Type oldType = types[i];
  Value &init = operands[first + i] = getMoreStaticTensor(operands[first + i]);
  types[i] = init.getType();
  Operation *newLoop = createLike(rewriter, op, operands, types);
  Block &oldBody = loop.getRegion().front();
  SmallVector<Type, 4> argTypes(oldBody.getArgumentTypes());
  argTypes[i + 1] = init.getType();
  SmallVector<Location, 4> locs(argTypes.size(), op->getLoc());
  Block *body =
      rewriter.createBlock(&newLoop->getRegion(0), {}, argTypes, locs);
  SmallVector<Value, 4> arguments(body->getArguments());
  arguments[i + 1] =
      castTensor(arguments[i + 1], oldType, op->getLoc(), rewriter);
  rewriter.mergeBlocks(&oldBody, body, arguments);
  Operation *yield = body->getTerminator();
  rewriter.setInsertionPoint(yield);
  Value yielded =
      castTensor(yield->getOperand(i), types[i], op->getLoc(), rewriter);
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperand(i, yielded); });
  rewriter.setInsertionPointAfter(newLoop);
  SmallVector<Value, 4> results(newLoop->getResults());
  results[i] = castTensor(results[i], oldType, op->getLoc(), rewriter);
  rewriter.replaceOp(op, results);
  return success();
}

void strata::getForPatterns(RewritePatternSet &patterns) {
  patterns.add<scf::ForOp>("SimplifyTrivialLoops", simplifyTrivialLoop);
  patterns.add<scf::ForOp>("FoldEmptyLoop", foldEmptyLoop);
  patterns.add<scf::ForOp>("ForOpTensorCastFolder", castCarried);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(
      patterns, scf::ForOp::getOperationName());
}

//===-- scf.index_switch ---------------------------------------------------===//

static LogicalResult foldSwitch(Operation *op, PatternRewriter &rewriter) {
  scf::IndexSwitchOp select(op);
  std::optional<APInt> value = getConstantInt(select.getArg());
  if (!value)
    return failure();
  Region *region = &select.getDefaultRegion();
  for (auto [i, number] : llvm::enumerate(select.getCases()))
    if (value->getSExtValue() == number && i + 1 < op->getNumRegions())
      region = &op->getRegion(unsigned(i) + 1);
  return replaceByBlock(rewriter, op, *region);
}

void strata::getIndexSwitchPatterns(RewritePatternSet &patterns) {
  patterns.add<scf::IndexSwitchOp>("FoldConstantCase", foldSwitch);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(
      patterns, scf::IndexSwitchOp::getOperationName());
}
