// RUN: %opt --allow-unregistered-dialect --canonicalize=region-simplify=aggressive %s | FileCheck %s
//
// Blocks that do the same become one; arguments that are always the same go.



// CHECK-LABEL: func.func @same(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT: %0 = arith.select %arg0, %arg2, %arg1 : i32
// CHECK-NEXT: %1 = arith.addi %arg1, %0 : i32
// CHECK-NEXT: "t.use"(%1) : (i32) -> ()
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
func.func @same(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %x, %y : i32
  "t.use"(%0) : (i32) -> ()
  cf.br ^bb3(%x : i32)
^bb2:
  %1 = arith.addi %x, %x : i32
  "t.use"(%1) : (i32) -> ()
  cf.br ^bb3(%x : i32)
^bb3(%z: i32):
  return %z : i32
}

// CHECK-LABEL: func.func @three(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT: cf.switch %arg0 : i32, [
// CHECK-NEXT: default: ^bb1(%arg1, %arg1 : i32, i32),
// CHECK-NEXT: 1: ^bb1(%arg2, %arg2 : i32, i32),
// CHECK-NEXT: 2: ^bb2
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: "t.use"(%0, %1, %1) : (i32, i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: "t.other"(%arg0, %arg2, %arg2) : (i32, i32, i32) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @three(%f: i32, %x: i32, %y: i32) {
  cf.switch %f : i32, [ default: ^bb1(%x : i32), 1: ^bb2(%y : i32), 2: ^bb3(%f : i32) ]
^bb1(%a: i32):
  "t.use"(%a, %x, %x) : (i32, i32, i32) -> ()
  return
^bb2(%b: i32):
  "t.use"(%b, %y, %y) : (i32, i32, i32) -> ()
  return
^bb3(%d: i32):
  "t.other"(%d, %y, %y) : (i32, i32, i32) -> ()
  return
}
