// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts that stand for types, as the equations of definitions have them.
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/DialectFiles/Predicates/PredicateTestUtils.h"
#include "strata/IR/Context.h"

#include <gtest/gtest.h>

using namespace strata;

/// A type as text, a list in brackets, or `-` for no value.
static std::string evaluate(StringRef text, PredicateValue self) {
  PredicateError error;
  auto predicate = Predicate::parse(text, error);
  if (!predicate)
    return "at " + std::to_string(error.offset) + ": " + error.message;
  if (!predicate->getUnknownNames().empty())
    return "unknown: " + predicate->getUnknownNames().front();
  SmallVector<Type, 4> types;
  bool isList = false;
  if (!predicate->evaluateTypes(self, types, isList))
    return "-";
  std::string result;
  llvm::raw_string_ostream os(result);
  os << (isList ? "[" : "");
  llvm::interleaveComma(types, os, [&](Type type) { type.print(os); });
  os << (isList ? "]" : "");
  return os.str();
}

TEST(TypeFunctionTest, Table) {
  Context ctx;
  installRenderer(ctx);
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  auto rows =
      readTable(STRATA_PREDICATE_TEST_DATA "/type-functions.tsv", buffer);
  ASSERT_EQ(rows.size(), 44u);
  for (auto &row : rows) {
    ASSERT_EQ(row.size(), 3u) << row[0].str();
    StringRef from = row[1];
    PredicateValue self = from.consume_front("= ")
                              ? PredicateValue(parseAttribute(from, &ctx))
                              : PredicateValue(parseType(from, &ctx));
    ASSERT_FALSE(self.isNull()) << from.str();
    EXPECT_EQ(evaluate(row[0], self), row[2].str())
        << row[0].str() << "\n of " << row[1].str();
  }
}

TEST(TypeFunctionTest, Lists) {
  Context ctx;
  installRenderer(ctx);
  Type types[] = {parseType("i32", &ctx), parseType("vector<4xf32>", &ctx)};
  auto list = PredicateValue::getTypes(types);
  EXPECT_EQ(evaluate("$_self", list), "[i32, vector<4xf32>]");
  EXPECT_EQ(evaluate("$_self.front()", list), "i32");
  EXPECT_EQ(evaluate("IntegerType::get($_ctxt, $_self.size())", list), "i2");
}
