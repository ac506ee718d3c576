// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The extent of a step, and its contents.
#include "strata/Trace/Recorder.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Pass/PassManager.h"
#include "strata/Rewrite/DialectConversion/ConversionTestUtils.h"
#include "strata/Trace/RecordReader.h"
#include "strata/Trace/RecordWriter.h"
#include "strata/Trace/Report.h"

using namespace strata;

namespace {
/// A pass that is a lambda.
struct WorkPass final : Pass {
  using Pass::Pass;
  std::function<void(Operation *)> work;
  void runOnOperation() override { work(getOperation()); }
};
constexpr PassInfo workInfo = {.argument = "work",
                               .name = "Work",
                               .summary = "Does what a test says",
                               .create = makePass<WorkPass>};

class RecorderTest : public ConversionTest, public RecordSink {
protected:
  /// The steps of a pass that does `work` on `module`, as they are shown.
  std::string record(Operation *module, std::function<void(Operation *)> work) {
    root = module;
    result = RewriteRecord();
    PassManager pm(&ctx, "builtin.module");
    pm.enableVerifier(false);
    auto pass = std::make_unique<WorkPass>(workInfo);
    pass->work = std::move(work);
    pm.addPass(std::move(pass));
    RewriteRecorder recorder(module, *this);
    recorder.attach(pm);
    EXPECT_TRUE(succeeded(pm.run(module)));
    recorder.stop();
    std::string text;
    llvm::raw_string_ostream os(text);
    printSteps(result, {}, os);
    os.flush();
    // The line of the pass is irrelevant here.
    return StringRef(text).split('\n').second.str();
  }
  std::string record(StringRef text, std::function<void(Operation *)> work) {
    OwningOpRef<> module = parse(text);
    return record(module.get(), std::move(work));
  }
  void convertIn(Operation *op) {
    (void)applyPartialConversion(op, target, freeze());
  }

  void addPass(const RecordedPass &pass) override {
    result.passes.push_back(pass);
  }
  void addStep(const RecordedStep &step) override {
    result.steps.push_back(step);
  }
  void endGroup() override { EXPECT_TRUE(succeeded(verify(root))); }
  void addFailure(const RecordedPass &) override {}

  static Operation *findOp(Operation *root, StringRef name) {
    Operation *found = nullptr;
    root->walk([&](Operation *op) {
      if (!found && op->getName().getStringRef() == name)
        found = op;
    });
    return found;
  }

  Operation *root = nullptr;
  RewriteRecord result;
};
} // namespace

//===-- Boundaries -------------------------------------------------------===//

TEST_F(RecorderTest, WhatChangesNothingIsNoStep) {
  EXPECT_EQ(record("\"t.def\"() {a} : () -> ()",
                   [&](Operation *module) {
                     Operation *op = findOp(module, "t.def");
                     RewriteStep step(&ctx, "there-and-back", op);
                     Attribute unit = op->removeAttr("a");
                     op->setAttr("a", unit);
                     Builder builder(&ctx);
                     OperationState state(Location(),
                                          OperationName("t.use", &ctx));
                     Operation::create(state)->destroy();
                   }),
            "");
}

TEST_F(RecorderTest, APassByItselfIsAStep) {
  EXPECT_EQ(record("\"t.def\"() : () -> ()",
                   [&](Operation *module) {
                     Operation *op = findOp(module, "t.def");
                     op->setAttr("a", UnitAttr::get(&ctx));
                     {
                       RewriteStep step(&ctx, "part", op);
                       op->setAttr("b", UnitAttr::get(&ctx));
                     }
                     op->setAttr("c", UnitAttr::get(&ctx));
                     op->setAttr("d", UnitAttr::get(&ctx));
                   }),
            R"(  step 1: the pass
    changed   #1 "t.def"() : () -> ()
    to        #1 "t.def"() {a} : () -> ()
  step 2: part on #1
    changed   #1 "t.def"() {a} : () -> ()
    to        #1 "t.def"() {a, b} : () -> ()
  step 3: the pass
    changed   #1 "t.def"() {a, b} : () -> ()
    to        #1 "t.def"() {a, b, c, d} : () -> ()
)");
}

TEST_F(RecorderTest, NestedStepsAreAGroup) {
  EXPECT_EQ(record("\"t.def\"() : () -> ()",
                   [&](Operation *module) {
                     Operation *op = findOp(module, "t.def");
                     RewriteStep outer(&ctx, "outer", op);
                     op->setAttr("a", UnitAttr::get(&ctx));
                     {
                       RewriteStep inner(&ctx, "inner", op);
                       op->setAttr("b", UnitAttr::get(&ctx));
                     }
                     { RewriteStep idle(&ctx, "idle", op); }
                     op->setAttr("c", UnitAttr::get(&ctx));
                   }),
            R"(  step 1: outer on #1 (of steps 1 to 3)
    changed   #1 "t.def"() : () -> ()
    to        #1 "t.def"() {a} : () -> ()
  step 2: inner on #1 (of steps 1 to 3)
    changed   #1 "t.def"() {a} : () -> ()
    to        #1 "t.def"() {a, b} : () -> ()
  step 3: outer on #1 (of steps 1 to 3)
    changed   #1 "t.def"() {a, b} : () -> ()
    to        #1 "t.def"() {a, b, c} : () -> ()
)");
}

