// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/TextTemplateDetail.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

//===-- Arguments ------------------------------------------------------------===//

Attribute TemplateExpander::Argument::getAttr() const {
  return is(PDLValue::Kind::Attribute) ? value.getAttr() : Attribute();
}

Type TemplateExpander::Argument::getType() const {
  return is(PDLValue::Kind::Type) ? value.getType() : Type();
}

Operation *TemplateExpander::Argument::getOperation() const {
  return is(PDLValue::Kind::Operation) ? value.getOperation() : nullptr;
}

ArrayRef<Value> TemplateExpander::Argument::getValues() const {
  if (is(PDLValue::Kind::Value, /*isRange=*/true))
    return value.getValues();
  return single ? ArrayRef(single) : ArrayRef<Value>();
}

/// `$N`, `$N.key`, an entry of a dictionary or attribute of an operation, null if it has
/// none, a part of lists, a word, or a text in quotes.
std::optional<TemplateExpander::Argument> TemplateExpander::parseArgument() {
  auto isWord = [](char c) {
    return llvm::isAlnum(c) || StringRef("_.-").contains(c);
  };
  Argument result;
  if (rest.starts_with("`") || rest.starts_with("'"))
    return parseQuoted(result) ? std::optional(result) : std::nullopt;
  if (rest.starts_with("$_"))
    return parseElement();
  if (!rest.consume_front("$")) {
    result.word = rest.take_while(isWord);
    rest = rest.drop_front(result.word.size());
    return result.word.empty() ? std::nullopt : std::optional(result);
  }
  unsigned number;
  if (rest.consumeInteger(10, number) || number >= args.size())
    return std::nullopt;
  result.value = args[number];
  if (rest.starts_with(".") && rest.size() > 1 && llvm::isAlpha(rest[1])) {
    key = rest.drop_front().take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_'; });
    rest = rest.drop_front(key.size() + 1);
    auto dict = dyn_cast_or_null<DictionaryAttr>(result.getAttr());
    Operation *op = result.getOperation();
    result.value = op ? op->getAttr(key) : dict ? dict.get(key) : Attribute();
  }
  if (result.is(PDLValue::Kind::Value))
    result.single = result.value.getValue();
  return result;
}

//===-- Values and types -----------------------------------------------------===//

std::string TemplateExpander::getName(Value value) {
  auto found = llvm::find(values, value);
  std::string name = "%strata_" + llvm::utostr(found - values.begin());
  if (found == values.end())
    values.push_back(value);
  return name;
}

void TemplateExpander::printValues(ArrayRef<Value> list) {
  llvm::interleaveComma(list, os, [&](Value value) { os << getName(value); });
}

void TemplateExpander::printTypes(ArrayRef<Value> list) {
  llvm::interleaveComma(list, os, [&](Value value) { os << value.getType(); });
}

LogicalResult TemplateExpander::print(const Argument &arg, bool asTypes) {
  if (Attribute attr = arg.getAttr())
    os << attr;
  else if (Type type = arg.getType())
    os << type;
  else if (arg.is(PDLValue::Kind::Type, /*isRange=*/true))
    llvm::interleaveComma(arg.value.getTypes(), os,
                          [&](Type type) { os << type; });
  else if (arg.single || arg.is(PDLValue::Kind::Value, /*isRange=*/true))
    asTypes ? printTypes(arg.getValues()) : printValues(arg.getValues());
  else
    return failure();
  return success();
}

LogicalResult TemplateExpander::addTypes(ArrayRef<Argument> list) {
  return print(list[0], /*asTypes=*/true);
}

static Type getElementType(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? shaped.getElementType() : type;
}

LogicalResult TemplateExpander::addElementTypes(ArrayRef<Argument> list) {
  if (Type type = list[0].getType())
    os << getElementType(type);
  llvm::interleaveComma(list[0].getValues(), os, [&](Value value) {
    os << getElementType(value.getType());
  });
  return success();
}

