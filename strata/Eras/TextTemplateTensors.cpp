// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of templates for constants of operations on tensors: lists of numbers, numbers of
// the element type of a tensor, types of sums.
#include "strata/Eras/TextTemplateDetail.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

std::optional<SmallVector<int64_t, 4>> strata::getNumbers(Attribute attr) {
  SmallVector<int64_t, 4> numbers;
  if (auto array = dyn_cast_or_null<ArrayAttr>(attr)) {
    for (Attribute element : array) {
      auto integer = dyn_cast<IntegerAttr>(element);
      if (!integer || integer.getValue().getBitWidth() > 64)
        return std::nullopt;
      numbers.push_back(integer.getValue().getSExtValue());
    }
    return numbers;
  }
  if (auto integer = dyn_cast_or_null<IntegerAttr>(attr)) {
    if (integer.getValue().getBitWidth() > 64)
      return std::nullopt;
    numbers.push_back(integer.getValue().getSExtValue());
    return numbers;
  }
  if (auto array = dyn_cast_or_null<DenseArrayAttrOf<int64_t>>(attr)) {
    llvm::append_range(numbers, array.asArrayRef());
    return numbers;
  }
  if (auto array = dyn_cast_or_null<DenseArrayAttrOf<int32_t>>(attr)) {
    llvm::append_range(numbers, array.asArrayRef());
    return numbers;
  }
  // A longer list is not one of sizes or factors.
  constexpr int64_t MaxElements = 65536;
  auto elements = dyn_cast_or_null<DenseIntElementsAttr>(attr);
  if (!elements || elements.getNumElements() > MaxElements)
    return std::nullopt;
  for (const APInt &number : elements)
    numbers.push_back(number.sextOrTrunc(64).getSExtValue());
  return numbers;
}

/// `integers($op.key)`: `[1, 2]`.
LogicalResult TemplateExpander::addIntegers(ArrayRef<Argument> list) {
  std::optional<SmallVector<int64_t, 4>> numbers =
      getNumbers(list[0].getAttr());
  if (!numbers)
    return failure();
  os << "[";
  llvm::interleaveComma(*numbers, os);
  os << "]";
  return success();
}

/// `dense_array($op.key, i64)`: `array<i64: 1, 2>`.
LogicalResult TemplateExpander::addDenseArray(ArrayRef<Argument> list) {
  std::optional<SmallVector<int64_t, 4>> numbers =
      getNumbers(list[0].getAttr());
  if (!numbers || list.size() != 2)
    return failure();
  os << "array<" << list[1].word << (numbers->empty() ? "" : ": ");
  llvm::interleaveComma(*numbers, os);
  os << ">";
  return success();
}

/// `count($op.key)`: the number of elements of a list of numbers or attributes, or of values.
LogicalResult TemplateExpander::addCount(ArrayRef<Argument> list) {
  if (list[0].is(PDLValue::Kind::Value, /*isRange=*/true)) {
    os << list[0].value.size();
    return success();
  }
  if (auto array = dyn_cast_or_null<ArrayAttr>(list[0].getAttr())) {
    os << array.size();
    return success();
  }
  std::optional<SmallVector<int64_t, 4>> numbers =
      getNumbers(list[0].getAttr());
  if (numbers)
    os << numbers->size();
  return success(bool(numbers));
}

/// `choice($op.flag, word, word)`: the first word if the flag is true, else the second.
LogicalResult TemplateExpander::addChoice(ArrayRef<Argument> list) {
  if (list.size() != 3)
    return failure();
  auto flag = dyn_cast_or_null<IntegerAttr>(list[0].getAttr());
  os << list[flag && !flag.getValue().isZero() ? 1 : 2].word;
  return success();
}

/// The integer or float that stores an element of `type`, a number, a quantized number or a
/// tensor of these; null for others.
static Type getStorage(Type type) {
  if (auto shaped = dyn_cast_or_null<ShapedType>(type))
    type = shaped.getElementType();
  if (!type || isa<IntegerType, FloatType>(type))
    return type;
  std::string text;
  llvm::raw_string_ostream(text) << type;
  StringRef rest = text;
  if (!rest.consume_front("!quant.uniform<") &&
      !rest.consume_front("!quant.any<"))
    return {};
  // `i8`, or `u8` of unsigned numbers.
  unsigned width;
  if (rest.drop_front().consumeInteger(10, width) || width == 0 || width > 32)
    return {};
  return IntegerType::get(type.getContext(), width,
                          rest.front() == 'u' ? IntegerType::Unsigned
                                              : IntegerType::Signless);
}

/// The type of a value, or else `type`.
static Type getTypeOf(Value single, Type type) {
  return single ? single.getType() : type;
}

/// `size($value, n)`: the static size of a dimension.
LogicalResult TemplateExpander::addStaticSize(ArrayRef<Argument> list) {
  Type type = getTypeOf(list[0].single, list[0].getType());
  auto shaped = dyn_cast_or_null<ShapedType>(type);
  unsigned dim;
  if (list.size() != 2 || !shaped || !shaped.hasStaticShape() ||
      list[1].word.getAsInteger(10, dim) || dim >= shaped.getRank())
    return failure();
  os << shaped.getDimSize(dim);
  return success();
}

/// `storage($value)`: the type of the integer or float that stores an element.
LogicalResult TemplateExpander::addStorage(ArrayRef<Argument> list) {
  Type storage = getStorage(getTypeOf(list[0].single, list[0].getType()));
  if (storage)
    os << storage;
  return success(bool(storage));
}

