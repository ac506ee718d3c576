/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Contexts, locations, modules, operations, regions, blocks, values, and types and attributes
 * in general. Names and parameters are those of mlir-c with the prefix `strata`; docs/c-api.md
 * lists the differences. */
#ifndef STRATA_C_IR_H
#define STRATA_C_IR_H

#include "strata-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

#define STRATA_DEFINE_HANDLE(name)                                             \
  typedef struct name {                                                        \
    void *ptr;                                                                 \
  } name

STRATA_DEFINE_HANDLE(StrataContext);
STRATA_DEFINE_HANDLE(StrataLocation);
STRATA_DEFINE_HANDLE(StrataModule);
STRATA_DEFINE_HANDLE(StrataOperation);
STRATA_DEFINE_HANDLE(StrataRegion);
STRATA_DEFINE_HANDLE(StrataBlock);
STRATA_DEFINE_HANDLE(StrataValue);
STRATA_DEFINE_HANDLE(StrataType);
STRATA_DEFINE_HANDLE(StrataAttribute);

typedef struct StrataNamedAttribute {
  StrataStringRef name;
  StrataAttribute attribute;
} StrataNamedAttribute;

/* ---- Contexts ---- */

/* A Context that reads text and bytecode and has the bundled dialects, which are loaded when they
 * are first mentioned. */
STRATA_CAPI_EXPORTED StrataContext strataContextCreate(void);
STRATA_CAPI_EXPORTED StrataContext
strataContextCreateWithThreading(bool threadingEnabled);
/* Ends all objects of the Context. */
STRATA_CAPI_EXPORTED void strataContextDestroy(StrataContext context);
STRATA_CAPI_EXPORTED bool strataContextEqual(StrataContext a, StrataContext b);
/* Whether the handle is that of a living Context; sets no error. */
STRATA_CAPI_EXPORTED bool strataContextIsAlive(StrataContext context);
STRATA_CAPI_EXPORTED void
strataContextSetAllowUnregisteredDialects(StrataContext context, bool allow);
STRATA_CAPI_EXPORTED bool
strataContextGetAllowUnregisteredDialects(StrataContext context);
STRATA_CAPI_EXPORTED void
strataContextEnableMultithreading(StrataContext context, bool enable);
STRATA_CAPI_EXPORTED bool
strataContextIsMultithreadingEnabled(StrataContext context);
STRATA_CAPI_EXPORTED bool
strataContextIsRegisteredOperation(StrataContext context, StrataStringRef name);
/* Whether the dialect is loaded or registered. */
STRATA_CAPI_EXPORTED bool strataContextHasDialect(StrataContext context,
                                                  StrataStringRef name);
STRATA_CAPI_EXPORTED void
strataContextLoadAllAvailableDialects(StrataContext context);
/* Calls `callback` with the name of each dialect that is loaded or registered. */
STRATA_CAPI_EXPORTED void
strataContextGetDialectNames(StrataContext context,
                             StrataStringCallback callback, void *userData);
/* The number of operations, blocks, regions and values that handles were given out of. */
STRATA_CAPI_EXPORTED intptr_t
strataContextGetNumLiveHandles(StrataContext context);

/* ---- Locations ---- */

STRATA_CAPI_EXPORTED StrataLocation
strataLocationUnknownGet(StrataContext context);
STRATA_CAPI_EXPORTED StrataLocation
strataLocationFileLineColGet(StrataContext context, StrataStringRef file,
                             unsigned line, unsigned column);
STRATA_CAPI_EXPORTED StrataLocation strataLocationFileLineColRangeGet(
    StrataContext context, StrataStringRef file, unsigned startLine,
    unsigned startColumn, unsigned endLine, unsigned endColumn);
STRATA_CAPI_EXPORTED StrataLocation
strataLocationCallSiteGet(StrataLocation callee, StrataLocation caller);
/* `metadata` may be null. */
STRATA_CAPI_EXPORTED StrataLocation strataLocationFusedGet(
    StrataContext context, intptr_t numLocations,
    const StrataLocation *locations, StrataAttribute metadata);
/* `child` may be null. */
STRATA_CAPI_EXPORTED StrataLocation strataLocationNameGet(StrataContext context,
                                                          StrataStringRef name,
                                                          StrataLocation child);
