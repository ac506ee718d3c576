// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop `scf.parallel` without results becomes
//
//   llvm.func @loop(%context: !llvm.ptr, %begin: i64, %end: i64)   // iterations of a block
//   llvm.call @_strata_parallel_for(@loop, %context, %count)
//
// The iterations of all dimensions are numbered in row-major order. The context has the
// values that the loop uses, in the types that they have in llvm; casts stand between these
// and the types of the loop until all operations are converted. Loops in parallel loops
// stay, and so do loops with results and those of values that have no type in llvm.
#include "strata/Conversion/OutlineParallelLoops/OutlineParallelLoops.h"

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/RegionUtils.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/SetVector.h"

using namespace strata;

namespace {
/// Outlines one loop.
class LoopOutliner {
public:
  LoopOutliner(Operation *module, const LLVMTypeConverter &types,
               scf::ParallelOp loop)
      : module(module), types(types), loop(loop), loc(loop->getLoc()),
        builder(module->getContext()), llvm(builder, loc),
        rank(loop.getLowerBound().size()) {}
  /// Fails without a change, or after an error, if the loop cannot be outlined.
  LogicalResult outline();

private:
  bool capture();
  Value createCount();
  Value createContext();
  Operation *createFunction();
  void unpackContext(Value context);
  SmallVector<Value> createIndices(Value number);
  Value index(int64_t value) {
    return arith::ConstantOp::create(builder, loc, builder.getIndexAttr(value));
  }
  Value cast(Value value, Type type) {
    if (value.getType() == type)
      return value;
    return llvm.create("builtin.unrealized_conversion_cast", value, type);
  }

  Operation *module;
  const LLVMTypeConverter &types;
  scf::ParallelOp loop;
  Location loc;
  OpBuilder builder;
  LLVMBuilder llvm;
  size_t rank;
  /// The values that the loop uses: constants, which are created again, and
  /// values of the context.
  SmallVector<Operation *> constants;
  SmallVector<Value> captured;
  SmallVector<Type> fields;
  Type contextType;
  /// The sizes of the dimensions.
  SmallVector<Value> sizes;
  /// Maps values around the loop to those in the function.
  IRMapping mapping;
};
} // namespace

/// The elements of the context: bounds, steps and sizes, and the values that
/// the body uses.
bool LoopOutliner::capture() {
  llvm::SetVector<Value> used;
  for (Value value : loop->getOperands())
    used.insert(value);
  getUsedValuesDefinedAbove(loop->getRegions(), used);
  for (Value value : used) {
    Operation *def = value.getDefiningOp();
    if (def && def->hasTrait(OpTrait::ConstantLike)) {
      constants.push_back(def);
      continue;
    }
    Type type = types.convertType(value.getType());
    if (!type || !isCompatibleWithLLVM(type))
      return false;
    captured.push_back(value);
    fields.push_back(type);
  }
  // The sizes are computed later.
  for (size_t dim = 1; dim < rank; ++dim)
    fields.push_back(types.getIndexType());
  return true;
}

/// The number of iterations: the product of the sizes, which are not negative.
Value LoopOutliner::createCount() {
  Value count, zero = index(0);
  for (size_t dim = 0; dim < rank; ++dim) {
    Value range = llvm.binary<arith::SubIOp>(loop.getUpperBound()[dim],
                                             loop.getLowerBound()[dim]);
    Value size = llvm.binary<arith::CeilDivSIOp>(range, loop.getStep()[dim]);
    size = llvm.binary<arith::MaxSIOp>(size, zero);
    sizes.push_back(size);
    count = count ? llvm.binary<arith::MulIOp>(count, size) : size;
  }
  return count;
}

/// Memory of the function around the loop with all elements.
Value LoopOutliner::createContext() {
  contextType = getLLVMStructType(builder.getContext(), fields);
  Operation *function = loop->getParentOfType<FunctionOpInterface>();
  OpBuilder::InsertPoint place = builder.saveInsertionPoint();
  builder.setInsertionPointToStart(&function->getRegion(0).front());
  Value one = llvm.constant(builder.getI64Type(), 1);
  Value memory = llvm.stackAllocate(contextType, one);
  builder.restoreInsertionPoint(place);
  Value context = llvm.poison(contextType);
  for (auto [i, field] : llvm::enumerate(fields)) {
    Value value =
        i < captured.size() ? captured[i] : sizes[i - captured.size() + 1];
    context = llvm.insertValue(context, cast(value, field), int64_t(i));
  }
  llvm.store(context, memory);
  return memory;
}

