// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Large inputs of functions in custom form, read by one and by two threads: the
// second thread has to guess what the default dialect is where it begins.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"

#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
/// The module as text, or the diagnostics.
std::string readAndPrint(const std::string &text, unsigned threads) {
  Context ctx;
  installRenderer(ctx);
  installBuiltinAsm(ctx);
  registerCoreDialects(ctx);
  ctx.setNumThreads(threads);
  std::string result;
  llvm::raw_string_ostream os(result);
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    diag.getLocation().print(os, &ctx);
    os << ": " << diag.getMessage() << "\n";
    return success();
  });
  OwningOpRef<> op = parseSourceString(text, ParserConfig(&ctx), "input");
  PrintingFlags flags;
  flags.debugInfo = true;
  if (op)
    printOperation(op.get(), os, flags);
  os.flush();
  return result;
}

void expectSame(const std::string &text, StringRef part) {
  ASSERT_GT(text.size(), size_t(300) << 10) << "too small to be split";
  std::string one = readAndPrint(text, 1);
  EXPECT_TRUE(StringRef(one).contains(part)) << one.substr(0, 300);
  // No EXPECT_EQ: a difference of megabytes is unreadable.
  EXPECT_TRUE(one == readAndPrint(text, 2));
}

constexpr unsigned Lines = 12000;

/// `line("0")` and so on, each on a line of its own.
template <typename Fn> std::string repeat(Fn line) {
  std::string text;
  for (unsigned i = 0; i < Lines; ++i)
    text += line(std::to_string(i)) + "\n";
  return text;
}

std::string callLine(const std::string &number) {
  return "    %" + number + " = call @f(%arg0) : (i32) -> i32";
}
} // namespace

TEST(ParallelFunctionsTest, ManyInAModule) {
  expectSame("module {\n" + repeat([](const std::string &i) {
               return "  func.func @f" + i +
                      "(%arg0: i32) -> i32 {\n    %0 = call @f0(%arg0) : (i32) "
                      "-> i32\n    return %0 : i32\n  }";
             }) + "}\n",
             "return %0 : i32");
}

TEST(ParallelFunctionsTest, ManyAtTopLevel) {
  expectSame(repeat([](const std::string &i) {
               return "func.func @f" + i + "(%arg0: i32) {\n  return\n}";
             }),
             "func.func @f0");
}

TEST(ParallelFunctionsTest, OneInAModule) {
  expectSame("module {\n  func.func @f(%arg0: i32) -> i32 {\n" +
                 repeat(callLine) + "    return %arg0 : i32\n  }\n}\n",
             "call @f");
}

TEST(ParallelFunctionsTest, OneAtTopLevel) {
  expectSame("func.func @f(%arg0: i32) -> i32 {\n" + repeat(callLine) +
                 "  return %arg0 : i32\n}\n",
             "call @f");
}

TEST(ParallelFunctionsTest, Blocks) {
  expectSame("func.func @f(%arg0: i32) {\n  cf.br ^bb0\n" +
                 repeat([](const std::string &i) {
                   return "^bb" + i + ":\n  call @f(%arg0) : (i32) -> ()\n" +
                          "  cf.br ^bb" + std::to_string(Lines - 1);
                 }) +
                 "}\n",
             "cf.br");
}

TEST(ParallelFunctionsTest, NoFunction) {
  // The guess is wrong here: names have no dialect, and none is theirs.
  expectSame("\"func.func\"() <{function_type = () -> (), sym_name = \"f\"}> "
             "({\n" +
                 repeat([](const std::string &i) {
                   return "    %" + i +
                          " = func.constant @aLongNameOfAFunction : () -> ()";
                 }) +
                 "    return\n}) : () -> ()\n",
             "custom op 'return' is unknown");
}

TEST(ParallelFunctionsTest, ErrorInTheSecondHalf) {
  expectSame("module {\n  func.func @f(%arg0: i32) -> i32 {\n" +
                 repeat(callLine) + "    retrun %arg0 : i32\n  }\n}\n",
             "custom op 'retrun' is unknown");
}
