// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files that are refused, each with one thing that is wrong.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/Bytecode/BytecodeReader.h"
#include "strata/Bytecode/BytecodeTestUtils.h"
#include "strata/Dialects/Core/CoreDialects.h"

#include "llvm/Support/MemoryBuffer.h"

#include <gtest/gtest.h>

using namespace strata;
using namespace strata::bytecode;

namespace {
class BadFilesTest : public ::testing::Test {
protected:
  Context ctx;
  BadFilesTest() {
    installBuiltinAsm(ctx);
    installRenderer(ctx);
    registerCoreDialects(ctx);
    registerBytecodeFormat(ctx);
    ctx.allowUnregisteredDialects();
  }

  /// The first error about `bytes`, or an empty text.
  std::string read(const std::string &bytes) {
    std::string message;
    ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
      if (message.empty()) {
        message = diag.str();
        for (const auto &note : diag.getNotes())
          message += "; " + note->str();
      }
      return success();
    });
    OwningOpRef<> op = parseSourceString(bytes, ParserConfig(&ctx), "bad.bc");
    EXPECT_EQ(bool(op), message.empty());
    std::string atOnce = std::move(message);
    message.clear();
    bool isRead = readLazily(bytes);
    EXPECT_EQ(isRead, message.empty());
    return atOnce;
  }
  /// Whether all regions can be decoded one after the other.
  bool readLazily(const std::string &bytes) {
    uint32_t buffer = ctx.addSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(bytes, "bad.bc"));
    BytecodeReader reader(buffer, ParserConfig(&ctx), /*lazyLoad=*/true);
    OwningOpRef<ModuleOp> module = reader.readModule();
    return module && succeeded(reader.finalize());
  }
  void expectError(const TestFile &file, const std::string &expected) {
    std::string message = read(file.build());
    EXPECT_NE(message.find(expected), std::string::npos)
        << "found: " << message;
  }
  /// Reads attribute 1 as the attributes of an operation.
  void expectAttrError(const std::string &attr, const std::string &expected,
                       uint64_t dialect = 0) {
    TestFile file;
    // Types 0 to 4: i32, index, f32, tensor<2xi32>, i128.
    file.types = {{nums({0, 128}), true},
                  {nums({1}), true},
                  {nums({5}), true},
                  {nums({13, 1, 4, 0}), true},
                  {nums({0, 512}), true}};
    file.attrs = {{attr, true}, {nums({2, 3}), true}};
    file.entryDialect = dialect;
    file.ops = {op(1, nums({1}))};
    expectError(file, expected);
  }
  /// Reads type 0 as the type of a result.
  void expectTypeError(const std::string &type, const std::string &expected,
                       uint64_t dialect = 0) {
    TestFile file;
    file.types = {{type, true}, {nums({5}), true}};
    file.attrs = {{nums({7}), true}};
    file.entryDialect = dialect;
    file.ops = {op(2, nums({1, 0}))};
    expectError(file, expected);
  }
  void expectOpError(std::vector<std::string> ops,
                     const std::string &expected) {
    TestFile file;
    file.types = {{nums({1}), true}};
    file.ops = std::move(ops);
    expectError(file, expected);
  }
  /// `a.b` with fields after the location.
  static std::string op(int mask, const std::string &fields) {
    return nums({1}) + raw({mask}) + nums({0}) + fields;
  }
};
} // namespace

// clang-format off
TEST_F(BadFilesTest, Header) {
  EXPECT_EQ(read("ML\xefR"), "attempting to parse a byte at the end of the bytecode; at byte 4");
  TestFile file;
  file.version = 7;
  expectError(file, "bytecode version 7 is newer than the current version 6");
  EXPECT_NE(read("ML\xefR" + nums({6}) + "x").find("malformed null-terminated string, no null character found"), std::string::npos);
  std::string good = TestFile().build();
  EXPECT_EQ(read(good), "");
  EXPECT_EQ(read(good + raw({0x03, 0x05})), "attempting to parse 2 bytes when only 0 remain; at byte " + std::to_string(good.size() + 2) + "; in bytecode version 6 produced by: test");
  EXPECT_NE(read(good + section(19, "")).find("invalid section ID: 19"), std::string::npos);
  EXPECT_NE(read(good + section(3, "")).find("duplicate top-level section: AttrTypeOffset (3)"), std::string::npos);
  EXPECT_NE(read(good + raw({0x85, 1, 7})).find("expected alignment to be a power-of-two, found 3"), std::string::npos);
  EXPECT_NE(read(good + raw({0x85, 1}) + nums({64}) + "abc").find("expected alignment byte (0xCB), but got: '0x61'"), std::string::npos);
}

