// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes as constants.
#include "strata/IR/Types/ResourceElements.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

/// The constant of the elements of `data` from number `next` on, which is advanced.
NodeRef Translator::getDense(Type type, DenseElementsAttr data, size_t &next) {
  if (isStruct(type) && isa<ComplexType>(data.getType().getElementType())) {
    // The parts of a complex number.
    size_t first = data.isSplat() ? 0 : next;
    next += 2;
    NodeRef parts[] = {pool.getDataElement(type, data, first),
                       pool.getDataElement(type, data, first + 1)};
    return pool.getAggregate(type, parts);
  }
  bool isNested =
      !isa<VectorType>(type) && !types.getElement(type, 0).isIntOrFloat();
  if (!isNested) {
    size_t first = next;
    next += types.getNumElements(type);
    if (data.isSplat()) {
      NodeRef element = pool.getDataElement(type, data, 0);
      SmallVector<NodeRef> elements(types.getNumElements(type), element);
      return isa<VectorType>(type) ? pool.getSplat(type, element)
                                   : pool.getAggregate(type, elements);
    }
    return pool.getData(type, data, first);
  }
  SmallVector<NodeRef> elements;
  for (uint64_t i = 0, e = types.getNumElements(type); i < e; ++i)
    elements.push_back(getDense(types.getElement(type, i), data, next));
  return pool.getAggregate(type, elements);
}

NodeRef Translator::getListConstant(Type type, ArrayAttr attr, Operation *op) {
  SmallVector<NodeRef> elements;
  for (auto [i, element] : llvm::enumerate(attr)) {
    if (i == types.getNumElements(type))
      break;
    elements.push_back(getConstant(types.getElement(type, i), element, op));
    if (!elements.back())
      return nullptr;
  }
  return pool.getAggregate(type, elements);
}

/// A list of zeros, except for the elements that the attribute gives.
NodeRef Translator::getSparse(Type type, SparseElementsAttr attr) {
  auto values = dyn_cast<DenseElementsAttr>(attr.getValues());
  SmallVector<Type> levels = {type};
  ArrayRef<int64_t> shape = attr.getType().getShape();
  while (levels.size() < shape.size())
    levels.push_back(types.getElement(levels.back(), 0));
  Type innermost = types.getElement(levels.back(), 0);
  if (!values || !innermost)
    return nullptr;
  SmallVector<NodeRef> elements(attr.getType().getNumElements(),
                                pool.getZero(innermost));
  size_t rank = shape.size();
  for (size_t i = 0, e = size_t(values.size()); i < e; ++i) {
    size_t place = 0;
    for (size_t dim = 0; dim < rank; ++dim)
      place = place * size_t(shape[dim]) +
              attr.getIndices().getIntElement(i * rank + dim).getZExtValue();
    elements[place] = pool.getDataElement(levels.back(), values, i);
  }
  for (size_t level = levels.size(); level-- > 0;) {
    size_t count = size_t(shape[level]);
    SmallVector<NodeRef> lists;
    for (size_t i = 0; i < elements.size(); i += count)
      lists.push_back(pool.getAggregate(
          levels[level], ArrayRef<NodeRef>(elements).slice(i, count)));
    elements = std::move(lists);
  }
  return elements.front();
}

/// A constant of one number.
static NodeRef getScalar(ConstantPool &pool, Type type, Attribute attr) {
  if (auto number = dyn_cast<IntegerAttr>(attr)) {
    if (auto integer = dyn_cast<IntegerType>(type))
      return pool.getInt(type,
                         number.getValue().sextOrTrunc(integer.getWidth()));
    return nullptr;
  }
  auto real = dyn_cast<FloatAttr>(attr);
  if (!real)
    return nullptr;
  // Floats that LLVM does not have are integers of their bits.
  if (isa<IntegerType>(type))
    return pool.getInt(type, real.getValue().bitcastToAPInt());
  return real.getType() == type ? pool.getFloat(type, real.getValue())
                                : nullptr;
}

NodeRef Translator::getConstant(Type type, Attribute attr, Operation *op) {
  NodeRef &known = constants[{type, attr}];
  if (known)
    return known;
  types.note(type);
  NodeRef constant = nullptr;
  if (auto dynamic = dyn_cast<DynamicAttr>(attr)) {
    StringRef name = dynamic.getDefinition().name;
    if (name == "zero")
      constant = pool.getZero(type);
    else if (name == "undef" || name == "poison")
      constant = name == "undef" ? pool.getUndef(type) : pool.getPoison(type);
  } else if (auto text = dyn_cast<StringAttr>(attr)) {
    constant = pool.getBytes(type, text.getValue());
  } else if (auto list = dyn_cast<ArrayAttr>(attr)) {
    return getListConstant(type, list, op);
  } else if (auto symbol = dyn_cast<FlatSymbolRefAttr>(attr)) {
    constant = findSymbol(symbol.getValue());
  } else if (DenseElementsAttr dense = getDenseElements(attr)) {
    size_t next = 0;
    bool isScalar = type.isIntOrFloat() || isPointer(type);
    constexpr int64_t MaxElements = int64_t(1) << 28;
    bool isZero =
        dense.isSplat() && llvm::all_of(dense.getRawData(),
                                        [](uint8_t byte) { return byte == 0; });
    if (isZero && !isScalar)
      constant = pool.getZero(type);
    else if (!isScalar && dense.getType().getNumElements() <= MaxElements)
      constant = getDense(type, dense, next);
  } else if (auto sparse = dyn_cast<SparseElementsAttr>(attr)) {
    constant = getSparse(type, sparse);
  } else {
    constant = getScalar(pool, type, attr);
  }
  if (!constant && isa<FloatAttr>(attr))
    emitError(op->getContext(), op->getLoc(),
              "FloatAttr does not match expected type of the constant");
  else if (!constant)
    emitError(op->getContext(), op->getLoc(), "unsupported constant value");
  // Elements of lists may have moved the entry.
  return constants[{type, attr}] = constant;
}
