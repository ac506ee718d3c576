// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SSA values and their uses. A Value is a pointer to a ValueImpl: a result,
// which lies after its operation in memory, or a block argument. Uses form an
// intrusive list through the operands; a new use goes to the front.
//
//   result r of an op with up to 6 results:  [type|index][first use]
//   result of an op with more:               [type|6][first use][index]
//   block argument:                          [type|7][first use][owner][index][loc]
#ifndef STRATA_IR_GRAPH_VALUE_H
#define STRATA_IR_GRAPH_VALUE_H

#include "strata/IR/Types/Attribute.h"
#include "strata/IR/Types/Location.h"

#include "llvm/ADT/iterator_range.h"

#include <algorithm>
#include <iterator>

namespace llvm {
template <typename PtrType> class SmallPtrSetImpl;
} // namespace llvm

namespace strata {

struct PrintingFlags;

namespace detail {
struct Mutation;

/// The header of every value.
struct ValueImpl {
  static constexpr uintptr_t OutOfLine = 6, Argument = 7, KindMask = 7;
  /// The `typeAndKind` of a value that no longer exists, in builds with
  /// assertions.
  static constexpr uintptr_t Erased = ~uintptr_t(0);
  uintptr_t typeAndKind;
  OpOperand *firstUse;

  uintptr_t kind() const { return typeAndKind & KindMask; }
  Type type() const {
    return Type(reinterpret_cast<const AttrStorage *>(typeAndKind & ~KindMask));
  }
  void init(Type type, uintptr_t kind) {
    typeAndKind = reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()) | kind;
    firstUse = nullptr;
  }
};
static_assert(sizeof(ValueImpl) == 16);

struct OutOfLineResultImpl : ValueImpl {
  uint64_t index;
};

struct BlockArgumentImpl : ValueImpl {
  Block *owner;
  uint64_t index : 63;
  uint64_t marked : 1;
  Location loc;
};
} // namespace detail

/// Iterates over the uses of a value, or of a block.
template <typename Operand> class UseIterator {
public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = Operand;
  using difference_type = std::ptrdiff_t;
  using pointer = Operand *;
  using reference = Operand &;
  UseIterator(Operand *use = nullptr) : use(use) {}
  Operand &operator*() const { return *use; }
  Operand *operator->() const { return use; }
  UseIterator &operator++() {
    use = use->getNextUse();
    return *this;
  }
  UseIterator operator++(int) {
    UseIterator old = *this;
    ++*this;
    return old;
  }
  bool operator==(UseIterator other) const { return use == other.use; }
  bool operator!=(UseIterator other) const { return use != other.use; }

private:
  Operand *use;
};

/// Iterates over the owners of the uses that `UseIteratorT` visits: one operation for
/// each use.
template <typename UseIteratorT> class UserIterator {
public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = Operation *;
  using difference_type = std::ptrdiff_t;
  using pointer = Operation **;
  using reference = Operation *;
  UserIterator() = default;
  explicit UserIterator(UseIteratorT use) : use(use) {}
  Operation *operator*() const { return (*use).getOwner(); }
  UserIterator &operator++() {
    ++use;
    return *this;
  }
  UserIterator operator++(int) {
    UserIterator old = *this;
    ++*this;
    return old;
  }
  bool operator==(const UserIterator &other) const { return use == other.use; }
  bool operator!=(const UserIterator &other) const {
    return !(use == other.use);
  }

private:
  UseIteratorT use;
};

/// An SSA value: the result of an operation or the argument of a block.
class Value {
public:
  Value() = default;
  Value(std::nullptr_t) {}
  Value(detail::ValueImpl *impl) : impl(impl) {}
  explicit operator bool() const { return impl; }
  bool operator==(Value other) const { return impl == other.impl; }
  bool operator!=(Value other) const { return impl != other.impl; }
  static bool classof(Value) { return true; }

  Type getType() const { return checked()->type(); }
  /// Changes the type; users are not checked.
  void setType(Type type) const;
  Context *getContext() const { return getType().getContext(); }
  /// The operation that has the value as result; null for block arguments.
  Operation *getDefiningOp() const;
  /// The defining operation as an `OpTy`; null if it is no `OpTy`.
  template <typename OpTy> OpTy getDefiningOp() const {
    return llvm::dyn_cast_or_null<OpTy>(getDefiningOp());
  }
  /// The location of the defining operation or of the argument.
  Location getLoc() const;
  /// The block that contains the definition; null for a result of a detached
  /// operation.
  Block *getParentBlock() const;
  Region *getParentRegion() const;

