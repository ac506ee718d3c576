// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether two operations, with all they contain, are copies of each other:
// same definitions, types, attributes, successors and operands, where values
// and blocks defined inside correspond, and values from outside are the same.
// Nothing about meaning: operands of commutative operations may not be swapped,
// nor blocks. Depth of nesting is not limited.
#ifndef STRATA_IR_GRAPH_STRUCTURALEQUIVALENCE_H
#define STRATA_IR_GRAPH_STRUCTURALEQUIVALENCE_H

#include "strata/IR/Fwd.h"

#include "llvm/ADT/Hashing.h"

namespace strata {

struct EquivalenceOptions {
  /// Do not compare locations, those of operations and of arguments.
  bool ignoreLocations = true;
  /// Do not compare discardable attributes.
  bool ignoreDiscardable = false;
};

/// True if the operations are equivalent. O(operations + operands).
bool isStructurallyEquivalent(Operation *a, Operation *b,
                              EquivalenceOptions options = {});

/// MLIR's spelling of the functions around this one.
struct OperationEquivalence {
  enum Flags : uint8_t {
    None = 0,
    IgnoreLocations = 1,
    IgnoreDiscardableAttrs = 2,
  };
  static bool isEquivalentTo(Operation *a, Operation *b, Flags flags) {
    return isStructurallyEquivalent(a, b, getOptions(flags));
  }
  /// Compares the blocks of two regions as those of equivalent operations.
  static bool isRegionEquivalentTo(Region *a, Region *b, Flags flags);
  static llvm::hash_code computeHash(Operation *op);
  static EquivalenceOptions getOptions(Flags flags) {
    return {bool(flags & IgnoreLocations),
            bool(flags & IgnoreDiscardableAttrs)};
  }
};

/// A number that is the same for equivalent operations, whatever the options:
/// locations and discardable attributes do not count. Good for one run of the
/// program only.
llvm::hash_code computeStructuralHash(Operation *op);

inline llvm::hash_code OperationEquivalence::computeHash(Operation *op) {
  return computeStructuralHash(op);
}

} // namespace strata

#endif // STRATA_IR_GRAPH_STRUCTURALEQUIVALENCE_H
