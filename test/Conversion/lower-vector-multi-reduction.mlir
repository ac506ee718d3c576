// RUN: strata opt --allow-unregistered-dialect --lower-vector-multi-reduction %s | FileCheck %s
//
// Reductions of rows, combined one by one.

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
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     %1 = vector.extract %0[0] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %2 = arith.mulf %1, %arg1 : vector<2xf32>
// CHECK-NEXT:     %3 = vector.extract %0[1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %4 = arith.mulf %3, %2 : vector<2xf32>
// CHECK-NEXT:     %5 = vector.extract %0[2] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %6 = arith.mulf %5, %4 : vector<2xf32>
// CHECK-NEXT:     %7 = vector.extract %0[3] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %8 = arith.mulf %7, %6 : vector<2xf32>
// CHECK-NEXT:     return %8 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%arg0: vector<2x4xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2x4xf32> to vector<1x8xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : f32 to vector<1xf32>
// CHECK-NEXT:     %2 = vector.transpose %0, [1, 0] : vector<1x8xf32> to vector<8x1xf32>
// CHECK-NEXT:     %3 = vector.extract %2[0] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %4 = arith.mulf %3, %1 : vector<1xf32>
// CHECK-NEXT:     %5 = vector.extract %2[1] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %6 = arith.mulf %5, %4 : vector<1xf32>
// CHECK-NEXT:     %7 = vector.extract %2[2] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %8 = arith.mulf %7, %6 : vector<1xf32>
// CHECK-NEXT:     %9 = vector.extract %2[3] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %10 = arith.mulf %9, %8 : vector<1xf32>
// CHECK-NEXT:     %11 = vector.extract %2[4] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %12 = arith.mulf %11, %10 : vector<1xf32>
// CHECK-NEXT:     %13 = vector.extract %2[5] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %14 = arith.mulf %13, %12 : vector<1xf32>
// CHECK-NEXT:     %15 = vector.extract %2[6] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %16 = arith.mulf %15, %14 : vector<1xf32>
// CHECK-NEXT:     %17 = vector.extract %2[7] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %18 = arith.mulf %17, %16 : vector<1xf32>
// CHECK-NEXT:     %19 = vector.extract %18[0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %19 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%arg0: vector<2x3x4xi32>, %arg1: vector<3xi32>) -> vector<3xi32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [0, 2, 1] : vector<2x3x4xi32> to vector<2x4x3xi32>
// CHECK-NEXT:     %1 = vector.extract %0[0, 0] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %2 = arith.addi %1, %arg1 : vector<3xi32>
// CHECK-NEXT:     %3 = vector.extract %0[0, 1] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %4 = arith.addi %3, %2 : vector<3xi32>
// CHECK-NEXT:     %5 = vector.extract %0[0, 2] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %6 = arith.addi %5, %4 : vector<3xi32>
// CHECK-NEXT:     %7 = vector.extract %0[0, 3] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %8 = arith.addi %7, %6 : vector<3xi32>
// CHECK-NEXT:     %9 = vector.extract %0[1, 0] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %10 = arith.addi %9, %8 : vector<3xi32>
// CHECK-NEXT:     %11 = vector.extract %0[1, 1] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %12 = arith.addi %11, %10 : vector<3xi32>
// CHECK-NEXT:     %13 = vector.extract %0[1, 2] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %14 = arith.addi %13, %12 : vector<3xi32>
// CHECK-NEXT:     %15 = vector.extract %0[1, 3] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %16 = arith.addi %15, %14 : vector<3xi32>
// CHECK-NEXT:     return %16 : vector<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%arg0: vector<2x4xf32>, %arg1: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %1 = arith.maximumf %0, %arg1 : vector<4xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %3 = arith.maximumf %2, %1 : vector<4xf32>
// CHECK-NEXT:     return %3 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e(%arg0: vector<4xf32>, %arg1: f32, %arg2: vector<4xi1>) -> f32 {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : f32 to vector<1xf32>
// CHECK-NEXT:     %2 = vector.broadcast %arg2 : vector<4xi1> to vector<1x4xi1>
// CHECK-NEXT:     %3 = vector.transpose %2, [1, 0] : vector<1x4xi1> to vector<4x1xi1>
// CHECK-NEXT:     %4 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:     %5 = vector.extract %4[0] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %6 = vector.extract %3[0] : vector<1xi1> from vector<4x1xi1>
// CHECK-NEXT:     %7 = arith.addf %5, %1 : vector<1xf32>
// CHECK-NEXT:     %8 = arith.select %6, %7, %1 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %9 = vector.extract %4[1] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %10 = vector.extract %3[1] : vector<1xi1> from vector<4x1xi1>
// CHECK-NEXT:     %11 = arith.addf %9, %8 : vector<1xf32>
// CHECK-NEXT:     %12 = arith.select %10, %11, %8 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %13 = vector.extract %4[2] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %14 = vector.extract %3[2] : vector<1xi1> from vector<4x1xi1>
// CHECK-NEXT:     %15 = arith.addf %13, %12 : vector<1xf32>
// CHECK-NEXT:     %16 = arith.select %14, %15, %12 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %17 = vector.extract %4[3] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %18 = vector.extract %3[3] : vector<1xi1> from vector<4x1xi1>
// CHECK-NEXT:     %19 = arith.addf %17, %16 : vector<1xf32>
// CHECK-NEXT:     %20 = arith.select %18, %19, %16 : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %21 = vector.extract %20[0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %21 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: vector<3x4xf32>, %arg1: vector<3xf32>, %arg2: vector<3x4xi1>) -> vector<3xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg2, [1, 0] : vector<3x4xi1> to vector<4x3xi1>
// CHECK-NEXT:     %1 = vector.transpose %arg0, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
// CHECK-NEXT:     %2 = vector.extract %1[0] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %3 = vector.extract %0[0] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %4 = arith.addf %2, %arg1 : vector<3xf32>
// CHECK-NEXT:     %5 = arith.select %3, %4, %arg1 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %6 = vector.extract %1[1] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %7 = vector.extract %0[1] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %8 = arith.addf %6, %5 : vector<3xf32>
// CHECK-NEXT:     %9 = arith.select %7, %8, %5 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %10 = vector.extract %1[2] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %11 = vector.extract %0[2] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %12 = arith.addf %10, %9 : vector<3xf32>
// CHECK-NEXT:     %13 = arith.select %11, %12, %9 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %14 = vector.extract %1[3] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %15 = vector.extract %0[3] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %16 = arith.addf %14, %13 : vector<3xf32>
// CHECK-NEXT:     %17 = arith.select %15, %16, %13 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     return %17 : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%arg0: vector<4xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : f32 to vector<1xf32>
// CHECK-NEXT:     %2 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:     %3 = vector.extract %2[0] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %4 = arith.addf %3, %1 : vector<1xf32>
// CHECK-NEXT:     %5 = vector.extract %2[1] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %6 = arith.addf %5, %4 : vector<1xf32>
// CHECK-NEXT:     %7 = vector.extract %2[2] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %8 = arith.addf %7, %6 : vector<1xf32>
// CHECK-NEXT:     %9 = vector.extract %2[3] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %10 = arith.addf %9, %8 : vector<1xf32>
// CHECK-NEXT:     %11 = vector.extract %10[0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %11 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @i(%arg0: vector<2x3x4x5xi32>, %arg1: vector<2x5xi32>) -> vector<2x5xi32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 2, 0, 3] : vector<2x3x4x5xi32> to vector<3x4x2x5xi32>
// CHECK-NEXT:     %1 = vector.shape_cast %0 : vector<3x4x2x5xi32> to vector<12x10xi32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg1 : vector<2x5xi32> to vector<10xi32>
// CHECK-NEXT:     %3 = vector.extract %1[0] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %4 = arith.addi %3, %2 : vector<10xi32>
// CHECK-NEXT:     %5 = vector.extract %1[1] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %6 = arith.addi %5, %4 : vector<10xi32>
// CHECK-NEXT:     %7 = vector.extract %1[2] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %8 = arith.addi %7, %6 : vector<10xi32>
// CHECK-NEXT:     %9 = vector.extract %1[3] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %10 = arith.addi %9, %8 : vector<10xi32>
// CHECK-NEXT:     %11 = vector.extract %1[4] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %12 = arith.addi %11, %10 : vector<10xi32>
// CHECK-NEXT:     %13 = vector.extract %1[5] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %14 = arith.addi %13, %12 : vector<10xi32>
// CHECK-NEXT:     %15 = vector.extract %1[6] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %16 = arith.addi %15, %14 : vector<10xi32>
// CHECK-NEXT:     %17 = vector.extract %1[7] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %18 = arith.addi %17, %16 : vector<10xi32>
// CHECK-NEXT:     %19 = vector.extract %1[8] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %20 = arith.addi %19, %18 : vector<10xi32>
// CHECK-NEXT:     %21 = vector.extract %1[9] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %22 = arith.addi %21, %20 : vector<10xi32>
// CHECK-NEXT:     %23 = vector.extract %1[10] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %24 = arith.addi %23, %22 : vector<10xi32>
// CHECK-NEXT:     %25 = vector.extract %1[11] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %26 = arith.addi %25, %24 : vector<10xi32>
// CHECK-NEXT:     %27 = vector.shape_cast %26 : vector<10xi32> to vector<2x5xi32>
// CHECK-NEXT:     return %27 : vector<2x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @j(%arg0: vector<2x[4]xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     %1 = vector.extract %0[0] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %2 = arith.mulf %1, %arg1 : vector<2xf32>
// CHECK-NEXT:     %3 = vector.extract %0[1] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %4 = arith.mulf %3, %2 : vector<2xf32>
// CHECK-NEXT:     %5 = vector.extract %0[2] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %6 = arith.mulf %5, %4 : vector<2xf32>
// CHECK-NEXT:     %7 = vector.extract %0[3] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %8 = arith.mulf %7, %6 : vector<2xf32>
// CHECK-NEXT:     return %8 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @k(%arg0: vector<[2]x4xf32>, %arg1: vector<[2]xf32>) -> vector<[2]xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<[2]x4xf32> to vector<4x[2]xf32>
// CHECK-NEXT:     %1 = vector.extract %0[0] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %2 = arith.mulf %1, %arg1 : vector<[2]xf32>
// CHECK-NEXT:     %3 = vector.extract %0[1] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %4 = arith.mulf %3, %2 : vector<[2]xf32>
// CHECK-NEXT:     %5 = vector.extract %0[2] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %6 = arith.mulf %5, %4 : vector<[2]xf32>
// CHECK-NEXT:     %7 = vector.extract %0[3] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %8 = arith.mulf %7, %6 : vector<[2]xf32>
// CHECK-NEXT:     return %8 : vector<[2]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mm(%arg0: vector<2x3xi32>, %arg1: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     return %arg0 : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @n(%arg0: vector<3x4xf32>, %arg1: vector<4xf32>, %arg2: vector<3x4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %1 = vector.extract %arg2[0] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %2 = arith.minnumf %0, %arg1 : vector<4xf32>
// CHECK-NEXT:     %3 = arith.select %1, %2, %arg1 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %4 = vector.extract %arg0[1] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %5 = vector.extract %arg2[1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %6 = arith.minnumf %4, %3 : vector<4xf32>
// CHECK-NEXT:     %7 = arith.select %5, %6, %3 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %8 = vector.extract %arg0[2] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %9 = vector.extract %arg2[2] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %10 = arith.minnumf %8, %7 : vector<4xf32>
// CHECK-NEXT:     %11 = arith.select %9, %10, %7 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %11 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
