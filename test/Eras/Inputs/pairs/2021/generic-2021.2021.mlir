"func"() ({
^bb0(%a: i32, %b: i32):
  "std.return"(%a) : (i32) -> ()
}) {arg1 = {t.a = 1 : i32}, result0 = {t.r}, sym_name = "f", type = (i32, i32) -> i32} : () -> ()
func @s(%i: i32, %x: i32, %c: i64) {
  "std.switch"(%i, %x, %c, %x)[^a, ^b, ^d] {case_operand_offsets = dense<[0, 2]> : vector<2xi32>, case_values = dense<[42, 43]> : vector<2xi32>, operand_segment_sizes = dense<[1, 0, 3]> : vector<3xi32>} : (i32, i32, i64, i32) -> ()
^a:
  return
^b(%y: i32, %z: i64):
  return
^d(%w: i32):
  return
}
func @m(%m: memref<8x16xf32>, %i: index, %p: f32, %t: tensor<4x4xf32>) {
  %0 = "memref.subview"(%m, %i, %i, %i) {operand_segment_sizes = dense<1> : vector<4xi32>, static_offsets = [-9223372036854775808, 0], static_sizes = [-1, 4], static_strides = [1, -9223372036854775808]} : (memref<8x16xf32>, index, index, index) -> memref<?x4xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * 16 + s0 + d1 * s1)>>
  %1 = memref.subview %m[%i] [2] [1] : memref<8x16xf32> to memref<2x16xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1)>>
  %2 = "vector.transfer_read"(%m, %i, %i, %p) {permutation_map = affine_map<(d0, d1) -> (d0)>, operand_segment_sizes = dense<[1, 2, 1, 0]> : vector<4xi32>} : (memref<8x16xf32>, index, index, f32) -> vector<4xf32>
  "affine.parallel"() ({
  ^bb0(%k: index, %l: index):
    "affine.yield"() : () -> ()
  }) {lowerBoundsMap = affine_map<() -> (0, 0)>, reductions = [], steps = [1, 1], upperBoundsMap = affine_map<() -> (100, 100)>} : () -> ()
  %4 = "std.constant"() {value = 1 : i32} : () -> i32
  %3 = "std.constant"() {value = @f} : () -> ((i32, i32) -> i32)
  return
}
