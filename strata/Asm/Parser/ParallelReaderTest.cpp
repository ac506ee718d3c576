// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Large inputs of many shapes, good and bad, read by one and by two threads:
// the printed module and the diagnostics must be the same.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"

#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
/// The module as text, or the diagnostics.
std::string readAndPrint(const std::string &text, unsigned threads) {
  Context ctx;
  installRenderer(ctx);
  installBuiltinAsm(ctx);
  ctx.allowUnregisteredDialects();
  ctx.setNumThreads(threads);
  std::string result;
  llvm::raw_string_ostream os(result);
  auto print = [&](const Diagnostic &diag) {
    os << "\n@";
    diag.getLocation().print(os, &ctx);
    os << ": " << diag.getMessage();
  };
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    print(diag);
    for (const auto &note : diag.getNotes())
      print(*note);
    return success();
  });
  OwningOpRef<> op = parseSourceString(text, ParserConfig(&ctx), "input");
  if (op) {
    PrintingFlags flags;
    flags.debugInfo = true;
    printOperation(op.get(), os, flags);
    // The order of uses, too.
    flags.valueUsers = true;
    printOperation(op.get(), os, flags);
  }
  os.flush();
  return result;
}

void expectSame(const std::string &text) {
  ASSERT_GT(text.size(), size_t(300) << 10) << "too small to be split";
  std::string one = readAndPrint(text, 1);
  EXPECT_FALSE(one.empty());
  // No EXPECT_EQ: a diff of megabytes is useless.
  EXPECT_TRUE(one == readAndPrint(text, 2));
}

std::string number(size_t i) { return std::to_string(i); }

constexpr size_t Lines = 12000;

/// `line(0)` to `line(Lines - 1)`, each on a line of its own.
template <typename Fn> std::string repeat(Fn line) {
  std::string text;
  for (size_t i = 0; i < Lines; ++i)
    text += line(i) + "\n";
  return text;
}

/// A chain of values, each using the one before.
std::string chainLine(size_t i) {
  std::string last = i ? "%" + number(i - 1) : "%start";
  return "  %" + number(i) + " = \"t.op\"(" + last + ") : (i32) -> i32";
}
} // namespace

TEST(ParallelReaderTest, FlatTopLevel) {
  expectSame("%start = \"t.s\"() : () -> i32\n" + repeat(chainLine));
}

TEST(ParallelReaderTest, ManyOperationsWithRegions) {
  expectSame(repeat([](size_t i) {
    return "\"t.func\"() ({\n^bb0(%a: i32):\n  %0 = \"t.op\"(%a) : (i32) -> "
           "i32\n}) {sym_name = \"f" +
           number(i) + "\"} : () -> ()";
  }));
}

TEST(ParallelReaderTest, OneRegion) {
  expectSame("\"t.func\"() ({\n^bb0(%start: i32):\n" + repeat(chainLine) +
             "}) : () -> ()\n");
}

TEST(ParallelReaderTest, BlocksReferBothWays) {
  expectSame("\"t.func\"() ({\n^bb0:\n  \"t.br\"()[^b0] : () -> ()\n" +
             repeat([](size_t i) {
               size_t far = (i * 7919) % Lines;
               return "^b" + number(i) + ":\n  \"t.br\"()[^b" + number(far) +
                      "] : () -> ()";
             }) +
             "}) : () -> ()\n");
}

TEST(ParallelReaderTest, UsesBeforeDefinitionsAcrossTheMiddle) {
  expectSame(repeat([](size_t i) {
    size_t far = Lines - 1 - i;
    return "%" + number(i) + " = \"t.op\"(%" + number(far) + ") : (i32) -> i32";
  }));
}

TEST(ParallelReaderTest, NestedModules) {
  expectSame("module {\n  module {\n" + repeat([](size_t i) {
               return "    \"t.op\"() {a = " + number(i) +
                      ", some_padding = \"xxxxxxxxxxxx\"} : () -> ()";
             }) +
             "  }\n  \"t.after\"() : () -> ()\n}\n");
}

TEST(ParallelReaderTest, AliasesOnTopAndAtTheEnd) {
  std::string text = "#map = affine_map<(d0) -> (d0 + 1)>\n!t = i32\n";
  text += repeat([](size_t i) {
    return "%" + number(i) + " = \"t.op\"() {m = #map} : () -> !t loc(#loc" +
           number(i % 100) + ")";
  });
  for (size_t i = 0; i < 100; ++i)
    text += "#loc" + number(i) + " = loc(\"f\":" + number(i) + ":1)\n";
  expectSame(text);
}

