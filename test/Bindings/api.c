/* REQUIRES: gcc, clang
 * RUN: %cbind_gcc %s -o %t.gcc -lstrata-c
 * RUN: %t.gcc | FileCheck %s
 * RUN: %cbind_clang %s -o %t.clang -lstrata-c
 * RUN: %t.clang | FileCheck %s
 */
#include "strata-c/mlir-names.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static StrataStringRef text(const char *characters) {
  return strataStringRefCreateFromCString(characters);
}
static void print(StrataStringRef part, void *userData) {
  (void)userData;
  fwrite(part.data, 1, part.length, stdout);
}
static void expectError(StrataErrorCode code, const char *message) {
  StrataStringRef found = strataGetLastErrorMessage();
  if (strataGetLastError() != code || found.length != strlen(message) ||
      memcmp(found.data, message, found.length) != 0) {
    printf("expected '%s', found '%.*s'\n", message, (int)found.length,
           found.data);
    assert(0);
  }
  strataClearLastError();
}

/* CHECK-LABEL: build
 * CHECK: func.func @double(%[[X:.*]]: i32) -> i32 {
 * CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[X]], %[[X]] : i32
 * CHECK-NEXT: return %[[SUM]] : i32
 */
static void build(StrataContext context) {
  printf("build\n");
  StrataLocation loc = strataLocationUnknownGet(context);
  StrataModule module = strataModuleCreateEmpty(loc);
  StrataType i32 = strataIntegerTypeGet(context, 32);
  StrataType type = strataFunctionTypeGet(context, 1, &i32, 1, &i32);
  StrataBlock entry = strataBlockCreate(context, 1, &i32, &loc);
  StrataRegion body = strataRegionCreate(context);
  strataRegionAppendOwnedBlock(body, entry);
  StrataNamedAttribute attributes[] = {
      {text("sym_name"), strataStringAttrGet(context, text("double"))},
      {text("function_type"), strataTypeAttrGet(type)}};
  StrataOperationState state = strataOperationStateGet(text("func.func"), loc);
  state.nAttributes = 2;
  state.attributes = attributes;
  state.nRegions = 1;
  state.regions = &body;
  StrataOperation function = strataOperationCreate(&state);
  assert(function.ptr);
  /* The region was taken over. */
  strataRegionGetFirstBlock(body);
  expectError(StrataErrorStale, "the region has been invalidated");
  StrataValue argument = strataBlockGetArgument(entry, 0);
  StrataValue operands[] = {argument, argument};
  state = strataOperationStateGet(text("arith.addi"), loc);
  state.nOperands = 2;
  state.operands = operands;
  state.enableResultTypeInference = true;
  StrataOperation add = strataOperationCreate(&state);
  StrataValue sum = strataOperationGetResult(add, 0);
  state = strataOperationStateGet(text("func.return"), loc);
  state.nOperands = 1;
  state.operands = &sum;
  StrataOperation end = strataOperationCreate(&state);
  strataBlockAppendOwnedOperation(entry, add);
  strataBlockAppendOwnedOperation(entry, end);
  strataBlockAppendOwnedOperation(strataModuleGetBody(module), function);
  assert(strataOperationVerify(strataModuleGetOperation(module)));
  strataOperationPrint(strataModuleGetOperation(module), print, NULL);
  /* Uses are seen, and block erasure. */
  assert(strataLogicalResultIsFailure(strataOperationErase(add)));
  expectError(StrataErrorArgument, "results of the operation have uses");
  assert(strataLogicalResultIsSuccess(strataOperationErase(end)));
  assert(strataLogicalResultIsSuccess(strataOperationErase(add)));
  strataValueGetType(sum);
  expectError(StrataErrorStale, "the value has been invalidated");
  strataModuleDestroy(module);
  strataOperationGetName(function);
  expectError(StrataErrorStale, "the operation has been invalidated");
  strataBlockGetNumArguments(entry);
  expectError(StrataErrorStale, "the block has been invalidated");
  assert(strataContextGetNumLiveHandles(context) == 0);
}

