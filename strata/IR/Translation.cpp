// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Translation.h"

#include "strata/IR/ContextData.h"

#include <map>

using namespace strata;

namespace {
struct Translations final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.translations";
  std::map<StringRef, Translation> byName;
};
} // namespace

LogicalResult strata::registerTranslation(Context &ctx,
                                          const Translation &translation) {
  bool isNew = getContextData<Translations>(ctx)
                   .byName.emplace(translation.name, translation)
                   .second;
  if (!isNew)
    return emitRegisteredTwice(ctx, "translation", translation.name);
  return success();
}

const Translation *strata::findTranslation(Context &ctx, StringRef name) {
  auto &byName = getContextData<Translations>(ctx).byName;
  auto found = byName.find(name);
  return found == byName.end() ? nullptr : &found->second;
}

std::vector<const Translation *> strata::getTranslations(Context &ctx) {
  std::vector<const Translation *> all;
  for (auto &[name, translation] : getContextData<Translations>(ctx).byName)
    all.push_back(&translation);
  return all;
}
