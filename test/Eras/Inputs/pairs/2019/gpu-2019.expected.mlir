module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scale(%arg0: memref<?xf32, 1>, %arg1: index) workgroup(%arg2 : memref<32xf32, 3>) kernel {
      %thread_id_x = gpu.thread_id  x
      %0 = memref.load %arg0[%thread_id_x] : memref<?xf32, 1>
      memref.store %0, %arg2[%thread_id_x] : memref<32xf32, 3>
      gpu.barrier
      gpu.return
    }
  }
  func.func @main(%arg0: index, %arg1: memref<?xf32, 1>) {
    gpu.launch_func  @kernels::@scale blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg1 : memref<?xf32, 1>, %arg0 : index)
    gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg0, %arg9 = %arg0, %arg10 = %arg0) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) {
      %0 = memref.load %arg1[%arg5] : memref<?xf32, 1>
      %1 = gpu.all_reduce  %0 {
      ^bb0(%arg14: f32, %arg15: f32):
        %4 = arith.addf %arg14, %arg15 : f32
        gpu.yield %4 : f32
      } : (f32) -> f32
      %2 = gpu.all_reduce  mul %1 {
      } : (f32) -> f32
      %3 = arith.index_cast %arg0 : index to i32
      %shuffleResult, %valid = gpu.shuffle  xor %2, %3, %3 : f32
      memref.store %shuffleResult, %arg1[%arg2] : memref<?xf32, 1>
      gpu.terminator
    }
    return
  }
}