static void detectForeign(StrataContext context) {
  StrataContext other = strataContextCreate();
  StrataType i32 = strataIntegerTypeGet(context, 32);
  StrataType f32 = strataF32TypeGet(other);
  StrataType types[] = {i32, f32};
  assert(!strataTupleTypeGet(context, 2, types).ptr);
  expectError(StrataErrorForeign, "the objects are of different contexts");
  StrataOperation wrong = {i32.ptr};
  assert(!strataOperationGetName(wrong).data);
  expectError(StrataErrorForeign, "the handle is of another kind than operation");
  strataTypeGetClassName((StrataType){NULL});
  expectError(StrataErrorNull, "a handle is null");
  strataContextDestroy(other);
  strataTypeGetClassName(f32);
  expectError(StrataErrorStale, "the context was destroyed");
}

/* CHECK-LABEL: diagnostics
 * CHECK-NEXT: expected ')'
 * CHECK-NEXT: null
 */
static StrataLogicalResult handle(StrataDiagnostic diagnostic, void *data) {
  strataDiagnosticPrint(diagnostic, print, NULL);
  printf("\n");
  *(StrataDiagnostic *)data = diagnostic;
  return (StrataLogicalResult){1};
}
static void handleDiagnostics(StrataContext context) {
  printf("diagnostics\n");
  StrataDiagnostic last;
  StrataDiagnosticHandlerID id =
      strataContextAttachDiagnosticHandler(context, handle, &last, NULL);
  StrataModule module =
      strataModuleCreateParse(context, text("func.func @f(%a: i32 {}"));
  printf("%s\n", module.ptr ? "a module" : "null");
  strataContextDetachDiagnosticHandler(context, id);
  strataDiagnosticGetSeverity(last);
  strataClearLastError();
}

/* CHECK-LABEL: passes
 * CHECK-NEXT: visited func.func
 * CHECK-NEXT: func.func @f(%{{.*}}: i32) {
 * CHECK-NEXT: return
 */
static void visit(StrataOperation op, StrataExternalPass pass, void *data) {
  (void)pass, (void)data;
  StrataStringRef name = strataOperationGetName(op);
  printf("visited %.*s\n", (int)name.length, name.data);
}
static void runPasses(StrataContext context) {
  printf("passes\n");
  MlirModule module = mlirModuleCreateParse(
      context, text("func.func @f(%a: i32) { %0 = arith.addi %a, %a : i32 return }"));
  MlirPassManager manager = mlirPassManagerCreate(context);
  assert(mlirParsePassPipeline(manager, text("builtin.module(cse)"), NULL, NULL)
             .value);
  assert(!mlirParsePassPipeline(manager, text("builtin.module(nothing)"), NULL,
                                NULL)
              .value);
  strataClearLastError();
  manager = strataPassManagerCreateOnOperation(context, text("func.func"));
  StrataExternalPassCallbacks callbacks = {NULL, visit};
  assert(strataPassManagerAddExternalPass(manager, text("visit"), text("visit"),
                                          text(""), text(""), callbacks, NULL)
             .value);
  assert(strataPassManagerAddPipeline(manager, text("canonicalize"), NULL, NULL)
             .value);
  StrataOperation function =
      strataBlockGetFirstOperation(strataModuleGetBody(module));
  assert(strataPassManagerRunOnOp(manager, function).value);
  strataOperationPrint(function, print, NULL);
  strataPassManagerDestroy(manager);
  strataModuleDestroy(module);
}

int main(void) {
  StrataContext context = strataContextCreate();
  build(context);
  detectForeign(context);
  handleDiagnostics(context);
  runPasses(context);
  strataContextDestroy(context);
  assert(!strataContextIsAlive(context));
  return 0;
}
