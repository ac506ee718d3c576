// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Methods that predicates call on builtin types, numbers and arrays. Each group
// says through `known` whether the method is one of it.
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using Tag = PredicateValue::Tag;
using M = PredicateMethod;
using Args = ArrayRef<PredicateValue>;

/// Argument `position` as an index below `limit`, or -1.
static int64_t indexArg(Args args, size_t position, int64_t limit) {
  int64_t index;
  if (position >= args.size() ||
      !PredicateEvaluator::asInt(args[position], index) || index < 0 ||
      index >= limit)
    return -1;
  return index;
}

static bool widthMatches(Type type, Args args) {
  int64_t width;
  return args.empty() || (PredicateEvaluator::asInt(args[0], width) &&
                          IntegerType(type.getImpl()).getWidth() == width);
}

//===-- Types -------------------------------------------------------------===//

/// Tells classes of builtin types apart.
static PredicateValue typeID(Type type) {
  switch (type.getKind()) {
  case Kind::OpaqueType:
  case Kind::DynamicType:
    return fail("unknown class");
  case Kind::FloatType:
    return integer(256 + int64_t(FloatType(type.getImpl()).getFormat()));
  default:
    return integer(int64_t(type.getKind()));
  }
}

/// Methods about the inputs or the results of a function type.
static PredicateValue functionTypeMethod(M method, FunctionType type,
                                         Args args) {
  bool inputs = method == M::getInputs || method == M::getNumInputs ||
                method == M::getInput;
  ArrayRef<Type> list = inputs ? type.getInputs() : type.getResults();
  if (method == M::getInputs || method == M::getResults)
    return PredicateValue::getTypes(list);
  if (method == M::getNumInputs || method == M::getNumResults)
    return integer(int64_t(list.size()));
  int64_t index = indexArg(args, 0, int64_t(list.size()));
  return index < 0 ? fail(OutOfRange) : PredicateValue(list[index]);
}

PredicateValue PredicateEvaluator::typeMethod(M method, Type type, Args args,
                                              bool &known) {
  auto integerType = dyn_cast<IntegerType>(type);
  auto sign = [&](IntegerType::Signedness wanted) {
    return boolean(integerType && integerType.getSignedness() == wanted &&
                   widthMatches(type, args));
  };
  switch (method) {
  case M::isInteger:
    return boolean(integerType && widthMatches(type, args));
  case M::isSignlessInteger:
    return sign(IntegerType::Signless);
  case M::isSignedInteger:
    return sign(IntegerType::Signed);
  case M::isUnsignedInteger:
    return sign(IntegerType::Unsigned);
  case M::isSignlessIntOrIndex:
    return boolean(type.isSignlessIntOrIndex());
  case M::isSignlessIntOrFloat:
    return boolean(type.isSignlessInteger() || type.isFloat());
  case M::isSignlessIntOrIndexOrFloat:
    return boolean(type.isSignlessIntOrIndex() || type.isFloat());
  case M::isSignless:
  case M::isSigned:
  case M::isUnsigned:
  case M::getSignedness:
    if (!integerType)
      break;
    if (method == M::getSignedness)
      return integer(integerType.getSignedness());
    return sign(method == M::isSignless ? IntegerType::Signless
                : method == M::isSigned ? IntegerType::Signed
                                        : IntegerType::Unsigned);
  case M::getIntOrFloatBitWidth:
  case M::getWidth:
    return type.isIntOrFloat() ? integer(type.getIntOrFloatBitWidth())
                               : fail("expected an integer or float type");
  case M::getTypeID:
    return typeID(type);
  case M::getContext:
    return type.getContext();
  // Looked through: the type of a type attribute.
  case M::getValue:
    return type;
  case M::getElementType:
    if (auto complex = dyn_cast<ComplexType>(type))
      return complex.getElementType();
    break;
  case M::getTypes:
  case M::size:
    if (auto tuple = dyn_cast<TupleType>(type))
      return method == M::size ? integer(int64_t(tuple.size()))
                               : PredicateValue::getTypes(tuple.getTypes());
    break;
  case M::getInputs:
  case M::getResults:
  case M::getNumInputs:
  case M::getNumResults:
  case M::getInput:
  case M::getResult:
    if (auto function = dyn_cast<FunctionType>(type))
      return functionTypeMethod(method, function, args);
    break;
  default:
    break;
  }
  known = false;
  return {};
}

