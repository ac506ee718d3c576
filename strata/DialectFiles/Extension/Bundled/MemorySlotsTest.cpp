// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory slots declared by dialect files: their meaning, and errors in them.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/DeclaredMemorySlots.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Interfaces/MemorySlotInterfaces.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {

class MemorySlotsTest : public testing::Test {
protected:
  MemorySlotsTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
  }
  bool load(StringRef body) {
    messages.clear();
    OwningOpRef<> file = parseSourceString(
        ("irdl.dialect @d attributes {strata.version = 1 : i32} {\n" + body +
         "\n}")
            .str(),
        ParserConfig(&ctx));
    return file && succeeded(loadDialects(file.get()));
  }
  /// Loads an operation `d.o` with `attrs` and operands `p`, `v`, `rest...`, an
  /// attribute `t` and a result `r`; the first message, or an empty text.
  std::string loadOp(StringRef attrs, StringRef results = "r: %r") {
    std::string body =
        ("irdl.operation @o attributes {" + attrs +
         "} { %p = irdl.any %v = irdl.any %rest = irdl.any %r = irdl.any "
         "%r2 = irdl.any %t = irdl.any {strata.kind = \"type\"} "
         "irdl.operands(p: %p, v: %v, rest: variadic %rest) "
         "irdl.attributes {\"t\" = %t} irdl.results(" +
         results + ") }")
            .str();
    return load(body) ? "" : messages.front();
  }
  const OpDefinition &getDef() { return *ctx.getOpDefinition("d.o"); }
  /// The slots that interface `T` of the operation acts on.
  template <typename T> const DeclaredMemorySlots &getSlots() {
    return *static_cast<const DeclaredMemorySlots *>(
        getDef().findInterfaceData(T::name));
  }

  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
};

TEST_F(MemorySlotsTest, Allocation) {
  ASSERT_EQ(
      loadOp(R"~(strata.allocates = {pointer = "r", element = "$_self"})~"),
      "");
  EXPECT_TRUE(getInterface<PromotableAllocationOpInterface>(getDef()));
  EXPECT_TRUE(getDef().hasTrait("PromotableAllocationOpInterface"));
  EXPECT_FALSE(getInterface<PromotableMemOpInterface>(getDef()));
  EXPECT_EQ(getSlots<PromotableAllocationOpInterface>().allocation->from, 3u);
  EXPECT_EQ(getSlots<PromotableAllocationOpInterface>().allocation->defaultOp,
            "");
}

TEST_F(MemorySlotsTest, AllocationOfAnAttribute) {
  ASSERT_EQ(loadOp(R"~(strata.allocates = {pointer = "r", from = "t",
                element = "$_self.getValue()", default = "d.u"})~"),
            "");
  EXPECT_EQ(getSlots<PromotableAllocationOpInterface>().allocation->from, 4u);
  EXPECT_EQ(getSlots<PromotableAllocationOpInterface>().allocation->defaultOp,
            "d.u");
}

TEST_F(MemorySlotsTest, Accesses) {
  ASSERT_EQ(loadOp(R"~(strata.loads = {pointer = "p", value = "r"},
                strata.stores = {pointer = "p", value = "v"},
                strata.interfaces = ["PromotableMemOpInterface"])~"),
            "");
  EXPECT_TRUE(getInterface<PromotableMemOpInterface>(getDef()));
  EXPECT_TRUE(getInterface<SafeMemorySlotAccessOpInterface>(getDef()));
  EXPECT_EQ(getSlots<PromotableMemOpInterface>().load->pointer, 0u);
  EXPECT_EQ(getSlots<SafeMemorySlotAccessOpInterface>().store->value, 1u);
}

/// A stored value that is no operand, and places that are mapped, are not promoted.
TEST_F(MemorySlotsTest, AccessesOfParts) {
  ASSERT_EQ(loadOp(R"~(strata.stores = {pointer = "p"})~", ""), "");
  EXPECT_FALSE(getInterface<PromotableMemOpInterface>(getDef()));
  EXPECT_TRUE(getInterface<MemoryAccessOpInterface>(getDef()));
  ASSERT_EQ(getDef().memoryEffects.size(), 1u);
  EXPECT_EQ(getDef().memoryEffects.front().effect, MemoryEffect::Write);
  EXPECT_EQ(getDef().memoryEffects.front().slot, 0u);
}

TEST_F(MemorySlotsTest, AccessesByMaps) {
  ASSERT_EQ(loadOp(R"~(strata.loads = {pointer = "p", value = "r",
                                      indices = "rest", map = "t"})~"),
            "");
  EXPECT_FALSE(getInterface<PromotableMemOpInterface>(getDef()));
  const DeclaredMemoryAccesses *accesses = getDeclaredAccesses(getDef());
  ASSERT_TRUE(accesses && accesses->load && !accesses->store);
  EXPECT_EQ(accesses->load->indices, 2u);
  EXPECT_EQ(accesses->load->map, 4u);
}

TEST_F(MemorySlotsTest, Drops) {
  ASSERT_EQ(loadOp(R"~(strata.drops = ["rest", "p"])~", "r: %r, r2: %r2"), "");
  EXPECT_TRUE(getInterface<PromotableOpInterface>(getDef()));
  EXPECT_EQ(getSlots<PromotableOpInterface>().dropped,
            (std::vector<unsigned>{0, 2}));
}

/// Conditions that only C++ could check keep a slot.
TEST_F(MemorySlotsTest, ConditionsThatAreMissing) {
  StringRef condition = R"~(strata.loads = {pointer = "p", value = "r",
                                           when = "nobodyKnows($p)"})~";
  EXPECT_EQ(loadOp(condition),
            "in 'strata.loads': the name 'nobodyKnows' is unknown");
  ASSERT_EQ(loadOp((condition + R"~(, strata.missing = ["predicate"])~").str()),
            "");
  EXPECT_FALSE(getInterface<PromotableMemOpInterface>(getDef()));
}

TEST_F(MemorySlotsTest, WrongEntries) {
  EXPECT_EQ(loadOp(R"~(strata.loads = "p")~"),
            "'strata.loads' must be a dictionary");
  EXPECT_EQ(loadOp(R"~(strata.loads = {pionter = "p", value = "r"})~"),
            "in 'strata.loads': 'pionter' is unknown; did you mean "
            "'pointer'?");
  EXPECT_EQ(loadOp(R"~(strata.loads = {pointer = "p", element = "r"})~"),
            "in 'strata.loads': 'element' is unknown; did you mean "
            "'elements'?");
  EXPECT_EQ(loadOp(R"~(strata.loads = {pointer = 1 : i32, value = "r"})~"),
            "in 'strata.loads': 'pointer' must be a string");
  EXPECT_EQ(loadOp(R"~(strata.allocates = {pointer = "r", element = "$_self",
                                          default = "undef"})~"),
            "in 'strata.allocates': 'default' is 'undef', which is not the "
            "full name of an operation");
  EXPECT_EQ(
      loadOp(R"~(strata.allocates = {pointer = "r", element = "$_self +"})~"),
      "in 'strata.allocates', at character 9 of '$_self +': expected "
      "expression, found end of text");
  EXPECT_EQ(loadOp(R"~(strata.allocate = {pointer = "r"})~"),
            "attribute 'strata.allocate' is unknown; did you mean "
            "'strata.allocates'?");
}

