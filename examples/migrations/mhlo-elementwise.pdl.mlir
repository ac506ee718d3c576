// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise operations of mhlo are those of stablehlo.
pdl.pattern @rename : benefit(1) attributes {
  strata.parameters = ["name", "old", "new"],
  strata.instances = [
    ["abs", "mhlo.abs", "stablehlo.abs"],
    ["add", "mhlo.add", "stablehlo.add"],
    ["complex", "mhlo.complex", "stablehlo.complex"],
    ["imag", "mhlo.imag", "stablehlo.imag"],
    ["multiply", "mhlo.multiply", "stablehlo.multiply"],
    ["real", "mhlo.real", "stablehlo.real"],
    ["subtract", "mhlo.subtract", "stablehlo.subtract"]
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