/// Number of bits of an element, as getElementTypeBitWidth has it.
static PredicateValue elementBits(Type element) {
  return element.isIntOrFloat() ? integer(element.getIntOrFloatBitWidth())
                                : fail("expected an integer or float type");
}

/// Methods of memrefs, ranked or not.
static PredicateValue memrefMethod(M method, Type type, bool &known) {
  auto memref = dyn_cast<MemRefType>(type);
  auto unranked = dyn_cast<UnrankedMemRefType>(type);
  switch (method) {
  case M::getMemorySpace:
  case M::getMemorySpaceAsInt: {
    if (!memref && !unranked)
      break;
    Attribute space =
        memref ? memref.getMemorySpace() : unranked.getMemorySpace();
    if (method == M::getMemorySpace)
      return space;
    int64_t number = 0;
    return !space || PredicateEvaluator::asInt(space, number)
               ? integer(number)
               : fail("memory space is not an integer");
  }
  case M::getLayout:
    if (!memref)
      break;
    if (memref.getLayout())
      return PredicateValue(memref.getLayout());
    return AffineMapAttr::get(AffineMap::getMultiDimIdentityMap(
        unsigned(memref.getRank()), memref.getContext()));
  case M::isStrided:
    if (!memref)
      break;
    return boolean(memref.isStrided());
  default:
    break;
  }
  known = false;
  return {};
}

/// `clone` and `cloneWith`: `type` with another shape or element type.
PredicateValue PredicateEvaluator::cloneMethod(M method, ShapedType type,
                                               Args args) {
  steps += TypeSteps;
  Type element = type.getElementType();
  std::optional<ArrayRef<int64_t>> shape;
  ArrayRef<int64_t> ints;
  for (PredicateValue arg : args) {
    if (arg.isFailure() || (!asType(arg, element) && !asInts(arg, ints)))
      return fail(WrongArgs);
    // `cloneWith({}, type)` keeps the shape: braces are no optional shape.
    bool keeps = method == M::cloneWith && arg.getSize() == 0;
    if (arg.getTag() != Tag::Type && arg.getTag() != Tag::Attribute && !keeps)
      shape = ints;
  }
  return cloneShaped(type, shape, element);
}

PredicateValue PredicateEvaluator::shapedMethod(M method, ShapedType type,
                                                Args args, bool &known) {
  constexpr const char *Unranked = "type has no rank";
  bool ranked = type.hasRank();
  switch (method) {
  case M::hasRank:
    return boolean(ranked);
  case M::getElementType:
    return type.getElementType();
  case M::getElementTypeBitWidth:
    return elementBits(type.getElementType());
  case M::getRank:
    return ranked ? integer(type.getRank()) : fail(Unranked);
  case M::getShape:
    return ranked ? PredicateValue::getInts(type.getShape()) : fail(Unranked);
  case M::getDimSize:
  case M::isDynamicDim: {
    int64_t index = ranked ? indexArg(args, 0, type.getRank()) : -1;
    if (index < 0)
      return fail(OutOfRange);
    int64_t size = type.getShape()[index];
    return method == M::getDimSize ? integer(size)
                                   : boolean(ShapedType::isDynamic(size));
  }
  case M::getNumDynamicDims:
    return ranked ? integer(llvm::count(type.getShape(), ShapedType::kDynamic))
                  : fail(Unranked);
  case M::getNumElements: {
    std::optional<int64_t> count = type.getNumElementsChecked();
    return count ? integer(*count) : fail("number of elements is not static");
  }
  case M::hasStaticShape:
    if (args.empty())
      return boolean(type.hasStaticShape());
    if (!type.hasStaticShape())
      return boolean(false);
    return compare(Comparison::Equal, PredicateValue::getInts(type.getShape()),
                   args[0]);
  case M::getEncoding:
    if (auto tensor = dyn_cast<RankedTensorType>(Type(type)))
      return tensor.getEncoding();
    break;
  case M::getMemorySpace:
  case M::getMemorySpaceAsInt:
  case M::getLayout:
  case M::isStrided:
    return memrefMethod(method, Type(type), known);
  case M::clone:
  case M::cloneWith:
    return cloneMethod(method, type, args);
  default:
    break;
  }
  known = false;
  return {};
}

