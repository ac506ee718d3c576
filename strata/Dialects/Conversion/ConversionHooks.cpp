// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Conversion/ConversionHooks.h"

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/OpHooks.h"
#include "strata/IR/TypeDefinition.h"

using namespace strata;

static bool isPDLType(Type type) {
  auto named = dyn_cast<DynamicType>(type);
  return named && named.getDefinition().getFullName() == "pdl.type";
}

static LogicalResult verifyTypeRule(Operation *op) {
  Region &body = op->getRegion(0);
  if (bool(op->getInherentAttr("from")) == !body.empty())
    return op->emitOpError("expects either a type, or a body that is given one");
  if (body.empty())
    return success();
  if (body.getNumArguments() != 1 ||
      !isPDLType(body.getArgument(0).getType()))
    return op->emitOpError(
        "expects a body with one argument, of type '!pdl.type'");
  StringRef end = body.front().back().getName().getStringRef();
  if (end != "conversion.yield" && end != "conversion.refuse")
    return op->emitOpError("expects a body that ends with 'conversion.yield' or "
                           "'conversion.refuse'");
  return success();
}

void strata::registerConversionHooks(Context &ctx) {
  OpHooks type;
  type.verifyRegions = verifyTypeRule;
  registerOpHooks(&ctx, "conversion.type", type);
}
