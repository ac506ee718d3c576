// Loops: of linalg until July 2019, the dialect loop until May 2020; the terminator of
// affine until 2020.
module attributes {
  history.dialects = [["loop", "2019-2020"]],
  history.rule_roots = [["scf.yield"]],
  history.renamed = [
    ["linalg.for", "scf.for", "2019"],
    ["linalg.terminator", "scf.yield", "2019"],
    ["loop.for", "scf.for", "2019-2020"],
    ["loop.if", "scf.if", "2019-2020"],
    ["loop.parallel", "scf.parallel", "2020"],
    ["scf.foreach_thread", "scf.forall", "current"],
    ["scf.foreach_thread.perform_concurrently", "scf.forall.in_parallel", "current"],
    ["loop.yield", "scf.yield", "2020"],
    ["loop.terminator", "scf.yield", "2019-2020"],
    ["affine.terminator", "affine.yield", "2019-2020"]],
  history.attributes = [
    ["affine.for", "lower_bound", "lowerBoundMap"],
    ["affine.for", "upper_bound", "upperBoundMap"]],
  // The number of operands that are lower bounds is that of the inputs of the map.
  history.segments = [
    ["affine.for", "lowerBoundOperands", "inputs of lowerBoundMap"],
    ["affine.for", "upperBoundOperands", "inputs of upperBoundMap"]],
  history.enum_cases = [
    ["arith.AtomicRMWKind", "maxf", "maximumf"],
    ["arith.AtomicRMWKind", "minf", "minimumf"]],
  // Until LLVM 19.
  history.enum_numbers = [
    ["arith.AtomicRMWKind", "addf", "addi", "assign", "maximumf", "maxs", "maxu", "minimumf",
     "mins", "minu", "mulf", "muli", "ori", "andi", "maxnumf", "minnumf"]]
} {
  // The values of reductions end the body of a parallel loop, where there are any.
  pdl.pattern @end_of_parallel_loop : benefit(1) {
    %parent = attribute = "scf.parallel"
    %old = operation "scf.yield"
    apply_native_constraint "strata.is_in"(%old, %parent : !pdl.operation, !pdl.attribute)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: scf.reduce" : !pdl.operation
      erase %old
    }
  }
}
