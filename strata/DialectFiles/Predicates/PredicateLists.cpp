// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of predicates about lists, and lists of lists that loops go through.
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/SmallBitVector.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace strata;
using Tag = PredicateValue::Tag;
using F = BuiltinFunction;

static constexpr const char *NoArray = "expected an array";
static constexpr const char *TooLong = "too many steps";

/// Pairs of a number and an element.
PredicateValue PredicateEvaluator::enumerate(PredicateValue range) {
  size_t size = range.getSize();
  if (!step(size * 3))
    return fail(TooLong);
  MutableArrayRef<PredicateValue> pairs = allocate<PredicateValue>(size);
  MutableArrayRef<PredicateValue> parts = allocate<PredicateValue>(size * 2);
  for (size_t i = 0; i < size; ++i) {
    parts[2 * i] = integer(int64_t(i));
    parts[2 * i + 1] = getElement(range, i);
    pairs[i] = PredicateValue::getArray(parts.slice(2 * i, 2));
  }
  return PredicateValue::getArray(pairs);
}

/// The elements of several arrays in turn, as long as all have one.
PredicateValue PredicateEvaluator::zip(ArrayRef<PredicateValue> args) {
  SmallVector<PredicateValue, 4> ranges(args.size());
  size_t size = std::numeric_limits<uint32_t>::max();
  for (auto [arg, range] : llvm::zip_equal(args, ranges)) {
    if (!asRange(arg, range))
      return fail(NoArray);
    size = std::min<size_t>(size, range.getSize());
  }
  if (!step(size * (ranges.size() + 1)))
    return fail(TooLong);
  MutableArrayRef<PredicateValue> tuples = allocate<PredicateValue>(size);
  for (size_t i = 0; i < size; ++i) {
    MutableArrayRef<PredicateValue> parts =
        allocate<PredicateValue>(ranges.size());
    for (auto [part, range] : llvm::zip_equal(parts, ranges))
      part = getElement(range, i);
    tuples[i] = PredicateValue::getArray(parts);
  }
  return PredicateValue::getArray(tuples);
}

PredicateValue PredicateEvaluator::pushBack(PredicateValue list,
                                            PredicateValue element) {
  PredicateValue range;
  if (!asRange(list, range))
    return fail(NoArray);
  size_t size = range.getSize();
  if (!step(size))
    return fail(TooLong);
  MutableArrayRef<PredicateValue> values = allocate<PredicateValue>(size + 1);
  for (size_t i = 0; i < size; ++i)
    values[i] = getElement(range, i);
  values[size] = element;
  return PredicateValue::getArray(values);
}

/// Whether each number below the length occurs once.
PredicateValue PredicateEvaluator::isPermutation(PredicateValue range) {
  size_t size = range.getSize();
  if (!step(size))
    return fail(TooLong);
  llvm::SmallBitVector seen(unsigned(size), false);
  for (size_t i = 0; i < size; ++i) {
    int64_t number;
    if (!asInt(getElement(range, i), number))
      return fail("expected integers");
    if (number < 0 || number >= int64_t(size) || seen.test(unsigned(number)))
      return boolean(false);
    seen.set(unsigned(number));
  }
  return boolean(true);
}

PredicateValue PredicateEvaluator::product(PredicateValue range) {
  int64_t result = 1, number;
  if (!step(range.getSize()))
    return fail(TooLong);
  for (size_t i = 0; i < range.getSize(); ++i) {
    if (!asInt(getElement(range, i), number))
      return fail("expected integers");
    if (llvm::MulOverflow(result, number, result))
      return fail("overflow");
  }
  return integer(result);
}

/// The numbers from the first up to, but not including, the second.
PredicateValue PredicateEvaluator::sequence(PredicateValue from,
                                            PredicateValue to) {
  int64_t begin, end;
  if (!asInt(from, begin) || !asInt(to, end))
    return fail("expected integers");
  size_t size = end > begin ? size_t(uint64_t(end) - uint64_t(begin)) : 0;
  if (!step(size))
    return fail(TooLong);
  MutableArrayRef<int64_t> values = allocate<int64_t>(size);
  std::iota(values.begin(), values.end(), begin);
  return PredicateValue::getInts(values);
}

/// The elements of a constant of integers, with sign; null if `value` is none.
PredicateValue PredicateEvaluator::getConstantInts(PredicateValue value) {
  if (value.getTag() != Tag::Value)
    return fail("expected a value");
  noteLook();
  Attribute constant = getConstantValue(value.getValue());
  int64_t number;
  if (isa_and_nonnull<IntegerAttr>(constant) &&
      asInt(PredicateValue(constant), number)) {
    MutableArrayRef<int64_t> values = allocate<int64_t>(1);
    values[0] = number;
    return PredicateValue::getInts(values);
  }
  auto elements = dyn_cast_or_null<DenseIntElementsAttr>(constant);
  if (!elements)
    return {};
  size_t size = size_t(elements.getNumElements());
  if (!step(size))
    return fail(TooLong);
  MutableArrayRef<int64_t> values = allocate<int64_t>(size);
  for (auto [slot, element] :
       llvm::zip_equal(values, elements.getValues<APInt>())) {
    if (!element.isSignedIntN(64))
      return {};
    slot = element.getSExtValue();
  }
  return PredicateValue::getInts(values);
}

/// The elements of a constant of floats; null if `value` is none.
PredicateValue PredicateEvaluator::getConstantFloats(PredicateValue value) {
  if (value.getTag() != Tag::Value)
    return fail("expected a value");
  noteLook();
  Attribute constant = getConstantValue(value.getValue());
  auto elements = dyn_cast_or_null<DenseFPElementsAttr>(constant);
  if (!elements && !isa_and_nonnull<FloatAttr>(constant))
    return {};
  size_t size = elements ? size_t(elements.getNumElements()) : 1;
  if (!step(size))
    return fail(TooLong);
  MutableArrayRef<PredicateValue> values = allocate<PredicateValue>(size);
  if (!elements) {
    values[0] = PredicateValue::getParameter(constant);
    return PredicateValue::getArray(values);
  }
  for (auto [slot, element] :
       llvm::zip_equal(values, elements.getValues<Attribute>()))
    slot = PredicateValue::getParameter(element);
  return PredicateValue::getArray(values);
}

PredicateValue
PredicateEvaluator::callListFunction(F function, int64_t payload,
                                     ArrayRef<PredicateValue> args) {
  PredicateValue range;
  switch (function) {
  case F::Zip:
    return zip(args);
  case F::Seq:
    return sequence(args[0], args[1]);
  case F::PushBack:
    return pushBack(args[0], args[1]);
  case F::Enumerate:
  case F::IsPermutation:
  case F::Product:
    if (!asRange(args[0], range))
      return fail(NoArray);
    return function == F::Enumerate       ? enumerate(range)
           : function == F::IsPermutation ? isPermutation(range)
                                          : product(range);
  default:
    return callLayoutFunction(function, payload, args);
  }
}
