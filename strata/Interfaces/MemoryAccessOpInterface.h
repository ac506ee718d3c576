// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that load elements of memory or of a tensor, or store them. Dialect files declare
// the accesses with `strata.loads` and `strata.stores` (docs/dialect-files.md).
#ifndef STRATA_INTERFACES_MEMORYACCESSOPINTERFACE_H
#define STRATA_INTERFACES_MEMORYACCESSOPINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Affine/AffineMap.h"

namespace strata {

/// The declaration of an access. Slots of operands, results and attributes are numbered as in
/// `OpDefinition::findSlot`.
struct DeclaredMemoryAccess {
  /// The operand that is the memory, its address, or a tensor.
  unsigned pointer = 0;
  /// The result that is loaded, or the operand that is stored; std::nullopt if the stored
  /// value is not an operand.
  std::optional<unsigned> value = std::nullopt;
  /// The operands that are the indices of the element, or of the first one; std::nullopt if
  /// all of the memory is accessed.
  std::optional<unsigned> indices = std::nullopt;
  /// The attribute whose affine map gives the indices from the operands.
  std::optional<unsigned> map = std::nullopt;
  /// The operand that selects elements of a vector, and for loads the one that has the
  /// others.
  std::optional<unsigned> mask = std::nullopt, others = std::nullopt;
  /// For stores to tensors: the result that is the changed tensor.
  std::optional<unsigned> result = std::nullopt;
  /// The elements of a vector are not a row of the memory.
  bool isScattered = false;
};

/// The accesses of an operation, which loads first.
struct DeclaredMemoryAccesses {
  std::optional<DeclaredMemoryAccess> load, store;
};

/// An access of an operation. Values that are absent are null.
struct MemoryAccess {
  bool isStore = false;
  Value memory;
  /// The number of the operand that is the memory.
  unsigned memoryOperand = 0;
  /// The index of each dimension, or the operands of `map`. Without indices, `isWhole` is true.
  SmallVector<Value, 3> indices;
  bool isWhole = false;
  /// Null stands for the identity.
  AffineMap map;
  /// An element of the memory, or a vector of elements in its last dimensions.
  Value value;
  /// A vector of i1, and the elements of a loaded vector that it does not select.
  Value mask, others;
  /// The tensor after a store.
  Value result;
  bool isScattered = false;

  /// The elements that are accessed.
  enum class Form : uint8_t {
    /// Unknown: the elements are scattered, or the types, the number of indices, the mask or
    /// the map do not fit together.
    Other,
    /// One element.
    Element,
    /// A vector of elements in the last dimensions.
    Row,
  };
  Form getForm() const;
};

/// An operation that accesses elements of memory.
class MemoryAccessOpInterface : public OpInterface<MemoryAccessOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "MemoryAccessOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = MemoryAccessOpInterface;
    /// Appends the accesses, loads before stores.
    void (*getAccesses)(Operation *op,
                        SmallVectorImpl<MemoryAccess> &accesses) = nullptr;
  };

  /// The accesses, loads before stores. The list is empty for operations that only list the
  /// interface.
  SmallVector<MemoryAccess, 1> getAccesses() const;
};

/// The interface with declared accesses.
InterfaceTable getInterfaceTable(DeclaredMemoryAccesses accesses);
/// The declaration of an operation; null without.
const DeclaredMemoryAccesses *getDeclaredAccesses(const OpDefinition &def);

/// Whether the access may be of memory of `type` in place of that which `op` has.
bool mayAccess(Operation *op, const MemoryAccess &access, Type type);

/// Makes the verifier of `def` report an access whose number of indices is not the rank of the
/// memory, with the text `error`, in which `$rank` and `$count` stand for the two numbers. It
/// comes before the verifier that `def` has.
void addRankVerifier(OpDefinition &def, const DeclaredMemoryAccess &access,
                     StringRef error);

} // namespace strata

#endif // STRATA_INTERFACES_MEMORYACCESSOPINTERFACE_H
