// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/ContextData.h"

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Encoding.h"
#include "strata/IR/Translation.h"
#include "strata/Interfaces/CommonOperations.h"

#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
struct Counter final : ContextData {
  static constexpr llvm::StringLiteral name = "test.counter";
  ~Counter() override {
    if (destroyed)
      ++*destroyed;
  }
  int value = 0;
  int *destroyed = nullptr;
};
struct Other final : ContextData {
  static constexpr llvm::StringLiteral name = "test.other";
};
} // namespace

TEST(ContextDataTest, OneForEachContext) {
  int destroyed = 0;
  {
    Context a, b;
    getContextData<Counter>(a).value = 7;
    getContextData<Counter>(a).destroyed = &destroyed;
    EXPECT_EQ(getContextData<Counter>(a).value, 7);
    EXPECT_EQ(getContextData<Counter>(b).value, 0);
    EXPECT_NE(static_cast<ContextData *>(&getContextData<Other>(a)),
              &getContextData<Counter>(a));
  }
  EXPECT_EQ(destroyed, 1);
}

TEST(ContextDataTest, ThreadsGetOneObject) {
  Context ctx;
  ctx.setNumThreads(4);
  std::atomic<Counter *> first{nullptr};
  std::atomic<int> others{0};
  ctx.parallelFor(64, [&](size_t) {
    Counter *mine = &getContextData<Counter>(ctx), *expected = nullptr;
    if (!first.compare_exchange_strong(expected, mine) && expected != mine)
      ++others;
  });
  EXPECT_EQ(others, 0);
}

TEST(ContextDataTest, NoCommonOperationsWithoutDialects) {
  Context ctx;
  EXPECT_FALSE(getCommonOperations(ctx).createConstant);
  EXPECT_TRUE(getCommonOperations(ctx).undefinedValueOp.empty());
}

TEST(ContextDataTest, NamesAreRegisteredOnce) {
  Context ctx;
  std::string message;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    message = diag.getMessage().str();
    return success();
  });
  ASSERT_TRUE(succeeded(
      registerTranslation(ctx, {.name = "names", .description = "first"})));
  EXPECT_TRUE(failed(
      registerTranslation(ctx, {.name = "names", .description = "second"})));
  EXPECT_EQ(message, "translation 'names' is already registered");
  EXPECT_EQ(findTranslation(ctx, "names")->description, "first");
  // The names of builtin are taken.
  Encoding encoding;
  encoding.name = "!builtin.index";
  encoding.write = [](EncodedObject, EncodingWriter &) {};
  encoding.read = [](Context &, EncodingReader &) -> EncodedObject {
    return Type();
  };
  EXPECT_TRUE(failed(registerEncoding(ctx, encoding)));
  EXPECT_EQ(message, "encoding '!builtin.index' is already registered");
}

TEST(TranslationTest, FoundByName) {
  Context ctx;
  EXPECT_FALSE(findTranslation(ctx, "names"));
  (void)registerTranslation(ctx, {.name = "names",
                                  .description = "names of operations",
                                  .write = [](Operation *op, raw_ostream &os) {
                                    os << op->getName().getStringRef();
                                    return success();
                                  }});
  (void)registerTranslation(ctx, {.name = "first", .description = "d"});
  std::vector<const Translation *> all = getTranslations(ctx);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0]->name, "first");
  EXPECT_EQ(all[1], findTranslation(ctx, "names"));
  EXPECT_FALSE(all[1]->read);
  std::string text;
  llvm::raw_string_ostream os(text);
  OwningOpRef<> op(Operation::create(
      Location(), ctx.getOpDefinition("builtin.module"), {}, {}, {}, {}, 1));
  EXPECT_TRUE(succeeded(all[1]->write(op.get(), os)));
  EXPECT_EQ(os.str(), "builtin.module");
  Context fresh;
  EXPECT_TRUE(getTranslations(fresh).empty());
}

TEST(OperationNotesTest, HandlerOmitsThem) {
  Context ctx;
  ctx.printOpOnDiagnostic(true);
  {
    ScopedDiagnosticHandler handler(
        &ctx, [](Diagnostic &) { return success(); }, OperationNotes::Omit);
    EXPECT_FALSE(ctx.shouldPrintOpOnDiagnostic());
    ScopedDiagnosticHandler inner(&ctx, [](Diagnostic &) { return success(); });
    EXPECT_FALSE(ctx.shouldPrintOpOnDiagnostic());
  }
  EXPECT_TRUE(ctx.shouldPrintOpOnDiagnostic());
}
