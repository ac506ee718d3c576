// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chrome trace events of pass execution: a list of JSON objects with the begin
// and the end of each pass on its thread.
#ifndef STRATA_PASS_ACTIONPROFILE_H
#define STRATA_PASS_ACTIONPROFILE_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/DenseMap.h"

#include <chrono>
#include <mutex>

namespace strata {

class PassManager;

/// Writes events as they come, and the end of the list when it goes.
/// Thread-safe.
class ActionProfile {
public:
  /// `os` outlives the profile.
  explicit ActionProfile(raw_ostream &os)
      : os(os), start(std::chrono::steady_clock::now()) {}
  ~ActionProfile();
  /// Begins an action called `name`; `desc` and `symbol`, the name of the
  /// operation if it has one, describe it.
  void begin(StringRef name, StringRef desc, StringRef symbol);
  void end(StringRef name);

private:
  void writeEvent(StringRef name, char phase);

  raw_ostream &os;
  std::chrono::steady_clock::time_point start;
  std::mutex mutex;
  /// Small numbers for threads, in the order in which they come.
  llvm::DenseMap<uintptr_t, unsigned> threads;
  bool isEmpty = true;
};

/// Makes `pm` write to `profile`, which outlives it.
void enableActionProfile(PassManager &pm, ActionProfile &profile);

} // namespace strata

#endif // STRATA_PASS_ACTIONPROFILE_H