/// `element` with `scale` times as many bits; null if there is no such type.
static Type scaleElement(Type element, int64_t scale) {
  Context *ctx = element.getContext();
  if (auto number = dyn_cast<IntegerType>(element)) {
    int64_t width = number.getWidth() * scale;
    return width <= IntegerType::MaxWidth
               ? Type(IntegerType::get(ctx, unsigned(width),
                                       number.getSignedness()))
               : Type();
  }
  if (element.isF16() && scale == 2)
    return FloatType::getF32(ctx);
  if ((element.isF32() && scale == 2) || (element.isF16() && scale == 4))
    return FloatType::getF64(ctx);
  return {};
}

/// `list` without its element `index`; an empty list stays empty.
template <typename T>
static SmallVector<T, 6> without(ArrayRef<T> list, int64_t index) {
  // Not to_vector: of truth values it makes a vector of two, from the pointers.
  SmallVector<T, 6> result(list.begin(), list.end());
  if (!result.empty())
    result.erase(result.begin() + index);
  return result;
}

/// Methods that make another vector type of `vector`.
PredicateValue PredicateEvaluator::makeVectorMethod(M method, VectorType vector,
                                                    Args args) {
  ArrayRef<int64_t> shape = vector.getShape();
  ArrayRef<bool> scalable = vector.getScalableDims();
  Type element = vector.getElementType();
  int64_t index = indexArg(args, 0, vector.getRank());
  steps += TypeSteps;
  switch (method) {
  case M::scaleElementBitwidth: {
    int64_t scale = indexArg(args, 0, 64);
    if (scale <= 0 || !element.isIntOrFloat())
      return fail(WrongArgs);
    Type scaled = scaleElement(element, scale);
    return scaled ? makeVector(shape, scaled, scalable)
                  : fail("type cannot be scaled");
  }
  case M::setDim: {
    int64_t size;
    if (index < 0 || args.size() != 2 || !asInt(args[1], size))
      return fail(OutOfRange);
    auto newShape = llvm::to_vector<6>(shape);
    newShape[index] = size;
    return makeVector(newShape, element, scalable);
  }
  case M::dropDim:
    if (index < 0)
      return fail(OutOfRange);
    return makeVector(without(shape, index), element, without(scalable, index));
  case M::setShape: {
    ArrayRef<int64_t> newShape;
    if (args.size() != 1 || !asInts(args[0], newShape))
      return fail(WrongArgs);
    return makeVector(newShape, element, {});
  }
  case M::setElementType: {
    Type newElement;
    if (args.size() != 1 || !asType(args[0], newElement))
      return fail(WrongArgs);
    return makeVector(shape, newElement, scalable);
  }
  default:
    llvm_unreachable("not a method that makes a vector type");
  }
}

PredicateValue PredicateEvaluator::vectorMethod(M method, Type type, Args args,
                                                bool &known) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector) {
    known = false;
    return {};
  }
  if (method >= M::scaleElementBitwidth && method <= M::setElementType)
    return makeVectorMethod(method, vector, args);
  size_t rank = vector.getShape().size();
  ArrayRef<bool> scalable = vector.getScalableDims();
  switch (method) {
  case M::isScalable:
    return boolean(vector.isScalable());
  case M::allDimsScalable:
    return boolean(rank && vector.isScalable() &&
                   !llvm::is_contained(scalable, false));
  case M::getNumScalableDims:
    return integer(llvm::count(scalable, true));
  case M::getScalableDims: {
    if (!scalable.empty())
      return PredicateValue(Tag::Bools, scalable.data(),
                            uint32_t(scalable.size()));
    MutableArrayRef<bool> none = allocate<bool>(rank);
    llvm::fill(none, false);
    return PredicateValue(Tag::Bools, none.data(), uint32_t(none.size()));
  }
  default:
    known = false;
    return {};
  }
}

