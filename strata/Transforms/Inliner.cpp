// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Strongly connected components of the call graph are visited callees first. In
// each, callables are simplified by a pipeline, then calls are replaced by the
// bodies of their callees, until there is nothing to inline or an iteration
// limit is reached. The body is moved, not copied, to its last call.
// Unreferenced callables are erased at the end.
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Support/Stack.h"
#include "strata/Transforms/CallUsesDetail.h"
#include "strata/Transforms/InliningUtils.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::detail;

namespace {
struct InlinerPass final : Pass {
  using Pass::Pass;
  Option<std::string> defaultPipeline{
      *this, "default-pipeline",
      "Pipeline for callables without an entry in op-pipelines",
      "canonicalize"};
  ListOption<OpPassManager> opPipelines{
      *this, "op-pipelines",
      "Pipelines for kinds of callables, as `dialect.op(pipeline)`"};
  Option<unsigned> maxIterations{
      *this, "max-iterations",
      "Maximum number of rounds in a cycle of callables", 4};
  Option<unsigned> threshold{*this, "inlining-threshold",
                             "Do not inline a callee with more operations than "
                             "this percentage of the caller's",
                             ~0u};

  LogicalResult checkOptions(PassTextError &error) override;
  LogicalResult initialize(Context *ctx) override;
  void runOnOperation() override;

private:
  using Component = std::vector<CallGraphNode *>;
  struct ResolvedCall {
    Operation *call;
    CallGraphNode *source, *target;
    /// The inlining that brought it, as a number in `history`.
    std::optional<size_t> origin;
  };
  LogicalResult inlineComponent(Component &component);
  LogicalResult simplifyAll(ArrayRef<Component> components);
  LogicalResult simplify(const Component &component, bool isFirst);
  bool inlineCalls(Component &component);
  void collectCalls(CallGraphNode *node);
  void addCall(Operation *call, CallGraphNode *source,
               std::optional<size_t> origin);
  CallGraphNode *findSource(Operation *op) const;
  bool shouldInline(const ResolvedCall &call) const;
  bool isProfitable(const ResolvedCall &call) const;
  OpPassManager *getPipeline(StringRef opName);
  OpPassManager *getPipeline(CallGraphNode *node);

  /// Pipelines by the name of the operation; the one without a name is the
  /// default.
  std::map<std::string, OpPassManager> pipelines;
  // The state of the current run.
  CallGraph *graph = nullptr;
  CallUses *uses = nullptr;
  SymbolTableCollection *symbols = nullptr;
  std::vector<ResolvedCall> calls;
  /// The inlined callables, and the index of the entry from which each call
  /// came.
  std::vector<std::pair<CallGraphNode *, std::optional<size_t>>> history;
  llvm::SetVector<CallGraphNode *> dead;
  /// Callables whose bodies are in the place of their last calls.
  std::vector<OwningOpRef<>> detached;
  bool isOutOfMemory = false;
  /// All callables have been simplified once.
  bool isSimplified = false;
};
} // namespace

LogicalResult InlinerPass::checkOptions(PassTextError &error) {
  pipelines.clear();
  for (const OpPassManager &pipeline : opPipelines)
    pipelines.emplace(pipeline.getAnchor().str(), pipeline);
  if (defaultPipeline->empty())
    return success();
  OpPassManager pipeline;
  PassTextError inner;
  // An inliner may be in the pipeline of one.
  LogicalResult isParsed = runWithSufficientStackSpace([&] {
    return success(getRegistry() &&
                   succeeded(parsePassElements(*defaultPipeline, *getRegistry(),
                                               pipeline, inner)));
  });
  if (failed(isParsed)) {
    error.lines += inner.lines + inner.message;
    error.hint = inner.hint;
    error.message =
        "failed to parse the default pipeline '" + *defaultPipeline + "'";
    return failure();
  }
  pipelines.emplace("", std::move(pipeline));
  return success();
}

LogicalResult InlinerPass::initialize(Context *ctx) {
  // Inliners that were not created from text, such as copies for threads, have
  // no pipelines.
  PassTextError error;
  if (failed(checkOptions(error)))
    return emitError(ctx, Location(), error.message);
  return success();
}

