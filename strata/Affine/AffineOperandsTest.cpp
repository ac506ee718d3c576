// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `t.apply` computes a map, and `t.use` has the map (or set) that is canonicalized.
// The arguments x and y are valid symbols, i and j are not. Where a test says so,
// the expected text is that of mlir-opt 22 for the same maps in `affine.apply` and
// `affine.if`.
#include "strata/Affine/AffineOperands.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/Traits.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

using namespace strata;
using namespace strata::affine;

namespace {
class AffineOperandsTest : public testing::Test {
protected:
  AffineOperandsTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    ctx.allowUnregisteredDialects();
    OpDefinition &constant = ctx.defineOp("t.constant");
    constant.hasSignature = true;
    constant.attributes = {{"value", /*optional=*/false, {"any", nullptr}}};
    constant.results = {{"result", Arity::One, {"any type", nullptr}}};
    addTraits(constant, {"ConstantLike"});
    prepareConstant(constant);
  }
  /// Parses `body` in a region with the arguments; returns its `t.use`.
  Operation *parse(StringRef body) {
    std::string text = (R"("t.func"() ({
      ^bb0(%x: index, %y: index, %i: index, %j: index):
        %c4 = "t.constant"() {value = 4 : index} : () -> index
    )" + body + "}) : () -> ()")
                           .str();
    ParserConfig config(&ctx);
    config.verifyAfterParse = false;
    module = parseSourceString(text, config);
    EXPECT_TRUE(module);
    Operation *use = nullptr;
    module.get()->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "t.use")
        use = op;
    });
    return use;
  }
  static std::optional<MapAndOperands> getApply(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || op->getName().getStringRef() != "t.apply")
      return std::nullopt;
    MapAndOperands result;
    result.map = op->getAttrOfType<AffineMapAttr>("map").getValue();
    result.operands.append(op->getOperands().begin(), op->getOperands().end());
    return result;
  }
  static bool isSymbol(Value value) {
    if (auto arg = dyn_cast<BlockArgument>(value))
      return arg.getArgNumber() < 2;
    return getConstantIntValue(value).has_value();
  }
  /// The object with the names of its operands.
  template <typename T> std::string str(T object, ArrayRef<Value> operands) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << object << " of";
    for (Value operand : operands) {
      auto arg = dyn_cast<BlockArgument>(operand);
      os << ' ' << (arg ? "xyij"[arg.getArgNumber()] : '?');
    }
    return text;
  }
  std::string compose(Operation *use, bool fully = false) {
    AffineMap map = use->getAttrOfType<AffineMapAttr>("map").getValue();
    SmallVector<Value> operands(use->getOperands());
    auto *fn =
        fully ? fullyComposeAffineMapAndOperands : composeAffineMapAndOperands;
    fn(&map, &operands, getApply, isSymbol, nullptr);
    return str(map, operands);
  }
  std::string compose(StringRef body) { return compose(parse(body)); }
  std::string canonicalize(StringRef body) {
    Operation *use = parse(body);
    SmallVector<Value> operands(use->getOperands());
    if (auto attr = use->getAttrOfType<IntegerSetAttr>("set")) {
      IntegerSet set = attr.getValue();
      canonicalizeSetAndOperands(&set, &operands, isSymbol);
      return str(set, operands);
    }
    AffineMap map = use->getAttrOfType<AffineMapAttr>("map").getValue();
    canonicalizeMapAndOperands(&map, &operands, isSymbol);
    return str(map, operands);
  }

  Context ctx;
  OwningOpRef<> module;
};
} // namespace

// The expected text is the output of mlir-opt.
TEST_F(AffineOperandsTest, PromotedDimensionsFollowTheSymbols) {
  EXPECT_EQ(canonicalize(R"(
    "t.use"(%i, %x, %j, %y) {map = affine_map<(d0, d1, d2)[s0] ->
      (d0 + d1 * 2 + d2 * 3 + s0 * 5)>} : (index, index, index, index) -> ()
  )"),
            "(d0, d1)[s0, s1] -> (d0 + s1 * 2 + d1 * 3 + s0 * 5) of i j y x");
}

// The expected texts are the output of mlir-opt.
TEST_F(AffineOperandsTest, ConstantsAndRepeatedOperandsAreRemoved) {
  EXPECT_EQ(canonicalize(R"(
    "t.use"(%i, %c4, %i, %x) {map = affine_map<(d0, d1, d2)[s0] ->
      (d0 + d1 + d2 * 3, s0 * 5)>} : (index, index, index, index) -> ()
  )"),
            "(d0)[s0] -> (d0 * 4 + 4, s0 * 5) of i x");
  EXPECT_EQ(canonicalize(R"(
    "t.use"(%i, %x, %j, %c4) {set = affine_set<(d0, d1, d2)[s0] :
      (d0 - d1 >= 0, d0 + s0 == 0)>} : (index, index, index, index) -> ()
  )"),
            "(d0)[s0] : (d0 - s0 >= 0, d0 + 4 == 0) of i x");
}

TEST_F(AffineOperandsTest, SymbolsAndPromotedDimensionsShareOperands) {
  EXPECT_EQ(canonicalize(R"(
    "t.use"(%x, %j, %y, %x) {map = affine_map<(d0, d1)[s0, s1] ->
      (d0, d1, s0, s1)>} : (index, index, index, index) -> ()
  )"),
            "(d0)[s0, s1] -> (s1, d0, s0, s1) of j y x");
  EXPECT_EQ(canonicalize(R"(
    "t.use"(%x, %j) {map = affine_map<(d0, d1) -> ()>} : (index, index) -> ()
  )"),
            "() -> () of");
}

