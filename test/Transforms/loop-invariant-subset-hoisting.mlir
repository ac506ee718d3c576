// RUN: %opt --irdl-file=%S/Inputs/slices.irdl.mlir --allow-unregistered-dialect --loop-invariant-subset-hoisting --mlir-print-local-scope %s | FileCheck %s
//
// Subsets are carried by loops in place of being extracted and inserted each time.
// Slices, loops and arithmetic are described by a dialect file.

// CHECK-LABEL: func.func @basic(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = d.slice %arg0[%arg1] [5] : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %1:2 = d.loop(%arg0, %0) {
// CHECK-NEXT: "t.condition"() : () -> ()
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg2: index, %arg3: tensor<?xf32>, %arg4: tensor<5xf32>):
// CHECK-NEXT: %3 = "t.f"(%arg4, %arg2) : (tensor<5xf32>, index) -> tensor<5xf32>
// CHECK-NEXT: d.yield %arg3, %3 : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT: } {unroll} : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT: %2 = d.put %1#1 into %1#0[%arg1] [5] {note} : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: return %2 : tensor<?xf32>
// CHECK-NEXT: }
func.func @basic(%t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %r = d.loop(%t) { "t.condition"() : () -> () } {
  ^bb0(%counter: index, %a: tensor<?xf32>):
    %s = d.slice %a[%i] [5] : tensor<?xf32> -> tensor<5xf32>
    %u = "t.f"(%s, %counter) : (tensor<5xf32>, index) -> tensor<5xf32>
    %w = d.put %u into %a[%i] [5] {note} : tensor<5xf32> into tensor<?xf32>
    d.yield %w : tensor<?xf32>
  } {unroll} : tensor<?xf32>
  return %r : tensor<?xf32>
}

// Slices apart from each other, of which one is changed in an inner loop.
// CHECK-LABEL: func.func @nested(%arg0: tensor<?xf32>, %arg1: index) -> (tensor<?xf32>, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = arith.addi %arg1, %c5 : index
// CHECK-NEXT: %1 = d.slice %arg0[%arg1] [5] : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %2 = d.slice %arg0[%0] [6] : tensor<?xf32> -> tensor<6xf32>
// CHECK-NEXT: %3:4 = d.loop(%arg0, %arg1, %1, %2) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg2: tensor<?xf32>, %arg3: index, %arg4: tensor<5xf32>, %arg5: tensor<6xf32>):
// CHECK-NEXT: %6 = "t.f"(%arg4) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT: %7:2 = d.loop(%arg2, %arg5) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg6: tensor<?xf32>, %arg7: tensor<6xf32>):
// CHECK-NEXT: %9 = "t.g"(%arg7) : (tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: d.yield %arg6, %9 : tensor<?xf32>, tensor<6xf32>
// CHECK-NEXT: } : tensor<?xf32>, tensor<6xf32>
// CHECK-NEXT: %8 = d.next %arg3
// CHECK-NEXT: d.yield %7#0, %8, %6, %7#1 : tensor<?xf32>, index, tensor<5xf32>, tensor<6xf32>
// CHECK-NEXT: } : tensor<?xf32>, index, tensor<5xf32>, tensor<6xf32>
// CHECK-NEXT: %4 = d.put %3#3 into %3#0[%0] [6] : tensor<6xf32> into tensor<?xf32>
// CHECK-NEXT: %5 = d.put %3#2 into %4[%arg1] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: return %5, %3#1 : tensor<?xf32>, index
// CHECK-NEXT: }
func.func @nested(%t: tensor<?xf32>, %i: index) -> (tensor<?xf32>, index) {
  %five = arith.constant 5 : index
  %j = arith.addi %i, %five : index
  %r:2 = d.loop(%t, %i) {} {
  ^bb0(%a: tensor<?xf32>, %k: index):
    %s = d.slice %a[%i] [5] : tensor<?xf32> -> tensor<5xf32>
    %u = "t.f"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %w = d.put %u into %a[%i] [5] : tensor<5xf32> into tensor<?xf32>
    %inner = d.loop(%w) {} {
    ^bb1(%b: tensor<?xf32>):
      %x = d.slice %b[%j] [6] : tensor<?xf32> -> tensor<6xf32>
      %y = "t.g"(%x) : (tensor<6xf32>) -> tensor<6xf32>
      %z = d.put %y into %b[%j] [6] : tensor<6xf32> into tensor<?xf32>
      d.yield %z : tensor<?xf32>
    } : tensor<?xf32>
    %n = d.next %k
    d.yield %inner, %n : tensor<?xf32>, index
  } : tensor<?xf32>, index
  return %r#0, %r#1 : tensor<?xf32>, index
}

