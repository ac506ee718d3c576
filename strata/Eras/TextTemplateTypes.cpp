// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of templates that compute sizes, layouts and types.
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Eras/TextTemplateDetail.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// Groups of dimensions, of an array of arrays or of maps.
std::optional<IndexGroups> strata::getIndexGroups(Attribute attr) {
  auto array = dyn_cast_or_null<ArrayAttr>(attr);
  if (!array)
    return std::nullopt;
  IndexGroups groups;
  for (Attribute element : array) {
    auto &group = groups.emplace_back();
    if (auto list = dyn_cast<ArrayAttr>(element)) {
      for (Attribute number : list)
        if (auto integer = dyn_cast<IntegerAttr>(number))
          group.push_back(integer.getValue().getSExtValue());
    } else if (auto map = dyn_cast<AffineMapAttr>(element)) {
      for (AffineExpr expr : map.getValue().getResults())
        if (auto dim = dyn_cast<AffineDimExpr>(expr))
          group.push_back(dim.getPosition());
    }
  }
  return groups;
}

//===-- Sizes ----------------------------------------------------------------===//

LogicalResult TemplateExpander::addShape(ArrayRef<Argument> list) {
  auto shaped = dyn_cast_or_null<ShapedType>(list[0].getType());
  if (!shaped || !shaped.hasStaticShape())
    return failure();
  llvm::interleaveComma(shaped.getShape(), os);
  return success();
}

/// A constant in front of the operations; its name.
std::string TemplateExpander::addConstant(int64_t number) {
  std::string name = "%strata_p" + llvm::utostr(numAdded++);
  prelude += name + " = arith.constant " + llvm::itostr(number) + " : index\n";
  return name;
}

/// The size of one dimension, in front of the operations; its name.
std::string TemplateExpander::addSize(Value value, int64_t dim) {
  std::string index = addConstant(dim);
  std::string name = "%strata_p" + llvm::utostr(numAdded++);
  llvm::raw_string_ostream text(prelude);
  bool isMemRef = isa<MemRefType, UnrankedMemRefType>(value.getType());
  text << name << " = " << (isMemRef ? "memref" : "tensor") << ".dim "
       << getName(value) << ", " << index << " : " << value.getType() << "\n";
  return name;
}

/// A binary operation on indices, in front of the operations; its name.
std::string TemplateExpander::addIndexOp(StringRef name, StringRef a,
                                         StringRef b) {
  std::string result = "%strata_p" + llvm::utostr(numAdded++);
  prelude += result + " = " + name.str() + " " + a.str() + ", " + b.str() +
             " : index\n";
  return result;
}

/// The operation called `name` that defines `value`; null if it is another one.
static Operation *getDefiningOp(Value value, StringRef name) {
  Operation *op = value.getDefiningOp();
  return op && op->getName().getStringRef() == name ? op : nullptr;
}

/// `parts($values, name, number, other)`: for each value the operand of the operation
/// `name` that defines it; for those that another one defines, which must be indices,
/// `other`, or the value itself if that is `self`.
LogicalResult TemplateExpander::addParts(ArrayRef<Argument> list) {
  unsigned number;
  if (list.size() < 4 || list[2].word.getAsInteger(10, number))
    return failure();
  std::vector<std::string> parts;
  for (Value value : list[0].getValues()) {
    Operation *op = getDefiningOp(value, list[1].word);
    if (op && number < op->getNumOperands())
      parts.push_back(getName(op->getOperand(number)));
    else if (op || !value.getType().isIndex())
      return failure();
    else
      parts.push_back(list[3].word == "self" ? getName(value)
                                             : list[3].word.str());
  }
  os << llvm::join(parts, ", ");
  return success();
}

/// `range_sizes($values, name)`: for each value that an operation `name` with the operands
/// begin, end and step defines, the number of steps, and 1 for others.
LogicalResult TemplateExpander::addRangeSizes(ArrayRef<Argument> list) {
  std::vector<std::string> sizes;
  for (Value value : list[0].getValues()) {
    Operation *op =
        list.size() > 1 ? getDefiningOp(value, list[1].word) : nullptr;
    if (!op) {
      sizes.push_back("1");
      continue;
    }
    if (op->getNumOperands() != 3)
      return failure();
    std::string length =
        addIndexOp(arith::SubIOp::getOperationName(),
                   getName(op->getOperand(1)), getName(op->getOperand(0)));
    sizes.push_back(addIndexOp(arith::CeilDivSIOp::getOperationName(), length,
                               getName(op->getOperand(2))));
  }
  os << llvm::join(sizes, ", ");
  return success();
}

