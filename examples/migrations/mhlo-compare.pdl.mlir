// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The direction of a comparison is a case of an enumeration, no longer a string.
pdl.pattern @compare : benefit(1) attributes {
  strata.parameters = ["name", "text", "case"],
  strata.instances = [
    ["compare_eq", "EQ", #stablehlo<comparison_direction EQ>],
    ["compare_ge", "GE", #stablehlo<comparison_direction GE>],
    ["compare_gt", "GT", #stablehlo<comparison_direction GT>],
    ["compare_le", "LE", #stablehlo<comparison_direction LE>],
    ["compare_lt", "LT", #stablehlo<comparison_direction LT>],
    ["compare_ne", "NE", #stablehlo<comparison_direction NE>]
  ]
} {
  %lhs = operand
  %rhs = operand
  %type = type
  %old = attribute = "$text"
  %op = operation "mhlo.compare"(%lhs, %rhs : !pdl.value, !pdl.value) {"comparison_direction" = %old} -> (%type : !pdl.type)
  rewrite %op {
    %case = attribute = "$case"
    %new = operation "stablehlo.compare"(%lhs, %rhs : !pdl.value, !pdl.value) {"comparison_direction" = %case} -> (%type : !pdl.type)
    replace %op with %new
  }
}
