// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles of operation interfaces: pointers to operations that have the interface.
//
//   class CostOpInterface : public OpInterface<CostOpInterface> {
//   public:
//     using OpInterface::OpInterface;
//     static constexpr llvm::StringLiteral name = "CostOpInterface";
//     /// The functions that definitions give (Interfaces.h).
//     struct Concept {
//       using Interface = CostOpInterface;
//       int64_t (*getCost)(Operation *) = nullptr;
//     };
//     int64_t getCost() const { return getImpl()->getCost(getOperation()); }
//   };
//
//   if (auto costly = dyn_cast<CostOpInterface>(op))
//     total += costly.getCost();
#ifndef STRATA_DEFINITION_OPINTERFACE_H
#define STRATA_DEFINITION_OPINTERFACE_H

#include "strata/Definition/Interfaces.h"
#include "strata/Definition/OpState.h"

namespace strata {

template <typename Derived> class OpInterface : public OpState {
public:
  OpInterface(std::nullptr_t = nullptr) {}
  /// `op` is null or an operation with the interface.
  explicit OpInterface(Operation *op) : OpState(op) {
    assert((!op || Derived::classof(op)) &&
           "the operation does not have the interface");
  }
  static bool classof(const Operation *op) {
    return hasInterface<Derived>(op->getDefinition());
  }
  static bool classof(const OpDefinition &def) {
    return hasInterface<Derived>(def);
  }
  static Derived getFromOpaquePointer(const void *pointer) {
    Derived result;
    result.setUnchecked(pointer);
    return result;
  }

protected:
  /// The functions of the operation; null if it only lists the interface. O(1).
  const auto *getImpl() const { return getInterface<Derived>(getOperation()); }
};

} // namespace strata

#endif // STRATA_DEFINITION_OPINTERFACE_H
