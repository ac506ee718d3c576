// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls, branches and loops.
#include "strata/IR/Block.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/Interpreter/SegmentsDetail.h"
#include "strata/Interpreter/SemanticsDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::interpreter;

using Values = SmallVector<RuntimeValue, 4>;

//===-- func -----------------------------------------------------------------===//

static LogicalResult callFunction(Execution &execution, Operation *function,
                                  ArrayRef<RuntimeValue> arguments) {
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

static LogicalResult executeCallIndirect(Operation *, Execution &execution) {
  return callFunction(execution, execution.getOperand(0).getFunction(),
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
  return execution.fail("what is declared unreachable is reached");
}

//===-- cf -------------------------------------------------------------------===//

/// The condition that operand `i` is; nothing, after a diagnostic, for poison.
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

static LogicalResult executeSwitch(Operation *op, Execution &execution) {
  const Scalar &flag = execution.getOperand(0).getScalar();
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

/// Runs a loop from `low` to `high` by `step`, of which `region` is the body.
static LogicalResult runLoop(Execution &execution, Region &region,
                             const APInt &low, const APInt &high,
                             const APInt &step, bool isUnsigned,
                             Values &carried) {
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
  if (failed(runLoop(execution, op->getRegion(0), bits(0), bits(1), bits(2),
                     isUnsigned, carried)))
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
  const Scalar &flag = execution.getOperand(0).getScalar();
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
    int64_t first = low.getScalar().getIndex(),
            last = high.getScalar().getIndex();
    // The difference may take one bit more than a number has.
    uint64_t distance = last > first ? uint64_t(last) - uint64_t(first) : 0;
    uint64_t count = distance ? (distance - 1) / uint64_t(by) + 1 : 0;
    counts.push_back(int64_t(std::min<uint64_t>(count, INT64_MAX)));
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
  if (failed(forEachPoint(counts, runPoint)))
    return failure();
  execution.addResults(reduced);
  return success();
}

//===-- affine ---------------------------------------------------------------===//

/// The value of `expr`; nothing for a division by zero, or one by a negative number, or an overflow.
static std::optional<int64_t> evaluate(AffineExpr expr, ArrayRef<int64_t> dims,
                                       ArrayRef<int64_t> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = expr;
  return runWithSufficientStackSpace([&]() -> std::optional<int64_t> {
    std::optional<int64_t> lhs = evaluate(binary.getLHS(), dims, symbols);
    std::optional<int64_t> rhs = evaluate(binary.getRHS(), dims, symbols);
    if (!lhs || !rhs)
      return std::nullopt;
    int64_t result = 0;
    switch (expr.getKind()) {
    case AffineExprKind::Add:
      return llvm::AddOverflow(*lhs, *rhs, result) ? std::nullopt
                                                   : std::optional(result);
    case AffineExprKind::Mul:
      return llvm::MulOverflow(*lhs, *rhs, result) ? std::nullopt
                                                   : std::optional(result);
    default:
      break;
    }
    if (*rhs <= 0)
      return std::nullopt;
    int64_t quotient = *lhs / *rhs, rest = *lhs % *rhs;
    switch (expr.getKind()) {
    case AffineExprKind::Mod:
      return rest < 0 ? rest + *rhs : rest;
    case AffineExprKind::FloorDiv:
      return quotient - (rest < 0);
    default:
      return quotient + (rest > 0);
    }
  });
}

std::optional<SmallVector<int64_t, 4>>
interpreter::applyMap(Execution &execution, AffineMap map,
                      ArrayRef<int64_t> operands) {
  SmallVector<int64_t, 4> results;
  for (AffineExpr expr : map.getResults()) {
    std::optional<int64_t> result =
        evaluate(expr, operands.take_front(map.getNumDims()),
                 operands.drop_front(map.getNumDims()));
    if (!result) {
      (void)execution.fail("the map divides by a number that is not positive, "
                           "or overflows");
      return std::nullopt;
    }
    results.push_back(*result);
  }
  return results;
}

static AffineMap getMap(Operation *op, StringRef name) {
  return cast<AffineMapAttr>(op->getAttr(name)).getValue();
}

/// `choose` gives one of the results of the map.
template <const int64_t &(*choose)(const int64_t &, const int64_t &)>
static LogicalResult executeMap(Operation *op, Execution &execution) {
  auto found = applyMap(execution, getMap(op, "map"),
                        toNumbers(execution.getOperands()));
  if (!found)
    return failure();
  int64_t result = found->front();
  for (int64_t other : *found)
    result = choose(result, other);
  execution.addResult(Scalar::index(result));
  return success();
}

static LogicalResult executeAffineFor(Operation *op, Execution &execution) {
  auto low = applyMap(execution, getMap(op, "lowerBoundMap"),
                      toNumbers(getSegment(execution, 0)));
  if (!low)
    return failure();
  auto high = applyMap(execution, getMap(op, "upperBoundMap"),
                       toNumbers(getSegment(execution, 1)));
  if (!high)
    return failure();
  auto step = cast<IntegerAttr>(op->getAttr("step")).getValue();
  Values carried(getSegment(execution, 2));
  if (failed(runLoop(execution, op->getRegion(0),
                     Scalar::index(*llvm::max_element(*low)).bits,
                     Scalar::index(*llvm::min_element(*high)).bits,
                     step.sextOrTrunc(IndexWidth), /*isUnsigned=*/false,
                     carried)))
    return failure();
  execution.addResults(carried);
  return success();
}

static LogicalResult executeAffineIf(Operation *op, Execution &execution) {
  IntegerSet set = cast<IntegerSetAttr>(op->getAttr("condition")).getValue();
  AffineMap map = AffineMap::get(set.getNumDims(), set.getNumSymbols(),
                                 set.getConstraints(), op->getContext());
  auto found = applyMap(execution, map, toNumbers(execution.getOperands()));
  if (!found)
    return failure();
  bool holds = true;
  for (auto [i, value] : llvm::enumerate(*found))
    holds &= set.isEq(unsigned(i)) ? value == 0 : value >= 0;
  Region &region = op->getRegion(holds ? 0 : 1);
  Values results;
  if (!region.empty() && failed(execution.runRegion(region, {}, results)))
    return failure();
  execution.addResults(results);
  return success();
}

static LogicalResult executeAffineLoad(Operation *op, Execution &execution) {
  const MemRefValue &memref = execution.getOperand(0).getMemRef();
  auto indices = applyMap(execution, getMap(op, "map"),
                          toNumbers(execution.getOperands().drop_front(1)));
  if (!indices)
    return failure();
  std::optional<size_t> place = findElement(execution, memref, *indices);
  if (!place)
    return failure();
  Type element = op->getResult(0).getType();
  execution.addResult(
      makeElement(element, readElement(memref, *place, element)));
  return success();
}

static LogicalResult executeAffineStore(Operation *op, Execution &execution) {
  const MemRefValue &memref = execution.getOperand(1).getMemRef();
  auto indices = applyMap(execution, getMap(op, "map"),
                          toNumbers(execution.getOperands().drop_front(2)));
  if (!indices)
    return failure();
  std::optional<size_t> place = findElement(execution, memref, *indices);
  if (!place)
    return failure();
  writeElement(memref, *place, execution.getOperand(0).getScalars());
  return success();
}

static LogicalResult executeConversionCast(Operation *op,
                                           Execution &execution) {
  if (op->getNumOperands() != op->getNumResults())
    return execution.fail("the interpreter does not know what the cast does");
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    if (op->getOperand(i).getType() != op->getResult(i).getType())
      return execution.fail("the interpreter does not know what the cast does");
    execution.addResult(execution.getOperand(i));
  }
  return success();
}

static const int64_t &first(const int64_t &a, const int64_t &) { return a; }

static constexpr Semantics table[] = {
    {"builtin.unrealized_conversion_cast", {executeConversionCast}},
    {"func.func", {executeNothing}},
    {"func.call", {executeCall}},
    {"func.call_indirect", {executeCallIndirect}},
    {"func.constant", {executeFunctionConstant}},
    {"ub.poison", {executePoison}},
    {"ub.unreachable", {executeUnreachable}},
    {"llvm.unreachable", {executeUnreachable}},
    {"cf.br", {executeBranch}},
    {"cf.cond_br", {executeConditionalBranch}},
    {"cf.switch", {executeSwitch}},
    {"cf.assert", {executeAssert}},
    {"scf.for", {executeFor}},
    {"scf.if", {executeIf}},
    {"scf.while", {executeWhile}},
    {"scf.execute_region", {executeRegion}},
    {"scf.index_switch", {executeIndexSwitch}},
    {"scf.parallel", {executeParallel}},
    {"affine.apply", {executeWithNumbers<executeMap<first>>}},
    {"affine.min", {executeWithNumbers<executeMap<std::min<int64_t>>>}},
    {"affine.max", {executeWithNumbers<executeMap<std::max<int64_t>>>}},
    {"affine.for", {executeWithNumbers<executeAffineFor>}},
    {"affine.if", {executeWithNumbers<executeAffineIf>}},
    {"affine.load", {executeWithNumbers<executeAffineLoad>}},
    {"affine.store", {executeWithNumbers<executeAffineStore>}},
};

LogicalResult interpreter::registerControlSemantics(Context &ctx) {
  return attachAll(ctx, table);
}
