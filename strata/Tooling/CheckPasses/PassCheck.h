// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the pass that changes the results of a program: functions are executed
// before the first pass and after each one, with the same arguments.
#ifndef STRATA_TOOLING_CHECKPASSES_PASSCHECK_H
#define STRATA_TOOLING_CHECKPASSES_PASSCHECK_H

#include "strata/IR/Graph/Operation.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Pass/PassInstrumentation.h"
#include "strata/Tooling/Execution/HostArray.h"

#include <optional>
#include <string>
#include <vector>

namespace strata {

struct FaultyRewrite;

struct PassCheckOptions {
  /// Calls of each function.
  unsigned numInputs = 20;
  uint64_t seed = 0;
  /// The only function that is called; if empty, all public ones are.
  std::string entry;
  /// The number of passes after which the functions are called. The remaining
  /// time is divided among these and the functions, so that a slow one does not
  /// use all of it.
  size_t numPasses = 1;
  /// Whether all functions are called after a pass on one of them.
  bool callsAll = false;
  /// Limits of each call; the deadline is that of all calls.
  interpreter::InterpreterLimits limits;
};

/// The outcome of a call: the text of results and of the passed memrefs, or the
/// reason why there are none.
struct CallOutcome {
  enum class Kind : uint8_t {
    Result,
    /// Undefined behavior: a pass may make anything of it.
    Undefined,
    /// The call cannot be executed, or takes too long.
    Unknown,
    /// The call reaches a limit: of time, memory, or executed operations.
    Stopped,
  };
  Kind kind = Kind::Unknown;
  std::string text;

  /// Whether the outcome of the call is unknown.
  bool isUnknown() const {
    return kind == Kind::Unknown || kind == Kind::Stopped;
  }
};

/// A call of a function with arguments of the types that it had at first.
struct CheckedCall {
  std::string function;
  SmallVector<Type, 4> types;
  SmallVector<HostArray, 4> arguments;
  std::string argumentText;
  /// Why there are no arguments; empty if there are.
  std::string argumentError;
  CallOutcome expected;
  /// The last pass after which the result was the expected one.
  std::string lastPass;
  /// A function that it may call has changed since.
  bool isPending = false;
};

/// The first difference that was found.
struct PassDifference {
  std::string pass;
  /// The number of passes that ended before it; passes on parts of the module
  /// count each time.
  size_t numPassesBefore = 0;
  const CheckedCall *call = nullptr;
  CallOutcome outcome;
  Location loc;
  /// Several passes have run since the function was called.
  bool isLate = false;
};

class PassCheck {
public:
  /// Chooses arguments for all public functions of `module` (PassCheckArguments.h), and calls
  /// them.
  PassCheck(Operation *module, const PassCheckOptions &options);

  /// Calls the functions again after `pass`, which has changed `op`. Nothing is checked after the first
  /// difference. After a change of one function, the others, which may call it, are called by the next
  /// checkOthers.
  void checkAfter(StringRef pass, Operation *op);
  /// Calls functions that were not called after the last changes.
  void checkOthers();
  /// Called in place of `checkAfter` for a pass that changed nothing.
  void skipAfter(StringRef pass);
  /// Calls a function of `other`, a copy of the module.
  CallOutcome execute(Operation *other, const CheckedCall &call) const;
  /// Whether `outcome`, which is known, is not one that passes may give `call`.
  static bool isWrong(const CheckedCall &call, const CallOutcome &outcome);

  const std::optional<PassDifference> &getDifference() const {
    return difference;
  }
  /// Reports the difference that was found, with the step of the pass that makes it, if that is
  /// known.
  void report(const std::optional<FaultyRewrite> &step) const;

  size_t getNumCalls() const { return calls.size(); }
  /// Calls that had the same results after each pass.
  size_t getNumDefined() const;
  /// Results that were compared, over all passes.
  size_t getNumCompared() const { return numCompared; }
  /// Calls that a pass has made impossible to execute, with the reason for the first one, and
  /// the last pass after which that was compared, empty for none.
  size_t getNumLost() const { return numLost; }
  /// Whether it is unknown which pass made a call impossible.
  bool isLateLoss() const { return lateLoss; }
  StringRef getLostReason() const { return lostReason; }
  StringRef getLastComparedPass() const { return lastComparedPass; }
  /// Calls that have no result before the first pass, with the reason for the first one.
  size_t getNumLeftOut() const { return numLeftOut; }
  StringRef getLeftOutReason() const { return leftOutReason; }
  /// Messages about public functions of which no call is compared.
  ArrayRef<std::string> getNotCompared() const { return notCompared; }

private:
  /// Calls `function` of `other`, which is null if there is none any more.
  CallOutcome execute(Operation *other, Operation *function,
                      const CheckedCall &call,
                      const interpreter::InterpreterLimits &limits) const;
  void callAgain(StringRef pass, size_t event,
                 function_ref<bool(const CheckedCall &)> isWanted);
  void addCalls(Operation *function, size_t numFunctions);
  interpreter::InterpreterLimits shareTime(size_t numFunctions) const;
  /// Notes the functions of a nested module.
  void addNotCalled(Operation *table);
  CheckedCall makeCall(StringRef name, ArrayRef<Type> types,
                       unsigned input) const;
  size_t countFunctions() const;
  void setLost(CheckedCall &call, CallOutcome outcome, StringRef pass);

  Operation *module;
  PassCheckOptions options;
  std::vector<CheckedCall> calls;
  size_t numLost = 0, numLeftOut = 0, numCompared = 0, numEvents = 0;
  std::string lostReason, leftOutReason, lastComparedPass, lastChangingPass;
  bool lateLoss = false;
  std::vector<std::string> notCompared;
  std::optional<PassDifference> difference;
};

/// Calls `check` after each pass. The pass manager must use one thread.
std::unique_ptr<PassInstrumentation>
createPassCheckInstrumentation(PassCheck &check);

} // namespace strata

#endif // STRATA_TOOLING_CHECKPASSES_PASSCHECK_H
