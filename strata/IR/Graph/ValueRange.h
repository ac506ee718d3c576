// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ranges of values and types that do not own their elements: a tagged pointer
// and a size. OperandRange and ResultRange are the operands and results of an
// operation; ValueRange and TypeRange are the types of parameters, and convert
// from those, from arrays, vectors, block arguments and single values.
//
//   void build(OpBuilder &builder, ValueRange operands, TypeRange types);
//   build(builder, {lhs, rhs}, op->getResultTypes());
//
// A range is valid as long as what it lists is neither freed nor resized. To change
// the operands of an operation while they are visited, copy them:
// `SmallVector<Value> operands(op->getOperands())`.
#ifndef STRATA_IR_GRAPH_VALUERANGE_H
#define STRATA_IR_GRAPH_VALUERANGE_H

#include "strata/IR/Graph/Value.h"

#include "llvm/ADT/PointerUnion.h"

namespace strata {

class OperandRange;
class ResultRange;
class ValueRange;
template <typename Range> class ValueTypeRange;

namespace detail {
/// Result `distance` after `result` of the same operation.
inline ValueImpl *getNextResult(ValueImpl *result, ptrdiff_t distance) {
  ptrdiff_t size = result->kind() == ValueImpl::OutOfLine
                       ? sizeof(OutOfLineResultImpl)
                       : sizeof(ValueImpl);
  return reinterpret_cast<ValueImpl *>(reinterpret_cast<char *>(result) +
                                       distance * size);
}
} // namespace detail

namespace detail {
/// A range whose elements `Derived::get(base, index)` computes. It is written out, and
/// not derived from LLVM's ranges over accessors, because every file that includes
/// Operation.h instantiates it five times.
template <typename Derived, typename Base, typename Element>
class IndexedRange {
public:
  using value_type = Element;
  class iterator {
  public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = Element;
    using difference_type = std::ptrdiff_t;
    using pointer = Element *;
    using reference = Element;
    iterator() = default;
    iterator(Base base, difference_type index) : base(base), index(index) {}
    Element operator*() const { return Derived::get(base, index); }
    Element operator[](difference_type i) const {
      return Derived::get(base, index + i);
    }
    iterator &operator++() { return *this += 1; }
    iterator &operator--() { return *this += -1; }
    iterator operator++(int) { return iterator(base, index++); }
    iterator operator--(int) { return iterator(base, index--); }
    iterator &operator+=(difference_type i) {
      index += i;
      return *this;
    }
    iterator &operator-=(difference_type i) { return *this += -i; }
    iterator operator+(difference_type i) const { return {base, index + i}; }
    iterator operator-(difference_type i) const { return {base, index - i}; }
    friend iterator operator+(difference_type i, iterator it) { return it + i; }
    difference_type operator-(const iterator &other) const {
      return index - other.index;
    }
    bool operator==(const iterator &other) const {
      return index == other.index;
    }
    auto operator<=>(const iterator &other) const {
      return index <=> other.index;
    }
    const Base &getBase() const { return base; }
    difference_type getIndex() const { return index; }

  private:
    Base base = {};
    difference_type index = 0;
  };
  using const_iterator = iterator;
  using reverse_iterator = std::reverse_iterator<iterator>;

