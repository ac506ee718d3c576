// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ConvertToLLVM/ConvertToLLVM.h"

#include "strata/Conversion/AccessToMemRef/AccessToMemRef.h"
#include "strata/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "strata/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "strata/Conversion/ComputationToArith/ComputationToArith.h"
#include "strata/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "strata/Conversion/FuncToLLVM/FuncToLLVM.h"
#include "strata/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"
#include "strata/Conversion/MathToLLVM/MathToLLVM.h"
#include "strata/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "strata/Conversion/UBToLLVM/UBToLLVM.h"
#include "strata/Conversion/VectorToLLVM/VectorToLLVM.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr ToLLVMConversion conversions[] = {
    {"arith",
     [](const LLVMTypeConverter &types, RewritePatternSet &patterns) {
       populateCeilFloorDivExpandOpsPatterns(patterns);
       populateArithToLLVMConversionPatterns(types, patterns);
     }},
    {"cf", populateControlFlowToLLVMConversionPatterns},
    {"complex",
     [](const LLVMTypeConverter &types, RewritePatternSet &patterns) {
       populateComplexToLLVMConversionPatterns(types, patterns);
     }},
    {"func", populateFuncToLLVMConversionPatterns},
    {"index", populateIndexToLLVMConversionPatterns},
    {"math",
     [](const LLVMTypeConverter &types, RewritePatternSet &patterns) {
       populateMathToLLVMConversionPatterns(types, patterns);
     }},
    {"memref",
     [](const LLVMTypeConverter &types, RewritePatternSet &patterns) {
       populateFinalizeMemRefToLLVMConversionPatterns(types, patterns);
     }},
    {"ub", populateUBToLLVMConversionPatterns},
    {"vector",
     [](const LLVMTypeConverter &types, RewritePatternSet &patterns) {
       populateVectorToLLVMConversionPatterns(types, patterns);
     }},
};

llvm::ArrayRef<ToLLVMConversion> strata::getToLLVMConversions() {
  return conversions;
}

void strata::populateToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    llvm::ArrayRef<std::string> dialects) {
  for (const ToLLVMConversion &conversion : conversions)
    if (dialects.empty() || llvm::is_contained(dialects, conversion.dialect))
      conversion.populate(types, patterns);
  if (dialects.empty()) {
    populateAccessToMemRefPatterns(types, patterns);
    populateComputationToArithPatterns(patterns);
  }
}
