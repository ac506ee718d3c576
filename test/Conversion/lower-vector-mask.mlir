// RUN: strata opt --allow-unregistered-dialect --lower-vector-mask %s | FileCheck %s
//
// Masks as operands of accesses.

func.func @a(%t: memref<?xf32>, %i: index, %f: f32, %m: vector<16xi1>, %v: vector<16xf32>, %tt: tensor<?xf32>, %x: vector<16xindex>, %acc: f32, %m2: vector<4x8xi1>, %t2: memref<?x?xf32>, %v2: vector<4x8xf32>) -> (vector<16xf32>, tensor<?xf32>, f32) {
  %0 = vector.mask %m { vector.transfer_read %t[%i], %f : memref<?xf32>, vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  vector.mask %m { vector.transfer_write %v, %t[%i] : vector<16xf32>, memref<?xf32> } : vector<16xi1>
  %1 = vector.mask %m { vector.transfer_write %v, %tt[%i] : vector<16xf32>, tensor<?xf32> } : vector<16xi1> -> tensor<?xf32>
  %3 = vector.mask %m { vector.reduction <add>, %v, %acc : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %4 = vector.mask %m { vector.gather %t[%i] [%x], %m, %v : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32> } : vector<16xi1> -> vector<16xf32>
  "u.u"(%4) : (vector<16xf32>) -> ()
  %5 = vector.mask %m2 { vector.transfer_read %t2[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  "u.u"(%5) : (vector<4x8xf32>) -> ()
  vector.mask %m { }  : vector<16xi1>
  vector.mask %m2 { vector.transfer_write %v2, %t2[%i, %i] : vector<4x8xf32>, memref<?x?xf32> } : vector<4x8xi1>
  return %0, %1, %3 : vector<16xf32>, tensor<?xf32>, f32
}

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: f32, %arg3: vector<16xi1>, %arg4: vector<16xf32>, %arg5: tensor<?xf32>, %arg6: vector<16xindex>, %arg7: f32, %arg8: vector<4x8xi1>, %arg9: memref<?x?xf32>, %arg10: vector<4x8xf32>) -> (vector<16xf32>, tensor<?xf32>, f32) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<16xf32>
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg2, %arg3 : memref<?xf32>, vector<16xf32>
// CHECK-NEXT:     vector.transfer_write %arg4, %arg0[%arg1], %arg3 : vector<16xf32>, memref<?xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg4, %arg5[%arg1], %arg3 : vector<16xf32>, tensor<?xf32>
// CHECK-NEXT:     %2 = vector.mask %arg3 { vector.reduction <add>, %arg4, %arg7 : vector<16xf32> into f32 } : vector<16xi1> -> f32
// CHECK-NEXT:     %3 = vector.gather %arg0[%arg1] [%arg6], %arg3, %cst : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
// CHECK-NEXT:     "u.u"(%3) : (vector<16xf32>) -> ()
// CHECK-NEXT:     %4 = vector.transfer_read %arg9[%arg1, %arg1], %arg2, %arg8 {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x8xf32>
// CHECK-NEXT:     "u.u"(%4) : (vector<4x8xf32>) -> ()
// CHECK-NEXT:     vector.transfer_write %arg10, %arg9[%arg1, %arg1], %arg8 : vector<4x8xf32>, memref<?x?xf32>
// CHECK-NEXT:     return %0, %1, %2 : vector<16xf32>, tensor<?xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
