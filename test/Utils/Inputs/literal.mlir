// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @loop(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1, %arg4 = %arg1) -> (i32, i32) {
// CHECK-NEXT: %1 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT: scf.yield %arg4, %1 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %0#1 : i32
func.func @loop(%count: index, %first: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %pair:2 = scf.for %i = %zero to %count step %one iter_args(%a = %first, %b = %first) -> (i32, i32) {
    %sum = arith.addi %a, %b : i32
    scf.yield %b, %sum : i32, i32
  }
  return %pair#1 : i32
}

// Names that no line defines are defined from the output, those of another function
// as well.
// CHECK-LABEL: func.func @undefined
// CHECK: "t.use"(%arg1, %0) : (i32, i32) -> ()
// CHECK-NOT: %1
func.func @undefined(%x: i32, %y: i32) {
  %0 = "t.def"() : () -> i32
  "t.use"(%y, %0) : (i32, i32) -> ()
  return
}

// The values of sibling regions have the same names.
// CHECK: "t.regions"() ({
// CHECK-NEXT: %0 = "t.one"() : () -> i32
// CHECK-NEXT: "t.use"(%0) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: %0 = "t.two"() : () -> i32
// CHECK-NEXT: "t.use"(%0) : (i32) -> ()
// CHECK-NEXT: })
"t.regions"() ({
  %one = "t.one"() : () -> i32
  "t.use"(%one) : (i32) -> ()
}, {
  %two = "t.two"() : () -> i32
  "t.use"(%two) : (i32) -> ()
}) : () -> ()
