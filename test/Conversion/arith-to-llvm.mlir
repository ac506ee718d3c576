// RUN: strata opt --allow-unregistered-dialect --convert-arith-to-llvm %s | FileCheck %s
//
// Operations of arith, as mlir-opt converts them.

func.func @f(%a: i32, %b: index, %v: vector<4xf32>, %x: f32, %c: i1, %s: vector<f32>, %vi: vector<2x2xindex>, %f8: f8E5M2) {
  %1 = arith.extf %x fastmath<fast> {foo = 1} : f32 to f64
  %2 = arith.truncf %x fastmath<fast> : f32 to f16
  %3 = arith.truncf %x to_nearest_even : f32 to f16
  %4 = arith.divui %a, %a {bar} : i32
  %5 = arith.divsi %a, %a : i32
  %6 = arith.shrsi %a, %a : i32
  %7 = arith.trunci %a overflow<nsw> : i32 to i8
  %10 = arith.select %c, %x, %x {foo = 1} : f32
  %11 = arith.cmpi ult, %vi, %vi : vector<2x2xindex>
  %12 = arith.addf %s, %s : vector<f32>
  %13 = arith.index_cast %vi : vector<2x2xindex> to vector<2x2xi32>
  %14 = arith.constant true
  %15 = arith.constant {foo = 2} 1.0 : f32
  %16 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>
  %17 = arith.addi %b, %b : index
  %18 = arith.maxnumf %x, %x fastmath<nsz> : f32
  %19 = arith.cmpf true, %x, %x : f32
  %20 = arith.ceildivsi %a, %a : i32
  %21 = arith.floordivsi %a, %a : i32
  %22 = arith.index_cast %a : i32 to index
  %23 = arith.index_castui %vi : vector<2x2xindex> to vector<2x2xi64>
  %24 = arith.select %c, %v, %v : vector<4xf32>
  %26 = arith.addf %x, %x fastmath<fast> {foo = 1} : f32
  %27 = arith.addi %vi, %vi overflow<nuw> {foo = 1} : vector<2x2xindex>
  %28 = arith.cmpi eq, %b, %b {foo} : index
  %29 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %30 = arith.constant 1.0 : f8E5M2
  %31 = arith.constant dense<0> : vector<[4]xi32>
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: index, %arg2: vector<4xf32>, %arg3: f32, %arg4: i1, %arg5: vector<f32>, %arg6: vector<2x2xindex>, %arg7: f8E5M2) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg6 : vector<2x2xindex> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg5 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %3 = llvm.fpext %arg3 {fastmath = #arith.fastmath<fast>, foo = 1 : i64} : f32 to f64
// CHECK-NEXT:     %4 = llvm.fptrunc %arg3 {fastmath = #arith.fastmath<fast>} : f32 to f16
// CHECK-NEXT:     %5 = llvm.intr.experimental.constrained.fptrunc %arg3 tonearest ignore : f32 to f16
// CHECK-NEXT:     %6 = llvm.udiv %arg0, %arg0 {bar} : i32
// CHECK-NEXT:     %7 = llvm.sdiv %arg0, %arg0 : i32
// CHECK-NEXT:     %8 = llvm.ashr %arg0, %arg0 : i32
// CHECK-NEXT:     %9 = llvm.trunc %arg0 overflow<nsw> : i32 to i8
// CHECK-NEXT:     %10 = llvm.mlir.constant(dense<false> : vector<2x2xi1>) : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT:     %11 = llvm.fadd %2, %2 : vector<1xf32>
// CHECK-NEXT:     %12 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %14 = llvm.trunc %13 : vector<2xi64> to vector<2xi32>
// CHECK-NEXT:     %15 = llvm.insertvalue %14, %12[0] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %17 = llvm.trunc %16 : vector<2xi64> to vector<2xi32>
// CHECK-NEXT:     %18 = llvm.insertvalue %17, %15[1] : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT:     %19 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %20 = llvm.mlir.constant(1.000000e+00 : f32) {foo = 2 : i64} : f32
// CHECK-NEXT:     %21 = llvm.mlir.constant(dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xindex>) : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %22 = llvm.add %0, %0 : i64
// CHECK-NEXT:     %23 = llvm.fcmp "_true" %arg3, %arg3 : f32
// CHECK-NEXT:     %24 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %26 = llvm.sdiv %arg0, %arg0 : i32
// CHECK-NEXT:     %27 = llvm.mul %26, %arg0 : i32
// CHECK-NEXT:     %28 = llvm.icmp "ne" %arg0, %27 : i32
// CHECK-NEXT:     %29 = llvm.icmp "slt" %arg0, %24 : i32
// CHECK-NEXT:     %30 = llvm.icmp "slt" %arg0, %24 : i32
// CHECK-NEXT:     %31 = llvm.icmp "eq" %29, %30 : i1
// CHECK-NEXT:     %32 = llvm.and %28, %31 : i1
// CHECK-NEXT:     %33 = llvm.add %26, %25 : i32
// CHECK-NEXT:     %34 = llvm.select %32, %33, %26 : i1, i32
// CHECK-NEXT:     %35 = llvm.sdiv %arg0, %arg0 : i32
// CHECK-NEXT:     %36 = llvm.mul %35, %arg0 : i32
// CHECK-NEXT:     %37 = llvm.icmp "ne" %arg0, %36 : i32
// CHECK-NEXT:     %38 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %39 = llvm.icmp "slt" %arg0, %38 : i32
// CHECK-NEXT:     %40 = llvm.icmp "slt" %arg0, %38 : i32
// CHECK-NEXT:     %41 = llvm.icmp "ne" %39, %40 : i1
// CHECK-NEXT:     %42 = llvm.and %37, %41 : i1
// CHECK-NEXT:     %43 = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %44 = llvm.add %35, %43 : i32
// CHECK-NEXT:     %45 = llvm.select %42, %44, %35 : i1, i32
// CHECK-NEXT:     %46 = llvm.sext %arg0 : i32 to i64
// CHECK-NEXT:     %47 = llvm.fadd %arg3, %arg3 {fastmathFlags = #llvm.fastmath<fast>, foo = 1 : i64} : f32
// CHECK-NEXT:     %48 = llvm.mlir.poison : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %49 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %50 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %51 = llvm.add %49, %50 overflow<nuw> {foo = 1 : i64} : vector<2xi64>
// CHECK-NEXT:     %52 = llvm.insertvalue %51, %48[0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %53 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %54 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %55 = llvm.add %53, %54 overflow<nuw> {foo = 1 : i64} : vector<2xi64>
// CHECK-NEXT:     %56 = llvm.insertvalue %55, %52[1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %57 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %58 = llvm.mlir.constant(1.000000e+00 : f8E5M2) : i8
// CHECK-NEXT:     %59 = llvm.mlir.constant(dense<0> : vector<[4]xi32>) : vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
