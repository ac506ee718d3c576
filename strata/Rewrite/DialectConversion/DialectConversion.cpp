// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A conversion: the operations are collected first, containers before their
// contents and definitions before uses; each is made legal in turn; in the end
// all changes are carried out, or undone.
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/Rewrite/DialectConversion/ConversionDriverDetail.h"
#include "strata/Rewrite/RewriteActions.h"

using namespace strata;
using namespace strata::detail;

namespace {
enum class ConversionMode : uint8_t { Partial, Full, Analysis };

class OperationConverter {
public:
  OperationConverter(Context *ctx, LegalityTable &table,
                     const ConversionConfig &config, ConversionMode mode)
      : legalizer(ctx, table, config,
                  config.allowPatternRollback ||
                      mode == ConversionMode::Analysis),
        config(config), mode(mode) {}
  LogicalResult convert(ArrayRef<Operation *> ops) {
    if (failed(prepare(ops)))
      return failure();
    if (mode != ConversionMode::Analysis)
      legalizer.impl.finishCommit();
    return success();
  }
  /// All that may fail. Reports failure, with everything undone if that is possible.
  LogicalResult prepare(ArrayRef<Operation *> ops);
  void finish() { legalizer.impl.finishCommit(); }
  void undo() { legalizer.impl.undo(0); }

private:
  void collect(Operation *root);
  void visit(Operation *op);
  LogicalResult convert(Operation *op);
  /// Fails; undoes everything first.
  LogicalResult fail(Operation *op, bool isIllegal);

  OperationLegalizer legalizer;
  const ConversionConfig &config;
  ConversionMode mode;
  std::vector<Operation *> toConvert;
  /// The number of operations that have patterns.
  size_t numLikely = 0;
  /// The places at which to continue in blocks, the innermost last.
  SmallVector<Operation *, 16> cursors;
};
} // namespace

/// The blocks that control reaches, each before those that it dominates.
static void appendBlocks(Region &region, SmallVectorImpl<Block *> &blocks) {
  if (region.empty() || region.hasOneBlock() || !hasSSADominance(region)) {
    for (Block &block : region)
      blocks.push_back(&block);
    return;
  }
  RegionDomTree tree(region);
  for (const RegionDomTree::TreeNode &node : tree.getPreOrder())
    blocks.push_back(node.block);
}

void OperationConverter::visit(Operation *op) {
  const OpLegality &info = legalizer.getInfo(op);
  if (!info.isLegal || mode == ConversionMode::Analysis)
    toConvert.push_back(op);
  numLikely += !info.patterns.empty();
  if (!op->getNumRegions())
    return;
  if (info.info && info.info->isRecursive) {
    auto details = ConversionTarget::isLegal(*info.info, op);
    if (details && details->isRecursivelyLegal)
      return;
  }
  SmallVector<Block *, 8> blocks;
  for (Region &region : op->getRegions())
    appendBlocks(region, blocks);
  for (Block *block : llvm::reverse(blocks))
    if (!block->empty())
      cursors.push_back(block->getFirstOp());
}

void OperationConverter::collect(Operation *root) {
  visit(root);
  while (!cursors.empty()) {
    Operation *op = cursors.pop_back_val();
    if (Operation *next = op->getNextNode())
      cursors.push_back(next);
    visit(op);
  }
}

LogicalResult OperationConverter::fail(Operation *op, bool isIllegal) {
  ConversionRewriterImpl &impl = legalizer.impl;
  if (legalizer.hasFailed) {
    impl.settle();
    return failure();
  }
  std::vector<ConversionReasons::Note> notes;
  if (config.explainFailures)
    notes = legalizer.explain(op);
  // The operation is shown among what has been made so far, as upstream does.
  InFlightDiagnostic diag = op->emitError("failed to legalize operation '" +
                                          op->getName().getStringRef() + "'");
  if (isIllegal)
    diag << " that was explicitly marked illegal";
  for (const ConversionReasons::Note &note : notes)
    diag.attachExplanation(note.loc) << note.message;
  if (impl.canUndo)
    impl.undo(0);
  else
    impl.settle();
  return failure();
}

LogicalResult OperationConverter::convert(Operation *op) {
  legalizer.impl.current = op;
  if (succeeded(legalizer.legalize(op))) {
    if (mode == ConversionMode::Analysis && config.legalizableOps)
      config.legalizableOps->insert(op);
    return success();
  }
  if (mode == ConversionMode::Full || legalizer.hasFailed)
    return fail(op, /*isIllegal=*/false);
  if (mode == ConversionMode::Analysis)
    return success();
  const auto *info = legalizer.getInfo(op).info;
  if (info && ConversionTarget::isIllegal(*info, op))
    return fail(op, /*isIllegal=*/true);
  if (config.unlegalizedOps)
    config.unlegalizedOps->insert(op);
  return success();
}

