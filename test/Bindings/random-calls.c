/* REQUIRES: clang
 * RUN: %cbind_clang -O1 %s -o %t -lstrata-c
 * RUN: %t 300000 1
 */

/* Random calls with handles in any state: alive, erased, of another Context, of another kind, null,
 * and random bits. No call may crash, and nothing is left at the end.
 * random-calls COUNT SEED */
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/Diagnostics.h"
#include "strata-c/Pass.h"

#include <stdio.h>
#include <stdlib.h>

static uint64_t seed;
static uint64_t next(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  seed ^= seed << 17;
  return seed;
}
static int below(int count) { return (int)(next() % (uint64_t)count); }

enum { PoolSize = 64, NumContexts = 3 };
enum Kind { Op, Block, Region, Value, Type, Attr, Loc, NumKinds };
static void *pools[NumKinds][PoolSize];
static StrataContext contexts[NumContexts];

static void keep(enum Kind kind, void *handle) {
  if (handle)
    pools[kind][below(PoolSize)] = handle;
}
/* Most handles are those of the pool, some are wrong. */
static void *get(enum Kind kind) {
  switch (below(40)) {
  case 0:
    return NULL;
  case 1:
    return (void *)(uintptr_t)next();
  case 2:
    return pools[below(NumKinds)][below(PoolSize)];
  case 3:
    return contexts[below(NumContexts)].ptr;
  default:
    return pools[kind][below(PoolSize)];
  }
}
#define OP ((StrataOperation){get(Op)})
#define BLOCK ((StrataBlock){get(Block)})
#define REGION ((StrataRegion){get(Region)})
#define VALUE ((StrataValue){get(Value)})
#define TYPE ((StrataType){get(Type)})
#define ATTR ((StrataAttribute){get(Attr)})
#define LOC ((StrataLocation){get(Loc)})

static StrataStringRef text(const char *characters) {
  return strataStringRefCreateFromCString(characters);
}
static void ignore(StrataStringRef part, void *data) { (void)part, (void)data; }
static StrataLogicalResult silence(StrataDiagnostic diagnostic, void *data) {
  (void)data;
  strataDiagnosticGetNumNotes(diagnostic);
  return (StrataLogicalResult){1};
}
static StrataWalkResult visit(StrataOperation op, void *data) {
  (void)data;
  keep(Op, op.ptr);
  if (below(20) == 0)
    strataOperationDestroy(op);
  return (StrataWalkResult)below(3);
}
static void use(StrataOperation owner, intptr_t number, void *data) {
  (void)number, (void)data;
  keep(Op, owner.ptr);
}

static void fill(int index) {
  contexts[index] = strataContextCreateWithThreading(false);
  StrataContext context = contexts[index];
  strataContextSetAllowUnregisteredDialects(context, true);
  strataContextAttachDiagnosticHandler(context, silence, NULL, NULL);
  StrataModule module = strataModuleCreateParse(
      context, text("func.func @f(%a: i32, %c: i1) -> i32 {\n"
                    "%0 = arith.addi %a, %a : i32\n"
                    "cf.cond_br %c, ^bb1, ^bb1\n"
                    "^bb1:\n"
                    "%1 = \"t.r\"(%0) ({^bb0(%x: i32): \"t.i\"(%x) : (i32) -> () }) : (i32) -> i32\n"
                    "return %1 : i32 }"));
  keep(Op, strataModuleGetOperation(module).ptr);
  keep(Type, strataIntegerTypeGet(context, 32).ptr);
  keep(Type, strataF32TypeGet(context).ptr);
  keep(Attr, strataStringAttrGet(context, text("x")).ptr);
  keep(Loc, strataLocationUnknownGet(context).ptr);
}

static void create(void) {
  StrataOperationState state = strataOperationStateGet(
      below(2) ? text("t.op") : text("arith.addi"), LOC);
  StrataType types[] = {TYPE, TYPE};
  StrataValue operands[] = {VALUE, VALUE};
  StrataBlock successors[] = {BLOCK};
  StrataRegion regions[] = {REGION};
  StrataNamedAttribute attributes[] = {{text("k"), ATTR}, {text("l"), ATTR}};
  state.nResults = below(3), state.results = types;
  state.nOperands = below(3), state.operands = operands;
  state.nSuccessors = below(8) == 0, state.successors = successors;
  state.nRegions = below(8) == 0, state.regions = regions;
  state.nAttributes = below(3), state.attributes = attributes;
  state.nEmptyRegions = below(4) == 0;
  state.enableResultTypeInference = below(4) == 0;
  keep(Op, strataOperationCreate(&state).ptr);
}

