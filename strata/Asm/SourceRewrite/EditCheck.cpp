// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/SourceRewrite/EditCheck.h"

#include "strata/Asm/AsmState.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace strata;

/// The generic form of `root`.
static std::string printGeneric(Operation *root,
                                std::vector<PrintedOp> &printed) {
  std::string result;
  llvm::raw_string_ostream os(result);
  PrintingFlags flags;
  flags.generic = flags.localScope = true;
  printOperation(root, os, flags, printed);
  os.flush();
  return result;
}

/// The places of `text` where the reader finds errors, or other IR than `expected`, the
/// generic form of the right one. False if there are none.
static bool findDifference(StringRef expected, const std::string &text,
                           ParserConfig config,
                           SmallVectorImpl<uint64_t> &places) {
  DiagnosticCapture capture;
  config.recover = true;
  OwningOpRef<> op = parseSourceString(text, config);
  for (Diagnostic &diag : capture.take())
    if (diag.getLocation().isOffset())
      places.push_back(diag.getLocation().getOffset());
  if (!op)
    return true;
  std::vector<PrintedOp> foundOps;
  std::string found = printGeneric(op.get(), foundOps);
  if (expected == found)
    return false;
  auto [wrong, other] = std::mismatch(found.begin(), found.end(),
                                      expected.begin(), expected.end());
  uint64_t at = uint64_t(wrong - found.begin());
  for (const PrintedOp &printed : llvm::reverse(foundOps))
    if (printed.offset <= at && printed.op->getLoc().isOffset()) {
      places.push_back(printed.op->getLoc().getOffset());
      break;
    }
  return true;
}

LogicalResult strata::checkEdits(SourceRewrite &rewrite,
                                 function_ref<ParserConfig()> makeConfig) {
  constexpr unsigned maxRounds = 64;
  std::vector<PrintedOp> unused;
  std::string expected = printGeneric(rewrite.getOperation(), unused);
  for (unsigned round = 0; round < maxRounds; ++round) {
    SmallVector<uint64_t, 8> places;
    if (!findDifference(expected, rewrite.getText(), makeConfig(), places))
      return success();
    if (failed(rewrite.reprintAt(places)))
      return failure();
  }
  return failure();
}