//===-- Changes ----------------------------------------------------------===//

TEST_F(RecorderTest, RegionsGoWithTheirOperation) {
  EXPECT_EQ(record(R"(
"t.region"() ({
  %0 = "t.def"() : () -> i32
  "t.region"() ({
    "t.use"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ())",
                   [&](Operation *module) {
                     Operation *outer = &module->getRegion(0).front().front();
                     RewriteStep step(&ctx, "erase", outer);
                     outer->erase();
                   }),
            R"(  step 1: erase on #1
    erased    #1 "t.region"() ({...}) : () -> ()  with 3 inside
)");
  // The record is the same if the rewriter erases nested operations first.
  EXPECT_EQ(record(R"(
"t.region"() ({
  %0 = "t.def"() : () -> i32
  "t.use"(%0) : (i32) -> ()
}) : () -> ())",
                   [&](Operation *module) {
                     IRRewriter rewriter(&ctx);
                     rewriter.eraseOp(findOp(module, "t.region"));
                   }),
            R"(  step 1: the pass
    erased    #1 "t.region"() ({...}) : () -> ()  with 2 inside
)");
}

TEST_F(RecorderTest, CopiesSayOfWhat) {
  EXPECT_EQ(record(R"(
"t.region"() ({
  %0 = "t.def"() : () -> i32
}) : () -> ())",
                   [&](Operation *module) {
                     Operation *op = findOp(module, "t.region");
                     OpBuilder builder(op);
                     builder.clone(*op);
                   }),
            R"(  step 1: the pass
    given     #1 "t.region"() ({...}) : () -> ()  "":2:1
    given     %2 = "t.def"() : () -> i32  "":3:8
    created   #3 "t.region"() ({...}) : () -> ()  copy of #1
    created   %4 = "t.def"() : () -> i32  copy of #2
)");
}

TEST_F(RecorderTest, PlacesAndLocationsAreChanges) {
  EXPECT_EQ(record(R"(
"t.def"() : () -> ()
"t.use"() : () -> ()
"t.yield"() : () -> ())",
                   [&](Operation *module) {
                     Operation *op = findOp(module, "t.def");
                     op->moveBefore(findOp(module, "t.yield"));
                     findOp(module, "t.use")->setLoc(Location());
                   }),
            R"(  step 1: the pass
    moved     #1 "t.def"() : () -> ()
    relocated #2 "t.use"() : () -> ()  "":3:1 -> unknown
)");
}

TEST_F(RecorderTest, WhatIsMadeBeforeItIsInPlace) {
  // An operation counts when it is inserted into the IR, with its contents.
  EXPECT_EQ(record("\"t.def\"() : () -> ()",
                   [&](Operation *module) {
                     Operation *def = findOp(module, "t.def"), *made;
                     {
                       RewriteStep step(&ctx, "make", def);
                       OperationState state(Location(),
                                            OperationName("t.region", &ctx));
                       state.addRegion();
                       made = Operation::create(state);
                       OpBuilder builder(&ctx);
                       builder.createBlock(&made->getRegion(0));
                       builder.create(Location(), "t.use");
                       def->setAttr("a", UnitAttr::get(&ctx));
                     }
                     RewriteStep step(&ctx, "insert", def);
                     OpBuilder(def).insert(made);
                   }),
            R"(  step 1: make on #1
    changed   #1 "t.def"() : () -> ()
    to        #1 "t.def"() {a} : () -> ()
  step 2: insert on #1
    created   #2 "t.region"() ({...}) : () -> ()
    created   #3 "t.use"() : () -> ()
)");
}

TEST_F(RecorderTest, ReplacementsThatGoOnAreFollowed) {
  EXPECT_EQ(record(R"(
%0 = "t.def"() : () -> i32
"t.use"(%0, %0) : (i32, i32) -> ())",
                   [&](Operation *module) {
                     Operation *def = findOp(module, "t.def");
                     IRRewriter rewriter(&ctx);
                     rewriter.setInsertionPoint(def);
                     Type i32 = IntegerType::get(&ctx, 32);
                     Operation *first =
                         rewriter.create(Location(), "t.def", {}, i32);
                     Operation *second =
                         rewriter.create(Location(), "t.def", {}, i32);
                     rewriter.replaceOp(def, first);
                     rewriter.replaceOp(first, second);
                   }),
            R"(  step 1: the pass
    created   %1 = "t.def"() : () -> i32
    changed   #2 "t.use"(%3, %3) : (i32, i32) -> ()
    to        #2 "t.use"(%1, %1) : (i32, i32) -> ()
    erased    %3 = "t.def"() : () -> i32  -> %1
)");
}

