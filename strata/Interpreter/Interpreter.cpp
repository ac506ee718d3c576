// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interpreter/Interpreter.h"

#include "strata/Definition/Interfaces.h"
#include "strata/IR/Graph/Block.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interpreter/SemanticsDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

#include <sys/resource.h>

using namespace strata;
using namespace strata::interpreter;

//===-- Execution ------------------------------------------------------------===//

LogicalResult Execution::runRegion(Region &region,
                                   ArrayRef<RuntimeValue> arguments,
                                   SmallVectorImpl<RuntimeValue> &yielded,
                                   Operation **terminator) {
  return interpreter.run(region, arguments, frame, yielded, terminator);
}

void Execution::branchTo(Block *block, ArrayRef<RuntimeValue> arguments) {
  next = block;
  blockArguments.assign(arguments.begin(), arguments.end());
}

/// `op`, or the nearest operation around it that has a location: those in the bodies of named
/// structured operations have none.
static Operation *findPlace(Operation *op) {
  for (Operation *place = op; place; place = place->getParentOp())
    if (!isa<UnknownLoc>(place->getLoc()))
      return place;
  return op;
}

InFlightDiagnostic Execution::emitError() {
  Operation *place = findPlace(op);
  InFlightDiagnostic diag = place->emitError("");
  if (place != op)
    diag.attachNote(place->getLoc())
        << "in '" << op->getName().getStringRef() << "' inside of it";
  interpreter.addContext(op, operands, diag);
  return diag;
}

//===-- Interpreter ----------------------------------------------------------===//

Interpreter::Interpreter(Operation *module, const InterpreterLimits &limits)
    : module(module), limits(limits) {}
Interpreter::~Interpreter() = default;

/// Notes with the operands and the innermost calls.
void Interpreter::addContext(Operation *op, ArrayRef<RuntimeValue> operands,
                             InFlightDiagnostic &diag) {
  constexpr size_t MaxOperands = 8, MaxCalls = 8;
  std::string text;
  llvm::raw_string_ostream os(text);
  for (auto [i, value] : llvm::enumerate(operands.take_front(MaxOperands))) {
    os << (i ? ", " : "");
    Type type = op->getOperand(unsigned(i)).getType();
    if (value.isScalar())
      printRuntimeValue(value, type, os);
    else
      os << type;
  }
  os.flush();
  if (!text.empty())
    diag.attachNote(findPlace(op)->getLoc()) << "the operands are " << text;
  ArrayRef<Operation *> calls = callers;
  for (Operation *caller : llvm::reverse(calls.take_back(MaxCalls)))
    if (caller)
      diag.attachNote(findPlace(caller)->getLoc()) << "called from here";
}

FailureReason interpreter::getFailureReason(StringRef message) {
  if (message.starts_with("the limit of ") ||
      message.ends_with(", the limit of the interpreter"))
    return FailureReason::Limit;
  return message.starts_with("the interpreter ")
             ? FailureReason::Unsupported
             : FailureReason::UndefinedBehavior;
}

Operation *Interpreter::lookup(Operation *from, SymbolRefAttr reference) {
  return symbols.lookupNearestSymbolFrom(from, reference);
}

FailureOr<MemRefValue>
Interpreter::getGlobal(Operation *symbol,
                       function_ref<FailureOr<MemRefValue>()> make) {
  auto found = globals.find(symbol);
  if (found != globals.end())
    return found->second;
  FailureOr<MemRefValue> made = make();
  if (succeeded(made))
    globals[symbol] = *made;
  return made;
}

int64_t Interpreter::makeAddress() {
  // Larger than any memory, whose limit is far below.
  constexpr int64_t Distance = int64_t(1) << 40;
  constexpr int64_t MaxAddresses = int64_t(1) << 22;
  return numAddresses == MaxAddresses ? 0 : ++numAddresses * Distance;
}

/// An error if the program ends before a copy does.
LogicalResult Interpreter::checkTransfers() {
  if (callers.size() > 1 || transfers.empty())
    return success();
  Operation *start = transfers.front().start;
  transfers.clear();
  return start->emitError("the program does not wait for the copy");
}

LogicalResult Interpreter::call(Operation *function,
                                ArrayRef<RuntimeValue> arguments,
                                SmallVectorImpl<RuntimeValue> &results,
                                Operation *caller) {
  auto interface = dyn_cast<FunctionOpInterface>(function);
  if (!interface || interface.isExternal()) {
    Operation *at = caller ? caller : function;
    return at->emitError(
        "the interpreter cannot call a function without a body");
  }
  callers.push_back(caller);
  auto leave = llvm::scope_exit([&] { callers.pop_back(); });
  Frame frame;
  if (failed(run(function->getRegion(0), arguments, frame, results, nullptr)))
    return failure();
  if (results.size() == interface.getResultTypes().size())
    return checkTransfers();
  return function->emitError("the function ends without its results");
}

