// The conversions of the simple operations of arith by mlir-opt's
// --convert-arith-to-llvm, as data. Both dialects may be files, or llvm may be
// none at all:
//
//   strata opt --allow-unregistered-dialect
//     --convert-patterns='file=arith-to-llvm.mlir structural=false' in.mlir
//
// Operations without a rule, such as those of tensors and those that expand to
// several operations, are not converted.
conversion.target legal ["llvm"]

conversion.type index to i64

// Scalars, and vectors of one dimension; an index in them becomes i64.
conversion.type {
^bb0(%t : !pdl.type):
  check "strata.pred: signless_integer_or_index || any_float || vector_of(signless_integer_or_index || any_float) && rank(1)"(%t : !pdl.type) {isNegated = true}
  refuse
}

// Integers.

pdl.pattern @addi : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %flags = attribute
  %op = operation "arith.addi"(%a, %b : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%t : !pdl.type)
  rewrite %op {
    %number = apply_native_rewrite "strata.case_number"(%flags : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.add"(%a, %b : !pdl.value, !pdl.value) {"overflowFlags" = %number}
    replace %op with %new
  }
}

pdl.pattern @subi : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %flags = attribute
  %op = operation "arith.subi"(%a, %b : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%t : !pdl.type)
  rewrite %op {
    %number = apply_native_rewrite "strata.case_number"(%flags : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.sub"(%a, %b : !pdl.value, !pdl.value) {"overflowFlags" = %number}
    replace %op with %new
  }
}

pdl.pattern @muli : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %flags = attribute
  %op = operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%t : !pdl.type)
  rewrite %op {
    %number = apply_native_rewrite "strata.case_number"(%flags : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.mul"(%a, %b : !pdl.value, !pdl.value) {"overflowFlags" = %number}
    replace %op with %new
  }
}

pdl.pattern @shli : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %flags = attribute
  %op = operation "arith.shli"(%a, %b : !pdl.value, !pdl.value) {"overflowFlags" = %flags} -> (%t : !pdl.type)
  rewrite %op {
    %number = apply_native_rewrite "strata.case_number"(%flags : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.shl"(%a, %b : !pdl.value, !pdl.value) {"overflowFlags" = %number}
    replace %op with %new
  }
}

pdl.pattern @divsi : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.divsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.sdiv"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @divsi_exact : benefit(2) {
  %t = type
  %a = operand
  %b = operand
  %exact = attribute
  %op = operation "arith.divsi"(%a, %b : !pdl.value, !pdl.value) {"isExact" = %exact} -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.sdiv"(%a, %b : !pdl.value, !pdl.value) {"isExact" = %exact}
    replace %op with %new
  }
}

pdl.pattern @divui : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.divui"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.udiv"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @divui_exact : benefit(2) {
  %t = type
  %a = operand
  %b = operand
  %exact = attribute
  %op = operation "arith.divui"(%a, %b : !pdl.value, !pdl.value) {"isExact" = %exact} -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.udiv"(%a, %b : !pdl.value, !pdl.value) {"isExact" = %exact}
    replace %op with %new
  }
}

pdl.pattern @shrsi : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.shrsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.ashr"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @shrsi_exact : benefit(2) {
  %t = type
  %a = operand
  %b = operand
  %exact = attribute
  %op = operation "arith.shrsi"(%a, %b : !pdl.value, !pdl.value) {"isExact" = %exact} -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.ashr"(%a, %b : !pdl.value, !pdl.value) {"isExact" = %exact}
    replace %op with %new
  }
}

pdl.pattern @shrui : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.shrui"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.lshr"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @shrui_exact : benefit(2) {
  %t = type
  %a = operand
  %b = operand
  %exact = attribute
  %op = operation "arith.shrui"(%a, %b : !pdl.value, !pdl.value) {"isExact" = %exact} -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.lshr"(%a, %b : !pdl.value, !pdl.value) {"isExact" = %exact}
    replace %op with %new
  }
}

pdl.pattern @remsi : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.remsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.srem"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @remui : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.remui"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.urem"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @andi : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.andi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.and"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @ori : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.ori"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.or"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @xori : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.xori"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.xor"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @maxsi : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.maxsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.intr.smax"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @maxui : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.maxui"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.intr.umax"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @minsi : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.minsi"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.intr.smin"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @minui : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %op = operation "arith.minui"(%a, %b : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.intr.umin"(%a, %b : !pdl.value, !pdl.value)
    replace %op with %new
  }
}

// Floats: the flags are another attribute with the same words.

