// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Free functions and constructors of types that predicates call.
#include "strata/DialectFiles/Predicates/CppNames.h"
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using Tag = PredicateValue::Tag;
using F = BuiltinFunction;

static constexpr const char *NoArray = "expected an array";
static constexpr const char *NotEqual = "values cannot be compared";
static constexpr const char *TooLong = "too many steps";

//===-- Types -------------------------------------------------------------===//

PredicateValue strata::makeVector(ArrayRef<int64_t> shape, Type elementType,
                                  ArrayRef<bool> scalable) {
  bool valid = isValidVectorElementType(elementType) && shape.size() <= 1024 &&
               llvm::all_of(shape, [](int64_t dim) { return dim > 0; }) &&
               (scalable.empty() || scalable.size() == shape.size());
  return valid ? PredicateValue(VectorType::get(shape, elementType, scalable))
               : fail("invalid vector type");
}

static bool areDims(ArrayRef<int64_t> shape) {
  return shape.size() <= 1024 && llvm::all_of(shape, [](int64_t dim) {
           return dim >= 0 || ShapedType::isDynamic(dim);
         });
}

PredicateValue strata::cloneShaped(ShapedType type,
                                   std::optional<ArrayRef<int64_t>> shape,
                                   Type elementType) {
  if (!type.hasRank() && !shape) {
    if (isa<UnrankedTensorType>(Type(type)))
      return isValidTensorElementType(elementType)
                 ? PredicateValue(UnrankedTensorType::get(elementType))
                 : fail("invalid tensor type");
    Attribute space = UnrankedMemRefType(type.getImpl()).getMemorySpace();
    return isValidMemRefElementType(elementType)
               ? PredicateValue(UnrankedMemRefType::get(elementType, space))
               : fail("invalid memref type");
  }
  ArrayRef<int64_t> dims = shape ? *shape : type.getShape();
  if (auto vector = dyn_cast<VectorType>(Type(type)))
    return makeVector(dims, elementType,
                      shape ? ArrayRef<bool>() : vector.getScalableDims());
  if (!areDims(dims))
    return fail("invalid shape");
  if (auto memref = dyn_cast<MemRefType>(Type(type))) {
    if (!isValidMemRefElementType(elementType) ||
        (memref.getLayout() && int64_t(dims.size()) != memref.getRank()))
      return fail("invalid memref type");
    return MemRefType::get(dims, elementType, memref.getLayout(),
                           memref.getMemorySpace());
  }
  if (isa<UnrankedMemRefType>(Type(type)))
    return isValidMemRefElementType(elementType)
               ? PredicateValue(MemRefType::get(
                     dims, elementType, {},
                     UnrankedMemRefType(type.getImpl()).getMemorySpace()))
               : fail("invalid memref type");
  if (!isValidTensorElementType(elementType))
    return fail("invalid tensor type");
  Attribute encoding;
  if (auto tensor = dyn_cast<RankedTensorType>(Type(type)))
    encoding = tensor.getEncoding();
  return RankedTensorType::get(dims, elementType, encoding);
}

/// `i1`, or a shaped type of it with the shape of `type`.
static PredicateValue i1SameShape(Type type) {
  Type i1 = IntegerType::get(type.getContext(), 1);
  if (auto shaped = dyn_cast<ShapedType>(type))
    return cloneShaped(shaped, std::nullopt, i1);
  return i1;
}

PredicateValue PredicateEvaluator::makeType(F function, int64_t payload,
                                            ArrayRef<PredicateValue> args) {
  Type type;
  ArrayRef<int64_t> shape;
  steps += TypeSteps;
  if (function == F::GetVector || function == F::GetTensor) {
    if (!asInts(args[0], shape) || !asType(args[1], type))
      return fail("expected a shape and a type");
    if (function == F::GetTensor)
      return areDims(shape) && isValidTensorElementType(type)
                 ? PredicateValue(RankedTensorType::get(shape, type))
                 : fail("invalid tensor type");
    SmallVector<bool, 6> scalable;
    PredicateValue flags;
    if (args.size() > 2) {
      if (!asRange(args[2], flags) || flags.getSize() > shape.size())
        return fail("expected an array of truth values");
      for (size_t i = 0; i < flags.getSize(); ++i)
        scalable.push_back(truth(getElement(flags, i)) == 1);
    }
    return makeVector(shape, type, scalable);
  }
  if (function == F::GetComplex)
    return asType(args[0], type) && type.isIntOrFloat()
               ? PredicateValue(ComplexType::get(type))
               : fail("invalid complex type");
  if (function == F::GetUnrankedTensor)
    return asType(args[0], type) && isValidTensorElementType(type)
               ? PredicateValue(UnrankedTensorType::get(type))
               : fail("invalid tensor type");
  if (function == F::GetTypeAttr)
    return asType(args[0], type) ? PredicateValue(TypeAttr::get(type))
                                 : fail("expected a type");
  if (args[0].getTag() != Tag::Context)
    return fail("expected a context");
  auto *ctx = args[0].getPointer<Context>();
  int64_t width, sign = 0;
  switch (function) {
  case F::GetIndex:
    return IndexType::get(ctx);
  case F::GetNone:
    return NoneType::get(ctx);
  case F::GetFloat:
    return FloatType::get(ctx, FloatType::Format(payload));
  default:
    break;
  }
  if (!asInt(args[1], width) || width < 0 || width > IntegerType::MaxWidth ||
      (args.size() > 2 && (!asInt(args[2], sign) || sign < 0 || sign > 2)))
    return fail("invalid integer type");
  return IntegerType::get(ctx, unsigned(width), IntegerType::Signedness(sign));
}

