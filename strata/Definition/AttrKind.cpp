// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/AttrKind.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <cstring>

using namespace strata;

/// Whether `array` has sizes only: `-5` cannot be written.
static bool isShape(DenseArrayAttr array) {
  ArrayRef<uint8_t> bytes = array.getRawData();
  for (; !bytes.empty(); bytes = bytes.drop_front(sizeof(int64_t))) {
    int64_t size;
    std::memcpy(&size, bytes.data(), sizeof(size));
    if (size < 0 && !ShapedType::isDynamic(size))
      return false;
  }
  return true;
}

static bool isFalse(Attribute attr) {
  auto flag = dyn_cast<BoolAttr>(attr);
  return flag && !flag.getValue();
}

bool AttrKind::canHold(strata::Attribute attr) const {
  switch (tag) {
  case Tag::Attribute: {
    if (isFlat)
      return isa<FlatSymbolRefAttr>(attr);
    if (!definition)
      return !builtin || builtin->matches(attr);
    auto dynamic = dyn_cast<DynamicAttr>(attr);
    return dynamic && &dynamic.getDefinition() == definition;
  }
  case Tag::Number:
    if (auto integer = dyn_cast<IntegerAttr>(attr))
      return integer.getType() == type;
    if (auto number = dyn_cast<FloatAttr>(attr))
      return number.getType() == type;
    return false;
  case Tag::Bool:
    return isa<BoolAttr>(attr);
  case Tag::String:
    return isa<StringAttr>(attr);
  case Tag::Symbol: {
    auto name = dyn_cast<StringAttr>(attr);
    return name && !name.getValue().empty();
  }
  case Tag::Type: {
    auto wrapped = dyn_cast<TypeAttr>(attr);
    if (!wrapped || !definition)
      return wrapped && (!builtin || builtin->matches(attr));
    auto dynamic = dyn_cast<DynamicType>(wrapped.getValue());
    return dynamic && &dynamic.getDefinition() == definition;
  }
  case Tag::Enum: {
    auto integer = dyn_cast<IntegerAttr>(attr);
    return integer && integer.getType() == enumeration->type &&
           enumeration->isValid(integer.getValue().getZExtValue());
  }
  case Tag::Dense:
  case Tag::Shape: {
    auto array = dyn_cast<DenseArrayAttr>(attr);
    return array && array.getElementType() == type &&
           (tag == Tag::Dense || isShape(array));
  }
  case Tag::Elements: {
    auto elements = dyn_cast<DenseElementsAttr>(attr);
    return elements && isa<RankedTensorType>(Type(elements.getType())) &&
           elements.getType().getRank() == 1 &&
           elements.getType().getElementType() == type;
  }
  case Tag::Array: {
    auto array = dyn_cast<ArrayAttr>(attr);
    return array && llvm::all_of(array.getValue(), [&](auto entry) {
             return element->canHold(entry);
           });
  }
  case Tag::Unit:
    return isa<UnitAttr>(attr) || (isFlag && isFalse(attr));
  case Tag::AffineMap:
    return isa<AffineMapAttr>(attr);
  }
  llvm_unreachable("all kinds are handled");
}

bool AttrKind::canStore(strata::Attribute attr) const {
  switch (tag) {
  case Tag::Number:
    return isa<FloatType>(type) ? isa<FloatAttr>(attr) : isa<IntegerAttr>(attr);
  case Tag::Type:
    return isa<TypeAttr>(attr);
  case Tag::Symbol:
    return isa<StringAttr>(attr);
  case Tag::Shape:
    return isa<DenseArrayAttr>(attr);
  case Tag::Array:
    return isa<ArrayAttr>(attr);
  default:
    return canHold(attr);
  }
}

/// `i32`, `ui8`, `index`, `bf16`, ...; null for anything else.
static Type parseNumberType(StringRef text, Context *ctx) {
  if (text == "index")
    return IndexType::get(ctx);
  StringRef digits = text;
  auto sign = digits.consume_front("s")   ? IntegerType::Signed
              : digits.consume_front("u") ? IntegerType::Unsigned
                                          : IntegerType::Signless;
  unsigned width = 0;
  if (digits.consume_front("i") && !digits.getAsInteger(10, width) &&
      width > 0 && width <= 64)
    return IntegerType::get(ctx, width, sign);
  if (text == "bf16")
    return FloatType::getBF16(ctx);
  if (text == "f16")
    return FloatType::getF16(ctx);
  if (text == "f32")
    return FloatType::getF32(ctx);
  if (text == "f64")
    return FloatType::getF64(ctx);
  return {};
}

/// A name with its argument in angle brackets, if `text` is that.
static bool takeArgument(StringRef text, StringRef name, StringRef &argument) {
  if (!text.consume_front(name) || !text.consume_front("<") ||
      !text.consume_back(">"))
    return false;
  argument = text;
  return true;
}

AttrKind AttrKind::ofDefinition(const TypeDefinition &def) {
  AttrKind kind;
  kind.tag = def.isPlain ? Tag::Enum : def.isType ? Tag::Type : Tag::Attribute;
  kind.enumeration = def.isPlain ? def.enumeration.get() : nullptr;
  kind.definition = def.isPlain ? nullptr : &def;
  return kind;
}

/// The kind `unit`, or `flag`.
static AttrKind ofUnit(bool isFlag) {
  AttrKind kind;
  kind.tag = AttrKind::Tag::Unit;
  kind.isFlag = isFlag;
  return kind;
}