// The inner slice overlaps the other one, which stays; it leaves its loop only.
// CHECK-LABEL: func.func @nested_overlap(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = d.next %arg1
// CHECK-NEXT: %1 = d.loop(%arg0) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg2: tensor<?xf32>):
// CHECK-NEXT: %2 = d.slice %arg2[%arg1] [5] : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %3 = "t.f"(%2) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT: %4 = d.put %3 into %arg2[%arg1] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: %5 = d.slice %4[%0] [6] : tensor<?xf32> -> tensor<6xf32>
// CHECK-NEXT: %6:2 = d.loop(%4, %5) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg3: tensor<?xf32>, %arg4: tensor<6xf32>):
// CHECK-NEXT: %8 = "t.g"(%arg4) : (tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: d.yield %arg3, %8 : tensor<?xf32>, tensor<6xf32>
// CHECK-NEXT: } : tensor<?xf32>, tensor<6xf32>
// CHECK-NEXT: %7 = d.put %6#1 into %6#0[%0] [6] : tensor<6xf32> into tensor<?xf32>
// CHECK-NEXT: d.yield %7 : tensor<?xf32>
// CHECK-NEXT: } : tensor<?xf32>
// CHECK-NEXT: return %1 : tensor<?xf32>
// CHECK-NEXT: }
func.func @nested_overlap(%t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %j = d.next %i
  %r = d.loop(%t) {} {
  ^bb0(%a: tensor<?xf32>):
    %s = d.slice %a[%i] [5] : tensor<?xf32> -> tensor<5xf32>
    %u = "t.f"(%s) : (tensor<5xf32>) -> tensor<5xf32>
    %w = d.put %u into %a[%i] [5] : tensor<5xf32> into tensor<?xf32>
    %inner = d.loop(%w) {} {
    ^bb1(%b: tensor<?xf32>):
      %x = d.slice %b[%j] [6] : tensor<?xf32> -> tensor<6xf32>
      %y = "t.g"(%x) : (tensor<6xf32>) -> tensor<6xf32>
      %z = d.put %y into %b[%j] [6] : tensor<6xf32> into tensor<?xf32>
      d.yield %z : tensor<?xf32>
    } : tensor<?xf32>
    d.yield %inner : tensor<?xf32>
  } : tensor<?xf32>
  return %r : tensor<?xf32>
}

// A slice of a slice.
// CHECK-LABEL: func.func @subset_of_subset(%arg0: tensor<?xf32>, %arg1: index, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = d.slice %arg0[%arg1] [5] : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %1 = d.get %0[%arg2] : tensor<5xf32> -> f32
// CHECK-NEXT: %2:3 = d.loop(%arg0, %0, %1) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg3: tensor<?xf32>, %arg4: tensor<5xf32>, %arg5: f32):
// CHECK-NEXT: %5 = "t.f"(%arg5) : (f32) -> f32
// CHECK-NEXT: d.yield %arg3, %arg4, %5 : tensor<?xf32>, tensor<5xf32>, f32
// CHECK-NEXT: } : tensor<?xf32>, tensor<5xf32>, f32
// CHECK-NEXT: %3 = d.set %2#2 into %2#1[%arg2] : f32 into tensor<5xf32>
// CHECK-NEXT: %4 = d.put %3 into %2#0[%arg1] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: return %4 : tensor<?xf32>
// CHECK-NEXT: }
func.func @subset_of_subset(%t: tensor<?xf32>, %i: index, %j: index) -> tensor<?xf32> {
  %r = d.loop(%t) {} {
  ^bb0(%a: tensor<?xf32>):
    %s = d.slice %a[%i] [5] : tensor<?xf32> -> tensor<5xf32>
    %e = d.get %s[%j] : tensor<5xf32> -> f32
    %f = "t.f"(%e) : (f32) -> f32
    %u = d.set %f into %s[%j] : f32 into tensor<5xf32>
    %w = d.put %u into %a[%i] [5] : tensor<5xf32> into tensor<?xf32>
    d.yield %w : tensor<?xf32>
  } : tensor<?xf32>
  return %r : tensor<?xf32>
}

