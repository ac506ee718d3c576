// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The base classes of typed views of operations: OpWrapper, the base of classes
// such as `arith::AddIOp`, and OperationStateBuilder, which their `create`
// functions use. strata-gen writes the classes from dialect files;
// docs/wrappers.md shows them.
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
#include "strata/Definition/OpState.h"
#include "strata/Definition/WrapperKinds.h"
#include "strata/IR/Build/Builder.h"

namespace strata {

class ImplicitLocOpBuilder;

/// The operands of one slot, for changing them; sizes of segments are updated.
class MutableOperandRange {
public:
  /// The operands of slot `slot` of `owner`.
  MutableOperandRange(Operation *owner, unsigned slot)
      : owner(owner), slot(slot) {}
  Operation *getOwner() const { return owner; }
  /// O(operands).
  operator OperandRange() const;
  operator ValueRange() const { return OperandRange(*this); }
  unsigned size() const { return OperandRange(*this).size(); }
  bool empty() const { return size() == 0; }
  auto begin() const { return getOpOperands().begin(); }
  auto end() const { return getOpOperands().end(); }
  OpOperand &operator[](unsigned index) const { return getOpOperands()[index]; }
  MutableArrayRef<OpOperand> getOpOperands() const;
  void assign(ValueRange values) const;
  void assign(Value value) const { assign(ValueRange(value)); }
  void append(ValueRange values) const;
  void erase(unsigned first, unsigned count = 1) const;
  void clear() const { assign(ValueRange()); }

private:
  Operation *owner;
  unsigned slot;
};

/// The common part of all views: operands and results by index, and the helpers
/// that accessors call.
class OpWrapperBase : public OpState {
public:
  unsigned getNumOperands() const { return (*this)->getNumOperands(); }
  Value getOperand(unsigned index) const { return (*this)->getOperand(index); }
  OperandRange getOperands() const { return (*this)->getOperands(); }
  auto getOperandTypes() const { return (*this)->getOperandTypes(); }
  unsigned getNumResults() const { return (*this)->getNumResults(); }
  OpResult getResult(unsigned index) const { return (*this)->getResult(index); }
  ResultRange getResults() const { return (*this)->getResults(); }
  auto getResultTypes() const { return (*this)->getResultTypes(); }

protected:
  using OpState::OpState;

  // Values. Slots are numbered as in the definition; `operand` and `result` are
  // for slots with none of varying length before them.
  Value operand(unsigned index) const { return (*this)->getOperand(index); }
  Value result(unsigned index) const { return (*this)->getResult(index); }
  /// Null if there is none.
  Value operandOfSlot(unsigned slot) const;
  Value resultOfSlot(unsigned slot) const;
  /// `value`, null or of a type of the class `Ty`.
  template <typename Ty> static TypedValue<Ty> typed(Value value) {
    return cast_or_null<TypedValue<Ty>>(value);
  }
  OperandRange operandsOfSlot(unsigned slot) const;
  ResultRange resultsOfSlot(unsigned slot) const;
  OpOperand &mutableOperand(unsigned index) const {
    return (*this)->getOpOperand(index);
  }
  MutableOperandRange mutableOperandsOfSlot(unsigned slot) const {
    return MutableOperandRange(getOperation(), slot);
  }
  void assignOperand(unsigned index, Value value) const {
    (*this)->setOperand(index, value);
  }
  /// Replaces the operands of a slot by `values`; sizes of segments are updated.
  void assignOperands(unsigned slot, ValueRange values) const {
    mutableOperandsOfSlot(slot).assign(values);
  }
  /// Replaces the operands of a slot by `value`, or by none if it is null.
  void assignOptionalOperand(unsigned slot, Value value) const;

  // Attributes, by slot, or by name where the definition has no slots.
  Attribute attr(unsigned slot) const { return (*this)->getAttrSlots()[slot]; }
  Attribute attr(StringRef name) const { return (*this)->getAttr(name); }
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
    getOperation()->setAttrSlot(slot, attr);
  }
  void assignAttr(StringRef name, Attribute attr) const {
    getOperation()->setAttr(name, attr);
  }
  template <typename K, typename Slot>
  void assign(Slot slot, const typename K::Param &value) const {
    assignAttr(slot, K::encode(getOperation()->getContext(), value));
  }
  /// Sets the attribute of `slot`; std::nullopt removes it.
  template <typename K, typename Slot>
  void assignOptional(Slot slot,
                      const std::optional<typename K::Param> &value) const {
    assignAttr(slot,
               kinds::encodeOptional<K>(getOperation()->getContext(), value));
  }

  static Operation *createFromParts(OpBuilder &builder, Location loc,
                                    StringRef name, TypeRange types,
                                    ValueRange operands,
                                    ArrayRef<NamedAttribute> attributes);

  // Regions and successors from number `first` on.
  MutableArrayRef<Region> regionsFrom(unsigned first) const {
    return (*this)->getRegions().drop_front(first);
  }
  MutableArrayRef<BlockOperand> successorsFrom(unsigned first) const {
    return (*this)->getBlockOperands().drop_front(first);
  }
};

namespace detail {
/// Whether the first of `Args` is a location.
template <typename... Args> inline constexpr bool startsWithLocation = false;
template <typename Arg, typename... Args>
inline constexpr bool startsWithLocation<Arg, Args...> =
    std::is_convertible_v<Arg, Location>;
} // namespace detail

/// Fills a body whose arguments are divided by name.
using BodyBuilderFn =
    function_ref<void(OpBuilder &, Location, ArrayRef<ValueRange>)>;

