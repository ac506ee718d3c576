!inner = !llvm.struct<(i32, ptr<i8>)>
!outer = !llvm.struct<(i1, !inner, array<2 x ptr<i8>>)>
func.func @threads(%in: tensor<100xf32>, %out: tensor<100xf32>, %n: index) -> (tensor<100xf32>, tensor<100xf32>) {
  %0:2 = scf.foreach_thread (%i) in (%n) -> (tensor<100xf32>, tensor<100xf32>) {
    %1 = tensor.extract_slice %in[%i] [1] [1] : tensor<100xf32> to tensor<1xf32>
    scf.foreach_thread.perform_concurrently {
      tensor.parallel_insert_slice %1 into %out[%i] [1] [1] :
        tensor<1xf32> into tensor<100xf32>
      tensor.parallel_insert_slice %1 into %in[%i] [1] [1] : tensor<1xf32> into tensor<100xf32>
    }
  }
  return %0#0, %0#1 : tensor<100xf32>, tensor<100xf32>
}
func.func @alias(%a: !outer) -> !inner {
  %0 = llvm.extractvalue %a[1 : index] : !outer
  return %0 : !inner
}
