// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Upgrades the text of one file: piece by piece, by edits that are checked.
#ifndef STRATA_TOOLING_UPGRADE_UPGRADEFILE_H
#define STRATA_TOOLING_UPGRADE_UPGRADEFILE_H

#include "strata/Asm/Eras/Era.h"
#include "strata/IR/Context.h"

#include <map>
#include <memory>
#include <vector>

namespace strata {

struct OpHistory;

/// The names of operations and dialects of older versions, for all threads.
class UpgradeMarkers {
public:
  UpgradeMarkers();
  ~UpgradeMarkers();
  const OpHistory &get() const;

private:
  std::unique_ptr<Context> ctx;
};

/// How files are upgraded.
struct UpgradeOptions {
  /// The eras that the text may be of.
  EraSet eras = EraSet::all();
  /// Print the canonical form of changed pieces.
  bool reprint = false;
  /// Directories with dialect files, dialect files, and history files, besides those
  /// bundled.
  std::vector<std::string> dialectDirs, irdlFiles, histories;
  const UpgradeMarkers *markers = nullptr;
};

/// The outcome for one file.
struct UpgradedFile {
  /// The whole text, of which pieces that could not be read are as they were.
  std::string text;
  /// A kind of change: its number, and the line of the first one.
  struct Change {
    unsigned count = 0;
    uint32_t line = 0;
  };
  std::map<std::string, Change> changes;
  /// CHECK lines that mention an operation whose name changed, with that name.
  std::vector<std::pair<uint32_t, std::string>> checks;
  /// The lines of comments that the text does not have.
  std::vector<uint32_t> lostComments;
  /// Pieces that could not be edited and are in canonical form.
  unsigned numReprinted = 0;
  /// Pieces that expect errors, and are left as they are.
  unsigned numExpectingErrors = 0;
  /// Whether a piece could not be read, or has operations without a successor.
  bool hasFailed = false;
};

/// Upgrades `input`, the text of the file `name`. Diagnostics go to `err`.
UpgradedFile upgradeFile(const UpgradeOptions &options, StringRef name,
                         StringRef input, raw_ostream &err);

} // namespace strata

#endif // STRATA_TOOLING_UPGRADE_UPGRADEFILE_H
