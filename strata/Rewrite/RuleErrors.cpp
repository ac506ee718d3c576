// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/RuleErrors.h"

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"

using namespace strata;

/// Rules that are listed for an operation.
static constexpr unsigned MaxRules = 4;

/// The first error in `op` itself; std::nullopt if it has none.
static std::optional<Diagnostic> findError(Operation *op) {
  DiagnosticCapture capture;
  if (succeeded(verify(op, /*recursive=*/false)))
    return std::nullopt;
  std::vector<Diagnostic> errors = capture.take();
  return errors.empty() ? std::nullopt
                        : std::optional(std::move(errors.front()));
}

static void addCreators(ArrayRef<const RewritePattern *> patterns,
                        Operation *op, Diagnostic &error) {
  unsigned numRules = 0;
  for (const RewritePattern *pattern : patterns)
    pattern->findCreators(op, [&](StringRef rule, Location loc) {
      if (numRules++ < MaxRules)
        error.attachExplanation(loc) << "rule '" << rule << "' creates '"
                                     << op->getDefinition().name << "' here";
    });
}

void strata::explainErrors(const FrozenRewritePatternSet &patterns,
                           Operation *root,
                           MutableArrayRef<Diagnostic> errors) {
  std::vector<const RewritePattern *> all = patterns.getPatterns();
  root->walk([&](Operation *op) {
    // Few operations have errors; the creators of the others would be a search of all rules.
    std::optional<Diagnostic> own = findError(op);
    if (!own)
      return;
    for (Diagnostic &error : errors)
      if (error.getLocation() == own->getLocation() &&
          error.getMessage() == own->getMessage()) {
        addCreators(all, op, error);
        return;
      }
  });
}