/// `expanded_sizes($source, $groups, $type)`: the sizes of a type with more
/// dimensions. One dimension of a group may be dynamic: the quotient of the
/// source's size and the other sizes.
LogicalResult TemplateExpander::addExpandedSizes(ArrayRef<Argument> list) {
  std::optional<IndexGroups> groups =
      getIndexGroups(list.size() > 2 ? list[1].getAttr() : Attribute());
  auto type = dyn_cast_or_null<ShapedType>(groups ? list[2].getType() : Type());
  if (!type || !type.hasRank() || !list[0].single)
    return failure();
  std::vector<std::string> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(llvm::itostr(size));
  for (auto [source, group] : llvm::enumerate(*groups)) {
    int64_t product = 1, open = -1;
    for (int64_t dim : group) {
      if (dim < 0 || dim >= type.getRank() ||
          (type.isDynamicDim(unsigned(dim)) && open >= 0))
        return failure();
      if (type.isDynamicDim(unsigned(dim)))
        open = dim;
      else if (llvm::MulOverflow(product, type.getDimSize(unsigned(dim)),
                                 product))
        return failure();
    }
    if (open < 0)
      continue;
    std::string size = addSize(list[0].single, int64_t(source));
    if (product != 1) {
      std::string divisor = addConstant(product);
      size = addIndexOp(arith::DivSIOp::getOperationName(), size, divisor);
    }
    sizes[size_t(open)] = size;
  }
  os << llvm::join(sizes, ", ");
  return success();
}

/// `loop_sizes($operands, $maps, $type)`: the dynamic sizes of the result of a structured
/// operation, whose map is the last; each is one of the operand with the same loop.
LogicalResult TemplateExpander::addLoopSizes(ArrayRef<Argument> list) {
  auto maps = dyn_cast_or_null<ArrayAttr>(list.size() > 2 ? list[1].getAttr()
                                                          : Attribute());
  auto type = dyn_cast_or_null<ShapedType>(maps ? list[2].getType() : Type());
  ArrayRef<Value> operands = list[0].getValues();
  if (!type || maps.size() <= operands.size())
    return failure();
  auto last = dyn_cast<AffineMapAttr>(maps[unsigned(maps.size()) - 1]);
  if (!last || !type.hasRank() ||
      last.getValue().getNumResults() != type.getRank())
    return failure();
  auto addLoop = [&](AffineExpr loop) -> std::string {
    for (auto [operand, attr] : llvm::zip(operands, maps)) {
      auto map = dyn_cast<AffineMapAttr>(attr);
      auto shaped = dyn_cast<ShapedType>(operand.getType());
      if (!map || !shaped || !shaped.hasRank())
        continue;
      auto results = map.getValue().getResults();
      auto found = llvm::find(results, loop);
      if (found != results.end() && found - results.begin() < shaped.getRank())
        return addSize(operand, found - results.begin());
    }
    return "";
  };
  std::vector<std::string> sizes;
  for (auto [size, loop] :
       llvm::zip(type.getShape(), last.getValue().getResults())) {
    if (!ShapedType::isDynamic(size))
      continue;
    sizes.push_back(isa<AffineDimExpr>(loop) ? addLoop(loop) : "");
    if (sizes.back().empty())
      return failure();
  }
  os << llvm::join(sizes, ", ");
  return success();
}

//===-- Layouts --------------------------------------------------------------===//

/// `dynamic_sizes($values)`: `?x` for each of them.
LogicalResult TemplateExpander::addDynamicSizes(ArrayRef<Argument> list) {
  for (size_t i = 0, count = list[0].getValues().size(); i < count; ++i)
    os << "?x";
  return success();
}

/// `splat(number, $type)`: a constant of a number type or of a vector of it.
LogicalResult TemplateExpander::addSplat(ArrayRef<Argument> list) {
  Type type = list.size() > 1 ? list[1].getType() : Type();
  if (!type)
    return failure();
  if (isa<ShapedType>(type))
    os << "dense<" << list[0].word << ">";
  else
    os << list[0].word;
  return success();
}

