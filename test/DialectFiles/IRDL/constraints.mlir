// Operations are verified by a dialect file: each kind of constraint with a use that it accepts and
// one that it refuses, in the current spelling and in the first ones.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/numbers.irdl.mlir --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/numbers-old.irdl.mlir --split-input-file --verify-diagnostics %s | FileCheck %s

// `is` and `any_of`; a variable stands for one type.
// CHECK: "numbers.mul"(%{{.*}}) : (!numbers.pair<f32>, !numbers.pair<f32>) -> !numbers.pair<f32>
// CHECK: "numbers.mul"(%{{.*}}) : (!numbers.pair<f64>, !numbers.pair<f64>) -> !numbers.pair<f64>
%single, %double = "any.pairs"() : () -> (!numbers.pair<f32>, !numbers.pair<f64>)
%a = "numbers.mul"(%single, %single) : (!numbers.pair<f32>, !numbers.pair<f32>) -> !numbers.pair<f32>
%b = "numbers.mul"(%double, %double) : (!numbers.pair<f64>, !numbers.pair<f64>) -> !numbers.pair<f64>

// -----

// expected-error@below {{'f16' does not satisfy the constraint}}
"any.use"() {type = !numbers.pair<f16>} : () -> ()

// -----

%single, %double = "any.pairs"() : () -> (!numbers.pair<f32>, !numbers.pair<f64>)
// expected-error@below {{expected '!numbers.pair<f32>' but got '!numbers.pair<f64>'}}
"numbers.mul"(%single, %single) : (!numbers.pair<f32>, !numbers.pair<f32>) -> !numbers.pair<f64>

// -----

// `any`: types and attributes.
// CHECK: a = !numbers.anything<i1>, b = !numbers.anything<"text">, c = !numbers.anything<[1]>
"any.use"() {a = !numbers.anything<i1>, b = !numbers.anything<"text">, c = !numbers.anything<[1]>} : () -> ()

// -----

// expected-error@below {{expected 1 type arguments, but had 2}}
"any.use"() {type = !numbers.anything<i1, i2>} : () -> ()

// -----

// `base`, by name and by reference.
// CHECK: a = !numbers.of_integer<si7>, b = !numbers.of_pair<!numbers.pair<f64>>
"any.use"() {a = !numbers.of_integer<si7>, b = !numbers.of_pair<!numbers.pair<f64>>} : () -> ()

// -----

// expected-error@below {{expected base type 'builtin.integer' but got 'builtin.index'}}
"any.use"() {type = !numbers.of_integer<index>} : () -> ()

// -----

// expected-error@below {{expected base type 'numbers.pair' but got 'numbers.anything'}}
"any.use"() {type = !numbers.of_pair<!numbers.anything<f32>>} : () -> ()

// -----

// `all_of`.
// CHECK: a = !numbers.small_float<f32>
"any.use"() {a = !numbers.small_float<f32>} : () -> ()

// -----

// expected-error@below {{'i32' does not satisfy the constraint}}
"any.use"() {type = !numbers.small_float<i32>} : () -> ()

// -----

// expected-error@below {{'f64' does not satisfy the constraint}}
"any.use"() {type = !numbers.small_float<f64>} : () -> ()

// -----

// `c_pred`.
// CHECK: a = !numbers.of_number<3 : i64>
"any.use"() {a = !numbers.of_number<3>} : () -> ()

// -----

// expected-error@below {{'"three"' does not satisfy the predicate: ::llvm::isa<::mlir::IntegerAttr>($_self)}}
"any.use"() {type = !numbers.of_number<"three">} : () -> ()

// -----

