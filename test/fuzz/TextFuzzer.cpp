// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads arbitrary bytes as MLIR text. Accepted text must print, in both forms
// and with locations, and the generic form must read again as IR that prints
// the same.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/IR/Context.h"
#include "strata/Tooling/Common/KnownDialects.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

#include "FuzzContext.h"
#include "TextMutator.h"

using namespace strata;

namespace {
struct Reader : FuzzContext {
  Reader() {
    declareKnownDialects(ctx);
    registerIRDLDialect(ctx);
  }
};
} // namespace

static std::string print(Operation *op, bool generic, bool debugInfo) {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintingFlags flags;
  flags.generic = generic;
  flags.debugInfo = debugInfo;
  printOperation(op, os, flags);
  os.flush();
  return text;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Reader reader;
  OwningOpRef<> op =
      parseSourceString(StringRef(reinterpret_cast<const char *>(data), size),
                        ParserConfig(&reader.ctx), "fuzz");
  if (!op)
    return 0;
  std::string generic = print(op.get(), true, false);
  (void)print(op.get(), false, true);
  (void)print(op.get(), true, true);
  // Reading the printed text is stable after one step at the latest: the
  // reference reads `d0 + -s0` as it prints it and then prints `d0 - s0`. Text
  // that cannot be read back (pretty bodies whose brackets close early, empty
  // symbols) is lost in its way of printing, too.
  for (int step = 0; step < 2; ++step) {
    Reader again;
    OwningOpRef<> reread =
        parseSourceString(generic, ParserConfig(&again.ctx), "again");
    if (!reread)
      return 0;
    std::string text = print(reread.get(), true, false);
    if (step == 1 && text != generic)
      std::abort();
    generic = std::move(text);
  }
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  return mutateText(data, size, maxSize, seed);
}