//===-- Numbers and arrays ------------------------------------------------===//

static PredicateValue floatMethod(M method, const APFloat &value, bool &known) {
  switch (method) {
  case M::isNegative:
    return boolean(value.isNegative());
  case M::isZero:
    return boolean(value.isZero());
  case M::isNaN:
    return boolean(value.isNaN());
  case M::isInfinity:
    return boolean(value.isInfinity());
  case M::isFinite:
    return boolean(value.isFinite());
  default:
    known = false;
    return {};
  }
}

PredicateValue PredicateEvaluator::numberMethod(M method, PredicateValue object,
                                                bool &known) {
  if (object.getTag() == Tag::Float)
    return floatMethod(method, cast<FloatAttr>(object.getAttr()).getValue(),
                       known);
  APInt value = object.getTag() == Tag::BigInt
                    ? cast<IntegerAttr>(object.getAttr()).getValue()
                    : APInt(object.getTag() == Tag::Bool ? 1 : 64,
                            uint64_t(object.getInt()));
  switch (method) {
  case M::isNegative:
    return boolean(value.isNegative());
  case M::isNonNegative:
    return boolean(value.isNonNegative());
  case M::isStrictlyPositive:
    return boolean(value.isStrictlyPositive());
  case M::isPowerOf2:
    return boolean(value.isPowerOf2());
  case M::isZero:
    return boolean(value.isZero());
  case M::isOne:
    return boolean(value.isOne());
  case M::isAllOnes:
    return boolean(value.isAllOnes());
  case M::getBitWidth:
    return integer(value.getBitWidth());
  case M::getSExtValue:
    return value.getSignificantBits() <= 64 ? integer(value.getSExtValue())
                                            : fail("overflow");
  case M::getZExtValue:
    return value.getActiveBits() <= 63 ? integer(int64_t(value.getZExtValue()))
                                       : fail("overflow");
  // Accessors of attributes give the number itself.
  case M::getInt:
  case M::getValue:
    return object;
  case M::getType:
    return object.getTag() == Tag::BigInt
               ? PredicateValue(cast<IntegerAttr>(object.getAttr()).getType())
               : fail("a number has no type");
  default:
    known = false;
    return {};
  }
}

/// Elements `first` up to `first + count` of an array or string.
static PredicateValue sliceOf(PredicateValue range, size_t first,
                              size_t count) {
  auto part = [&](auto *data) {
    return PredicateValue(range.getTag(), data + first, uint32_t(count));
  };
  switch (range.getTag()) {
  case Tag::String:
    return part(range.getPointer<const char>());
  case Tag::Ints:
    return part(range.getPointer<const int64_t>());
  case Tag::Bools:
    return part(range.getPointer<const bool>());
  case Tag::Types:
    return part(range.getPointer<const Type>());
  case Tag::Attrs:
    return part(range.getPointer<const Attribute>());
  default:
    return part(range.getPointer<const PredicateValue>());
  }
}

