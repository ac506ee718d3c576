// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes as text, except for affine objects and locations.
#include "strata/Asm/Eras/OlderForm.h"
#include "strata/Asm/Format/ParameterFormat.h"
#include "strata/Asm/Printer/PrinterDetail.h"
#include "strata/IR/Types/Holes.h"
#include "strata/Support/FloatText.h"
#include "strata/Support/IntegerText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

//===-- Entry points -------------------------------------------------------===//

void Printer::printAttr(Attribute attr, TypeElision elision) {
  if (LLVM_UNLIKELY(!attr))
    return out.put("<<NULL ATTRIBUTE>>");
  AddressKey key{reinterpret_cast<uintptr_t>(attr.getImpl()) |
                 uintptr_t(elision)};
  if (cache && cache->objects.emit(key, out))
    return;
  TextBuffer::Mark mark = out.mark();
  if (!printAlias(attr.getImpl()))
    printAttrImpl(attr, elision);
  if (cache)
    cache->objects.remember(key, out.since(mark));
}

/// Prints an attribute in full, and nested objects through aliases.
void Printer::printAttrImpl(Attribute attr, TypeElision elision) {
  if (attr.getImpl()->depth == 0)
    printAttrBody(attr, elision);
  else
    runWithSufficientStackSpace([&] { printAttrBody(attr, elision); });
}

void Printer::printArrayAttr(Attribute attr) {
  out.put('[');
  bool first = true;
  for (Attribute element : cast<ArrayAttr>(attr)) {
    if (!first)
      out.put(", ");
    first = false;
    printAttr(element, TypeElision::May);
  }
  out.put(']');
}

void Printer::printDynamicAttr(Attribute attr, TypeElision elision) {
  auto dynamic = cast<DynamicAttr>(attr);
  out.put('#');
  printDynamic(dynamic.getDefinition(), dynamic.getParams());
  printTrailingType(attr, elision);
}

void Printer::printOpaque(OpaqueAttr attr, TypeElision elision) {
  if (std::optional<StringRef> hole = getHoleName(attr)) {
    out.put('$');
    return out.put(*hole);
  }
  out.put('#');
  printDialectSymbol(attr.getDialect().getNamespace(), attr.getBody());
  printTrailingType(attr, elision);
}

void Printer::printAttrBody(Attribute attr, TypeElision elision) {
  switch (attr.getKind()) {
  case Kind::UnitAttr:
    return out.put("unit");
  case Kind::IntegerAttr:
    printIntegerAttr(attr);
    return printTrailingType(attr, elision);
  case Kind::FloatAttr:
    printFloat(cast<FloatAttr>(attr).getValue());
    return printTrailingType(attr, elision);
  case Kind::StringAttr:
    out.putQuoted(cast<StringAttr>(attr).getValue());
    return printTrailingType(attr, elision);
  case Kind::ArrayAttr:
    return printArrayAttr(attr);
  case Kind::DictionaryAttr:
    out.put('{');
    printNamedAttrs(cast<DictionaryAttr>(attr).getValue(), {});
    return out.put('}');
  case Kind::SymbolRefAttr:
    return printSymbolRef(attr);
  case Kind::TypeAttr:
    return printType(cast<TypeAttr>(attr).getValue());
  case Kind::AffineMapAttr:
    out.put("affine_map<");
    printAffineMap(cast<AffineMapAttr>(attr).getValue());
    return out.put('>');
  case Kind::IntegerSetAttr:
    out.put("affine_set<");
    printIntegerSet(cast<IntegerSetAttr>(attr).getValue());
    return out.put('>');
  case Kind::StridedLayoutAttr:
    return printStrided(attr);
  case Kind::DenseArrayAttr:
    return printDenseArray(attr);
  case Kind::DistinctAttr:
    return printDistinct(attr);
  case Kind::OpaqueAttr:
    return printOpaque(cast<OpaqueAttr>(attr), elision);
  case Kind::DynamicAttr:
    return printDynamicAttr(attr, elision);
  default:
    break;
  }
  if (auto loc = dyn_cast<LocationAttr>(attr))
    return printLoc(loc, /*allowAlias=*/false);
  if (!isa<ElementsAttr>(attr))
    return out.put("<<UNKNOWN ATTRIBUTE>>");
  printElements(attr);
  printTrailingType(attr, elision);
}

