// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants and returns of the former dialect std.
pdl.pattern @constant : benefit(1) {
  %type = type
  %value = attribute
  %op = operation "std.constant" {"value" = %value} -> (%type : !pdl.type)
  rewrite %op {
    %new = operation "arith.constant" {"value" = %value} -> (%type : !pdl.type)
    replace %op with %new
  }
}
pdl.pattern @return : benefit(1) {
  %values = operands
  %op = operation "std.return"(%values : !pdl.range<value>)
  rewrite %op {
    %new = operation "func.return"(%values : !pdl.range<value>)
    replace %op with %new
  }
}
