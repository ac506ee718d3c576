// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Encoding.h"

#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/ContextData.h"

#include "llvm/ADT/StringMap.h"

#include <mutex>

using namespace strata;

EncodingWriter::~EncodingWriter() = default;
EncodingReader::~EncodingReader() = default;

//===-- Builtin types and attributes ---------------------------------------===//

static void writeIntegerType(EncodedObject object, EncodingWriter &writer) {
  auto type = cast<IntegerType>(std::get<Type>(object));
  writer.writeUnsigned(type.getWidth());
  writer.writeUnsigned(type.getSignedness());
}

static EncodedObject readIntegerType(Context &ctx, EncodingReader &reader) {
  uint64_t width, signedness;
  if (failed(reader.readUnsigned(width)) ||
      failed(reader.readUnsigned(signedness)))
    return Type();
  if (width > IntegerType::MaxWidth || signedness > IntegerType::Unsigned) {
    (void)reader.emitError("expected an integer type of at most " +
                           Twine(IntegerType::MaxWidth) + " bits, found " +
                           Twine(width) + " bits and signedness " +
                           Twine(signedness));
    return Type();
  }
  return Type(IntegerType::get(&ctx, unsigned(width),
                               IntegerType::Signedness(signedness)));
}

/// The spelling is the field: numbers of formats may change.
static void writeFloatType(EncodedObject object, EncodingWriter &writer) {
  writer.writeString(cast<FloatType>(std::get<Type>(object)).getSpelling());
}

static EncodedObject readFloatType(Context &ctx, EncodingReader &reader) {
  StringRef spelling;
  if (failed(reader.readString(spelling)))
    return Type();
  if (std::optional<FloatType::Format> format =
          FloatType::parseFormat(spelling))
    return Type(FloatType::get(&ctx, *format));
  (void)reader.emitError("expected a float type, found '" + spelling + "'");
  return Type();
}

static void writeNothing(EncodedObject, EncodingWriter &) {}

static EncodedObject readIndexType(Context &ctx, EncodingReader &) {
  return Type(IndexType::get(&ctx));
}

static void writeStringAttr(EncodedObject object, EncodingWriter &writer) {
  auto attr = cast<StringAttr>(std::get<Attribute>(object));
  writer.writeString(attr.getValue());
  // Most strings have no type.
  bool hasType = !isa<NoneType>(attr.getType());
  writer.writeOptionalAttribute(hasType ? TypeAttr::get(attr.getType())
                                        : Attribute());
}

static EncodedObject readStringAttr(Context &ctx, EncodingReader &reader) {
  StringRef value;
  Attribute type;
  if (failed(reader.readString(value)) ||
      failed(reader.readOptionalAttribute(type)))
    return Attribute();
  if (auto typeAttr = dyn_cast_or_null<TypeAttr>(type))
    return Attribute(StringAttr::get(value, typeAttr.getValue()));
  return Attribute(StringAttr::get(&ctx, value));
}

static void writeIntegerAttr(EncodedObject object, EncodingWriter &writer) {
  auto attr = cast<IntegerAttr>(std::get<Attribute>(object));
  writer.writeType(attr.getType());
  writer.writeInteger(attr.getValue());
}

static EncodedObject readIntegerAttr(Context &, EncodingReader &reader) {
  Type type;
  if (failed(reader.readType(type)))
    return Attribute();
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer && !isa<IndexType>(type)) {
    auto diag = reader.emitError("expected an integer or index type, found ");
    diag << type;
    return Attribute();
  }
  unsigned width = integer ? integer.getWidth() : IndexType::StorageBits;
  APInt value;
  if (failed(reader.readInteger(value, width)))
    return Attribute();
  return Attribute(IntegerAttr::get(type, value));
}

static void writeTypeAttr(EncodedObject object, EncodingWriter &writer) {
  writer.writeType(cast<TypeAttr>(std::get<Attribute>(object)).getValue());
}

static EncodedObject readTypeAttr(Context &, EncodingReader &reader) {
  Type type;
  if (failed(reader.readType(type)))
    return Attribute();
  return Attribute(TypeAttr::get(type));
}

//===-- Objects with a definition ------------------------------------------===//