// Sums are compared: i + 1 + 1, and 2 * i - i + 2. Elements next to it do not matter.
// CHECK-LABEL: func.func @sums(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = d.next %arg1
// CHECK-NEXT: %1 = d.next %0
// CHECK-NEXT: %2 = d.apply affine_map<(d0)[s0] -> (d0 * 2 - s0 + 2)>(%arg1, %arg1)
// CHECK-NEXT: %3 = d.next %1
// CHECK-NEXT: %4 = d.get %arg0[%1] : tensor<?xf32> -> f32
// CHECK-NEXT: %5:2 = d.loop(%arg0, %4) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg2: tensor<?xf32>, %arg3: f32):
// CHECK-NEXT: %7 = d.get %arg2[%0] : tensor<?xf32> -> f32
// CHECK-NEXT: %8 = d.get %arg2[%3] : tensor<?xf32> -> f32
// CHECK-NEXT: %9 = "t.f"(%arg3, %7, %8) : (f32, f32, f32) -> f32
// CHECK-NEXT: d.yield %arg2, %9 : tensor<?xf32>, f32
// CHECK-NEXT: } : tensor<?xf32>, f32
// CHECK-NEXT: %6 = d.set %5#1 into %5#0[%2] : f32 into tensor<?xf32>
// CHECK-NEXT: return %6 : tensor<?xf32>
// CHECK-NEXT: }
func.func @sums(%t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %one = d.next %i
  %two = d.next %one
  %same = d.apply affine_map<(d0)[s0] -> (d0 * 2 - s0 + 2)>(%i, %i)
  %three = d.next %two
  %r = d.loop(%t) {} {
  ^bb0(%a: tensor<?xf32>):
    %e = d.get %a[%two] : tensor<?xf32> -> f32
    %before = d.get %a[%one] : tensor<?xf32> -> f32
    %behind = d.get %a[%three] : tensor<?xf32> -> f32
    %f = "t.f"(%e, %before, %behind) : (f32, f32, f32) -> f32
    %w = d.set %f into %a[%same] : f32 into tensor<?xf32>
    d.yield %w : tensor<?xf32>
  } : tensor<?xf32>
  return %r : tensor<?xf32>
}

// A nonlinear value is only equal to itself.
// CHECK-LABEL: func.func @not_linear(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = d.apply affine_map<(d0) -> (d0 floordiv 2)>(%arg1)
// CHECK-NEXT: %1 = d.apply affine_map<(d0) -> (d0 floordiv 2)>(%arg1)
// CHECK-NEXT: %2 = d.next %0
// CHECK-NEXT: %3 = d.get %arg0[%0] : tensor<?xf32> -> f32
// CHECK-NEXT: %4:3 = d.loop(%arg0, %arg0, %3) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg2: tensor<?xf32>, %arg3: tensor<?xf32>, %arg4: f32):
// CHECK-NEXT: %6 = d.get %arg2[%2] : tensor<?xf32> -> f32
// CHECK-NEXT: %7 = d.get %arg3[%0] : tensor<?xf32> -> f32
// CHECK-NEXT: %8 = d.set %7 into %arg3[%1] : f32 into tensor<?xf32>
// CHECK-NEXT: d.yield %arg2, %8, %arg4 : tensor<?xf32>, tensor<?xf32>, f32
// CHECK-NEXT: } : tensor<?xf32>, tensor<?xf32>, f32
// CHECK-NEXT: %5 = d.set %4#2 into %4#0[%0] : f32 into tensor<?xf32>
// CHECK-NEXT: return %5 : tensor<?xf32>
// CHECK-NEXT: }
func.func @not_linear(%t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %half = d.apply affine_map<(d0) -> (d0 floordiv 2)>(%i)
  %again = d.apply affine_map<(d0) -> (d0 floordiv 2)>(%i)
  %behind = d.next %half
  %r:2 = d.loop(%t, %t) {} {
  ^bb0(%a: tensor<?xf32>, %b: tensor<?xf32>):
    %e = d.get %a[%half] : tensor<?xf32> -> f32
    %g = d.get %a[%behind] : tensor<?xf32> -> f32
    %w = d.set %e into %a[%half] : f32 into tensor<?xf32>
    %e2 = d.get %b[%half] : tensor<?xf32> -> f32
    %w2 = d.set %e2 into %b[%again] : f32 into tensor<?xf32>
    d.yield %w, %w2 : tensor<?xf32>, tensor<?xf32>
  } : tensor<?xf32>, tensor<?xf32>
  return %r#0 : tensor<?xf32>
}

