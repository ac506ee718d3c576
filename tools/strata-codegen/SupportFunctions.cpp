// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/SupportFunctions.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/SourceMgr.h"

using namespace strata;
using namespace strata::codegen;

static constexpr char supportText[] = {
#include "tools/strata-codegen/Support.ll.inc"
};

/// Whether instructions may become calls that convert to bfloat.
static bool hasBFloat(const llvm::Module &module) {
  auto givesBFloat = [](const llvm::Instruction &instruction) {
    return instruction.getType()->getScalarType()->isBFloatTy();
  };
  return llvm::any_of(module, [&](const llvm::Function &function) {
    return llvm::any_of(llvm::instructions(function), givesBFloat);
  });
}

static llvm::FunctionCallee
getBFloatFunction(llvm::Module &module, StringRef name, llvm::Type *input) {
  return module.getOrInsertFunction(
      name,
      llvm::FunctionType::get(llvm::Type::getBFloatTy(module.getContext()),
                              {input}, /*isVarArg=*/false));
}

/// The conversion to bfloat of `value`, a float, a double, or a vector of these, by calls.
static llvm::Value *createTruncation(llvm::IRBuilder<> &builder,
                                     llvm::Module &module, llvm::Value *value) {
  llvm::Type *element = value->getType()->getScalarType();
  llvm::FunctionCallee function = getBFloatFunction(
      module, element->isFloatTy() ? "__truncsfbf2" : "__truncdfbf2", element);
  auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(value->getType());
  if (!vector)
    return builder.CreateCall(function, value);
  llvm::Value *result = llvm::PoisonValue::get(llvm::FixedVectorType::get(
      builder.getBFloatTy(), vector->getNumElements()));
  for (unsigned i = 0; i < vector->getNumElements(); ++i)
    result = builder.CreateInsertElement(
        result,
        builder.CreateCall(function, builder.CreateExtractElement(value, i)),
        i);
  return result;
}

/// Constrained conversions to bfloat become calls: for these intrinsics LLVM 22 calls the
/// functions too, but takes the result from an integer register, where it is not.
static void lowerConstrainedTruncations(llvm::Module &module) {
  SmallVector<llvm::ConstrainedFPIntrinsic *> found;
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      auto *call = llvm::dyn_cast<llvm::ConstrainedFPIntrinsic>(&instruction);
      if (!call ||
          call->getIntrinsicID() !=
              llvm::Intrinsic::experimental_constrained_fptrunc ||
          !call->getType()->getScalarType()->isBFloatTy() ||
          llvm::isa<llvm::ScalableVectorType>(call->getType()))
        continue;
      llvm::Type *input = call->getArgOperand(0)->getType()->getScalarType();
      if (input->isFloatTy() || input->isDoubleTy())
        found.push_back(call);
    }
  for (llvm::ConstrainedFPIntrinsic *call : found) {
    llvm::IRBuilder<> builder(call);
    call->replaceAllUsesWith(
        createTruncation(builder, module, call->getArgOperand(0)));
    call->eraseFromParent();
  }
}

static bool isMissing(const llvm::Module &module, StringRef name) {
  const llvm::Function *function = module.getFunction(name);
  return function && function->isDeclaration() && !function->use_empty();
}

void codegen::addSupportFunctions(llvm::Module &module, bool hasThreadPool) {
  bool needsBFloat = hasBFloat(module);
  bool needsThreads =
      !hasThreadPool && isMissing(module, "_strata_parallel_for");
  if (!needsBFloat && !needsThreads && !isMissing(module, "memrefCopy"))
    return;
  llvm::LLVMContext &ctx = module.getContext();
  if (needsBFloat) {
    getBFloatFunction(module, "__truncsfbf2", llvm::Type::getFloatTy(ctx));
    getBFloatFunction(module, "__truncdfbf2", llvm::Type::getDoubleTy(ctx));
    lowerConstrainedTruncations(module);
  }
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> support = llvm::parseIR(
      llvm::MemoryBufferRef(supportText, "Support.ll"), diagnostic, ctx);
  assert(support && "Support.ll is not LLVM IR");
  if (hasThreadPool)
    support->getFunction("_strata_parallel_for")->deleteBody();
  support->setTargetTriple(module.getTargetTriple());
  support->setDataLayout(module.getDataLayout());
  llvm::Linker::linkModules(module, std::move(support),
                            llvm::Linker::LinkOnlyNeeded);
}
