// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --lower-vector-mask %s | FileCheck %s
//
// Masks as operands of accesses.

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[T:[a-z0-9_]+]]: memref<?xf32>, %[[I:[a-z0-9_]+]]: index, %[[F:[a-z0-9_]+]]: f32, %[[M:[a-z0-9_]+]]: vector<16xi1>, %[[V:[a-z0-9_]+]]: vector<16xf32>, %[[TT:[a-z0-9_]+]]: tensor<?xf32>, %[[X:[a-z0-9_]+]]: vector<16xindex>, %[[ACC:[a-z0-9_]+]]: f32, %[[M2:[a-z0-9_]+]]: vector<4x8xi1>, %[[T2:[a-z0-9_]+]]: memref<?x?xf32>, %[[V2:[a-z0-9_]+]]: vector<4x8xf32>) -> (vector<16xf32>, tensor<?xf32>, f32) {
// CHECK-NEXT:   %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<16xf32>
// CHECK-NEXT:   %[[TRANSFER_READ:.*]] = vector.transfer_read %[[T]][%[[I]]], %[[F]], %[[M]] : memref<?xf32>, vector<16xf32>
// CHECK-NEXT:   vector.transfer_write %[[V]], %[[T]][%[[I]]], %[[M]] : vector<16xf32>, memref<?xf32>
// CHECK-NEXT:   %[[TRANSFER_WRITE:.*]] = vector.transfer_write %[[V]], %[[TT]][%[[I]]], %[[M]] : vector<16xf32>, tensor<?xf32>
// CHECK-NEXT:   %[[MASK:.*]] = vector.mask %[[M]] { vector.reduction <add>, %[[V]], %[[ACC]] : vector<16xf32> into f32 } : vector<16xi1> -> f32
// CHECK-NEXT:   %[[GATHER:.*]] = vector.gather %[[T]][%[[I]]] [%[[X]]], %[[M]], %[[CST]] : memref<?xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
// CHECK-NEXT:   "u.u"(%[[GATHER]]) : (vector<16xf32>) -> ()
// CHECK-NEXT:   %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[T2]][%[[I]], %[[I]]], %[[F]], %[[M2]] {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x8xf32>
// CHECK-NEXT:   "u.u"(%[[TRANSFER_READ_1]]) : (vector<4x8xf32>) -> ()
// CHECK-NEXT:   vector.transfer_write %[[V2]], %[[T2]][%[[I]], %[[I]]], %[[M2]] : vector<4x8xf32>, memref<?x?xf32>
// CHECK-NEXT:   return %[[TRANSFER_READ]], %[[TRANSFER_WRITE]], %[[MASK]] : vector<16xf32>, tensor<?xf32>, f32
// CHECK-NEXT: }
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