LogicalResult TemplateExpander::addWithoutLayout(ArrayRef<Argument> list) {
  auto type = dyn_cast_or_null<MemRefType>(list[0].getType());
  if (!type)
    return failure();
  os << MemRefType::get(type.getShape(), type.getElementType(), {},
                        type.getMemorySpace());
  return success();
}

/// The strides and offset of a memref type, if it has a strided layout.
static LogicalResult getLayout(Type type, SmallVectorImpl<int64_t> &strides,
                               int64_t &offset) {
  auto memref = dyn_cast_or_null<MemRefType>(type);
  return success(memref &&
                 succeeded(memref.getStridesAndOffset(strides, offset)));
}

LogicalResult TemplateExpander::addLayoutOffset(ArrayRef<Argument> list) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(getLayout(list[0].getType(), strides, offset)) ||
      ShapedType::isDynamic(offset))
    return failure();
  os << offset;
  return success();
}

LogicalResult TemplateExpander::addLayoutStrides(ArrayRef<Argument> list) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(getLayout(list[0].getType(), strides, offset)) ||
      llvm::any_of(strides, ShapedType::isDynamic))
    return failure();
  llvm::interleaveComma(strides, os);
  return success();
}

/// `first_or_zero($values)`: the only value, or a constant 0.
LogicalResult TemplateExpander::addFirstOrZero(ArrayRef<Argument> list) {
  ArrayRef<Value> range = list[0].getValues();
  os << (range.empty() ? addConstant(0) : getName(range[0]));
  return success();
}

/// `values_or_shape($values, $type)`.
LogicalResult TemplateExpander::addValuesOrShape(ArrayRef<Argument> list) {
  if (list[0].getValues().empty() && list.size() > 1)
    return addShape(list[1]);
  printValues(list[0].getValues());
  return success();
}

/// `values_or_steps($values, $source, $type)`: the values, or how many strides of the
/// source those of the result type are.
LogicalResult TemplateExpander::addValuesOrSteps(ArrayRef<Argument> list) {
  if (!list[0].getValues().empty()) {
    printValues(list[0].getValues());
    return success();
  }
  SmallVector<int64_t> from, to;
  int64_t offset;
  if (list.size() < 3 || !list[1].single ||
      failed(getLayout(list[1].single.getType(), from, offset)) ||
      failed(getLayout(list[2].getType(), to, offset)) ||
      from.size() != to.size())
    return failure();
  for (auto [i, both] : llvm::enumerate(llvm::zip(from, to))) {
    auto [source, result] = both;
    bool isSame = source == result;
    if (!isSame && (ShapedType::isDynamic(source) || source == 0 ||
                    ShapedType::isDynamic(result) || result % source != 0))
      return failure();
    os << (i ? ", " : "") << (isSame ? 1 : result / source);
  }
  return success();
}

/// `transposed($mask, $map)`: a mask of the shape of the vector, as one of the shape of the
/// memory that the permutation map reads.
LogicalResult TemplateExpander::addTransposed(ArrayRef<Argument> list) {
  ArrayRef<Value> mask = list[0].getValues();
  auto map = dyn_cast_or_null<AffineMapAttr>(list.size() > 1 ? list[1].getAttr()
                                                             : Attribute());
  auto type =
      mask.size() == 1 ? dyn_cast<VectorType>(mask[0].getType()) : VectorType();
  if (!map || !type)
    return failure();
  SmallVector<std::pair<unsigned, int64_t>, 4> order;
  for (AffineExpr expr : map.getValue().getResults())
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      order.push_back({dim.getPosition(), int64_t(order.size())});
  if (int64_t(order.size()) != type.getRank())
    return failure();
  if (llvm::is_sorted(order)) {
    printValues(mask);
    return success();
  }
  llvm::sort(order);
  SmallVector<int64_t, 4> shape;
  for (auto [position, dim] : order)
    shape.push_back(type.getDimSize(unsigned(dim)));
  std::string name = "%strata_p" + llvm::utostr(numAdded++);
  llvm::raw_string_ostream text(prelude);
  text << name << " = vector.transpose " << getName(mask[0]) << ", [";
  llvm::interleaveComma(order, text, [&](auto entry) { text << entry.second; });
  text << "] : " << type << " to "
       << VectorType::get(shape, type.getElementType()) << "\n";
  os << name;
  return success();
}
