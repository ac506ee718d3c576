// Errors in files of conversions are reported for each rule, at its place.
conversion.type {
^bb0(%t : !pdl.type):
  // CHECK: invalid.rules.mlir:[[#@LINE+1]]:8: error: no definition is loaded for type 'box.on'; did you mean 'box.one'?
  %a = take "box.on" of %t : !pdl.type
  // CHECK: [[#@LINE+1]]:8: error: no definition is loaded for type 'builtin.vector'
  %b = take "builtin.vector" of %t : !pdl.type
  // CHECK: [[#@LINE+1]]:12: error: 'box.one' has 1 parameters, but the rule specifies 2
  %c, %d = take "box.one" of %t : !pdl.type, !pdl.type
  // CHECK: [[#@LINE+1]]:8: error: parameter 'second' of 'box.two' has no default and is not specified by the rule
  %e = make "box.two"(%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:8: error: no definition is loaded for type ''
  %f = make ""
  refuse
}
conversion.type {
^bb0(%t : !pdl.type):
  // CHECK: [[#@LINE+1]]:3: error: no constraint 'strata.isfloat' is registered; did you mean 'strata.is_float'?
  check "strata.isfloat"(%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:3: error: 'strata.is_float' has 1 argument, but the rule specifies 2
  check "strata.is_float"(%t, %t : !pdl.type, !pdl.type)
  %one = pdl.attribute = 1 : i32
  // CHECK: [[#@LINE+1]]:3: error: argument #0 of 'strata.is_float' is '!pdl.type', but the rule specifies '!pdl.attribute'
  check "strata.is_float"(%one : !pdl.attribute)
  // CHECK: [[#@LINE+1]]:8: error: result #0 of 'strata.bit_width' is '!pdl.attribute', but the rule specifies '!pdl.type'
  %a = check "strata.bit_width"(%t : !pdl.type) : !pdl.type
  // CHECK: [[#@LINE+1]]:8: error: a negated check cannot have results
  %b = check "strata.bit_width"(%t : !pdl.type) : !pdl.attribute {isNegated = true}
  // CHECK: [[#@LINE+1]]:3: error: in constraint 'strata.pred: nosuch': unknown name 'nosuch'
  check "strata.pred: nosuch"(%t : !pdl.type)
  // CHECK: [[#@LINE+1]]:8: error: no constraint 'convertType' is registered
  %c = check "convertType"(%t : !pdl.type) : !pdl.type
  refuse
}
conversion.type {
^bb0(%t : !pdl.type):
  // CHECK: [[#@LINE+1]]:8: error: expects a constant value in a type conversion rule
  %a = pdl.type
  // CHECK: [[#@LINE+1]]:8: error: expects a constant value in a type conversion rule
  %b = pdl.attribute
  // CHECK: [[#@LINE+1]]:8: error: 'foo.check' is not allowed in a type conversion rule
  %c = "foo.check"(%t) : (!pdl.type) -> i32
  // CHECK: [[#@LINE+1]]:3: error: 'conversion.type' is not allowed in a type conversion rule
  conversion.type i32 to i64
  yield %t
}
// CHECK: [[#@LINE+1]]:1: error: expected the name of a dialect or of an operation, found ''
conversion.target legal [""]
// CHECK: [[#@LINE+1]]:1: error: expected the name of a dialect or of an operation, found 'arith.'
conversion.target legal ["arith."]
// CHECK: [[#@LINE+1]]:1: error: expected the name of a dialect or of an operation, found '.addi'
conversion.target illegal [".addi"]
// CHECK: [[#@LINE+1]]:1: error: unknown operation 'arith.adi'; did you mean 'arith.addi'?
conversion.target dynamic ["arith.adi"]
conversion.target legal ["arith.addi"] illegal ["arith"]
// CHECK: [[#@LINE+2]]:1: error: 'arith.addi' is declared both retyped and legal
// CHECK: [[#@LINE-2]]:1: note: previously declared here
conversion.target retyped ["arith.addi"]
// CHECK: [[#@LINE+1]]:1: error: 'arith.subi' is declared both illegal and legal
conversion.target legal ["arith.subi"] illegal ["arith.subi"]
pdl.pattern @renamed : benefit(1) {
  %value = attribute
  %op = operation "src.op" {"value" = %value}
  rewrite %op {
    // CHECK: [[#@LINE+1]]:12: error: in rewrite 'strata.renamed: fastmath': expected the name of an attribute, such as 'shop.fastmath', found 'fastmath'
    %new = apply_native_rewrite "strata.renamed: fastmath"(%value : !pdl.attribute) : !pdl.attribute
    erase %op
  }
}