// Elements in another order, and slices that the file does not declare.
// CHECK-LABEL: func.func @other_words(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %0:2 = d.loop(%arg0, %arg0) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg2: tensor<?xf32>, %arg3: tensor<?xf32>):
// CHECK-NEXT: %1 = d.slice %arg2[%arg1] [5] order "backwards" : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %2 = d.put %1 into %arg2[%arg1] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: %3 = d.slice %arg3[%arg1] [5] opaque : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %4 = d.put %3 into %arg3[%arg1] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: d.yield %2, %4 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: } : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: return %0#0 : tensor<?xf32>
// CHECK-NEXT: }
func.func @other_words(%t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %r:2 = d.loop(%t, %t) {} {
  ^bb0(%a: tensor<?xf32>, %b: tensor<?xf32>):
    %s = d.slice %a[%i] [5] order "backwards" : tensor<?xf32> -> tensor<5xf32>
    %w = d.put %s into %a[%i] [5] : tensor<5xf32> into tensor<?xf32>
    %s2 = d.slice %b[%i] [5] opaque : tensor<?xf32> -> tensor<5xf32>
    %w2 = d.put %s2 into %b[%i] [5] : tensor<5xf32> into tensor<?xf32>
    d.yield %w, %w2 : tensor<?xf32>, tensor<?xf32>
  } : tensor<?xf32>, tensor<?xf32>
  return %r#0 : tensor<?xf32>
}

// A terminator of unknown operations can have more operands; one of the dialect has
// as many as its definition says.
// CHECK-LABEL: func.func @terminators(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT: %0 = d.get %arg0[%arg1] : tensor<?xf32> -> f32
// CHECK-NEXT: %1:2 = d.loop(%arg0, %0) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg2: tensor<?xf32>, %arg3: f32):
// CHECK-NEXT: "t.yield"(%arg2, %arg3) : (tensor<?xf32>, f32) -> ()
// CHECK-NEXT: } : tensor<?xf32>, f32
// CHECK-NEXT: %2 = d.set %1#1 into %1#0[%arg1] : f32 into tensor<?xf32>
// CHECK-NEXT: %3 = d.loop(%2) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%arg2: tensor<?xf32>):
// CHECK-NEXT: %4 = d.get %arg2[%arg1] : tensor<?xf32> -> f32
// CHECK-NEXT: %5 = d.set %4 into %arg2[%arg1] : f32 into tensor<?xf32>
// CHECK-NEXT: d.yield_one %5 : tensor<?xf32>
// CHECK-NEXT: } : tensor<?xf32>
// CHECK-NEXT: return %3 : tensor<?xf32>
// CHECK-NEXT: }
func.func @terminators(%t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %r = d.loop(%t) {} {
  ^bb0(%a: tensor<?xf32>):
    %e = d.get %a[%i] : tensor<?xf32> -> f32
    %w = d.set %e into %a[%i] : f32 into tensor<?xf32>
    "t.yield"(%w) : (tensor<?xf32>) -> ()
  } : tensor<?xf32>
  %r2 = d.loop(%r) {} {
  ^bb0(%a: tensor<?xf32>):
    %e = d.get %a[%i] : tensor<?xf32> -> f32
    %w = d.set %e into %a[%i] : f32 into tensor<?xf32>
    d.yield_one %w : tensor<?xf32>
  } : tensor<?xf32>
  return %r2 : tensor<?xf32>
}