/// Adds the first values of a range, as many as a number gives, or the ones
/// after them.
LogicalResult TemplateExpander::addPart(ArrayRef<Argument> list, bool isFirst,
                                        bool asTypes) {
  auto count = list.size() > 1
                   ? dyn_cast_or_null<IntegerAttr>(list[1].getAttr())
                   : IntegerAttr();
  ArrayRef<Value> range = list[0].getValues();
  if (!count || count.getValue().ugt(range.size()))
    return failure();
  size_t number = size_t(count.getValue().getZExtValue());
  range = isFirst ? range.take_front(number) : range.drop_front(number);
  asTypes ? printTypes(range) : printValues(range);
  return success();
}

LogicalResult TemplateExpander::addTake(ArrayRef<Argument> list) {
  return addPart(list, /*isFirst=*/true, /*asTypes=*/false);
}

LogicalResult TemplateExpander::addDrop(ArrayRef<Argument> list) {
  return addPart(list, /*isFirst=*/false, /*asTypes=*/false);
}

LogicalResult TemplateExpander::addTakeTypes(ArrayRef<Argument> list) {
  return addPart(list, /*isFirst=*/true, /*asTypes=*/true);
}

LogicalResult TemplateExpander::addDropTypes(ArrayRef<Argument> list) {
  return addPart(list, /*isFirst=*/false, /*asTypes=*/true);
}

LogicalResult TemplateExpander::addDropElementTypes(ArrayRef<Argument> list) {
  auto count = list.size() > 1
                   ? dyn_cast_or_null<IntegerAttr>(list[1].getAttr())
                   : IntegerAttr();
  ArrayRef<Value> range = list[0].getValues();
  if (!count || count.getValue().ugt(range.size()))
    return failure();
  Argument rest;
  rest.value = range.drop_front(size_t(count.getValue().getZExtValue()));
  return addElementTypes(rest);
}

/// `results($types)`: names of so many results, in front of an operation.
LogicalResult TemplateExpander::addResults(ArrayRef<Argument> list) {
  if (size_t count = list[0].value.size())
    os << "%result:" << count << " = ";
  return success(list[0].is(PDLValue::Kind::Type, /*isRange=*/true));
}

/// `arrow($types)`: `-> (types)`, or no text if there are none.
LogicalResult TemplateExpander::addArrow(ArrayRef<Argument> list) {
  size_t count = list[0].getType() ? 1 : list[0].value.size();
  os << (count == 0 ? "" : count == 1 ? "-> " : "-> (");
  LogicalResult result = print(list[0], /*asTypes=*/true);
  os << (count > 1 ? ")" : "");
  return result;
}

/// `value_at($values, n)`: one of the values.
LogicalResult TemplateExpander::addValueAt(ArrayRef<Argument> list) {
  ArrayRef<Value> values = list[0].getValues();
  size_t index;
  if (list.size() != 2 || list[1].word.getAsInteger(10, index) ||
      index >= values.size())
    return failure();
  printValues(values[index]);
  return success();
}

/// `typed_arguments($values, n, word)`: `word(%a : type, ...)` of the values
/// from index n on; no text if there are none.
LogicalResult TemplateExpander::addTypedArguments(ArrayRef<Argument> list) {
  ArrayRef<Value> values = list[0].getValues();
  size_t first;
  if (list.size() != 3 || list[1].word.getAsInteger(10, first))
    return failure();
  if (first >= values.size())
    return success();
  os << list[2].word << "(";
  for (size_t i = first; i < values.size(); ++i) {
    os << (i > first ? ", " : "");
    printValues(values[i]);
    os << " : " << values[i].getType();
  }
  os << ")";
  return success();
}

//===-- Attributes -----------------------------------------------------------===//

LogicalResult TemplateExpander::addEntry(ArrayRef<Argument> list) {
  return print(list[0], /*asTypes=*/false);
}

