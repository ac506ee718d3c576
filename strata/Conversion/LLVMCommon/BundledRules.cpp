// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LLVMCommon/BundledRules.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Conversion/LLVMCommon/BundledRulesDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/ContextData.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Rewrite/PDL/PredicateNatives.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Rewrite/Rules/Rules.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"

#include <mutex>

using namespace strata;

namespace {
/// The modules that were read, by name.
struct ReadRules final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.conversion-rules";
  std::mutex mutex;
  llvm::StringMap<OwningOpRef<>> modules;
};
} // namespace

static PDLNatives getRuleNatives(Context *ctx) {
  PDLNatives natives = PDLNatives::getBuiltin();
  addPredicateNatives(natives, ctx);
  return natives;
}

static OwningOpRef<> read(Context *ctx, StringRef name,
                          const PDLNatives &natives) {
  for (const detail::BundledRulesFile &file : detail::getBundledRulesFiles()) {
    if (file.name != name)
      continue;
    RuleSink sink = makeRuleSink(natives);
    ParserConfig config(ctx);
    config.rules = &sink;
    return parseSourceBuffer(
        ctx->addSourceBuffer(llvm::MemoryBuffer::getMemBuffer(
            file.text, (name + ".conversion.mlir").str())),
        config);
  }
  return {};
}

Operation *strata::getBundledRules(Context *ctx, StringRef name,
                                   const PDLNatives &natives) {
  auto &known = getContextData<ReadRules>(*ctx);
  std::lock_guard lock(known.mutex);
  auto [it, isNew] = known.modules.try_emplace(name);
  if (isNew)
    it->second = read(ctx, name, natives);
  return it->second.get();
}

void strata::populateBundledRules(RewritePatternSet &patterns, StringRef name) {
  Context *ctx = patterns.getContext();
  PDLNatives natives = getRuleNatives(ctx);
  // Errors have been reported.
  if (Operation *module = getBundledRules(ctx, name, natives))
    (void)addPDLPatterns(module, patterns, natives);
}
