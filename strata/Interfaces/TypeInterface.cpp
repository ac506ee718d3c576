// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/TypeInterface.h"

#include "strata/Definition/Constraint.h"
#include "strata/Definition/RegistryDetail.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static bool isBefore(const InterfaceTable &a, StringRef b) {
  return a.name < b;
}

void strata::registerTypeInterface(Context *ctx, StringRef typeName,
                                   InterfaceTable table) {
  auto &tables = ctx->getRegistry().typeInterfaces[typeName];
  auto *place = llvm::lower_bound(tables, table.name, isBefore);
  if (place != tables.end() && place->name == table.name)
    *place = table;
  else
    tables.insert(place, table);
}

ArrayRef<InterfaceTable> strata::getTypeInterfaces(Context *ctx,
                                                   StringRef typeName) {
  auto &known = ctx->getRegistry().typeInterfaces;
  auto found = known.find(typeName);
  if (found == known.end())
    return {};
  return found->second;
}

const void *strata::findTypeInterface(Type type, StringRef interfaceName) {
  Context *ctx = type.getContext();
  if (ctx->getRegistry().typeInterfaces.empty())
    return nullptr;
  std::string typeName =
      AttrBase::of(TypeAttr::get(type), /*ofType=*/true).getName();
  ArrayRef<InterfaceTable> tables = getTypeInterfaces(ctx, typeName);
  const auto *table = llvm::lower_bound(tables, interfaceName, isBefore);
  return table != tables.end() && table->name == interfaceName
             ? table->functions
             : nullptr;
}
