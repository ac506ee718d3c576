/* REQUIRES: gcc
 * RUN: %cbind_gcc %s -o %t -lstrata-c
 * RUN: %t | FileCheck %s
 */

/* Dialect conversion, interfaces and data layout. */
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/Conversion.h"
#include "strata-c/Diagnostics.h"
#include "strata-c/Execution.h"
#include "strata-c/Interfaces.h"

#include <stdio.h>
#include <stdlib.h>

#define CHECK(condition)                                                       \
  ((condition) ? (void)0                                                       \
               : (printf("line %d: %s: %.*s\n", __LINE__, #condition,          \
                         (int)strataGetLastErrorMessage().length,              \
                         strataGetLastErrorMessage().data),                    \
                  exit(1)))
#define FAILS(call, code)                                                      \
  (strataClearLastError(), (void)(call),                                       \
   CHECK(strataGetLastError() == StrataError##code))

static StrataStringRef text(const char *characters) {
  return strataStringRefCreateFromCString(characters);
}
static void print(StrataStringRef part, void *file) {
  fwrite(part.data, 1, part.length, (FILE *)file);
}
static StrataLogicalResult result(int value) {
  StrataLogicalResult made = {(int8_t)value};
  return made;
}
static StrataModule parse(StrataContext context, const char *characters) {
  StrataModule module = strataModuleCreateParse(context, text(characters));
  CHECK(module.ptr);
  return module;
}

/* ---- Conversion of i32 to i64 ---- */

static const char *const program =
    "func.func @f(%a: i32, %b: f32) -> i32 {"
    "  %0 = arith.addi %a, %a : i32"
    "  %1 = arith.muli %0, %a : i32"
    "  return %1 : i32"
    "}";

static StrataLogicalResult widen(StrataType type, StrataType *converted,
                                 void *data) {
  (void)data;
  if (!strataStringRefEqual(strataTypeGetClassName(type), text("IntegerType")))
    return result(0);
  *converted = strataIntegerTypeGet(strataTypeGetContext(type), 64);
  return result(1);
}
static StrataLogicalResult keep(StrataType type, StrataType *converted,
                                void *data) {
  (void)data;
  *converted = type;
  return result(1);
}
/* Whether the first result, or the first operand, has 64 bits. */
static bool isWide(StrataOperation op, void *data) {
  StrataValue value = strataOperationGetNumResults(op)
                          ? strataOperationGetResult(op, 0)
                          : strataOperationGetOperand(op, 0);
  return strataTypeEqual(strataValueGetType(value), *(StrataType *)data);
}
static bool isWideFunction(StrataOperation op, void *data) {
  return strataTypeEqual(strataFunctionGetArgumentType(op, 0),
                         *(StrataType *)data);
}
/* Makes the operation again with converted operands and results. */
static StrataLogicalResult rebuild(StrataOperation op, intptr_t numOperands,
                                   StrataValue *operands,
                                   StrataPatternRewriter rewriter, void *data) {
  StrataOperationState state = strataOperationStateGet(
      strataOperationGetName(op), strataOperationGetLocation(op));
  state.nOperands = numOperands;
  state.operands = operands;
  state.nResults = strataOperationGetNumResults(op);
  state.results = (StrataType *)data;
  /* The driver has tables of these. */
  FAILS(strataOperationDestroy(op), Busy);
  FAILS(strataOperationRemoveFromParent(op), Busy);
  FAILS(strataBlockDestroy(strataOperationGetBlock(op)), Busy);
  FAILS(strataContextDestroy(strataOperationGetContext(op)), Busy);
  StrataOperation other = strataOperationCreate(&state);
  CHECK(other.ptr);
  strataRewriterInsert(rewriter, other);
  CHECK(strataRewriterReplaceOpWithOperation(rewriter, op, other).value);
  return result(1);
}
static StrataLogicalResult refuse(StrataOperation op, intptr_t numOperands,
                                  StrataValue *operands,
                                  StrataPatternRewriter rewriter, void *data) {
  (void)op, (void)numOperands, (void)operands, (void)rewriter, (void)data;
  return result(0);
}
static StrataLogicalResult ignore(StrataDiagnostic diagnostic, void *data) {
  (void)diagnostic, (void)data;
  return result(1);
}
static int numDestructed;
static void destruct(void *data) {
  (void)data;
  ++numDestructed;
}

static void convert(StrataContext context, bool isPossible) {
  StrataType i64 = strataIntegerTypeGet(context, 64);
  StrataTypeConverter converter = strataTypeConverterCreate(context);
  strataTypeConverterAddConversion(converter, keep, NULL);
  strataTypeConverterAddConversion(converter, widen, NULL);
  StrataType i32 = strataIntegerTypeGet(context, 32);
  CHECK(strataTypeEqual(strataTypeConverterConvertType(converter, i32), i64));
  FAILS(strataTypeConverterAddConversion(converter, keep, NULL), Argument);
  StrataConversionTarget target = strataConversionTargetCreate(context);
  strataConversionTargetAddLegalOp(target, text("builtin.module"));
  strataConversionTargetAddDynamicallyLegalOp(target, text("func.func"),
                                              isWideFunction, &i64);
  const char *const names[] = {"arith.addi", "arith.muli", "func.return"};
  StrataRewritePatternSet set = strataRewritePatternSetCreate(context);
  StrataConversionPatternCallbacks callbacks = {destruct,
                                                isPossible ? rebuild : refuse};
  for (int i = 0; i < 3; ++i) {
    strataConversionTargetAddDynamicallyLegalOp(target, text(names[i]), isWide,
                                                &i64);
    CHECK(strataRewritePatternSetAddConversion(set, converter, text(names[i]),
                                               1, text("rebuild"), callbacks,
                                               &i64)
              .value);
  }
  CHECK(strataRewritePatternSetAddFunctionSignatureConversion(
            set, text("func.func"), converter)
            .value);
  strataTypeConverterDestroy(converter);
  FAILS(strataTypeConverterConvertType(converter, i32), Stale);
  StrataFrozenRewritePatternSet frozen = strataFreezeRewritePattern(set);
  StrataModule module = parse(context, program);
  StrataOperation op = strataModuleGetOperation(module);
  FAILS(strataApplyPatternsAndFoldGreedily(op, frozen), Argument);
  FAILS(strataWalkAndApplyPatterns(op, frozen), Argument);
  StrataDiagnosticHandlerID handler =
      strataContextAttachDiagnosticHandler(context, ignore, NULL, NULL);
  StrataLogicalResult converted =
      isPossible ? strataApplyFullConversion(op, target, frozen)
                 : strataApplyPartialConversion(op, target, frozen);
  strataContextDetachDiagnosticHandler(context, handler);
  CHECK(strataLogicalResultIsSuccess(converted) == isPossible);
  if (isPossible)
    strataOperationPrint(op, print, stdout);
  strataModuleDestroy(module);
  numDestructed = 0;
  strataFrozenRewritePatternSetDestroy(frozen);
  CHECK(numDestructed == 3);
  strataConversionTargetDestroy(target);
}

/* ---- Interfaces and data layout ---- */

static void takeTypes(intptr_t count, StrataType *types, void *data) {
  CHECK(count == 1);
  *(StrataType *)data = types[0];
}
static void ask(StrataContext context) {
  StrataModule module =
      parse(context, "module attributes {dlti.dl_spec = #dlti.dl_spec<"
                     "#dlti.dl_entry<index, 32 : i64>>} {"
                     "  func.func @f(%a: i32, %m: memref<i32>) {"
                     "    %0 = arith.addi %a, %a : i32"
                     "    memref.store %a, %m[] : memref<i32>"
                     "    return"
                     "  }"
                     "}");
  StrataOperation f =
      strataBlockGetFirstOperation(strataModuleGetBody(module));
  StrataBlock body =
      strataRegionGetFirstBlock(strataOperationGetRegion(f, 0));
  StrataOperation add = strataBlockGetFirstOperation(body);
  StrataOperation store = strataOperationGetNextInBlock(add);
  CHECK(strataOperationImplementsInterface(f, text("FunctionOpInterface")));
  CHECK(strataOperationImplementsInterface(add,
                                           text("InferIntRangeInterface")));
  CHECK(!strataOperationImplementsInterface(add, text("CallOpInterface")));
  CHECK(strataOperationIsMemoryEffectFree(add));
  CHECK(strataOperationIsSpeculatable(add));
  CHECK(strataOperationIsTriviallyDead(add));
  CHECK(!strataOperationIsMemoryEffectFree(store));
  CHECK(!strataOperationIsTriviallyDead(store));
  StrataValue argument = strataBlockGetArgument(body, 0);
  StrataValue operands[] = {argument, argument};
  StrataType inferred = {NULL}, i32 = strataValueGetType(argument);
  StrataOperationState state = strataOperationStateGet(
      text("arith.addi"), strataLocationUnknownGet(context));
  state.nOperands = 2;
  state.operands = operands;
  CHECK(strataInferTypeOpInterfaceInferReturnTypes(&state, takeTypes, &inferred)
            .value);
  CHECK(strataTypeEqual(inferred, i32));
  state.name = text("t.unknown");
  FAILS(strataInferTypeOpInterfaceInferReturnTypes(&state, takeTypes, NULL),
        Failure);
  StrataType index = strataIndexTypeGet(context);
  CHECK(strataDataLayoutGetTypeSizeInBits(add, index) == 32);
  CHECK(strataDataLayoutGetTypeIndexBitwidth(add, index) == 32);
  CHECK(strataDataLayoutGetTypeSize(add, i32) == 4);
  CHECK(strataDataLayoutGetTypeABIAlignment(add, i32) == 4);
  CHECK(strataDataLayoutGetTypePreferredAlignment(
            add, strataF64TypeGet(context)) == 8);
  CHECK(strataDataLayoutHasTypeSize(add, i32));
  StrataType none = strataNoneTypeGet(context);
  CHECK(!strataDataLayoutHasTypeSize(add, none));
  FAILS(strataDataLayoutGetTypeSize(add, none), Argument);
  strataModuleDestroy(module);
}

/* CHECK: func.func @f(%[[A:.*]]: i64, %{{.*}}: f32) -> i64 {
 * CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[A]], %[[A]] : i64
 * CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[SUM]], %[[A]] : i64
 * CHECK-NEXT: return %[[PRODUCT]] : i64
 * CHECK: done
 */
int main(void) {
  StrataContext context = strataContextCreate();
  strataContextSetAllowUnregisteredDialects(context, true);
  convert(context, true);
  convert(context, false);
  ask(context);
  CHECK(strataContextGetNumLiveHandles(context) == 0);
  strataContextDestroy(context);
  printf("done\n");
  return 0;
}
