// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The results of visitors in walks over operations, locations, types and
// attributes.
#ifndef STRATA_IR_GRAPH_WALKRESULT_H
#define STRATA_IR_GRAPH_WALKRESULT_H

#include "strata/IR/Fwd.h"

namespace strata {

/// How a walk continues after a visit.
class WalkResult {
public:
  enum ResultEnum : uint8_t {
    /// Visits the next operation, block or region.
    Advance,
    /// Leaves out what is nested in the visited one; pre-order only.
    Skip,
    /// Ends the walk.
    Interrupt
  };
  WalkResult(ResultEnum result = Advance) : result(result) {}
  /// Interrupts after a failure.
  WalkResult(LogicalResult status)
      : result(failed(status) ? Interrupt : Advance) {}
  WalkResult(const InFlightDiagnostic &) : result(Interrupt) {}
  static WalkResult advance() { return Advance; }
  static WalkResult skip() { return Skip; }
  static WalkResult interrupt() { return Interrupt; }
  bool wasInterrupted() const { return result == Interrupt; }
  bool wasSkipped() const { return result == Skip; }
  bool operator==(const WalkResult &other) const {
    return result == other.result;
  }
  bool operator!=(const WalkResult &other) const {
    return result != other.result;
  }

private:
  ResultEnum result;
};
/// The order in which a walk visits an object: before or after the objects
/// nested in it.
enum class WalkOrder : uint8_t { PreOrder, PostOrder };

} // namespace strata

#endif // STRATA_IR_GRAPH_WALKRESULT_H
