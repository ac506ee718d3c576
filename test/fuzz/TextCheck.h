// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_TEST_FUZZ_TEXTCHECK_H
#define STRATA_TEST_FUZZ_TEXTCHECK_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

#include "FuzzContext.h"

namespace strata {

inline std::string print(Operation *op, bool generic, bool debugInfo) {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintingFlags flags;
  flags.generic = generic;
  flags.debugInfo = debugInfo;
  printOperation(op, os, flags);
  os.flush();
  return text;
}

/// Reads `text` by a `Reader`, a FuzzContext, and prints it. Accepted text must print, in both forms and
/// with locations, and the generic form must read again as IR that prints the same.
template <typename Reader> void checkText(StringRef text) {
  Reader reader;
  OwningOpRef<> op = parseSourceString(text, ParserConfig(&reader.ctx), "fuzz");
  if (!op)
    return;
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
      return;
    std::string reprinted = print(reread.get(), true, false);
    if (step == 1 && reprinted != generic)
      std::abort();
    generic = std::move(reprinted);
  }
}

} // namespace strata

#endif // STRATA_TEST_FUZZ_TEXTCHECK_H
