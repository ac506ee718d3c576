// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes optimization remarks as YAML documents, in the format of LLVM's remark files,
// which llvm-remarkutil and opt-viewer read.
#ifndef STRATA_IR_REMARKSTREAMER_H
#define STRATA_IR_REMARKSTREAMER_H

#include "strata/IR/Remarks.h"

namespace strata::remark {

/// One document for each remark. Several streamers may write to one stream in turn.
class YAMLRemarkStreamer final : public detail::RemarkStreamerBase {
public:
  /// `os` outlives the streamer.
  explicit YAMLRemarkStreamer(raw_ostream &os) : os(os) {}
  void streamOptimizationRemark(const detail::Remark &remark) override;

private:
  raw_ostream &os;
};

} // namespace strata::remark

#endif // STRATA_IR_REMARKSTREAMER_H
