// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/ContextData.h"

#include "strata/Definition/RegistryDetail.h"
#include "strata/IR/Diagnostics.h"

using namespace strata;

ContextData::~ContextData() = default;

ContextData &
detail::getOrCreateContextData(Context &ctx, InterfaceId id,
                               std::unique_ptr<ContextData> (*create)()) {
  Registry &registry = ctx.getRegistry();
  std::lock_guard lock(registry.dataMutex);
  for (auto &[known, data] : registry.data)
    if (known == id)
      return *data;
  return *registry.data.emplace_back(id, create()).second;
}

LogicalResult strata::emitRegisteredTwice(Context &ctx, StringRef what,
                                          StringRef name) {
  return emitError(&ctx, Location())
         << what << " '" << name << "' is already registered";
}
