// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of integers against arithmetic on lists of bits, written as at school.
#include "strata/Dialects/Arith/ArithFoldTestUtils.h"

#include "llvm/ADT/StringExtras.h"

#include <random>

using namespace strata;

namespace {

//===-- Numbers as lists of bits -----------------------------------------===//

/// The lowest bit first.
using Bits = std::vector<bool>;

Bits fromAPInt(const APInt &value) {
  Bits bits;
  for (unsigned i = 0; i < value.getBitWidth(); ++i)
    bits.push_back(value[i]);
  return bits;
}

APInt toAPInt(const Bits &bits) {
  APInt value(bits.size(), 0);
  for (size_t i = 0; i < bits.size(); ++i)
    if (bits[i])
      value.setBit(i);
  return value;
}

bool isNegative(const Bits &a) { return a.back(); }
bool isNull(const Bits &a) {
  return std::find(a.begin(), a.end(), true) == a.end();
}
Bits resize(Bits a, size_t width, bool fill) {
  a.resize(width, fill);
  return a;
}
Bits flip(Bits a) {
  a.flip();
  return a;
}

Bits add(const Bits &a, const Bits &b, bool carry = false) {
  Bits sum;
  for (size_t i = 0; i < a.size(); ++i) {
    int digit = a[i] + b[i] + carry;
    sum.push_back(digit & 1);
    carry = digit > 1;
  }
  return sum;
}
Bits negate(const Bits &a) {
  return add(flip(a), Bits(a.size(), false), /*carry=*/true);
}
Bits sub(const Bits &a, const Bits &b) { return add(a, flip(b), true); }

/// Bits move up by `by`, zeros follow.
Bits shiftUp(const Bits &a, size_t by) {
  Bits result(a.size(), false);
  for (size_t i = by; i < a.size(); ++i)
    result[i] = a[i - by];
  return result;
}
Bits shiftDown(const Bits &a, size_t by, bool fill) {
  Bits result(a.size(), fill);
  for (size_t i = 0; i + by < a.size(); ++i)
    result[i] = a[i + by];
  return result;
}

Bits mul(const Bits &a, const Bits &b) {
  Bits product(a.size(), false);
  for (size_t i = 0; i < b.size(); ++i)
    if (b[i])
      product = add(product, shiftUp(a, i));
  return product;
}

bool isLess(const Bits &a, const Bits &b) {
  for (size_t i = a.size(); i-- > 0;)
    if (a[i] != b[i])
      return b[i];
  return false;
}
bool isLessSigned(const Bits &a, const Bits &b) {
  return isNegative(a) != isNegative(b) ? isNegative(a) : isLess(a, b);
}

struct Division {
  Bits quotient, remainder;
};
/// Long division; `b` is not zero.
Division divide(const Bits &a, const Bits &b) {
  size_t width = a.size();
  // A bit more, so that nothing is lost when the remainder is doubled.
  Bits divisor = resize(b, width + 1, false);
  Bits remainder(width + 1, false), quotient(width, false);
  for (size_t i = width; i-- > 0;) {
    remainder = shiftUp(remainder, 1);
    remainder[0] = a[i];
    quotient[i] = !isLess(remainder, divisor);
    if (quotient[i])
      remainder = sub(remainder, divisor);
  }
  return {quotient, resize(remainder, width, false)};
}
/// Rounds towards zero, so the remainder has the sign of `a`. A bit is
/// added so that absolute values fit.
Division divideSigned(const Bits &a, const Bits &b) {
  size_t width = a.size();
  Bits wideA = resize(a, width + 1, isNegative(a));
  Bits wideB = resize(b, width + 1, isNegative(b));
  Division result = divide(isNegative(a) ? negate(wideA) : wideA,
                           isNegative(b) ? negate(wideB) : wideB);
  if (isNegative(a) != isNegative(b))
    result.quotient = negate(result.quotient);
  if (isNegative(a))
    result.remainder = negate(result.remainder);
  return result;
}
/// `a` in `width` bits; std::nullopt if it does not fit.
std::optional<Bits> fit(const Bits &a, size_t width) {
  Bits cut = resize(a, width, false);
  if (resize(cut, a.size(), isNegative(cut)) != a)
    return std::nullopt;
  return cut;
}
std::optional<Bits> divideRounding(const Bits &a, const Bits &b, bool up) {
  if (isNull(b))
    return std::nullopt;
  Division division = divideSigned(a, b);
  Bits one(a.size() + 1, false);
  one[0] = true;
  bool isAbove = isNegative(a) != isNegative(b);
  if (!isNull(division.remainder) && up != isAbove)
    division.quotient =
        up ? add(division.quotient, one) : sub(division.quotient, one);
  return fit(division.quotient, a.size());
}

/// If the result depends on it, the smallest number of both operands is not
/// divided.
bool isSmallest(const Bits &a) {
  return isNegative(a) && isNull(resize(a, a.size() - 1, false));
}
bool isOneBit(const Bits &a) { return a[0] && isNull(shiftDown(a, 1, false)); }

size_t getAmount(const Bits &b) {
  size_t amount = 0;
  for (size_t i = 0; i < b.size(); ++i)
    if (b[i])
      amount = i < 10 ? amount + (size_t(1) << i) : 1000;
  return amount;
}

//===-- What operations mean ---------------------------------------------===//

using Result = std::optional<Bits>;
struct Operator {
  const char *name;
  Result (*evaluate)(const Bits &, const Bits &);
};

template <bool isMax, bool isSigned> Result pick(const Bits &a, const Bits &b) {
  bool isFirstLess = isSigned ? isLessSigned(a, b) : isLess(a, b);
  return isFirstLess == isMax ? b : a;
}
template <bool isSigned> Result mulHigh(const Bits &a, const Bits &b) {
  size_t width = a.size();
  Bits product = mul(resize(a, 2 * width, isSigned && isNegative(a)),
                     resize(b, 2 * width, isSigned && isNegative(b)));
  return Bits(product.begin() + ptrdiff_t(width), product.end());
}
template <bool up> Result shiftRight(const Bits &a, const Bits &b) {
  if (getAmount(b) >= a.size())
    return std::nullopt;
  return shiftDown(a, getAmount(b), up && isNegative(a));
}

const Operator operators[] = {
    {"arith.addi", [](auto &a, auto &b) -> Result { return add(a, b); }},
    {"arith.subi", [](auto &a, auto &b) -> Result { return sub(a, b); }},
    {"arith.muli", [](auto &a, auto &b) -> Result { return mul(a, b); }},
    {"arith.divui",
     [](auto &a, auto &b) -> Result {
       return isNull(b) ? Result() : divide(a, b).quotient;
     }},
    {"arith.divsi",
     [](auto &a, auto &b) -> Result {
       if (isOneBit(b))
         return a;
       return isNull(b) ? Result() : fit(divideSigned(a, b).quotient, a.size());
     }},
    {"arith.ceildivui",
     [](auto &a, auto &b) -> Result {
       if (isNull(b))
         return std::nullopt;
       Division division = divide(a, b);
       return add(division.quotient, Bits(a.size(), false),
                  !isNull(division.remainder));
     }},
    {"arith.ceildivsi",
     [](auto &a, auto &b) -> Result {
       if (isOneBit(b) || (isNull(a) && !isNull(b)))
         return a;
       if (isSmallest(a) || isSmallest(b))
         return std::nullopt;
       return divideRounding(a, b, /*up=*/true);
     }},
    {"arith.floordivsi",
     [](auto &a, auto &b) -> Result {
       return isOneBit(b) ? a : divideRounding(a, b, /*up=*/false);
     }},
    {"arith.remui",
     [](auto &a, auto &b) -> Result {
       return isNull(b) ? Result() : divide(a, b).remainder;
     }},
    {"arith.remsi",
     [](auto &a, auto &b) -> Result {
       // Undefined for the smallest number and -1.
       if (isNull(b) ||
           (isSmallest(a) && !isOneBit(b) && !llvm::is_contained(b, false)))
         return Result();
       return resize(divideSigned(a, b).remainder, a.size(), false);
     }},
    {"arith.andi",
     [](auto &a, auto &b) -> Result {
       Bits result;
       for (size_t i = 0; i < a.size(); ++i)
         result.push_back(a[i] && b[i]);
       return result;
     }},
    {"arith.ori",
     [](auto &a, auto &b) -> Result {
       Bits result;
       for (size_t i = 0; i < a.size(); ++i)
         result.push_back(a[i] || b[i]);
       return result;
     }},
    {"arith.xori",
     [](auto &a, auto &b) -> Result {
       Bits result;
       for (size_t i = 0; i < a.size(); ++i)
         result.push_back(a[i] != b[i]);
       return result;
     }},
    {"arith.shli",
     [](auto &a, auto &b) -> Result {
       return getAmount(b) < a.size() ? shiftUp(a, getAmount(b)) : Result();
     }},
    {"arith.shrui", shiftRight<false>},
    {"arith.shrsi", shiftRight<true>},
    {"arith.maxsi", pick<true, true>},
    {"arith.maxui", pick<true, false>},
    {"arith.minsi", pick<false, true>},
    {"arith.minui", pick<false, false>}};

struct Comparison {
  const char *predicate;
  bool (*evaluate)(const Bits &, const Bits &);
};
const Comparison comparisons[] = {
    {"eq", [](auto &a, auto &b) { return a == b; }},
    {"ne", [](auto &a, auto &b) { return a != b; }},
    {"slt", [](auto &a, auto &b) { return isLessSigned(a, b); }},
    {"sle", [](auto &a, auto &b) { return !isLessSigned(b, a); }},
    {"sgt", [](auto &a, auto &b) { return isLessSigned(b, a); }},
    {"sge", [](auto &a, auto &b) { return !isLessSigned(a, b); }},
    {"ult", [](auto &a, auto &b) { return isLess(a, b); }},
    {"ule", [](auto &a, auto &b) { return !isLess(b, a); }},
    {"ugt", [](auto &a, auto &b) { return isLess(b, a); }},
    {"uge", [](auto &a, auto &b) { return !isLess(a, b); }}};

//===-- The comparison ---------------------------------------------------===//

constexpr unsigned widths[] = {1,  2,  3,  4,  7,  8,  9,  15,  16, 17,
                               31, 32, 33, 63, 64, 65, 96, 127, 128};

class ArithIntegerFoldsTest : public ArithFoldTest {
protected:
  /// All numbers of a few bits; else the ends, and others at random.
  std::vector<APInt> getSamples(unsigned width) {
    std::vector<APInt> samples;
    if (width <= 4) {
      for (unsigned i = 0; i < 1u << width; ++i)
        samples.push_back(APInt(width, i));
      return samples;
    }
    APInt smallest = APInt::getSignedMinValue(width);
    for (int i : {0, 1, 2, 3, int(width) - 1, int(width), -1, -2})
      samples.push_back(APInt(64, i, true).sextOrTrunc(width));
    for (int i : {0, 1, -1})
      samples.push_back(smallest + i);
    for (unsigned bits : {width, width / 2, width / 4 + 1})
      for (int i = 0; i < 3; ++i)
        samples.push_back(getRandom(width).lshr(width - bits));
    return samples;
  }
  APInt getRandom(unsigned width) {
    uint64_t words[] = {random(), random()};
    return APInt(width, ArrayRef<uint64_t>(words));
  }
  Attribute getAttr(unsigned width, const APInt &value) {
    return IntegerAttr::get(IntegerType::get(&ctx, width), value);
  }
  /// Checks the attribute that result `index` of `op` folds to.
  void check(Operation *op, const APInt &a, const APInt &b, const Result &want,
             unsigned index = 0) {
    unsigned width = a.getBitWidth();
    Attribute got = foldWith(op, {getAttr(width, a), getAttr(width, b)})[index];
    ASSERT_EQ(bool(got), bool(want)) << describe(op, a, b);
    if (want) {
      ASSERT_EQ(cast<IntegerAttr>(got).getValue(), toAPInt(*want))
          << describe(op, a, b);
    }
  }
  std::string describe(Operation *op, const APInt &a, const APInt &b) {
    return op->getName().getStringRef().str() + " of " + toString(a, 10, true) +
           " and " + toString(b, 10, true) + " : i" +
           std::to_string(a.getBitWidth());
  }

