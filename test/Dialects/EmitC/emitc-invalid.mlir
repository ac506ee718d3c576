// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{expected static shape}}
%0="f.v"() : () -> !emitc.array<?xi32>
// -----
// expected-error @+1 {{shape must not be empty}}
%0="f.v"() : () -> !emitc.array<i32>
// -----
// expected-error @+1 {{expected non-function type}}
%0="f.v"() : () -> !emitc.array<*xi32>
// -----
// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
%0="f.v"() : () -> !emitc.array<2xi32
// -----
// expected-error @+1 {{expected '>'}}
%0="f.v"() : () -> !emitc.array<2x3xi32, 1>
// -----
// expected-error @+1 {{expected non-function type}}
%0="f.v"() : () -> !emitc.array<>
// -----
// expected-error @+1 {{expected non empty string in !emitc.opaque type}}
%0="f.v"() : () -> !emitc.opaque<"">
// -----
// expected-error @+1 {{pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead}}
%0="f.v"() : () -> !emitc.opaque<"x*">
// -----
// expected-error @+1 {{!emitc.lvalue must wrap supported emitc type, but got '!emitc.lvalue<i32>'}}
%0="f.v"() : () -> !emitc.lvalue<!emitc.lvalue<i32>>
// -----
%0 = "f.v"() : () -> !emitc.lvalue<i32>
// expected-error @+1 {{'emitc.address_of' op failed to verify that input and result reference the same type}}
"emitc.address_of"(%0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i8>
// -----
%0 = "f.v"() : () -> !emitc.ptr<i32>
// expected-error @+1 {{'emitc.dereference' op failed to verify that input and result reference the same type}}
"emitc.dereference"(%0) : (!emitc.ptr<i32>) -> !emitc.lvalue<i8>
// -----
%0 = "f.v"() : () -> !emitc.ptr<!emitc.array<2xi32>>
// expected-error @+1 {{'emitc.dereference' op failed to verify that input and result reference the same type}}
"emitc.dereference"(%0) : (!emitc.ptr<!emitc.array<2xi32>>) -> !emitc.lvalue<i8>
// -----
%0 = "f.v"() : () -> !emitc.lvalue<i32>
// expected-error @+1 {{'emitc.apply' op applicable operator must not be empty}}
"emitc.apply"(%0) <{applicableOperator=""}> : (!emitc.lvalue<i32>) -> !emitc.ptr<i8>
// -----
%0 = "f.v"() : () -> !emitc.lvalue<i32>
// expected-error @+1 {{'emitc.apply' op applicable operator is illegal}}
"emitc.apply"(%0) <{applicableOperator="+"}> : (!emitc.lvalue<i32>) -> !emitc.ptr<i8>
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.apply' op operand type must be an lvalue when applying `&`}}
"emitc.apply"(%0) <{applicableOperator="&"}> : (i32) -> !emitc.ptr<i8>
// -----
%0 = "f.v"() : () -> !emitc.lvalue<i32>
// expected-error @+1 {{'emitc.apply' op result type must be a pointer when applying `&`}}
"emitc.apply"(%0) <{applicableOperator="&"}> : (!emitc.lvalue<i32>) -> i8
// -----
%0 = "f.v"() : () -> !emitc.lvalue<i32>
// expected-error @+1 {{'emitc.apply' op operand type must be a pointer when applying `*`}}
"emitc.apply"(%0) <{applicableOperator="*"}> : (!emitc.lvalue<i32>) -> i32
// -----
%0 = "f.v"() : () -> !emitc.ptr<i32>
// expected-error @+1 {{'emitc.apply' op applicable operator is illegal}}
"emitc.apply"(%0) <{applicableOperator="**"}> : (!emitc.ptr<i32>) -> i8
// -----
%1 = "f.v"() : () -> i8
%0 = "emitc.variable"() {value = 5 : i32} : () -> !emitc.lvalue<i32>
// expected-error @+1 {{'emitc.assign' op requires value's type ('i8') to match variable's type ('i32')}}
"emitc.assign"(%0,%1): (!emitc.lvalue<i32>, i8) -> ()
// -----
%1 = "f.v"() : () -> i8
%0 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> !emitc.array<2xi32>
// expected-error @+1 {{'emitc.assign' op operand #0 must be EmitC lvalue type, but got '!emitc.array<2xi32>'}}
"emitc.assign"(%0,%1): (!emitc.array<2xi32>, i8) -> ()
// -----
// expected-error @+1 {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('i8') to match the op's result type ('i32')}}
%0 = "emitc.variable"() {value = 5 : i8} : () -> !emitc.lvalue<i32>
// -----
// expected-error @+1 {{'emitc.variable' op string attributes are not supported, use #emitc.opaque instead}}
%0 = "emitc.variable"() {value = "x"} : () -> !emitc.lvalue<i32>
// -----
// expected-error @+1 {{'emitc.variable' op requires attribute to either be an #emitc.opaque attribute or it's type ('tensor<2xi32>') to match the op's result type ('!emitc.array<2xi32>')}}
%0 = "emitc.variable"() {value = dense<1> : tensor<2xi32>} : () -> !emitc.array<2xi32>
// -----
// expected-error @+1 {{'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('i8') to match the op's result type ('i32')}}
%0 = "emitc.constant"() {value = 5 : i8} : () -> i32
// -----
// expected-error @+1 {{'emitc.constant' op value must not be empty}}
%0 = "emitc.constant"() {value = #emitc.opaque<"">} : () -> i32
// -----
// expected-error @+1 {{'emitc.constant' op attribute 'value' failed to satisfy constraint: An opaque attribute or TypedAttr instance}}
%0 = "emitc.constant"() {value = i32} : () -> i32
// -----
// expected-error @+1 {{'emitc.constant' op requires attribute to either be an #emitc.opaque attribute or it's type ('tensor<2xi32>') to match the op's result type ('!emitc.array<2xi32>')}}
%0 = "emitc.constant"() {value = dense<1> : tensor<2xi32>} : () -> !emitc.array<2xi32>
// -----
// expected-error @+1 {{'emitc.constant' op requires attribute 'value'}}
%0 = "emitc.constant"() : () -> tensor<2xi32>
// -----
// expected-error @+1 {{'emitc.variable' op result #0 must be EmitC array type or EmitC lvalue type, but got 'i32'}}
%0 = "emitc.variable"() {value = #emitc.opaque<"">} : () -> i32
// -----
// expected-error @+1 {{'emitc.literal' op value must not be empty}}
%0 = "emitc.literal"() <{value = ""}> : () -> i32
// -----
// expected-error @+1 {{'emitc.call_opaque' op callee must not be empty}}
"emitc.call_opaque"() <{callee = ""}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call_opaque' op index argument is out of range}}
"emitc.call_opaque"() <{callee = "x", args = [0 : index]}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call_opaque' op array argument has no type}}
"emitc.call_opaque"() <{callee = "x", args = ["x", i32, @x, [1 : i32]]}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call_opaque' op index argument is out of range}}
"emitc.call_opaque"() <{callee = "x", args = [-1 : index]}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call_opaque' op array argument has no type}}
"emitc.call_opaque"() <{callee = "x", args = [[]]}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call_opaque' op array argument has no type}}
"emitc.call_opaque"() <{callee = "x", args = [[1 : index]]}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call_opaque' op template argument has invalid type}}
"emitc.call_opaque"() <{callee = "x", template_args = ["x", @x]}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call_opaque' op template argument has invalid type}}
"emitc.call_opaque"() <{callee = "x", template_args = ["a"]}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call_opaque' op template argument has invalid type}}
"emitc.call_opaque"() <{callee = "x", template_args = [[]]}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call_opaque' op cannot return array type}}
%0 = "emitc.call_opaque"() <{callee = "x"}> : () -> (!emitc.array<2xi32>)
// -----
%0,%1,%2 = "f.v"() : () -> (!emitc.array<2xi32>, i32, i32)
// expected-error @+1 {{'emitc.subscript' op on array operand requires number of indices (2) to match the rank of the array type (1)}}
"emitc.subscript"(%0,%1,%2): (!emitc.array<2xi32>, i32, i32) -> !emitc.lvalue<i32>
// -----
%0,%1,%2 = "f.v"() : () -> (!emitc.array<2xi32>, i32, i32)
// expected-error @+1 {{'emitc.subscript' op on array operand requires element type ('i32') and result type ('i8') to match}}
"emitc.subscript"(%0,%1): (!emitc.array<2xi32>, i32) -> !emitc.lvalue<i8>
// -----
%0,%1,%2 = "f.v"() : () -> (!emitc.ptr<i32>, i32, i32)
// expected-error @+1 {{'emitc.subscript' op on pointer operand requires one index operand, but got 2}}
"emitc.subscript"(%0,%1,%2): (!emitc.ptr<i32>, i32, i32) -> !emitc.lvalue<i32>
// -----
%0,%1,%2 = "f.v"() : () -> (!emitc.ptr<i32>, i32, i32)
// expected-error @+1 {{'emitc.subscript' op on pointer operand requires pointee type ('i32') and result type ('i8') to match}}
"emitc.subscript"(%0,%1): (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i8>
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.switch' op has duplicate case value: 1}}
"emitc.switch"(%0) <{cases = array<i64: 1, 1>}> ({ "emitc.yield"() : () -> () }, { "emitc.yield"() : () -> () }, { emitc.yield }) : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.switch' op has 2 case regions but 1 case values}}
"emitc.switch"(%0) <{cases = array<i64: 1>}> ({ "emitc.yield"() : () -> () }, { "emitc.yield"() : () -> () }, { emitc.yield }) : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.switch' op expected region to end with emitc.yield, but got f.a}}
"emitc.switch"(%0) <{cases = array<i64: 1>}> ({ "emitc.yield"() : () -> () }, { "f.a"() : () -> () }) : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.switch' op expected region to end with emitc.yield, but got f.a}}
"emitc.switch"(%0) <{cases = array<i64: 1>}> ({ "f.a"() : () -> () }, {emitc.yield }) : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.switch' op region #0 ('defaultRegion') failed to verify constraint: region with 1 blocks}}
"emitc.switch"(%0) <{cases = array<i64>}> ({ }) : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
"emitc.switch"(%0) <{cases = array<i64: 1>}> ({emitc.yield}, { }) : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
"emitc.verbatim"(%0) <{value = "a"}> : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
"emitc.verbatim"(%0) <{value = "{}{}"}> : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.verbatim' op expected '}' after unescaped '{' at end of string}}
"emitc.verbatim"(%0) <{value = "{{}}{"}> : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.verbatim' op expected '}' after unescaped '{'}}
"emitc.verbatim"(%0) <{value = "{x}"}> : (i32) -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.verbatim' op expected '}' after unescaped '{' at end of string}}
"emitc.verbatim"(%0) <{value = "{} {"}> : (i32) -> ()
// -----
%0 = "f.v"() : () -> tensor<?xi32>
// expected-error @+1 {{'emitc.verbatim' op operand #0 must be variadic of type supported by EmitC or EmitC lvalue type, but got 'tensor<?xi32>'}}
"emitc.verbatim"(%0) <{value = "{}"}> : (tensor<?xi32>) -> ()
// -----
// expected-error @+1 {{'emitc.global' op cannot have both static and extern specifiers}}
"emitc.global"() <{type=i32, sym_name="a", extern_specifier, static_specifier}> : () -> ()
// -----
// expected-error @+1 {{'emitc.global' op initial value expected to be of type '!emitc.array<2xi32>', but was of type 'tensor<3xi32>'}}
"emitc.global"() <{type=!emitc.array<2xi32>, sym_name="a", initial_value = dense<1> : tensor<3xi32>}> : () -> ()
// -----
// expected-error @+1 {{'emitc.global' op initial value expected to be of type '!emitc.array<2xi32>', but was of type 'vector<2xi32>'}}
"emitc.global"() <{type=!emitc.array<2xi32>, sym_name="a", initial_value = dense<1> : vector<2xi32>}> : () -> ()
// -----
// expected-error @+1 {{'emitc.global' op initial value expected to be of type 'i32', but was of type 'i1'}}
"emitc.global"() <{type=i32, sym_name="a", initial_value = true, constant}> : () -> ()
// -----
// expected-error @+1 {{'emitc.get_global' op 'x' does not reference a valid emitc.global}}
"emitc.get_global"() <{name = @x}> : () -> !emitc.lvalue<i32>
// -----
emitc.global @x : i32
// expected-error @+1 {{'emitc.get_global' op on non-array type expects result inner type 'i8' to match type 'i32' of the global @x}}
"emitc.get_global"() <{name = @x}> : () -> !emitc.lvalue<i8>
// -----
emitc.global @x : !emitc.array<2xi32>
// expected-error @+1 {{'emitc.get_global' op on array type expects result type '!emitc.lvalue<i8>' to match type '!emitc.array<2xi32>' of the global @x}}
"emitc.get_global"() <{name = @x}> : () -> !emitc.lvalue<i8>
// -----
emitc.global @x : !emitc.array<2xi32>
// expected-error @+1 {{'emitc.get_global' op on array type expects result type '!emitc.array<3xi32>' to match type '!emitc.array<2xi32>' of the global @x}}
"emitc.get_global"() <{name = @x}> : () -> !emitc.array<3xi32>
// -----
emitc.global @x : i32
// expected-error @+1 {{'emitc.get_global' op on non-array type expects result type to be an lvalue type for the global @x}}
"emitc.get_global"() <{name = @x}> : () -> !emitc.array<3xi32>
// -----
// expected-error @+1 {{invalid properties {name = "x"} for op emitc.get_global: Invalid attribute `name` in property conversion: "x"}}
"emitc.get_global"() <{name = "x"}> : () -> !emitc.array<3xi32>
// -----
// expected-error @+1 {{'emitc.get_field' op field '@g' not found in the class}}
emitc.class @c { emitc.field @f : i32  emitc.func @z() { %0 = "emitc.get_field"() <{field_name = @g}> : () -> i32 emitc.return } }
// -----
// expected-error @+1 {{'emitc.get_field' op result type 'i8' does not match field '@f' type 'i32'}}
emitc.class @c { emitc.field @f : i32  emitc.func @z() { %0 = "emitc.get_field"() <{field_name = @f}> : () -> i8 emitc.return } }
// -----
// expected-error @+1 {{'emitc.get_field' op field '@f' not found in the class}}
emitc.class @c { emitc.func @f() {emitc.return} emitc.func @z() { %0 = "emitc.get_field"() <{field_name = @f}> : () -> i8 emitc.return } }
// -----
// expected-error @+1 {{'emitc.get_field' op  must be nested within an emitc.class operation}}
emitc.func @z() { %0 = "emitc.get_field"() <{field_name = @f}> : () -> i8 emitc.return }
// -----
// expected-error @+1 {{'emitc.get_field' op field '@f' not found in the class}}
emitc.class @c { func.func @z() { %0 = "emitc.get_field"() <{field_name = @f}> : () -> i8 return } }
// -----
// expected-error @+1 {{'emitc.field' op field must be nested within an emitc.class operation}}
emitc.field @f : i32
// -----
// expected-error @+1 {{'emitc.declare_func' op 'x' does not reference a valid function}}
"emitc.declare_func"() <{sym_name = @x}> : () -> ()
// -----
func.func @x() { return }
// expected-error @+1 {{'emitc.declare_func' op 'x' does not reference a valid function}}
"emitc.declare_func"() <{sym_name = @x}> : () -> ()
// -----
// expected-error @+1 {{'emitc.call' op 'x' does not reference a valid function}}
"emitc.call"() <{callee = @x}> : () -> ()
// -----
func.func @x() { return }
// expected-error @+1 {{'emitc.call' op 'x' does not reference a valid function}}
"emitc.call"() <{callee = @x}> : () -> ()
// -----
emitc.func @x() { emitc.return }
// expected-error @+1 {{'emitc.call' op incorrect number of results for callee}}
"emitc.call"() <{callee = @x}> : () -> (i32)
// -----
emitc.func @x(%a : i32) { emitc.return }
// expected-error @+1 {{'emitc.call' op incorrect number of operands for callee}}
"emitc.call"() <{callee = @x}> : () -> ()
// -----
emitc.func @x(%a : i32) { emitc.return }
%0 = "f.v"() : () -> i8
// expected-error @+1 {{'emitc.call' op operand type mismatch: expected operand type 'i32', but provided 'i8' for operand number 0}}
"emitc.call"(%0) <{callee = @x}> : (i8) -> ()
// -----
// expected-error @+1 {{'emitc.func' op requires zero or exactly one result, but has 2}}
emitc.func @x() -> (i32,i32) { %0 = "f.v"() : () -> i32 emitc.return %0 : i32 }
// -----
// expected-error @+1 {{'emitc.return' op has 0 operands, but enclosing function (@x) returns 1}}
emitc.func @x() -> (i32) { emitc.return }
// -----
// expected-error @+1 {{'emitc.return' op has 1 operands, but enclosing function (@x) returns 0}}
emitc.func @x() { %0 = "f.v"() : () -> i32 emitc.return %0 : i32 }
// -----
// expected-error @+1 {{type of the return operand ('i32') doesn't match function result type ('i8') in function @x}}
emitc.func @x() -> i8 { %0 = "f.v"() : () -> i32 emitc.return %0 : i32 }
// -----
// expected-error @+1 {{'emitc.func' op cannot have lvalue type as argument}}
emitc.func @x(%0: !emitc.lvalue<i32>) { emitc.return }
// -----
// expected-error @+1 {{'emitc.func' op cannot have lvalue type as argument}}
emitc.func private @x(!emitc.lvalue<i32>)
// -----
// expected-error @+1 {{'emitc.func' op cannot return array type}}
emitc.func @x() -> !emitc.array<2xi32>  { %0 = "f.v"() : () -> !emitc.array<2xi32> emitc.return %0 : !emitc.array<2xi32> }
// -----
// expected-error @+1 {{'emitc.func' op cannot return array type}}
emitc.func @x() -> !emitc.array<2xi32>  { %0 = "f.v"() : () -> !emitc.array<2xi32> "emitc.return"(%0,%0) : (!emitc.array<2xi32>,!emitc.array<2xi32>) -> () }
// -----
// expected-error @+1 {{'emitc.func' op attribute 'specifiers' failed to satisfy constraint: string array attribute}}
"emitc.func"() <{sym_name = "x", function_type = () -> (), specifiers = [1]}> ({emitc.return }): () -> ()
// -----
// expected-error @+1 {{'emitc.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"emitc.func"() <{sym_name = "x", function_type = i32, specifiers = []}> ({emitc.return }): () -> ()
// -----
%0 = "f.v"() : () -> !emitc.lvalue<i32>
// expected-error @+1 {{block with no terminator, has %0 = "emitc.load"(<<UNKNOWN SSA VALUE>>) : (!emitc.lvalue<i32>) -> i32}}
emitc.func @x() { "emitc.load"(%0) : (!emitc.lvalue<i32>) -> i32 }
// -----
%0 = "f.v"() : () -> !emitc.lvalue<i32>
// expected-error @+1 {{'emitc.load' op failed to verify that result type matches value type of 'operand'}}
"emitc.load"(%0) : (!emitc.lvalue<i32>) -> i8
// -----
// expected-error @+1 {{'emitc.class' op expects region #0 to have 0 or 1 blocks}}
emitc.class @x { "f.v"() : () -> () ^bb2: "f.b"() : () -> () }
// -----
%0,%1 = "f.v"() : () -> (i1, i32)
// expected-error @+1 {{'emitc.conditional' op failed to verify that all of {true_value, false_value, result} have same type}}
"emitc.conditional"(%0, %1, %1) : (i1, i32, i32) -> i8
// -----
%0,%1 = "f.v"() : () -> (i1, i32)
// expected-error @+1 {{'emitc.conditional' op failed to verify that all of {true_value, false_value, result} have same type}}
"emitc.conditional"(%0, %0, %1) : (i1, i1, i32) -> i32
// -----
// expected-error @+1 {{'emitc.do' op body region must not contain terminator}}
"emitc.do"() ({ "f.x"() : () -> ()}, { %c = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } emitc.yield %c : i1 }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op expected condition region to return 1 value, but it returns 0 values}}
"emitc.do"() ({ emitc.yield }, { %c = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } emitc.yield  }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op expected first op in condition region to be 'emitc.expression', but got f.v}}
"emitc.do"() ({ emitc.yield }, { %c = "f.v"() : () -> i1 emitc.yield %c : i1 }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op emitc.expression in condition region must return 'i1', but returns 'i8'}}
"emitc.do"() ({ emitc.yield }, { %c = emitc.expression : () -> i8 { %q = emitc.call_opaque "g"() : () -> i8 emitc.yield %q : i8 } emitc.yield %c : i8  }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op body region must not contain terminator}}
"emitc.do"() ({ %c = "f.v"() : () -> i1 emitc.yield %c : i1 }, { %c = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } emitc.yield %c : i1 }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 1 operations}}
"emitc.do"() ({ emitc.yield }, { "f.v"() : () -> () }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 3 operations}}
"emitc.do"() ({ emitc.yield }, { emitc.verbatim "a"  %c = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } emitc.yield %c : i1  }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 1 operations}}
"emitc.do"() ({ emitc.yield }, { emitc.yield  }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found 3 operations}}
"emitc.do"() ({ emitc.yield }, { %d = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } %c = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } emitc.yield %c : i1  }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op expected last op in condition region to be 'emitc.yield', but got f.return}}
"emitc.do"() ({ emitc.yield }, { %c = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } "f.return"(%c) : (i1) -> ()  }) : () -> ()
// -----
// expected-error @+1 {{'emitc.yield' must return result of 'emitc.expression' from this condition region}}
"emitc.do"() ({ emitc.yield }, { ^bb0(%a : i1): %c = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } emitc.yield %a : i1 }) : () -> ()
// -----
// expected-error @+1 {{'emitc.do' op body region must not contain terminator}}
"emitc.do"() ({ ^bb0(%a : i1): emitc.yield }, { %c = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } emitc.yield %c : i1 }) : () -> ()
// -----
// expected-error @+1 {{expected ':'}}
"emitc.do"() ({ emitc.yield }, { %c = emitc.expression : () -> i1 { %q = emitc.call_opaque "g"() : () -> i1 emitc.yield %q : i1 } emitc.yield %c, %c : i1, i1 }) : () -> ()
// -----
// expected-error @+1 {{'emitc.expression' op must yield a value at termination}}
"emitc.expression"() ({ "f.v"() : () -> () }) : () -> i32
// -----
// expected-error @+1 {{'emitc.expression' op must yield a value at termination}}
"emitc.expression"() ({ emitc.yield }) : () -> i32
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.expression' op requires yielded type to match return type}}
"emitc.expression"(%a) ({ ^bb0(%b : i32): %c = emitc.add %b, %b : (i32, i32) -> i32 emitc.yield %c : i32}) : (i32) -> i8
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.expression' op yielded value has no defining op}}
"emitc.expression"(%a) ({ ^bb0(%b : i32): %c = emitc.add %b, %b : (i32, i32) -> i32 emitc.yield %b : i32}) : (i32) -> i32
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.expression' op yielded value has no defining op}}
"emitc.expression"(%a) ({ ^bb0(%b : i32): emitc.yield %b : i32}) : (i32) -> i32
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.expression' op contains an unsupported operation}}
"emitc.expression"(%a) ({ ^bb0(%b : i32): %c = "f.v"() : () -> i32 emitc.yield %c : i32}) : (i32) -> i32
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.expression' op contains an unused operation}}
"emitc.expression"(%a) ({ ^bb0(%b : i32): %d = emitc.add %b, %b : (i32, i32) -> i32 %c = emitc.add %b, %b : (i32, i32) -> i32 emitc.yield %c : i32}) : (i32) -> i32
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.expression' op contains an unused operation}}
"emitc.expression"(%a) ({ ^bb0(%b : i32): %d = emitc.call_opaque "f"() : () -> i32 %e = emitc.add %d, %b : (i32, i32) -> i32 emitc.yield %d : i32}) : (i32) -> i32
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.expression' op requires exactly one result for each operation}}
"emitc.expression"(%a) ({ ^bb0(%b : i32): %d:2 = emitc.call_opaque "f"() : () -> (i32,i32) emitc.yield %d#0 : i32}) : (i32) -> i32
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
"emitc.expression"(%a) ({ ^bb0(%b : i32): %d:2 = emitc.call_opaque "f"() : () -> (i32) emitc.call_opaque "f"() : () -> () emitc.yield %d#0 : i32}) : (i32) -> i32
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.expression' op requires exactly one result for each operation}}
"emitc.expression"(%a) ({ ^bb0(%b : i32): emitc.call_opaque "f"() : () -> () %d = emitc.call_opaque "f"() : () -> (i32) emitc.yield %d : i32}) : (i32) -> i32
// -----
%a = "f.v"() : () -> tensor<?xi32>
// expected-error @+1 {{'emitc.expression' op operand #0 must be variadic of type supported by EmitC or EmitC lvalue type, but got 'tensor<?xi32>'}}
"emitc.expression"(%a) ({ ^bb0(%b : !emitc.lvalue<i32>): %d = emitc.load %b : <i32> emitc.yield %d : i32}) : (tensor<?xi32>) -> i32
// -----
// expected-error @+1 {{'emitc.expression' op contains an unsupported operation}}
%c = "emitc.expression"() ({ %d = "emitc.literal"() <{value = "x"}> : () -> i32 emitc.yield %d : i32}) : () -> i32
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{custom op 'emitc.expression' expected single return type}}
%c = emitc.expression %a : (i32) -> (i32, i32) { %d = add %a, %a : (i32,i32) -> i32 yield %d : i32 }
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{custom op 'emitc.expression' number of operands and types do not match: got 1 operands and 2 types}}
%c = emitc.expression %a : (i32, i32) -> (i32) { %d = add %a, %a : (i32,i32) -> i32 yield %d : i32 }
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{custom op 'emitc.expression' expected function type}}
%c = emitc.expression %a : i32 { %d = add %a, %a : (i32,i32) -> i32 yield %d : i32 }
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.for' op expected induction variable to be same type as bounds and step}}
"emitc.for"(%a, %a, %a) ({ ^bb0(%b : index): emitc.yield }) : (i32, i32, i32) -> ()
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.for' op expected body to have a single block argument for the induction variable}}
"emitc.for"(%a, %a, %a) ({ emitc.yield }) : (i32, i32, i32) -> ()
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.yield' op yields a value not returned by parent}}
"emitc.for"(%a, %a, %a) ({ ^bb0(%b : i32): emitc.yield %b : i32}) : (i32, i32, i32) -> ()
// -----
%a = "f.v"() : () -> i32
// expected-error @+1 {{'emitc.for' op expected body to have a single block argument for the induction variable}}
"emitc.for"(%a, %a, %a) ({ ^bb0(%b : i32, %c : i32): emitc.yield}) : (i32, i32, i32) -> ()
// -----
%a, %b = "f.v"() : () -> (i32, index)
// expected-error @+1 {{'emitc.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
"emitc.for"(%a, %a, %b) ({ ^bb0(%c : i32): emitc.yield}) : (i32, i32, index) -> ()
// -----
%a = "f.v"() : () -> index
// expected-error @+1 {{expected '='}}
emitc.for %b : i32 = %a to %a step %a { emitc.yield }
// -----
%a = "f.v"() : () -> i1
// expected-error @+1 {{'emitc.yield' op yields a value not returned by parent}}
"emitc.if"(%a) ({ emitc.yield %a : i1 }, {}) : (i1) -> ()
// -----
%a = "f.v"() : () -> i1
// expected-error @+1 {{'emitc.if' op region #1 should have no arguments}}
"emitc.if"(%a) ({ emitc.yield }, {^bb0(%c : i1): emitc.yield}) : (i1) -> ()
// -----
%a = "f.v"() : () -> i1
// expected-error @+1 {{'emitc.if' op region #0 should have no arguments}}
"emitc.if"(%a) ({ ^bb0(%c : i1): emitc.yield }, {emitc.yield}) : (i1) -> ()
// -----
%a = "f.v"() : () -> i1
// expected-error @+1 {{'emitc.if' op expected 2 regions}}
"emitc.if"(%a) ({ emitc.yield }, {emitc.yield}, {}) : (i1) -> ()
// -----
%a = "f.v"() : () -> i1
// expected-error @+1 {{'emitc.if' op expected 2 regions}}
"emitc.if"(%a) ({ emitc.yield }) : (i1) -> ()
// -----
%a = "f.v"() : () -> i1
// expected-error @+1 {{'emitc.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
"emitc.if"(%a) ({}, { emitc.yield }) : (i1) -> ()
// -----
%a = "f.v"() : () -> i1
// expected-error @+1 {{expected '{' to begin a region}}
emitc.if %a : i1 { emitc.yield } else { emitc.yield } {b}
// -----
// expected-error @+1 {{'emitc.yield' op expects parent op to be one of 'emitc.do, emitc.expression, emitc.for, emitc.if, emitc.switch'}}
emitc.func @f() { emitc.yield }
// -----
// expected-error @+1 {{'emitc.return' op expects parent op 'emitc.func'}}
func.func @f() { emitc.return }
// -----
// expected-error @+1 {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @x : i32 = "x"
// -----
// expected-error @+1 {{expected operation name in quotes}}
emitc.global @x : i32 = 5 : i8
// -----
// expected-error @+1 {{integer literal not valid for specified type}}
emitc.global @x : !emitc.ptr<i32> = 5
// -----
// expected-error @+1 {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @x : i32 = @x
// -----
// expected-error @+1 {{custom op 'emitc.global' expected valid '@'-identifier for symbol name}}
emitc.global static extern @x : i32
// -----
// expected-error @+1 {{'emitc.global' op cannot have both static and extern specifiers}}
emitc.global extern static const @x : i32 = 5
// -----
// expected-error @+1 {{floating point value not valid for specified type}}
emitc.class @C { emitc.field @x : i32 = 5.0 }
// -----
// expected-error @+1 {{integer literal not valid for specified type}}
emitc.class @C { emitc.field @z : !emitc.array<2xi32> = 5 }
// -----
// expected-error @+1 {{integer literal not valid for specified type}}
emitc.class @C { emitc.field @z : !emitc.lvalue<i32> = 5 }
// -----
// expected-error @+1 {{expected attribute value}}
emitc.class @C { emitc.field @z : i32 = }
// -----
// expected-error @+1 {{'emitc.file' op region should have no arguments}}
"emitc.file"() <{id = "x"}> ({ ^bb0(%a : i32): }) : () -> ()
// -----
// expected-error @+1 {{'emitc.file' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"emitc.file"() <{id = "x"}> ({}) : () -> ()
// -----
// expected-error @+1 {{invalid properties {predicate = 7 : i64} for op emitc.cmp: Invalid attribute `predicate` in property conversion: 7 : i64}}
"emitc.cmp"() <{predicate = 7 : i64}> : () -> ()
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{invalid properties {predicate = 7 : i64} for op emitc.cmp: Invalid attribute `predicate` in property conversion: 7 : i64}}
"emitc.cmp"(%0,%0) <{predicate = 7 : i64}> : (i32,i32) -> i1
// -----
%0 = "f.v"() : () -> i32
// expected-error @+1 {{custom op 'emitc.cmp' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, lt, le, gt, ge, three_way]}}
emitc.cmp foo, %0, %0 : (i32,i32) -> i1
// -----
// expected-error @+1 {{'emitc.include' op requires attribute 'include'}}
"emitc.include"() : () -> ()
// -----
// expected-error @+1 {{invalid properties {include = 5 : i32} for op emitc.include: Invalid attribute `include` in property conversion: 5 : i32}}
"emitc.include"() <{include = 5 : i32}> : () -> ()
// -----
// expected-error @+1 {{invalid properties {include = "a", is_standard_include = 5 : i32} for op emitc.include: Invalid attribute `is_standard_include` in property conversion: 5 : i32}}
"emitc.include"() <{include = "a", is_standard_include = 5 : i32}> : () -> ()
// -----
// expected-error @+1 {{invalid properties {sym_name = 5 : i64} for op emitc.field: Invalid attribute `sym_name` in property conversion: 5 : i64}}
"emitc.field"() <{sym_name = 5}> : () -> ()
// -----
// expected-error @+1 {{!emitc.lvalue cannot wrap !emitc.array type}}
%0 = "f.v"() : () -> !emitc.lvalue<!emitc.array<2xi32>>
// -----
%a = "f.v"() : () -> !emitc.ptr<i128>
// expected-error @+1 {{'emitc.call_opaque' op operand #0 must be variadic of type supported by EmitC, but got '!emitc.ptr<i128>'}}
emitc.call_opaque "f"(%a) : (!emitc.ptr<i128>) -> ()
// -----
%a = "f.v"() : () -> !emitc.lvalue<i32>
// expected-error @+1 {{'emitc.call_opaque' op operand #0 must be variadic of type supported by EmitC, but got '!emitc.lvalue<i32>'}}
emitc.call_opaque "f"(%a) : (!emitc.lvalue<i32>) -> ()
// -----
// expected-error @+1 {{requires attribute to either be an #emitc.opaque attribute or it's type ('i32') to match the op's result type ('!emitc.size_t')}}
%a = "emitc.constant"() <{value = 7 : i32}> : () -> !emitc.size_t
