// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Upgrades IR read from older text to current IR: the rules of the history
// files are applied once to each operation, without folding or removing
// anything else.
#ifndef STRATA_ERAS_UPGRADE_H
#define STRATA_ERAS_UPGRADE_H

#include "strata/Asm/Eras/Era.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// Upgrades IR that was read with ParserConfig::eras. `root` need not verify
/// before, and should afterwards. Operations without a successor are reported
/// and kept in generic form; fails if there are any. `listener` is notified of
/// all changes; the names of rules are those of patterns.
LogicalResult upgradeToCurrent(Operation *root, EraSet eras,
                               RewriterBase::Listener *listener = nullptr);

} // namespace strata

#endif // STRATA_ERAS_UPGRADE_H