static void writeParameters(ArrayRef<Attribute> params,
                            EncodingWriter &writer) {
  writer.writeUnsigned(params.size());
  for (Attribute param : params)
    writer.writeOptionalAttribute(param);
}

/// The object of `def` with the parameters that come next.
static EncodedObject readParameters(const TypeDefinition &def,
                                    EncodingReader &reader) {
  EncodedObject none =
      def.isType ? EncodedObject(Type()) : EncodedObject(Attribute());
  uint64_t count;
  if (failed(reader.readUnsigned(count)))
    return none;
  // An object of unknown syntax has its text as parameter.
  uint64_t expected = def.isOpaque ? count : def.parameters.size();
  if (count != expected) {
    (void)reader.emitError("expected " + Twine(expected) + " parameters of '" +
                           def.getFullName() + "', found " + Twine(count));
    return none;
  }
  SmallVector<Attribute, 4> params;
  for (uint64_t i = 0; i < count; ++i) {
    if (failed(reader.readOptionalAttribute(params.emplace_back())))
      return none;
    if (params.back() || (!def.isOpaque && def.parameters[i].isOptional))
      continue;
    (void)reader.emitError("expected parameter " + Twine(i) + " of '" +
                           def.getFullName() + "', found none");
    return none;
  }
  // `emitError` of the checks is a function that gives the diagnostic to fill in.
  auto emit = [&] { return reader.emitError(""); };
  if (def.isType)
    return Type(DynamicType::getChecked(emit, def, params));
  return Attribute(DynamicAttr::getChecked(emit, def, params));
}

//===-- The records --------------------------------------------------------===//

namespace {
struct Encodings final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.encodings";
  llvm::StringMap<Encoding> byName;
  Encodings() {
    add({"!builtin.integer", writeIntegerType, readIntegerType});
    add({"!builtin.index", writeNothing, readIndexType});
    add({"!builtin.float", writeFloatType, readFloatType});
    add({"#builtin.string", writeStringAttr, readStringAttr});
    add({"#builtin.integer", writeIntegerAttr, readIntegerAttr});
    add({"#builtin.type", writeTypeAttr, readTypeAttr});
  }
  bool add(const Encoding &encoding) {
    return byName.try_emplace(encoding.name, encoding).second;
  }
};
} // namespace

LogicalResult strata::registerEncoding(Context &ctx, const Encoding &encoding) {
  assert(encoding.write && encoding.read && "an encoding needs both functions");
  if (!getContextData<Encodings>(ctx).add(encoding))
    return emitRegisteredTwice(ctx, "encoding", encoding.name);
  return success();
}

/// The name that the encoding of a builtin object has; empty for others.
static StringRef getBuiltinName(EncodedObject object) {
  if (const Type *type = std::get_if<Type>(&object))
    return isa<IntegerType>(*type) ? "!builtin.integer"
           : isa<IndexType>(*type) ? "!builtin.index"
           : isa<FloatType>(*type) ? "!builtin.float"
                                   : "";
  Attribute attr = std::get<Attribute>(object);
  return isa<StringAttr>(attr)    ? "#builtin.string"
         : isa<IntegerAttr>(attr) ? "#builtin.integer"
         : isa<TypeAttr>(attr)    ? "#builtin.type"
                                  : "";
}

bool strata::writeEncoded(EncodedObject object, EncodingWriter &writer) {
  auto write = [&](StringRef name, Context *ctx, ArrayRef<Attribute> params,
                   bool hasDefinition) {
    auto &byName = getContextData<Encodings>(*ctx).byName;
    auto found = byName.find(name);
    if (found == byName.end() && !hasDefinition)
      return false;
    writer.writeString(name);
    if (found != byName.end())
      found->second.write(object, writer);
    else
      writeParameters(params, writer);
    return true;
  };
  if (const Type *type = std::get_if<Type>(&object)) {
    if (auto dynamic = dyn_cast<DynamicType>(*type))
      return write("!" + dynamic.getDefinition().getFullName(),
                   type->getContext(), dynamic.getParams(), true);
    return write(getBuiltinName(object), type->getContext(), {}, false);
  }
  Attribute attr = std::get<Attribute>(object);
  if (auto dynamic = dyn_cast<DynamicAttr>(attr))
    return write("#" + dynamic.getDefinition().getFullName(), attr.getContext(),
                 dynamic.getParams(), true);
  return write(getBuiltinName(object), attr.getContext(), {}, false);
}

