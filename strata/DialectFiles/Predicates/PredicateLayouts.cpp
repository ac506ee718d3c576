// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of predicates about layouts and sizes of types, and methods of affine maps
// and expressions.
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using Tag = PredicateValue::Tag;
using F = BuiltinFunction;

/// A pair of the strides, a list, and the offset; null if the layout is not strided.
PredicateValue PredicateEvaluator::stridesAndOffset(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return fail("expected a ranked memref");
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(memref.getStridesAndOffset(strides, offset)))
    return PredicateValue();
  MutableArrayRef<int64_t> kept = allocate<int64_t>(strides.size());
  llvm::copy(strides, kept.begin());
  MutableArrayRef<PredicateValue> pair = allocate<PredicateValue>(2);
  pair[0] = PredicateValue::getInts(kept);
  pair[1] = integer(offset);
  return PredicateValue::getArray(pair);
}

/// An attribute, or null.
static bool asAttr(PredicateValue value, Attribute &attr) {
  attr = {};
  if (value.getTag() == Tag::AffineMap)
    attr = AffineMapAttr::get(AffineMap(value.getPointer<const AttrStorage>()));
  else if (value.getTag() == Tag::Attribute)
    attr = value.getAttr();
  else
    return value.isNull();
  return true;
}

/// `MemRefType::get(shape, elementType, layout, memorySpace)`.
PredicateValue PredicateEvaluator::makeMemRef(ArrayRef<PredicateValue> args) {
  ArrayRef<int64_t> shape;
  Type element;
  Attribute layout, space;
  steps += TypeSteps;
  if (!asInts(args[0], shape) || !asType(args[1], element) ||
      (args.size() > 2 && !asAttr(args[2], layout)) ||
      (args.size() > 3 && !asAttr(args[3], space)))
    return fail(WrongArgs);
  MemRefType type = MemRefType::getChecked([] { return InFlightDiagnostic(); },
                                           shape, element, layout, space);
  return type ? PredicateValue(Type(type)) : fail("invalid memref type");
}

/// `StridedLayoutAttr::get(context, offset, strides)`.
PredicateValue
PredicateEvaluator::makeStridedLayout(ArrayRef<PredicateValue> args) {
  ArrayRef<int64_t> strides;
  int64_t offset;
  if (args[0].getTag() != Tag::Context || !asInt(args[1], offset) ||
      !asInts(args[2], strides))
    return fail(WrongArgs);
  return Attribute(
      StridedLayoutAttr::get(args[0].getPointer<Context>(), offset, strides));
}

/// `AffineMap::getMinorIdentityMap(dims, results, context)` and
/// `AffineMap::getMultiDimIdentityMap(dims, context)`.
PredicateValue
PredicateEvaluator::makeIdentityMap(F function, ArrayRef<PredicateValue> args) {
  int64_t dims, results;
  constexpr int64_t maxDims = 1024;
  bool isMinor = function == F::GetMinorIdentityMap;
  if (!asInt(args[0], dims) || !asInt(args[isMinor ? 1 : 0], results) ||
      args.back().getTag() != Tag::Context)
    return fail(WrongArgs);
  if (dims < 0 || dims > maxDims || results < 0 || results > dims)
    return fail(OutOfRange);
  AffineMap map = AffineMap::getMinorIdentityMap(
      unsigned(dims), unsigned(results), args.back().getPointer<Context>());
  return PredicateValue(Tag::AffineMap, map.getAsOpaquePointer());
}

