// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structured operations: loops over all indices, whose body computes an element of each
// output from the elements that the maps give.
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Graph/Block.h"
#include "strata/Interpreter/SemanticsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

namespace {
/// An operand of a structured operation.
struct StructuredOperand {
  AffineMap map;
  Type elementType;
  /// The elements of a tensor; outputs are changed in place.
  Elements elements;
  const MemRefValue *memref = nullptr;
  /// A number, which has no elements.
  const RuntimeValue *number = nullptr;

  ArrayRef<int64_t> getShape() const {
    return memref ? ArrayRef<int64_t>(memref->sizes)
                  : ArrayRef<int64_t>(elements.shape);
  }
};

/// The loops of one operation.
class StructuredLoops {
public:
  explicit StructuredLoops(Execution &execution)
      : execution(execution), op(execution.getOperation()), linalg(op) {}
  LogicalResult run();

private:
  LogicalResult findRanges();
  /// False if the range of the loop is another one.
  bool setRange(unsigned loop, int64_t size) {
    if (ranges[loop] < 0)
      ranges[loop] = size;
    return ranges[loop] == size;
  }
  LogicalResult runPoint(ArrayRef<int64_t> point);
  std::optional<size_t> findPlace(const StructuredOperand &operand,
                                  ArrayRef<int64_t> point);

  Execution &execution;
  Operation *op;
  linalg::LinalgOp linalg;
  std::vector<StructuredOperand> operands;
  SmallVector<int64_t, 4> ranges;
};
} // namespace

/// The number of iterations of each loop, which some operand dimension gives.
LogicalResult StructuredLoops::findRanges() {
  ranges.assign(linalg.getNumLoops(), -1);
  for (const StructuredOperand &operand : operands)
    for (auto [i, expr] : llvm::enumerate(operand.map.getResults()))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        if (!operand.number &&
            !setRange(dim.getPosition(), operand.getShape()[i]))
          return execution.fail("the operands have different sizes");
  if (llvm::is_contained(ranges, -1))
    return execution.fail("the number of iterations is not known");
  return success();
}

std::optional<size_t>
StructuredLoops::findPlace(const StructuredOperand &operand,
                           ArrayRef<int64_t> point) {
  auto indices = applyMap(execution, operand.map, point);
  if (!indices)
    return std::nullopt;
  if (operand.memref)
    return findElement(execution, *operand.memref, *indices);
  return findElement(execution, operand.elements.shape, *indices);
}

LogicalResult StructuredLoops::runPoint(ArrayRef<int64_t> point) {
  SmallVector<RuntimeValue, 4> arguments, yielded;
  SmallVector<size_t, 4> places;
  for (const StructuredOperand &operand : operands) {
    places.push_back(0);
    if (operand.number) {
      arguments.push_back(*operand.number);
      continue;
    }
    std::optional<size_t> place = findPlace(operand, point);
    if (!place)
      return failure();
    places.back() = *place;
    if (operand.memref) {
      arguments.push_back(
          makeElement(operand.elementType, readElement(*operand.memref, *place,
                                                       operand.elementType)));
      continue;
    }
    size_t count = getScalarsPerElement(operand.elementType);
    arguments.push_back(makeElement(
        operand.elementType,
        ArrayRef(operand.elements.scalars).slice(*place * count, count)));
  }
  // Operations whose body does not use the outputs have no arguments for them.
  size_t numArguments = op->getRegion(0).front().getNumArguments();
  arguments.resize(std::min(arguments.size(), numArguments));
  execution.getInterpreter().enterIndices(op, point);
  if (failed(execution.runRegion(op->getRegion(0), arguments, yielded)))
    return failure();
  unsigned numInputs = linalg.getNumDpsInputs();
  for (auto [i, value] : llvm::enumerate(yielded)) {
    StructuredOperand &output = operands[numInputs + i];
    ArrayRef<Scalar> scalars = value.getScalars();
    size_t place = places[numInputs + i];
    if (output.memref)
      writeElement(*output.memref, place, scalars);
    else
      llvm::copy(scalars, output.elements.scalars.begin() +
                              ptrdiff_t(place * scalars.size()));
  }
  return success();
}

LogicalResult StructuredLoops::run() {
  SmallVector<AffineMap> maps = linalg.getIndexingMapsArray();
  if (maps.size() != op->getNumOperands() || op->getNumRegions() != 1 ||
      op->getRegion(0).empty())
    return execution.fail("the interpreter does not support '" +
                          op->getName().getStringRef() + "'");
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    const RuntimeValue &value = execution.getOperand(i);
    StructuredOperand &operand = operands.emplace_back();
    operand.map = maps[i];
    operand.elementType = getElementType(op->getOperand(i).getType());
    if (value.isMemRef())
      operand.memref = &value.getMemRef();
    else if (isa<RankedTensorType>(op->getOperand(i).getType()))
      operand.elements = value.getElements();
    else
      operand.number = &value;
  }
  if (failed(findRanges()))
    return failure();
  // A call in the body can come to this operation again.
  Interpreter &interpreter = execution.getInterpreter();
  SmallVector<int64_t, 4> outer(interpreter.getIndices(op));
  auto body = [&](ArrayRef<int64_t> point) { return runPoint(point); };
  if (failed(forEachPoint(ranges, body)))
    return failure();
  interpreter.enterIndices(op, outer);
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    execution.addResult(
        std::move(operands[linalg.getNumDpsInputs() + i].elements));
  return success();
}

LogicalResult interpreter::executeLinalg(Operation *, Execution &execution) {
  return StructuredLoops(execution).run();
}

/// The index of the loop `dim` around.
static LogicalResult executeIndex(Operation *op, Execution &execution) {
  ArrayRef<int64_t> point =
      execution.getInterpreter().getIndices(op->getParentOp());
  auto dim = uint64_t(cast<IntegerAttr>(op->getAttr("dim")).getInt());
  if (dim >= point.size())
    return execution.fail("there is no loop " + Twine(dim));
  execution.addResult(Scalar::index(point[dim]));
  return success();
}

static constexpr Semantics linalgSemantics[] = {
    semanticsOf<linalg::IndexOp>(executeIndex),
};

LogicalResult interpreter::registerLinalgSemantics(Context &ctx) {
  return attachAll(ctx, linalgSemantics);
}
