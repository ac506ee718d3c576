// RUN: %opt --allow-unregistered-dialect --sccp %s | FileCheck %s
//
// An operation that stays although some of its results are constants: constants for those that are
// used are created right before it, and their consequences are not computed.

// CHECK-LABEL: func @static
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[STRIDE:.*]] = arith.constant 8 : index
// CHECK-NEXT: memref.extract_strided_metadata
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[C4]], %[[STRIDE]] : index
// CHECK-NEXT: return %[[C3]], %[[C4]], %[[C8]], %[[STRIDE]], %[[SUM]]
func.func @static(%m: memref<4x8xf32, strided<[8, 1], offset: 3>>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x8xf32, strided<[8, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  %x = arith.addi %s#0, %t#0 : index
  return %o, %s#0, %s#1, %t#0, %x : index, index, index, index, index
}
// CHECK-LABEL: func @dynamic
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %{{.*}}, %{{.*}}, %[[SIZES:.*]]:2, %{{.*}}:2 = memref.extract_strided_metadata
// CHECK-NEXT: return %[[C4]], %[[SIZES]]#1
func.func @dynamic(%m: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %s#0, %s#1 : index, index
}
// CHECK-LABEL: func @unused
// CHECK-NEXT: memref.extract_strided_metadata
func.func @unused(%m: memref<4x8xf32>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  return
}
// Code that is not executed is left as it is.
// CHECK-LABEL: func @unreachable
// CHECK: ^bb1:
// CHECK-NEXT: %{{.*}}, %{{.*}}, %[[SIZES:.*]]:2, %{{.*}}:2 = memref.extract_strided_metadata
// CHECK-NEXT: "test.use"(%[[SIZES]]#0)
func.func @unreachable(%m: memref<4x8xf32>) {
  %no = arith.constant false
  cf.cond_br %no, ^bb1, ^bb2
^bb1:
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  "test.use"(%s#0) : (index) -> ()
  cf.br ^bb2
^bb2:
  return
}
