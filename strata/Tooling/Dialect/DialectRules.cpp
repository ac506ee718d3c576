// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/DialectRules.h"

#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/Context.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/RuleFiles.h"
#include "strata/Tooling/Common/ToolContext.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

static LogicalResult printRulesOf(const std::string &input, Context &ctx) {
  auto print = [](Operation *rules, const PDLNatives &) {
    rules->print(llvm::outs());
    llvm::outs() << '\n';
    return success();
  };
  if (StringRef(input).ends_with(".mlir") || input == "-")
    return readRuleFiles(input, &ctx, print);
  if (!ctx.getOrLoadDialect(input)) {
    (void)reportError("error", "dialect '" + input + "' is unknown");
    return failure();
  }
  OwningOpRef<> module = parseDialectPatterns(ctx, input);
  if (module)
    return print(module.get(), PDLNatives::getBuiltin());
  (void)reportError("error", "dialect '" + input + "' has no valid rules");
  return failure();
}

LogicalResult strata::printDialectRules(ArrayRef<std::string> inputs,
                                        const DialectFileFlags &dialects) {
  Context ctx;
  setUpToolContext(ctx);
  if (failed(dialects.load(ctx)))
    return failure();
  LineTable noLines((StringRef()));
  DiagnosticPrinter printer(&ctx, llvm::errs(), "", noLines,
                            useColor(llvm::errs()));
  ScopedDiagnosticHandler handler(
      &ctx,
      [&](Diagnostic &diag) {
        printer.print(diag);
        return success();
      },
      OperationNotes::Omit);
  for (const std::string &input : inputs)
    if (failed(printRulesOf(input, ctx)))
      return failure();
  return success();
}
