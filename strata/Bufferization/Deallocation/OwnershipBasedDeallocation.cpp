// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each block frees, at its end, the memrefs that it owns and that nothing after it needs. Blocks
// and regions pass memrefs on together with values of type i1, which say whether they pass on the
// ownership as well. Functions return memrefs that their callers own.
#include "strata/Bufferization/Deallocation/BufferDeallocation.h"
#include "strata/Bufferization/Deallocation/OwnershipDetail.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

static constexpr llvm::StringLiteral manualDeallocation =
    "bufferization.manual_deallocation";

static unsigned countMemRefs(ValueRange values) {
  return unsigned(llvm::count_if(values, isMemRef));
}

namespace {
/// Adds deallocations to one function.
class Deallocation {
public:
  Deallocation(Operation *function, bool hasDynamicOwnership)
      : function(function), hasDynamicOwnership(hasDynamicOwnership),
        state(function) {}
  ~Deallocation() {
    for (Operation *op : llvm::reverse(dead))
      op->destroy();
  }
  Deallocation(const Deallocation &) = delete;
  Deallocation &operator=(const Deallocation &) = delete;

  LogicalResult run();

private:
  LogicalResult checkLoops();
  LogicalResult processRegion(Region &region);
  LogicalResult processBlock(Block *block);
  void takeValues(Block *block);
  FailureOr<Operation *> processOp(Operation *op);
  LogicalResult processEffects(Operation *op);
  Operation *processRegions(Operation *op);
  Operation *processCall(Operation *op);
  LogicalResult processBranch(Operation *op);
  LogicalResult processCondBranch(cf::CondBranchOp op);
  void processTerminator(Operation *op);
  void assignRest(Operation *op);
  void assignFree(Operation *op, Value memref);
  /// Frees memrefs but not `operands`, nor what `to` needs, and returns for which of those the
  /// ownership is passed on.
  SmallVector<Value> insertDealloc(Operation *op, Block *to,
                                   ValueRange operands);
  Operation *insertDealloc(cf::CondBranchOp op, unsigned index,
                           const Frees &frees, ArrayRef<Value> retained);
  /// Keeps the ownerships that a deallocation returns for the memrefs that it
  /// does not free.
  void keepOwnerships(Operation *dealloc, ArrayRef<Value> retained,
                      Block *block);
  Operation *appendResults(Operation *op, unsigned count);
  void updateSignature();
  /// Whether memrefs that are returned are always owned by the caller.
  bool returnsOwned() const {
    return !hasDynamicOwnership || SymbolTable::getSymbolVisibility(function) !=
                                       SymbolTable::Visibility::Private;
  }

  Operation *function;
  bool hasDynamicOwnership;
  OwnershipState state;
  /// Operations that were replaced; their results identify values until the end.
  SmallVector<Operation *> dead;
};
} // namespace

//===-- Blocks -------------------------------------------------------------===//

/// The blocks of a region in an order in which all come after those from which they are reached.
/// Blocks that are not reached are left out.
static SmallVector<Block *> getOrder(Region &region) {
  SmallVector<Block *> postOrder;
  if (region.empty())
    return postOrder;
  llvm::DenseMap<Block *, bool> visited;
  SmallVector<std::pair<Block *, unsigned>> stack = {{&region.front(), 0}};
  visited[&region.front()] = true;
  while (!stack.empty()) {
    auto &[block, next] = stack.back();
    SmallVector<Block *> successors = block->getSuccessors();
    if (next == successors.size()) {
      postOrder.push_back(block);
      stack.pop_back();
      continue;
    }
    Block *successor = successors[next++];
    if (!std::exchange(visited[successor], true))
      stack.push_back({successor, 0});
  }
  std::reverse(postOrder.begin(), postOrder.end());
  return postOrder;
}

