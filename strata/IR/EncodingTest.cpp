// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes written to bytes in memory and read from them. The form is
// one of the test: numbers have eight bytes, objects are nested.
#include "strata/IR/Encoding.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
class ByteWriter final : public EncodingWriter {
public:
  std::string bytes;
  void writeUnsigned(uint64_t value) override {
    bytes.append(reinterpret_cast<const char *>(&value), sizeof(value));
  }
  void writeSigned(int64_t value) override { writeUnsigned(uint64_t(value)); }
  void writeInteger(const APInt &value) override {
    writeUnsigned(value.getNumWords());
    for (unsigned i = 0; i < value.getNumWords(); ++i)
      writeUnsigned(value.getRawData()[i]);
  }
  void writeString(StringRef text) override {
    writeUnsigned(text.size());
    bytes += text;
  }
  void writeType(Type type) override { EXPECT_TRUE(writeEncoded(type, *this)); }
  void writeAttribute(Attribute attr) override {
    EXPECT_TRUE(writeEncoded(attr, *this));
  }
  void writeOptionalAttribute(Attribute attr) override {
    writeUnsigned(bool(attr));
    if (attr)
      writeAttribute(attr);
  }
};

class ByteReader final : public EncodingReader {
public:
  ByteReader(Context &ctx, StringRef bytes) : ctx(ctx), bytes(bytes) {}
  bool isAtEnd() const { return bytes.empty(); }

  LogicalResult readUnsigned(uint64_t &value) override {
    if (bytes.size() < sizeof(value))
      return emitError("unexpected end");
    memcpy(&value, bytes.data(), sizeof(value));
    bytes = bytes.drop_front(sizeof(value));
    return success();
  }
  LogicalResult readSigned(int64_t &value) override {
    uint64_t bits = 0;
    LogicalResult result = readUnsigned(bits);
    value = int64_t(bits);
    return result;
  }
  LogicalResult readInteger(APInt &value, unsigned width) override {
    uint64_t count;
    if (failed(readUnsigned(count)))
      return failure();
    if (count != APInt::getNumWords(width))
      return emitError("expected an integer of " + Twine(width) + " bits");
    SmallVector<uint64_t, 2> words(count);
    for (uint64_t &word : words)
      if (failed(readUnsigned(word)))
        return failure();
    value = APInt(width, words);
    return success();
  }
  LogicalResult readString(StringRef &text) override {
    uint64_t size;
    if (failed(readUnsigned(size)))
      return failure();
    if (size > bytes.size())
      return emitError("unexpected end");
    text = bytes.take_front(size);
    bytes = bytes.drop_front(size);
    return success();
  }
  LogicalResult readType(Type &type) override {
    EncodedObject object = readEncoded(ctx, *this);
    if (auto *read = std::get_if<Type>(&object))
      type = *read;
    return success(bool(type));
  }
  LogicalResult readAttribute(Attribute &attr) override {
    EncodedObject object = readEncoded(ctx, *this);
    if (auto *read = std::get_if<Attribute>(&object))
      attr = *read;
    return success(bool(attr));
  }
  LogicalResult readOptionalAttribute(Attribute &attr) override {
    uint64_t isThere;
    if (failed(readUnsigned(isThere)))
      return failure();
    return isThere ? readAttribute(attr) : success();
  }
  InFlightDiagnostic emitError(const Twine &message) override {
    return strata::emitError(&ctx, Location(), message);
  }

private:
  Context &ctx;
  StringRef bytes;
};

/// A dialect `p` with a type `t` and an attribute `a` of any two attributes, the
/// second of which is optional.
struct EncodingTest : testing::Test {
  EncodingTest() {
    installRenderer(ctx);
    Dialect &dialect = ctx.loadDialect("p");
    dialect.hasTypeDefinitions = dialect.isExtended = true;
    dialect.hasTypes = dialect.hasAttributes = true;
    for (bool isType : {true, false}) {
      auto def = std::make_unique<TypeDefinition>();
      def->dialect = &dialect;
      def->name = isType ? "t" : "a";
      def->isType = isType;
      for (const char *name : {"x", "y"})
        def->parameters.push_back({name, def->constraints.addAny()});
      def->parameters[1].isOptional = true;
      ctx.addTypeDefinition(std::move(def));
    }
  }
  std::string write(EncodedObject object) {
    ByteWriter writer;
    EXPECT_TRUE(writeEncoded(object, writer));
    return writer.bytes;
  }
  void expectRoundtrip(Type type) {
    ASSERT_TRUE(type);
    std::string bytes = write(type);
    ByteReader reader(ctx, bytes);
    Type again;
    EXPECT_TRUE(succeeded(reader.readType(again)));
    EXPECT_EQ(again, type);
    EXPECT_TRUE(reader.isAtEnd());
  }
  void expectRoundtrip(Attribute attr) {
    ASSERT_TRUE(attr);
    std::string bytes = write(attr);
    ByteReader reader(ctx, bytes);
    Attribute again;
    EXPECT_TRUE(succeeded(reader.readAttribute(again)));
    EXPECT_EQ(again, attr);
    EXPECT_TRUE(reader.isAtEnd());
  }
  /// The message of reading a type from the bytes that `write` has written.
  std::string readWrong(function_ref<void(ByteWriter &)> write) {
    ByteWriter writer;
    write(writer);
    std::string message;
    ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
      message = diag.getMessage().str();
      return success();
    });
    ByteReader reader(ctx, writer.bytes);
    Type type;
    EXPECT_TRUE(failed(reader.readType(type)));
    return message;
  }
  Context ctx;
};
} // namespace

