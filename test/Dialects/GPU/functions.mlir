// The custom form of functions, modules and launches with its optional parts, as mlir-opt prints it.
// RUN: sed '/^\/\//d' %s > %t.mlir
// RUN: %opt --allow-unregistered-dialect %t.mlir -o %t.printed.mlir
// RUN: sed "$d" %t.printed.mlir | diff %t.mlir -
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.printed.mlir -
module attributes {gpu.container_module} {
  gpu.module @a [#nvvm.target, #nvvm.target<chip = "sm_90">] {
    gpu.func @b(%arg0: f32) kernel {
      gpu.return
    }
    gpu.func @c() workgroup(%arg0 : memref<4xf32, 3> {llvm.align = 4 : i64}) kernel attributes {foo, known_block_size = array<i32: 1, 2, 3>} {
      gpu.return
    }
    gpu.func @d(%arg0: f32 {foo.x}) -> (f32 {foo.y}, i32) private(%arg1 : memref<4xf32, 3>) attributes {foo, known_block_size = array<i32: 1, 2, 3>, known_cluster_size = array<i32: 1, 2, 3>, known_grid_size = array<i32: 1, 2, 3>, sym_visibility = "private"} {
      %c0_i32 = arith.constant 0 : i32
      gpu.return %arg0, %c0_i32 : f32, i32
    }
    gpu.func @e(%arg0: f32 {foo.a}, %arg1: i32) -> (f32 {foo.z}) workgroup(%arg2 : memref<4xf32, 3> {llvm.align = 16 : i64}, %arg3 : memref<4xf32, 3>) private(%arg4 : memref<3xf32, 5> {foo.d}) {
      gpu.return %arg0 : f32
    }
  }
  gpu.module @m2<#gpu.select_object<0 : i64>> [#nvvm.target] attributes {foo} {
  }
  gpu.module @m3<#gpu.select_object<#nvvm.target>> attributes {foo} {
  }
  gpu.binary @bin  [#gpu.object<#nvvm.target, "BLOB">]
  gpu.binary @bin1 <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "BLOB">, #gpu.object<#nvvm.target, offload = "BLOB">]
  gpu.binary @bin2 <#gpu.select_object<#nvvm.target<chip = "sm_90">>> [#gpu.object<#nvvm.target, assembly = "BLOB">, #gpu.object<#nvvm.target, properties = {O = 3 : i32}, bin = "BLOB">, #gpu.object<#nvvm.target, kernels = <[#gpu.kernel_metadata<"k2", (f32) -> (), arg_attrs = [{foo.x}], metadata = {r = 1 : i64}>, #gpu.kernel_metadata<"kernel1", (f32) -> ()>]>, "BLOB">]
  func.func @f(%arg0: !gpu.async.token, %arg1: index, %arg2: i32, %arg3: f32, %arg4: !llvm.ptr) {
    %0 = gpu.launch_func async [%arg0] @a::@b clusters in (%arg1, %arg1, %arg1) blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1)  dynamic_shared_memory_size %arg2 args(%arg3 : f32) {foo}
    gpu.launch_func <%arg0 : !gpu.async.token> @a::@b blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2) : i32 args(%arg3 : f32)
    gpu.launch_func <%arg4 : !llvm.ptr> @a::@b blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2) : i32 args(%arg3 : f32)
    gpu.launch_func  @bin1::@b blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1)  
    gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %arg1, %arg16 = %arg1) {
      gpu.terminator
    } {foo, gpu.x}
    %1 = gpu.launch async blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg1, %arg15 = %arg1, %arg16 = %arg1) workgroup(%arg17 : memref<4xf32, 3>) {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      gpu.terminator
    }
    return
  }
  func.func @as(%arg0: memref<4xf32, #gpu.address_space<workgroup>>) attributes {x = #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, y = #gpu.mask<5>, z = [#gpu.lane<x>, #gpu.lane<linear_dim_3>, #gpu.memory_space<workgroup>]} {
    return
  }
}
