// RUN: strata opt --allow-unregistered-dialect --arith-expand %s | FileCheck %s
//
// Divisions that round up or down, minima and maxima, and scaling.

func.func @ints(%a: i32, %b: i32, %v: vector<4xi8>, %w: vector<4xi8>, %i: index, %j: index) -> (i32, i32, i32, vector<4xi8>, vector<4xi8>, vector<4xi8>, index, index, index) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.ceildivsi %v, %w : vector<4xi8>
  %4 = arith.ceildivui %v, %w : vector<4xi8>
  %5 = arith.floordivsi %v, %w : vector<4xi8>
  %6 = arith.ceildivsi %i, %j : index
  %7 = arith.ceildivui %i, %j : index
  %8 = arith.floordivsi %i, %j : index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, vector<4xi8>, vector<4xi8>, vector<4xi8>, index, index, index
}
func.func @minmax(%a: f32, %b: f32, %v: vector<4xf16>, %w: vector<4xf16>, %i: i32, %j: i32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b fastmath<nnan> : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = arith.minnumf %a, %b fastmath<nnan> : f32
  %4 = arith.maximumf %v, %w : vector<4xf16>
  %5 = arith.minimumf %v, %w : vector<4xf16>
  %6 = arith.maxnumf %v, %w : vector<4xf16>
  %7 = arith.minnumf %v, %w : vector<4xf16>
  %8 = arith.maxsi %i, %j : i32
  %9 = arith.maxui %i, %j : i32
  %10 = arith.minsi %i, %j : i32
  %11 = arith.minui %i, %j : i32
  return
}
func.func @scaling(%a: f8E5M2, %s: f8E8M0FNU, %t: f32, %x: vector<4xf4E2M1FN>, %y: vector<4xf8E8M0FNU>, %o: f32, %p: f16) -> (f32, f8E5M2, vector<4xf32>, bf16, f16, f8E5M2) {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %o, %s : f32, f8E8M0FNU to f8E5M2
  %2 = arith.scaling_extf %x, %y : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf32>
  %3 = arith.scaling_extf %a, %p : f8E5M2, f16 to bf16
  %4 = arith.scaling_extf %a, %t fastmath<fast> : f8E5M2, f32 to f16
  %5 = arith.scaling_truncf %o, %p fastmath<fast> : f32, f16 to f8E5M2
  return %0, %1, %2, %3, %4, %5 : f32, f8E5M2, vector<4xf32>, bf16, f16, f8E5M2
}

