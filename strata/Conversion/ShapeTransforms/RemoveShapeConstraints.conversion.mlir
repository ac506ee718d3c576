// Constraints of shape are taken to hold (docs/rules.md).

rule for ($op) in @RemoveCstrBroadcastableOp(shape.cstr_broadcastable), @RemoveCstrEqOp(shape.cstr_eq) {
  %w = $op %xs... : $ts...
} => { %w = shape.const_witness true }