/// `sum_type($value)`: the type in which elements are added up: `f32` for floats, `i48` for
/// integers of 48 bits, else `i32`.
LogicalResult TemplateExpander::addSumType(ArrayRef<Argument> list) {
  Type storage = getStorage(getTypeOf(list[0].single, list[0].getType()));
  if (!storage)
    return failure();
  bool isWide = storage.isInteger(48);
  os << (isa<FloatType>(storage) ? "f32" : isWide ? "i48" : "i32");
  return success();
}

/// Prints `number` as one of `storage`; integers that do not fit become the bound.
static void printNumber(raw_ostream &os, Attribute number, Type storage) {
  auto integer = dyn_cast_or_null<IntegerAttr>(number);
  auto real = dyn_cast_or_null<FloatAttr>(number);
  if (auto format = dyn_cast<FloatType>(storage)) {
    APFloat value =
        real
            ? real.getValue()
            : APFloat(integer ? integer.getValue().signedRoundToDouble() : 0.0);
    bool losesInfo;
    value.convert(format.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    os << FloatAttr::get(format, value);
    return;
  }
  unsigned width = storage.getIntOrFloatBitWidth();
  APInt value = integer ? integer.getValue() : APInt(64, 0);
  // One bit more, so that unsigned bounds are positive.
  unsigned wide = std::max(value.getBitWidth(), width) + 1;
  value = value.sext(wide);
  bool isUnsigned = cast<IntegerType>(storage).isUnsigned();
  APInt min = isUnsigned ? APInt::getZero(wide)
                         : APInt::getSignedMinValue(width).sext(wide);
  APInt max = isUnsigned ? APInt::getMaxValue(width).zext(wide)
                         : APInt::getSignedMaxValue(width).sext(wide);
  value = llvm::APIntOps::smax(min, llvm::APIntOps::smin(max, value));
  value = value.trunc(width);
  os << IntegerAttr::get(storage, value);
}

/// `number_like($value, $op.float, $op.integer)`: the attribute of the two that has the kind
/// of the elements of the value, as a number of their storage.
LogicalResult TemplateExpander::addNumberLike(ArrayRef<Argument> list) {
  if (list.size() != 3)
    return failure();
  Type storage = getStorage(getTypeOf(list[0].single, list[0].getType()));
  if (!storage)
    return failure();
  printNumber(os, list[isa<FloatType>(storage) ? 1 : 2].getAttr(), storage);
  return success();
}

/// `one_element($value, $op.key, word)`: `dense<3> : tensor<1xi8>`, the entry `word` of a
/// dictionary, 0 without it, as a number of the storage of the elements of the value. The
/// attribute itself is the number if there is no `word`.
LogicalResult TemplateExpander::addOneElement(ArrayRef<Argument> list) {
  if (list.size() < 2)
    return failure();
  Type storage = getStorage(getTypeOf(list[0].single, list[0].getType()));
  if (!storage)
    return failure();
  Attribute number = list[1].getAttr();
  if (list.size() > 2) {
    auto dict = dyn_cast_or_null<DictionaryAttr>(number);
    number = dict ? dict.get(list[2].word) : Attribute();
  }
  std::string text;
  llvm::raw_string_ostream printed(text);
  printNumber(printed, number, storage);
  os << "dense<" << StringRef(text).split(" : ").first << "> : tensor<1x"
     << storage << ">";
  return success();
}

/// `number($0.key)`: `, key = 4`; empty without such an integer.
LogicalResult TemplateExpander::addNumber(ArrayRef<Argument> list) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(list[0].getAttr()))
    os << ", " << key << " = " << integer.getValue();
  return success();
}

/// `levels($words, $map)`: `(d0, d1) -> (d1 : word, d0 : word)`, the results of a map with a
/// word each. Without the map it is the identity.
LogicalResult TemplateExpander::addLevels(ArrayRef<Argument> list) {
  auto words = dyn_cast_or_null<ArrayAttr>(list[0].getAttr());
  if (!words || list.size() != 2)
    return failure();
  auto map = dyn_cast_or_null<AffineMapAttr>(list[1].getAttr());
  unsigned numLevels = words.size();
  unsigned numDims = map ? map.getValue().getNumDims() : numLevels;
  if (map && map.getValue().getNumResults() != numLevels)
    return failure();
  os << "(";
  for (unsigned i = 0; i < numDims; ++i)
    os << (i ? ", d" : "d") << i;
  os << ") -> (";
  for (unsigned i = 0; i < numLevels; ++i) {
    auto word = dyn_cast<StringAttr>(words[i]);
    if (!word)
      return failure();
    os << (i ? ", " : "");
    if (map)
      os << map.getValue().getResult(i);
    else
      os << "d" << i;
    os << " : " << word.getValue();
  }
  os << ")";
  return success();
}

TemplateExpander::Function TemplateExpander::lookupConstant(StringRef name) {
  static constexpr Entry functions[] = {
      {"number", &TemplateExpander::addNumber},
      {"levels", &TemplateExpander::addLevels},
      {"count", &TemplateExpander::addCount},
      {"integers", &TemplateExpander::addIntegers},
      {"dense_array", &TemplateExpander::addDenseArray},
      {"size", &TemplateExpander::addStaticSize},
      {"storage", &TemplateExpander::addStorage},
      {"sum_type", &TemplateExpander::addSumType},
      {"number_like", &TemplateExpander::addNumberLike},
      {"choice", &TemplateExpander::addChoice},
      {"one_element", &TemplateExpander::addOneElement}};
  for (const Entry &entry : functions)
    if (entry.name == name)
      return entry.function;
  return nullptr;
}