LogicalResult OperationConverter::prepare(ArrayRef<Operation *> ops) {
  Context *ctx = ops.front()->getContext();
  for (Operation *op : ops)
    collect(op);
  ConversionRewriterImpl &impl = legalizer.impl;
  impl.reserve(numLikely);
  for (Operation *op : toConvert)
    if (failed(convert(op)))
      return failure();
  if (legalizer.hasFailed) {
    // A pattern has requested a conversion that failed, and continued.
    impl.settle();
    return failure();
  }
  if (mode == ConversionMode::Analysis) {
    impl.undo(0);
    return success();
  }
  if (succeeded(impl.prepareCommit()))
    return success();
  if (impl.canUndo)
    impl.undo(0);
  else
    impl.settle();
  ctx->getDiagEngine().emit(std::move(*impl.failureDiag));
  return failure();
}

static LogicalResult convert(ArrayRef<Operation *> ops, LegalityTable &table,
                             const ConversionConfig &config,
                             ConversionMode mode) {
  if (ops.empty())
    return success();
  Context *ctx = ops.front()->getContext();
  // The changes of its patterns are consistent only at the end.
  RewriteStep step(ctx, "conversion", ops.front());
  LogicalResult result = success();
  SmallVector<IRUnit, 4> units(ops.begin(), ops.end());
  ctx->executeAction<ApplyConversionAction>(
      [&] {
        result = OperationConverter(ctx, table, config, mode).convert(ops);
      },
      units);
  bool canUndo = config.allowPatternRollback;
  if (mode == ConversionMode::Analysis || (failed(result) && canUndo))
    step.setUndone();
  return result;
}

static LogicalResult convert(ArrayRef<Operation *> ops,
                             const ConversionTarget &target,
                             const FrozenRewritePatternSet &patterns,
                             const ConversionConfig &config,
                             ConversionMode mode) {
  LegalityTable table(target, patterns);
  return convert(ops, table, config, mode);
}

ConversionPlan::ConversionPlan(const ConversionTarget &target,
                               FrozenRewritePatternSet patterns)
    : table(std::make_unique<LegalityTable>(target, std::move(patterns))) {}
ConversionPlan::~ConversionPlan() = default;

bool ConversionPlan::leavesAlone(Operation *op) const {
  const OpLegality &legality = table->find(&op->getDefinition());
  if (!legality.patterns.empty() || legality.mayFold)
    return false;
  if (!legality.info)
    return true;
  auto details = ConversionTarget::isLegal(*legality.info, op);
  return details ? !details->isRecursivelyLegal
                 : !ConversionTarget::isIllegal(*legality.info, op);
}

bool ConversionPlan::hasPatterns(Operation *op) const {
  return !table->find(&op->getDefinition()).patterns.empty();
}

struct StagedConversion::Impl {
  Impl(Context *ctx, const ConversionPlan &plan, const ConversionConfig &config)
      : table(plan.getTable().copy()),
        converter(ctx, table, config, ConversionMode::Partial) {}
  LegalityTable table;
  OperationConverter converter;
};

StagedConversion::StagedConversion(Context *ctx, const ConversionPlan &plan,
                                   const ConversionConfig &config)
    : impl(std::make_unique<Impl>(ctx, plan, config)) {
  assert(config.allowPatternRollback && "prepared changes could not be undone");
}
StagedConversion::~StagedConversion() = default;

LogicalResult StagedConversion::prepare(ArrayRef<Operation *> ops) {
  return impl->converter.prepare(ops);
}
void StagedConversion::finish() { impl->converter.finish(); }
void StagedConversion::undo() { impl->converter.undo(); }

LogicalResult strata::applyPartialConversion(Operation *op,
                                             const ConversionPlan &plan,
                                             const ConversionConfig &config) {
  return convert(op, *plan.table, config, ConversionMode::Partial);
}
LogicalResult strata::applyPartialConversion(
    ArrayRef<Operation *> ops, const ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, const ConversionConfig &config) {
  return convert(ops, target, patterns, config, ConversionMode::Partial);
}
LogicalResult
strata::applyPartialConversion(Operation *op, const ConversionTarget &target,
                               const FrozenRewritePatternSet &patterns,
                               const ConversionConfig &config) {
  return convert(op, target, patterns, config, ConversionMode::Partial);
}
LogicalResult strata::applyFullConversion(
    ArrayRef<Operation *> ops, const ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, const ConversionConfig &config) {
  return convert(ops, target, patterns, config, ConversionMode::Full);
}
LogicalResult
strata::applyFullConversion(Operation *op, const ConversionTarget &target,
                            const FrozenRewritePatternSet &patterns,
                            const ConversionConfig &config) {
  return convert(op, target, patterns, config, ConversionMode::Full);
}
LogicalResult strata::applyAnalysisConversion(
    ArrayRef<Operation *> ops, const ConversionTarget &target,
    const FrozenRewritePatternSet &patterns, const ConversionConfig &config) {
  return convert(ops, target, patterns, config, ConversionMode::Analysis);
}
LogicalResult
strata::applyAnalysisConversion(Operation *op, const ConversionTarget &target,
                                const FrozenRewritePatternSet &patterns,
                                const ConversionConfig &config) {
  return convert(op, target, patterns, config, ConversionMode::Analysis);
}
