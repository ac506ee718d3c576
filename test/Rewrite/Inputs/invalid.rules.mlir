// What is wrong in files of conversions is said for each rule, at its place.
conversion.type {
^bb0(%t : !pdl.type):
  // CHECK: invalid.rules.mlir:[[#@LINE+1]]:8: error: there is no type 'box.on' with a definition; did you mean 'box.one'?
  %a = take "box.on" of %t : !pdl.type
  // CHECK: [[#@LINE+1]]:8: error: there is no type 'builtin.vector' with a definition
  %b = take "builtin.vector" of %t : !pdl.type
  // CHECK: [[#@LINE+1]]:12: error: 'box.one' has 1 parameters, and the rule says 2
  %c, %d = take "box.one" of %t : !pdl.type, !pdl.type
  // CHECK: [[#@LINE+1]]:8: error: parameter 'second' of 'box.two' has no default, and the rule does not say it
  %e = make "box.two"(%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:8: error: there is no type '' with a definition
  %f = make ""
  refuse
}
conversion.type {
^bb0(%t : !pdl.type):
  // CHECK: [[#@LINE+1]]:3: error: no constraint 'strata.isfloat' is registered; did you mean 'strata.is_float'?
  check "strata.isfloat"(%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:3: error: 'strata.is_float' has 1 argument, and the rule says 2
  check "strata.is_float"(%t, %t : !pdl.type, !pdl.type)
  %one = pdl.attribute = 1 : i32
  // CHECK: [[#@LINE+1]]:3: error: argument #0 of 'strata.is_float' is '!pdl.type', and the rule says '!pdl.attribute'
  check "strata.is_float"(%one : !pdl.attribute)
  // CHECK: [[#@LINE+1]]:8: error: result #0 of 'strata.bit_width' is '!pdl.attribute', and the rule says '!pdl.type'
  %a = check "strata.bit_width"(%t : !pdl.type) : !pdl.type
  // CHECK: [[#@LINE+1]]:8: error: a check that must not hold has no results
  %b = check "strata.bit_width"(%t : !pdl.type) : !pdl.attribute {isNegated = true}
  // CHECK: [[#@LINE+1]]:3: error: in constraint 'strata.pred: nosuch': nobody knows 'nosuch'
  check "strata.pred: nosuch"(%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:8: error: no constraint 'convertType' is registered
  %c = check "convertType"(%t : !pdl.type) : !pdl.type
  refuse
}
conversion.type {
^bb0(%t : !pdl.type):
  // CHECK: [[#@LINE+1]]:8: error: expects a constant in a rule for types
  %a = pdl.type
  // CHECK: [[#@LINE+1]]:8: error: expects a constant in a rule for types
  %b = pdl.attribute
  // CHECK: [[#@LINE+1]]:8: error: 'foo.check' means nothing in a rule for types
  %c = "foo.check"(%t) : (!pdl.type) -> i32
  // CHECK: [[#@LINE+1]]:3: error: 'conversion.type' means nothing in a rule for types
  conversion.type i32 to i64
  yield %t
}
// CHECK: [[#@LINE+1]]:1: error: expected the name of a dialect or of an operation, found ''
conversion.target legal [""]
// CHECK: [[#@LINE+1]]:1: error: expected the name of a dialect or of an operation, found 'arith.'
conversion.target legal ["arith."]
// CHECK: [[#@LINE+1]]:1: error: expected the name of a dialect or of an operation, found '.addi'
conversion.target illegal [".addi"]
// CHECK: [[#@LINE+1]]:1: error: there is no operation 'arith.adi'; did you mean 'arith.addi'?
conversion.target dynamic ["arith.adi"]
conversion.target legal ["arith.addi"] illegal ["arith"]
// CHECK: [[#@LINE+2]]:1: error: 'arith.addi' is said to be retyped, and to be legal
// CHECK: [[#@LINE-2]]:1: note: here
conversion.target retyped ["arith.addi"]
// CHECK: [[#@LINE+1]]:1: error: 'arith.subi' is said to be illegal, and to be legal
conversion.target legal ["arith.subi"] illegal ["arith.subi"]
pdl.pattern @renamed : benefit(1) {
  %value = attribute
  %op = operation "src.op" {"value" = %value}
  rewrite %op {
    // CHECK: [[#@LINE+1]]:12: error: in rewrite 'strata.renamed: fastmath': expected the name of an attribute, such as 'llvm.fastmath', found 'fastmath'
    %new = apply_native_rewrite "strata.renamed: fastmath"(%value : !pdl.attribute) : !pdl.attribute
    erase %op
  }
}
