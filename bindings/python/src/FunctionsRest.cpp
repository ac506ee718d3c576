// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of the C interface under their own names.
#include "Functions.h"
#include "Wrap.h"

using namespace core;

static PyMethodDef methodsOfRest[] = {
    wrap<strataDiagnosticPrint>("strataDiagnosticPrint"),
    wrap<strataDiagnosticGetLocation>("strataDiagnosticGetLocation"),
    wrap<strataDiagnosticGetSeverity>("strataDiagnosticGetSeverity"),
    wrap<strataDiagnosticGetNumNotes>("strataDiagnosticGetNumNotes"),
    wrap<strataDiagnosticGetNote>("strataDiagnosticGetNote"),
    wrap<strataEmitDiagnostic, WrapOptions{.unlocks = true}>(
        "strataEmitDiagnostic"),
    wrap<strataContextDescribeDialect, WrapOptions{.unlocks = true}>(
        "strataContextDescribeDialect"),
    wrap<strataLoadIRDLDialects, WrapOptions{.captures = true},
         "Failed to load the dialects">("strataLoadIRDLDialects"),
    wrap<strataRewritePatternSetAddPDL, WrapOptions{.captures = true},
         "Unable to compile the rules">("strataRewritePatternSetAddPDL"),
    wrap<strataRewritePatternSetAddPDLWithNatives,
         WrapOptions{.captures = true}, "Unable to compile the rules">(
        "strataRewritePatternSetAddPDLWithNatives"),
    wrap<strataPDLNativesCreate>("strataPDLNativesCreate"),
    wrap<strataPDLResultListPushBackAttribute>(
        "strataPDLResultListPushBackAttribute"),
    wrap<strataPDLResultListPushBackOperation>(
        "strataPDLResultListPushBackOperation"),
    wrap<strataPDLResultListPushBackType>("strataPDLResultListPushBackType"),
    wrap<strataPDLResultListPushBackValue>("strataPDLResultListPushBackValue"),
    wrap<strataEnumAttrGet>("strataEnumAttrGet"),
    wrap<strataLinalgFillBuiltinNamedOpRegion>(
        "strataLinalgFillBuiltinNamedOpRegion"),
    wrap<strataTranslateModuleToLLVMIR, WrapOptions{.captures = true},
         "Unable to translate to LLVM IR">("strataTranslateModuleToLLVMIR"),
    wrap<strataCompileObject, WrapOptions{.captures = true, .isBytes = true},
         "">("strataCompileObject"),
    wrap<strataCompileLibrary, WrapOptions{.captures = true, .isBytes = true},
         "">("strataCompileLibrary"),
    wrap<strataPassManagerCreate>("strataPassManagerCreate"),
    wrap<strataPassManagerCreateOnOperation>(
        "strataPassManagerCreateOnOperation"),
    wrap<strataParsePassPipeline>("strataParsePassPipeline"),
    wrap<strataPassManagerAddPipeline>("strataPassManagerAddPipeline"),
    wrap<strataPrintPassPipeline>("strataPrintPassPipeline"),
    wrap<strataPassManagerEnableVerifier>("strataPassManagerEnableVerifier"),
    wrap<strataPassManagerEnableIRPrinting>(
        "strataPassManagerEnableIRPrinting"),
    wrap<strataPassManagerEnableStatistics>(
        "strataPassManagerEnableStatistics"),
    wrap<strataExternalPassSignalFailure>("strataExternalPassSignalFailure"),
    wrap<strataRewritePatternSetCreate>("strataRewritePatternSetCreate"),
    wrap<strataFreezeRewritePattern>("strataFreezeRewritePattern"),
    wrap<strataRewriterGetInsertionBlock>("strataRewriterGetInsertionBlock"),
    wrap<strataRewriterGetOperationAfterInsertion>(
        "strataRewriterGetOperationAfterInsertion"),
    wrap<strataRewriterSetInsertionPointBefore>(
        "strataRewriterSetInsertionPointBefore"),
    wrap<strataRewriterSetInsertionPointAfter>(
        "strataRewriterSetInsertionPointAfter"),
    wrap<strataRewriterSetInsertionPointToEnd>(
        "strataRewriterSetInsertionPointToEnd"),
    wrap<strataRewriterInsert>("strataRewriterInsert"),
    wrap<strataRewriterReplaceOpWithValues>(
        "strataRewriterReplaceOpWithValues"),
    wrap<strataRewriterReplaceOpWithOperation>(
        "strataRewriterReplaceOpWithOperation"),
    wrap<strataRewriterEraseOp>("strataRewriterEraseOp"),
    {nullptr, nullptr, 0, nullptr}};

bool core::addFunctionsOfRest(PyObject *module) {
  return addMethods(module, methodsOfRest);
}
