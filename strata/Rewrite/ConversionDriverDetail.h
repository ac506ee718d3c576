// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes operations legal, one by one: leaves them, folds them, or applies the
// first pattern all of whose results can be made legal in turn.
#ifndef STRATA_REWRITE_CONVERSIONDRIVERDETAIL_H
#define STRATA_REWRITE_CONVERSIONDRIVERDETAIL_H

#include "strata/IR/Fold.h"
#include "strata/Rewrite/ConversionRewriterDetail.h"
#include "strata/Rewrite/LegalizationGraphDetail.h"

#include "llvm/ADT/SmallPtrSet.h"

namespace strata::detail {

/// What the notes of a failure say.
struct ConversionNote {
  Location loc;
  std::string message;
};

class OperationLegalizer {
public:
  OperationLegalizer(Context *ctx, const ConversionTarget &target,
                     const FrozenRewritePatternSet &patterns,
                     const ConversionConfig &config);

  ConversionRewriterImpl impl;
  ConstantMaterializer constants;

  /// What is known of operations of a name.
  struct OpInfo {
    const ConversionTarget::LegalizationInfo *legality = nullptr;
    SmallVector<const RewritePattern *, 4> patterns;
    bool mayFold = false;
    /// Always legal, with nothing to be found out about what is nested.
    bool isLegal = false;
  };
  const OpInfo &getInfo(Operation *op) {
    const OpDefinition *def = &op->getDefinition();
    return LLVM_LIKELY(def == lastDef) ? *lastInfo : findInfo(def);
  }

  /// Fails with nothing changed.
  LogicalResult legalize(Operation *op);
  /// The same again for an operation that cannot be made legal, to find out why.
  std::vector<ConversionNote> explain(Operation *op);

private:
  using Step = ConversionStep;
  const OpInfo &findInfo(const OpDefinition *def);
  LogicalResult legalizeIllegal(Operation *op, const OpInfo &info);
  LogicalResult legalizeWithFold(Operation *op);
  LogicalResult legalizeWithPatterns(Operation *op, const OpInfo &info);
  LogicalResult applyPattern(Operation *op, const RewritePattern &pattern);
  /// Makes legal what was made since `mark`; `what` did it.
  LogicalResult legalizeResult(Operation *op, size_t mark, StringRef what);
  LogicalResult legalizeBlocks(Operation *op, size_t mark, size_t end,
                               StringRef what);
  bool hasChangedRoot(Operation *op, size_t mark) const;
  void explainPatterns(Operation *op, const OpInfo &info);
  void note(Operation *op, const Twine &message);

  const ConversionTarget &target;
  const FrozenRewritePatternSet &patterns;
  const ConversionConfig &config;
  LegalizationGraph graph;
  llvm::DenseMap<const OpDefinition *, std::unique_ptr<OpInfo>> infos;
  const OpDefinition *lastDef = nullptr;
  const OpInfo *lastInfo = nullptr;
  /// Those that are being applied; none is applied to what it makes.
  llvm::SmallPtrSet<const RewritePattern *, 8> applied;
  /// Null unless reasons are collected.
  std::vector<ConversionNote> *notes = nullptr;
  /// The operation whose failure is explained.
  Operation *explained = nullptr;
};

} // namespace strata::detail

#endif // STRATA_REWRITE_CONVERSIONDRIVERDETAIL_H
