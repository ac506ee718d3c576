// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Encodes builtin types and attributes as fields. A sink consumes the fields:
// the numbering visits the types and attributes among them, the writer turns
// all of them into bytes. Both see the fields in the same order.
#ifndef STRATA_BYTECODE_ENCODERDETAIL_H
#define STRATA_BYTECODE_ENCODERDETAIL_H

#include "strata/Bytecode/FormatDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/Location.h"

namespace strata::bytecode {

/// The code of a float type; std::nullopt for those that are written as text.
std::optional<TypeCode> getFloatCode(FloatType type);

/// Whether a type, or attribute, of the builtin dialect has fields; others are text.
bool hasFields(Type type);
bool hasFields(Attribute attr);

/// Encodes objects with fields. `Sink` has the functions
///   code(TypeCode or AttrCode), number(uint64_t), signedNumber(int64_t),
///   byte(uint8_t), type(Type), attr(Attribute), location(Location),
///   string(StringRef), blob(ArrayRef<uint8_t>), integer(APInt),
///   resource(ResourceBlob &)
template <typename Sink> class Encoder {
public:
  Encoder(Context *ctx, Sink &sink) : ctx(ctx), sink(sink) {}
  void encode(Type type);
  void encode(Attribute attr);
  void encode(Location loc);

private:
  void types(ArrayRef<Type> list) {
    sink.number(list.size());
    for (Type type : list)
      sink.type(type);
  }
  void shape(ArrayRef<int64_t> list) {
    sink.number(list.size());
    for (int64_t dim : list)
      sink.signedNumber(dim);
  }
  void encodeShaped(ShapedType type);
  void encodeMemRef(MemRefType type);
  void encodeElements(ElementsAttr attr);
  void encodeDictionary(DictionaryAttr attr);
  void encodeSymbol(SymbolRefAttr attr);
  void encodeRange(FileLineColRange range);
  void encodeFused(FusedLoc loc);

  Context *ctx;
  Sink &sink;
};

template <typename Sink> void Encoder<Sink>::encodeMemRef(MemRefType type) {
  Attribute space = type.getMemorySpace(), layout = type.getLayout();
  sink.code(space ? TypeCode::MemRefWithSpace : TypeCode::MemRef);
  if (space)
    sink.attr(space);
  shape(type.getShape());
  sink.type(type.getElementType());
  // The identity is written too.
  sink.attr(layout ? layout
                   : AffineMapAttr::get(AffineMap::getMultiDimIdentityMap(
                         unsigned(type.getRank()), ctx)));
}

template <typename Sink> void Encoder<Sink>::encodeShaped(ShapedType type) {
  if (auto memref = dyn_cast<MemRefType>(type))
    return encodeMemRef(memref);
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    Attribute encoding = tensor.getEncoding();
    sink.code(encoding ? TypeCode::RankedTensorWithEncoding
                       : TypeCode::RankedTensor);
    if (encoding)
      sink.attr(encoding);
    shape(type.getShape());
  } else if (auto vector = dyn_cast<VectorType>(type)) {
    sink.code(vector.isScalable() ? TypeCode::ScalableVector
                                  : TypeCode::Vector);
    if (vector.isScalable()) {
      sink.number(vector.getScalableDims().size());
      for (bool isScalable : vector.getScalableDims())
        sink.byte(isScalable);
    }
    shape(type.getShape());
  } else if (auto memref = dyn_cast<UnrankedMemRefType>(type)) {
    Attribute space = memref.getMemorySpace();
    sink.code(space ? TypeCode::UnrankedMemRefWithSpace
                    : TypeCode::UnrankedMemRef);
    if (space)
      sink.attr(space);
  } else {
    sink.code(TypeCode::UnrankedTensor);
  }
  sink.type(type.getElementType());
}

template <typename Sink> void Encoder<Sink>::encode(Type type) {
  switch (type.getKind()) {
  case Kind::IntegerType: {
    auto integer = cast<IntegerType>(type);
    sink.code(TypeCode::Integer);
    return sink.number(uint64_t(integer.getWidth()) << 2 |
                       integer.getSignedness());
  }
  case Kind::IndexType:
    return sink.code(TypeCode::Index);
  case Kind::NoneType:
    return sink.code(TypeCode::None);
  case Kind::FloatType:
    return sink.code(*getFloatCode(cast<FloatType>(type)));
  case Kind::FunctionType:
    sink.code(TypeCode::Function);
    types(cast<FunctionType>(type).getInputs());
    return types(cast<FunctionType>(type).getResults());
  case Kind::ComplexType:
    sink.code(TypeCode::Complex);
    return sink.type(cast<ComplexType>(type).getElementType());
  case Kind::TupleType:
    sink.code(TypeCode::Tuple);
    return types(cast<TupleType>(type).getTypes());
  default:
    return encodeShaped(cast<ShapedType>(type));
  }
}

template <typename Sink> void Encoder<Sink>::encodeElements(ElementsAttr attr) {
  if (auto dense = dyn_cast<DenseElementsAttr>(attr)) {
    sink.code(AttrCode::DenseElements);
    sink.type(attr.getType());
    return sink.blob(dense.getRawData());
  }
  if (auto strings = dyn_cast<DenseStringElementsAttr>(attr)) {
    sink.code(AttrCode::DenseStrings);
    sink.type(attr.getType());
    sink.number(strings.isSplat());
    for (StringRef value : strings.getValues())
      sink.string(value);
    return;
  }
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    sink.code(AttrCode::DenseResource);
    sink.type(attr.getType());
    return sink.resource(resource.getBlob());
  }
  auto sparse = cast<SparseElementsAttr>(attr);
  sink.code(AttrCode::SparseElements);
  sink.type(attr.getType());
  sink.attr(sparse.getIndices());
  sink.attr(sparse.getValues());
}

