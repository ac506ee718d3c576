// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Calls, weights of branches, constants of vectors and aggregates.

// CHECK:      @fp = internal constant ptr @ext
llvm.mlir.global internal constant @fp() : !llvm.ptr {
  %0 = llvm.mlir.addressof @ext : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// CHECK:      @arr = internal constant [2 x { ptr, i64 }] [{ ptr, i64 } { ptr getelementptr inbounds nuw (i8, ptr @fp, i64 1), i64 ptrtoint (ptr @fp to i64) }, { ptr, i64 } undef]
llvm.mlir.global internal constant @arr() : !llvm.array<2 x struct<(ptr, i64)>> {
  %0 = llvm.mlir.undef : !llvm.array<2 x struct<(ptr, i64)>>
  %1 = llvm.mlir.addressof @fp : !llvm.ptr
  %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %4 = llvm.insertvalue %2, %0[0, 0] : !llvm.array<2 x struct<(ptr, i64)>>
  %5 = llvm.insertvalue %3, %4[0, 1] : !llvm.array<2 x struct<(ptr, i64)>>
  llvm.return %5 : !llvm.array<2 x struct<(ptr, i64)>>
}
// CHECK:      declare i32 @ext()
llvm.func @ext() -> i32
// CHECK:      define i32 @f(i1 %[[C:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[CALL:.*]] = call i32 @ext()
// CHECK-NEXT:   %[[CALL_1:.*]] = call i32 dso_local_equivalent @ext()
// CHECK-NEXT:   %[[CALL_2:.*]] = call i32 @ext() #0
// CHECK-NEXT:   %[[MUSTTAIL:.*]] = musttail call noundef i32 @f(i1 %[[C]])
// CHECK-NEXT:   ret i32 %[[MUSTTAIL]]
// CHECK-NEXT: }
llvm.func @f(%c: i1) -> i32 {
  %0 = llvm.mlir.addressof @ext : !llvm.ptr
  %1 = llvm.call %0() : !llvm.ptr, () -> i32
  %2 = llvm.dso_local_equivalent @ext : !llvm.ptr
  %3 = llvm.call %2() : !llvm.ptr, () -> i32
  %4 = llvm.call @ext() {convergent, no_unwind, will_return, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline} : () -> i32
  %5 = llvm.call musttail @f(%c) : (i1) -> (i32 {llvm.noundef})
  llvm.return %5 : i32
}
// CHECK:      define double @g(i1 %[[C:[a-z0-9_]+]], double %[[X:[a-z0-9_]+]]) {
// CHECK-NEXT:   br i1 %[[C]], label %[[BLOCK:[a-z0-9_]+]], label %[[BLOCK_1:[a-z0-9_]+]], !prof !1
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK]]:                                                ; preds = %[[BLOCK]], %[[BLOCK_2:[a-z0-9_]+]]
// CHECK-NEXT:   %[[TAIL:.*]] = tail call fast fastcc double @h(double 5.000000e+00)
// CHECK-NEXT:   %[[FPTOSI:.*]] = fptosi double %[[TAIL]] to i32
// CHECK-NEXT:   switch i32 %[[FPTOSI]], label %[[BLOCK_1]] [
// CHECK-NEXT:     i32 42, label %[[BLOCK_1]]
// CHECK-NEXT:     i32 -1, label %[[BLOCK]]
// CHECK-NEXT:   ], !prof !2
// CHECK-EMPTY:
// CHECK-NEXT: [[BLOCK_1]]:                                                ; preds = %[[BLOCK]], %[[BLOCK]], %[[BLOCK_2]]
// CHECK-NEXT:   ret double %[[X]]
// CHECK-NEXT: }
llvm.func @g(%c: i1, %x: f64) -> f64 {
  llvm.cond_br %c weights([5, 10]), ^a, ^b
^a:
  %0 = llvm.mlir.constant(5.0 : f64) : f64
  %k = llvm.call fastcc tail @h(%0) {fastmathFlags = #llvm.fastmath<fast>} : (f64) -> f64
  %i = llvm.fptosi %k : f64 to i32
  llvm.switch %i : i32, ^b [42: ^b, -1: ^a] {branch_weights = array<i32: 1, 2, 3>}
^b:
  llvm.return %x : f64
}
// CHECK:      declare fastcc double @h(double)
llvm.func fastcc @h(f64) -> f64
// CHECK:      define void @i(<4 x float> %[[ARG:[a-z0-9_]+]], <4 x float> %[[ARG_1:[a-z0-9_]+]], i32 %[[ARG_2:[a-z0-9_]+]], [2 x <2 x float>] %[[ARG_3:[a-z0-9_]+]]) {
// CHECK-NEXT:   %[[SHUFFLEVECTOR:.*]] = shufflevector <4 x float> %[[ARG]], <4 x float> %[[ARG_1]], <2 x i32> poison
// CHECK-NEXT:   %[[EXTRACTELEMENT:.*]] = extractelement <4 x float> %[[ARG]], i32 %[[ARG_2]]
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = extractvalue [2 x <2 x float>] %[[ARG_3]], 1
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = insertvalue [2 x <2 x float>] %[[ARG_3]], <2 x float> %[[EXTRACTVALUE]], 0
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
llvm.func @i(%v: vector<4xf32>, %w: vector<4xf32>, %a: i32, %n : !llvm.array<2 x vector<2xf32>>) {
  %0 = llvm.shufflevector %v, %w [-1, -1] : vector<4xf32>
  %1 = llvm.extractelement %v[%a : i32] : vector<4xf32>
  %2 = llvm.extractvalue %n[1] : !llvm.array<2 x vector<2xf32>>
  %3 = llvm.insertvalue %2, %n[0] : !llvm.array<2 x vector<2xf32>>
  %4 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
  %5 = llvm.mlir.constant(dense<3> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
  %6 = llvm.mlir.constant("foo") : !llvm.array<3 x i8>
  %7 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %8 = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  %9 = llvm.mlir.none : !llvm.token
  llvm.return
}

// CHECK: attributes #0 = { convergent noinline nounwind willreturn memory(none) }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !1 = !{!"branch_weights", i32 5, i32 10}
// CHECK: !2 = !{!"branch_weights", i32 1, i32 2, i32 3}
