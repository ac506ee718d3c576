// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls, branches and loops.
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interpreter/SegmentsDetail.h"
#include "strata/Interpreter/SemanticsDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::interpreter;

//===-- func -----------------------------------------------------------------===//

static LogicalResult callFunction(Execution &execution, Operation *function,
                                  ArrayRef<RuntimeValue> arguments) {
  if (isExternalFunction(function) && isa<FunctionOpInterface>(function))
    if (std::optional<LogicalResult> result =
            callRuntimeFunction(execution, SymbolTable::getSymbolName(function),
                                getFunctionArgumentTypes(function), arguments))
      return *result;
  Values results;
  Operation *op = execution.getOperation();
  if (failed(execution.getInterpreter().call(function, arguments, results, op)))
    return failure();
  execution.addResults(results);
  return success();
}

static Operation *findFunction(Execution &execution, StringRef attrName) {
  Operation *op = execution.getOperation();
  auto reference = dyn_cast_or_null<SymbolRefAttr>(op->getAttr(attrName));
  return reference ? execution.getInterpreter().lookup(op, reference) : nullptr;
}

static LogicalResult executeCall(Operation *, Execution &execution) {
  Operation *function = findFunction(execution, "callee");
  if (!function)
    return execution.fail("the function is not defined");
  return callFunction(execution, function, execution.getOperands());
}

/// A call of a function by name; operand bundles do not change its meaning.
static LogicalResult executeLLVMCall(Operation *op, Execution &execution) {
  if (!op->getAttr("callee"))
    return execution.fail("the interpreter has no calls of addresses");
  Operation *function = findFunction(execution, "callee");
  if (!function)
    return execution.fail("the function is not defined");
  return callFunction(execution, function, getSegment(execution, 0));
}

static LogicalResult executeCallIndirect(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<func::CallIndirectOp>();
  return callFunction(execution, adaptor.getCallee().getFunction(),
                      execution.getOperands().drop_front());
}

static LogicalResult executeFunctionConstant(Operation *,
                                             Execution &execution) {
  Operation *function = findFunction(execution, "value");
  if (!function)
    return execution.fail("the function is not defined");
  execution.addResult(function);
  return success();
}

static LogicalResult executePoison(Operation *op, Execution &execution) {
  Type type = op->getResult(0).getType();
  auto shaped = dyn_cast<ShapedType>(type);
  if (isa<MemRefType, UnrankedMemRefType>(type) ||
      (shaped && !shaped.hasStaticShape())) {
    execution.addResult(RuntimeValue());
    return success();
  }
  auto vector = dyn_cast<VectorType>(type);
  Type element = getElementType(type);
  if (!getScalarWidth(getScalarType(type)) || (vector && vector.isScalable()))
    return execution.fail("the interpreter has no poison of this type");
  ArrayRef<int64_t> sizes = shaped ? shaped.getShape() : ArrayRef<int64_t>();
  std::optional<size_t> count = countScalars(execution, sizes, element);
  if (!count)
    return failure();
  execution.addResult(makeValue(type, makePoison(*count, element), sizes));
  return success();
}

static LogicalResult executeUnreachable(Operation *, Execution &execution) {
  return execution.fail("an unreachable operation is reached");
}

//===-- cf -------------------------------------------------------------------===//

/// The condition in operand `i`; std::nullopt, after a diagnostic, for poison.
static std::optional<bool> getCondition(Execution &execution, unsigned i) {
  const Scalar &scalar = execution.getOperand(i).getScalar();
  if (!scalar.isPoison)
    return scalar.getBool();
  (void)execution.fail("the condition is poison");
  return std::nullopt;
}

static LogicalResult executeBranch(Operation *op, Execution &execution) {
  execution.branchTo(op->getSuccessor(0), execution.getOperands());
  return success();
}

static LogicalResult executeConditionalBranch(Operation *op,
                                              Execution &execution) {
  std::optional<bool> condition = getCondition(execution, 0);
  if (!condition)
    return failure();
  execution.branchTo(op->getSuccessor(*condition ? 0 : 1),
                     getSegment(execution, *condition ? 1 : 2));
  return success();
}

static LogicalResult branchByCase(Operation *op, Execution &execution,
                                  const Scalar &flag) {
  if (flag.isPoison)
    return execution.fail("the flag is poison");
  ArrayRef<RuntimeValue> rest = getSegment(execution, 2);
  auto cases = dyn_cast_or_null<DenseElementsAttr>(op->getAttr("case_values"));
  auto sizes =
      dyn_cast_or_null<DenseI32ArrayAttr>(op->getAttr("case_operand_segments"));
  for (unsigned i = 0; cases && i < unsigned(cases.getNumElements()); ++i) {
    size_t count = sizes ? size_t(sizes.asArrayRef()[i]) : 0;
    if (cases.getIntElement(i) == flag.bits) {
      execution.branchTo(op->getSuccessor(i + 1), rest.take_front(count));
      return success();
    }
    rest = rest.drop_front(count);
  }
  execution.branchTo(op->getSuccessor(0), getSegment(execution, 1));
  return success();
}

