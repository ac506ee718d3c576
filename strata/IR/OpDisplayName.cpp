// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/OpDisplayName.h"

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Dialect.h"

using namespace strata;

std::string strata::getDisplayName(const OpDefinition &def) {
  if (!def.dialect || def.dialect->isListed)
    return def.name.str();
  auto &spellings = getContextData<OpDisplayNames>(*def.ctx);
  auto found = spellings.ops.find(def.name);
  if (found != spellings.ops.end())
    return found->second;
  auto [dialect, stem] = def.name.split('.');
  auto other = spellings.dialects.find(dialect);
  return other == spellings.dialects.end() ? def.name.str()
                                           : other->second + "." + stem.str();
}

StringRef strata::getDefaultDialect(const OpDefinition &def) {
  if (!def.hasTrait(OpTrait::DefaultDialect))
    return {};
  StringRef name = def.dialect->getNamespace();
  if (def.dialect->isListed)
    return name;
  auto &dialects = getContextData<OpDisplayNames>(*def.ctx).dialects;
  auto found = dialects.find(name);
  return found == dialects.end() ? name : StringRef(found->second);
}
