// Constraints of shape become assertions, and witnesses that pass (docs/rules.md).

rule @CstrBroadcastableToRequire {
  %w = shape.cstr_broadcastable %xs... : $ts...
} => {
  %holds = shape.is_broadcastable %xs... : $ts...
  %w = shape.cstr_require %holds, "required broadcastable shapes"
}

rule @CstrEqToRequire {
  %w = shape.cstr_eq %xs... : $ts...
} => {
  %holds = shape.shape_eq %xs... : $ts...
  %w = shape.cstr_require %holds, "required equal shapes"
}

rule @ConvertCstrRequireOp {
  %w = shape.cstr_require %p, $message
} => {
  cf.assert %p, $message
  %w = shape.const_witness true
}
