module attributes {transform.with_named_sequence} {
transform.named_sequence @pack_matrix(%op: !transform.any_op {transform.consumed}) {
  %packed = transform.structured.pack %op packed_sizes = [2, 2] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
transform.named_sequence @pack_product(%op: !transform.any_op {transform.consumed}) {
  %packed = transform.structured.pack %op packed_sizes = [4, 2, 2] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
transform.named_sequence @transpose_product(%op: !transform.any_op {transform.consumed}) {
  %packed = transform.structured.pack %op packed_sizes = [4, 2, 2] : (!transform.any_op) -> !transform.any_op
  %unpack = transform.get_consumers_of_result %packed[0] : (!transform.any_op) -> !transform.any_op
  %new, %pack, %unpacked = transform.structured.pack_transpose %unpack with_compute_op(%packed) outer_perm = [1, 0] inner_perm = [1, 0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
transform.named_sequence @lower_pack(%op: !transform.any_op {transform.consumed}) {
  %typed = transform.cast %op : !transform.any_op to !transform.op<"linalg.pack">
  %a, %b, %c = transform.structured.lower_pack %typed : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
  transform.yield
}
transform.named_sequence @lower_unpack(%op: !transform.any_op {transform.consumed}) {
  %typed = transform.cast %op : !transform.any_op to !transform.op<"linalg.unpack">
  %a, %b, %c, %d = transform.structured.lower_unpack %typed : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
  transform.yield
}
transform.named_sequence @pack(%root: !transform.any_op {transform.readonly}) {
  %products = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %products : !transform.any_op {
  ^bb0(%op: !transform.any_op):
    transform.include @pack_product failures(propagate) (%op) : (!transform.any_op) -> ()
  }
  %others = transform.structured.match ops{["linalg.generic", "linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %others : !transform.any_op {
  ^bb0(%op: !transform.any_op):
    transform.include @pack_matrix failures(suppress) (%op) : (!transform.any_op) -> ()
  }
  transform.yield
}
transform.named_sequence @lower(%root: !transform.any_op) {
  transform.include @pack failures(propagate) (%root) : (!transform.any_op) -> ()
  %packs = transform.structured.match ops{["linalg.pack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %packs : !transform.any_op {
  ^bb0(%op: !transform.any_op):
    transform.include @lower_pack failures(propagate) (%op) : (!transform.any_op) -> ()
  }
  %unpacks = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %unpacks : !transform.any_op {
  ^bb0(%op: !transform.any_op):
    transform.include @lower_unpack failures(propagate) (%op) : (!transform.any_op) -> ()
  }
  transform.yield
}
transform.named_sequence @transpose(%root: !transform.any_op) {
  %products = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.foreach %products : !transform.any_op {
  ^bb0(%op: !transform.any_op):
    transform.include @transpose_product failures(propagate) (%op) : (!transform.any_op) -> ()
  }
  transform.yield
}
}