TEST_F(BadFilesTest, NotBytecode) {
  uint32_t buffer = ctx.addSourceBuffer(llvm::MemoryBuffer::getMemBuffer("module {}", "text"));
  std::string message;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    message = diag.str();
    return success();
  });
  EXPECT_FALSE(readBytecode(buffer, "module {}", ParserConfig(&ctx)));
  EXPECT_EQ(message, "input buffer is not an MLIR bytecode file");
}

TEST_F(BadFilesTest, Sections) {
  TestFile file;
  file.omitted = {8};
  expectError(file, "missing data for top-level section: Properties (8)");
  file.omitted = {5};
  file.hasResources = true;
  expectError(file, "unexpected resource offset section when resource section is not present");
  file.omitted = {6};
  expectError(file, "expected resource offset section when resource section is present");
  file = TestFile();
  file.replaced = {{8, nums({0, 0})}};
  expectError(file, "unexpected trailing bytes in the properties section: 1");
  file.replaced = {{8, nums({9})}};
  expectError(file, "expected at most 0 properties, as many as there are bytes left, found 9; at byte");
  expectError(file, "in section Properties (8)");
}

TEST_F(BadFilesTest, Strings) {
  TestFile file;
  file.replaced = {{0, nums({1, 9}) + "a"}};
  expectError(file, "string size 9 exceeds the available data of 1 bytes");
  file.replaced = {{0, nums({1, 1}) + raw({0, 0})}};
  expectError(file, "unexpected trailing data between the offsets for strings and their data");
  file.replaced = {{0, nums({1, 1}) + "a"}};
  expectError(file, "expected string 0 to end with a null character");
}

TEST_F(BadFilesTest, Dialects) {
  TestFile file;
  file.dialects = nums({1, 40, 0});
  expectError(file, "invalid string index: 20");
  file.dialects = nums({1, 0, 1, 3, 1, 0});
  expectError(file, "invalid dialect index: 3");
  file.dialects = nums({1, 1}) + section(3, "") + nums({0});
  expectError(file, "expected dialect version section, found section 3");
  file.dialects = nums({3, 0, 3}) + section(7, nums({1})) + nums({8, 2, 0, 1, 5, 1, 1, 6});
  file.ops = {op(0, "")};
  expectError(file, "dialect 'a' has a version, which its encoding does not expect");
  ctx.allowUnregisteredDialects(false);
  file = TestFile();
  file.ops = {op(0, "")};
  expectError(file, "dialect 'a' is unknown. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used");
}

TEST_F(BadFilesTest, NullInName) {
  TestFile file;
  file.strings[3] = std::string("b\0c", 3);
  file.ops = {op(0, "")};
  expectError(file, "null character not allowed in operation name");
}

TEST_F(BadFilesTest, ObjectTables) {
  TestFile file;
  file.replaced = {{3, nums({1, 0, 7, 1, 3})}};
  expectError(file, "invalid dialect index: 7");
  file.replaced = {{3, nums({1, 0, 0, 2, 3, 3})}};
  expectError(file, "expected a group of at most 1 entries, found 2");
  expectAttrError(nums({0, 1, 1}), "attribute 1 contains itself");
  expectTypeError(nums({9, 0}), "type 0 contains itself");
  expectAttrError(nums({0, 1, 77}), "invalid Attribute index: 77");
  expectTypeError(nums({9, 77}), "invalid Type index: 77");
  expectAttrError(nums({7, 7}), "unexpected trailing bytes in the entry of an attribute: 1");
  expectTypeError(nums({1, 1}), "unexpected trailing bytes in the entry of a type: 1");
  expectAttrError(nums({7}), "the encoding of attributes of dialect 'a' is not known", 1);
  expectTypeError(nums({1}), "the encoding of types of dialect 'a' is not known", 1);
}

