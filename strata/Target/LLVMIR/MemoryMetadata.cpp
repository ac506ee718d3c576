// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata of accesses to memory, and of loops.
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

void llvmir::addMemoryMetadata(Operation *op, CodeBuilder &code,
                               Instruction &made) {
  MetadataBuilder &metadata = code.getTranslator().getMetadata();
  if (hasUnit(op, "nontemporal"))
    made.metadata.push_back(
        {"nontemporal", metadata.getTuple(metadata.getInt(32, 1))});
  if (hasUnit(op, "invariant"))
    made.metadata.push_back({"invariant.load", metadata.getTuple({})});
  if (hasUnit(op, "invariantGroup"))
    made.metadata.push_back({"invariant.group", metadata.getTuple({})});
}

void llvmir::addLoopMetadata(Operation *op, CodeBuilder &code,
                             Instruction &made) {
  (void)op;
  (void)code;
  (void)made;
}
