// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of scf.
#include "strata/Conversion/OneShotBufferize/RecordsDetail.h"
#include "strata/IR/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Branches -----------------------------------------------------------===//

/// The operands of the terminators that become `result`.
static AliasingOperands getYielded(Value result,
                                   const BufferizationState &state) {
  Operation *op = cast<OpResult>(result).getDefiningOp();
  unsigned number = cast<OpResult>(result).getResultNumber();
  AliasingOperands operands;
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      Operation *terminator = block.getTerminator();
      if (terminator->getName().getStringRef() != "scf.yield")
        continue;
      OpOperand &use = terminator->getOpOperand(number);
      BufferRelation relation = state.areEquivalent(use.get(), result)
                                    ? BufferRelation::Equivalent
                                    : BufferRelation::Unknown;
      operands.push_back({&use, relation, op->getNumRegions() == 1});
    }
  return operands;
}

static FailureOr<Type> getJoinedType(Value value, BufferizationState &state) {
  Type type;
  for (const AliasingOperand &alias : getYielded(value, state)) {
    FailureOr<Type> next = state.getBufferType(alias.operand->get());
    if (failed(next))
      return failure();
    if (type && type != *next)
      return BufferizationState::getDynamicLayoutType(value.getType());
    type = *next;
  }
  return type ? FailureOr<Type>(type) : FailureOr<Type>(failure());
}

/// The operation with memrefs as results; the regions move.
static LogicalResult bufferizeBranches(Operation *op, RewriterBase &rewriter,
                                       BufferizationState &state) {
  SmallVector<Type> types;
  for (OpResult result : op->getResults()) {
    FailureOr<Type> type = state.getBufferType(result);
    if (failed(type))
      return failure();
    types.push_back(*type);
  }
  rewriter.setInsertionPoint(op);
  Operation *made = rewriter.create(op->getLoc(), op->getName().getStringRef(),
                                    op->getOperands(), types, op->getAttrs(),
                                    {}, op->getNumRegions());
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), made->getRegions()))
    rewriter.inlineRegionBefore(from, to, to.end());
  BufferizationState::replaceOp(rewriter, op,
                                SmallVector<Value>(made->getResults()));
  return success();
}

//===-- Terminators --------------------------------------------------------===//

static AliasingValues getYieldAliases(OpOperand &use,
                                      const BufferizationState &) {
  Operation *parent = use.getOwner()->getParentOp();
  StringRef name = parent->getName().getStringRef();
  bool isBranch = name == "scf.if" || name == "scf.index_switch";
  if (!isBranch && name != "scf.execute_region")
    return {};
  return {{parent->getResult(use.getOperandNumber()),
           BufferRelation::Equivalent, !isBranch}};
}

static LogicalResult bufferizeYield(Operation *op, RewriterBase &rewriter,
                                    BufferizationState &state) {
  Operation *parent = op->getParentOp();
  bool isCondition = op->getName().getStringRef() == "scf.condition";
  // scf.yield in the body of scf.while passes values on to the arguments of the first region.
  bool toArguments =
      !isCondition && parent->getName().getStringRef() == "scf.while";
  SmallVector<Value> operands;
  for (OpOperand &use : op->getOpOperands()) {
    if (!isTensorType(use.get().getType())) {
      operands.push_back(use.get());
      continue;
    }
    FailureOr<Value> buffer = state.getBuffer(rewriter, use.get());
    if (failed(buffer))
      return failure();
    unsigned number = use.getOperandNumber() - isCondition;
    Value target = toArguments
                       ? Value(parent->getRegion(0).front().getArgument(number))
                       : Value(parent->getResult(number));
    FailureOr<Type> type = state.getBufferType(target);
    if (failed(type))
      return failure();
    operands.push_back(castTo(rewriter, op->getLoc(), *buffer, *type));
  }
  rewriter.create(op->getLoc(), op->getName().getStringRef(), operands, {},
                  op->getAttrs());
  rewriter.eraseOp(op);
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
           isSame ? BufferRelation::Equivalent : BufferRelation::Unknown}};
}

static bool isAnyWritable(Value, const BufferizationState &) { return true; }

static FailureOr<Type> getForType(Value value, BufferizationState &state) {
  auto arg = dyn_cast<BlockArgument>(value);
  Operation *loop = arg ? arg.getParentBlock()->getParentOp()
                        : cast<OpResult>(value).getDefiningOp();
  unsigned number =
      arg ? arg.getArgNumber() - 1 : cast<OpResult>(value).getResultNumber();
  FailureOr<Type> init =
      state.getBufferType(loop->getOperand(number + numBounds));
  if (failed(init) || !state.enterLoop(value))
    return init;
  Value yielded = getYieldedValue(loop, number);
  FailureOr<Type> next = state.getBufferType(yielded);
  state.leaveLoop();
  if (failed(next) || *next == *init)
    return init;
  return BufferizationState::getDynamicLayoutType(value.getType());
}