TEST_F(RecorderTest, NamesOfArguments) {
  EXPECT_EQ(record(R"(
func.func @f(%a: i32, %b: i32) {
  cf.br ^next(%a : i32)
^next(%c: i32):
  "t.region"() ({
  ^entry(%d: i32):
    "t.use"(%a, %b, %c, %d) : (i32, i32, i32, i32) -> ()
  }) : () -> ()
  return
})",
                   [&](Operation *module) {
                     findOp(module, "t.use")->setAttr("a", UnitAttr::get(&ctx));
                     findOp(module, "cf.br")->setAttr("b", UnitAttr::get(&ctx));
                   }),
            R"(  step 1: the pass
    changed   #1 "t.use"(%arg0, %arg1, %bb1_arg0, %op2_arg0) : (i32, i32, i32, i32) -> ()
    to        #1 "t.use"(%arg0, %arg1, %bb1_arg0, %op2_arg0) {a} : (i32, i32, i32, i32) -> ()
    changed   #3 cf.br ^bb1(%arg0 : i32)
    to        #3 cf.br ^bb1(%arg0 : i32) {b}
)");
}

//===-- Conversion -------------------------------------------------------===//

TEST_F(RecorderTest, PatternsOfAConversionAreAGroup) {
  addRename(&widen, "t.def", "t.use");
  addRename(&widen, "t.use", "low.use");
  EXPECT_EQ(record(R"(
"t.def"() : () -> ()
"low.use"() : () -> ())",
                   [&](Operation *module) { convertIn(module); }),
            R"(  step 1: t.def->t.use on #1 (of steps 1 to 3)
    given     #1 "t.def"() : () -> ()  "":2:1
    created   #2 "t.use"() : () -> ()
  step 2: t.use->low.use on #2 (of steps 1 to 3)
    created   #3 "low.use"() : () -> ()
  step 3: conversion on #4 (of steps 1 to 3)
    given     #4 "builtin.module"() ({...}) : () -> ()  "-":0:0
    erased    #2 "t.use"() : () -> ()
    erased    #1 "t.def"() : () -> ()
)");
}

TEST_F(RecorderTest, PatternsThatFailLeaveNoStep) {
  // The first way makes something that cannot be made legal.
  add(
      "bad", "t.def",
      [](Operation *op, LambdaPattern::Ranges, auto &rewriter) {
        rewriter.create(op->getLoc(), "low.def");
        rewriter.create(op->getLoc(), "t.yield");
        rewriter.eraseOp(op);
        return success();
      },
      /*benefit=*/5);
  addRename(nullptr, "t.def", "low.def");
  EXPECT_EQ(record("\"t.def\"() : () -> ()",
                   [&](Operation *module) { convertIn(module); }),
            R"(  step 1: t.def->low.def on #1 (of steps 1 to 2)
    given     #1 "t.def"() : () -> ()  "":1:1
    created   #2 "low.def"() : () -> ()
  step 2: conversion on #3 (of steps 1 to 2)
    given     #3 "builtin.module"() ({...}) : () -> ()  "-":0:0
    erased    #1 "t.def"() : () -> ()
)");
}

TEST_F(RecorderTest, ConversionsThatFailLeaveNoStep) {
  addRename(nullptr, "t.def", "low.def");
  EXPECT_EQ(record(R"(
"t.def"() : () -> ()
"t.use"() : () -> ())",
                   [&](Operation *module) { convertIn(module); }),
            "");
}

//===-- Files ------------------------------------------------------------===//

TEST_F(RecorderTest, RecordsCanBeReadAgain) {
  addMaterializations(widen, "m.source", "m.target");
  addRename(&widen, "t.def", "low.def");
  std::string shown = record(R"(
%0 = "t.def"() {a = "quote \" and \01 byte"} : () -> i32
"low.use"(%0) : (i32) -> () loc(unknown))",
                             [&](Operation *module) {
                               convertIn(module);
                               OpBuilder builder(findOp(module, "low.use"));
                               builder.clone(*findOp(module, "low.def"));
                               findOp(module, "low.use")->setLoc(Location());
                               findOp(module, "low.use")->erase();
                             });
  std::string text, again;
  llvm::raw_string_ostream os(text);
  RecordHeader header;
  header.input = "in \"put\"";
  writeRecordLine(header, os);
  for (const RecordedPass &pass : result.passes)
    writeRecordLine(pass, os);
  for (const RecordedStep &step : result.steps)
    writeRecordLine(step, os);
  writeRecordLine(RecordedOutput(), result.steps.size(), os);
  os.flush();
  RewriteRecord read;
  RecordError error;
  ASSERT_TRUE(succeeded(readRecord(text, read, error)))
      << error.line << ':' << error.column << ": " << error.message;
  EXPECT_EQ(read.header.input, header.input);
  llvm::raw_string_ostream againStream(again);
  printSteps(read, {}, againStream);
  againStream.flush();
  EXPECT_EQ(StringRef(again).split('\n').second, shown);
}
