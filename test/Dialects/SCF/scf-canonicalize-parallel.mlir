// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s
//
// Parallel loops.

// CHECK-LABEL: func.func @par(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg4) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT: "u"(%c0, %arg4) : (index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: "u1"(%c0) : (index) -> ()
// CHECK-NEXT: scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg1, %arg1) step (%c1, %arg2) {
// CHECK-NEXT: scf.parallel (%arg6) = (%arg4) to (%arg1) step (%c1) {
// CHECK-NEXT: "u3"(%arg4, %arg5, %arg6) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg4, %arg5, %arg6) = (%arg0, %arg0, %arg0) to (%arg1, %arg1, %arg1) step (%c1, %arg2, %c1) {
// CHECK-NEXT: "u4"(%arg4, %arg5, %arg6) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.parallel (%arg4, %arg5) = (%arg0, %arg0) to (%arg1, %arg1) step (%c1, %arg2) {
// CHECK-NEXT: "x"() : () -> ()
// CHECK-NEXT: scf.parallel (%arg6) = (%arg0) to (%arg1) step (%c1) {
// CHECK-NEXT: "u5"(%arg4, %arg5, %arg6) : (index, index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: %0 = "v"(%c0) : (index) -> f32
// CHECK-NEXT: %1 = arith.addf %arg3, %0 : f32
// CHECK-NEXT: %2 = scf.parallel (%arg4) = (%c0) to (%arg1) step (%c1) init (%arg3) -> f32 {
// CHECK-NEXT: %3 = "v"(%c0) : (index) -> f32
// CHECK-NEXT: scf.reduce(%3 : f32) {
// CHECK-NEXT: ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT: %4 = arith.addf %arg5, %arg6 : f32
// CHECK-NEXT: scf.reduce.return %4 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: "use"(%1, %2) : (f32, f32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @par(%a: index, %b: index, %c: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i, %j) = (%c0, %a) to (%c1, %b) step (%c1, %c) { "u"(%i, %j) : (index, index) -> () }
  scf.parallel (%i) = (%c0) to (%c1) step (%c7) { "u1"(%i) : (index) -> () }
  scf.parallel (%i, %j) = (%c0, %c7) to (%c1, %c7) step (%c1, %c) { "u2"(%i, %j) : (index, index) -> () }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c1, %c) { scf.parallel (%k) = (%i) to (%b) step (%c1) { "u3"(%i, %j, %k) : (index, index, index) -> () } }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c1, %c) { scf.parallel (%k) = (%a) to (%b) step (%c1) { "u4"(%i, %j, %k) : (index, index, index) -> () } }
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%c1, %c) { 
    "x"() : () -> ()
    scf.parallel (%k) = (%a) to (%b) step (%c1) { "u5"(%i, %j, %k) : (index, index, index) -> () } }
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%f) -> f32 { 
   %v = "v"(%i) : (index) -> f32
   scf.reduce(%v : f32) { 
    ^bb0(%x: f32, %y: f32):
     %z = arith.addf %x, %y : f32
     scf.reduce.return %z : f32 } }
  %r2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %b) step (%c1, %c1) init (%f) -> f32 { 
   %v = "v"(%i) : (index) -> f32
   scf.reduce(%v : f32) { 
    ^bb0(%x: f32, %y: f32):
     %z = arith.addf %x, %y : f32
     scf.reduce.return %z : f32 } }
  "use"(%r, %r2) : (f32, f32) -> ()
  return
}
