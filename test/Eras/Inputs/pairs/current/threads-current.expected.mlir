module {
  func.func @threads(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>, %arg2: index) -> (tensor<100xf32>, tensor<100xf32>) {
    %0:2 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg1, %arg5 = %arg0) -> (tensor<100xf32>, tensor<100xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg3] [1] [1] : tensor<100xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<100xf32>
        tensor.parallel_insert_slice %extracted_slice into %arg5[%arg3] [1] [1] : tensor<1xf32> into tensor<100xf32>
      }
    }
    return %0#0, %0#1 : tensor<100xf32>, tensor<100xf32>
  }
  func.func @alias(%arg0: !llvm.struct<(i1, struct<(i32, ptr)>, array<2 x ptr>)>) -> !llvm.struct<(i32, ptr)> {
    %0 = llvm.extractvalue %arg0[1] : !llvm.struct<(i1, struct<(i32, ptr)>, array<2 x ptr>)> 
    return %0 : !llvm.struct<(i32, ptr)>
  }
}

