// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ConvertToEmitC/ConvertToEmitC.h"

#include "strata/Conversion/ArithToEmitC/ArithToEmitC.h"
#include "strata/Conversion/EmitCCommon/EmitCTypes.h"
#include "strata/Conversion/FuncToEmitC/FuncToEmitC.h"
#include "strata/Conversion/MemRefToEmitC/MemRefToEmitC.h"
#include "strata/Conversion/SCFToEmitC/SCFToEmitC.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;
using namespace strata::emitclower;

namespace {
struct ToEmitCConversion {
  StringRef dialect;
  /// Null if the dialect has no types of its own to convert.
  void (*addTypes)(TypeConverter &converter);
  void (*populate)(const TypeConverter &converter, RewritePatternSet &patterns);
};
} // namespace

static constexpr ToEmitCConversion conversions[] = {
    {"arith", addSizeTypeConversion, populateArithToEmitCPatterns},
    {"func", nullptr, populateFuncToEmitCPatterns},
    {"memref", addMemRefTypeConversion, populateMemRefToEmitCPatterns},
    {"scf", addSizeTypeConversion, populateSCFToEmitCPatterns},
};

static const ToEmitCConversion *findConversion(StringRef dialect) {
  const ToEmitCConversion *found =
      llvm::find_if(conversions, [&](const ToEmitCConversion &conversion) {
        return conversion.dialect == dialect;
      });
  return found == std::end(conversions) ? nullptr : found;
}

/// The dialects of the operations in `root`, and those that they need. func needs arith.
static llvm::StringSet<> findDialects(Operation *root) {
  llvm::StringSet<> dialects;
  root->walk([&](Operation *op) {
    dialects.insert(op->getName().getDialectNamespace());
  });
  for (StringRef user : {"func", "memref", "scf"})
    if (dialects.contains(user))
      dialects.insert("arith");
  return dialects;
}

namespace {
/// Runs on any operation.
struct ConvertToEmitC final : Pass {
  using Pass::Pass;
  ListOption<std::string> filterDialects{
      *this, "filter-dialects", "Only use conversions of these dialects"};

  LogicalResult initialize(Context *ctx) override;
  void runOnOperation() override;
};
} // namespace

LogicalResult ConvertToEmitC::initialize(Context *ctx) {
  for (const std::string &dialect : filterDialects) {
    if (findConversion(dialect))
      continue;
    const Dialect *known = ctx->findDialect(dialect);
    emitError(ctx, Location(),
              (known ? "dialect does not implement "
                       "ConvertToEmitCPatternInterface: "
                     : "dialect not loaded: ") +
                  dialect);
    return failure();
  }
  return success();
}

void ConvertToEmitC::runOnOperation() {
  llvm::StringSet<> present = findDialects(getOperation());
  TypeConverter converter;
  converter.addConversion([](Type type) -> std::optional<Type> {
    return isSupportedType(type) ? std::optional(type) : std::nullopt;
  });
  RewritePatternSet patterns(&getContext());
  for (const ToEmitCConversion &conversion : conversions) {
    if (filterDialects.empty()
            ? !present.contains(conversion.dialect)
            : !llvm::is_contained(filterDialects, conversion.dialect))
      continue;
    if (conversion.addTypes)
      conversion.addTypes(converter);
    conversion.populate(converter, patterns);
  }
  ConversionTarget target(&getContext());
  target.addLegalDialect("emitc");
  if (failed(
          applyPartialConversion(getOperation(), target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
    signalPassFailure();
}

static constexpr PassInfo info = {
    .argument = "convert-to-emitc",
    .name = "ConvertToEmitC",
    .summary = "Convert the dialects arith, func, memref and scf to emitc",
    .dependentDialects = {"emitc"},
    .create = makePass<ConvertToEmitC>,
};

void strata::registerConvertToEmitCPasses(PassRegistry &registry) {
  registry.add(info);
}
