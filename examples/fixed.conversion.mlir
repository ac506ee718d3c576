// The operations of fixed.irdl.mlir on the way to the dialect llvm.

conversion.elementwise "fixed.add" to "llvm.add"

// The product has 32 fractional bits, of which 16 are dropped.
pdl.pattern @mul : benefit(1) {
  %type = type
  %lhs = operand
  %rhs = operand
  %op = operation "fixed.mul"(%lhs, %rhs : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  rewrite %op {
    %i64 = type : i64
    %i32 = type : i32
    %bits = attribute = 16 : i64
    %wide_lhs = operation "arith.extsi"(%lhs : !pdl.value) -> (%i64 : !pdl.type)
    %wide_rhs = operation "arith.extsi"(%rhs : !pdl.value) -> (%i64 : !pdl.type)
    %a = result 0 of %wide_lhs
    %b = result 0 of %wide_rhs
    %product = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value)
    %p = result 0 of %product
    %constant = operation "arith.constant" {"value" = %bits} -> (%i64 : !pdl.type)
    %c = result 0 of %constant
    %shifted = operation "arith.shrsi"(%p, %c : !pdl.value, !pdl.value)
    %s = result 0 of %shifted
    %result = operation "arith.trunci"(%s : !pdl.value) -> (%i32 : !pdl.type)
    replace %op with %result
  }
}
