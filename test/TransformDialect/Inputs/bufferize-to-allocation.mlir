// All operations that pad, fill and insert in new memory.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %all = transform.structured.match ops{["tensor.pad", "linalg.fill", "tensor.insert"]} in %root : (!transform.any_op) -> !transform.any_op
    %buffers, %new = transform.structured.bufferize_to_allocation %all : !transform.any_op
    %memrefs = transform.structured.match ops{["memref.alloc", "memref.store", "linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %count = transform.num_associations %memrefs : (!transform.any_op) -> !transform.param<i64>
    %parts:5 = transform.split_handle %memrefs : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