pdl.pattern @addf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %fast = attribute
  %op = operation "arith.addf"(%a, %b : !pdl.value, !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.fadd"(%a, %b : !pdl.value, !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @subf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %fast = attribute
  %op = operation "arith.subf"(%a, %b : !pdl.value, !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.fsub"(%a, %b : !pdl.value, !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @mulf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %fast = attribute
  %op = operation "arith.mulf"(%a, %b : !pdl.value, !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.fmul"(%a, %b : !pdl.value, !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @divf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %fast = attribute
  %op = operation "arith.divf"(%a, %b : !pdl.value, !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.fdiv"(%a, %b : !pdl.value, !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @remf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %fast = attribute
  %op = operation "arith.remf"(%a, %b : !pdl.value, !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.frem"(%a, %b : !pdl.value, !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @maximumf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %fast = attribute
  %op = operation "arith.maximumf"(%a, %b : !pdl.value, !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.intr.maximum"(%a, %b : !pdl.value, !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @minimumf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %fast = attribute
  %op = operation "arith.minimumf"(%a, %b : !pdl.value, !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.intr.minimum"(%a, %b : !pdl.value, !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @maxnumf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %fast = attribute
  %op = operation "arith.maxnumf"(%a, %b : !pdl.value, !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.intr.maxnum"(%a, %b : !pdl.value, !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @minnumf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %fast = attribute
  %op = operation "arith.minnumf"(%a, %b : !pdl.value, !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.intr.minnum"(%a, %b : !pdl.value, !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @negf : benefit(1) {
  %t = type
  %a = operand
  %fast = attribute
  %op = operation "arith.negf"(%a : !pdl.value) {"fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.fneg"(%a : !pdl.value) {"fastmathFlags" = %llvm}
    replace %op with %new
  }
}

// Comparison and choice: predicates have the same numbers.

pdl.pattern @cmpi : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %predicate = attribute
  %op = operation "arith.cmpi"(%a, %b : !pdl.value, !pdl.value) {"predicate" = %predicate} -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.icmp"(%a, %b : !pdl.value, !pdl.value) {"predicate" = %predicate}
    replace %op with %new
  }
}

pdl.pattern @cmpf : benefit(1) {
  %t = type
  %a = operand
  %b = operand
  %predicate = attribute
  %fast = attribute
  %op = operation "arith.cmpf"(%a, %b : !pdl.value, !pdl.value) {"predicate" = %predicate, "fastmath" = %fast} -> (%t : !pdl.type)
  rewrite %op {
    %llvm = apply_native_rewrite "strata.renamed: llvm.fastmath"(%fast : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.fcmp"(%a, %b : !pdl.value, !pdl.value) {"predicate" = %predicate, "fastmathFlags" = %llvm}
    replace %op with %new
  }
}

pdl.pattern @select : benefit(1) {
  %t = type
  %c = operand
  %a = operand
  %b = operand
  %op = operation "arith.select"(%c, %a, %b : !pdl.value, !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %fast = attribute = #llvm.fastmath<none>
    %new = operation "llvm.select"(%c, %a, %b : !pdl.value, !pdl.value, !pdl.value) {"fastmathFlags" = %fast}
    replace %op with %new
  }
}

pdl.pattern @constant : benefit(1) {
  %t = type
  %value = attribute
  %op = operation "arith.constant" {"value" = %value} -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.mlir.constant" {"value" = %value}
    replace %op with %new
  }
}

// Conversions from one type to another.

pdl.pattern @extsi : benefit(1) {
  %t = type
  %a = operand
  %op = operation "arith.extsi"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.sext"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @sitofp : benefit(1) {
  %t = type
  %a = operand
  %op = operation "arith.sitofp"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.sitofp"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @fptosi : benefit(1) {
  %t = type
  %a = operand
  %op = operation "arith.fptosi"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.fptosi"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @fptoui : benefit(1) {
  %t = type
  %a = operand
  %op = operation "arith.fptoui"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.fptoui"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @extf : benefit(1) {
  %t = type
  %a = operand
  %op = operation "arith.extf"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.fpext"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @truncf : benefit(1) {
  %t = type
  %a = operand
  %op = operation "arith.truncf"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.fptrunc"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @bitcast : benefit(1) {
  %t = type
  %a = operand
  %op = operation "arith.bitcast"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.bitcast"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @extui : benefit(1) {
  %t = type
  %a = operand
  %op = operation "arith.extui"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.zext"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @uitofp : benefit(1) {
  %t = type
  %a = operand
  %op = operation "arith.uitofp"(%a : !pdl.value) -> (%t : !pdl.type)
  rewrite %op {
    %new = operation "llvm.uitofp"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @trunci : benefit(1) {
  %t = type
  %a = operand
  %flags = attribute
  %op = operation "arith.trunci"(%a : !pdl.value) {"overflowFlags" = %flags} -> (%t : !pdl.type)
  rewrite %op {
    %number = apply_native_rewrite "strata.case_number"(%flags : !pdl.attribute) : !pdl.attribute
    %new = operation "llvm.trunc"(%a : !pdl.value) {"overflowFlags" = %number}
    replace %op with %new
  }
}

// An index may be narrower than the integer, or wider, or just as wide: the
// converted types of both decide.

pdl.pattern @index_cast_wider : benefit(1) {
  %from = type
  %to = type
  %a = operand : %from
  %op = operation "arith.index_cast"(%a : !pdl.value) -> (%to : !pdl.type)
  %old = apply_native_constraint "convertType"(%from : !pdl.type) : !pdl.type
  %new_type = apply_native_constraint "convertType"(%to : !pdl.type) : !pdl.type
  %m = apply_native_constraint "strata.bit_width"(%old : !pdl.type) : !pdl.attribute
  %n = apply_native_constraint "strata.bit_width"(%new_type : !pdl.type) : !pdl.attribute
  apply_native_constraint "strata.ult"(%m, %n : !pdl.attribute, !pdl.attribute)
  rewrite %op {
    %new = operation "llvm.sext"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @index_cast_narrower : benefit(1) {
  %from = type
  %to = type
  %a = operand : %from
  %op = operation "arith.index_cast"(%a : !pdl.value) -> (%to : !pdl.type)
  %old = apply_native_constraint "convertType"(%from : !pdl.type) : !pdl.type
  %new_type = apply_native_constraint "convertType"(%to : !pdl.type) : !pdl.type
  %m = apply_native_constraint "strata.bit_width"(%old : !pdl.type) : !pdl.attribute
  %n = apply_native_constraint "strata.bit_width"(%new_type : !pdl.type) : !pdl.attribute
  apply_native_constraint "strata.ult"(%n, %m : !pdl.attribute, !pdl.attribute)
  rewrite %op {
    %none = attribute = 0 : i32
    %new = operation "llvm.trunc"(%a : !pdl.value) {"overflowFlags" = %none}
    replace %op with %new
  }
}

pdl.pattern @index_cast_same : benefit(1) {
  %from = type
  %to = type
  %a = operand : %from
  %op = operation "arith.index_cast"(%a : !pdl.value) -> (%to : !pdl.type)
  %old = apply_native_constraint "convertType"(%from : !pdl.type) : !pdl.type
  %new_type = apply_native_constraint "convertType"(%to : !pdl.type) : !pdl.type
  %m = apply_native_constraint "strata.bit_width"(%old : !pdl.type) : !pdl.attribute
  %n = apply_native_constraint "strata.bit_width"(%new_type : !pdl.type) : !pdl.attribute
  apply_native_constraint "strata.eq"(%m, %n : !pdl.attribute, !pdl.attribute)
  rewrite %op {
    replace %op with (%a : !pdl.value)
  }
}

pdl.pattern @index_castui_wider : benefit(1) {
  %from = type
  %to = type
  %a = operand : %from
  %op = operation "arith.index_castui"(%a : !pdl.value) -> (%to : !pdl.type)
  %old = apply_native_constraint "convertType"(%from : !pdl.type) : !pdl.type
  %new_type = apply_native_constraint "convertType"(%to : !pdl.type) : !pdl.type
  %m = apply_native_constraint "strata.bit_width"(%old : !pdl.type) : !pdl.attribute
  %n = apply_native_constraint "strata.bit_width"(%new_type : !pdl.type) : !pdl.attribute
  apply_native_constraint "strata.ult"(%m, %n : !pdl.attribute, !pdl.attribute)
  rewrite %op {
    %new = operation "llvm.zext"(%a : !pdl.value)
    replace %op with %new
  }
}

pdl.pattern @index_castui_narrower : benefit(1) {
  %from = type
  %to = type
  %a = operand : %from
  %op = operation "arith.index_castui"(%a : !pdl.value) -> (%to : !pdl.type)
  %old = apply_native_constraint "convertType"(%from : !pdl.type) : !pdl.type
  %new_type = apply_native_constraint "convertType"(%to : !pdl.type) : !pdl.type
  %m = apply_native_constraint "strata.bit_width"(%old : !pdl.type) : !pdl.attribute
  %n = apply_native_constraint "strata.bit_width"(%new_type : !pdl.type) : !pdl.attribute
  apply_native_constraint "strata.ult"(%n, %m : !pdl.attribute, !pdl.attribute)
  rewrite %op {
    %none = attribute = 0 : i32
    %new = operation "llvm.trunc"(%a : !pdl.value) {"overflowFlags" = %none}
    replace %op with %new
  }
}

pdl.pattern @index_castui_same : benefit(1) {
  %from = type
  %to = type
  %a = operand : %from
  %op = operation "arith.index_castui"(%a : !pdl.value) -> (%to : !pdl.type)
  %old = apply_native_constraint "convertType"(%from : !pdl.type) : !pdl.type
  %new_type = apply_native_constraint "convertType"(%to : !pdl.type) : !pdl.type
  %m = apply_native_constraint "strata.bit_width"(%old : !pdl.type) : !pdl.attribute
  %n = apply_native_constraint "strata.bit_width"(%new_type : !pdl.type) : !pdl.attribute
  apply_native_constraint "strata.eq"(%m, %n : !pdl.attribute, !pdl.attribute)
  rewrite %op {
    replace %op with (%a : !pdl.value)
  }
}