/// Fails, after an error, if there is a loop of blocks.
LogicalResult Deallocation::checkLoops() {
  bool hasLoop = false;
  function->walk([&](Operation *op) {
    for (Region &region : op->getRegions()) {
      llvm::DenseMap<Block *, unsigned> numbers;
      for (Block *block : getOrder(region))
        numbers.try_emplace(block, numbers.size());
      for (auto [block, number] : numbers)
        for (Block *successor : block->getSuccessors())
          hasLoop |= numbers.lookup(successor) <= number;
    }
  });
  return hasLoop ? function->emitError(
                       "Only structured control-flow loops are supported.")
                 : success();
}

LogicalResult Deallocation::run() {
  if (failed(checkLoops()) || failed(processRegion(function->getRegion(0))))
    return failure();
  updateSignature();
  return success();
}

/// Processes operations in regions first.
LogicalResult Deallocation::processRegion(Region &region) {
  for (Block *block : getOrder(region)) {
    for (Operation &op : llvm::make_early_inc_range(*block))
      for (Region &inner : op.getRegions())
        if (failed(processRegion(inner)))
          return failure();
    if (failed(processBlock(block)))
      return failure();
  }
  return success();
}

/// The ownership of values from outside of the block, and of its arguments.
void Deallocation::takeValues(Block *block) {
  OpBuilder builder(block->getParentOp()->getContext());
  builder.setInsertionPointToStart(block);
  for (Value value : state.getLiveness().getLiveIn(block)) {
    // Values of other blocks in the region keep their ownership; values from
    // outside of the region are not owned.
    if (value.getParentBlock()->getParent() == block->getParent()) {
      state.update(value, state.get(value), block);
      state.addFree(value, block);
      continue;
    }
    state.update(value, createBool(builder, value.getLoc(), false), block);
  }
  bool isEntry = block->isEntryBlock() && isFunction(block->getParentOp());
  for (unsigned i = 0, e = block->getNumArguments(); i < e; ++i) {
    BlockArgument arg = block->getArgument(i);
    if (!isMemRef(arg))
      continue;
    state.update(
        arg,
        isEntry ? createBool(builder, arg.getLoc(), false)
                : Value(block->addArgument(builder.getI1Type(), arg.getLoc())),
        block);
    state.addFree(arg, block);
  }
}

LogicalResult Deallocation::processBlock(Block *block) {
  takeValues(block);
  SmallVector<Operation *> ops;
  for (Operation &op : *block)
    ops.push_back(&op);
  for (Operation *op : ops) {
    FailureOr<Operation *> processed = processOp(op);
    if (failed(processed))
      return failure();
    assignRest(*processed);
  }
  return success();
}

/// Results without a known ownership may be views of operands, and have theirs.
void Deallocation::assignRest(Operation *op) {
  Block *block = op->getBlock();
  for (OpResult result : op->getResults()) {
    if (!isMemRef(result) || state.get(result, block).kind != Ownership::Unset)
      continue;
    for (Value operand : op->getOperands())
      if (isMemRef(operand))
        state.update(result, state.get(operand), block);
    if (state.get(result, block).kind != Ownership::Unset)
      continue;
    OpBuilder builder(op);
    state.update(result, createBool(builder, op->getLoc(), false), block);
  }
}

//===-- Operations ---------------------------------------------------------===//

/// Whether values that are passed to and from regions can be added. affine.parallel reduces values,
/// which are not memrefs.
static bool passesValues(Operation *op) {
  return isa<RegionBranchOpInterface>(op) && !isa<affine::AffineParallelOp>(op);
}

/// Whether memrefs may be passed to or from regions.
static bool mayPassMemRefs(Operation *op) {
  bool hasMemRefs =
      countMemRefs(op->getOperands()) || countMemRefs(op->getResults());
  return hasMemRefs && (op->getNumRegions() > 1 ||
                        (op->getNumRegions() == 1 && op->getNumResults()));
}

/// Fails, after an error, if the effect of `op` on memory is unknown.
static LogicalResult checkOp(Operation *op) {
  if (isa<bufferization::DeallocOp>(op))
    return op->emitError("No deallocation operations must be present when "
                         "running this pass!");
  if (!getMemoryEffects(op) &&
      !op->hasTrait<OpTrait::RecursiveMemoryEffects>() && !isCall(op))
    return op->emitError(
        "ops with unknown memory side effects are not supported");
  if (mayPassMemRefs(op) && !passesValues(op))
    return op->emitError("All operations with attached regions need to "
                         "implement the RegionBranchOpInterface.");
  return success();
}

