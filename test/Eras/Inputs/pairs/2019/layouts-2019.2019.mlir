#swap = (d0, d1) -> (d1, d0)
#shift = (d0, d1) -> (d0, d1 + 1) size (8, 4)
func @maps(%a: memref<4x8xf32, #swap, #shift>, %b: memref<4x8xf32, (i, j) -> (i, j), 2>,
           %c: memref<4x8xf32, (d0, d1)[s0] -> (d0 * 8 + s0 + d1)>)
func @strides(memref<4x8xf32, offset: 3, strides: [8, ?]>, memref<4xf32, offset : ?, strides : [2], 1>,
              memref<8xf32, offset: 0, strides: [1]>, memref<4x8xf32, #swap, memspace3>)
