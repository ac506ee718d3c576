// Launches with arguments, kernels in modules, reductions and shuffles.
module attributes {gpu.container_module} {
  module @kernels attributes {gpu.kernel_module} {
    gpu.func @scale(%data: memref<?xf32, 1>, %n: index) workgroup(%shared: memref<32xf32, 3>) attributes {gpu.kernel} {
      %tid = "gpu.thread_id"() {dimension = "x"} : () -> (index)
      %v = load %data[%tid] : memref<?xf32, 1>
      store %v, %shared[%tid] : memref<32xf32, 3>
      gpu.barrier
      gpu.return
    }
  }
  func @main(%size: index, %data: memref<?xf32, 1>) {
    "gpu.launch_func"(%size, %size, %size, %size, %size, %size, %data, %size) {kernel = "scale", kernel_module = @kernels} : (index, index, index, index, index, index, memref<?xf32, 1>, index) -> ()
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %size, %gy = %size, %gz = %size)
               threads(%tx, %ty, %tz) in (%sx = %size, %sy = %size, %sz = %size)
               args(%arg = %data, %n = %size) : memref<?xf32, 1>, index {
      %v = load %arg[%tx] : memref<?xf32, 1>
      %sum = "gpu.all_reduce"(%v) ({
      ^bb(%a : f32, %b : f32):
        %c = addf %a, %b : f32
        "gpu.yield"(%c) : (f32) -> ()
      }) : (f32) -> (f32)
      %product = "gpu.all_reduce"(%sum) ({}) {op = "mul"} : (f32) -> (f32)
      %i = index_cast %n : index to i32
      %other, %valid = gpu.shuffle %product, %i, %i xor : f32
      store %other, %arg[%bx] : memref<?xf32, 1>
      gpu.return
    }
    return
  }
}