/// `optional($dictionary.key)`: `, key = value` or nothing; `optional($op.key, word)`:
/// ` word = value`.
LogicalResult TemplateExpander::addOptional(ArrayRef<Argument> list) {
  Attribute attr = list[0].getAttr();
  if (attr && list.size() > 1)
    os << " " << list[1].word << " = " << attr;
  else if (attr)
    os << ", " << key << " = " << attr;
  return success();
}

/// `other_entries($dictionary, name, ...)`: `, key = value` for each of the others.
LogicalResult TemplateExpander::addOtherEntries(ArrayRef<Argument> list) {
  auto dict = dyn_cast_or_null<DictionaryAttr>(list[0].getAttr());
  if (!dict)
    return failure();
  for (NamedAttribute entry : dict) {
    StringRef name = entry.getName().getValue();
    if (llvm::none_of(list.drop_front(),
                      [&](const Argument &arg) { return arg.word == name; }))
      os << ", " << Attribute(entry.getName()) << " = " << entry.getValue();
  }
  return success();
}

/// `present($op.key, word)`: the word and a blank if there is the attribute.
LogicalResult TemplateExpander::addPresent(ArrayRef<Argument> list) {
  if (list.size() != 2)
    return failure();
  if (list[0].getAttr())
    os << list[1].word << " ";
  return success();
}

/// `attributes($op, name, ...)`: a dictionary with those that the operation
/// has; no text if it has none.
LogicalResult TemplateExpander::addAttributes(ArrayRef<Argument> list) {
  Operation *op = list[0].getOperation();
  if (!op)
    return failure();
  StringRef before = "{";
  for (const Argument &arg : list.drop_front())
    if (Attribute attr = op->getAttr(arg.word)) {
      os << before << arg.word << " = " << attr;
      before = ", ";
    }
  if (before != "{")
    os << "}";
  return success();
}

/// `negated($array)`: the other truth values.
LogicalResult TemplateExpander::addNegated(ArrayRef<Argument> list) {
  auto array = dyn_cast_or_null<ArrayAttr>(list[0].getAttr());
  if (!array)
    return failure();
  os << "[";
  llvm::interleaveComma(array, os, [&](Attribute attr) {
    auto flag = dyn_cast<IntegerAttr>(attr);
    os << (flag && flag.getValue().isZero() ? "true" : "false");
  });
  os << "]";
  return success();
}

/// `word($op.key)`, `word($op.key, prefix)`: a string without quotes.
LogicalResult TemplateExpander::addWord(ArrayRef<Argument> list) {
  auto text = dyn_cast_or_null<StringAttr>(list[0].getAttr());
  if (text)
    os << (list.size() > 1 ? list[1].word : "") << text.getValue();
  return success(bool(text));
}

/// `words($array)`: strings without quotes.
LogicalResult TemplateExpander::addWords(ArrayRef<Argument> list) {
  auto array = dyn_cast_or_null<ArrayAttr>(list[0].getAttr());
  if (!array)
    return success();
  llvm::interleaveComma(array, os, [&](Attribute attr) {
    if (auto text = dyn_cast<StringAttr>(attr))
      os << text.getValue();
  });
  return success();
}

/// `each($array, word)`: `#word`, an attribute, for each element.
LogicalResult TemplateExpander::addEach(ArrayRef<Argument> list) {
  auto array = dyn_cast_or_null<ArrayAttr>(list[0].getAttr());
  if (!array || list.size() != 2)
    return failure();
  for (size_t i = 0; i < array.size(); ++i)
    os << (i ? ", #" : "#") << list[1].word;
  return success();
}

LogicalResult TemplateExpander::addGroups(ArrayRef<Argument> list) {
  std::optional<IndexGroups> groups = getIndexGroups(list[0].getAttr());
  if (!groups)
    return failure();
  os << "[";
  llvm::interleaveComma(*groups, os, [&](ArrayRef<int64_t> group) {
    os << "[";
    llvm::interleaveComma(group, os);
    os << "]";
  });
  os << "]";
  return success();
}