PredicateValue PredicateEvaluator::rangeMethod(M method, PredicateValue object,
                                               Args args, bool &known) {
  bool isString = object.getTag() == Tag::String;
  size_t size = object.getSize();
  StringRef text;
  switch (method) {
  case M::size:
  case M::getSize:
    return integer(int64_t(size));
  case M::empty:
    return boolean(!size);
  case M::front:
  case M::back:
    if (isString)
      break;
    return size ? getElement(object, method == M::front ? 0 : size - 1)
                : fail(OutOfRange);
  case M::drop_front:
  case M::drop_back:
  case M::take_front:
  case M::take_back: {
    int64_t count = args.empty() ? 1 : indexArg(args, 0, int64_t(size) + 1);
    if (count < 0 || size_t(count) > size)
      return fail(OutOfRange);
    if (method == M::drop_front)
      return sliceOf(object, size_t(count), size - size_t(count));
    if (method == M::drop_back)
      return sliceOf(object, 0, size - size_t(count));
    return sliceOf(object, method == M::take_front ? 0 : size - size_t(count),
                   size_t(count));
  }
  case M::starts_with:
  case M::ends_with:
  case M::contains:
    if (!isString)
      break;
    if (args.size() != 1 || !asString(args[0], text))
      return fail(WrongArgs);
    return boolean(
        method == M::starts_with ? object.getString().starts_with(text)
        : method == M::ends_with ? object.getString().ends_with(text)
                                 : object.getString().contains(text));
  case M::getType:
  case M::getTypes:
    return isString ? fail("unknown method") : typesOf(object);
  case M::getValue:
  case M::asArrayRef:
  case M::strref:
    return object;
  case M::begin:
  case M::end:
    if (object.getTag() != Tag::Ints)
      break;
    return method == M::begin
               ? PredicateValue(Tag::Iterator,
                                object.getPointer<const int64_t>(),
                                uint32_t(size))
               : PredicateValue(Tag::Iterator,
                                object.getPointer<const int64_t>() + size);
  default:
    break;
  }
  known = false;
  return {};
}

/// The types of an array of values.
PredicateValue PredicateEvaluator::typesOf(PredicateValue range) {
  if (range.getTag() == Tag::Types)
    return range;
  if (range.getTag() != Tag::Array)
    return fail("expected values");
  size_t size = range.getSize();
  MutableArrayRef<Type> types = allocate<Type>(size);
  for (size_t i = 0; i < size; ++i) {
    PredicateValue element = getElement(range, i);
    if (element.getTag() != Tag::Value)
      return fail("expected values");
    types[i] = element.getValue().getType();
  }
  return PredicateValue::getTypes(types);
}

//===-- Dispatch ----------------------------------------------------------===//

PredicateValue PredicateEvaluator::callMethod(M method, PredicateValue object,
                                              Args args) {
  if (method == M::has_value)
    return boolean(true);
  if (method == M::value)
    return object;
  bool known = true;
  PredicateValue result;
  switch (object.getTag()) {
  case Tag::Type: {
    Type type = object.getType();
    if (auto shaped = dyn_cast<ShapedType>(type)) {
      result = shapedMethod(method, shaped, args, known);
      if (known)
        return result;
      known = true;
      result = vectorMethod(method, type, args, known);
      if (known)
        return result;
      known = true;
    }
    result = typeMethod(method, type, args, known);
    break;
  }
  case Tag::Attribute:
    // Looked through.
    if (auto attr = dyn_cast<TypeAttr>(object.getAttr());
        attr && method != M::getValue && method != M::getContext)
      return callMethod(method, attr.getValue(), args);
    result = attrMethod(method, object.getAttr(), args, known);
    break;
  case Tag::Bool:
  case Tag::Int:
  case Tag::BigInt:
  case Tag::Float:
    result = numberMethod(method, object, known);
    break;
  case Tag::AffineMap:
  case Tag::AffineExpr:
    result = affineMethod(method, object, args, known);
    break;
  case Tag::String:
  case Tag::Ints:
  case Tag::Bools:
  case Tag::Types:
  case Tag::Attrs:
  case Tag::Array:
    result = rangeMethod(method, object, args, known);
    break;
  case Tag::Value:
  case Tag::Operation:
    result = irMethod(method, object, args, known);
    break;
  case Tag::Region:
  case Tag::Block:
    result = regionMethod(method, object, args, known);
    break;
  case Tag::Context:
    result = contextMethod(method, object.getPointer<Context>(), args, known);
    break;
  default:
    known = false;
  }
  return known ? result : fail("unknown method");
}
