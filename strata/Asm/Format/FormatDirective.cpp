// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/FormatDirective.h"

#include "llvm/ADT/StringMap.h"

#include <mutex>
#include <shared_mutex>

using namespace strata;

namespace {
struct Registry {
  std::shared_mutex mutex;
  llvm::StringMap<std::unique_ptr<FormatDirective>> directives;
};
} // namespace

static Registry &getRegistry() {
  static Registry registry;
  return registry;
}

void strata::registerFormatDirective(StringRef name,
                                     const FormatDirective &directive) {
  Registry &registry = getRegistry();
  std::unique_lock lock(registry.mutex);
  auto [it, inserted] = registry.directives.try_emplace(name);
  if (inserted)
    it->second = std::make_unique<FormatDirective>(directive);
}

const FormatDirective *strata::findFormatDirective(StringRef dialect,
                                                   StringRef name) {
  Registry &registry = getRegistry();
  std::shared_lock lock(registry.mutex);
  for (const std::string &key : {(dialect + "." + name).str(), name.str()})
    if (auto it = registry.directives.find(key);
        it != registry.directives.end())
      return it->second.get();
  return nullptr;
}
