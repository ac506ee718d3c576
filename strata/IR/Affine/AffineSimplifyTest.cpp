// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The expected maps in the tables are those that mlir-opt 22 prints after
// -affine-simplify-structures, unless the test says otherwise.
#include "strata/IR/Affine/AffineTestUtils.h"
#include "strata/IR/Affine/AffineTreeSize.h"

using namespace strata;

namespace {
/// A result over `(d0, d1, d2)[s0, s1, s2, s3]`, before and after.
struct Case {
  const char *input, *expected;
};

class AffineSimplifyTest : public AffineTest {
protected:
  AffineMap parse(StringRef result) {
    return map(("(d0, d1, d2)[s0, s1, s2, s3] -> (" + result + ")").str());
  }
  AffineExpr simplify(AffineExpr expr) {
    return simplifyAffineExpr(expr, 3, 4);
  }
  std::string simplify(StringRef result) {
    return str(simplifyAffineMap(parse(result)).getResult(0));
  }
  void check(ArrayRef<Case> cases) {
    for (const Case &test : cases)
      EXPECT_EQ(simplify(StringRef(test.input)), test.expected) << test.input;
  }
};
} // namespace

TEST_F(AffineSimplifyTest, Sums) {
  check({
      {"d0 + d1 - d0", "d1"},
      {"s0 + d1 + d0 * 2 - 1 + d0", "d0 * 3 + d1 + s0 - 1"},
      {"d0 floordiv 2 + s0 - d0", "-d0 + s0 + d0 floordiv 2"},
      {"d0 + d1 - d0 - d1", "0"},
  });
}

TEST_F(AffineSimplifyTest, Remainders) {
  check({
      {"(d0 + d1) mod 4 + d0", "d0 * 2 + d1 - ((d0 + d1) floordiv 4) * 4"},
      {"d0 floordiv 2 + d1 mod 3 + s0 - d0",
       "-d0 + d1 + s0 + d0 floordiv 2 - (d1 floordiv 3) * 3"},
      {"(d0 * 4 + 2) mod 8", "d0 * 4 - ((d0 * 2 + 1) floordiv 4) * 8 + 2"},
      {"(d0 * 4 + 4) mod 8", "d0 * 4 - ((d0 + 1) floordiv 2) * 8 + 4"},
      {"d0 mod 4 + d0 floordiv 4 * 4", "d0"},
      {"d0 mod 5 - d0", "(d0 floordiv 5) * -5"},
      {"d0 - d0 mod 5", "(d0 floordiv 5) * 5"},
      {"(d0 - d0 mod 5) floordiv 5", "d0 floordiv 5"},
      {"(d0 mod 4 + d1 + d1 - d0) mod 2", "0"},
      {"(d1 floordiv 2 + d0 mod 3) mod 2",
       "(d0 + d1 floordiv 2 - (d0 floordiv 3) * 3) mod 2"},
      {"(d0 * -4 + 2 - d1 * 2) mod 6",
       "d0 * -4 - d1 * 2 - ((d0 * -2 - d1 + 1) floordiv 3) * 6 + 2"},
      {"((d0 floordiv 3) * 4 + d1 + 1 - d1) mod 4 + d0", "d0 + 1"},
      // The quotient d0 is not joined with the other term.
      {"(d0 * 4 + d1 + 1 - d1) mod 4 + d1", "d0 * 4 + d1 - d0 * 4 + 1"},
  });
}

TEST_F(AffineSimplifyTest, Quotients) {
  check({
      {"(d0 * 4 + 2) floordiv 8", "(d0 * 2 + 1) floordiv 4"},
      {"(d0 * 4 + 2) ceildiv 8", "(d0 * 2 + 1) ceildiv 4"},
      {"d0 ceildiv 4 - d0 ceildiv 4 + d1 ceildiv 2", "d1 ceildiv 2"},
      {"(d0 + d1 + d0) floordiv 2", "d0 + d1 floordiv 2"},
      {"(d0 * -4 + 2 - d1 * 2) ceildiv 6", "(d0 * -2 - d1 + 1) ceildiv 3"},
      {"(d0 + d1 * 4 + 2) floordiv 4 + (d1 * 3 + d0 + 2 + d1) floordiv 4",
       "((d0 + d1 * 4 + 2) floordiv 4) * 2"},
      {"(5 - 3 + d1 floordiv 4 - d1 floordiv 4) floordiv 4", "0"},
      // Quotients stay in the order in which they occur.
      {"d0 ceildiv 4 + (d0 + 3) floordiv 4",
       "d0 ceildiv 4 + (d0 + 3) floordiv 4"},
      {"(d0 + 3) floordiv 4 + d0 ceildiv 4",
       "(d0 + 3) floordiv 4 + d0 ceildiv 4"},
  });
}

