// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of the loops of scf.
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Carried values -----------------------------------------------------===//

/// The type of the memory of `arg`, which is `init` or, later, `yielded`.
static FailureOr<Type> getCarriedType(Operation *loop, Value arg, Value init,
                                      Value yielded,
                                      BufferizationState &state) {
  FailureOr<Type> first = state.getBufferType(init);
  // The yielded value may depend on the argument.
  if (failed(first) || state.getTypeDepth(arg) >= 2)
    return first;
  FailureOr<Type> next = state.getBufferType(yielded);
  if (failed(next) || *next == *first)
    return next;
  Attribute space = BufferizationState::getSpace(*first);
  if (space != BufferizationState::getSpace(*next))
    return loop->emitOpError(
        "init_arg and yielded value bufferize to inconsistent memory spaces");
  return BufferizationState::getDynamicLayoutType(arg.getType(), space);
}

/// Whether `value` has memory that nothing outside of `region` has, nor an argument of it other
/// than `arg`, which may be null.
static bool isOwnMemory(Value value, Region *region, Value arg,
                        const BufferizationState &state) {
  bool isOwn = true;
  state.forEachAlias(value, [&](Value alias) {
    Region *other = alias.getParentBlock()->getParent();
    bool isInside = isa<BlockArgument>(alias) ? region->isProperAncestor(other)
                                              : region->isAncestor(other);
    isOwn &= alias == arg || isInside;
  });
  return isOwn;
}

/// Copies the operands that the terminator of `block` passes on, from operand
/// `firstOperand`, unless `isKept` holds for it and for the argument with the
/// same number, counted from `firstArg`, which may be null.
static LogicalResult copyOtherYields(Block &block, unsigned firstArg,
                                     unsigned firstOperand,
                                     RewriterBase &rewriter,
                                     function_ref<bool(Value, Value)> isKept) {
  Operation *terminator = block.getTerminator();
  rewriter.setInsertionPoint(terminator);
  SmallVector<Value> operands(terminator->getOperands());
  for (unsigned i = firstOperand; i < operands.size(); ++i) {
    unsigned number = i - firstOperand + firstArg;
    Value arg = number < block.getNumArguments()
                    ? Value(block.getArgument(number))
                    : Value();
    if (!isTensorType(operands[i].getType()) || isKept(operands[i], arg))
      continue;
    FailureOr<Value> copy = createTensorCopy(rewriter, terminator->getLoc(),
                                             operands[i], /*hasContents=*/true);
    if (failed(copy))
      return failure();
    operands[i] = *copy;
  }
  rewriter.modifyOpInPlace(terminator,
                           [&] { terminator->setOperands(operands); });
  return success();
}

/// Reports operands of a terminator that do not have the memory of the arguments of its block.
static LogicalResult verifyYields(Block &block, unsigned firstArg,
                                  unsigned firstOperand, StringRef kind,
                                  const BufferizationState &state) {
  Operation *terminator = block.getTerminator();
  for (unsigned i = firstOperand; i < terminator->getNumOperands(); ++i) {
    Value operand = terminator->getOperand(i);
    unsigned arg = i - firstOperand + firstArg;
    if (isTensorType(operand.getType()) &&
        (arg >= block.getNumArguments() ||
         !state.areEquivalent(operand, block.getArgument(arg))))
      return terminator->emitError()
             << kind << " #" << i - firstOperand
             << " is not equivalent to the corresponding iter bbArg";
  }
  return success();
}

/// A block like `body` at the end of `region`, with arguments of these types; operations move.
static void moveBody(Block &body, Region &region, TypeRange types, Location loc,
                     RewriterBase &rewriter) {
  SmallVector<Location> locs;
  for (BlockArgument arg : body.getArguments())
    locs.push_back(arg.getLoc());
  Block *block = rewriter.createBlock(&region, {}, types, locs);
  SmallVector<Value> values;
  for (auto [from, to] :
       llvm::zip_equal(body.getArguments(), block->getArguments()))
    values.push_back(from.getType() == to.getType()
                         ? Value(to)
                         : bufferization::ToTensorOp::create(
                               rewriter, loc, from.getType(), Value(to)));
  rewriter.mergeBlocks(&body, block, values);
}

