// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes as text of C++.
#include "strata/IR/Diagnostics.h"
#include "strata/Target/Cpp/EmitterDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::cpp;

//===-- Text ---------------------------------------------------------------===//

IndentedText &IndentedText::operator<<(StringRef piece) {
  while (!piece.empty()) {
    auto [line, rest] = piece.split('\n');
    bool hasLineFeed = line.size() < piece.size();
    if (isLineStart && !line.empty())
      text.append(size_t(2) * depth, ' ');
    text += line;
    if (hasLineFeed)
      text += '\n';
    isLineStart = hasLineFeed;
    piece = rest;
  }
  return *this;
}

//===-- Types --------------------------------------------------------------===//

/// Empty for widths that C has no type of.
static std::string getIntegerTypeText(IntegerType type) {
  unsigned width = unsigned(type.getWidth());
  if (width == 1)
    return "bool";
  if (!llvm::is_contained({8u, 16u, 32u, 64u}, width))
    return {};
  return (type.isUnsigned() ? "uint" : "int") + std::to_string(width) + "_t";
}

/// Empty for types that C++ does not have.
static StringRef getFloatTypeText(Type type) {
  if (isa<Float16Type>(type))
    return "_Float16";
  if (isa<BFloat16Type>(type))
    return "__bf16";
  if (isa<Float32Type>(type))
    return "float";
  return isa<Float64Type>(type) ? "double" : "";
}

/// The text of a type without components; empty for others.
static StringRef getSimpleTypeText(Type type) {
  if (isa<IndexType, emitc::SizeTType>(type))
    return "size_t";
  if (isa<emitc::SignedSizeTType>(type))
    return "ssize_t";
  if (isa<emitc::PtrDiffTType>(type))
    return "ptrdiff_t";
  auto opaque = dyn_cast<emitc::OpaqueType>(type);
  return opaque ? opaque.getValue() : "";
}

LogicalResult Emitter::emitType(Location loc, Type type) {
  if (StringRef simple = getSimpleTypeText(type); !simple.empty()) {
    os << simple;
    return success();
  }
  if (auto integer = dyn_cast<IntegerType>(type)) {
    std::string text = getIntegerTypeText(integer);
    if (text.empty())
      return emitError(loc, "cannot emit integer type ") << type;
    os << text;
    return success();
  }
  if (isa<FloatType>(type)) {
    StringRef text = getFloatTypeText(type);
    if (text.empty())
      return emitError(loc, "cannot emit float type ") << type;
    os << text;
    return success();
  }
  if (auto pointer = dyn_cast<emitc::PointerType>(type)) {
    if (isa<emitc::ArrayType>(pointer.getPointee()))
      return emitError(loc, "cannot emit pointer to array type ") << type;
    if (failed(emitType(loc, pointer.getPointee())))
      return failure();
    os << "*";
    return success();
  }
  if (auto place = dyn_cast<emitc::LValueType>(type))
    return emitType(loc, place.getValueType());
  if (isa<emitc::ArrayType>(type))
    return emitDeclaration(loc, type, "");
  if (auto tuple = dyn_cast<TupleType>(type))
    return emitTupleType(loc, tuple.getTypes());
  if (isa<UnrankedTensorType>(type))
    return emitError(loc, "cannot emit unranked tensor type");
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return emitError(loc, "cannot emit type ") << type;
  if (!tensor.hasStaticShape())
    return emitError(loc, "cannot emit tensor type with non static shape");
  os << "Tensor<";
  if (failed(emitType(loc, tensor.getElementType())))
    return failure();
  for (int64_t size : tensor.getShape())
    os << ", " << std::to_string(size);
  os << ">";
  return success();
}

LogicalResult Emitter::emitTupleType(Location loc, TypeRange types) {
  os << "std::tuple<";
  bool isFirst = true;
  for (Type type : types) {
    os << (isFirst ? "" : ", ");
    isFirst = false;
    if (failed(emitType(loc, type)))
      return failure();
  }
  os << ">";
  return success();
}