EncodedObject strata::readEncoded(Context &ctx, EncodingReader &reader) {
  StringRef name;
  if (failed(reader.readString(name)))
    return Attribute();
  auto &byName = getContextData<Encodings>(ctx).byName;
  auto found = byName.find(name);
  if (found != byName.end())
    return found->second.read(ctx, reader);
  bool isType = name.starts_with("!");
  auto [dialectName, stem] = name.drop_front(!name.empty()).split('.');
  const TypeDefinition *def = nullptr;
  // A dialect that is only registered is loaded now.
  if (ctx.findDialect(dialectName))
    def = ctx.findTypeDefinition(ctx.getOrCreateDialect(dialectName), stem,
                                 isType);
  if (def && (isType || name.starts_with("#")))
    return readParameters(*def, reader);
  (void)reader.emitError("expected the name of a type or attribute, found '" +
                         name + "'");
  return Attribute();
}

//===-- Bytecode -----------------------------------------------------------===//

namespace {
struct DialectEncodings final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.dialect-encodings";
  llvm::StringMap<DialectEncoding> byDialect;
};

struct PropertyLayouts final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.property-layouts";
  std::mutex mutex;
  /// The texts that have not been read yet.
  SmallVector<StringRef, 1> texts;
  std::vector<std::unique_ptr<PropertyLayout>> layouts;
  llvm::StringMap<const PropertyLayout *> byName;
  void read(StringRef text);
};
} // namespace

LogicalResult strata::registerDialectEncoding(Context &ctx,
                                              const DialectEncoding &encoding) {
  if (getContextData<DialectEncodings>(ctx)
          .byDialect.try_emplace(encoding.dialect, encoding)
          .second)
    return success();
  return emitRegisteredTwice(ctx, "encoding of dialect", encoding.dialect);
}

const DialectEncoding *strata::findDialectEncoding(Context &ctx,
                                                   StringRef dialect) {
  auto &byDialect = getContextData<DialectEncodings>(ctx).byDialect;
  auto found = byDialect.find(dialect);
  return found == byDialect.end() ? nullptr : &found->second;
}

void strata::addPropertyLayouts(Context &ctx, StringRef text) {
  getContextData<PropertyLayouts>(ctx).texts.push_back(text);
}

const PropertyLayout::Field *PropertyLayout::find(StringRef name) const {
  for (const Field &field : fields)
    if (field.name == name)
      return &field;
  return nullptr;
}

static PropertyLayout::Field readField(StringRef word) {
  size_t end = word.find_first_of("!?^+#");
  assert(end != StringRef::npos && "a field ends in one of !?^+#");
  using Kind = PropertyLayout::Kind;
  PropertyLayout::Field field{word.take_front(end)};
  field.kind = word[end] == '!'   ? Kind::Required
               : word[end] == '?' ? Kind::Optional
               : word[end] == '^' ? Kind::Flag
               : word[end] == '+' ? Kind::Number
                                  : Kind::Segments;
  (void)word.drop_front(end + 1).getAsInteger(10, field.numSegments);
  return field;
}

void PropertyLayouts::read(StringRef text) {
  while (!text.empty()) {
    StringRef line, word;
    std::tie(line, text) = text.split('\n');
    auto [fields, ops] = line.split(" : ");
    if (line.starts_with("//") || ops.empty())
      continue;
    layouts.push_back(std::make_unique<PropertyLayout>());
    while (!fields.empty()) {
      std::tie(word, fields) = fields.split(' ');
      layouts.back()->fields.push_back(readField(word));
    }
    while (!ops.empty()) {
      std::tie(word, ops) = ops.split(' ');
      byName[word] = layouts.back().get();
    }
  }
}

const PropertyLayout *strata::findPropertyLayout(Context &ctx, StringRef name) {
  auto &layouts = getContextData<PropertyLayouts>(ctx);
  std::lock_guard<std::mutex> lock(layouts.mutex);
  for (StringRef text : layouts.texts)
    layouts.read(text);
  layouts.texts.clear();
  return layouts.byName.lookup(name);
}
