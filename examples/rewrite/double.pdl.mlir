// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product by two is a sum.
pdl.pattern @double : benefit(1) {
  %type = type
  %x = operand
  %factor = attribute = 2.0 : f32
  %constant = operation "arith.constant" {"value" = %factor} -> (%type : !pdl.type)
  %two = result 0 of %constant
  %product = operation "arith.mulf"(%x, %two : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  rewrite %product {
    %sum = operation "arith.addf"(%x, %x : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    replace %product with %sum
  }
}