FailureOr<Operation *> Deallocation::processOp(Operation *op) {
  if (isa<arith::SelectOp>(op))
    return op;
  if (auto branch = dyn_cast<cf::CondBranchOp>(op))
    return failed(processCondBranch(branch)) ? FailureOr<Operation *>(failure())
                                             : FailureOr<Operation *>(op);
  if (failed(checkOp(op)) || failed(processEffects(op)))
    return failure();
  if (passesValues(op))
    op = processRegions(op);
  if (isCall(op))
    return processCall(op);
  if (op->getNumSuccessors())
    return failed(processBranch(op)) ? FailureOr<Operation *>(failure())
                                     : FailureOr<Operation *>(op);
  if (op->hasTrait<OpTrait::Terminator>())
    processTerminator(op);
  return op;
}

/// `memref` must not be freed by the program and by the block.
void Deallocation::assignFree(Operation *op, Value memref) {
  Ownership ownership = state.get(memref, op->getBlock());
  if (ownership.kind != Ownership::Known)
    return;
  OpBuilder builder(op);
  Value isTrue = createBool(builder, op->getLoc(), true);
  Value isNotOwned =
      arith::XOrIOp::create(builder, op->getLoc(), ownership.indicator, isTrue);
  cf::AssertOp::create(builder, op->getLoc(), isNotOwned,
                       "expected that the block does not have ownership");
}

LogicalResult Deallocation::processEffects(Operation *op) {
  auto effects = getMemoryEffects(op);
  if (!effects)
    return success();
  Block *block = op->getBlock();
  bool isManual = bool(op->getAttr(manualDeallocation));
  for (const EffectInstance &effect : *effects)
    if (effect.effect == MemoryEffect::Free && effect.value &&
        isMemRef(effect.value)) {
      if (!isManual)
        return op->emitError(
            "memory free side-effect on MemRef value not supported!");
      assignFree(op, effect.value);
    }
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToStart(block);
  for (const EffectInstance &effect : *effects) {
    auto result = dyn_cast_or_null<OpResult>(effect.value);
    if (effect.effect != MemoryEffect::Allocate || !result ||
        result.getDefiningOp() != op || !isMemRef(result))
      continue;
    // On the stack, or freed by the program.
    bool isOwned = !isManual && !effect.resource.contains("Automatic");
    state.set(result, createBool(builder, op->getLoc(), isOwned), block);
    if (isOwned)
      state.addFree(result, block);
  }
  return success();
}

/// The operation with `count` more results of type i1.
Operation *Deallocation::appendResults(Operation *op, unsigned count) {
  SmallVector<Type> types(op->getResultTypes());
  OpBuilder builder(op);
  types.append(count, builder.getI1Type());
  Operation *made = builder.create(op->getLoc(), op->getName().getStringRef(),
                                   op->getOperands(), types, op->getAttrs(), {},
                                   op->getNumRegions());
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), made->getRegions()))
    to.takeBody(from);
  for (OpResult result : op->getResults()) {
    Value value = made->getResult(result.getResultNumber());
    result.replaceAllUsesWith(value);
    state.getLiveness().replace(result, value);
  }
  op->dropAllReferences();
  op->remove();
  dead.push_back(op);
  return made;
}

/// Regions get false for each memref that the operation passes to them, since it stays owned here.
Operation *Deallocation::processRegions(Operation *op) {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointToStart(op->getBlock());
  Value isOwned = createBool(builder, op->getLoc(), false);
  unsigned numOperands = countMemRefs(op->getOperands());
  SmallVector<Value> values(numOperands, isOwned);
  op->insertOperands(op->getNumOperands(), values);
  if (auto sizes = op->getAttrOfType<DenseI32ArrayAttr>("operandSegmentSizes");
      sizes && numOperands) {
    SmallVector<int32_t> grown(sizes.asArrayRef());
    grown.back() += int32_t(numOperands);
    op->setAttr("operandSegmentSizes", builder.getDenseI32ArrayAttr(grown));
  }
  unsigned next = op->getNumResults();
  unsigned numResults = countMemRefs(op->getResults());
  if (!numResults)
    return op;
  op = appendResults(op, numResults);
  for (OpResult result : op->getResults())
    if (isMemRef(result)) {
      state.update(result, op->getResult(next++), op->getBlock());
      state.addFree(result, op->getBlock());
    }
  return op;
}

