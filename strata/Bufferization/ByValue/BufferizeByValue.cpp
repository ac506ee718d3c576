// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/ByValue/BufferizeByValue.h"

#include "strata/Bufferization/ByValue/BufferizerDetail.h"
#include "strata/Bufferization/Records/BufferizableOps.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace strata;
using namespace strata::detail;

Bufferizer::Bufferizer(Operation *module)
    : builder(module->getContext()), module(module) {}

bool Bufferizer::hasTensors(Operation *op) const {
  return llvm::any_of(op->getOperands(),
                      [&](Value value) { return isTensorValue(value); }) ||
         llvm::any_of(op->getResultTypes(), isTensor);
}

Type Bufferizer::convertType(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return MemRefType::get(tensor.getShape(), tensor.getElementType());
  if (auto tensor = dyn_cast<UnrankedTensorType>(type))
    return UnrankedMemRefType::get(tensor.getElementType(), {});
  return type;
}

//===-- Memory -------------------------------------------------------------===//

Value Bufferizer::getBuffer(Value value) const {
  auto it = buffers.find(value);
  return it == buffers.end() ? value : it->second;
}

void Bufferizer::setBuffer(Value value, Value buffer, bool isOwned) {
  buffers[value] = buffer;
  if (isOwned)
    owned.insert(buffer);
}

/// Whether a user of `value` defines a view of its memory.
static bool hasView(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return isa<tensor::CastOp, tensor::CollapseShapeOp, tensor::ExpandShapeOp,
               tensor::ReshapeOp>(user);
  });
}

/// Whether `op` is the last user of `value`, and uses it once.
static bool isLastUse(Value value, Operation *op) {
  if (llvm::count(op->getOperands(), value) != 1 || hasView(value))
    return false;
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    if (user == op)
      return true;
    Operation *around = op->getBlock()->findAncestorOpInBlock(*user);
    return around && around->isBeforeInBlock(op);
  });
}

Value Bufferizer::takeBuffer(Value value, Operation *op) {
  Value buffer = getBuffer(value);
  if (owned.contains(buffer) && isLastUse(value, op)) {
    owned.remove(buffer);
    return buffer;
  }
  return copy(op->getLoc(), buffer);
}

Value Bufferizer::createIndex(Location loc, int64_t value) {
  return arith::ConstantOp::create(builder, loc, builder.getIndexAttr(value));
}

Value Bufferizer::createDim(Location loc, Value memref, int64_t dim) {
  return memref::DimOp::create(builder, loc, memref, createIndex(loc, dim));
}

SmallVector<Value> Bufferizer::createSizes(Location loc, Value memref) {
  SmallVector<Value> sizes;
  for (auto [dim, size] :
       llvm::enumerate(cast<MemRefType>(memref.getType()).getShape()))
    sizes.push_back(ShapedType::isDynamic(size)
                        ? createDim(loc, memref, int64_t(dim))
                        : createIndex(loc, size));
  return sizes;
}

Value Bufferizer::allocate(Location loc, MemRefType type,
                           ArrayRef<Value> dynamicSizes) {
  return memref::AllocOp::create(builder, loc, type, dynamicSizes);
}

Value Bufferizer::allocateLike(Location loc, MemRefType type, Value like) {
  SmallVector<Value> sizes;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (ShapedType::isDynamic(size))
      sizes.push_back(createDim(loc, like, int64_t(dim)));
  return allocate(loc, type, sizes);
}

Value Bufferizer::copy(Location loc, Value buffer) {
  auto from = dyn_cast<MemRefType>(buffer.getType());
  // Tensors without rank only occur where they are cast (BufferizeTensorOps.cpp).
  if (!from)
    return buffer;
  auto type = MemRefType::get(from.getShape(), from.getElementType());
  Value memory = allocateLike(loc, type, buffer);
  memref::CopyOp::create(builder, loc, buffer, memory);
  return memory;
}

void Bufferizer::createLoops(Location loc, ArrayRef<Value> sizes,
                             function_ref<void(ArrayRef<Value>)> body) {
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Value> ivs;
  if (!sizes.empty()) {
    Value zero = createIndex(loc, 0), one = createIndex(loc, 1);
    for (Value size : sizes) {
      Operation *loop =
          scf::ForOp::create(builder, loc, TypeRange(), {zero, size, one});
      Block *block = builder.createBlock(&loop->getRegion(0), {},
                                         builder.getIndexType(), {loc});
      ivs.push_back(block->getArgument(0));
      builder.setInsertionPoint(scf::YieldOp::create(builder, loc));
    }
  }
  body(ivs);
}