// Attributes have parameters as types have.
// CHECK: a = #numbers.mode<"fast">, b = #numbers.mode<"exact">
"any.use"() {a = #numbers.mode<"fast">, b = #numbers.mode<"exact">} : () -> ()

// -----

// expected-error@below {{'"slow"' does not satisfy the constraint}}
"any.use"() {mode = #numbers.mode<"slow">} : () -> ()

// -----

// `parametric`: the parameter is bound by the operand, and the results have it.
// CHECK: "numbers.parts"(%{{.*}}) : (!numbers.pair<f32>) -> (f32, f32)
%pair = "any.pair"() : () -> !numbers.pair<f32>
%first, %second = "numbers.parts"(%pair) : (!numbers.pair<f32>) -> (f32, f32)

// -----

%any = "any.value"() : () -> !numbers.anything<f32>
// expected-error@below {{expected base type 'numbers.pair' but got '!numbers.anything<f32>'}}
"numbers.parts"(%any) : (!numbers.anything<f32>) -> (f32, f32)

// -----

%pair = "any.pair"() : () -> !numbers.pair<f32>
// expected-error@below {{expected 'f32' but got 'f64'}}
"numbers.parts"(%pair) : (!numbers.pair<f32>) -> (f32, f64)

// -----

// Attributes of operations.
// CHECK: "numbers.tagged"() {first, other, second = i64}
"numbers.tagged"() {first = unit, second = i64, other} : () -> ()

// -----

// expected-error@below {{attribute "first" is expected but not provided}}
"numbers.tagged"() {second = i64} : () -> ()

// -----

// expected-error@below {{expected 'i64' but got 'i32'}}
"numbers.tagged"() {first = 1, second = i32} : () -> ()

// -----

// Optional and variadic values: two such lists need sizes, one does not.
// CHECK: "numbers.many"(%{{.*}}#0) {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> (i32, i32)
// CHECK: "numbers.many"(%{{.*}}#0, %{{.*}}#1, %{{.*}}#2, %{{.*}}#2) {operandSegmentSizes = array<i32: 1, 1, 2>} : (i32, f32, f64, f64) -> (i32, i32, f64)
%i, %f, %d = "any.values"() : () -> (i32, f32, f64)
"numbers.many"(%i) {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> (i32, i32)
"numbers.many"(%i, %f, %d, %d) {operandSegmentSizes = array<i32: 1, 1, 2>} : (i32, f32, f64, f64) -> (i32, i32, f64)

// -----

%i = "any.value"() : () -> i32
// expected-error@below {{op expects at least 2 results, but got 1}}
"numbers.many"(%i) {operandSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> i32

// -----

%i, %f = "any.values"() : () -> (i32, f32)
// expected-error@below {{element 1 in 'operandSegmentSizes' attribute must be equal to 0 or 1}}
"numbers.many"(%i, %f, %f) {operandSegmentSizes = array<i32: 1, 2, 0>} : (i32, f32, f32) -> (i32, i32)

// -----

%i, %f = "any.values"() : () -> (i32, f32)
// expected-error@below {{expected 'f64' but got 'f32'}}
"numbers.many"(%i, %f) {operandSegmentSizes = array<i32: 1, 0, 1>} : (i32, f32) -> (i32, i32)

// -----

// Regions.
// CHECK: "numbers.bodies"() ({
"numbers.bodies"() ({
^bb0(%x: f16):
  "any.end"() : () -> ()
}, {
  "any.end"() : () -> ()
}, {
^bb0(%x: i32, %y: i64):
  "any.end"() : () -> ()
}, {
  "any.jump"()[^second, ^third] : () -> ()
^second:
  "any.end"() : () -> ()
^third:
  "any.end"() : () -> ()
}) : () -> ()

// -----

// expected-note@below {{see the operation}}
"numbers.bodies"() ({}, {
// expected-error@below {{expected region 1 to have 0 arguments but got 1}}
^bb0(%x: i32):
  "any.end"() : () -> ()
}, {
^bb0(%x: i32, %y: i64):
  "any.end"() : () -> ()
}, {}) : () -> ()

// -----

// expected-note@below {{see the operation}}
"numbers.bodies"() ({}, {
  "any.end"() : () -> ()
}, {
// expected-error@below {{expected region 2 to have 2 arguments but got 1}}
^bb0(%x: i32):
  "any.end"() : () -> ()
}, {}) : () -> ()

// -----

// expected-error@below {{expected region 2 to have 2 arguments but got 0}}
"numbers.bodies"() ({}, {
  "any.end"() : () -> ()
}, {}, {}) : () -> ()

// -----

// expected-error@below {{expected region 3 to have 3 block(s) but got 1}}
"numbers.bodies"() ({}, {
  "any.end"() : () -> ()
}, {
^bb0(%x: i32, %y: i64):
  "any.end"() : () -> ()
}, {
  "any.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@below {{unexpected number of regions: expected 4 but got 0}}
"numbers.bodies"() : () -> ()
