// RUN: strata opt %s --pass-pipeline="builtin.module(func.func(tosa-to-linalg))" | FileCheck %s
// AUTOUPDATE

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @logistic
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<2x3xf32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[X]] : tensor<2x3xf32>) outs(%[[EMPTY]] : tensor<2x3xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[CST:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[NEGF:.*]] = arith.negf %[[IN]] : f32
// CHECK-NEXT:     %[[EXP:.*]] = math.exp %[[NEGF]] : f32
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[EXP]], %[[CST]] : f32
// CHECK-NEXT:     %[[DIVF:.*]] = arith.divf %[[CST]], %[[ADDF]] : f32
// CHECK-NEXT:     linalg.yield %[[DIVF]] : f32
// CHECK-NEXT:   } -> tensor<2x3xf32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<2x3xf32>
// CHECK-NEXT: }
func.func @logistic(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.sigmoid %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// Dimensions of size 1 are broadcast by the map of the operand.
// CHECK-LABEL: func.func @broadcast
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<2x1xi32>, %[[Y:[a-z0-9_]+]]: tensor<2x3xi32>) -> tensor<2x3xi32> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[X]], %[[Y]] : tensor<2x1xi32>, tensor<2x3xi32>) outs(%[[EMPTY]] : tensor<2x3xi32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i32, %[[IN_0:[a-z0-9_]+]]: i32, %[[OUT:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:     linalg.yield %[[ADDI]] : i32
// CHECK-NEXT:   } -> tensor<2x3xi32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<2x3xi32>
// CHECK-NEXT: }
func.func @broadcast(%x: tensor<2x1xi32>, %y: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.add %x, %y : (tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}

// Whether a dynamic dimension is broadcast is decided at run time.
// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<5xf32>, %[[Y:[a-z0-9_]+]]: tensor<?xf32>) -> tensor<5xf32> {
// CHECK-NEXT:   %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.*]] = tensor.dim %[[Y]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:   %[[CMPI:.*]] = arith.cmpi eq, %[[DIM]], %[[C1]] : index
// CHECK-NEXT:   %[[IF:.*]] = scf.if %[[CMPI]] -> (tensor<?xf32>) {
// CHECK-NEXT:     %[[EMPTY:.*]] = tensor.empty() : tensor<5xf32>
// CHECK-NEXT:     %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%[[Y]] : tensor<?xf32>) outs(%[[EMPTY]] : tensor<5xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[a-z0-9_]+]]: f32, %[[OUT:[a-z0-9_]+]]: f32):
// CHECK-NEXT:       linalg.yield %[[IN]] : f32
// CHECK-NEXT:     } -> tensor<5xf32>
// CHECK-NEXT:     %[[CAST:.*]] = tensor.cast %[[GENERIC]] : tensor<5xf32> to tensor<?xf32>
// CHECK-NEXT:     scf.yield %[[CAST]] : tensor<?xf32>
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %[[Y]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[EMPTY_1:.*]] = tensor.empty() : tensor<5xf32>
// CHECK-NEXT:   %[[GENERIC_1:.*]] = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%[[X]], %[[IF]] : tensor<5xf32>, tensor<?xf32>) outs(%[[EMPTY_1]] : tensor<5xf32>) {
// CHECK-NEXT:   ^bb0(%[[IN_1:[a-z0-9_]+]]: f32, %[[IN_0:[a-z0-9_]+]]: f32, %[[OUT_1:[a-z0-9_]+]]: f32):
// CHECK-NEXT:     %[[SUBF:.*]] = arith.subf %[[IN_1]], %[[IN_0]] : f32
// CHECK-NEXT:     linalg.yield %[[SUBF]] : f32
// CHECK-NEXT:   } -> tensor<5xf32>
// CHECK-NEXT:   return %[[GENERIC_1]] : tensor<5xf32>
// CHECK-NEXT: }
func.func @dynamic(%x: tensor<5xf32>, %y: tensor<?xf32>) -> tensor<5xf32> {
  %0 = tosa.sub %x, %y : (tensor<5xf32>, tensor<?xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func.func @unsigned_clamp
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[X]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%[[UNREALIZED_CONVERSION_CAST]] : tensor<4xi8>) outs(%[[EMPTY]] : tensor<4xi8>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: i8):
// CHECK-NEXT:     %[[C4_I8:.*]] = arith.constant 4 : i8
// CHECK-NEXT:     %[[CM56_I8:.*]] = arith.constant -56 : i8
// CHECK-NEXT:     %[[MAXUI:.*]] = arith.maxui %[[C4_I8]], %[[IN]] : i8
// CHECK-NEXT:     %[[MINUI:.*]] = arith.minui %[[CM56_I8]], %[[MAXUI]] : i8
// CHECK-NEXT:     linalg.yield %[[MINUI]] : i8
// CHECK-NEXT:   } -> tensor<4xi8>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[GENERIC]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_1]] : tensor<4xui8>
// CHECK-NEXT: }
func.func @unsigned_clamp(%x: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.clamp %x {min_val = 4 : ui8, max_val = 200 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

// CHECK-LABEL: func.func @number_beside_nan
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<4xf16>, %[[Y:[a-z0-9_]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%[[X]], %[[Y]] : tensor<4xf16>, tensor<4xf16>) outs(%[[EMPTY]] : tensor<4xf16>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: f16, %[[IN_0:[a-z0-9_]+]]: f16, %[[OUT:[a-z0-9_]+]]: f16):
// CHECK-NEXT:     %[[MAXIMUMF:.*]] = arith.maximumf %[[IN]], %[[IN_0]] : f16
// CHECK-NEXT:     %[[CMPF:.*]] = arith.cmpf uno, %[[IN]], %[[IN]] : f16
// CHECK-NEXT:     %[[CMPF_1:.*]] = arith.cmpf uno, %[[IN_0]], %[[IN_0]] : f16
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[CMPF]], %[[IN_0]], %[[MAXIMUMF]] : f16
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[CMPF_1]], %[[IN]], %[[SELECT]] : f16
// CHECK-NEXT:     linalg.yield %[[SELECT_1]] : f16
// CHECK-NEXT:   } -> tensor<4xf16>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4xf16>
// CHECK-NEXT: }
func.func @number_beside_nan(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xf16> {
  %0 = tosa.maximum %x, %y {nan_mode = IGNORE} : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: tensor<4xi8>, %[[Y:[a-z0-9_]+]]: tensor<4xi8>) -> tensor<4xi32> {
// CHECK-NEXT:   %[[SHIFT:.*]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%[[X]], %[[Y]] : tensor<4xi8>, tensor<4xi8>) outs(%[[EMPTY]] : tensor<4xi32>) {
// CHECK-NEXT:   ^bb0(%[[IN:[a-z0-9_]+]]: i8, %[[IN_0:[a-z0-9_]+]]: i8, %[[OUT:[a-z0-9_]+]]: i32):
// CHECK-NEXT:     %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT:     %[[EXTSI:.*]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:     %[[EXTSI_1:.*]] = arith.extsi %[[IN_0]] : i8 to i32
// CHECK-NEXT:     %[[APPLY_SCALE:.*]] = tosa.apply_scale %[[EXTSI]], %[[EXTSI_1]], %[[C3_I8]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:     linalg.yield %[[APPLY_SCALE]] : i32
// CHECK-NEXT:   } -> tensor<4xi32>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4xi32>
// CHECK-NEXT: }
func.func @product(%x: tensor<4xi8>, %y: tensor<4xi8>) -> tensor<4xi32> {
  %shift = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %x, %y, %shift : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
