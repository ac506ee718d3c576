// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that write their results to destinations, which are operands ("inits"); the other
// operands are inputs. The interface has no functions: the destinations are the operands called
// `outputs`, `output`, `inits`, `init`, `dest` or `base`.
#ifndef STRATA_INTERFACES_DESTINATIONSTYLEOPINTERFACE_H
#define STRATA_INTERFACES_DESTINATIONSTYLEOPINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/Definition/Segments.h"

namespace strata {

namespace detail {
/// The destinations of `op`; std::nullopt for an operation without the interface.
std::optional<Segment> getDestinations(Operation *op);
/// Whether operands of `op` are tensors and none is a memref; and the opposite.
bool hasPureTensorSemantics(Operation *op);
bool hasPureBufferSemantics(Operation *op);

/// The functions of the interface, for the class `Derived` of an operation or interface.
template <typename Derived> class DestinationStyleOpMethods {
public:
  /// The number of destinations.
  unsigned getNumDpsInits() const { return inits().size; }
  /// The values of the destinations.
  OperandRange getDpsInits() const {
    return OperandRange(getDpsInitsMutable());
  }
  /// The operands that are destinations, which are adjacent.
  MutableArrayRef<OpOperand> getDpsInitsMutable() const {
    Segment segment = inits();
    return op()->getOpOperands().slice(segment.first, segment.size);
  }
  /// Destination `i`, counted from the first destination.
  OpOperand *getDpsInitOperand(unsigned i) const {
    return &getDpsInitsMutable()[i];
  }
  /// Replaces destination `i`; types of results are not changed.
  void setDpsInitOperand(unsigned i, Value value) const {
    getDpsInitOperand(i)->set(value);
  }
  /// Whether `operand`, one of the operation, is a destination.
  bool isDpsInit(const OpOperand *operand) const {
    Segment segment = inits();
    unsigned number = operand->getOperandNumber();
    return number >= segment.first && number - segment.first < segment.size;
  }
  /// Whether `operand`, one of the operation, is not a destination.
  bool isDpsInput(const OpOperand *operand) const {
    return !isDpsInit(operand);
  }
  /// The number of operands that are not destinations.
  unsigned getNumDpsInputs() const {
    return op()->getNumOperands() - inits().size;
  }
  /// The operands that are not destinations, in order; those after the destinations too.
  SmallVector<OpOperand *> getDpsInputOperands() const {
    SmallVector<OpOperand *> operands;
    for (OpOperand &operand : op()->getOpOperands())
      if (isDpsInput(&operand))
        operands.push_back(&operand);
    return operands;
  }
  /// The values of getDpsInputOperands.
  SmallVector<Value> getDpsInputs() const {
    SmallVector<Value> values;
    for (OpOperand *operand : getDpsInputOperands())
      values.push_back(operand->get());
    return values;
  }
  /// Input `i`. Linear in the number of operands.
  OpOperand *getDpsInputOperand(unsigned i) const {
    return getDpsInputOperands()[i];
  }
  /// Whether the operand is neither a tensor nor a memref.
  bool isScalar(const OpOperand *operand) const {
    return !isa<TensorType, MemRefType, UnrankedMemRefType>(
        operand->get().getType());
  }
  /// The result that is written to the destination `init`; there must be tensors.
  OpResult getTiedOpResult(const OpOperand *init) const {
    assert(isDpsInit(init) && "not a destination");
    return op()->getResult(init->getOperandNumber() - inits().first);
  }
  /// The destination that `result` is written to.
  OpOperand *getTiedOpOperand(OpResult result) const {
    assert(result.getOwner() == op() && "a result of another operation");
    return getDpsInitOperand(result.getResultNumber());
  }
  /// There are tensors, and no memrefs.
  bool hasPureTensorSemantics() const {
    return detail::hasPureTensorSemantics(op());
  }
  /// There are memrefs, and no tensors.
  bool hasPureBufferSemantics() const {
    return detail::hasPureBufferSemantics(op());
  }

private:
  Operation *op() const {
    return static_cast<const Derived *>(this)->getOperation();
  }
  Segment inits() const { return getDestinations(op()).value_or(Segment()); }
};
} // namespace detail

/// The handle of an operation with the interface.
class DestinationStyleOpInterface
    : public OpInterface<DestinationStyleOpInterface>,
      public detail::DestinationStyleOpMethods<DestinationStyleOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "DestinationStyleOpInterface";
  /// The functions of the handle for the class of an operation.
  template <typename Derived>
  using Trait = detail::DestinationStyleOpMethods<Derived>;
  struct Concept {
    using Interface = DestinationStyleOpInterface;
  };
};

} // namespace strata

#endif // STRATA_INTERFACES_DESTINATIONSTYLEOPINTERFACE_H
