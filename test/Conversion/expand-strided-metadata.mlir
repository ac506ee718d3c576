// RUN: strata opt --allow-unregistered-dialect --expand-strided-metadata %s | FileCheck %s
//
// Views as casts of their bases.

func.func @f(%m: memref<8x8xf32>, %d: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %j: index, %dy: memref<?x?xf32>) {
  %s = memref.subview %m[2, 0][4, 4][1, 2] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 2], offset: 16>>
  %s2 = memref.subview %d[%i, 1][%j, 4][2, %i] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  %s3 = memref.subview %m[%i, 0][1, 4][1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
  "foo.a"(%s, %s2, %s3) : (memref<4x4xf32, strided<[8, 2], offset: 16>>, memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) -> ()
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32> into memref<2x4x8xf32>
  %e2 = memref.expand_shape %dy [[0, 1], [2]] output_shape [%i, 4, %j] : memref<?x?xf32> into memref<?x4x?xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %c2 = memref.collapse_shape %dy [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  "foo.b"(%e, %e2, %c, %c2) : (memref<2x4x8xf32>, memref<?x4x?xf32>, memref<64xf32>, memref<?xf32>) -> ()
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %s2 : memref<?x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  "foo.c"(%base, %off, %sz#0, %sz#1, %st#0, %st#1) : (memref<f32>, index, index, index, index, index) -> ()
  %al = memref.alloc(%i) : memref<?x4xf32>
  %base2, %off2, %sz2:2, %st2:2 = memref.extract_strided_metadata %al : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  "foo.c"(%base2, %off2, %sz2#0, %sz2#1, %st2#0, %st2#1) : (memref<f32>, index, index, index, index, index) -> ()
  return
}

// CHECK:      #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 8)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<8x8xf32>, %arg1: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg2: index, %arg3: index, %arg4: memref<?x?xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [16], sizes: [4, 4], strides: [8, 2] : memref<f32> to memref<4x4xf32, strided<[8, 2], offset: 16>>
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2:2, %strides_3:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %0 = affine.apply #map()[%strides_3#0]
// CHECK-NEXT:     %1 = affine.apply #map1()[%offset_1, %arg2, %strides_3#0]
// CHECK-NEXT:     %reinterpret_cast_4 = memref.reinterpret_cast %base_buffer_0 to offset: [%1], sizes: [%arg3, 4], strides: [%0, %arg2] : memref<f32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7:2, %strides_8:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %2 = affine.apply #map2()[%arg2]
// CHECK-NEXT:     %reinterpret_cast_9 = memref.reinterpret_cast %base_buffer_5 to offset: [%2], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     "foo.a"(%reinterpret_cast, %reinterpret_cast_4, %reinterpret_cast_9) : (memref<4x4xf32, strided<[8, 2], offset: 16>>, memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) -> ()
// CHECK-NEXT:     %base_buffer_10, %offset_11, %sizes_12:2, %strides_13:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast_14 = memref.reinterpret_cast %base_buffer_10 to offset: [0], sizes: [2, 4, 8], strides: [32, 8, 1] : memref<f32> to memref<2x4x8xf32>
// CHECK-NEXT:     %base_buffer_15, %offset_16, %sizes_17:2, %strides_18:2 = memref.extract_strided_metadata %arg4 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %3 = affine.apply #map3()[%sizes_17#0]
// CHECK-NEXT:     %4 = affine.apply #map4()[%strides_18#0]
// CHECK-NEXT:     %reinterpret_cast_19 = memref.reinterpret_cast %base_buffer_15 to offset: [0], sizes: [%3, 4, %sizes_17#1], strides: [%4, %strides_18#0, 1] : memref<f32> to memref<?x4x?xf32>
// CHECK-NEXT:     %base_buffer_20, %offset_21, %sizes_22:2, %strides_23:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %reinterpret_cast_24 = memref.reinterpret_cast %base_buffer_20 to offset: [0], sizes: [64], strides: [1] : memref<f32> to memref<64xf32>
// CHECK-NEXT:     %base_buffer_25, %offset_26, %sizes_27:2, %strides_28:2 = memref.extract_strided_metadata %arg4 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %5 = affine.apply #map5()[%sizes_27#0, %sizes_27#1]
// CHECK-NEXT:     %reinterpret_cast_29 = memref.reinterpret_cast %base_buffer_25 to offset: [0], sizes: [%5], strides: [1] : memref<f32> to memref<?xf32>
// CHECK-NEXT:     "foo.b"(%reinterpret_cast_14, %reinterpret_cast_19, %reinterpret_cast_24, %reinterpret_cast_29) : (memref<2x4x8xf32>, memref<?x4x?xf32>, memref<64xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:     %base_buffer_30, %offset_31, %sizes_32:2, %strides_33:2 = memref.extract_strided_metadata %arg1 : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %6 = affine.apply #map()[%strides_33#0]
// CHECK-NEXT:     %7 = affine.apply #map1()[%offset_31, %arg2, %strides_33#0]
// CHECK-NEXT:     "foo.c"(%base_buffer_30, %7, %arg3, %c4, %6, %arg2) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:     %alloc = memref.alloc(%arg2) : memref<?x4xf32>
// CHECK-NEXT:     %reinterpret_cast_34 = memref.reinterpret_cast %alloc to offset: [0], sizes: [], strides: [] : memref<?x4xf32> to memref<f32>
// CHECK-NEXT:     "foo.c"(%reinterpret_cast_34, %c0, %arg2, %c4, %c4, %c1) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
