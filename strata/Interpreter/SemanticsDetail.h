// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the semantics of the bundled dialects.
#ifndef STRATA_INTERPRETER_SEMANTICSDETAIL_H
#define STRATA_INTERPRETER_SEMANTICSDETAIL_H

#include "strata/Definition/Interfaces.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Interpreter/Interpreter.h"

namespace strata::interpreter {

using ExecuteFn = LogicalResult (*)(Operation *, Execution &);

/// The semantics of operations without a record; null if they are unknown.
ExecuteFn findDefaultSemantics(Operation *op);

/// Executes an operation that declares its computation (Semantics/OpSemantics.h), for
/// each element of its operands.
LogicalResult executeComputation(Operation *op, Execution &execution);

/// Executes an operation that declares its accesses
/// (Interfaces/MemoryAccessOpInterface.h).
LogicalResult executeAccess(Operation *op, Execution &execution);

/// A function of scalars: the scalar of the result from one of each operand.
/// Returns std::nullopt after a diagnostic.
using ScalarFn = std::optional<Scalar> (*)(Execution &, ArrayRef<Scalar>);

/// Computes each scalar of the only result by `fn`. Operands that are numbers belong to all
/// elements. Without `readsPoison`, poison gives poison.
LogicalResult mapElements(Execution &execution, ScalarFn fn,
                          bool readsPoison = false);

/// `fn` as a ScalarFn; it takes the scalars, one to three, as parameters of their own.
template <auto fn>
std::optional<Scalar> callWithScalars(Execution &execution,
                                      ArrayRef<Scalar> scalars) {
  using Fn = decltype(fn);
  if constexpr (std::is_invocable_v<Fn, Execution &, Scalar>)
    return fn(execution, scalars[0]);
  else if constexpr (std::is_invocable_v<Fn, Execution &, Scalar, Scalar>)
    return fn(execution, scalars[0], scalars[1]);
  else
    return fn(execution, scalars[0], scalars[1], scalars[2]);
}

template <auto fn, bool readsPoison = false>
LogicalResult executeElementwise(Operation *, Execution &execution) {
  return mapElements(execution, callWithScalars<fn>, readsPoison);
}

/// a * b + c of floats of `type`, rounded once; poison if one of them is.
Scalar fuseMultiplyAdd(Type type, const Scalar &a, const Scalar &b,
                       const Scalar &c);

/// The power of e of a float of `type` that is not poison.
Scalar computeExp(Type type, const Scalar &exponent);

/// The scalar type of operand `i`, and of the only result.
inline Type getOperandScalar(Execution &execution, unsigned i) {
  return getScalarType(execution.getOperation()->getOperand(i).getType());
}
inline Type getResultScalar(Execution &execution) {
  return getScalarType(execution.getOperation()->getResult(0).getType());
}

/// The place of `indices` in the buffer of a memref; std::nullopt, after a diagnostic, if
/// they are outside or the buffer was freed.
std::optional<size_t> findElement(Execution &execution,
                                  const MemRefValue &memref,
                                  ArrayRef<int64_t> indices);
/// The place of `indices` among the elements of a shape, in rows; std::nullopt, after a
/// diagnostic, if they are outside.
std::optional<size_t> findElement(Execution &execution, ArrayRef<int64_t> shape,
                                  ArrayRef<int64_t> indices);
/// The scalars of the element at `place`, and their assignment.
SmallVector<Scalar, 2> readElement(const MemRefValue &memref, size_t place,
                                   Type elementType);
void writeElement(const MemRefValue &memref, size_t place,
                  ArrayRef<Scalar> scalars);
/// The scalars of all elements of a memref, in rows, and their assignment.
/// std::nullopt, or a failure, after a diagnostic.
std::optional<std::vector<Scalar>>
readElements(Execution &execution, const MemRefValue &memref, Type elementType);
LogicalResult writeElements(Execution &execution, const MemRefValue &memref,
                            Type elementType, ArrayRef<Scalar> scalars);
/// Fails, after a diagnostic, if the memory was freed before.
LogicalResult freeMemory(Execution &execution, const MemRefValue &memref);
/// A number of elementType from its scalars.
RuntimeValue makeElement(Type elementType, ArrayRef<Scalar> scalars);

/// The number of scalars of `sizes` elements; std::nullopt, after a diagnostic, if a size is
/// negative or there are too many.
std::optional<size_t> countScalars(Execution &execution,
                                   ArrayRef<int64_t> sizes, Type elementType);
/// Poison for each scalar of so many elements.
std::vector<Scalar> makePoison(size_t count, Type elementType);

/// The numbers of `values`.
SmallVector<int64_t, 4> toNumbers(ArrayRef<RuntimeValue> values);
/// The sizes of `type`, of which `dynamic` gives the dynamic ones in order.
SmallVector<int64_t, 4> getSizes(ShapedType type,
                                 ArrayRef<RuntimeValue> dynamic);
/// The results of a map for the numbers of its operands. std::nullopt, after a
/// diagnostic, for a division by zero or an overflow.
std::optional<SmallVector<int64_t, 4>>
applyMap(Execution &execution, AffineMap map, ArrayRef<int64_t> operands);
/// Calls `fn` with each point of a box, in the order of nested loops, until it fails.
LogicalResult forEachPoint(ArrayRef<int64_t> sizes,
                           function_ref<LogicalResult(ArrayRef<int64_t>)> fn);

/// Calls `fn` with the iterations of a parallel loop, which are the points of a box, in the order of
/// the interpreter (ParallelOrder), until it fails.
LogicalResult
forEachIteration(Execution &execution, ArrayRef<int64_t> sizes,
                 function_ref<LogicalResult(ArrayRef<int64_t>)> fn);

using Values = SmallVector<RuntimeValue, 4>;

struct LoopBounds {
  APInt low, high, step;
  bool isUnsigned = false;
};
/// Runs a loop, of which `region` is the body. `carried` are the values of its first iteration,
/// then those after the last one.
LogicalResult runLoop(Execution &execution, Region &region,
                      const LoopBounds &bounds, Values &carried);
/// The iterations of a loop with a positive step.
int64_t countIterations(int64_t low, int64_t high, int64_t step);

/// The combination of two numbers by a reduction or an atomic operation, by the
/// number of its kind; poison if one of them is.
Scalar combineByKind(int64_t kind, Type type, const Scalar &old,
                     const Scalar &value);
/// The number that a reduction begins with; std::nullopt if there is none.
std::optional<Scalar> getReductionIdentity(int64_t kind, Type type);

/// Fails, after a diagnostic, if an index, size or bound among the operands is poison. The
/// first operand of an operation that stores is a value, and can be.
LogicalResult checkNumbers(Execution &execution);
/// `fn` for operations whose operands of type `index` say which elements are meant.
template <ExecuteFn fn>
LogicalResult executeWithNumbers(Operation *op, Execution &execution) {
  return failed(checkNumbers(execution)) ? failure() : fn(op, execution);
}
/// Prints a number as compiled programs do; poison is `poison`.
void printNumber(const Scalar &scalar, Type type, bool isUnsigned,
                 raw_ostream &os);
/// Calls the function `name` of the runtime library of compiled programs, with arguments of
/// `types`; std::nullopt if the interpreter has no such function.
std::optional<LogicalResult>
callRuntimeFunction(Execution &execution, StringRef name, ArrayRef<Type> types,
                    ArrayRef<RuntimeValue> arguments);

/// The definition of a symbol does nothing where it stands.
LogicalResult executeNothing(Operation *op, Execution &execution);

/// A row of a table of semantics.
struct Semantics {
  llvm::StringLiteral name;
  InterpretableOpInterface::Concept record;
};
/// The row of the operations of the class `Op`.
template <typename Op>
constexpr Semantics semanticsOf(InterpretableOpInterface::Concept record) {
  return {Op::getOperationName(), record};
}
template <typename Op> constexpr Semantics semanticsOf(ExecuteFn execute) {
  return semanticsOf<Op>(InterpretableOpInterface::Concept{execute});
}
LogicalResult attachAll(Context &ctx, ArrayRef<Semantics> table);

LogicalResult registerArithSemantics(Context &ctx);
LogicalResult registerMathSemantics(Context &ctx);
LogicalResult registerComplexSemantics(Context &ctx);
LogicalResult registerControlSemantics(Context &ctx);
LogicalResult registerAffineSemantics(Context &ctx);
LogicalResult registerIndexSemantics(Context &ctx);
LogicalResult registerAllocationSemantics(Context &ctx);
LogicalResult registerMemorySemantics(Context &ctx);
LogicalResult registerTransferSemantics(Context &ctx);
LogicalResult registerTensorSemantics(Context &ctx);
LogicalResult registerBufferizationSemantics(Context &ctx);
LogicalResult registerReshapeSemantics(Context &ctx);
LogicalResult registerForallSemantics(Context &ctx);
LogicalResult registerAtomicSemantics(Context &ctx);
LogicalResult registerTensorShapeSemantics(Context &ctx);
LogicalResult registerRelayoutSemantics(Context &ctx);
LogicalResult executeLinalg(Operation *op, Execution &execution);
LogicalResult registerLinalgSemantics(Context &ctx);

} // namespace strata::interpreter

#endif // STRATA_INTERPRETER_SEMANTICSDETAIL_H
