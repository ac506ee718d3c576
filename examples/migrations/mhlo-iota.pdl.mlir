// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Counted tensors of mhlo are those of stablehlo, along the same dimension.
pdl.pattern @iota : benefit(1) {
  %type = type
  %dimension = attribute
  %op = operation "mhlo.iota" {"iota_dimension" = %dimension} -> (%type : !pdl.type)
  rewrite %op {
    %new = operation "stablehlo.iota" {"iota_dimension" = %dimension} -> (%type : !pdl.type)
    replace %op with %new
  }
}
