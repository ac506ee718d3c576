// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The shift of a product is an operand, no longer an attribute.
pdl.pattern @mul_shift : benefit(1) attributes {
  strata.parameters = ["name", "old", "new"],
  strata.instances = [
    ["mul_by_0", 0 : i32, dense<0> : tensor<1xi8>],
    ["mul_by_1", 1 : i32, dense<1> : tensor<1xi8>],
    ["mul_by_2", 2 : i32, dense<2> : tensor<1xi8>]
  ]
} {
  %x = operand
  %y = operand
  %type = type
  %shift = attribute = "$old"
  %op = operation "tosa.mul"(%x, %y : !pdl.value, !pdl.value) {"shift" = %shift} -> (%type : !pdl.type)
  rewrite %op {
    %value = attribute = "$new"
    %shift_type = type : tensor<1xi8>
    %constant = operation "tosa.const" {"values" = %value} -> (%shift_type : !pdl.type)
    %amount = result 0 of %constant
    %new = operation "tosa.mul"(%x, %y, %amount : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    replace %op with %new
  }
}
