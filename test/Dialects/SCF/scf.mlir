// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @f(%c: i1, %a: index, %b: index, %x: f32, %i32: i32, %t: tensor<8xf32>) {
  scf.for %i = %a to %b step %a { }
  scf.for unsigned %i = %i32 to %i32 step %i32 : i32 { } {bar = 1}
  %r = scf.for %i = %a to %b step %a iter_args(%y = %x) -> (f32) { scf.yield %y : f32 }
  %r2 = scf.for %i = %a to %b step %a iter_args(%y = %x) -> f32 { scf.yield %y : f32 }
  %r3:2 = scf.for %i = %i32 to %i32 step %i32 iter_args(%y = %x, %z = %a) -> (f32, index) : i32 { scf.yield %y, %z : f32, index } {x = 1}
  scf.if %c { }
  scf.if %c { } else { }
  scf.if %c { "a.b"() : () -> () } else { "a.b"() : () -> () } {a = 2}
  %s = scf.if %c -> f32 { scf.yield %x : f32 } else { scf.yield %x : f32 }
  %s2 = scf.if %c -> (f32) { scf.yield %x : f32 } else { scf.yield %x : f32 }
  scf.while : () -> () { scf.condition(%c) } do { scf.yield } attributes {a = 3}
  %w:2 = scf.while (%q = %a, %p = %x) : (index, f32) -> (index, f32) { scf.condition(%c) %q, %p : index, f32 } do { ^bb0(%e: index, %f: f32): scf.yield %e, %f : index, f32 }
  scf.parallel (%i, %j) = (%a, %b) to (%b, %b) step (%a, %a) { }
  %p = scf.parallel (%i) = (%a) to (%b) step (%a) init (%x) -> f32 { scf.reduce(%x : f32) { ^bb0(%l: f32, %m: f32): scf.reduce.return %l : f32 } } {b = 1}
  %e = scf.execute_region -> i32 { scf.yield %i32 : i32 }
  scf.execute_region { scf.yield } {z}
  scf.index_switch %a
  default { scf.yield }
  %sw = scf.index_switch %a {x = 1} -> i32
  case 2 { scf.yield %i32 : i32 }
  case 3 { scf.yield %i32 : i32 }
  default { scf.yield %i32 : i32 }
  return
}

// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i1, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: f32, %[[ARG4:[a-z0-9_]+]]: i32, %[[ARG5:[a-z0-9_]+]]: tensor<8xf32>)
// CHECK-NEXT: scf.for %[[ARG6:[a-z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG1]] {
// CHECK-NEXT: }
// CHECK-NEXT: scf.for unsigned %[[ARG6_1:[a-z0-9_]+]] = %[[ARG4]] to %[[ARG4]] step %[[ARG4]]  : i32 {
// CHECK-NEXT: } {bar = 1 : i64}
// CHECK-NEXT: %[[FOR:.*]] = scf.for %[[ARG6_2:[a-z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG1]] iter_args(%[[ARG7:[a-z0-9_]+]] = %[[ARG3]]) -> (f32) {
// CHECK-NEXT: scf.yield %[[ARG7]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: %[[FOR_1:.*]] = scf.for %[[ARG6_3:[a-z0-9_]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG1]] iter_args(%[[ARG7_1:[a-z0-9_]+]] = %[[ARG3]]) -> (f32) {
// CHECK-NEXT: scf.yield %[[ARG7_1]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: %[[FOR_2:[a-z0-9_]+]]:2 = scf.for %[[ARG6_4:[a-z0-9_]+]] = %[[ARG4]] to %[[ARG4]] step %[[ARG4]] iter_args(%[[ARG7_2:[a-z0-9_]+]] = %[[ARG3]], %[[ARG8:[a-z0-9_]+]] = %[[ARG1]]) -> (f32, index)  : i32 {
// CHECK-NEXT: scf.yield %[[ARG7_2]], %[[ARG8]] : f32, index
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: scf.if %[[ARG0]] {
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %[[ARG0]] {
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %[[ARG0]] {
// CHECK-NEXT: "a.b"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "a.b"() : () -> ()
// CHECK-NEXT: } {a = 2 : i64}
// CHECK-NEXT: %[[IF:.*]] = scf.if %[[ARG0]] -> (f32) {
// CHECK-NEXT: scf.yield %[[ARG3]] : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[ARG3]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: %[[IF_1:.*]] = scf.if %[[ARG0]] -> (f32) {
// CHECK-NEXT: scf.yield %[[ARG3]] : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[ARG3]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%[[ARG0]])
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } attributes {a = 3 : i64}
// CHECK-NEXT: %[[WHILE:[a-z0-9_]+]]:2 = scf.while (%[[ARG6_5:[a-z0-9_]+]] = %[[ARG1]], %[[ARG7_3:[a-z0-9_]+]] = %[[ARG3]]) : (index, f32) -> (index, f32) {
// CHECK-NEXT: scf.condition(%[[ARG0]]) %[[ARG6_5]], %[[ARG7_3]] : index, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[ARG6_6:[a-z0-9_]+]]: index, %[[ARG7_4:[a-z0-9_]+]]: f32):
// CHECK-NEXT: scf.yield %[[ARG6_6]], %[[ARG7_4]] : index, f32
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%[[ARG6_7:[a-z0-9_]+]], %[[ARG7_5:[a-z0-9_]+]]) = (%[[ARG1]], %[[ARG2]]) to (%[[ARG2]], %[[ARG2]]) step (%[[ARG1]], %[[ARG1]]) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: %[[PARALLEL:.*]] = scf.parallel (%[[ARG6_8:[a-z0-9_]+]]) = (%[[ARG1]]) to (%[[ARG2]]) step (%[[ARG1]]) init (%[[ARG3]]) -> f32 {
// CHECK-NEXT: scf.reduce(%[[ARG3]] : f32) {
// CHECK-NEXT: ^bb0(%[[ARG7_6:[a-z0-9_]+]]: f32, %[[ARG8_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT: scf.reduce.return %[[ARG7_6]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: } {b = 1 : i64}
// CHECK-NEXT: %[[EXECUTE_REGION:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT: scf.yield %[[ARG4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } {z}
// CHECK-NEXT: scf.index_switch %[[ARG1]]
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: %[[INDEX_SWITCH:.*]] = scf.index_switch %[[ARG1]] {x = 1 : i64} -> i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: scf.yield %[[ARG4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: case 3 {
// CHECK-NEXT: scf.yield %[[ARG4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %[[ARG4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return

// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: i1, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: f32, %[[ARG4:[a-z0-9_]+]]: i32, %[[ARG5:[a-z0-9_]+]]: tensor<8xf32>)
// GENERIC: "scf.for"(%[[ARG1]], %[[ARG2]], %[[ARG1]]) ({
// GENERIC: }) : (index, index, index) -> ()
// GENERIC: "scf.for"(%[[ARG4]], %[[ARG4]], %[[ARG4]]) <{unsignedCmp}> ({
// GENERIC: }) {bar = 1 : i64} : (i32, i32, i32) -> ()
// GENERIC: %[[FOR:.*]] = "scf.for"(%[[ARG1]], %[[ARG2]], %[[ARG1]], %[[ARG3]]) ({
// GENERIC: }) : (index, index, index, f32) -> f32
// GENERIC: %[[FOR_1:.*]] = "scf.for"(%[[ARG1]], %[[ARG2]], %[[ARG1]], %[[ARG3]]) ({
// GENERIC: }) : (index, index, index, f32) -> f32
// GENERIC: %[[FOR_2:[a-z0-9_]+]]:2 = "scf.for"(%[[ARG4]], %[[ARG4]], %[[ARG4]], %[[ARG3]], %[[ARG1]]) ({
// GENERIC: }) {x = 1 : i64} : (i32, i32, i32, f32, index) -> (f32, index)
// GENERIC: "scf.if"(%[[ARG0]]) ({
// GENERIC: }) : (i1) -> ()
// GENERIC: "scf.if"(%[[ARG0]]) ({
// GENERIC: }) : (i1) -> ()
// GENERIC: "scf.if"(%[[ARG0]]) ({
// GENERIC: }) {a = 2 : i64} : (i1) -> ()
// GENERIC: %[[IF:.*]] = "scf.if"(%[[ARG0]]) ({
// GENERIC: }) : (i1) -> f32
// GENERIC: %[[IF_1:.*]] = "scf.if"(%[[ARG0]]) ({
// GENERIC: }) : (i1) -> f32
// GENERIC: "scf.while"() ({
// GENERIC: "scf.condition"(%[[ARG0]]) : (i1) -> ()
// GENERIC: }) {a = 3 : i64} : () -> ()
// GENERIC: %[[WHILE:[a-z0-9_]+]]:2 = "scf.while"(%[[ARG1]], %[[ARG3]]) ({
// GENERIC: ^bb0(%[[ARG13:[a-z0-9_]+]]: index, %[[ARG14:[a-z0-9_]+]]: f32)
// GENERIC: "scf.condition"(%[[ARG0]], %[[ARG13]], %[[ARG14]]) : (i1, index, f32) -> ()
// GENERIC: }) : (index, f32) -> (index, f32)
// GENERIC: "scf.parallel"(%[[ARG1]], %[[ARG2]], %[[ARG2]], %[[ARG2]], %[[ARG1]], %[[ARG1]]) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// GENERIC: "scf.reduce"() : () -> ()
// GENERIC: }) : (index, index, index, index, index, index) -> ()
// GENERIC: %[[PARALLEL:.*]] = "scf.parallel"(%[[ARG1]], %[[ARG2]], %[[ARG1]], %[[ARG3]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
// GENERIC: "scf.reduce"(%[[ARG3]]) ({
// GENERIC: ^bb0(%[[ARG7:[a-z0-9_]+]]: f32, %[[ARG8:[a-z0-9_]+]]: f32)
// GENERIC: "scf.reduce.return"(%[[ARG7]]) : (f32) -> ()
// GENERIC: }) : (f32) -> ()
// GENERIC: }) {b = 1 : i64} : (index, index, index, f32) -> f32
// GENERIC: %[[EXECUTE_REGION:.*]] = "scf.execute_region"() ({
// GENERIC: }) : () -> i32
// GENERIC: "scf.execute_region"() ({
// GENERIC: }) {z} : () -> ()
// GENERIC: "scf.index_switch"(%[[ARG1]]) <{cases = array<i64>}> ({
// GENERIC: }) : (index) -> ()
// GENERIC: %[[INDEX_SWITCH:.*]] = "scf.index_switch"(%[[ARG1]]) <{cases = array<i64: 2, 3>}> ({
// GENERIC: }) {x = 1 : i64} : (index) -> i32
// GENERIC: }) : () -> ()
// GENERIC: }) : () -> ()
