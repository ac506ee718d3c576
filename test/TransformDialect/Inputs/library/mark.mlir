module attributes {transform.with_named_sequence} {
  transform.named_sequence @mark(%f: !transform.any_op {transform.readonly}) {
    transform.include @private_helper failures(propagate) (%f) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @private_helper(%f: !transform.any_op {transform.readonly}) {
    transform.annotate %f "marked" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @entry(%f: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %f : (!transform.any_op) -> !transform.any_op
    transform.annotate %functions "d.x" : !transform.any_op
    transform.yield
  }
}