OpPassManager *InlinerPass::getPipeline(StringRef opName) {
  for (const std::string &key : {opName.str(), std::string()})
    if (auto found = pipelines.find(key); found != pipelines.end())
      return &found->second;
  return nullptr;
}

//===-- Calls --------------------------------------------------------------===//

CallGraphNode *InlinerPass::findSource(Operation *op) const {
  for (Region *region = op->getParentRegion(); region;
       region = region->getParentRegion())
    if (CallGraphNode *node = graph->lookupNode(region))
      return node;
  return nullptr;
}

void InlinerPass::addCall(Operation *call, CallGraphNode *source,
                          std::optional<size_t> origin) {
  SymbolRefAttr callee = getCallee(call);
  if (callee && !callee.getNestedReferences().empty())
    return;
  CallGraphNode *target = graph->resolveCallable(call, *symbols);
  if (source && !target->isExternal())
    calls.push_back({call, source, target, origin});
}

/// Collects the calls in the body of `node`, later blocks first, except in
/// nested callables.
void InlinerPass::collectCalls(CallGraphNode *node) {
  SmallVector<Block *, 8> worklist;
  auto push = [&](Region &region) {
    for (Block &block : region)
      worklist.push_back(&block);
  };
  push(*node->getCallableRegion());
  while (!worklist.empty())
    for (Operation &op : *worklist.pop_back_val()) {
      if (isCall(&op)) {
        addCall(&op, node, std::nullopt);
        continue;
      }
      for (Region &region : op.getRegions())
        if (!graph->lookupNode(&region))
          push(region);
    }
}

static unsigned countOps(Region *region) {
  unsigned count = 0;
  region->walk([&](Operation *) { ++count; });
  return count;
}

bool InlinerPass::isProfitable(const ResolvedCall &call) const {
  if (*threshold == 0 || *threshold == ~0u)
    return *threshold;
  unsigned caller = countOps(call.source->getCallableRegion());
  return caller == 0 ||
         uint64_t(countOps(call.target->getCallableRegion())) * 100 / caller <=
             *threshold;
}

bool InlinerPass::shouldInline(const ResolvedCall &resolved) const {
  auto [call, source, target, origin] = resolved;
  if (call->hasTrait(OpTrait::Terminator) || target->hasEdgeTo(target) ||
      target->hasEdgeTo(source))
    return false;
  for (std::optional<size_t> at = origin; at; at = history[*at].second)
    if (history[*at].first == target)
      return false;
  Region *body = target->getCallableRegion();
  if (body->isAncestor(call->getParentRegion()))
    return false;
  Operation *around = call->getParentOp();
  if (!body->hasOneBlock() &&
      around->getName() != body->getParentOp()->getName() &&
      around->mightHaveTrait(OpTrait::SingleBlock))
    return false;
  return isProfitable(resolved) &&
         isLegalToInline(call, body->getParentOp(),
                         !uses->hasOneUseAndDiscardable(target));
}

//===-- Components ---------------------------------------------------------===//

/// Whether any call was inlined.
bool InlinerPass::inlineCalls(Component &component) {
  calls.clear();
  history.clear();
  llvm::SmallSetVector<CallGraphNode *, 4> gone;
  for (CallGraphNode *node : component) {
    if (node->isExternal())
      continue;
    if (uses->isDead(node))
      gone.insert(node);
    else
      collectCalls(node);
  }
  bool changed = false;
  for (size_t i = 0; i < calls.size() && !isOutOfMemory; ++i) {
    ResolvedCall resolved = calls[i];
    auto [call, source, target, origin] = resolved;
    if (gone.contains(source) || !shouldInline(resolved))
      continue;
    bool isLast = uses->hasOneUseAndDiscardable(target);
    size_t id = history.size();
    RewriteStep step(call->getContext(), "inline", call);
    LogicalResult isInlined = inlineCall(
        call, target->getCallableRegion()->getParentOp(), !isLast,
        [&](Operation *inner) { addCall(inner, findSource(inner), id); });
    if (failed(isInlined))
      continue;
    // Two calls of one that has two calls, and so on, make any number.
    isOutOfMemory = failed(checkMemory(call->getContext(), call->getLoc()));
    history.push_back({target, origin});
    changed = true;
    uses->dropCall(source, call);
    uses->merge(target, source);
    call->erase();
    if (!isLast)
      continue;
    uses->erase(target);
    gone.insert(target);
    // Without its body it is no valid operation. Regions are known by address
    // until the end.
    Operation *callable = target->getCallableRegion()->getParentOp();
    callable->remove();
    detached.push_back(OwningOpRef<>(callable));
  }
  llvm::erase_if(component,
                 [&](CallGraphNode *node) { return gone.contains(node); });
  dead.insert(gone.begin(), gone.end());
  return changed;
}

