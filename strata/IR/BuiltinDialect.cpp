// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/BuiltinDialect.h"

#include "strata/Definition/Traits.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"

using namespace strata;

static bool isString(Attribute attr) { return isa<StringAttr>(attr); }

/// A module keeps no attributes of its own but the symbol's: discardable ones
/// must say which dialect they belong to.
static LogicalResult verifyModule(Operation *op) {
  for (const NamedAttribute &attr : op->getDiscardableAttrs())
    if (!attr.getNameRef().contains('.'))
      return op->emitOpError("can only contain attributes with "
                             "dialect-prefixed names, found: '")
             << attr.getNameRef() << "'";
  return success();
}

/// A cast to the same types is nothing, and neither are two casts there and
/// back.
static LogicalResult foldCast(Operation *op, ArrayRef<Attribute>,
                              SmallVectorImpl<OpFoldResult> &results) {
  auto yields = [&](Operation *from) {
    if (from->getNumOperands() != op->getNumResults())
      return false;
    for (unsigned i = 0; i < from->getNumOperands(); ++i)
      if (from->getOperand(i).getType() != op->getResult(i).getType())
        return false;
    for (OpOperand &operand : from->getOpOperands())
      results.push_back(operand.get());
    return true;
  };
  if (op->getNumOperands() && yields(op))
    return success();
  Operation *inner =
      op->getNumOperands() ? op->getOperand(0).getDefiningOp() : nullptr;
  if (!inner || inner->getName() != op->getName() ||
      inner->getNumResults() != op->getNumOperands())
    return failure();
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (op->getOperand(i) != inner->getResult(i))
      return failure();
  return success(yields(inner));
}

static LogicalResult verifyCast(Operation *op) {
  if (op->getNumResults() == 0)
    return op->emitOpError("expected at least one result for cast operation");
  return success();
}

void strata::defineBuiltinOps(Context &ctx) {
  OpDefinition &module = ctx.defineOp("builtin.module");
  module.hasSignature = true;
  module.numSuccessors = 0;
  module.attributes = {
      {"sym_name", /*optional=*/true, {"string attribute", isString}},
      {"sym_visibility", /*optional=*/true, {"string attribute", isString}}};
  module.regions = {{"bodyRegion", Arity::One, /*blocks=*/1}};
  module.verify = verifyModule;
  addTraits(module, {"AffineScope", "IsolatedFromAbove", "NoRegionArguments",
                     "SymbolTable", "Symbol", "NoTerminator", "SingleBlock",
                     "GraphRegion", "DefaultDialect"});

  OpDefinition &cast = ctx.defineOp("builtin.unrealized_conversion_cast");
  addTraits(cast, {"Pure"});
  cast.hasSignature = true;
  cast.numSuccessors = 0;
  cast.operands = {{"inputs", Arity::Variadic, {"any type", nullptr}}};
  cast.results = {{"outputs", Arity::Variadic, {"any type", nullptr}}};
  cast.verify = verifyCast;
  cast.fold = foldCast;
}

ModuleOp ModuleOp::create(Context *ctx, Location loc,
                          std::optional<StringRef> name) {
  Operation *op = Operation::create(loc, ctx->getOpDefinition("builtin.module"),
                                    {}, {}, {}, {}, /*numRegions=*/1);
  op->getRegion(0).emplaceBlock();
  if (name)
    op->setAttr("sym_name", StringAttr::get(ctx, *name));
  return ModuleOp(op);
}

std::optional<StringRef> ModuleOp::getSymName() const {
  return kinds::decodeOptional<kinds::String>(
      getOperation()->getAttr("sym_name"));
}
