// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scf.forall: its iterations run one after the other. Each sees the shared outputs as they
// are before the loop; `tensor.parallel_insert_slice` writes to the results.
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

using Numbers = SmallVector<int64_t, 4>;

/// A list of numbers that mixes constants, in attribute `attrName`, and the operands of
/// `op` in group `slot`, which are visible from the operation that is executed. Fails,
/// after a diagnostic, if one is poison.
static FailureOr<Numbers> getMixedOf(Execution &execution, Operation *op,
                                     StringRef attrName, unsigned slot) {
  SmallVector<Segment, 6> segments;
  Numbers numbers;
  if (failed(getOperandSegments(op, segments)))
    return failure();
  unsigned next = segments[slot].first;
  auto known = cast<DenseI64ArrayAttr>(op->getAttr(attrName));
  for (int64_t number : known.asArrayRef()) {
    if (ShapedType::isDynamic(number)) {
      RuntimeValue value = execution.lookup(op->getOperand(next++));
      if (value.getScalar().isPoison)
        return execution.fail("an index, a size or a bound is poison");
      number = value.getScalar().getIndex();
    }
    numbers.push_back(number);
  }
  return numbers;
}

/// Writes the slice of `insert` to the result of the output that it names.
static LogicalResult insertSlice(Execution &execution, Operation *insert,
                                 size_t rank,
                                 MutableArrayRef<Elements> outputs) {
  auto slice = dyn_cast<tensor::ParallelInsertSliceOp>(insert);
  auto target =
      slice ? dyn_cast<BlockArgument>(Value(slice.getDest())) : BlockArgument();
  if (!target || target.getOwner()->getParentOp() != execution.getOperation())
    return execution.fail("the interpreter does not support '" +
                          insert->getName().getStringRef() + "' here");
  FailureOr<Numbers> offsets =
      getMixedOf(execution, insert, "static_offsets", 2);
  if (failed(offsets))
    return failure();
  FailureOr<Numbers> sizes = getMixedOf(execution, insert, "static_sizes", 3);
  if (failed(sizes))
    return failure();
  FailureOr<Numbers> strides =
      getMixedOf(execution, insert, "static_strides", 4);
  if (failed(strides))
    return failure();
  RuntimeValue source = execution.lookup(slice.getSource());
  if (source.isPoison())
    return execution.fail("the source of 'tensor.parallel_insert_slice' is "
                          "poison");
  Elements &output = outputs[target.getArgNumber() - rank];
  Type element = getElementType(target.getType());
  size_t perElement = getScalarsPerElement(element), next = 0;
  std::optional<size_t> count = countScalars(execution, *sizes, element);
  if (!count)
    return failure();
  if (*count != source.getScalars().size())
    return execution.fail("the source and the slice have different sizes");
  return forEachPoint(*sizes, [&](ArrayRef<int64_t> point) -> LogicalResult {
    Numbers at;
    for (size_t i = 0; i < point.size(); ++i)
      at.push_back((*offsets)[i] + point[i] * (*strides)[i]);
    std::optional<size_t> place = findElement(execution, output.shape, at);
    if (!place)
      return failure();
    llvm::copy(source.getScalars().slice(next, perElement),
               output.scalars.begin() + ptrdiff_t(*place * perElement));
    next += perElement;
    return success();
  });
}

static LogicalResult executeForall(Operation *op, Execution &execution) {
  Numbers lower = getMixed(execution, "staticLowerBound", 0),
          upper = getMixed(execution, "staticUpperBound", 1),
          steps = getMixed(execution, "staticStep", 2), counts;
  for (auto [low, high, step] : llvm::zip(lower, upper, steps)) {
    if (step <= 0)
      return execution.fail("the step is not positive");
    counts.push_back(countIterations(low, high, step));
  }
  ArrayRef<RuntimeValue> inits = getSegment(execution, 3);
  SmallVector<Elements, 2> outputs;
  for (const RuntimeValue &init : inits) {
    if (init.isPoison())
      return execution.fail("an operand is poison");
    outputs.push_back(init.getElements());
  }
  auto runPoint = [&](ArrayRef<int64_t> point) -> LogicalResult {
    SmallVector<RuntimeValue, 4> arguments, yielded;
    for (size_t i = 0; i < point.size(); ++i)
      arguments.push_back(Scalar::index(lower[i] + point[i] * steps[i]));
    llvm::append_range(arguments, inits);
    Operation *end = nullptr;
    if (failed(execution.runRegion(op->getRegion(0), arguments, yielded, &end)))
      return failure();
    for (Operation &insert : end->getRegion(0).front())
      if (failed(insertSlice(execution, &insert, lower.size(), outputs)))
        return failure();
    return success();
  };
  if (failed(forEachIteration(execution, counts, runPoint)))
    return failure();
  for (Elements &output : outputs)
    execution.addResult(std::move(output));
  return success();
}

static constexpr Semantics forallSemantics[] = {
    semanticsOf<scf::ForallOp>(executeWithNumbers<executeForall>),
};

LogicalResult interpreter::registerForallSemantics(Context &ctx) {
  return attachAll(ctx, forallSemantics);
}
