// Rules that are wrong.
// RUN: %opt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// expected-error@below {{expected valid keyword}}
"test.op"() : () -> (!pdl.range<!pdl.value>, !pdl.range<value>)

// -----

// expected-error@below {{element of pdl.range cannot be another range, but got'!pdl.range<value>'}}
"test.op"() : () -> (!pdl.range<range<value>>)

// -----

// expected-error@below {{expected '<'}}
"test.op"() : () -> (!pdl.range)

// -----

// expected-error@below {{unknown  type `foo` in dialect `pdl`}}
"test.op"() : () -> (!pdl.foo)

// -----

// expected-error@below {{expected '>'}}
"test.op"() : () -> (!pdl.range<value, type>)

// -----

// expected-error@below {{'pdl.pattern' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"pdl.pattern"() <{benefit = 1 : i16}> ({}) : () -> ()

// -----

// expected-error@below {{'pdl.pattern' op attribute 'benefit' failed to satisfy constraint: 16-bit signless integer attribute whose value is non-negative}}
"pdl.pattern"() <{benefit = -1 : i16}> ({
  pdl.rewrite with "x"
}) : () -> ()

// -----

// expected-error@below {{'pdl.pattern' op the pattern must contain at least one `pdl.operation`}}
pdl.pattern : benefit(1) {
  pdl.rewrite with "x"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@below {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %0 = pdl.operation
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-error@below {{expected ':'}}
  "test.op"() : () -> ()
  pdl.rewrite with "x"
}

// -----

// expected-error@below {{'pdl.pattern' op expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-note@below {{see non-`pdl` operation defined here}}
  pdl.rewrite %0 { "test.op"() : () -> () }
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-error@below {{'pdl.attribute' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = pdl.attribute
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-error@below {{'pdl.type' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = pdl.type
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-error@below {{'pdl.types' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = pdl.types
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-error@below {{'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = pdl.operand
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation
  // expected-error@below {{'pdl.operands' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = pdl.operands
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  pdl.rewrite %1
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.rewrite' op expected rewrite region to be empty when rewrite is external}}
  pdl.rewrite %1 with "x" { pdl.erase %1 }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
  pdl.rewrite %1 { %x = pdl.attribute }
}

// -----

pdl.pattern : benefit(1) {
  %t = pdl.type : i32
  // expected-error@below {{'pdl.attribute' op expected only one of [`type`, `value`] to be set}}
  %a = pdl.attribute : %t = 4 : i32
  %1 = pdl.operation {"a" = %a}
  pdl.rewrite %1 { pdl.erase %1 }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.operation' op must have an operation name when nested within a `pdl.rewrite`}}
  pdl.rewrite %1 { %x = pdl.operation }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.operation' op expected the same number of attribute values and attribute names, got 1 names and 0 values}}
  pdl.rewrite %1 { "pdl.operation"() <{opName = "x.y", attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0,0,0>}> : () -> !pdl.operation }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  %2 = pdl.result 0 of %1
  // expected-error@below {{'pdl.replace' op expected no replacement values to be provided when the replacement operation is present}}
  pdl.rewrite %1 { "pdl.replace"(%1, %1, %2) <{operandSegmentSizes = array<i32: 1,1,1>}> : (!pdl.operation, !pdl.operation, !pdl.value) -> () }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'}}
  %2 = "pdl.results"(%1) : (!pdl.operation) -> !pdl.value
  pdl.rewrite %1 { pdl.erase %1 }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.apply_native_rewrite' op expected at least one argument or result}}
  pdl.rewrite %1 { pdl.apply_native_rewrite "x" }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.apply_native_rewrite' op result #0 must be variadic of pdl type, but got 'i32'}}
  pdl.rewrite %1 { pdl.apply_native_rewrite "x"(%1 : !pdl.operation) : i32 }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.operand' op expects parent op 'pdl.pattern'}}
  pdl.rewrite %1 { %t = pdl.type : i32  %x = pdl.operand : %t }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.range' op expected operand to have element type '!pdl.type', but got '!pdl.operation'}}
  pdl.rewrite %1 { %t = pdl.type : i32  %x = pdl.range %t, %1 : !pdl.type, !pdl.operation }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.range<operation>'}}
  pdl.rewrite %1 { %x = pdl.range %1 : !pdl.operation }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.range' op result #0 must be range of PDL handle to an `mlir::Type` or PDL handle for an `mlir::Value` values, but got '!pdl.value'}}
  pdl.rewrite %1 { %x = pdl.range : !pdl.value }
}

// -----

// expected-error@below {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %1 = pdl.operation
  %t = pdl.type
  // expected-note@below {{see a disconnected value / operation here}}
  %2 = pdl.operation -> (%t : !pdl.type)
  pdl.rewrite %2 { pdl.erase %1 }
}

// -----

pdl.pattern : benefit(1) {
  %t = pdl.type
  %a = pdl.attribute : %t
  %1 = pdl.operation {"a" = %a}
  // expected-error@below {{expected operation name in quotes}}
  pdl.rewrite %1 { %x = pdl.attribute = 4 : i32 {a = 4} }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  // expected-error@below {{'pdl.rewrite' op region should have no arguments}}
  pdl.rewrite %1 {
  ^bb0(%x : i32):
    pdl.erase %1 }
}

// -----

pdl.pattern : benefit(1) {
  %1 = pdl.operation
  pdl.rewrite %1 {
    // expected-error@below {{'pdl.rewrite' op expects parent op 'pdl.pattern'}}
    pdl.rewrite %1 { pdl.erase %1 }
    pdl.erase %1 }
}

// -----

"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0,0,0>}> : () -> !pdl.operation
  // expected-error@below {{block with no terminator, has "pdl.apply_native_constraint"(%0) <{isNegated = false, name = "x"}> : (!pdl.operation) -> ()}}
  "pdl.apply_native_constraint"(%0) <{name = "x"}> : (!pdl.operation) -> ()
}) : () -> ()

// -----

"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0,0,0>}> : () -> !pdl.operation
  "pdl.apply_native_constraint"(%0) <{name = "x", isNegated = true}> : (!pdl.operation) -> (!pdl.type)
  // expected-error@below {{'pdl.apply_native_constraint' op expected at least one argument}}
  "pdl.apply_native_constraint"() <{name = "x", isNegated = true}> : () -> ()
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1,0>, name = "x"}> ({}) : (!pdl.operation) -> ()
}) : () -> ()

// -----

"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0,0,0>}> : () -> !pdl.operation
  "pdl.apply_native_constraint"(%0) <{name = "x", isNegated = true}> : (!pdl.operation) -> (!pdl.type)
  // expected-error@below {{'pdl.rewrite' op expected no external arguments when the rewrite is specified inline}}
  "pdl.rewrite"(%0, %0) <{operandSegmentSizes = array<i32: 1,1>}> ({ "pdl.erase"(%0) : (!pdl.operation) -> ()}) : (!pdl.operation, !pdl.operation) -> ()
}) : () -> ()

