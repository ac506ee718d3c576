module {
  gpu.module @kernels {
    gpu.func @print(%arg0: i32, %arg1: f32) kernel {
      %0 = gpu.all_reduce  maxsi %arg0 {
      } : (i32) -> i32
      %1 = gpu.all_reduce  minnumf %arg1 {
      } : (f32) -> f32
      gpu.printf "%d \22%f\22", %0, %1 : i32, f32
      gpu.return
    }
    gpu.func @generic(%arg0: f32) kernel {
      %block_id_y = gpu.block_id  y
      gpu.return
    }
  }
}