std::string Bufferizer::getGlobalName(Attribute value, Type type) {
  auto [it, isNew] = globals.try_emplace(value);
  if (!isNew)
    return it->second.getValue().str();
  std::string name = "__constant_" + std::to_string(globals.size());
  while (SymbolTable::lookupSymbolIn(module, name))
    name += "_";
  it->second = builder.getStringAttr(name);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&module->getRegion(0).front());
  memref::GlobalOp::create(
      builder, Location(), TypeRange(), ValueRange(),
      {builder.getNamedAttr("sym_name", it->second),
       builder.getNamedAttr("sym_visibility", builder.getStringAttr("private")),
       builder.getNamedAttr("type", TypeAttr::get(type)),
       builder.getNamedAttr("initial_value", value),
       builder.getNamedAttr("constant", builder.getUnitAttr())});
  return name;
}

//===-- Control flow -------------------------------------------------------===//

/// The memory that a memref is a view of.
static Value getMemory(Value memref) {
  Operation *op = memref.getDefiningOp();
  while (isa_and_nonnull<memref::CastOp, memref::CollapseShapeOp,
                         memref::ExpandShapeOp, memref::ReshapeOp>(op)) {
    memref = op->getOperands().front();
    op = memref.getDefiningOp();
  }
  return memref;
}

void Bufferizer::keepForOtherBlocks(Block &block) {
  if (block.getParent()->hasOneBlock())
    return;
  auto keep = [&](Value value) {
    if (isTensorValue(value) &&
        llvm::any_of(value.getUsers(), [&](Operation *user) {
          return !block.findAncestorOpInBlock(*user);
        }))
      owned.remove(getMemory(getBuffer(value)));
  };
  for (BlockArgument arg : block.getArguments())
    keep(arg);
  for (Operation &op : block)
    for (OpResult result : op.getResults())
      keep(result);
}

LogicalResult Bufferizer::runOnTerminator(Operation *op) {
  if (failed(checkOperands(op)))
    return failure();
  builder.setInsertionPoint(op);
  keepForOtherBlocks(*op->getBlock());
  // Conditions of loops and other operands that are no tensors stay.
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    if (!isTensorValue(value))
      continue;
    Value buffer = getBuffer(value);
    // A value that is passed on twice is copied for the second receiver.
    operand.set(owned.remove(buffer) ? buffer : copy(op->getLoc(), buffer));
  }
  for (Value buffer : owned)
    memref::DeallocOp::create(builder, op->getLoc(), buffer);
  return success();
}

LogicalResult Bufferizer::runOnBlock(Block &block, bool argsAreOwned) {
  llvm::SmallSetVector<Value, 8> outer;
  std::swap(owned, outer);
  for (BlockArgument arg : block.getArguments()) {
    if (!isTensor(arg.getType()))
      continue;
    // The tensor is replaced by itself with another type.
    arg.setType(convertType(arg.getType()));
    buffers[arg] = arg;
    if (argsAreOwned)
      owned.insert(arg);
  }
  LogicalResult result = success();
  for (Operation &op : llvm::make_early_inc_range(block)) {
    bool isLast = &op == &block.back();
    if (succeeded(isLast && op.hasTrait(OpTrait::Terminator)
                      ? runOnTerminator(&op)
                      : runOnOp(&op)))
      continue;
    result = failure();
    hasFailed = true;
  }
  std::swap(owned, outer);
  return result;
}

/// The blocks of a region, each after those that dominate it.
static llvm::SmallSetVector<Block *, 8> getBlockOrder(Region &region) {
  llvm::SmallSetVector<Block *, 8> order;
  SmallVector<Block *> pending;
  auto visit = [&](Block *from) {
    pending.push_back(from);
    while (!pending.empty()) {
      Block *block = pending.pop_back_val();
      if (order.insert(block))
        llvm::append_range(pending, block->getSuccessors());
    }
  };
  for (Block &block : region)
    visit(&block);
  return order;
}

LogicalResult Bufferizer::runOnRegion(Region &region, bool argsAreOwned) {
  LogicalResult result = success();
  for (Block *block : getBlockOrder(region))
    if (failed(runOnBlock(*block, argsAreOwned)))
      result = failure();
  return result;
}

/// The other pass that bufferizes may know the operation.
static LogicalResult refuseRegions(Operation *op) {
  InFlightDiagnostic diag =
      op->emitError("'" + op->getName().getStringRef() +
                    "' cannot be bufferized: it has tensors and regions");
  registerBufferizableOps(*op->getContext());
  const BufferizableOp *record = getBufferizableOp(op);
  if (record && record->bufferize)
    diag.attachNote(op->getLoc())
        << "the pass one-shot-bufferize knows it: "
           "'builtin.module(one-shot-bufferize{bufferize-function-boundaries},"
           "lower-to-llvm)'";
  return diag;
}