LogicalResult Emitter::emitTypes(Location loc, TypeRange types) {
  if (types.empty()) {
    os << "void";
    return success();
  }
  return types.size() == 1 ? emitType(loc, types.front())
                           : emitTupleType(loc, types);
}

LogicalResult Emitter::emitDeclaration(Location loc, Type type,
                                       StringRef name) {
  auto array = dyn_cast<emitc::ArrayType>(type);
  if (failed(emitType(loc, array ? array.getElementType() : type)))
    return failure();
  os << (name.empty() ? "" : " ") << name;
  if (array)
    for (int64_t size : array.getShape())
      os << "[" << std::to_string(size) << "]";
  return success();
}

//===-- Attributes ---------------------------------------------------------===//

void Emitter::emitInteger(Type type, const APInt &value) {
  auto integer = dyn_cast<IntegerType>(type);
  if (integer && integer.getWidth() == 1) {
    os << (value.isZero() ? "false" : "true");
    return;
  }
  bool isSigned = !integer || !integer.isUnsigned();
  if (isSigned && value.getBitWidth() == 64 && value.isMinSignedValue()) {
    // The literal without its sign would be too large for the type.
    os << "(-9223372036854775807 - 1)";
    return;
  }
  SmallString<32> text;
  value.toString(text, 10, isSigned);
  os << text;
}

LogicalResult Emitter::emitFloat(Location loc, Type type,
                                 const APFloat &value) {
  if (getFloatTypeText(type).empty())
    return emitError(
        loc, "expected floating point attribute to be f16, bf16, f32 or f64");
  if (value.isNaN() || value.isInfinity()) {
    os << (value.isNaN()        ? "NAN"
           : value.isNegative() ? "-INFINITY"
                                : "INFINITY");
    return success();
  }
  SmallString<32> text;
  value.toString(text, /*FormatPrecision=*/0, /*FormatMaxPadding=*/0,
                 /*TruncateZero=*/false);
  os << text;
  if (isa<Float16Type>(type))
    os << "f16";
  else if (isa<BFloat16Type>(type))
    os << "bf16";
  else if (isa<Float32Type>(type))
    os << "f";
  return success();
}

LogicalResult Emitter::emitElements(Location loc, DenseElementsAttr elements) {
  Type type = elements.getElementType();
  os << "{";
  bool isFirst = true;
  for (Attribute element : elements.getValues<Attribute>()) {
    os << (isFirst ? "" : ", ");
    isFirst = false;
    if (auto number = dyn_cast<FloatAttr>(element)) {
      if (failed(emitFloat(loc, type, number.getValue())))
        return failure();
    } else {
      emitInteger(type, cast<IntegerAttr>(element).getValue());
    }
  }
  os << "}";
  return success();
}

LogicalResult Emitter::emitAttribute(Location loc, Attribute attr) {
  if (auto number = dyn_cast<IntegerAttr>(attr)) {
    emitInteger(number.getType(), number.getValue());
    return success();
  }
  if (auto number = dyn_cast<FloatAttr>(attr))
    return emitFloat(loc, number.getType(), number.getValue());
  if (auto elements = dyn_cast<DenseElementsAttr>(attr))
    if (isa<IntegerType, IndexType, FloatType>(elements.getElementType()))
      return emitElements(loc, elements);
  if (auto opaque = dyn_cast<emitc::OpaqueAttr>(attr)) {
    os << opaque.getValue();
    return success();
  }
  if (auto symbol = dyn_cast<SymbolRefAttr>(attr)) {
    os << symbol.getRootReference().getValue();
    return success();
  }
  if (auto type = dyn_cast<TypeAttr>(attr))
    return emitType(loc, type.getValue());
  return emitError(loc, "cannot emit attribute: ") << attr;
}
