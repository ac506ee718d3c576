// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter of the programs of PDLProgramDetail.h.
#ifndef STRATA_REWRITE_PDL_PDLINTERPRETERDETAIL_H
#define STRATA_REWRITE_PDL_PDLINTERPRETERDETAIL_H

#include "strata/Rewrite/PDL/PDLProgramDetail.h"

#include "llvm/Support/Allocator.h"

namespace strata::pdl {

/// One run. Looking is in PDLInterpreter.cpp, changing in PDLChanges.cpp.
class Interpreter {
public:
  Interpreter(const Program &program, PatternRewriter &rewriter,
              const std::vector<bool> *isEnabled, unsigned benefit,
              detail::ConversionRewriterImpl *conversion)
      : program(program), rewriter(rewriter), isEnabled(isEnabled),
        benefit(benefit), conversion(conversion) {
    registers.resize_for_overwrite(program.numRegisters);
    if (program.startsNull)
      std::fill(registers.begin(), registers.end(), PDLValue());
  }
  LogicalResult run(Operation *root);
  /// Reports matches instead of applying them.
  void setMatchFn(MatchFn fn) { found = fn; }

private:
  /// A match: the action to run and its arguments.
  struct Match {
    uint32_t action;
    SmallVector<PDLValue, 4> args;
    SmallVector<Operation *, 2> matchedOps;
  };

  LogicalResult execute(uint32_t pc);
  /// True if it went well; else the jump to `fail`.
  std::optional<bool> lookQuickly(const Instr &instr);
  bool look(const Instr &instr);
  bool check(const Instr &instr);
  bool getGroup(const Instr &instr, bool isOperands);
  bool getUsers(const Instr &instr);
  bool getTypes(const Instr &instr);
  bool extract(const Instr &instr, size_t index);
  bool nextUser(const Instr &instr, OpOperand *use);
  uint32_t findName(const Instr &instr) const;
  bool constrain(const Instr &instr);
  void load(const Instr &instr);
  bool startLoop(const Instr &instr);
  bool goOn(const Instr &instr);
  /// Counts a step; reports `message` when there have been more than `limit`.
  bool isRunaway(uint64_t limit, StringRef message);
  void record(const Instr &instr);
  LogicalResult applyMatches();
  LogicalResult apply(const Action &action);

  // Changes; false after an error.
  bool change(const Instr &instr);
  bool create(const Instr &instr);
  bool addOperands(const Creation &creation, OperationState &state);
  bool addAttributes(const Creation &creation, OperationState &state);
  bool addTypes(const Creation &creation, OperationState &state);
  bool replace(const Instr &instr);
  bool replaceOp(Operation *op, ArrayRef<Value> values, const Call &call);
  bool erase(const Instr &instr);
  void makeRange(const Instr &instr);
  bool call(const Instr &instr);
  bool storeResults(const Call &call, ArrayRef<PDLValue> results);
  /// Before `op` goes: registers that are read later forget it.
  void forget(Operation *op, const Call &call);
  /// Appends the value or values of a register; false if there is nothing.
  bool append(Register reg, SmallVectorImpl<Value> &values) const;
  bool append(Register reg, SmallVectorImpl<Type> &types) const;
  bool error(Location loc, const Twine &message);

  // Instructions of conversions (PDLConversion.cpp).
  bool convert(const Action &action);
  bool convertValues(const PDLValue &from, SmallVectorImpl<Value> &values);
  bool convertTypes(ArrayRef<Type> from, SmallVectorImpl<Type> &types);
  /// Tells what a rule looked for and did not find.
  void explain(const Instr &instr);
  Location getMatchLoc();

  PDLValue &reg(Register number) { return registers[number]; }
  const PDLValue &reg(Register number) const { return registers[number]; }
  template <typename T> PDLValue keep(ArrayRef<T> elements) {
    T *copy = arena.Allocate<T>(elements.size());
    std::uninitialized_copy(elements.begin(), elements.end(), copy);
    return PDLValue(ArrayRef<T>(copy, elements.size()));
  }

  const Program &program;
  PatternRewriter &rewriter;
  /// Null where matches are applied.
  MatchFn found = nullptr;
  const std::vector<bool> *isEnabled;
  unsigned benefit;
  /// Null outside of conversions.
  detail::ConversionRewriterImpl *conversion;
  /// The instruction that did not match, in conversions.
  const Instr *missed = nullptr;
  /// A third of the rules of arith need more than 48 registers.
  SmallVector<PDLValue, 96> registers;
  llvm::BumpPtrAllocator arena;
  const Action *action = nullptr;
  Operation *root = nullptr;
  /// The action has begun to change the IR.
  bool hasChanged = false;
  /// The matches that a matcher found; it may continue.
  SmallVector<Match, 0> matches;
  SmallVector<Operation *, 2> matchedOps;
  /// The location of the matched operations, computed before the first change.
  Location matchLoc;
  /// The counters of loops over ranges, by index of the loop.
  SmallVector<uint32_t, 0> counters;
  uint64_t steps = 0;
};

} // namespace strata::pdl

#endif // STRATA_REWRITE_PDL_PDLINTERPRETERDETAIL_H
