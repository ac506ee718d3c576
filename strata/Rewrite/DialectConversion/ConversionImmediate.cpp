// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions without rollback: erased operations leave the IR at once. Its
// memory stays until the end, since the worklist points to it.
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"

using namespace strata;
using namespace strata::detail;

void ConversionRewriterImpl::removeNow(Operation *op) {
  if (config.listener)
    tellReplaced(op);
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    replaceUses(op->getResult(i));
  if (config.listener)
    tellErased(op);
  if (rewriter.getInsertionBlock() == op->getBlock() &&
      rewriter.getInsertionPoint().getNodePtr() == op)
    rewriter.setInsertionPointAfter(op);
  op->remove();
  op->dropAllReferences();
}

void ConversionRewriterImpl::removeNow(Block *block) {
  if (config.listener)
    config.listener->notifyBlockErased(block);
  if (block->getParent())
    block->remove();
}
