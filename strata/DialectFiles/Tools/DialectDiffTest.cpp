// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/DialectDiff.h"

#include "strata/Definition/Traits.h"
#include "strata/DialectFiles/Tools/DialectToolsTestUtils.h"

using namespace strata;

namespace {

class DialectDiffTest : public DialectToolsTest {
protected:
  /// The changes as lines: `! d.o category: message`, with `+` where nothing
  /// breaks.
  std::string diff(const DialectModel &before, const DialectModel &after) {
    std::string text;
    for (const DialectChange &change : diffDialects(before, after))
      text += (change.isBreaking ? "! " : "+ ") + change.subject + " " +
              change.category + ": " + change.message + "\n";
    return text;
  }
  std::string diffOps(StringRef before, StringRef after) {
    return diff(readOp("", before), readOp("", after));
  }
  std::string diffAttrs(StringRef before, StringRef after) {
    StringRef body = "%a = irdl.any irdl.operands(a: %a)";
    return diff(readOp(before, body), readOp(after, body));
  }
};

TEST_F(DialectDiffTest, ArityOfOperands) {
  StringRef one = "%a = irdl.any irdl.operands(a: %a)";
  StringRef some = "%a = irdl.any irdl.operands(a: variadic %a)";
  EXPECT_EQ(diffOps(one, some),
            "+ d.o arity: operand 'a' is variadic, was single\n");
  EXPECT_EQ(diffOps(some, one),
            "! d.o arity: operand 'a' is single, was variadic\n");
  // With two groups the generic form needs their sizes.
  EXPECT_EQ(diffOps("%a = irdl.any %b = irdl.any "
                    "irdl.operands(a: variadic %a, b: %b)",
                    "%a = irdl.any %b = irdl.any "
                    "irdl.operands(a: variadic %a, b: optional %b)"),
            "! d.o arity: operand 'b' is optional, was single; the generic "
            "form now requires segment sizes\n");
  EXPECT_EQ(diffOps(one, "%a = irdl.any %b = irdl.any "
                         "irdl.operands(a: %a, b: optional %b)"),
            "+ d.o arity: new operand 'b'\n");
  EXPECT_EQ(diffOps(one, ""), "! d.o arity: operand 'a' was removed\n");
  EXPECT_EQ(diffOps(one, "%a = irdl.any irdl.operands(b: %a)"),
            "! d.o renamed: operand 'a' is now called 'b'\n");
}

TEST_F(DialectDiffTest, NamedArguments) {
  auto region = [](StringRef arguments) {
    return ("%a = irdl.any irdl.operands(a: variadic %a) "
            "%r = irdl.region" +
            arguments + " irdl.regions(r: %r)")
        .str();
  };
  std::string any = region(""),
              same = region(" {strata.arguments = [[\"x\", \"a\"]]}"),
              renamed = region(" {strata.arguments = [[\"y\", \"a\"]]}"),
              other = region(" {strata.arguments = [[\"x\", \"a\", "
                             "\"IndexType::get($_ctxt)\"]]}");
  EXPECT_EQ(diffOps(same, renamed), "");
  EXPECT_EQ(diffOps(same, other),
            "! d.o region: arguments of region 'r' are from 'a' by "
            "IndexType::get($_ctxt), were from 'a'\n");
  EXPECT_EQ(diffOps(any, same),
            "! d.o region: arguments of region 'r' are from 'a', were any\n");
  EXPECT_EQ(diffOps(same, any),
            "+ d.o region: arguments of region 'r' are any, were from 'a'\n");
}

/// Names of predicates are compared by their meaning.
TEST_F(DialectDiffTest, NamedPredicates) {
  auto version = [&](StringRef name, StringRef text) {
    return read(
        ("irdl.dialect @d attributes {strata.version = 1 : i32, "
         "strata.named_predicates = [[\"" +
         name + "\", \"" + text +
         "\"]]} {\n irdl.operation @o attributes {strata.predicates = [[\"!" +
         name + "\", \"rule\"]]} { %a = irdl.c_pred \"" + name +
         "\" irdl.operands(a: %a) } }")
            .str());
  };
  EXPECT_EQ(diff(version("p", "index"), version("p", "index")), "");
  EXPECT_EQ(diff(version("p", "index"), version("q", "index")), "");
  std::string changed = diff(version("p", "index"), version("p", "any_float"));
  EXPECT_NE(changed.find("operand 'a'"), std::string::npos) << changed;
  EXPECT_NE(changed.find("rule"), std::string::npos) << changed;
}

TEST_F(DialectDiffTest, TraitsByMeaning) {
  auto op = [&](StringRef traits) {
    return readOp(("strata.traits = [" + traits + "]").str(), "");
  };
  // Spellings do not count, nor does a name for several traits.
  EXPECT_EQ(diff(op("\"IsCommutative\""), op("\"Commutative\"")), "");
  EXPECT_EQ(
      diff(op("\"NoMemoryEffect\", \"AlwaysSpeculatable\""), op("\"Pure\"")),
      "");
  EXPECT_EQ(diff(op(""), op("\"AlwaysSpeculatableImplTrait\"")),
            "+ d.o trait: new trait 'AlwaysSpeculatableImplTrait'\n");
  EXPECT_EQ(diff(op(""), op("\"IsTerminator\"")),
            "! d.o trait: new trait 'IsTerminator'\n");
  EXPECT_EQ(diff(op("\"NoTerminator\""), op("")),
            "! d.o trait: trait 'NoTerminator' was removed\n");
  EXPECT_EQ(diff(op("\"Mine\""), op("")),
            "+ d.o trait: trait 'Mine' was removed\n");
}

TEST_F(DialectDiffTest, TraitsOfPrograms) {
  TraitInfo info;
  info.name = "Fast";
  info.change = TraitChange::Compatible;
  ASSERT_TRUE(succeeded(registerTrait(&ctx, info)));
  std::vector<DialectChange> changes = diffDialects(
      readOp("", ""), readOp("strata.traits = [\"Fast\"]", ""), &ctx);
  ASSERT_EQ(changes.size(), 1u);
  EXPECT_FALSE(changes[0].isBreaking);
}

TEST_F(DialectDiffTest, RenamedOperandsInFormats) {
  auto op = [&](StringRef name) {
    return readOp(("strata.format = \"$" + name + " attr-dict\"").str(),
                  ("%a = irdl.is i32 irdl.operands(" + name + ": %a)").str());
  };
  EXPECT_EQ(diff(op("a"), op("b")),
            "! d.o renamed: operand 'a' is now called 'b'\n");
}

TEST_F(DialectDiffTest, Defaults) {
  auto attr = [](StringRef entries) {
    return ("%a = irdl.any {" + entries + "} irdl.attributes {\"a\" = %a}")
        .str();
  };
  std::string required = attr(""), optional = attr("strata.optional"),
              one = attr("strata.default = \"1\""),
              two = attr("strata.default = \"2\"");
  EXPECT_EQ(diffOps(one, two),
            "! d.o default: the default of attribute 'a' is '2', was '1'\n");
  EXPECT_EQ(diffOps(required, one),
            "+ d.o attribute: attribute 'a' is no longer required\n"
            "+ d.o default: the default of attribute 'a' is '1', was none\n");
  EXPECT_EQ(diffOps(one, required),
            "! d.o attribute: attribute 'a' is now required\n");
  EXPECT_EQ(diffOps(optional, one),
            "! d.o default: the default of attribute 'a' is '1', was none\n");
}

TEST_F(DialectDiffTest, TraitsThatMatter) {
  EXPECT_EQ(diffAttrs("strata.traits = [\"Pure\"]", ""),
            "+ d.o trait: trait 'Pure' was removed\n");
  EXPECT_EQ(diffAttrs("", "strata.traits = [\"HasParent<x.y>\"]"),
            "! d.o trait: new trait 'HasParent<x.y>'\n");
  EXPECT_EQ(diffAttrs("", "strata.traits = [\"NoTerminator\"]"),
            "+ d.o trait: new trait 'NoTerminator'\n");
  // Others may rely on a terminator, and it requires something.
  EXPECT_EQ(diffAttrs("strata.traits = [\"IsTerminator\"]", ""),
            "! d.o trait: trait 'IsTerminator' was removed\n");
  EXPECT_EQ(diffAttrs("", "strata.traits = [\"IsTerminator\"]"),
            "! d.o trait: new trait 'IsTerminator'\n");
}

TEST_F(DialectDiffTest, MemorySlots) {
  EXPECT_EQ(diffAttrs("strata.drops = [\"a\"]", "strata.drops = [\"a\"]"), "");
  EXPECT_EQ(diffAttrs("", "strata.drops = [\"a\"]"),
            "+ d.o memory slots: new 'strata.drops': a\n");
}

TEST_F(DialectDiffTest, EffectsOfConstraints) {
  auto op = [](StringRef effects) {
    return ("%a = irdl.any {strata.effects = [\"" + effects +
            "\"]} irdl.operands(a: %a)")
        .str();
  };
  EXPECT_EQ(diffOps(op("read"), op("read")), "");
  EXPECT_EQ(
      diffOps(op("read"), op("write")),
      "+ d.o effects: operand 'a': 'strata.effects' is write, was read\n");
}

/// Names that are suggested change how IR is printed, not what it means.
TEST_F(DialectDiffTest, SuggestedNamesAreDocumentation) {
  EXPECT_EQ(diffAttrs("", "strata.result_names = [\"a\"]"), "");
}

TEST_F(DialectDiffTest, RuntimeChecks) {
  constexpr StringRef checks =
      "strata.runtime_checks = [[\"ne\", \"a\", \"0\", \"text\"]]";
  EXPECT_EQ(diffAttrs(checks, checks), "");
  EXPECT_EQ(diffAttrs(checks, ""),
            "+ d.o runtime checks: 'strata.runtime_checks' was removed: ne "
            "(what = a, "
            "bound = 0, text = text)\n");
}

TEST_F(DialectDiffTest, RenamedTypesKeepConstraints) {
  auto dialect = [&](StringRef type) {
    return read(("irdl.dialect @d { irdl.type @" + type +
                 " { %p = irdl.is i1 irdl.parameters(p: %p) } "
                 "irdl.operation @o { %a = irdl.base @d::@" +
                 type + " irdl.operands(a: %a) } }")
                    .str());
  };
  EXPECT_EQ(diff(dialect("before"), dialect("after")),
            "! !d.before renamed: is now called '!d.after'\n");
}

TEST_F(DialectDiffTest, EmptyOperationsAreNotRenamed) {
  EXPECT_EQ(diff(read("irdl.dialect @d { irdl.operation @a }"),
                 read("irdl.dialect @d { irdl.operation @b }")),
            "! d.a removed: operation was removed\n"
            "+ d.b added: new operation\n");
}

TEST_F(DialectDiffTest, JSONIsUTF8) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printChangesAsJSON({{true, "d.\xff", "removed", "a \"quoted\" text"}}, os);
  os.flush();
  EXPECT_NE(text.find("d.\xEF\xBF\xBD"), std::string::npos);
  EXPECT_NE(text.find("a \\\"quoted\\\" text"), std::string::npos);
}

} // namespace