namespace detail {
/// Adds the entry block of the only region of `op`, which has named arguments, and, if
/// `isFilled`, calls `body` with a builder that inserts there. Adds the terminator that the
/// definition implies if `body` added none; without `body`, only if the terminator has no
/// operands. Without types of the arguments there is no block, which the verifier reports.
/// Returns `op`.
Operation *buildBody(OpBuilder &builder, Operation *op, bool isFilled = false,
                     BodyBuilderFn body = nullptr);
/// Adds the terminator that the definition of `op` implies to `block`, which is in a region of
/// `op`, unless the block has one.
void ensureTerminator(OpBuilder &builder, Operation *op, Block &block);
} // namespace detail

/// The base of the class `Derived`, which has `getOperationName()`.
template <typename Derived> class OpWrapper : public OpWrapperBase {
public:
  OpWrapper(std::nullptr_t = nullptr) {}
  /// `op` is null or an operation of the name.
  explicit OpWrapper(Operation *op) : OpWrapperBase(op) {
    assert((!op || classof(op)) && "an operation of another name");
  }
  static Derived getFromOpaquePointer(const void *pointer) {
    Derived result;
    result.setUnchecked(pointer);
    return result;
  }
  /// `op` must not be null.
  static bool classof(const Operation *op) {
    return op->isRegistered() &&
           op->getName().getStringRef() == Derived::getOperationName();
  }
  /// Creates the operation from its parts, for code that has them as lists: attributes
  /// are given by name, segment sizes are among them, regions are empty. Less specific
  /// than the functions `create` of the classes, which are chosen where both fit.
  template <typename = void>
  static Derived create(OpBuilder &builder, Location loc, TypeRange types,
                        ValueRange operands,
                        ArrayRef<NamedAttribute> attributes = {}) {
    return Derived(createFromParts(builder, loc, Derived::getOperationName(),
                                   types, operands, attributes));
  }
  /// Called by the generated functions `create` of classes with a class base, which may hide
  /// it, for example to fill regions of the new operation `op`. Returns `op`.
  static Operation *initialize(OpBuilder &builder, Operation *op) {
    (void)builder;
    return op;
  }
  /// Calls the function `create` of the class with the location of `builder`.
  template <typename BuilderT, typename... Args>
  requires std::is_same_v<BuilderT, ImplicitLocOpBuilder> &&
      (!detail::startsWithLocation<Args...>)static Derived
      create(BuilderT &builder, Args &&...args) {
    return Derived::create(builder, builder.getLoc(),
                           std::forward<Args>(args)...);
  }
  /// A detached copy.
  Derived clone() const { return Derived((*this)->clone()); }
  Derived clone(IRMapping &mapping) const {
    return Derived((*this)->clone(mapping));
  }
  Derived cloneWithoutRegions() const {
    return Derived((*this)->cloneWithoutRegions());
  }
};

/// Methods of classes of operations whose regions have one block each.
template <typename Derived> class SingleBlockMethods {
public:
  /// The block of region `index`; null if the region is empty.
  Block *getBody(unsigned index = 0) const {
    return static_cast<const Derived *>(this)
        ->getOperation()
        ->getRegion(index)
        .getFirstBlock();
  }
};

/// Collects the parts of an operation, slot by slot, and creates it.
class OperationStateBuilder {
public:
  OperationStateBuilder(OpBuilder &builder, Location loc, StringRef opName);

  /// A slot of one value; of one or, if `value` is null, none; of any number.
  OperationStateBuilder &operand(Value value) { return operands(value); }
  OperationStateBuilder &optionalOperand(Value value) {
    return operands(value ? ValueRange(value) : ValueRange());
  }
  OperationStateBuilder &operands(ValueRange values);
  OperationStateBuilder &result(Type type) { return results(type); }
  OperationStateBuilder &optionalResult(Type type) {
    return results(type ? TypeRange(type) : TypeRange());
  }
  OperationStateBuilder &results(TypeRange types);
  /// Null leaves it out, or to its default.
  OperationStateBuilder &attr(StringRef name, Attribute value) {
    if (value)
      state.addAttribute(name, value);
    return *this;
  }
  template <typename K>
  OperationStateBuilder &attrAs(StringRef name,
                                const typename K::Param &value) {
    return attr(name, K::encode(ctx, value));
  }
  template <typename K>
  OperationStateBuilder &
  optionalAttrAs(StringRef name,
                 const std::optional<typename K::Param> &value) {
    return attr(name, kinds::encodeOptional<K>(ctx, value));
  }
  OperationStateBuilder &successor(Block *block) { return successors(block); }
  OperationStateBuilder &successors(ArrayRef<Block *> blocks) {
    state.successors.append(blocks.begin(), blocks.end());
    return *this;
  }
  /// Empty ones.
  OperationStateBuilder &regions(unsigned count) {
    while (count--)
      state.addRegion();
    return *this;
  }

  /// Creates the operation and inserts it. Sizes of segments are filled in.
  Operation *create();
  /// Infers the types of the results, creates the operation and inserts it. If they
  /// cannot be inferred because operands or attributes are invalid, reports an error at
  /// the location; the results have type `none`.
  Operation *createInferred();

private:
  void addSegmentSizes();

  OpBuilder &builder;
  Context *ctx;
  OperationState state;
  SmallVector<int32_t, 4> operandSizes, resultSizes;
};

} // namespace strata

#endif // STRATA_DEFINITION_OPWRAPPER_H
