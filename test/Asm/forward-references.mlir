// Uses before definitions, scopes of names, and types of uses.
// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s \
// RUN:   | %opt --allow-unregistered-dialect --split-input-file \
// RUN:   | FileCheck %s

// CHECK:      "t.use"(%0) : (i32) -> ()
// CHECK-NEXT: "t.op"() ({
// CHECK-NEXT:   "t.use"(%0, %1#1) : (i32, i64) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %0 = "t.def"() : () -> i32
// CHECK-NEXT: %1:2 = "t.def"() : () -> (i32, i64)
"t.use"(%later) : (i32) -> ()
"t.op"() ({
  "t.use"(%later, %pack#1) : (i32, i64) -> ()
}) : () -> ()
%later = "t.def"() : () -> i32
%pack:2 = "t.def"() : () -> (i32, i64)

// -----

// CHECK:      %0 = "t.loop"(%0) : (i32) -> i32
%self = "t.loop"(%self) : (i32) -> i32

// -----

// The name of a value in a region ends with it.
// CHECK:      "t.op"() ({
// CHECK-NEXT:   %1 = "t.def"() : () -> i32
// CHECK-NEXT: }, {
// CHECK-NEXT:   %1 = "t.def"() : () -> i64
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %0 = "t.def"() : () -> f32
"t.op"() ({
  %x = "t.def"() : () -> i32
}, {
  %x = "t.def"() : () -> i64
}) : () -> ()
%x = "t.def"() : () -> f32

// -----

// expected-error@below {{use of undeclared SSA value name}}
"t.use"(%x) : (i32) -> ()

// -----

// expected-error@below {{use of undeclared SSA value name}}
"t.use"(%x, %y) : (i32, i32) -> ()

// -----

// expected-error@below {{use of undeclared SSA value name}}
"t.op"(%z) ({
// expected-error@below {{use of undeclared SSA value name}}
  "t.use"(%x) : (i32) -> ()
}) : (i32) -> ()

// -----

"t.op"() ({
  %x = "t.def"() : () -> i32
}) : () -> ()
// expected-error@below {{use of undeclared SSA value name}}
"t.use"(%x) : (i32) -> ()

// -----

// expected-note@below {{prior use here}}
%x = "t.def"() : () -> i32
// expected-error@below {{use of value '%x' expects different type than prior uses: 'f32' vs 'i32'}}
"t.use"(%x) : (f32) -> ()

// -----

// expected-note@below {{previously used here with type 'f32'}}
"t.use"(%x) : (f32) -> ()
// expected-error@below {{definition of SSA value '%x#0' has type 'i32'}}
%x = "t.def"() : () -> i32

// -----

// expected-note@below {{prior use here}}
"t.use"(%x) : (f32) -> ()
// expected-error@below {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
"t.use"(%x) : (i32) -> ()

// -----

// expected-note@below {{previously defined here}}
%x = "t.def"() : () -> i32
// expected-error@below {{redefinition of SSA value '%x'}}
%x = "t.def"() : () -> i32

// -----

// expected-note@below {{previously defined here}}
%x = "t.def"() : () -> i32
"t.op"() ({
// expected-error@below {{redefinition of SSA value '%x'}}
  %x = "t.def"() : () -> i32
}) : () -> ()

// -----

%x:2 = "t.def"() : () -> (i32, i32)
// expected-error@below {{reference to invalid result number}}
"t.use"(%x#2) : (i32) -> ()

// -----

// expected-error@below {{use of undeclared SSA value name}}
"t.use"(%x#1) : (i32) -> ()
%x = "t.def"() : () -> i32

// -----

"t.op"() ({
// expected-error@below {{operand #0 does not dominate this use}}
  "t.use"(%x)[^bb1] : (i32) -> ()
^bb1:
// expected-note@below {{operand defined here (op in the same region)}}
  %x = "t.def"() : () -> i32
}) : () -> ()

// -----

// The definitions of a region are not visible to the operation around it.
func.func @own_region(%a: index) {
  // expected-error @+1 {{use of undeclared SSA value name}}
  scf.for %i = %a to %b step %a {
    %b = arith.constant 4 : index
  }
  return
}

// -----

func.func @own_condition() {
  // expected-error @+1 {{use of undeclared SSA value name}}
  scf.if %c {
    "t.use"(%c) : (i1) -> ()
    %c = arith.constant true
  }
  return
}

// -----

// A later definition outside is.
func.func @later(%a: index) {
  cf.br ^bb2
^bb1:
  scf.for %i = %a to %b step %a {
    %b = arith.constant 3 : index
    "t.use"(%b) : (index) -> ()
  }
  return
^bb2:
  %b = arith.constant 4 : index
  cf.br ^bb1
}