/// The pipeline that simplifies a callable; null if none does.
OpPassManager *InlinerPass::getPipeline(CallGraphNode *node) {
  if (node->isExternal() || node->hasChildren())
    return nullptr;
  Operation *callable = node->getCallableRegion()->getParentOp();
  if (!callable->hasTrait(OpTrait::IsolatedFromAbove))
    return nullptr;
  return getPipeline(callable->getName().getStringRef());
}

/// Simplifies all callables before anything is inlined, on several threads:
/// until then each is independent of the others. Their uses are updated only
/// when it is their turn, as if they had been simplified then.
LogicalResult InlinerPass::simplifyAll(ArrayRef<Component> components) {
  std::vector<PipelineRun> runs;
  for (const Component &component : components)
    for (CallGraphNode *node : component)
      if (OpPassManager *pipeline = getPipeline(node))
        runs.push_back({pipeline, node->getCallableRegion()->getParentOp()});
  isSimplified = true;
  return runPipelines(runs);
}

LogicalResult InlinerPass::simplify(const Component &component, bool isFirst) {
  for (CallGraphNode *node : component) {
    OpPassManager *pipeline = getPipeline(node);
    if (!pipeline)
      continue;
    if (!(isFirst && isSimplified) &&
        failed(
            runPipeline(*pipeline, node->getCallableRegion()->getParentOp())))
      return failure();
    uses->recompute(node);
  }
  return success();
}

LogicalResult InlinerPass::inlineComponent(Component &component) {
  unsigned iteration = 0;
  do {
    if (failed(simplify(component, /*isFirst=*/iteration == 0)))
      return failure();
    if (!inlineCalls(component))
      return success();
    if (isOutOfMemory)
      return failure();
  } while (++iteration < *maxIterations);
  return success();
}

void InlinerPass::runOnOperation() {
  Operation *root = getOperation();
  if (!root->hasTrait(OpTrait::SymbolTable)) {
    root->emitOpError() << " was scheduled to run under the inliner, but does "
                           "not define a symbol table";
    return signalPassFailure();
  }
  CallGraph callGraph(root);
  SymbolTableCollection tables;
  CallUses callUses(root, callGraph, tables);
  graph = &callGraph;
  uses = &callUses;
  symbols = &tables;
  dead.clear();
  isOutOfMemory = isSimplified = false;
  std::vector<Component> components = callGraph.getComponents();
  LogicalResult result = success();
  if (!isOrderWatched())
    result = simplifyAll(components);
  for (Component &component : components)
    if (succeeded(result))
      result = inlineComponent(component);
  for (CallGraphNode *node : dead) {
    Operation *callable = node->getCallableRegion()->getParentOp();
    if (failed(result) || !callable->getBlock())
      continue;
    RewriteStep step(root->getContext(), "erase-callable", callable);
    callable->erase();
  }
  detached.clear();
  if (failed(result))
    signalPassFailure();
}

static constexpr PassInfo inlinerInfo = {
    .argument = "inline",
    .name = "Inliner",
    .summary = "Replace calls by the bodies of their callees",
    .create = makePass<InlinerPass>,
};

void strata::registerInlinerPass(PassRegistry &registry) {
  registry.add(inlinerInfo);
}
