// RUN: %opt --scf-forall-to-for --split-input-file --verify-diagnostics %s
// RUN: %opt --scf-forall-to-parallel --split-input-file --verify-diagnostics %s
//
// Results are tensors, which iterations of other loops do not share.

func.func @results(%t: tensor<8xi32>, %row: tensor<1xi32>) -> tensor<8xi32> {
  // expected-error @below {{'scf.forall' op expected no results that are used, since only an scf.forall on memrefs can be converted; bufferize it first}}
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<8xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i] [1] [1] : tensor<1xi32> into tensor<8xi32>
    }
  }
  return %r : tensor<8xi32>
}
