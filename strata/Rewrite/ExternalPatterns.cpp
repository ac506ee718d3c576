// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/ExternalPatterns.h"

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/ContextData.h"

using namespace strata;

namespace {
/// The patterns that are registered with a Context, in order.
struct ExternalPatterns final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.added-patterns";
  struct Entry {
    std::string target;
    GetPatterns getPatterns;
  };
  std::vector<Entry> entries;
};
} // namespace

void strata::addCanonicalizations(Context &ctx, StringRef target,
                                  GetPatterns getPatterns) {
  getContextData<ExternalPatterns>(ctx).entries.push_back(
      {target.str(), getPatterns});
}

void strata::addPatternsOfOp(const OpDefinition &def, RewritePatternSet &set) {
  for (const auto &entry : getContextData<ExternalPatterns>(*def.ctx).entries)
    if (entry.target == def.name)
      entry.getPatterns(set);
}

void strata::addPatternsOfInterfaces(const OpDefinition &def,
                                     RewritePatternSet &set) {
  for (const auto &entry : getContextData<ExternalPatterns>(*def.ctx).entries)
    if (def.hasTrait(entry.target))
      entry.getPatterns(set);
}
