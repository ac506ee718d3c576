// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that execute named sequences: include, foreach_match, collect_matching.
#include "strata/IR/Context.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

/// The value of `failures(suppress)`.
static constexpr int64_t suppressed = 2;

static NamedSequenceOp findSequence(Operation *op, Attribute name) {
  return dyn_cast_or_null<NamedSequenceOp>(
      SymbolTable::lookupNearestSymbolFrom(op, cast<SymbolRefAttr>(name)));
}

static DiagnosedSilenceableFailure
applyInclude(IncludeOp op, TransformState &state, TransformResults &results) {
  NamedSequenceOp callee = findSequence(op, op.getTarget());
  if (!callee || callee->getRegion(0).empty())
    return emitDefiniteFailure(op, "unresolved external named sequence");
  Block &body = callee->getRegion(0).front();
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    state.setPayload(body.getArgument(i), state.getPayload(op->getOperand(i)));
  bool suppresses = int64_t(op.getFailurePropagationMode()) == suppressed;
  auto result = runSequence(body, suppresses, state);
  if (result.succeeded())
    setResults(getYielded(body, state), results);
  return result;
}

//===-- Matchers -----------------------------------------------------------===//

/// Runs the matcher on `target` with further operands. If it succeeds, `yielded` has the
/// payload that it yields.
static DiagnosedSilenceableFailure
runMatcher(NamedSequenceOp matcher, Operation *target, ValueRange operands,
           TransformState &state, SmallVectorImpl<TransformPayload> &yielded) {
  Block &body = matcher->getRegion(0).front();
  state.setPayload(body.getArgument(0), {.operations = {target}});
  for (unsigned i = 0; i < operands.size(); ++i)
    state.setPayload(body.getArgument(i + 1), state.getPayload(operands[i]));
  for (Operation &op : body) {
    if (&op == &body.back())
      break;
    if (!llvm::is_contained(op.getDefinition().interfaces,
                            "transform::MatchOpInterface"))
      return emitDefiniteFailure(&op,
                                 "expected operations in the match part to "
                                 "implement MatchOpInterface");
  }
  auto result = runSequence(body, /*suppresses=*/false, state);
  if (!result.succeeded())
    return result;
  SmallVector<TransformPayload, 4> own = getYielded(body, state);
  yielded.assign(own.begin(), own.end());
  return result;
}

namespace {
/// One execution of foreach_match.
struct MatchDriver {
  ForeachMatchOp op;
  TransformState &state;
  SmallVector<std::pair<NamedSequenceOp, NamedSequenceOp>, 4> pairs = {};
  SmallVector<TransformPayload, 4> outputs = {};
  DiagnosedSilenceableFailure failures = DiagnosedSilenceableFailure::success();

  /// Executes the action of the first matcher that succeeds.
  DiagnosedSilenceableFailure visit(Operation *target);
  DiagnosedSilenceableFailure runAction(NamedSequenceOp action,
                                        Operation *target,
                                        ArrayRef<TransformPayload> arguments);
};
} // namespace

DiagnosedSilenceableFailure
MatchDriver::runAction(NamedSequenceOp action, Operation *target,
                       ArrayRef<TransformPayload> arguments) {
  Location targetLoc = target->getLoc();
  Block &body = action->getRegion(0).front();
  for (size_t i = 0; i < arguments.size(); ++i)
    state.setPayload(body.getArgument(unsigned(i)), arguments[i]);
  auto result = runSequence(body, /*suppresses=*/false, state);
  if (result.isDefiniteFailure())
    return result;
  if (result.isSilenceableFailure()) {
    SilenceableError error(op);
    error << "actions failed";
    for (const Diagnostic &diag : result.takeDiagnostics())
      error.attachNote(diag.getLocation())
          << "failed action: " << diag.getMessage();
    error.attachNote(targetLoc) << "when applied to this matching payload";
    failures.append(error);
    return DiagnosedSilenceableFailure::success();
  }
  SmallVector<TransformPayload, 4> yielded = getYielded(body, state);
  for (size_t i = 0; i < yielded.size(); ++i) {
    llvm::append_range(outputs[i].operations, yielded[i].operations);
    llvm::append_range(outputs[i].values, yielded[i].values);
    llvm::append_range(outputs[i].params, yielded[i].params);
  }
  return result;
}

DiagnosedSilenceableFailure MatchDriver::visit(Operation *target) {
  for (auto [matcher, action] : pairs) {
    SmallVector<TransformPayload, 4> yielded;
    auto match =
        runMatcher(matcher, target, op.getForwardedInputs(), state, yielded);
    if (match.isDefiniteFailure())
      return match;
    if (match.succeeded())
      return runAction(action, target, yielded);
  }
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyForeachMatch(ForeachMatchOp op, TransformState &state,
                  TransformResults &results) {
  MatchDriver driver{op, state};
  driver.outputs.resize(op->getNumResults() - 1);
  auto actions = cast<ArrayAttr>(op.getActions());
  for (auto [i, matcher] :
       llvm::enumerate(cast<ArrayAttr>(op.getMatchers()).getValue())) {
    NamedSequenceOp action = findSequence(op, actions[i]);
    NamedSequenceOp match = findSequence(op, matcher);
    if (!action || !match)
      return emitDefiniteFailure(op, "unresolved symbol");
    driver.pairs.push_back({match, action});
  }
  SmallVector<Operation *, 4> roots(state.getPayloadOps(op.getRoot()));
  // The list keeps up with changes by actions: it is the payload of a handle.
  TransformPayload candidates;
  for (Operation *root : roots) {
    if (op.getRestrictRoot()) {
      candidates.operations.push_back(root);
      continue;
    }
    // The root may contain the script; actions do not change it.
    root->walk([&](Operation *target) {
      if (target != root)
        candidates.operations.push_back(target);
    });
  }
  PendingPayload pending(state, candidates.operations);
  while (Operation *target = pending.next()) {
    auto result = driver.visit(target);
    if (!result.succeeded())
      return result;
  }
  results.set(0, state.getPayloadOps(op.getRoot()));
  for (size_t i = 0; i < driver.outputs.size(); ++i)
    results[unsigned(i + 1)] = driver.outputs[i];
  return std::move(driver.failures);
}

static DiagnosedSilenceableFailure
applyCollectMatching(CollectMatchingOp op, TransformState &state,
                     TransformResults &results) {
  NamedSequenceOp matcher = findSequence(op, op.getMatcher());
  if (!matcher)
    return emitDefiniteFailure(op, "unresolved symbol");
  SmallVector<Operation *, 16> candidates;
  for (Operation *root : state.getPayloadOps(op.getRoot()))
    root->walk([&](Operation *target) { candidates.push_back(target); });
  for (Operation *target : candidates) {
    SmallVector<TransformPayload, 4> yielded;
    auto match = runMatcher(matcher, target, {}, state, yielded);
    if (match.isDefiniteFailure())
      return match;
    for (size_t i = 0; match.succeeded() && i < yielded.size(); ++i) {
      llvm::append_range(results[unsigned(i)].operations,
                         yielded[i].operations);
      llvm::append_range(results[unsigned(i)].values, yielded[i].values);
      llvm::append_range(results[unsigned(i)].params, yielded[i].params);
    }
  }
  return DiagnosedSilenceableFailure::success();
}

void strata::addSymbolTransforms(TransformTable &table) {
  addTransform<applyCollectMatching>(table);
  addTransform<applyForeachMatch>(table);
  addTransform<applyInclude>(table);
}
