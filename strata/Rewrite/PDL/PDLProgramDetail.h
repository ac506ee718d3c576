// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The programs that rules are compiled to. An instruction reads and writes
// registers, which hold a PDLValue each, and may jump to `fail` if it does not
// match. The rules of a group, all of one root and benefit, follow each other;
// instructions that a rule shares with the beginning of the previous one occur
// once:
//
//   0  CheckNumOperands r0 2    fail 8
//   1  GetOperand r1 = r0[1]    fail 8
//   2  GetDefiningOp r2 = r1    fail 8
//   3  CheckName r2 "a.x"       fail 5
//   4  Rewrite 0                fail 5      (first rule)
//   5  CheckName r2 "a.y"       fail 8
//   6  GetAttr r3 = r2."value"  fail 8
//   7  Rewrite 1                fail 8      (second rule)
//   8  Fail
//
// A register stands for one place of the IR, such as "what defines operand 1",
// so that rules find there what others have looked up.
#ifndef STRATA_REWRITE_PDL_PDLPROGRAMDETAIL_H
#define STRATA_REWRITE_PDL_PDLPROGRAMDETAIL_H

#include "strata/Rewrite/PDL/PDLNatives.h"

#include "llvm/ADT/DenseMap.h"

#include <atomic>

namespace strata::detail {
class ConversionRewriterImpl;
}

namespace strata::pdl {

using Register = uint16_t;

/// The opcodes, in groups, which the interpreter tells apart by order.
enum class Opcode : uint8_t {
  // dst = something of a; to `fail` if there is none, or null if `isNullable`.
  GetOperand,
  GetResult,
  /// The values of group `imm`, or all if that is `All`; a range unless
  /// `wantsOne`.
  GetOperands,
  GetResults,
  /// The operation that defines a value or the first value of a range.
  GetDefiningOp,
  /// `pointer` is the name, a StringAttr.
  GetAttr,
  GetAttrSlot,
  GetType,
  GetTypes,
  GetAttrType,
  GetUsers,
  Extract,
  // Checks of a; to `fail` if they do not hold.
  /// If `imm` is the number of a table of the program, other names jump to the
  /// targets in that table.
  CheckName,
  CheckNumOperands,
  CheckMinOperands,
  CheckNumResults,
  CheckMinResults,
  CheckConstant,
  CheckTypes,
  CheckNotNull,
  /// b is result `imm` of a.
  CheckResult,
  /// a and b are the same, or are not.
  CheckDifferent,
  CheckEqual,
  // dst = the constant `pointer`; types are those of an ArrayAttr.
  ConstantAttr,
  ConstantType,
  ConstantTypes,
  // `pointer` is a Call.
  Constrain,
  ConstrainNot,
  // Starts of loops, followed by the instruction for the next iteration: dst =
  // an operation that uses the value a, the register after dst remembers the
  // use; dst = an element of the range a, b is the number of the loop.
  FirstUser,
  FirstElement,
  NextUser,
  NextElement,
  // Control.
  Jump,
  /// Notes rewriter `imm` of benefit b, with the arguments of the Call
  /// `pointer`; its results are the operations that were matched.
  Record,
  /// The rule `imm` matches.
  Rewrite,
  Done,
  Fail,
  // Changes.
  /// dst = the elements of the arguments of the Call `pointer`.
  MakeRange,
  /// dst = an operation made as the Creation `pointer` says.
  Create,
  /// a goes; its results become the arguments of the Call `pointer`.
  Replace,
  /// a goes; its results become those of b.
  ReplaceWithOp,
  Erase,
  Call,
};

struct Instr {
  static constexpr uint32_t All = ~0u;
  Opcode opcode = Opcode::Fail;
  bool isNullable = false;
  bool wantsOne = false;
  Register dst = 0, a = 0, b = 0;
  uint32_t imm = 0;
  uint32_t fail = 0;
  const void *pointer = nullptr;

