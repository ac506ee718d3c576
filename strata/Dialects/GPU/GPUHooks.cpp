// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/GPU/GPUHooks.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/Interfaces.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/GPU/GPUDetail.h"
#include "strata/Dialects/GPU/GPUOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/TargetInterfaces.h"

using namespace strata;
using namespace strata::gpu_dialect;

DynamicAttr gpu_dialect::getIf(Attribute attr, StringRef name) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  if (!dynamic || dynamic.getDefinition().name != name ||
      dynamic.getDialect().getNamespace() != "gpu")
    return {};
  return dynamic;
}

StringRef gpu_dialect::getKeyword(Attribute attr) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  if (!dynamic || !dynamic.getDefinition().enumeration)
    return "";
  auto number = dyn_cast<IntegerAttr>(dynamic.getParams()[0]);
  for (const EnumDefinition::Case &entry :
       dynamic.getDefinition().enumeration->cases)
    if (number && entry.value == number.getValue().getZExtValue())
      return entry.keyword;
  return "";
}

StringRef gpu_dialect::getAddressSpace(Attribute attr) {
  static constexpr StringRef spaces[] = {"global", "workgroup", "private"};
  DynamicAttr space = getIf(attr, "address_space");
  auto number =
      space ? dyn_cast<IntegerAttr>(space.getParams()[0]) : IntegerAttr();
  uint64_t index = number ? number.getValue().getLimitedValue() : 3;
  return index < std::size(spaces) ? spaces[index] : "";
}

Type gpu_dialect::getTokenType(Context *ctx) {
  const TypeDefinition *def = ctx->findTypeDefinition(
      ctx->getOrCreateDialect("gpu"), "async.token", /*isType=*/true);
  return DynamicType::get(*def, {});
}

ParseResult gpu_dialect::checkNamed(OpAsmParser &parser, llvm::SMLoc loc) {
  if (parser.getNumResults() == 0)
    return parser.emitError(loc, "needs to be named when marked 'async'");
  return success();
}

/// The sizes that a kernel is known to be launched with.
static LogicalResult verifyAttribute(Operation *op, NamedAttribute attr) {
  StringRef name = attr.getNameRef();
  if (name != "gpu.known_block_size" && name != "gpu.known_grid_size" &&
      name != "gpu.known_cluster_size")
    return success();
  auto sizes = dyn_cast<DenseArrayAttr>(attr.getValue());
  if (!sizes || !sizes.getElementType().isInteger(32))
    return op->emitOpError() << name << " must be a dense i32 array";
  if (sizes.size() != 3)
    return op->emitOpError() << name << " must contain exactly 3 elements";
  return success();
}

/// Asks the targets whether they support the operations in a module.
static LogicalResult verifyTargets(Operation *op) {
  auto targets =
      dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull("targets"));
  if (!targets)
    return success();
  for (Attribute target : targets)
    if (auto *verifier = getInterface<TargetAttrVerifyInterface>(target))
      if (failed(verifier->verifyTarget(target, op)))
        return failure();
  return success();
}

void strata::registerGPUVerifier(Context &ctx) {
  // A file of the dialect may be loaded in its place.
  if (Dialect *dialect = ctx.findDialect("gpu"))
    dialect->verifyOperationAttribute = verifyAttribute;
}

void strata::registerGPUHooks(Context &ctx) {
  registerGPUVerifier(ctx);
  registerDirectives(ctx);
  registerFunctions(ctx);
  registerLaunches(ctx);
  registerGroups(ctx);
  registerOpHooks<gpu::GPUModuleOp>(&ctx, {.verify = verifyTargets});
}