/// The types that need not be written in lists are those that the parser
/// assumes: i64 and f64. An i1 is a word and never has one.
void Printer::printTrailingType(Attribute attr, TypeElision elision) {
  Type type = getAttributeType(attr);
  if (!type || type.getKind() == Kind::NoneType || elision == TypeElision::Must)
    return;
  if (isa<IntegerAttr>(attr) &&
      (type.isSignlessInteger(1) ||
       (elision == TypeElision::May && type.isSignlessInteger(64))))
    return;
  // A float shown as bits is read with its type only; `scratch` has its text.
  if (isa<FloatAttr>(attr) && elision == TypeElision::May && type.isF64() &&
      !StringRef(out.scratch.data(), out.scratch.size()).starts_with("0x"))
    return;
  out.put(" : ");
  printType(type);
}

/// A type or attribute of a loaded dialect, without its sigil:
/// `dialect.name<...>`, or `dialect<name ...>` where the parameters are not in
/// angle brackets.
void Printer::printDynamic(const TypeDefinition &def,
                           ArrayRef<Attribute> params) {
  out.put(LLVM_UNLIKELY(tables.older)
              ? tables.older->getDialectName(*def.dialect)
              : def.dialect->getNamespace());
  TextBuffer::Hold hold(out);
  out.put('.');
  out.put(def.name);
  size_t nameEnd = hold.getText().size();
  printParameters(*this, def, params);
  StringRef body = hold.getText().drop_front(nameEnd);
  if (body.empty() || (body.front() == '<' && body.back() == '>'))
    return;
  hold.set(0, '<');
  out.put('>');
}

/// False if there is nothing to write but the name.
template <typename T> bool Printer::printStripped(T dynamic) {
  if (printAlias(dynamic.getImpl()))
    return true;
  TextBuffer::Mark mark = out.mark();
  runWithSufficientStackSpace([&] {
    printParameters(*this, dynamic.getDefinition(), dynamic.getParams());
  });
  std::optional<StringRef> text = out.since(mark);
  return !text || !text->empty();
}

void Printer::printStrippedAttrOrType(Attribute attr) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  if (!dynamic || !printStripped(dynamic))
    printAttr(attr);
}

void Printer::printStrippedAttrOrType(Type type) {
  auto dynamic = dyn_cast_or_null<DynamicType>(type);
  if (!dynamic || !printStripped(dynamic))
    printType(type);
}

//===-- Numbers ------------------------------------------------------------===//

void Printer::printInteger(const APInt &value, bool isSigned) {
  if (value.getBitWidth() == 0)
    return out.put('0');
  if (value.getBitWidth() > 64) {
    llvm::SmallString<64> text;
    appendInteger(value, isSigned, text);
    return out.put(StringRef(text));
  }
  if (isSigned)
    out.putSigned(value.getSExtValue());
  else
    out.putUnsigned(value.getZExtValue());
}

void Printer::printIntegerAttr(Attribute attr) {
  auto integer = cast<IntegerAttr>(attr);
  Type type = integer.getType();
  if (type.isSignlessInteger(1))
    return printIntElement(integer.getValue(), type);
  printInteger(integer.getValue(), !type.isUnsignedInteger());
}

/// An integer within a list of elements, where every one-bit type is spelled
/// in words.
void Printer::printIntElement(const APInt &value, Type type) {
  if (type.isInteger(1))
    return out.put(value.isZero() ? StringRef("false") : StringRef("true"));
  printInteger(value, !type.isUnsignedInteger());
}

void Printer::printFloat(const APFloat &value) {
  out.scratch.clear();
  strata::printFloat(value, out.scratch);
  out.put(out.scratch);
}

//===-- Names and lists ----------------------------------------------------===//

void Printer::printNamedAttr(StringRef name, Attribute value) {
  out.putKeywordOrString(name);
  if (value && value.getKind() == Kind::UnitAttr)
    return;
  out.put(" = ");
  printAttr(value);
}

void Printer::printNamedAttrs(ArrayRef<NamedAttribute> attrs,
                              ArrayRef<StringRef> elided) {
  bool first = true;
  for (const NamedAttribute &attr : attrs) {
    if (!elided.empty() && llvm::is_contained(elided, attr.getNameRef()))
      continue;
    if (!first)
      out.put(", ");
    first = false;
    printNamedAttr(attr.getNameRef(), attr.getValue());
  }
}