/// A kind that one word names; std::nullopt for others.
static std::optional<AttrKind> ofWord(StringRef text) {
  using Tag = AttrKind::Tag;
  if (text == "unit" || text == "flag")
    return ofUnit(/*isFlag=*/text == "flag");
  AttrKind kind;
  kind.tag = llvm::StringSwitch<Tag>(text)
                 .Case("bool", Tag::Bool)
                 .Case("string", Tag::String)
                 .Case("symbol", Tag::Symbol)
                 .Case("type", Tag::Type)
                 .Case("affine_map", Tag::AffineMap)
                 .Default(Tag::Attribute);
  return kind.tag == Tag::Attribute ? std::nullopt : std::optional(kind);
}

std::optional<AttrKind> AttrKind::parse(StringRef text, Context *ctx) {
  // The arrays around the kind, outermost first.
  unsigned depth = 0;
  StringRef argument;
  while (takeArgument(text, "array", argument)) {
    text = argument;
    if (++depth > 8)
      return std::nullopt;
  }
  AttrKind kind;
  if (text.starts_with("!") || text.starts_with("#")) {
    auto [dialectName, name] = text.drop_front().split('.');
    if (!ctx->findDialect(dialectName))
      return std::nullopt;
    const TypeDefinition *def =
        ctx->findTypeDefinition(ctx->getOrCreateDialect(dialectName), name,
                                /*isType=*/text.front() == '!');
    if (!def)
      return std::nullopt;
    kind = ofDefinition(*def);
  } else if (text == "flat_symbol_ref") {
    kind.builtin = AttrBase::findBuiltin("symbol_ref", /*isType=*/false);
    kind.isFlat = true;
  } else if (std::optional<AttrKind> word = ofWord(text)) {
    kind = *word;
  } else if (takeArgument(text, "type", argument)) {
    kind.tag = Tag::Type;
    kind.shortDialect = ctx->findDialect(argument);
    if (!kind.shortDialect)
      return std::nullopt;
  } else if (text == "shape") {
    kind.tag = Tag::Shape;
    kind.type = IntegerType::get(ctx, 64);
  } else if (takeArgument(text, "dense", argument)) {
    kind.tag = Tag::Dense;
    kind.type = parseNumberType(argument, ctx);
    // Whether dense arrays can hold elements of the kind.
    if (!kind.type || !kind.type.isIntOrFloat() ||
        (!kind.type.isInteger(1) && kind.type.getIntOrFloatBitWidth() % 8))
      return std::nullopt;
  } else if (takeArgument(text, "elements", argument)) {
    kind.tag = Tag::Elements;
    kind.type = parseNumberType(argument, ctx);
    if (!kind.type)
      return std::nullopt;
  } else if (text != "location" && text != "attribute") {
    kind.tag = Tag::Number;
    kind.isUnsigned = text.starts_with("u");
    bool hasSign = text.starts_with("ui");
    kind.type = parseNumberType(kind.isUnsigned && !hasSign
                                    ? "i" + text.drop_front().str()
                                    : text.str(),
                                ctx);
  }
  bool needsType = kind.tag == Tag::Number || kind.tag == Tag::Dense;
  if (needsType && !kind.type)
    return std::nullopt;
  for (; depth; --depth) {
    AttrKind outer;
    outer.tag = Tag::Array;
    outer.element = std::make_shared<AttrKind>(std::move(kind));
    kind = std::move(outer);
  }
  return kind;
}

//===-- Arrays -------------------------------------------------------------===//

void strata::appendDenseElement(SmallVectorImpl<uint8_t> &bytes,
                                const APInt &bits) {
  for (unsigned i = 0, e = (bits.getBitWidth() + 7) / 8; i < e; ++i)
    bytes.push_back(
        uint8_t(bits.lshr(i * 8).zextOrTrunc(64).getZExtValue() & 0xff));
}

AttrKind AttrKind::getElementKind() const {
  if (tag == Tag::Array)
    return *element;
  AttrKind number;
  number.tag = Tag::Number;
  number.type = type;
  return number;
}

Attribute AttrKind::buildArray(ArrayRef<Attribute> elements,
                               Context *ctx) const {
  if (tag == Tag::Array)
    return ArrayAttr::get(ctx, elements);
  SmallVector<uint8_t, 64> bytes;
  for (Attribute element : elements) {
    if (auto number = dyn_cast<FloatAttr>(element))
      appendDenseElement(bytes, number.getValue().bitcastToAPInt());
    else
      appendDenseElement(bytes, cast<IntegerAttr>(element).getValue());
  }
  return DenseArrayAttr::get(type, int64_t(elements.size()), bytes);
}

Attribute strata::getDenseElement(DenseArrayAttr array, int64_t i) {
  Type type = array.getElementType();
  unsigned width = type.getIntOrFloatBitWidth();
  size_t size = (width + 7) / 8;
  ArrayRef<uint8_t> bytes = array.getRawData();
  APInt bits(unsigned(size * 8), 0);
  for (size_t j = 0; j < size; ++j)
    bits |= APInt(unsigned(size * 8), bytes[size_t(i) * size + j])
            << unsigned(j * 8);
  bits = bits.trunc(width);
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, APFloat(floatType.getFloatSemantics(), bits));
  return IntegerAttr::get(type, bits);
}

SmallVector<Attribute, 4> strata::getArrayElements(Attribute array) {
  if (auto attrs = dyn_cast<ArrayAttr>(array))
    return SmallVector<Attribute, 4>(attrs.begin(), attrs.end());
  auto dense = cast<DenseArrayAttr>(array);
  SmallVector<Attribute, 4> elements;
  for (int64_t i = 0; i < dense.getSize(); ++i)
    elements.push_back(getDenseElement(dense, i));
  return elements;
}
