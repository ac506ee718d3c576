// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-linalg-to-affine-loops %s | FileCheck %s
//
// Structured operations as affine loops.

#m = affine_map<(i, j) -> (i + j, j)>

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: memref<4x8xf32>, %[[B:[a-z0-9_]+]]: memref<8x?xf32>, %[[C:[a-z0-9_]+]]: memref<4x?xf32>, %[[S:[a-z0-9_]+]]: f32, %[[O:[a-z0-9_]+]]: memref<16x8xf32>, %[[T:[a-z0-9_]+]]: memref<8x4xf32>, %[[R:[a-z0-9_]+]]: memref<4xf32>, %[[CI:[a-z0-9_]+]]: memref<1x?x3xf32>, %[[CK:[a-z0-9_]+]]: memref<2x3x4xf32>, %[[CO:[a-z0-9_]+]]: memref<1x?x4xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.*]] = memref.dim %[[B]], %[[C1]] : memref<8x?xf32>
// CHECK-NEXT:   affine.for %[[ARG10:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:     affine.for %[[ARG11:[a-z0-9_]+]] = 0 to %[[DIM]] {
// CHECK-NEXT:       affine.for %[[ARG12:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:         %[[LOAD:.*]] = affine.load %[[A]][%[[ARG10]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:         %[[LOAD_1:.*]] = affine.load %[[B]][%[[ARG12]], %[[ARG11]]] : memref<8x?xf32>
// CHECK-NEXT:         %[[LOAD_2:.*]] = affine.load %[[C]][%[[ARG10]], %[[ARG11]]] : memref<4x?xf32>
// CHECK-NEXT:         %[[MULF:.*]] = arith.mulf %[[LOAD]], %[[LOAD_1]] : f32
// CHECK-NEXT:         %[[ADDF:.*]] = arith.addf %[[LOAD_2]], %[[MULF]] : f32
// CHECK-NEXT:         affine.store %[[ADDF]], %[[C]][%[[ARG10]], %[[ARG11]]] : memref<4x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM_0:.*]] = memref.dim %[[C]], %[[C1]] : memref<4x?xf32>
// CHECK-NEXT:   affine.for %[[ARG10_1:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:     affine.for %[[ARG11_1:[a-z0-9_]+]] = 0 to %[[DIM_0]] {
// CHECK-NEXT:       affine.store %[[S]], %[[C]][%[[ARG10_1]], %[[ARG11_1]]] : memref<4x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG10_2:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:     affine.for %[[ARG11_2:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:       %[[APPLY:.*]] = affine.apply #map(%[[ARG10_2]], %[[ARG11_2]])
// CHECK-NEXT:       %[[LOAD_3:.*]] = affine.load %[[O]][%[[APPLY]], %[[ARG11_2]]] : memref<16x8xf32>
// CHECK-NEXT:       %[[K:.*]] = arith.index_cast %[[ARG10_2]] : index to i32
// CHECK-NEXT:       %[[F:.*]] = arith.sitofp %[[K]] : i32 to f32
// CHECK-NEXT:       %[[ADDF_1:.*]] = arith.addf %[[LOAD_3]], %[[F]] : f32
// CHECK-NEXT:       affine.store %[[ADDF_1]], %[[A]][%[[ARG10_2]], %[[ARG11_2]]] : memref<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG10_3:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:     affine.for %[[ARG11_3:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:       %[[LOAD_4:.*]] = affine.load %[[A]][%[[ARG10_3]], %[[ARG11_3]]] : memref<4x8xf32>
// CHECK-NEXT:       affine.store %[[LOAD_4]], %[[A]][%[[ARG10_3]], %[[ARG11_3]]] : memref<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG10_4:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:     affine.for %[[ARG11_4:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       %[[LOAD_5:.*]] = affine.load %[[A]][%[[ARG11_4]], %[[ARG10_4]]] : memref<4x8xf32>
// CHECK-NEXT:       affine.store %[[LOAD_5]], %[[T]][%[[ARG10_4]], %[[ARG11_4]]] : memref<8x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   affine.for %[[ARG10_5:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:     affine.for %[[ARG11_5:[a-z0-9_]+]] = 0 to 8 {
// CHECK-NEXT:       %[[LOAD_6:.*]] = affine.load %[[A]][%[[ARG10_5]], %[[ARG11_5]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[LOAD_7:.*]] = affine.load %[[R]][%[[ARG10_5]]] : memref<4xf32>
// CHECK-NEXT:       %[[ADDF_2:.*]] = arith.addf %[[LOAD_6]], %[[LOAD_7]] : f32
// CHECK-NEXT:       affine.store %[[ADDF_2]], %[[R]][%[[ARG10_5]]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM_1:.*]] = memref.dim %[[CO]], %[[C1]] : memref<1x?x4xf32>
// CHECK-NEXT:   affine.for %[[ARG10_6:[a-z0-9_]+]] = 0 to 1 {
// CHECK-NEXT:     affine.for %[[ARG11_6:[a-z0-9_]+]] = 0 to %[[DIM_1]] {
// CHECK-NEXT:       affine.for %[[ARG12_1:[a-z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:         affine.for %[[ARG13:[a-z0-9_]+]] = 0 to 2 {
// CHECK-NEXT:           affine.for %[[ARG14:[a-z0-9_]+]] = 0 to 3 {
// CHECK-NEXT:             %[[APPLY_1:.*]] = affine.apply #map(%[[ARG11_6]], %[[ARG13]])
// CHECK-NEXT:             %[[LOAD_8:.*]] = affine.load %[[CI]][%[[ARG10_6]], %[[APPLY_1]], %[[ARG14]]] : memref<1x?x3xf32>
// CHECK-NEXT:             %[[LOAD_9:.*]] = affine.load %[[CK]][%[[ARG13]], %[[ARG14]], %[[ARG12_1]]] : memref<2x3x4xf32>
// CHECK-NEXT:             %[[LOAD_10:.*]] = affine.load %[[CO]][%[[ARG10_6]], %[[ARG11_6]], %[[ARG12_1]]] : memref<1x?x4xf32>
// CHECK-NEXT:             %[[MULF_1:.*]] = arith.mulf %[[LOAD_8]], %[[LOAD_9]] : f32
// CHECK-NEXT:             %[[ADDF_3:.*]] = arith.addf %[[LOAD_10]], %[[MULF_1]] : f32
// CHECK-NEXT:             affine.store %[[ADDF_3]], %[[CO]][%[[ARG10_6]], %[[ARG11_6]], %[[ARG12_1]]] : memref<1x?x4xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: memref<4x8xf32>, %b: memref<8x?xf32>, %c: memref<4x?xf32>, %s: f32, %o: memref<16x8xf32>, %t: memref<8x4xf32>, %r: memref<4xf32>, %ci: memref<1x?x3xf32>, %ck: memref<2x3x4xf32>, %co: memref<1x?x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x?xf32>) outs(%c : memref<4x?xf32>)
  linalg.fill ins(%s : f32) outs(%c : memref<4x?xf32>)
  linalg.generic {indexing_maps = [#m, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "reduction"]} ins(%o : memref<16x8xf32>) outs(%a : memref<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %z = arith.addf %x, %f : f32
    linalg.yield %z : f32
  }
  linalg.copy ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  linalg.transpose ins(%a : memref<4x8xf32>) outs(%t : memref<8x4xf32>) permutation = [1, 0]
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%r : memref<4xf32>) dimensions = [1] (%in: f32, %init: f32) { 
    %0 = arith.addf %in, %init : f32
    linalg.yield %0 : f32 }
  linalg.conv_1d_nwc_wcf ins(%ci, %ck : memref<1x?x3xf32>, memref<2x3x4xf32>) outs(%co : memref<1x?x4xf32>)
  return
}