void Printer::printSymbolName(StringRef name) {
  if (name.empty())
    return out.put("@<<INVALID EMPTY SYMBOL>>");
  out.put('@');
  out.putKeywordOrString(name);
}

void Printer::printSymbolRef(Attribute attr) {
  bool first = true;
  for (StringAttr name : cast<SymbolRefAttr>(attr).getPath()) {
    if (!first)
      out.put("::");
    first = false;
    printSymbolName(name.getValue());
  }
}

void Printer::printStrided(Attribute attr) {
  auto strided = cast<StridedLayoutAttr>(attr);
  auto printValue = [&](int64_t value) {
    if (ShapedType::isDynamic(value))
      out.put('?');
    else
      out.putSigned(value);
  };
  out.put("strided<[");
  bool first = true;
  for (int64_t stride : strided.getStrides()) {
    if (!first)
      out.put(", ");
    first = false;
    printValue(stride);
  }
  out.put(']');
  if (strided.getOffset() != 0) {
    out.put(", offset: ");
    printValue(strided.getOffset());
  }
  out.put('>');
}

/// Instances are numbered as they come.
void Printer::printDistinct(Attribute attr) {
  if (isHelper)
    tables.needsOrder = true;
  unsigned id = distinctIds.try_emplace(attr, distinctIds.size()).first->second;
  out.put("distinct[");
  out.putUnsigned(id);
  out.put("]<");
  Attribute referenced = cast<DistinctAttr>(attr).getReferencedAttr();
  if (!isa<UnitAttr>(referenced))
    printAttr(referenced);
  out.put('>');
}

/// True if `body` can follow the dialect's name and a dot: a word, alone or
/// followed by a text in angle brackets that reaches to the end.
static bool isSimpleBody(StringRef body) {
  if (body.empty() || !llvm::isAlpha(body.front()))
    return false;
  StringRef rest = body.drop_while(
      [](char c) { return llvm::isAlnum(c) || c == '.' || c == '_'; });
  return rest.empty() || (rest.front() == '<' && rest.back() == '>');
}

void Printer::printDialectSymbol(StringRef dialect, StringRef body) {
  out.put(dialect);
  if (isSimpleBody(body)) {
    out.put('.');
    return out.put(body);
  }
  out.put('<');
  out.put(body);
  out.put('>');
}

//===-- Elements -----------------------------------------------------------===//

/// The integer of `width` bits in the `size` bytes at `data`, little-endian.
static APInt loadInteger(const uint8_t *data, size_t size, unsigned width) {
  SmallVector<uint64_t, 4> words((size + 7) / 8 + !size, 0);
  for (size_t i = 0; i < size; ++i)
    words[i / 8] |= uint64_t(data[i]) << (i % 8 * 8);
  return APInt(unsigned(words.size() * 64), words).trunc(width);
}

void Printer::printDenseArray(Attribute attr) {
  auto array = cast<DenseArrayAttr>(attr);
  Type type = array.getElementType();
  unsigned width = type.getIntOrFloatBitWidth();
  size_t bytes = (width + 7) / 8;
  const uint8_t *data = array.getRawData().data();
  out.put("array<");
  printType(type);
  for (int64_t i = 0; i < array.getSize(); ++i) {
    out.put(i ? StringRef(", ") : StringRef(": "));
    APInt value = loadInteger(data + size_t(i) * bytes, bytes, width);
    if (auto floatType = dyn_cast<FloatType>(type))
      printFloat(APFloat(floatType.getFloatSemantics(), value));
    else
      printIntElement(value, type);
  }
  out.put('>');
}

/// True if the flags elide large elements and these are large. A splat is never
/// large; both parts of a sparse one are considered.
bool Printer::shouldElide(Attribute elements) const {
  if (!flags.elideElementsIfLarger)
    return false;
  if (auto sparse = dyn_cast<SparseElementsAttr>(elements))
    return shouldElide(sparse.getIndices()) || shouldElide(sparse.getValues());
  bool isSplat = false;
  if (auto dense = dyn_cast<DenseElementsAttr>(elements))
    isSplat = dense.isSplat();
  else if (auto strings = dyn_cast<DenseStringElementsAttr>(elements))
    isSplat = strings.isSplat();
  else
    return false;
  return !isSplat && cast<ElementsAttr>(elements).getType().getNumElements() >
                         *flags.elideElementsIfLarger;
}