/// An operation with regions that are executed: it is created again for
/// memrefs. The memory of its operands passes to the arguments of its regions,
/// and the memory that these yield to its results.
LogicalResult Bufferizer::runOnRegions(Operation *op) {
  if (hasTensors(op)) {
    if (!isa<scf::ForOp, scf::IfOp, scf::WhileOp, scf::ExecuteRegionOp,
             scf::IndexSwitchOp, affine::AffineForOp, affine::AffineIfOp>(op))
      return refuseRegions(op);
    builder.setInsertionPoint(op);
    OperationState state(op->getLoc(), op->getName());
    for (Value operand : op->getOperands())
      state.operands.push_back(isTensorValue(operand) ? takeBuffer(operand, op)
                                                      : operand);
    for (Type type : op->getResultTypes())
      state.types.push_back(convertType(type));
    llvm::append_range(state.attributes, op->getAttrs());
    for (Region &region : op->getRegions())
      state.addRegion()->takeBody(region);
    Operation *made = builder.create(state);
    for (auto [from, to] : llvm::zip(op->getResults(), made->getResults())) {
      if (isTensor(from.getType()))
        setBuffer(from, to);
      else
        from.replaceAllUsesWith(to);
    }
    dead.push_back(op);
    op = made;
  }
  LogicalResult result = success();
  for (Region &region : op->getRegions())
    if (failed(runOnRegion(region, /*argsAreOwned=*/true)))
      result = failure();
  return result;
}

LogicalResult Bufferizer::checkOperands(Operation *op) {
  for (Value operand : op->getOperands()) {
    if (!isTensor(operand.getType()) || buffers.contains(operand))
      continue;
    // A tensor whose bufferization reported an error has no memory.
    return hasFailed ? failure()
                     : op->emitError("'" + op->getName().getStringRef() +
                                     "' cannot be bufferized: it uses a tensor "
                                     "before its definition");
  }
  return success();
}

LogicalResult Bufferizer::runOnOp(Operation *op) {
  return runWithSufficientStackSpace([&]() -> LogicalResult {
    if (failed(checkOperands(op)))
      return failure();
    builder.setInsertionPoint(op);
    if (hasTensors(op))
      if (std::optional<LogicalResult> done = bufferizeOp(*this, op)) {
        if (succeeded(*done))
          dead.push_back(op);
        return *done;
      }
    if (op->getNumRegions() && !isFunction(op))
      return runOnRegions(op);
    if (hasTensors(op))
      return refuse(op);
    return success();
  });
}

//===-- Functions ----------------------------------------------------------===//

LogicalResult Bufferizer::checkTypes(Operation *function) {
  auto check = [](Operation *op, TypeRange types) -> LogicalResult {
    for (Type type : types)
      if (isTensor(type) &&
          !isValidMemRefElementType(cast<ShapedType>(type).getElementType()))
        return op->emitError() << type
                               << " cannot be bufferized: memrefs cannot "
                                  "have elements of that type";
    return success();
  };
  auto checkOp = [&](Operation *op) -> WalkResult {
    if (failed(check(op, op->getResultTypes())))
      return WalkResult::interrupt();
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (failed(check(op, block.getArgumentTypes())))
          return WalkResult::interrupt();
    return WalkResult::advance();
  };
  auto type = cast<FunctionType>(
      cast<TypeAttr>(function->getInherentAttrOrNull("function_type"))
          .getValue());
  if (failed(check(function, type.getInputs())) ||
      failed(check(function, type.getResults())))
    return failure();
  return failure(function->walk(checkOp).wasInterrupted());
}

LogicalResult Bufferizer::runOnFunction(Operation *function) {
  auto attr = dyn_cast_or_null<TypeAttr>(
      function->getInherentAttrOrNull("function_type"));
  auto type = attr ? dyn_cast<FunctionType>(attr.getValue()) : FunctionType();
  if (!type)
    return success();
  if (failed(checkTypes(function)))
    return failure();
  SmallVector<Type> inputs = llvm::map_to_vector(type.getInputs(), convertType);
  SmallVector<Type> results =
      llvm::map_to_vector(type.getResults(), convertType);
  function->setAttr("function_type",
                    TypeAttr::get(FunctionType::get(function->getContext(),
                                                    inputs, results)));
  LogicalResult result = success();
  hasFailed = false;
  for (Region &region : function->getRegions())
    for (Block *block : getBlockOrder(region))
      if (failed(runOnBlock(*block, /*argsAreOwned=*/block != &region.front())))
        result = failure();
  // Users come after the definitions that they use. After errors some users are
  // left.
  for (Operation *op : llvm::reverse(dead))
    if (op->use_empty())
      op->erase();
  dead.clear();
  buffers.clear();
  return result;
}

LogicalResult Bufferizer::run() {
  SmallVector<Operation *> functions;
  module->walk([&](Operation *op) {
    if (isFunction(op))
      functions.push_back(op);
  });
  LogicalResult result = success();
  for (Operation *function : functions)
    if (failed(runOnFunction(function)))
      result = failure();
  return result;
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct BufferizeByValue final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    if (failed(Bufferizer(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo bufferizeByValueInfo = {
    .argument = "bufferize-by-value",
    .name = "BufferizeByValue",
    .summary = "Replace tensors by memrefs, each with memory of its own",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "linalg", "memref", "scf"},
    .create = makePass<BufferizeByValue>,
};

void strata::registerBufferizeByValuePass(PassRegistry &registry) {
  registry.add(bufferizeByValueInfo);
}
