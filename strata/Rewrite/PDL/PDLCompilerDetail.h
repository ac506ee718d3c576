// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compilation of rules to programs: a rule is compiled to a list of instructions that
// look and check, and one that changes things; rules of one root and benefit are
// then put together (PDLCompiler.cpp).
#ifndef STRATA_REWRITE_PDL_PDLCOMPILERDETAIL_H
#define STRATA_REWRITE_PDL_PDLCOMPILERDETAIL_H

#include "strata/Rewrite/PDL/PDLProgramDetail.h"

#include "llvm/ADT/DenseMap.h"

#include <map>
#include <tuple>

namespace strata::pdl {

/// Registers of a rewrite count from here until it is known how many the
/// matches of its group need.
constexpr Register FirstLocal = 0x8000;

/// A rule on its way into a program.
struct Rule {
  Operation *pattern = nullptr;
  unsigned benefit = 0;
  std::vector<Instr> match, changes;
  unsigned numLocals = 0;
  Action action;
  /// Lists that nothing else uses get registers, too.
  bool bindsAll = false;
  /// The registers of the rule's values.
  llvm::DenseMap<Value, Register> bound;
};

/// Rules of one root, empty for any, and one benefit.
struct Group {
  std::string root;
  unsigned benefit = 0;
  std::vector<Rule> rules;
  std::shared_ptr<Program> program = std::make_shared<Program>();
  /// Registers of matches; the first holds the root.
  unsigned numPlaces = 1;
  /// A key for the contents of a register: the instruction that fills it,
  /// without `dst`.
  using Place =
      std::tuple<Opcode, Register, Register, uint32_t, const void *, bool>;
  std::map<Place, Register> places;

  Register addPlace() { return Register(numPlaces++); }
};

/// Reports that the rules of the group that `pattern` is in need more registers
/// than there are below FirstLocal.
LogicalResult emitTooManyValues(Operation *pattern);

// Operations of pdl.

bool isPDL(Operation *op, StringRef stem);
/// The name in `opName`; empty if any will do.
StringRef getOpName(Operation *operation);
/// Operands of `op` in group `index` of its definition.
SmallVector<Value, 4> getGroup(Operation *op, unsigned index);
/// The kind of native parameter for values of the type.
PDLNative::Parameter getParameter(Type type);

/// The definition that `op`, a pdl.operation, speaks of. Null after an error, if
/// its dialect is loaded and has no such operation.
const OpDefinition *resolveName(Operation *op);
/// Checks that operations of `def` can have what `op` says.
LogicalResult checkAgainst(Operation *op, const OpDefinition &def);
/// The native of a call, with parameters that fit its operands and results.
/// Null after an error.
PDLNatives::Entry resolveNative(Operation *op, StringRef name, bool isRewrite,
                                ValueRange args, TypeRange results,
                                const PDLNatives &natives);

/// The operation that matching begins with. Null after an error.
Operation *findRoot(Operation *pattern);
/// Appends instructions to `rule.match`.
LogicalResult compileMatch(Rule &rule, Operation *root, Group &group,
                           const PDLNatives &natives);
LogicalResult compileRewrite(Rule &rule, Group &group,
                             const PDLNatives &natives);
/// Tells the changes in `code` which registers are read after them.
void findLaterReads(ArrayRef<Instr> code);
/// Calls `fn` with each register that `instr` reads.
void forEachRead(const Instr &instr, function_ref<void(Register)> fn);

/// Whether `pattern` is a parameterised rule, which stands for its instances.
bool isParameterised(Operation *pattern);
/// Checks the attributes of the namespace `strata` in a rule: that they are known,
/// and where they are allowed.
LogicalResult checkAttributes(Operation *pattern);
/// Calls `add` with the instances of a parameterised rule, one `pdl.pattern`
/// for each row of its table. An instance is in no block, and is destroyed when
/// `add` returns. Fails if `add` fails for an instance, but continues with the
/// next one.
LogicalResult forEachInstance(Operation *pattern,
                              function_ref<LogicalResult(Operation *)> add);

/// Puts the rules of `group` together.
LogicalResult link(Group &group);

/// Takes the program for operations called `root`, empty for any.
using ProgramSink = function_ref<void(std::shared_ptr<const Program> program,
                                      StringRef root, unsigned benefit)>;
/// A matcher of pdl_interp.
LogicalResult compileMatcher(Operation *matcher, const PDLNatives &natives,
                             ProgramSink sink);
/// All there is in `module`, as addPDLPatterns does; without
/// `groupRules`, each rule becomes a program of its own.
LogicalResult compilePatterns(Operation *module, const PDLNatives &natives,
                              ProgramSink sink, bool groupRules = true);
/// The rules in `modules` that `isWanted` accepts, and the matchers.
LogicalResult compileRules(ArrayRef<Operation *> modules,
                           const PDLNatives &natives,
                           function_ref<bool(Operation *)> isWanted,
                           ProgramSink sink);
/// Names of values of a rule.
using ValueNames = llvm::DenseMap<Value, StringRef>;
/// The rules of `module` without their rewrites; values that have a name in `names` are
/// captured.
LogicalResult compileMatches(Operation *module, const PDLNatives &natives,
                             const ValueNames &names, ProgramSink sink);

/// One rule without its rewrite as a program of its own.
LogicalResult compileMatch(Operation *rule, const PDLNatives &natives,
                           const ValueNames &names, ProgramSink sink);
/// One rule, or an instance of a parameterised one, as a program of its own.
LogicalResult compileRule(Operation *rule, const PDLNatives &natives,
                          ProgramSink sink);

/// Adds a pattern that applies `program` to operations called `root`.
void addProgram(RewritePatternSet &set, std::shared_ptr<const Program> program,
                StringRef root, unsigned benefit);

} // namespace strata::pdl

#endif // STRATA_REWRITE_PDL_PDLCOMPILERDETAIL_H
