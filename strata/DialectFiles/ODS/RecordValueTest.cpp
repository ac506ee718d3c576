// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/RecordValue.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::ods;

namespace {

class RecordValueTest : public testing::Test {
protected:
  std::optional<RecordValue> read(StringRef text) {
    error.clear();
    return readValue(text, saver, error);
  }

  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver{allocator};
  std::string error;
};

TEST_F(RecordValueTest, Scalars) {
  EXPECT_EQ(read("null")->kind, RecordValue::Kind::Null);
  EXPECT_EQ(read("-7")->integer, -7);
  EXPECT_EQ(read("0")->integer, 0);
  EXPECT_EQ(read("18446744073709551615")->integer, -1);
  EXPECT_EQ(read("1.5")->kind, RecordValue::Kind::Other);
  EXPECT_EQ(read("true")->kind, RecordValue::Kind::Boolean);
  EXPECT_EQ(read("true")->integer, 1);
  EXPECT_EQ(read(R"("a b")")->getString(), "a b");
  EXPECT_EQ(read(R"("a\"\u0041\n")")->getString(), "a\"A\n");
  EXPECT_EQ(read("7")->getString(), std::nullopt);
}

TEST_F(RecordValueTest, Nested) {
  std::optional<RecordValue> value =
      read(R"( {"args": [[{"def": "X"}, "name"], []], "e\"": {}} )");
  ASSERT_TRUE(value);
  ASSERT_EQ(value->kind, RecordValue::Kind::Object);
  ASSERT_TRUE(value->find("args"));
  EXPECT_TRUE(value->find("args")->isList());
  const RecordValue &pair = value->find("args")->elements.front();
  ASSERT_EQ(pair.elements.size(), 2u);
  EXPECT_EQ(pair.elements[0].find("def")->getString(), "X");
  EXPECT_EQ(pair.elements[1].getString(), "name");
  EXPECT_TRUE(value->find("e\""));
  EXPECT_FALSE(value->find("X"));
  EXPECT_FALSE(pair.find("X"));
}

TEST_F(RecordValueTest, ErrorsAreThoseOfTheLibrary) {
  for (StringRef text : {"", "[1", "[1,]", "{\"a\" 1}", "{1: 2}", "nul", "\"a",
                         "1 2", "\"\\x\"", "\"\xff\"", "{\"a\": \"\x01\"}"}) {
    EXPECT_FALSE(read(text)) << text.str();
    EXPECT_FALSE(error.empty()) << text.str();
    EXPECT_NE(error, "a value that cannot be read") << text.str();
  }
}

} // namespace
