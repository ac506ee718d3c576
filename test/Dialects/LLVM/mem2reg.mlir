// RUN: %opt --mem2reg %s | FileCheck %s

// Memory on the stack becomes values.

llvm.func @f(%c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %cst = llvm.mlir.constant(7 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.store %cst, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  %w = llvm.load %p : !llvm.ptr -> i32
  %x = llvm.add %w, %cst : i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %v : i32
}
llvm.func @volatile() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @unset() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @array() -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %two x i32 : (i32) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @dynamic(%n: i32) -> i32 {
  %p = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @inalloca(%n: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca inalloca %one x i32 : (i32) -> !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}

// CHECK: llvm.func @f(%{{.*}}: i1) -> i32 {
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT: llvm.cond_br %{{.*}}, ^bb1, ^bb2(%{{.*}} : i32)
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: %{{.*}} = llvm.add %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: llvm.br ^bb2(%{{.*}} : i32)
// CHECK-NEXT: ^bb2(%{{.*}}: i32):
// CHECK-NEXT: llvm.return %{{.*}} : i32
// CHECK: llvm.func @volatile() -> i32 {
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %{{.*}} = llvm.alloca %{{.*}} x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %{{.*}} = llvm.load volatile %{{.*}} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %{{.*}} : i32
// CHECK: llvm.func @unset() -> i32 {
// CHECK-NEXT: %{{.*}} = llvm.mlir.undef : i32
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %{{.*}} : i32
// CHECK: llvm.func @array() -> i32 {
// CHECK-NEXT: %{{.*}} = llvm.mlir.undef : i32
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: llvm.return %{{.*}} : i32
// CHECK: llvm.func @dynamic(%{{.*}}: i32) -> i32 {
// CHECK-NEXT: %{{.*}} = llvm.mlir.undef : i32
// CHECK-NEXT: llvm.return %{{.*}} : i32
// CHECK: llvm.func @inalloca(%{{.*}}: i32) -> i32 {
// CHECK-NEXT: %{{.*}} = llvm.mlir.undef : i32
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %{{.*}} : i32
