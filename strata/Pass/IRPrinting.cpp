// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/IRPrinting.h"
#include "strata/IR/Verifier.h"

using namespace strata;

void strata::printAnyIR(Operation *op, raw_ostream &os, PrintingFlags flags) {
  if (!flags.assumeVerified && !flags.generic) {
    DiagnosticCapture silence;
    flags.generic = failed(verify(op));
  }
  printOperation(op, os, flags);
}
