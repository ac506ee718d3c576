// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-scf=full-unroll %s | FileCheck %s
//
// Transfers, unrolled.

func.func @read(%m: memref<?x?xf32>, %i: index, %padding: f32, %mask: vector<2x4xi1>) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %padding, %mask : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}
// Read vectors are inserted without an intermediate vector.
func.func @insert(%m: memref<8x16xf32>, %i: index, %padding: f32, %v: vector<3x2x4xf32>) -> vector<3x2x4xf32>{
  %c2 = arith.constant 2 : index
  %r = vector.transfer_read %m[%c2, %i], %padding {in_bounds = [false, true]} : memref<8x16xf32>, vector<2x4xf32>
  %s = vector.insert %r, %v[1] : vector<2x4xf32> into vector<3x2x4xf32>
  return %s : vector<3x2x4xf32>
}
func.func @extract(%m: memref<?x?x?xf32>, %i: index, %v: vector<3x2x2x4xf32>, %mask: vector<2x2x4xi1>) {
  %s = vector.extract %v[1] : vector<2x2x4xf32> from vector<3x2x2x4xf32>
  vector.transfer_write %s, %m[%i, %i, %i], %mask {in_bounds = [true, false, true]} : vector<2x2x4xf32>, memref<?x?x?xf32>
  return
}
func.func @shared_mask(%m: memref<?x?x?xf32>, %i: index, %padding: f32, %mask: vector<4x3xi1>) -> vector<4x2x3xf32> {
  %r = vector.transfer_read %m[%i, %i, %i], %padding, %mask {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d1)>} : memref<?x?x?xf32>, vector<4x2x3xf32>
  return %r : vector<4x2x3xf32>
}

