// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Methods that predicates call on builtin attributes.
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using Tag = PredicateValue::Tag;
using M = PredicateMethod;
using Args = ArrayRef<PredicateValue>;

/// The result of `getValue` of the attribute's class.
static PredicateValue valueOf(Attribute attr) {
  switch (attr.getKind()) {
  case Kind::IntegerAttr:
    if (isa<BoolAttr>(attr))
      return boolean(cast<BoolAttr>(attr).getValue());
    return PredicateValue(Tag::BigInt, attr.getAsOpaquePointer());
  case Kind::FloatAttr:
    return PredicateValue(Tag::Float, attr.getAsOpaquePointer());
  case Kind::StringAttr:
    return PredicateValue::getString(cast<StringAttr>(attr).getValue());
  case Kind::ArrayAttr:
    return PredicateValue::getAttrs(cast<ArrayAttr>(attr).getValue());
  case Kind::TypeAttr:
    return cast<TypeAttr>(attr).getValue();
  case Kind::AffineMapAttr:
    return PredicateValue(Tag::AffineMap,
                          cast<AffineMapAttr>(attr).getValue().getImpl());
  case Kind::SymbolRefAttr:
    if (auto flat = dyn_cast<FlatSymbolRefAttr>(attr))
      return PredicateValue::getString(flat.getValue());
    break;
  default:
    break;
  }
  return fail("attribute has no value");
}

/// `size`, `getSize` and `empty`.
PredicateValue PredicateEvaluator::attrSize(M method, Attribute attr,
                                            bool &known) {
  int64_t size = 0;
  if (auto array = dyn_cast<DenseArrayAttr>(attr))
    size = array.getSize();
  else if (auto list = dyn_cast<ArrayAttr>(attr))
    size = int64_t(list.size());
  else if (auto dictionary = dyn_cast<DictionaryAttr>(attr))
    size = int64_t(dictionary.size());
  else if (auto text = dyn_cast<StringAttr>(attr))
    size = int64_t(text.size());
  else if (auto elements = dyn_cast<ElementsAttr>(attr))
    return method == M::empty
               ? fail("unknown method")
               : shapedMethod(M::getNumElements, elements.getType(), {}, known);
  else
    known = false;
  return method == M::empty ? boolean(!size) : integer(size);
}

/// `get` and `contains`.
static PredicateValue dictionaryMethod(M method, DictionaryAttr dictionary,
                                       Args args) {
  StringRef name;
  if (args.size() != 1 || !PredicateEvaluator::asString(args[0], name))
    return fail(WrongArgs);
  Attribute found = dictionary.get(name);
  return method == M::get ? PredicateValue(found) : boolean(bool(found));
}

PredicateValue PredicateEvaluator::symbolMethod(M method,
                                                SymbolRefAttr symbol) {
  if (method == M::getLeafReference)
    return Attribute(symbol.getLeafReference());
  if (method != M::getNestedReferences)
    return Attribute(symbol.getRootReference());
  ArrayRef<StringAttr> nested = symbol.getNestedReferences();
  MutableArrayRef<PredicateValue> list =
      allocate<PredicateValue>(nested.size());
  for (size_t i = 0; i < nested.size(); ++i)
    list[i] = Attribute(nested[i]);
  return PredicateValue::getArray(list);
}

/// Methods of attributes with elements or entries.
PredicateValue PredicateEvaluator::containerMethod(M method, Attribute attr,
                                                   Args args, bool &known) {
  switch (method) {
  case M::getElementType:
    if (auto array = dyn_cast<DenseArrayAttr>(attr))
      return array.getElementType();
    if (auto elements = dyn_cast<ElementsAttr>(attr))
      return elements.getType().getElementType();
    break;
  case M::getNumElements:
    if (auto elements = dyn_cast<ElementsAttr>(attr))
      return shapedMethod(method, elements.getType(), args, known);
    break;
  case M::isSplat:
    if (auto dense = dyn_cast<DenseElementsAttr>(attr))
      return boolean(dense.isSplat());
    break;
  case M::asArrayRef: {
    PredicateValue range;
    return isa<DenseArrayAttr>(attr) && asRange(attr, range)
               ? range
               : fail("expected an array of integers");
  }
  case M::size:
  case M::getSize:
  case M::empty:
    return attrSize(method, attr, known);
  case M::get:
  case M::contains:
    if (auto dictionary = dyn_cast<DictionaryAttr>(attr))
      return dictionaryMethod(method, dictionary, args);
    break;
  default:
    break;
  }
  known = false;
  return {};
}

/// The inputs of `attr` if it is an integer set.
static PredicateValue setMethod(M method, Attribute attr, bool &known) {
  auto setAttr = dyn_cast<IntegerSetAttr>(attr);
  known = bool(setAttr);
  if (!setAttr)
    return {};
  IntegerSet set = setAttr.getValue();
  switch (method) {
  case M::getNumDims:
    return integer(set.getNumDims());
  case M::getNumSymbols:
    return integer(set.getNumSymbols());
  case M::getNumInputs:
    return integer(int64_t(set.getNumDims()) + set.getNumSymbols());
  default:
    known = false;
    return {};
  }
}

PredicateValue PredicateEvaluator::attrMethod(M method, Attribute attr,
                                              Args args, bool &known) {
  int64_t number;
  switch (method) {
  case M::getValue:
  case M::getAffineMap:
    return valueOf(attr);
  case M::strref:
    return isa<StringAttr>(attr) ? valueOf(attr) : fail("expected a string");
  case M::getInt:
  case M::getSInt:
  case M::getUInt:
    return isa<IntegerAttr>(attr) && asInt(attr, number)
               ? integer(number)
               : fail("expected an integer of 64 bits");
  case M::getType: {
    Type type = getAttributeType(attr);
    return type ? PredicateValue(type) : fail("attribute has no type");
  }
  case M::getContext:
    return attr.getContext();
  case M::getRootReference:
  case M::getLeafReference:
  case M::getAttr:
  case M::getNestedReferences:
    if (auto symbol = dyn_cast<SymbolRefAttr>(attr))
      return symbolMethod(method, symbol);
    break;
  case M::getOffset:
  case M::getStrides:
    if (auto layout = dyn_cast<StridedLayoutAttr>(attr))
      return method == M::getOffset
                 ? integer(layout.getOffset())
                 : PredicateValue::getInts(layout.getStrides());
    break;
  case M::isIdentity:
  case M::isMinorIdentity:
  case M::isPermutation:
  case M::isProjectedPermutation:
  case M::getDimPosition:
  case M::getNumInputs:
  case M::getNumDims:
  case M::getNumSymbols:
  case M::getNumResults:
    if (isa<AffineMapAttr>(attr))
      return mapMethod(method, valueOf(attr), args, known);
    return setMethod(method, attr, known);
  default:
    return containerMethod(method, attr, args, known);
  }
  known = false;
  return {};
}
