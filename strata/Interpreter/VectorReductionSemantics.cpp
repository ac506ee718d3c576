// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of vector that combine elements: reductions, products and scans. Elements are
// combined in their order.
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interpreter/VectorDetail.h"
#include "strata/Semantics/Combining.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;
using semantics::Function;
using vector::CombiningKind;

//===-- Combination --------------------------------------------------------===//

static Function getFunction(CombiningKind kind) {
  switch (kind) {
  case CombiningKind::ADD:
    return Function::Add;
  case CombiningKind::MUL:
    return Function::Mul;
  case CombiningKind::MINUI:
    return Function::UMin;
  case CombiningKind::MINSI:
    return Function::SMin;
  case CombiningKind::MINNUMF:
    return Function::MinNum;
  case CombiningKind::MAXUI:
    return Function::UMax;
  case CombiningKind::MAXSI:
    return Function::SMax;
  case CombiningKind::MAXNUMF:
    return Function::MaxNum;
  case CombiningKind::AND:
    return Function::And;
  case CombiningKind::OR:
    return Function::Or;
  case CombiningKind::XOR:
    return Function::Xor;
  case CombiningKind::MAXIMUMF:
    return Function::Maximum;
  case CombiningKind::MINIMUMF:
    return Function::Minimum;
  }
  llvm_unreachable("all kinds are handled");
}

std::optional<Scalar> interpreter::combine(Execution &execution,
                                           CombiningKind kind, Type type,
                                           const Scalar &a, const Scalar &b) {
  std::optional<Scalar> value =
      semantics::combine(getFunction(kind), type, a, b);
  if (!value)
    (void)execution.fail("elements of this type are not combined in this way");
  return value;
}

namespace {
/// Combines elements into accumulators, which may have no value at first.
class Accumulators {
public:
  Accumulators(Execution &execution, CombiningKind kind, Type type,
               size_t count)
      : execution(execution), kind(kind), type(type), values(count) {}
  void setInitial(ArrayRef<Scalar> initial) {
    for (auto [value, start] : llvm::zip(values, initial))
      value = start;
  }
  LogicalResult add(size_t place, const Scalar &scalar) {
    std::optional<Scalar> &value = values[place];
    value = value ? combine(execution, kind, type, *value, scalar) : scalar;
    return success(value.has_value());
  }
  /// An element without a value is the neutral element.
  std::vector<Scalar> take() {
    std::vector<Scalar> result;
    for (const std::optional<Scalar> &value : values)
      result.push_back(value ? *value : getNeutral());
    return result;
  }

private:
  Scalar getNeutral() const;

  Execution &execution;
  CombiningKind kind;
  Type type;
  std::vector<std::optional<Scalar>> values;
};
} // namespace

Scalar Accumulators::getNeutral() const {
  return semantics::getNeutralElement(getFunction(kind), type)
      .value_or(Scalar::poison(getScalarWidth(type)));
}

//===-- Reductions ---------------------------------------------------------===//

static LogicalResult executeReduction(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::ReductionOp>();
  vector::ReductionOp reduction(op);
  const RuntimeValue &source = adaptor.getVector();
  ArrayRef<int64_t> shape = getShape(source);
  Accumulators result(execution, reduction.getKind(),
                      getResultScalar(execution), 1);
  if (op->getNumOperands() > 1)
    result.setInitial(execution.getOperand(1).getScalars());
  Mask mask = getEnclosingMask(execution);
  auto add = [&](ArrayRef<int64_t> point) -> LogicalResult {
    FailureOr<bool> isSet = mask.isSet(execution, point);
    if (failed(isSet))
      return failure();
    return *isSet ? result.add(0, source.getScalars()[getPlace(shape, point)])
                  : success();
  };
  if (failed(forEachPoint(shape, add)))
    return failure();
  addVector(execution, result.take());
  return success();
}