/// Whether an operation in the regions of `op` uses a value of the operations around it.
static bool capturesValues(Operation *op) {
  return op
      ->walk([&](Operation *inner) {
        bool isCaptured = llvm::any_of(inner->getOperands(), [&](Value value) {
          return inner != op &&
                 !op->isAncestor(value.getParentBlock()->getParentOp());
        });
        return isCaptured ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult Interpreter::evaluate(Operation *op,
                                    ArrayRef<RuntimeValue> operands,
                                    SmallVectorImpl<RuntimeValue> &results) {
  if (op->hasTrait(OpTrait::Terminator) || capturesValues(op))
    return op->emitError("the interpreter evaluates no operations that end "
                         "blocks or use further values");
  Frame frame;
  for (auto [operand, value] : llvm::zip_equal(op->getOperands(), operands))
    frame[operand] = value;
  Execution execution(*this, op, frame);
  if (failed(execute(execution, frame)))
    return failure();
  results.append(execution.results.begin(), execution.results.end());
  return success();
}

bool Interpreter::hasMemoryFor(uint64_t bytes) const {
  if (!limits.maxMemory)
    return true;
  auto fits = [&](uint64_t used) {
    return used <= limits.maxMemory && bytes <= limits.maxMemory - used;
  };
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  if (fits(uint64_t(usage.ru_maxrss) << 10))
    return true;
  uint64_t used = limits.getMemory ? limits.getMemory() : 0;
  return used && fits(used);
}

LogicalResult Interpreter::checkLimits(Execution &execution) {
  if (limits.maxSteps && numSteps == limits.maxSteps)
    return execution.fail("the limit of " + Twine(limits.maxSteps) +
                          " executed operations is reached");
  // An operation takes 100 ns or more, the calls of the system up to 1000.
  constexpr uint64_t Interval = 256;
  if (numSteps % Interval)
    return success();
  constexpr auto never = std::chrono::steady_clock::time_point::max();
  if (limits.deadline != never &&
      std::chrono::steady_clock::now() > limits.deadline)
    return execution.fail("the limit of time is reached");
  if (!hasMemoryFor(0))
    return execution.fail("the limit of " + Twine(limits.maxMemory >> 20) +
                          " MB of memory is reached");
  return success();
}

/// Whether `op` may forward operands without using their values; poison may be forwarded.
static bool canPassOn(Operation *op) {
  return op->hasTrait(OpTrait::Terminator) ||
         op->getDefinition().hasTrait("SelectLikeOpInterface") ||
         isa<CallOpInterface, RegionBranchOpInterface>(op);
}

LogicalResult Interpreter::execute(Execution &execution, Frame &frame) {
  Operation *op = execution.op;
  bool hasPoison = false;
  for (Value operand : op->getOperands()) {
    auto found = frame.find(operand);
    assert(found != frame.end() && "verified IR defines values before uses");
    execution.operands.push_back(found->second);
    hasPoison |= found->second.isPoison();
  }
  if (hasPoison && !canPassOn(op))
    return execution.fail("an operand is poison");
  if (failed(checkLimits(execution)))
    return failure();
  ++numSteps;
  auto *record = getInterface<InterpretableOpInterface>(op);
  if (ExecuteFn fn = record ? record->execute : findDefaultSemantics(op)) {
    if (failed(fn(op, execution)))
      return failure();
    if (execution.results.size() == op->getNumResults())
      return success();
    return execution.fail("a region ends without the results");
  }
  if (op->hasTrait(OpTrait::Terminator) && op->getNumSuccessors() == 0)
    return success();
  return execution.fail("the interpreter does not support '" +
                        op->getName().getStringRef() + "'");
}

LogicalResult Interpreter::run(Region &region, ArrayRef<RuntimeValue> arguments,
                               Frame &frame,
                               SmallVectorImpl<RuntimeValue> &yielded,
                               Operation **terminator) {
  return runWithSufficientStackSpace([&]() -> LogicalResult {
    if (limits.maxDepth && depth == limits.maxDepth)
      return findPlace(region.getParentOp())
          ->emitError("calls and regions are nested more than " +
                      Twine(limits.maxDepth) +
                      " levels deep, the limit of the interpreter");
    ++depth;
    auto leave = llvm::scope_exit([&] { --depth; });
    Block *block = &region.front();
    SmallVector<RuntimeValue, 4> values(arguments.begin(), arguments.end());
    while (true) {
      for (auto [argument, value] : llvm::zip(block->getArguments(), values))
        frame[argument] = value;
      Block *next = nullptr;
      for (Operation &op : *block) {
        Execution execution(*this, &op, frame);
        if (failed(execute(execution, frame)))
          return failure();
        for (auto [result, value] :
             llvm::zip(op.getResults(), execution.results))
          frame[result] = std::move(value);
        if (execution.next) {
          next = execution.next;
          values = std::move(execution.blockArguments);
          break;
        }
        if (&op == block->getLastOp()) {
          yielded.assign(execution.operands.begin(), execution.operands.end());
          if (terminator)
            *terminator = &op;
        }
      }
      if (!next)
        return success();
      block = next;
    }
  });
}
