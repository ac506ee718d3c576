// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/OpenMP/OpenMPHooks.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/OpenMP/OpenMPDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::omp_dialect;

static const TypeDefinition *findEnum(Context *ctx, StringRef name) {
  return ctx->findTypeDefinition(ctx->getOrCreateDialect("omp"), name,
                                 /*isType=*/false);
}

Attribute omp_dialect::getCase(Context *ctx, StringRef name,
                               StringRef keyword) {
  const TypeDefinition *def = findEnum(ctx, name);
  std::optional<uint64_t> number = def->enumeration->find(keyword);
  if (!number)
    return {};
  return DynamicAttr::get(
      *def, IntegerAttr::get(IntegerType::get(ctx, 32), int64_t(*number)));
}

uint64_t omp_dialect::getCaseNumber(Context *ctx, StringRef name,
                                    StringRef keyword) {
  return *findEnum(ctx, name)->enumeration->find(keyword);
}

StringRef omp_dialect::getKeyword(Attribute attr) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  if (!dynamic || !dynamic.getDefinition().enumeration)
    return "";
  uint64_t number = getNumber(attr);
  for (const EnumDefinition::Case &entry :
       dynamic.getDefinition().enumeration->cases)
    if (entry.value == number)
      return entry.keyword;
  return "";
}

uint64_t omp_dialect::getNumber(Attribute attr) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  auto number = dynamic && !dynamic.getParams().empty()
                    ? dyn_cast<IntegerAttr>(dynamic.getParams()[0])
                    : IntegerAttr();
  return number ? number.getValue().getLimitedValue() : 0;
}

OperandRange omp_dialect::getOperands(Operation *op, StringRef name) {
  SmallVector<Segment, 12> segments;
  ArrayRef<ValueSlot> slots = op->getDefinition().operands;
  if (succeeded(getOperandSegments(op, segments)))
    for (auto [slot, segment] : llvm::zip(slots, segments))
      if (slot.name == name)
        return op->getOperands().slice(segment.first, segment.size);
  return op->getOperands().slice(0, 0);
}

bool omp_dialect::isA(Operation *op, StringRef name) {
  return op && op->getName().getStringRef() == name;
}

bool omp_dialect::isLoopWrapper(Operation *op) {
  return op && llvm::is_contained(op->getDefinition().interfaces,
                                  "LoopWrapperInterface");
}

void strata::registerOpenMPHooks(Context &ctx) {
  registerClauses(ctx);
  registerRegions(ctx);
  registerLoops(ctx);
  registerWrappers(ctx);
  registerAtomics(ctx);
  registerVerifiers(ctx);
  registerDeclarations(ctx);
}
