// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IR written as bytecode and read again.
#include "strata/Bytecode/Bytecode.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/BytecodeTestUtils.h"
#include "strata/Bytecode/Writer.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Encoding.h"
#include "strata/IR/Graph/Mutation.h"

#include <gtest/gtest.h>

using namespace strata;
using namespace strata::bytecode;

namespace {
class BytecodeTest : public ::testing::Test {
protected:
  Context ctx;
  BytecodeTest() { setUp(ctx); }
  static void setUp(Context &ctx) {
    installBuiltinAsm(ctx);
    installRenderer(ctx);
    registerCoreDialects(ctx);
    registerBytecodeFormat(ctx);
    ctx.allowUnregisteredDialects();
  }
  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    PrintingFlags flags;
    flags.debugInfo = flags.generic = true;
    printOperation(op, os, flags);
    return os.str();
  }
  OwningOpRef<> parse(StringRef text) {
    return parseSourceString(text, ParserConfig(&ctx), "in.mlir");
  }
  static std::string write(Operation *op, BytecodeWriterConfig config = {}) {
    std::string bytes;
    llvm::raw_string_ostream os(bytes);
    EXPECT_TRUE(succeeded(writeBytecode(op, os, config)));
    return os.str();
  }
  /// Writes `op` in all versions and reads it into another Context.
  void expectRoundtrip(Operation *op, uint64_t firstVersion = 0) {
    for (uint64_t version = firstVersion; version <= 6; ++version) {
      BytecodeWriterConfig config;
      config.version = version;
      std::string bytes = write(op, config);
      EXPECT_TRUE(isBytecode(bytes));
      Context other;
      setUp(other);
      OwningOpRef<> again = parseSourceString(bytes, ParserConfig(&other));
      ASSERT_TRUE(again) << "version " << version;
      EXPECT_EQ(print(again.get()), print(op)) << "version " << version;
      EXPECT_EQ(write(again.get(), config), bytes) << "version " << version;
    }
  }
};
} // namespace

TEST_F(BytecodeTest, Operations) {
  OwningOpRef<> module = parse(R"~(
func.func @f(%a: i32 loc(unknown), %b: memref<2x?xf32>, %c: i1) -> i32 attributes {t.x} {
  %0 = arith.addi %a, %a overflow<nsw> : i32
  "t.graph"() ({
    %1 = "t.use"(%2, %0) : (i32, i32) -> i32
    %2 = "t.def"(%1) {x = -3 : i4} : (i32) -> i32
  }, {
  }) : () -> ()
  cf.cond_br %c, ^bb1(%0 : i32), ^bb2
^bb1(%x: i32):
  %r:8 = "t.many"() : () -> (i1, i2, i3, i4, i5, i6, i7, i8)
  cf.br ^bb2
^bb2:
  return %a : i32
}
"nodot"() : () -> ()
)~");
  ASSERT_TRUE(module);
  expectRoundtrip(module.get());
}

