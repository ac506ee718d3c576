// Mistakes in rules, each reported at its place.

// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:5: error: expected '@' and the name of the rule, or 'for'
rule add_zero { %r = arith.addi %x, 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:17: error: expected an operation that the rule matches
rule @no_match { } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:46: error: expected '=>'
rule @no_arrow { %r = arith.addi %x, 0 : $t } %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:15: error: expected '{'
rule @no_brace %r = arith.addi %x, 0 : $t => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:14: error: expected '{'
rule @no_name for ($op) in arith.addi { %r = $op %x, 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:22: error: expected texts for 2 holes, found 1
rule for ($a, $b) in @one_text(arith.addi) { %r = $a %x, 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:11: error: expected '$' and the name of a hole
rule for (op) in @no_hole(arith.addi) { %r = $op %x, 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:15: error: expected 'in'
rule for ($op) @no_in(arith.addi) { %r = $op %x, 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:30: error: expected text of a hole
rule for ($op) in @open_text(arith.addi { %r = $op %x, 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:31: error: custom op 'arith.adi' is unknown
rule for ($op) in @wrong_text(arith.adi) { %r = $op %x, 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:29: error: the match has no hole '$a'
rule for ($a) in @of_itself($a + 1) { %r = arith.addi %x, %y : $t } where $a == 1 => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:23: error: expected a number from 1 to 65534
rule @benefit benefit(0) { %r = arith.addi %x, 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:25: error: custom op 'arith.addy' is unknown
rule @unknown_op { %r = arith.addy %x, 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:30: error: Dialect `nosuch' not found for custom op 'nosuch.op' 
rule @unknown_dialect { %r = nosuch.op %x : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:34: error: expected ','
rule @syntax { %r = arith.addi %x 0 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:41: error: use of value '%x' expects different type than prior uses: '$u' vs '$t'
rule @two_types { %r = "arith.addi"(%x, %x) : ($t, $u) -> $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:36: error: expected SSA operand, number or '$(...)'
rule @operand { %r = arith.addi %x, $y : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:45: error: expected a value or a number; '$(...)' can be used in the rewrite only
rule @number_in_match { %r = arith.addi %x, $(%y + 1) : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:44: error: expected an integer of 64 bits, 0.0 or 1.0
rule @float_in_match { %r = arith.addf %x, 2.5 : $t } => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:56: error: neither the match nor the rewrite defines '%z'
rule @unknown_value { %r = arith.addi %x, %y : $t } => %z
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:89: error: neither the match nor the rewrite defines '%z'
rule @unknown_value_in_rewrite { %r = arith.addi %x, %y : $t } => { %r = arith.subi %x, %z : $t }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:77: error: the match does not define the type '$v'
rule @unknown_type_in_rewrite { %r = arith.trunci %x : $t to $u } => { %r = arith.extsi %x : $t to $v }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:86: error: '%x' has type '$u' here, and '$t' in the match
rule @other_type_in_rewrite { %r = arith.trunci %x : $t to $u } => { %r = arith.addi %x, %x : $u }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:71: error: '%r' has type '$t' here, and '$u' in the match
rule @other_result_type { %r = arith.trunci %x : $t to $u } => { %r = arith.addi %x, %x : $t }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:67: error: the match does not define the attribute '$f'
rule @unknown_attribute { %r = arith.addi %x, %y : $t } => { %r = arith.addi %y, %x overflow<$f> : $t }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:58: error: the rewrite does not define '%r'
rule @no_replacement { %r = arith.addi %x, %y : $t } => { %s = arith.addi %y, %x : $t }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:53: error: the rewrite does not say by which values the results of 'arith.addi' are replaced
rule @no_result_name { arith.addi %x, %y : $t } => { %s = arith.addi %y, %x : $t }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:54: error: 'arith.addi' has no result #1
rule @too_many { %r = arith.addi %x, %y : $t } => 0, 1
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:62: error: unknown function 'is_intger'; did you mean 'is_integer'?
rule @unknown_function { %r = arith.addi %x, %y : $t } where is_intger($t) => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:55: error: 'is_integer' takes 1 arguments, found 2
rule @arguments { %r = arith.addi %x, %y : $t } where is_integer($t, $t) => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:72: error: the match has no hole '$typ'; did you mean 'type'?
rule @unknown_hole { %r = arith.addi %x, %y : $type } where is_integer($typ) => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:71: error: the match has no value '%lsh'; did you mean 'lhs'?
rule @unknown_operand { %r = arith.addi %lhs, %y : $t } where is_zero(%lsh) => %y
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:58: error: expected condition
rule @no_condition { %r = arith.addi %x, %y : $t } where %x => %y
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:61: error: expected expression
rule @no_operand { %r = arith.addi %x, %y : $t } where %x == => %y
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:63: error: unbalanced '('
rule @unbalanced { %r = arith.addi %x, %y : $t } where is_zero((%x) => %y
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:68: error: expected a value, hole, number or function, found 'equal'
rule @unknown_case { %r = arith.cmpi $p, %x, %y : $t } where $p == equal => 0
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:61: error: unknown name 'nosuch'
rule @predicate { %r = arith.addi %x, %y : $t } where $t is nosuch => %y
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:51: error: redefinition of '$t'
rule @twice { %r = arith.addi %x, %y : $t } where $t = bit_width($t) => %y
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:19: error: '%x...' is a list, and operand 'lhs' of 'arith.addi' is one value
rule @list { %r = arith.addi %x..., %y : $t } => %y
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:53: error: redefinition of '$a'
rule @region { %r = scf.if %c -> ($t) { $a } else { $a } } => 0
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:27: error: expected a hole for the operations of the region, and after it the terminator or nothing
rule @region_shape { %r = scf.if %c -> ($t) { %x = arith.constant true scf.yield %y : $t } else { $b } } => 0
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:22: error: operations can be left open in regions of operations only
rule @hole_outside { $ops %r = arith.addi %x, %y : $t } => %y
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:91: error: the match has no operations called '$c'
rule @unknown_region { %r = scf.if %c -> ($t) { $a scf.yield %v : $t } else { $b } } => { $c return %v }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:71: error: the match of '$a' must have the terminator of its block
rule @whole_region { %r = scf.if %c -> ($t) { $a } else { $b } } => { $a return %c }
// CHECK: mistakes.rules.mlir:[[#@LINE+3]]:8: error: the rewrite has no value '%i' for the argument of '$body'
rule @argument {
  %r = scf.for %i = %lo to %hi step %s iter_args(%a = %x) -> ($t) { $body scf.yield %v : $t }
} => { $body return %v }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:30: error: '%x...' stands for all values of operand 'operands' of 'func.call'
rule @part_of_list { %r... = func.call @f(%x, %x...) : ($t, $ts...) -> ($us...) } => %r...
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:36: error: custom op 'cf.switch' expected the integer type of the flag before its cases
rule @switch { cf.switch %x : $t, [default: ^bb1, 0: ^bb2] } => erase
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:76: error: '%r' is a result of the operation that the rule replaces
rule @root_in_rewrite { %r = arith.muli %x, %y : $t } => { %s = arith.addi %r, %y : $t return %s }
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:56: error: '%r' is a result of the operation that the rule replaces
rule @root_as_value { %r = arith.muli %x, %y : $t } => %r
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:69: error: '%l' is one value, and its value is a list
rule @value_of_list { %r = vector.from_elements %xs... : $t } where %l = first_values(%xs..., 1) => %r
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:69: error: '%l...' is a list, and its value is not
rule @list_of_value { %r = vector.from_elements %xs... : $t } where %l... = value_at(%xs..., 0) => %r
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:71: error: '%l' stands for values, not for a type or an attribute
rule @value_of_number { %r = vector.from_elements %xs... : $t } where %l = size(%xs...) => %r
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:57: error: redefinition of '%x'
rule @value_twice { %r = arith.addi %x, %y : $t } where %x = value_at(%y, 0) => %x
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:106: error: '%e' is computed, and only its value is known
rule @type_of_value { %r = vector.from_elements %xs... : $t } where %e = value_at(%xs..., 0), is_integer(%e) => %r
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:119: error: a list is no constant
rule @constant_list { %r = vector.from_elements %xs... : $t } where %l... = first_values(%xs..., 1), bit_width($t) == %l... => %r
// CHECK: mistakes.rules.mlir:[[#@LINE+1]]:49: error: expected operation name in quotes
rule @never_closed { %r = arith.addi %x, %y : $t