STRATA_CAPI_EXPORTED StrataLocation
strataLocationFromAttribute(StrataAttribute attribute);
STRATA_CAPI_EXPORTED StrataAttribute
strataLocationGetAttribute(StrataLocation location);
STRATA_CAPI_EXPORTED StrataContext
strataLocationGetContext(StrataLocation location);
STRATA_CAPI_EXPORTED bool strataLocationEqual(StrataLocation a,
                                              StrataLocation b);
STRATA_CAPI_EXPORTED void strataLocationPrint(StrataLocation location,
                                              StrataStringCallback callback,
                                              void *userData);
STRATA_CAPI_EXPORTED bool
strataLocationIsAFileLineColRange(StrataLocation location);
STRATA_CAPI_EXPORTED bool strataLocationIsAName(StrataLocation location);
STRATA_CAPI_EXPORTED bool strataLocationIsACallSite(StrataLocation location);
STRATA_CAPI_EXPORTED bool strataLocationIsAFused(StrataLocation location);
STRATA_CAPI_EXPORTED StrataStringRef
strataLocationFileLineColRangeGetFilename(StrataLocation location);
STRATA_CAPI_EXPORTED int
strataLocationFileLineColRangeGetStartLine(StrataLocation location);
STRATA_CAPI_EXPORTED int
strataLocationFileLineColRangeGetStartColumn(StrataLocation location);
STRATA_CAPI_EXPORTED int
strataLocationFileLineColRangeGetEndLine(StrataLocation location);
STRATA_CAPI_EXPORTED int
strataLocationFileLineColRangeGetEndColumn(StrataLocation location);
STRATA_CAPI_EXPORTED StrataStringRef
strataLocationNameGetName(StrataLocation location);
STRATA_CAPI_EXPORTED StrataLocation
strataLocationNameGetChildLoc(StrataLocation location);
STRATA_CAPI_EXPORTED StrataLocation
strataLocationCallSiteGetCallee(StrataLocation location);
STRATA_CAPI_EXPORTED StrataLocation
strataLocationCallSiteGetCaller(StrataLocation location);
STRATA_CAPI_EXPORTED intptr_t
strataLocationFusedGetNumLocations(StrataLocation location);
STRATA_CAPI_EXPORTED StrataLocation
strataLocationFusedGetLocation(StrataLocation location, intptr_t index);

/* ---- Modules ---- */

STRATA_CAPI_EXPORTED StrataModule
strataModuleCreateEmpty(StrataLocation location);
/* Text or bytecode. Null after diagnostics. */
STRATA_CAPI_EXPORTED StrataModule strataModuleCreateParse(StrataContext context,
                                                          StrataStringRef text);
STRATA_CAPI_EXPORTED StrataModule
strataModuleCreateParseFromFile(StrataContext context, StrataStringRef path);
STRATA_CAPI_EXPORTED StrataOperation
strataModuleGetOperation(StrataModule module);
STRATA_CAPI_EXPORTED StrataBlock strataModuleGetBody(StrataModule module);
/* Null if the operation is no `builtin.module`. */
STRATA_CAPI_EXPORTED StrataModule strataModuleFromOperation(StrataOperation op);
STRATA_CAPI_EXPORTED StrataContext strataModuleGetContext(StrataModule module);
STRATA_CAPI_EXPORTED void strataModuleDestroy(StrataModule module);

/* ---- Operations ---- */

/* The data needed to create an operation. Regions are taken over. */
typedef struct StrataOperationState {
  StrataStringRef name;
  StrataLocation location;
  intptr_t nResults;
  const StrataType *results;
  intptr_t nOperands;
  const StrataValue *operands;
  intptr_t nRegions;
  const StrataRegion *regions;
  intptr_t nSuccessors;
  const StrataBlock *successors;
  intptr_t nAttributes;
  const StrataNamedAttribute *attributes;
  bool enableResultTypeInference;
  /* Empty regions in addition to `regions`. */
  intptr_t nEmptyRegions;
} StrataOperationState;

/* A state without anything else. */
STRATA_CAPI_EXPORTED StrataOperationState
strataOperationStateGet(StrataStringRef name, StrataLocation location);
/* A detached operation, which the caller owns until it is inserted. Null after an error, for
 * example if the types of results do not follow. */
