// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Loader/PlainDialect.h"

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;

bool strata::warnAboutPlainDialect(Operation *dialect) {
  // Any of them on the dialect itself declares the extension.
  for (const NamedAttribute &attr : dialect->getDiscardableAttrs())
    if (attr.getNameRef().starts_with("strata."))
      return false;
  WalkResult result = dialect->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (const NamedAttribute &attr : op->getDiscardableAttrs())
      if (attr.getNameRef().starts_with("strata.")) {
        auto name = dyn_cast_or_null<StringAttr>(dialect->getAttr("sym_name"));
        op->emitWarning("'")
            << attr.getNameRef() << "' has no effect: dialect '"
            << (name ? name.getValue() : "")
            << "' has no attribute 'strata.version = 1 : i32'";
        return WalkResult::Interrupt;
      }
    return WalkResult::Advance;
  });
  return result.wasInterrupted();
}
