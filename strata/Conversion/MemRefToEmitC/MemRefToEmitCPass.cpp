// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass, which includes the headers of the functions that are called.
#include "strata/Conversion/EmitCCommon/EmitCTypes.h"
#include "strata/Conversion/MemRefToEmitC/MemRefToEmitC.h"
#include "strata/Dialects/EmitC/EmitCOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::emitclower;

/// The header of the function `callee`; empty if it is not one that the conversion calls.
static StringRef getHeader(StringRef callee, bool isCpp) {
  return llvm::StringSwitch<StringRef>(callee)
      .Cases({"aligned_alloc", "malloc"}, isCpp ? "cstdlib" : "stdlib.h")
      .Case("memcpy", isCpp ? "cstring" : "string.h")
      .Default("");
}

/// Includes the headers of the functions that are called, in the order of the calls, unless `module`
/// includes them.
static void addIncludes(Operation *module, bool isCpp) {
  llvm::SetVector<StringRef> needed;
  llvm::DenseSet<StringRef> included;
  module->walk([&](Operation *op) {
    if (auto include = dyn_cast<emitc::IncludeOp>(op))
      if (include.getIsStandardInclude())
        included.insert(include.getInclude());
    if (auto call = dyn_cast<emitc::CallOpaqueOp>(op))
      if (StringRef header = getHeader(call.getCallee(), isCpp);
          !header.empty())
        needed.insert(header);
  });
  Block &body = module->getRegion(0).front();
  OpBuilder builder(module->getContext());
  builder.setInsertionPointToStart(&body);
  for (StringRef header : needed)
    if (!included.contains(header))
      emitc::IncludeOp::create(builder, module->getLoc(), header, true);
}

namespace {
struct ConvertMemRefToEmitC final : Pass {
  using Pass::Pass;
  Option<bool> lowerToCpp{*this, "lower-to-cpp",
                          "Include the headers of C++ instead of those of C",
                          false};

  void runOnOperation() override {
    TypeConverter converter;
    converter.addConversion([](Type type) -> std::optional<Type> {
      return isSupportedType(type) ? std::optional(type) : std::nullopt;
    });
    addMemRefTypeConversion(converter);
    ConversionTarget target(&getContext());
    target.addLegalDialect("emitc");
    target.addIllegalDialect("memref");
    RewritePatternSet patterns(&getContext());
    populateMemRefToEmitCPatterns(converter, patterns);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      return signalPassFailure();
    addIncludes(getOperation(), *lowerToCpp);
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-memref-to-emitc",
    .name = "ConvertMemRefToEmitC",
    .summary = "Convert memrefs to arrays of C",
    .anchor = "builtin.module",
    .dependentDialects = {"emitc"},
    .create = makePass<ConvertMemRefToEmitC>,
};

void strata::registerMemRefToEmitCPasses(PassRegistry &registry) {
  registry.add(info);
}
