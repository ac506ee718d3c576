// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The eras of a text by its markers, with a diagnostic where they contradict each other.
#ifndef STRATA_TOOLING_COMMON_ERADETECTION_H
#define STRATA_TOOLING_COMMON_ERADETECTION_H

#include "strata/Asm/Eras/Era.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/Tooling/Common/ListedValues.h"

#include <string>

namespace strata {

/// Sets `eras` to those that the markers of `text` allow, which is at byte `offset` of
/// source buffer `buffer`. The histories are those of `ctx`. Fails, with a diagnostic
/// that shows both places, if no version accepts all of them.
LogicalResult detectEras(Context &ctx, StringRef text, uint32_t buffer,
                         uint64_t offset, EraSet &eras);

/// The option --era.
struct EraFlag : ListedOption<std::string> {
  explicit EraFlag(llvm::cl::OptionCategory &category,
                   StringRef help = "Era of the text, or a range as 2019-2021",
                   StringRef value = {});
};

/// Makes `config` read the text of source buffer `buffer` as --era=`era` says, and loads
/// the bundled histories; leaves it if `era` is empty. Fails with a diagnostic, or with
/// `error` if the era is unknown. The parsed module has to be upgraded (Eras/Upgrade.h).
LogicalResult configureEras(Context &ctx, StringRef era, StringRef text,
                            uint32_t buffer, ParserConfig &config,
                            std::string &error);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_ERADETECTION_H
