// AUTOUPDATE
// RUN: strata opt --async-to-async-runtime %s | FileCheck %s
//
// Conditions and assertions in executions

// CHECK-LABEL: func.func @structured_control_flow
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[CALL:.*]] = call @async_execute_fn_0(%[[ARG0]]) : (i1) -> !async.token
// CHECK-NEXT:   async.runtime.await %[[CALL]] : !async.token
// CHECK-NEXT:   %[[IS_ERROR:.*]] = async.runtime.is_error %[[CALL]] : !async.token
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI:.*]] = arith.xori %[[IS_ERROR]], %[[TRUE]] : i1
// CHECK-NEXT:   cf.assert %[[XORI]], "Awaited async operand is in error state"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @structured_control_flow(%arg0: i1) {
  %token = async.execute {
    scf.if %arg0 {
      %t = async.execute { async.yield }
      async.await %t : !async.token
    }
    async.yield
  }
  async.await %token : !async.token
  return
}

// CHECK-LABEL: func.func @execute_asserttion
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[CALL:.*]] = call @async_execute_fn_1(%[[ARG0]]) : (i1) -> !async.token
// CHECK-NEXT:   async.runtime.await %[[CALL]] : !async.token
// CHECK-NEXT:   %[[IS_ERROR:.*]] = async.runtime.is_error %[[CALL]] : !async.token
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI:.*]] = arith.xori %[[IS_ERROR]], %[[TRUE]] : i1
// CHECK-NEXT:   cf.assert %[[XORI]], "Awaited async operand is in error state"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @execute_asserttion(%arg0: i1) {
  %token = async.execute {
    cf.assert %arg0, "error"
    async.yield
  }
  async.await %token : !async.token
  return
}

// CHECK-LABEL: func.func @assert_nested
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: i1, %[[Q:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[CALL:.*]] = call @async_execute_fn_2(%[[Q]], %[[P]]) : (i1, i1) -> !async.token
// CHECK-NEXT:   async.runtime.await %[[CALL]] : !async.token
// CHECK-NEXT:   %[[IS_ERROR:.*]] = async.runtime.is_error %[[CALL]] : !async.token
// CHECK-NEXT:   %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT:   %[[XORI:.*]] = arith.xori %[[IS_ERROR]], %[[TRUE]] : i1
// CHECK-NEXT:   cf.assert %[[XORI]], "Awaited async operand is in error state"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @assert_nested(%p: i1, %q: i1) {
  %token = async.execute {
    scf.if %p {
      cf.assert %q, "inner"
    }
    cf.assert %p, "outer"
    async.yield
  }
  async.await %token : !async.token
  return
}

// CHECK-LABEL: func.func private @async_execute_fn() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   %[[SAVE:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.resume %[[BEGIN]]
// CHECK-NEXT:   async.coro.suspend %[[SAVE]], ^bb4, ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
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
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   %[[SAVE:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.resume %[[BEGIN]]
// CHECK-NEXT:   async.coro.suspend %[[SAVE]], ^bb9, ^bb1, ^bb8
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2, ^bb5
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[CALL:.*]] = call @async_execute_fn() : () -> !async.token
// CHECK-NEXT:   %[[SAVE_1:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.await_and_resume %[[CALL]], %[[BEGIN]] : !async.token
// CHECK-NEXT:   async.coro.suspend %[[SAVE_1]], ^bb9, ^bb3, ^bb8
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[IS_ERROR:.*]] = async.runtime.is_error %[[CALL]] : !async.token
// CHECK-NEXT:   cf.cond_br %[[IS_ERROR]], ^bb6, ^bb4
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb1, ^bb4
// CHECK-NEXT:   async.runtime.set_available %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb3
// CHECK-NEXT:   async.runtime.set_error %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb7:  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb9
// CHECK-NEXT: ^bb8:  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb9
// CHECK-NEXT: ^bb9:  // 4 preds: ^bb0, ^bb2, ^bb7, ^bb8
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]] : !async.token
// CHECK-NEXT: }

// CHECK-LABEL: func.func private @async_execute_fn_1
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   %[[SAVE:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.resume %[[BEGIN]]
// CHECK-NEXT:   async.coro.suspend %[[SAVE]], ^bb6, ^bb1, ^bb5
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   async.runtime.set_available %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   async.runtime.set_error %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb0
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 3 preds: ^bb0, ^bb4, ^bb5
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]] : !async.token
// CHECK-NEXT: }

// CHECK-LABEL: func.func private @async_execute_fn_2
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1, %[[ARG1:[a-z0-9_]+]]: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   %[[SAVE:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.resume %[[BEGIN]]
// CHECK-NEXT:   async.coro.suspend %[[SAVE]], ^bb9, ^bb1, ^bb8
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb3, ^bb6
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb5, ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   async.runtime.set_available %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:   async.runtime.set_error %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb7:  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb9
// CHECK-NEXT: ^bb8:  // pred: ^bb0
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb9
// CHECK-NEXT: ^bb9:  // 3 preds: ^bb0, ^bb7, ^bb8
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]] : !async.token
// CHECK-NEXT: }
