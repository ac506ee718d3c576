// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Action.h"

#include "strata/IR/Verify/Verifier.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

Operation *IRUnit::getOperation() const {
  if (auto *op = dyn_cast_if_present<Operation *>(unit))
    return op;
  if (auto *block = dyn_cast_if_present<Block *>(unit))
    return block->getParentOp();
  if (auto *region = dyn_cast_if_present<Region *>(unit))
    return region->getParentOp();
  return nullptr;
}

/// The operation from which on the values that `op` uses are numbered.
static Operation *getNumberingRoot(Operation *op) {
  while (!op->mightHaveTrait(OpTrait::IsolatedFromAbove) && op->getParentOp())
    op = op->getParentOp();
  return op;
}

/// Prints in generic form, and without asking for names, where an action left the IR
/// incomplete: custom forms rely on IR that verifies.
static void printOp(Operation *op, raw_ostream &os) {
  const auto &print = op->getContext()->getRenderer().printOpWithFlags;
  if (!print)
    return;
  PrintingFlags flags;
  flags.localScope = flags.skipRegions = true;
  {
    DiagnosticCapture silence;
    flags.generic = failed(verify(op, /*recursive=*/false));
    flags.asksForNames =
        !flags.generic && succeeded(verifyScope(getNumberingRoot(op)));
  }
  print(op, os, flags);
}

void IRUnit::print(raw_ostream &os) const { print(os, printOp); }

void IRUnit::print(
    raw_ostream &os,
    function_ref<void(Operation *, raw_ostream &)> printOp) const {
  if (auto *block = dyn_cast_if_present<Block *>(unit)) {
    os << "Block #"
       << std::distance(block->getParent()->begin(), Region::iterator(block))
       << " of ";
    return IRUnit(block->getParent()).print(os, printOp);
  }
  if (auto *region = dyn_cast_if_present<Region *>(unit))
    os << "Region #" << region->getRegionNumber() << " for op ";
  if (Operation *op = getOperation())
    printOp(op, os);
}
