// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Output of scalars, punctuation and strings, by functions of the runtime library. Output of
// vectors is expressed by that in convert-vector-to-scf.
#include "strata/Conversion/VectorToLLVM/VectorToLLVMDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::detail;
using vector::PrintPunctuation;

namespace {
/// How a scalar is printed: a function of the runtime library, and an operation that
/// converts the scalar to the type of its parameter, if that is another one.
struct Printer {
  StringRef function;
  StringRef conversion;
  Type param;
};

struct PrintLowering final : VectorPattern<vector::PrintOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::PrintOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override;

private:
  static std::optional<Printer> getPrinter(Type type, OpBuilder &builder);
  static LogicalResult printString(const LLVMBuilder &llvm, Operation *scope,
                                   StringRef text);
  static LogicalResult call(const LLVMBuilder &llvm, Operation *scope,
                            StringRef function, ValueRange operands);
};
} // namespace

/// std::nullopt if there is no function for values of the type.
std::optional<Printer> PrintLowering::getPrinter(Type type,
                                                 OpBuilder &builder) {
  Type i16 = builder.getIntegerType(16), i64 = builder.getI64Type();
  if (type.isF32())
    return Printer{"printF32", "", type};
  if (type.isF64())
    return Printer{"printF64", "", type};
  if (type.isF16())
    return Printer{"printF16", LLVM::BitcastOp::getOperationName(), i16};
  if (type.isBF16())
    return Printer{"printBF16", LLVM::BitcastOp::getOperationName(), i16};
  if (isa<IndexType>(type))
    return Printer{"printU64", "", i64};
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.getWidth() > 64 || integer.getWidth() == 0)
    return std::nullopt;
  bool isUnsigned = integer.isUnsigned();
  StringRef conversion = integer.getWidth() == 64 ? ""
                         : isUnsigned || integer.getWidth() == 1
                             ? arith::ExtUIOp::getOperationName()
                             : arith::ExtSIOp::getOperationName();
  return Printer{isUnsigned ? "printU64" : "printI64", conversion, i64};
}

LogicalResult PrintLowering::call(const LLVMBuilder &llvm, Operation *scope,
                                  StringRef function, ValueRange operands) {
  SmallVector<Type> types(operands.getTypes());
  if (failed(lookupOrCreateLLVMFunction(llvm.getBuilder(), scope, function,
                                        Type(), types)))
    return failure();
  llvm.call(function, Type(), operands);
  return success();
}

LogicalResult PrintLowering::printString(const LLVMBuilder &llvm,
                                         Operation *scope, StringRef text) {
  Type pointer = getLLVMPointerType(llvm.getContext());
  Value address = createLLVMString(llvm, scope, "vector_print_str", text, [&] {
    return lookupOrCreateLLVMFunction(llvm.getBuilder(), scope, "printString",
                                      Type(), pointer);
  });
  if (!address)
    return failure();
  llvm.call("printString", Type(), address);
  return success();
}

static StringRef getFunction(PrintPunctuation punctuation) {
  switch (punctuation) {
  case PrintPunctuation::NewLine:
    return "printNewline";
  case PrintPunctuation::Comma:
    return "printComma";
  case PrintPunctuation::Open:
    return "printOpen";
  case PrintPunctuation::Close:
    return "printClose";
  case PrintPunctuation::NoPunctuation:
    break;
  }
  return "";
}

LogicalResult
PrintLowering::matchAndRewrite(vector::PrintOp op, OpAdaptor adaptor,
                               ConversionPatternRewriter &rewriter) const {
  Operation *scope = op->getParentWithTrait<OpTrait::SymbolTable>();
  if (!scope)
    return rewriter.notifyMatchFailure(op,
                                       "there is no symbol table around it");
  LLVMBuilder llvm(rewriter, op->getLoc());
  if (Value source = op.getSource()) {
    std::optional<Printer> printer = getPrinter(source.getType(), rewriter);
    Value value = adaptor.getSource();
    if (!printer ||
        (printer->conversion.empty() && value.getType() != printer->param))
      return rewriter.notifyMatchFailure(op, "no function prints this type");
    if (!printer->conversion.empty())
      value = llvm.create(printer->conversion, value, printer->param);
    if (failed(call(llvm, scope, printer->function, value)))
      return failure();
  }
  if (auto text = dyn_cast_or_null<StringAttr>(
          op->getInherentAttrOrNull("stringLiteral"))) {
    if (failed(printString(llvm, scope, text.getValue())))
      return failure();
  } else if (StringRef function = getFunction(op.getPunctuation());
             !function.empty() && failed(call(llvm, scope, function, {}))) {
    return failure();
  }
  rewriter.eraseOp(op);
  return success();
}

void detail::populatePrintPatterns(const LLVMTypeConverter &types,
                                   RewritePatternSet &patterns) {
  patterns.add<PrintLowering>(types);
}