/// Operands `first` and following as memrefs of the types that `getType` has for them.
static LogicalResult getInits(Operation *loop, unsigned first,
                              RewriterBase &rewriter, BufferizationState &state,
                              function_ref<Value(unsigned)> getArg,
                              SmallVectorImpl<Value> &operands) {
  operands.assign(loop->operand_begin(), loop->operand_end());
  SmallVector<unsigned> tensors;
  for (unsigned i = first; i < operands.size(); ++i) {
    if (!isTensorType(operands[i].getType()))
      continue;
    FailureOr<Value> buffer = state.getBuffer(rewriter, operands[i]);
    if (failed(buffer))
      return failure();
    operands[i] = *buffer;
    tensors.push_back(i);
  }
  for (unsigned i : tensors) {
    FailureOr<Type> type = state.getBufferType(getArg(i - first));
    if (failed(type))
      return failure();
    operands[i] = castTo(rewriter, loop->getLoc(), operands[i], *type);
  }
  return success();
}

//===-- scf.for ------------------------------------------------------------===//

static constexpr unsigned numBounds = 3;

static BlockArgument getIterArg(OpOperand &use) {
  return use.getOwner()->getRegion(0).front().getArgument(
      use.getOperandNumber() - numBounds + 1);
}

static Value getYieldedValue(Operation *loop, unsigned number) {
  return loop->getRegion(0).front().getTerminator()->getOperand(number);
}

static bool readsInit(OpOperand &use, const BufferizationState &state) {
  return state.isValueRead(getIterArg(use));
}

static AliasingValues getForAliases(OpOperand &use,
                                    const BufferizationState &state) {
  Operation *loop = use.getOwner();
  unsigned number = use.getOperandNumber() - numBounds;
  bool isSame =
      state.areEquivalent(getIterArg(use), getYieldedValue(loop, number));
  return {{loop->getResult(number),
           isSame ? BufferRelation::Equivalent : BufferRelation::Unknown,
           isSame}};
}

static FailureOr<Type> getForType(Value value, BufferizationState &state) {
  if (auto result = dyn_cast<OpResult>(value))
    return state.getBufferType(
        result.getDefiningOp()->getRegion(0).front().getArgument(
            result.getResultNumber() + 1));
  Operation *loop = value.getParentBlock()->getParentOp();
  unsigned number = cast<BlockArgument>(value).getArgNumber() - 1;
  return getCarriedType(loop, value, loop->getOperand(number + numBounds),
                        getYieldedValue(loop, number), state);
}

static LogicalResult resolveFor(Operation *loop, RewriterBase &rewriter,
                                const BufferizationState &state) {
  if (failed(insertOperandCopies(loop, rewriter, state)))
    return failure();
  if (state.getOptions().copyBeforeWrite)
    return success();
  Region *body = &loop->getRegion(0);
  return copyOtherYields(body->front(), 1, 0, rewriter,
                         [&](Value value, Value arg) {
                           return isOwnMemory(value, body, arg, state);
                         });
}

static LogicalResult verifyFor(Operation *loop,
                               const BufferizationState &state) {
  return state.getOptions().allowReturnAllocsFromLoops
             ? success()
             : verifyYields(loop->getRegion(0).front(), 1, 0, "Yield operand",
                            state);
}

static LogicalResult bufferizeFor(Operation *loop, RewriterBase &rewriter,
                                  BufferizationState &state) {
  Location loc = loop->getLoc();
  Block &body = loop->getRegion(0).front();
  SmallVector<Value> operands;
  if (failed(getInits(
          loop, numBounds, rewriter, state,
          [&](unsigned i) { return Value(loop->getResult(i)); }, operands)))
    return failure();
  SmallVector<Type> types = {body.getArgument(0).getType()};
  for (Value operand : ArrayRef(operands).drop_front(numBounds))
    types.push_back(operand.getType());
  Operation *made = scf::ForOp::create(
      rewriter, loc, TypeRange(ArrayRef<Type>(types).drop_front()), operands,
      loop->getAttrs());
  moveBody(body, made->getRegion(0), types, loc, rewriter);
  rewriter.setInsertionPoint(loop);
  BufferizationState::replaceOp(rewriter, loop,
                                SmallVector<Value>(made->getResults()));
  return success();
}

//===-- scf.while ----------------------------------------------------------===//

static Block &getBefore(Operation *loop) { return loop->getRegion(0).front(); }
static Block &getAfter(Operation *loop) { return loop->getRegion(1).front(); }
/// The first operand of scf.condition is the condition.
static Value getConditionValue(Operation *loop, unsigned number) {
  return getBefore(loop).getTerminator()->getOperand(number + 1);
}

