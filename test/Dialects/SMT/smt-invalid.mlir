// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{'smt.eq' op requires all operands to have the same type}}
func.func @f(%b: !smt.bool, %i: !smt.int) { %18 = "smt.eq"(%b, %i) : (!smt.bool, !smt.int) -> !smt.bool return }
// -----
// expected-error @+1 {{'smt.eq' op 'inputs' must have at least size 2, but got 1}}
func.func @f(%b: !smt.bool, %i: !smt.int) { %18 = "smt.eq"(%b) : (!smt.bool) -> !smt.bool return }
// -----
// expected-error @+1 {{'smt.eq' op operand #0 must be variadic of any non-function SMT value type, but got 'i32'}}
func.func @f(%b: i32, %i: !smt.int) { %18 = "smt.eq"(%b, %b) : (i32, i32) -> !smt.bool return }
// -----
// expected-error @+1 {{custom op 'smt.apply_func' number of operands and types do not match: got 1 operands and 2 types}}
func.func @f(%f: !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>, %i: !smt.int) { %18 = smt.apply_func %f(%i) : !smt.func<(!smt.int, !smt.bool) !smt.bv<4>> return }
// -----
// expected-error @+1 {{'smt.apply_func' op failed to verify that summary}}
func.func @f(%f: !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>, %i: !smt.int) { %18 = "smt.apply_func"(%f, %i, %i) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<4>>, !smt.int, !smt.int) -> !smt.bv<4> return }
// -----
// expected-error @+1 {{'smt.apply_func' op failed to verify that summary}}
func.func @f(%f: !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>, %i: !smt.int, %b : !smt.bool) { %18 = "smt.apply_func"(%f, %i, %b) : (!smt.func<(!smt.int, !smt.bool) !smt.bv<4>>, !smt.int, !smt.bool) -> !smt.bv<5> return }
// -----
// expected-error @+1 {{'smt.array.select' op failed to verify that summary}}
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b : !smt.bool) { %18 = "smt.array.select"(%a, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.bool) -> !smt.bool return }
// -----
// expected-error @+1 {{'smt.array.select' op failed to verify that summary}}
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b : !smt.bool) { %18 = "smt.array.select"(%a, %i) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int) -> !smt.int return }
// -----
// expected-error @+1 {{'smt.array.store' op failed to verify that summary}}
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b : !smt.bool) { %18 = "smt.array.store"(%a, %b, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.bool, !smt.bool) -> !smt.array<[!smt.int -> !smt.bool]> return }
// -----
// expected-error @+1 {{'smt.array.store' op failed to verify that summary}}
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b : !smt.bool) { %18 = "smt.array.store"(%a, %i, %i) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.int) -> !smt.array<[!smt.int -> !smt.bool]> return }
// -----
// expected-error @+1 {{'smt.array.store' op failed to verify that all of {array, result} have same type}}
func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b : !smt.bool) { %18 = "smt.array.store"(%a, %i, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool) -> !smt.array<[!smt.int -> !smt.int]> return }
// -----
// expected-error @+1 {{'smt.array.broadcast' op failed to verify that summary}}
func.func @f(%i: !smt.int, %b : !smt.bool) { %18 = "smt.array.broadcast"(%i) : (!smt.int) -> !smt.array<[!smt.int -> !smt.bool]> return }
// -----
// expected-error @+2 {{'smt.bv.concat' op inferred type(s) '!smt.bv<16>' are incompatible with return type(s) of operation '!smt.bv<17>'}}
// expected-error @+1 {{'smt.bv.concat' op failed to infer returned types}}
func.func @f(%v: !smt.bv<8>) { %18 = "smt.bv.concat"(%v, %v) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<17> return }
// -----
// expected-error @+2 {{'smt.bv.constant' op inferred type(s) '!smt.bv<8>' are incompatible with return type(s) of operation '!smt.bv<17>'}}
// expected-error @+1 {{'smt.bv.constant' op failed to infer returned types}}
func.func @f(%v: !smt.bv<8>) { %18 = "smt.bv.constant"() {value = #smt.bv<1> : !smt.bv<8>} : () -> !smt.bv<17> return }
// -----
// expected-error @+1 {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 5 of length 7 requires input width of at least 12, but the input width is only 8}}
func.func @f(%v: !smt.bv<8>) { %18 = smt.bv.extract %v from 5 : (!smt.bv<8>) -> !smt.bv<7> return }
// -----
// expected-error @+1 {{custom op 'smt.bv.repeat' integer must be positive}}
func.func @f(%v: !smt.bv<8>) { %18 = smt.bv.repeat 0 times %v : !smt.bv<8> return }
// -----
// expected-error @+1 {{custom op 'smt.bv.repeat' integer must be positive}}
func.func @f(%v: !smt.bv<8>) { %18 = smt.bv.repeat -1 times %v : !smt.bv<8> return }
// -----
// expected-error @+1 {{custom op 'smt.bv.repeat' integer must fit into 63 bits}}
func.func @f(%v: !smt.bv<8>) { %18 = smt.bv.repeat 9999999999999999999999 times %v : !smt.bv<8> return }
// -----
// expected-error @+1 {{'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width}}
func.func @f(%v: !smt.bv<8>) { %18 = "smt.bv.repeat"(%v) : (!smt.bv<8>) -> !smt.bv<9> return }
// -----
// expected-error @+1 {{custom op 'smt.bv.repeat' input must have bit-vector type}}
func.func @f(%v: !smt.bv<8>) { %18 = smt.bv.repeat 2 times %v : !smt.int return }
// -----
// expected-error @+1 {{'smt.forall' op number of bound variable names must match number of block arguments}}
func.func @f() { %18 = smt.forall ["a"] { ^bb0(%a: !smt.int, %b : !smt.bool): smt.yield %b : !smt.bool } return }
// -----
// expected-error @+1 {{'smt.forall' op bound variables must by any non-function SMT value}}
func.func @f() { %18 = smt.forall { ^bb0(%a: i32, %b : !smt.bool): smt.yield %b : !smt.bool } return }
// -----
// expected-error @+1 {{'smt.forall' op must have exactly one yielded value}}
func.func @f() { %18 = smt.forall { ^bb0(%a: !smt.int, %b : !smt.bool): smt.yield %b, %a : !smt.bool, !smt.int } return }
// -----
// expected-error @+1 {{'smt.forall' op yielded value must be of '!smt.bool' type}}
func.func @f() { %18 = smt.forall { ^bb0(%a: !smt.int, %b : !smt.bool): smt.yield %a : !smt.int } return }
// -----
// expected-error @+1 {{'smt.forall' op block argument number and types of the 'body' and 'patterns' region #0 must match}}
func.func @f() { %18 = smt.forall { ^bb0(%a: !smt.int, %b : !smt.bool): smt.yield %b : !smt.bool } patterns { ^bb0(%a: !smt.int): smt.yield %a : !smt.int } return }
// -----
// expected-error @+1 {{'smt.forall' op 'patterns' region #0 must have at least one yielded value}}
func.func @f() { %18 = smt.forall { ^bb0(%a: !smt.int, %b : !smt.bool): smt.yield %b : !smt.bool } patterns { ^bb0(%a: !smt.int, %b : !smt.bool): smt.yield } return }
// -----
// expected-error @+1 {{'smt.forall' op patterns and the no_pattern attribute must not be specified at the same time}}
func.func @f() { %18 = smt.forall no_pattern { ^bb0(%a: !smt.int, %b : !smt.bool): smt.yield %b : !smt.bool } patterns { ^bb0(%a: !smt.int, %b : !smt.bool): smt.yield %b: !smt.bool } return }
// -----
// expected-error @+1 {{'smt.check' op types of yielded values in 'unsat' region must match return values}}
func.func @f() { smt.check sat { smt.yield } unknown {smt.yield} unsat { %0 = smt.constant true smt.yield %0 : !smt.bool} return }
// -----
// expected-error @+1 {{'smt.check' op types of yielded values in 'sat' region must match return values}}
func.func @f() { %x = smt.check sat { smt.yield } unknown {smt.yield} unsat { %0 = smt.constant true smt.yield %0 : !smt.bool} -> !smt.bool return }
// -----
// expected-error @+1 {{'smt.solver' op operand #0 must be variadic of any non-smt type, but got '!smt.int'}}
func.func @f(%a: !smt.int) { smt.solver(%a) : (!smt.int) -> () { ^bb0(%b: !smt.int): } return }
// -----
// expected-error @+1 {{'smt.solver' op block argument types must match the types of the 'inputs'}}
func.func @f(%a: i32) { smt.solver(%a) : (i32) -> () { ^bb0(%b: i64): } return }
// -----
// expected-note @+2 {{required by region isolation constraints}}
// expected-error @+1 {{'smt.yield' op using value defined outside the region}}
func.func @f(%a: i32) { smt.solver(%a) : (i32) -> () { smt.yield %a : i32 } return }
// -----
// expected-error @+1 {{'smt.solver' op types of yielded values must match return values}}
func.func @f(%a: i32) { smt.solver() : () -> (i32) {  } return }
// -----
// expected-error @+1 {{'smt.solver' op result #0 must be variadic of any non-smt type, but got '!smt.int'}}
func.func @f(%a: i32) { %0 = smt.solver() : () -> (!smt.int) { %0 = smt.int.constant 5 smt.yield %0 : !smt.int } return }
// -----
// expected-error @+1 {{cannot name an operation with no results}}
func.func @f(%a: i32) { %0 = smt.push -1 return }
// -----
// expected-note @+2 {{prior use here}}
// expected-error @+1 {{use of value '%b' expects different type than prior uses: '!smt.int' vs '!smt.bool'}}
func.func @f(%b: !smt.bool, %i: !smt.int) { %18 = smt.ite %b, %b, %i : !smt.int return }
// -----
// expected-error @+1 {{'smt.ite' op failed to verify that all of {thenValue, elseValue, result} have same type}}
func.func @f(%b: !smt.bool, %i: !smt.int) { %18 = "smt.ite"(%b, %b, %i) : (!smt.bool, !smt.bool, !smt.int) -> !smt.int return }
// -----
// expected-error @+1 {{'smt.not' op operand #0 must be SMT truth value, but got 'i32'}}
func.func @f(%b: i32) { %18 = "smt.not"(%b) : (i32) -> !smt.bool return }
// -----
// expected-error @+1 {{integer value out of range for given bit-vector type '!smt.bv<8>'}}
"a.b"() {x = #smt.bv<256> : !smt.bv<8>} : () -> ()
// -----
// expected-error @+1 {{parameter 'type' of 'smt.bv' cannot be i32}}
"a.b"() {x = #smt.bv<25> : i32} : () -> ()
// -----
// expected-error @+1 {{custom op 'smt.bv.repeat' result is too wide}}
func.func @f(%v: !smt.bv<8>) { %r = smt.bv.repeat 4611686018427387904 times %v : !smt.bv<8> return }
// -----
// expected-error @+1 {{the width of a constant is limited to 16777215 bits}}
"a.b"() {x = #smt.bv<0> : !smt.bv<99999999999>} : () -> ()
