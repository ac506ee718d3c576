// Pointers to parts and parts of values, whose types follow from those of the whole.
func @f(%i: i32) -> f32 {
  %one = spv.constant 1 : i32
  %0 = spv.Variable : !spv.ptr<!spv.struct<f32 [0], !spv.array<4 x vector<2 x f32> [16]> [16]>, Function>
  %1 = spv.AccessChain %0[%one, %i] : !spv.ptr<!spv.struct<f32 [0], !spv.array<4 x vector<2 x f32> [16]> [16]>, Function>
  %2 = spv.Load "Function" %1 : vector<2xf32>
  %3 = spv.CompositeExtract %2[0 : i32] : vector<2xf32>
  %4 = spv.AccessChain %0[%one, %i, %i] : !spv.ptr<!spv.struct<f32 [0], !spv.array<4 x vector<2 x f32> [16]> [16]>, Function>
  spv.Store "Function" %4, %3 : f32
  spv.ReturnValue %3 : f32
}
func @g(%p: !spv.ptr<i32, Workgroup>, %s: !spv.struct<i32, !spv.array<2xf32>>) {
  %0 = spv.AtomicIIncrement "Workgroup" "None" %p : !spv.ptr<i32, Workgroup>
  %1 = spv.CompositeExtract %s[1 : i32, 0 : i32] : !spv.struct<i32, !spv.array<2xf32>>
  %2 = spv.constant -2147483649 : i32
  spv.Return
}
func @m() {
  spv.module {
  } attributes {addressing_model: "Logical", memory_model: "GLSL450"}
  return
}
