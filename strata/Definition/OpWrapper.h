// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What typed views of operations are made of: OpWrapper, the base of classes
// such as `arith::AddIOp`, and OpMaker, which their `create` functions use.
// strata-gen writes the classes from dialect files; docs/wrappers.md shows
// them.
//
//   if (auto add = dyn_cast<arith::AddIOp>(op))
//     add.setLhs(add.getRhs());
//
// A view is a pointer, null or to an operation of its name. Accessors take the
// operation to be as its definition says: they are for verified IR, and for the
// dialect file that the class was made from. Operations of a name that is not
// loaded are not views of the class.
#ifndef STRATA_DEFINITION_OPWRAPPER_H
#define STRATA_DEFINITION_OPWRAPPER_H

#include "strata/Definition/OpAdaptor.h"
#include "strata/Definition/WrapperKinds.h"
#include "strata/IR/Builder.h"

namespace strata {

/// What all views share; the protected part is what accessors are made of.
class OpWrapperBase {
public:
  OpWrapperBase() = default;
  Operation *getOperation() const { return op; }
  Operation *operator->() const { return op; }
  operator Operation *() const { return op; }
  explicit operator bool() const { return op; }
  Context *getContext() const { return op->getContext(); }
  Location getLoc() const { return op->getLoc(); }

protected:
  explicit OpWrapperBase(Operation *op) : op(op) {}

  // Values. Slots are numbered as in the definition; `operand` and `result` are
  // for slots with none of varying length before them.
  Value operand(unsigned index) const { return op->getOperand(index); }
  Value result(unsigned index) const { return op->getResult(index); }
  /// Null if there is none.
  Value operandOfSlot(unsigned slot) const;
  Value resultOfSlot(unsigned slot) const;
  MutableArrayRef<OpOperand> operandsOfSlot(unsigned slot) const;
  SmallVector<OpResult, 4> resultsOfSlot(unsigned slot) const;
  void assignOperand(unsigned index, Value value) const {
    op->setOperand(index, value);
  }
  /// Puts `values` in the place of those that are there; sizes of segments are
  /// kept right.
  void assignOperands(unsigned slot, ArrayRef<Value> values) const;
  /// The same of one value, or of none if it is null.
  void assignOptionalOperand(unsigned slot, Value value) const;

  // Attributes, by slot, or by name where the definition has no slots.
  Attribute attr(unsigned slot) const { return op->getAttrSlots()[slot]; }
  Attribute attr(StringRef name) const { return op->getAttr(name); }
  template <typename A, typename Slot> A attrAs(Slot slot) const {
    return cast_or_null<A>(attr(slot));
  }
  template <typename K, typename Slot>
  typename K::Value value(Slot slot) const {
    return K::decode(attr(slot));
  }
  template <typename K, typename Slot>
  std::optional<typename K::Value> optionalValue(Slot slot) const {
    return kinds::decodeOptional<K>(attr(slot));
  }
  void assignAttr(unsigned slot, Attribute attr) const {
    op->setAttrSlot(slot, attr);
  }
  void assignAttr(StringRef name, Attribute attr) const {
    op->setAttr(name, attr);
  }
  template <typename K, typename Slot>
  void assign(Slot slot, const typename K::Param &value) const {
    assignAttr(slot, K::encode(op->getContext(), value));
  }
  /// Nothing removes it.
  template <typename K, typename Slot>
  void assignOptional(Slot slot,
                      const std::optional<typename K::Param> &value) const {
    assignAttr(slot, kinds::encodeOptional<K>(op->getContext(), value));
  }

  // Regions and successors from number `first` on.
  MutableArrayRef<Region> regionsFrom(unsigned first) const {
    return op->getRegions().drop_front(first);
  }
  MutableArrayRef<BlockOperand> successorsFrom(unsigned first) const {
    return op->getBlockOperands().drop_front(first);
  }

private:
  Operation *op = nullptr;
};

/// The base of the class `Derived`, which has `getOperationName()`.
template <typename Derived> class OpWrapper : public OpWrapperBase {
public:
  OpWrapper() = default;
  /// `op` is null or an operation of the name.
  explicit OpWrapper(Operation *op) : OpWrapperBase(op) {
    assert((!op || classof(op)) && "an operation of another name");
  }
  /// `op` must not be null.
  static bool classof(const Operation *op) {
    return op->isRegistered() &&
           op->getName().getStringRef() == Derived::getOperationName();
  }
};

/// Collects what an operation is made of, slot by slot, and makes it.
class OpMaker {
public:
  OpMaker(OpBuilder &builder, Location loc, StringRef opName);

  /// A slot of one value; of one or, if `value` is null, none; of any number.
  OpMaker &operand(Value value) { return operands(value); }
  OpMaker &optionalOperand(Value value) {
    return operands(value ? ArrayRef<Value>(value) : ArrayRef<Value>());
  }
  OpMaker &operands(ArrayRef<Value> values);
  OpMaker &result(Type type) { return results(type); }
  OpMaker &optionalResult(Type type) {
    return results(type ? ArrayRef<Type>(type) : ArrayRef<Type>());
  }
  OpMaker &results(ArrayRef<Type> types);
  /// Null leaves it out, or to its default.
  OpMaker &attr(StringRef name, Attribute value) {
    if (value)
      state.addAttribute(name, value);
    return *this;
  }
  template <typename K>
  OpMaker &attrAs(StringRef name, const typename K::Param &value) {
    return attr(name, K::encode(ctx, value));
  }
  template <typename K>
  OpMaker &optionalAttrAs(StringRef name,
                          const std::optional<typename K::Param> &value) {
    return attr(name, kinds::encodeOptional<K>(ctx, value));
  }
  OpMaker &successor(Block *block) { return successors(block); }
  OpMaker &successors(ArrayRef<Block *> blocks) {
    state.successors.append(blocks.begin(), blocks.end());
    return *this;
  }
  /// Empty ones.
  OpMaker &regions(unsigned count) {
    while (count--)
      state.addRegion();
    return *this;
  }

  /// Makes and inserts it. Sizes of segments are filled in.
  Operation *make();
  /// The same where the types of results follow from the rest. If they do not,
  /// because operands or attributes are not what the definition asks for, that
  /// is an error at the location, and the results are of type `none`.
  Operation *makeInferred();

private:
  void addSegmentSizes();

  OpBuilder &builder;
  Context *ctx;
  OperationState state;
  SmallVector<int32_t, 4> operandSizes, resultSizes;
};

} // namespace strata

namespace llvm {

/// isa, cast and dyn_cast from operations, and from other views, to views.
template <typename To, typename From>
struct CastInfo<
    To, From,
    std::enable_if_t<std::is_base_of_v<strata::OpWrapperBase, To> &&
                     (std::is_same_v<From, strata::Operation *> ||
                      std::is_base_of_v<strata::OpWrapperBase, From>)>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(strata::Operation *op) { return To::classof(op); }
  static To doCast(strata::Operation *op) { return To(op); }
};
/// The same from operations by reference.
template <typename To>
struct CastInfo<To, strata::Operation,
                std::enable_if_t<std::is_base_of_v<strata::OpWrapperBase, To>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, strata::Operation &,
                              CastInfo<To, strata::Operation>> {
  static bool isPossible(const strata::Operation &op) {
    return To::classof(&op);
  }
  static To doCast(strata::Operation &op) { return To(&op); }
};

} // namespace llvm

#endif // STRATA_DEFINITION_OPWRAPPER_H
