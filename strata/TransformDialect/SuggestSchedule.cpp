// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass `suggest-schedule`: a module becomes the script of the dialect transform that optimizes it as
// `optimize-loops` does, with the sizes of tiles that were chosen.
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Transform/TransformOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Loops/Optimize/OptimizeLoops.h"
#include "strata/Loops/Optimize/TileAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/TransformDialect/Passes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// The sizes of the tiles of a nest.
struct NestSizes {
  std::string function;
  Attribute number, sizes;
};

/// Creates the script.
class ScriptWriter {
public:
  ScriptWriter(OpBuilder &builder, Location loc, Value module)
      : builder(builder), loc(loc), module(module) {}

  void apply(const OptimizeStage &stage);
  void annotate(const NestSizes &nest);

private:
  Value match(StringRef name, ArrayRef<NamedAttribute> attributes,
              Value target);

  OpBuilder &builder;
  Location loc;
  /// Handles of the module and of all functions; null before functions are needed.
  Value module, functions;
};
} // namespace

/// A handle of the operations in `target` that have the name and the attributes.
Value ScriptWriter::match(StringRef name, ArrayRef<NamedAttribute> attributes,
                          Value target) {
  OperationStateBuilder state(builder, loc,
                              transform::MatchOp::getOperationName());
  state.result(transform::AnyOpType::get(builder.getContext()))
      .operand(target)
      .attr("ops", builder.getStrArrayAttr(name));
  if (!attributes.empty())
    state.attr("op_attrs",
               DictionaryAttr::get(builder.getContext(), attributes));
  return state.create()->getResult(0);
}

void ScriptWriter::apply(const OptimizeStage &stage) {
  if (stage.isOnFunctions && !functions)
    functions = match(func::FuncOp::getOperationName(), {}, module);
  SmallVector<NamedAttribute> options;
  for (const auto &[name, value] : stage.options)
    options.push_back(builder.getNamedAttr(name, builder.getStringAttr(value)));
  Value &target = stage.isOnFunctions ? functions : module;
  target = transform::ApplyRegisteredPassOp::create(
      builder, loc, target.getType(), target, {}, stage.pass,
      DictionaryAttr::get(builder.getContext(), options));
}

void ScriptWriter::annotate(const NestSizes &nest) {
  Context *ctx = builder.getContext();
  Value function = match(
      func::FuncOp::getOperationName(),
      builder.getNamedAttr("sym_name", builder.getStringAttr(nest.function)),
      module);
  Value loop =
      match(affine::AffineForOp::getOperationName(),
            builder.getNamedAttr(affine::NestAttrName, nest.number), function);
  Value sizes = transform::ParamConstantOp::create(
      builder, loc, transform::AnyParamType::get(ctx), nest.sizes);
  transform::AnnotateOp::create(builder, loc, loop, sizes,
                                affine::TileSizesAttrName);
}

namespace {
struct SuggestSchedule final : Pass {
  using Pass::Pass;
  OptimizeLoopsOptions options{*this};

  void runOnOperation() override;

private:
  std::vector<NestSizes> collectSizes();
  void writeScript(ArrayRef<OptimizeStage> stages, size_t planStage,
                   ArrayRef<NestSizes> nests);
};
} // namespace

std::vector<NestSizes> SuggestSchedule::collectSizes() {
  std::vector<NestSizes> nests;
  getOperation()->walk([&](affine::AffineForOp loop) {
    Attribute sizes = loop->getAttr(affine::TileSizesAttrName);
    if (!sizes)
      return;
    auto function = loop->getParentOfType<func::FuncOp>();
    nests.push_back({function.getSymName().str(),
                     loop->getAttr(affine::NestAttrName), sizes});
  });
  return nests;
}

void SuggestSchedule::writeScript(ArrayRef<OptimizeStage> stages,
                                  size_t planStage, ArrayRef<NestSizes> nests) {
  Operation *module = getOperation();
  Context *ctx = &getContext();
  Location loc = module->getLoc();
  Block &body = module->getRegion(0).front();
  while (!body.empty())
    body.back().erase();
  OpBuilder builder(ctx);
  module->setDiscardableAttr("transform.with_named_sequence",
                             builder.getUnitAttr());
  builder.setInsertionPointToEnd(&body);
  Type handle = transform::AnyOpType::get(ctx);
  auto type = FunctionType::get(ctx, handle, {});
  Operation *sequence =
      OperationStateBuilder(builder, loc,
                            transform::NamedSequenceOp::getOperationName())
          .attr("sym_name", builder.getStringAttr("__transform_main"))
          .attr("function_type", TypeAttr::get(type))
          .regions(1)
          .create();
  Block *block = builder.createBlock(&sequence->getRegion(0), {}, handle, loc);
  ScriptWriter writer(builder, loc, block->getArgument(0));
  for (auto [i, stage] : llvm::enumerate(stages)) {
    if (i == planStage)
      for (const NestSizes &nest : nests)
        writer.annotate(nest);
    writer.apply(stage);
  }
  transform::YieldOp::create(builder, loc);
}

void SuggestSchedule::runOnOperation() {
  std::vector<OptimizeStage> stages = getOptimizeStages(options);
  auto plan = llvm::find_if(stages, [](const OptimizeStage &stage) {
    return stage.pass == "affine-tile-plan";
  });
  plan = stages.insert(plan, {"affine-number-nests", {}, true}) + 1;
  size_t planStage = size_t(plan - stages.begin());
  std::vector<OptimizeStage> first(stages.begin(), plan + 1);
  first.back().options.emplace_back("annotate", "true");
  OpPassManager pipeline(getOperation()->getName().getStringRef());
  PassTextError error;
  if (failed(parsePassElements(getPipelineText(first), *getRegistry(), pipeline,
                               error)) ||
      failed(runPipeline(pipeline, getOperation())))
    return signalPassFailure();
  writeScript(stages, planStage, collectSizes());
}

static constexpr PassInfo suggestScheduleInfo = {
    .argument = "suggest-schedule",
    .name = "SuggestSchedule",
    .summary = "Replace a module by a transform script that optimizes it as "
               "optimize-loops does",
    .anchor = "builtin.module",
    .dependentDialects = {"transform"},
    .create = makePass<SuggestSchedule>,
};

void strata::registerSuggestSchedulePass(PassRegistry &registry) {
  registry.add(suggestScheduleInfo);
}