  using use_iterator = UseIterator<OpOperand>;
  llvm::iterator_range<use_iterator> getUses() const {
    return {use_begin(), use_iterator()};
  }
  use_iterator use_begin() const { return use_iterator(checked()->firstUse); }
  use_iterator use_end() const { return use_iterator(); }
  bool use_empty() const { return !checked()->firstUse; }
  bool hasOneUse() const;
  /// O(n).
  bool hasNUses(unsigned n) const;
  bool hasNUsesOrMore(unsigned n) const;
  /// O(uses).
  unsigned getNumUses() const;
  using user_iterator = UserIterator<use_iterator>;
  /// The operations that use the value, each as often as it does.
  llvm::iterator_range<user_iterator> getUsers() const {
    return {user_begin(), user_end()};
  }
  user_iterator user_begin() const { return user_iterator(use_begin()); }
  user_iterator user_end() const { return user_iterator(use_end()); }
  /// Whether an operation outside `block` uses the value. O(uses).
  bool isUsedOutsideOfBlock(Block *block) const;
  /// Makes every use of this value a use of `other`. O(uses).
  void replaceAllUsesWith(Value other) const;
  void replaceUsesWithIf(Value other,
                         function_ref<bool(OpOperand &)> shouldReplace) const;
  /// Makes every use by other operations than `exceptions` a use of `other`.
  void replaceAllUsesExcept(Value other, Operation *exception) const;
  void replaceAllUsesExcept(
      Value other, const llvm::SmallPtrSetImpl<Operation *> &exceptions) const;
  /// Sets every use to null.
  void dropAllUses() const;

  /// Prints the operation that defines the value, or the argument: its type and
  /// number. A null value is printed as `<<NULL VALUE>>`.
  void print(raw_ostream &os) const;
  void print(raw_ostream &os, const PrintingFlags &flags) const;
  /// Prints the value as an operand: `%0`.
  void printAsOperand(raw_ostream &os, const PrintingFlags &flags) const;
  /// Prints to the standard error stream.
  void dump() const;

  detail::ValueImpl *getImpl() const { return impl; }
  void *getAsOpaquePointer() const { return impl; }
  static Value getFromOpaquePointer(const void *ptr) {
    return Value(static_cast<detail::ValueImpl *>(const_cast<void *>(ptr)));
  }
  friend llvm::hash_code hash_value(Value value) {
    return llvm::hash_value(value.getAsOpaquePointer());
  }

protected:
  friend class OpResult;
  friend class BlockArgument;
  detail::ValueImpl *checked() const {
    assert(impl && "use of a null value");
    assert(impl->typeAndKind != detail::ValueImpl::Erased &&
           "use of a value that was erased");
    return impl;
  }
  detail::ValueImpl *impl = nullptr;
};

raw_ostream &operator<<(raw_ostream &os, Value value);

/// A value whose type is a `Ty`.
template <typename Ty> class TypedValue : public Value {
public:
  using Value::Value;
  static bool classof(Value value) { return isa<Ty>(value.getType()); }
  Ty getType() const { return cast<Ty>(Value::getType()); }
  void setType(Ty type) const { Value::setType(type); }
};

/// Result `getResultNumber()` of `getOwner()`.
class OpResult : public Value {
public:
  using Value::Value;
  static bool classof(Value value) {
    return value.checked()->kind() != detail::ValueImpl::Argument;
  }
  unsigned getResultNumber() const {
    uintptr_t kind = checked()->kind();
    return kind < detail::ValueImpl::OutOfLine
               ? unsigned(kind)
               : unsigned(
                     static_cast<detail::OutOfLineResultImpl *>(impl)->index);
  }
  Operation *getOwner() const;
};

/// Argument `getArgNumber()` of `getOwner()`.
class BlockArgument : public Value {
public:
  using Value::Value;
  static bool classof(Value value) {
    return value.checked()->kind() == detail::ValueImpl::Argument;
  }
  Block *getOwner() const { return get()->owner; }
  unsigned getArgNumber() const { return unsigned(get()->index); }
  Location getLoc() const { return get()->loc; }
  void setLoc(Location loc) const { get()->loc = loc; }
  /// A bit for an algorithm on the IR to remember things by while it runs: false
  /// before and after.
  bool isMarked() const { return get()->marked; }
  void setMarked(bool on) const { get()->marked = on; }

private:
  detail::BlockArgumentImpl *get() const {
    return static_cast<detail::BlockArgumentImpl *>(checked());
  }
};