TEST_F(AffineSimplifyTest, DivisorsThatAreNotPositive) {
  check({
      {"d0 mod 0 + d0 - d0", "d0 mod 0 + d0 - d0"},
      {"d0 floordiv -4 + d0 - d0", "d0 floordiv -4 + d0 - d0"},
      {"d0 + d0 floordiv -3 + d0", "d0 + d0 floordiv -3 + d0"},
  });
}

TEST_F(AffineSimplifyTest, DivisionsBySymbols) {
  check({
      {"(d0 * s0) floordiv s0", "d0"},
      {"(d0 * s0 + d1) floordiv s0", "(d1 + d0 * s0) floordiv s0"},
      {"(d0 * s0 * s1) floordiv s0 floordiv s1", "d0"},
      {"(d0 * s0 + d1 * s0) mod s0", "0"},
      {"(d0 * s0 + d1 * s0) ceildiv s0", "d0 + d1"},
      {"(d0 * s0 + d1 * s0) floordiv s0 + d0 + d1", "d0 * 2 + d1 * 2"},
      {"((d0 * s0) floordiv 4) floordiv s0", "d0 floordiv 4"},
      {"((d0 * s0) ceildiv 4) floordiv s0",
       "((d0 * s0) ceildiv 4) floordiv s0"},
      {"((d0 * s0) mod (s0 * s1)) floordiv s0", "d0 mod s1"},
      {"((d0 * s0) mod (s0 * 4)) mod s0", "0"},
      {"((d0 * s0) mod 4) mod s0", "((d0 * s0) mod 4) mod s0"},
      {"((d0 * s0) floordiv s1) mod s0", "((d0 * s0) floordiv s1) mod s0"},
      {"((s0 floordiv 2) * 4) floordiv s0",
       "((s0 floordiv 2) * 4) floordiv s0"},
      {"((d0 * s0) floordiv 4 + d1 * s0) floordiv s0", "d1 + d0 floordiv 4"},
      {"(((d0 * s0) floordiv 4) mod (s0 * s1)) floordiv s0",
       "(((d0 * s0) floordiv 4) mod (s0 * s1)) floordiv s0"},
      {"(d0 * s0) floordiv 4 floordiv 3 floordiv s0",
       "(d0 floordiv 4) floordiv 3"},
      {"(d0 * s0 + s0) floordiv s0", "d0 + 1"},
      {"(d0 + d1 - d0) mod (s0 + s1 - s0)", "d1 mod s1"},
      {"d0 * (s0 + 4 - s0)", "d0 * 4"},
  });
}

// mlir-opt makes `d0 floordiv 4 + d1 floordiv 4` of it, which differs for d0 = d1 =
// s0 = 2.
TEST_F(AffineSimplifyTest, SumsOfQuotientsAreNotDivided) {
  check({{"((d0 * s0) floordiv 4 + (d1 * s0) floordiv 4) floordiv s0",
          "((d0 * s0) floordiv 4 + (d1 * s0) floordiv 4) floordiv s0"}});
}

