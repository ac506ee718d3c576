// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/FuncToLLVM/FuncToLLVM.h"

#include "strata/Conversion/FuncToLLVM/FunctionLoweringDetail.h"
#include "strata/Conversion/LLVMCommon/MemRefDescriptor.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::detail;

namespace {
template <typename Op> class FuncPattern : public OpConversionPattern<Op> {
public:
  explicit FuncPattern(const LLVMTypeConverter &types)
      : OpConversionPattern<Op>(types, "convert-func-to-llvm") {}

protected:
  const LLVMTypeConverter &getTypes() const {
    return *this->template getTypeConverter<LLVMTypeConverter>();
  }
};

//===-- func.func ----------------------------------------------------------===//

class FuncLowering final : public FuncPattern<func::FuncOp> {
public:
  using FuncPattern::FuncPattern;
  LogicalResult
  matchAndRewrite(func::FuncOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override;

private:
  LogicalResult addAttributes(Operation *op, OperationState &state,
                              const LLVMBuilder &llvm) const;
  void addSignatureAttributes(Operation *op,
                              const SignatureConversion &signature,
                              OperationState &state, Builder &builder) const;
  DictionaryAttr convertArgAttrs(DictionaryAttr attrs) const;
};
} // namespace

static bool hasUnitOrTrue(Operation *op, StringRef name) {
  Attribute attr = op->getAttr(name);
  auto flag = dyn_cast_or_null<BoolAttr>(attr);
  return attr && (!flag || flag.getValue());
}

/// Adds all attributes other than those that the type has, and the llvm
/// attributes that some of them imply.
LogicalResult FuncLowering::addAttributes(Operation *op, OperationState &state,
                                          const LLVMBuilder &llvm) const {
  Attribute linkage = llvm.enumCase("linkage", 0);
  for (NamedAttribute attr : op->getAttrs()) {
    StringRef name = attr.getNameRef();
    if (name == "function_type" || name == "arg_attrs" || name == "res_attrs" ||
        name == "func.varargs")
      continue;
    // Public is the default, and the only visibility without an attribute.
    if (name == SymbolTable::getVisibilityAttrName() &&
        SymbolTable::getSymbolVisibility(op) == SymbolTable::Visibility::Public)
      continue;
    if (name == "llvm.linkage") {
      auto given = dyn_cast<DynamicAttr>(attr.getValue());
      if (!given ||
          &given.getDefinition() != &cast<DynamicAttr>(linkage).getDefinition())
        return op->emitError(
            "Contains llvm.linkage attribute not of type LLVM::LinkageAttr");
      linkage = given;
      continue;
    }
    if (name == "llvm.readnone") {
      if (!isa<UnitAttr>(attr.getValue()))
        return op->emitError(
            "Contains llvm.readnone attribute not of type UnitAttr");
      continue;
    }
    state.attributes.push_back(attr);
  }
  state.addAttribute("linkage", linkage);
  state.addAttribute("CConv", llvm.enumCase("cconv", 0));
  state.addAttribute("visibility_", llvm.enumCase("Visibility", 0));
  if (op->getAttr("llvm.readnone"))
    if (Attribute none = llvm.getNoMemoryEffects())
      state.addAttribute("memory_effects", none);
  return success();
}

/// Types in attributes such as `llvm.byval` are converted.
DictionaryAttr FuncLowering::convertArgAttrs(DictionaryAttr attrs) const {
  SmallVector<NamedAttribute, 4> converted;
  bool isChanged = false;
  for (NamedAttribute attr : attrs.getValue()) {
    auto type = dyn_cast<TypeAttr>(attr.getValue());
    bool holdsType =
        type &&
        llvm::StringSwitch<bool>(attr.getNameRef())
            .Cases({"llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca",
                    "llvm.preallocated", "llvm.elementtype"},
                   true)
            .Default(false);
    Type made = holdsType ? getTypes().convertType(type.getValue()) : Type();
    isChanged |= bool(made);
    converted.push_back(
        made ? NamedAttribute(attr.getName(), TypeAttr::get(made)) : attr);
  }
  return isChanged ? DictionaryAttr::get(attrs.getContext(), converted) : attrs;
}

void FuncLowering::addSignatureAttributes(Operation *op,
                                          const SignatureConversion &signature,
                                          OperationState &state,
                                          Builder &builder) const {
  if (ArrayAttr attrs = getFunctionArgAttrs(op)) {
    SmallVector<Attribute, 8> converted(signature.getConvertedTypes().size(),
                                        builder.getDictionaryAttr({}));
    for (auto [i, attr] : llvm::enumerate(attrs.getValue())) {
      const auto &mapping = signature.getInputMapping(unsigned(i));
      // Attributes of a memref do not apply to each field of its descriptor.
      if (mapping && mapping->size == 1)
        converted[mapping->inputNo] =
            convertArgAttrs(cast<DictionaryAttr>(attr));
    }
    state.addAttribute("arg_attrs", builder.getArrayAttr(converted));
  }
  ArrayAttr resultAttrs = getFunctionResultAttrs(op);
  if (resultAttrs && resultAttrs.size() == 1)
    state.addAttribute("res_attrs", resultAttrs);
}

LogicalResult
FuncLowering::matchAndRewrite(func::FuncOp op, OpAdaptor,
                              ConversionPatternRewriter &rewriter) const {
  auto typeAttr = cast<TypeAttr>(op->getInherentAttrOrNull("function_type"));
  auto type = cast<FunctionType>(typeAttr.getValue());
  SignatureConversion signature(unsigned(type.getInputs().size()));
  bool useBarePtr = getTypes().getOptions().useBarePtrCallConv;
  Type converted = getTypes().convertFunctionSignature(
      type, hasUnitOrTrue(op, "func.varargs"), useBarePtr, signature);
  if (!converted)
    return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
      for (Type part :
           llvm::concat<const Type>(type.getInputs(), type.getResults()))
        if (!getTypes().convertType(part)) {
          diag << "unable to convert type of an argument or result, type was "
               << part;
          return;
        }
      diag << "unable to convert type " << type;
    });

  LLVMBuilder llvm(rewriter, op->getLoc());
  OperationState state(
      op->getLoc(),
      OperationName(LLVM::LLVMFuncOp::getOperationName(), op->getContext()));
  if (failed(addAttributes(op, state, llvm)))
    return failure();
  state.addAttribute("function_type", TypeAttr::get(converted));
  addSignatureAttributes(op, signature, state, rewriter);
  state.addRegion();
  Operation *made = rewriter.create(state);
  Region &body = op->getRegion(0);
  rewriter.inlineRegionBefore(body, made->getRegion(0),
                              made->getRegion(0).end());
  if (!made->getRegion(0).empty())
    rewriter.applySignatureConversion(&made->getRegion(0).front(), signature,
                                      getTypeConverter());
  // C programs pass bare pointers.
  if (op->getAttr(emitCInterfaceAttr) && !useBarePtr)
    addCInterface(rewriter, getTypes(), made, type, getFunctionArgAttrs(op));
  rewriter.eraseOp(op);
  return success();
}

