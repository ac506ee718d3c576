// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/Holes.h"

#include "strata/IR/Context.h"

using namespace strata;

static constexpr StringRef HoleDialect = "$";

Type strata::getTypeHole(Context *ctx, StringRef name) {
  return OpaqueType::get(ctx->mentionDialect(HoleDialect), name);
}

Attribute strata::getAttributeHole(Context *ctx, StringRef name) {
  return OpaqueAttr::get(ctx->mentionDialect(HoleDialect), name, Type());
}

std::optional<StringRef> strata::getHoleName(Type type) {
  auto opaque = dyn_cast_or_null<OpaqueType>(type);
  if (!opaque || opaque.getDialect().getNamespace() != HoleDialect)
    return std::nullopt;
  return opaque.getBody();
}

std::optional<StringRef> strata::getHoleName(Attribute attr) {
  auto opaque = dyn_cast_or_null<OpaqueAttr>(attr);
  if (!opaque || opaque.getDialect().getNamespace() != HoleDialect)
    return std::nullopt;
  return opaque.getBody();
}

Type strata::getInferredTypeHole(Context *ctx) { return getTypeHole(ctx, ""); }

bool strata::isInferredTypeHole(Type type) {
  std::optional<StringRef> name = getHoleName(type);
  return name && name->empty();
}
