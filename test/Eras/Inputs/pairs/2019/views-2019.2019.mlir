func @views(%m: memref<2048xi8>, %o: index, %a: index, %b: index) {
  %0 = view %m[%o][%a, %b] : memref<2048xi8> to memref<?x?xf32, (d0, d1)[s0, s1] -> (d0 * s1 + d1 + s0)>
  %1 = view %m[][] : memref<2048xi8> to memref<64x4xf32, (d0, d1) -> (d0 * 4 + d1)>
  %2 = view %m[][] : memref<2048xi8> to memref<64x4xf32>
  "t.use"(%1, %2) : (memref<64x4xf32, (d0, d1) -> (d0 * 4 + d1)>, memref<64x4xf32>) -> ()
  return
}
func @subviews(%m: memref<16x4xf32>, %o: index, %t: index) {
  %0 = subview %m[%o, %o][][%t, %t] : memref<16x4xf32> to memref<4x4xf32, offset: ?, strides: [?, ?]>
  %1 = subview %m[][][] : memref<16x4xf32> to memref<4x4xf32, (d0, d1) -> (d0 * 4 + d1 + 8)>
  %2 = subview %m[%o, %o][%t, %t][] : memref<16x4xf32> to memref<?x?xf32, offset: ?, strides: [8, 1]>
  return
}
func @others(%t: tensor<*xi32>, %i: index, %m: memref<5x4xf32>) -> i32 {
  %0 = extract_element %t[%i, %i] : tensor<*xi32>
  %1 = vector.type_cast %m : memref<5x4xf32>, memref<1xvector<5x4xf32>>
  %2 = vector.type_cast %m : memref<5x4xf32>, memref<1xvector<5x4xf32>>
  "t.use"(%2) : (memref<1xvector<5x4xf32>>) -> ()
  return %0 : i32
}
