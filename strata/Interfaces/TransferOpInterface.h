// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that start a copy of elements between memories, or wait for its end. Both have an element
// of a memory, the tag, by which a wait knows the copy. Until the wait, neither the elements that are
// read nor those that are written may be used otherwise.
#ifndef STRATA_INTERFACES_TRANSFEROPINTERFACE_H
#define STRATA_INTERFACES_TRANSFEROPINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Graph/Value.h"

namespace strata {

/// An element of memory that is an operand, followed by operands that are its indices.
struct TransferElement {
  Value memory;
  /// The number of the operand that is the memory.
  unsigned operand = 0;
  unsigned numIndices = 0;
  /// The map from the index operands to the indices; null for the identity.
  AffineMap map;

  ValueRange getIndices(Operation *op) const {
    return ValueRange(op->getOperands()).slice(operand + 1, numIndices);
  }
};

/// The operands of an operation that starts or ends a copy.
struct Transfer {
  /// The first elements that are read and written; absent in waits.
  std::optional<TransferElement> source, destination;
  TransferElement tag;
  /// The number of the operand that is the number of elements.
  unsigned count = 0;
  /// The number of the operand that is the stride, which the number of elements in each row follows.
  std::optional<unsigned> stride;

  bool isStart() const { return source.has_value(); }
};

class TransferOpInterface : public OpInterface<TransferOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "TransferOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = TransferOpInterface;
    /// std::nullopt if the operands do not fit together.
    std::optional<Transfer> (*getTransfer)(Operation *op) = nullptr;
  };

  std::optional<Transfer> getTransfer() const;
};

/// The order of the operands of an operation, which begin with the elements.
struct TransferForm {
  bool isStart = false;
  /// Whether the number of elements comes before the tag.
  bool isCountFirst = false;
  /// The attributes that are the maps of the elements, in order; none for identities.
  ArrayRef<StringRef> maps = {};
};
/// Takes the operands apart. An element without map has as many indices as its memory has dimensions.
std::optional<Transfer> readTransfer(Operation *op, const TransferForm &form);

/// Attaches the interface to the operation `op`, and its effects: a start reads the source, and writes
/// the destination and the tag; a wait reads the tag, and may read and write any memory. `functions` must
/// outlive the Context. Set-up.
void attachTransferInterface(Context *ctx, StringRef op,
                             const TransferOpInterface::Concept &functions);

} // namespace strata

#endif // STRATA_INTERFACES_TRANSFEROPINTERFACE_H