  std::mt19937_64 random{2};
};

TEST_F(ArithIntegerFoldsTest, BinaryOperations) {
  for (unsigned width : widths) {
    std::string type = "i" + std::to_string(width);
    std::vector<APInt> samples = getSamples(width);
    for (const Operator &candidate : operators) {
      Operation *op = makeBinary(candidate.name, type);
      for (const APInt &a : samples)
        for (const APInt &b : samples)
          check(op, a, b, candidate.evaluate(fromAPInt(a), fromAPInt(b)));
    }
  }
}

TEST_F(ArithIntegerFoldsTest, Comparisons) {
  for (unsigned width : widths) {
    std::string type = "i" + std::to_string(width);
    std::vector<APInt> samples = getSamples(width);
    for (const Comparison &candidate : comparisons) {
      Operation *op =
          makeOp(type, std::string("%r = arith.cmpi ") + candidate.predicate +
                           ", %a, %b : " + type);
      for (const APInt &a : samples)
        for (const APInt &b : samples)
          check(op, a, b, Bits{candidate.evaluate(fromAPInt(a), fromAPInt(b))});
    }
  }
}

TEST_F(ArithIntegerFoldsTest, SecondResults) {
  for (unsigned width : widths) {
    std::string type = "i" + std::to_string(width);
    Operation *carry =
        makeOp(type, "%r, %c = arith.addui_extended %a, %b : " + type + ", i1");
    Operation *mulSigned =
        makeOp(type, "%r, %c = arith.mulsi_extended %a, %b : " + type);
    Operation *mulUnsigned =
        makeOp(type, "%r, %c = arith.mului_extended %a, %b : " + type);
    std::vector<APInt> samples = getSamples(width);
    for (const APInt &a : samples)
      for (const APInt &b : samples) {
        Bits bitsA = fromAPInt(a), bitsB = fromAPInt(b);
        Bits wideSum = add(resize(bitsA, width + 1, false),
                           resize(bitsB, width + 1, false));
        check(carry, a, b, add(bitsA, bitsB));
        check(carry, a, b, Bits{bool(wideSum.back())}, 1);
        check(mulSigned, a, b, mul(bitsA, bitsB));
        check(mulSigned, a, b, mulHigh<true>(bitsA, bitsB), 1);
        check(mulUnsigned, a, b, mul(bitsA, bitsB));
        check(mulUnsigned, a, b, mulHigh<false>(bitsA, bitsB), 1);
      }
  }
}

TEST_F(ArithIntegerFoldsTest, Conversions) {
  for (unsigned from : widths)
    for (unsigned to : widths) {
      std::string fromType = "i" + std::to_string(from);
      std::string toType = "i" + std::to_string(to);
      if (from == to)
        continue;
      Operation *zext = makeCast(from < to ? "arith.extui" : "arith.trunci",
                                 fromType, toType);
      Operation *sext = makeCast(from < to ? "arith.extsi" : "arith.trunci",
                                 fromType, toType);
      for (const APInt &a : getSamples(from)) {
        Bits bits = fromAPInt(a);
        Attribute zeros = foldOne(zext, {getAttr(from, a)});
        Attribute signs = foldOne(sext, {getAttr(from, a)});
        EXPECT_EQ(zeros, getAttr(to, toAPInt(resize(bits, to, false))));
        EXPECT_EQ(signs,
                  getAttr(to, toAPInt(resize(bits, to, isNegative(bits)))));
      }
    }
}

TEST_F(ArithIntegerFoldsTest, ConversionsOfIndex) {
  Type index = IndexType::get(&ctx);
  for (unsigned width : {1u, 8u, 32u, 64u, 100u}) {
    std::string type = "i" + std::to_string(width);
    for (bool isSigned : {true, false}) {
      StringRef name = isSigned ? "arith.index_cast" : "arith.index_castui";
      Operation *to = makeCast(name, type, "index");
      Operation *from = makeCast(name, "index", type);
      for (const APInt &a : getSamples(width)) {
        Bits bits = fromAPInt(a);
        APInt want = toAPInt(resize(bits, 64, isSigned && isNegative(bits)));
        Attribute got = foldOne(to, {getAttr(width, a)});
        ASSERT_EQ(got, IntegerAttr::get(index, want));
      }
      for (const APInt &a : getSamples(64)) {
        Bits bits = fromAPInt(a);
        APInt want = toAPInt(resize(bits, width, isSigned && isNegative(bits)));
        Attribute got = foldOne(from, {IntegerAttr::get(index, a)});
        ASSERT_EQ(got, getAttr(width, want));
      }
    }
  }
}

//===-- Elements ---------------------------------------------------------===//

/// Elements of dense, splat and sparse constants fold as scalars do.
TEST_F(ArithIntegerFoldsTest, ElementsAreScalars) {
  for (unsigned width : {1u, 3u, 8u, 33u, 64u, 100u})
    for (const Operator &candidate : operators) {
      std::string scalar = "i" + std::to_string(width);
      std::string type = "tensor<11x" + scalar + ">";
      Operation *op = makeBinary(candidate.name, type);
      auto shaped = cast<ShapedType>(op->getResult(0).getType());
      for (int round = 0; round < 8; ++round) {
        std::vector<APInt> as, bs, wants;
        bool isComplete = true;
        for (int i = 0; i < 11; ++i) {
          as.push_back(getRandom(width));
          bs.push_back(round & 1 && i ? bs[0] : getRandom(width));
          if (round & 2)
            bs.back() = APInt(width, i % 3 % width);
          Result want = candidate.evaluate(fromAPInt(as[i]), fromAPInt(bs[i]));
          isComplete &= bool(want);
          wants.push_back(want ? toAPInt(*want) : as[i]);
        }
        Attribute got = foldOne(op, {DenseElementsAttr::get(shaped, as),
                                     DenseElementsAttr::get(shaped, bs)});
        ASSERT_EQ(bool(got), isComplete) << candidate.name << width;
        if (isComplete) {
          ASSERT_EQ(got, DenseElementsAttr::get(shaped, wants))
              << candidate.name << width;
        }
      }
    }
}

TEST_F(ArithIntegerFoldsTest, Sparse) {
  Operation *op = makeBinary("arith.addi", "tensor<2x3xi8>");
  // The first of two entries for an element counts.
  Attribute sparse = parse("sparse<[[0, 1], [1, 2], [0, 1]], [5, 6, 7]> : "
                           "tensor<2x3xi8>");
  EXPECT_EQ(foldOne(op, {sparse, parse("dense<1> : tensor<2x3xi8>")}),
            parse("dense<[[1, 6, 1], [1, 1, 7]]> : tensor<2x3xi8>"));
  EXPECT_EQ(foldOne(op, {sparse, parse("dense<[[1, 2, 3], [4, 5, 6]]> : "
                                       "tensor<2x3xi8>")}),
            parse("dense<[[1, 7, 3], [4, 5, 12]]> : tensor<2x3xi8>"));
  Operation *small = makeBinary("arith.xori", "tensor<3xi1>");
  EXPECT_EQ(foldOne(small, {parse("sparse<[[2]], [true]> : tensor<3xi1>"),
                            parse("dense<true> : tensor<3xi1>")}),
            parse("dense<[true, true, false]> : tensor<3xi1>"));
}

TEST_F(ArithIntegerFoldsTest, LargeSparseIsLeftAlone) {
  Operation *op = makeBinary("arith.addi", "tensor<99999999999xi8>");
  EXPECT_FALSE(
      foldOne(op, {parse("sparse<[[0]], [5]> : tensor<99999999999xi8>"),
                   parse("dense<1> : tensor<99999999999xi8>")}));
  // A splat of any size is one number.
  EXPECT_EQ(foldOne(op, {parse("dense<2> : tensor<99999999999xi8>"),
                         parse("dense<1> : tensor<99999999999xi8>")}),
            parse("dense<3> : tensor<99999999999xi8>"));
}

TEST_F(ArithIntegerFoldsTest, ForeignConstantsAreLeftAlone) {
  Operation *op = makeBinary("arith.addi", "tensor<2xi8>");
  Attribute dense = parse("dense<[1, 2]> : tensor<2xi8>");
  EXPECT_FALSE(foldOne(op, {dense, {}}));
  EXPECT_FALSE(foldOne(op, {dense, parse("\"text\"")}));
  EXPECT_FALSE(foldOne(op, {dense, parse("dense<[1, 2, 3]> : tensor<3xi8>")}));
  EXPECT_FALSE(
      foldOne(op, {dense, parse("dense<[1.0, 2.0]> : tensor<2xf32>")}));
  EXPECT_FALSE(
      foldOne(op, {dense, parse("dense_resource<key> : tensor<2xi8>")}));
}

TEST_F(ArithIntegerFoldsTest, NoBits) {
  Attribute none = parse("0 : i0");
  for (const Operator &candidate : operators) {
    Operation *op = makeBinary(candidate.name, "i0");
    Attribute got = foldOne(op, {none, none});
    EXPECT_TRUE(!got || got == none) << candidate.name;
  }
  for (const Comparison &candidate : comparisons) {
    Operation *op = makeOp("i0", std::string("%r = arith.cmpi ") +
                                     candidate.predicate + ", %a, %b : i0");
    EXPECT_FALSE(foldOne(op, {none, none}));
  }
}

} // namespace