TEST_F(BadFilesTest, Nesting) {
  TestFile file;
  for (uint64_t i = 0; i < 100; ++i)
    file.attrs.push_back({nums({0, 2, i + 2, i + 2}), true});
  file.attrs.push_back({nums({7}), true});
  file.ops = {op(1, nums({1}))};
  expectError(file, "the attribute or type has more than 268435456 components once its parts are expanded");
  ctx.getResourceLimits().maxDepth = 50;
  expectError(file, "attributes and types are nested more than 50 levels deep");
  std::string inner = op(0, "");
  for (unsigned i = 0; i < 60; ++i)
    inner = op(0x10, nums({2, 1, 0, 2}) + inner);
  expectOpError({inner}, "regions are nested more than 50 levels deep");
}

TEST_F(BadFilesTest, Types) {
  expectTypeError(nums({21}), "unknown builtin type code: 21");
  expectTypeError(nums({0, 3}), "expected an integer type of at most 16777215 bits, found 0 bits and signedness 3");
  expectTypeError(nums({13, 1, 3, 1}), "expected a dimension that is not negative, found -2");
  expectTypeError(nums({20, 1}) + raw({1}) + nums({0, 1}), "expected 0 flags for scalable dimensions, found 1");
}

TEST_F(BadFilesTest, Attributes) {
  expectAttrError(nums({23}), "unknown builtin attribute code: 23");
  expectAttrError(nums({2, 99}), "invalid string index: 99");
  expectAttrError(nums({4, 0}), "expected attribute of type: mlir::StringAttr, but got: loc(unknown)");
  expectAttrError(nums({1, 2, 2, 2, 2, 2}), "expected unique names in a dictionary, found 'b' repeatedly");
  expectAttrError(nums({8, 2, 0}), "expected an integer or index type, found 'f32'");
  expectAttrError(nums({9, 0, 0}), "expected a float type, found 'i32'");
  expectAttrError(nums({8, 4, 3, 0, 0, 0}), "expected an integer of at most 2 words, found 3");
  expectAttrError(nums({11, 2, 0, uint64_t(1) << 32}), "expected a line or column of at most 4294967295, found 4294967296");
  expectAttrError(nums({22, 2, 5, 0, 0, 0, 0, 0}), "expected at most 4 numbers of a file range, found 5");
  expectAttrError(nums({18, 3, 3}) + "abc", "expected the elements of 'tensor<2xi32>', found 3 bytes");
  expectAttrError(nums({18, 0, 0}), "expected a shaped type with a static shape, found 'i32'");
  expectAttrError(nums({20, 0, 2, 2}), "expected attribute of type: mlir::DenseIntElementsAttr, but got: \"b\"");
  expectAttrError(nums({16, 3, 0}), "invalid resource index: 0");
}

TEST_F(BadFilesTest, Locations) {
  // The first location is good, and so are others in its file; the next one is not.
  auto expectLocationError = [&](const std::string &bytes, bool hasFields, const std::string &expected) {
    TestFile file;
    file.attrs = {{nums({2, 3}), true}, {nums({11, 1, 5, 6}), true}, {nums({11, 1, 300, 7}), true}, {bytes, hasFields}};
    std::string at = raw({0});
    file.ops = {nums({1}) + at + nums({2}), nums({1}) + at + nums({3}), nums({1}) + at + nums({4})};
    if (expected.empty())
      EXPECT_EQ(read(file.build()), "");
    else
      expectError(file, expected);
  };
  expectLocationError(nums({11, 1, 1 << 24, 1 << 22}), true, "");
  expectLocationError(nums({15}), true, "");
  expectLocationError(nums({11, 1, 5}), true, "attempting to parse a byte at the end of the bytecode");
  expectLocationError(nums({11, 1}) + raw({2}), true, "attempting to parse 1 bytes when only 0 remain");
  expectLocationError(nums({11, 1, 5, 6, 7}), true, "unexpected trailing bytes in the entry of an attribute: 1");
  expectLocationError(nums({11, 1, uint64_t(1) << 32, 6}), true, "expected a line or column of at most 4294967295");
  expectLocationError(nums({11, 9, 5, 6}), true, "invalid Attribute index: 9");
  expectLocationError(nums({11, 0, 5, 6}), true, "expected attribute of type: mlir::StringAttr");
  expectLocationError(nums({11, 1, 5, 6}), false, "null");
}

