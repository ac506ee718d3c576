// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefNatives.h"

#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

using namespace strata;

/// A native that holds where `fn` does of two types.
template <bool (*fn)(Type, Type)>
static void addRelation(PDLNatives &natives, StringRef name) {
  natives.registerConstraintFunction(
      name,
      [](PatternRewriter &, Type a, Type b) { return success(fn(a, b)); });
}

const PDLNatives &strata::getMemRefNatives() {
  static const PDLNatives natives = [] {
    PDLNatives natives = PDLNatives::getBuiltin();
    addRelation<detail::isMemRefCast>(natives, "memref.is_cast");
    addRelation<detail::isAtLeastAsStatic>(natives, "memref.says_at_least");
    return natives;
  }();
  return natives;
}
