// RUN: grep 'RUN-FN[:]' %s > %t.normal
// RUN: strata opt --normalize-memrefs %s >> %t.normal
// RUN: %run-fn %t.normal
//
// Elements are those that were written, for layouts that cannot be lowered.

#transposed = affine_map<(d0, d1) -> (d1, d0)>
#tiled = affine_map<(d0, d1) -> (d0 floordiv 2, d1 floordiv 2, d0 mod 2, d1 mod 2)>
#padded = affine_map<(d0, d1) -> (d0 + 2, d1 + 2)>

func.func private @fill(%a: memref<2x3xi32, #transposed>, %b: memref<2x3xi32, #tiled>,
                        %c: memref<2x3xi32, #padded>) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 3 {
      %place = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
      %number = arith.index_cast %place : index to i32
      affine.store %number, %a[%i, %j] : memref<2x3xi32, #transposed>
      affine.store %number, %b[%i, %j] : memref<2x3xi32, #tiled>
      memref.store %number, %c[%i, %j] : memref<2x3xi32, #padded>
    }
  }
  return
}

// RUN-FN: element(0, 2) == (2, 2, 2)
// RUN-FN: element(1, 0) == (10, 10, 10)
// RUN-FN: element(1, 2) == (12, 12, 12)
func.func @element(%i: index, %j: index) -> (i32, i32, i32) {
  %a = memref.alloc() : memref<2x3xi32, #transposed>
  %b = memref.alloc() : memref<2x3xi32, #tiled>
  %c = memref.alloc() : memref<2x3xi32, #padded>
  call @fill(%a, %b, %c) : (memref<2x3xi32, #transposed>, memref<2x3xi32, #tiled>, memref<2x3xi32, #padded>) -> ()
  %x = memref.load %a[%i, %j] : memref<2x3xi32, #transposed>
  %y = memref.load %b[%i, %j] : memref<2x3xi32, #tiled>
  %z = memref.load %c[%i, %j] : memref<2x3xi32, #padded>
  memref.dealloc %a : memref<2x3xi32, #transposed>
  memref.dealloc %b : memref<2x3xi32, #tiled>
  memref.dealloc %c : memref<2x3xi32, #padded>
  return %x, %y, %z : i32, i32, i32
}

// RUN-FN: sizes(5) == (2, 5)
func.func @sizes(%n: index) -> (index, index) {
  %zero = arith.constant 0 : index
  %a = memref.alloc() : memref<2x3xi32, #transposed>
  %b = memref.alloc(%n) : memref<?xi32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  %x = memref.dim %a, %zero : memref<2x3xi32, #transposed>
  %y = memref.dim %b, %zero : memref<?xi32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  memref.dealloc %a : memref<2x3xi32, #transposed>
  memref.dealloc %b : memref<?xi32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  return %x, %y : index, index
}
