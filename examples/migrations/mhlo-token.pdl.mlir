// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens have another type.
pdl.pattern @create_token : benefit(1) {
  %old = type : !mhlo.token
  %op = operation "mhlo.create_token" -> (%old : !pdl.type)
  rewrite %op {
    %type = type : !stablehlo.token
    %new = operation "stablehlo.create_token" -> (%type : !pdl.type)
    replace %op with %new
  }
}
pdl.pattern @after_all : benefit(1) {
  %tokens = operands
  %old = type : !mhlo.token
  %op = operation "mhlo.after_all"(%tokens : !pdl.range<value>) -> (%old : !pdl.type)
  rewrite %op {
    %type = type : !stablehlo.token
    %new = operation "stablehlo.after_all"(%tokens : !pdl.range<value>) -> (%type : !pdl.type)
    replace %op with %new
  }
}