static LogicalResult executeSwitch(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<cf::SwitchOp>();
  return branchByCase(op, execution, adaptor.getFlag().getScalar());
}

static LogicalResult executeLLVMSwitch(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<LLVM::SwitchOp>();
  return branchByCase(op, execution, adaptor.getValue().getScalar());
}

static LogicalResult executeAssert(Operation *op, Execution &execution) {
  std::optional<bool> condition = getCondition(execution, 0);
  if (!condition)
    return failure();
  if (*condition)
    return success();
  auto message = dyn_cast_or_null<StringAttr>(op->getAttr("msg"));
  return execution.fail("assertion failed: " +
                        (message ? message.getValue() : StringRef()));
}

//===-- scf ------------------------------------------------------------------===//

LogicalResult interpreter::runLoop(Execution &execution, Region &region,
                                   const LoopBounds &bounds, Values &carried) {
  const auto &[low, high, step, isUnsigned] = bounds;
  if (isUnsigned ? step.isZero() : !step.isStrictlyPositive())
    return execution.fail("the step is not positive");
  APInt i = low;
  while (isUnsigned ? i.ult(high) : i.slt(high)) {
    Values arguments;
    arguments.push_back(Scalar(i));
    arguments.append(carried.begin(), carried.end());
    if (failed(execution.runRegion(region, arguments, carried)))
      return failure();
    bool overflows = false;
    i = isUnsigned ? i.uadd_ov(step, overflows) : i.sadd_ov(step, overflows);
    if (overflows)
      break;
  }
  return success();
}

static LogicalResult executeFor(Operation *op, Execution &execution) {
  for (unsigned i = 0; i < 3; ++i)
    if (execution.getOperand(i).getScalar().isPoison)
      return execution.fail("a bound or the step is poison");
  Values carried(execution.getOperands().drop_front(3));
  auto bits = [&](unsigned i) {
    return execution.getOperand(i).getScalar().bits;
  };
  bool isUnsigned = op->hasAttr("unsignedCmp");
  if (failed(runLoop(execution, op->getRegion(0),
                     {bits(0), bits(1), bits(2), isUnsigned}, carried)))
    return failure();
  execution.addResults(carried);
  return success();
}

static LogicalResult executeIf(Operation *op, Execution &execution) {
  std::optional<bool> condition = getCondition(execution, 0);
  if (!condition)
    return failure();
  Region &region = op->getRegion(*condition ? 0 : 1);
  Values results;
  if (!region.empty() && failed(execution.runRegion(region, {}, results)))
    return failure();
  execution.addResults(results);
  return success();
}

static LogicalResult executeWhile(Operation *op, Execution &execution) {
  Values carried(execution.getOperands());
  while (true) {
    Values found;
    if (failed(execution.runRegion(op->getRegion(0), carried, found)))
      return failure();
    if (found.empty())
      return execution.fail("the loop ends without a condition");
    Scalar condition = found.front().getScalar();
    if (condition.isPoison)
      return execution.fail("the condition is poison");
    found.erase(found.begin());
    if (!condition.getBool()) {
      execution.addResults(found);
      return success();
    }
    if (failed(execution.runRegion(op->getRegion(1), found, carried)))
      return failure();
  }
}

static LogicalResult executeRegion(Operation *op, Execution &execution) {
  Values results;
  if (failed(execution.runRegion(op->getRegion(0), {}, results)))
    return failure();
  execution.addResults(results);
  return success();
}

static LogicalResult executeIndexSwitch(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<scf::IndexSwitchOp>();
  const Scalar &flag = adaptor.getArg().getScalar();
  if (flag.isPoison)
    return execution.fail("the flag is poison");
  auto cases = dyn_cast_or_null<DenseI64ArrayAttr>(op->getAttr("cases"));
  unsigned number = 0;
  for (unsigned i = 0; cases && i < cases.asArrayRef().size(); ++i)
    if (cases.asArrayRef()[i] == flag.getIndex())
      number = i + 1;
  Values results;
  if (failed(execution.runRegion(op->getRegion(number), {}, results)))
    return failure();
  execution.addResults(results);
  return success();
}

int64_t interpreter::countIterations(int64_t low, int64_t high, int64_t step) {
  // The difference may take one bit more than a number has.
  uint64_t distance = high > low ? uint64_t(high) - uint64_t(low) : 0;
  uint64_t count = distance ? (distance - 1) / uint64_t(step) + 1 : 0;
  return int64_t(std::min<uint64_t>(count, INT64_MAX));
}

