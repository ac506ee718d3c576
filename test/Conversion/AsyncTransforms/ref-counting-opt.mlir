// AUTOUPDATE
// RUN: strata opt --async-runtime-ref-counting-opt %s | FileCheck %s
//
// References that are added and dropped

// CHECK-LABEL: func.func private @token() -> !async.token
func.func private @token() -> !async.token

// CHECK-LABEL: func.func private @consume_token(!async.token)
func.func private @consume_token(%arg0: !async.token)

// CHECK-LABEL: func.func @cancellable_operations_0
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cancellable_operations_0(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}

// CHECK-LABEL: func.func @cancellable_operations_3
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   %[[CALL:.*]] = call @token() : () -> !async.token
// CHECK-NEXT:   async.runtime.await %[[ARG0]] : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cancellable_operations_3(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  %0 = call @token() : () -> !async.token
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.await %arg0 : !async.token
  return
}

// CHECK-LABEL: func.func @not_cancellable_operations_0
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.token, %[[ARG1:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @not_cancellable_operations_0(%arg0: !async.token, %arg1: i1) {
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
^bb2:
  return
}

// CHECK-LABEL: func.func @counts
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   async.runtime.add_ref %[[ARG0]] {count = 2 : i64} : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @counts(%arg0: !async.token) {
  async.runtime.add_ref %arg0 {count = 2 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  return
}

// CHECK-LABEL: func.func @drop_first
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   async.runtime.drop_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   async.runtime.add_ref %[[ARG0]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @drop_first(%arg0: !async.token) {
  async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
  async.runtime.add_ref %arg0 {count = 1 : i64} : !async.token
  return
}

// CHECK-LABEL: func.func @between_user
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   call @consume_token(%[[A]]) : (!async.token) -> ()
// CHECK-NEXT:   async.runtime.await %[[A]] : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @between_user(%a: !async.token) {
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  call @consume_token(%a): (!async.token) -> ()
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  async.runtime.await %a : !async.token
  return
}

// CHECK-LABEL: func.func @interleaved
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !async.token) {
// CHECK-NEXT:   async.runtime.add_ref %[[A]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   call @consume_token(%[[A]]) : (!async.token) -> ()
// CHECK-NEXT:   call @consume_token(%[[A]]) : (!async.token) -> ()
// CHECK-NEXT:   async.runtime.drop_ref %[[A]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @interleaved(%a: !async.token) {
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  call @consume_token(%a): (!async.token) -> ()
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  call @consume_token(%a): (!async.token) -> ()
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  return
}

// CHECK-LABEL: func.func @if_use
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !async.token, %[[P:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   scf.if %[[P]] {
// CHECK-NEXT:     func.call @consume_token(%[[A]]) : (!async.token) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @if_use(%a: !async.token, %p: i1) {
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  scf.if %p {
    func.call @consume_token(%a): (!async.token) -> ()
  }
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  return
}

// CHECK-LABEL: func.func @resume_between
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !async.token, %[[H:[a-z0-9_]+]]: !async.coro.handle) {
// CHECK-NEXT:   async.runtime.await_and_resume %[[A]], %[[H]] : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @resume_between(%a: !async.token, %h: !async.coro.handle) {
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  async.runtime.await_and_resume %a, %h : !async.token
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  return
}

// The call may end the token.
// CHECK-LABEL: func.func @used_after_call
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: !async.token, %[[P:[a-z0-9_]+]]: i1) {
// CHECK-NEXT:   async.runtime.add_ref %[[A]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   scf.if %[[P]] {
// CHECK-NEXT:     func.call @consume_token(%[[A]]) : (!async.token) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   async.runtime.await %[[A]] : !async.token
// CHECK-NEXT:   async.runtime.drop_ref %[[A]] {count = 1 : i64} : !async.token
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @used_after_call(%a: !async.token, %p: i1) {
  async.runtime.add_ref %a {count = 1 : i64} : !async.token
  scf.if %p {
    func.call @consume_token(%a): (!async.token) -> ()
  }
  async.runtime.await %a : !async.token
  async.runtime.drop_ref %a {count = 1 : i64} : !async.token
  return
}
