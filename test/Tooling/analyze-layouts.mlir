// RUN: %strata analyze layouts %s | FileCheck %s
// RUN: %strata analyze layouts --entry=second %s | FileCheck %s --check-prefix=SECOND

// CHECK: memref<16x64xf32, strided<[66, 1]>>
// CHECK-NEXT: first at {{.*}}analyze-layouts.mlir:[[#@LINE+28]]:1
// CHECK-NEXT: one-to-one: yes
// CHECK-NEXT: places: 0 to 1053, size 1054
// CHECK-NEXT: memref<2x2xf32, strided<[1, 1], offset: 3>>
// CHECK-NEXT: first at
// CHECK-NEXT: one-to-one: no, (0, 1) and (1, 0) have the same place
// CHECK-NEXT: places: 3 to 5, size 3
// CHECK-NEXT: memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>
// CHECK-NEXT: first at
// CHECK-NEXT: one-to-one: no, (0, 0) and (2, 0) have the same place
// CHECK-NEXT: places, dimension 0: 0 to 1, size 2
// CHECK-NEXT: places, dimension 1: 0 to 3, size 4
// The sizes of tiles are symbols.
// CHECK-NEXT: memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 floordiv s0, d1 floordiv s1, d0 mod s0, d1 mod s1)>>
// CHECK-NEXT: first at
// CHECK-NEXT: one-to-one: yes
// CHECK-NEXT: places, dimension 0: unknown to unknown
// CHECK: memref<4x4xf32, strided<[?, 1], offset: ?>>
// CHECK-NEXT: first at
// CHECK-NEXT: one-to-one: unknown
// CHECK: memref<0x64xf32, strided<[66, 1]>>
// CHECK-NEXT: first at
// CHECK-NEXT: one-to-one: yes
// CHECK-NEXT: places: no places
// CHECK: memref<4xf32, affine_map<(d0)[s0] -> (s0)>>
// CHECK-NEXT: first at
// CHECK-NEXT: one-to-one: no, (0) and (1) have the same place for symbols (0)
// CHECK-NEXT: places: unbounded to unbounded
func.func @first(%padded: memref<16x64xf32, strided<[66, 1]>>,
    %collide: memref<2x2xf32, strided<[1, 1], offset: 3>>,
    %folded: memref<4x4xf32, affine_map<(i, j) -> (i mod 2, j)>>,
    %tiled: memref<?x?xf32, affine_map<(i, j)[s0, s1] -> (i floordiv s0, j floordiv s1, i mod s0, j mod s1)>>,
    %dynamic: memref<4x4xf32, strided<[?, 1], offset: ?>>,
    %empty: memref<0x64xf32, strided<[66, 1]>>,
    %same: memref<4xf32, affine_map<(i)[s0] -> (s0)>>) {
  return
}

// SECOND-NOT: memref
// SECOND: memref<4xf32, strided<[-1], offset: 3>>
// SECOND-NEXT: first at
// SECOND-NEXT: one-to-one: yes
// SECOND-NEXT: places: 0 to 3, size 4
// SECOND-NOT: memref
func.func @second(%reversed: memref<4xf32, strided<[-1], offset: 3>>) {
  return
}