TEST_F(EncodingTest, BuiltinTypes) {
  for (StringRef text :
       {"i1", "i32", "si7", "ui8", "index", "f16", "bf16", "f64", "f8E5M2"})
    expectRoundtrip(parseType(text, &ctx));
}

TEST_F(EncodingTest, BuiltinAttributes) {
  for (StringRef text : {"7 : i32", "-1 : i200", "true", "3 : index",
                         "\"text\"", "\"typed\" : i8", "f32"})
    expectRoundtrip(parseAttribute(text, &ctx));
}

TEST_F(EncodingTest, ParametersAreTheFields) {
  const Dialect &dialect = *ctx.findDialect("p");
  const TypeDefinition *type = ctx.findTypeDefinition(dialect, "t", true);
  const TypeDefinition *attr = ctx.findTypeDefinition(dialect, "a", false);
  Attribute number = parseAttribute("7 : i32", &ctx);
  expectRoundtrip(Type(DynamicType::get(*type, {number, number})));
  Attribute inner = DynamicAttr::get(*attr, {number, Attribute()});
  expectRoundtrip(inner);
  // Nested.
  expectRoundtrip(Type(DynamicType::get(*type, {inner, number})));
}

TEST_F(EncodingTest, NoEncoding) {
  ByteWriter writer;
  EXPECT_FALSE(writeEncoded(parseType("tensor<4xi32>", &ctx), writer));
  EXPECT_FALSE(writeEncoded(parseAttribute("[1]", &ctx), writer));
  EXPECT_TRUE(writer.bytes.empty());
}

TEST_F(EncodingTest, RegisteredEncoding) {
  const Dialect &dialect = *ctx.findDialect("p");
  const TypeDefinition *type = ctx.findTypeDefinition(dialect, "t", true);
  Attribute number = parseAttribute("7 : i32", &ctx);
  Type object = DynamicType::get(*type, {number, number});
  std::string before = write(object);
  // Both parameters are one field.
  (void)registerEncoding(
      ctx,
      {.name = "!p.t",
       .write =
           [](EncodedObject object, EncodingWriter &writer) {
             auto type = cast<DynamicType>(std::get<Type>(object));
             writer.writeAttribute(type.getParams()[0]);
           },
       .read =
           [](Context &ctx, EncodingReader &reader) {
             Attribute param;
             if (failed(reader.readAttribute(param)))
               return EncodedObject(Type());
             const TypeDefinition *def =
                 ctx.findTypeDefinition(*ctx.findDialect("p"), "t", true);
             return EncodedObject(Type(DynamicType::get(*def, {param, param})));
           }});
  EXPECT_LT(write(object).size(), before.size());
  expectRoundtrip(object);
}

TEST_F(EncodingTest, WrongBytes) {
  EXPECT_EQ(readWrong([](ByteWriter &) {}), "unexpected end");
  EXPECT_EQ(readWrong([](ByteWriter &writer) { writer.writeString("?x"); }),
            "expected the name of a type or attribute, found '?x'");
  EXPECT_EQ(readWrong([](ByteWriter &writer) { writer.writeString("!p.u"); }),
            "expected the name of a type or attribute, found '!p.u'");
  EXPECT_EQ(readWrong([](ByteWriter &writer) {
              writer.writeString("!builtin.integer");
              writer.writeUnsigned(1u << 30);
              writer.writeUnsigned(0);
            }),
            "expected an integer type of at most 16777215 bits, found "
            "1073741824 bits and signedness 0");
  EXPECT_EQ(readWrong([](ByteWriter &writer) {
              writer.writeString("!builtin.float");
              writer.writeString("f33");
            }),
            "expected a float type, found 'f33'");
  EXPECT_EQ(readWrong([](ByteWriter &writer) {
              writer.writeString("!p.t");
              writer.writeUnsigned(5);
            }),
            "expected 2 parameters of 'p.t', found 5");
  EXPECT_EQ(readWrong([](ByteWriter &writer) {
              writer.writeString("!p.t");
              writer.writeUnsigned(2);
              writer.writeUnsigned(0);
            }),
            "expected parameter 0 of 'p.t', found none");
  EXPECT_EQ(readWrong([](ByteWriter &writer) {
              writer.writeString("!p.t");
              writer.writeUnsigned(2);
              writer.writeUnsigned(1);
              writer.writeString("#builtin.integer");
              writer.writeString("!builtin.float");
              writer.writeString("f32");
            }),
            "expected an integer or index type, found 'f32'");
}