//===-- Ranges ------------------------------------------------------------===//

PredicateValue PredicateEvaluator::callOnRange(F function, PredicateValue range,
                                               NodeId lambda) {
  int64_t count = 0;
  for (size_t i = 0; i < range.getSize(); ++i) {
    if (!step())
      return fail(TooLong);
    PredicateValue value = callLambda(lambda, getElement(range, i));
    int result = truth(value);
    if (result < 0)
      return value.isFailure() ? value : fail("expected a truth value");
    count += result;
    if (function == F::AllOf ? !result : result && function != F::CountIf)
      return boolean(function == F::AnyOf);
  }
  return function == F::CountIf ? integer(count)
                                : boolean(function != F::AnyOf);
}

PredicateValue PredicateEvaluator::allEqual(PredicateValue range) {
  for (size_t i = 1; i < range.getSize(); ++i) {
    if (!step())
      return fail(TooLong);
    int result = equal(getElement(range, 0), getElement(range, i));
    if (result != 1)
      return result < 0 ? fail(NotEqual) : boolean(false);
  }
  return boolean(true);
}

PredicateValue PredicateEvaluator::isContained(PredicateValue range,
                                               PredicateValue value) {
  for (size_t i = 0; i < range.getSize(); ++i) {
    if (!step())
      return fail(TooLong);
    int result = equal(getElement(range, i), value);
    if (result)
      return result < 0 ? fail(NotEqual) : boolean(true);
  }
  return boolean(false);
}

PredicateValue PredicateEvaluator::isSorted(PredicateValue range) {
  for (size_t i = 1; i < range.getSize(); ++i) {
    if (!step())
      return fail(TooLong);
    PredicateValue result = compare(
        Comparison::LessEqual, getElement(range, i - 1), getElement(range, i));
    if (truth(result) != 1)
      return result;
  }
  return boolean(true);
}

/// `hasNItems` and so on, of arrays and of the blocks of a region.
PredicateValue PredicateEvaluator::compareLength(F function,
                                                 PredicateValue range,
                                                 PredicateValue count) {
  int64_t wanted, size;
  if (!asInt(count, wanted))
    return fail("expected an integer");
  PredicateValue list;
  if (asRange(range, list)) {
    size = int64_t(list.getSize());
  } else if (range.getTag() == Tag::Region || range.getTag() == Tag::Block) {
    PredicateValue length = callMethod(PredicateMethod::size, range, {});
    if (!asInt(length, size))
      return length;
  } else {
    return fail(NoArray);
  }
  return boolean(function == F::HasNItemsOrMore   ? size >= wanted
                 : function == F::HasNItemsOrLess ? size <= wanted
                                                  : size == wanted);
}

//===-- Calls -------------------------------------------------------------===//

/// The element type of a shaped type, else the type; of a value its type's.
static PredicateValue elementTypeOrSelf(PredicateValue value) {
  Type type;
  if (value.getTag() == Tag::Value)
    type = value.getValue().getType();
  else if (value.getTag() == Tag::Attribute && !isa<TypeAttr>(value.getAttr()))
    type = getAttributeType(value.getAttr());
  else
    PredicateEvaluator::asType(value, type);
  if (!type)
    return fail("expected a type");
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.getElementType();
  Type element = findElementType(type);
  return element ? element : type;
}

PredicateValue PredicateEvaluator::callFunction(const PredicateNode &node) {
  ArrayRef<NodeId> list = ArrayRef(program.children).slice(node.a, node.b);
  F function = F(node.aux);
  PredicateValue range;
  if (function == F::AllOf || function == F::AnyOf || function == F::NoneOf ||
      function == F::CountIf) {
    PredicateValue array = eval(list[0]);
    if (!asRange(array, range))
      return array.isFailure() ? array : fail(NoArray);
    return callOnRange(function, range, list[1]);
  }
  SmallVector<PredicateValue, 3> args;
  for (NodeId child : list) {
    args.push_back(eval(child));
    if (args.back().isFailure())
      return args.back();
  }
  return callFreeFunction(function, node, args);
}

