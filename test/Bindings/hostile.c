/* REQUIRES: gcc
 * RUN: %cbind_gcc %s -o %t -lstrata-c
 * RUN: %t
 */

/* Calls that a careless caller makes: null arrays and callbacks, sizes below zero, callbacks that destroy
 * what their caller uses. Each is an error, and none is undefined behavior. */
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/Diagnostics.h"
#include "strata-c/Dialects.h"
#include "strata-c/Execution.h"
#include "strata-c/Pass.h"
#include "strata-c/Rewrite.h"
#include "strata-c/Upgrade.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                       \
  ((condition) ? (void)0                                                       \
               : (printf("line %d: %s\n", __LINE__, #condition), exit(1)))
/* The last call failed with this error. */
#define FAILS(call, code)                                                      \
  (strataClearLastError(), (void)(call),                                       \
   CHECK(strataGetLastError() == StrataError##code))

static StrataStringRef text(const char *characters) {
  return strataStringRefCreateFromCString(characters);
}
static StrataContext context;
static StrataModule parse(const char *characters) {
  StrataModule module = strataModuleCreateParse(context, text(characters));
  CHECK(module.ptr);
  return module;
}
static StrataOperation first(StrataModule module) {
  return strataBlockGetFirstOperation(strataModuleGetBody(module));
}
static StrataBlock body(StrataOperation op) {
  return strataRegionGetFirstBlock(strataOperationGetRegion(op, 0));
}

static void testArrays(void) {
  StrataLocation loc = strataLocationUnknownGet(context);
  StrataType i8 = strataIntegerTypeGet(context, 8);
  int64_t number = 0;
  StrataOperationState state = strataOperationStateGet(text("t.op"), loc);
  state.nOperands = 1;
  FAILS(strataOperationCreate(&state), Argument);
  state = strataOperationStateGet(text("t.op"), loc);
  state.nResults = -1;
  FAILS(strataOperationCreate(&state), Argument);
  state = strataOperationStateGet(text("t.op"), loc);
  state.nAttributes = 3;
  FAILS(strataOperationCreate(&state), Argument);
  state = strataOperationStateGet(text("t.op"), loc);
  StrataRegion regions[2] = {strataRegionCreate(context), {NULL}};
  regions[1] = regions[0];
  state.nRegions = 1;
  state.regions = regions;
  state.nEmptyRegions = -1;
  FAILS(strataOperationCreate(&state), Range);
  state.nRegions = 2;
  state.nEmptyRegions = 0;
  FAILS(strataOperationCreate(&state), Argument);
  strataRegionDestroy(regions[0]);
  FAILS(strataDictionaryAttrGet(context, 1, NULL), Argument);
  FAILS(strataSymbolRefAttrGet(context, 1, NULL), Argument);
  FAILS(strataStridedLayoutAttrGet(context, 0, 2, NULL), Argument);
  FAILS(strataVectorTypeGetScalableChecked(loc, 1, &number, 1, NULL, i8),
        Argument);
  FAILS(strataAffineMapPermutationGet(context, 2, NULL), Argument);
  FAILS(strataAffineMapGetSubMap(
            strataAffineMapMultiDimIdentityGet(context, 2), -1, NULL),
        Argument);
  FAILS(strataIntegerAttrGetFromText(i8, text("-129")), Range);
  CHECK(strataIntegerAttrGetFromText(i8, text("-128")).ptr);
  FAILS(strataIntegerAttrGetFromText(i8, text("256")), Range);
  CHECK(!strataStringRefEqual(text("a"), text(NULL)));
  CHECK(strataStringRefEqual(text(""), text(NULL)));
}

static void testCallbacks(void) {
  StrataModule module = parse("func.func @f(%a: i32) { return }");
  StrataOperation f = first(module);
  intptr_t size;
  FAILS(strataOperationWalk(f, NULL, NULL, StrataWalkPreOrder), Null);
  FAILS(strataValueForEachUse(strataBlockGetArgument(body(f), 0), NULL, NULL),
        Null);
  FAILS(strataContextGetDialectNames(context, NULL, NULL), Null);
  FAILS(strataGetPassNames(context, NULL, NULL), Null);
  FAILS(strataOperationWriteBytecode(f, -1, NULL, NULL), Null);
  FAILS(strataTranslateModuleToLLVMIR(f, NULL, NULL), Null);
  FAILS(strataContextLoadDialects(context, text(""), text(""), NULL, NULL),
        Null);
  FAILS(strataOperationGetOperandSegment(f, text("a"), NULL, &size), Null);
  FAILS(strataInterpretFunction(strataModuleGetOperation(module), text("f"), 0,
                                NULL, NULL, NULL, NULL),
        Null);
  FAILS(strataUpgradeText(text(""), NULL, NULL, NULL), Null);
  strataModuleDestroy(module);
}

static StrataWalkResult destroyContext(StrataOperation op, void *data) {
  (void)op;
  ++*(int *)data;
  FAILS(strataContextDestroy(context), Busy);
  return StrataWalkResultAdvance;
}
static void destroyContextOfName(StrataStringRef name, void *data) {
  (void)name;
  ++*(int *)data;
  FAILS(strataContextDestroy(context), Busy);
}
static StrataDiagnosticHandlerID handlers[3];
static int numHandled;
static StrataLogicalResult detachAll(StrataDiagnostic diagnostic, void *data) {
  (void)diagnostic;
  (void)data;
  StrataLogicalResult isHandled = {0};
  ++numHandled;
  FAILS(strataContextDestroy(context), Busy);
  for (int i = 0; i < 3; ++i)
    strataContextDetachDiagnosticHandler(context, handlers[i]);
  return isHandled;
}
static StrataLogicalResult ignore(StrataDiagnostic diagnostic, void *data) {
  (void)diagnostic;
  (void)data;
  StrataLogicalResult isHandled = {1};
  return isHandled;
}
static void testContextInCallbacks(void) {
  StrataModule module = parse("func.func @f(%a: i32) { return }");
  int count = 0;
  strataOperationWalk(first(module), destroyContext, &count,
                      StrataWalkPostOrder);
  CHECK(count == 2);
  strataContextGetDialectNames(context, destroyContextOfName, &count);
  CHECK(count > 2);
  strataContextLoadDialects(context, text("irdl.dialect @hostile {}"),
                            text("-"), destroyContextOfName, &count);
  StrataDiagnosticHandlerID last =
      strataContextAttachDiagnosticHandler(context, ignore, NULL, NULL);
  for (int i = 0; i < 3; ++i)
    handlers[i] =
        strataContextAttachDiagnosticHandler(context, detachAll, NULL, NULL);
  strataEmitError(strataLocationUnknownGet(context), text("an error"));
  strataEmitError(strataLocationUnknownGet(context), text("an error"));
  CHECK(numHandled == 3);
  strataContextDetachDiagnosticHandler(context, last);
  strataModuleDestroy(module);
}

/* ---- Patterns ---- */

static const char *const program =
    "func.func @f(%a: i32) -> i32 {"
    "  %0 = arith.addi %a, %a : i32"
    "  %1 = arith.muli %0, %0 : i32"
    "  \"t.region\"() ({ %2 = arith.muli %1, %1 : i32"
    "    \"t.use\"(%2) : (i32) -> () }) : () -> ()"
    "  return %1 : i32"
    "}";
static StrataOperation scope;
static StrataLogicalResult result(int value) {
  StrataLogicalResult made = {(int8_t)value};
  return made;
}

/* Erases the operation, and says that the pattern does not match. */
static StrataLogicalResult eraseAndFail(StrataOperation op,
                                        StrataPatternRewriter rewriter,
                                        void *data) {
  (void)rewriter;
  (void)data;
  strataOperationDestroy(op);
  return result(0);
}
static StrataLogicalResult fail(StrataOperation op,
                                StrataPatternRewriter rewriter, void *data) {
  (void)rewriter;
  (void)data;
  CHECK(strataOperationGetName(op).length);
  return result(0);
}
static StrataLogicalResult replaceByItself(StrataOperation op,
                                           StrataPatternRewriter rewriter,
                                           void *data) {
  (void)data;
  StrataValue own = strataOperationGetResult(op, 0);
  FAILS(strataRewriterReplaceOpWithValues(rewriter, op, 1, &own), Argument);
  FAILS(strataRewriterReplaceOpWithOperation(rewriter, op, op), Argument);
  FAILS(strataRewriterEraseOp(rewriter, scope), Busy);
  FAILS(strataContextDestroy(context), Busy);
  return result(0);
}
/* Moves and erases the operation at the insertion point. */
static StrataLogicalResult loseThePlace(StrataOperation op,
                                        StrataPatternRewriter rewriter,
                                        void *data) {
  (void)data;
  StrataOperationState state = strataOperationStateGet(
      text("t.other"), strataLocationUnknownGet(context));
  StrataOperation other = strataOperationCreate(&state);
  strataRewriterInsert(rewriter, other);
  CHECK(strataOperationGetBlock(other).ptr);
  strataRewriterSetInsertionPointBefore(rewriter, other);
  strataOperationDestroy(other);
  other = strataOperationCreate(&state);
  FAILS(strataRewriterInsert(rewriter, other), Stale);
  strataOperationDestroy(other);
  strataRewriterSetInsertionPointBefore(rewriter, op);
  strataOperationRemoveFromParent(op);
  FAILS(strataRewriterGetInsertionBlock(rewriter), Stale);
  strataOperationDestroy(op);
  return result(1);
}
/* Makes a module that the driver does not own, and destroys blocks whose operations it has. */
static StrataLogicalResult destroyBlocks(StrataOperation op,
                                         StrataPatternRewriter rewriter,
                                         void *data) {
  (void)rewriter;
  int *count = (int *)data;
  StrataOperation func = strataOperationGetParentOperation(op);
  StrataModule other = parse(program);
  if ((*count)++ == 0) {
    /* The block of t.region. */
    StrataOperation region =
        strataOperationGetPrevInBlock(strataBlockGetLastOperation(body(func)));
    StrataBlock block = body(region);
    if (block.ptr)
      strataBlockDestroy(block);
    StrataRegion detached = strataRegionCreate(context);
    StrataBlock inner = strataBlockCreate(context, 0, NULL, NULL);
    strataRegionAppendOwnedBlock(detached, inner);
    strataBlockAppendOwnedOperation(inner,
                                    strataOperationClone(first(other)));
    strataRegionDestroy(detached);
  }
  strataModuleDestroy(other);
  return result(0);
}

typedef StrataLogicalResult (*Pattern)(StrataOperation, StrataPatternRewriter,
                                       void *);
static void runPatterns(const char *root, Pattern pattern, int isWalk) {
  StrataModule module = parse(program);
  scope = strataModuleGetOperation(module);
  int count = 0;
  StrataRewritePatternSet set = strataRewritePatternSetCreate(context);
  StrataRewritePatternCallbacks callbacks = {NULL, pattern};
  StrataRewritePatternCallbacks second = {NULL, fail};
  CHECK(strataRewritePatternSetAdd(set, text(root), 2, text("first"), callbacks,
                                   &count)
            .value);
  CHECK(strataRewritePatternSetAdd(set, text(root), 1, text("second"), second,
                                   &count)
            .value);
  StrataFrozenRewritePatternSet frozen = strataFreezeRewritePattern(set);
  if (isWalk)
    strataWalkAndApplyPatterns(scope, frozen);
  else
    strataApplyPatternsAndFoldGreedily(scope, frozen);
  strataFrozenRewritePatternSetDestroy(frozen);
  strataModuleDestroy(module);
}

static int numDestructed;
static void destruct(void *data) {
  (void)data;
  ++numDestructed;
}
static void testPatterns(void) {
  Pattern patterns[] = {eraseAndFail, replaceByItself, loseThePlace,
                        destroyBlocks};
  for (size_t i = 0; i < sizeof patterns / sizeof *patterns; ++i)
    for (int isWalk = 0; isWalk < 2; ++isWalk)
      runPatterns("arith.addi", patterns[i], isWalk);
  StrataRewritePatternSet set = strataRewritePatternSetCreate(context);
  StrataRewritePatternCallbacks callbacks = {destruct, fail};
  FAILS(strataRewritePatternSetAdd(set, text("t.op"), 1 << 20, text("x"),
                                   callbacks, NULL),
        Range);
  CHECK(numDestructed == 1);
  strataRewritePatternSetDestroy(set);
  CHECK(numDestructed == 1);
}

/* ---- Passes ---- */

static StrataRegion outer;
static void destroyAround(StrataOperation op, StrataExternalPass pass,
                          void *data) {
  (void)pass;
  (void)data;
  StrataRegion other = strataRegionCreate(context);
  FAILS(strataContextDestroy(context), Busy);
  FAILS(strataRegionDestroy(outer), Busy);
  FAILS(strataRegionTakeBody(other, outer), Busy);
  FAILS(strataBlockMoveTo(strataOperationGetBlock(op), other), Busy);
  FAILS(strataBlockDestroy(strataOperationGetBlock(op)), Busy);
  strataRegionDestroy(other);
}
static void testPasses(void) {
  StrataModule module = parse("func.func @f() { return }");
  StrataOperation f = first(module);
  strataOperationRemoveFromParent(f);
  outer = strataRegionCreate(context);
  StrataBlock block = strataBlockCreate(context, 0, NULL, NULL);
  strataRegionAppendOwnedBlock(outer, block);
  strataBlockAppendOwnedOperation(block, f);
  StrataPassManager manager =
      strataPassManagerCreateOnOperation(context, text("func.func"));
  StrataExternalPassCallbacks callbacks = {NULL, destroyAround};
  CHECK(strataPassManagerAddExternalPass(manager, text("p"), text("p"),
                                         text(""), text(""), callbacks, NULL)
            .value);
  CHECK(strataPassManagerRunOnOp(manager, f).value);
  strataPassManagerDestroy(manager);
  strataRegionDestroy(outer);
  strataModuleDestroy(module);
}

int main(void) {
  context = strataContextCreate();
  strataContextSetAllowUnregisteredDialects(context, true);
  testArrays();
  testCallbacks();
  testContextInCallbacks();
  testPatterns();
  testPasses();
  CHECK(strataContextGetNumLiveHandles(context) == 0);
  strataContextDestroy(context);
  CHECK(!strataContextIsAlive(context));
  printf("done\n");
  return 0;
}
