// AUTOUPDATE
// RUN: strata opt --convert-async-to-llvm %s | FileCheck %s
//
// Coroutines as intrinsics

// CHECK-LABEL: llvm.func @free(!llvm.ptr)
// CHECK-LABEL: llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
// CHECK-LABEL: func.func @wait
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: !llvm.ptr, %[[V:[a-z0-9_]+]]: !llvm.ptr, %[[G:[a-z0-9_]+]]: !llvm.ptr) {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:   %[[ZERO:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %[[ID:.*]] = llvm.intr.coro.id %[[CONSTANT]], %[[ZERO]], %[[ZERO]], %[[ZERO]] : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:   %[[SIZE:.*]] = llvm.intr.coro.size : i64
// CHECK-NEXT:   %[[ALIGN:.*]] = llvm.intr.coro.align : i64
// CHECK-NEXT:   %[[ADD:.*]] = llvm.add %[[SIZE]], %[[ALIGN]] : i64
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[SUB:.*]] = llvm.sub %[[ADD]], %[[CONSTANT_1]] : i64
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[SUB_1:.*]] = llvm.sub %[[CONSTANT_2]], %[[ALIGN]] : i64
// CHECK-NEXT:   %[[AND:.*]] = llvm.and %[[SUB]], %[[SUB_1]] : i64
// CHECK-NEXT:   %[[CALL:.*]] = llvm.call @aligned_alloc(%[[ALIGN]], %[[AND]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:   %[[BEGIN:.*]] = llvm.intr.coro.begin %[[ID]], %[[CALL]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   %[[ADDRESSOF:.*]] = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:   call @mlirAsyncRuntimeAwaitTokenAndExecute(%[[T]], %[[BEGIN]], %[[ADDRESSOF]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:   %[[ADDRESSOF_1:.*]] = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:   call @mlirAsyncRuntimeAwaitValueAndExecute(%[[V]], %[[BEGIN]], %[[ADDRESSOF_1]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:   %[[ADDRESSOF_2:.*]] = llvm.mlir.addressof @__resume : !llvm.ptr
// CHECK-NEXT:   call @mlirAsyncRuntimeAwaitAllInGroupAndExecute(%[[G]], %[[BEGIN]], %[[ADDRESSOF_2]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @wait(%t: !async.token, %v: !async.value<f32>, %g: !async.group) {
  %id = async.coro.id
  %hdl = async.coro.begin %id
  async.runtime.await_and_resume %t, %hdl : !async.token
  async.runtime.await_and_resume %v, %hdl : !async.value<f32>
  async.runtime.await_and_resume %g, %hdl : !async.group
  return
}

// CHECK-LABEL: func.func @coro_free() {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:   %[[ZERO:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %[[ID:.*]] = llvm.intr.coro.id %[[CONSTANT]], %[[ZERO]], %[[ZERO]], %[[ZERO]] : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:   %[[SIZE:.*]] = llvm.intr.coro.size : i64
// CHECK-NEXT:   %[[ALIGN:.*]] = llvm.intr.coro.align : i64
// CHECK-NEXT:   %[[ADD:.*]] = llvm.add %[[SIZE]], %[[ALIGN]] : i64
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[SUB:.*]] = llvm.sub %[[ADD]], %[[CONSTANT_1]] : i64
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[SUB_1:.*]] = llvm.sub %[[CONSTANT_2]], %[[ALIGN]] : i64
// CHECK-NEXT:   %[[AND:.*]] = llvm.and %[[SUB]], %[[SUB_1]] : i64
// CHECK-NEXT:   %[[CALL:.*]] = llvm.call @aligned_alloc(%[[ALIGN]], %[[AND]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:   %[[BEGIN:.*]] = llvm.intr.coro.begin %[[ID]], %[[CALL]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   %[[FREE:.*]] = llvm.intr.coro.free %[[ID]], %[[BEGIN]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   llvm.call @free(%[[FREE]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @coro_free() {
  %0 = async.coro.id
  %1 = async.coro.begin %0
  async.coro.free %0, %1
  return
}

// CHECK-LABEL: func.func @coro_suspend() {
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:   %[[ZERO:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:   %[[ID:.*]] = llvm.intr.coro.id %[[CONSTANT]], %[[ZERO]], %[[ZERO]], %[[ZERO]] : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:   %[[SIZE:.*]] = llvm.intr.coro.size : i64
// CHECK-NEXT:   %[[ALIGN:.*]] = llvm.intr.coro.align : i64
// CHECK-NEXT:   %[[ADD:.*]] = llvm.add %[[SIZE]], %[[ALIGN]] : i64
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[SUB:.*]] = llvm.sub %[[ADD]], %[[CONSTANT_1]] : i64
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[SUB_1:.*]] = llvm.sub %[[CONSTANT_2]], %[[ALIGN]] : i64
// CHECK-NEXT:   %[[AND:.*]] = llvm.and %[[SUB]], %[[SUB_1]] : i64
// CHECK-NEXT:   %[[CALL:.*]] = llvm.call @aligned_alloc(%[[ALIGN]], %[[AND]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:   %[[BEGIN:.*]] = llvm.intr.coro.begin %[[ID]], %[[CALL]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:   %[[SAVE:.*]] = llvm.intr.coro.save %[[BEGIN]] : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = llvm.mlir.constant(false) : i1
// CHECK-NEXT:   %[[SUSPEND:.*]] = llvm.intr.coro.suspend %[[SAVE]], %[[CONSTANT_3]] : i8
// CHECK-NEXT:   %[[SEXT:.*]] = llvm.sext %[[SUSPEND]] : i8 to i32
// CHECK-NEXT:   llvm.switch %[[SEXT]] : i32, ^bb3 [
// CHECK-NEXT:     0: ^bb1,
// CHECK-NEXT:     1: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @coro_suspend() {
  %0 = async.coro.id
  %1 = async.coro.begin %0
  %2 = async.coro.save %1
  async.coro.suspend %2, ^suspend, ^resume, ^cleanup
^resume:
  return
^cleanup:
  return
^suspend:
  return
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

// CHECK-LABEL: llvm.func @__resume
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !llvm.ptr) attributes {sym_visibility = "private"} {
// CHECK-NEXT:   llvm.intr.coro.resume %[[ARG0]] : !llvm.ptr
// CHECK-NEXT:   llvm.return
// CHECK-NEXT: }
