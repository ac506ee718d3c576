// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/DialectRegistry.h"

using namespace strata;

void DialectRegistry::appendTo(DialectRegistry &other) const {
  for (const auto &[name, registration] : dialects)
    other.insert(name, registration);
  other.extensions.insert(other.extensions.end(), extensions.begin(),
                          extensions.end());
}

void DialectRegistry::applyTo(Context &ctx) const {
  for (const auto &[name, registration] : dialects)
    if (!ctx.getLoadedDialect(name))
      registration(ctx);
  for (const Extension &extension : extensions)
    extension(&ctx);
}

std::vector<StringRef> DialectRegistry::getDialectNames() const {
  std::vector<StringRef> names;
  for (const auto &entry : dialects)
    names.push_back(entry.first);
  return names;
}

Context::Context(const DialectRegistry &registry) : Context() {
  appendDialectRegistry(registry);
}

void Context::appendDialectRegistry(const DialectRegistry &registry) {
  registry.applyTo(*this);
}

Dialect *Context::getOrLoadDialect(StringRef name) {
  Dialect *dialect = findDialect(name);
  if (!dialect || !dialect->isKnown())
    return nullptr;
  finishLoading(*dialect);
  return dialect;
}