TEST(ParallelReaderTest, AliasDefinedInTheMiddle) {
  expectSame(repeat([](size_t i) {
    std::string define = "#a" + number(i) + " = " + number(i) + " : i32\n";
    return define + "\"t.op\"() {m = #a" + number(i / 2) +
           ", pad = \"xxxxxxxx\"} : () -> ()";
  }));
}

TEST(ParallelReaderTest, DistinctAttributes) {
  expectSame(repeat([](size_t i) {
    return "\"t.op\"() {m = distinct[" + number(i % 50) + "]<\"x" +
           number(i % 50) + "\">} : () -> ()";
  }));
}

TEST(ParallelReaderTest, Errors) {
  std::string first = "%start = \"t.s\"() : () -> i32\n";
  // Undeclared, in either half.
  for (size_t bad : {Lines / 4, 3 * Lines / 4})
    expectSame(first + repeat([bad](size_t i) {
                 return i == bad ? "\"t.op\"(%nope) : (i32) -> ()"
                                 : chainLine(i);
               }));
  // Defined in both halves.
  expectSame(first + repeat([](size_t i) {
               return i == Lines - 10 ? "  %5 = \"t.op\"() : () -> i32"
                                      : chainLine(i);
             }));
  // Another type in the other half.
  expectSame(first + repeat([](size_t i) {
               return i == Lines - 10 ? "  \"t.op\"(%5) : (f32) -> ()"
                                      : chainLine(i);
             }));
  // A syntax error.
  expectSame(first + repeat([](size_t i) {
               return i == Lines - 10 ? "  \"t.op\"(%5 : (f32) -> ()"
                                      : chainLine(i);
             }));
  // The region is closed once too often.
  expectSame(repeat(chainLine) + "}\n" + repeat(chainLine));
}

TEST(ParallelReaderTest, LinesThatOnlyLookLikeOperations) {
  // A string cannot span lines, but comments and dialect bodies can hold
  // anything.
  expectSame(repeat([](size_t i) {
    return "\"t.op\"() {a = #t.body<[\n%x" + number(i) +
           " = \"fake\"() : () -> ()\n]>} : () -> ()";
  }));
  expectSame("\"t.op\"() : () -> ()\n" + repeat([](size_t) {
               return std::string("// \"t.op\"() : () -> ()\n\"a.b\"() : () "
                                  "-> ()");
             }));
}

namespace {
/// A module whose locations are aliases defined after it.
std::string withAliasTail(const std::string &tail) {
  return "\"builtin.module\"() ({\n  %start = \"t.s\"() : () -> i32\n" +
         repeat([](size_t i) {
           return chainLine(i) + " loc(#loc" + number(i) + ")";
         }) +
         "}) : () -> () loc(#loc1)\n" + tail;
}
std::string aliasLine(size_t i) {
  return "#loc" + number(i) + " = loc(\"a_file.mlir\":" + number(i + 1) + ":2)";
}
} // namespace

TEST(ParallelReaderTest, AliasesBehindTheModule) {
  expectSame(withAliasTail(repeat(aliasLine)));
}

TEST(ParallelReaderTest, AliasesBehindTheModuleAndMetadata) {
  expectSame(withAliasTail(repeat(aliasLine) + "{-#\n#-}\n"));
}

TEST(ParallelReaderTest, AliasesBehindTheModuleWithErrors) {
  // Undefined, defined twice, of another kind, and never defined.
  expectSame(withAliasTail(repeat(aliasLine) + "#x = loc(#nothing)\n"));
  expectSame(withAliasTail(repeat(aliasLine) + "#loc1 = loc(\"b\")\n"));
  expectSame(withAliasTail("#loc1 = 1\n" +
                           repeat([](size_t i) { return aliasLine(i + 2); })));
  expectSame(withAliasTail(repeat([](size_t i) { return aliasLine(i + 1); })));
}

TEST(ParallelReaderTest, AliasesOfTheTopUsedInTheTail) {
  expectSame("#top = loc(\"top\")\n" + withAliasTail(repeat([](size_t i) {
               return "#loc" + number(i) + " = loc(\"n" + number(i) +
                      "\"(#top))";
             })));
}

TEST(ParallelReaderTest, TypeAliasesDefinedTwice) {
  std::string ops = repeat(
      [](size_t i) { return "\"t.op\"() {n = " + number(i) + "} : () -> !a"; });
  std::string start = "\"t.first\"() : () -> ()\n!a = i32\n";
  expectSame(start + ops);
  expectSame(start + ops + "!a = i32\n");
  expectSame(start + ops + "!a = i64\n");
  expectSame("!a = i32\n" + ops + "!a = i32\n");
}
