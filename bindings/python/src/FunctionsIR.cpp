// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of the C interface under their own names.
#include "Functions.h"
#include "Wrap.h"

using namespace core;

static PyMethodDef methodsOfIR[] = {
    wrap<strataContextIsAlive>("strataContextIsAlive"),
    wrap<strataContextSetAllowUnregisteredDialects>(
        "strataContextSetAllowUnregisteredDialects"),
    wrap<strataContextGetAllowUnregisteredDialects>(
        "strataContextGetAllowUnregisteredDialects"),
    wrap<strataContextEnableMultithreading>(
        "strataContextEnableMultithreading"),
    wrap<strataContextIsMultithreadingEnabled>(
        "strataContextIsMultithreadingEnabled"),
    wrap<strataContextIsRegisteredOperation>(
        "strataContextIsRegisteredOperation"),
    wrap<strataContextHasDialect>("strataContextHasDialect"),
    wrap<strataContextLoadAllAvailableDialects, WrapOptions{.unlocks = true}>(
        "strataContextLoadAllAvailableDialects"),
    wrap<strataContextGetNumLiveHandles>("strataContextGetNumLiveHandles"),
    wrap<strataLocationUnknownGet>("strataLocationUnknownGet"),
    wrap<strataLocationFileLineColGet>("strataLocationFileLineColGet"),
    wrap<strataLocationFileLineColRangeGet>(
        "strataLocationFileLineColRangeGet"),
    wrap<strataLocationCallSiteGet>("strataLocationCallSiteGet"),
    wrap<strataLocationFusedGet>("strataLocationFusedGet"),
    wrap<strataLocationNameGet>("strataLocationNameGet"),
    wrap<strataLocationFromAttribute>("strataLocationFromAttribute"),
    wrap<strataLocationGetAttribute>("strataLocationGetAttribute"),
    wrap<strataLocationGetContext>("strataLocationGetContext"),
    wrap<strataLocationPrint>("strataLocationPrint"),
    wrap<strataLocationIsAFileLineColRange>(
        "strataLocationIsAFileLineColRange"),
    wrap<strataLocationIsAName>("strataLocationIsAName"),
    wrap<strataLocationIsACallSite>("strataLocationIsACallSite"),
    wrap<strataLocationIsAFused>("strataLocationIsAFused"),
    wrap<strataLocationFileLineColRangeGetFilename>(
        "strataLocationFileLineColRangeGetFilename"),
    wrap<strataLocationFileLineColRangeGetStartLine>(
        "strataLocationFileLineColRangeGetStartLine"),
    wrap<strataLocationFileLineColRangeGetStartColumn>(
        "strataLocationFileLineColRangeGetStartColumn"),
    wrap<strataLocationFileLineColRangeGetEndLine>(
        "strataLocationFileLineColRangeGetEndLine"),
    wrap<strataLocationFileLineColRangeGetEndColumn>(
        "strataLocationFileLineColRangeGetEndColumn"),
    wrap<strataLocationNameGetName>("strataLocationNameGetName"),
    wrap<strataLocationNameGetChildLoc>("strataLocationNameGetChildLoc"),
    wrap<strataLocationCallSiteGetCallee>("strataLocationCallSiteGetCallee"),
    wrap<strataLocationCallSiteGetCaller>("strataLocationCallSiteGetCaller"),
    wrap<strataLocationFusedGetNumLocations>(
        "strataLocationFusedGetNumLocations"),
    wrap<strataLocationFusedGetLocation>("strataLocationFusedGetLocation"),
    wrap<strataModuleCreateEmpty, WrapOptions{.isRoot = true}>(
        "strataModuleCreateEmpty"),
    wrap<strataModuleCreateParse, WrapOptions{.isRoot = true, .captures = true},
         "Unable to parse module assembly">("strataModuleCreateParse"),
    wrap<strataModuleCreateParseFromFile,
         WrapOptions{.isRoot = true, .captures = true},
         "Unable to parse module assembly">("strataModuleCreateParseFromFile"),
    wrap<strataModuleGetOperation>("strataModuleGetOperation"),
    wrap<strataModuleGetBody>("strataModuleGetBody"),
    wrap<strataModuleFromOperation>("strataModuleFromOperation"),
    wrap<strataModuleGetContext>("strataModuleGetContext"),
    wrap<strataModuleDestroy>("strataModuleDestroy"),
    wrap<strataOperationCreateParse,
         WrapOptions{.isRoot = true, .captures = true},
         "Unable to parse operation assembly">("strataOperationCreateParse"),
    wrap<strataOperationClone, WrapOptions{.isRoot = true}>(
        "strataOperationClone"),
    wrap<strataOperationDestroy, WrapOptions{.unlocks = true}>(
        "strataOperationDestroy"),
    wrap<strataOperationIsAlive>("strataOperationIsAlive"),
    wrap<strataOperationGetContext>("strataOperationGetContext"),
    wrap<strataOperationGetLocation>("strataOperationGetLocation"),
    wrap<strataOperationSetLocation>("strataOperationSetLocation"),
    wrap<strataOperationGetName>("strataOperationGetName"),
    wrap<strataOperationIsRegistered>("strataOperationIsRegistered"),
    wrap<strataOperationHasTrait>("strataOperationHasTrait"),
    wrap<strataOperationGetBlock>("strataOperationGetBlock"),
    wrap<strataOperationGetParentOperation>(
        "strataOperationGetParentOperation"),
    wrap<strataOperationGetNumRegions>("strataOperationGetNumRegions"),
    wrap<strataOperationGetRegion>("strataOperationGetRegion"),
    wrap<strataOperationGetNextInBlock>("strataOperationGetNextInBlock"),
    wrap<strataOperationGetPrevInBlock>("strataOperationGetPrevInBlock"),
    wrap<strataOperationGetNumOperands>("strataOperationGetNumOperands"),
    wrap<strataOperationGetOperand>("strataOperationGetOperand"),
    wrap<strataOperationSetOperand>("strataOperationSetOperand"),
    wrap<strataOperationSetOperands>("strataOperationSetOperands"),
    wrap<strataOperationGetNumResults>("strataOperationGetNumResults"),
    wrap<strataOperationGetResult>("strataOperationGetResult"),
    wrap<strataOperationGetNumSuccessors>("strataOperationGetNumSuccessors"),
    wrap<strataOperationGetSuccessor>("strataOperationGetSuccessor"),
    wrap<strataOperationSetSuccessor>("strataOperationSetSuccessor"),
    wrap<strataOperationGetNumAttributes>("strataOperationGetNumAttributes"),
    wrap<strataOperationGetAttribute>("strataOperationGetAttribute"),
    wrap<strataOperationGetAttributeByName>(
        "strataOperationGetAttributeByName"),
    wrap<strataOperationSetAttributeByName>(
        "strataOperationSetAttributeByName"),
    wrap<strataOperationRemoveAttributeByName>(
        "strataOperationRemoveAttributeByName"),
    wrap<strataOperationVerify, WrapOptions{.captures = true},
         "Verification failed">("strataOperationVerify"),
    wrap<strataOperationIsBeforeInBlock>("strataOperationIsBeforeInBlock"),
    wrap<strataOperationIsAncestor>("strataOperationIsAncestor"),
    wrap<strataOperationPrint>("strataOperationPrint"),
    wrap<strataOperationWriteBytecode,
         WrapOptions{.captures = true, .isBytes = true}, "">(
        "strataOperationWriteBytecode"),
    wrap<strataRegionCreate>("strataRegionCreate"),
    wrap<strataRegionDestroy>("strataRegionDestroy"),
    wrap<strataRegionGetFirstBlock>("strataRegionGetFirstBlock"),
    wrap<strataRegionGetParentOperation>("strataRegionGetParentOperation"),
    wrap<strataRegionGetNumBlocks>("strataRegionGetNumBlocks"),
    wrap<strataRegionAppendOwnedBlock>("strataRegionAppendOwnedBlock"),
    wrap<strataRegionInsertOwnedBlock>("strataRegionInsertOwnedBlock"),
    wrap<strataRegionTakeBody>("strataRegionTakeBody"),
    wrap<strataBlockDestroy>("strataBlockDestroy"),
    wrap<strataBlockDetach>("strataBlockDetach"),
    wrap<strataBlockIsAlive>("strataBlockIsAlive"),
    wrap<strataBlockGetParentOperation>("strataBlockGetParentOperation"),
    wrap<strataBlockGetParentRegion>("strataBlockGetParentRegion"),
    wrap<strataBlockGetNextInRegion>("strataBlockGetNextInRegion"),
    wrap<strataBlockGetFirstOperation>("strataBlockGetFirstOperation"),
    wrap<strataBlockGetLastOperation>("strataBlockGetLastOperation"),
    wrap<strataBlockGetTerminator>("strataBlockGetTerminator"),
    wrap<strataBlockGetNumOperations>("strataBlockGetNumOperations"),
    wrap<strataBlockInsertBefore>("strataBlockInsertBefore"),
    wrap<strataBlockInsertAfter>("strataBlockInsertAfter"),
    wrap<strataBlockMoveTo>("strataBlockMoveTo"),
    wrap<strataBlockGetNumArguments>("strataBlockGetNumArguments"),
    wrap<strataBlockGetArgument>("strataBlockGetArgument"),
    wrap<strataBlockAddArgument>("strataBlockAddArgument"),
    wrap<strataBlockInsertArgument>("strataBlockInsertArgument"),
    wrap<strataBlockEraseArgument>("strataBlockEraseArgument"),
    wrap<strataBlockGetNumPredecessors>("strataBlockGetNumPredecessors"),
    wrap<strataBlockGetPredecessor>("strataBlockGetPredecessor"),
    wrap<strataBlockAppendOwnedOperation>("strataBlockAppendOwnedOperation"),
    wrap<strataOperationRemoveFromParent>("strataOperationRemoveFromParent"),
    wrap<strataBlockPrint>("strataBlockPrint"),
    wrap<strataValueIsAlive>("strataValueIsAlive"),
    wrap<strataValueIsABlockArgument>("strataValueIsABlockArgument"),
    wrap<strataValueIsAOpResult>("strataValueIsAOpResult"),
    wrap<strataBlockArgumentGetOwner>("strataBlockArgumentGetOwner"),
    wrap<strataBlockArgumentGetArgNumber>("strataBlockArgumentGetArgNumber"),
    wrap<strataBlockArgumentGetLocation>("strataBlockArgumentGetLocation"),
    wrap<strataOpResultGetOwner>("strataOpResultGetOwner"),
    wrap<strataOpResultGetResultNumber>("strataOpResultGetResultNumber"),
    wrap<strataValueGetType>("strataValueGetType"),
    wrap<strataValueSetType>("strataValueSetType"),
    wrap<strataValuePrint>("strataValuePrint"),
    wrap<strataValuePrintAsOperand>("strataValuePrintAsOperand"),
    wrap<strataValueHasUses>("strataValueHasUses"),
    wrap<strataValueReplaceAllUsesOfWith>("strataValueReplaceAllUsesOfWith"),
    wrap<strataValueReplaceAllUsesExcept>("strataValueReplaceAllUsesExcept"),
    wrap<strataTypeParseGet, WrapOptions{.captures = true},
         "Unable to parse type">("strataTypeParseGet"),
    wrap<strataTypeGetContext>("strataTypeGetContext"),
    wrap<strataTypePrint>("strataTypePrint"),
    wrap<strataTypeGetClassName>("strataTypeGetClassName"),
    wrap<strataTypeGetDialectName>("strataTypeGetDialectName"),
    wrap<strataAttributeParseGet, WrapOptions{.captures = true},
         "Unable to parse attribute">("strataAttributeParseGet"),
    wrap<strataAttributeGetContext>("strataAttributeGetContext"),
    wrap<strataAttributeGetType>("strataAttributeGetType"),
    wrap<strataAttributePrint>("strataAttributePrint"),
    wrap<strataAttributeGetClassName>("strataAttributeGetClassName"),
    wrap<strataAttributeGetDialectName>("strataAttributeGetDialectName"),
    wrap<strataSymbolTableLookup>("strataSymbolTableLookup"),
    wrap<strataSymbolTableInsert>("strataSymbolTableInsert"),
    wrap<strataSymbolTableErase>("strataSymbolTableErase"),
    wrap<strataSymbolTableReplaceAllSymbolUses>(
        "strataSymbolTableReplaceAllSymbolUses"),
    {nullptr, nullptr, 0, nullptr}};

bool core::addFunctionsOfIR(PyObject *module) {
  return addMethods(module, methodsOfIR);
}
