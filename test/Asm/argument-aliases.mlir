// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
//
// Attributes of arguments of functions with a body are printed through an alias only if something
// else has it; those of declarations and of results count as others do.

// CHECK:      #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @declared(i32 {a.b = #map})
func.func private @declared(i32 {a.b = affine_map<(d0) -> (d0 + 1)>})
// CHECK-NEXT: func.func @defined(%[[ARG0:[a-z0-9_]+]]: i32 {a.b = affine_map<(d0) -> (d0 + 2)>}) {
func.func @defined(%arg0: i32 {a.b = affine_map<(d0) -> (d0 + 2)>}) {
  return
}
// CHECK: func.func @result(%[[ARG0:[a-z0-9_]+]]: i32) -> (i32 {a.b = #map1}) {
func.func @result(%arg0: i32) -> (i32 {a.b = affine_map<(d0) -> (d0 + 3)>}) {
  return %arg0 : i32
}
// CHECK: func.func @both(%[[ARG0:[a-z0-9_]+]]: i32 {a.b = #map2}) attributes {a.c = #map2} {
func.func @both(%arg0: i32 {a.b = affine_map<(d0) -> (d0 + 4)>}) attributes {a.c = affine_map<(d0) -> (d0 + 4)>} {
  return
}
// CHECK: llvm.func @llvm(%[[ARG0:[a-z0-9_]+]]: !llvm.ptr {a.b = affine_map<(d0) -> (d0 + 5)>}) {
llvm.func @llvm(%arg0: !llvm.ptr {a.b = affine_map<(d0) -> (d0 + 5)>}) {
  llvm.return
}