// CHECK:      module {
// CHECK-NEXT:   func.func @ints(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>, %arg3: vector<4xi8>, %arg4: index, %arg5: index) -> (i32, i32, i32, vector<4xi8>, vector<4xi8>, vector<4xi8>, index, index, index) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT:     %1 = arith.muli %0, %arg1 : i32
// CHECK-NEXT:     %2 = arith.cmpi ne, %arg0, %1 : i32
// CHECK-NEXT:     %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
// CHECK-NEXT:     %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
// CHECK-NEXT:     %5 = arith.cmpi eq, %3, %4 : i1
// CHECK-NEXT:     %6 = arith.andi %2, %5 : i1
// CHECK-NEXT:     %7 = arith.addi %0, %c1_i32 : i32
// CHECK-NEXT:     %8 = arith.select %6, %7, %0 : i32
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %9 = arith.cmpi eq, %arg0, %c0_i32_0 : i32
// CHECK-NEXT:     %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT:     %10 = arith.subi %arg0, %c1_i32_1 : i32
// CHECK-NEXT:     %11 = arith.divui %10, %arg1 : i32
// CHECK-NEXT:     %12 = arith.addi %11, %c1_i32_1 : i32
// CHECK-NEXT:     %13 = arith.select %9, %c0_i32_0, %12 : i32
// CHECK-NEXT:     %14 = arith.divsi %arg0, %arg1 : i32
// CHECK-NEXT:     %15 = arith.muli %14, %arg1 : i32
// CHECK-NEXT:     %16 = arith.cmpi ne, %arg0, %15 : i32
// CHECK-NEXT:     %c0_i32_2 = arith.constant 0 : i32
// CHECK-NEXT:     %17 = arith.cmpi slt, %arg0, %c0_i32_2 : i32
// CHECK-NEXT:     %18 = arith.cmpi slt, %arg1, %c0_i32_2 : i32
// CHECK-NEXT:     %19 = arith.cmpi ne, %17, %18 : i1
// CHECK-NEXT:     %20 = arith.andi %16, %19 : i1
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %21 = arith.addi %14, %c-1_i32 : i32
// CHECK-NEXT:     %22 = arith.select %20, %21, %14 : i32
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %cst_3 = arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT:     %23 = arith.divsi %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT:     %24 = arith.muli %23, %arg3 : vector<4xi8>
// CHECK-NEXT:     %25 = arith.cmpi ne, %arg2, %24 : vector<4xi8>
// CHECK-NEXT:     %26 = arith.cmpi slt, %arg2, %cst : vector<4xi8>
// CHECK-NEXT:     %27 = arith.cmpi slt, %arg3, %cst : vector<4xi8>
// CHECK-NEXT:     %28 = arith.cmpi eq, %26, %27 : vector<4xi1>
// CHECK-NEXT:     %29 = arith.andi %25, %28 : vector<4xi1>
// CHECK-NEXT:     %30 = arith.addi %23, %cst_3 : vector<4xi8>
// CHECK-NEXT:     %31 = arith.select %29, %30, %23 : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     %cst_4 = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %32 = arith.cmpi eq, %arg2, %cst_4 : vector<4xi8>
// CHECK-NEXT:     %cst_5 = arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT:     %33 = arith.subi %arg2, %cst_5 : vector<4xi8>
// CHECK-NEXT:     %34 = arith.divui %33, %arg3 : vector<4xi8>
// CHECK-NEXT:     %35 = arith.addi %34, %cst_5 : vector<4xi8>
// CHECK-NEXT:     %36 = arith.select %32, %cst_4, %35 : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     %37 = arith.divsi %arg2, %arg3 : vector<4xi8>
// CHECK-NEXT:     %38 = arith.muli %37, %arg3 : vector<4xi8>
// CHECK-NEXT:     %39 = arith.cmpi ne, %arg2, %38 : vector<4xi8>
// CHECK-NEXT:     %cst_6 = arith.constant dense<0> : vector<4xi8>
// CHECK-NEXT:     %40 = arith.cmpi slt, %arg2, %cst_6 : vector<4xi8>
// CHECK-NEXT:     %41 = arith.cmpi slt, %arg3, %cst_6 : vector<4xi8>
// CHECK-NEXT:     %42 = arith.cmpi ne, %40, %41 : vector<4xi1>
// CHECK-NEXT:     %43 = arith.andi %39, %42 : vector<4xi1>
// CHECK-NEXT:     %cst_7 = arith.constant dense<-1> : vector<4xi8>
// CHECK-NEXT:     %44 = arith.addi %37, %cst_7 : vector<4xi8>
// CHECK-NEXT:     %45 = arith.select %43, %44, %37 : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %46 = arith.divsi %arg4, %arg5 : index
// CHECK-NEXT:     %47 = arith.muli %46, %arg5 : index
// CHECK-NEXT:     %48 = arith.cmpi ne, %arg4, %47 : index
// CHECK-NEXT:     %49 = arith.cmpi slt, %arg4, %c0 : index
// CHECK-NEXT:     %50 = arith.cmpi slt, %arg5, %c0 : index
// CHECK-NEXT:     %51 = arith.cmpi eq, %49, %50 : i1
// CHECK-NEXT:     %52 = arith.andi %48, %51 : i1
// CHECK-NEXT:     %53 = arith.addi %46, %c1 : index
// CHECK-NEXT:     %54 = arith.select %52, %53, %46 : index
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %55 = arith.cmpi eq, %arg4, %c0_8 : index
// CHECK-NEXT:     %c1_9 = arith.constant 1 : index
// CHECK-NEXT:     %56 = arith.subi %arg4, %c1_9 : index
// CHECK-NEXT:     %57 = arith.divui %56, %arg5 : index
// CHECK-NEXT:     %58 = arith.addi %57, %c1_9 : index
// CHECK-NEXT:     %59 = arith.select %55, %c0_8, %58 : index
// CHECK-NEXT:     %60 = arith.divsi %arg4, %arg5 : index
// CHECK-NEXT:     %61 = arith.muli %60, %arg5 : index
// CHECK-NEXT:     %62 = arith.cmpi ne, %arg4, %61 : index
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %63 = arith.cmpi slt, %arg4, %c0_10 : index
// CHECK-NEXT:     %64 = arith.cmpi slt, %arg5, %c0_10 : index
// CHECK-NEXT:     %65 = arith.cmpi ne, %63, %64 : i1
// CHECK-NEXT:     %66 = arith.andi %62, %65 : i1
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %67 = arith.addi %60, %c-1 : index
// CHECK-NEXT:     %68 = arith.select %66, %67, %60 : index
// CHECK-NEXT:     return %8, %13, %22, %31, %36, %45, %54, %59, %68 : i32, i32, i32, vector<4xi8>, vector<4xi8>, vector<4xi8>, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @minmax(%arg0: f32, %arg1: f32, %arg2: vector<4xf16>, %arg3: vector<4xf16>, %arg4: i32, %arg5: i32) {
// CHECK-NEXT:     %0 = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT:     %1 = arith.select %0, %arg0, %arg1 : f32
// CHECK-NEXT:     %2 = arith.cmpf uno, %arg1, %arg1 : f32
// CHECK-NEXT:     %3 = arith.select %2, %arg1, %1 : f32
// CHECK-NEXT:     %4 = arith.cmpf ult, %arg0, %arg1 : f32
// CHECK-NEXT:     %5 = arith.select %4, %arg0, %arg1 : f32
// CHECK-NEXT:     %6 = arith.cmpf uno, %arg1, %arg1 : f32
// CHECK-NEXT:     %7 = arith.select %6, %arg1, %5 : f32
// CHECK-NEXT:     %8 = arith.cmpf ugt, %arg0, %arg1 : f32
// CHECK-NEXT:     %9 = arith.select %8, %arg0, %arg1 : f32
// CHECK-NEXT:     %10 = arith.cmpf uno, %arg0, %arg0 : f32
// CHECK-NEXT:     %11 = arith.select %10, %arg1, %9 : f32
// CHECK-NEXT:     %12 = arith.cmpf ult, %arg0, %arg1 : f32
// CHECK-NEXT:     %13 = arith.select %12, %arg0, %arg1 : f32
// CHECK-NEXT:     %14 = arith.cmpf uno, %arg0, %arg0 : f32
// CHECK-NEXT:     %15 = arith.select %14, %arg1, %13 : f32
// CHECK-NEXT:     %16 = arith.cmpf ugt, %arg2, %arg3 : vector<4xf16>
// CHECK-NEXT:     %17 = arith.select %16, %arg2, %arg3 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %18 = arith.cmpf uno, %arg3, %arg3 : vector<4xf16>
// CHECK-NEXT:     %19 = arith.select %18, %arg3, %17 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %20 = arith.cmpf ult, %arg2, %arg3 : vector<4xf16>
// CHECK-NEXT:     %21 = arith.select %20, %arg2, %arg3 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %22 = arith.cmpf uno, %arg3, %arg3 : vector<4xf16>
// CHECK-NEXT:     %23 = arith.select %22, %arg3, %21 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %24 = arith.cmpf ugt, %arg2, %arg3 : vector<4xf16>
// CHECK-NEXT:     %25 = arith.select %24, %arg2, %arg3 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %26 = arith.cmpf uno, %arg2, %arg2 : vector<4xf16>
// CHECK-NEXT:     %27 = arith.select %26, %arg3, %25 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %28 = arith.cmpf ult, %arg2, %arg3 : vector<4xf16>
// CHECK-NEXT:     %29 = arith.select %28, %arg2, %arg3 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %30 = arith.cmpf uno, %arg2, %arg2 : vector<4xf16>
// CHECK-NEXT:     %31 = arith.select %30, %arg3, %29 : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:     %32 = arith.cmpi sgt, %arg4, %arg5 : i32
// CHECK-NEXT:     %33 = arith.select %32, %arg4, %arg5 : i32
// CHECK-NEXT:     %34 = arith.cmpi ugt, %arg4, %arg5 : i32
// CHECK-NEXT:     %35 = arith.select %34, %arg4, %arg5 : i32
// CHECK-NEXT:     %36 = arith.cmpi slt, %arg4, %arg5 : i32
// CHECK-NEXT:     %37 = arith.select %36, %arg4, %arg5 : i32
// CHECK-NEXT:     %38 = arith.cmpi ult, %arg4, %arg5 : i32
// CHECK-NEXT:     %39 = arith.select %38, %arg4, %arg5 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scaling(%arg0: f8E5M2, %arg1: f8E8M0FNU, %arg2: f32, %arg3: vector<4xf4E2M1FN>, %arg4: vector<4xf8E8M0FNU>, %arg5: f32, %arg6: f16) -> (f32, f8E5M2, vector<4xf32>, bf16, f16, f8E5M2) {
// CHECK-NEXT:     %0 = arith.extf %arg1 : f8E8M0FNU to f32
// CHECK-NEXT:     %1 = arith.extf %arg0 : f8E5M2 to f32
// CHECK-NEXT:     %2 = arith.mulf %1, %0 : f32
// CHECK-NEXT:     %3 = arith.extf %arg1 : f8E8M0FNU to f32
// CHECK-NEXT:     %4 = arith.divf %arg5, %3 : f32
// CHECK-NEXT:     %5 = arith.truncf %4 : f32 to f8E5M2
// CHECK-NEXT:     %6 = arith.extf %arg4 : vector<4xf8E8M0FNU> to vector<4xf32>
// CHECK-NEXT:     %7 = arith.extf %arg3 : vector<4xf4E2M1FN> to vector<4xf32>
// CHECK-NEXT:     %8 = arith.mulf %7, %6 : vector<4xf32>
// CHECK-NEXT:     %9 = arith.truncf %arg6 : f16 to f8E8M0FNU
// CHECK-NEXT:     %10 = arith.extf %9 : f8E8M0FNU to bf16
// CHECK-NEXT:     %11 = arith.extf %arg0 : f8E5M2 to bf16
// CHECK-NEXT:     %12 = arith.mulf %11, %10 : bf16
// CHECK-NEXT:     %13 = arith.truncf %arg2 fastmath<fast> : f32 to f8E8M0FNU
// CHECK-NEXT:     %14 = arith.extf %13 fastmath<fast> : f8E8M0FNU to f16
// CHECK-NEXT:     %15 = arith.extf %arg0 fastmath<fast> : f8E5M2 to f16
// CHECK-NEXT:     %16 = arith.mulf %15, %14 fastmath<fast> : f16
// CHECK-NEXT:     %17 = arith.truncf %arg6 fastmath<fast> : f16 to f8E8M0FNU
// CHECK-NEXT:     %18 = arith.extf %17 fastmath<fast> : f8E8M0FNU to f32
// CHECK-NEXT:     %19 = arith.divf %arg5, %18 fastmath<fast> : f32
// CHECK-NEXT:     %20 = arith.truncf %19 fastmath<fast> : f32 to f8E5M2
// CHECK-NEXT:     return %2, %5, %8, %12, %16, %20 : f32, f8E5M2, vector<4xf32>, bf16, f16, f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }
