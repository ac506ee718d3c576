// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subsets, loops and sums of indices declared by dialect files: their meaning,
// and errors in them.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Interfaces/SubsetOpInterface.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {

class SubsetsTest : public testing::Test {
protected:
  SubsetsTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
  }
  /// Loads an operation `d.o` with `attrs` and operands `w`, `v`, `at...`,
  /// attributes `n` and `m` and `results`; the first message, or an empty text.
  std::string loadOp(StringRef attrs, StringRef results = "r: %r",
                     StringRef region = "") {
    messages.clear();
    OwningOpRef<> file = parseSourceString(
        ("irdl.dialect @d attributes {strata.version = 1 : i32} {\n"
         "irdl.operation @o attributes {" +
         attrs +
         "} { "
         "%w = irdl.any %v = irdl.any %at = irdl.is index %r = irdl.any "
         "%r2 = irdl.any %n = irdl.any {strata.kind = \"dense<i64>\"} "
         "%m = irdl.any irdl.operands(w: %w, v: %v, at: variadic %at) "
         "irdl.attributes {\"n\" = %n, \"m\" = %m} irdl.results(" +
         results + ") " + region + " } }")
            .str(),
        ParserConfig(&ctx));
    return file && succeeded(loadDialects(file.get())) ? "" : messages.front();
  }
  const OpDefinition &getDef() { return *ctx.getOpDefinition("d.o"); }

  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
};

constexpr llvm::StringLiteral body =
    "%body = irdl.region with size 1 irdl.regions(body: %body)";

TEST_F(SubsetsTest, Extraction) {
  ASSERT_EQ(loadOp(R"~(strata.extracts = {whole = "w", value = "r",
                offsets = "n, at", shape = "r", map = "m", layout = "n",
                when = "true", exact = "true"})~"),
            "");
  EXPECT_TRUE(getInterface<SubsetExtractionOpInterface>(getDef()));
  EXPECT_TRUE(getInterface<SubsetOpInterface>(getDef()));
  EXPECT_FALSE(getInterface<SubsetInsertionOpInterface>(getDef()));
  EXPECT_TRUE(getDef().hasTrait("SubsetOpInterface"));
}

TEST_F(SubsetsTest, Insertion) {
  ASSERT_EQ(loadOp(R"~(strata.inserts = {whole = "w", value = "v",
                offsets = "at"})~",
                   "r: optional %r"),
            "");
  EXPECT_TRUE(getInterface<SubsetInsertionOpInterface>(getDef()));
}

TEST_F(SubsetsTest, Loop) {
  ASSERT_EQ(loadOp(R"~(strata.carries = {inits = "at", results = "r",
                body = "body"})~",
                   "r: variadic %r", body),
            "");
  EXPECT_TRUE(getInterface<LoopLikeOpInterface>(getDef()));
  EXPECT_TRUE(getDef().hasTrait(OpTrait::LoopLikeOpInterface));
}

TEST_F(SubsetsTest, MistakesInSubsets) {
  auto extract = [&](StringRef entries) {
    return loadOp(("strata.extracts = {" + entries + "}").str());
  };
  EXPECT_EQ(extract(R"~(whole = "w", value = "r")~"),
            "in 'strata.extracts': 'offsets' is missing");
  EXPECT_EQ(extract(R"~(whole = "w", value = "r", offset = "at")~"),
            "in 'strata.extracts': 'offset' is unknown; did you mean "
            "'offsets'?");
  EXPECT_EQ(
      extract(R"~(whole = "at", value = "r", offsets = "at")~"),
      "in 'strata.extracts': 'whole' is 'at', which is not a single operand");
  EXPECT_EQ(extract(R"~(whole = "w", value = "v", offsets = "at")~"),
            "in 'strata.extracts': 'value' is 'v', which is not the only "
            "result of the operation");
  EXPECT_EQ(extract(R"~(whole = "w", value = "r", offsets = "r")~"),
            "in 'strata.extracts': 'offsets' has 'r', which is neither an "
            "operand nor an attribute");
  EXPECT_EQ(extract(R"~(whole = "w", value = "r", offsets = "at, v")~"),
            "in 'strata.extracts': 'offsets' has two operands");
  EXPECT_EQ(extract(R"~(whole = "w", value = "r", offsets = "n, m")~"),
            "in 'strata.extracts': 'offsets' has two attributes");
  EXPECT_EQ(extract(R"~(whole = "w", value = "r", offsets = "at",
                map = "m")~"),
            "in 'strata.extracts': 'map' requires 'shape'");
  EXPECT_EQ(extract(R"~(whole = "w", value = "r", offsets = "at",
                shape = "r", sizes = "n")~"),
            "in 'strata.extracts': 'shape' and 'sizes' are mutually exclusive");
  EXPECT_EQ(extract(R"~(whole = "w", value = "r", offsets = "at",
                shape = "r", map = "v")~"),
            "in 'strata.extracts': 'map' is 'v', which is not an attribute");
  EXPECT_EQ(
      extract(R"~(whole = "w", value = "r", offsets = "at",
                layout = "x")~"),
      "in 'strata.extracts': 'layout' has 'x', which is not an attribute");
}

TEST_F(SubsetsTest, MistakesInInsertions) {
  EXPECT_EQ(loadOp(R"~(strata.inserts = {whole = "w", value = "w",
                offsets = "at"})~"),
            "in 'strata.inserts': 'whole' and 'value' are the same operand");
  EXPECT_EQ(loadOp(R"~(strata.inserts = {whole = "w", value = "v",
                offsets = "at"})~",
                   "r: %r, r2: %r2"),
            "in 'strata.inserts': the operation must have one result");
  EXPECT_EQ(loadOp(R"~(strata.inserts = {whole = "w", value = "v",
                offsets = "at"})~",
                   "r: %r", body),
            "an operation with 'strata.extracts' or 'strata.inserts' cannot "
            "have regions or successors");
  EXPECT_EQ(loadOp(R"~(strata.extracts = {whole = "w", value = "r",
                offsets = "at"}, strata.traits = ["Terminator"])~"),
            "an operation with 'strata.extracts' or 'strata.inserts' cannot be "
            "a terminator");
  EXPECT_EQ(loadOp(R"~(strata.extracts = {whole = "w", value = "r",
                offsets = "at"}, strata.inserts = {whole = "w", value = "v",
                offsets = "at"})~"),
            "an operation cannot have both 'strata.extracts' and "
            "'strata.inserts'");
}

TEST_F(SubsetsTest, MistakesInLoops) {
  auto carries = [&](StringRef entries, StringRef results,
                     StringRef attrs = "") {
    return loadOp(("strata.carries = {" + entries + "}" + attrs).str(), results,
                  body);
  };
  EXPECT_EQ(
      carries(R"~(inits = "v", results = "r", body = "body")~",
              "r: variadic %r"),
      "in 'strata.carries': 'inits' is 'v', which is not a variadic operand");
  EXPECT_EQ(carries(R"~(inits = "at", results = "r", body = "body")~", "r: %r"),
            "in 'strata.carries': 'results' is 'r', which is not the last "
            "result or not the only variadic one");
  EXPECT_EQ(
      carries(R"~(inits = "at", results = "r", body = "b")~", "r: variadic %r"),
      "in 'strata.carries': 'body' is 'b', which is not a region");
  EXPECT_EQ(
      loadOp(R"~(strata.carries = {inits = "at", results = "r",
                body = "body"})~",
             "r: variadic %r",
             "%body = irdl.region {strata.variadic} "
             "irdl.regions(body: %body)"),
      "in 'strata.carries': 'body' is 'body', which is not a single region");
  EXPECT_EQ(carries(R"~(inits = "at", results = "r", body = "body")~",
                    "r: variadic %r", ", strata.successors = [\"s\"]"),
            "in 'strata.carries': an operation with 'strata.carries' cannot "
            "have successors");
}

TEST_F(SubsetsTest, AffineResults) {
  EXPECT_EQ(loadOp("strata.affine = \"m\""), "");
  EXPECT_TRUE(getInterface<AffineResultOpInterface>(getDef()));
}

TEST_F(SubsetsTest, MistakesInAffineResults) {
  EXPECT_EQ(loadOp("strata.affine = 1 : i32"),
            "'strata.affine' must be an affine map, or the name of an "
            "attribute");
  EXPECT_EQ(loadOp("strata.affine = \"v\""),
            "in 'strata.affine': 'v' is not an attribute");
  EXPECT_EQ(loadOp("strata.affine = affine_map<(d0) -> (d0, d0)>"),
            "in 'strata.affine': the map must have one result");
  EXPECT_EQ(loadOp("strata.affine = affine_map<(d0)[s0] -> (d0)>"),
            "in 'strata.affine': the map has 2 inputs, which do not match the "
            "operands");
  EXPECT_EQ(loadOp("strata.affine = \"m\"", "r: variadic %r"),
            "in 'strata.affine': the operation must have one result");
}

TEST_F(SubsetsTest, InterfaceThatIsRegisteredToo) {
  static constexpr SubsetOpInterface::Concept table = {};
  OpHooks hooks;
  hooks.addInterface(table);
  registerOpHooks(&ctx, "d.o", hooks);
  EXPECT_EQ(loadOp(R"~(strata.extracts = {whole = "w", value = "r",
                offsets = "at"})~"),
            "interface 'SubsetOpInterface' is registered for 'd.o' and also "
            "implemented by 'strata.extracts'");
}

} // namespace