/// `native_arguments($values, $array)`: `(values, constants : types)` with a
/// `pdl.attribute` for each element, or no text if there are none.
LogicalResult TemplateExpander::addNativeArguments(ArrayRef<Argument> list) {
  auto array = dyn_cast_or_null<ArrayAttr>(list.size() > 1 ? list[1].getAttr()
                                                           : Attribute());
  if (!array)
    return failure();
  std::vector<std::string> names, types;
  for (Value value : list[0].getValues()) {
    names.push_back(getName(value));
    llvm::raw_string_ostream(types.emplace_back()) << value.getType();
  }
  for (Attribute attr : array) {
    names.push_back("%strata_p" + llvm::utostr(numAdded++));
    types.push_back("!pdl.attribute");
    llvm::raw_string_ostream(prelude)
        << names.back() << " = pdl.attribute = " << attr << "\n";
  }
  if (!names.empty())
    os << "(" << llvm::join(names, ", ") << " : " << llvm::join(types, ", ")
       << ")";
  return success();
}

/// `colon($types)`: `: types`, or no text if there are none.
LogicalResult TemplateExpander::addColon(ArrayRef<Argument> list) {
  os << (list[0].value.size() ? ": " : "");
  return print(list[0], /*asTypes=*/true);
}

//===-- Regions --------------------------------------------------------------===//

LogicalResult TemplateExpander::openRegion(Operation *op, Type more) {
  if (!op || op->getNumRegions() == 0 || op->getRegion(0).empty())
    return failure();
  os << "{\n^bb0(";
  unsigned number = 0;
  auto add = [&](Type type) {
    os << (number ? ", " : "") << "%strata_a" << number << " : " << type;
    ++number;
  };
  for (BlockArgument arg : op->getRegion(0).front().getArguments())
    add(arg.getType());
  if (more)
    add(more);
  os << "):\n";
  return success();
}

void TemplateExpander::closeRegion(Operation *op, Type more) {
  os << "\"builtin.unrealized_conversion_cast\"() {strata.region = "
     << regions.size() << "} : () -> ()\n}";
  regions.push_back({op, more});
}

/// `region($op)`, `region($op, $type)`.
LogicalResult TemplateExpander::addRegion(ArrayRef<Argument> list) {
  Type more = list.size() > 1 ? list[1].getType() : Type();
  Operation *op = list[0].getOperation();
  if (op && op->getNumRegions() != 0 && op->getRegion(0).empty()) {
    os << "{}";
    return success(!more);
  }
  if (failed(openRegion(op, more)) || (list.size() > 1 && !more))
    return failure();
  closeRegion(op, more);
  return success();
}

/// `body($op)`: the region without a label, where the operation names the arguments.
LogicalResult TemplateExpander::addBody(ArrayRef<Argument> list) {
  Operation *op = list[0].getOperation();
  if (!op || op->getNumRegions() == 0 || op->getRegion(0).empty())
    return failure();
  os << "{\n";
  closeRegion(op, Type());
  return success();
}

/// `indexed_region($op, $loops, name)`: the first arguments, one for each element of
/// `loops`, become operations `name 0 : index`, `name 1 : index`, ...
LogicalResult TemplateExpander::addIndexedRegion(ArrayRef<Argument> list) {
  auto loops = dyn_cast_or_null<ArrayAttr>(list.size() > 2 ? list[1].getAttr()
                                                           : Attribute());
  Type more = list.size() > 3 ? list[3].getType() : Type();
  Operation *op = list[0].getOperation();
  if (!loops || failed(openRegion(op, more)) ||
      op->getRegion(0).front().getNumArguments() < loops.size())
    return failure();
  for (size_t i = 0; i < loops.size(); ++i)
    os << "%strata_i" << i << " = " << list[2].word << " " << i << " : index\n";
  closeRegion(op, more);
  return success();
}

