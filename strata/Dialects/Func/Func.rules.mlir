// Rules that bring operations of func into canonical form (docs/rules.md).

// A call of a function that is known. Attributes of the call do not stay.
rule @CallIndirectOp {
  %r... = func.call_indirect %callee(%args...) : ($args...) -> $types...
} where is_symbol_ref(%callee) => { %r... = func.call $(%callee)(%args...) : ($args...) -> $types... }
