// AUTOUPDATE
// RUN: strata opt --async-to-async-runtime %s | FileCheck %s
//
// Executions as coroutines: a dependency and values

// CHECK-LABEL: func.func @async_execute_token_dependency
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: memref<1xf32>) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[CALL:.*]] = call @async_execute_fn(%[[ARG0]], %[[ARG1]]) : (f32, memref<1xf32>) -> !async.token
// CHECK-NEXT:   %[[CALL_1:.*]] = call @async_execute_fn_0(%[[CALL]], %[[ARG0]], %[[ARG1]]) : (!async.token, f32, memref<1xf32>) -> !async.token
// CHECK-NEXT:   async.runtime.await %[[CALL_1]] : !async.token
// CHECK-NEXT:   %[[IS_ERROR:.*]] = async.runtime.is_error %[[CALL_1]] : !async.token
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI:.*]] = arith.xori %[[IS_ERROR]], %[[TRUE]] : i1
// CHECK-NEXT:   cf.assert %[[XORI]], "Awaited async operand is in error state"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @async_execute_token_dependency(%arg0: f32, %arg1: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %token = async.execute {
    memref.store %arg0, %arg1[%c0] : memref<1xf32>
    async.yield
  }
  %token_0 = async.execute [%token] {
    memref.store %arg0, %arg1[%c0] : memref<1xf32>
    async.yield
  }
  async.await %token_0 : !async.token
  return
}

// CHECK-LABEL: func.func @multi_results() -> (f32, i32) {
// CHECK-NEXT:   %[[CALL:[a-z0-9_]+]]:3 = call @async_execute_fn_1() : () -> (!async.token, !async.value<f32>, !async.value<i32>)
// CHECK-NEXT:   async.runtime.await %[[CALL]]#0 : !async.token
// CHECK-NEXT:   %[[IS_ERROR:.*]] = async.runtime.is_error %[[CALL]]#0 : !async.token
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI:.*]] = arith.xori %[[IS_ERROR]], %[[TRUE]] : i1
// CHECK-NEXT:   cf.assert %[[XORI]], "Awaited async operand is in error state"
// CHECK-NEXT:   async.runtime.await %[[CALL]]#1 : !async.value<f32>
// CHECK-NEXT:   %[[IS_ERROR_1:.*]] = async.runtime.is_error %[[CALL]]#1 : !async.value<f32>
// CHECK-NEXT:   %[[TRUE_0:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI_1:.*]] = arith.xori %[[IS_ERROR_1]], %[[TRUE_0]] : i1
// CHECK-NEXT:   cf.assert %[[XORI_1]], "Awaited async operand is in error state"
// CHECK-NEXT:   %[[LOAD:.*]] = async.runtime.load %[[CALL]]#1 : <f32>
// CHECK-NEXT:   async.runtime.await %[[CALL]]#2 : !async.value<i32>
// CHECK-NEXT:   %[[IS_ERROR_2:.*]] = async.runtime.is_error %[[CALL]]#2 : !async.value<i32>
// CHECK-NEXT:   %[[TRUE_1:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI_2:.*]] = arith.xori %[[IS_ERROR_2]], %[[TRUE_1]] : i1
// CHECK-NEXT:   cf.assert %[[XORI_2]], "Awaited async operand is in error state"
// CHECK-NEXT:   %[[LOAD_1:.*]] = async.runtime.load %[[CALL]]#2 : <i32>
// CHECK-NEXT:   return %[[LOAD]], %[[LOAD_1]] : f32, i32
// CHECK-NEXT: }
func.func @multi_results() -> (f32, i32) {
  %t, %a, %b = async.execute -> (!async.value<f32>, !async.value<i32>) {
    %c = arith.constant 1.0 : f32
    %d = arith.constant 2 : i32
    async.yield %c, %d : f32, i32
  }
  async.await %t : !async.token
  %0 = async.await %a : !async.value<f32>
  %1 = async.await %b : !async.value<i32>
  return %0, %1 : f32, i32
}

// CHECK-LABEL: func.func private @async_execute_fn(
// CHECK-SAME: {{^}}%[[ARG0:[a-z0-9_]+]]: f32, %[[ARG1:[a-z0-9_]+]]: memref<1xf32>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   %[[SAVE:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.resume %[[BEGIN]]
// CHECK-NEXT:   async.coro.suspend %[[SAVE]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[ARG0]], %[[ARG1]][%[[C0]]] : memref<1xf32>
// CHECK-NEXT:   async.runtime.set_available %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]] : !async.token
// CHECK-NEXT: }

// CHECK-LABEL: func.func private @async_execute_fn_0
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.token, %[[ARG1:[a-z0-9_]+]]: f32, %[[ARG2:[a-z0-9_]+]]: memref<1xf32>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   %[[SAVE:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.resume %[[BEGIN]]
// CHECK-NEXT:   async.coro.suspend %[[SAVE]], ^bb7, ^bb1, ^bb6
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[SAVE_1:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.await_and_resume %[[ARG0]], %[[BEGIN]] : !async.token
// CHECK-NEXT:   async.coro.suspend %[[SAVE_1]], ^bb7, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[IS_ERROR:.*]] = async.runtime.is_error %[[ARG0]] : !async.token
// CHECK-NEXT:   cf.cond_br %[[IS_ERROR]], ^bb4, ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   memref.store %[[ARG1]], %[[ARG2]][%[[C0]]] : memref<1xf32>
// CHECK-NEXT:   async.runtime.set_available %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb2
// CHECK-NEXT:   async.runtime.set_error %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]] : !async.token
// CHECK-NEXT: }

// CHECK-LABEL: func.func private @async_execute_fn_1() -> (!async.token, !async.value<f32>, !async.value<i32>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[CREATE_1:.*]] = async.runtime.create : !async.value<f32>
// CHECK-NEXT:   %[[CREATE_2:.*]] = async.runtime.create : !async.value<i32>
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   %[[SAVE:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.resume %[[BEGIN]]
// CHECK-NEXT:   async.coro.suspend %[[SAVE]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %[[C2_I32:.*]] = arith.constant 2 : i32
// CHECK-NEXT:   async.runtime.store %[[CST]], %[[CREATE_1]] : <f32>
// CHECK-NEXT:   async.runtime.set_available %[[CREATE_1]] : !async.value<f32>
// CHECK-NEXT:   async.runtime.store %[[C2_I32]], %[[CREATE_2]] : <i32>
// CHECK-NEXT:   async.runtime.set_available %[[CREATE_2]] : !async.value<i32>
// CHECK-NEXT:   async.runtime.set_available %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]], %[[CREATE_1]], %[[CREATE_2]] : !async.token, !async.value<f32>, !async.value<i32>
// CHECK-NEXT: }
