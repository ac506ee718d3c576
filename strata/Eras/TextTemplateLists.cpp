// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of templates that repeat text for the elements of lists, or choose one.
#include "strata/Eras/TextTemplateDetail.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// A text between two of the same quotes, in which the other quotes may occur.
bool TemplateExpander::parseQuoted(Argument &result) {
  size_t end = rest.find(rest.front(), 1);
  if (end == StringRef::npos)
    return false;
  result.word = rest.slice(1, end);
  result.isQuoted = true;
  rest = rest.drop_front(end + 1);
  return true;
}

/// `$_0`, `$_1`, ...: the parts of this element.
std::optional<TemplateExpander::Argument> TemplateExpander::parseElement() {
  Argument result;
  unsigned index;
  rest = rest.drop_front(2);
  if (rest.consumeInteger(10, index) || index >= elements.size())
    return std::nullopt;
  result.value = elements[index];
  if (result.is(PDLValue::Kind::Value))
    result.single = result.value.getValue();
  return result;
}

/// Adds `text` with parts of lists, unless a `pick` has no text for them. Operations in
/// front of the template stay in front.
LogicalResult TemplateExpander::expandNested(StringRef text,
                                             ArrayRef<PDLValue> parts,
                                             size_t position,
                                             StringRef separator) {
  TemplateExpander inner(text, args, parts, position);
  inner.values = values;
  inner.regions = regions;
  inner.siblings = siblings;
  inner.numAdded = numAdded;
  if (failed(inner.expand()))
    return success(inner.isLeftOut);
  values = inner.values;
  regions = inner.regions;
  siblings = inner.siblings;
  numAdded = inner.numAdded;
  prelude += inner.prelude;
  os << separator << inner.body;
  return success();
}

/// The parts with number `index` of lists of values, types or attributes; empty if a list is
/// shorter.
static SmallVector<PDLValue, 3> getParts(ArrayRef<PDLValue> lists,
                                         size_t index) {
  SmallVector<PDLValue, 3> parts;
  for (const PDLValue &list : lists) {
    auto array = list.getKind() == PDLValue::Kind::Attribute && !list.isNull()
                     ? dyn_cast_or_null<ArrayAttr>(list.getAttr())
                     : ArrayAttr();
    bool isRange = list.isRange();
    if (!isRange && index == 0 && list.getKind() == PDLValue::Kind::Value &&
        !list.isNull())
      parts.push_back(list);
    else if (isRange && list.getKind() == PDLValue::Kind::Value &&
             index < list.getValues().size())
      parts.push_back(list.getValues()[index]);
    else if (isRange && list.getKind() == PDLValue::Kind::Type &&
             index < list.getTypes().size())
      parts.push_back(list.getTypes()[index]);
    else if (array && index < array.size())
      parts.push_back(array[index]);
    else
      return {};
  }
  return parts;
}

/// Texts, each of which is followed by lists whose parts it is repeated for.
LogicalResult TemplateExpander::expandLists(ArrayRef<Argument> list,
                                            StringRef separator) {
  size_t start = os.str().size();
  while (!list.empty()) {
    if (!list.front().isQuoted)
      return failure();
    StringRef text = list.front().word;
    list = list.drop_front();
    SmallVector<PDLValue, 3> lists;
    while (!list.empty() && !list.front().isQuoted) {
      lists.push_back(list.front().value);
      list = list.drop_front();
    }
    SmallVector<PDLValue, 3> parts;
    for (size_t i = 0; !(parts = getParts(lists, i)).empty(); ++i)
      if (failed(expandNested(text, parts, i,
                              body.size() > start ? separator : "")))
        return failure();
  }
  return success();
}

/// `list(`text`, $list, ...)`: the text for each element, with commas.
LogicalResult TemplateExpander::addList(ArrayRef<Argument> list) {
  return expandLists(list, ", ");
}

/// `lines(`text`, $list, ...)`: the text for each element, an operation.
LogicalResult TemplateExpander::addLines(ArrayRef<Argument> list) {
  size_t start = os.str().size();
  LogicalResult result = expandLists(list, "\n");
  if (body.size() > start)
    os << "\n";
  return result;
}

/// `when($values, `text`, `text`)`: the text if there are values or there is the attribute,
/// otherwise the second one, if there is one.
LogicalResult TemplateExpander::addWhen(ArrayRef<Argument> list) {
  if (list.size() < 2 || list.size() > 3)
    return failure();
  bool holds = list[0].getAttr() || !list[0].getValues().empty() ||
               (list[0].is(PDLValue::Kind::Type, /*isRange=*/true) &&
                list[0].value.size() != 0);
  if (!holds && list.size() == 2)
    return success();
  return expandNested(list[holds ? 1 : 2].word, elements, number, "");
}

/// `pick($string, key, text, key, text, ...)`: the text after the key that is the string.
LogicalResult TemplateExpander::addPick(ArrayRef<Argument> list) {
  auto text = dyn_cast_or_null<StringAttr>(list[0].getAttr());
  for (size_t i = 1; text && i + 1 < list.size(); i += 2)
    if (list[i].word == text.getValue())
      return expandNested(list[i + 1].word, elements, number, "");
  isLeftOut = true;
  return failure();
}