// CHECK:      #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%[[M:[a-z0-9_]+]]: memref<?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<2x4xi1>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[BROADCAST:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2x4xf32>
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[I]] : index
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[CMPI]] -> (vector<2x4xf32>) {
// CHECK-NEXT:       %[[EXTRACT:.*]] = vector.extract %[[MASK]][0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:       %[[TRANSFER_READ:.*]] = vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[PADDING]], %[[EXTRACT]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %[[INSERT:.*]] = vector.insert %[[TRANSFER_READ]], %[[BROADCAST]] [0] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:       scf.yield %[[INSERT]] : vector<2x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[BROADCAST]] : vector<2x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_0:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi sgt, %[[DIM_0]], %[[APPLY]] : index
// CHECK-NEXT:     %[[IF_1:.*]] = scf.if %[[CMPI_1]] -> (vector<2x4xf32>) {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:       %[[EXTRACT_1:.*]] = vector.extract %[[MASK]][1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT:       %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[M]][%[[APPLY_1]], %[[I]]], %[[PADDING]], %[[EXTRACT_1]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %[[INSERT_1:.*]] = vector.insert %[[TRANSFER_READ_1]], %[[IF]] [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_1]] : vector<2x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF]] : vector<2x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[IF_1]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert(%[[M:[a-z0-9_]+]]: memref<8x16xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: vector<3x2x4xf32>) -> vector<3x2x4xf32> {
// CHECK-NEXT:     %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:     %[[TRANSFER_READ:.*]] = vector.transfer_read %[[M]][%[[C2]], %[[I]]], %[[PADDING]] {in_bounds = [true]} : memref<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %[[INSERT:.*]] = vector.insert %[[TRANSFER_READ]], %[[V]] [1, 0] : vector<4xf32> into vector<3x2x4xf32>
// CHECK-NEXT:     %[[TRANSFER_READ_1:.*]] = vector.transfer_read %[[M]][%[[C3]], %[[I]]], %[[PADDING]] {in_bounds = [true]} : memref<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %[[INSERT_1:.*]] = vector.insert %[[TRANSFER_READ_1]], %[[INSERT]] [1, 1] : vector<4xf32> into vector<3x2x4xf32>
// CHECK-NEXT:     return %[[INSERT_1]] : vector<3x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract(%[[M:[a-z0-9_]+]]: memref<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[V:[a-z0-9_]+]]: vector<3x2x2x4xf32>, %[[MASK:[a-z0-9_]+]]: vector<2x2x4xi1>) {
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:.*]] = memref.dim %[[M]], %[[C1]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[CMPI:.*]] = arith.cmpi sgt, %[[DIM]], %[[I]] : index
// CHECK-NEXT:     scf.if %[[CMPI]] {
// CHECK-NEXT:       %[[EXTRACT:.*]] = vector.extract %[[V]][1, 0, 0] : vector<4xf32> from vector<3x2x2x4xf32>
// CHECK-NEXT:       %[[EXTRACT_1:.*]] = vector.extract %[[MASK]][0, 0] : vector<4xi1> from vector<2x2x4xi1>
// CHECK-NEXT:       vector.transfer_write %[[EXTRACT]], %[[M]][%[[I]], %[[I]], %[[I]]], %[[EXTRACT_1]] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_0:.*]] = memref.dim %[[M]], %[[C1]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:     %[[CMPI_1:.*]] = arith.cmpi sgt, %[[DIM_0]], %[[APPLY]] : index
// CHECK-NEXT:     scf.if %[[CMPI_1]] {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:       %[[EXTRACT_2:.*]] = vector.extract %[[V]][1, 0, 1] : vector<4xf32> from vector<3x2x2x4xf32>
// CHECK-NEXT:       %[[EXTRACT_3:.*]] = vector.extract %[[MASK]][0, 1] : vector<4xi1> from vector<2x2x4xi1>
// CHECK-NEXT:       vector.transfer_write %[[EXTRACT_2]], %[[M]][%[[I]], %[[APPLY_1]], %[[I]]], %[[EXTRACT_3]] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:     %[[DIM_1:.*]] = memref.dim %[[M]], %[[C1]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[CMPI_2:.*]] = arith.cmpi sgt, %[[DIM_1]], %[[I]] : index
// CHECK-NEXT:     scf.if %[[CMPI_2]] {
// CHECK-NEXT:       %[[EXTRACT_4:.*]] = vector.extract %[[V]][1, 1, 0] : vector<4xf32> from vector<3x2x2x4xf32>
// CHECK-NEXT:       %[[EXTRACT_5:.*]] = vector.extract %[[MASK]][1, 0] : vector<4xi1> from vector<2x2x4xi1>
// CHECK-NEXT:       vector.transfer_write %[[EXTRACT_4]], %[[M]][%[[APPLY_2]], %[[I]], %[[I]]], %[[EXTRACT_5]] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_2:.*]] = memref.dim %[[M]], %[[C1]] : memref<?x?x?xf32>
// CHECK-NEXT:     %[[APPLY_3:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:     %[[CMPI_3:.*]] = arith.cmpi sgt, %[[DIM_2]], %[[APPLY_3]] : index
// CHECK-NEXT:     scf.if %[[CMPI_3]] {
// CHECK-NEXT:       %[[APPLY_4:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:       %[[EXTRACT_6:.*]] = vector.extract %[[V]][1, 1, 1] : vector<4xf32> from vector<3x2x2x4xf32>
// CHECK-NEXT:       %[[EXTRACT_7:.*]] = vector.extract %[[MASK]][1, 1] : vector<4xi1> from vector<2x2x4xi1>
// CHECK-NEXT:       vector.transfer_write %[[EXTRACT_6]], %[[M]][%[[APPLY_2]], %[[APPLY_4]], %[[I]]], %[[EXTRACT_7]] {in_bounds = [true]} : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shared_mask(%[[M:[a-z0-9_]+]]: memref<?x?x?xf32>, %[[I:[a-z0-9_]+]]: index, %[[PADDING:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<4x3xi1>) -> vector<4x2x3xf32> {
// CHECK-NEXT:     %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:     %[[BROADCAST:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<4x3x2xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[MASK]][0, 0] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF:.*]] = scf.if %[[EXTRACT]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[BROADCAST_1:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR:.*]] = scf.for %[[ARG4:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5:[a-z0-9_]+]] = %[[BROADCAST_1]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD:.*]] = memref.load %[[M]][%[[I]], %[[I]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT:.*]] = vector.insert %[[LOAD]], %[[ARG5]] [%[[ARG4]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_1:.*]] = vector.insert %[[FOR]], %[[BROADCAST]] [0, 0] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_1]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[BROADCAST]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[MASK]][0, 1] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_1:.*]] = scf.if %[[EXTRACT_1]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:       %[[BROADCAST_2:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_1:.*]] = scf.for %[[ARG4_1:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_1:[a-z0-9_]+]] = %[[BROADCAST_2]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_1:.*]] = memref.load %[[M]][%[[I]], %[[APPLY]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_2:.*]] = vector.insert %[[LOAD_1]], %[[ARG5_1]] [%[[ARG4_1]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_2]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_3:.*]] = vector.insert %[[FOR_1]], %[[IF]] [0, 1] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_3]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[MASK]][0, 2] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_2:.*]] = scf.if %[[EXTRACT_2]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[APPLY_1:.*]] = affine.apply #map1()[%[[I]]]
// CHECK-NEXT:       %[[BROADCAST_3:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_2:.*]] = scf.for %[[ARG4_2:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_2:[a-z0-9_]+]] = %[[BROADCAST_3]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_2:.*]] = memref.load %[[M]][%[[I]], %[[APPLY_1]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_4:.*]] = vector.insert %[[LOAD_2]], %[[ARG5_2]] [%[[ARG4_2]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_4]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_5:.*]] = vector.insert %[[FOR_2]], %[[IF_1]] [0, 2] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_5]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_1]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[APPLY_2:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[MASK]][1, 0] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_3:.*]] = scf.if %[[EXTRACT_3]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[BROADCAST_4:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_3:.*]] = scf.for %[[ARG4_3:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_3:[a-z0-9_]+]] = %[[BROADCAST_4]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_3:.*]] = memref.load %[[M]][%[[APPLY_2]], %[[I]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_6:.*]] = vector.insert %[[LOAD_3]], %[[ARG5_3]] [%[[ARG4_3]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_6]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_7:.*]] = vector.insert %[[FOR_3]], %[[IF_2]] [1, 0] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_7]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_2]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[MASK]][1, 1] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_4:.*]] = scf.if %[[EXTRACT_4]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[APPLY_3:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:       %[[BROADCAST_5:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_4:.*]] = scf.for %[[ARG4_4:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_4:[a-z0-9_]+]] = %[[BROADCAST_5]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_4:.*]] = memref.load %[[M]][%[[APPLY_2]], %[[APPLY_3]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_8:.*]] = vector.insert %[[LOAD_4]], %[[ARG5_4]] [%[[ARG4_4]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_8]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_9:.*]] = vector.insert %[[FOR_4]], %[[IF_3]] [1, 1] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_9]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_3]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[MASK]][1, 2] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_5:.*]] = scf.if %[[EXTRACT_5]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[APPLY_4:.*]] = affine.apply #map1()[%[[I]]]
// CHECK-NEXT:       %[[BROADCAST_6:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_5:.*]] = scf.for %[[ARG4_5:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_5:[a-z0-9_]+]] = %[[BROADCAST_6]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_5:.*]] = memref.load %[[M]][%[[APPLY_2]], %[[APPLY_4]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_10:.*]] = vector.insert %[[LOAD_5]], %[[ARG5_5]] [%[[ARG4_5]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_10]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_11:.*]] = vector.insert %[[FOR_5]], %[[IF_4]] [1, 2] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_11]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_4]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[APPLY_5:.*]] = affine.apply #map1()[%[[I]]]
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[MASK]][2, 0] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_6:.*]] = scf.if %[[EXTRACT_6]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[BROADCAST_7:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_6:.*]] = scf.for %[[ARG4_6:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_6:[a-z0-9_]+]] = %[[BROADCAST_7]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_6:.*]] = memref.load %[[M]][%[[APPLY_5]], %[[I]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_12:.*]] = vector.insert %[[LOAD_6]], %[[ARG5_6]] [%[[ARG4_6]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_12]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_13:.*]] = vector.insert %[[FOR_6]], %[[IF_5]] [2, 0] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_13]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_5]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[MASK]][2, 1] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_7:.*]] = scf.if %[[EXTRACT_7]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[APPLY_6:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:       %[[BROADCAST_8:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_7:.*]] = scf.for %[[ARG4_7:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_7:[a-z0-9_]+]] = %[[BROADCAST_8]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_7:.*]] = memref.load %[[M]][%[[APPLY_5]], %[[APPLY_6]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_14:.*]] = vector.insert %[[LOAD_7]], %[[ARG5_7]] [%[[ARG4_7]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_14]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_15:.*]] = vector.insert %[[FOR_7]], %[[IF_6]] [2, 1] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_15]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_6]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[EXTRACT_8:.*]] = vector.extract %[[MASK]][2, 2] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_8:.*]] = scf.if %[[EXTRACT_8]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[APPLY_7:.*]] = affine.apply #map1()[%[[I]]]
// CHECK-NEXT:       %[[BROADCAST_9:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_8:.*]] = scf.for %[[ARG4_8:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_8:[a-z0-9_]+]] = %[[BROADCAST_9]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_8:.*]] = memref.load %[[M]][%[[APPLY_5]], %[[APPLY_7]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_16:.*]] = vector.insert %[[LOAD_8]], %[[ARG5_8]] [%[[ARG4_8]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_16]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_17:.*]] = vector.insert %[[FOR_8]], %[[IF_7]] [2, 2] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_17]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_7]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[APPLY_8:.*]] = affine.apply #map2()[%[[I]]]
// CHECK-NEXT:     %[[EXTRACT_9:.*]] = vector.extract %[[MASK]][3, 0] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_9:.*]] = scf.if %[[EXTRACT_9]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[BROADCAST_10:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_9:.*]] = scf.for %[[ARG4_9:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_9:[a-z0-9_]+]] = %[[BROADCAST_10]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_9:.*]] = memref.load %[[M]][%[[APPLY_8]], %[[I]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_18:.*]] = vector.insert %[[LOAD_9]], %[[ARG5_9]] [%[[ARG4_9]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_18]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_19:.*]] = vector.insert %[[FOR_9]], %[[IF_8]] [3, 0] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_19]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_8]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[EXTRACT_10:.*]] = vector.extract %[[MASK]][3, 1] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_10:.*]] = scf.if %[[EXTRACT_10]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[APPLY_9:.*]] = affine.apply #map()[%[[I]]]
// CHECK-NEXT:       %[[BROADCAST_11:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_10:.*]] = scf.for %[[ARG4_10:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_10:[a-z0-9_]+]] = %[[BROADCAST_11]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_10:.*]] = memref.load %[[M]][%[[APPLY_8]], %[[APPLY_9]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_20:.*]] = vector.insert %[[LOAD_10]], %[[ARG5_10]] [%[[ARG4_10]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_20]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_21:.*]] = vector.insert %[[FOR_10]], %[[IF_9]] [3, 1] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_21]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_9]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[EXTRACT_11:.*]] = vector.extract %[[MASK]][3, 2] : i1 from vector<4x3xi1>
// CHECK-NEXT:     %[[IF_11:.*]] = scf.if %[[EXTRACT_11]] -> (vector<4x3x2xf32>) {
// CHECK-NEXT:       %[[APPLY_10:.*]] = affine.apply #map1()[%[[I]]]
// CHECK-NEXT:       %[[BROADCAST_12:.*]] = vector.broadcast %[[PADDING]] : f32 to vector<2xf32>
// CHECK-NEXT:       %[[FOR_11:.*]] = scf.for %[[ARG4_11:[a-z0-9_]+]] = %[[C0]] to %[[C2]] step %[[C1]] iter_args(%[[ARG5_11:[a-z0-9_]+]] = %[[BROADCAST_12]]) -> (vector<2xf32>) {
// CHECK-NEXT:         %[[LOAD_11:.*]] = memref.load %[[M]][%[[APPLY_8]], %[[APPLY_10]], %[[I]]] : memref<?x?x?xf32>
// CHECK-NEXT:         %[[INSERT_22:.*]] = vector.insert %[[LOAD_11]], %[[ARG5_11]] [%[[ARG4_11]]] : f32 into vector<2xf32>
// CHECK-NEXT:         scf.yield %[[INSERT_22]] : vector<2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[INSERT_23:.*]] = vector.insert %[[FOR_11]], %[[IF_10]] [3, 2] : vector<2xf32> into vector<4x3x2xf32>
// CHECK-NEXT:       scf.yield %[[INSERT_23]] : vector<4x3x2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[IF_10]] : vector<4x3x2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[IF_11]], [0, 2, 1] : vector<4x3x2xf32> to vector<4x2x3xf32>
// CHECK-NEXT:     return %[[TRANSPOSE]] : vector<4x2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
