// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executes IR without lowering it. The semantics of an operation are a record
// that definitions implement, those of the bundled dialects and those of users
// alike:
//
//   static LogicalResult executeTwice(Operation *op, Execution &execution) {
//     auto adaptor = execution.getAdaptor<acme::TwiceOp>();
//     execution.addResult(Scalar(adaptor.getInput().getScalar().bits * 2));
//     return success();
//   }
//   static constexpr InterpretableOpInterface::Concept twice = {executeTwice};
//   attachInterface(ctx, acme::TwiceOp::getOperationName(), twice);
//
// Undefined behavior, and memory that is used where it must not be, stop it with a
// diagnostic at the operation.
#ifndef STRATA_INTERPRETER_INTERPRETER_H
#define STRATA_INTERPRETER_INTERPRETER_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interpreter/RuntimeValue.h"

#include "llvm/ADT/DenseMap.h"

#include <chrono>

namespace strata::interpreter {

class Interpreter;

/// The values of the function that runs.
using Frame = llvm::DenseMap<Value, RuntimeValue>;

/// One operation that is executed.
class Execution {
public:
  Execution(Interpreter &interpreter, Operation *op, Frame &frame)
      : interpreter(interpreter), op(op), frame(frame) {}

  Interpreter &getInterpreter() const { return interpreter; }
  Operation *getOperation() const { return op; }
  ArrayRef<RuntimeValue> getOperands() const { return operands; }
  const RuntimeValue &getOperand(unsigned i) const { return operands[i]; }
  /// The values of the operands by name, for an operation of the class `Op`.
  template <typename Op>
  typename Op::template GenericAdaptor<RuntimeValue> getAdaptor() const {
    return {op, operands};
  }
  /// The number that operand `i` is.
  int64_t getIndex(unsigned i) const {
    return operands[i].getScalar().getIndex();
  }

  void addResult(RuntimeValue value) { results.push_back(std::move(value)); }
  void addResults(ArrayRef<RuntimeValue> values) {
    results.append(values.begin(), values.end());
  }
  ArrayRef<RuntimeValue> getResults() const { return results; }

  /// Executes `region` with these arguments of its entry block. `yielded` are the operands
  /// of the operation that ends it, `terminator` is that operation.
  LogicalResult runRegion(Region &region, ArrayRef<RuntimeValue> arguments,
                          SmallVectorImpl<RuntimeValue> &yielded,
                          Operation **terminator = nullptr);
  /// The value of `value`, which must be visible from the operation.
  RuntimeValue lookup(Value value) const { return frame.lookup(value); }
  /// Goes on with `block`.
  void branchTo(Block *block, ArrayRef<RuntimeValue> arguments);

  /// A diagnostic at the operation, to which the values of its operands and the calls that
  /// lead to it are added. The execution of the operation must fail.
  InFlightDiagnostic emitError();
  LogicalResult fail(const Twine &message) {
    emitError() << message.str();
    return failure();
  }

private:
  friend class Interpreter;
  Interpreter &interpreter;
  Operation *op;
  Frame &frame;
  SmallVector<RuntimeValue, 4> operands, results;
  Block *next = nullptr;
  SmallVector<RuntimeValue, 4> blockArguments;
};

/// An operation that can be executed. A terminator without it ends its region with its
/// operands.
class InterpretableOpInterface : public OpInterface<InterpretableOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "InterpretableOpInterface";
  struct Concept {
    using Interface = InterpretableOpInterface;
    /// Adds the results of `op`, or names the next block. Operands have the
    /// types of the operation; those of terminators, calls, selections and
    /// operations with control flow may be poison without elements. Fails after
    /// a diagnostic.
    LogicalResult (*execute)(Operation *op, Execution &execution) = nullptr;
  };
};

/// The order in which the iterations of parallel loops are executed, one after the other. Programs
/// without data races have the same results in each, apart from sums of floats.
enum class ParallelOrder : uint8_t { Forward, Backward, Shuffled };

/// Limits of an execution; 0 means no limit.
struct InterpreterLimits {
  /// Operations.
  uint64_t maxSteps = 0;
  /// Scalars of one value or buffer.
  uint64_t maxElements = uint64_t(1) << 25;
  /// Calls and regions inside of each other.
  uint32_t maxDepth = 100000;
  /// Bytes of the process.
  uint64_t maxMemory = 0;
  /// The bytes that the process has now, 0 if that is unknown. It is called
  /// when the peak exceeds the limit: on Linux that includes what the process
  /// that started it had.
  uint64_t (*getMemory)() = nullptr;
  /// The time at which the execution has to end.
  std::chrono::steady_clock::time_point deadline =
      std::chrono::steady_clock::time_point::max();
  ParallelOrder parallelOrder = ParallelOrder::Forward;
};

