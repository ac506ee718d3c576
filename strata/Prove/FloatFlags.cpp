// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/FloatFlags.h"

#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::prove;

FloatFlags prove::getFloatFlags(Operation *op) {
  FloatFlags flags;
  for (const NamedAttribute &attr : op->getAttrs()) {
    if (!attr.getNameRef().starts_with("fastmath"))
      continue;
    std::string text;
    llvm::raw_string_ostream(text) << attr.getValue();
    bool isFast = StringRef(text).contains("<fast>");
    flags.noNaNs = isFast || StringRef(text).contains("nnan");
    flags.noInfinities = isFast || StringRef(text).contains("ninf");
    flags.anySignOfZero = isFast || StringRef(text).contains("nsz");
    flags.isApproximate =
        isFast ||
        llvm::any_of(
            ArrayRef<StringRef>{"contract", "reassoc", "arcp", "afn"},
            [&](StringRef word) { return StringRef(text).contains(word); });
  }
  return flags;
}

bool prove::hasAnySignOfZero(Value value) {
  Operation *op = value.getDefiningOp();
  return op && isa<FloatType>(value.getType()) &&
         getFloatFlags(op).anySignOfZero;
}

bool prove::hasInnerSignOfZero(Block &block) {
  Operation *last = &block.back();
  for (Operation &op : block.without_terminator())
    for (Value result : op.getResults())
      if (hasAnySignOfZero(result) &&
          llvm::any_of(result.getUses(),
                       [&](OpOperand &use) { return use.getOwner() != last; }))
        return true;
  return false;
}
