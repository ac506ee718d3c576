// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/OpSuggestion.h"

#include "strata/IR/Context.h"
#include "strata/Support/Suggestion.h"

using namespace strata;

void strata::suggestOperation(InFlightDiagnostic &diag, Context *ctx,
                              StringRef name) {
  auto [dialectName, opName] = name.split('.');
  Dialect *dialect = ctx->findDialect(dialectName);
  if (!diag.isActive() || !dialect)
    return;
  std::vector<std::string> names = ctx->getOpNames(*dialect);
  std::vector<StringRef> candidates;
  candidates.reserve(names.size());
  for (StringRef candidate : names)
    candidates.push_back(candidate.split('.').second);
  StringRef nearest = findNearest(opName, candidates);
  if (!nearest.empty())
    diag.attachExplanation()
        << "did you mean '" << dialectName << "." << nearest << "'?";
}
