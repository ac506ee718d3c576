// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass affine-nest-costs: a remark for each nest, with its costs and the places of its loops.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Remarks.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Loops/Report/NestCosts.h"
#include "strata/Loops/Report/ReportPasses.h"
#include "strata/Loops/Report/SourceNames.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/Support/Format.h"

using namespace strata;
using presburger::Polynomial;

/// Adds a number as a metric, if it is known.
static void addMetric(remark::detail::InFlightRemark &remark, StringRef key,
                      const std::optional<Polynomial> &number,
                      ArrayRef<std::string> names) {
  if (!number)
    return;
  if (std::optional<int64_t> constant = number->getConstant())
    remark << remark::metric(key, *constant);
  else
    remark << remark::metric(key, number->toString(names));
}

static std::string formatNumber(double number) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << llvm::format("%.6g", number);
  os.flush();
  return text;
}

/// Adds notes on the loops, and on the operation of the last line. Terminators that the text does not have are at their
/// loop.
static void addPlaces(remark::detail::InFlightRemark &remark, Operation *root) {
  Operation *last = root;
  auto end = findFilePosition(root->getLoc(), root->getContext());
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto position = findFilePosition(op->getLoc(), op->getContext());
    if (end && position && position->file == end->file &&
        position->line > end->line)
      last = op, end = position;
    if (op != root && isa<LoopLikeOpInterface>(op))
      remark << remark::note(op->getLoc(), "inner loop");
  });
  remark << remark::note(last->getLoc(), "last operation");
}

static void reportNest(Operation *root, StringRef processor,
                       StringRef category) {
  remark::detail::InFlightRemark remark = remark::analysis(
      root, remark::RemarkOpts::name("NestCosts").category(category));
  if (!remark)
    return;
  NestCosts costs = computeNestCosts(root);
  std::vector<std::string> names = getSizeNames(costs.symbols);
  addMetric(remark, "Flops", costs.flops, names);
  addMetric(remark, "AccessedBytes", costs.accessedBytes, names);
  addMetric(remark, "LoadedBytes", costs.loadedBytes, names);
  addMetric(remark, "StoredBytes", costs.storedBytes, names);
  if (costs.flops && costs.loadedBytes && costs.storedBytes)
    if (auto ratio =
            costs.flops->getRatio(*costs.loadedBytes + *costs.storedBytes))
      remark << remark::metric("Intensity", formatNumber(*ratio));
  remark << remark::metric("IterationFlops", costs.iterationFlops)
         << remark::metric("IterationBytes", costs.iterationBytes)
         << remark::metric("FloatBits", costs.floatBits)
         << remark::metric("Processor", processor);
  if (isExecutedOnce(root))
    remark << remark::metric("Executions", 1);
  if (costs.isUpperBound)
    remark << remark::metric("UpperBound", true);
  addPlaces(remark, root);
  if (costs.unknown)
    remark << remark::note(costs.unknown->getLoc(), "not counted");
}

namespace {
struct AffineNestCosts final : Pass {
  using Pass::Pass;
  TargetOptions processor{*this};

  void runOnOperation() override {
    if (!getContext().getRemarkEngine())
      return;
    std::optional<TargetModel> target = processor.getModel(getOperation());
    if (!target)
      return signalPassFailure();
    for (Operation *root : findNests(getOperation()))
      reportNest(root, processor.getCPU(), getArgument());
  }
};
} // namespace

static constexpr PassInfo affineNestCostsInfo = {
    .argument = "affine-nest-costs",
    .name = "AffineNestCosts",
    .summary = "Report the floating-point operations and the traffic of nests, "
               "as remarks",
    .anchor = func::FuncOp::getOperationName().data(),
    .create = makePass<AffineNestCosts>,
};

void strata::registerAffineNestCostsPass(PassRegistry &registry) {
  registry.add(affineNestCostsInfo);
}
