// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0)>
#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#sparse1 = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>
#sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, 2)>) -> (d0 : dense, d1 : compressed) }>
#sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#sparse4 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func @f(%arg0: tensor<10x10xf64, #sparse>, %arg1: tensor<10x10xf64>, %arg2: tensor<?xf64, #sparse1>, %arg3: f64, %arg4: index, %arg5: tensor<10x10xf64, #sparse2>, %arg6: memref<?xf64>, %arg7: memref<?xi1>, %arg8: memref<?xindex>, %arg9: !llvm.ptr, %arg10: tensor<?x?xf64, #sparse3>, %arg11: !sparse_tensor.storage_specifier<#sparse4>) {
    %cst = arith.constant 1.000000e+00 : f64
    %0 = sparse_tensor.binary %arg3, %arg3 : {a} f64, f64 to f64
     overlap = {
    ^bb0(%arg12: f64, %arg13: f64):
      sparse_tensor.yield %arg12 : f64
    }
     left = {
    }
     right = {
    }
    %1 = sparse_tensor.binary %arg3, %arg3 : {a} f64, f64 to f64
     overlap = {
    ^bb0(%arg12: f64, %arg13: f64):
      sparse_tensor.yield %arg12 : f64
    }
     left = {
    ^bb0(%arg12: f64):
      sparse_tensor.yield %arg12 : f64
    }
     right = {
    ^bb0(%arg12: f64):
      sparse_tensor.yield %arg12 : f64
    }
    %2 = sparse_tensor.binary %arg3, %arg3 : f64, f64 to f64
     overlap = {
    }
     left = identity
     right = identity
    %3 = sparse_tensor.unary %arg3 {a} : f64 to f64
     present = {
    ^bb0(%arg12: f64):
      sparse_tensor.yield %arg12 : f64
    }
     absent = {
      sparse_tensor.yield %cst : f64
    }
    %4 = sparse_tensor.unary %arg3 {a} : f64 to f64
     present = {
    }
     absent = {
    }
    %5 = sparse_tensor.reduce %arg3, %arg3, %arg3 {a} : f64 {
    ^bb0(%arg12: f64, %arg13: f64):
      sparse_tensor.yield %arg12 : f64
    }
    %6 = sparse_tensor.select %arg3 {a} : f64 {
    ^bb0(%arg12: f64):
      %37 = "v.t"() : () -> i1
      sparse_tensor.yield %37 : i1
    }
    sparse_tensor.foreach in %arg0 {a} : tensor<10x10xf64, #sparse> do {
    ^bb0(%arg12: index, %arg13: index, %arg14: f64):
    }
    %7 = sparse_tensor.foreach in %arg0 init(%arg3) {a, order = #map} : tensor<10x10xf64, #sparse>, f64 -> f64 do {
    ^bb0(%arg12: index, %arg13: index, %arg14: f64, %arg15: f64):
      sparse_tensor.yield %arg15 : f64
    }
    %8 = sparse_tensor.concatenate %arg0, %arg0 {a, dimension = 0 : index} : tensor<10x10xf64, #sparse>, tensor<10x10xf64, #sparse> to tensor<20x10xf64, #sparse>
    %9 = sparse_tensor.convert %arg1 {a} : tensor<10x10xf64> to tensor<10x10xf64, #sparse>
    %10 = sparse_tensor.coordinates %arg0 {a, level = 1 : index} : tensor<10x10xf64, #sparse> to memref<?xindex>
    %11 = sparse_tensor.positions %arg0 {a, level = 1 : index} : tensor<10x10xf64, #sparse> to memref<?xindex>
    %12 = sparse_tensor.values %arg0 {a} : tensor<10x10xf64, #sparse> to memref<?xf64>
    %13 = sparse_tensor.coordinates_buffer %arg10 {a} : tensor<?x?xf64, #sparse3> to memref<?xindex>
    %14:2 = sparse_tensor.crd_translate  dim_to_lvl[%arg4, %arg4] as #sparse {a} : index, index
    %values, %filled, %added, %count = sparse_tensor.expand %arg0 {a} : tensor<10x10xf64, #sparse> to memref<?xf64>, memref<?xi1>, memref<?xindex>
    %15 = sparse_tensor.compress %arg6, %arg7, %arg8, %arg4 into %arg0[%arg4] {a} : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<10x10xf64, #sparse>
    %16 = sparse_tensor.load %arg0 {a} : tensor<10x10xf64, #sparse>
    %17 = sparse_tensor.load %arg0 hasInserts {a} : tensor<10x10xf64, #sparse>
    %18 = sparse_tensor.lvl {a} %arg0, %arg4 : tensor<10x10xf64, #sparse>
    %19 = sparse_tensor.new %arg9 {a} : !llvm.ptr to tensor<10x10xf64, #sparse>
    %20 = sparse_tensor.number_of_entries %arg0 {a} : tensor<10x10xf64, #sparse>
    sparse_tensor.out %arg0, %arg9 {a} : tensor<10x10xf64, #sparse>, !llvm.ptr
    sparse_tensor.print %arg0 {a} : tensor<10x10xf64, #sparse>
    %outBuffer, %newSize = sparse_tensor.push_back %arg4, %arg6, %arg3 {a} : index, memref<?xf64>, f64
    %outBuffer_0, %newSize_1 = sparse_tensor.push_back inbounds %arg4, %arg6, %arg3, %arg4 {a} : index, memref<?xf64>, f64, index
    %21 = sparse_tensor.reinterpret_map %arg0 {a} : tensor<10x10xf64, #sparse> to tensor<10x10xf64, #sparse>
    %22 = sparse_tensor.reorder_coo  quick_sort %arg10 {a} : tensor<?x?xf64, #sparse3> to tensor<?x?xf64, #sparse3>
    %23 = sparse_tensor.slice.offset %arg5 at 1 {a} : tensor<10x10xf64, #sparse2>
    %24 = sparse_tensor.slice.stride %arg5 at 1 {a} : tensor<10x10xf64, #sparse2>
    sparse_tensor.sort  hybrid_quick_sort %arg4, %arg8 jointly %arg6 {a, ny = 0 : index, perm_map = #map1} : memref<?xindex> jointly memref<?xf64>
    sparse_tensor.sort  hybrid_quick_sort %arg4, %arg8 {a, perm_map = #map1} : memref<?xindex>
    %25 = sparse_tensor.storage_specifier.init {a} : !sparse_tensor.storage_specifier<#sparse4>
    %26 = sparse_tensor.storage_specifier.init {a} with %arg11 : from !sparse_tensor.storage_specifier<#sparse4> to !sparse_tensor.storage_specifier<#sparse4>
    %27 = sparse_tensor.storage_specifier.get %arg11  lvl_sz at 0 {a} : !sparse_tensor.storage_specifier<#sparse4>
    %28 = sparse_tensor.storage_specifier.get %arg11  val_mem_sz {a} : !sparse_tensor.storage_specifier<#sparse4>
    %29 = sparse_tensor.storage_specifier.set %arg11  val_mem_sz with %arg4 {a} : !sparse_tensor.storage_specifier<#sparse4>
    %30 = sparse_tensor.storage_specifier.set %arg11  lvl_sz at 0 with %arg4 {a} : !sparse_tensor.storage_specifier<#sparse4>
    %31 = sparse_tensor.has_runtime_library {a}
    %32 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 {a} : tensor<10x10xf64, #sparse> -> !sparse_tensor.iter_space<#sparse, lvls = 0>
    %33 = "v.v"() : () -> tensor<6xf64>
    %34 = "v.v"() : () -> tensor<2xindex>
    %35 = "v.v"() : () -> tensor<6x2xindex>
    %36 = sparse_tensor.assemble (%34, %35), %33 {a} : (tensor<2xindex>, tensor<6x2xindex>), tensor<6xf64> to tensor<10x10xf64, #sparse3>
    %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %36 {a} : tensor<10x10xf64, #sparse3> out_lvls(%34, %35 : tensor<2xindex>, tensor<6x2xindex>) out_vals(%33 : tensor<6xf64>) -> (tensor<2xindex>, tensor<6x2xindex>), tensor<6xf64>, (index, index), index
    return
  }
}

