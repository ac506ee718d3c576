// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of templates for indices: into types, of windows, and of loops whose body is a
// call.
#include "strata/Definition/TypeDefinition.h"
#include "strata/Eras/TextTemplateDetail.h"
#include "strata/IR/Dialect.h"

using namespace strata;

//===-- Windows --------------------------------------------------------------===//

/// The element with this number of an array of integers, of any kind; 1 if there is no
/// array, std::nullopt if it is too short.
static std::optional<int64_t> getElement(Attribute attr, uint64_t number) {
  if (!attr)
    return 1;
  if (auto dense = dyn_cast<DenseIntElementsAttr>(attr)) {
    if (number < uint64_t(dense.getNumElements()))
      return (*(dense.getValues<APInt>().begin() + int64_t(number)))
          .getSExtValue();
  } else if (auto list = dyn_cast<DenseArrayAttrOf<int64_t>>(attr)) {
    if (number < list.asArrayRef().size())
      return list.asArrayRef()[number];
  } else if (auto array = dyn_cast<ArrayAttr>(attr)) {
    auto element = number < array.size()
                       ? dyn_cast<IntegerAttr>(array[unsigned(number)])
                       : IntegerAttr();
    if (element)
      return element.getValue().getSExtValue();
  }
  return std::nullopt;
}

/// `element($op.key, n)`.
LogicalResult TemplateExpander::addElement(ArrayRef<Argument> list) {
  uint64_t number;
  if (list.size() != 2 || list[1].word.getAsInteger(10, number))
    return failure();
  std::optional<int64_t> element = getElement(list[0].getAttr(), number);
  if (element)
    os << *element;
  return success(element.has_value());
}

/// `windows($output, $op.strides, $op.dilations)`: the maps and the iterators of an
/// operation on the windows of an input, of an operand with the shape of the window, and of
/// the output.
LogicalResult TemplateExpander::addWindows(ArrayRef<Argument> list) {
  if (list.size() != 3 || !list[0].single)
    return failure();
  auto type = dyn_cast<ShapedType>(list[0].single.getType());
  if (!type || !type.hasRank())
    return failure();
  unsigned rank = unsigned(type.getRank());
  SmallVector<AffineExpr, 4> input, window, output;
  for (unsigned i = 0; i < rank; ++i) {
    std::optional<int64_t> stride = getElement(list[1].getAttr(), i);
    std::optional<int64_t> dilation = getElement(list[2].getAttr(), i);
    if (!stride || !dilation)
      return failure();
    output.push_back(getAffineDimExpr(i, type.getContext()));
    window.push_back(getAffineDimExpr(rank + i, type.getContext()));
    input.push_back(output[i] * *stride + window[i] * *dilation);
  }
  os << "indexing_maps = [";
  llvm::interleaveComma(ArrayRef<ArrayRef<AffineExpr>>{input, window, output},
                        os, [&](ArrayRef<AffineExpr> results) {
                          os << AffineMapAttr::get(AffineMap::get(
                              2 * rank, 0, results, type.getContext()));
                        });
  os << "], iterator_types = [";
  for (unsigned i = 0; i < 2 * rank; ++i)
    os << (i ? ", " : "") << (i < rank ? "\"parallel\"" : "\"reduction\"");
  os << "]";
  return success();
}

//===-- Indices of structures ------------------------------------------------===//

/// The types of the elements of a structure, a type of a dialect with a tuple as a
/// parameter; or else the one type that it has as a parameter, as an array has.
static SmallVector<Type, 4> getElements(Type type, bool &isStruct) {
  SmallVector<Type, 4> elements;
  auto dynamic = dyn_cast_or_null<DynamicType>(type);
  isStruct = false;
  for (Attribute param :
       dynamic ? dynamic.getParams() : ArrayRef<Attribute>()) {
    auto parameter = dyn_cast_or_null<TypeAttr>(param);
    if (!parameter)
      continue;
    if (auto tuple = dyn_cast<TupleType>(parameter.getValue())) {
      isStruct = true;
      return SmallVector<Type, 4>(tuple.getTypes());
    }
    elements.push_back(parameter.getValue());
  }
  return elements;
}

/// The type that an argument is, also as an attribute.
static Type getTypeOrAttr(Type type, Attribute attr) {
  auto typeAttr = dyn_cast_or_null<TypeAttr>(attr);
  return typeAttr ? typeAttr.getValue() : type;
}

/// The number that a constant has as its `value`.
static std::optional<uint64_t> getConstant(Value value) {
  Operation *op = value.getDefiningOp();
  auto number =
      op ? dyn_cast_or_null<IntegerAttr>(op->getAttr("value")) : IntegerAttr();
  return number ? std::optional(number.getValue().getLimitedValue())
                : std::nullopt;
}

namespace {
/// An index into a type; a number if there is no value.
struct TypeIndex {
  Value value;
  int64_t number = 0;
};
} // namespace

/// The indices that `values` and `constants` represent: a list with the least
/// number in the place of a value. Without it all are values. std::nullopt if
/// they do not agree.
static std::optional<SmallVector<TypeIndex, 4>>
getIndices(ArrayRef<Value> values, Attribute constants) {
  SmallVector<TypeIndex, 4> indices;
  auto list = dyn_cast_or_null<DenseArrayAttrOf<int32_t>>(constants);
  if (!list) {
    for (Value value : values)
      indices.push_back({value});
    return indices;
  }
  for (int32_t constant : list.asArrayRef()) {
    TypeIndex &index = indices.emplace_back();
    index.number = constant;
    if (constant != std::numeric_limits<int32_t>::min())
      continue;
    if (values.empty())
      return std::nullopt;
    index.value = values.front();
    values = values.drop_front();
  }
  return values.empty() ? std::optional(indices) : std::nullopt;
}

