func @a(!spv.array< 4 x !spv.array<4 x f32 [4]> [128]>, !spv.struct< f32 [0], i32 [4]>) -> ()
