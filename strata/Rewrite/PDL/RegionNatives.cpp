// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Natives on regions: their parts, for matches, and the blocks that rewrites create and move.
// Regions and arguments are given by index, an integer attribute.
#include "strata/Definition/Traits.h"
#include "strata/IR/Graph/Block.h"
#include "strata/Rewrite/PDL/PDLNatives.h"
#include "strata/Rewrite/PDL/PDLNativesDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Region `index` of `op`; null if there is none.
static Region *getRegion(Operation *op, IntegerAttr index) {
  uint64_t number = index.getValue().getLimitedValue();
  return number < op->getNumRegions() ? &op->getRegion(unsigned(number))
                                      : nullptr;
}

/// The only block of the region; null if there is none, or several.
static Block *getOnlyBlock(Operation *op, IntegerAttr index) {
  Region *region = getRegion(op, index);
  return region && region->hasOneBlock() ? &region->front() : nullptr;
}

static Operation *getTerminator(Block *block) {
  Operation *last = block ? block->getLastOp() : nullptr;
  return last && last->hasTrait(OpTrait::Terminator) ? last : nullptr;
}

/// Argument `i` as an integer; null if it is no integer attribute.
static IntegerAttr getIndex(ArrayRef<PDLValue> args, size_t i) {
  bool isAttr = i < args.size() && !args[i].isNull() && !args[i].isRange() &&
                args[i].getKind() == PDLValue::Kind::Attribute;
  return isAttr ? dyn_cast<IntegerAttr>(args[i].getAttr()) : IntegerAttr();
}

//===-- Matching -----------------------------------------------------------===//

/// Whether the region has one block, with this number of arguments, or more if `hasList`, and
/// it has operations before its terminator only if `isOpen`.
static LogicalResult hasBlock(PatternRewriter &, Operation *op,
                              IntegerAttr index, IntegerAttr numArguments,
                              BoolAttr hasList, BoolAttr isOpen) {
  Block *block = getOnlyBlock(op, index);
  if (!block)
    return failure();
  uint64_t fewest = numArguments.getValue().getLimitedValue();
  uint64_t count = block->getNumArguments();
  if (hasList.getValue() ? count < fewest : count != fewest)
    return failure();
  return success(
      isOpen.getValue() ||
      (getTerminator(block) && block->getFirstOp() == block->getLastOp()));
}

static Operation *findTerminator(PatternRewriter &, Operation *op,
                                 IntegerAttr index) {
  return getTerminator(getOnlyBlock(op, index));
}

static Value getBlockArgument(PatternRewriter &, Operation *op,
                              IntegerAttr index, IntegerAttr number) {
  Block *block = getOnlyBlock(op, index);
  uint64_t which = number.getValue().getLimitedValue();
  return block && which < block->getNumArguments()
             ? Value(block->getArgument(unsigned(which)))
             : Value();
}

/// The arguments from one on.
static LogicalResult getBlockArguments(PatternRewriter &,
                                       ArrayRef<PDLValue> args,
                                       PDLResultList &results) {
  IntegerAttr index = getIndex(args, 1), start = getIndex(args, 2);
  Block *block = index && start && !args.front().isNull()
                     ? getOnlyBlock(args.front().getOperation(), index)
                     : nullptr;
  uint64_t first = start ? start.getValue().getLimitedValue() : 0;
  if (!block || first > block->getNumArguments())
    return failure();
  SmallVector<Value, 4> values;
  for (BlockArgument arg : block->getArguments().drop_front(first))
    values.push_back(arg);
  results.push_back(ArrayRef<Value>(values));
  return success();
}

static Value getOperandOf(PatternRewriter &, Operation *op,
                          IntegerAttr number) {
  uint64_t which = number.getValue().getLimitedValue();
  return which < op->getNumOperands() ? op->getOperand(unsigned(which))
                                      : Value();
}

static LogicalResult getOperandsOf(PatternRewriter &, ArrayRef<PDLValue> args,
                                   PDLResultList &results) {
  SmallVector<Value, 4> values;
  if (args.front().isNull())
    return failure();
  for (Value value : args.front().getOperation()->getOperands())
    values.push_back(value);
  results.push_back(ArrayRef<Value>(values));
  return success();
}

static LogicalResult hasOperandCount(PatternRewriter &, Operation *op,
                                     IntegerAttr count) {
  return success(op->getNumOperands() == count.getValue().getLimitedValue());
}

//===-- Rewriting ----------------------------------------------------------===//

/// Adds a block with arguments of these types to an empty region; operations are created in
/// it until `strata.end_block`.
static LogicalResult beginBlock(PatternRewriter &rewriter,
                                ArrayRef<PDLValue> args, PDLResultList &) {
  Operation *op = args[0].getOperation();
  Region *region = getRegion(op, getIndex(args, 1));
  if (!region || !region->empty())
    return failure();
  SmallVector<Type, 4> types;
  for (const PDLValue &arg : args.drop_front(2)) {
    if (arg.isNull())
      return failure();
    if (arg.isRange())
      llvm::append_range(types, arg.getTypes());
    else
      types.push_back(arg.getType());
  }
  SmallVector<Location, 4> locs(types.size(), op->getLoc());
  rewriter.createBlock(region, region->end(), types, locs);
  return success();
}

