// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules of the history files of a Context.
#ifndef STRATA_ERAS_UPGRADERULESDETAIL_H
#define STRATA_ERAS_UPGRADERULESDETAIL_H

#include "strata/IR/ContextData.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <string>

namespace strata {

/// A file that is part of the program, whose rules are read when they can match for the
/// first time.
struct PendingRules {
  StringRef file, fileName;
  /// The dialects of the file, whose operations the rules match, and other operations
  /// that they match.
  SmallVector<StringRef, 2> dialects, roots;

  bool canMatch(StringRef op) const {
    return llvm::is_contained(dialects, op.split('.').first) ||
           llvm::is_contained(roots, op);
  }
};

/// A file with rules for printing.
struct PrintingRules {
  /// Outlives the Context.
  StringRef text;
  std::string fileName;
  /// The file is part of the program.
  bool isRegistered;
};

/// The rules read so far, one set for each file.
struct UpgradeRules final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.upgrade-rules";
  std::vector<FrozenRewritePatternSet> sets;
  std::vector<PendingRules> pending;
  /// The rules of history files with `history.until`, which turn current
  /// operations into older ones.
  std::vector<PrintingRules> printing;
};

/// Reads the pending rules that can match `op`.
LogicalResult loadRulesFor(Context &ctx, UpgradeRules &rules, StringRef op);

/// Adds the rules that turn current operations into those of LLVM `version`.
LogicalResult loadPrintingRules(Context &ctx, unsigned version,
                                std::vector<FrozenRewritePatternSet> &sets);

/// Applies rules to operations, each once.
class RuleDriver {
public:
  /// `listener`, which may be null, is notified of all changes.
  RuleDriver(Context *ctx, RewriterBase::Listener *listener);

  /// Applies the first rule that matches `op`. The replacement keeps the
  /// attributes that are not part of a definition. False if no rule matches.
  bool apply(ArrayRef<FrozenRewritePatternSet> sets, Operation *op);
  /// Whether a rule erased `op`; others may have been erased with it.
  bool isErased(Operation *op) const { return log.isErased(op); }
  PatternRewriter &getRewriter() { return rewriter; }
  /// Tell the listener of a change that `apply` did not make.
  void begin(StringRef rule, Operation *op) { log.begin(rule, op); }
  void end(StringRef rule, LogicalResult result) { log.end(rule, result); }

private:
  /// Forwards notifications to a listener, and records erased operations.
  class Log final : public RewriterBase::Listener {
  public:
    explicit Log(RewriterBase::Listener *outer) : outer(outer) {}
    void notifyOperationInserted(Operation *op,
                                 OpBuilder::InsertPoint previous) override;
    void notifyOperationModified(Operation *op) override;
    void notifyOperationReplaced(Operation *op, ValueRange values) override;
    void notifyOperationErased(Operation *op) override;
    void begin(StringRef rule, Operation *op);
    void end(StringRef rule, LogicalResult result);
    /// The last operation that the rule inserted, which takes over the
    /// discardable attributes of the old one; null if there is none.
    Operation *getLastInserted() const { return lastInserted; }
    bool isErased(Operation *op) const { return erased.contains(op); }

  private:
    RewriterBase::Listener *outer;
    Operation *lastInserted = nullptr;
    llvm::DenseSet<Operation *> erased;
  };
  PatternRewriter rewriter;
  Log log;
};

} // namespace strata

#endif // STRATA_ERAS_UPGRADERULESDETAIL_H
