// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/OlderText.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Eras/HistoryFile.h"
#include "strata/Eras/Upgrade.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/ToolContext.h"

#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

std::optional<EraSet> strata::findReadableEras(StringRef text) {
  DiagnosticCapture silence;
  Context ctx;
  setUpToolContext(ctx);
  uint32_t buffer = ctx.addSourceBuffer(llvm::MemoryBuffer::getMemBuffer(text));
  ParserConfig config(&ctx);
  config.verifyAfterParse = false;
  if (failed(loadBundledHistories(ctx)) ||
      failed(detectEras(ctx, text, buffer, 0, config.eras)))
    return std::nullopt;
  OwningOpRef<> op = parseSourceBuffer(buffer, config);
  if (!op || failed(upgradeToCurrent(op.get(), config.eras)) ||
      failed(verify(op.get())))
    return std::nullopt;
  return config.eras;
}

std::string strata::describeOlderText(EraSet eras, StringRef moreFlags) {
  std::string text =
      eras.isOlder()
          ? "this is text of an older version (" + eras.getText() + "); "
          : std::string("this is accepted as text of an older version; ");
  return text + "'--era=" + eras.getOption() + moreFlags.str() +
         "' reads it, and 'strata upgrade' brings it to today's form";
}