/// `std::adjacent_find` of integers.
PredicateValue PredicateEvaluator::adjacentFind(PredicateValue begin,
                                                PredicateValue end) {
  if (begin.getTag() != Tag::Iterator || end.getTag() != Tag::Iterator)
    return fail("expected begin and end of an array");
  auto *first = begin.getPointer<const int64_t>();
  auto *last = end.getPointer<const int64_t>();
  // Both of one array, and in order.
  if (first + begin.getSize() != last + end.getSize() ||
      begin.getSize() < end.getSize())
    return fail("expected begin and end of an array");
  if (!step(size_t(last - first)))
    return fail(TooLong);
  auto *found = std::adjacent_find(first, last);
  return PredicateValue(Tag::Iterator, found,
                        begin.getSize() - uint32_t(found - first));
}

/// An array of the second argument as often as the first says; one argument is
/// the array itself.
PredicateValue PredicateEvaluator::repeat(ArrayRef<PredicateValue> args) {
  if (args.size() < 2)
    return args.empty() ? PredicateValue::getInts({}) : args[0];
  int64_t count;
  if (!asInt(args[0], count) || count < 0 ||
      count > int64_t(Predicate::MaxSteps) || !step(size_t(count)))
    return fail("invalid length");
  MutableArrayRef<PredicateValue> values =
      allocate<PredicateValue>(size_t(count));
  llvm::fill(values, args[1]);
  return PredicateValue::getArray(values);
}

/// Functions of two integers.
static PredicateValue callOnIntegers(F function, PredicateValue first,
                                     PredicateValue second) {
  int64_t a, b;
  if (!PredicateEvaluator::asInt(first, a) ||
      !PredicateEvaluator::asInt(second, b))
    return fail("expected integers");
  switch (function) {
  case F::Min:
    return integer(std::min(a, b));
  case F::Max:
    return integer(std::max(a, b));
  case F::BitEnumContainsAny:
    return boolean((a & b) != 0);
  default:
    assert(function == F::BitEnumContainsAll && "no function of two integers");
    return boolean((a & b) == b);
  }
}

PredicateValue
PredicateEvaluator::callFreeFunction(F function, const PredicateNode &node,
                                     ArrayRef<PredicateValue> args) {
  PredicateValue range;
  Type type;
  int64_t number;
  switch (function) {
  case F::GetElementTypeOrSelf:
    return elementTypeOrSelf(args[0]);
  case F::GetI1SameShape:
    return asType(args[0], type) ? i1SameShape(type) : fail("expected a type");
  case F::AllEqual:
    return asRange(args[0], range) ? allEqual(range) : fail(NoArray);
  case F::IsContained:
    return asRange(args[0], range) ? isContained(range, args[1])
                                   : fail(NoArray);
  case F::IsSorted:
    return asRange(args[0], range) ? isSorted(range) : fail(NoArray);
  case F::Equal:
  case F::EqualTo:
    return compare(Comparison::Equal, args[0], args[1]);
  case F::NotEqualTo:
    return compare(Comparison::NotEqual, args[0], args[1]);
  case F::HasNItems:
  case F::HasNItemsOrMore:
  case F::HasNItemsOrLess:
    return compareLength(function, args[0], args[1]);
  case F::HasSingleElement:
    return compareLength(F::HasNItems, args[0], integer(1));
  case F::Size:
    return args[0].isNull() ? fail("null")
                            : callMethod(PredicateMethod::size, args[0], {});
  case F::Begin:
  case F::End:
    if (!asRange(args[0], range) || range.getTag() != Tag::Ints)
      return fail("expected an array of integers");
    return callMethod(function == F::Begin ? PredicateMethod::begin
                                           : PredicateMethod::end,
                      range, {});
  case F::AdjacentFind:
    return adjacentFind(args[0], args[1]);
  case F::Min:
  case F::Max:
  case F::BitEnumContainsAny:
  case F::BitEnumContainsAll:
    return callOnIntegers(function, args[0], args[1]);
  case F::IsPowerOf2:
    return asInt(args[0], number)
               ? boolean(number > 0 && llvm::isPowerOf2_64(uint64_t(number)))
               : fail("expected an integer");
  case F::IsDynamic:
    return asInt(args[0], number) ? boolean(ShapedType::isDynamic(number))
                                  : fail("expected an integer");
  case F::Same:
    return args.empty() ? PredicateValue::getInts({}) : args[0];
  case F::CastVector:
    return coerce(Coercion::Vector, args[0]);
  case F::MakeVector:
    return repeat(args);
  default:
    return callListFunction(function, node.payload, args);
  }
}
