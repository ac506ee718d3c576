// AUTOUPDATE
// RUN: strata opt --convert-async-to-llvm %s | FileCheck %s
//
// Calls of the runtime

// CHECK-LABEL: func.func @create_value() {
// CHECK-NEXT:   %[[ZERO:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %[[GETELEMENTPTR:.*]] = llvm.getelementptr %[[ZERO]][1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:   %[[PTRTOINT:.*]] = llvm.ptrtoint %[[GETELEMENTPTR]] : !llvm.ptr to i64
// CHECK-NEXT:   %[[CALL:.*]] = call @mlirAsyncRuntimeCreateValue(%[[PTRTOINT]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @create_value() {
  %0 = async.runtime.create : !async.value<f32>
  return
}

// CHECK-LABEL: func.func @create_group() {
// CHECK-NEXT:   %[[C:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[C]] : index to i64
// CHECK-NEXT:   %[[CALL:.*]] = call @mlirAsyncRuntimeCreateGroup(%[[UNREALIZED_CONVERSION_CAST]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @create_group() {
  %c = arith.constant 1 : index
  %0 = async.runtime.create_group %c: !async.group
  return
}

// CHECK-LABEL: func.func @is_error
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: !llvm.ptr, %[[V:[a-z0-9_]+]]: !llvm.ptr, %[[G:[a-z0-9_]+]]: !llvm.ptr) -> (i1, i1, i1) {
// CHECK-NEXT:   %[[CALL:.*]] = call @mlirAsyncRuntimeIsTokenError(%[[T]]) : (!llvm.ptr) -> i1
// CHECK-NEXT:   %[[CALL_1:.*]] = call @mlirAsyncRuntimeIsValueError(%[[V]]) : (!llvm.ptr) -> i1
// CHECK-NEXT:   %[[CALL_2:.*]] = call @mlirAsyncRuntimeIsGroupError(%[[G]]) : (!llvm.ptr) -> i1
// CHECK-NEXT:   return %[[CALL]], %[[CALL_1]], %[[CALL_2]] : i1, i1, i1
// CHECK-NEXT: }
func.func @is_error(%t: !async.token, %v: !async.value<f32>, %g: !async.group) -> (i1, i1, i1) {
  %0 = async.runtime.is_error %t : !async.token
  %1 = async.runtime.is_error %v : !async.value<f32>
  %2 = async.runtime.is_error %g : !async.group
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: func.func @await
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: !llvm.ptr, %[[V:[a-z0-9_]+]]: !llvm.ptr, %[[G:[a-z0-9_]+]]: !llvm.ptr) {
// CHECK-NEXT:   call @mlirAsyncRuntimeAwaitToken(%[[T]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   call @mlirAsyncRuntimeAwaitValue(%[[V]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   call @mlirAsyncRuntimeAwaitAllInGroup(%[[G]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @await(%t: !async.token, %v: !async.value<f32>, %g: !async.group) {
  async.runtime.await %t : !async.token
  async.runtime.await %v : !async.value<f32>
  async.runtime.await %g : !async.group
  return
}

// CHECK-LABEL: func.func @add_token_to_group
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: !llvm.ptr, %[[G:[a-z0-9_]+]]: !llvm.ptr) -> index {
// CHECK-NEXT:   %[[CALL:.*]] = call @mlirAsyncRuntimeAddTokenToGroup(%[[T]], %[[G]]) : (!llvm.ptr, !llvm.ptr) -> i64
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[CALL]] : i64 to index
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST]] : index
// CHECK-NEXT: }
func.func @add_token_to_group(%t: !async.token, %g: !async.group) -> index {
  %0 = async.runtime.add_to_group %t, %g : !async.token
  return %0 : index
}

