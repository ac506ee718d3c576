// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Terms and sorts of SMT-LIB as text.
#ifndef STRATA_TARGET_SMTLIB_TERMS_H
#define STRATA_TARGET_SMTLIB_TERMS_H

#include "strata/Dialects/SMT/SMTOps.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Target/SMTLIB/Names.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace strata::smtlib {

/// The sorts that a script declares, by name and with the number of their parameters.
using Sorts = llvm::MapVector<StringAttr, unsigned>;

/// Whether `op` is written as part of a term.
bool isTerm(Operation *op);

/// Writes terms. Nested terms are kept on a stack of its own, so that their depth is
/// limited by memory only.
class TermWriter {
public:
  /// Writes at most `maxTerms` terms. Nested quantifiers with patterns repeat terms, so that their
  /// number may be exponential in the number of operations.
  TermWriter(Names &names, bool inlineSingleUseValues, uint64_t maxTerms,
             raw_ostream &os)
      : names(names), inlineSingleUseValues(inlineSingleUseValues),
        termsLeft(maxTerms), os(os) {}

  /// Gives `value`, which is declared, the symbol `symbol`.
  void bind(Value value, std::string symbol) {
    symbols[value] = std::move(symbol);
  }
  /// Forgets the symbol of `value`, whose declaration is no longer valid.
  void unbind(Value value) { symbols.erase(value); }
  /// The symbol of the sort called `name`.
  StringRef getSortSymbol(StringAttr name);

  void writeType(Type type);
  /// Writes the term that is asserted, with its lines indented by 8 columns. Fails
  /// after a diagnostic.
  LogicalResult writeAssertion(Value root);

private:
  struct Let;
  /// A term with the lets around it, in the order in which they are written.
  struct Scope {
    Value root;
    std::vector<Let> lets = {};
    /// Whether it is the first pattern of a region.
    bool isFirst = false;
  };
  struct Quantifier {
    /// The names of the variables.
    SmallVector<std::string> names;
    Scope body;
    std::vector<Scope> patterns;
  };
  struct Let {
    Value value;
    std::string name;
    /// The parts of `value` if it is a quantifier.
    std::unique_ptr<Quantifier> quantifier;
  };
  /// The column of continued lines, and the number of quantifiers around a term.
  struct Indent {
    unsigned columns = 0;
    unsigned depth = 0;
    Indent operator+(size_t more) const {
      return {columns + unsigned(more), depth};
    }
    std::string getText() const { return std::string(columns, ' '); }
  };
  /// A piece of text that is still to be written.
  struct Task {
    enum Kind { Text, Term, Let, EndOfScope } kind;
    std::string text = {};
    Value value = {};
    const struct TermWriter::Let *let = nullptr;
    const Scope *scope = nullptr;
    Indent indent = {};
  };

  // Names are chosen before the text is written, in the order of MLIR 22.

  FailureOr<Scope> planScope(Value root);
  /// Adds `value`, whose operands have been planned, to `scope`.
  LogicalResult planValue(Value value, Scope &scope);
  /// Null if `op` is no quantifier.
  FailureOr<std::unique_ptr<Quantifier>> planQuantifier(Operation *op);
  template <typename OpTy>
  FailureOr<std::unique_ptr<Quantifier>> planQuantifierOp(OpTy op);

  /// Schedules tasks in the order in which they are written.
  void schedule(MutableArrayRef<Task> next);
  /// Adds the tasks of `scope`. Its lines are indented by `indent`, the term in the lets by
  /// `nested`.
  static void append(const Scope &scope, Indent indent, Indent nested,
                     SmallVectorImpl<Task> &tasks);
  void run();
  void writeLet(const Let &let, Indent indent);
  void writeDefinition(Value value, const Quantifier *quantifier,
                       Indent indent);
  template <typename OpTy>
  void writeQuantifier(OpTy op, const Quantifier &parts, Indent indent);
  void writeVariables(Region &body, MutableArrayRef<Region> patterns,
                      ArrayRef<std::string> names);
  static void appendPatterns(ArrayRef<Scope> patterns, Indent indent,
                             SmallVectorImpl<Task> &tasks);
  void writeOperands(OperandRange operands, Indent indent);
  void writeCall(smt::ApplyFuncOp call, Indent indent);
  void writeSignedNumber(Value bits, Indent indent);

  Names &names;
  bool inlineSingleUseValues;
  uint64_t termsLeft;
  raw_ostream &os;
  /// The symbols of declared values, and of the variables and lets around the task.
  llvm::DenseMap<Value, std::string> symbols;
  llvm::DenseMap<StringAttr, std::string> sortSymbols;
  /// The values that have a let around the term that is planned.
  llvm::DenseSet<Value> planned;
  /// The parts of quantifiers without a let.
  llvm::DenseMap<Operation *, std::unique_ptr<Quantifier>> inlined;
  std::vector<Task> tasks;
};

} // namespace strata::smtlib

#endif // STRATA_TARGET_SMTLIB_TERMS_H
