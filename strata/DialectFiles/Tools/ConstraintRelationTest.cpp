// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/ConstraintRelation.h"

#include "strata/DialectFiles/Tools/DialectToolsTestUtils.h"

using namespace strata;

namespace {

class ConstraintRelationTest : public DialectToolsTest {
protected:
  /// How the first constraint on an operand compares to the second; each is a
  /// body that defines `%c`.
  std::string compare(StringRef before, StringRef after) {
    DialectModel from = readOp("", (before + " irdl.operands(a: %c)").str());
    DialectModel to = readOp("", (after + " irdl.operands(a: %c)").str());
    ConstraintTable table;
    auto idOf = [&](const DialectModel &model) {
      const DefinitionModel &op = model.definitions[0];
      return table.add(op, op.operands[0].constraint);
    };
    ConstraintChange change = table.compare(idOf(from), idOf(to));
    static constexpr const char *words[] = {"same", "widened", "tightened",
                                            "changed"};
    std::string text = words[unsigned(change.kind)];
    return change.description.empty() ? text : text + ": " + change.description;
  }
  std::string predicates(StringRef before, StringRef after) {
    auto wrap = [](StringRef text) {
      return ("%c = irdl.c_pred \"" + text + "\"").str();
    };
    return compare(wrap(before), wrap(after));
  }
};

TEST_F(ConstraintRelationTest, Parentheses) {
  EXPECT_EQ(predicates("p && q", " ( (q && p) ) "), "same");
  EXPECT_EQ(predicates("(p) && (q)", "q && p"), "same");
  EXPECT_EQ(predicates("(p || q) && (r)", "r && (q || p)"), "same");
  EXPECT_EQ(predicates("((p", "(p"), "changed: is (p instead of ((p");
  EXPECT_EQ(predicates("p", std::string(200000, '(') + "p" +
                                std::string(200000, ')')),
            "same");
}

TEST_F(ConstraintRelationTest, Alternatives) {
  StringRef ab = "%a = irdl.is i1 %b = irdl.is i2 %c = irdl.any_of(%a, %b)";
  StringRef ba = "%a = irdl.is i2 %b = irdl.is i1 %c = irdl.any_of(%a, %b)";
  StringRef a = "%c = irdl.is i1";
  StringRef nested = "%a = irdl.is i1 %b = irdl.is i2 %d = irdl.is i3 "
                     "%i = irdl.any_of(%a, %b) %c = irdl.any_of(%d, %i)";
  StringRef any = "%c = irdl.any";
  EXPECT_EQ(compare(ab, ba), "same");
  EXPECT_EQ(compare(a, ab), "widened: also accepts i2");
  EXPECT_EQ(compare(ab, a), "tightened: no longer accepts i2");
  EXPECT_EQ(compare(ab, nested), "widened: also accepts i3");
  EXPECT_EQ(compare(a, any), "widened: accepts anything, not only i1");
  EXPECT_EQ(compare(any, a), "tightened: accepts only i1");
  EXPECT_EQ(compare(a, "%c = irdl.is i7"), "changed: is i7 instead of i1");
  EXPECT_EQ(compare(ab, "%a = irdl.is i1 %b = irdl.is i3 "
                        "%c = irdl.any_of(%a, %b)"),
            "changed: no longer accepts i2, but i3");
  // A constraint that accepts anything absorbs the others.
  EXPECT_EQ(compare(any, "%a = irdl.is i1 %b = irdl.any "
                         "%c = irdl.any_of(%a, %b)"),
            "same");
}

TEST_F(ConstraintRelationTest, Conjunctions) {
  StringRef p = "%c = irdl.c_pred \"p\"";
  StringRef pq = "%a = irdl.c_pred \"p\" %b = irdl.c_pred \"q\" "
                 "%c = irdl.all_of(%a, %b)";
  EXPECT_EQ(compare(p, pq), "tightened: also requires q");
  EXPECT_EQ(compare(pq, p), "widened: no longer requires q");
  EXPECT_EQ(compare(p, "%a = irdl.c_pred \"p\" %b = irdl.any "
                       "%c = irdl.all_of(%a, %b)"),
            "same");
}

TEST_F(ConstraintRelationTest, TextsOfPredicates) {
  EXPECT_EQ(predicates("a || b", "((b) || (a))"), "same");
  EXPECT_EQ(predicates("a", "a || b(x || y)"),
            "widened: also accepts b(x || y)");
  EXPECT_EQ(predicates("a && b", "a"), "widened: no longer requires b");
  EXPECT_EQ(predicates("f(a)  ", " f(a)"), "same");
  EXPECT_EQ(predicates("f(1)", "f(2)"), "changed: is f(2) instead of f(1)");
  // An alternative that became stricter.
  EXPECT_EQ(predicates("a || b", "a || (b && c)"),
            "tightened: also requires c");
  // The two are not around one expression.
  EXPECT_EQ(predicates("(a) || (b)", "a"), "tightened: no longer accepts b");
}

TEST_F(ConstraintRelationTest, Parameters) {
  StringRef base = "%c = irdl.base @d::@t";
  StringRef i1 = "%p = irdl.is i1 %c = irdl.parametric @d::@t<%p>";
  StringRef any = "%p = irdl.any %c = irdl.parametric @d::@t<%p>";
  StringRef two = "%p = irdl.any %c = irdl.parametric @d::@t<%p, %p>";
  auto compareTypes = [&](StringRef before, StringRef after) {
    auto wrap = [](StringRef text) {
      return ("irdl.dialect @d { irdl.operation @o { " + text +
              " irdl.operands(a: %c) } irdl.type @t }")
          .str();
    };
    DialectModel from = read(wrap(before)), to = read(wrap(after));
    ConstraintTable table;
    auto idOf = [&](const DialectModel &model) {
      const DefinitionModel &op = model.definitions[0];
      return table.add(op, op.operands[0].constraint);
    };
    return table.compare(idOf(from), idOf(to));
  };
  using Change = ConstraintChange::Kind;
  EXPECT_EQ(compareTypes(base, i1).description, "accepts only !d.t<i1>");
  EXPECT_EQ(compareTypes(i1, base).kind, Change::Widened);
  EXPECT_EQ(compareTypes(any, i1).description, "parameter #0 accepts only i1");
  EXPECT_EQ(compareTypes(any, i1).kind, Change::Tightened);
  EXPECT_EQ(compareTypes(any, two).kind, Change::Changed);
}

} // namespace