// The expected texts are the output of mlir-opt.
TEST_F(AffineOperandsTest, Chains) {
  EXPECT_EQ(
      compose(R"(
    %a = "t.apply"(%j, %c4, %x) {map = affine_map<(d0)[s0, s1] ->
      (d0 + s0 * 2 + s1)>} : (index, index, index) -> index
    %b = "t.apply"(%a, %i) {map = affine_map<(d0, d1) ->
      (d0 * 2 + d1 floordiv 3)>} : (index, index) -> index
    "t.use"(%b, %i, %a, %y) {map = affine_map<(d0, d1, d2)[s0] ->
      (d0 + d1 - d2 * 4 + s0)>} : (index, index, index, index) -> ()
  )"),
      "(d0, d1)[s0, s1] -> (d0 - d1 * 2 + s0 - s1 * 2 + d0 floordiv 3 - 16)"
      " of i j y x");
}

// The expected texts are the output of mlir-opt.
TEST_F(AffineOperandsTest, SymbolsAreComposed) {
  const char *expected = "(d0)[s0] -> (d0 + s0 * 6) of i y";
  EXPECT_EQ(compose(R"(
    %a = "t.apply"(%y) {map = affine_map<()[s0] -> (s0 * 2)>} : (index) -> index
    "t.use"(%i, %a) {map = affine_map<(d0)[s0] -> (s0 * 3 + d0)>}
      : (index, index) -> ()
  )"),
            expected);
  EXPECT_EQ(compose(R"(
    %a = "t.apply"(%y) {map = affine_map<(d0) -> (d0 * 2)>} : (index) -> index
    "t.use"(%i, %a) {map = affine_map<(d0)[s0] -> (s0 * 3 + d0)>}
      : (index, index) -> ()
  )"),
            expected);
}

// The expected texts are the output of mlir-opt.
TEST_F(AffineOperandsTest, OperandsOfMapsFollowOtherOperands) {
  EXPECT_EQ(compose(R"(
    %a = "t.apply"(%i, %j) {map = affine_map<(d0, d1) -> (d0 * 8 + d1)>}
      : (index, index) -> index
    "t.use"(%a, %j) {map = affine_map<(d0, d1) -> (d0 floordiv 4 + d1 * 2)>}
      : (index, index) -> ()
  )"),
            "(d0, d1) -> (d0 * 2 + d1 * 2 + d0 floordiv 4) of j i");
}

TEST_F(AffineOperandsTest, OperandsThatCancelAreRemoved) {
  EXPECT_EQ(compose(R"(
    %a = "t.apply"(%i, %j) {map = affine_map<(d0, d1) -> (d0 + d1)>}
      : (index, index) -> index
    "t.use"(%a, %j) {map = affine_map<(d0, d1) -> (d0 - d1)>}
      : (index, index) -> ()
  )"),
            "(d0) -> (d0) of i");
}

TEST_F(AffineOperandsTest, FullCompositionWithoutMapsChangesNothing) {
  const char *body = R"(
    "t.use"(%i, %x) {map = affine_map<(d0, d1) -> (d0 + d1 - d0)>}
      : (index, index) -> ()
  )";
  EXPECT_EQ(compose(parse(body), /*fully=*/true),
            "(d0, d1) -> (d0 + d1 - d0) of i x");
  EXPECT_EQ(compose(body), "()[s0] -> (s0) of x");
}

TEST_F(AffineOperandsTest, SharedDefinitionsAreComposedOnce) {
  std::string body = R"(%a0 = "t.apply"(%i) {map = affine_map<(d0) -> (d0)>}
      : (index) -> index
  )";
  for (int n = 1; n <= 60; ++n) {
    std::string number = std::to_string(n), old = std::to_string(n - 1);
    body += ("%b" + Twine(number) + " = \"t.apply\"(%a" + old +
             ") {map = affine_map<(d0) -> (d0 * -1)>} : (index) -> index\n")
                .str();
    body +=
        ("%a" + Twine(number) + " = \"t.apply\"(%a" + old + ", %b" + number +
         ") {map = affine_map<(d0, d1) -> (d0 + d1 * 2)>} : (index, index) "
         "-> index\n")
            .str();
  }
  body += R"("t.use"(%a60) {map = affine_map<(d0) -> (d0)>} : (index) -> ())";
  EXPECT_EQ(compose(body), "(d0) -> (d0) of i");
}

TEST_F(AffineOperandsTest, DeepChains) {
  constexpr int Depth = 20'000;
  std::string body = R"(%a0 = "t.apply"(%i) {map = affine_map<(d0) -> (d0)>}
      : (index) -> index
  )";
  for (int n = 1; n <= Depth; ++n)
    body += "%a" + std::to_string(n) + " = \"t.apply\"(%a" +
            std::to_string(n - 1) +
            ") {map = affine_map<(d0) -> (d0 + 2)>} : (index) -> index\n";
  body += "\"t.use\"(%a" + std::to_string(Depth) +
          ") {map = affine_map<(d0) -> (d0)>} : (index) -> ()";
  EXPECT_EQ(compose(body), "(d0) -> (d0 + 40000) of i");
}

TEST_F(AffineOperandsTest, ValuesThatDependOnThemselves) {
  EXPECT_EQ(compose(R"(
    %a = "t.apply"(%b, %i) {map = affine_map<(d0, d1) -> (d0 + d1)>}
      : (index, index) -> index
    %b = "t.apply"(%a) {map = affine_map<(d0) -> (d0 * 2)>} : (index) -> index
    "t.use"(%a, %i) {map = affine_map<(d0, d1) -> (d0 + d1)>}
      : (index, index) -> ()
  )"),
            "(d0, d1) -> (d0 * 2 + d1 * 2) of ? i");
}