LogicalResult interpreter::forEachIteration(
    Execution &execution, ArrayRef<int64_t> sizes,
    function_ref<LogicalResult(ArrayRef<int64_t>)> fn) {
  ParallelOrder order = execution.getInterpreter().getLimits().parallelOrder;
  int64_t total = 1;
  bool isLarge = false;
  for (int64_t size : sizes)
    isLarge |= llvm::MulOverflow(total, size, total);
  // A step that is prime to all totals which do not have it as a factor.
  constexpr int64_t Step = 1000003;
  isLarge |= total > INT64_MAX / Step;
  if (order == ParallelOrder::Forward || isLarge)
    return forEachPoint(sizes, fn);
  bool isShuffled = order == ParallelOrder::Shuffled && total % Step != 0;
  SmallVector<int64_t, 4> point(sizes.size());
  for (int64_t i = 0; i < total; ++i) {
    int64_t rest = isShuffled ? (i * Step + total / 3) % total : total - 1 - i;
    for (size_t dim = sizes.size(); dim-- > 0;) {
      point[dim] = rest % sizes[dim];
      rest /= sizes[dim];
    }
    if (failed(fn(point)))
      return failure();
  }
  return success();
}

/// The iterations of a parallel loop run one after the other; each reduction combines the
/// value so far with that of the iteration.
static LogicalResult executeParallel(Operation *op, Execution &execution) {
  ArrayRef<RuntimeValue> lows = getSegment(execution, 0),
                         highs = getSegment(execution, 1),
                         steps = getSegment(execution, 2);
  Values reduced(getSegment(execution, 3));
  SmallVector<int64_t, 4> counts;
  for (auto [low, high, step] : llvm::zip(lows, highs, steps)) {
    for (const RuntimeValue *value : {&low, &high, &step})
      if (value->getScalar().isPoison)
        return execution.fail("a bound or the step is poison");
    int64_t by = step.getScalar().getIndex();
    if (by <= 0)
      return execution.fail("the step is not positive");
    counts.push_back(countIterations(low.getScalar().getIndex(),
                                     high.getScalar().getIndex(), by));
  }
  auto runPoint = [&](ArrayRef<int64_t> point) -> LogicalResult {
    Values arguments;
    for (auto [i, at] : llvm::enumerate(point))
      arguments.push_back(Scalar::index(lows[i].getScalar().getIndex() +
                                        at * steps[i].getScalar().getIndex()));
    Values operands;
    Operation *reduce = nullptr;
    if (failed(execution.runRegion(op->getRegion(0), arguments, operands,
                                   &reduce)))
      return failure();
    for (unsigned i = 0; i < reduce->getNumRegions(); ++i) {
      Values result;
      if (failed(execution.runRegion(reduce->getRegion(i),
                                     {reduced[i], operands[i]}, result)))
        return failure();
      reduced[i] = result.front();
    }
    return success();
  };
  if (failed(forEachIteration(execution, counts, runPoint)))
    return failure();
  execution.addResults(reduced);
  return success();
}

static LogicalResult executeConversionCast(Operation *op,
                                           Execution &execution) {
  if (op->getNumOperands() != op->getNumResults())
    return execution.fail("the interpreter does not support the cast");
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    if (op->getOperand(i).getType() != op->getResult(i).getType())
      return execution.fail("the interpreter does not support the cast");
    execution.addResult(execution.getOperand(i));
  }
  return success();
}

static constexpr Semantics controlSemantics[] = {
    {"builtin.unrealized_conversion_cast", {executeConversionCast}},
    semanticsOf<func::FuncOp>(executeNothing),
    semanticsOf<func::CallOp>(executeCall),
    semanticsOf<func::CallIndirectOp>(executeCallIndirect),
    semanticsOf<func::ConstantOp>(executeFunctionConstant),
    semanticsOf<ub::PoisonOp>(executePoison),
    semanticsOf<ub::UnreachableOp>(executeUnreachable),
    semanticsOf<LLVM::UnreachableOp>(executeUnreachable),
    semanticsOf<LLVM::BrOp>(executeBranch),
    semanticsOf<LLVM::CallOp>(executeLLVMCall),
    semanticsOf<LLVM::CondBrOp>(executeConditionalBranch),
    semanticsOf<LLVM::LLVMFuncOp>(executeNothing),
    semanticsOf<LLVM::PoisonOp>(executePoison),
    semanticsOf<LLVM::SwitchOp>(executeLLVMSwitch),
    semanticsOf<cf::BranchOp>(executeBranch),
    semanticsOf<cf::CondBranchOp>(executeConditionalBranch),
    semanticsOf<cf::SwitchOp>(executeSwitch),
    semanticsOf<cf::AssertOp>(executeAssert),
    semanticsOf<scf::ForOp>(executeFor),
    semanticsOf<scf::IfOp>(executeIf),
    semanticsOf<scf::WhileOp>(executeWhile),
    semanticsOf<scf::ExecuteRegionOp>(executeRegion),
    semanticsOf<scf::IndexSwitchOp>(executeIndexSwitch),
    semanticsOf<scf::ParallelOp>(executeParallel),
};

LogicalResult interpreter::registerControlSemantics(Context &ctx) {
  return attachAll(ctx, controlSemantics);
}
