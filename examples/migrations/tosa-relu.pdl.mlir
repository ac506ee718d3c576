// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rectifier is a clamp whose lower bounds are zero.
pdl.pattern @relu : benefit(1) {
  %x = operand
  %type = type
  %max = attribute
  %max_fp = attribute
  %op = operation "tosa.reluN"(%x : !pdl.value) {"max_int" = %max, "max_fp" = %max_fp} -> (%type : !pdl.type)
  rewrite %op {
    %min = attribute = 0 : i64
    %min_fp = attribute = 0.0 : f32
    %new = operation "tosa.clamp"(%x : !pdl.value) {"min_int" = %min, "max_int" = %max, "min_fp" = %min_fp, "max_fp" = %max_fp} -> (%type : !pdl.type)
    replace %op with %new
  }
}
