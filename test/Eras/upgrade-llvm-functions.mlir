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