/// `arguments($values)`: arguments of a block, of their element types.
LogicalResult TemplateExpander::addArguments(ArrayRef<Argument> list) {
  bool hasTypes = list.size() > 1 && list[1].word == "typed";
  for (auto [i, value] : llvm::enumerate(list[0].getValues())) {
    os << (i ? ", " : "") << "%strata_a" << i;
    if (hasTypes)
      os << " : " << getElementType(value.getType());
  }
  return success();
}

/// `bound($values)`: names for arguments of a block, with their initial values.
LogicalResult TemplateExpander::addBound(ArrayRef<Argument> list) {
  for (auto [i, value] : llvm::enumerate(list[0].getValues())) {
    os << (i ? ", " : "") << "%strata_o" << i << " = ";
    printValues(value);
  }
  return success();
}

//===-- Siblings -------------------------------------------------------------===//

/// The operations `name` of the block of `$op` that come before it, and `$op` itself if it
/// is one.
SmallVector<Operation *, 4>
TemplateExpander::findSiblings(ArrayRef<Argument> list) const {
  SmallVector<Operation *, 4> found;
  Operation *end = list.size() > 1 ? list[0].getOperation() : nullptr;
  if (!end || !end->getBlock())
    return found;
  for (Operation &op : *end->getBlock()) {
    if (op.getName().getStringRef() == list[1].word)
      found.push_back(&op);
    if (&op == end)
      break;
  }
  return found;
}

SmallVector<Value, 4>
TemplateExpander::getSiblingOperands(ArrayRef<Argument> list) const {
  SmallVector<Value, 4> operands;
  for (Operation *op : findSiblings(list))
    llvm::append_range(operands, op->getOperands());
  return operands;
}

LogicalResult TemplateExpander::addSiblingValues(ArrayRef<Argument> list) {
  printValues(getSiblingOperands(list));
  return success();
}

LogicalResult TemplateExpander::addSiblingTypes(ArrayRef<Argument> list) {
  printTypes(getSiblingOperands(list));
  return success();
}

LogicalResult TemplateExpander::addSiblingRegions(ArrayRef<Argument> list) {
  bool isFirst = true;
  for (Operation *op : findSiblings(list)) {
    os << (isFirst ? "" : ", ");
    isFirst = false;
    if (failed(openRegion(op, Type())))
      return failure();
    closeRegion(op, Type());
    if (op != list[0].getOperation())
      siblings.push_back(op);
  }
  return success();
}

//===-- Templates ------------------------------------------------------------===//

TemplateExpander::Function TemplateExpander::lookupPart(StringRef name) {
  static constexpr Entry functions[] = {
      {"words", &TemplateExpander::addWords},
      {"word", &TemplateExpander::addWord},
      {"each", &TemplateExpander::addEach},
      {"present", &TemplateExpander::addPresent},
      {"bound", &TemplateExpander::addBound},
      {"element", &TemplateExpander::addElement},
      {"windows", &TemplateExpander::addWindows},
      {"tuple_part", &TemplateExpander::addTuplePart},
      {"joined_slices", &TemplateExpander::addJoinedSlices},
      {"contraction_mask_type", &TemplateExpander::addContractionMaskType},
      {"contraction_mask", &TemplateExpander::addContractionMask},
      {"value_at", &TemplateExpander::addValueAt},
      {"typed_arguments", &TemplateExpander::addTypedArguments},
      {"struct_indices", &TemplateExpander::addStructIndices},
      {"struct_index_types", &TemplateExpander::addStructIndexTypes},
      {"loop_indices", &TemplateExpander::addLoopIndices},
      {"call_results", &TemplateExpander::addCallResults},
      {"result_values", &TemplateExpander::addResultValues},
      {"call_type", &TemplateExpander::addCallType}};
  for (const Entry &entry : functions)
    if (entry.name == name)
      return entry.function;
  return lookupChoice(name);
}