static LogicalResult executeMultiReduction(Operation *op,
                                           Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::MultiDimReductionOp>();
  vector::MultiDimReductionOp reduction(op);
  const RuntimeValue &source = adaptor.getSource(), &initial = adaptor.getAcc();
  ArrayRef<int64_t> shape = getShape(source), left = getShape(initial);
  ArrayRef<int64_t> dims(reduction.getReductionDims());
  Accumulators result(execution, reduction.getKind(),
                      getResultScalar(execution), initial.getScalars().size());
  result.setInitial(initial.getScalars());
  Mask mask = getEnclosingMask(execution);
  auto add = [&](ArrayRef<int64_t> point) -> LogicalResult {
    FailureOr<bool> isSet = mask.isSet(execution, point);
    if (failed(isSet))
      return failure();
    SmallVector<int64_t, 4> position;
    for (auto [dim, number] : llvm::enumerate(point))
      if (!llvm::is_contained(dims, int64_t(dim)))
        position.push_back(number);
    return *isSet ? result.add(getPlace(left, position),
                               source.getScalars()[getPlace(shape, point)])
                  : success();
  };
  if (failed(forEachPoint(shape, add)))
    return failure();
  addVector(execution, result.take());
  return success();
}

//===-- Products -----------------------------------------------------------===//

static std::optional<Scalar> multiply(Execution &execution, Type type,
                                      const Scalar &a, const Scalar &b) {
  return combine(execution, CombiningKind::MUL, type, a, b);
}

/// Products that are added to floats are not rounded, since these operations become fused
/// ones.
static LogicalResult executeOuterProduct(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::OuterProductOp>();
  vector::OuterProductOp product(op);
  CombiningKind kind = product.getKind();
  ArrayRef<Scalar> lhs = adaptor.getLhs().getScalars(),
                   rhs = adaptor.getRhs().getScalars();
  ArrayRef<Scalar> initial;
  if (op->getNumOperands() > 2)
    initial = execution.getOperand(2).getScalars();
  Type type = getResultScalar(execution);
  bool isFused = isa<FloatType>(type) && kind == CombiningKind::ADD;
  Mask mask = getEnclosingMask(execution);
  ArrayRef<int64_t> shape =
      cast<VectorType>(op->getResult(0).getType()).getShape();
  std::vector<Scalar> scalars;
  auto compute = [&](ArrayRef<int64_t> point) -> LogicalResult {
    size_t place = scalars.size();
    const Scalar &a = lhs[size_t(point[0])],
                 &b = point.size() > 1 ? rhs[size_t(point[1])] : rhs.front();
    FailureOr<bool> isSet = mask.isSet(execution, point);
    if (failed(isSet))
      return failure();
    std::optional<Scalar> value;
    if (!*isSet)
      value = initial.empty() ? Scalar(APInt::getZero(getScalarWidth(type)))
                              : initial[place];
    else if (isFused && !initial.empty())
      value = fuseMultiplyAdd(type, a, b, initial[place]);
    else if ((value = multiply(execution, type, a, b)) && !initial.empty())
      value = combine(execution, kind, type, *value, initial[place]);
    if (value)
      scalars.push_back(*value);
    return success(value.has_value());
  };
  if (failed(forEachPoint(shape, compute)))
    return failure();
  addVector(execution, std::move(scalars));
  return success();
}

/// The results of a map for a point, which is a projected permutation.
static SmallVector<int64_t, 4> project(Attribute map, ArrayRef<int64_t> point) {
  SmallVector<int64_t, 4> position;
  for (AffineExpr expr : cast<AffineMapAttr>(map).getValue().getResults())
    position.push_back(point[size_t(cast<AffineDimExpr>(expr).getPosition())]);
  return position;
}

/// The sizes of the loops, which the dimensions of the operands give.
static SmallVector<int64_t, 4> getLoopSizes(Execution &execution,
                                            ArrayAttr maps) {
  SmallVector<int64_t, 4> sizes(
      cast<AffineMapAttr>(maps[0]).getValue().getNumDims(), 1);
  for (unsigned operand = 0; operand < 2; ++operand)
    for (auto [size, expr] :
         llvm::zip(getShape(execution.getOperand(operand)),
                   cast<AffineMapAttr>(maps[operand]).getValue().getResults()))
      sizes[size_t(cast<AffineDimExpr>(expr).getPosition())] = size;
  return sizes;
}

/// Operands of narrower types are extended: floats exactly, integers with their sign.
static Scalar extend(const Scalar &scalar, Type from, Type to) {
  if (from == to || scalar.isPoison)
    return scalar.isPoison ? Scalar::poison(getScalarWidth(to)) : scalar;
  if (!isa<FloatType>(from))
    return Scalar(scalar.bits.sextOrTrunc(getScalarWidth(to)));
  APFloat value = scalar.getFloat(from);
  bool losesInfo = false;
  (void)value.convert(cast<FloatType>(to).getFloatSemantics(),
                      APFloat::rmNearestTiesToEven, &losesInfo);
  return Scalar(value);
}

