module {
  func.func private @a(!spirv.array<4 x !spirv.array<4 x f32, stride=4>, stride=128>, !spirv.struct<(f32 [0], i32 [4])>)
}

