// RUN: strata opt --allow-unregistered-dialect --lower-vector-multi-reduction=lowering-strategy=inner-reduction %s | FileCheck %s
//
// Each row by vector.reduction.

func.func @a(%v: vector<2x4xf32>, %acc: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <mul>, %v, %acc [1] : vector<2x4xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @b(%v: vector<2x4xf32>, %acc: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %v, %acc [0, 1] : vector<2x4xf32> to f32
  return %0 : f32
}
func.func @c(%v: vector<2x3x4xi32>, %acc: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.multi_reduction <add>, %v, %acc [0, 2] : vector<2x3x4xi32> to vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @d(%v: vector<2x4xf32>, %acc: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <maximumf>, %v, %acc [0] : vector<2x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @e(%v: vector<4xf32>, %acc: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %acc [0] : vector<4xf32> to f32 } : vector<4xi1> -> f32
  return %0 : f32
}
func.func @g(%v: vector<3x4xf32>, %acc: vector<3xf32>, %m: vector<3x4xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %acc [1] : vector<3x4xf32> to vector<3xf32> } : vector<3x4xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @h(%v: vector<4xf32>, %acc: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %v, %acc [0] : vector<4xf32> to f32
  return %0 : f32
}
func.func @i(%v: vector<2x3x4x5xi32>, %acc: vector<2x5xi32>) -> vector<2x5xi32> {
  %0 = vector.multi_reduction <add>, %v, %acc [1, 2] : vector<2x3x4x5xi32> to vector<2x5xi32>
  return %0 : vector<2x5xi32>
}
func.func @j(%v: vector<2x[4]xf32>, %acc: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <mul>, %v, %acc [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @k(%v: vector<[2]x4xf32>, %acc: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = vector.multi_reduction <mul>, %v, %acc [1] : vector<[2]x4xf32> to vector<[2]xf32>
  return %0 : vector<[2]xf32>
}
func.func @mm(%v: vector<2x3xi32>, %acc: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.multi_reduction <xor>, %v, %acc [] : vector<2x3xi32> to vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
func.func @n(%v: vector<3x4xf32>, %acc: vector<4xf32>, %m: vector<3x4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.multi_reduction <minnumf>, %v, %acc [0] : vector<3x4xf32> to vector<4xf32> } : vector<3x4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: vector<2x4xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT:     %2 = vector.reduction <mul>, %0, %1 : vector<4xf32> into f32
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT:     %6 = vector.reduction <mul>, %4, %5 : vector<4xf32> into f32
// CHECK-NEXT:     %7 = vector.insert %6, %3 [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %7 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%arg0: vector<2x4xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT:     %1 = vector.reduction <mul>, %0, %arg1 : vector<8xf32> into f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%arg0: vector<2x3x4xi32>, %arg1: vector<3xi32>) -> vector<3xi32> {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<3xi32>
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x4xi32> to vector<3x2x4xi32>
// CHECK-NEXT:     %1 = vector.shape_cast %0 : vector<3x2x4xi32> to vector<3x8xi32>
// CHECK-NEXT:     %2 = vector.extract %1[0] : vector<8xi32> from vector<3x8xi32>
// CHECK-NEXT:     %3 = vector.extract %arg1[0] : i32 from vector<3xi32>
// CHECK-NEXT:     %4 = vector.reduction <add>, %2, %3 : vector<8xi32> into i32
// CHECK-NEXT:     %5 = vector.insert %4, %cst [0] : i32 into vector<3xi32>
// CHECK-NEXT:     %6 = vector.extract %1[1] : vector<8xi32> from vector<3x8xi32>
// CHECK-NEXT:     %7 = vector.extract %arg1[1] : i32 from vector<3xi32>
// CHECK-NEXT:     %8 = vector.reduction <add>, %6, %7 : vector<8xi32> into i32
// CHECK-NEXT:     %9 = vector.insert %8, %5 [1] : i32 into vector<3xi32>
// CHECK-NEXT:     %10 = vector.extract %1[2] : vector<8xi32> from vector<3x8xi32>
// CHECK-NEXT:     %11 = vector.extract %arg1[2] : i32 from vector<3xi32>
// CHECK-NEXT:     %12 = vector.reduction <add>, %10, %11 : vector<8xi32> into i32
// CHECK-NEXT:     %13 = vector.insert %12, %9 [2] : i32 into vector<3xi32>
// CHECK-NEXT:     return %13 : vector<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     %1 = vector.extract %0[0] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %2 = vector.extract %arg1[0] : f32 from vector<4xf32>
// CHECK-NEXT:     %3 = vector.reduction <maximumf>, %1, %2 : vector<2xf32> into f32
// CHECK-NEXT:     %4 = vector.insert %3, %cst [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %5 = vector.extract %0[1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %6 = vector.extract %arg1[1] : f32 from vector<4xf32>
// CHECK-NEXT:     %7 = vector.reduction <maximumf>, %5, %6 : vector<2xf32> into f32
// CHECK-NEXT:     %8 = vector.insert %7, %4 [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %9 = vector.extract %0[2] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %10 = vector.extract %arg1[2] : f32 from vector<4xf32>
// CHECK-NEXT:     %11 = vector.reduction <maximumf>, %9, %10 : vector<2xf32> into f32
// CHECK-NEXT:     %12 = vector.insert %11, %8 [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %13 = vector.extract %0[3] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %14 = vector.extract %arg1[3] : f32 from vector<4xf32>
// CHECK-NEXT:     %15 = vector.reduction <maximumf>, %13, %14 : vector<2xf32> into f32
// CHECK-NEXT:     %16 = vector.insert %15, %12 [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %16 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e(%arg0: vector<4xf32>, %arg1: f32, %arg2: vector<4xi1>) -> f32 {
// CHECK-NEXT:     %0 = vector.mask %arg2 { vector.reduction <add>, %arg0, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: vector<3x4xf32>, %arg1: vector<3xf32>, %arg2: vector<3x4xi1>) -> vector<3xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<3xf32>
// CHECK-NEXT:     %2 = vector.extract %arg2[0] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %3 = vector.mask %2 { vector.reduction <add>, %0, %1 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %4 = vector.insert %3, %cst [0] : f32 into vector<3xf32>
// CHECK-NEXT:     %5 = vector.extract %arg0[1] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %6 = vector.extract %arg1[1] : f32 from vector<3xf32>
// CHECK-NEXT:     %7 = vector.extract %arg2[1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %8 = vector.mask %7 { vector.reduction <add>, %5, %6 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %9 = vector.insert %8, %4 [1] : f32 into vector<3xf32>
// CHECK-NEXT:     %10 = vector.extract %arg0[2] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %11 = vector.extract %arg1[2] : f32 from vector<3xf32>
// CHECK-NEXT:     %12 = vector.extract %arg2[2] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %13 = vector.mask %12 { vector.reduction <add>, %10, %11 : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %14 = vector.insert %13, %9 [2] : f32 into vector<3xf32>
// CHECK-NEXT:     return %14 : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%arg0: vector<4xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = vector.reduction <add>, %arg0, %arg1 : vector<4xf32> into f32
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @i(%arg0: vector<2x3x4x5xi32>, %arg1: vector<2x5xi32>) -> vector<2x5xi32> {
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<10xi32>
// CHECK-NEXT:     %0 = vector.transpose %arg0, [0, 3, 1, 2] : vector<2x3x4x5xi32> to vector<2x5x3x4xi32>
// CHECK-NEXT:     %1 = vector.shape_cast %0 : vector<2x5x3x4xi32> to vector<10x12xi32>
// CHECK-NEXT:     %2 = vector.extract %1[0] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %3 = vector.extract %arg1[0, 0] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %4 = vector.reduction <add>, %2, %3 : vector<12xi32> into i32
// CHECK-NEXT:     %5 = vector.insert %4, %cst [0] : i32 into vector<10xi32>
// CHECK-NEXT:     %6 = vector.extract %1[1] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %7 = vector.extract %arg1[0, 1] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %8 = vector.reduction <add>, %6, %7 : vector<12xi32> into i32
// CHECK-NEXT:     %9 = vector.insert %8, %5 [1] : i32 into vector<10xi32>
// CHECK-NEXT:     %10 = vector.extract %1[2] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %11 = vector.extract %arg1[0, 2] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %12 = vector.reduction <add>, %10, %11 : vector<12xi32> into i32
// CHECK-NEXT:     %13 = vector.insert %12, %9 [2] : i32 into vector<10xi32>
// CHECK-NEXT:     %14 = vector.extract %1[3] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %15 = vector.extract %arg1[0, 3] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %16 = vector.reduction <add>, %14, %15 : vector<12xi32> into i32
// CHECK-NEXT:     %17 = vector.insert %16, %13 [3] : i32 into vector<10xi32>
// CHECK-NEXT:     %18 = vector.extract %1[4] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %19 = vector.extract %arg1[0, 4] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %20 = vector.reduction <add>, %18, %19 : vector<12xi32> into i32
// CHECK-NEXT:     %21 = vector.insert %20, %17 [4] : i32 into vector<10xi32>
// CHECK-NEXT:     %22 = vector.extract %1[5] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %23 = vector.extract %arg1[1, 0] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %24 = vector.reduction <add>, %22, %23 : vector<12xi32> into i32
// CHECK-NEXT:     %25 = vector.insert %24, %21 [5] : i32 into vector<10xi32>
// CHECK-NEXT:     %26 = vector.extract %1[6] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %27 = vector.extract %arg1[1, 1] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %28 = vector.reduction <add>, %26, %27 : vector<12xi32> into i32
// CHECK-NEXT:     %29 = vector.insert %28, %25 [6] : i32 into vector<10xi32>
// CHECK-NEXT:     %30 = vector.extract %1[7] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %31 = vector.extract %arg1[1, 2] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %32 = vector.reduction <add>, %30, %31 : vector<12xi32> into i32
// CHECK-NEXT:     %33 = vector.insert %32, %29 [7] : i32 into vector<10xi32>
// CHECK-NEXT:     %34 = vector.extract %1[8] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %35 = vector.extract %arg1[1, 3] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %36 = vector.reduction <add>, %34, %35 : vector<12xi32> into i32
// CHECK-NEXT:     %37 = vector.insert %36, %33 [8] : i32 into vector<10xi32>
// CHECK-NEXT:     %38 = vector.extract %1[9] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %39 = vector.extract %arg1[1, 4] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %40 = vector.reduction <add>, %38, %39 : vector<12xi32> into i32
// CHECK-NEXT:     %41 = vector.insert %40, %37 [9] : i32 into vector<10xi32>
// CHECK-NEXT:     %42 = vector.shape_cast %41 : vector<10xi32> to vector<2x5xi32>
// CHECK-NEXT:     return %42 : vector<2x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @j(%arg0: vector<2x[4]xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT:     %2 = vector.reduction <mul>, %0, %1 : vector<[4]xf32> into f32
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT:     %6 = vector.reduction <mul>, %4, %5 : vector<[4]xf32> into f32
// CHECK-NEXT:     %7 = vector.insert %6, %3 [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %7 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @k(%arg0: vector<[2]x4xf32>, %arg1: vector<[2]xf32>) -> vector<[2]xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<[2]xf32>
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<4xf32> from vector<[2]x4xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<[2]xf32>
// CHECK-NEXT:     %2 = vector.reduction <mul>, %0, %1 : vector<4xf32> into f32
// CHECK-NEXT:     %3 = vector.insert %2, %cst [0] : f32 into vector<[2]xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[1] : vector<4xf32> from vector<[2]x4xf32>
// CHECK-NEXT:     %5 = vector.extract %arg1[1] : f32 from vector<[2]xf32>
// CHECK-NEXT:     %6 = vector.reduction <mul>, %4, %5 : vector<4xf32> into f32
// CHECK-NEXT:     %7 = vector.insert %6, %3 [1] : f32 into vector<[2]xf32>
// CHECK-NEXT:     return %7 : vector<[2]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mm(%arg0: vector<2x3xi32>, %arg1: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     return %arg0 : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @n(%arg0: vector<3x4xf32>, %arg1: vector<4xf32>, %arg2: vector<3x4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %0 = vector.transpose %arg2, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
// CHECK-NEXT:     %1 = vector.transpose %arg0, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
// CHECK-NEXT:     %2 = vector.extract %1[0] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %3 = vector.extract %arg1[0] : f32 from vector<4xf32>
// CHECK-NEXT:     %4 = vector.extract %0[0] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %5 = vector.mask %4 { vector.reduction <minnumf>, %2, %3 : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %6 = vector.insert %5, %cst [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %7 = vector.extract %1[1] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %8 = vector.extract %arg1[1] : f32 from vector<4xf32>
// CHECK-NEXT:     %9 = vector.extract %0[1] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %10 = vector.mask %9 { vector.reduction <minnumf>, %7, %8 : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %11 = vector.insert %10, %6 [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %12 = vector.extract %1[2] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %13 = vector.extract %arg1[2] : f32 from vector<4xf32>
// CHECK-NEXT:     %14 = vector.extract %0[2] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %15 = vector.mask %14 { vector.reduction <minnumf>, %12, %13 : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %16 = vector.insert %15, %11 [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %17 = vector.extract %1[3] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %18 = vector.extract %arg1[3] : f32 from vector<4xf32>
// CHECK-NEXT:     %19 = vector.extract %0[3] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %20 = vector.mask %19 { vector.reduction <minnumf>, %17, %18 : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %21 = vector.insert %20, %16 [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %21 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