static LogicalResult executeContract(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::ContractionOp>();
  vector::ContractionOp contract(op);
  ArrayAttr maps = contract.getIndexingMaps();
  Type type = getResultScalar(execution),
       lhsType = getOperandScalar(execution, 0),
       rhsType = getOperandScalar(execution, 1);
  const RuntimeValue &initial = adaptor.getAcc();
  Accumulators result(execution, contract.getKind(), type,
                      initial.getScalars().size());
  result.setInitial(initial.getScalars());
  Mask mask = getEnclosingMask(execution);
  auto elementAt = [&](unsigned operand, ArrayRef<int64_t> point) {
    const RuntimeValue &value = execution.getOperand(operand);
    return value
        .getScalars()[getPlace(getShape(value), project(maps[operand], point))];
  };
  auto add = [&](ArrayRef<int64_t> point) -> LogicalResult {
    FailureOr<bool> isSet = mask.isSet(execution, point);
    if (failed(isSet))
      return failure();
    if (!*isSet)
      return success();
    auto product =
        multiply(execution, type, extend(elementAt(0, point), lhsType, type),
                 extend(elementAt(1, point), rhsType, type));
    return product ? result.add(
                         getPlace(getShape(initial), project(maps[2], point)),
                         *product)
                   : failure();
  };
  if (failed(forEachPoint(getLoopSizes(execution, maps), add)))
    return failure();
  addVector(execution, result.take());
  return success();
}

//===-- Scans --------------------------------------------------------------===//

/// The elements so far along a dimension, combined: with the element itself, or
/// with the initial value in its place. The second result is the value after
/// the last one.
static LogicalResult executeScan(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::ScanOp>();
  vector::ScanOp scan(op);
  const RuntimeValue &source = adaptor.getSource(),
                     &initial = adaptor.getInitialValue();
  ArrayRef<int64_t> shape = getShape(source), left = getShape(initial);
  size_t dim = size_t(scan.getReductionDim());
  Type type = getResultScalar(execution);
  std::vector<Scalar> scalars = source.getScalars().vec(),
                      last = initial.getScalars().vec();
  SmallVector<int64_t, 4> others(shape);
  others.erase(others.begin() + ptrdiff_t(dim));
  auto run = [&](ArrayRef<int64_t> point) -> LogicalResult {
    SmallVector<int64_t, 4> position(point);
    position.insert(position.begin() + ptrdiff_t(dim), 0);
    Scalar running = initial.getScalars()[getPlace(left, point)];
    for (int64_t i = 0; i < shape[dim]; ++i) {
      position[dim] = i;
      Scalar &scalar = scalars[getPlace(shape, position)];
      // An inclusive scan begins with the first element, and an exclusive one ends before
      // the last.
      if (i == 0) {
        if (scan.getInclusive())
          running = scalar;
      } else {
        position[dim] = scan.getInclusive() ? i : i - 1;
        auto next = combine(execution, scan.getKind(), type, running,
                            source.getScalars()[getPlace(shape, position)]);
        if (!next)
          return failure();
        running = *next;
      }
      scalar = running;
    }
    last[getPlace(left, point)] = running;
    return success();
  };
  if (failed(forEachPoint(others, run)))
    return failure();
  addVector(execution, std::move(scalars), 0);
  addVector(execution, std::move(last), 1);
  return success();
}

static std::optional<Scalar> executeFMA(Execution &execution, const Scalar &a,
                                        const Scalar &b, const Scalar &c) {
  return fuseMultiplyAdd(getResultScalar(execution), a, b, c);
}

static constexpr Semantics vectorReductionSemantics[] = {
    semanticsOf<vector::ContractionOp>(executeVector<executeContract>),
    semanticsOf<vector::FMAOp>(executeVector<executeElementwise<executeFMA>>),
    semanticsOf<vector::MultiDimReductionOp>(
        executeVector<executeMultiReduction>),
    semanticsOf<vector::OuterProductOp>(executeVector<executeOuterProduct>),
    semanticsOf<vector::ReductionOp>(executeVector<executeReduction>),
    semanticsOf<vector::ScanOp>(executeVector<executeScan>),
};

LogicalResult interpreter::registerVectorReductionSemantics(Context &ctx) {
  return attachAll(ctx, vectorReductionSemantics);
}
