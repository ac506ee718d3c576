// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing of IR around passes.
#ifndef STRATA_PASS_IRPRINTING_H
#define STRATA_PASS_IRPRINTING_H

#include "strata/Asm/Printer/Printer.h"

#include <functional>
#include <string>
#include <vector>

namespace strata {

class Pass;
class PassManager;

/// Prints an operation that may not verify: in generic form then, unless the
/// flags say that it does.
void printAnyIR(Operation *op, raw_ostream &os, PrintingFlags flags);

/// A number that stands for all there is to see of `op`, locations included. It
/// is the same for operations that look the same. Takes as long as printing.
uint64_t hashIR(Operation *op);

/// The passes around which IR is printed, and the form.
struct IRPrintingOptions {
  /// Whether IR is printed before, or after, a pass on an operation. May be null, for
  /// no pass.
  std::function<bool(Pass *, Operation *)> shouldPrintBefore, shouldPrintAfter;
  /// Print IR after passes for which `shouldPrintAfter` holds only if the IR
  /// changed.
  bool afterChange = false;
  /// Print IR after passes for which `shouldPrintAfter` holds only if they
  /// fail.
  bool afterFailure = false;
  /// The outermost operation instead of that of the pass.
  bool moduleScope = false;
  /// Prints to files: makes the one at a path relative to their root, whose
  /// folders may not be there yet; null after failure. If not set, all goes to the
  /// output stream of the PassManager.
  std::function<std::unique_ptr<raw_ostream>(StringRef path)> openFile;

  bool isEnabled() const { return shouldPrintBefore || shouldPrintAfter; }
};

/// Makes `pm` print. Files are named after the operation and those around it,
/// and numbered: `builtin_module_no-symbol-name/func_func_f/0_1_cse.mlir` is the
/// second print of `f`, before the first of the module.
void enableIRPrinting(PassManager &pm, IRPrintingOptions options);

} // namespace strata

#endif // STRATA_PASS_IRPRINTING_H
