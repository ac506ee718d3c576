// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @loop
// CHECK-SAME: (%[[COUNT:[a-z0-9_]+]]: index, %[[FIRST:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[PAIR:[a-z0-9_]+]]:2 = scf.for %[[I:[a-z0-9_]+]] = %[[ZERO]] to %[[COUNT]] step %[[ONE]] iter_args(%[[A:[a-z0-9_]+]] = %[[FIRST]], %[[B:[a-z0-9_]+]] = %[[FIRST]]) -> (i32, i32) {
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[A]], %[[B]] : i32
// CHECK-NEXT: scf.yield %[[B]], %[[SUM]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[PAIR]]#1 : i32
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
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: i32)
// CHECK: %[[DEF:.*]] = "t.def"() : () -> i32
// CHECK: "t.use"(%[[ARG1]], %[[DEF]]) : (i32, i32) -> ()
// CHECK-NOT: %1
func.func @undefined(%x: i32, %y: i32) {
  %0 = "t.def"() : () -> i32
  "t.use"(%y, %0) : (i32, i32) -> ()
  return
}

// The values of sibling regions have the same names.
// CHECK: "t.regions"() ({
// CHECK-NEXT: %[[ONE:.*]] = "t.one"() : () -> i32
// CHECK-NEXT: "t.use"(%[[ONE]]) : (i32) -> ()
// CHECK-NEXT: }, {
// CHECK-NEXT: %[[TWO:.*]] = "t.two"() : () -> i32
// CHECK-NEXT: "t.use"(%[[TWO]]) : (i32) -> ()
// CHECK-NEXT: })
"t.regions"() ({
  %one = "t.one"() : () -> i32
  "t.use"(%one) : (i32) -> ()
}, {
  %two = "t.two"() : () -> i32
  "t.use"(%two) : (i32) -> ()
}) : () -> ()