// -----

pdl.pattern : benefit(1) {
  %t = pdl.types
  %1 = pdl.operation -> (%t : !pdl.range<type>)
  // expected-error@below {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
  // expected-note@below {{result type #0 was not constrained}}
  pdl.rewrite %1 { %u = pdl.type  %x = pdl.operation "builtin.unrealized_conversion_cast" -> (%u : !pdl.type) }
}

// -----

pdl.pattern : benefit(1) {
  %t = pdl.types
  %1 = pdl.operation -> (%t : !pdl.range<type>)
  // expected-error@below {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
  // expected-note@below {{result type #1 was not constrained}}
  pdl.rewrite %1 { %u = pdl.types  %x = pdl.operation "builtin.unrealized_conversion_cast" -> (%t, %u : !pdl.range<type>, !pdl.range<type>) }
}

// -----

pdl.pattern : benefit(1) {
  %a = pdl.attribute
  // expected-error@below {{expected attribute value}}
  %0 = pdl.operation "a.b" {a = %a}
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %a = pdl.attribute
  // expected-error@below {{expected SSA operand}}
  %0 = pdl.operation "a.b" {"a"= 4}
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %a = pdl.attribute
  // expected-error@below {{expected '}'}}
  %0 = pdl.operation "a.b" {"a"= %a
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %a = pdl.attribute
  // expected-error@below {{definition of SSA value '%0#0' has type '!pdl.operation'}}
  // expected-note@below {{previously used here with type '!pdl.attribute'}}
  %0 = pdl.operation "a.b" {"a"= %0}
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation "a.b"
  // expected-error@below {{expected '->'}}
  %1 = pdl.results 0 of %0
  %2 = pdl.operation "a.b"(%1 : !pdl.range<value>)
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation "a.b"
  // expected-error@below {{'pdl.results' op result #0 must be single element or range of PDL handle for an `mlir::Value`, but got 'i32'}}
  %1 = pdl.results 1 of %0 -> i32
  pdl.rewrite %0 with "x" (%1 : i32)
}

// -----

pdl.pattern : benefit(1) {
  // expected-note@below {{prior use here}}
  %0 = pdl.operation "a.b"
  // expected-error@below {{use of value '%0' expects different type than prior uses: 'i32' vs '!pdl.operation'}}
  pdl.rewrite %0 { %x = pdl.range %0 : i32 }
}

// -----

pdl.pattern : benefit(1) {
  // expected-note@below {{prior use here}}
  %0 = pdl.operation "a.b"
  // expected-error@below {{use of value '%0' expects different type than prior uses: '!pdl.value' vs '!pdl.operation'}}
  pdl.apply_native_constraint "foo"(%0 : !pdl.value)
  pdl.rewrite %0 { pdl.erase %0 }
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation "a.b"
  // expected-error@below {{'pdl.operation' op requires attribute 'attributeValueNames'}}
  %1 = "pdl.operation"() : () -> !pdl.operation
  pdl.rewrite %0 { pdl.erase %0 }
}

// -----

// expected-error@below {{integer constant out of range for attribute}}
pdl.pattern : benefit(100000) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 { pdl.erase %0 }
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation "a.b"
  // expected-error@below {{'pdl.rewrite' op requires one region}}
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1,0>}> ({ }, { }) : (!pdl.operation) -> ()
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@below {{custom op 'pdl.operation' invalid kind of attribute specified}}
  %0 = pdl.operation "a.b" {4 = %a}
  pdl.rewrite %0 with "x"
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation "a.b"
  // expected-error@below {{custom op 'pdl.replace' expected 'with'}}
  pdl.rewrite %0 { pdl.replace %0 %0 }
}

// -----

func.func @f() {
// expected-error@below {{'pdl.pattern' op symbol's parent must have the SymbolTable trait}}
pdl.pattern @x : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
  return
}

// -----

module @ir {
// expected-note@below {{see existing symbol definition here}}
pdl.pattern @x : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
// expected-error@below {{redefinition of symbol named 'x'}}
pdl.pattern @x : benefit(1) {
  %0 = pdl.operation "a.b"
  pdl.rewrite %0 with "x"
}
}

// -----

pdl.pattern : benefit(1) {
  %0 = pdl.operation "a.b"
  // expected-error@below {{'pdl.rewrite' op expects region #0 to have 0 or 1 blocks}}
  "pdl.rewrite"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
   ^bb0:
     pdl.erase %0
   ^bb1: 
     pdl.erase %0
  }) : (!pdl.operation) -> ()
}

// -----

// expected-error@below {{'pdl.pattern' op expected body to terminate with `pdl.rewrite`}}
"pdl.pattern"() <{benefit = 1 : i16}> ({
  %0 = "pdl.operation"() <{attributeValueNames = [], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  "pdl.apply_native_constraint"(%0) <{name = "x"}> : (!pdl.operation) -> ()
  // expected-note@below {{see terminator defined here}}
  "test.end"() : () -> ()
}) : () -> ()

// -----

// The types of results are required if the dialect is loaded.
func.func private @loads_the_dialect()
pdl.pattern : benefit(1) {
  %0 = operation "test.op"
  rewrite %0 {
    // expected-error@below {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@below {{operation is created in a non-inferrable context, but 'func.constant' does not implement InferTypeOpInterface}}
    %1 = operation "func.constant"
  }
}

// -----

// expected-error@below {{invalid 'pdl' type: `value_or_type'}}
"test.op"() : () -> !pdl.range<value_or_type>
