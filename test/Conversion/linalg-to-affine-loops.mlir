// RUN: strata opt --allow-unregistered-dialect --convert-linalg-to-affine-loops %s | FileCheck %s
//
// Structured operations as affine loops.

#m = affine_map<(i, j) -> (i + j, j)>
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

// CHECK:      #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4x8xf32>, %arg1: memref<8x?xf32>, %arg2: memref<4x?xf32>, %arg3: f32, %arg4: memref<16x8xf32>, %arg5: memref<8x4xf32>, %arg6: memref<4xf32>, %arg7: memref<1x?x3xf32>, %arg8: memref<2x3x4xf32>, %arg9: memref<1x?x4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %arg1, %c1 : memref<8x?xf32>
// CHECK-NEXT:     affine.for %arg10 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg11 = 0 to %dim {
// CHECK-NEXT:         affine.for %arg12 = 0 to 8 {
// CHECK-NEXT:           %0 = affine.load %arg0[%arg10, %arg12] : memref<4x8xf32>
// CHECK-NEXT:           %1 = affine.load %arg1[%arg12, %arg11] : memref<8x?xf32>
// CHECK-NEXT:           %2 = affine.load %arg2[%arg10, %arg11] : memref<4x?xf32>
// CHECK-NEXT:           %3 = arith.mulf %0, %1 : f32
// CHECK-NEXT:           %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:           affine.store %4, %arg2[%arg10, %arg11] : memref<4x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg2, %c1 : memref<4x?xf32>
// CHECK-NEXT:     affine.for %arg10 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg11 = 0 to %dim_0 {
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg10, %arg11] : memref<4x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg10 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg11 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg10, %arg11)
// CHECK-NEXT:         %1 = affine.load %arg4[%0, %arg11] : memref<16x8xf32>
// CHECK-NEXT:         %2 = arith.index_cast %arg10 : index to i32
// CHECK-NEXT:         %3 = arith.sitofp %2 : i32 to f32
// CHECK-NEXT:         %4 = arith.addf %1, %3 : f32
// CHECK-NEXT:         affine.store %4, %arg0[%arg10, %arg11] : memref<4x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg10 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg11 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg10, %arg11] : memref<4x8xf32>
// CHECK-NEXT:         affine.store %0, %arg0[%arg10, %arg11] : memref<4x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg10 = 0 to 8 {
// CHECK-NEXT:       affine.for %arg11 = 0 to 4 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg11, %arg10] : memref<4x8xf32>
// CHECK-NEXT:         affine.store %0, %arg5[%arg10, %arg11] : memref<8x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg10 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg11 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg10, %arg11] : memref<4x8xf32>
// CHECK-NEXT:         %1 = affine.load %arg6[%arg10] : memref<4xf32>
// CHECK-NEXT:         %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:         affine.store %2, %arg6[%arg10] : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg9, %c1 : memref<1x?x4xf32>
// CHECK-NEXT:     affine.for %arg10 = 0 to 1 {
// CHECK-NEXT:       affine.for %arg11 = 0 to %dim_1 {
// CHECK-NEXT:         affine.for %arg12 = 0 to 4 {
// CHECK-NEXT:           affine.for %arg13 = 0 to 2 {
// CHECK-NEXT:             affine.for %arg14 = 0 to 3 {
// CHECK-NEXT:               %0 = affine.apply #map(%arg11, %arg13)
// CHECK-NEXT:               %1 = affine.load %arg7[%arg10, %0, %arg14] : memref<1x?x3xf32>
// CHECK-NEXT:               %2 = affine.load %arg8[%arg13, %arg14, %arg12] : memref<2x3x4xf32>
// CHECK-NEXT:               %3 = affine.load %arg9[%arg10, %arg11, %arg12] : memref<1x?x4xf32>
// CHECK-NEXT:               %4 = arith.mulf %1, %2 : f32
// CHECK-NEXT:               %5 = arith.addf %3, %4 : f32
// CHECK-NEXT:               affine.store %5, %arg9[%arg10, %arg11, %arg12] : memref<1x?x4xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
