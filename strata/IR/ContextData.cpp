// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/ContextData.h"

#include "strata/Definition/RegistryDetail.h"
#include "strata/IR/Diagnostics.h"

using namespace strata;

ContextData::~ContextData() = default;

ContextData &
detail::getOrCreateContextData(Context &ctx, StringRef name,
                               std::unique_ptr<ContextData> (*create)()) {
  Registry &registry = ctx.getRegistry();
  std::lock_guard lock(registry.dataMutex);
  std::unique_ptr<ContextData> &data = registry.data[name];
  if (!data)
    data = create();
  return *data;
}

LogicalResult strata::emitRegisteredTwice(Context &ctx, StringRef what,
                                          StringRef name) {
  return emitError(&ctx, Location())
         << what << " '" << name << "' is registered already";
}