/// A result can have the memory of the operand with the same number only.
static AliasingValues getWhileAliases(OpOperand &use,
                                      const BufferizationState &state) {
  Operation *loop = use.getOwner();
  unsigned number = use.getOperandNumber();
  if (number >= loop->getNumResults() ||
      loop->getResult(number).getType() != use.get().getType())
    return {};
  Block &before = getBefore(loop), &after = getAfter(loop);
  bool isSame = number < after.getNumArguments() &&
                number < after.getTerminator()->getNumOperands() &&
                state.areEquivalent(before.getArgument(number),
                                    getConditionValue(loop, number)) &&
                state.areEquivalent(after.getArgument(number),
                                    after.getTerminator()->getOperand(number));
  return {{loop->getResult(number),
           isSame ? BufferRelation::Equivalent : BufferRelation::Unknown,
           isSame}};
}

static FailureOr<Type> getWhileType(Value value, BufferizationState &state) {
  auto arg = dyn_cast<BlockArgument>(value);
  Operation *loop = arg ? arg.getParentBlock()->getParentOp()
                        : cast<OpResult>(value).getDefiningOp();
  if (arg && arg.getParentBlock() == &getBefore(loop))
    return getCarriedType(
        loop, value, loop->getOperand(arg.getArgNumber()),
        getAfter(loop).getTerminator()->getOperand(arg.getArgNumber()), state);
  unsigned number =
      arg ? arg.getArgNumber() : cast<OpResult>(value).getResultNumber();
  return state.getBufferType(getConditionValue(loop, number));
}

static LogicalResult resolveWhile(Operation *loop, RewriterBase &rewriter,
                                  const BufferizationState &state) {
  if (failed(insertOperandCopies(loop, rewriter, state)))
    return failure();
  if (state.getOptions().copyBeforeWrite)
    return success();
  return copyOtherYields(getBefore(loop), 0, 1, rewriter,
                         [&](Value value, Value arg) {
                           return arg && state.areEquivalent(value, arg);
                         });
}

static LogicalResult verifyWhile(Operation *loop,
                                 const BufferizationState &state) {
  if (state.getOptions().allowReturnAllocsFromLoops)
    return success();
  if (failed(verifyYields(getBefore(loop), 0, 1, "Condition arg", state)))
    return failure();
  return verifyYields(getAfter(loop), 0, 0, "Yield operand", state);
}

static LogicalResult bufferizeWhile(Operation *loop, RewriterBase &rewriter,
                                    BufferizationState &state) {
  Location loc = loop->getLoc();
  SmallVector<Value> operands;
  if (failed(getInits(
          loop, 0, rewriter, state,
          [&](unsigned i) { return Value(getBefore(loop).getArgument(i)); },
          operands)))
    return failure();
  SmallVector<Type> results;
  for (OpResult result : loop->getResults()) {
    FailureOr<Type> type = state.getBufferType(result);
    if (failed(type))
      return failure();
    results.push_back(*type);
  }
  Operation *made =
      scf::WhileOp::create(rewriter, loc, results, operands, loop->getAttrs());
  SmallVector<Type> types;
  for (Value operand : operands)
    types.push_back(operand.getType());
  moveBody(getBefore(loop), made->getRegion(0), types, loc, rewriter);
  moveBody(getAfter(loop), made->getRegion(1), results, loc, rewriter);
  rewriter.setInsertionPoint(loop);
  BufferizationState::replaceOp(rewriter, loop,
                                SmallVector<Value>(made->getResults()));
  return success();
}

//===-- scf.forall ---------------------------------------------------------===//

/// The outputs are the last operands.
static unsigned getFirstOutput(Operation *loop) {
  return loop->getNumOperands() - loop->getNumResults();
}

static AliasingValues getForallAliases(OpOperand &use,
                                       const BufferizationState &) {
  Operation *loop = use.getOwner();
  return {{loop->getResult(use.getOperandNumber() - getFirstOutput(loop)),
           BufferRelation::Equivalent}};
}

static FailureOr<Type> getForallType(Value value, BufferizationState &state) {
  auto arg = dyn_cast<BlockArgument>(value);
  Operation *loop = arg ? arg.getParentBlock()->getParentOp()
                        : cast<OpResult>(value).getDefiningOp();
  unsigned number =
      arg ? arg.getArgNumber() - (arg.getParentBlock()->getNumArguments() -
                                  loop->getNumResults())
          : cast<OpResult>(value).getResultNumber();
  return state.getBufferType(loop->getOperand(getFirstOutput(loop) + number));
}