TEST_F(AffineSimplifyTest, OrderOfTermsThatAreNotAffine) {
  check({
      {"1 + s3*s2 + s3 + s2*s1 + s2 + s1*s0 + s1 + s0*s3 + s0 + d2*s3 + d2*s2 "
       "+ d2*s1 + d2*s0 + d2 + d1*s3 + d1*s2 + d1*s1 + d1*s0 + d1 + d0*s3 + "
       "d0*s2 + d0*s1 + d0*s0 + d0",
       "d0 + d0 * s0 + d0 * s1 + d0 * s2 + d0 * s3 + s0 + s0 * s1 + s0 * s3 + "
       "d1 + d1 * s0 + d1 * s1 + d1 * s2 + d1 * s3 + s1 + s1 * s2 + d2 + d2 * "
       "s0 + d2 * s1 + d2 * s2 + d2 * s3 + s2 + s2 * s3 + s3 + 1"},
      {"d2 mod s1 + d1 ceildiv s2 + d1 floordiv s1 + d1 floordiv s0 + d2 - d2",
       "d1 floordiv s0 + d1 floordiv s1 + d1 ceildiv s2 + d2 mod s1"},
      {"d2 floordiv s1 + d2 floordiv 3 + d1 floordiv 2 + d1 mod 4 + d1 "
       "floordiv s1 + d1",
       "d1 * 2 - (d1 floordiv 4) * 4 + d1 floordiv 2 + d1 floordiv s1 + d2 "
       "floordiv 3 + d2 floordiv s1"},
      {"d2*s0 + s1 floordiv 2 + s0 * s2 + s1 floordiv 3 + s1 floordiv s0 + d0 "
       "floordiv 4 + d1",
       "d0 floordiv 4 + s0 * s2 + d1 + s1 floordiv 2 + s1 floordiv 3 + s1 "
       "floordiv s0 + d2 * s0"},
      {"(d2 + d1) floordiv s1 + (d1 + d0) * s1 + d1 * s0 + s0 + d1 + d2",
       "d1 + s0 + d1 * s0 + d2 + (d1 + d2) floordiv s1 + (d0 + d1) * s1"},
      {"5 floordiv s1 + 6 floordiv s0 + d1 + d0 + s1",
       "d0 + d1 + s1 + 5 floordiv s1 + 6 floordiv s0"},
      // Already in the order of the locals.
      {"s0 * s1 + d0 * s1 + d0 * s0", "d0 * s1 + s0 * s1 + d0 * s0"},
  });
}

// mlir-opt confuses terms of one dimension and one symbol: it makes `(d0 mod s0) *
// 3 + d1` of the first expression.
TEST_F(AffineSimplifyTest, TermsOfTheSameInputsStayApart) {
  check({
      {"d0 mod s0 + d0 floordiv s0 + d0 * s0 + d1",
       "d0 mod s0 + d0 floordiv s0 + d0 * s0 + d1"},
      {"d1 floordiv s0 + d1 * s0 + d1 + d1",
       "d1 * 2 + d1 floordiv s0 + d1 * s0"},
  });
}

TEST_F(AffineSimplifyTest, Wraps) {
  constexpr int64_t Max = std::numeric_limits<int64_t>::max();
  AffineExpr expr = (d(0) * Max + d(1)) + (d(0) * Max + d(2));
  EXPECT_EQ(simplify(expr), d(0) * -2 + d(1) + d(2));
}

TEST_F(AffineSimplifyTest, DeepExpressions) {
  constexpr unsigned Depth = 100'000;
  AffineExpr sum = d(0), quotients = d(0), nested = d(0);
  for (unsigned i = 1; i <= Depth; ++i) {
    sum = sum + d(i) - d(i - 1);
    quotients = quotients.floorDiv(s(0)) + d(0);
    nested = (nested + d(i)).floorDiv(3);
  }
  EXPECT_EQ(simplifyAffineExpr(sum, Depth + 1, 0), d(Depth));
  EXPECT_EQ(simplifyAffineExpr(quotients, 1, 1).getKind(), AffineExprKind::Add);
  EXPECT_EQ(simplifyAffineExpr(nested, Depth + 1, 0).getKind(),
            AffineExprKind::FloorDiv);
}

TEST_F(AffineSimplifyTest, SharedPartsAreFlattenedOnce) {
  AffineExpr sum = d(0) + s(0), product = d(0);
  for (int i = 0; i < 100; ++i) {
    sum = sum.mod(s(1)) + sum.floorDiv(s(2));
    product = (product * 2 + d(1)) + product * 3;
  }
  EXPECT_EQ(simplify(sum), sum);
  EXPECT_EQ(simplify(product).getKind(), AffineExprKind::Add);
}

TEST_F(AffineSimplifyTest, GivesUpOnSumsThatGrow) {
  constexpr unsigned Count = 4000;
  AffineExpr expr = d(0);
  for (unsigned i = 1; i <= Count; ++i)
    expr = (expr + d(i)).mod(1000 + i);
  EXPECT_EQ(simplifyAffineExpr(expr, Count + 1, 0), expr);
}

//===-- Sets --------------------------------------------------------------===//