/// A use of a value as operand of an operation.
class OpOperand {
public:
  Value get() const { return value; }
  /// Makes the operand use `newValue`, through the mutation interface.
  void set(Value newValue);
  void assign(Value newValue) { set(newValue); }
  Operation *getOwner() const;
  unsigned getOperandNumber() const {
    return unsigned(this - getFirstOfArray());
  }
  OpOperand *getNextUse() const { return nextUse; }

private:
  friend class Value;
  friend class Operation;
  friend struct detail::Mutation;
  /// Addresses of user space have 48 bits.
  static constexpr unsigned AddressBits = 48;
  static constexpr uint64_t AddressMask = (uint64_t(1) << AddressBits) - 1;
  /// Operands with a number that does not fit are found from those this many before.
  static constexpr uint64_t MaxNumber = 0xffff;

  /// The operand with index `number` of its operation, which has no value yet.
  explicit OpOperand(size_t number)
      : linkAndNumber(std::min<uint64_t>(number, MaxNumber) << AddressBits) {}

  const OpOperand *getFirstOfArray() const {
    const OpOperand *first = this;
    uint64_t number = linkAndNumber >> AddressBits;
    while (LLVM_UNLIKELY(number == MaxNumber)) {
      first -= MaxNumber;
      number = first->linkAndNumber >> AddressBits;
    }
    return first - number;
  }
  /// The link to this use: the first one of the value, or the next one of the use before.
  OpOperand **getLink() const {
    return reinterpret_cast<OpOperand **>(linkAndNumber & AddressMask);
  }
  void setLink(OpOperand **link) {
    linkAndNumber = (linkAndNumber & ~AddressMask) |
                    uint64_t(reinterpret_cast<uintptr_t>(link));
  }
  void link(detail::ValueImpl *impl) {
    assert(impl->typeAndKind != detail::ValueImpl::Erased &&
           "use of a value that was erased");
    nextUse = impl->firstUse;
    setLink(&impl->firstUse);
    if (nextUse)
      nextUse->setLink(&nextUse);
    impl->firstUse = this;
  }
  void unlink() {
    *getLink() = nextUse;
    if (nextUse)
      nextUse->setLink(getLink());
  }
  Value value;
  OpOperand *nextUse = nullptr;
  uint64_t linkAndNumber;
};
static_assert(sizeof(OpOperand) == 24, "see docs/decisions/0002");

/// A use of a block as successor of an operation.
class BlockOperand {
public:
  Block *get() const { return block; }
  void set(Block *newBlock);
  Operation *getOwner() const { return owner; }
  unsigned getOperandNumber() const;
  BlockOperand *getNextUse() const { return nextUse; }

private:
  friend class Operation;
  friend class Block;
  friend struct detail::Mutation;
  BlockOperand **getLink() const { return back; }
  void setLink(BlockOperand **link) { back = link; }
  void link();
  void unlink() {
    *back = nextUse;
    if (nextUse)
      nextUse->back = back;
  }
  Block *block;
  BlockOperand *nextUse;
  BlockOperand **back;
  Operation *owner;
};

} // namespace strata

namespace llvm {
template <typename To, typename From>
struct CastInfo<
    To, From,
    std::enable_if_t<std::is_same_v<strata::Value, std::remove_const_t<From>> ||
                     std::is_base_of_v<strata::Value, From>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(strata::Value value) { return To::classof(value); }
  static To doCast(strata::Value value) { return To(value.getImpl()); }
};
/// Values in PointerUnion and SmallPtrSet.
template <typename T>
requires std::is_base_of_v<strata::Value, T>
struct PointerLikeTypeTraits<T> {
  static void *getAsVoidPointer(T value) { return value.getAsOpaquePointer(); }
  static T getFromVoidPointer(const void *pointer) {
    return T(
        static_cast<strata::detail::ValueImpl *>(const_cast<void *>(pointer)));
  }
  static constexpr int NumLowBitsAvailable = 3;
};

template <typename T>
struct DenseMapInfo<T, std::enable_if_t<std::is_base_of_v<strata::Value, T>>> {
  static T getEmptyKey() {
    return T(static_cast<strata::detail::ValueImpl *>(
        DenseMapInfo<void *>::getEmptyKey()));
  }
  static T getTombstoneKey() {
    return T(static_cast<strata::detail::ValueImpl *>(
        DenseMapInfo<void *>::getTombstoneKey()));
  }
  static unsigned getHashValue(T value) {
    return DenseMapInfo<void *>::getHashValue(value.getImpl());
  }
  static bool isEqual(T a, T b) { return a.getImpl() == b.getImpl(); }
};
} // namespace llvm

#endif // STRATA_IR_GRAPH_VALUE_H