  IndexedRange(Base base, size_t count) : base(base), count(count) {}
  iterator begin() const { return {base, 0}; }
  iterator end() const { return {base, std::ptrdiff_t(count)}; }
  reverse_iterator rbegin() const { return reverse_iterator(end()); }
  reverse_iterator rend() const { return reverse_iterator(begin()); }
  Element operator[](size_t index) const {
    assert(index < count && "index out of range");
    return Derived::get(base, std::ptrdiff_t(index));
  }
  Element front() const { return (*this)[0]; }
  Element back() const { return (*this)[count - 1]; }
  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  Derived slice(size_t first, size_t size) const {
    assert(first + size <= count && "slice out of range");
    return Derived(
        size ? Derived::advance(base, std::ptrdiff_t(first)) : Base(), size);
  }
  Derived drop_front(size_t n = 1) const { return slice(n, count - n); }
  Derived drop_back(size_t n = 1) const { return slice(0, count - n); }
  Derived take_front(size_t n = 1) const {
    return slice(0, n < count ? n : count);
  }
  Derived take_back(size_t n = 1) const {
    return n < count ? slice(count - n, n) : slice(0, count);
  }
  const Base &getBase() const { return base; }
  template <typename Other>
  friend bool operator==(const Derived &lhs, const Other &rhs) {
    return size_t(std::distance(rhs.begin(), rhs.end())) == lhs.size() &&
           std::equal(lhs.begin(), lhs.end(), rhs.begin());
  }
  /// Vectors and other containers that are made of two iterators.
  template <typename Container,
            typename = std::enable_if_t<std::is_constructible_v<
                Container, llvm::iterator_range<iterator>>>>
  operator Container() const {
    return Container(llvm::iterator_range<iterator>(begin(), end()));
  }

protected:
  Base base;
  size_t count;
};
} // namespace detail

/// Types: of an array, or those of values.
class TypeRange : public detail::IndexedRange<
                      TypeRange,
                      llvm::PointerUnion<const Value *, const Type *,
                                         OpOperand *, detail::ValueImpl *>,
                      Type> {
public:
  using Owner = llvm::PointerUnion<const Value *, const Type *, OpOperand *,
                                   detail::ValueImpl *>;
  TypeRange(Owner owner, size_t count) : IndexedRange(owner, count) {}
  TypeRange(ArrayRef<Type> types = {})
      : IndexedRange(types.data(), types.size()) {}
  TypeRange(OperandRange values);
  TypeRange(ResultRange values);
  TypeRange(ValueRange values);
  template <typename Range> TypeRange(ValueTypeRange<Range> types);
  TypeRange(std::initializer_list<Type> types)
      : TypeRange(ArrayRef<Type>(types.begin(), types.size())) {}
  /// Converts vectors and other arrays of types or values, and one type.
  template <typename Arg, typename = std::enable_if_t<
                              std::is_constructible_v<ArrayRef<Type>, Arg> &&
                              !std::is_base_of_v<TypeRange, std::decay_t<Arg>>>>
  TypeRange(Arg &&arg) : TypeRange(ArrayRef<Type>(std::forward<Arg>(arg))) {}
  /// The types as an array: that which the range is of, or a copy in `storage`.
  ArrayRef<Type> getArray(SmallVectorImpl<Type> &storage) const {
    if (empty())
      return {};
    if (auto *type = llvm::dyn_cast<const Type *>(base))
      return {type, size()};
    storage.assign(begin(), end());
    return storage;
  }

  static Owner advance(Owner owner, ptrdiff_t index);
  static Type get(Owner owner, ptrdiff_t index);
};

bool operator==(TypeRange lhs, TypeRange rhs);

/// The types of the values of `Range`, one by one.
template <typename Range> class ValueTypeRange final {
public:
  class iterator {
  public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = Type;
    using difference_type = std::ptrdiff_t;
    using pointer = Type *;
    using reference = Type;
    using Values = decltype(std::declval<const Range &>().begin());
    iterator() = default;
    explicit iterator(Values it) : it(it) {}
    Type operator*() const { return Value(*it).getType(); }
    Type operator[](difference_type i) const { return *(*this + i); }
    iterator &operator++() { return *this += 1; }
    iterator &operator--() { return *this += -1; }
    iterator operator++(int) { return iterator(it++); }
    iterator operator--(int) { return iterator(it--); }
    iterator &operator+=(difference_type i) {
      it += i;
      return *this;
    }
    iterator &operator-=(difference_type i) { return *this += -i; }
    iterator operator+(difference_type i) const { return iterator(it + i); }
    iterator operator-(difference_type i) const { return iterator(it - i); }
    difference_type operator-(const iterator &other) const {
      return it - other.it;
    }
    bool operator==(const iterator &other) const { return it == other.it; }
    auto operator<=>(const iterator &other) const {
      return (it - other.it) <=> 0;
    }
    Values getCurrent() const { return it; }

  private:
    Values it;
  };
  using const_iterator = iterator;

  explicit ValueTypeRange(Range values) : values(values) {}
  iterator begin() const { return iterator(values.begin()); }
  iterator end() const { return iterator(values.end()); }
  Type operator[](size_t index) const { return Value(values[index]).getType(); }
  size_t size() const { return values.size(); }
  bool empty() const { return values.empty(); }
  Type front() const { return (*this)[0]; }
  Type back() const { return (*this)[size() - 1]; }
  const Range &getValues() const { return values; }
  template <typename Other>
  friend bool operator==(const ValueTypeRange &lhs, const Other &rhs) {
    return TypeRange(lhs) == TypeRange(rhs);
  }
  template <unsigned N> operator SmallVector<Type, N>() const {
    return SmallVector<Type, N>(begin(), end());
  }

private:
  Range values;
};

/// The operands of an operation, or neighbours of them.
class OperandRange final
    : public detail::IndexedRange<OperandRange, OpOperand *, Value> {
public:
  using IndexedRange::IndexedRange;
  OperandRange() : IndexedRange(nullptr, 0) {}
  OperandRange(MutableArrayRef<OpOperand> operands)
      : IndexedRange(operands.data(), operands.size()) {}
  using type_range = ValueTypeRange<OperandRange>;
  type_range getTypes() const { return type_range(*this); }
  /// The number of the first of them; there must be one.
  unsigned getBeginOperandIndex() const {
    return getBase()->getOperandNumber();
  }

  static OpOperand *advance(OpOperand *base, ptrdiff_t index) {
    return base + index;
  }
  static Value get(OpOperand *base, ptrdiff_t index) {
    return base[index].get();
  }
};

/// The results of an operation, or neighbours of them.
class ResultRange final
    : public detail::IndexedRange<ResultRange, detail::ValueImpl *, OpResult> {
public:
  using IndexedRange::IndexedRange;
  ResultRange() : IndexedRange(nullptr, 0) {}
  ResultRange(OpResult result) : IndexedRange(result.getImpl(), 1) {}
  using type_range = ValueTypeRange<ResultRange>;
  type_range getTypes() const { return type_range(*this); }

  /// The uses of all of them, one result after the other.
  class use_iterator {
  public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = OpOperand;
    using difference_type = std::ptrdiff_t;
    using pointer = OpOperand *;
    using reference = OpOperand &;
    use_iterator() = default;
    /// `first` is the first of `count` results; starts at result `index`.
    use_iterator(detail::ValueImpl *first, size_t count, size_t index)
        : first(first), count(count), index(index) {
      enter();
    }
    OpOperand &operator*() const { return *use; }
    OpOperand *operator->() const { return use; }
    use_iterator operator++(int) {
      use_iterator old = *this;
      ++*this;
      return old;
    }
    use_iterator &operator++() {
      use = use->getNextUse();
      if (!use) {
        ++index;
        enter();
      }
      return *this;
    }
    bool operator==(const use_iterator &other) const {
      return use == other.use && index == other.index;
    }

  private:
    /// Goes to the first use of the next result that has one.
    void enter() {
      for (use = nullptr; index < count; ++index)
        if ((use = detail::getNextResult(first, ptrdiff_t(index))->firstUse))
          return;
    }
    detail::ValueImpl *first = nullptr;
    size_t count = 0, index = 0;
    OpOperand *use = nullptr;
  };
  llvm::iterator_range<use_iterator> getUses() const {
    return {use_iterator(base, count, 0), use_iterator(base, count, count)};
  }
  using user_iterator = UserIterator<use_iterator>;
  llvm::iterator_range<user_iterator> getUsers() const {
    auto uses = getUses();
    return {user_iterator(uses.begin()), user_iterator(uses.end())};
  }
  bool use_empty() const { return getUses().begin() == getUses().end(); }
  bool hasOneUse() const {
    auto uses = getUses();
    return uses.begin() != uses.end() && std::next(uses.begin()) == uses.end();
  }
  /// Makes the users use `values`, one for each result.
  template <typename Range> void replaceAllUsesWith(Range &&values) {
    assert(size() == values.size() && "one value for each result");
    auto value = std::begin(values);
    for (OpResult result : *this)
      result.replaceAllUsesWith(*value++);
  }
  void replaceAllUsesWith(Operation *op);

  static detail::ValueImpl *advance(detail::ValueImpl *base, ptrdiff_t index) {
    return index ? detail::getNextResult(base, index) : base;
  }
  static OpResult get(detail::ValueImpl *base, ptrdiff_t index) {
    return OpResult(advance(base, index));
  }
};

/// Values of any origin.
class ValueRange final
    : public detail::IndexedRange<
          ValueRange,
          llvm::PointerUnion<const Value *, OpOperand *, detail::ValueImpl *>,
          Value> {
public:
  using Owner =
      llvm::PointerUnion<const Value *, OpOperand *, detail::ValueImpl *>;
  ValueRange(Owner owner, size_t count) : IndexedRange(owner, count) {}
  ValueRange(ArrayRef<Value> values = {})
      : IndexedRange(values.data(), values.size()) {}
  ValueRange(ArrayRef<BlockArgument> values)
      : IndexedRange(static_cast<const Value *>(values.data()), values.size()) {
  }
  ValueRange(OperandRange values)
      : IndexedRange(values.getBase(), values.size()) {}
  ValueRange(ResultRange values)
      : IndexedRange(values.getBase(), values.size()) {}
  ValueRange(std::initializer_list<Value> values)
      : ValueRange(ArrayRef<Value>(values.begin(), values.size())) {}
  ValueRange(ArrayRef<OpResult> values)
      : IndexedRange(static_cast<const Value *>(values.data()), values.size()) {
  }
  /// Converts one value, and vectors of values, block arguments or results.
  template <typename Arg,
            typename = std::enable_if_t<
                (std::is_constructible_v<ArrayRef<Value>, Arg> ||
                 std::is_constructible_v<ArrayRef<BlockArgument>, Arg> ||
                 std::is_constructible_v<ArrayRef<OpResult>, Arg>)&&!std::
                    is_same_v<ValueRange, std::decay_t<Arg>> &&
                !std::is_same_v<OperandRange, std::decay_t<Arg>> &&
                !std::is_same_v<ResultRange, std::decay_t<Arg>> &&
                (std::is_base_of_v<Value, std::decay_t<Arg>> ||
                 !std::is_convertible_v<Arg, Value>)>>
  ValueRange(Arg &&arg)
      : ValueRange(
            std::conditional_t<
                std::is_constructible_v<ArrayRef<Value>, Arg>, ArrayRef<Value>,
                std::conditional_t<
                    std::is_constructible_v<ArrayRef<BlockArgument>, Arg>,
                    ArrayRef<BlockArgument>, ArrayRef<OpResult>>>(
                std::forward<Arg>(arg))) {}
  /// The result of an operation of a class whose operations have one.
  template <typename OpTy,
            std::enable_if_t<std::is_convertible_v<OpTy, Value> &&
                                 std::is_convertible_v<OpTy, Operation *>,
                             int> = 0>
  explicit ValueRange(const OpTy &op) : ValueRange(op->getResults()) {}
  using type_range = ValueTypeRange<ValueRange>;
  type_range getTypes() const { return type_range(*this); }
  /// The values as an array: that which the range is of, or a copy in `storage`.
  ArrayRef<Value> getArray(SmallVectorImpl<Value> &storage) const {
    if (empty())
      return {};
    if (auto *value = llvm::dyn_cast<const Value *>(base))
      return {value, size()};
    storage.assign(begin(), end());
    return storage;
  }

  static Owner advance(Owner owner, ptrdiff_t index) {
    if (auto *value = llvm::dyn_cast_if_present<const Value *>(owner))
      return value + index;
    if (auto *operand = llvm::dyn_cast_if_present<OpOperand *>(owner))
      return operand + index;
    auto *result = llvm::cast_if_present<detail::ValueImpl *>(owner);
    return index ? detail::getNextResult(result, index) : result;
  }
  static Value get(Owner owner, ptrdiff_t index) {
    if (auto *value = llvm::dyn_cast_if_present<const Value *>(owner))
      return value[index];
    if (auto *operand = llvm::dyn_cast_if_present<OpOperand *>(owner))
      return operand[index].get();
    return Value(
        detail::getNextResult(llvm::cast<detail::ValueImpl *>(owner), index));
  }
};

inline TypeRange::TypeRange(OperandRange values)
    : IndexedRange(values.getBase(), values.size()) {}
inline TypeRange::TypeRange(ResultRange values)
    : IndexedRange(values.getBase(), values.size()) {}
template <typename Range>
TypeRange::TypeRange(ValueTypeRange<Range> types)
    : TypeRange(ValueRange(types.getValues())) {}

} // namespace strata

#endif // STRATA_IR_GRAPH_VALUERANGE_H
