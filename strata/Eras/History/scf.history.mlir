// Loops: of linalg until July 2019, the dialect loop until May 2020; the terminator of
// affine until 2020.
module attributes {
  history.dialects = [["loop", "2019-2020"]],
  history.renamed = [
    ["linalg.for", "scf.for", "2019"],
    ["linalg.terminator", "scf.yield", "2019"],
    ["loop.for", "scf.for", "2019-2020"],
    ["loop.if", "scf.if", "2019-2020"],
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
} {}