TEST_F(BadFilesTest, WideIntegers) {
  // An operation for each of many integers that are zero.
  TestFile file;
  file.types = {{nums({0, uint64_t(16777215) << 2}), true}};
  for (uint64_t i = 0; i < 4; ++i)
    file.attrs.push_back({nums({8, 0, 1, i}), true});
  file.attrs.push_back({nums({0, 4, 1, 2, 3, 4}), true});
  file.ops = {op(1, nums({5}))};
  expectError(file, "wide integers take more memory than the size of the file justifies");
}

TEST_F(BadFilesTest, Operations) {
  expectOpError({nums({9})}, "invalid operation name index: 9");
  expectOpError({op(0x04, nums({1, 3}))}, "invalid value index: 3");
  expectOpError({op(0x08, nums({1, 3}))}, "invalid successor index: 3");
  expectOpError({op(0x40, nums({3}))}, "invalid properties index: 3");
  // The region has one value at most.
  std::string two = op(0x02, nums({2, 0, 0}));
  expectOpError({op(0x10, nums({2, 1, 1, 2}) + two)}, "value index range was outside of the expected range for the parent region, which has 1 values");
  std::string user = op(0x04, nums({1, 0}));
  expectOpError({op(0x10, nums({2, 1, 1, 2}) + user)}, "the region uses 1 values that it does not define");
  expectOpError({op(0x10, nums({2, 1, 100000, 2}) + user)}, "regions have more blocks and values than the file has bytes");
  expectOpError({op(0x10, nums({3}) + section(3, ""))}, "expected IR section for region, found section 3");
  expectOpError({op(0, ""), op(0x01, nums({0}))}, "expected attribute of type: mlir::DictionaryAttr, but got: loc(unknown)");
}

TEST_F(BadFilesTest, UseListOrders) {
  std::string user = op(0x04, nums({1, 0}));
  std::string wrong = op(0x22, nums({1, 0, 4, 0, 0})) + user + user;
  expectOpError({op(0x10, nums({3}) + section(4, nums({1, 1, 6}) + wrong))}, "expected the use-list order to be a permutation of 2 uses");
  expectOpError({op(0x22, nums({1, 0, 4, 0, 0})), user, user}, "expected the use-list order to be a permutation of 2 uses");
  expectOpError({op(0x22, nums({2, 0, 0, 1, 5, 4, 1, 0})), user, user}, "expected the order of one of 2 values, found value 5");
  expectOpError({op(0x22, nums({1, 0, 80}))}, "expected at most 0 numbers of uses, as many as there are bytes left, found 40");
}

TEST_F(BadFilesTest, Properties) {
  TestFile file;
  file.attrs = {{nums({7}), true}};
  file.ops = {nums({2}) + raw({0x40}) + nums({0, 0})};
  file.properties = {nums({1})};
  expectError(file, "invalid attribute 'predicate' in the properties of 'arith.cmpi': unit");
  file.properties = {""};
  expectError(file, "attempting to parse a byte at the end of the bytecode");
  // Before version 5, attributes.
  file = TestFile();
  file.version = 4;
  file.dialects = nums({3, 0, 2, 8, 3, 0, 1, 2, 1, 1, 3, 2, 1, 5});
  file.strings.push_back("predicate");
  file.attrs = {{nums({1, 1, 2, 3}), true}, {nums({2, 7}), true}, {nums({7}), true}};
  file.ops = {nums({2}) + raw({0x01}) + nums({0, 1})};
  expectError(file, "invalid attribute 'predicate' of 'arith.cmpi': unit");
  // The operation is registered in the file only.
  file = TestFile();
  file.dialects = nums({3, 0, 2, 8, 3, 0, 1, 5, 1, 1, 7, 2, 1, 11});
  file.ops = {op(0x40, nums({0}))};
  file.properties = {nums({1})};
  expectError(file, "the properties of 'a.b' cannot be read: the operation has no definition");
}