//===-- Calls and returns --------------------------------------------------===//

namespace {
template <typename Op> class CallLowering final : public FuncPattern<Op> {
public:
  using typename FuncPattern<Op>::OpAdaptor;
  using FuncPattern<Op>::FuncPattern;
  LogicalResult
  matchAndRewrite(Op op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override;
};

class ReturnLowering final : public FuncPattern<func::ReturnOp> {
public:
  using FuncPattern::FuncPattern;
  LogicalResult
  matchAndRewrite(func::ReturnOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override;
};

/// The address of a function.
class ConstantLowering final : public FuncPattern<func::ConstantOp> {
public:
  using FuncPattern::FuncPattern;
  LogicalResult
  matchAndRewrite(func::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(op->getResult(0).getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "failed to convert result type");
    SmallVector<NamedAttribute, 2> attributes;
    for (NamedAttribute attr : op->getAttrs())
      attributes.push_back(
          attr.getNameRef() == "value"
              ? rewriter.getNamedAttr("global_name", attr.getValue())
              : attr);
    rewriter.replaceOp(op,
                       LLVM::AddressOfOp::create(rewriter, op->getLoc(), type,
                                                 ValueRange(), attributes));
    return success();
  }
};
} // namespace

template <typename Op>
LogicalResult
CallLowering<Op>::matchAndRewrite(Op op, OpAdaptor adaptor,
                                  ConversionPatternRewriter &rewriter) const {
  const LLVMTypeConverter &types = this->getTypes();
  bool useBarePtr = types.getOptions().useBarePtrCallConv;
  SmallVector<Type, 4> resultTypes(op->getResultTypes().begin(),
                                   op->getResultTypes().end());
  Type packed;
  if (!resultTypes.empty()) {
    packed = types.packFunctionResults(resultTypes, useBarePtr);
    if (!packed)
      return rewriter.notifyMatchFailure(op, "failed to convert result types");
  }
  if (useBarePtr)
    for (Value operand : op->getOperands())
      if (auto memref = dyn_cast<BaseMemRefType>(operand.getType());
          memref && !LLVMTypeConverter::canBeBarePointer(memref))
        return rewriter.notifyMatchFailure(op, "an operand is no bare pointer");
  LLVMBuilder llvm(rewriter, op->getLoc());
  SmallVector<Type, 8> operandTypes(op->getOperandTypes().begin(),
                                    op->getOperandTypes().end());
  SmallVector<Value, 8> promoted =
      promoteOperands(llvm, types, operandTypes, adaptor.getOperands());
  SmallVector<NamedAttribute, 8> attributes;
  llvm::append_range(attributes, op->getAttrs());
  attributes.push_back(rewriter.getNamedAttr(
      "operandSegmentSizes",
      rewriter.getDenseI32ArrayAttr({int32_t(promoted.size()), 0})));
  attributes.push_back(rewriter.getNamedAttr(
      "op_bundle_sizes", rewriter.getDenseI32ArrayAttr({})));
  Operation *call = llvm.createOp<LLVM::CallOp>(
      promoted, packed ? ArrayRef<Type>(packed) : ArrayRef<Type>(), attributes);
  SmallVector<Value, 4> results;
  if (resultTypes.size() < 2)
    results.append(call->getResults().begin(), call->getResults().end());
  else
    for (size_t i = 0; i < resultTypes.size(); ++i)
      results.push_back(llvm.extractValue(call->getResult(0), int64_t(i)));
  if (useBarePtr) {
    for (auto [type, result] : llvm::zip_equal(resultTypes, results))
      if (auto memref = dyn_cast<MemRefType>(type))
        result = packDescriptor(rewriter, op->getLoc(), types, memref, result);
  } else if (failed(copyUnrankedDescriptors(llvm, types, resultTypes, results,
                                            /*toDynamic=*/false))) {
    return failure();
  }
  rewriter.replaceOp(op, results);
  return success();
}

LogicalResult
ReturnLowering::matchAndRewrite(func::ReturnOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const {
  const LLVMTypeConverter &types = getTypes();
  LLVMBuilder llvm(rewriter, op->getLoc());
  SmallVector<Value, 4> values(adaptor.getOperands());
  SmallVector<Type, 4> operandTypes(op->getOperandTypes().begin(),
                                    op->getOperandTypes().end());
  bool useBarePtr = types.getOptions().useBarePtrCallConv;
  if (useBarePtr) {
    for (auto [type, value] : llvm::zip_equal(operandTypes, values))
      if (auto memref = dyn_cast<BaseMemRefType>(type);
          memref && LLVMTypeConverter::canBeBarePointer(memref))
        value = MemRefDescriptor(value).allocatedPtr(llvm);
  } else if (failed(copyUnrankedDescriptors(llvm, types, operandTypes, values,
                                            /*toDynamic=*/true))) {
    return failure();
  }
  if (values.size() > 1) {
    Type packed = types.packFunctionResults(operandTypes, useBarePtr);
    if (!packed)
      return rewriter.notifyMatchFailure(op, "could not convert result types");
    Value all = llvm.poison(packed);
    for (auto [i, value] : llvm::enumerate(values))
      all = llvm.insertValue(all, value, int64_t(i));
    values.assign({all});
  }
  rewriter.replaceOp(op,
                     llvm.createOp<LLVM::ReturnOp>(values, {}, op->getAttrs()));
  return success();
}

void strata::populateFuncToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns) {
  patterns.add<FuncLowering>(types);
  patterns.add<CallLowering<func::CallOp>, CallLowering<func::CallIndirectOp>>(
      types);
  patterns.add<ConstantLowering>(types);
  patterns.add<ReturnLowering>(types);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertFuncToLLVM final : ToLLVMPassWithIndexBitwidth {
  using ToLLVMPassWithIndexBitwidth::ToLLVMPassWithIndexBitwidth;
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    populateFuncToLLVMConversionPatterns(types, patterns);
  }
  void configure(LowerToLLVMOptions &options) override {
    options.useBarePtrCallConv = *useBarePtrCallConv;
  }
  Option<bool> useBarePtrCallConv{*this, "use-bare-ptr-memref-call-conv",
                                  "Pass memrefs as pointers to their elements",
                                  false};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-func-to-llvm",
    .name = "ConvertFuncToLLVMPass",
    .summary = "Convert func to llvm",
    .anchor = "builtin.module",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertFuncToLLVM>,
};

void strata::registerFuncToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
