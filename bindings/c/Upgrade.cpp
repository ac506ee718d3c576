// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/Upgrade.h"

#include "strata/Bytecode/Bytecode.h"
#include "strata/Tooling/Upgrade/UpgradeFile.h"

#include "bindings/c/Call.h"

using namespace strata;
using namespace strata::capi;

/// The strings of an array.
static bool readStrings(Call &call, intptr_t count,
                        const StrataStringRef *texts,
                        std::vector<std::string> &strings) {
  if (!call.check(count >= 0 && (texts || !count), StrataErrorArgument,
                  "an array has no elements"))
    return false;
  for (intptr_t i = 0; i < count; ++i)
    strings.push_back(unwrap(texts[i]).str());
  return true;
}

StrataLogicalResult strataUpgradeText(StrataStringRef text,
                                      const StrataUpgradeOptions *options,
                                      StrataStringCallback callback,
                                      void *userData) {
  Call call;
  StrataUpgradeOptions given = options ? *options : StrataUpgradeOptions();
  UpgradeOptions settings;
  if (!call.check(callback != nullptr, StrataErrorNull,
                  "the callback is null") ||
      !call.check(!isBytecode(unwrap(text)), StrataErrorArgument,
                  "expected text, found bytecode") ||
      !readStrings(call, given.numDialectFiles, given.dialectFiles,
                   settings.irdlFiles) ||
      !readStrings(call, given.numHistoryFiles, given.historyFiles,
                   settings.histories))
    return wrap(false);
  StringRef era = given.era.length ? unwrap(given.era) : StringRef("auto");
  std::optional<EraSet> eras = parseEras(era);
  if (!call.check(eras.has_value(), StrataErrorArgument,
                  "there is no era '" + era + "'"))
    return wrap(false);
  settings.eras = *eras;
  settings.reprint = given.reprint;
  UpgradeMarkers markers;
  settings.markers = &markers;
  StringRef name = given.name.length ? unwrap(given.name) : StringRef("-");
  std::string messages;
  llvm::raw_string_ostream err(messages);
  UpgradedFile result = upgradeFile(settings, name, unwrap(text), err);
  callback(wrap(result.text), userData);
  return wrap(call.check(!result.hasFailed, StrataErrorFailure,
                         StringRef(messages).rtrim()));
}
