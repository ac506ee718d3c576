// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/SupportFunctions.h"

#include "llvm/IR/InstIterator.h"
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

static bool isMissing(const llvm::Module &module, StringRef name) {
  const llvm::Function *function = module.getFunction(name);
  return function && function->isDeclaration() && !function->use_empty();
}

void codegen::addSupportFunctions(llvm::Module &module) {
  bool needsBFloat = hasBFloat(module);
  if (!needsBFloat && !isMissing(module, "memrefCopy"))
    return;
  llvm::LLVMContext &ctx = module.getContext();
  if (needsBFloat) {
    auto declare = [&](StringRef name, llvm::Type *input) {
      module.getOrInsertFunction(
          name, llvm::FunctionType::get(llvm::Type::getBFloatTy(ctx), {input},
                                        /*isVarArg=*/false));
    };
    declare("__truncsfbf2", llvm::Type::getFloatTy(ctx));
    declare("__truncdfbf2", llvm::Type::getDoubleTy(ctx));
  }
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> support = llvm::parseIR(
      llvm::MemoryBufferRef(supportText, "Support.ll"), diagnostic, ctx);
  assert(support && "Support.ll is not LLVM IR");
  support->setTargetTriple(module.getTargetTriple());
  support->setDataLayout(module.getDataLayout());
  llvm::Linker::linkModules(module, std::move(support),
                            llvm::Linker::LinkOnlyNeeded);
}