/// `pick_number($integer, text, text, ...)`: the text with this number.
LogicalResult TemplateExpander::addPickNumber(ArrayRef<Argument> list) {
  auto index = dyn_cast_or_null<IntegerAttr>(list[0].getAttr());
  if (!index || index.getValue().uge(list.size() - 1))
    return failure();
  os << list[1 + size_t(index.getValue().getZExtValue())].word;
  return success();
}

/// `mixed($values, $op.numbers)`: a list of values, and of numbers where the array does not
/// have the minimum 64-bit integer.
LogicalResult TemplateExpander::addMixed(ArrayRef<Argument> list) {
  auto numbers = dyn_cast_or_null<DenseI64ArrayAttr>(
      list.size() == 2 ? list[1].getAttr() : Attribute());
  if (!numbers)
    return failure();
  ArrayRef<Value> rest = list[0].getValues();
  for (auto [i, element] : llvm::enumerate(numbers.asArrayRef())) {
    os << (i ? ", " : "");
    if (element != std::numeric_limits<int64_t>::min()) {
      os << element;
      continue;
    }
    if (rest.empty())
      return failure();
    printValues(rest.front());
    rest = rest.drop_front();
  }
  return success();
}

/// `integer($op.key)`, `integer($op.key, n)`: a number without its type; one of a list.
LogicalResult TemplateExpander::addInteger(ArrayRef<Argument> list) {
  std::optional<SmallVector<int64_t, 4>> numbers =
      getNumbers(list[0].getAttr());
  size_t index = 0;
  if (!numbers || (list.size() > 1 && list[1].word.getAsInteger(10, index)) ||
      index >= numbers->size())
    return failure();
  os << (*numbers)[index];
  return success();
}

/// The sizes of `value` after sizes 1, so that it has as many dimensions as the value of
/// `others` with most; std::nullopt if it has them, or if the rank of one is unknown.
static std::optional<SmallVector<int64_t, 4>>
getWidened(Value value, ArrayRef<Value> others) {
  int64_t rank = 0;
  for (Value other : others) {
    auto shaped = dyn_cast<ShapedType>(other.getType());
    if (!shaped || !shaped.hasRank())
      return std::nullopt;
    rank = std::max<int64_t>(rank, shaped.getRank());
  }
  auto shaped = dyn_cast<ShapedType>(value.getType());
  if (!shaped || !shaped.hasRank() || shaped.getRank() >= rank)
    return std::nullopt;
  SmallVector<int64_t, 4> sizes(size_t(rank - shaped.getRank()), 1);
  llvm::append_range(sizes, shaped.getShape());
  return sizes;
}

/// The type of `value` with those sizes, if there are any; null if it is no tensor.
static Type getReshaped(Value value,
                        const std::optional<SmallVector<int64_t, 4>> &sizes) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  if (!sizes || !tensor)
    return sizes ? Type() : value.getType();
  return RankedTensorType::get(*sizes, tensor.getElementType(),
                               tensor.getEncoding());
}

/// `reshaped_type($value, $values)`: the type of the value with sizes 1 in front, so that it
/// has as many dimensions as any of the values.
LogicalResult TemplateExpander::addReshapedType(ArrayRef<Argument> list) {
  if (list.size() != 2 || !list[0].single)
    return failure();
  Type type = getReshaped(list[0].single,
                          getWidened(list[0].single, list[1].getValues()));
  if (type)
    os << type;
  return success(bool(type));
}

/// `reshaped($value, $values, shape, reshape, `type`)`: a value of that type, which operations
/// `shape` and `reshape` in front of the others make; `type<n>` is that of n sizes.
LogicalResult TemplateExpander::addReshaped(ArrayRef<Argument> list) {
  if (list.size() != 5 || !list[0].single)
    return failure();
  auto sizes = getWidened(list[0].single, list[1].getValues());
  Type type = getReshaped(list[0].single, sizes);
  if (!sizes) {
    printValues(list[0].single);
    return success();
  }
  if (!type || llvm::count_if(*sizes, ShapedType::isDynamic) > 1)
    return failure();
  for (int64_t &size : *sizes)
    size = ShapedType::isDynamic(size) ? -1 : size;
  std::string shape = addName(), result = addName();
  std::string shapeType =
      (list[4].word + "<" + llvm::utostr(sizes->size()) + ">").str();
  llvm::raw_string_ostream out(prelude);
  out << shape << " = " << list[2].word << " {values = dense<[";
  llvm::interleaveComma(*sizes, out);
  out << "]> : tensor<" << sizes->size() << "xindex>} : () -> " << shapeType
      << "\n"
      << result << " = " << list[3].word << " " << getName(list[0].single)
      << ", " << shape << " : (" << list[0].single.getType() << ", "
      << shapeType << ") -> " << type << "\n";
  os << result;
  return success();
}

TemplateExpander::Function TemplateExpander::lookupChoice(StringRef name) {
  static constexpr Entry functions[] = {
      {"list", &TemplateExpander::addList},
      {"lines", &TemplateExpander::addLines},
      {"when", &TemplateExpander::addWhen},
      {"pick_number", &TemplateExpander::addPickNumber},
      {"pick", &TemplateExpander::addPick},
      {"integer", &TemplateExpander::addInteger},
      {"reshaped_type", &TemplateExpander::addReshapedType},
      {"reshaped", &TemplateExpander::addReshaped},
      {"mixed", &TemplateExpander::addMixed}};
  for (const Entry &entry : functions)
    if (entry.name == name)
      return entry.function;
  return lookupConstant(name);
}