/// The caller owns the results of a function, unless the function returns their
/// ownership.
Operation *Deallocation::processCall(Operation *op) {
  Operation *callee = resolveCallee(op);
  bool isDynamic = hasDynamicOwnership && callee && isFunction(callee) &&
                   !isExternalFunction(callee) &&
                   SymbolTable::getSymbolVisibility(callee) ==
                       SymbolTable::Visibility::Private;
  unsigned next = op->getNumResults();
  Value isOwned;
  if (isDynamic) {
    op = appendResults(op, countMemRefs(op->getResults()));
  } else {
    OpBuilder builder(op);
    isOwned = createBool(builder, op->getLoc(), true);
  }
  for (OpResult result : op->getResults())
    if (isMemRef(result)) {
      state.update(result, isDynamic ? Value(op->getResult(next++)) : isOwned,
                   op->getBlock());
      state.addFree(result, op->getBlock());
    }
  return op;
}

//===-- Terminators --------------------------------------------------------===//

void Deallocation::keepOwnerships(Operation *dealloc, ArrayRef<Value> retained,
                                  Block *block) {
  for (auto [memref, isOwned] :
       llvm::zip_equal(retained, dealloc->getResults()))
    state.set(memref, isOwned, block);
}

SmallVector<Value> Deallocation::insertDealloc(Operation *op, Block *to,
                                               ValueRange operands) {
  OpBuilder builder(op);
  Block *block = op->getBlock();
  Frees frees = state.createFrees(builder, op->getLoc(), block);
  SmallVector<Value> retained = state.getRetained(block, to, operands);
  // Branches always have one.
  if (!to && frees.memrefs.empty() && retained.empty())
    return {};
  Operation *dealloc = createDealloc(builder, op->getLoc(), frees.memrefs,
                                     frees.conditions, retained);
  keepOwnerships(dealloc, retained, block);
  SmallVector<Value> isOwned(dealloc->getResults());
  isOwned.truncate(countMemRefs(operands));
  return isOwned;
}

LogicalResult Deallocation::processBranch(Operation *op) {
  if (op->getNumSuccessors() > 1)
    return op->emitError("BranchOpInterface operations with multiple "
                         "successors are not supported yet");
  SmallVector<Value> operands(op->getOperands());
  op->insertOperands(op->getNumOperands(),
                     insertDealloc(op, op->getSuccessors()[0], operands));
  return success();
}

void Deallocation::processTerminator(Operation *op) {
  Block *block = op->getBlock();
  bool isReturn = block->getParentOp() == function;
  if (isReturn && returnsOwned()) {
    OpBuilder builder(op);
    for (OpOperand &use : op->getOpOperands())
      if (isMemRef(use.get()))
        use.set(state.makeOwned(builder, use.get(), block));
  }
  SmallVector<Value> operands(op->getOperands());
  SmallVector<Value> isOwned = insertDealloc(op, nullptr, operands);
  if (!isReturn || !returnsOwned())
    op->insertOperands(op->getNumOperands(), isOwned);
}

/// The deallocation for a successor of `op`, whose conditions hold only if that is taken.
Operation *Deallocation::insertDealloc(cf::CondBranchOp op, unsigned index,
                                       const Frees &frees,
                                       ArrayRef<Value> retained) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Value> conditions;
  for (Value isOwned : frees.conditions) {
    Value isTaken = op.getCondition();
    if (index == 1) {
      Value isTrue = createBool(builder, loc, true);
      isTaken = arith::XOrIOp::create(builder, loc, isTrue, isTaken);
    }
    conditions.push_back(arith::AndIOp::create(builder, loc, isOwned, isTaken));
  }
  Operation *dealloc =
      createDealloc(builder, loc, frees.memrefs, conditions, retained);
  keepOwnerships(dealloc, retained, op->getBlock());
  return dealloc;
}