static void changeOperations(void) {
  switch (below(16)) {
  case 0: strataOperationDestroy(OP); break;
  case 1: strataOperationErase(OP); break;
  case 2: strataOperationRemoveFromParent(OP); break;
  case 3: strataOperationMoveBefore(OP, OP); break;
  case 4: strataOperationMoveAfter(OP, OP); break;
  case 5: strataOperationSetOperand(OP, below(3), VALUE); break;
  case 6: strataOperationSetAttributeByName(OP, text("k"), ATTR); break;
  case 7: strataOperationRemoveAttributeByName(OP, text("k")); break;
  case 8: strataOperationSetLocation(OP, LOC); break;
  case 9: strataOperationSetSuccessor(OP, below(2), BLOCK); break;
  case 10: keep(Op, strataOperationClone(OP).ptr); break;
  case 11: strataOperationWalk(OP, visit, NULL, (StrataWalkOrder)below(2)); break;
  case 12: create(); break;
  case 13: strataSymbolTableInsert(OP, OP); break;
  case 14: strataSymbolTableErase(OP, OP); break;
  default: strataOperationSetOperands(OP, 1, &VALUE); break;
  }
}
static void readOperations(void) {
  switch (below(16)) {
  case 0: strataOperationGetName(OP); break;
  case 1: keep(Loc, strataOperationGetLocation(OP).ptr); break;
  case 2: keep(Block, strataOperationGetBlock(OP).ptr); break;
  case 3: keep(Op, strataOperationGetParentOperation(OP).ptr); break;
  case 4: keep(Region, strataOperationGetRegion(OP, below(2)).ptr); break;
  case 5: keep(Op, strataOperationGetNextInBlock(OP).ptr); break;
  case 6: keep(Value, strataOperationGetOperand(OP, below(3)).ptr); break;
  case 7: keep(Value, strataOperationGetResult(OP, below(3)).ptr); break;
  case 8: keep(Block, strataOperationGetSuccessor(OP, below(2)).ptr); break;
  case 9: keep(Attr, strataOperationGetAttribute(OP, below(3)).attribute.ptr); break;
  case 10: keep(Attr, strataOperationGetAttributeByName(OP, text("k")).ptr); break;
  case 11: strataOperationPrint(OP, ignore, NULL); break;
  case 12: strataOperationVerify(OP); break;
  case 13: keep(Op, strataSymbolTableLookup(OP, text("f")).ptr); break;
  case 14: strataOperationIsBeforeInBlock(OP, OP); break;
  default: strataOperationWriteBytecode(OP, -1, ignore, NULL); break;
  }
}
static void changeBlocks(void) {
  StrataType type = TYPE;
  StrataLocation loc = LOC;
  switch (below(16)) {
  case 0: strataBlockDestroy(BLOCK); break;
  case 1: strataBlockDetach(BLOCK); break;
  case 2: strataBlockAppendOwnedOperation(BLOCK, OP); break;
  case 3: strataBlockInsertOwnedOperationBefore(BLOCK, OP, OP); break;
  case 4: strataBlockInsertOwnedOperationAfter(BLOCK, OP, OP); break;
  case 5: strataBlockInsertBefore(BLOCK, BLOCK); break;
  case 6: strataBlockMoveTo(BLOCK, REGION); break;
  case 7: keep(Value, strataBlockAddArgument(BLOCK, TYPE, LOC).ptr); break;
  case 8: strataBlockEraseArgument(BLOCK, below(2)); break;
  case 9: keep(Block, strataBlockCreate(contexts[below(NumContexts)], 1, &type, &loc).ptr); break;
  case 10: keep(Region, strataRegionCreate(contexts[below(NumContexts)]).ptr); break;
  case 11: strataRegionAppendOwnedBlock(REGION, BLOCK); break;
  case 12: strataRegionInsertOwnedBlock(REGION, below(3), BLOCK); break;
  case 13: strataRegionTakeBody(REGION, REGION); break;
  case 14: strataRegionDestroy(REGION); break;
  default: keep(Value, strataBlockInsertArgument(BLOCK, below(3), TYPE, LOC).ptr); break;
  }
}
static void readRest(void) {
  switch (below(20)) {
  case 0: keep(Op, strataBlockGetParentOperation(BLOCK).ptr); break;
  case 1: keep(Region, strataBlockGetParentRegion(BLOCK).ptr); break;
  case 2: keep(Op, strataBlockGetFirstOperation(BLOCK).ptr); break;
  case 3: keep(Op, strataBlockGetTerminator(BLOCK).ptr); break;
  case 4: keep(Value, strataBlockGetArgument(BLOCK, below(3)).ptr); break;
  case 5: keep(Block, strataBlockGetPredecessor(BLOCK, below(2)).ptr); break;
  case 6: strataBlockPrint(BLOCK, ignore, NULL); break;
  case 7: keep(Block, strataRegionGetFirstBlock(REGION).ptr); break;
  case 8: keep(Op, strataRegionGetParentOperation(REGION).ptr); break;
  case 9: keep(Type, strataValueGetType(VALUE).ptr); break;
  case 10: keep(Op, strataOpResultGetOwner(VALUE).ptr); break;
  case 11: keep(Block, strataBlockArgumentGetOwner(VALUE).ptr); break;
  case 12: strataValueSetType(VALUE, TYPE); break;
  case 13: strataValueForEachUse(VALUE, use, NULL); break;
  case 14: strataValueReplaceAllUsesOfWith(VALUE, VALUE); break;
  case 15: strataValueReplaceAllUsesExcept(VALUE, VALUE, 1, &OP); break;
  case 16: strataValuePrint(VALUE, ignore, NULL); break;
  case 17: strataValuePrintAsOperand(VALUE, below(2), ignore, NULL); break;
  case 18: keep(Block, strataBlockGetNextInRegion(BLOCK).ptr); break;
  default: strataValueHasUses(VALUE); break;
  }
}
static void useUniqued(void) {
  int64_t shape[] = {below(9), 4};
  StrataType types[] = {TYPE, TYPE};
  StrataAttribute attrs[] = {ATTR, ATTR};
  StrataContext context = contexts[below(NumContexts)];
  switch (below(14)) {
  case 0: keep(Type, strataFunctionTypeGet(context, 2, types, 1, types).ptr); break;
  case 1: keep(Type, strataRankedTensorTypeGetChecked(LOC, 2, shape, TYPE, ATTR).ptr); break;
  case 2: keep(Type, strataMemRefTypeGetChecked(LOC, TYPE, 2, shape, ATTR, ATTR).ptr); break;
  case 3: keep(Type, strataVectorTypeGetChecked(LOC, 2, shape, TYPE).ptr); break;
  case 4: keep(Attr, strataTypeAttrGet(TYPE).ptr); break;
  case 5: keep(Attr, strataArrayAttrGet(context, 2, attrs).ptr); break;
  case 6: keep(Attr, strataIntegerAttrGet(TYPE, (int64_t)next()).ptr); break;
  case 7: keep(Attr, strataDenseElementsAttrGet(TYPE, 1, attrs).ptr); break;
  case 8: keep(Type, strataAttributeGetType(ATTR).ptr); break;
  case 9: strataAttributePrint(ATTR, ignore, NULL); break;
  case 10: strataTypePrint(TYPE, ignore, NULL); break;
  case 11: keep(Loc, strataLocationCallSiteGet(LOC, LOC).ptr); break;
  case 12: keep(Attr, strataLocationGetAttribute(LOC).ptr); break;
  default: keep(Attr, strataDenseElementsAttrGetElement(ATTR, below(4)).ptr); break;
  }
}