  /// Whether all fields but `fail` are equal.
  bool isSame(const Instr &other) const {
    return opcode == other.opcode && dst == other.dst && a == other.a &&
           b == other.b && imm == other.imm && pointer == other.pointer &&
           isNullable == other.isNullable && wantsOne == other.wantsOne;
  }
};

/// Registers and their use: arguments of a native, elements of a range, values
/// in the place of results.
struct Call {
  PDLNatives::Entry native;
  /// The name of the native, if there is one.
  std::string name;
  SmallVector<Register, 4> args, results;
  /// The kinds of the results of a native.
  SmallVector<PDLNative::Parameter, 1> resultParams;
  /// The kind of the elements of an empty range.
  PDLValue::Kind kind = PDLValue::Kind::Attribute;
  Location loc;
  /// Registers that are read later, and must not hold erased operations.
  SmallVector<Register, 2> later;
};

/// How an operation is made.
struct Creation {
  enum class Types : uint8_t { Given, Inferred, OfReplaced };
  const OpDefinition *def = nullptr;
  SmallVector<Register, 4> operands, types;
  SmallVector<std::pair<StringAttr, Register>, 2> attributes;
  /// By slot, for definitions that have them.
  SmallVector<std::pair<unsigned, Register>, 2> slots;
  Types typesFrom = Types::Given;
  /// The operation whose results give the types.
  Register replaced = 0;
  /// Attribute slot for the number of operands by group; -1 without. Operands
  /// are given by group then.
  int operandSegments = -1, resultSegments = -1;
  Location loc;
};

/// The rewrite that is run when a rule, or the rewriter of a matcher, is
/// applied.
struct Action {
  std::string name;
  Location loc;
  uint32_t entry = 0;
  /// Operations that were matched; those that are made have their locations.
  SmallVector<Register, 4> matchedOps;
  /// Some operation is made.
  bool makesOps = false;
  /// The registers from which a rewriter gets its arguments.
  SmallVector<Register, 4> params;
  /// The registers of matched values that the rewrite reads; in conversions,
  /// values and types in them are converted first.
  SmallVector<Register, 4> converted;
  /// Conversions may apply the rule to operations that it creates.
  bool isBounded = false;
  /// The names and registers of matched values, for rules that only match.
  std::vector<std::pair<std::string, Register>> captures;
};

/// A necessary condition for a match: the definition of an operand.
struct Sign {
  unsigned operand;
  /// The definition of the operation that the operand is a result of.
  const void *def;
  bool operator==(const Sign &other) const {
    return operand == other.operand && def == other.def;
  }
};

struct Program {
  std::vector<Instr> code;
  /// One of these is there where any rule matches; empty if they are unknown.
  /// They reject most operations that no rule matches.
  SmallVector<Sign, 4> signs;
  std::vector<Action> actions;
  /// The targets of failing checks of names: the next matching one in a row of
  /// them. The first table is none.
  struct NameTable {
    llvm::SmallDenseMap<const void *, uint32_t, 8> targets;
    uint32_t none = 0;
  };
  std::vector<NameTable> nameTables{1};
  unsigned numRegisters = 1;
  /// Registers are null at first; without that, all are written before they are
  /// read.
  bool startsNull = false;
  std::vector<std::unique_ptr<Call>> calls;
  std::vector<std::unique_ptr<Creation>> creations;
  std::vector<std::string> generatedOps;

  /// By action: it went wrong and is not applied any more, so that what it makes
  /// of the IR until then is not made again and again.
  std::unique_ptr<std::atomic<bool>[]> isBroken;
  /// Whether the matcher is broken.
  mutable std::atomic<bool> isMatcherBroken{false};

  /// Completes the program; call it when all parts exist.
  void prepare() {
    isBroken = std::make_unique<std::atomic<bool>[]>(actions.size());
  }
  Call *addCall(Location loc) {
    calls.push_back(std::make_unique<Call>());
    calls.back()->loc = loc;
    return calls.back().get();
  }
};

/// Applies a program to `root`. `isEnabled`, if not null, tells which actions
/// may be applied. `benefit` is that of records to take. `conversion` is that
/// which `rewriter` belongs to, if any.
LogicalResult run(const Program &program, Operation *root,
                  PatternRewriter &rewriter, const std::vector<bool> *isEnabled,
                  unsigned benefit,
                  detail::ConversionRewriterImpl *conversion = nullptr);

/// Receives a match: the action that would be run, and the registers.
using MatchFn =
    function_ref<void(const Action &action, ArrayRef<PDLValue> registers)>;

/// Calls `found` with each match at `root`, the first of each rule, without applying
/// any.
void findMatches(const Program &program, Operation *root, MatchFn found);

} // namespace strata::pdl

#endif // STRATA_REWRITE_PDL_PDLPROGRAMDETAIL_H
