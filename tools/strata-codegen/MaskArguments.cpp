// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/MaskArguments.h"

#include "strata/Support/LLVM.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace strata;
using namespace strata::codegen;

static bool isMask(llvm::Type *type) {
  auto *vector = dyn_cast<llvm::FixedVectorType>(type);
  return vector && vector->getNumElements() == 1 &&
         vector->getElementType()->isIntegerTy(1);
}

/// `type` with bits as parameters; null if it has no masks.
static llvm::FunctionType *getTypeWithBits(llvm::FunctionType *type) {
  if (!llvm::any_of(type->params(), isMask))
    return nullptr;
  SmallVector<llvm::Type *> params(type->params());
  for (llvm::Type *&param : params)
    if (isMask(param))
      param = llvm::Type::getInt1Ty(type->getContext());
  return llvm::FunctionType::get(type->getReturnType(), params,
                                 type->isVarArg());
}

/// Replaces a call. Intrinsics take masks.
static void rewriteCall(llvm::CallBase *call) {
  llvm::FunctionType *type = getTypeWithBits(call->getFunctionType());
  if (!type || call->getIntrinsicID() != llvm::Intrinsic::not_intrinsic ||
      call->isInlineAsm())
    return;
  llvm::IRBuilder<> builder(call);
  SmallVector<llvm::Value *> arguments(call->args());
  for (llvm::Value *&argument : arguments)
    if (isMask(argument->getType()))
      argument = builder.CreateExtractElement(argument, uint64_t(0));
  SmallVector<llvm::OperandBundleDef, 1> bundles;
  call->getOperandBundlesAsDefs(bundles);
  llvm::CallBase *made;
  if (auto *invoke = dyn_cast<llvm::InvokeInst>(call)) {
    made = builder.CreateInvoke(type, call->getCalledOperand(),
                                invoke->getNormalDest(),
                                invoke->getUnwindDest(), arguments, bundles);
  } else {
    made =
        builder.CreateCall(type, call->getCalledOperand(), arguments, bundles);
    cast<llvm::CallInst>(made)->setTailCallKind(
        cast<llvm::CallInst>(call)->getTailCallKind());
    if (llvm::isa<llvm::FPMathOperator>(call))
      made->copyFastMathFlags(call);
  }
  made->setCallingConv(call->getCallingConv());
  made->setAttributes(call->getAttributes());
  made->copyMetadata(*call);
  made->takeName(call);
  call->replaceAllUsesWith(made);
  call->eraseFromParent();
}

/// Replaces a function; calls of it have been replaced.
static void rewriteFunction(llvm::Function *function) {
  llvm::FunctionType *type = getTypeWithBits(function->getFunctionType());
  if (!type || function->isIntrinsic())
    return;
  auto *made = llvm::Function::Create(type, function->getLinkage(),
                                      function->getAddressSpace());
  function->getParent()->getFunctionList().insert(function->getIterator(),
                                                  made);
  made->copyAttributesFrom(function);
  made->setComdat(function->getComdat());
  made->copyMetadata(function, 0);
  made->takeName(function);
  made->splice(made->begin(), function);
  for (auto [oldArg, newArg] :
       llvm::zip_equal(function->args(), made->args())) {
    newArg.takeName(&oldArg);
    llvm::Value *value = &newArg;
    if (isMask(oldArg.getType()) && !made->isDeclaration()) {
      llvm::IRBuilder<> builder(&made->getEntryBlock(),
                                made->getEntryBlock().getFirstInsertionPt());
      value = builder.CreateInsertElement(
          llvm::PoisonValue::get(oldArg.getType()), value, uint64_t(0));
    }
    if (!made->isDeclaration())
      oldArg.replaceAllUsesWith(value);
  }
  function->replaceAllUsesWith(made);
  function->eraseFromParent();
}

void codegen::passMasksAsBits(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function)))
      if (llvm::isa<llvm::CallInst, llvm::InvokeInst>(instruction))
        rewriteCall(cast<llvm::CallBase>(&instruction));
  for (llvm::Function &function : llvm::make_early_inc_range(module))
    rewriteFunction(&function);
}
