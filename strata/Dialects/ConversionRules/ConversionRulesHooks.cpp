// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/ConversionRules/ConversionRulesHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/ConversionRules/ConversionRulesOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

using namespace strata;

static bool isPDLType(Type type) {
  auto named = dyn_cast<DynamicType>(type);
  return named && named.getDefinition().getFullName() == "pdl.type";
}

static LogicalResult verifyTypeRule(Operation *op) {
  Region &body = op->getRegion(0);
  bool hasFrom = bool(op->getInherentAttrOrNull("from"));
  bool hasTo = bool(op->getInherentAttrOrNull("to"));
  if (hasFrom == !body.empty())
    return op->emitOpError("expects either attribute 'from' or a body");
  if (hasFrom && !hasTo)
    return op->emitOpError(
        "expects attribute 'to', the type that 'from' is converted to");
  if (!hasFrom && hasTo)
    return op->emitOpError("expects no attribute 'to' with a body, which "
                           "yields the converted type");
  if (body.empty())
    return success();
  if (body.getNumArguments() != 1 || !isPDLType(body.getArgument(0).getType()))
    return op->emitOpError(
        "expects a body with one argument, of type '!pdl.type'");
  Block &block = body.front();
  Operation *end = block.empty() ? nullptr : &block.back();
  if (isa_and_nonnull<conversion::YieldOp, conversion::RefuseOp>(end))
    return success();
  StringRef found = end ? end->getName().getStringRef() : "";
  return op->emitOpError(
             "expects a body that terminates with 'conversion.yield' or "
             "'conversion.refuse'")
         << (end ? ", found '" + found.str() + "'" : "");
}

void strata::hideConversionRulesDialect(Context &ctx) {
  if (Dialect *dialect = ctx.findDialect("conversion"))
    dialect->isListed = false;
}

void strata::registerConversionRulesHooks(Context &ctx) {
  registerOpHooks<conversion::TypeOp>(&ctx, {.verifyRegions = verifyTypeRule});
}
