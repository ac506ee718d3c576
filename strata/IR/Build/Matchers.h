// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matchers of values, operations and attributes:
//
//   APInt amount;
//   if (matchPattern(op->getOperand(1), m_ConstantInt(&amount))) ...
//   if (matchPattern(value, m_Op<arith::MulIOp>(m_Any(&x), m_One()))) ...
//
// A matcher is an object with `bool match(Operation *)`, `bool match(Value)` or
// `bool match(Attribute)`.
#ifndef STRATA_IR_BUILD_MATCHERS_H
#define STRATA_IR_BUILD_MATCHERS_H

#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Build/Fold.h"

#include <tuple>

namespace strata {

namespace detail {

/// An attribute that a constant has. `bind` may be null.
struct ConstantMatcher {
  bool match(Operation *op) const {
    Attribute value = getConstantValue(op);
    if (value && bind)
      *bind = value;
    return bool(value);
  }
  Attribute *bind;
};
/// A constant that is an `AttrT`.
template <typename AttrT> struct ConstantOfMatcher {
  bool match(Operation *op) const {
    auto value = dyn_cast_or_null<AttrT>(getConstantValue(op));
    if (value && bind)
      *bind = value;
    return bool(value);
  }
  AttrT *bind;
};
/// A number, or elements that all are that number.
template <typename T, std::optional<T> (*get)(Attribute)> struct NumberMatcher {
  bool match(Attribute attr) const {
    std::optional<T> value = attr ? get(attr) : std::nullopt;
    if (value && bind)
      *bind = *value;
    return value.has_value();
  }
  bool match(Operation *op) const { return match(getConstantValue(op)); }
  T *bind;
};
/// A number, or elements that all are one, for which `predicate` holds.
template <typename T, std::optional<T> (*get)(Attribute)>
struct NumberPredicateMatcher {
  bool match(Attribute attr) const {
    std::optional<T> value = attr ? get(attr) : std::nullopt;
    return value && predicate(*value);
  }
  bool match(Operation *op) const { return match(getConstantValue(op)); }
  bool (*predicate)(const T &);
};

/// Any value or operation, which is stored if `bind` is not null.
template <typename T> struct AnyMatcher {
  bool match(T matched) const {
    if (bind)
      *bind = matched;
    return true;
  }
  T *bind;
};
/// The value `value`.
struct ValueMatcher {
  bool match(Value other) const { return other == value; }
  Value value;
};

template <typename Matcher>
constexpr bool matchesValues = requires(Matcher m, Value v) {
  m.match(v);
}
&&!requires(Matcher m, Operation *op) { m.match(op); };

/// Whether `matcher` matches `value` or the operation that defines it.
template <typename Matcher> bool matchValue(Value value, Matcher &matcher) {
  if constexpr (matchesValues<Matcher>) {
    return matcher.match(value);
  } else {
    Operation *op = value ? value.getDefiningOp() : nullptr;
    return op && matcher.match(op);
  }
}

/// An operation of class `OpTy`; with `Operands`, one for each operand.
template <typename OpTy, typename... Operands> struct OpMatcher {
  bool match(Operation *op) {
    if (!isa<OpTy>(op))
      return false;
    if constexpr (sizeof...(Operands) == 0)
      return true;
    else
      return matchOperands(op, std::index_sequence_for<Operands...>());
  }
  template <size_t... I>
  bool matchOperands(Operation *op, std::index_sequence<I...>) {
    return op->getNumOperands() == sizeof...(I) &&
           (matchValue(op->getOperand(I), std::get<I>(operands)) && ...);
  }
  std::tuple<Operands...> operands;
};
/// An operation called `name`.
struct NameMatcher {
  bool match(Operation *op) const {
    return op->getName().getStringRef() == name;
  }
  StringRef name;
};

inline std::optional<APInt> getInteger(Attribute attr) {
  return getSplatInteger(attr);
}
inline std::optional<APFloat> getFloat(Attribute attr) {
  return getSplatFloat(attr);
}
using IntegerMatcher = NumberMatcher<APInt, getInteger>;
using FloatMatcher = NumberMatcher<APFloat, getFloat>;
using IntegerPredicateMatcher = NumberPredicateMatcher<APInt, getInteger>;
using FloatPredicateMatcher = NumberPredicateMatcher<APFloat, getFloat>;
} // namespace detail

/// A constant, of any kind, of an attribute class, or of a number. Where elements are
/// constants, all have to be that number. The arguments, if given, receive the value.
inline detail::ConstantMatcher m_Constant() { return {nullptr}; }
inline detail::ConstantMatcher m_Constant(Attribute *bind) { return {bind}; }
template <typename AttrT>
detail::ConstantOfMatcher<AttrT> m_Constant(AttrT *bind) {
  return {bind};
}
inline detail::IntegerMatcher m_ConstantInt(APInt *bind = nullptr) {
  return {bind};
}
inline detail::FloatMatcher m_ConstantFloat(APFloat *bind = nullptr) {
  return {bind};
}
/// The integers 0, not 0, and 1.
inline detail::IntegerPredicateMatcher m_Zero() {
  return {[](const APInt &value) { return value.isZero(); }};
}
inline detail::IntegerPredicateMatcher m_NonZero() {
  return {[](const APInt &value) { return !value.isZero(); }};
}
inline detail::IntegerPredicateMatcher m_One() {
  return {[](const APInt &value) { return value.isOne(); }};
}
/// Floats.
inline detail::FloatPredicateMatcher m_AnyZeroFloat() {
  return {[](const APFloat &value) { return value.isZero(); }};
}
inline detail::FloatPredicateMatcher m_PosZeroFloat() {
  return {[](const APFloat &value) { return value.isPosZero(); }};
}
inline detail::FloatPredicateMatcher m_NegZeroFloat() {
  return {[](const APFloat &value) { return value.isNegZero(); }};
}
inline detail::FloatPredicateMatcher m_OneFloat() {
  return {[](const APFloat &value) { return value.isExactlyValue(1.0); }};
}
inline detail::FloatPredicateMatcher m_PosInfFloat() {
  return {[](const APFloat &value) {
    return value.isInfinity() && !value.isNegative();
  }};
}
inline detail::FloatPredicateMatcher m_NegInfFloat() {
  return {[](const APFloat &value) {
    return value.isInfinity() && value.isNegative();
  }};
}
inline detail::FloatPredicateMatcher m_NaNFloat() {
  return {[](const APFloat &value) { return value.isNaN(); }};
}

/// Any value, a certain one, and any operation.
inline detail::AnyMatcher<Value> m_Any(Value *bind = nullptr) { return {bind}; }
inline detail::ValueMatcher m_Val(Value value) { return {value}; }
inline detail::AnyMatcher<Operation *> m_AnyOp(Operation **bind = nullptr) {
  return {bind};
}
/// An operation of a class, whose operands match.
template <typename OpTy, typename... Operands>
detail::OpMatcher<OpTy, Operands...> m_Op(Operands... operands) {
  return {std::tuple<Operands...>(operands...)};
}
inline detail::NameMatcher m_Op(StringRef name) { return {name}; }

/// Whether `matcher` matches the operation, the value or the attribute. Matchers of
/// operations match a value by its definition.
template <typename Matcher> bool matchPattern(Operation *op, Matcher matcher) {
  return matcher.match(op);
}
template <typename Matcher> bool matchPattern(Value value, Matcher matcher) {
  return detail::matchValue(value, matcher);
}
template <typename Matcher>
requires requires(Matcher m, Attribute attr) { m.match(attr); }
bool matchPattern(Attribute attr, Matcher matcher) {
  return matcher.match(attr);
}

/// The value of an integer or index constant that fits 64 bits; std::nullopt if
/// there is none.
std::optional<int64_t> getConstantIntValue(Value value);
std::optional<int64_t> getConstantIntValue(Attribute attr);
std::optional<int64_t> getConstantIntValue(OpFoldResult result);
/// Whether `result` is the constant `value`.
bool isConstantIntValue(OpFoldResult result, int64_t value);
/// Whether both are the same value, or constants of the same value.
bool isEqualConstantIntOrValue(OpFoldResult a, OpFoldResult b);

} // namespace strata

#endif // STRATA_IR_BUILD_MATCHERS_H
