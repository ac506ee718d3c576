// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Diagnostics with the lines of files that a program keeps in an llvm::SourceMgr.
#include "strata/Tooling/Common/SourceMgrDiagnosticHandler.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/BuiltinDialect.h"

#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class SourceMgrDiagnosticHandlerTest : public testing::Test {
protected:
  SourceMgrDiagnosticHandlerTest() : os(printed) {}
  void addFile(StringRef text, StringRef name) {
    manager.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, name),
                               llvm::SMLoc());
  }
  Context ctx;
  llvm::SourceMgr manager;
  std::string printed;
  llvm::raw_string_ostream os;
};
} // namespace

TEST_F(SourceMgrDiagnosticHandlerTest, ErrorsOfTheParser) {
  addFile("module {\n  \"a\n}\n", "input.mlir");
  SourceMgrDiagnosticHandler handler(manager, &ctx, os);
  EXPECT_FALSE(parseSourceFile<ModuleOp>(manager, &ctx));
  EXPECT_EQ(os.str(), "input.mlir:2:5: error: expected '\"' in string literal\n"
                      "  \"a\n"
                      "    ^\n");
}

TEST_F(SourceMgrDiagnosticHandlerTest, LocationsOfAFrontEnd) {
  addFile("first\nsecond\n", "a.toy");
  addFile("other\n", "b.toy");
  SourceMgrDiagnosticHandler handler(manager, &ctx, os);
  Location loc = FileLineColLoc::get(&ctx, "a.toy", 2, 4);
  emitError(loc, "wrong").attachNote(FileLineColLoc::get(&ctx, "b.toy", 1, 1))
      << "see here";
  emitWarning(FileLineColLoc::get(&ctx, "missing.toy", 3, 1), "no line");
  handler.emitDiagnostic(loc, "direct", DiagnosticSeverity::Remark);
  EXPECT_EQ(os.str(), "a.toy:2:4: error: wrong\n"
                      "second\n"
                      "   ^\n"
                      "b.toy:1:1: note: see here\n"
                      "other\n"
                      "^\n"
                      "missing.toy:3:1: warning: no line\n"
                      "a.toy:2:4: remark: direct\n"
                      "second\n"
                      "   ^\n");
}

TEST_F(SourceMgrDiagnosticHandlerTest, OnlyWhileItLives) {
  addFile("text\n", "a.toy");
  std::string other;
  ScopedDiagnosticHandler outer(&ctx, [&](Diagnostic &diag) {
    other += diag.getMessage();
    return success();
  });
  { SourceMgrDiagnosticHandler handler(manager, &ctx, os); }
  emitError(FileLineColLoc::get(&ctx, "a.toy", 1, 1), "later");
  EXPECT_EQ(os.str(), "");
  EXPECT_EQ(other, "later");
}

TEST_F(SourceMgrDiagnosticHandlerTest, ExpectedDiagnostics) {
  addFile("first // expected-error {{wrong}}\n"
          "second // expected-warning {{missing}}\n",
          "a.toy");
  SourceMgrDiagnosticVerifierHandler handler(manager, &ctx, os);
  emitError(FileLineColLoc::get(&ctx, "a.toy", 1, 1), "wrong");
  EXPECT_TRUE(failed(handler.verify()));
  EXPECT_NE(os.str().find("a.toy:2:"), std::string::npos) << os.str();
  EXPECT_EQ(os.str().find("a.toy:1:"), std::string::npos) << os.str();
}
