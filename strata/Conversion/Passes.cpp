// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/Passes.h"

#include "strata/Conversion/AccessToMemRef/AccessToMemRef.h"
#include "strata/Conversion/AffineToStandard/AffineToStandard.h"
#include "strata/Conversion/ArithExpand/ArithExpand.h"
#include "strata/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "strata/Conversion/BufferizationToMemRef/BufferizationToMemRef.h"
#include "strata/Conversion/ComplexToLLVM/ComplexToLLVM.h"
#include "strata/Conversion/ComplexToLibm/ComplexToLibm.h"
#include "strata/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "strata/Conversion/ComputationToArith/ComputationToArith.h"
#include "strata/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "strata/Conversion/ConvertToLLVM/ConvertToLLVM.h"
#include "strata/Conversion/ExpandElementwise/ExpandElementwise.h"
#include "strata/Conversion/ExpandStridedMetadata/ExpandStridedMetadata.h"
#include "strata/Conversion/ExpandStructured/ExpandStructured.h"
#include "strata/Conversion/FuncToLLVM/FuncToLLVM.h"
#include "strata/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "strata/Conversion/LLVMDebugInfo/LLVMDebugInfo.h"
#include "strata/Conversion/LinalgGeneralize/LinalgGeneralize.h"
#include "strata/Conversion/LinalgToLoops/LinalgToLoops.h"
#include "strata/Conversion/MathExpand/MathExpand.h"
#include "strata/Conversion/MathToFuncs/MathToFuncs.h"
#include "strata/Conversion/MathToLLVM/MathToLLVM.h"
#include "strata/Conversion/MathToLibm/MathToLibm.h"
#include "strata/Conversion/MemRefExpand/MemRefExpand.h"
#include "strata/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "strata/Conversion/OpenMPToLLVM/OpenMPToLLVM.h"
#include "strata/Conversion/OutlineParallelLoops/OutlineParallelLoops.h"
#include "strata/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "strata/Conversion/SCFToOpenMP/SCFToOpenMP.h"
#include "strata/Conversion/TensorToLinalg/TensorToLinalg.h"
#include "strata/Conversion/UBToLLVM/UBToLLVM.h"
#include "strata/Conversion/VectorLowering/VectorLowering.h"
#include "strata/Conversion/VectorToLLVM/VectorToLLVM.h"
#include "strata/Conversion/VectorToSCF/VectorToSCF.h"

using namespace strata;

void strata::registerConversionPasses(PassRegistry &registry) {
  registerAccessToMemRefPass(registry);
  registerAffineToStandardPass(registry);
  registerArithExpandPass(registry);
  registerArithToLLVMPass(registry);
  registerBufferizationToMemRefPasses(registry);
  registerComplexToLLVMPass(registry);
  registerComplexToLibmPass(registry);
  registerComplexToStandardPass(registry);
  registerComputationToArithPass(registry);
  registerControlFlowToLLVMPass(registry);
  registerExpandElementwisePass(registry);
  registerExpandStridedCopyPass(registry);
  registerExpandStridedMetadataPass(registry);
  registerExpandStructuredPass(registry);
  registerExpandVectorOpsPass(registry);
  registerFuncToLLVMPass(registry);
  registerIndexToLLVMPass(registry);
  registerInternalizePrivateFunctionsPass(registry);
  registerLLVMDebugInfoPass(registry);
  registerLinalgGeneralizePass(registry);
  registerLinalgToLoopsPasses(registry);
  registerLowerToLLVM(registry);
  registerMathExpandPass(registry);
  registerMathToFuncsPass(registry);
  registerMathToLLVMPass(registry);
  registerMathToLibmPass(registry);
  registerMemRefExpandPasses(registry);
  registerMemRefToLLVMPass(registry);
  registerMultiReductionLoweringPass(registry);
  registerOpenMPToLLVMPass(registry);
  registerOutlineParallelLoopsPass(registry);
  registerSCFToControlFlowPass(registry);
  registerSCFToOpenMPPass(registry);
  registerTensorToLinalgPass(registry);
  registerUBToLLVMPass(registry);
  registerVectorMaskLoweringPass(registry);
  registerVectorToLLVMPass(registry);
  registerVectorToSCFPass(registry);
}
