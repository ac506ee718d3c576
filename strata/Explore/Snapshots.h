// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The IR between passes, as versions of operations: a snapshot stores the operations that
// differ from the previous one. Values have the names of rewrite records.
#ifndef STRATA_EXPLORE_SNAPSHOTS_H
#define STRATA_EXPLORE_SNAPSHOTS_H

#include "strata/Explore/ExploreData.h"
#include "strata/IR/Fwd.h"

#include <memory>

namespace strata {

class RewriteRecorder;

class IRSnapshots {
public:
  /// `recorder`, which outlives this, numbers operations.
  explicit IRSnapshots(RewriteRecorder &recorder);
  ~IRSnapshots();
  IRSnapshots(const IRSnapshots &) = delete;
  IRSnapshots &operator=(const IRSnapshots &) = delete;

  /// Records `op` and its contents as they are after the pass at `position`, 0 for the
  /// input. `op` is printed in generic form if `isValid` does not hold. Returns whether
  /// anything has changed. Linear in the size of `op`. One thread at a time; later
  /// positions of an operation come later.
  bool take(Operation *op, unsigned position, bool isValid);

  /// Adds the operations to `data`, with the numbers of the record; other operations get
  /// numbers after them. `root` is the operation of the first snapshot. After the recorder
  /// has been stopped.
  void finish(ExploreData &data);

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace strata

#endif // STRATA_EXPLORE_SNAPSHOTS_H
