// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Brings arbitrary bytes to today's text, as text of any era or of some of
// them. The result must be text that another run does not change.
#include "strata/Tooling/Upgrade/UpgradeFile.h"

#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <cstdlib>

#include "TextMutator.h"

using namespace strata;

static constexpr StringRef eras[] = {"2019", "2020", "2021", "current",
                                     "2019-2021"};

static UpgradedFile upgrade(EraSet set, StringRef text) {
  static const UpgradeMarkers markers;
  UpgradeOptions options;
  options.eras = set;
  options.markers = &markers;
  return upgradeFile(options, "fuzz", text, llvm::nulls());
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // Texts are followed by a NUL byte.
  std::string text(reinterpret_cast<const char *>(data), size);
  EraSet set = EraSet::all();
  uint64_t choice = llvm::xxh3_64bits(text) % (4 * std::size(eras));
  if (choice < std::size(eras))
    set = *parseEras(eras[choice]);
  UpgradedFile once = upgrade(set, text);
  if (once.hasFailed || once.numExpectingErrors)
    return 0;
  UpgradedFile again = upgrade(EraSet::all(), once.text);
  if (again.hasFailed || again.text != once.text) {
    llvm::errs() << "----\n" << once.text << "----\n" << again.text << "----\n";
    std::abort();
  }
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  return mutateText(data, size, maxSize, seed);
}