STRATA_CAPI_EXPORTED StrataOperation
strataOperationCreate(const StrataOperationState *state);
/* Text or bytecode of one operation; null after diagnostics. */
STRATA_CAPI_EXPORTED StrataOperation strataOperationCreateParse(
    StrataContext context, StrataStringRef text, StrataStringRef name);
STRATA_CAPI_EXPORTED StrataOperation strataOperationClone(StrataOperation op);
/* Takes it out of its block and destroys it; uses of its results become null. */
STRATA_CAPI_EXPORTED void strataOperationDestroy(StrataOperation op);
/* Destroys it as well, but fails if results have uses. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataOperationErase(StrataOperation op);
STRATA_CAPI_EXPORTED void strataOperationRemoveFromParent(StrataOperation op);
/* Whether the handle is that of a living operation; sets no error. */
STRATA_CAPI_EXPORTED bool strataOperationIsAlive(StrataOperation op);
STRATA_CAPI_EXPORTED bool strataOperationEqual(StrataOperation a,
                                               StrataOperation b);
STRATA_CAPI_EXPORTED StrataContext
strataOperationGetContext(StrataOperation op);
STRATA_CAPI_EXPORTED StrataLocation
strataOperationGetLocation(StrataOperation op);
STRATA_CAPI_EXPORTED void strataOperationSetLocation(StrataOperation op,
                                                     StrataLocation location);
/* The characters live as long as the Context. */
STRATA_CAPI_EXPORTED StrataStringRef strataOperationGetName(StrataOperation op);
STRATA_CAPI_EXPORTED bool strataOperationIsRegistered(StrataOperation op);
STRATA_CAPI_EXPORTED bool strataOperationHasTrait(StrataOperation op,
                                                  StrataStringRef trait);
/* Null if it is in none. */
STRATA_CAPI_EXPORTED StrataBlock strataOperationGetBlock(StrataOperation op);
STRATA_CAPI_EXPORTED StrataOperation
strataOperationGetParentOperation(StrataOperation op);
STRATA_CAPI_EXPORTED intptr_t strataOperationGetNumRegions(StrataOperation op);
STRATA_CAPI_EXPORTED StrataRegion strataOperationGetRegion(StrataOperation op,
                                                           intptr_t index);
STRATA_CAPI_EXPORTED StrataOperation
strataOperationGetNextInBlock(StrataOperation op);
STRATA_CAPI_EXPORTED StrataOperation
strataOperationGetPrevInBlock(StrataOperation op);
STRATA_CAPI_EXPORTED intptr_t strataOperationGetNumOperands(StrataOperation op);
STRATA_CAPI_EXPORTED StrataValue strataOperationGetOperand(StrataOperation op,
                                                           intptr_t index);
STRATA_CAPI_EXPORTED void strataOperationSetOperand(StrataOperation op,
                                                    intptr_t index,
                                                    StrataValue value);
STRATA_CAPI_EXPORTED void
strataOperationSetOperands(StrataOperation op, intptr_t numOperands,
                           const StrataValue *operands);
STRATA_CAPI_EXPORTED intptr_t strataOperationGetNumResults(StrataOperation op);
STRATA_CAPI_EXPORTED StrataValue strataOperationGetResult(StrataOperation op,
                                                          intptr_t index);
/* The operands and results of the slot `name` of the operation's definition: their first index,
 * and the number of them. Fails if it has no such slot, or its sizes are invalid. */
STRATA_CAPI_EXPORTED StrataLogicalResult strataOperationGetOperandSegment(
    StrataOperation op, StrataStringRef name, intptr_t *first, intptr_t *size);
STRATA_CAPI_EXPORTED StrataLogicalResult strataOperationGetResultSegment(
    StrataOperation op, StrataStringRef name, intptr_t *first, intptr_t *size);
STRATA_CAPI_EXPORTED intptr_t
strataOperationGetNumSuccessors(StrataOperation op);
STRATA_CAPI_EXPORTED StrataBlock strataOperationGetSuccessor(StrataOperation op,
                                                             intptr_t index);
STRATA_CAPI_EXPORTED void strataOperationSetSuccessor(StrataOperation op,
                                                      intptr_t index,
                                                      StrataBlock block);
