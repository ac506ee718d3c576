// RUN: %opt --irdl-file=%S/Inputs/slices.irdl.mlir --allow-unregistered-dialect --loop-invariant-subset-hoisting --mlir-print-local-scope %s | FileCheck %s
//
// Subsets are carried by loops in place of being extracted and inserted each time.
// Slices, loops and arithmetic are described by a dialect file.

// CHECK-LABEL: func.func @basic
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[S:[a-z0-9_]+]] = d.slice %[[T]][%[[I]]] [5] : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %[[LOOP:[a-z0-9_]+]]:2 = d.loop(%[[T]], %[[S]]) {
// CHECK-NEXT: "t.condition"() : () -> ()
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG4:[a-z0-9_]+]]: tensor<5xf32>):
// CHECK-NEXT: %[[U:.*]] = "t.f"(%[[ARG4]], %[[ARG2]]) : (tensor<5xf32>, index) -> tensor<5xf32>
// CHECK-NEXT: d.yield %[[ARG3]], %[[U]] : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT: } {unroll} : tensor<?xf32>, tensor<5xf32>
// CHECK-NEXT: %[[PUT:[a-z0-9_]+]] = d.put %[[LOOP]]#1 into %[[LOOP]]#0[%[[I]]] [5] {note} : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: return %[[PUT]] : tensor<?xf32>
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
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: {{^}}%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> (tensor<?xf32>, index) {
// CHECK-NEXT: %[[FIVE:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[J:.*]] = arith.addi %[[I]], %[[FIVE]] : index
// CHECK-NEXT: %[[S:[a-z0-9_]+]] = d.slice %[[T]][%[[I]]] [5] : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %[[X:[a-z0-9_]+]] = d.slice %[[T]][%[[J]]] [6] : tensor<?xf32> -> tensor<6xf32>
// CHECK-NEXT: %[[LOOP:[a-z0-9_]+]]:4 = d.loop(%[[T]], %[[I]], %[[S]], %[[X]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG3:[a-z0-9_]+]]: index, %[[ARG4:[a-z0-9_]+]]: tensor<5xf32>, %[[ARG5:[a-z0-9_]+]]: tensor<6xf32>):
// CHECK-NEXT: %[[U:.*]] = "t.f"(%[[ARG4]]) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT: %[[LOOP_1:[a-z0-9_]+]]:2 = d.loop(%[[ARG2]], %[[ARG5]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[ARG6:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG7:[a-z0-9_]+]]: tensor<6xf32>):
// CHECK-NEXT: %[[Y:.*]] = "t.g"(%[[ARG7]]) : (tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: d.yield %[[ARG6]], %[[Y]] : tensor<?xf32>, tensor<6xf32>
// CHECK-NEXT: } : tensor<?xf32>, tensor<6xf32>
// CHECK-NEXT: %[[N:[a-z0-9_]+]] = d.next %[[ARG3]]
// CHECK-NEXT: d.yield %[[LOOP_1]]#0, %[[N]], %[[U]], %[[LOOP_1]]#1 : tensor<?xf32>, index, tensor<5xf32>, tensor<6xf32>
// CHECK-NEXT: } : tensor<?xf32>, index, tensor<5xf32>, tensor<6xf32>
// CHECK-NEXT: %[[PUT:[a-z0-9_]+]] = d.put %[[LOOP]]#3 into %[[LOOP]]#0[%[[J]]] [6] : tensor<6xf32> into tensor<?xf32>
// CHECK-NEXT: %[[PUT_1:[a-z0-9_]+]] = d.put %[[LOOP]]#2 into %[[PUT]][%[[I]]] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: return %[[PUT_1]], %[[LOOP]]#1 : tensor<?xf32>, index
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
// CHECK-LABEL: func.func @nested_overlap
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[J:[a-z0-9_]+]] = d.next %[[I]]
// CHECK-NEXT: %[[LOOP:[a-z0-9_]+]] = d.loop(%[[T]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[A:[a-z0-9_]+]]: tensor<?xf32>):
// CHECK-NEXT: %[[S:[a-z0-9_]+]] = d.slice %[[A]][%[[I]]] [5] : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %[[U:.*]] = "t.f"(%[[S]]) : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT: %[[W:[a-z0-9_]+]] = d.put %[[U]] into %[[A]][%[[I]]] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: %[[X:[a-z0-9_]+]] = d.slice %[[W]][%[[J]]] [6] : tensor<?xf32> -> tensor<6xf32>
// CHECK-NEXT: %[[LOOP_1:[a-z0-9_]+]]:2 = d.loop(%[[W]], %[[X]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[ARG3:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG4:[a-z0-9_]+]]: tensor<6xf32>):
// CHECK-NEXT: %[[Y:.*]] = "t.g"(%[[ARG4]]) : (tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT: d.yield %[[ARG3]], %[[Y]] : tensor<?xf32>, tensor<6xf32>
// CHECK-NEXT: } : tensor<?xf32>, tensor<6xf32>
// CHECK-NEXT: %[[PUT:[a-z0-9_]+]] = d.put %[[LOOP_1]]#1 into %[[LOOP_1]]#0[%[[J]]] [6] : tensor<6xf32> into tensor<?xf32>
// CHECK-NEXT: d.yield %[[PUT]] : tensor<?xf32>
// CHECK-NEXT: } : tensor<?xf32>
// CHECK-NEXT: return %[[LOOP]] : tensor<?xf32>
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
// CHECK-LABEL: func.func @subset_of_subset
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[S:[a-z0-9_]+]] = d.slice %[[T]][%[[I]]] [5] : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %[[E:[a-z0-9_]+]] = d.get %[[S]][%[[J]]] : tensor<5xf32> -> f32
// CHECK-NEXT: %[[LOOP:[a-z0-9_]+]]:3 = d.loop(%[[T]], %[[S]], %[[E]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[ARG3:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG4:[a-z0-9_]+]]: tensor<5xf32>, %[[ARG5:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[F:.*]] = "t.f"(%[[ARG5]]) : (f32) -> f32
// CHECK-NEXT: d.yield %[[ARG3]], %[[ARG4]], %[[F]] : tensor<?xf32>, tensor<5xf32>, f32
// CHECK-NEXT: } : tensor<?xf32>, tensor<5xf32>, f32
// CHECK-NEXT: %[[SET:[a-z0-9_]+]] = d.set %[[LOOP]]#2 into %[[LOOP]]#1[%[[J]]] : f32 into tensor<5xf32>
// CHECK-NEXT: %[[PUT:[a-z0-9_]+]] = d.put %[[SET]] into %[[LOOP]]#0[%[[I]]] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: return %[[PUT]] : tensor<?xf32>
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
// CHECK-LABEL: func.func @sums
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[ONE:[a-z0-9_]+]] = d.next %[[I]]
// CHECK-NEXT: %[[TWO:[a-z0-9_]+]] = d.next %[[ONE]]
// CHECK-NEXT: %[[SAME:[a-z0-9_]+]] = d.apply affine_map<(d0)[s0] -> (d0 * 2 - s0 + 2)>(%[[I]], %[[I]])
// CHECK-NEXT: %[[THREE:[a-z0-9_]+]] = d.next %[[TWO]]
// CHECK-NEXT: %[[E:[a-z0-9_]+]] = d.get %[[T]][%[[TWO]]] : tensor<?xf32> -> f32
// CHECK-NEXT: %[[LOOP:[a-z0-9_]+]]:2 = d.loop(%[[T]], %[[E]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG3:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[BEFORE:[a-z0-9_]+]] = d.get %[[ARG2]][%[[ONE]]] : tensor<?xf32> -> f32
// CHECK-NEXT: %[[BEHIND:[a-z0-9_]+]] = d.get %[[ARG2]][%[[THREE]]] : tensor<?xf32> -> f32
// CHECK-NEXT: %[[F:.*]] = "t.f"(%[[ARG3]], %[[BEFORE]], %[[BEHIND]]) : (f32, f32, f32) -> f32
// CHECK-NEXT: d.yield %[[ARG2]], %[[F]] : tensor<?xf32>, f32
// CHECK-NEXT: } : tensor<?xf32>, f32
// CHECK-NEXT: %[[SET:[a-z0-9_]+]] = d.set %[[LOOP]]#1 into %[[LOOP]]#0[%[[SAME]]] : f32 into tensor<?xf32>
// CHECK-NEXT: return %[[SET]] : tensor<?xf32>
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
// CHECK-LABEL: func.func @not_linear
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[HALF:[a-z0-9_]+]] = d.apply affine_map<(d0) -> (d0 floordiv 2)>(%[[I]])
// CHECK-NEXT: %[[AGAIN:[a-z0-9_]+]] = d.apply affine_map<(d0) -> (d0 floordiv 2)>(%[[I]])
// CHECK-NEXT: %[[BEHIND:[a-z0-9_]+]] = d.next %[[HALF]]
// CHECK-NEXT: %[[E:[a-z0-9_]+]] = d.get %[[T]][%[[HALF]]] : tensor<?xf32> -> f32
// CHECK-NEXT: %[[LOOP:[a-z0-9_]+]]:3 = d.loop(%[[T]], %[[T]], %[[E]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG3:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG4:[a-z0-9_]+]]: f32):
// CHECK-NEXT: %[[G:[a-z0-9_]+]] = d.get %[[ARG2]][%[[BEHIND]]] : tensor<?xf32> -> f32
// CHECK-NEXT: %[[E2:[a-z0-9_]+]] = d.get %[[ARG3]][%[[HALF]]] : tensor<?xf32> -> f32
// CHECK-NEXT: %[[SET:[a-z0-9_]+]] = d.set %[[E2]] into %[[ARG3]][%[[AGAIN]]] : f32 into tensor<?xf32>
// CHECK-NEXT: d.yield %[[ARG2]], %[[SET]], %[[ARG4]] : tensor<?xf32>, tensor<?xf32>, f32
// CHECK-NEXT: } : tensor<?xf32>, tensor<?xf32>, f32
// CHECK-NEXT: %[[SET_1:[a-z0-9_]+]] = d.set %[[LOOP]]#2 into %[[LOOP]]#0[%[[HALF]]] : f32 into tensor<?xf32>
// CHECK-NEXT: return %[[SET_1]] : tensor<?xf32>
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
// CHECK-LABEL: func.func @other_words
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[LOOP:[a-z0-9_]+]]:2 = d.loop(%[[T]], %[[T]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[A:[a-z0-9_]+]]: tensor<?xf32>, %[[B:[a-z0-9_]+]]: tensor<?xf32>):
// CHECK-NEXT: %[[S:[a-z0-9_]+]] = d.slice %[[A]][%[[I]]] [5] order "backwards" : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %[[W:[a-z0-9_]+]] = d.put %[[S]] into %[[A]][%[[I]]] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: %[[S2:[a-z0-9_]+]] = d.slice %[[B]][%[[I]]] [5] opaque : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %[[W2:[a-z0-9_]+]] = d.put %[[S2]] into %[[B]][%[[I]]] [5] : tensor<5xf32> into tensor<?xf32>
// CHECK-NEXT: d.yield %[[W]], %[[W2]] : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: } : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT: return %[[LOOP]]#0 : tensor<?xf32>
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
// CHECK-LABEL: func.func @terminators
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: tensor<?xf32>, %[[I:[a-z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT: %[[E:[a-z0-9_]+]] = d.get %[[T]][%[[I]]] : tensor<?xf32> -> f32
// CHECK-NEXT: %[[LOOP:[a-z0-9_]+]]:2 = d.loop(%[[T]], %[[E]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[ARG2:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG3:[a-z0-9_]+]]: f32):
// CHECK-NEXT: "t.yield"(%[[ARG2]], %[[ARG3]]) : (tensor<?xf32>, f32) -> ()
// CHECK-NEXT: } : tensor<?xf32>, f32
// CHECK-NEXT: %[[SET:[a-z0-9_]+]] = d.set %[[LOOP]]#1 into %[[LOOP]]#0[%[[I]]] : f32 into tensor<?xf32>
// CHECK-NEXT: %[[LOOP_1:[a-z0-9_]+]] = d.loop(%[[SET]]) {
// CHECK-NEXT: } {
// CHECK-NEXT: ^bb0(%[[ARG2_1:[a-z0-9_]+]]: tensor<?xf32>):
// CHECK-NEXT: %[[E_1:[a-z0-9_]+]] = d.get %[[ARG2_1]][%[[I]]] : tensor<?xf32> -> f32
// CHECK-NEXT: %[[SET_1:[a-z0-9_]+]] = d.set %[[E_1]] into %[[ARG2_1]][%[[I]]] : f32 into tensor<?xf32>
// CHECK-NEXT: d.yield_one %[[SET_1]] : tensor<?xf32>
// CHECK-NEXT: } : tensor<?xf32>
// CHECK-NEXT: return %[[LOOP_1]] : tensor<?xf32>
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