TEST_F(BytecodeTest, Attributes) {
  OwningOpRef<> module = parse(R"~(
"t.a"() {a = [0 : i0, true, -1 : i8, 255 : ui8, 255 : i9, -2 : i16, 18446744073709551615 : ui64, -5 : index, -1 : i65, 1 : i128],
  f = [1.0 : f16, -1.0 : bf16, 0.1 : f64, 1.0 : f80, -1.0 : f128, 1.0 : tf32, 1.0 : f8E4M3FN],
  d = [dense<1> : tensor<2xi32>, dense<[true, false]> : tensor<2xi1>, dense<["a", "b"]> : tensor<2x!t.s>, dense<"a"> : tensor<2x!t.s>,
       array<i32: 1, 2>, array<i1: true>, sparse<[[0], [1]], [1, 2]> : tensor<3xi32>, dense_resource<r> : tensor<2xi16>],
  s = [@x, @x::@y::@z, unit, "s" : i32, affine_map<(d0) -> (d0)>, affine_set<(d0) : (d0 == 0)>, strided<[1]>, #t.x, #t<"x"> : i32, {k = 1}],
  l = [loc("f":1:2), loc("f":1:2 to 3:4), loc("f":1:2 to :4), loc("n"("m")), loc(callsite("n" at "m")), loc(fused<"q">["n", "m"]), loc(fused["n", "m"]), loc(unknown)],
  t = [si7, ui9, none, complex<f32>, memref<2xf32, strided<[4], offset: ?>, "x">, memref<*xf32>, memref<*xf32, 1>, tensor<2xf32, "e">, tensor<*xf32>,
       tuple<i32, f32>, vector<[4]x2xf32>, vector<f32>, !t.bar<1>, f80, f128, bf16, (i32) -> f32, index, f16]} : () -> ()
{-# dialect_resources: { builtin: { r: "0x0800000001000200" } } #-}
)~");
  ASSERT_TRUE(module);
  expectRoundtrip(module.get());
}

/// Elements of more than 4 KB stay in the file, whatever their alignment.
TEST_F(BytecodeTest, LargeElements) {
  std::string text = "\"t.op\"() {a = \"x\", b = dense<[";
  for (unsigned i = 0; i < 3000; ++i)
    text += (i ? ", " : "") + std::to_string(i * i);
  text += "]> : tensor<3000xi32>, c = dense<[";
  for (unsigned i = 0; i < 40001; ++i)
    text += i ? i % 3 ? ", true" : ", false" : "true";
  text += "]> : tensor<40001xi1>} : () -> ()";
  OwningOpRef<> module = parse(text);
  ASSERT_TRUE(module);
  expectRoundtrip(module.get());
}

/// Places in several files, with many columns in a line, and far apart.
TEST_F(BytecodeTest, Locations) {
  std::string text;
  for (unsigned i = 0; i < 600; ++i) {
    std::string file = i % 5 ? "\"a\"" : "\"b\"";
    std::string place = file + ":" + std::to_string(i % 7 ? i / 40 : i * 9999) +
                        ":" + std::to_string(i);
    text += "\"t.op\"() : () -> () loc(" +
            (i % 11 ? place : "fused[" + place + ", \"n\"(" + place + ")]") +
            ")\n";
  }
  OwningOpRef<> module = parse(text);
  ASSERT_TRUE(module);
  expectRoundtrip(module.get());
}

TEST_F(BytecodeTest, QuantTypes) {
  OwningOpRef<> module = parse(R"~(
"t.a"() {t = [!quant.any<i8<-8:7>>, !quant.any<i8>, !quant.any<u8:f32>, !quant.calibrated<f32<-0.998:1.25>>,
  !quant.uniform<i8<-8:7>:f32, 0.5:127>, !quant.uniform<u8:f32, 2.0>, !quant.uniform<i8:f32:1, {2.0:1,3.0}>,
  !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:120, 3.0:121}, {1.0, 2.0:2}}>]} : () -> ()
)~");
  ASSERT_TRUE(module);
  std::string bytes = write(module.get());
  EXPECT_EQ(bytes.find("uniform"), std::string::npos);
  expectRoundtrip(module.get());
}

