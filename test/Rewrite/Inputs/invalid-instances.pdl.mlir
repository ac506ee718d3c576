// CHECK: invalid-instances.pdl.mlir:[[#@LINE+1]]:1: error: expected an array of parameter names as 'strata.parameters'
pdl.pattern @no_parameters : benefit(1) attributes {strata.instances = [["a"]]} {
  %op = operation "foo.bar"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: expected a letter, followed by letters, digits and '_', as the name of a parameter, found 'a-b'
pdl.pattern @parameter_name : benefit(1) attributes {strata.parameters = ["name", "a-b"], strata.instances = [["a", "b"]]} {
  %op = operation "foo.bar"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: parameter 'name' is declared more than once
pdl.pattern @parameter_twice : benefit(1) attributes {strata.parameters = ["name", "name"], strata.instances = [["a", "b"]]} {
  %op = operation "foo.bar"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: the rule has no instances: expected 'strata.instances' to be an array of at least one
pdl.pattern @no_table : benefit(1) attributes {strata.parameters = ["name"]} {
  %op = operation "foo.bar"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: the rule has no instances: expected 'strata.instances' to be an array of at least one
pdl.pattern @no_rows : benefit(1) attributes {strata.parameters = ["name"], strata.instances = []} {
  %op = operation "foo.bar"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: expected an instance to be an array that begins with the name of a rule, found [1, "b"]
pdl.pattern @no_name : benefit(1) attributes {strata.parameters = ["name", "op"], strata.instances = [[1, "b"]]} {
  %op = operation "foo.$op"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: instance 'b' has 1 value, and the rule has 2 parameters
pdl.pattern @short_row : benefit(1) attributes {strata.parameters = ["name", "op"], strata.instances = [["a", "b"], ["b"]]} {
  %op = operation "foo.$op"
  rewrite %op { erase %op }
}
pdl.pattern @unknown_parameter : benefit(1) attributes {strata.parameters = ["name", "kind"], strata.instances = [["a1", "b"], ["a2", "c"]]} {
  // CHECK: [[#@LINE+1]]:9: error: the rule has no parameter 'kinds'; did you mean 'kind'?
  %op = operation "foo.$kinds"
  rewrite %op { erase %op }
}
pdl.pattern @no_string : benefit(1) attributes {strata.parameters = ["name", "op"], strata.instances = [["b1", 7 : i32]]} {
  // CHECK: [[#@LINE+1]]:9: error: expected parameter 'op' to be a string in instance 'b1', found 7 : i32
  %op = operation "$op"
  rewrite %op { erase %op }
}
pdl.pattern @no_string_in_text : benefit(1) attributes {strata.parameters = ["name", "op"], strata.instances = [["c1", 7 : i32]]} {
  // CHECK: [[#@LINE+1]]:9: error: expected parameter 'op' to be a string in instance 'c1', found 7 : i32
  %op = operation "foo.$op"
  rewrite %op { erase %op }
}
pdl.pattern @no_order : benefit(1) attributes {strata.parameters = ["name", "order"], strata.instances = [["d1", [0, 0]]]} {
  %x = operand
  %t = type
  // CHECK: [[#@LINE+1]]:9: error: expected 'strata.operand_order' to be a permutation of 2 operand numbers, found [0, 0] in instance 'd1'
  %op = operation "foo.bar"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type) {strata.operand_order = "$order"}
  rewrite %op { erase %op }
}
pdl.pattern @order_of_type : benefit(1) attributes {strata.parameters = ["name"], strata.instances = [["d2"]]} {
  // CHECK: [[#@LINE+1]]:8: error: expected 'strata.operand_order' only on 'pdl.operation' and calls of natives
  %t = type {strata.operand_order = [0]}
  %op = operation "foo.bar" -> (%t : !pdl.type)
  rewrite %op { erase %op }
}
pdl.pattern @unknown_op : benefit(1) attributes {strata.parameters = ["name", "op"], strata.instances = [["e1", "addi"], ["e2", "adi"]]} {
  %x = operand
  %t = type
  // CHECK: [[#@LINE+1]]:9: error: unknown operation 'arith.adi'; did you mean 'arith.addi'?
  %op = operation "arith.$op"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %op { erase %op }
}
pdl.pattern @plain : benefit(1) {
  %op = operation "foo.bar"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: redefinition of rule 'plain'
pdl.pattern @name_of_rule : benefit(1) attributes {strata.parameters = ["name", "op"], strata.instances = [["plain", "foo.bar"]]} {
  %op = operation "$op"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: redefinition of rule 'twice'
pdl.pattern @same_names : benefit(1) attributes {strata.parameters = ["name", "op"], strata.instances = [["twice", "foo.bar"], ["twice", "foo.baz"], ["later", "foo.baz"]]} {
  %op = operation "$op"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: redefinition of rule 'later'
pdl.pattern @later : benefit(1) {
  %op = operation "foo.bar"
  rewrite %op { erase %op }
}
// A nested module has names of its own.
module {
  pdl.pattern @same_name_elsewhere : benefit(1) attributes {strata.parameters = ["name", "op"], strata.instances = [["plain", "foo.bar"]]} {
    %op = operation "$op"
    rewrite %op { erase %op }
  }
}
// CHECK: [[#@LINE+1]]:1: error: expected an instance to begin with the name of a rule, found an empty string
pdl.pattern @empty_name : benefit(1) attributes {strata.parameters = ["name"], strata.instances = [[""]]} {
  %op = operation "foo.bar"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: parameter 'extra' is not used
pdl.pattern @unused : benefit(1) attributes {strata.parameters = ["name", "op", "extra"], strata.instances = [["f1", "foo.bar", "x"]]} {
  %op = operation "$op"
  rewrite %op { erase %op }
}
// CHECK: [[#@LINE+1]]:1: error: unknown attribute 'strata.paramters'; did you mean 'strata.parameters'?
pdl.pattern @misspelt : benefit(1) attributes {strata.paramters = ["name"], strata.instances = [["g1"]]} {
  %op = operation "foo.bar"
  rewrite %op { erase %op }
}
pdl.pattern @unknown_on_operation : benefit(1) attributes {strata.parameters = ["name"], strata.instances = [["g2"]]} {
  // CHECK: [[#@LINE+1]]:8: error: unknown attribute 'strata.order'
  %t = type {strata.order = [0]}
  %op = operation "foo.bar" -> (%t : !pdl.type)
  rewrite %op { erase %op }
}
pdl.pattern @order_in_plain_rule : benefit(1) {
  %x = operand
  %t = type
  // CHECK: [[#@LINE+1]]:9: error: expected 'strata.operand_order' only in a parameterised rule, which has 'strata.parameters'
  %op = operation "foo.bar"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type) {strata.operand_order = [1, 0]}
  rewrite %op { erase %op }
}
pdl.pattern @key : benefit(1) attributes {strata.parameters = ["name", "k"], strata.instances = [["h1", "x"]]} {
  %op = operation "foo.bar"
  rewrite %op {
    // CHECK: [[#@LINE+1]]:10: error: expected a key without parameters in a dictionary, found 'a$k'
    %c = attribute = {"a$k" = "$k"}
    %n = operation "foo.baz" {"x" = %c}
    replace %op with %n
  }
}
pdl.pattern @nested_no_parameter : benefit(1) attributes {strata.parameters = ["name"], strata.instances = [["h2"]]} {
  %op = operation "foo.bar"
  rewrite %op {
    // CHECK: [[#@LINE+1]]:10: error: the rule has no parameter 'k'
    %c = attribute = [["$k"]]
    %n = operation "foo.baz" {"x" = %c}
    replace %op with %n
  }
}
pdl.pattern @symbol_no_string : benefit(1) attributes {strata.parameters = ["name", "callee"], strata.instances = [["h3", 7 : i32]]} {
  %op = operation "foo.bar"
  rewrite %op {
    // CHECK: [[#@LINE+1]]:10: error: expected parameter 'callee' to be a string in instance 'h3', found 7 : i32
    %c = attribute = @"$callee"
    %n = operation "foo.baz" {"x" = %c}
    replace %op with %n
  }
}