/// A loop without outputs, whose body works in their memory.
static LogicalResult bufferizeForall(Operation *loop, RewriterBase &rewriter,
                                     BufferizationState &state) {
  Location loc = loop->getLoc();
  unsigned numOutputs = loop->getNumResults(), first = getFirstOutput(loop);
  SmallVector<Value> outputs, operands;
  for (auto [number, operand] : llvm::enumerate(loop->getOperands())) {
    if (number < first) {
      operands.push_back(operand);
      continue;
    }
    FailureOr<Value> buffer = state.getBuffer(rewriter, operand);
    if (failed(buffer))
      return failure();
    outputs.push_back(*buffer);
  }
  SmallVector<NamedAttribute> attributes;
  for (NamedAttribute attr : loop->getAttrs()) {
    if (attr.getName().getValue() != "operandSegmentSizes") {
      attributes.push_back(attr);
      continue;
    }
    SmallVector<int32_t> sizes(
        cast<DenseI32ArrayAttr>(attr.getValue()).asArrayRef());
    sizes.back() = 0;
    attributes.push_back(rewriter.getNamedAttr(
        "operandSegmentSizes", rewriter.getDenseI32ArrayAttr(sizes)));
  }
  Operation *made =
      scf::ForallOp::create(rewriter, loc, TypeRange(), operands, attributes);
  Block &body = loop->getRegion(0).front();
  SmallVector<Type> types;
  SmallVector<Location> locs;
  unsigned numIvs = body.getNumArguments() - numOutputs;
  for (unsigned i = 0; i < numIvs; ++i) {
    types.push_back(body.getArgument(i).getType());
    locs.push_back(body.getArgument(i).getLoc());
  }
  Block *block = rewriter.createBlock(&made->getRegion(0), {}, types, locs);
  SmallVector<Value> values(block->getArguments());
  for (unsigned i = 0; i < numOutputs; ++i)
    values.push_back(bufferization::ToTensorOp::create(
        rewriter, loc, body.getArgument(numIvs + i).getType(), outputs[i]));
  rewriter.mergeBlocks(&body, block, values);
  rewriter.setInsertionPoint(loop);
  BufferizationState::replaceOp(rewriter, loop, outputs);
  return success();
}

/// Whether the loop may have more than one iteration.
static bool hasIterations(Region &region) {
  Operation *loop = region.getParentOp();
  auto lower = loop->getAttrOfType<DenseI64ArrayAttr>("staticLowerBound");
  auto upper = loop->getAttrOfType<DenseI64ArrayAttr>("staticUpperBound");
  auto step = loop->getAttrOfType<DenseI64ArrayAttr>("staticStep");
  if (!lower || !upper || !step)
    return true;
  for (auto [from, to, by] : llvm::zip_equal(
           lower.asArrayRef(), upper.asArrayRef(), step.asArrayRef())) {
    if (ShapedType::isDynamic(from) || ShapedType::isDynamic(to) ||
        ShapedType::isDynamic(by) || from + by < to)
      return true;
  }
  return false;
}

//===-- Registration -------------------------------------------------------===//

void detail::registerLoopRecords(Context &ctx) {
  registerBufferizableOp<scf::ForOp>(ctx, {.reads = readsInit,
                                           .writes = isTrue,
                                           .aliases = getForAliases,
                                           .isWritable = isAnyWritable,
                                           .resolveConflicts = resolveFor,
                                           .verify = verifyFor,
                                           .getBufferType = getForType,
                                           .bufferize = bufferizeFor});
  registerBufferizableOp<scf::WhileOp>(ctx, {.writes = isTrue,
                                             .aliases = getWhileAliases,
                                             .isWritable = isAnyWritable,
                                             .resolveConflicts = resolveWhile,
                                             .verify = verifyWhile,
                                             .getBufferType = getWhileType,
                                             .bufferize = bufferizeWhile});
  registerBufferizableOp<scf::ForallOp>(ctx, {.writes = isTrue,
                                              .aliases = getForallAliases,
                                              .isWritable = isAnyWritable,
                                              .isRepetitive = hasIterations,
                                              .isParallel = hasIterations,
                                              .getBufferType = getForallType,
                                              .bufferize = bufferizeForall});
}