TEST_F(BadFilesTest, Segments) {
  TestFile file;
  file.strings[4] = "cf";
  file.strings[5] = "cond_br";
  file.ops = {nums({2}) + raw({0x40}) + nums({0, 0})};
  file.properties = {nums({0, 4, 0, 0, 0, 0})};
  file.properties = {nums({0, 8})};
  expectError(file, "expected at most 3 segment sizes, found 4");
  file.properties = {nums({0, 3, 99})};
  expectError(file, "expected an index of at most 32 bits in a sparse array, found 99");
  file.properties = {nums({0, 3, 3, 7})};
  expectError(file, "expected an index below 3 in a sparse array, found 7");
}

TEST_F(BadFilesTest, Resources) {
  TestFile file;
  file.hasResources = true;
  file.resourceOffsets = nums({0, 0, 1, 3, 0}) + raw({3});
  expectError(file, "invalid resource kind: 3");
  file.resourceOffsets = nums({0, 9});
  expectError(file, "invalid dialect index: 9");
  file.resourceOffsets = nums({0, 1, 0});
  expectError(file, "unexpected resources for dialect 'a'");
  file.resourceOffsets = nums({0, 0, 1, 3, 1}) + raw({1});
  file.resources = raw({1});
  expectError(file, "expected a blob resource entry for key 'b'");
  file.resources = nums({uint64_t(1) << 40, 0});
  file.resourceOffsets = nums({0, 0, 1, 3, file.resources.size()}) + raw({0});
  expectError(file, "expected an alignment of at most 4294967295, found 1099511627776");
}

TEST_F(BadFilesTest, QuantTypes) {
  auto expectQuantError = [&](const std::string &type, const std::string &expected) {
    TestFile file;
    file.strings[1] = "quant";
    file.types = {{type, true}, {"i8" + raw({0}), false}, {"f32" + raw({0}), false}};
    file.attrs = {{"unit" + raw({0}), false}};
    file.entryDialect = 1;
    file.ops = {op(2, nums({1, 0}))};
    expectError(file, expected);
  };
  expectQuantError(nums({9}), "unknown quant type code: 9");
  expectQuantError(nums({1, 1, 2}), "expected an integer type of 1 to 32 bits that stores quantized numbers, found 'f32'");
  expectQuantError(nums({5, 1, 1, 2, 0, 0, 0, 0, 1, 0}), "expected as many zero points as scales, found 1 and 0");
  expectQuantError(nums({6, 1, 1, 2, 0, 0, 0, 1, 0}), "expected as many block sizes as dimensions, found 1 and 0");
  expectQuantError(nums({6, 1, 1, 2, 0, 0, 0, 0, 1, 1}), "expected scales and zero points of the same shape, of at most 64 dimensions and 1048576 elements");
}
// clang-format on

/// Each prefix of a file, and each file with one byte changed, is read or refused.
TEST_F(BadFilesTest, EveryByte) {
  TestFile file;
  file.types = {{nums({1}), true}};
  file.attrs = {{nums({1, 1, 2, 3}), true},
                {nums({2, 3}), true},
                {nums({8, 0, 5}), true}};
  file.ops = {op(0x03, nums({1, 1, 0})), op(0x04, nums({1, 0}))};
  std::string good = file.build();
  EXPECT_EQ(read(good), "");
  DiagnosticCapture silence;
  for (size_t size = 4; size < good.size(); ++size)
    (void)parseSourceString(good.substr(0, size), ParserConfig(&ctx));
  for (size_t i = 4; i < good.size(); ++i)
    for (int value : {0, 1, 2, 3, 5, 0x10, 0x7f, 0x80, 0xfe, 0xff}) {
      std::string bad = good;
      bad[i] = char(value);
      (void)parseSourceString(bad, ParserConfig(&ctx));
    }
}
