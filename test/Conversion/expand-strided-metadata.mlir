// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --expand-strided-metadata %s | FileCheck %s
//
// Views as casts of their bases.

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 8)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: memref<8x8xf32>, %[[D:[a-z0-9_]+]]: memref<?x?xf32, strided<[?, 1], offset: ?>>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index, %[[DY:[a-z0-9_]+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT:   %[[BASE_BUFFER:[a-z0-9_]+]], %[[OFFSET:[a-z0-9_]+]], %[[SIZES:[a-z0-9_]+]]:2, %[[STRIDES:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[M]] : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [16], sizes: [4, 4], strides: [8, 2] : memref<f32> to memref<4x4xf32, strided<[8, 2], offset: 16>>
// CHECK-NEXT:   %[[BASE_BUFFER_0:[a-z0-9_]+]], %[[OFFSET_1:[a-z0-9_]+]], %[[SIZES_2:[a-z0-9_]+]]:2, %[[STRIDES_3:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[D]] : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[APPLY:.*]] = affine.apply #map()[%[[STRIDES_3]]#0]
// CHECK-NEXT:   %[[APPLY_1:.*]] = affine.apply #map1()[%[[OFFSET_1]], %[[I]], %[[STRIDES_3]]#0]
// CHECK-NEXT:   %[[REINTERPRET_CAST_4:.*]] = memref.reinterpret_cast %[[BASE_BUFFER_0]] to offset: [%[[APPLY_1]]], sizes: [%[[J]], 4], strides: [%[[APPLY]], %[[I]]] : memref<f32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   %[[BASE_BUFFER_5:[a-z0-9_]+]], %[[OFFSET_6:[a-z0-9_]+]], %[[SIZES_7:[a-z0-9_]+]]:2, %[[STRIDES_8:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[M]] : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[APPLY_2:.*]] = affine.apply #map2()[%[[I]]]
// CHECK-NEXT:   %[[REINTERPRET_CAST_9:.*]] = memref.reinterpret_cast %[[BASE_BUFFER_5]] to offset: [%[[APPLY_2]]], sizes: [4], strides: [1] : memref<f32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   "foo.a"(%[[REINTERPRET_CAST]], %[[REINTERPRET_CAST_4]], %[[REINTERPRET_CAST_9]]) : (memref<4x4xf32, strided<[8, 2], offset: 16>>, memref<?x4xf32, strided<[?, ?], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) -> ()
// CHECK-NEXT:   %[[BASE_BUFFER_10:[a-z0-9_]+]], %[[OFFSET_11:[a-z0-9_]+]], %[[SIZES_12:[a-z0-9_]+]]:2, %[[STRIDES_13:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[M]] : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST_14:.*]] = memref.reinterpret_cast %[[BASE_BUFFER_10]] to offset: [0], sizes: [2, 4, 8], strides: [32, 8, 1] : memref<f32> to memref<2x4x8xf32>
// CHECK-NEXT:   %[[BASE_BUFFER_15:[a-z0-9_]+]], %[[OFFSET_16:[a-z0-9_]+]], %[[SIZES_17:[a-z0-9_]+]]:2, %[[STRIDES_18:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[DY]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[APPLY_3:.*]] = affine.apply #map3()[%[[SIZES_17]]#0]
// CHECK-NEXT:   %[[APPLY_4:.*]] = affine.apply #map4()[%[[STRIDES_18]]#0]
// CHECK-NEXT:   %[[REINTERPRET_CAST_19:.*]] = memref.reinterpret_cast %[[BASE_BUFFER_15]] to offset: [0], sizes: [%[[APPLY_3]], 4, %[[SIZES_17]]#1], strides: [%[[APPLY_4]], %[[STRIDES_18]]#0, 1] : memref<f32> to memref<?x4x?xf32>
// CHECK-NEXT:   %[[BASE_BUFFER_20:[a-z0-9_]+]], %[[OFFSET_21:[a-z0-9_]+]], %[[SIZES_22:[a-z0-9_]+]]:2, %[[STRIDES_23:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[M]] : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[REINTERPRET_CAST_24:.*]] = memref.reinterpret_cast %[[BASE_BUFFER_20]] to offset: [0], sizes: [64], strides: [1] : memref<f32> to memref<64xf32>
// CHECK-NEXT:   %[[BASE_BUFFER_25:[a-z0-9_]+]], %[[OFFSET_26:[a-z0-9_]+]], %[[SIZES_27:[a-z0-9_]+]]:2, %[[STRIDES_28:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[DY]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[APPLY_5:.*]] = affine.apply #map5()[%[[SIZES_27]]#0, %[[SIZES_27]]#1]
// CHECK-NEXT:   %[[REINTERPRET_CAST_29:.*]] = memref.reinterpret_cast %[[BASE_BUFFER_25]] to offset: [0], sizes: [%[[APPLY_5]]], strides: [1] : memref<f32> to memref<?xf32>
// CHECK-NEXT:   "foo.b"(%[[REINTERPRET_CAST_14]], %[[REINTERPRET_CAST_19]], %[[REINTERPRET_CAST_24]], %[[REINTERPRET_CAST_29]]) : (memref<2x4x8xf32>, memref<?x4x?xf32>, memref<64xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:   %[[BASE_BUFFER_30:[a-z0-9_]+]], %[[OFFSET_31:[a-z0-9_]+]], %[[SIZES_32:[a-z0-9_]+]]:2, %[[STRIDES_33:[a-z0-9_]+]]:2 = memref.extract_strided_metadata %[[D]] : memref<?x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:   %[[APPLY_6:.*]] = affine.apply #map()[%[[STRIDES_33]]#0]
// CHECK-NEXT:   %[[APPLY_7:.*]] = affine.apply #map1()[%[[OFFSET_31]], %[[I]], %[[STRIDES_33]]#0]
// CHECK-NEXT:   "foo.c"(%[[BASE_BUFFER_30]], %[[APPLY_7]], %[[J]], %[[C4]], %[[APPLY_6]], %[[I]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   %[[AL:.*]] = memref.alloc(%[[I]]) : memref<?x4xf32>
// CHECK-NEXT:   %[[REINTERPRET_CAST_34:.*]] = memref.reinterpret_cast %[[AL]] to offset: [0], sizes: [], strides: [] : memref<?x4xf32> to memref<f32>
// CHECK-NEXT:   "foo.c"(%[[REINTERPRET_CAST_34]], %[[C0]], %[[I]], %[[C4]], %[[C4]], %[[C1]]) : (memref<f32>, index, index, index, index, index) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
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
