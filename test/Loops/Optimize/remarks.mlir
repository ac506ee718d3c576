// RUN: strata opt %s --remarks-filter='.*' -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(optimize-loops{cpu=x86-64-v3})' 2>&1 | FileCheck %s
//
// The transformations of nests, and the obstacles to others.

func.func @product(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  // CHECK-DAG: remarks.mlir:[[@LINE-1]]:1: remark: [Passed] Versioned | Category:affine-version-aliases | Function=product | Arguments=3
  // CHECK-DAG: remarks.mlir:[[@LINE+1]]:3: remark: [Passed] Tiled | Category:affine-tile-plan | Function=product | L1Bytes=32768, L2Bytes=262144, L3Bytes=2097152, Order="2 1 3 1 2", PackedLoads=0, Processor="x86-64-v3", RegisterTile="5x16", Tiles="1:5, 2:16", VectorLength=8
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %x = affine.load %a[%i, %k] : memref<64x64xf32>
        %y = affine.load %b[%k, %j] : memref<64x64xf32>
        %p = arith.mulf %x, %y : f32
        %s = affine.load %c[%i, %j] : memref<64x64xf32>
        %t = arith.addf %s, %p : f32
        affine.store %t, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}
func.func @in_place(%c: memref<64x64xf32>) {
  // CHECK-DAG: remarks.mlir:[[@LINE+1]]:3: remark: [Missed] Legality | Category:affine-tile-plan | Function=in_place | Reason="iterations of a loop must keep their order"
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %x = affine.load %c[%i, %k] : memref<64x64xf32>
        %y = affine.load %c[%k, %j] : memref<64x64xf32>
        %p = arith.mulf %x, %y : f32
        %s = affine.load %c[%i, %j] : memref<64x64xf32>
        %t = arith.addf %s, %p : f32
        affine.store %t, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}
