// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Remarks.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/RemarkStreamer.h"

#include "gtest/gtest.h"

using namespace strata;
using remark::RemarkOpts;

namespace {
class RemarksTest : public testing::Test {
protected:
  RemarksTest()
      : os(yaml), handler(&ctx, [this](Diagnostic &diag) {
          text += diag.str() + '\n';
          for (const auto &note : diag.getNotes())
            text += "note: " + note->str() + '\n';
          return success();
        }) {
    ctx.allowUnregisteredDialects();
    module = parseSourceString<ModuleOp>(
        R"mlir(module @m { "a.loop"() : () -> () loc("f.c":3:4) })mlir", &ctx);
    op = &module->front();
  }
  /// Enables the remarks of `cats`, written as YAML if `asYAML`.
  bool enable(
      const remark::RemarkCategories &cats, bool asYAML = false,
      remark::RemarkEmittingPolicy policy = remark::RemarkEmittingPolicy::All) {
    std::unique_ptr<remark::detail::RemarkStreamerBase> streamer;
    if (asYAML)
      streamer = std::make_unique<remark::YAMLRemarkStreamer>(os);
    return succeeded(remark::enableOptimizationRemarks(
        ctx, std::move(streamer), policy, cats, !asYAML, error));
  }

  Context ctx;
  OwningOpRef<ModuleOp> module;
  Operation *op;
  std::string text, yaml, error;
  llvm::raw_string_ostream os;
  ScopedDiagnosticHandler handler;
};
} // namespace

TEST_F(RemarksTest, NotBuiltUnlessWanted) {
  EXPECT_FALSE(remark::passed(op, RemarkOpts::name("X").category("unroll")));
  ASSERT_TRUE(enable({.passed = "unroll|tile"}));
  EXPECT_TRUE(remark::passed(op, RemarkOpts::name("X").category("unroll")));
  EXPECT_FALSE(remark::passed(op, RemarkOpts::name("X").category("unroll-x")));
  EXPECT_FALSE(remark::passed(op, RemarkOpts::name("X").category("u")));
  EXPECT_FALSE(remark::missed(op, RemarkOpts::name("X").category("tile")));
  EXPECT_EQ(text, "[Passed] X | Category:unroll | Function=m\n");
}

TEST_F(RemarksTest, Message) {
  ASSERT_TRUE(enable({.all = ".*"}));
  remark::passed(op,
                 RemarkOpts::name("Unrolled").category("a").subCategory("b"))
      << "unrolled " << op->getName().getStringRef()
      << remark::metric("tripCount", 128) << remark::metric("full", true)
      << remark::metric("type", Type(IntegerType::get(&ctx, 32)))
      << remark::metric("what", "loop") << remark::reason("{0} < {1}", 4, 256)
      << remark::note(module->getLoc(), "the module")
      << remark::suggest("use {0}", "tile");
  remark::failed(op->getLoc(), RemarkOpts::name("N")) << 1.5;
  EXPECT_EQ(text, "[Passed] Unrolled | Category:a:b | Function=m | "
                  "Reason=\"4 < 256\", Remark=\"unrolled a.loop\", "
                  "Suggestion=\"use tile\", full=true, tripCount=128, "
                  "type=\"i32\", what=\"loop\"\n"
                  "note: the module\n"
                  "[Failure] N | Remark=\"1.50\"\n");
}

TEST_F(RemarksTest, YAML) {
  ASSERT_TRUE(enable({.all = ".*"}, /*asYAML=*/true));
  remark::missed(op, RemarkOpts::name("Kept").category("dse"))
      << "it's read: 'x'" << remark::metric("Size", 4)
      << remark::note(op->getLoc(), "read here");
  remark::analysis(Location(), RemarkOpts()) << "two\nlines";
  EXPECT_EQ(text, "");
  EXPECT_EQ(yaml, R"(--- !Missed
Pass:            dse
Name:            Kept
DebugLoc:        { File: f.c, Line: 3, Column: 4 }
Function:        m
Args:
  - Remark:          'it''s read: ''x'''
  - Size:            '4'
  - Note:            read here
    DebugLoc:        { File: f.c, Line: 3, Column: 4 }
...
--- !Analysis
Pass:            ''
Name:            ''
DebugLoc:        { File: '<unknown file>', Line: 0, Column: 0 }
Function:        '<unknown function>'
Args:
  - Remark:          "two\nlines"
...
)");
}

/// The last remark about a place counts, also if it is of another kind.
TEST_F(RemarksTest, FinalPolicy) {
  ASSERT_TRUE(enable({.all = ".*"}, /*asYAML=*/false,
                     remark::RemarkEmittingPolicy::Final));
  RemarkOpts opts = RemarkOpts::name("Unrolled").category("unroll");
  remark::missed(op, opts) << "unknown trip count";
  remark::missed(module->getLoc(), opts);
  remark::passed(op, opts) << "unrolled";
  EXPECT_EQ(text, "");
  remark::finalizeOptimizationRemarks(ctx);
  EXPECT_EQ(text, "[Missed] Unrolled | Category:unroll\n"
                  "[Passed] Unrolled | Category:unroll | Function=m | "
                  "Remark=\"unrolled\"\n");
  remark::finalizeOptimizationRemarks(ctx);
  remark::passed(op, opts);
  EXPECT_EQ(StringRef(text).count('\n'), 3u);
}

/// Remarks of parallel work come in order, those of abandoned work not at all.
TEST_F(RemarksTest, Captured) {
  ASSERT_TRUE(enable({.all = ".*"}, /*asYAML=*/true));
  std::vector<Diagnostic> captured;
  {
    DiagnosticCapture capture;
    remark::passed(op, RemarkOpts::name("X"));
    captured = capture.take();
  }
  EXPECT_EQ(yaml, "");
  for (Diagnostic &diag : captured)
    ctx.getDiagEngine().emit(std::move(diag));
  EXPECT_EQ(StringRef(yaml).count("!Passed"), 1u);
}

TEST_F(RemarksTest, InvalidFilter) {
  EXPECT_FALSE(enable({.missed = "("}));
  EXPECT_EQ(error, "invalid regular expression '(': parentheses not balanced");
  EXPECT_FALSE(remark::missed(op, RemarkOpts::name("X")));
}
