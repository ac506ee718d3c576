// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

//===-- Branches -----------------------------------------------------------===//

namespace {
/// A branch of cf, as the one of llvm with the same operands and attributes. The blocks
/// that it goes to get arguments of the converted types of its operands.
class BranchLowering final : public ConversionPattern {
public:
  BranchLowering(const LLVMTypeConverter &types, StringRef from, StringRef to)
      : ConversionPattern(types, "convert-branch-to-llvm", from, 1, {to}),
        target(to.str()) {}
  template <typename From, typename To>
  static void add(RewritePatternSet &patterns, const LLVMTypeConverter &types) {
    patterns.add<BranchLowering>(types, From::getOperationName(),
                                 To::getOperationName());
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;

private:
  FailureOr<Block *> convertBlock(Block *block,
                                  ConversionPatternRewriter &rewriter) const;
  std::string target;
};
} // namespace

/// The block with converted arguments.
FailureOr<Block *>
BranchLowering::convertBlock(Block *block,
                             ConversionPatternRewriter &rewriter) const {
  const TypeConverter &types = *getTypeConverter();
  if (llvm::all_of(block->getArguments(), [&](BlockArgument arg) {
        return types.isLegal(arg.getType());
      }))
    return block;
  std::optional<TypeConverter::SignatureConversion> signature =
      types.convertBlockSignature(block);
  if (!signature)
    return rewriter.notifyMatchFailure(block->getParentOp(),
                                       "could not compute block signature");
  return rewriter.applySignatureConversion(block, *signature, &types);
}

LogicalResult
BranchLowering::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const {
  OperationState state(op->getLoc(), OperationName(target, op->getContext()));
  for (Block *successor : op->getSuccessors()) {
    FailureOr<Block *> converted = convertBlock(successor, rewriter);
    if (failed(converted))
      return failure();
    state.successors.push_back(*converted);
  }
  for (NamedAttribute attr : op->getAttrs())
    state.addAttribute(attr.getNameRef() == "flag" ? StringRef("value")
                                                   : attr.getNameRef(),
                       attr.getValue());
  state.addOperands(operands);
  rewriter.replaceOp(op, rewriter.create(state));
  return success();
}

//===-- Assertions ---------------------------------------------------------===//

namespace {
/// Splits the block and, if the condition is false, prints the message and aborts.
class AssertLowering final : public OpConversionPattern<cf::AssertOp> {
public:
  explicit AssertLowering(const LLVMTypeConverter &types)
      : OpConversionPattern(types, "convert-assert-to-llvm") {}
  LogicalResult
  matchAndRewrite(cf::AssertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override;

private:
  LogicalResult printMessage(Operation *scope, const LLVMBuilder &llvm,
                             StringRef message) const;
};
} // namespace

/// Calls `puts` with a constant that holds the message.
LogicalResult AssertLowering::printMessage(Operation *scope,
                                           const LLVMBuilder &llvm,
                                           StringRef message) const {
  Type pointer = getLLVMPointerType(llvm.getContext());
  Value address = createLLVMString(llvm, scope, "assert_msg", message, [&] {
    return lookupOrCreateLLVMFunction(llvm.getBuilder(), scope, "puts", Type(),
                                      pointer);
  });
  if (!address)
    return failure();
  llvm.call("puts", Type(), address);
  return success();
}

LogicalResult
AssertLowering::matchAndRewrite(cf::AssertOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const {
  Location loc = op->getLoc();
  Operation *scope = op->getParentWithTrait<OpTrait::SymbolTable>();
  if (!scope)
    return rewriter.notifyMatchFailure(op,
                                       "there is no symbol table around it");
  Block *before = op->getBlock();
  Block *after = rewriter.splitBlock(before, std::next(Block::iterator(op)));
  Block *failing = rewriter.createBlock(before->getParent());
  LLVMBuilder llvm(rewriter, loc);
  if (failed(printMessage(scope, llvm, op.getMsg())) ||
      failed(lookupOrCreateLLVMFunction(rewriter, scope, "abort", Type(), {})))
    return failure();
  llvm.call("abort", Type(), {});
  llvm.createOp<LLVM::UnreachableOp>({}, {});
  rewriter.setInsertionPointToEnd(before);
  LLVM::CondBrOp::create(rewriter, loc, adaptor.getArg(), ValueRange(),
                         ValueRange(), after, failing);
  rewriter.eraseOp(op);
  return success();
}

void strata::populateControlFlowToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns) {
  BranchLowering::add<cf::BranchOp, LLVM::BrOp>(patterns, types);
  BranchLowering::add<cf::CondBranchOp, LLVM::CondBrOp>(patterns, types);
  BranchLowering::add<cf::SwitchOp, LLVM::SwitchOp>(patterns, types);
  patterns.add<AssertLowering>(types);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertControlFlowToLLVM final : ToLLVMPassWithIndexBitwidth {
  using ToLLVMPassWithIndexBitwidth::ToLLVMPassWithIndexBitwidth;
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    populateControlFlowToLLVMConversionPatterns(types, patterns);
  }
  void addTargets(ConversionTarget &target) override {
    target.addIllegalDialect("cf");
  }
  /// Keeps the other operations, like mlir-opt.
  void configureConversion(ConversionConfig &config) override {
    config.foldingMode = DialectConversionFoldingMode::Never;
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-cf-to-llvm",
    .name = "ConvertControlFlowToLLVMPass",
    .summary = "Convert cf to llvm",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertControlFlowToLLVM>,
};

void strata::registerControlFlowToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