static LogicalResult verifyFor(Operation *loop,
                               const BufferizationState &state) {
  Operation *yield = loop->getRegion(0).front().getTerminator();
  for (OpOperand &use : yield->getOpOperands()) {
    if (!isTensorType(use.get().getType()))
      continue;
    Value arg =
        loop->getRegion(0).front().getArgument(use.getOperandNumber() + 1);
    if (!state.areEquivalent(use.get(), arg))
      return yield->emitError()
             << "Yield operand #" << use.getOperandNumber()
             << " is not equivalent to the corresponding iter bbArg";
  }
  return success();
}

static LogicalResult bufferizeFor(Operation *loop, RewriterBase &rewriter,
                                  BufferizationState &state) {
  Location loc = loop->getLoc();
  Block &body = loop->getRegion(0).front();
  SmallVector<Value> operands(loop->getOperands());
  SmallVector<Type> types;
  for (unsigned i = numBounds; i < operands.size(); ++i) {
    BlockArgument arg = body.getArgument(i - numBounds + 1);
    if (isTensorType(arg.getType())) {
      FailureOr<Value> buffer = state.getBuffer(rewriter, operands[i]);
      FailureOr<Type> type = state.getBufferType(arg);
      if (failed(buffer) || failed(type))
        return failure();
      operands[i] = castTo(rewriter, loc, *buffer, *type);
    }
    types.push_back(operands[i].getType());
  }
  Operation *made =
      rewriter.create(loc, "scf.for", operands, types, loop->getAttrs(), {}, 1);
  SmallVector<Type> argTypes = {body.getArgument(0).getType()};
  llvm::append_range(argTypes, types);
  SmallVector<Location> locs;
  for (BlockArgument arg : body.getArguments())
    locs.push_back(arg.getLoc());
  Block *block = rewriter.createBlock(&made->getRegion(0), {}, argTypes, locs);
  SmallVector<Value> values;
  for (auto [from, to] :
       llvm::zip_equal(body.getArguments(), block->getArguments()))
    values.push_back(from.getType() == to.getType()
                         ? Value(to)
                         : rewriter
                               .create(loc, "bufferization.to_tensor",
                                       Value(to), from.getType())
                               ->getResult(0));
  rewriter.mergeBlocks(&body, block, values);
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
      rewriter.create(loc, "scf.forall", operands, {}, attributes, {}, 1);
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
    values.push_back(rewriter
                         .create(loc, "bufferization.to_tensor", outputs[i],
                                 body.getArgument(numIvs + i).getType())
                         ->getResult(0));
  rewriter.mergeBlocks(&body, block, values);
  rewriter.setInsertionPoint(loop);
  BufferizationState::replaceOp(rewriter, loop, outputs);
  return success();
}

/// Values of several terminators are not joined.
static LogicalResult verifyExecuteRegion(Operation *op,
                                         const BufferizationState &) {
  unsigned numYields = 0;
  for (Block &block : op->getRegion(0))
    numYields += block.getTerminator()->getName().getStringRef() == "scf.yield";
  if (numYields == 1)
    return success();
  return op->emitOpError("op without unique scf.yield is not supported");
}

void detail::registerControlFlowRecords(Context &ctx) {
  BufferizableOp branches = {.aliasedBy = getYielded,
                             .getBufferType = getJoinedType,
                             .bufferize = bufferizeBranches};
  for (StringRef name : {"scf.if", "scf.index_switch"})
    registerBufferizableOp(ctx, name, branches);
  branches.verify = verifyExecuteRegion;
  registerBufferizableOp(ctx, "scf.execute_region", branches);
  registerBufferizableOp(ctx, "scf.forall",
                         {.writes = isTrue,
                          .aliases = getForallAliases,
                          .isWritable = isAnyWritable,
                          .hasRepetitiveRegions = true,
                          .getBufferType = getForallType,
                          .bufferize = bufferizeForall});
  registerBufferizableOp(ctx, "scf.yield",
                         {.aliases = getYieldAliases,
                          .isAlwaysInPlace = isTrue,
                          .bufferize = bufferizeYield});
  registerBufferizableOp(ctx, "scf.for",
                         {.reads = readsInit,
                          .writes = isTrue,
                          .aliases = getForAliases,
                          .isWritable = isAnyWritable,
                          .hasRepetitiveRegions = true,
                          .verify = verifyFor,
                          .getBufferType = getForType,
                          .bufferize = bufferizeFor});
}
