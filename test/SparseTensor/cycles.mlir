// AUTOUPDATE
// RUN: strata opt --sparse-reinterpret-map %s | FileCheck %s
//
// Inputs are converted where no order of loops visits all tensors in the order of their levels.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#ij = affine_map<(d0, d1) -> (d0, d1)>

// One input.
// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
// CHECK-LABEL: func.func @rows_and_columns
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse>, %[[B:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>, %[[X:[a-z0-9_]+]]: tensor<4x8xf64>) -> tensor<4x8xf64> {
// CHECK-NEXT:   %[[REINTERPRET_MAP:.*]] = sparse_tensor.reinterpret_map %[[B]] : tensor<4x8xf64, #sparse1> to tensor<8x4xf64, #sparse>
// CHECK-NEXT:   %[[CONVERT:.*]] = sparse_tensor.convert %[[A]] : tensor<4x8xf64, #sparse> to tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   %[[REINTERPRET_MAP_1:.*]] = sparse_tensor.reinterpret_map %[[CONVERT]] : tensor<4x8xf64, #sparse1> to tensor<8x4xf64, #sparse>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[REINTERPRET_MAP_1]], %[[REINTERPRET_MAP]] : tensor<8x4xf64, #sparse>, tensor<8x4xf64, #sparse>) outs(%[[X]] : tensor<4x8xf64>) attrs =  {sorted = true} {
// CHECK-NEXT:   ^bb0(%[[P:[a-z0-9_]+]]: f64, %[[Q:[a-z0-9_]+]]: f64, %[[O:[a-z0-9_]+]]: f64):
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[P]], %[[Q]] : f64
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f64
// CHECK-NEXT:   } -> tensor<4x8xf64>
// CHECK-NEXT:   bufferization.dealloc_tensor %[[CONVERT]] : tensor<4x8xf64, #sparse1>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf64>
// CHECK-NEXT: }
func.func @rows_and_columns(%a: tensor<4x8xf64, #CSR>, %b: tensor<4x8xf64, #CSC>, %x: tensor<4x8xf64>) -> tensor<4x8xf64> {
  %0 = linalg.generic {indexing_maps = [#ij, #ij, #ij], iterator_types = ["parallel", "parallel"]}
    ins(%a, %b : tensor<4x8xf64, #CSR>, tensor<4x8xf64, #CSC>) outs(%x : tensor<4x8xf64>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.addf %p, %q : f64
    linalg.yield %1 : f64
  } -> tensor<4x8xf64>
  return %0 : tensor<4x8xf64>
}

// Both, to the order of the output.
// CHECK-LABEL: func.func @output
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>, %[[B:[a-z0-9_]+]]: tensor<4x8xf64, #sparse1>) -> tensor<4x8xf64, #sparse> {
// CHECK-NEXT:   %[[EMPTY:.*]] = tensor.empty() : tensor<4x8xf64, #sparse>
// CHECK-NEXT:   %[[REINTERPRET_MAP:.*]] = sparse_tensor.reinterpret_map %[[A]] : tensor<4x8xf64, #sparse1> to tensor<8x4xf64, #sparse>
// CHECK-NEXT:   %[[REINTERPRET_MAP_1:.*]] = sparse_tensor.reinterpret_map %[[B]] : tensor<4x8xf64, #sparse1> to tensor<8x4xf64, #sparse>
// CHECK-NEXT:   %[[CONVERT:.*]] = sparse_tensor.convert %[[REINTERPRET_MAP]] : tensor<8x4xf64, #sparse> to tensor<8x4xf64, #sparse1>
// CHECK-NEXT:   %[[CONVERT_1:.*]] = sparse_tensor.convert %[[REINTERPRET_MAP_1]] : tensor<8x4xf64, #sparse> to tensor<8x4xf64, #sparse1>
// CHECK-NEXT:   %[[REINTERPRET_MAP_2:.*]] = sparse_tensor.reinterpret_map %[[CONVERT]] : tensor<8x4xf64, #sparse1> to tensor<4x8xf64, #sparse>
// CHECK-NEXT:   %[[REINTERPRET_MAP_3:.*]] = sparse_tensor.reinterpret_map %[[CONVERT_1]] : tensor<8x4xf64, #sparse1> to tensor<4x8xf64, #sparse>
// CHECK-NEXT:   %[[GENERIC:.*]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[REINTERPRET_MAP_2]], %[[REINTERPRET_MAP_3]] : tensor<4x8xf64, #sparse>, tensor<4x8xf64, #sparse>) outs(%[[EMPTY]] : tensor<4x8xf64, #sparse>) attrs =  {sorted = true} {
// CHECK-NEXT:   ^bb0(%[[P:[a-z0-9_]+]]: f64, %[[Q:[a-z0-9_]+]]: f64, %[[O:[a-z0-9_]+]]: f64):
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[P]], %[[Q]] : f64
// CHECK-NEXT:     linalg.yield %[[ADDF]] : f64
// CHECK-NEXT:   } -> tensor<4x8xf64, #sparse>
// CHECK-NEXT:   bufferization.dealloc_tensor %[[CONVERT_1]] : tensor<8x4xf64, #sparse1>
// CHECK-NEXT:   bufferization.dealloc_tensor %[[CONVERT]] : tensor<8x4xf64, #sparse1>
// CHECK-NEXT:   return %[[GENERIC]] : tensor<4x8xf64, #sparse>
// CHECK-NEXT: }
func.func @output(%a: tensor<4x8xf64, #CSC>, %b: tensor<4x8xf64, #CSC>) -> tensor<4x8xf64, #CSR> {
  %x = tensor.empty() : tensor<4x8xf64, #CSR>
  %0 = linalg.generic {indexing_maps = [#ij, #ij, #ij], iterator_types = ["parallel", "parallel"]}
    ins(%a, %b : tensor<4x8xf64, #CSC>, tensor<4x8xf64, #CSC>) outs(%x : tensor<4x8xf64, #CSR>) {
  ^bb0(%p: f64, %q: f64, %o: f64):
    %1 = arith.addf %p, %q : f64
    linalg.yield %1 : f64
  } -> tensor<4x8xf64, #CSR>
  return %0 : tensor<4x8xf64, #CSR>
}
