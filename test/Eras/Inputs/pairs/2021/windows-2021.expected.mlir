#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d6, d2 * 4 + d4 * 2, d3 * 5 + d5 * 3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d1)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0 * 2 + d2, d1 + d3 * 3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map9 = affine_map<(d0, d1) -> (d0 + d1)>
#map10 = affine_map<(d0, d1) -> (d1)>
#map11 = affine_map<(d0, d1) -> (d0)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map14 = affine_map<(d0, d1) -> (d0 * 5 + d1 - 1)>
#map15 = affine_map<(d0, d1) -> (d0 * 6 + d1 - 3)>
module {
  func.func @convolutions(%arg0: memref<?x?x?x?xf32>, %arg1: memref<?x?x?x?xf32>, %arg2: memref<?x?x?x?xf32>) {
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%arg2 : memref<?x?x?x?xf32>)
    linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%arg2 : memref<?x?x?x?xf32>)
    linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0, %arg1 : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%arg2 : memref<?x?x?x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.mulf %in, %in_0 : f32
      %1 = arith.addf %out, %0 : f32
      linalg.yield %1 : f32
    }
    return
  }
  func.func @lines(%arg0: tensor<1x8x2xf32>, %arg1: tensor<4x3x2xf32>, %arg2: tensor<1x6x4xf32>) -> tensor<1x6x4xf32> {
    %0 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : tensor<1x8x2xf32>, tensor<4x3x2xf32>) outs(%arg2 : tensor<1x6x4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<1x6x4xf32>
    return %0 : tensor<1x6x4xf32>
  }
  func.func @pooling(%arg0: memref<?x?xf32>, %arg1: memref<?x?xi32>, %arg2: memref<?x?xf32>, %arg3: memref<?xi8>, %arg4: memref<?xi32>, %arg5: memref<?xi8>) {
    linalg.generic {indexing_maps = [#map6, #map7, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : memref<?x?xf32>, memref<?x?xi32>) outs(%arg2 : memref<?x?xf32>) {
    ^bb0(%in: f32, %in_0: i32, %out: f32):
      %0 = arith.cmpf ogt, %out, %in : f32
      %1 = arith.select %0, %out, %in : f32
      linalg.yield %1 : f32
    }
    linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "reduction"]} ins(%arg3, %arg4 : memref<?xi8>, memref<?xi32>) outs(%arg5 : memref<?xi8>) {
    ^bb0(%in: i8, %in_0: i32, %out: i8):
      %0 = arith.cmpi slt, %out, %in : i8
      %1 = arith.select %0, %out, %in : i8
      linalg.yield %1 : i8
    }
    linalg.generic {indexing_maps = [#map12, #map7, #map8], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %arg1 : memref<?x?xf32>, memref<?x?xi32>) outs(%arg2 : memref<?x?xf32>) {
    ^bb0(%in: f32, %in_0: i32, %out: f32):
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
    return
  }
  func.func @padding(%arg0: memref<?x?x?x?xf32>, %arg1: memref<?x?x?x?xf32>, %arg2: memref<?x?x?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = memref.dim %arg1, %c1 : memref<?x?x?x?xf32>
    %dim_0 = memref.dim %arg1, %c2 : memref<?x?x?x?xf32>
    linalg.generic {indexing_maps = [#map13, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%arg0 : memref<?x?x?x?xf32>) outs(%arg2 : memref<?x?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = linalg.index 0 : index
      %1 = linalg.index 1 : index
      %2 = linalg.index 2 : index
      %3 = linalg.index 4 : index
      %4 = linalg.index 5 : index
      %5 = linalg.index 6 : index
      %6 = affine.apply #map14(%1, %3)
      %7 = affine.apply #map15(%2, %4)
      %8 = arith.cmpi sge, %6, %c0 : index
      %9 = arith.cmpi slt, %6, %dim : index
      %10 = arith.cmpi sge, %7, %c0 : index
      %11 = arith.cmpi slt, %7, %dim_0 : index
      %12 = arith.andi %8, %9 : i1
      %13 = arith.andi %10, %11 : i1
      %14 = arith.andi %12, %13 : i1
      %15 = scf.if %14 -> (f32) {
        %18 = memref.load %arg1[%0, %6, %7, %5] : memref<?x?x?x?xf32>
        scf.yield %18 : f32
      } else {
        %cst = arith.constant 0.000000e+00 : f32
        scf.yield %cst : f32
      }
      %16 = arith.mulf %15, %in : f32
      %17 = arith.addf %out, %16 : f32
      linalg.yield %17 : f32
    }
    return
  }
}

