// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow between regions that a dialect file declares.
#ifndef STRATA_INTERFACES_DECLAREDFLOW_H
#define STRATA_INTERFACES_DECLAREDFLOW_H

#include "strata/Definition/InterfaceMap.h"

#include <optional>
#include <string>
#include <vector>

namespace strata {

/// Control goes from the operation, or from the terminators of a region, to a
/// region, or to the operation's continuation.
struct FlowEdge {
  /// Slots of regions; std::nullopt for the operation.
  std::optional<unsigned> from, to;
  /// The operand, of the operation or the terminator, that is passed. Without a name all
  /// operands of a terminator are, and none of the operation.
  std::string values;
  /// No value is passed.
  bool passesNone = false;
  /// The operand, an i1, that decides whether control goes there; empty if it always may.
  std::string condition;
  /// Instead of an operand: a loop must have more iterations than this. Known if its
  /// bounds are numbers (LoopBounds.h); else control may go there.
  std::optional<uint64_t> minTrips;
  /// Whether control goes there if the condition is false.
  bool isNegated = false;
};

/// The edges of an operation.
struct DeclaredFlow {
  std::vector<FlowEdge> edges;
};

/// RegionBranchOpInterface for `flow`. Values are passed to the results, and to the last
/// arguments of a region: as many as the operation itself passes to it, or all.
InterfaceTable getInterfaceTable(DeclaredFlow flow);

} // namespace strata

#endif // STRATA_INTERFACES_DECLAREDFLOW_H