static void endBlock(PatternRewriter &rewriter, Operation *op) {
  rewriter.setInsertionPointAfter(op);
}

/// Moves the operations of a region's block, except for its terminator, to the insertion
/// point. Values take the place of the arguments of the block. The results are the operands of
/// the terminator.
static LogicalResult splice(PatternRewriter &rewriter, ArrayRef<PDLValue> args,
                            PDLResultList &results) {
  Operation *op = args[0].getOperation();
  Block *block = getOnlyBlock(op, getIndex(args, 1));
  SmallVector<Value, 4> values;
  for (const PDLValue &arg : args.drop_front(2)) {
    if (arg.isNull())
      return failure();
    if (arg.isRange())
      llvm::append_range(values, arg.getValues());
    else
      values.push_back(arg.getValue());
  }
  Operation *terminator = getTerminator(block);
  if (!terminator || block->getNumArguments() != values.size())
    return failure();
  SmallVector<Value, 4> operands;
  for (Value operand : terminator->getOperands()) {
    auto arg = dyn_cast<BlockArgument>(operand);
    operands.push_back(
        arg && arg.getOwner() == block ? values[arg.getArgNumber()] : operand);
  }
  results.push_back(ArrayRef<Value>(operands));
  rewriter.eraseOp(terminator);
  Block *dest = rewriter.getInsertionBlock();
  rewriter.inlineBlockBefore(block, dest, rewriter.getInsertionPoint(), values);
  return success();
}

/// An element of a list of values.
static LogicalResult getElement(PatternRewriter &, ArrayRef<PDLValue> args,
                                PDLResultList &results) {
  IntegerAttr index = getIndex(args, 1);
  uint64_t which = index ? index.getValue().getLimitedValue() : 0;
  if (!index || args.front().isNull() || which >= args.front().size())
    return failure();
  results.push_back(args.front().getValues()[which]);
  return success();
}

/// Moves all blocks of a region to an empty one.
static LogicalResult moveRegion(PatternRewriter &rewriter, Operation *from,
                                IntegerAttr fromIndex, Operation *to,
                                IntegerAttr toIndex) {
  Region *source = getRegion(from, fromIndex), *dest = getRegion(to, toIndex);
  if (!source || !dest || !dest->empty())
    return failure();
  rewriter.inlineRegionBefore(*source, *dest, dest->end());
  return success();
}

//===-- Registration -------------------------------------------------------===//

using Params = std::vector<PDLNative::Parameter>;

/// A native with two known parameters, an operation and an index, and any number of others.
static PDLNative takingRegion(PDLNativeFn fn) {
  PDLNative native;
  native.fn = [fn = std::move(fn)](PatternRewriter &rewriter,
                                   ArrayRef<PDLValue> args,
                                   PDLResultList &results) -> LogicalResult {
    bool isValid = getIndex(args, 1) && !args.front().isNull() &&
                   args.front().getKind() == PDLValue::Kind::Operation;
    return isValid ? fn(rewriter, args, results) : failure();
  };
  native.results = Params();
  return native;
}

void detail::addRegionNatives(PDLNatives &natives) {
  natives.registerConstraintFunction("strata.has_block", hasBlock);
  natives.registerConstraintFunction("strata.terminator", findTerminator);
  natives.registerConstraintFunction("strata.block_argument", getBlockArgument);
  natives.registerRewriteFunction("strata.block_argument", getBlockArgument);
  natives.registerConstraintFunction("strata.operand_of", getOperandOf);
  natives.registerConstraintFunction("strata.has_operands", hasOperandCount);
  PDLNative arguments;
  arguments.fn = getBlockArguments;
  arguments.params = Params{{PDLValue::Kind::Operation, false},
                            {PDLValue::Kind::Attribute, false},
                            {PDLValue::Kind::Attribute, false}};
  arguments.results = Params{{PDLValue::Kind::Value, true}};
  natives.registerConstraintFunction("strata.block_arguments", arguments);
  natives.registerRewriteFunction("strata.block_arguments", arguments);
  PDLNative operands;
  operands.fn = getOperandsOf;
  operands.params = Params{{PDLValue::Kind::Operation, false}};
  operands.results = Params{{PDLValue::Kind::Value, true}};
  natives.registerConstraintFunction("strata.operands_of", operands);
  natives.registerRewriteFunction("strata.begin_block",
                                  takingRegion(beginBlock));
  natives.registerRewriteFunction("strata.end_block", endBlock);
  PDLNative spliced = takingRegion(splice);
  spliced.results = Params{{PDLValue::Kind::Value, true}};
  natives.registerRewriteFunction("strata.splice", spliced);
  PDLNative element;
  element.fn = getElement;
  element.params =
      Params{{PDLValue::Kind::Value, true}, {PDLValue::Kind::Attribute, false}};
  element.results = Params{{PDLValue::Kind::Value, false}};
  natives.registerConstraintFunction("strata.value_at", element);
  natives.registerRewriteFunction("strata.element", element);
  natives.registerRewriteFunction("strata.move_region", moveRegion);
}
