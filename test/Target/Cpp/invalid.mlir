// RUN: rm -rf %t && split-file %s %t
// RUN: not %strata translate --mlir-to-cpp %t/name.mlir 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %strata translate --mlir-to-cpp %t/concept.mlir 2>&1 | FileCheck %s --check-prefix=CONCEPT
// RUN: not %strata translate --mlir-to-cpp %t/keyword.mlir 2>&1 | FileCheck %s --check-prefix=KEYWORD
// RUN: not %strata translate --mlir-to-cpp %t/blocks.mlir 2>&1 | FileCheck %s --check-prefix=BLOCKS
// RUN: not %strata translate --mlir-to-cpp %t/operation.mlir 2>&1 | FileCheck %s --check-prefix=OPERATION
// RUN: not %strata translate --mlir-to-cpp %t/integer.mlir 2>&1 | FileCheck %s --check-prefix=INTEGER
// RUN: not %strata translate --mlir-to-cpp %t/float.mlir 2>&1 | FileCheck %s --check-prefix=FLOAT
// RUN: not %strata translate --mlir-to-cpp %t/type.mlir 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not %strata translate --mlir-to-cpp %t/pointer.mlir 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: not %strata translate --mlir-to-cpp %t/dynamic.mlir 2>&1 | FileCheck %s --check-prefix=DYNAMIC
// RUN: not %strata translate --mlir-to-cpp %t/unranked.mlir 2>&1 | FileCheck %s --check-prefix=UNRANKED
// RUN: not %strata translate --mlir-to-cpp %t/result.mlir 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: not %strata translate --mlir-to-cpp %t/argument.mlir 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not %strata translate --mlir-to-cpp %t/attribute.mlir 2>&1 | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: not %strata translate --mlir-to-cpp %t/number.mlir 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not %strata translate --mlir-to-cpp %t/large.mlir 2>&1 | FileCheck %s --check-prefix=LARGE
//
// Operations, types and attributes that C++ has no equivalent of.

//--- blocks.mlir
// BLOCKS: error: 'func.func' op with multiple blocks needs variables declared at top
func.func @f() {
  cf.br ^bb1
^bb1:
  return
}
//--- operation.mlir
// OPERATION: operation.mlir:3:8: error: 'arith.addi' op unable to find printer for op
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32
  return
}
//--- integer.mlir
// INTEGER: error: cannot emit integer type 'i128'
func.func @f(%a: i128) {
  return
}
//--- float.mlir
// FLOAT: error: cannot emit float type 'f80'
func.func @f(%a: f80) {
  return
}
//--- type.mlir
// TYPE: error: cannot emit type 'vector<4xi32>'
func.func @f(%a: tuple<vector<4xi32>>) {
  return
}
//--- pointer.mlir
// POINTER: error: cannot emit pointer to array type '!emitc.ptr<!emitc.array<3xi32>>'
func.func @f(%a: !emitc.ptr<!emitc.array<3xi32>>) {
  return
}
//--- dynamic.mlir
// DYNAMIC: error: cannot emit tensor type with non static shape
func.func @f(%a: tensor<?xi32>) {
  return
}
//--- unranked.mlir
// UNRANKED: error: cannot emit unranked tensor type
func.func @f(%a: tensor<*xi32>) {
  return
}
//--- result.mlir
// RESULT: error: 'func.func' op cannot emit array type as result type
func.func private @f() -> !emitc.array<3xi32>
//--- argument.mlir
// ARGUMENT: error: 'func.func' op cannot emit lvalue type as argument type
func.func @f(%a: !emitc.lvalue<i32>) {
  return
}
//--- attribute.mlir
// ATTRIBUTE: error: cannot emit attribute: "text"
emitc.func @f() {
  emitc.call_opaque "g"() {args = ["text"]} : () -> ()
  emitc.return
}
//--- number.mlir
// NUMBER: error: expected floating point attribute to be f16, bf16, f32 or f64
emitc.func @f() {
  emitc.call_opaque "g"() {args = [1.0 : f80]} : () -> ()
  emitc.return
}
//--- large.mlir
// LARGE: error: 'emitc.expression' op has more than 65536 operations if each is written at each of its uses
emitc.func @f(%a: i32) -> i32 {
  %r = emitc.expression %a : (i32) -> i32 {
    %0 = add %a, %a : (i32, i32) -> i32
    %1 = add %0, %0 : (i32, i32) -> i32
    %2 = add %1, %1 : (i32, i32) -> i32
    %3 = add %2, %2 : (i32, i32) -> i32
    %4 = add %3, %3 : (i32, i32) -> i32
    %5 = add %4, %4 : (i32, i32) -> i32
    %6 = add %5, %5 : (i32, i32) -> i32
    %7 = add %6, %6 : (i32, i32) -> i32
    %8 = add %7, %7 : (i32, i32) -> i32
    %9 = add %8, %8 : (i32, i32) -> i32
    %10 = add %9, %9 : (i32, i32) -> i32
    %11 = add %10, %10 : (i32, i32) -> i32
    %12 = add %11, %11 : (i32, i32) -> i32
    %13 = add %12, %12 : (i32, i32) -> i32
    %14 = add %13, %13 : (i32, i32) -> i32
    %15 = add %14, %14 : (i32, i32) -> i32
    %16 = add %15, %15 : (i32, i32) -> i32
    yield %16 : i32
  }
  emitc.return %r : i32
}
//--- name.mlir
// NAME: error: 'func.func' op has the symbol 'a.b', which is no identifier of C++
func.func @"a.b"() {
  return
}
//--- concept.mlir
// CONCEPT: error: 'emitc.global' op has the symbol 'concept', which is no identifier of C++
emitc.global @concept : i32
//--- keyword.mlir
// KEYWORD: error: 'emitc.global' op has the symbol 'int', which is no identifier of C++
emitc.global @int : i32