// CHECK-LABEL: func.func @refs
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: !llvm.ptr, %[[V:[a-z0-9_]+]]: !llvm.ptr, %[[G:[a-z0-9_]+]]: !llvm.ptr) {
// CHECK-NEXT:   %[[C1_I64:.*]] = arith.constant 1 : i64
// CHECK-NEXT:   call @mlirAsyncRuntimeAddRef(%[[T]], %[[C1_I64]]) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:   %[[C2_I64:.*]] = arith.constant 2 : i64
// CHECK-NEXT:   call @mlirAsyncRuntimeAddRef(%[[V]], %[[C2_I64]]) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:   %[[C3_I64:.*]] = arith.constant 3 : i64
// CHECK-NEXT:   call @mlirAsyncRuntimeDropRef(%[[G]], %[[C3_I64]]) : (!llvm.ptr, i64) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @refs(%t: !async.token, %v: !async.value<f32>, %g: !async.group) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  async.runtime.add_ref %v {count = 2 : i64} : !async.value<f32>
  async.runtime.drop_ref %g {count = 3 : i64} : !async.group
  return
}

// CHECK-LABEL: func.func @value_memref
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: !llvm.ptr, %[[M:[a-z0-9_]+]]: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[CALL:.*]] = call @mlirAsyncRuntimeGetValueStorage(%[[V]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.store %[[UNREALIZED_CONVERSION_CAST]], %[[CALL]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK-NEXT:   %[[CALL_1:.*]] = call @mlirAsyncRuntimeGetValueStorage(%[[V]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   %[[LOAD:.*]] = llvm.load %[[CALL_1]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[LOAD]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_1]] : memref<?xf32>
// CHECK-NEXT: }
func.func @value_memref(%v: !async.value<memref<?xf32>>, %m: memref<?xf32>) -> memref<?xf32> {
  async.runtime.store %m, %v : !async.value<memref<?xf32>>
  %0 = async.runtime.load %v : !async.value<memref<?xf32>>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @branches
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: i1, %[[T:[a-z0-9_]+]]: !llvm.ptr, %[[U:[a-z0-9_]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT:   cf.cond_br %[[P]], ^bb1(%[[T]] : !llvm.ptr), ^bb1(%[[U]] : !llvm.ptr)
// CHECK-NEXT: ^bb1(%[[ARG:[a-z0-9_]+]]: !llvm.ptr):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:   return %[[ARG]] : !llvm.ptr
// CHECK-NEXT: }
func.func @branches(%p: i1, %t: !async.token, %u: !async.token) -> !async.token {
  cf.cond_br %p, ^bb1(%t : !async.token), ^bb1(%u : !async.token)
^bb1(%x: !async.token):
  return %x : !async.token
}

// CHECK-LABEL: func.func private @mlirAsyncRuntimeAddRef(!llvm.ptr, i64)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeDropRef(!llvm.ptr, i64)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeCreateToken() -> !llvm.ptr

// CHECK-LABEL: func.func private @mlirAsyncRuntimeCreateValue(i64) -> !llvm.ptr

// CHECK-LABEL: func.func private @mlirAsyncRuntimeCreateGroup(i64) -> !llvm.ptr

// CHECK-LABEL: func.func private @mlirAsyncRuntimeEmplaceToken(!llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeEmplaceValue(!llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeSetTokenError(!llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeSetValueError(!llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeIsTokenError(!llvm.ptr) -> i1

// CHECK-LABEL: func.func private @mlirAsyncRuntimeIsValueError(!llvm.ptr) -> i1

// CHECK-LABEL: func.func private @mlirAsyncRuntimeIsGroupError(!llvm.ptr) -> i1

// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitToken(!llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitValue(!llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitAllInGroup(!llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeExecute(!llvm.ptr, !llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeGetValueStorage(!llvm.ptr) -> !llvm.ptr

// CHECK-LABEL: func.func private @mlirAsyncRuntimeAddTokenToGroup(!llvm.ptr, !llvm.ptr) -> i64

// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitTokenAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitValueAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimeAwaitAllInGroupAndExecute(!llvm.ptr, !llvm.ptr, !llvm.ptr)

// CHECK-LABEL: func.func private @mlirAsyncRuntimGetNumWorkerThreads() -> index
