// AUTOUPDATE
// RUN: strata opt --async-runtime-ref-counting %s | FileCheck %s
//
// References by liveness

// CHECK-LABEL: func.func private @token() -> !async.token
func.func private @token() -> !async.token

// CHECK-LABEL: func.func private @cond() -> i1
func.func private @cond() -> i1

// CHECK-LABEL: func.func private @take_token(!async.token)
func.func private @take_token(%arg0: !async.token)

// CHECK-LABEL: func.func @token_arg_no_uses
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @token_arg_no_uses(%arg0: !async.token) {
  return
}

// CHECK-LABEL: func.func @token_arg_to_func
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   call @take_token(%[[ARG0]]) : (!async.token) -> ()
// CHECK-NEXT:   async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @token_arg_to_func(%arg0: !async.token) {
  call @take_token(%arg0): (!async.token) -> ()
  return
}

// CHECK-LABEL: func.func @token_simple_return
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.token) -> !async.token {
// CHECK-NEXT:   return %[[ARG0]] : !async.token
// CHECK-NEXT: }
func.func @token_simple_return(%arg0: !async.token) -> !async.token {
  return %arg0 : !async.token
}

// CHECK-LABEL: func.func @value_operand() -> f32 {
// CHECK-NEXT:   %[[CREATE:.*]] = async.runtime.create : !async.value<f32>
// CHECK-NEXT:   async.runtime.await %[[CREATE]] : !async.value<f32>
// CHECK-NEXT:   %[[LOAD:.*]] = async.runtime.load %[[CREATE]] : <f32>
// CHECK-NEXT:   async.runtime.drop_ref %[[CREATE]] {count = 1 : i64} : !async.value<f32>
// CHECK-NEXT:   return %[[LOAD]] : f32
// CHECK-NEXT: }
func.func @value_operand() -> f32 {
  %0 = async.runtime.create : !async.value<f32>
  async.runtime.await %0 : !async.value<f32>
  %1 = async.runtime.load %0 : !async.value<f32>
  return %1 : f32
}

// CHECK-LABEL: func.func @divergent_liveness_unique_predecessor
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[TOKEN:.*]] = call @token() : () -> !async.token
// CHECK-NEXT:   cf.cond_br %[[ARG0]], ^bb2, ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   async.runtime.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[TOKEN]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   async.runtime.drop_ref %[[TOKEN]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   cf.br ^bb3
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @divergent_liveness_unique_predecessor(%arg0 : i1) {
  %token = call @token() : () -> !async.token
  cf.cond_br %arg0, ^bb2, ^bb1
^bb1:
  async.runtime.await %token : !async.token
  cf.br ^bb2
^bb2:
  return
}

// CHECK-LABEL: func.func @cfg_loop() {
// CHECK-NEXT:   %[[TOKEN:.*]] = call @token() : () -> !async.token
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   %[[C:.*]] = call @cond() : () -> i1
// CHECK-NEXT:   async.runtime.await %[[TOKEN]] : !async.token
// CHECK-NEXT:   cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   async.runtime.drop_ref %[[TOKEN]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cfg_loop() {
  %token = call @token() : () -> !async.token
  cf.br ^bb1
^bb1:
  %c = call @cond() : () -> i1
  async.runtime.await %token : !async.token
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// CHECK-LABEL: func.func @group
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index) -> index {
// CHECK-NEXT:   %[[G:.*]] = async.runtime.create_group %[[N]] : !async.group
// CHECK-NEXT:   %[[T:.*]] = call @token() : () -> !async.token
// CHECK-NEXT:   %[[I:.*]] = async.runtime.add_to_group %[[T]], %[[G]] : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[T]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   async.runtime.await %[[G]] : !async.group
// CHECK-NEXT:   async.runtime.drop_ref %[[G]] {count = 1 : i64} : !async.group
// CHECK-NEXT:   return %[[I]] : index
// CHECK-NEXT: }
func.func @group(%n: index) -> index {
  %g = async.runtime.create_group %n : !async.group
  %t = call @token() : () -> !async.token
  %i = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.await %g : !async.group
  return %i : index
}

// CHECK-LABEL: func.func @if_capture
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   %[[CALL:.*]] = call @token() : () -> !async.token
// CHECK-NEXT:   scf.if %[[P]] {
// CHECK-NEXT:     async.runtime.add_ref %[[CALL]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     func.call @take_token(%[[CALL]]) : (!async.token) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   async.runtime.drop_ref %[[CALL]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_capture(%p: i1) {
  %t = func.call @token() : () -> !async.token
  scf.if %p {
    func.call @take_token(%t): (!async.token) -> ()
  }
  return
}

// A region that yields a value from outside, and a loop that carries one, take references.
// CHECK-LABEL: func.func @yield
// CHECK-SAME: (%[[P:[a-z0-9_]+]]: i1, %[[A:[a-z0-9_]+]]: !async.token, %[[B:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[P]] -> (!async.token) {
// CHECK-NEXT:     async.runtime.add_ref %[[A]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     scf.yield %[[A]] : !async.token
// CHECK-NEXT:   } else {
// CHECK-NEXT:     async.runtime.add_ref %[[B]] {count = 1 : i64} : !async.token
// CHECK-NEXT:     scf.yield %[[B]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   async.runtime.drop_ref %[[B]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[A]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   async.runtime.await %[[IF]] : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[IF]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @yield(%p: i1, %a: !async.token, %b: !async.token) {
  %r = scf.if %p -> !async.token {
    scf.yield %a : !async.token
  } else {
    scf.yield %b : !async.token
  }
  async.runtime.await %r : !async.token
  return
}

// CHECK-LABEL: func.func @carried
// CHECK-SAME: (%[[N:[a-z0-9_]+]]: index, %[[T:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   async.runtime.add_ref %[[T]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   %[[FOR:.*]] = scf.for %[[ARG2:[a-z0-9_]+]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ARG3:[a-z0-9_]+]] = %[[T]]) -> (!async.token) {
// CHECK-NEXT:     scf.yield %[[ARG3]] : !async.token
// CHECK-NEXT:   }
// CHECK-NEXT:   async.runtime.drop_ref %[[FOR]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[T]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @carried(%n: index, %t: !async.token) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t) -> !async.token {
    scf.yield %x : !async.token
  }
  return
}
