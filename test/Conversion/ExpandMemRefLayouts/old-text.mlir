// RUN: %strata run %s --era=2019 --entry=old 5 4 3 | FileCheck %s
// RUN: %strata interpret %s --era=2019 --entry=old 5 4 3 | FileCheck %s
//
// Layouts of the first version, of which a symbol is an operand of the allocation.
// CHECK: 43
// CHECK-NEXT: 43

#map0 = (d0, d1) -> (d1, d0)
#map1 = (d0, d1)[s0, s1] -> (d0 floordiv s0, d1 floordiv s1, d0 mod s0, d1 mod s1)
func @old(%n: index, %i: index, %j: index) -> (i32, i32) {
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %a = alloc(%n) : memref<?x6xi32, #map0>
  %b = alloc(%n)[%c2, %c3] : memref<?x6xi32, #map1>
  affine.for %x = 0 to %n {
    affine.for %y = 0 to 6 {
      %place = affine.apply (d0, d1) -> (d0 * 10 + d1)(%x, %y)
      %number = index_cast %place : index to i32
      store %number, %a[%x, %y] : memref<?x6xi32, #map0>
      store %number, %b[%x, %y] : memref<?x6xi32, #map1>
    }
  }
  %r = load %a[%i, %j] : memref<?x6xi32, #map0>
  %t = load %b[%i, %j] : memref<?x6xi32, #map1>
  dealloc %a : memref<?x6xi32, #map0>
  dealloc %b : memref<?x6xi32, #map1>
  return %r, %t : i32, i32
}
