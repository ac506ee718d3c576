// RUN: strata opt --allow-unregistered-dialect --arith-expand=include-f8e8m0 %s | FileCheck %s
//
// Casts of f8E8M0FNU by operations on bits.

func.func @f8(%a: f8E8M0FNU, %b: f32, %c: vector<4xf8E8M0FNU>, %d: f16, %e: bf16, %f: f64, %g: vector<4xf16>) -> (f32, f8E8M0FNU, bf16, f16, vector<4xf16>, f64, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, vector<4xf8E8M0FNU>) {
  %0 = arith.extf %a : f8E8M0FNU to f32
  %1 = arith.truncf %b : f32 to f8E8M0FNU
  %2 = arith.extf %a : f8E8M0FNU to bf16
  %3 = arith.extf %a fastmath<fast> : f8E8M0FNU to f16
  %4 = arith.extf %c : vector<4xf8E8M0FNU> to vector<4xf16>
  %5 = arith.extf %a : f8E8M0FNU to f64
  %6 = arith.truncf %d : f16 to f8E8M0FNU
  %7 = arith.truncf %e : bf16 to f8E8M0FNU
  %8 = arith.truncf %f : f64 to f8E8M0FNU
  %9 = arith.truncf %g fastmath<fast> : vector<4xf16> to vector<4xf8E8M0FNU>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : f32, f8E8M0FNU, bf16, f16, vector<4xf16>, f64, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, vector<4xf8E8M0FNU>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f8(%arg0: f8E8M0FNU, %arg1: f32, %arg2: vector<4xf8E8M0FNU>, %arg3: f16, %arg4: bf16, %arg5: f64, %arg6: vector<4xf16>) -> (f32, f8E8M0FNU, bf16, f16, vector<4xf16>, f64, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, vector<4xf8E8M0FNU>) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32 = arith.constant 23 : i32
// CHECK-NEXT:     %1 = arith.extui %0 : i8 to i32
// CHECK-NEXT:     %2 = arith.shli %1, %c23_i32 : i32
// CHECK-NEXT:     %3 = arith.cmpi eq, %0, %c-1_i8 : i8
// CHECK-NEXT:     %4 = arith.select %3, %c-1_i32, %2 : i32
// CHECK-NEXT:     %5 = arith.bitcast %4 : i32 to f32
// CHECK-NEXT:     %6 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %c23_i32_0 = arith.constant 23 : i32
// CHECK-NEXT:     %7 = arith.shrui %6, %c23_i32_0 : i32
// CHECK-NEXT:     %8 = arith.trunci %7 : i32 to i8
// CHECK-NEXT:     %9 = arith.bitcast %8 : i8 to f8E8M0FNU
// CHECK-NEXT:     %10 = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %c-1_i8_1 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i32_2 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32_3 = arith.constant 23 : i32
// CHECK-NEXT:     %11 = arith.extui %10 : i8 to i32
// CHECK-NEXT:     %12 = arith.shli %11, %c23_i32_3 : i32
// CHECK-NEXT:     %13 = arith.cmpi eq, %10, %c-1_i8_1 : i8
// CHECK-NEXT:     %14 = arith.select %13, %c-1_i32_2, %12 : i32
// CHECK-NEXT:     %15 = arith.bitcast %14 : i32 to f32
// CHECK-NEXT:     %16 = arith.truncf %15 : f32 to bf16
// CHECK-NEXT:     %17 = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %c-1_i8_4 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i32_5 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32_6 = arith.constant 23 : i32
// CHECK-NEXT:     %18 = arith.extui %17 : i8 to i32
// CHECK-NEXT:     %19 = arith.shli %18, %c23_i32_6 : i32
// CHECK-NEXT:     %20 = arith.cmpi eq, %17, %c-1_i8_4 : i8
// CHECK-NEXT:     %21 = arith.select %20, %c-1_i32_5, %19 : i32
// CHECK-NEXT:     %22 = arith.bitcast %21 : i32 to f32
// CHECK-NEXT:     %23 = arith.truncf %22 fastmath<fast> : f32 to f16
// CHECK-NEXT:     %24 = arith.bitcast %arg2 : vector<4xf8E8M0FNU> to vector<4xi8>
// CHECK-NEXT:     %cst = arith.constant dense<-1> : vector<4xi8>
// CHECK-NEXT:     %cst_7 = arith.constant dense<-1> : vector<4xi32>
// CHECK-NEXT:     %cst_8 = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:     %25 = arith.extui %24 : vector<4xi8> to vector<4xi32>
// CHECK-NEXT:     %26 = arith.shli %25, %cst_8 : vector<4xi32>
// CHECK-NEXT:     %27 = arith.cmpi eq, %24, %cst : vector<4xi8>
// CHECK-NEXT:     %28 = arith.select %27, %cst_7, %26 : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:     %29 = arith.bitcast %28 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:     %30 = arith.truncf %29 : vector<4xf32> to vector<4xf16>
// CHECK-NEXT:     %31 = arith.bitcast %arg0 : f8E8M0FNU to i8
// CHECK-NEXT:     %c-1_i8_9 = arith.constant -1 : i8
// CHECK-NEXT:     %c-1_i32_10 = arith.constant -1 : i32
// CHECK-NEXT:     %c23_i32_11 = arith.constant 23 : i32
// CHECK-NEXT:     %32 = arith.extui %31 : i8 to i32
// CHECK-NEXT:     %33 = arith.shli %32, %c23_i32_11 : i32
// CHECK-NEXT:     %34 = arith.cmpi eq, %31, %c-1_i8_9 : i8
// CHECK-NEXT:     %35 = arith.select %34, %c-1_i32_10, %33 : i32
// CHECK-NEXT:     %36 = arith.bitcast %35 : i32 to f32
// CHECK-NEXT:     %37 = arith.extf %36 : f32 to f64
// CHECK-NEXT:     %38 = arith.extf %arg3 : f16 to f32
// CHECK-NEXT:     %39 = arith.bitcast %38 : f32 to i32
// CHECK-NEXT:     %c23_i32_12 = arith.constant 23 : i32
// CHECK-NEXT:     %40 = arith.shrui %39, %c23_i32_12 : i32
// CHECK-NEXT:     %41 = arith.trunci %40 : i32 to i8
// CHECK-NEXT:     %42 = arith.bitcast %41 : i8 to f8E8M0FNU
// CHECK-NEXT:     %43 = arith.extf %arg4 : bf16 to f32
// CHECK-NEXT:     %44 = arith.bitcast %43 : f32 to i32
// CHECK-NEXT:     %c23_i32_13 = arith.constant 23 : i32
// CHECK-NEXT:     %45 = arith.shrui %44, %c23_i32_13 : i32
// CHECK-NEXT:     %46 = arith.trunci %45 : i32 to i8
// CHECK-NEXT:     %47 = arith.bitcast %46 : i8 to f8E8M0FNU
// CHECK-NEXT:     %48 = arith.truncf %arg5 : f64 to f32
// CHECK-NEXT:     %49 = arith.bitcast %48 : f32 to i32
// CHECK-NEXT:     %c23_i32_14 = arith.constant 23 : i32
// CHECK-NEXT:     %50 = arith.shrui %49, %c23_i32_14 : i32
// CHECK-NEXT:     %51 = arith.trunci %50 : i32 to i8
// CHECK-NEXT:     %52 = arith.bitcast %51 : i8 to f8E8M0FNU
// CHECK-NEXT:     %53 = arith.extf %arg6 fastmath<fast> : vector<4xf16> to vector<4xf32>
// CHECK-NEXT:     %54 = arith.bitcast %53 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:     %cst_15 = arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT:     %55 = arith.shrui %54, %cst_15 : vector<4xi32>
// CHECK-NEXT:     %56 = arith.trunci %55 : vector<4xi32> to vector<4xi8>
// CHECK-NEXT:     %57 = arith.bitcast %56 : vector<4xi8> to vector<4xf8E8M0FNU>
// CHECK-NEXT:     return %5, %9, %16, %23, %30, %37, %42, %47, %52, %57 : f32, f8E8M0FNU, bf16, f16, vector<4xf16>, f64, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, vector<4xf8E8M0FNU>
// CHECK-NEXT:   }
// CHECK-NEXT: }
