// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layouts of the memrefs of a program: whether each index has a place of its own, and the memory
// that the places take.
#ifndef STRATA_TOOLING_ANALYZE_LAYOUTREPORT_H
#define STRATA_TOOLING_ANALYZE_LAYOUTREPORT_H

#include "strata/Affine/MapProperties.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <vector>

namespace strata {

/// A type with a layout that is a map or has strides.
struct LayoutFacts {
  MemRefType type;
  /// The first operation with a value of the type.
  Operation *user;
  dialects::affine::OneToOneVerdict verdict;
  /// The least and greatest value of each result of the map.
  SmallVector<std::pair<presburger::Optimum, presburger::Optimum>, 4> ranges;
};

/// The layouts of the types of values in `root`, in order.
std::vector<LayoutFacts> collectLayouts(Operation *root);
/// Prints a type, its place, and the facts.
void printLayout(const LayoutFacts &facts, raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLING_ANALYZE_LAYOUTREPORT_H