TEST_F(MemorySlotsTest, WrongNames) {
  EXPECT_EQ(
      loadOp(R"~(strata.loads = {pointer = "x", value = "r"})~"),
      "in 'strata.loads': 'pointer' is 'x', which is not a single operand");
  EXPECT_EQ(
      loadOp(R"~(strata.loads = {pointer = "rest", value = "r"})~"),
      "in 'strata.loads': 'pointer' is 'rest', which is not a single operand");
  EXPECT_EQ(loadOp(R"~(strata.loads = {pointer = "p", value = "v"})~"),
            "in 'strata.loads': 'value' is 'v', which is not the only result "
            "of the operation");
  EXPECT_EQ(loadOp(R"~(strata.loads = {pointer = "p", value = "r"})~",
                   "r: %r, r2: %r2"),
            "in 'strata.loads': 'value' is 'r', which is not the only result "
            "of the operation");
  EXPECT_EQ(
      loadOp(R"~(strata.stores = {pointer = "p", value = "t"})~", ""),
      "in 'strata.stores': 'value' is 't', which is not a single operand");
  EXPECT_EQ(loadOp(R"~(strata.stores = {pointer = "p", result = "r"})~",
                   "r: %r, r2: %r2"),
            "in 'strata.stores': 'result' is not the only result");
  EXPECT_EQ(loadOp(R"~(strata.stores = {pointer = "p", value = "p"})~", ""),
            "in 'strata.stores': 'pointer' and 'value' are the same operand");
  EXPECT_EQ(
      loadOp(R"~(strata.allocates = {pointer = "p", element = "$_self"})~"),
      "in 'strata.allocates': 'pointer' is 'p', which is not the only "
      "result of the operation");
  EXPECT_EQ(loadOp(R"~(strata.allocates = {pointer = "r", element = "$_self",
                                          from = "x"})~"),
            "in 'strata.allocates': 'from' is 'x', which is not an operand, "
            "result or attribute");
  EXPECT_EQ(
      loadOp(R"~(strata.allocates = {pointer = "r", element = "$_self",
                                          from = "rest"})~"),
      "in 'strata.allocates': 'from' is 'rest', which is not a single operand");
  EXPECT_EQ(loadOp(R"~(strata.drops = ["p", "r"])~"),
            "in 'strata.drops': 'r' is not an operand");
}

TEST_F(MemorySlotsTest, WordsThatDoNotFit) {
  EXPECT_EQ(loadOp(R"~(strata.stores = {pointer = "p", value = "v"})~"),
            "an operation with 'strata.stores' cannot have results unless "
            "'strata.loads' describes them");
  EXPECT_EQ(
      loadOp(R"~(strata.loads = {pointer = "v", value = "r"},
                      strata.stores = {pointer = "p", value = "v"})~"),
      "'strata.loads' and 'strata.stores' refer to different pointer operands");
  EXPECT_EQ(loadOp(R"~(strata.loads = {pointer = "v", value = "r"},
                      strata.drops = ["p"])~"),
            "'strata.drops' cannot be combined with 'strata.loads' or "
            "'strata.stores'");
  EXPECT_EQ(loadOp(R"~(strata.drops = ["p"], strata.successors = ["next"])~"),
            "an operation with memory slot attributes cannot have regions or "
            "successors");
  EXPECT_EQ(loadOp(R"~(strata.drops = ["p"], strata.traits = ["Terminator"])~"),
            "an operation with memory slot attributes cannot be a terminator");
  EXPECT_EQ(loadOp(R"~(strata.loads = {pointer = "p", value = "r"},
                      strata.successors = ["next"])~"),
            "an operation that accesses memory cannot have successors");
  EXPECT_EQ(loadOp(R"~(strata.loads = {pointer = "p", value = "r"},
                      strata.traits = ["Terminator"])~"),
            "an operation that accesses memory cannot be a terminator");
}

TEST_F(MemorySlotsTest, TablesOfBoth) {
  static constexpr PromotableOpInterface::Concept table = {};
  OpHooks hooks;
  hooks.addInterface(table);
  registerOpHooks(&ctx, "d.o", hooks);
  EXPECT_EQ(loadOp(R"~(strata.drops = ["p"])~"),
            "interface 'PromotableOpInterface' is registered for 'd.o' and "
            "also implemented by 'strata.drops'");
}

} // namespace
