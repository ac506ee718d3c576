// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ReplaceEach/ReplaceEach.h"

using namespace strata;

bool strata::replaceEach(
    Operation *root, function_ref<bool(const OpDefinition &)> applies,
    function_ref<FailureOr<SmallVector<Value>>(OpBuilder &, Operation *)>
        expand) {
  SmallVector<Operation *> found;
  root->walk([&](Operation *op) {
    if (applies(op->getDefinition()))
      found.push_back(op);
  });
  bool isChanged = false;
  for (Operation *op : found) {
    Operation *before = op->getPrevNode();
    OpBuilder builder(op);
    FailureOr<SmallVector<Value>> values = expand(builder, op);
    if (failed(values)) {
      while (op->getPrevNode() != before)
        op->getPrevNode()->erase();
      continue;
    }
    op->replaceAllUsesWith(ValueRange(*values));
    op->erase();
    isChanged = true;
  }
  return isChanged;
}
