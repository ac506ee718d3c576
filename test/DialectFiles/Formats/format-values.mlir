// Formats that tell values by how they begin, by their number, or by the text after them.
// RUN: %opt --irdl-file=%S/Inputs/format-values.irdl.mlir --split-input-file --verify-diagnostics %s | FileCheck %s

// An array does not begin with the brace of the region after it.
// CHECK:      fv.module "a" {
// CHECK-NEXT: }
fv.module "a" {
}
// CHECK:      fv.module "b" [1] attributes {c} {
// CHECK-NEXT: }
fv.module "b" [1] attributes {c} {
}

// -----

// An enumeration that is written after a word.
func.func @flags(%arg0: i32) {
  // CHECK-LABEL: func.func @flags
  // CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32)
  // CHECK: fv.add %[[ARG0]] : i32
  fv.add %arg0 : i32
  // CHECK: fv.add %[[ARG0]] wrap<nsw> : i32
  fv.add %arg0 wrap<nsw> : i32
  // CHECK: fv.add %[[ARG0]] wrap<nsw, nuw> : i32
  fv.add %arg0 wrap<nuw, nsw> : i32
  // CHECK: fv.add %[[ARG0]] : i32
  fv.add %arg0 wrap<none> : i32
  return
}

// -----

func.func @unknown_flag(%arg0: i32) {
  // expected-error@below {{expected one of [none, nsw, nuw] for wrap flags, got: fast}}
  fv.add %arg0 wrap<fast> : i32
}

// -----

func.func @no_flag(%arg0: i32) {
  // expected-error@below {{expected '<'}}
  fv.add %arg0 wrap : i32
}

// -----

// Two lists of the same length.
// CHECK: %[[VALUE:[a-z0-9_]+]], %[[FIRST:[a-z0-9_]+]]:2, %[[SECOND:[a-z0-9_]+]]:2 = fv.same : i1, i2, i3, i4, i5
%0:5 = fv.same : i1, i2, i3, i4, i5
// CHECK: %[[VALUE_0:.*]] = fv.same : i1
%1 = fv.same : i1

// -----

// expected-error@below {{expected 3 types, but found 4}}
%0:4 = fv.same : i1, i2, i3, i4

// -----

// An attribute whose text is kept is followed by the type.
// CHECK: %[[C:.*]] = fv.constant #fv.num<<7> of any kind> : i8
%0 = fv.constant #fv.num<<7> of any kind> : i8
// CHECK: fv.add %[[C]] : i8
fv.add %0 : i8

// -----

// As many results as operands, each with the type of its own.
func.func @forward(%arg0: i32, %arg1: f32) {
  // CHECK-LABEL: func.func @forward
  // CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: f32)
  // CHECK: %{{.*}}:2 = fv.forward %[[ARG0]], %[[ARG1]] : i32, f32
  %0:2 = fv.forward %arg0, %arg1 : i32, f32
  // CHECK: %{{.*}} = fv.forward %[[ARG1]] : f32
  %1 = fv.forward %arg1 : f32
  // CHECK: fv.forward{{ *$}}
  fv.forward
  return
}

// -----

func.func @forward(%arg0: i32, %arg1: f32) {
  // expected-error@below {{failed to verify that results are forwarded}}
  %0:2 = "fv.forward"(%arg0, %arg1) : (i32, f32) -> (f32, i32)
  return
}
