func.func @one_layout(%a: memref<1x5xf32, affine_map<(d0, d1)[s0] -> (d0 * 5 + s0 + d1)>>, %b: memref<2x5xf32, offset: ?, strides: [5, 1]>) {
  %0 = memref.expand_shape %a [[0], [1, 2]]
    : memref<1x5xf32, affine_map<(d0, d1)[s0] -> (d0 * 5 + s0 + d1)>> into memref<1x1x5xf32, affine_map<(d0, d1, d2)[s0] -> (d0 * 5 + s0 + d2 + d1 * 5)>>
  "t.use"(%b) : (memref<2x5xf32, affine_map<(d0, d1)[s0] -> (d0 * 5 + d1 + s0)>>) -> ()
  return
}
func.func @casts(%a: memref<?x?xf32>, %b: memref<?x42xf32, offset: 0, strides: [42, 1]>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [%i], strides: [%i] : memref<?x?xf32> to memref<?xf32>
  %1 = memref.subview %a[0, 0] [4, 4] [1, 1] : memref<?x?xf32> to memref<4x4xf32, offset: ?, strides: [?, 1]>
  %2 = memref.collapse_shape %b [[0, 1]] : memref<?x42xf32, offset: 0, strides: [42, 1]> into memref<?xf32, offset: 0, strides: [1]>
  %3 = memref.expand_shape %2 [[0, 1]] : memref<?xf32, offset: 0, strides: [1]> into memref<?x42xf32, offset: 0, strides: [42, 1]>
  "t.use"(%0, %1, %2, %3) : (memref<?xf32>, memref<4x4xf32, offset: ?, strides: [?, 1]>, memref<?xf32>, memref<?x42xf32, offset: 0, strides: [42, 1]>) -> ()
  return
}
