// RUN: %opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Folds, and the operations that are erased if nothing uses them.

llvm.func @icmp(%a: vector<2xi32>, %b: i32) -> vector<2xi1> {
  %0 = llvm.icmp "ne" %a, %a : vector<2xi32>
  %1 = llvm.icmp "eq" %b, %b : i32
  %2 = llvm.icmp "sle" %b, %b : i32
  "t.u"(%1, %2) : (i1, i1) -> ()
  llvm.return %0 : vector<2xi1>
}
llvm.func @icmp_alloca(%n: i32) {
  %0 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.icmp "eq" %0, %z : !llvm.ptr
  %2 = llvm.icmp "ne" %0, %z : !llvm.ptr
  %3 = llvm.icmp "ne" %z, %0 : !llvm.ptr
  "t.u"(%1, %2, %3) : (i1, i1, i1) -> ()
  llvm.return
}
llvm.func @ext(%s: !llvm.struct<(i32, struct<(i32, f32)>)>, %x: i32, %y: !llvm.struct<(i32, f32)>) {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, f32)>
  %2 = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %4 = llvm.extractvalue %2[1, 1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %5 = llvm.insertvalue %y, %2[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %6 = llvm.extractvalue %5[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %7 = llvm.insertvalue %x, %5[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %8 = llvm.extractvalue %7[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %9 = llvm.extractvalue %7[1, 1] : !llvm.struct<(i32, struct<(i32, f32)>)>
  %c = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %13 = llvm.extractvalue %c[1] : !llvm.struct<(i32, f32)>
  %c2 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %14 = llvm.extractvalue %c2[1] : !llvm.array<2 x i32>
  "t.u"(%1, %3, %4, %6, %8, %9, %13, %14) : (i32, i32, f32, i32, !llvm.struct<(i32, f32)>, f32, f32, i32) -> ()
  llvm.return
}
llvm.func @cast(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr<2>
  %2 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr
  %3 = llvm.bitcast %x : i32 to f32
  %4 = llvm.bitcast %3 : f32 to vector<2xi16>
  %5 = llvm.bitcast %3 : f32 to i32
  %c = llvm.mlir.constant(5 : i32) : i32
  %6 = llvm.zext %c : i32 to i64
  %7 = llvm.shl %c, %c : i32
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %8 = llvm.or %x, %c0 : i32
  %9 = llvm.or %c, %c0 : i32
  %10 = llvm.add %c, %c : i32
  %11 = llvm.shl %x, %c0 : i32
  %12 = llvm.or %c0, %x : i32
  "t.u"(%1, %2, %4, %5, %6, %7, %8, %9, %10, %11, %12) : (!llvm.ptr<2>, !llvm.ptr, vector<2xi16>, i32, i64, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}
llvm.func @gep(%p: !llvm.ptr, %x: i32) {
  %c = llvm.mlir.constant(5 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %0 = llvm.getelementptr %p[%c] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %1 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %2 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %3 = llvm.getelementptr %p[0, %c0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  %4 = llvm.getelementptr %p[%x, %c] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  "t.u"(%0, %1, %2, %3, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @dead(%p: !llvm.ptr, %n: i32) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.load volatile %p : !llvm.ptr -> i32
  %2 = llvm.load %p atomic unordered {alignment = 4} : !llvm.ptr -> i32
  %3 = llvm.load %p atomic monotonic {alignment = 4} : !llvm.ptr -> i32
  %4 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %5 = llvm.load %p invariant : !llvm.ptr -> i32
  %6 = llvm.load %p invariant : !llvm.ptr -> i32
  %7 = llvm.inline_asm "a", "b" : () -> i32
  %8 = llvm.inline_asm has_side_effects "a", "b" : () -> i32
  "t.u"(%5, %6) : (i32, i32) -> ()
  llvm.return
}

// CHECK: llvm.func @icmp(%{{.*}}: vector<2xi32>, %{{.*}}: i32) -> vector<2xi1> {
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(dense<false> : vector<2xi1>) : vector<2xi1>
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %{{.*}} = llvm.icmp "sle" %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: "t.u"(%{{.*}}, %{{.*}}) : (i1, i1) -> ()
// CHECK-NEXT: llvm.return %{{.*}} : vector<2xi1>
// CHECK: llvm.func @icmp_alloca(%{{.*}}: i32) {
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(true) : i1
// CHECK-NEXT: "t.u"(%{{.*}}, %{{.*}}, %{{.*}}) : (i1, i1, i1) -> ()
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @ext(%{{.*}}: !llvm.struct<(i32, struct<(i32, f32)>)>, %{{.*}}: i32, %{{.*}}: !llvm.struct<(i32, f32)>) {
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(2.000000e+00 : f32) : f32
// CHECK-NEXT: %{{.*}} = llvm.extractvalue %{{.*}}[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
// CHECK-NEXT: %{{.*}} = llvm.insertvalue %{{.*}}, %{{.*}}[0] : !llvm.struct<(i32, struct<(i32, f32)>)>
// CHECK-NEXT: %{{.*}} = llvm.extractvalue %{{.*}}[1, 1] : !llvm.struct<(i32, struct<(i32, f32)>)>
// CHECK-NEXT: %{{.*}} = llvm.insertvalue %{{.*}}, %{{.*}}[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
// CHECK-NEXT: %{{.*}} = llvm.extractvalue %{{.*}}[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
// CHECK-NEXT: %{{.*}} = llvm.insertvalue %{{.*}}, %{{.*}}[1, 0] : !llvm.struct<(i32, struct<(i32, f32)>)>
// CHECK-NEXT: %{{.*}} = llvm.extractvalue %{{.*}}[1] : !llvm.struct<(i32, struct<(i32, f32)>)>
// CHECK-NEXT: %{{.*}} = llvm.extractvalue %{{.*}}[1, 1] : !llvm.struct<(i32, struct<(i32, f32)>)>
// CHECK-NEXT: "t.u"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (i32, i32, f32, i32, !llvm.struct<(i32, f32)>, f32, f32, i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @cast(%{{.*}}: !llvm.ptr, %{{.*}}: i32) {
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(160 : i32) : i32
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: %{{.*}} = llvm.mlir.constant(5 : i32) : i32
// CHECK-NEXT: %{{.*}} = llvm.addrspacecast %{{.*}} : !llvm.ptr to !llvm.ptr<2>
// CHECK-NEXT: %{{.*}} = llvm.bitcast %{{.*}} : i32 to vector<2xi16>
// CHECK-NEXT: %{{.*}} = llvm.or %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: %{{.*}} = llvm.add %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: %{{.*}} = llvm.shl %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: %{{.*}} = llvm.or %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: "t.u"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr<2>, !llvm.ptr, vector<2xi16>, i32, i64, i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @gep(%{{.*}}: !llvm.ptr, %{{.*}}: i32) {
// CHECK-NEXT: %{{.*}} = llvm.getelementptr %{{.*}}[5] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: %{{.*}} = llvm.getelementptr %{{.*}}[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: %{{.*}} = llvm.getelementptr %{{.*}}[%{{.*}}, 5] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: "t.u"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @dead(%{{.*}}: !llvm.ptr, %{{.*}}: i32) {
// CHECK-NEXT: %{{.*}} = llvm.load volatile %{{.*}} : !llvm.ptr -> i32
// CHECK-NEXT: %{{.*}} = llvm.load %{{.*}} atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: %{{.*}} = llvm.load %{{.*}} invariant : !llvm.ptr -> i32
// CHECK-NEXT: %{{.*}} = llvm.load %{{.*}} invariant : !llvm.ptr -> i32
// CHECK-NEXT: %{{.*}} = llvm.inline_asm has_side_effects "a", "b"  : () -> i32
// CHECK-NEXT: "t.u"(%{{.*}}, %{{.*}}) : (i32, i32) -> ()
// CHECK-NEXT: llvm.return
