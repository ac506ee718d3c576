// Rules that are wrong, one for each kind of mistake, and one that is right.

// A quotient that is rounded to zero is taken for one that is rounded up.
pdl.pattern @rounded : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.divsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "arith.ceildivsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %op with %new
  }
}

// x - y is taken for x + y.
pdl.pattern @sign : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.subi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %op with %new
  }
}

// x + 0.0 is x, except for -0.0.
pdl.pattern @zero : benefit(1) {
  %t = type
  %a = operand
  %z = attribute = 0.0 : f32
  %c = operation "arith.constant" {"value" = %z} -> (%t : !pdl.type)
  %r = result 0 of %c
  %op = operation "arith.addf"(%a, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    replace %op with (%a : !pdl.value)
  }
}

// A shift to the right that keeps the sign is taken for one that does not.
pdl.pattern @shift : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.shrsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "arith.shrui"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %op with %new
  }
}

// Poison is taken for zero, which is right.
pdl.pattern @poison : benefit(1) {
  %t = type : f32
  %op = operation "ub.poison" -> (%t : !pdl.type)
  rewrite %op {
    %zero = attribute = 0.0 : f32
    %new = operation "arith.constant" {"value" = %zero} -> (%t : !pdl.type)
    replace %op with %new
  }
}

// A store is dropped.
pdl.pattern @store : benefit(1) {
  %v = operand
  %m = operand
  %i = operand
  %op = operation "memref.store"(%v, %m, %i : !pdl.value, !pdl.value, !pdl.value)
  rewrite %op {
    erase %op
  }
}
