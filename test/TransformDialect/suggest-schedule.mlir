// RUN: strata opt %s --suggest-schedule=cpu=haswell | FileCheck %s
// RUN: strata opt %s --suggest-schedule=cpu=haswell -o %t.schedule.mlir
// RUN: strata opt %s --transform-preload-library=transform-library-paths=%t.schedule.mlir --transform-interpreter -o %t.scheduled.mlir
// RUN: strata opt %s --pass-pipeline='builtin.module(optimize-loops{cpu=haswell})' -o %t.optimized.mlir
// RUN: diff %t.scheduled.mlir %t.optimized.mlir
// RUN: strata opt %s --suggest-schedule="cpu=haswell l1-bytes=4096 threads=2 fast-math=contract" | FileCheck %s --check-prefix=OPTIONS
//
// Other sizes of tiles.
// RUN: sed 's/array<i64: [^>]*>/array<i64: 64, 16, 3, 1, 1, 1>/' %t.schedule.mlir > %t.other.mlir
// RUN: strata opt %s --transform-preload-library=transform-library-paths=%t.other.mlir --transform-interpreter | FileCheck %s --check-prefix=OTHER
//
// A script of the dialect transform that does the same as optimize-loops.

// CHECK: transform.named_sequence @__transform_main
// CHECK: transform.apply_registered_pass "affine-distribute-nests"
// CHECK: %[[NUMBERED:.*]] = transform.apply_registered_pass "affine-number-nests"
// CHECK: %[[FUNCTION:.*]] = transform.structured.match ops{["func.func"]} attributes {sym_name = "product"}
// CHECK: %[[NEST:.*]] = transform.structured.match ops{["affine.for"]} attributes {strata.nest = 0 : i64} in %[[FUNCTION]]
// CHECK: %[[SIZES:.*]] = transform.param.constant array<i64: {{[0-9, ]*}}>
// CHECK: transform.annotate %[[NEST]] "strata.tile_sizes" = %[[SIZES]]
// CHECK: transform.apply_registered_pass "affine-tile-plan" with options = {"cpu" = "haswell"} to %[[NUMBERED]]
// CHECK: transform.apply_registered_pass "affine-jam-recurrences"
// CHECK: transform.yield

// OPTIONS: "set-fast-math" with options = {"flags" = "contract"}
// OPTIONS: "affine-parallelize-nests" with options = {"min-work" = "2000000", "threads" = "2"}
// OPTIONS: "affine-tile-plan" with options = {"cpu" = "haswell", "l1-bytes" = "4096"}

// OTHER: affine.for %{{.*}} = 0 to 256 step 64
// OTHER: affine.for {{.*}} step 3
func.func @product(%a: memref<256x256xf32>, %b: memref<256x256xf32>) -> memref<256x256xf32> {
  %c = memref.alloc() : memref<256x256xf32>
  affine.for %i = 0 to 256 {
    affine.for %j = 0 to 256 {
      affine.for %k = 0 to 256 {
        %x = affine.load %a[%i, %k] : memref<256x256xf32>
        %y = affine.load %b[%k, %j] : memref<256x256xf32>
        %p = arith.mulf %x, %y : f32
        %s = affine.load %c[%i, %j] : memref<256x256xf32>
        %t = arith.addf %s, %p : f32
        affine.store %t, %c[%i, %j] : memref<256x256xf32>
      }
    }
  }
  return %c : memref<256x256xf32>
}
