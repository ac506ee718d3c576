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
// CHECK-NEXT: scf.for %arg6 = %arg1 to %arg2 step %arg1 {
// CHECK-NEXT: }
// CHECK-NEXT: scf.for unsigned %arg6 = %arg4 to %arg4 step %arg4  : i32 {
// CHECK-NEXT: } {bar = 1 : i64}
// CHECK-NEXT: %0 = scf.for %arg6 = %arg1 to %arg2 step %arg1 iter_args(%arg7 = %arg3) -> (f32) {
// CHECK-NEXT: scf.yield %arg7 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %1 = scf.for %arg6 = %arg1 to %arg2 step %arg1 iter_args(%arg7 = %arg3) -> (f32) {
// CHECK-NEXT: scf.yield %arg7 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %2:2 = scf.for %arg6 = %arg4 to %arg4 step %arg4 iter_args(%arg7 = %arg3, %arg8 = %arg1) -> (f32, index)  : i32 {
// CHECK-NEXT: scf.yield %arg7, %arg8 : f32, index
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "a.b"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "a.b"() : () -> ()
// CHECK-NEXT: } {a = 2 : i64}
// CHECK-NEXT: %3 = scf.if %arg0 -> (f32) {
// CHECK-NEXT: scf.yield %arg3 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: %4 = scf.if %arg0 -> (f32) {
// CHECK-NEXT: scf.yield %arg3 : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } attributes {a = 3 : i64}
// CHECK-NEXT: %5:2 = scf.while (%arg6 = %arg1, %arg7 = %arg3) : (index, f32) -> (index, f32) {
// CHECK-NEXT: scf.condition(%arg0) %arg6, %arg7 : index, f32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%arg6: index, %arg7: f32):
// CHECK-NEXT: scf.yield %arg6, %arg7 : index, f32
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg6, %arg7) = (%arg1, %arg2) to (%arg2, %arg2) step (%arg1, %arg1) {
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: %6 = scf.parallel (%arg6) = (%arg1) to (%arg2) step (%arg1) init (%arg3) -> f32 {
// CHECK-NEXT: scf.reduce(%arg3 : f32) {
// CHECK-NEXT: ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT: scf.reduce.return %arg7 : f32
// CHECK-NEXT: }
// CHECK-NEXT: } {b = 1 : i64}
// CHECK-NEXT: %7 = scf.execute_region -> i32 {
// CHECK-NEXT: scf.yield %arg4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } {z}
// CHECK-NEXT: scf.index_switch %arg1
// CHECK-NEXT: default {
// CHECK-NEXT: }
// CHECK-NEXT: %8 = scf.index_switch %arg1 {x = 1 : i64} -> i32
// CHECK-NEXT: case 2 {
// CHECK-NEXT: scf.yield %arg4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: case 3 {
// CHECK-NEXT: scf.yield %arg4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %arg4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return

// GENERIC: "scf.for"(%arg1, %arg2, %arg1) ({
// GENERIC: }) : (index, index, index) -> ()
// GENERIC: "scf.for"(%arg4, %arg4, %arg4) <{unsignedCmp}> ({
// GENERIC: }) {bar = 1 : i64} : (i32, i32, i32) -> ()
// GENERIC: %0 = "scf.for"(%arg1, %arg2, %arg1, %arg3) ({
// GENERIC: }) : (index, index, index, f32) -> f32
// GENERIC: %1 = "scf.for"(%arg1, %arg2, %arg1, %arg3) ({
// GENERIC: }) : (index, index, index, f32) -> f32
// GENERIC: %2:2 = "scf.for"(%arg4, %arg4, %arg4, %arg3, %arg1) ({
// GENERIC: }) {x = 1 : i64} : (i32, i32, i32, f32, index) -> (f32, index)
// GENERIC: "scf.if"(%arg0) ({
// GENERIC: }) : (i1) -> ()
// GENERIC: "scf.if"(%arg0) ({
// GENERIC: }) : (i1) -> ()
// GENERIC: "scf.if"(%arg0) ({
// GENERIC: }) {a = 2 : i64} : (i1) -> ()
// GENERIC: %3 = "scf.if"(%arg0) ({
// GENERIC: }) : (i1) -> f32
// GENERIC: %4 = "scf.if"(%arg0) ({
// GENERIC: }) : (i1) -> f32
// GENERIC: "scf.while"() ({
// GENERIC: "scf.condition"(%arg0) : (i1) -> ()
// GENERIC: }) {a = 3 : i64} : () -> ()
// GENERIC: %5:2 = "scf.while"(%arg1, %arg3) ({
// GENERIC: "scf.condition"(%arg0, %arg13, %arg14) : (i1, index, f32) -> ()
// GENERIC: }) : (index, f32) -> (index, f32)
// GENERIC: "scf.parallel"(%arg1, %arg2, %arg2, %arg2, %arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
// GENERIC: "scf.reduce"() : () -> ()
// GENERIC: }) : (index, index, index, index, index, index) -> ()
// GENERIC: %6 = "scf.parallel"(%arg1, %arg2, %arg1, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
// GENERIC: "scf.reduce"(%arg3) ({
// GENERIC: "scf.reduce.return"(%arg7) : (f32) -> ()
// GENERIC: }) : (f32) -> ()
// GENERIC: }) {b = 1 : i64} : (index, index, index, f32) -> f32
// GENERIC: %7 = "scf.execute_region"() ({
// GENERIC: }) : () -> i32
// GENERIC: "scf.execute_region"() ({
// GENERIC: }) {z} : () -> ()
// GENERIC: "scf.index_switch"(%arg1) <{cases = array<i64>}> ({
// GENERIC: }) : (index) -> ()
// GENERIC: %8 = "scf.index_switch"(%arg1) <{cases = array<i64: 2, 3>}> ({
// GENERIC: }) {x = 1 : i64} : (index) -> i32
// GENERIC: }) : () -> ()
// GENERIC: }) : () -> ()
