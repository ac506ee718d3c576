// Canonicalization rules of the dialect toy.

// transpose(transpose(x)) -> x
pdl.pattern @TransposeOfTranspose : benefit(2) {
  %type = type
  %other = type
  %x = operand : %type
  %inner = operation "toy.transpose"(%x : !pdl.value) -> (%other : !pdl.type)
  %transposed = result 0 of %inner
  %outer = operation "toy.transpose"(%transposed : !pdl.value) -> (%type : !pdl.type)
  rewrite %outer {
    replace %outer with (%x : !pdl.value)
  }
}

// A cast or reshape to the type of the operand is the operand.
pdl.pattern @same_type : benefit(1) attributes {
  strata.parameters = ["name", "op"],
  strata.instances = [["CastToSameType", "toy.cast"], ["ReshapeToSameType", "toy.reshape"]]
} {
  %type = type
  %x = operand : %type
  %op = operation "$op"(%x : !pdl.value) -> (%type : !pdl.type)
  rewrite %op {
    replace %op with (%x : !pdl.value)
  }
}