/* Inherent and discardable attributes, sorted by name. */
STRATA_CAPI_EXPORTED intptr_t
strataOperationGetNumAttributes(StrataOperation op);
STRATA_CAPI_EXPORTED StrataNamedAttribute
strataOperationGetAttribute(StrataOperation op, intptr_t index);
/* Null, without an error, if there is none. */
STRATA_CAPI_EXPORTED StrataAttribute
strataOperationGetAttributeByName(StrataOperation op, StrataStringRef name);
STRATA_CAPI_EXPORTED void
strataOperationSetAttributeByName(StrataOperation op, StrataStringRef name,
                                  StrataAttribute attribute);
STRATA_CAPI_EXPORTED bool
strataOperationRemoveAttributeByName(StrataOperation op, StrataStringRef name);
STRATA_CAPI_EXPORTED bool strataOperationVerify(StrataOperation op);
STRATA_CAPI_EXPORTED void strataOperationMoveBefore(StrataOperation op,
                                                    StrataOperation other);
STRATA_CAPI_EXPORTED void strataOperationMoveAfter(StrataOperation op,
                                                   StrataOperation other);
STRATA_CAPI_EXPORTED bool strataOperationIsBeforeInBlock(StrataOperation op,
                                                         StrataOperation other);
STRATA_CAPI_EXPORTED bool strataOperationIsAncestor(StrataOperation op,
                                                    StrataOperation other);

typedef enum StrataWalkResult {
  StrataWalkResultAdvance,
  StrataWalkResultInterrupt,
  StrataWalkResultSkip
} StrataWalkResult;
typedef enum StrataWalkOrder {
  StrataWalkPreOrder,
  StrataWalkPostOrder
} StrataWalkOrder;
typedef StrataWalkResult (*StrataOperationWalkCallback)(StrataOperation op,
                                                        void *userData);
/* Calls `callback` for the operation and all inside. The callback may change IR, also erase the
 * operation that it gets; operations that are erased before their turn are left out. */
STRATA_CAPI_EXPORTED void
strataOperationWalk(StrataOperation op, StrataOperationWalkCallback callback,
                    void *userData, StrataWalkOrder walkOrder);

/* Negative numbers stand for no limit. */
typedef struct StrataOpPrintingFlags {
  int64_t largeElementsLimit;
  int64_t largeResourceLimit;
  bool debugInfo;
  bool prettyDebugInfo;
  bool genericOpForm;
  bool localScope;
  /* Has no effect: what is printed is always safe to print. */
  bool assumeVerified;
  bool skipRegions;
  bool nameLocAsPrefix;
  bool valueUsers;
} StrataOpPrintingFlags;
STRATA_CAPI_EXPORTED StrataOpPrintingFlags strataOpPrintingFlagsGet(void);
/* Operations that do not verify are printed in generic form. */
STRATA_CAPI_EXPORTED void strataOperationPrint(StrataOperation op,
                                               StrataStringCallback callback,
                                               void *userData);
STRATA_CAPI_EXPORTED void
strataOperationPrintWithFlags(StrataOperation op,
                              const StrataOpPrintingFlags *flags,
                              StrataStringCallback callback, void *userData);
/* A negative version stands for the latest; fails for versions that cannot be written. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataOperationWriteBytecode(StrataOperation op, int64_t version,
                             StrataStringCallback callback, void *userData);

/* ---- Regions ---- */

STRATA_CAPI_EXPORTED StrataRegion strataRegionCreate(StrataContext context);
/* For regions of no operation. */
STRATA_CAPI_EXPORTED void strataRegionDestroy(StrataRegion region);
STRATA_CAPI_EXPORTED bool strataRegionEqual(StrataRegion a, StrataRegion b);
STRATA_CAPI_EXPORTED StrataBlock strataRegionGetFirstBlock(StrataRegion region);
STRATA_CAPI_EXPORTED StrataOperation
strataRegionGetParentOperation(StrataRegion region);
STRATA_CAPI_EXPORTED intptr_t strataRegionGetNumBlocks(StrataRegion region);
/* Takes over a detached block. */
STRATA_CAPI_EXPORTED void strataRegionAppendOwnedBlock(StrataRegion region,
                                                       StrataBlock block);
/* Before block number `position`. */
STRATA_CAPI_EXPORTED void strataRegionInsertOwnedBlock(StrataRegion region,
                                                       intptr_t position,
                                                       StrataBlock block);
/* Moves the blocks of `source` to `target`, whose own are destroyed. */
STRATA_CAPI_EXPORTED void strataRegionTakeBody(StrataRegion target,
                                               StrataRegion source);