TEST_F(BytecodeTest, UseListOrders) {
  OwningOpRef<> module = parse(R"~(
%0:2 = "t.a"() : () -> (i32, i32)
"t.b"(%0#0) : (i32) -> ()
"t.c"(%0#0, %0#1) : (i32, i32) -> ()
"t.d"(%0#0) : (i32) -> ()
"t.e"(%0#1) : (i32) -> ()
)~");
  ASSERT_TRUE(module);
  auto usersOf = [](Operation *root) {
    std::string users;
    Operation &def = root->getRegion(0).front().front();
    for (Value result : def.getResults())
      for (Operation *user : result.getUsers())
        users += user->getName().stripDialect().str() + " ";
    return users;
  };
  EXPECT_EQ(usersOf(module.get()), "d c b e c ");
  detail::Mutation::reverseUses(
      module->getRegion(0).front().front().getResult(0));
  EXPECT_EQ(usersOf(module.get()), "b c d e c ");
  OwningOpRef<> again = parse(write(module.get()));
  ASSERT_TRUE(again);
  EXPECT_EQ(usersOf(again.get()), "b c d e c ");
  BytecodeWriterConfig config;
  config.version = 2;
  again = parse(write(module.get(), config));
  EXPECT_EQ(usersOf(again.get()), "d c b e c ");
}

TEST_F(BytecodeTest, Resources) {
  OwningOpRef<> module = parse(R"~(
"t.a"() {d = dense_resource<r> : tensor<2xi16>} : () -> ()
{-# dialect_resources: { builtin: { r: "0x4000000001000200" } } #-}
)~");
  ASSERT_TRUE(module);
  std::vector<ExternalResource> externals(3);
  externals[0].provider = externals[1].provider = externals[2].provider = "p";
  externals[0].key = "a";
  externals[0].data = "text";
  externals[1].key = "b";
  externals[1].kind = ExternalResource::Bool;
  externals[1].boolean = true;
  externals[2].key = "c";
  externals[2].kind = ExternalResource::Blob;
  externals[2].data = "bytes";
  externals[2].alignment = 8;
  BytecodeWriterConfig config;
  config.externalResources = externals;
  std::string bytes = write(module.get(), config);

  Context other;
  setUp(other);
  ParserConfig parserConfig(&other);
  std::vector<ExternalResource> found;
  parserConfig.externalResources = &found;
  ASSERT_TRUE(parseSourceString(bytes, parserConfig));
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[0].data, "text");
  EXPECT_TRUE(found[1].boolean);
  EXPECT_EQ(found[2].data, "bytes");
  ResourceBlob &blob = other.getOrCreateBlob("r");
  ASSERT_TRUE(blob.hasData);
  EXPECT_EQ(blob.size, 4u);
  EXPECT_EQ(blob.alignment, 64u);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(blob.data.get()) % 64, 0u);

  config.elideResourceData = true;
  Context third;
  setUp(third);
  ASSERT_TRUE(parseSourceString(write(module.get(), config), &third));
  EXPECT_FALSE(third.getOrCreateBlob("r").hasData);
}

TEST_F(BytecodeTest, PropertyLayouts) {
  for (Context *context : {&ctx})
    addPropertyLayouts(
        *context,
        "// comment\na! b? operandSegmentSizes#2 : u.x u.y\nf^ n+ : u.z\n");
  ctx.declareDialect("u");
  OwningOpRef<> module = parse(R"~(
"u.x"() <{a = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
"u.y"() <{a = 1 : i32, b = "x", operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
"u.z"() <{f, n = 3 : i32}> : () -> ()
)~");
  ASSERT_TRUE(module);
  for (uint64_t version : {5, 6}) {
    BytecodeWriterConfig config;
    config.version = version;
    OwningOpRef<> again = parse(write(module.get(), config));
    ASSERT_TRUE(again);
    EXPECT_EQ(print(again.get()), print(module.get()));
  }
}

TEST_F(BytecodeTest, DialectVersion) {
  ctx.declareDialect("v");
  EXPECT_TRUE(succeeded(registerDialectEncoding(
      ctx,
      {.dialect = "v",
       .hasUnregisteredOps = true,
       .writeVersion = [](EncodingWriter &writer) { writer.writeUnsigned(42); },
       .readVersion =
           [](Context &, EncodingReader &reader) {
             uint64_t version;
             (void)reader.readUnsigned(version);
             return success(version == 42);
           }})));
  OwningOpRef<> module = parse("\"v.x\"() : () -> ()");
  EXPECT_TRUE(parse(write(module.get())));
}

TEST_F(BytecodeTest, LongProducer) {
  OwningOpRef<> module = parse("\"test.x\"() : () -> ()");
  std::string producer(100000, 'p');
  BytecodeWriterConfig config;
  config.producer = producer;
  OwningOpRef<> again = parse(write(module.get(), config));
  ASSERT_TRUE(again);
  EXPECT_EQ(print(again.get()), print(module.get()));
}

/// The message about `op`, which cannot be written.
static std::string getWriterError(Operation *op,
                                  BytecodeWriterConfig config = {}) {
  std::string message, bytes;
  ScopedDiagnosticHandler handler(op->getContext(), [&](Diagnostic &diag) {
    EXPECT_EQ(message, "") << "there is one error";
    message = diag.str();
    return success();
  });
  llvm::raw_string_ostream os(bytes);
  EXPECT_TRUE(failed(writeBytecode(op, os, config)));
  return message;
}

TEST_F(BytecodeTest, Refused) {
  OwningOpRef<> module = parse(R"~(
%0 = "t.a"() : () -> i32
"t.b"(%0) : (i32) -> ()
)~");
  BytecodeWriterConfig config;
  config.version = 7;
  EXPECT_EQ(getWriterError(module.get(), config),
            "unsupported version requested 7, must be in range [0, 6]");
  Operation &user = module->getRegion(0).front().back();
  EXPECT_EQ(getWriterError(&user),
            "'t.b' op cannot be written as bytecode: an operand is not defined "
            "around the operation");
  user.setOperand(0, {});
  EXPECT_EQ(getWriterError(module.get()),
            "'t.b' op cannot be written as bytecode: an operand is null");
}

/// Functions with arguments, nested regions, several blocks, attributes, and uses of values
/// that are defined around them and further on: enough for two threads.
static std::string getLargeText() {
  std::string text;
  for (unsigned i = 0; i < 1500; ++i) {
    std::string number = std::to_string(i);
    text += "\"t.func\"() ({\n^bb0(%a: i" + std::to_string(i % 50 + 1) +
            ", %b: f32):\n"
            "  %0:2 = \"t.x\"(%a, %later) {n = " +
            number + "} : (i" + std::to_string(i % 50 + 1) +
            ", i8) -> (f32, tuple<i" + std::to_string(i % 70 + 1) +
            ">)\n"
            "  \"t.loop\"(%b) ({\n  ^bb0(%c: index):\n"
            "    \"t.y\"(%c, %0#1, %b)[^bb1] : (index, tuple<i" +
            std::to_string(i % 70 + 1) +
            ">, f32) -> ()\n  ^bb1:\n    \"t.z\"() : () -> ()\n"
            "  }, {}) : (f32) -> ()\n"
            "  %later = \"t.w\"(%0#0) : (f32) -> i8\n"
            "}) {sym_name = \"f" +
            number + "\"} : () -> ()\n";
  }
  return text;
}

TEST_F(BytecodeTest, SeveralThreads) {
  OwningOpRef<> module = parse(getLargeText());
  ASSERT_TRUE(module);
  for (uint64_t version : {0, 6}) {
    BytecodeWriterConfig config;
    config.version = version;
    ctx.disableMultithreading();
    std::string bytes = write(module.get(), config);
    ctx.enableMultithreading();
    EXPECT_EQ(write(module.get(), config), bytes) << "version " << version;
  }
}

TEST_F(BytecodeTest, RefusedBySeveralThreads) {
  OwningOpRef<> module = parse(getLargeText());
  ASSERT_TRUE(module);
  // The threads find different errors; the one that one thread finds is reported.
  Block &body = module->getRegion(0).front();
  Operation &user = body.back().getRegion(0).front().front();
  ASSERT_EQ(user.getName().getStringRef(), "t.x");
  user.setOperand(0, {});
  std::string message = getWriterError(module.get());
  EXPECT_EQ(message,
            "'t.x' op cannot be written as bytecode: an operand is null");
  ctx.disableMultithreading();
  EXPECT_EQ(getWriterError(module.get()), message);
}

TEST_F(BytecodeTest, NotRegistered) {
  Context plain;
  std::string message;
  ScopedDiagnosticHandler handler(&plain, [&](Diagnostic &diag) {
    message = diag.str();
    return success();
  });
  EXPECT_FALSE(parseSourceString("ML\xefR", ParserConfig(&plain)));
  EXPECT_EQ(message, "input is MLIR bytecode, which this program cannot read; "
                     "expected text");
}

TEST_F(BytecodeTest, DeepNesting) {
  std::string text;
  for (unsigned i = 0; i < 10000; ++i)
    text += "\"t.r\"() ({\n";
  for (unsigned i = 0; i < 10000; ++i)
    text += "}) : () -> ()\n";
  OwningOpRef<> module = parse(text);
  ASSERT_TRUE(module);
  std::string bytes = write(module.get());
  OwningOpRef<> again = parse(bytes);
  ASSERT_TRUE(again);
  EXPECT_EQ(write(again.get()), bytes);
}