/* Contexts are destroyed with all that they have. */
static void replaceContext(void) {
  int index = below(NumContexts);
  strataContextDestroy(contexts[index]);
  fill(index);
}
static void runPasses(void) {
  StrataPassManager manager =
      strataPassManagerCreate(contexts[below(NumContexts)]);
  strataParsePassPipeline(manager, text("any(canonicalize,cse)"), NULL, NULL);
  strataPassManagerRunOnOp(manager, OP);
  strataPassManagerDestroy(manager);
}

int main(int argc, char **argv) {
  long count = argc > 1 ? atol(argv[1]) : 100000;
  seed = argc > 2 ? (uint64_t)atol(argv[2]) * 0x9E3779B97F4A7C15u : 1;
  for (int i = 0; i < NumContexts; ++i)
    fill(i);
  for (long i = 0; i < count; ++i) {
    switch (below(5)) {
    case 0: changeOperations(); break;
    case 1: readOperations(); break;
    case 2: changeBlocks(); break;
    case 3: readRest(); break;
    default: useUniqued(); break;
    }
    if (below(2000) == 0)
      runPasses();
    if (below(3000) == 0)
      replaceContext();
    if (below(20) == 0) {
      StrataStringRef error = strataGetLastErrorMessage();
      if (strataGetLastError() != StrataErrorNone && !error.length)
        return 1;
    }
  }
  for (int i = 0; i < NumContexts; ++i)
    strataContextDestroy(contexts[i]);
  return 0;
}
