// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the operation under a heading. Changes nothing.
#include "strata/Transforms/Passes.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

namespace {
struct PrintIR : Pass {
  using Pass::Pass;
  Option<std::string> label{*this, "label", "Label of the heading"};

  void runOnOperation() override {
    raw_ostream &os = getOutputStream();
    os << "// -----// IR Dump";
    if (!label->empty())
      os << ' ' << *label;
    os << " //----- //\n";
    printIR(getOperation());
    os << '\n';
    markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo printIRInfo = {
    .argument = "print-ir",
    .name = "PrintIRPass",
    .summary = "Print the operation to standard error",
    .create = makePass<PrintIR>,
};

void strata::registerPrintIRPass(PassRegistry &registry) {
  registry.add(printIRInfo);
}
