// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/CodegenProtocol/Protocol.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::codegen;

static Request makeRequest() {
  Request request;
  request.program = {64, 1000};
  request.programName = "a.mlir";
  request.options.cpu = "native";
  request.call.entry = "main";
  Argument number, memref;
  number.bytes = std::string("\0\1", 2);
  memref.kind = ValueKind::MemRef;
  memref.data = {128, 24};
  memref.sizes = {2, 3};
  request.call.arguments = {number, memref};
  request.call.results.push_back({ValueKind::MemRef, 4, 2});
  return request;
}

TEST(Message, FieldsComeBack) {
  Request request = makeRequest(), read;
  ASSERT_TRUE(succeeded(decode(encode(request), read)));
  EXPECT_EQ(read.program.size, 1000u);
  EXPECT_EQ(read.options.cpu, "native");
  ASSERT_EQ(read.call.arguments.size(), 2u);
  EXPECT_EQ(read.call.arguments[0].bytes, std::string("\0\1", 2));
  EXPECT_EQ(read.call.arguments[1].sizes, (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(read.call.results[0].rank, 2u);
}

TEST(Message, CutOrExtendedBytesAreNoRecord) {
  Request request = makeRequest(), read;
  std::string bytes = encode(request);
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_TRUE(failed(decode(StringRef(bytes).take_front(size), read)));
  EXPECT_TRUE(failed(decode(bytes + "x", read)));
}

TEST(Message, SizesAreChecked) {
  std::vector<std::string> list;
  std::string bytes(8, '\xff');
  EXPECT_TRUE(failed(decode(StringRef(bytes), list)));
  EXPECT_TRUE(list.empty());
}