/// The bits of a value of `type`; `getIndexBits` gives those of an index.
static std::optional<int64_t>
getSizeInBits(Type type, function_ref<int64_t(Type)> getIndexBits,
              unsigned depth = 0) {
  if (type.isIndex())
    return getIndexBits(type);
  if (type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  constexpr unsigned maxDepth = 8;
  int64_t count = 2;
  if (auto vector = dyn_cast<VectorType>(type)) {
    count = vector.getNumElements();
    type = vector.getElementType();
  } else if (auto complex = dyn_cast<ComplexType>(type)) {
    type = complex.getElementType();
  } else {
    return std::nullopt;
  }
  std::optional<int64_t> element =
      depth < maxDepth ? getSizeInBits(type, getIndexBits, depth + 1)
                       : std::nullopt;
  int64_t bits;
  if (!element || llvm::MulOverflow(*element, count, bits))
    return std::nullopt;
  return bits;
}

/// The word of a case of an enumeration.
PredicateValue PredicateEvaluator::stringifyEnum(PredicateValue value) {
  auto attr = value.getTag() == Tag::Attribute
                  ? dyn_cast<DynamicAttr>(value.getAttr())
                  : DynamicAttr();
  int64_t number;
  if (!attr || !attr.getDefinition().enumeration || !asInt(value, number))
    return fail("expected a case of an enumeration");
  std::string word =
      attr.getDefinition().enumeration->stringify(uint64_t(number));
  return PredicateValue::getString(StringRef(word).copy(memory()));
}

/// The operation that the name or symbol reference `name` means near `from`.
PredicateValue PredicateEvaluator::lookupSymbol(PredicateValue from,
                                                PredicateValue name) {
  StringRef text;
  if (!symbolTables)
    return fail("symbols cannot be looked up here");
  if (from.getTag() != Tag::Operation)
    return fail("expected an operation");
  auto *op = from.getPointer<Operation>();
  if (name.getTag() == Tag::Attribute)
    if (auto reference = dyn_cast<SymbolRefAttr>(name.getAttr()))
      return symbolTables->lookupNearestSymbolFrom(op, reference);
  if (!asString(name, text))
    return fail("expected a symbol reference");
  return symbolTables->lookupNearestSymbolFrom(
      op, StringAttr::get(op->getContext(), text));
}

PredicateValue
PredicateEvaluator::callLayoutFunction(F function, int64_t payload,
                                       ArrayRef<PredicateValue> args) {
  Type type;
  int64_t number;
  switch (function) {
  case F::GetStridesAndOffset:
    return asType(args[0], type) ? stridesAndOffset(type)
                                 : fail("expected a type");
  case F::TypeSizeInBits: {
    // The data layout is that of an operation around this one.
    auto getIndexBits = [&](Type index) -> int64_t {
      noteLook();
      DataLayout layout = op ? DataLayout::closest(op) : DataLayout();
      return int64_t(layout.getTypeSizeInBits(index).getFixedValue());
    };
    std::optional<int64_t> bits = asType(args[0], type)
                                      ? getSizeInBits(type, getIndexBits)
                                      : std::nullopt;
    return bits ? integer(*bits) : fail("the type has no known size");
  }
  case F::StringifyEnum:
    return stringifyEnum(args[0]);
  case F::LookupSymbol:
    noteLook();
    return lookupSymbol(args[0], args[1]);
  case F::GetMemRef:
    return makeMemRef(args);
  case F::GetStridedLayout:
    return makeStridedLayout(args);
  case F::GetMinorIdentityMap:
  case F::GetIdentityMap:
    return makeIdentityMap(function, args);
  case F::GetConstantInt:
    if (args[0].getTag() == Tag::Value) {
      noteLook();
      std::optional<int64_t> constant =
          getConstantIntValue(OpFoldResult(args[0].getValue()));
      return constant ? integer(*constant) : PredicateValue();
    }
    return asInt(args[0], number) ? integer(number) : PredicateValue();
  case F::GetConstantInts:
    return getConstantInts(args[0]);
  case F::GetConstantFloats:
    return getConstantFloats(args[0]);
  default:
    return makeType(function, payload, args);
  }
}

//===-- Methods ------------------------------------------------------------===//

static PredicateValue ofExpr(AffineExpr expr) {
  return PredicateValue(Tag::AffineExpr, expr.getAsOpaquePointer());
}

PredicateValue PredicateEvaluator::mapMethod(PredicateMethod method,
                                             PredicateValue object,
                                             ArrayRef<PredicateValue> args,
                                             bool &known) {
  using M = PredicateMethod;
  AffineMap map(object.getPointer<const AttrStorage>());
  int64_t index = -1;
  bool hasIndex = args.size() == 1 && asInt(args[0], index);
  bool isResult =
      hasIndex && index >= 0 && index < int64_t(map.getNumResults());
  switch (method) {
  case M::isIdentity:
    return boolean(map.isIdentity());
  case M::isMinorIdentity:
    return boolean(map.isMinorIdentity());
  case M::isPermutation:
    return boolean(map.isPermutation());
  case M::isProjectedPermutation:
    return boolean(map.isProjectedPermutation(hasIndex && index));
  case M::isConstant:
    return boolean(map.isConstant());
  case M::isFunctionOfDim:
    return hasIndex && index >= 0
               ? boolean(map.isFunctionOfDim(unsigned(index)))
               : fail(WrongArgs);
  case M::getNumDims:
    return integer(map.getNumDims());
  case M::getNumSymbols:
    return integer(map.getNumSymbols());
  case M::getNumInputs:
    return integer(map.getNumInputs());
  case M::getNumResults:
    return integer(map.getNumResults());
  case M::getResult:
    return isResult ? ofExpr(map.getResult(unsigned(index))) : fail(OutOfRange);
  case M::getResults: {
    MutableArrayRef<PredicateValue> list =
        allocate<PredicateValue>(map.getNumResults());
    for (auto [to, expr] : llvm::zip_equal(list, map.getResults()))
      to = ofExpr(expr);
    return PredicateValue::getArray(list);
  }
  case M::getDimPosition: {
    AffineExpr expr = isResult ? map.getResult(unsigned(index)) : AffineExpr();
    if (!isResult)
      return fail(OutOfRange);
    return expr.getKind() == AffineExprKind::DimId ? integer(expr.getValue())
                                                   : fail("no dimension");
  }
  default:
    known = false;
    return {};
  }
}

PredicateValue PredicateEvaluator::affineMethod(PredicateMethod method,
                                                PredicateValue object,
                                                ArrayRef<PredicateValue> args,
                                                bool &known) {
  using M = PredicateMethod;
  if (object.getTag() == Tag::AffineMap)
    return mapMethod(method, object, args, known);
  AffineExpr expr(object.getPointer<const AttrStorage>());
  AffineExprKind kind = expr.getKind();
  bool isLeaf = kind == AffineExprKind::DimId ||
                kind == AffineExprKind::SymbolId ||
                kind == AffineExprKind::Constant;
  int64_t dim;
  switch (method) {
  case M::getKind:
    return integer(int64_t(kind));
  case M::isConstant:
    return boolean(expr.isConstant());
  case M::getPosition:
  case M::getValue:
    return isLeaf ? integer(expr.getValue()) : fail("expected a leaf");
  case M::isFunctionOfDim:
    return args.size() == 1 && asInt(args[0], dim) && dim >= 0
               ? boolean(expr.isFunctionOfDim(unsigned(dim)))
               : fail(WrongArgs);
  default:
    known = false;
    return {};
  }
}
