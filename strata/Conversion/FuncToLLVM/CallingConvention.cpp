// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/FuncToLLVM/FunctionLoweringDetail.h"
#include "strata/Conversion/LLVMCommon/MemRefDescriptor.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

SmallVector<Value, 8>
detail::promoteOperands(const LLVMBuilder &llvm,
                        const LLVMTypeConverter &converter, TypeRange types,
                        ValueRange operands) {
  SmallVector<Value, 8> promoted;
  bool useBarePtr = converter.getOptions().useBarePtrCallConv;
  for (auto [type, operand] : llvm::zip_equal(types, operands)) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    if (memref && useBarePtr && isa<MemRefType>(type))
      promoted.push_back(MemRefDescriptor(operand).alignedPtr(llvm));
    else if (memref)
      unpackDescriptor(llvm, operand, memref, promoted);
    else
      promoted.push_back(operand);
  }
  return promoted;
}

/// The symbol table around the insertion point.
static Operation *getScope(const LLVMBuilder &llvm) {
  Operation *parent = llvm.getBuilder().getBlock()->getParentOp();
  return parent->hasTrait(OpTrait::SymbolTable)
             ? parent
             : parent->getParentWithTrait<OpTrait::SymbolTable>();
}

static Value buildUnranked(const LLVMBuilder &llvm,
                           UnrankedMemRefDescriptor from, Value memory) {
  UnrankedMemRefDescriptor result(llvm.poison(Value(from).getType()));
  result.setRank(llvm, from.rank(llvm));
  result.setMemRefDescPtr(llvm, memory);
  return result;
}

LogicalResult detail::copyUnrankedDescriptors(
    const LLVMBuilder &llvm, const LLVMTypeConverter &converter,
    TypeRange types, SmallVectorImpl<Value> &values, bool toDynamic) {
  Type pointer = converter.getPointerType();
  for (auto [type, value] : llvm::zip_equal(types, values)) {
    auto memref = dyn_cast<UnrankedMemRefType>(type);
    if (!memref)
      continue;
    FailureOr<unsigned> space = converter.getAddressSpace(memref);
    if (failed(space))
      return failure();
    UnrankedMemRefDescriptor descriptor(value);
    Value size = descriptor.computeSize(llvm, converter, *space);
    Value memory;
    if (toDynamic) {
      if (failed(lookupOrCreateLLVMFunction(llvm.getBuilder(), getScope(llvm),
                                            "malloc", pointer,
                                            converter.getIndexType())))
        return failure();
      memory = llvm.call("malloc", pointer, size);
    } else {
      memory = llvm.stackAllocate(IntegerType::get(llvm.getContext(), 8), size);
    }
    Value source = descriptor.memRefDescPtr(llvm);
    llvm.createOp<LLVM::MemcpyOp>(
        {memory, source, size}, {},
        llvm.getBuilder().getNamedAttr("isVolatile",
                                       llvm.getBuilder().getBoolAttr(false)));
    if (!toDynamic) {
      if (failed(lookupOrCreateLLVMFunction(llvm.getBuilder(), getScope(llvm),
                                            "free", Type(), pointer)))
        return failure();
      llvm.call("free", Type(), source);
    }
    value = buildUnranked(llvm, descriptor, memory);
  }
  return success();
}

//===-- Functions for C ----------------------------------------------------===//

namespace {
/// The type of the function for C, and whether its first argument is a pointer to the
/// result.
struct CSignature {
  SmallVector<Type, 8> inputs;
  Type result;
  Type pointedTo;
};

class CInterface {
public:
  CInterface(OpBuilder &builder, const LLVMTypeConverter &types,
             Operation *function, FunctionType type, ArrayAttr argAttrs)
      : builder(builder), types(types), function(function), type(type),
        argAttrs(argAttrs), llvm(builder, function->getLoc()) {}
  void build();

private:
  CSignature getSignature() const;
  Operation *declare(const CSignature &signature);
  void buildCaller(Operation *wrapper, const CSignature &signature);
  void buildCalled(StringRef callee, const CSignature &signature);
  StringRef getName() const {
    return SymbolTable::getSymbolName(function).getValue();
  }

  OpBuilder &builder;
  const LLVMTypeConverter &types;
  Operation *function;
  FunctionType type;
  ArrayAttr argAttrs;
  LLVMBuilder llvm;
};
} // namespace

CSignature CInterface::getSignature() const {
  CSignature signature;
  Type pointer = types.getPointerType();
  signature.result = types.packFunctionResults(type.getResults(), false);
  // Structures are returned through a pointer.
  if (getLLVMStructElements(signature.result)) {
    signature.pointedTo = signature.result;
    signature.inputs.push_back(pointer);
    signature.result = getLLVMVoidType(types.getContext());
  }
  for (Type input : type.getInputs())
    signature.inputs.push_back(
        isa<BaseMemRefType>(input) ? pointer : types.convertType(input));
  return signature;
}

