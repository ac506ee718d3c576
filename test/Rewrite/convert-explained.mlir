// Why rules do not match, and what natives of conversions give.
// RUN: %opt --allow-unregistered-dialect --convert-patterns='file=%S/Inputs/explain.rules.mlir' --split-input-file --verify-diagnostics %s | FileCheck %s

// Values converted while a rule is matched are not converted again.
// CHECK: "low.widest"() {width = 5 : i64} : () -> i5
"src.widest"() : () -> i4

// The same words under another name; parameters keep the meaning of that name.
// CHECK: "low.renamed"() {a = #arith.fastmath<fast>}
"src.renamed"() {a = #other.flags<fast>} : () -> ()

// -----

// expected-error@+2 {{failed to legalize operation 'src.renamed'}}
// expected-note@+1 {{pattern 'renamed' does not match: native 'strata.renamed: arith.fastmath' fails}}
"src.renamed"() {a = #other.flags<quick>} : () -> ()

// -----

// expected-error@+2 {{failed to legalize operation 'src.renamed'}}
// expected-note@+1 {{pattern 'renamed' does not match: native 'strata.renamed: arith.fastmath' fails}}
"src.renamed"() {a = 1 : i32} : () -> ()

// -----

// expected-error@+2 {{failed to legalize operation 'src.renamed'}}
// expected-note@+1 {{pattern 'renamed' does not match: missing attribute 'a'}}
"src.renamed"() : () -> ()

// -----

// expected-error@+2 {{failed to legalize operation 'src.typed'}}
// expected-note@+1 {{pattern 'typed' does not match: expected type 'i32', found 'i64'}}
"src.typed"() : () -> i64

// -----

// expected-error@+2 {{failed to legalize operation 'src.typed'}}
// expected-note@+1 {{pattern 'typed' does not match: expected 1 results, found 2}}
"src.typed"() : () -> (i32, i32)

// -----

// expected-error@+2 {{failed to legalize operation 'src.attribute'}}
// expected-note@+1 {{pattern 'attribute' does not match: expected attribute 1 : i32, found 2 : i32}}
"src.attribute"() {a = 2 : i32} : () -> ()

// -----

// expected-error@+2 {{failed to legalize operation 'src.widest'}}
// expected-note@+1 {{pattern 'widest' does not match: constraint 'convertType' does not hold}}
"src.widest"() : () -> i2

// -----

func.func @f(%a : i2) {
  // expected-error@+2 {{failed to legalize operation 'src.one'}}
  // expected-note@+1 {{pattern 'one' does not match: a value is converted to 2 values, but the rule expects one}}
  "src.one"(%a) : (i2) -> ()
  return
}

// -----

module {
  %f = "other.float"() : () -> f32
  // expected-error@+2 {{failed to legalize operation 'src.one'}}
  // expected-note@+1 {{pattern 'one' does not match: unable to convert type for value #0, type was 'f32'}}
  "src.one"(%f) : (f32) -> ()
}
