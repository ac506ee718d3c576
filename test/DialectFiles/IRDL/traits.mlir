// Traits are checked in the order of their definition, worded as MLIR does.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/traits.irdl.mlir --split-input-file --verify-diagnostics %s

// All of them, satisfied.
%i, %j, %f, %v, %t, %u, %b = "a.a"() : () -> (i32, i32, f32, vector<4xf32>, tensor<?x4xf32>, tensor<*xf32>, vector<4xi1>)
"t.holder"() ({
  "t.inner"() : () -> ()
  "t.inner2"() : () -> ()
}) : () -> ()
"t.one_block"() ({
  "t.end"() : () -> ()
}) : () -> ()
"t.one_block"() ({
}) : () -> ()
"t.implicit"() ({
  "t.end"() : () -> ()
}) : () -> ()
"t.groups"(%i, %f, %v) <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, f32, vector<4xf32>) -> ()
"t.equal_groups"(%i, %j) : (i32, i32) -> ()
%0 = "t.two_or_more"(%i, %f) : (i32, f32) -> i1
"t.same_operands"() : () -> ()
"t.same_shape"(%t, %u) : (tensor<?x4xf32>, tensor<*xf32>) -> ()
"t.same_element"(%t, %f) : (tensor<?x4xf32>, f32) -> ()
%1 = "t.result_shape"(%i) : (i32) -> f32
%s = "a.a"() : () -> vector<[2]x4xf32>
%shape = "t.result_shape"(%s) : (vector<[2]x4xf32>) -> vector<2x[4]xf32>
%2 = "t.result_element"(%t, %f) : (tensor<?x4xf32>, f32) -> vector<4xf32>
%3 = "t.result_type"(%t, %t) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
%4 = "t.rank"(%t, %u, %i) : (tensor<?x4xf32>, tensor<*xf32>, i32) -> tensor<2x2xf32>
%5 = "t.broadcast"(%t, %u) : (tensor<?x4xf32>, tensor<*xf32>) -> tensor<7x?xf32>
%6 = "t.elementwise"(%v, %f, %b) : (vector<4xf32>, f32, vector<4xi1>) -> vector<4xi8>
%7 = "t.bool"() : () -> tensor<2xvector<2xi1>>
%8 = "t.float"(%v) : (vector<4xf32>) -> f32
%9 = "t.integer"(%b) : (vector<4xi1>) -> index
%10 = "t.types"(%i) <{v = 1 : i32}> : (i32) -> i32
%11 = "t.types"() : () -> i32
%12 = "t.properties"(%v) : (vector<4xf32>) -> vector<4xf32>
%d = "a.a"() : () -> !t.desc<[4, 2], f32>
%13 = "t.described"(%d) : (!t.desc<[4, 2], f32>) -> vector<4x2xf32>
"t.table"() ({
  "t.symbol"() <{sym_name = "a"}> : () -> ()
  "t.symbol"() <{sym_name = "b"}> {sym_visibility = "private"} : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'t.inner' op expects parent op 't.holder'}}
"t.inner"() : () -> ()

// -----

