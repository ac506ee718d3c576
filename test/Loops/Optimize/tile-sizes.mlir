// RUN: strata opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(affine-tile-plan))'
//
// Sizes of tiles that a script gives have to fit the nest.

func.func @number(%a: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %0:2 = memref.distinct_objects %a, %c : memref<64x64xf32>, memref<64x64xf32>
  // expected-error @+1 {{expected 5 sizes in 'strata.tile_sizes', one for each loop of the tiled nest, found 2}}
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %x = affine.load %0#0[%k, %j] : memref<64x64xf32>
        %s = affine.load %0#1[%i, %j] : memref<64x64xf32>
        %t = arith.addf %s, %x : f32
        affine.store %t, %0#1[%i, %j] : memref<64x64xf32>
      }
    }
  } {strata.tile_sizes = array<i64: 4, 4>}
  return
}

// -----

func.func @innermost(%a: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %0:2 = memref.distinct_objects %a, %c : memref<64x64xf32>, memref<64x64xf32>
  // expected-error @+1 {{expected the size 1 for loop 4 of the tiled nest, found 2}}
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %x = affine.load %0#0[%k, %j] : memref<64x64xf32>
        %s = affine.load %0#1[%i, %j] : memref<64x64xf32>
        %t = arith.addf %s, %x : f32
        affine.store %t, %0#1[%i, %j] : memref<64x64xf32>
      }
    }
  } {strata.tile_sizes = array<i64: 8, 2, 1, 1, 2>}
  return
}

// -----

func.func @positive(%a: memref<64x64xf32>, %c: memref<64x64xf32>) {
  %0:2 = memref.distinct_objects %a, %c : memref<64x64xf32>, memref<64x64xf32>
  // expected-error @+1 {{expected a positive size for loop 0 of the tiled nest, found 0}}
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %x = affine.load %0#0[%k, %j] : memref<64x64xf32>
        %s = affine.load %0#1[%i, %j] : memref<64x64xf32>
        %t = arith.addf %s, %x : f32
        affine.store %t, %0#1[%i, %j] : memref<64x64xf32>
      }
    }
  } {strata.tile_sizes = array<i64: 0, 2, 1, 1, 1>}
  return
}

// -----

func.func @untiled(%a: memref<64x64xf32>) {
  // expected-error @+1 {{the nest has 'strata.tile_sizes', but cannot be tiled}}
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %x = affine.load %a[%j, %i] : memref<64x64xf32>
      affine.store %x, %a[%i, %j] : memref<64x64xf32>
    }
  } {strata.tile_sizes = array<i64: 4, 1>}
  return
}
