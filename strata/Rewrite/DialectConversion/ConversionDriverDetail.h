// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes operations legal, one by one: leaves them, folds them, or applies the
// first pattern all of whose results can be made legal in turn.
#ifndef STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONDRIVERDETAIL_H
#define STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONDRIVERDETAIL_H

#include "strata/IR/Build/Fold.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"
#include "strata/Rewrite/DialectConversion/LegalizationGraphDetail.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace strata::detail {

/// The reasons why operations cannot be made legal: the attempts, in order, and
/// their outcomes. The reasons for operations that patterns generate follow
/// those of the pattern, with the names of the operations they come from.
class ConversionReasons {
public:
  struct Note {
    Location loc;
    std::string message;
  };
  /// While it lives, reasons are about the generated operation `op`.
  class Scope {
  public:
    Scope(ConversionReasons *reasons, Operation *op);
    ~Scope();
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    ConversionReasons *reasons;
  };
  void add(Location loc, const Twine &message) {
    addAt(notes.size(), loc, message);
  }
  /// Before those that were added since there were `position`.
  void addAt(size_t position, Location loc, const Twine &message);
  size_t size() const { return notes.size(); }
  std::vector<Note> take();

private:
  std::vector<Note> notes;
  /// The first one is the operation that is explained.
  SmallVector<StringRef, 4> chain;
  /// The last ones were left out.
  bool isCut = false;
};

/// The cached facts about operations of a name.
struct OpLegality {
  const ConversionTarget::LegalizationInfo *info = nullptr;
  SmallVector<const RewritePattern *, 4> patterns;
  bool mayFold = false;
  /// Always legal, with nothing to be found out about what is nested.
  bool isLegal = false;
};

/// The OpLegality of the operations that are met.
class LegalityTable {
public:
  LegalityTable(const ConversionTarget &target,
                FrozenRewritePatternSet patterns);
  /// A table for another thread.
  LegalityTable copy() const { return {target, patterns}; }
  const OpLegality &find(const OpDefinition *def) {
    return LLVM_LIKELY(def == lastDef) ? *lastFound : findOther(def);
  }
  const LegalizationGraph &getGraph() const { return graph; }
  const FrozenRewritePatternSet &getPatterns() const { return patterns; }

private:
  const OpLegality &findOther(const OpDefinition *def);

  const ConversionTarget &target;
  FrozenRewritePatternSet patterns;
  LegalizationGraph graph;
  llvm::DenseMap<const OpDefinition *, std::unique_ptr<OpLegality>> known;
  const OpDefinition *lastDef = nullptr;
  const OpLegality *lastFound = nullptr;
};

class OperationLegalizer {
public:
  OperationLegalizer(Context *ctx, LegalityTable &table,
                     const ConversionConfig &config, bool canUndo);

  ConversionRewriterImpl impl;
  /// Without rollback: something failed that cannot be taken back, and was
  /// reported. Nothing is legalized any more.
  bool hasFailed = false;

  const OpLegality &getInfo(Operation *op) {
    return table.find(&op->getDefinition());
  }

  /// Fails with nothing changed, but without rollback.
  LogicalResult legalize(Operation *op);
  /// Why `op`, for which `legalize` failed, cannot be made legal.
  std::vector<ConversionReasons::Note> explain(Operation *op);

private:
  using Step = ConversionStep;
  LogicalResult legalizeIllegal(Operation *op, const OpLegality &info);
  LogicalResult legalizeWithFold(Operation *op);
  bool replaceByFold(Operation *op, ArrayRef<OpFoldResult> results);
  LogicalResult legalizeWithPatterns(Operation *op, const OpLegality &info);
  LogicalResult applyPattern(Operation *op, const RewritePattern &pattern);
  LogicalResult runPattern(Operation *op, const RewritePattern &pattern,
                           size_t mark);
  /// Makes legal what was made since `mark`; `what` did it.
  LogicalResult legalizeResult(Operation *op, size_t mark, const Twine &what);
  LogicalResult legalizeBlocks(Operation *op, size_t mark, size_t end,
                               const Twine &what);
  LogicalResult legalizeArguments(Operation *op, Block *block,
                                  const TypeConverter &with, const Twine &what);
  bool hasChangedRoot(Operation *op, size_t mark) const;
  bool hasChanges(size_t mark) const;
  /// Takes back what was done since `mark`, or reports that this is not allowed:
  /// `what` would be undone.
  void retreat(Operation *op, size_t mark, const Twine &what, bool hasMatched);
  void explainPatterns(Operation *op, const OpLegality &info);
  /// Calls `fn` with each pattern for `op` that cannot legalize, and the
  /// operation that proves it.
  void forEachUntried(
      Operation *op,
      function_ref<void(const RewritePattern &, const Twine &)> fn) const;
  void tellOfUntried(Operation *op, RewriteObserver &observer) const;

  LegalityTable &table;
  const ConversionConfig &config;
  ConstantMaterializer constants;
  /// How an operation was before it was folded.
  SavedOp unfolded;
  /// The patterns that are being applied; none is applied to the operations
  /// that it creates.
  llvm::SmallPtrSet<const RewritePattern *, 8> applied;
  /// Null unless reasons are collected.
  ConversionReasons *reasons = nullptr;
};

} // namespace strata::detail

#endif // STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONDRIVERDETAIL_H
