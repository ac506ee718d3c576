// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/EntryWrapper.h"

#include "strata/Support/Suggestion.h"
#include "tools/strata-codegen/NumberTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace strata;
using namespace strata::codegen;

/// The spelling of a type of numbers in MLIR; empty for other types, and for vectors whose
/// elements are not whole bytes.
static std::string getTypeText(const llvm::Type *type) {
  if (auto *vector = dyn_cast<llvm::FixedVectorType>(type)) {
    unsigned width = vector->getElementType()->getScalarSizeInBits();
    std::string element =
        width == 1 || (width >= 8 && llvm::isPowerOf2_32(width))
            ? getTypeText(vector->getElementType())
            : "";
    return element.empty()
               ? ""
               : "vector<" + std::to_string(vector->getNumElements()) + "x" +
                     element + ">";
  }
  return getNumberTypeText(type);
}

namespace {
/// Loads and stores values leaf by leaf.
class LeafBuilder {
public:
  LeafBuilder(llvm::IRBuilder<> &builder, llvm::Value *block,
              EntryLayout &layout)
      : builder(builder), block(block), layout(layout),
        data(builder.GetInsertBlock()->getDataLayout()) {}

  llvm::Value *load(llvm::Type *type) {
    if (unsigned numParts = getNumParts(type)) {
      llvm::Value *value = llvm::PoisonValue::get(type);
      for (unsigned i = 0; i < numParts; ++i)
        value = builder.CreateInsertValue(value, load(getPart(type, i)), i);
      return value;
    }
    llvm::Value *place = addLeaf(type, layout.arguments);
    return builder.CreateAlignedLoad(type, place, llvm::Align(16));
  }
  void store(llvm::Value *value) {
    llvm::Type *type = value->getType();
    if (unsigned numParts = getNumParts(type)) {
      for (unsigned i = 0; i < numParts; ++i)
        store(builder.CreateExtractValue(value, i));
      return;
    }
    llvm::Value *place = addLeaf(type, layout.results);
    builder.CreateAlignedStore(value, place, llvm::Align(16));
  }

private:
  static unsigned getNumParts(llvm::Type *type) {
    if (auto *array = dyn_cast<llvm::ArrayType>(type))
      return unsigned(array->getNumElements());
    return type->isStructTy() ? type->getStructNumElements() : 0;
  }
  static llvm::Type *getPart(llvm::Type *type, unsigned i) {
    return type->isArrayTy() ? type->getArrayElementType()
                             : type->getStructElementType(i);
  }
  llvm::Value *addLeaf(llvm::Type *type, std::vector<Leaf> &leaves) {
    uint64_t size = data.getTypeStoreSize(type).getKnownMinValue();
    leaves.push_back(
        {layout.size, size, type->isPointerTy(), getTypeText(type)});
    llvm::Value *place = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(),
                                                            block, layout.size);
    layout.size += llvm::alignTo(std::max<uint64_t>(size, 1), 16);
    return place;
  }

  llvm::IRBuilder<> &builder;
  llvm::Value *block;
  EntryLayout &layout;
  const llvm::DataLayout &data;
};
} // namespace

static llvm::Function *addFunction(llvm::Module &module, StringRef name,
                                   ArrayRef<llvm::Type *> arguments) {
  auto *type = llvm::FunctionType::get(
      llvm::Type::getVoidTy(module.getContext()), arguments, false);
  auto *function = llvm::Function::Create(
      type, llvm::GlobalValue::ExternalLinkage, name, module);
  llvm::BasicBlock::Create(module.getContext(), "", function);
  return function;
}

/// Adds a function that calls the constructors, in the order of their priorities.
static bool addSetUp(llvm::Module &module) {
  llvm::GlobalVariable *list = module.getGlobalVariable("llvm.global_ctors");
  auto *entries = list && list->hasInitializer()
                      ? dyn_cast<llvm::ConstantArray>(list->getInitializer())
                      : nullptr;
  if (!entries)
    return false;
  std::vector<llvm::ConstantStruct *> constructors;
  for (llvm::Use &entry : entries->operands())
    if (auto *constructor = dyn_cast<llvm::ConstantStruct>(entry.get()))
      constructors.push_back(constructor);
  auto getPriority = [](llvm::ConstantStruct *constructor) {
    return cast<llvm::ConstantInt>(constructor->getOperand(0))->getZExtValue();
  };
  llvm::stable_sort(constructors, [&](auto *a, auto *b) {
    return getPriority(a) < getPriority(b);
  });
  llvm::Function *function = addFunction(module, SetUpSymbol, {});
  llvm::IRBuilder<> builder(&function->getEntryBlock());
  auto *type = llvm::FunctionType::get(builder.getVoidTy(), false);
  for (llvm::ConstantStruct *constructor : constructors)
    if (!constructor->getOperand(1)->isNullValue())
      builder.CreateCall(type, constructor->getOperand(1));
  builder.CreateRetVoid();
  return true;
}

static llvm::Function *findEntry(llvm::Module &module, StringRef entry,
                                 std::string &error) {
  llvm::Function *callee = module.getFunction(entry);
  if (callee && !callee->isDeclaration() && !callee->isVarArg())
    return callee;
  if (callee) {
    error = ("function '@" + entry + "' " +
             (callee->isVarArg() ? "has variable arguments" : "has no body"))
                .str();
    return nullptr;
  }
  std::vector<StringRef> names;
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      names.push_back(function.getName());
  StringRef nearest = findNearest(entry, names);
  error = ("the file has no function '@" + entry + "'").str();
  if (!nearest.empty())
    error += ("; did you mean '@" + nearest + "'?").str();
  return nullptr;
}

LogicalResult codegen::addEntryWrapper(llvm::Module &module, StringRef entry,
                                       EntryLayout &layout,
                                       std::string &error) {
  llvm::Function *callee = findEntry(module, entry, error);
  if (!callee)
    return failure();
  layout.hasSetUp = addSetUp(module);
  llvm::Function *wrapper = addFunction(
      module, CallSymbol, {llvm::PointerType::getUnqual(module.getContext())});
  llvm::IRBuilder<> builder(&wrapper->getEntryBlock());
  LeafBuilder leaves(builder, wrapper->getArg(0), layout);
  SmallVector<llvm::Value *, 16> arguments;
  for (llvm::Argument &argument : callee->args())
    arguments.push_back(leaves.load(argument.getType()));
  llvm::CallInst *call = builder.CreateCall(callee, arguments);
  call->setCallingConv(callee->getCallingConv());
  call->setAttributes(callee->getAttributes());
  call->setIsNoInline();
  if (!call->getType()->isVoidTy())
    leaves.store(call);
  builder.CreateRetVoid();
  return success();
}