/* ---- Blocks ---- */

/* A detached block, which the caller owns until it is inserted. */
STRATA_CAPI_EXPORTED StrataBlock
strataBlockCreate(StrataContext context, intptr_t numArgs,
                  const StrataType *types, const StrataLocation *locations);
STRATA_CAPI_EXPORTED void strataBlockDestroy(StrataBlock block);
STRATA_CAPI_EXPORTED void strataBlockDetach(StrataBlock block);
STRATA_CAPI_EXPORTED bool strataBlockIsAlive(StrataBlock block);
STRATA_CAPI_EXPORTED bool strataBlockEqual(StrataBlock a, StrataBlock b);
STRATA_CAPI_EXPORTED StrataOperation
strataBlockGetParentOperation(StrataBlock block);
STRATA_CAPI_EXPORTED StrataRegion strataBlockGetParentRegion(StrataBlock block);
STRATA_CAPI_EXPORTED StrataBlock strataBlockGetNextInRegion(StrataBlock block);
STRATA_CAPI_EXPORTED StrataOperation
strataBlockGetFirstOperation(StrataBlock block);
STRATA_CAPI_EXPORTED StrataOperation
strataBlockGetLastOperation(StrataBlock block);
/* Null if the last operation is none. */
STRATA_CAPI_EXPORTED StrataOperation
strataBlockGetTerminator(StrataBlock block);
STRATA_CAPI_EXPORTED intptr_t strataBlockGetNumOperations(StrataBlock block);
STRATA_CAPI_EXPORTED void strataBlockAppendOwnedOperation(StrataBlock block,
                                                          StrataOperation op);
/* Before `reference`, which is in the block; at the end if it is null. */
STRATA_CAPI_EXPORTED void strataBlockInsertOwnedOperationBefore(
    StrataBlock block, StrataOperation reference, StrataOperation op);
/* After `reference`; at the beginning if it is null. */
STRATA_CAPI_EXPORTED void strataBlockInsertOwnedOperationAfter(
    StrataBlock block, StrataOperation reference, StrataOperation op);
STRATA_CAPI_EXPORTED void strataBlockInsertBefore(StrataBlock block,
                                                  StrataBlock other);
STRATA_CAPI_EXPORTED void strataBlockInsertAfter(StrataBlock block,
                                                 StrataBlock other);
/* Moves the block to the end of the region. */
STRATA_CAPI_EXPORTED void strataBlockMoveTo(StrataBlock block,
                                            StrataRegion region);
STRATA_CAPI_EXPORTED intptr_t strataBlockGetNumArguments(StrataBlock block);
STRATA_CAPI_EXPORTED StrataValue strataBlockGetArgument(StrataBlock block,
                                                        intptr_t index);
STRATA_CAPI_EXPORTED StrataValue strataBlockAddArgument(
    StrataBlock block, StrataType type, StrataLocation location);
STRATA_CAPI_EXPORTED StrataValue
strataBlockInsertArgument(StrataBlock block, intptr_t index, StrataType type,
                          StrataLocation location);
/* Fails if it has uses. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataBlockEraseArgument(StrataBlock block, intptr_t index);
STRATA_CAPI_EXPORTED intptr_t strataBlockGetNumPredecessors(StrataBlock block);
STRATA_CAPI_EXPORTED StrataBlock strataBlockGetPredecessor(StrataBlock block,
                                                           intptr_t index);
STRATA_CAPI_EXPORTED void strataBlockPrint(StrataBlock block,
                                           StrataStringCallback callback,
                                           void *userData);

/* ---- Values ---- */

STRATA_CAPI_EXPORTED bool strataValueEqual(StrataValue a, StrataValue b);
STRATA_CAPI_EXPORTED bool strataValueIsAlive(StrataValue value);
STRATA_CAPI_EXPORTED bool strataValueIsABlockArgument(StrataValue value);
STRATA_CAPI_EXPORTED bool strataValueIsAOpResult(StrataValue value);
STRATA_CAPI_EXPORTED StrataBlock strataBlockArgumentGetOwner(StrataValue value);
STRATA_CAPI_EXPORTED intptr_t
strataBlockArgumentGetArgNumber(StrataValue value);
STRATA_CAPI_EXPORTED StrataLocation
strataBlockArgumentGetLocation(StrataValue value);
STRATA_CAPI_EXPORTED StrataOperation strataOpResultGetOwner(StrataValue value);
STRATA_CAPI_EXPORTED intptr_t strataOpResultGetResultNumber(StrataValue value);
STRATA_CAPI_EXPORTED StrataType strataValueGetType(StrataValue value);
STRATA_CAPI_EXPORTED void strataValueSetType(StrataValue value,
                                             StrataType type);