/// There is a deallocation for each successor. The ownership of memrefs that
/// both retain depends on the branch that is taken.
LogicalResult Deallocation::processCondBranch(cf::CondBranchOp op) {
  OpBuilder builder(op);
  Block *block = op->getBlock();
  Value condition = op.getCondition();
  Frees frees = state.createFrees(builder, op->getLoc(), block);
  SmallVector<Value> operands = {condition}, retained[2];
  SmallVector<int32_t> sizes = {1};
  Operation *deallocs[2];
  for (unsigned index : {0u, 1u}) {
    FailureOr<SuccessorOperands> passed = getSuccessorOperands(op, index);
    if (failed(passed))
      return failure();
    SmallVector<Value> values(passed->getForwardedOperands());
    retained[index] =
        state.getRetained(block, op->getSuccessors()[index], values);
    deallocs[index] = insertDealloc(op, index, frees, retained[index]);
    unsigned numMemRefs = countMemRefs(values);
    llvm::append_range(operands, values);
    llvm::append_range(operands,
                       deallocs[index]->getResults().take_front(numMemRefs));
    sizes.push_back(int32_t(values.size() + numMemRefs));
  }
  op->setOperands(operands);
  op->setAttr("operandSegmentSizes", builder.getDenseI32ArrayAttr(sizes));
  llvm::SetVector<Value> seen;
  for (auto [number, memref] : llvm::enumerate(retained[1])) {
    auto it = llvm::find(retained[0], memref);
    if (it == retained[0].end() || !seen.insert(memref))
      continue;
    Value first = deallocs[0]->getResult(unsigned(it - retained[0].begin()));
    Value second = deallocs[1]->getResult(unsigned(number));
    Operation *isOwned = arith::SelectOp::create(builder, op->getLoc(),
                                                 condition, first, second);
    state.set(memref, isOwned->getResult(0), block);
  }
  return success();
}

/// Private functions with dynamic ownership return more than before.
void Deallocation::updateSignature() {
  if (returnsOwned())
    return;
  SmallVector<Type> results(getFunctionResultTypes(function));
  for (Block &block : function->getRegion(0)) {
    Operation *terminator = block.getTerminator();
    if (terminator->getNumSuccessors())
      continue;
    results.clear();
    for (Value operand : terminator->getOperands())
      results.push_back(operand.getType());
  }
  // Functions of other dialects may have other types, which do not change.
  if (ArrayRef(results) == ArrayRef<Type>(getFunctionResultTypes(function)))
    return;
  function->setAttr("function_type",
                    TypeAttr::get(FunctionType::get(
                        function->getContext(),
                        getFunctionArgumentTypes(function), results)));
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct OwnershipBasedBufferDeallocation final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<Operation *> functions;
    getOperation()->walk([&](Operation *op) {
      if (isFunction(op) && !isExternalFunction(op))
        functions.push_back(op);
    });
    for (Operation *function : functions)
      if (failed(
              Deallocation(function, *privateFunctionDynamicOwnership).run()))
        return signalPassFailure();
  }

  Option<bool> privateFunctionDynamicOwnership{
      *this, "private-function-dynamic-ownership",
      "Let private functions return whether the caller owns their results",
      false};
};
} // namespace

static constexpr PassInfo ownershipBasedDeallocationInfo = {
    .argument = "ownership-based-buffer-deallocation",
    .name = "OwnershipBasedBufferDeallocationPass",
    .summary = "Add deallocations for all allocations",
    .dependentDialects = {"arith", "bufferization", "cf", "memref", "scf"},
    .create = makePass<OwnershipBasedBufferDeallocation>,
};

void strata::registerBufferDeallocationPasses(PassRegistry &registry) {
  registry.add(ownershipBasedDeallocationInfo);
  registerDeallocationSimplification(registry);
}
