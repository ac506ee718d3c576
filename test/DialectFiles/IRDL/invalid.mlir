// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Errors, in MLIR's words.
//
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"d.e"

// -----

// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @""

// -----

// expected-error@+1 {{name of dialect should not contain uppercase letters}}
irdl.dialect @D

// -----

// expected-error@+1 {{'irdl.dialect' op requires attribute 'sym_name'}}
"irdl.dialect"() ({^bb0:}) : () -> ()

// -----

// expected-error@+1 {{'irdl.dialect' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"irdl.dialect"() <{sym_name = "d"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.type @x

// -----

// expected-error@+1 {{custom op 'irdl.dialect' expected valid '@'-identifier for symbol name}}
irdl.dialect "d"

// -----

// expected-error@+1 {{unregistered operation 'irdl.foo' found in dialect ('irdl') that does not allow unknown operations}}
"irdl.foo"() : () -> ()

// -----

// expected-error@+1 {{unregistered operation 'irdl.is_type' found in dialect}}
"irdl.is_type"() : () -> ()

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation is empty}}
  irdl.operation @""
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation should not contain uppercase letters}}
  irdl.operation @"X-y"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @"y.z"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of attribute should not contain leading or double underscores}}
  irdl.attribute @a__b
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of type is empty}}
  irdl.type @"!"
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.type' op region should have no arguments}}
  irdl.type @x { ^bb0(%a: i32): }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
  irdl.type @x { irdl.parameters() irdl.parameters() }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.results}}
  irdl.operation @x { irdl.operands() irdl.results() irdl.results() irdl.operands() }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
  %0 = irdl.any
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operands' op expects parent op 'irdl.operation'}}
  irdl.type @x { irdl.operands() }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
  irdl.operation @x { irdl.parameters() }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.is' op requires attribute 'expected'}}
  irdl.type @x { %0 = "irdl.is"() : () -> !irdl.attribute }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.is' op result #0 must be IRDL handle to an `mlir::Attribute`, but got 'i32'}}
  irdl.type @x { %0 = "irdl.is"() <{expected = i32}> : () -> i32 }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.any_of' op expected 1 or more operands, but found 0}}
  irdl.type @x { %0 = irdl.any_of() }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
  irdl.type @x { %0 = irdl.base }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
  irdl.type @x { %0 = irdl.base @d::@x "!foo" }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
  irdl.type @x { %0 = irdl.base "foo" }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.base' op symbol '@nosuch' not found}}
  irdl.type @x { %0 = irdl.base @nosuch }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.parametric' op symbol '@d::@nosuch' not found}}
  irdl.type @x { %0 = irdl.parametric @d::@nosuch<> }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.base' op symbol '@d' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
  irdl.type @x { %0 = irdl.base @d }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{invalid properties {base_name = 3 : i64} for op irdl.base: Invalid attribute `base_name` in property conversion: 3 : i64}}
  irdl.type @x { %0 = "irdl.base"() <{base_name = 3}> : () -> !irdl.attribute }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{custom op 'irdl.base' 'irdl.base' op attribute 'base_name' failed to satisfy constraint: string attribute}}
  irdl.type @x { %0 = irdl.base {base_name = 3} }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{custom op 'irdl.parametric' invalid kind of attribute specified}}
  irdl.type @x { %0 = irdl.parametric "foo"<> }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{integer literal not valid for specified type}}
  irdl.type @x { %0 = irdl.c_pred 3 }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 0 and 1 respectively}}
  irdl.operation @x { "irdl.operands"() <{names = ["a"], variadicity = #irdl<variadicity_array[single]>}> : () -> () }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.results' op the number of results and their names must be the same, but got 0 and 1 respectively}}
  irdl.operation @x { "irdl.results"() <{names = ["a"], variadicity = #irdl<variadicity_array[]>}> : () -> () }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operands' op attribute 'names' failed to satisfy constraint: string array attribute}}
  irdl.operation @x { "irdl.operands"() <{names = [3], variadicity = #irdl<variadicity_array[]>}> : () -> () }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{invalid properties {names = 3 : i64} for op irdl.regions: Invalid attribute `names` in property conversion}}
  irdl.operation @x { "irdl.regions"() <{names = 3}> : () -> () }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 1 and 0 respectively}}
  irdl.operation @x { "irdl.attributes"() <{attributeValueNames = ["a"]}> : () -> () }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{name of operand #1 should not contain uppercase letters}}
  irdl.operation @x { %0 = irdl.any irdl.operands(a: %0, B: %0) }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.regions' op name of region #2 is a duplicate of the name of region #0}}
  irdl.operation @x { %0 = irdl.region irdl.regions(a: %0, b: %0, a: %0) }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op contains a value named 'a' for both its operands and results}}
  irdl.operation @x { %0 = irdl.any irdl.operands(a: %0) irdl.results(a: %0) }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
  irdl.operation @x { %0 = irdl.region with size 0 }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.region' op attribute 'numberOfBlocks' failed to satisfy constraint: 32-bit signless integer attribute}}
  irdl.operation @x { %0 = irdl.region with size true }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{custom op 'irdl.region' expected 'size'}}
  irdl.operation @x { %0 = irdl.region with }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
  irdl.operation @x { %0 = irdl.any irdl.operands(a: %0, %0) }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{expected ':'}}
  irdl.operation @x { %0 = irdl.any irdl.operands(a %0) }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{expected SSA operand}}
  irdl.operation @x { %0 = irdl.any irdl.operands(%0, a: %0) }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{expected SSA operand}}
  irdl.operation @x { %0 = irdl.region irdl.regions(a: single %0) }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{expected attribute value}}
  irdl.operation @x { irdl.attributes {} }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{custom op 'irdl.parametric_type' expected the name of a type with that of its dialect}}
  irdl.type @x { %0 = irdl.parametric_type : "complex"<> }
}

// -----

irdl.dialect @d {
  // expected-note@+1 {{see existing symbol definition here}}
  irdl.type @x
  // expected-error@+1 {{redefinition of symbol named 'x'}}
  irdl.attribute @x
}

// -----

irdl.dialect @d {
  irdl.type @x {
    // expected-error@+1 {{operand #0 does not dominate this use}}
    irdl.parameters(a: %0)
    // expected-note@+1 {{operand defined here (op in the same block)}}
    %0 = irdl.any
  }
}

// -----

// Names are not checked by the rules of irdl here, but by those of MLIR.
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.type @A
  // expected-error@+1 {{name of type must contain only letters, digits, '_', '.', '$' and '-'}}
  irdl.type @"A b"
}

// -----

irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @x {
    %0 = irdl.any
    // expected-error@+1 {{name of operand #1 must be an identifier}}
    "irdl.operands"(%0, %0) <{names = ["A", "b-c"], variadicity = #irdl<variadicity_array[single, single]>}> : (!irdl.attribute, !irdl.attribute) -> ()
  }
}