"a.a"() ({
  // expected-error@below {{'t.inner2' op expects parent op to be one of 't.holder, t.one_block'}}
  "t.inner2"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'t.one_block' op expects region #0 to have 0 or 1 blocks}}
"t.one_block"() ({
^a:
  "t.end"() : () -> ()
^b:
  "t.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'t.one_block' op expects a non-empty block}}
"t.one_block"() ({
^a:
}) : () -> ()

// -----

// The block is checked with the structure, its end when all inside is verified.
// expected-error@below {{'t.implicit' op expects region #0 to have 0 or 1 blocks}}
"t.implicit"() ({
^a:
  "a.a"() : () -> ()
^b:
  "t.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'t.implicit' op expects regions to end with 't.end', found 'a.a'}}
// expected-note@below {{in custom textual format, the absence of terminator implies 't.end'}}
"t.implicit"() ({
  "a.a"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'t.no_arguments' op region #1 should have no arguments}}
"t.no_arguments"() ({}, {
^a(%x: i32):
}) : () -> ()

// -----

// expected-error@below {{'t.end' op must be the last operation in the parent block}}
"t.end"() : () -> ()
"a.a"() : () -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{invalid properties {operandSegmentSizes = array<i32: 1>} for op t.groups: size mismatch in attribute conversion: 1 vs 2}}
"t.groups"(%i) <{operandSegmentSizes = array<i32: 1>}> : (i32) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.groups' op 'operandSegmentSizes' attribute cannot have negative elements}}
"t.groups"(%i) <{operandSegmentSizes = array<i32: -1, 2>}> : (i32) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.groups' op operand count (1) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
"t.groups"(%i) <{operandSegmentSizes = array<i32: 1, 2>}> : (i32) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.groups' op operand group starting at #0 requires 0 or 1 element, but found 2}}
"t.groups"(%i, %i) <{operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> ()

// -----

%i, %f = "a.a"() : () -> (i32, f32)
// expected-error@below {{'t.equal_groups' op failed to verify that all of {a, b} have same type}}
"t.equal_groups"(%i, %f) : (i32, f32) -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.two_or_more' op expected 2 or more operands, but found 1}}
%0 = "t.two_or_more"(%i) : (i32) -> i32

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.two_or_more' op requires one result}}
"t.two_or_more"(%i, %i) : (i32, i32) -> ()

// -----

%i, %f = "a.a"() : () -> (i32, f32)
// expected-error@below {{'t.same_operands' op requires all operands to have the same type}}
"t.same_operands"(%i, %f) : (i32, f32) -> ()

// -----

%i, %f = "a.a"() : () -> (tensor<?xi32>, f32)
// expected-error@below {{'t.same_shape' op requires the same shape for all operands}}
"t.same_shape"(%i, %f) : (tensor<?xi32>, f32) -> ()

// -----

// expected-error@below {{'t.same_shape' op expected 1 or more operands, but found 0}}
"t.same_shape"() : () -> ()

// -----

%i, %f = "a.a"() : () -> (vector<4xi32>, f32)
// expected-error@below {{'t.same_element' op requires the same element type for all operands}}
"t.same_element"(%i, %f) : (vector<4xi32>, f32) -> ()

// -----

%i = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.result_shape' op requires the same shape for all operands and results}}
%0 = "t.result_shape"(%i) : (vector<4xi32>) -> vector<5xi32>

// -----

%v = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.result_shape' op requires the same shape for all operands and results}}
%0 = "t.result_shape"(%v) : (vector<4xi32>) -> vector<[4]xi32>

// -----

%t, %s = "a.a"() : () -> (tensor<?xi32>, tensor<4xi32>)
// expected-error@below {{'t.result_shape' op requires the same shape for all operands and results}}
%0 = "t.result_shape"(%t, %s) : (tensor<?xi32>, tensor<4xi32>) -> tensor<5xi32>

// -----

%v = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.result_type' op inferred type(s) 'vector<4xi32>' are incompatible with return type(s) of operation 'vector<[4]xi32>'}}
// expected-error@below {{'t.result_type' op failed to infer returned types}}
%0 = "t.result_type"(%v) : (vector<4xi32>) -> vector<[4]xi32>

// -----

%i = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.result_shape' op expected 1 or more results}}
"t.result_shape"(%i) : (vector<4xi32>) -> ()

// -----

%i = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.result_element' op requires the same element type for all operands and results}}
%0 = "t.result_element"(%i) : (vector<4xi32>) -> f32

// -----

%i = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.result_type' op requires the same type for all operands and results}}
%0 = "t.result_type"(%i) : (vector<4xi32>) -> vector<4xf32>

// -----

%t = "a.a"() : () -> tensor<4xf32>
// expected-error@below {{'t.result_type' op requires the same encoding for all operands and results}}
%0 = "t.result_type"(%t) : (tensor<4xf32>) -> tensor<4xf32, 1 : i32>

// -----

// Shapes that could be the same are; but the result has the type of an operand.
%t, %s = "a.a"() : () -> (tensor<?xf32>, tensor<4xf32>)
// expected-error@below {{'t.result_type' op inferred type(s) 'tensor<?xf32>' are incompatible with return type(s) of operation 'tensor<4xf32>'}}
// expected-error@below {{'t.result_type' op failed to infer returned types}}
%0 = "t.result_type"(%t, %s) : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>

// -----

%t, %s = "a.a"() : () -> (tensor<?xf32>, tensor<4x4xf32>)
// expected-error@below {{'t.rank' op operands don't have matching ranks}}
%0 = "t.rank"(%t, %s) : (tensor<?xf32>, tensor<4x4xf32>) -> tensor<*xf32>

// -----

%t = "a.a"() : () -> tensor<?xf32>
// expected-error@below {{'t.rank' op result type has different rank than operands}}
%0 = "t.rank"(%t) : (tensor<?xf32>) -> tensor<4x4xf32>

// -----

%t, %s = "a.a"() : () -> (tensor<4x5xf32>, tensor<4xf32>)
// expected-error@below {{'t.broadcast' op operands don't have broadcast-compatible shapes}}
%0 = "t.broadcast"(%t, %s) : (tensor<4x5xf32>, tensor<4xf32>) -> tensor<*xf32>

// -----

%t, %s = "a.a"() : () -> (tensor<?x5xf32>, tensor<1x1xf32>)
// expected-error@below {{'t.broadcast' op result type '5x?x7' not broadcast compatible with broadcasted operands's shapes '?x5'}}
%0 = "t.broadcast"(%t, %s) : (tensor<?x5xf32>, tensor<1x1xf32>) -> tensor<5x?x7xf32>

// -----

%t = "a.a"() : () -> tensor<4xf32>
// expected-error@below {{cannot broadcast vector with tensor}}
%0 = "t.broadcast"(%t) : (tensor<4xf32>) -> vector<4xf32>

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.elementwise' op if a result is non-scalar, then at least one operand must be non-scalar}}
%0 = "t.elementwise"(%i) : (i32) -> vector<4xi32>

// -----

%v = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.elementwise' op if an operand is non-scalar, then there must be at least one non-scalar result}}
%0 = "t.elementwise"(%v) : (vector<4xi32>) -> i32

// -----

%v = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.elementwise' op if an operand is non-scalar, then all results must be non-scalar}}
%0:2 = "t.elementwise"(%v) : (vector<4xi32>) -> (vector<4xi32>, i32)

// -----

%v = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.elementwise' op all non-scalar operands/results must have the same shape and base type}}
%0 = "t.elementwise"(%v) : (vector<4xi32>) -> tensor<4xi32>

// -----

// Each of the three could have the shape of each other's, but not all one.
%t, %s = "a.a"() : () -> (tensor<4x?xf32>, tensor<?x?xf32>)
// expected-error@below {{'t.elementwise' op all non-scalar operands/results must have the same shape and base type}}
%0 = "t.elementwise"(%t, %s) : (tensor<4x?xf32>, tensor<?x?xf32>) -> tensor<5x?xf32>

// -----

%v = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.elementwise' op all non-scalar operands/results must have the same shape and base type}}
%0 = "t.elementwise"(%v) : (vector<4xi32>) -> vector<[4]xi32>

// -----

// expected-error@below {{'t.bool' op requires a bool result type}}
%0 = "t.bool"() : () -> i8

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.float' op requires a floating point type}}
%0 = "t.float"(%i) : (i32) -> i32

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.float' op requires a float type}}
%0 = "t.float"(%i) : (i32) -> f32

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.integer' op requires an integer or index type}}
%0 = "t.integer"(%i) : (i32) -> si32

// -----

%i = "a.a"() : () -> f32
// expected-error@below {{'t.integer' op requires an integer or index type}}
%0 = "t.integer"(%i) : (f32) -> i32

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.types' op failed to verify that all of {a, v, b} have same type}}
%0 = "t.types"(%i) : (i32) -> f32

// -----

// expected-error@below {{'t.types' op failed to verify that all of {a, v, b} have same type}}
%0 = "t.types"() <{v = 1.0 : f32}> : () -> f64

// -----

%v = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.properties' op failed to verify that all of {a, b} have same type IDs}}
%0 = "t.properties"(%v) : (vector<4xi32>) -> tensor<4xi32>

// -----

%v = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.properties' op failed to verify that all of {a, b} have same element type}}
%0 = "t.properties"(%v) : (vector<4xi32>) -> vector<4xf32>

// -----

%v = "a.a"() : () -> vector<4xi32>
// expected-error@below {{'t.properties' op failed to verify that all of {a, b} have same rank}}
%0 = "t.properties"(%v) : (vector<4xi32>) -> vector<2x2xi32>

// -----

%v = "a.a"() : () -> vector<4x1xi32>
// expected-error@below {{'t.properties' op failed to verify that all of {a, b} have same element count}}
%0 = "t.properties"(%v) : (vector<4x1xi32>) -> vector<2x1xi32>

// -----

%v = "a.a"() : () -> vector<4x1xi32>
// expected-error@below {{'t.properties' op failed to verify that all of {a, b} have same shape}}
%0 = "t.properties"(%v) : (vector<4x1xi32>) -> vector<2x2xi32>

// -----

// Types of dialects have shapes too.
%d = "a.a"() : () -> !t.desc<[4, 2], f32>
// expected-error@below {{'t.described' op failed to verify that all of {a, b} have same element type}}
%0 = "t.described"(%d) : (!t.desc<[4, 2], f32>) -> vector<4x2xi32>

// -----

%d = "a.a"() : () -> !t.desc<[4, 2], f32>
// expected-error@below {{'t.described' op failed to verify that all of {a, b} have same shape}}
%0 = "t.described"(%d) : (!t.desc<[4, 2], f32>) -> vector<4xf32>

// -----

"t.table"() ({
  // expected-note@below {{see existing symbol definition here}}
  "t.symbol"() <{sym_name = "a"}> : () -> ()
  // expected-error@below {{redefinition of symbol named 'a'}}
  "t.symbol"() <{sym_name = "a"}> : () -> ()
}) : () -> ()

// -----

"t.holder"() ({
  // expected-error@below {{'t.symbol' op symbol's parent must have the SymbolTable trait}}
  "t.symbol"() <{sym_name = "a"}> : () -> ()
}) : () -> ()

// -----

"t.table"() ({
  // expected-error@below {{'t.symbol' op requires attribute 'sym_name'}}
  "t.symbol"() : () -> ()
}) : () -> ()

// -----

"t.table"() ({
  // expected-error@below {{'t.symbol' op requires visibility attribute 'sym_visibility' to be a string attribute, but got 1 : i64}}
  "t.symbol"() <{sym_name = "a"}> {sym_visibility = 1} : () -> ()
}) : () -> ()

// -----

"t.table"() ({
  // expected-error@below {{'t.symbol' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
  "t.symbol"() <{sym_name = "a"}> {sym_visibility = "hidden"} : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'t.any_table' op Operations with a 'SymbolTable' must have exactly one region}}
"t.any_table"() ({}, {}) : () -> ()

// -----

// expected-error@below {{'t.any_table' op Operations with a 'SymbolTable' must have exactly one block}}
"t.any_table"() ({
^a:
  "a.a"() [^b] : () -> ()
^b:
  "a.a"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'t.numbers' op requires a single operand}}
"t.numbers"() : () -> ()

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.numbers' op expected 2 results}}
%0 = "t.numbers"(%i) : (i32) -> i32

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.numbers' op requires zero regions}}
%0:2 = "t.numbers"(%i) ({}) : (i32) -> (i32, i32)

// -----

%i = "a.a"() : () -> i32
// expected-error@below {{'t.numbers' op requires at least 1 successors but found 0}}
%0:2 = "t.numbers"(%i) : (i32) -> (i32, i32)

// -----

// Order of the checks of one operation.
%a, %b = "a.a"() : () -> (i32, memref<f32>)
// expected-error@below {{'t.order' op expects parent op 't.holder'}}
%0 = "t.order"(%a, %b) : (i32, memref<f32>) -> i64

// -----

"t.holder"() ({
  %a, %b = "a.a"() : () -> (i32, memref<f32>)
  // expected-error@below {{'t.order' op operand #1 must be number or vector, but got 'memref<f32>'}}
  %0 = "t.order"(%a, %b) : (i32, memref<f32>) -> i64
}) : () -> ()

// -----

"t.holder"() ({
  %a, %b = "a.a"() : () -> (i32, vector<4xf32>)
  // expected-error@below {{'t.order' op failed to verify that all of {a, b} have same type}}
  %0 = "t.order"(%a, %b) : (i32, vector<4xf32>) -> i64
}) : () -> ()

// -----

"t.holder"() ({
  %a = "a.a"() : () -> i32
  // expected-error@below {{'t.order' op failed to verify that predicate 0}}
  %0 = "t.order"(%a, %a) : (i32, i32) -> i64
}) : () -> ()

// -----

"t.holder"() ({
  %a = "a.a"() : () -> f32
  // expected-error@below {{'t.order' op failed to verify that equation 0}}
  %0 = "t.order"(%a, %a) : (f32, f32) -> i64
}) : () -> ()

// -----

"t.holder"() ({
  %a = "a.a"() : () -> f32
  // expected-error@below {{'t.order' op failed to verify that predicate 1}}
  %0 = "t.order"(%a, %a) : (f32, f32) -> f32
}) : () -> ()

// -----

// expected-error@below {{'t.graph' op expects graph region #0 to have 0 or 1 blocks}}
"t.graph"() ({
  "a.a"() : () -> ()
^bb1:
  "a.a"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{'t.plain_symbol' op requires string attribute 'sym_name'}}
"t.plain_symbol"() : () -> ()

// -----

// expected-error@below {{'t.function' op expects one region}}
"t.function"() ({}, {}) {sym_name = "f", sym_visibility = "private", function_type = () -> ()} : () -> ()

// -----

// expected-error@below {{'t.function' op expects argument attribute dictionary to be a DictionaryAttr, but got `1 : i64`}}
"t.function"() ({}) {sym_name = "f", sym_visibility = "private", function_type = (i32) -> (), arg_attrs = [1]} : () -> ()

// -----

// expected-error@below {{'t.function' op expects result attribute dictionary to be a DictionaryAttr, but got `unit`}}
"t.function"() ({}) {sym_name = "f", sym_visibility = "private", function_type = () -> i32, res_attrs = [unit]} : () -> ()
