// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of operations of a dialect that is not bundled.
#include "strata/Bufferization/Records/BufferizableOps.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/DialectRegistry.h"

#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class BufferizableOpsTest : public ::testing::Test {
protected:
  BufferizableOpsTest() : ctx(getRegistry()) {
    ctx.loadDialect("mine");
    ctx.defineOp("mine.op");
    registerBufferizableOps(ctx);
  }

  static DialectRegistry getRegistry() {
    DialectRegistry registry;
    registry.insert<arith::ArithDialect, bufferization::BufferizationDialect,
                    cf::ControlFlowDialect, func::FuncDialect,
                    memref::MemRefDialect, tensor::TensorDialect>();
    return registry;
  }

  /// Bufferizes the functions of `text`, and returns the result for the first
  /// one.
  LogicalResult bufferize(StringRef text) {
    module = parseSourceString<ModuleOp>(text, &ctx);
    if (!module)
      return failure();
    BufferizationOptions options;
    options.bufferizeFunctionBoundaries = true;
    BufferizationState state(*module, options);
    if (failed(state.analyze()) || failed(insertTensorCopies(*module, state)))
      return failure();
    return bufferizeModule(*module, state);
  }

  Context ctx;
  std::string messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages += diag.getMessage().str() + "\n";
                                    return success();
                                  }};
  OwningOpRef<ModuleOp> module;
};
} // namespace

static AliasingValues isFirstResult(OpOperand &use,
                                    const BufferizationState &) {
  return {{use.getOwner()->getResult(0), BufferRelation::Equivalent}};
}

static bool isTrue(OpOperand &, const BufferizationState &) { return true; }

static LogicalResult bufferizeMine(Operation *op, RewriterBase &rewriter,
                                   BufferizationState &state) {
  FailureOr<Value> buffer = state.getBuffer(rewriter, op->getOperand(0));
  if (failed(buffer))
    return failure();
  rewriter.create(op->getLoc(), "mine.op", *buffer);
  BufferizationState::replaceOp(rewriter, op, *buffer);
  return success();
}

TEST_F(BufferizableOpsTest, WritesOperand) {
  registerBufferizableOp(
      ctx, "mine.op",
      {.writes = isTrue, .aliases = isFirstResult, .bufferize = bufferizeMine});
  ASSERT_TRUE(succeeded(bufferize(R"(
    func.func @f(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
      %0 = "mine.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>
      return %0, %t : tensor<4xf32>, tensor<4xf32>
    })")));
  // The operand is copied, since it is returned as well.
  std::string printed;
  llvm::raw_string_ostream os(printed);
  os << *module;
  EXPECT_NE(printed.find("memref.copy %arg0, %alloc"), std::string::npos);
  EXPECT_NE(printed.find("\"mine.op\"(%alloc) : (memref<4xf32>) -> ()"),
            std::string::npos);
}

TEST_F(BufferizableOpsTest, SeveralBlocks) {
  registerBufferizableOp(ctx, "mine.op", {.bufferize = bufferizeMine});
  EXPECT_TRUE(failed(bufferize(R"(
    func.func @f(%t: tensor<4xf32>) {
      "mine.op"(%t) ({
        cf.br ^a
      ^a:
        cf.br ^a
      }) : (tensor<4xf32>) -> ()
      return
    })")));
  EXPECT_EQ(messages,
            "'mine.op' op op or BufferizableOpInterface implementation does "
            "not support unstructured control flow, but at least one region "
            "has multiple blocks\n");
}
