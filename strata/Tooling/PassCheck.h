// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the pass that changes what a program computes: functions are executed before the
// first pass and after each one, with the same arguments.
#ifndef STRATA_TOOLING_PASSCHECK_H
#define STRATA_TOOLING_PASSCHECK_H

#include "strata/IR/Operation.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Pass/PassInstrumentation.h"
#include "strata/Tooling/HostArray.h"

#include <string>
#include <vector>

namespace strata {

struct PassCheckOptions {
  /// Calls of each function.
  unsigned numInputs = 20;
  uint64_t seed = 0;
  /// Limits of each call.
  interpreter::InterpreterLimits limits;
};

/// What a call gives: text of results and of the memrefs that were passed, or why there
/// are none.
struct CallOutcome {
  enum class Kind : uint8_t {
    Result,
    /// Undefined behavior: a pass may make anything of it.
    Undefined,
    /// It cannot be executed, or takes too long.
    Unknown,
  };
  Kind kind = Kind::Unknown;
  std::string text;
};

/// A call of a function with arguments of the types that it had at first.
struct CheckedCall {
  std::string function;
  SmallVector<Type, 4> types;
  SmallVector<HostArray, 4> arguments;
  std::string argumentText;
  CallOutcome expected;
};

class PassCheck {
public:
  /// Chooses arguments for all public functions of `module` whose arguments are numbers, or memrefs
  /// and tensors of numbers with known sizes, and calls them.
  PassCheck(Operation *module, const PassCheckOptions &options);

  /// Calls the functions again after `pass`. An error is reported for the first call whose
  /// result differs; nothing is checked after that.
  void checkAfter(StringRef pass);

  bool hasFailed() const { return failedPass; }
  size_t getNumCalls() const { return calls.size(); }
  size_t getNumDefined() const;
  /// Results that were compared, over all passes.
  size_t getNumCompared() const { return numCompared; }
  /// Calls that a pass has made impossible to execute, with the reason for the first one.
  size_t getNumLost() const { return numLost; }
  StringRef getLostReason() const { return lostReason; }
  /// Calls that have no result before the first pass, with the reason for the first one.
  size_t getNumLeftOut() const { return numLeftOut; }
  StringRef getLeftOutReason() const { return leftOutReason; }

private:
  CallOutcome execute(const CheckedCall &call) const;
  void addCalls(Operation *function);
  void report(const CheckedCall &call, const CallOutcome &outcome,
              StringRef pass);

  Operation *module;
  PassCheckOptions options;
  std::vector<CheckedCall> calls;
  size_t numLost = 0, numLeftOut = 0, numCompared = 0;
  std::string lostReason, leftOutReason;
  bool failedPass = false;
};

/// Calls `check` after each pass. For pass managers with one thread.
std::unique_ptr<PassInstrumentation>
createPassCheckInstrumentation(PassCheck &check);

} // namespace strata

#endif // STRATA_TOOLING_PASSCHECK_H
