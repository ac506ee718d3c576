// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/Passes.h"

#include "strata/Conversion/AffineToStandard/AffineToStandard.h"
#include "strata/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "strata/Conversion/Bufferize/Bufferize.h"
#include "strata/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "strata/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "strata/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "strata/Conversion/ConvertToLLVM/ConvertToLLVM.h"
#include "strata/Conversion/ExpandStridedMetadata/ExpandStridedMetadata.h"
#include "strata/Conversion/FuncToLLVM/FuncToLLVM.h"
#include "strata/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "strata/Conversion/LLVMDebugInfo/LLVMDebugInfo.h"
#include "strata/Conversion/LinalgToLoops/LinalgToLoops.h"
#include "strata/Conversion/MathToFuncs/MathToFuncs.h"
#include "strata/Conversion/MathToLLVM/MathToLLVM.h"
#include "strata/Conversion/MathToLibm/MathToLibm.h"
#include "strata/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "strata/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "strata/Conversion/UBToLLVM/UBToLLVM.h"
#include "strata/Conversion/VectorToLLVM/VectorToLLVM.h"

#include "strata/Conversion/ArithExpand/ArithExpand.h"
#include "strata/Conversion/MathExpand/MathExpand.h"
#include "strata/Conversion/MemRefExpand/MemRefExpand.h"
using namespace strata;

void strata::registerConversionPasses(PassRegistry &registry) {
  registerMemRefExpandPasses(registry);
  registerMathExpandPass(registry);
  registerArithExpandPass(registry);
  registerAffineToStandardPass(registry);
  registerArithToLLVMPass(registry);
  registerBufferizePass(registry);
  registerComplexToLLVMPass(registry);
  registerComplexToStandardPass(registry);
  registerControlFlowToLLVMPass(registry);
  registerExpandStridedMetadataPass(registry);
  registerFuncToLLVMPass(registry);
  registerIndexToLLVMPass(registry);
  registerLinalgToLoopsPasses(registry);
  registerLowerToLLVM(registry);
  registerMathToFuncsPass(registry);
  registerMathToLLVMPass(registry);
  registerMathToLibmPass(registry);
  registerLLVMDebugInfoPass(registry);
  registerMemRefToLLVMPass(registry);
  registerSCFToControlFlowPass(registry);
  registerUBToLLVMPass(registry);
  registerVectorToLLVMPass(registry);
}
