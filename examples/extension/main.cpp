// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata opt` and `strata dialect` with a cost model that dialect files describe:
//
//   acme.cost = {cycles = "2"}                     two cycles
//   acme.cost = {cycles = "1", times = "count"}    as many as attribute `count` says
//
// The extension makes an interface of the attribute; a pass sums the costs of each
// function.
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/Dialect/DialectCommand.h"
#include "strata/Tooling/Opt/Opt.h"

using namespace strata;

//===-- The interface -----------------------------------------------------===//

namespace {
/// Operations that know what they cost. C++ may implement it too (OpHooks.h).
struct CostInterface {
  static constexpr llvm::StringLiteral name = "acme::CostInterface";
  int64_t (*getCycles)(Operation *op) = nullptr;
};

/// The cost of an operation that a dialect file declares.
struct DeclaredCost {
  int64_t cycles = 0;
  /// The attribute, an integer, that the cycles are multiplied by.
  std::string times;
};
} // namespace

static int64_t getDeclaredCycles(Operation *op) {
  const auto &cost = *static_cast<const DeclaredCost *>(
      op->getDefinition().findInterfaceData(CostInterface::name));
  if (cost.times.empty())
    return cost.cycles;
  auto times = op->getAttrOfType<IntegerAttr>(cost.times);
  return times ? cost.cycles * times.getInt() : 0;
}

//===-- The extension -----------------------------------------------------===//

static constexpr ExtensionKey keys[] = {
    {.name = "cycles",
     .kind = KeyKind::Number,
     .isRequired = true,
     .documentation = "number of cycles"},
    {.name = "times",
     .kind = KeyKind::Attribute,
     .documentation = "the factor of the number"}};

static constexpr ExtensionAttribute attributes[] = {
    {"acme.cost", OnOperation, ExtensionForm::Dictionary, keys,
     "cycles that the operation takes"}};

static constexpr StringRef interfaces[] = {CostInterface::name};

static LogicalResult attachCost(ExtensionArgs &args) {
  static constexpr CostInterface table = {getDeclaredCycles};
  const ExtensionEntry &entry = *args.find("acme.cost");
  auto cost = std::make_shared<DeclaredCost>();
  cost->cycles = entry.getNumber("cycles");
  cost->times = entry.getText("times").str();
  args.implement(table, std::move(cost));
  return success();
}

static void registerCostExtension(Context &ctx) {
  LogicalResult result = registerExtension(&ctx, {.title = "cost",
                                                  .attributes = attributes,
                                                  .interfaces = interfaces,
                                                  .attach = attachCost});
  assert(succeeded(result) && "the record has no mistakes");
  (void)result;
}

//===-- The pass ----------------------------------------------------------===//

namespace {
struct ReportCost : Pass {
  using Pass::Pass;

  void runOnOperation() override {
    int64_t cycles = 0;
    getOperation()->walk([&](Operation *op) {
      if (auto *cost = getInterface<CostInterface>(op))
        cycles += cost->getCycles(op);
    });
    getOperation()->emitRemark() << "costs " << cycles << " cycles";
    markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "report-cost",
    .name = "ReportCost",
    .summary = "Report the cycles of each function",
    .anchor = "func.func",
    .create = makePass<ReportCost>,
};

static void registerReportCostPass(PassRegistry &registry) {
  registry.add(info);
}

int main(int argc, char **argv) {
  if (argc > 1 && StringRef(argv[1]) == "dialect")
    return runDialect(argc - 1, argv + 1, registerCostExtension);
  return runOptWithPasses(argc, argv, registerReportCostPass,
                          registerCostExtension);
}
