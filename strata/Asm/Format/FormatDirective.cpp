// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/FormatDirective.h"

#include "strata/Asm/Format/BundledDirectivesDetail.h"
#include "strata/Asm/Format/ShapeDirective.h"
#include "strata/IR/ContextData.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Regex.h"

#include <mutex>
#include <shared_mutex>

using namespace strata;

namespace {
/// The directives of a Context. Dialects are loaded by any thread, and register
/// theirs when they are.
struct FormatDirectives final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.format-directives";
  FormatDirectives() {
    byName["CountedType"] =
        std::make_unique<FormatDirective>(getCountedTypeDirective());
    byName["CountedResults"] =
        std::make_unique<FormatDirective>(getCountedResultsDirective());
  }
  std::shared_mutex mutex;
  llvm::StringMap<std::unique_ptr<FormatDirective>> byName;
};
} // namespace

bool FormatDirective::acceptsKinds(StringRef kinds) const {
  return !signature ||
         llvm::Regex("^(" + std::string(signature) + ")$").match(kinds);
}

LogicalResult
strata::registerFormatDirective(Context &ctx, StringRef name,
                                const FormatDirective &directive) {
  auto &directives = getContextData<FormatDirectives>(ctx);
  {
    std::unique_lock lock(directives.mutex);
    auto [it, inserted] = directives.byName.try_emplace(name);
    if (inserted) {
      it->second = std::make_unique<FormatDirective>(directive);
      return success();
    }
  }
  return emitRegisteredTwice(ctx, "format directive", name);
}

void strata::addFormatDirective(Context &ctx, StringRef name, unsigned numArgs,
                                decltype(FormatDirective::parse) parse,
                                decltype(FormatDirective::print) print) {
  FormatDirective directive;
  directive.minArgs = directive.maxArgs = numArgs;
  directive.parse = parse;
  directive.print = print;
  (void)registerFormatDirective(ctx, name, directive);
}

/// Null if no directive of the name is bundled.
static const FormatDirective *findBundledDirective(StringRef name) {
  for (ArrayRef<detail::BundledDirective> table :
       {detail::getSizedTypeDirectives(), detail::getListDirectives(),
        detail::getDimensionDirectives(), detail::getRegionDirectives()})
    for (const detail::BundledDirective &entry : table)
      if (entry.name == name)
        return &entry.directive;
  return nullptr;
}

const FormatDirective *
strata::findFormatDirective(Context &ctx, StringRef dialect, StringRef name) {
  auto &directives = getContextData<FormatDirectives>(ctx);
  std::shared_lock lock(directives.mutex);
  for (const std::string &key : {(dialect + "." + name).str(), name.str()})
    if (auto it = directives.byName.find(key); it != directives.byName.end())
      return it->second.get();
  return findBundledDirective(name);
}
