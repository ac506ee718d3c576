// AUTOUPDATE
// RUN: strata opt --async-func-to-async-runtime %s | FileCheck %s
//
// Asynchronous functions as coroutines

// CHECK-LABEL: func.func @token_and_values
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32) -> (!async.token, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[CREATE_1:.*]] = async.runtime.create : !async.value<f32>
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %[[ADDF:.*]] = arith.addf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:   async.runtime.store %[[ADDF]], %[[CREATE_1]] : <f32>
// CHECK-NEXT:   async.runtime.set_available %[[CREATE_1]] : !async.value<f32>
// CHECK-NEXT:   async.runtime.set_available %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb3:  // no predecessors
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]], %[[CREATE_1]] : !async.token, !async.value<f32>
// CHECK-NEXT: }
async.func @token_and_values(%arg0: f32) -> (!async.token, !async.value<f32>) {
  %0 = arith.addf %arg0, %arg0 : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @double_callee
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: f32) -> (!async.token, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[CREATE_1:.*]] = async.runtime.create : !async.value<f32>
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   async.runtime.store %[[ARG0]], %[[CREATE_1]] : <f32>
// CHECK-NEXT:   async.runtime.set_available %[[CREATE_1]] : !async.value<f32>
// CHECK-NEXT:   async.runtime.set_available %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb3:  // no predecessors
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]], %[[CREATE_1]] : !async.token, !async.value<f32>
// CHECK-NEXT: }
async.func @double_callee(%arg0: f32) -> (!async.token, !async.value<f32>) {
  return %arg0 : f32
}

// CHECK-LABEL: func.func @plain_caller
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:   %[[CALL:[a-z0-9_]+]]:2 = call @double_callee(%[[A]]) : (f32) -> (!async.token, !async.value<f32>)
// CHECK-NEXT:   async.await %[[CALL]]#0 : !async.token
// CHECK-NEXT:   %[[AWAIT:.*]] = async.await %[[CALL]]#1 : !async.value<f32>
// CHECK-NEXT:   return %[[AWAIT]] : f32
// CHECK-NEXT: }
func.func @plain_caller(%a: f32) -> f32 {
  %0:2 = async.call @double_callee(%a) : (f32) -> (!async.token, !async.value<f32>)
  async.await %0#0 : !async.token
  %1 = async.await %0#1 : !async.value<f32>
  return %1 : f32
}

// CHECK-LABEL: func.func @check
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.cond_br %[[P]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   async.runtime.set_available %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   async.runtime.set_error %[[CREATE]] : !async.token
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb5:  // no predecessors
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb6:  // 2 preds: ^bb4, ^bb5
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]] : !async.token
// CHECK-NEXT: }
async.func @check(%p: i1) -> !async.token {
  cf.assert %p, "no"
  return
}

// CHECK-LABEL: func.func @nested_if
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: i1, %[[T:[a-z0-9_]+]]: !async.token) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.token
// CHECK-NEXT:   %[[ID:.*]] = async.coro.id
// CHECK-NEXT:   %[[BEGIN:.*]] = async.coro.begin %[[ID]]
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.cond_br %[[P]], ^bb2, ^bb5
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   %[[SAVE:.*]] = async.coro.save %[[BEGIN]]
// CHECK-NEXT:   async.runtime.await_and_resume %[[T]], %[[BEGIN]] : !async.token
// CHECK-NEXT:   async.coro.suspend %[[SAVE]], ^bb9, ^bb3, ^bb8
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   %[[IS_ERROR:.*]] = async.runtime.is_error %[[T]] : !async.token
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
// CHECK-NEXT: ^bb8:  // pred: ^bb2
// CHECK-NEXT:   async.coro.free %[[ID]], %[[BEGIN]]
// CHECK-NEXT:   cf.br ^bb9
// CHECK-NEXT: ^bb9:  // 3 preds: ^bb2, ^bb7, ^bb8
// CHECK-NEXT:   async.coro.end %[[BEGIN]]
// CHECK-NEXT:   return %[[CREATE]] : !async.token
// CHECK-NEXT: }
async.func @nested_if(%p: i1, %t: !async.token) -> !async.token {
  scf.if %p {
    async.await %t : !async.token
  }
  return
}

// CHECK-LABEL: func.func private @declaration(f32) -> !async.token
async.func private @declaration(f32) -> !async.token