/// The reason why an execution fails.
enum class FailureReason : uint8_t {
  UndefinedBehavior,
  /// The interpreter cannot execute an operation.
  Unsupported,
  /// A limit of time, memory or executed operations is reached.
  Limit,
};
/// The reason of a failure with `message`, its first diagnostic.
FailureReason getFailureReason(StringRef message);

/// An element of memory.
struct ElementPlace {
  MemRefValue memory;
  SmallVector<int64_t, 4> indices;
};

/// A copy that was started and has not ended. The elements are copied at its end.
struct PendingTransfer {
  Operation *start = nullptr;
  ElementPlace source, destination;
  int64_t count = 0;
  /// For copies with a stride: the distance of rows, and their elements, in one of the memories.
  int64_t stride = 0, elementsPerStride = 0;
  bool isSourceStrided = false;
  /// The tag: a place in a buffer.
  std::shared_ptr<Buffer> tagBuffer;
  size_t tagPlace = 0;
};

/// Executes the functions of one module.
class Interpreter {
public:
  /// `module` is a symbol table that verifies.
  explicit Interpreter(Operation *module, const InterpreterLimits &limits = {});
  ~Interpreter();

  Operation *getModule() const { return module; }
  const InterpreterLimits &getLimits() const { return limits; }
  uint64_t getNumSteps() const { return numSteps; }
  /// Directs the output of operations to `os`; discards it if `os` is null, the
  /// default.
  void setOutput(raw_ostream *os) { output = os; }
  raw_ostream *getOutput() const { return output; }
  /// Whether the limit of memory allows so many bytes more.
  bool hasMemoryFor(uint64_t bytes) const;

  /// Calls a function. `caller` is the operation that does so, null for the first one.
  /// Fails after a diagnostic.
  LogicalResult call(Operation *function, ArrayRef<RuntimeValue> arguments,
                     SmallVectorImpl<RuntimeValue> &results,
                     Operation *caller = nullptr);
  /// Executes `op` for these values of its operands. Fails after a diagnostic; operations that end
  /// blocks, or use values other than their operands, are not supported.
  LogicalResult evaluate(Operation *op, ArrayRef<RuntimeValue> operands,
                         SmallVectorImpl<RuntimeValue> &results);
  /// The symbol that `reference` names around `from`; null if there is none.
  Operation *lookup(Operation *from, SymbolRefAttr reference);
  /// The place in the loops of the structured operation `op` that is computed.
  void enterIndices(Operation *op, ArrayRef<int64_t> point) {
    indices[op].assign(point.begin(), point.end());
  }
  ArrayRef<int64_t> getIndices(Operation *op) { return indices[op]; }
  /// The memory of the global variable `symbol`, created by `make` on first
  /// use.
  FailureOr<MemRefValue> getGlobal(Operation *symbol,
                                   function_ref<FailureOr<MemRefValue>()> make);

  /// The copies that have not ended, in the order of their starts. A program must wait for all.
  std::vector<PendingTransfer> &getTransfers() { return transfers; }

  /// The address of a memory that has none; 0 if there are no more.
  int64_t makeAddress();

private:
  friend class Execution;
  LogicalResult checkTransfers();
  LogicalResult run(Region &region, ArrayRef<RuntimeValue> arguments,
                    Frame &frame, SmallVectorImpl<RuntimeValue> &yielded,
                    Operation **terminator);
  LogicalResult execute(Execution &execution, Frame &frame);
  LogicalResult checkLimits(Execution &execution);
  void addContext(Operation *op, ArrayRef<RuntimeValue> operands,
                  InFlightDiagnostic &diag);

  Operation *module;
  InterpreterLimits limits;
  SymbolTableCollection symbols;
  llvm::DenseMap<Operation *, MemRefValue> globals;
  llvm::DenseMap<Operation *, SmallVector<int64_t, 4>> indices;
  /// Operations that call the functions that run.
  std::vector<Operation *> callers;
  std::vector<PendingTransfer> transfers;
  raw_ostream *output = nullptr;
  uint64_t numSteps = 0;
  int64_t numAddresses = 0;
  uint32_t depth = 0;
};

/// Attaches the interpreter's semantics of the operations of the bundled
/// dialects. Set-up.
LogicalResult registerSemantics(Context &ctx);

} // namespace strata::interpreter

#endif // STRATA_INTERPRETER_INTERPRETER_H
