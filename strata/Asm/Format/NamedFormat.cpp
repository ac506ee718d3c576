// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/NamedFormat.h"

#include "strata/IR/ContextData.h"

#include "llvm/ADT/StringMap.h"

#include <mutex>
#include <shared_mutex>

using namespace strata;

namespace {
struct NamedFormats final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.named-formats";
  NamedFormats();
  std::shared_mutex mutex;
  llvm::StringMap<std::shared_ptr<const NamedFormat>> byName;
};
} // namespace

NamedFormats::NamedFormats() {
#define STRATA_NAMED_FORMAT(NAME, PARAMETERS, TEXT)                            \
  byName[NAME] = std::make_shared<NamedFormat>(NamedFormat{                    \
      splitFormatParameters(PARAMETERS), TEXT, /*isBundled=*/true});
#include "strata/Asm/Format/NamedFormats.def"
}

std::vector<std::string> strata::splitFormatParameters(StringRef list) {
  std::vector<std::string> names;
  while (!list.empty()) {
    auto [name, rest] = list.split(',');
    names.push_back(name.trim().str());
    list = rest;
  }
  return names;
}

void strata::setNamedFormat(Context &ctx, StringRef dialect, StringRef name,
                            NamedFormat format) {
  auto &formats = getContextData<NamedFormats>(ctx);
  std::unique_lock lock(formats.mutex);
  formats.byName[(dialect + "." + name).str()] =
      std::make_shared<NamedFormat>(std::move(format));
}

std::shared_ptr<const NamedFormat>
strata::findNamedFormat(Context &ctx, StringRef dialect, StringRef name) {
  auto &formats = getContextData<NamedFormats>(ctx);
  std::shared_lock lock(formats.mutex);
  for (const std::string &key : {(dialect + "." + name).str(), name.str()})
    if (auto it = formats.byName.find(key); it != formats.byName.end())
      return it->second;
  return nullptr;
}

/// No call can have this name.
static constexpr llvm::StringLiteral defaultName = "<default>";

void strata::setDefaultFormat(Context &ctx, StringRef dialect, StringRef text) {
  setNamedFormat(ctx, dialect, defaultName, {{}, text.str()});
}

std::string strata::findDefaultFormat(Context &ctx, StringRef dialect) {
  std::shared_ptr<const NamedFormat> format =
      findNamedFormat(ctx, dialect, defaultName);
  return format ? format->text : std::string();
}
