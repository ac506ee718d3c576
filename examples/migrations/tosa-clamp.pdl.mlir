// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bounds of a clamp are those of its element type only.
pdl.pattern @clamp_float : benefit(1) {
  %x = operand
  %type = type
  %element = apply_native_constraint "strata.element_type"(%type : !pdl.type) : !pdl.type
  apply_native_constraint "strata.is_float"(%element : !pdl.type)
  %min = attribute
  %max = attribute
  %op = operation "tosa.clamp"(%x : !pdl.value) {"min_fp" = %min, "max_fp" = %max} -> (%type : !pdl.type)
  rewrite %op {
    %new = operation "tosa.clamp"(%x : !pdl.value) {"min_val" = %min, "max_val" = %max} -> (%type : !pdl.type)
    replace %op with %new
  }
}
