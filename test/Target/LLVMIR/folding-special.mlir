// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Comparisons of addresses, bits, denormal numbers, and undefined elements.

// CHECK:      @a = external global i32
llvm.mlir.global external @a() : i32
// CHECK:      @b = internal global i64 5
llvm.mlir.global internal @b(5 : i64) : i64
// CHECK:      @weak = extern_weak global i32
llvm.mlir.global extern_weak @weak() : i32
// CHECK:      declare void @sink(...)
llvm.func @sink(...)
// CHECK:      define void @addresses() {
// CHECK-NEXT:   %[[ICMP:.*]] = icmp eq ptr @weak, null
// CHECK-NEXT:   call void (...) @sink(i1 false, i1 true, i1 %[[ICMP]], i1 true, i1 true, i1 true)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @addresses() {
  %null = llvm.mlir.zero : !llvm.ptr
  %a = llvm.mlir.addressof @a : !llvm.ptr
  %b = llvm.mlir.addressof @b : !llvm.ptr
  %weak = llvm.mlir.addressof @weak : !llvm.ptr
  %next = llvm.getelementptr %weak[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %16 = llvm.mlir.constant(16 : i64) : i64
  %fixed = llvm.inttoptr %16 : i64 to !llvm.ptr
  %0 = llvm.icmp "eq" %a, %b : !llvm.ptr
  %1 = llvm.icmp "ult" %null, %a : !llvm.ptr
  %2 = llvm.icmp "eq" %weak, %null : !llvm.ptr
  %3 = llvm.icmp "ne" %next, %weak : !llvm.ptr
  %4 = llvm.icmp "ugt" %fixed, %null : !llvm.ptr
  %5 = llvm.icmp "uge" %weak, %null : !llvm.ptr
  llvm.call @sink(%0, %1, %2, %3, %4, %5) vararg(!llvm.func<void (...)>) : (i1, i1, i1, i1, i1, i1) -> ()
  llvm.return
}
// CHECK:      define void @bits_and_denormals() {
// CHECK-NEXT:   %[[FCMP:.*]] = fcmp olt half 0xH00A8, 0xH00A8
// CHECK-NEXT:   call void (...) @sink(i1 false, i1 poison, i1 %[[FCMP]], half 0xH0150)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @bits_and_denormals() {
  %true = llvm.mlir.constant(true) : i1
  %tiny = llvm.mlir.constant(1.0e-5 : f16) : f16
  %0 = llvm.srem %true, %true : i1
  %1 = llvm.shl %true, %true : i1
  %2 = llvm.fcmp "olt" %tiny, %tiny : f16
  %3 = llvm.fadd %tiny, %tiny : f16
  llvm.call @sink(%0, %1, %2, %3) vararg(!llvm.func<void (...)>) : (i1, i1, i1, f16) -> ()
  llvm.return
}
// CHECK:      define void @elements() {
// CHECK-NEXT:   call void (...) @sink(<4 x i32> <i32 poison, i32 1, i32 1, i32 1>, <4 x i32> <i32 0, i32 undef, i32 0, i32 undef>, <4 x i32> <i32 0, i32 poison, i32 poison, i32 7>, <vscale x 4 x i32> shufflevector (<vscale x 4 x i32> splat (i32 7), <vscale x 4 x i32> splat (i32 7), <vscale x 4 x i32> zeroinitializer), i32 7, <2 x i64> <i64 1, i64 0>)
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @elements() {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %poison = llvm.mlir.poison : vector<4xi32>
  %undef = llvm.mlir.undef : vector<4xi32>
  %v = llvm.mlir.constant(dense<[0, 1, 44, 7]> : vector<4xi32>) : vector<4xi32>
  %m = llvm.mlir.constant(dense<[false, true, true, false]> : vector<4xi1>) : vector<4xi1>
  %s = llvm.mlir.constant(dense<7> : vector<[4]xi32>) : vector<[4]xi32>
  %0 = llvm.udiv %v, %v : vector<4xi32>
  %1 = llvm.mul %v, %undef : vector<4xi32>
  %2 = llvm.select %m, %poison, %v : vector<4xi1>, vector<4xi32>
  %3 = llvm.shufflevector %s, %s [0, 0, 0, 0] : vector<[4]xi32>
  %4 = llvm.insertelement %one, %s[%one : i32] : vector<[4]xi32>
  %5 = llvm.extractelement %4[%zero : i32] : vector<[4]xi32>
  %6 = llvm.insertelement %one, %poison[%zero : i32] : vector<4xi32>
  %7 = llvm.bitcast %6 : vector<4xi32> to vector<2xi64>
  llvm.call @sink(%0, %1, %2, %3, %5, %7) vararg(!llvm.func<void (...)>) : (vector<4xi32>, vector<4xi32>, vector<4xi32>, vector<[4]xi32>, i32, vector<2xi64>) -> ()
  llvm.return
}

// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
