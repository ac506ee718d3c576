// Conversions of types by the rules of Inputs/types.rules.mlir. `retyped` shows them: operations
// are made again for the converted types.
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/box.irdl.mlir --convert-patterns='file=%S/Inputs/types.rules.mlir' --split-input-file --verify-diagnostics %s | FileCheck %s

// Constants. The first rule that fits counts; attributes without a rule are kept.
// CHECK: = "src.op"() : () -> (i8, i9, i64)
"src.op"() : () -> (i1, i9, i64)

// Parts of types with parameters.
// CHECK: = "src.op"() : () -> (i8, i64, i8)
"src.op"() : () -> (!box.one<i1>, !box.one<i64>, !box.one<!box.one<i1>>)

// Checks, computations, and types that are made; a type that was made is converted again.
// CHECK: = "src.op"() : () -> (!box.sized<f32, 4>, !box.sized<f16, 4>, !box.nothing, !box.sized<f16>)
"src.op"() : () -> (!box.sized<f16, 2>, !box.sized<f16, 4>, !box.sized<i32>, !box.sized<f16>)

// Builtin types follow what they are of.
// CHECK: = "src.op"() : () -> (vector<4x[2]xi8>, tensor<4x?xi8>, tensor<*xi8>, memref<2xi8, 3>, memref<*xi8>, complex<i8>)
"src.op"() : () -> (vector<4x[2]xi1>, tensor<4x?xi1>, tensor<*xi1>, memref<2xi1, 3>, memref<*xi1>, complex<i1>)
// CHECK: = "src.op"() : () -> (tuple<i8, tuple<i8, i16, i17>>, (i8, i16, i17) -> (i16, i17))
"src.op"() : () -> (tuple<i1, tuple<i1, i2, i3>>, (i1, i2, i3) -> i2)

// Attributes that are types are converted; those that have them are not.
// CHECK: "src.op"() {a = i8, b = [i1], c = true}
"src.op"() {a = i1, b = [i1], c = true} : () -> ()

// Regions, and the arguments of their blocks.
// CHECK: "src.region"() ({
// CHECK-NEXT: ^bb0(%[[A:.*]]: i8, %[[B:.*]]: i16, %[[C:.*]]: i17):
// CHECK-NEXT: "src.use"(%[[A]]) : (i8) -> ()
"src.region"() ({
^bb0(%a : i1, %b : i2, %c : i3):
  "src.use"(%a) : (i1) -> ()
}) : () -> ()

// -----

// expected-error@+2 {{failed to legalize operation 'src.op' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of result #0, type was 'i2': it is converted to 2 types, expected one}}
"src.op"() : () -> i2

// -----

// expected-error@+2 {{failed to legalize operation 'src.op' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of result #0, type was 'i3': it is converted to 0 types, expected one}}
"src.op"() : () -> i3

// -----

// expected-error@+2 {{failed to legalize operation 'src.op' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of result #0, type was 'index'}}
"src.op"() : () -> index

// -----

// expected-error@+2 {{failed to legalize operation 'src.op' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of result #0, type was 'f64'}}
"src.op"() : () -> f64

// -----

// expected-error@+2 {{failed to legalize operation 'src.op' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of result #0, type was '!box.one<i2>'}}
"src.op"() : () -> !box.one<i2>

// -----

// expected-error@+2 {{failed to legalize operation 'src.op' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of result #0, type was '!box.two<i1, index>'}}
"src.op"() : () -> !box.two<i1, index>

// -----

// expected-error@+2 {{failed to legalize operation 'src.op' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of result #0, type was 'tensor<4xindex>'}}
"src.op"() : () -> tensor<4xindex>

// -----

// expected-error@+2 {{failed to legalize operation 'src.op' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of result #0, type was 'vector<2xf64>'}}
"src.op"() : () -> vector<2xf64>

// -----

// expected-error@+2 {{failed to legalize operation 'src.op' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of attribute 'a', type was 'index'}}
"src.op"() {a = index} : () -> ()

// -----

func.func @f(%a : i1) {
  // expected-error@+2 {{failed to legalize operation 'src.jump' that was explicitly marked illegal}}
  // expected-note@+1 {{pattern 'retype' does not match: the operation has successors}}
  "src.jump"(%a)[^bb1] : (i1) -> ()
^bb1:
  return
}

// -----

// expected-error@+2 {{failed to legalize operation 'src.region' that was explicitly marked illegal}}
// expected-note@+1 {{pattern 'retype' does not match: unable to convert type of block argument #1, type was 'index'}}
"src.region"() ({
^bb0(%a : i1, %b : index):
  "src.use"(%a) : (i1) -> ()
}) : () -> ()