void LoopOutliner::unpackContext(Value context) {
  for (Operation *constant : constants)
    builder.clone(*constant, mapping);
  Value elements = llvm.load(contextType, context);
  for (size_t i = 0; i < fields.size(); ++i) {
    Value value =
        i < captured.size() ? captured[i] : sizes[i - captured.size() + 1];
    mapping.map(value,
                cast(llvm.extractValue(elements, int64_t(i)), value.getType()));
  }
}

/// The variables of iteration `number`.
SmallVector<Value> LoopOutliner::createIndices(Value number) {
  SmallVector<Value> indices(rank);
  for (size_t dim = rank; dim-- > 0;) {
    Value place = number;
    if (dim) {
      Value size = mapping.lookup(sizes[dim]);
      place = llvm.binary<arith::RemUIOp>(number, size);
      number = llvm.binary<arith::DivUIOp>(number, size);
    }
    Value step = mapping.lookup(loop.getStep()[dim]);
    indices[dim] =
        llvm.binary<arith::AddIOp>(mapping.lookup(loop.getLowerBound()[dim]),
                                   llvm.binary<arith::MulIOp>(place, step));
  }
  return indices;
}

/// The function that executes iterations from one number to another.
Operation *LoopOutliner::createFunction() {
  Type pointer = types.getPointerType(), number = builder.getI64Type();
  std::string stem =
      (SymbolTable::getSymbolName(loop->getParentOfType<FunctionOpInterface>())
           .getValue() +
       "_parallel_loop")
          .str();
  std::string name = stem;
  for (unsigned i = 0; SymbolTable::lookupSymbolIn(module, name); ++i)
    name = stem + "_" + std::to_string(i);
  FailureOr<Operation *> function = lookupOrCreateLLVMFunction(
      builder, module, name, Type(), {pointer, number, number});
  if (failed(function))
    return nullptr;
  OpBuilder::InsertionGuard guard(builder);
  Block *entry =
      builder.createBlock(&(*function)->getRegion(0), {},
                          {pointer, number, number}, {loc, loc, loc});
  unpackContext(entry->getArgument(0));
  auto toIndex = [&](Value value) {
    return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                      value);
  };
  Value begin = toIndex(entry->getArgument(1)),
        end = toIndex(entry->getArgument(2));
  auto block = scf::ForOp::create(builder, loc, begin, end, index(1));
  LLVM::ReturnOp::create(builder, loc);
  builder.setInsertionPointToStart(block.getBody());
  mapping.map(loop->getRegion(0).front().getArguments(),
              createIndices(block.getInductionVar()));
  for (Operation &op : loop->getRegion(0).front().without_terminator())
    builder.clone(op, mapping);
  return *function;
}

LogicalResult LoopOutliner::outline() {
  if (!capture())
    return failure();
  FailureOr<Operation *> runtime = lookupOrCreateLLVMFunction(
      builder, module, "_strata_parallel_for", Type(),
      {types.getPointerType(), types.getPointerType(), builder.getI64Type()});
  if (failed(runtime))
    return failure();
  builder.setInsertionPoint(loop);
  Value count = createCount();
  Value context = createContext();
  Operation *function = createFunction();
  if (!function)
    return failure();
  Value address = llvm.create<LLVM::AddressOfOp>(
      {}, types.getPointerType(),
      builder.getNamedAttr("global_name", SymbolRefAttr::get(function)));
  count = arith::IndexCastOp::create(builder, loc, Type(builder.getI64Type()),
                                     count);
  llvm.call("_strata_parallel_for", Type(), {address, context, count});
  loop->erase();
  return success();
}

namespace {
struct OutlineParallelLoops final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *module = getOperation();
    LLVMTypeConverter types(module->getContext(),
                            LowerToLLVMOptions::get(module));
    SmallVector<scf::ParallelOp> loops;
    module->walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto loop = dyn_cast<scf::ParallelOp>(op);
      if (!loop)
        return WalkResult::advance();
      // Symbols are looked up in the module itself.
      Operation *function = op->getParentOfType<FunctionOpInterface>();
      if (function && function->getParentOp() == module &&
          !op->getNumResults() && loop.hasBoundsForEachStep())
        loops.push_back(loop);
      return WalkResult::skip();
    });
    for (scf::ParallelOp loop : loops)
      (void)LoopOutliner(module, types, loop).outline();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "outline-parallel-loops",
    .name = "OutlineParallelLoops",
    .summary =
        "Make functions of parallel loops, which several threads execute",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "llvm", "scf"},
    .create = makePass<OutlineParallelLoops>,
};

void strata::registerOutlineParallelLoopsPasses(PassRegistry &registry) {
  registry.add(info);
}
