// RUN: strata opt --allow-unregistered-dialect --arith-expand=include-bf16 %s | FileCheck %s
//
// Casts of bf16 by operations on bits.

func.func @bf(%a: bf16, %b: f32, %v: vector<4xbf16>, %w: vector<4xf32>, %u: vector<[4]xf32>, %t: tensor<?xf32>) -> (f32, bf16, vector<4xf32>, vector<4xbf16>, vector<[4]xbf16>) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %b : f32 to bf16
  %2 = arith.extf %v : vector<4xbf16> to vector<4xf32>
  %3 = arith.truncf %w : vector<4xf32> to vector<4xbf16>
  %4 = arith.truncf %u : vector<[4]xf32> to vector<[4]xbf16>
  
  return %0, %1, %2, %3, %4 : f32, bf16, vector<4xf32>, vector<4xbf16>, vector<[4]xbf16>
}
func.func @bf2(%a: bf16, %b: f64, %c: f16) -> (f64, bf16) {
  %0 = arith.extf %a fastmath<fast> : bf16 to f64
  %1 = arith.truncf %b : f64 to bf16
  return %0, %1 : f64, bf16
}

// CHECK:      module {
// CHECK-NEXT:   func.func @bf(%arg0: bf16, %arg1: f32, %arg2: vector<4xbf16>, %arg3: vector<4xf32>, %arg4: vector<[4]xf32>, %arg5: tensor<?xf32>) -> (f32, bf16, vector<4xf32>, vector<4xbf16>, vector<[4]xbf16>) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : bf16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i32
// CHECK-NEXT:     %c16_i32 = arith.constant 16 : i32
// CHECK-NEXT:     %2 = arith.shli %1, %c16_i32 : i32
// CHECK-NEXT:     %3 = arith.bitcast %2 : i32 to f32
// CHECK-NEXT:     %4 = arith.cmpf une, %arg1, %arg1 : f32
// CHECK-NEXT:     %c32767_i32 = arith.constant 32767 : i32
// CHECK-NEXT:     %c32704_i16 = arith.constant 32704 : i16
// CHECK-NEXT:     %c16_i32_0 = arith.constant 16 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %5 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %6 = arith.shrui %5, %c16_i32_0 : i32
// CHECK-NEXT:     %7 = arith.andi %6, %c1_i32 : i32
// CHECK-NEXT:     %8 = arith.addi %7, %c32767_i32 : i32
// CHECK-NEXT:     %9 = arith.addi %5, %8 : i32
// CHECK-NEXT:     %10 = arith.shrui %9, %c16_i32_0 : i32
// CHECK-NEXT:     %11 = arith.trunci %10 : i32 to i16
// CHECK-NEXT:     %12 = arith.select %4, %c32704_i16, %11 : i16
// CHECK-NEXT:     %13 = arith.bitcast %12 : i16 to bf16
// CHECK-NEXT:     %14 = arith.bitcast %arg2 : vector<4xbf16> to vector<4xi16>
// CHECK-NEXT:     %15 = arith.extui %14 : vector<4xi16> to vector<4xi32>
// CHECK-NEXT:     %cst = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:     %16 = arith.shli %15, %cst : vector<4xi32>
// CHECK-NEXT:     %17 = arith.bitcast %16 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:     %18 = arith.cmpf une, %arg3, %arg3 : vector<4xf32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<32767> : vector<4xi32>
// CHECK-NEXT:     %cst_2 = arith.constant dense<32704> : vector<4xi16>
// CHECK-NEXT:     %cst_3 = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:     %cst_4 = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %19 = arith.bitcast %arg3 : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:     %20 = arith.shrui %19, %cst_3 : vector<4xi32>
// CHECK-NEXT:     %21 = arith.andi %20, %cst_4 : vector<4xi32>
// CHECK-NEXT:     %22 = arith.addi %21, %cst_1 : vector<4xi32>
// CHECK-NEXT:     %23 = arith.addi %19, %22 : vector<4xi32>
// CHECK-NEXT:     %24 = arith.shrui %23, %cst_3 : vector<4xi32>
// CHECK-NEXT:     %25 = arith.trunci %24 : vector<4xi32> to vector<4xi16>
// CHECK-NEXT:     %26 = arith.select %18, %cst_2, %25 : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:     %27 = arith.bitcast %26 : vector<4xi16> to vector<4xbf16>
// CHECK-NEXT:     %28 = arith.cmpf une, %arg4, %arg4 : vector<[4]xf32>
// CHECK-NEXT:     %cst_5 = arith.constant dense<32767> : vector<[4]xi32>
// CHECK-NEXT:     %cst_6 = arith.constant dense<32704> : vector<[4]xi16>
// CHECK-NEXT:     %cst_7 = arith.constant dense<16> : vector<[4]xi32>
// CHECK-NEXT:     %cst_8 = arith.constant dense<1> : vector<[4]xi32>
// CHECK-NEXT:     %29 = arith.bitcast %arg4 : vector<[4]xf32> to vector<[4]xi32>
// CHECK-NEXT:     %30 = arith.shrui %29, %cst_7 : vector<[4]xi32>
// CHECK-NEXT:     %31 = arith.andi %30, %cst_8 : vector<[4]xi32>
// CHECK-NEXT:     %32 = arith.addi %31, %cst_5 : vector<[4]xi32>
// CHECK-NEXT:     %33 = arith.addi %29, %32 : vector<[4]xi32>
// CHECK-NEXT:     %34 = arith.shrui %33, %cst_7 : vector<[4]xi32>
// CHECK-NEXT:     %35 = arith.trunci %34 : vector<[4]xi32> to vector<[4]xi16>
// CHECK-NEXT:     %36 = arith.select %28, %cst_6, %35 : vector<[4]xi1>, vector<[4]xi16>
// CHECK-NEXT:     %37 = arith.bitcast %36 : vector<[4]xi16> to vector<[4]xbf16>
// CHECK-NEXT:     return %3, %13, %17, %27, %37 : f32, bf16, vector<4xf32>, vector<4xbf16>, vector<[4]xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bf2(%arg0: bf16, %arg1: f64, %arg2: f16) -> (f64, bf16) {
// CHECK-NEXT:     %0 = arith.extf %arg0 fastmath<fast> : bf16 to f64
// CHECK-NEXT:     %1 = arith.truncf %arg1 : f64 to bf16
// CHECK-NEXT:     return %0, %1 : f64, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
