// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/Optimization/BufferOptimization.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
struct BufferResultsToOutParams final : Pass {
  using Pass::Pass;
  void runOnOperation() override;

  Option<bool> addResultAttr{*this, "add-result-attr",
                             "Mark output arguments with 'bufferize.result'",
                             false};
  Option<bool> hoistDynamicAllocs{
      *this, "hoist-dynamic-allocs",
      "Let callers allocate results of dynamic size", false};
  Option<bool> hoistStaticAllocs{*this, "hoist-static-allocs",
                                 "Let callers allocate results of static size",
                                 false};
  Option<bool> modifyPublicFunctions{*this, "modify-public-functions",
                                     "Change public functions too", false};

private:
  /// For each memref that is returned, the arguments that are its dynamic sizes.
  using Sizes = SmallVector<SmallVector<unsigned>>;

  bool isChanged(Operation *function) const {
    return !isExternalFunction(function) &&
           (*modifyPublicFunctions ||
            SymbolTable::getSymbolVisibility(function) !=
                SymbolTable::Visibility::Public);
  }
  LogicalResult updateFunction(Operation *function);
  void updateReturn(Operation *op, ArrayRef<BlockArgument> outputs,
                    Sizes &sizes) const;
  LogicalResult updateCall(Operation *call) const;

  llvm::DenseMap<Operation *, Sizes> sizesOf;
};
} // namespace

/// The arguments of the function that are the dynamic sizes of an allocation;
/// empty if there are none, or if a size is another value.
static SmallVector<unsigned> getSizeArguments(Operation *alloc, Block &entry) {
  SmallVector<unsigned> arguments;
  for (Value operand : alloc->getOperands()) {
    auto arg = dyn_cast<BlockArgument>(operand);
    if (!arg || arg.getParentBlock() != &entry)
      return {};
    arguments.push_back(arg.getArgNumber());
  }
  return arguments;
}

/// Whether memory for the type can be allocated by the caller, maybe with a cast.
static bool isSupported(MemRefType type) {
  if (!type.getLayout())
    return true;
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         ShapedType::isDynamic(offset) &&
         llvm::all_of(strides, ShapedType::isDynamic);
}

/// Memory is filled, or used instead of that of an allocation.
void BufferResultsToOutParams::updateReturn(Operation *op,
                                            ArrayRef<BlockArgument> outputs,
                                            Sizes &sizes) const {
  OpBuilder builder(op);
  SmallVector<Value> kept;
  size_t next = 0;
  for (Value value : SmallVector<Value>(op->getOperands())) {
    auto type = dyn_cast<MemRefType>(value.getType());
    if (!type) {
      kept.push_back(value);
      continue;
    }
    SmallVector<unsigned> &arguments = sizes[next];
    Value output = outputs[next++];
    Operation *def = value.getDefiningOp();
    bool isAlloc = isa_and_nonnull<memref::AllocOp>(def);
    if (isAlloc && *hoistDynamicAllocs && !type.hasStaticShape())
      arguments = getSizeArguments(def, *outputs.front().getParentBlock());
    if (isAlloc &&
        ((*hoistStaticAllocs && type.hasStaticShape()) || !arguments.empty())) {
      value.replaceAllUsesWith(output);
      def->erase();
      continue;
    }
    memref::CopyOp::create(builder, op->getLoc(), value, output);
  }
  op->setOperands(kept);
}