template <typename Sink> void Encoder<Sink>::encodeSymbol(SymbolRefAttr attr) {
  ArrayRef<StringAttr> path = attr.getPath();
  sink.code(path.size() == 1 ? AttrCode::FlatSymbolRef : AttrCode::SymbolRef);
  sink.attr(path.front());
  if (path.size() == 1)
    return;
  sink.number(path.size() - 1);
  for (StringAttr nested : path.drop_front())
    sink.attr(FlatSymbolRefAttr::get(nested));
}

template <typename Sink>
void Encoder<Sink>::encodeDictionary(DictionaryAttr attr) {
  sink.code(AttrCode::Dictionary);
  sink.number(attr.size());
  for (const NamedAttribute &entry : attr) {
    sink.attr(entry.getName());
    sink.attr(entry.getValue());
  }
}

template <typename Sink> void Encoder<Sink>::encode(Attribute attr) {
  switch (attr.getKind()) {
  case Kind::ArrayAttr:
    sink.code(AttrCode::Array);
    sink.number(cast<ArrayAttr>(attr).size());
    for (Attribute element : cast<ArrayAttr>(attr))
      sink.attr(element);
    return;
  case Kind::DictionaryAttr:
    return encodeDictionary(cast<DictionaryAttr>(attr));
  case Kind::StringAttr: {
    auto string = cast<StringAttr>(attr);
    bool hasType = !isa<NoneType>(string.getType());
    sink.code(hasType ? AttrCode::TypedString : AttrCode::String);
    sink.string(string.getValue());
    if (hasType)
      sink.type(string.getType());
    return;
  }
  case Kind::SymbolRefAttr:
    return encodeSymbol(cast<SymbolRefAttr>(attr));
  case Kind::TypeAttr:
    sink.code(AttrCode::Type);
    return sink.type(cast<TypeAttr>(attr).getValue());
  case Kind::UnitAttr:
    return sink.code(AttrCode::Unit);
  case Kind::IntegerAttr:
    sink.code(AttrCode::Integer);
    sink.type(cast<IntegerAttr>(attr).getType());
    return sink.integer(cast<IntegerAttr>(attr).getValue());
  case Kind::FloatAttr:
    sink.code(AttrCode::Float);
    sink.type(cast<FloatAttr>(attr).getType());
    return sink.integer(cast<FloatAttr>(attr).getValue().bitcastToAPInt());
  case Kind::DenseArrayAttr: {
    auto array = cast<DenseArrayAttr>(attr);
    sink.code(AttrCode::DenseArray);
    sink.type(array.getElementType());
    sink.number(uint64_t(array.getSize()));
    return sink.blob(array.getRawData());
  }
  case Kind::DistinctAttr:
    sink.code(AttrCode::Distinct);
    return sink.attr(cast<DistinctAttr>(attr).getReferencedAttr());
  default:
    return encodeElements(cast<ElementsAttr>(attr));
  }
}

template <typename Sink>
void Encoder<Sink>::encodeRange(FileLineColRange range) {
  uint32_t line = range.getStartLine(), column = range.getStartColumn();
  uint32_t endLine = range.getEndLine(), endColumn = range.getEndColumn();
  if (range.isPosition()) {
    sink.code(AttrCode::FileLineColLoc);
    sink.attr(range.getFilename());
    sink.number(line);
    return sink.number(column);
  }
  sink.code(AttrCode::FileLineColRange);
  sink.attr(range.getFilename());
  bool hasEndLine = endLine != line;
  sink.number(hasEndLine ? 4 : 3);
  sink.number(line);
  sink.number(column);
  if (hasEndLine)
    sink.number(endLine);
  sink.number(endColumn);
}

template <typename Sink> void Encoder<Sink>::encodeFused(FusedLoc loc) {
  Attribute metadata = loc.getMetadata();
  SmallVector<Location, 8> parts = loc.getFlattened();
  sink.code(metadata ? AttrCode::FusedLocWithMetadata : AttrCode::FusedLoc);
  sink.number(parts.size());
  for (Location part : parts)
    sink.location(part);
  if (metadata)
    sink.attr(metadata);
}

template <typename Sink> void Encoder<Sink>::encode(Location loc) {
  if (loc.isPacked()) {
    sink.code(AttrCode::FileLineColLoc);
    sink.attr(ctx->getFileName(loc.getPackedFile()));
    sink.number(loc.getPackedLine());
    return sink.number(loc.getPackedColumn());
  }
  LocationAttr attr = loc.getAttrOrNull();
  if (!attr || isa<UnknownLoc>(attr))
    return sink.code(AttrCode::UnknownLoc);
  if (auto range = dyn_cast<FileLineColRange>(attr))
    return encodeRange(range);
  if (auto fused = dyn_cast<FusedLoc>(attr))
    return encodeFused(fused);
  if (auto name = dyn_cast<NameLoc>(attr)) {
    sink.code(AttrCode::NameLoc);
    sink.attr(name.getName());
    return sink.location(name.getChildLoc());
  }
  auto call = cast<CallSiteLoc>(attr);
  sink.code(AttrCode::CallSiteLoc);
  sink.location(call.getCallee());
  sink.location(call.getCaller());
}

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_ENCODERDETAIL_H
