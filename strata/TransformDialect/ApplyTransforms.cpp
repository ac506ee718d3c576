// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that apply passes and patterns to payload.
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/TransformDialect/TransformOpsDetail.h"
#include "strata/Transforms/CSE.h"
#include "strata/Transforms/LoopInvariantCodeMotion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace ::dialects::transform;

//===-- Common subexpressions, dead code, loop-invariant code --------------===//

static DiagnosedSilenceableFailure
applyCSE(ApplyCommonSubexpressionEliminationOp op, TransformState &state,
         TransformResults &) {
  return applyToEach(
      op, state.getPayloadOps(op.getTarget()), state, [](Operation *target) {
        IRRewriter rewriter(target->getContext());
        DominanceInfo dominance(target);
        (void)eliminateCommonSubExpressions(rewriter, dominance, target);
        return DiagnosedSilenceableFailure::success();
      });
}

/// Erases the operations in `target` that have no use and no effect.
static void eliminateDeadCode(Operation *target) {
  IRRewriter rewriter(target->getContext());
  llvm::SetVector<Operation *> worklist;
  target->walk([&](Operation *op) {
    if (op != target)
      worklist.insert(op);
  });
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (!isOpTriviallyDead(op))
      continue;
    op->walk([&](Operation *nested) { worklist.remove(nested); });
    SmallVector<Operation *, 4> producers;
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        producers.push_back(producer);
    rewriter.eraseOp(op);
    for (Operation *producer : producers)
      if (target->isProperAncestor(producer))
        worklist.insert(producer);
  }
}

static DiagnosedSilenceableFailure applyDCE(ApplyDeadCodeEliminationOp op,
                                            TransformState &state,
                                            TransformResults &) {
  return applyToEach(op, state.getPayloadOps(op.getTarget()), state,
                     [](Operation *target) {
                       eliminateDeadCode(target);
                       return DiagnosedSilenceableFailure::success();
                     });
}

static DiagnosedSilenceableFailure applyLICM(ApplyLoopInvariantCodeMotionOp op,
                                             TransformState &state,
                                             TransformResults &) {
  return applyToEach(op, state.getPayloadOps(op.getTarget()), state,
                     [&](Operation *target) -> DiagnosedSilenceableFailure {
                       if (auto loop = dyn_cast<LoopLikeOpInterface>(target)) {
                         moveLoopInvariantCode(loop);
                         return DiagnosedSilenceableFailure::success();
                       }
                       SilenceableError error(op);
                       error << "transform applied to the wrong op kind";
                       error.attachNote(target->getLoc())
                           << "when applied to this op";
                       return error;
                     });
}

//===-- transform.apply_registered_pass ------------------------------------===//

/// Writes an option as passes read it. Fails if it is of no kind that they have.
static LogicalResult printOption(Attribute option, raw_ostream &os) {
  if (auto text = dyn_cast<StringAttr>(option)) {
    os << text.getValue();
  } else if (auto flag = dyn_cast<BoolAttr>(option)) {
    os << (flag.getValue() ? "true" : "false");
  } else if (auto number = dyn_cast<IntegerAttr>(option)) {
    os << number.getValue();
  } else if (auto number = dyn_cast<FloatAttr>(option)) {
    os << number.getValueAsDouble();
  } else if (auto symbol = dyn_cast<SymbolRefAttr>(option)) {
    os << symbol.getRootReference().getValue();
  } else {
    return failure();
  }
  return success();
}

namespace {
/// The text of the options of a pass.
struct PassOptionText {
  ApplyRegisteredPassOp op;
  TransformState &state;
  std::string text = {};

  DiagnosedSilenceableFailure add(NamedAttribute option);

private:
  /// Appends the attributes that `option` stands for.
  DiagnosedSilenceableFailure expand(Attribute option,
                                     SmallVectorImpl<Attribute> &values);
};
} // namespace

DiagnosedSilenceableFailure
PassOptionText::expand(Attribute option, SmallVectorImpl<Attribute> &values) {
  if (auto list = dyn_cast<ArrayAttr>(option)) {
    for (Attribute element : list.getValue()) {
      // Lists of lists are not options.
      if (isa<ArrayAttr>(element)) {
        values.push_back(element);
        continue;
      }
      auto result = expand(element, values);
      if (!result.succeeded())
        return result;
    }
    return DiagnosedSilenceableFailure::success();
  }
  if (auto operand = dyn_cast<ParamOperandAttr>(option)) {
    auto number = unsigned(operand.getIndex().getInt());
    llvm::append_range(values, state.getParams(op.getDynamicOptions()[number]));
    return DiagnosedSilenceableFailure::success();
  }
  values.push_back(option);
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure PassOptionText::add(NamedAttribute option) {
  SmallVector<Attribute, 4> values;
  auto result = expand(option.getValue(), values);
  if (!result.succeeded())
    return result;
  llvm::raw_string_ostream os(text);
  os << (text.empty() ? "" : " ") << option.getName().getValue() << '=';
  for (size_t i = 0; i < values.size(); ++i) {
    os << (i ? "," : "");
    if (failed(printOption(values[i], os)))
      return emitDefiniteFailure(op, "option '" + option.getName().getValue() +
                                         "' has a value that no pass accepts");
  }
  return result;
}

static DiagnosedSilenceableFailure
applyRegisteredPass(ApplyRegisteredPassOp op, TransformState &state,
                    TransformResults &results) {
  PassOptionText options{op, state};
  for (NamedAttribute option :
       cast<DictionaryAttr>(op.getOptions()).getValue()) {
    auto result = options.add(option);
    if (!result.succeeded())
      return result;
  }
  const PassRegistry *registry = state.getServices().passes;
  if (!registry || !registry->isKnown(op.getPassName()))
    return emitDefiniteFailure(op, "unknown pass or pass pipeline: " +
                                       op.getPassName());
  OpPassManager pipeline;
  PassTextError error;
  if (failed(
          registry->addTo(pipeline, op.getPassName(), options.text, error))) {
    emitError(op->getContext(), op->getLoc()) << error.message;
    return emitDefiniteFailure(
        op,
        "failed to add pass or pass pipeline to pipeline: " + op.getPassName());
  }
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  auto result = applyToEach(
      op, targets, state,
      [&](Operation *target) -> DiagnosedSilenceableFailure {
        if (succeeded(state.getServices().runPipeline(pipeline, target)))
          return DiagnosedSilenceableFailure::success();
        SilenceableError failed(op);
        failed << "pass pipeline failed";
        failed.attachNote(target->getLoc()) << "target op";
        return failed;
      });
  results.set(0, state.getPayloadOps(op.getTarget()));
  return result;
}

void strata::addApplyTransforms(TransformTable &table) {
  addTransform<applyCSE>(table);
  addTransform<applyDCE>(table);
  addTransform<applyLICM>(table);
  addTransform<applyRegisteredPass>(table);
}