/// The function for C, with all attributes of the function but those about its type.
Operation *CInterface::declare(const CSignature &signature) {
  OperationState state(function->getLoc(), function->getName());
  for (NamedAttribute attr : function->getAttrs())
    if (attr.getNameRef() != "sym_name" &&
        attr.getNameRef() != "function_type" &&
        attr.getNameRef() != "arg_attrs" && attr.getNameRef() != "res_attrs" &&
        attr.getNameRef() != "linkage")
      state.attributes.push_back(attr);
  state.addAttribute("sym_name",
                     builder.getStringAttr("_mlir_ciface_" + getName()));
  state.addAttribute("linkage", llvm.enumCase("linkage", 0));
  state.addAttribute("function_type", TypeAttr::get(getLLVMFunctionType(
                                          types.getContext(), signature.result,
                                          signature.inputs)));
  if (argAttrs) {
    SmallVector<Attribute, 8> attrs;
    if (signature.pointedTo)
      attrs.push_back(builder.getDictionaryAttr({}));
    attrs.append(argAttrs.getValue().begin(), argAttrs.getValue().end());
    state.addAttribute("arg_attrs", builder.getArrayAttr(attrs));
  }
  state.addRegion();
  return builder.create(state);
}

/// The function for C calls the function.
void CInterface::buildCaller(Operation *wrapper, const CSignature &signature) {
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Location, 8> locs(signature.inputs.size(), function->getLoc());
  Block *block =
      builder.createBlock(&wrapper->getRegion(0), {}, signature.inputs, locs);
  SmallVector<Value, 8> operands;
  size_t next = signature.pointedTo ? 1 : 0;
  for (Type input : type.getInputs()) {
    Value arg = block->getArgument(unsigned(next++));
    auto memref = dyn_cast<BaseMemRefType>(input);
    if (!memref) {
      operands.push_back(arg);
      continue;
    }
    Value descriptor = llvm.load(types.convertType(input), arg);
    unpackDescriptor(llvm, descriptor, memref, operands);
  }
  Type result = signature.pointedTo ? signature.pointedTo : signature.result;
  Value value = llvm.call(getName(), result, operands);
  if (signature.pointedTo) {
    llvm.store(value, block->getArgument(0));
    value = {};
  }
  llvm.createOp<LLVM::ReturnOp>(value ? ValueRange(value) : ValueRange(), {});
}

/// The function, which was a declaration, calls the function for C.
void CInterface::buildCalled(StringRef callee, const CSignature &signature) {
  OpBuilder::InsertionGuard guard(builder);
  auto functionType =
      cast<TypeAttr>(function->getInherentAttrOrNull("function_type"));
  ArrayRef<Type> inputs =
      cast<FunctionType>(
          cast<TypeAttr>(
              cast<DynamicType>(functionType.getValue()).getParams()[0])
              .getValue())
          .getInputs();
  SmallVector<Location, 8> locs(inputs.size(), function->getLoc());
  Block *block = builder.createBlock(&function->getRegion(0), {}, inputs, locs);
  SmallVector<Value, 8> operands;
  Value memory;
  auto allocate = [&](Type type) {
    Value one = llvm.indexConstant(types.getIndexType(), 1);
    return llvm.stackAllocate(type, one);
  };
  if (signature.pointedTo)
    operands.push_back(memory = allocate(signature.pointedTo));
  SmallVector<Value, 8> arguments(block->getArguments().begin(),
                                  block->getArguments().end());
  ArrayRef<Value> rest = arguments;
  for (Type input : type.getInputs()) {
    auto memref = dyn_cast<BaseMemRefType>(input);
    if (!memref) {
      operands.push_back(rest.front());
      rest = rest.drop_front();
      continue;
    }
    auto ranked = dyn_cast<MemRefType>(input);
    size_t count = ranked ? 3 + 2 * size_t(ranked.getRank()) : 2;
    Value descriptor =
        ranked ? packDescriptor(builder, llvm.getLoc(), types, ranked,
                                rest.take_front(count))
               : packUnrankedDescriptor(builder, llvm.getLoc(), types,
                                        cast<UnrankedMemRefType>(input),
                                        rest.take_front(count));
    rest = rest.drop_front(count);
    Value pointer = allocate(descriptor.getType());
    llvm.store(descriptor, pointer);
    operands.push_back(pointer);
  }
  Value value = llvm.call(callee, signature.result, operands);
  if (memory)
    value = llvm.load(signature.pointedTo, memory);
  llvm.createOp<LLVM::ReturnOp>(value ? ValueRange(value) : ValueRange(), {});
}

void CInterface::build() {
  CSignature signature = getSignature();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfter(function);
  bool isDeclaration = function->getRegion(0).empty();
  Operation *wrapper = declare(signature);
  if (!isDeclaration)
    return buildCaller(wrapper, signature);
  buildCalled(SymbolTable::getSymbolName(wrapper).getValue(), signature);
  // A function defined here must not clash with the function declared
  // elsewhere.
  function->setAttr("linkage", llvm.enumCase("linkage", 8));
}

void detail::addCInterface(OpBuilder &builder, const LLVMTypeConverter &types,
                           Operation *function, FunctionType type,
                           ArrayAttr argAttrs) {
  CInterface(builder, types, function, type, argAttrs).build();
}