LogicalResult BufferResultsToOutParams::updateFunction(Operation *function) {
  ArrayRef<Type> all = getFunctionResultTypes(function);
  llvm::BitVector erased(unsigned(all.size()));
  SmallVector<std::pair<Type, Attribute>> outputs;
  for (auto [number, type] : llvm::enumerate(all)) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref)
      continue;
    if (!isSupported(memref))
      return function->emitError(
          "cannot create out param for result with unsupported layout");
    erased.set(unsigned(number));
    outputs.push_back(
        {type, getAttrsAt(getFunctionResultAttrs(function), number)});
  }
  if (outputs.empty())
    return success();
  eraseFunctionResults(function, erased);
  SmallVector<unsigned> numbers;
  for (auto [type, attrs] : outputs) {
    auto number = unsigned(getFunctionArgumentTypes(function).size());
    if (failed(insertFunctionArgument(function, number, type,
                                      dyn_cast_or_null<DictionaryAttr>(attrs),
                                      function->getLoc())))
      return failure();
    if (*addResultAttr)
      setFunctionArgAttr(function, number, "bufferize.result",
                         OpBuilder(function->getContext()).getUnitAttr());
    numbers.push_back(number);
  }
  Sizes &sizes = sizesOf[function];
  sizes.resize(numbers.size());
  SmallVector<BlockArgument> arguments;
  for (unsigned number : numbers)
    arguments.push_back(function->getRegion(0).front().getArgument(number));
  for (Block &block : function->getRegion(0))
    if (isa<func::ReturnOp>(block.back()))
      updateReturn(&block.back(), arguments, sizes);
  return success();
}

LogicalResult BufferResultsToOutParams::updateCall(Operation *call) const {
  IRRewriter rewriter(call->getContext());
  rewriter.setInsertionPoint(call);
  SmallVector<Value> operands(call->getOperands()), results;
  SmallVector<Type> types;
  Sizes sizes = sizesOf.lookup(resolveCallee(call));
  sizes.resize(call->getNumResults());
  size_t next = 0;
  for (OpResult result : call->getResults()) {
    auto type = dyn_cast<MemRefType>(result.getType());
    if (!type) {
      types.push_back(result.getType());
      results.push_back(Value());
      continue;
    }
    SmallVector<Value> dynamicSizes;
    for (unsigned arg : sizes[next++])
      dynamicSizes.push_back(call->getOperand(arg));
    if (!type.hasStaticShape() && dynamicSizes.empty())
      return call->emitError(
          "cannot create out param for dynamically shaped result");
    Type plain = MemRefType::get(type.getShape(), type.getElementType(), {},
                                 type.getMemorySpace());
    Value memref =
        memref::AllocOp::create(rewriter, call->getLoc(), plain, dynamicSizes);
    if (plain != type)
      memref =
          memref::CastOp::create(rewriter, call->getLoc(), Type(type), memref);
    operands.push_back(memref);
    results.push_back(memref);
  }
  if (types.size() == results.size())
    return success();
  Operation *made = func::CallOp::create(
      rewriter, call->getLoc(), types, operands,
      rewriter.getNamedAttr("callee", call->getInherentAttrOrNull("callee")));
  unsigned number = 0;
  for (Value &result : results)
    if (!result)
      result = made->getResult(number++);
  rewriter.replaceOp(call, results);
  return success();
}

void BufferResultsToOutParams::runOnOperation() {
  Operation *module = getOperation();
  SmallVector<Operation *> functions, calls;
  module->walk([&](Operation *op) {
    if (isa<func::FuncOp>(op) && isChanged(op))
      functions.push_back(op);
    if (!isa<func::CallOp>(op))
      return;
    Operation *callee = resolveCallee(op);
    if (callee && isChanged(callee))
      calls.push_back(op);
  });
  for (Operation *function : functions)
    if (failed(updateFunction(function)))
      return signalPassFailure();
  for (Operation *call : calls)
    if (failed(updateCall(call)))
      signalPassFailure();
}

static constexpr PassInfo bufferResultsToOutParamsInfo = {
    .argument = "buffer-results-to-out-params",
    .name = "BufferResultsToOutParamsPass",
    .summary = "Turn memref results of functions into output arguments",
    .anchor = "builtin.module",
    .dependentDialects = {"memref"},
    .create = makePass<BufferResultsToOutParams>,
};

void strata::registerBufferResultsToOutParamsPass(PassRegistry &registry) {
  registry.add(bufferResultsToOutParamsInfo);
}
