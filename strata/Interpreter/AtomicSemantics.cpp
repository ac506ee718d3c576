// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions by kind, and accesses to memory that read and write an element in one step. The
// result of these is the value from before, as in compiled programs.
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Interpreter/SegmentsDetail.h"
#include "strata/Semantics/Combining.h"

using namespace strata;
using namespace strata::interpreter;
using semantics::Function;

/// The functions of the kinds, by their numbers; the value itself is stored for `assign`.
static constexpr Function functions[] = {
    Function::Add,     Function::Add,    Function::And,  Function::Or,
    Function::Maximum, Function::MaxNum, Function::SMax, Function::UMax,
    Function::Minimum, Function::MinNum, Function::SMin, Function::UMin,
    Function::Mul,     Function::Mul,    Function::Or,   Function::Xor};
static constexpr int64_t AssignKind = 3;

Scalar interpreter::combineByKind(int64_t kind, Type type, const Scalar &old,
                                  const Scalar &value) {
  if (kind == AssignKind)
    return value;
  // The verifier accepts kinds of the type only.
  return semantics::combine(functions[kind], type, old, value)
      .value_or(Scalar::poison(getScalarWidth(type)));
}

std::optional<Scalar> interpreter::getReductionIdentity(int64_t kind,
                                                        Type type) {
  return kind == AssignKind
             ? std::nullopt
             : semantics::getNeutralElement(functions[kind], type);
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

static constexpr Semantics atomicSemantics[] = {
    semanticsOf<memref::AtomicRMWOp>(executeWithNumbers<executeAtomic>),
    semanticsOf<memref::GenericAtomicRMWOp>(
        executeWithNumbers<executeGenericAtomic>),
};

LogicalResult interpreter::registerAtomicSemantics(Context &ctx) {
  return attachAll(ctx, atomicSemantics);
}