TemplateExpander::Function TemplateExpander::lookup(StringRef name) {
  static constexpr Entry functions[] = {
      {"type", &TemplateExpander::addTypes},
      {"element_types", &TemplateExpander::addElementTypes},
      {"drop_element_types", &TemplateExpander::addDropElementTypes},
      {"results", &TemplateExpander::addResults},
      {"arrow", &TemplateExpander::addArrow},
      {"shape", &TemplateExpander::addShape},
      {"groups", &TemplateExpander::addGroups},
      {"region", &TemplateExpander::addRegion},
      {"body", &TemplateExpander::addBody},
      {"indexed_region", &TemplateExpander::addIndexedRegion},
      {"arguments", &TemplateExpander::addArguments},
      {"entry", &TemplateExpander::addEntry},
      {"optional", &TemplateExpander::addOptional},
      {"other_entries", &TemplateExpander::addOtherEntries},
      {"attributes", &TemplateExpander::addAttributes},
      {"negated", &TemplateExpander::addNegated},
      {"splat", &TemplateExpander::addSplat},
      {"without_layout", &TemplateExpander::addWithoutLayout},
      {"layout_offset", &TemplateExpander::addLayoutOffset},
      {"layout_strides", &TemplateExpander::addLayoutStrides},
      {"first_or_zero", &TemplateExpander::addFirstOrZero},
      {"values_or_shape", &TemplateExpander::addValuesOrShape},
      {"values_or_steps", &TemplateExpander::addValuesOrSteps},
      {"dynamic_sizes", &TemplateExpander::addDynamicSizes},
      {"transposed", &TemplateExpander::addTransposed},
      {"parts", &TemplateExpander::addParts},
      {"range_sizes", &TemplateExpander::addRangeSizes},
      {"take", &TemplateExpander::addTake},
      {"drop", &TemplateExpander::addDrop},
      {"take_types", &TemplateExpander::addTakeTypes},
      {"drop_types", &TemplateExpander::addDropTypes},
      {"expanded_sizes", &TemplateExpander::addExpandedSizes},
      {"loop_sizes", &TemplateExpander::addLoopSizes},
      {"native_arguments", &TemplateExpander::addNativeArguments},
      {"colon", &TemplateExpander::addColon},
      {"sibling_values", &TemplateExpander::addSiblingValues},
      {"sibling_types", &TemplateExpander::addSiblingTypes},
      {"sibling_regions", &TemplateExpander::addSiblingRegions}};
  for (const Entry &entry : functions)
    if (entry.name == name)
      return entry.function;
  return lookupPart(name);
}

/// Expands a function after `name(`.
LogicalResult TemplateExpander::expandFunction(Function function) {
  SmallVector<Argument, 4> list;
  key = {};
  do {
    std::optional<Argument> arg = parseArgument();
    if (!arg)
      return failure();
    list.push_back(*arg);
  } while (rest.consume_front(", "));
  return success(succeeded((this->*function)(list)) && rest.consume_front(")"));
}

LogicalResult TemplateExpander::expand() {
  while (!rest.empty()) {
    StringRef word = rest.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    Function function = nullptr;
    if (rest.drop_front(word.size()).starts_with("(") && !word.empty()) {
      function = lookup(word);
      // A function for an element type: `tensor<1xstorage($0)>`.
      StringRef element = word;
      while (!function && element.ltrim("0123456789").starts_with("x")) {
        element = element.ltrim("0123456789").drop_front();
        if (lookup(element))
          word = word.drop_back(element.size());
      }
    }
    if (function) {
      rest = rest.drop_front(word.size() + 1);
      if (failed(expandFunction(function)))
        return failure();
    } else if (rest.consume_front("$_n")) {
      os << number;
    } else if (rest.starts_with("$")) {
      std::optional<Argument> arg = parseArgument();
      if (!arg || failed(print(*arg, /*asTypes=*/false)))
        return failure();
    } else {
      size_t size = std::max<size_t>(word.size(), 1);
      os << rest.take_front(size);
      rest = rest.drop_front(size);
    }
  }
  return success();
}
