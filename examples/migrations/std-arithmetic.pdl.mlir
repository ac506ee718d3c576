// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic of the former dialect std is that of arith.
pdl.pattern @rename : benefit(1) attributes {
  strata.parameters = ["name", "old", "new"],
  strata.instances = [
    ["addf", "std.addf", "arith.addf"],
    ["addi", "std.addi", "arith.addi"],
    ["divf", "std.divf", "arith.divf"],
    ["mulf", "std.mulf", "arith.mulf"],
    ["muli", "std.muli", "arith.muli"],
    ["select", "std.select", "arith.select"],
    ["subf", "std.subf", "arith.subf"],
    ["subi", "std.subi", "arith.subi"]
  ]
} {
  %values = operands
  %types = types
  %op = operation "$old"(%values : !pdl.range<value>) -> (%types : !pdl.range<type>)
  rewrite %op {
    %new = operation "$new"(%values : !pdl.range<value>) -> (%types : !pdl.range<type>)
    replace %op with %new
  }
}