/// Elements of any kind, without their type.
void Printer::printElements(Attribute attr) {
  if (shouldElide(attr))
    return out.put("dense_resource<__elided__>");
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    ResourceBlob &blob = resource.getBlob();
    if (isHelper)
      tables.needsOrder = true;
    if (seenResources.insert(&blob).second)
      resources.push_back(&blob);
    out.put("dense_resource<");
    out.putKeywordOrString(blob.key);
    return out.put('>');
  }
  auto sparse = dyn_cast<SparseElementsAttr>(attr);
  if (!sparse) {
    out.put("dense<");
    printDense(attr, /*allowHex=*/true);
    return out.put('>');
  }
  out.put("sparse<");
  if (sparse.getIndices().getNumElements() != 0) {
    printDense(sparse.getIndices(), /*allowHex=*/false);
    out.put(", ");
    printDense(sparse.getValues(), /*allowHex=*/true);
  }
  out.put('>');
}

void Printer::printDense(Attribute attr, bool allowHex) {
  if (isa<DenseElementsAttr>(attr))
    return printDenseIntOrFloat(attr, allowHex);
  auto strings = dyn_cast<DenseStringElementsAttr>(attr);
  if (!strings)
    return out.put("<<UNKNOWN ELEMENTS>>");
  printElementList(strings.isSplat(), strings.getType(), [&](size_t index) {
    out.putQuoted(strings.getValues()[index]);
  });
}

/// Element `index` of dense complex numbers. The reference tool looks for the
/// parts of a `complex<i1>` in neighbouring bits, though each has a byte; files
/// have to look the same, so it is done likewise here.
static APInt loadComplexPart(DenseElementsAttr dense, unsigned width,
                             size_t index) {
  ArrayRef<uint8_t> data = dense.getRawData();
  if (width == 1)
    return APInt(1, data[index / 8] >> (index % 8) & 1);
  size_t bytes = (width + 7) / 8;
  return loadInteger(data.data() + index * bytes, bytes, width);
}

void Printer::printDenseIntOrFloat(Attribute attr, bool allowHex) {
  auto dense = cast<DenseElementsAttr>(attr);
  ShapedType type = dense.getType();
  Type element = type.getElementType();
  if (!dense.isSplat() && allowHex && flags.hexElementsIfLarger >= 0 &&
      type.getNumElements() > flags.hexElementsIfLarger) {
    out.put("\"0x");
    out.putHex(dense.getRawData());
    return out.put('"');
  }
  if (isa<FloatType>(element))
    return printElementList(dense.isSplat(), type, [&](size_t index) {
      printFloat(dense.getFloatElement(index));
    });
  auto complex = dyn_cast<ComplexType>(element);
  if (!complex)
    return printElementList(dense.isSplat(), type, [&](size_t index) {
      printIntElement(dense.getIntElement(index), element);
    });
  Type part = complex.getElementType();
  auto printPart = [&](size_t index) {
    APInt value = loadComplexPart(dense, part.getIntOrFloatBitWidth(), index);
    if (auto floatType = dyn_cast<FloatType>(part))
      printFloat(APFloat(floatType.getFloatSemantics(), value));
    else
      printIntElement(value, part);
  };
  printElementList(dense.isSplat(), type, [&](size_t index) {
    out.put('(');
    printPart(2 * index);
    out.put(',');
    printPart(2 * index + 1);
    out.put(')');
  });
}

/// Elements in brackets nested as the shape says; of a splat just the one. A
/// bracket opens or closes wherever the index passes a multiple of the size of
/// the inner dimensions.
void Printer::printElementList(bool isSplat, Type type,
                               function_ref<void(size_t)> printElement) {
  if (isSplat)
    return printElement(0);
  ArrayRef<int64_t> shape = cast<ShapedType>(type).getShape();
  size_t count = size_t(cast<ShapedType>(type).getNumElements());
  if (count == 0)
    return;
  SmallVector<size_t, 4> sizes;
  for (size_t size = 1, i = shape.size(); i-- > 0;)
    sizes.push_back(size *= size_t(shape[i]));
  for (size_t index = 0; index < count; ++index) {
    if (index)
      out.put(", ");
    for (size_t size : sizes)
      if (index % size == 0)
        out.put('[');
    printElement(index);
    for (size_t size : sizes)
      if ((index + 1) % size == 0)
        out.put(']');
  }
}