TEST_F(AffineSimplifyTest, Sets) {
  auto simplify = [&](StringRef text) {
    return str(simplifyIntegerSet(set(text)));
  };
  EXPECT_EQ(simplify("(d0, d1) : (d0 - 1 - d0 >= 0, d1 == 0)"),
            "(d0, d1) : (1 == 0)");
  EXPECT_EQ(simplify("(d0, d1) : (d0 + 1 - d0 >= 0, d1 == 0)"),
            "(d0, d1) : (d1 == 0)");
  EXPECT_EQ(simplify("(d0, d1) : (d1 - d0 >= 0, d1 - d0 >= 0)"),
            "(d0, d1) : (-d0 + d1 >= 0)");
  EXPECT_EQ(simplify("(d0, d1) : (d1 - d0 >= 0, d1 - d0 + 1 >= 0)"),
            "(d0, d1) : (-d0 + d1 >= 0)");
  EXPECT_EQ(simplify("(d0, d1) : (d1 - d0 - 1 >= 0, d0 - d1 >= 0)"),
            "(d0, d1) : (1 == 0)");
  EXPECT_EQ(simplify("(d0, d1) : (2 * d1 - 4 * d0 + 3 >= 0)"),
            "(d0, d1) : (d0 * -2 + d1 + 1 >= 0)");
  EXPECT_EQ(simplify("(d0, d1) : (2 * d1 - 4 * d0 + 3 == 0)"),
            "(d0, d1) : (1 == 0)");
  EXPECT_EQ(simplify("(d0) : (d0 - 10 >= 0, 5 - d0 >= 0)"), "(d0) : (1 == 0)");
  EXPECT_EQ(simplify("(d0)[s0] : (d0 >= 0, s0 == 0, -d0 >= 0)"),
            "(d0)[s0] : (s0 == 0, d0 >= 0, -d0 >= 0)");
  EXPECT_EQ(simplify("(d0) : (d0 + 10 - d0 == 0)"), "(d0) : (1 == 0)");
  EXPECT_EQ(simplify("(d0) : (0 == 0)"), "(d0) : (0 == 0)");
  // mlir-opt forgets constraints that are not affine.
  EXPECT_EQ(simplify("(d0)[s0] : (d0 * s0 - d0 == 0, d0 - d0 >= 0)"),
            "(d0)[s0] : (-d0 + d0 * s0 == 0)");
}

//===-- Bounds ------------------------------------------------------------===//

TEST_F(AffineSimplifyTest, Bounds) {
  using Bounds = SmallVector<std::optional<int64_t>>;
  Bounds lower{0, -3, std::nullopt}, upper{9, 5, 7};
  auto get = [&](AffineExpr expr, bool isUpper) {
    return getBoundForAffineExpr(expr, 2, 1, lower, upper, isUpper);
  };
  AffineExpr expr = d(0) * 2 - d(1) + 1;
  EXPECT_EQ(get(expr, /*isUpper=*/true), 22);
  EXPECT_EQ(get(expr, /*isUpper=*/false), -4);
  EXPECT_EQ(get(d(0).floorDiv(4), true), 2);
  EXPECT_EQ(get(d(1).ceilDiv(2), false), -1);
  EXPECT_EQ(get(d(1).floorDiv(2), false), -2);
  EXPECT_EQ(get(d(0) % 4 + d(1), true), 8);
  EXPECT_EQ(get(d(0) % 16, true), 9);
  EXPECT_EQ(get(d(0) + s(0) - d(0), true), 7);
  EXPECT_EQ(get(s(0), false), std::nullopt);
  EXPECT_EQ(get(s(0) * -1, false), -7);
  EXPECT_EQ(get(d(0) * s(0), true), std::nullopt);
  EXPECT_EQ(get(d(0) * std::numeric_limits<int64_t>::max(), true),
            std::nullopt);
}

TEST_F(AffineSimplifyTest, ExpressionsWhoseTextGrowsStay) {
  // Each remainder has its dividend twice in the flattened form.
  auto makeChain = [&](unsigned length) {
    AffineExpr expr = d(0);
    for (unsigned i = 0; i < length; ++i)
      expr = (expr * 2).mod(3 + i % 7);
    return expr;
  };
  AffineExpr small = makeChain(5), large = makeChain(60);
  EXPECT_NE(simplify(small), small);
  EXPECT_EQ(simplify(large), large);
  EXPECT_EQ(countAffineTreeNodes(small), 21u);
  // Shared parts count for each occurrence.
  AffineExpr shared = d(0).mod(2);
  for (unsigned i = 0; i < 100; ++i)
    shared = (shared + shared.floorDiv(3)).mod(5);
  EXPECT_EQ(countAffineTreeNodes(shared), UINT64_MAX);
}