/// Makes those of `indices` numbers that choose an element of a structure, except for the
/// first. Fails if such an index is not a constant.
static LogicalResult resolveStructIndices(MutableArrayRef<TypeIndex> indices,
                                          Type type) {
  for (auto [i, index] : llvm::enumerate(indices)) {
    if (i == 0)
      continue;
    bool isStruct = false;
    SmallVector<Type, 4> elements = getElements(type, isStruct);
    if (isStruct && index.value) {
      std::optional<uint64_t> number = getConstant(index.value);
      if (!number)
        return failure();
      index = {Value(), int64_t(*number)};
    }
    if (isStruct &&
        (index.number < 0 || uint64_t(index.number) >= elements.size()))
      return failure();
    type = elements.empty() ? Type()
                            : elements[isStruct ? size_t(index.number) : 0];
  }
  return success();
}

/// The indices of `$values`, `$type` and `$constants`, which may be absent.
static std::optional<SmallVector<TypeIndex, 4>>
getStructIndices(ArrayRef<Value> values, Type type, Attribute constants) {
  auto indices = getIndices(values, constants);
  if (!indices || failed(resolveStructIndices(*indices, type)))
    return std::nullopt;
  return indices;
}

/// `struct_indices($values, $type)`, `struct_indices($values, $type, $constants)`: the
/// indices, as numbers where they choose an element of a structure.
LogicalResult TemplateExpander::addStructIndices(ArrayRef<Argument> list) {
  if (list.size() < 2)
    return failure();
  auto indices = getStructIndices(
      list[0].getValues(), getTypeOrAttr(list[1].getType(), list[1].getAttr()),
      list.size() > 2 ? list[2].getAttr() : Attribute());
  if (!indices)
    return failure();
  for (auto [i, index] : llvm::enumerate(*indices)) {
    os << (i ? ", " : "");
    if (index.value)
      printValues(index.value);
    else
      os << index.number;
  }
  return success();
}

/// `struct_index_types($values, $type)`, also with the constants: `, type` for each of the
/// values that remain.
LogicalResult TemplateExpander::addStructIndexTypes(ArrayRef<Argument> list) {
  if (list.size() < 2)
    return failure();
  auto indices = getStructIndices(
      list[0].getValues(), getTypeOrAttr(list[1].getType(), list[1].getAttr()),
      list.size() > 2 ? list[2].getAttr() : Attribute());
  if (!indices)
    return failure();
  for (const TypeIndex &index : *indices)
    if (index.value)
      os << ", " << index.value.getType();
  return success();
}

/// `call_type($type, nothing)`: a function type as `result (arguments)`, with the word if
/// it has no result.
LogicalResult TemplateExpander::addCallType(ArrayRef<Argument> list) {
  auto type = list.size() == 2 ? dyn_cast_or_null<FunctionType>(getTypeOrAttr(
                                     list[0].getType(), list[0].getAttr()))
                               : FunctionType();
  if (!type || type.getResults().size() > 1)
    return failure();
  if (type.getResults().empty())
    os << list[1].word;
  else
    os << type.getResults().front();
  os << " (";
  llvm::interleaveComma(type.getInputs(), os);
  os << ")";
  return success();
}

//===-- Functions in place of regions ----------------------------------------===//

/// `loop_indices($loops, name)`: operations `name 0 : index`, `name 1 : index`,
/// ..., one for each element of `loops`; `loop_indices($loops, names)` and
/// `loop_indices($loops, types)`: the results and their types, each followed by
/// a comma.
LogicalResult TemplateExpander::addLoopIndices(ArrayRef<Argument> list) {
  auto loops = dyn_cast_or_null<ArrayAttr>(list.size() == 2 ? list[0].getAttr()
                                                            : Attribute());
  if (!loops)
    return failure();
  StringRef word = list[1].word;
  for (size_t i = 0; i < loops.size(); ++i) {
    if (word == "names")
      os << "%strata_i" << i << ", ";
    else if (word == "types")
      os << "index, ";
    else
      os << "%strata_i" << i << " = " << word << " " << i << " : index\n";
  }
  return success();
}

/// The number of values after the first ones; `first` is the number of these.
static std::optional<size_t> countBehind(ArrayRef<Value> values,
                                         Attribute first) {
  auto number = dyn_cast_or_null<IntegerAttr>(first);
  if (!number || number.getValue().ugt(values.size()))
    return std::nullopt;
  return values.size() - size_t(number.getValue().getZExtValue());
}

/// `call_results($values, $op.key)`: `%result:n = ` for the results of a
/// function that returns a value for each of the values after the first ones.
LogicalResult TemplateExpander::addCallResults(ArrayRef<Argument> list) {
  auto count = list.size() == 2
                   ? countBehind(list[0].getValues(), list[1].getAttr())
                   : std::nullopt;
  if (!count)
    return failure();
  if (*count)
    os << "%result:" << *count << " = ";
  return success();
}

/// `result_values($values, $op.key)`: these results.
LogicalResult TemplateExpander::addResultValues(ArrayRef<Argument> list) {
  auto count = list.size() == 2
                   ? countBehind(list[0].getValues(), list[1].getAttr())
                   : std::nullopt;
  if (!count)
    return failure();
  for (size_t i = 0; i < *count; ++i)
    os << (i ? ", " : "") << "%result#" << i;
  return success();
}
