// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions by kind, and accesses to memory that read and write an element in one step. The
// result of these is the value from before, as in compiled programs.
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Interpreter/SegmentsDetail.h"

using namespace strata;
using namespace strata::interpreter;

/// The value that an atomic operation stores, by the number of its kind.
enum AtomicKind : uint8_t {
  AddF,
  AddI,
  AndI,
  Assign,
  MaximumF,
  MaxNumF,
  MaxS,
  MaxU,
  MinimumF,
  MinNumF,
  MinS,
  MinU,
  MulF,
  MulI,
  OrI,
  XOrI
};

static APFloat combineFloats(int64_t kind, APFloat old, const APFloat &value) {
  switch (kind) {
  case AddF:
    old.add(value, APFloat::rmNearestTiesToEven);
    return old;
  case MulF:
    old.multiply(value, APFloat::rmNearestTiesToEven);
    return old;
  case MaximumF:
    return llvm::maximum(old, value);
  case MinimumF:
    return llvm::minimum(old, value);
  case MaxNumF:
    return llvm::maxnum(old, value);
  default:
    return llvm::minnum(old, value);
  }
}

static APInt combineIntegers(int64_t kind, const APInt &old,
                             const APInt &value) {
  switch (kind) {
  case AddI:
    return old + value;
  case MulI:
    return old * value;
  case AndI:
    return old & value;
  case OrI:
    return old | value;
  case XOrI:
    return old ^ value;
  case MaxS:
    return llvm::APIntOps::smax(old, value);
  case MaxU:
    return llvm::APIntOps::umax(old, value);
  case MinS:
    return llvm::APIntOps::smin(old, value);
  default:
    return llvm::APIntOps::umin(old, value);
  }
}

Scalar interpreter::combineByKind(int64_t kind, Type type, const Scalar &old,
                                  const Scalar &value) {
  if (kind == Assign)
    return value;
  if (old.isPoison || value.isPoison)
    return Scalar::poison(getScalarWidth(type));
  if (isa<FloatType>(type))
    return combineFloats(kind, old.getFloat(type), value.getFloat(type));
  return combineIntegers(kind, old.bits, value.bits);
}

static std::optional<Scalar>
getFloatIdentity(int64_t kind, const llvm::fltSemantics &semantics) {
  switch (kind) {
  case AddF:
    return Scalar(APFloat::getZero(semantics));
  case MulF:
    return Scalar(APFloat::getOne(semantics));
  case MaximumF:
    return Scalar(APFloat::getInf(semantics, /*Negative=*/true));
  case MinimumF:
    return Scalar(APFloat::getInf(semantics));
  case MaxNumF:
  case MinNumF:
    return Scalar(APFloat::getNaN(semantics, /*Negative=*/true));
  default:
    return std::nullopt;
  }
}

std::optional<Scalar> interpreter::getReductionIdentity(int64_t kind,
                                                        Type type) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return getFloatIdentity(kind, floatType.getFloatSemantics());
  unsigned width = getScalarWidth(type);
  if (!width)
    return std::nullopt;
  switch (kind) {
  case AddI:
  case OrI:
  case XOrI:
  case MaxU:
    return Scalar(APInt::getZero(width));
  case MulI:
    return Scalar(APInt(width, 1));
  case AndI:
  case MinU:
    return Scalar(APInt::getAllOnes(width));
  case MaxS:
    return Scalar(APInt::getSignedMinValue(width));
  case MinS:
    return Scalar(APInt::getSignedMaxValue(width));
  default:
    return std::nullopt;
  }
}

static LogicalResult executeAtomic(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::AtomicRMWOp>();
  const MemRefValue &memref = adaptor.getMemref().getMemRef();
  std::optional<size_t> place = findElement(
      execution, memref, toNumbers(execution.getOperands().drop_front(2)));
  if (!place)
    return failure();
  Type type = op->getResult(0).getType();
  Scalar old = readElement(memref, *place, type).front();
  int64_t kind = cast<IntegerAttr>(op->getAttr("kind")).getInt();
  writeElement(memref, *place,
               combineByKind(kind, type, old, adaptor.getValue().getScalar()));
  execution.addResult(old);
  return success();
}

/// The region, which has no effects, computes the new value from the old one.
static LogicalResult executeGenericAtomic(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::GenericAtomicRMWOp>();
  const MemRefValue &memref = adaptor.getMemref().getMemRef();
  std::optional<size_t> place = findElement(
      execution, memref, toNumbers(execution.getOperands().drop_front(1)));
  if (!place)
    return failure();
  Type type = op->getResult(0).getType();
  RuntimeValue old = makeElement(type, readElement(memref, *place, type));
  SmallVector<RuntimeValue, 4> yielded;
  if (failed(execution.runRegion(op->getRegion(0), old, yielded)))
    return failure();
  writeElement(memref, *place, yielded.front().getScalars());
  execution.addResult(old);
  return success();
}

static constexpr Semantics table[] = {
    semanticsOf<memref::AtomicRMWOp>(executeWithNumbers<executeAtomic>),
    semanticsOf<memref::GenericAtomicRMWOp>(
        executeWithNumbers<executeGenericAtomic>),
};

LogicalResult interpreter::registerAtomicSemantics(Context &ctx) {
  return attachAll(ctx, table);
}
