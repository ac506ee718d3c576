// RUN: %strata upgrade %s 2> %t | FileCheck %s
//
// A function that ends with the return of llvm is one of llvm, if its types can be.

// CHECK: {{^}}llvm.func @numbers(%a: i32) -> i32 {
func @numbers(%a : !llvm.i32) -> !llvm.i32 {
  llvm.return %a : !llvm.i32
}
// CHECK: {{^}}func.func @memory(%m : memref<10xi32>) {
func @memory(%m : memref<10xi32>) {
  llvm.return
}
// CHECK: {{^}}func.func @result(%t : tensor<4xf32>) -> tensor<4xf32> {
func @result(%t : tensor<4xf32>) -> tensor<4xf32> {
  llvm.return %t : tensor<4xf32>
}

// The attribute gives the type passed by value, formerly the pointer.
// CHECK: {{^}}llvm.func @by_value(%a: !llvm.ptr {llvm.byval = !llvm.struct<(i32, ptr)>}, %b: !llvm.ptr {llvm.align = 8 : i64, llvm.sret = f32}) {
llvm.func @by_value(%a: !llvm.ptr<struct<(i32, ptr<i8>)>> {llvm.byval}, %b: !llvm.ptr<f32> {llvm.align = 8 : i64, llvm.sret = true}) {
  llvm.return
}
// CHECK: {{^}}llvm.func @declared(!llvm.ptr {llvm.byval = i32})
llvm.func @declared(!llvm.ptr<i32> {llvm.byval})

// -----

// The pointer may be all that tells the age, or have an alias.
// CHECK: {{^}}llvm.func @alone(!llvm.ptr {llvm.byval = i32}, !llvm.ptr {llvm.noalias})
llvm.func @alone(!llvm.ptr<i32> {llvm.byval}, !llvm.ptr<f32> {llvm.noalias = true})

// -----

!p = type !llvm.ptr<i32>
// CHECK: {{^}}llvm.func @alias(!p {llvm.byval = i32}, !p {llvm.byval = i32})
llvm.func @alias(!p {llvm.byval}, !p {llvm.byval})
