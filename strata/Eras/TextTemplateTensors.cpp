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

/// `integers($op.key)`: `[1, 2]`; `integers($op.key, n)` has ones at the end up to n numbers.
LogicalResult TemplateExpander::addIntegers(ArrayRef<Argument> list) {
  std::optional<SmallVector<int64_t, 4>> numbers =
      getNumbers(list[0].getAttr());
  size_t least = 0;
  if (!numbers || (list.size() > 1 && list[1].word.getAsInteger(10, least)))
    return failure();
  if (numbers->size() < least)
    numbers->resize(least, 1);
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

/// `is_unsigned($value)`: `true` if its elements are unsigned, or stored so.
LogicalResult TemplateExpander::addIsUnsigned(ArrayRef<Argument> list) {
  Type storage = getStorage(getTypeOf(list[0].single, list[0].getType()));
  auto integer = dyn_cast_or_null<IntegerType>(storage);
  os << (integer && integer.isUnsigned() ? "true" : "false");
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

/// Whether `dict` has only entries that `levels` and the template around it use.
static bool isKnownEncoding(DictionaryAttr dict) {
  static constexpr llvm::StringLiteral known[] = {
      "dimLevelType", "dimOrdering", "higherOrdering", "posWidth", "crdWidth"};
  return dict && llvm::all_of(dict, [](NamedAttribute entry) {
           return llvm::is_contained(known, entry.getName().getValue());
         });
}

/// The expression of level `number`: a result of `ordering`, which chooses one of those of
/// `higher`. Maps that are absent are the identity. Null if there is none.
static AffineExpr getLevel(Context *ctx, AffineMap ordering, AffineMap higher,
                           unsigned number) {
  AffineExpr expr =
      ordering ? ordering.getResult(number) : getAffineDimExpr(number, ctx);
  if (!higher)
    return expr;
  auto dim = dyn_cast<AffineDimExpr>(expr);
  return dim && dim.getPosition() < higher.getNumResults()
             ? higher.getResult(dim.getPosition())
             : AffineExpr();
}

/// `levels($dictionary, $words, $map, $map)`: `(d0, d1) -> (d1 : word, d0 : word)`, the
/// results of a map with a word each. Without the map it is the identity. The second map gives
/// the dimensions of the first. Fails if the dictionary has other entries.
LogicalResult TemplateExpander::addLevels(ArrayRef<Argument> list) {
  auto getMap = [](const Argument &arg) {
    auto attr = dyn_cast_or_null<AffineMapAttr>(arg.getAttr());
    return attr ? attr.getValue() : AffineMap();
  };
  auto dict = dyn_cast_or_null<DictionaryAttr>(list[0].getAttr());
  auto words = dyn_cast_or_null<ArrayAttr>(list.size() == 4 ? list[1].getAttr()
                                                            : Attribute());
  if (!words || !isKnownEncoding(dict))
    return failure();
  AffineMap ordering = getMap(list[2]), higher = getMap(list[3]);
  unsigned numLevels = words.size();
  if (ordering && ordering.getNumResults() != numLevels)
    return failure();
  AffineMap outer = higher ? higher : ordering;
  for (unsigned i = 0, e = outer ? outer.getNumSymbols() : 0; i < e; ++i)
    os << (i ? ", s" : "[s") << i << (i + 1 == e ? "]" : "");
  os << "(";
  unsigned numDims = outer ? outer.getNumDims() : numLevels;
  for (unsigned i = 0; i < numDims; ++i)
    os << (i ? ", d" : "d") << i;
  os << ") -> (";
  for (unsigned i = 0; i < numLevels; ++i) {
    auto word = dyn_cast<StringAttr>(words[i]);
    AffineExpr expr = getLevel(dict.getContext(), ordering, higher, i);
    if (!word || !expr)
      return failure();
    os << (i ? ", " : "") << expr << " : " << word.getValue();
  }
  os << ")";
  return success();
}

/// `dynamic_values($values, $type)`: those of the sizes of a type that are not static.
LogicalResult TemplateExpander::addDynamicValues(ArrayRef<Argument> list) {
  auto shaped = dyn_cast_or_null<ShapedType>(
      list.size() == 2 ? list[1].getType() : Type());
  ArrayRef<Value> sizes = list[0].getValues();
  if (!shaped || !shaped.hasRank() || sizes.size() != size_t(shaped.getRank()))
    return failure();
  SmallVector<Value, 4> dynamic;
  for (auto [i, size] : llvm::enumerate(sizes))
    if (shaped.isDynamicDim(unsigned(i)))
      dynamic.push_back(size);
  printValues(dynamic);
  return success();
}

/// `identity_map($integer, n)`: the identity of so many dimensions, of n without the integer.
LogicalResult TemplateExpander::addIdentityMap(ArrayRef<Argument> list) {
  auto number = dyn_cast_or_null<IntegerAttr>(list[0].getAttr());
  unsigned count;
  if (list.size() != 2 || list[1].word.getAsInteger(10, count))
    return failure();
  if (number && number.getValue().ugt(32))
    return failure();
  if (number)
    count = unsigned(number.getValue().getZExtValue());
  std::string dims;
  for (unsigned i = 0; i < count; ++i)
    dims += (i ? ", d" : "d") + llvm::utostr(i);
  os << "affine_map<(" << dims << ") -> (" << dims << ")>";
  return success();
}

TemplateExpander::Function TemplateExpander::lookupConstant(StringRef name) {
  static constexpr Entry functions[] = {
      {"number", &TemplateExpander::addNumber},
      {"levels", &TemplateExpander::addLevels},
      {"is_unsigned", &TemplateExpander::addIsUnsigned},
      {"dynamic_values", &TemplateExpander::addDynamicValues},
      {"identity_map", &TemplateExpander::addIdentityMap},
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