STRATA_CAPI_EXPORTED void strataValuePrint(StrataValue value,
                                           StrataStringCallback callback,
                                           void *userData);
/* As it is numbered in the operations around it, or in the nearest isolated one. */
STRATA_CAPI_EXPORTED void
strataValuePrintAsOperand(StrataValue value, bool localScope,
                          StrataStringCallback callback, void *userData);
typedef void (*StrataUseCallback)(StrataOperation owner, intptr_t operandNumber,
                                  void *userData);
/* Calls `callback` for each use. It may change IR; uses of erased operations are left out then. */
STRATA_CAPI_EXPORTED void strataValueForEachUse(StrataValue value,
                                                StrataUseCallback callback,
                                                void *userData);
STRATA_CAPI_EXPORTED bool strataValueHasUses(StrataValue value);
STRATA_CAPI_EXPORTED void strataValueReplaceAllUsesOfWith(StrataValue of,
                                                          StrataValue with);
STRATA_CAPI_EXPORTED void
strataValueReplaceAllUsesExcept(StrataValue of, StrataValue with,
                                intptr_t numExceptions,
                                const StrataOperation *exceptions);

/* ---- Types and attributes ---- */

/* Null after diagnostics. */
STRATA_CAPI_EXPORTED StrataType strataTypeParseGet(StrataContext context,
                                                   StrataStringRef text);
STRATA_CAPI_EXPORTED StrataContext strataTypeGetContext(StrataType type);
STRATA_CAPI_EXPORTED bool strataTypeEqual(StrataType a, StrataType b);
STRATA_CAPI_EXPORTED void
strataTypePrint(StrataType type, StrataStringCallback callback, void *userData);
/* The class, such as `IntegerType` or `Float32Type`; `DynamicType` and `OpaqueType` for types of
 * dialects. The characters live for ever. */
STRATA_CAPI_EXPORTED StrataStringRef strataTypeGetClassName(StrataType type);
/* `dialect.name` of a type of a dialect; empty for builtin types. */
STRATA_CAPI_EXPORTED StrataStringRef strataTypeGetDialectName(StrataType type);

STRATA_CAPI_EXPORTED StrataAttribute
strataAttributeParseGet(StrataContext context, StrataStringRef text);
STRATA_CAPI_EXPORTED StrataContext
strataAttributeGetContext(StrataAttribute attribute);
/* Null if it has none. */
STRATA_CAPI_EXPORTED StrataType
strataAttributeGetType(StrataAttribute attribute);
STRATA_CAPI_EXPORTED bool strataAttributeEqual(StrataAttribute a,
                                               StrataAttribute b);
STRATA_CAPI_EXPORTED void strataAttributePrint(StrataAttribute attribute,
                                               StrataStringCallback callback,
                                               void *userData);
STRATA_CAPI_EXPORTED StrataStringRef
strataAttributeGetClassName(StrataAttribute attribute);
STRATA_CAPI_EXPORTED StrataStringRef
strataAttributeGetDialectName(StrataAttribute attribute);

/* ---- Symbols ---- */

/* The symbol called `name` in the symbol table `table`, null without an error if there is none. */
STRATA_CAPI_EXPORTED StrataOperation
strataSymbolTableLookup(StrataOperation table, StrataStringRef name);
/* Inserts a detached symbol, or one that is in the table; it is renamed if its name is taken. The
 * name that it has then. */
STRATA_CAPI_EXPORTED StrataAttribute
strataSymbolTableInsert(StrataOperation table, StrataOperation symbol);
STRATA_CAPI_EXPORTED void strataSymbolTableErase(StrataOperation table,
                                                 StrataOperation symbol);
STRATA_CAPI_EXPORTED StrataLogicalResult strataSymbolTableReplaceAllSymbolUses(
    StrataStringRef oldSymbol, StrataStringRef newSymbol, StrataOperation from);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_IR_H */
