// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of functions that have no declaration are opaque.
pdl.pattern @call : benefit(1) {
  %values = operands
  %types = types
  %callee = attribute
  %op = operation "emitc.call"(%values : !pdl.range<value>) {"callee" = %callee} -> (%types : !pdl.range<type>)
  apply_native_constraint "strata.is_symbol_ref"(%callee : !pdl.attribute) {isNegated = true}
  rewrite %op {
    %new = operation "emitc.call_opaque"(%values : !pdl.range<value>) {"callee" = %callee} -> (%types : !pdl.range<type>)
    replace %op with %new
  }
}
