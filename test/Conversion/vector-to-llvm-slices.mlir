// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Slices, transposes, shape casts and products, by access to parts.

func.func @extract_slice(%v: vector<8xf32>) -> vector<3xf32> {
  %r = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  return %r : vector<3xf32>
}
func.func @extract_rows(%v: vector<4x8xf32>) -> vector<2x8xf32> {
  %r = vector.extract_strided_slice %v {offsets = [2], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return %r : vector<2x8xf32>
}
func.func @extract_block(%v: vector<4x8xf32>) -> vector<2x2xf32> {
  %r = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x8xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @insert_slice(%v: vector<3xf32>, %w: vector<8xf32>) -> vector<8xf32> {
  %r = vector.insert_strided_slice %v, %w {offsets = [2], strides = [1]} : vector<3xf32> into vector<8xf32>
  return %r : vector<8xf32>
}
func.func @insert_block(%v: vector<2x2xf32>, %w: vector<4x4xf32>) -> vector<4x4xf32> {
  %r = vector.insert_strided_slice %v, %w {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}
func.func @insert_in_part(%v: vector<2xf32>, %w: vector<4x4xf32>) -> vector<4x4xf32> {
  %r = vector.insert_strided_slice %v, %w {offsets = [1, 2], strides = [1]} : vector<2xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}
func.func @join_rows(%v: vector<2x2x2xf32>) -> vector<2x4xf32> {
  %r = vector.shape_cast %v : vector<2x2x2xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @split_rows(%v: vector<8xf32>) -> vector<2x4xf32> {
  %r = vector.shape_cast %v : vector<8xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @cast_parts(%v: vector<1x2x4xf32>) -> vector<2x4xf32> {
  %r = vector.shape_cast %v : vector<1x2x4xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @cast_elements(%v: vector<2x1xf32>) -> vector<2xf32> {
  %r = vector.shape_cast %v : vector<2x1xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @extract_scalable_rows(%v: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
  %r = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return %r : vector<2x[8]xf32>
}
func.func @transpose(%v: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.transpose %v, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @transpose_rows(%v: vector<2x1x2xf32>) -> vector<1x2x2xf32> {
  %r = vector.transpose %v, [1, 0, 2] : vector<2x1x2xf32> to vector<1x2x2xf32>
  return %r : vector<1x2x2xf32>
}
func.func @outer_product(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}
func.func @outer_maximum(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}
func.func @masked_product(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %k: vector<2x3xi1>) -> vector<2x3xf32> {
  %r = vector.mask %k { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @axpy(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.outerproduct %a, %b, %c : vector<2xf32>, f32
  return %r : vector<2xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @extract_slice(%arg0: vector<8xf32>) -> vector<3xf32> {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg0 [2, 3, 4] : vector<8xf32>
// CHECK-NEXT:     return %0 : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract_rows(%arg0: vector<4x8xf32>) -> vector<2x8xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %1 = llvm.mlir.poison : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[3] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[1] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
// CHECK-NEXT:     return %6 : vector<2x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract_block(%arg0: vector<4x8xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %2 [2, 3] : vector<8xf32>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %5 [2, 3] : vector<8xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %8 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_slice(%arg0: vector<3xf32>, %arg1: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %0 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 0, 0, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %1 = llvm.shufflevector %0, %arg1 [8, 9, 0, 1, 2, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT:     return %1 : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_block(%arg0: vector<2x2xf32>, %arg1: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.shufflevector %2, %2 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %3 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %9 = llvm.shufflevector %7, %7 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %10 = llvm.shufflevector %9, %8 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %6[2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT:     return %12 : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_in_part(%arg0: vector<2xf32>, %arg1: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg0, %arg0 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %1 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %0[1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT:     return %5 : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @join_rows(%arg0: vector<2x2x2xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %3 = ub.poison : vector<4xf32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %5 = llvm.shufflevector %4, %4 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.shufflevector %5, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %7 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.shufflevector %8, %6 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %11 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %12 = llvm.shufflevector %11, %11 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.shufflevector %12, %3 [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %14 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %15 = llvm.shufflevector %14, %14 [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %13 [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %17 = llvm.insertvalue %16, %10[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %18 = builtin.unrealized_conversion_cast %17 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %18 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_rows(%arg0: vector<8xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.shufflevector %arg0, %arg0 [0, 1, 2, 3] : vector<8xf32>
// CHECK-NEXT:     %3 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %4 = llvm.shufflevector %arg0, %arg0 [4, 5, 6, 7] : vector<8xf32>
// CHECK-NEXT:     %5 = llvm.insertvalue %4, %3[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %6 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cast_parts(%arg0: vector<1x2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<1x2x4xf32> to !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %2 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cast_elements(%arg0: vector<2x1xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2xf32>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %2[%3 : i64] : vector<1xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.insertelement %4, %1[%5 : i64] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %9 = llvm.extractelement %7[%8 : i64] : vector<1xf32>
// CHECK-NEXT:     %10 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %11 = llvm.insertelement %9, %6[%10 : i64] : vector<2xf32>
// CHECK-NEXT:     return %11 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract_scalable_rows(%arg0: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[8]xf32> to !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x[8]xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %4 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %5 = llvm.insertvalue %3, %4[1] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<[8]xf32>> to vector<2x[8]xf32>
// CHECK-NEXT:     return %6 : vector<2x[8]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transpose(%arg0: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %1 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %4 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %5 = llvm.extractelement %3[%4 : i64] : vector<2xf32>
// CHECK-NEXT:     %6 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %7 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %8 = llvm.insertelement %5, %6[%7 : i64] : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.insertvalue %8, %2[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %10[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.extractvalue %9[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.insertvalue %15, %9[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %18 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %19 = llvm.extractelement %17[%18 : i64] : vector<2xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %16[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %21 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %22 = llvm.insertelement %19, %20[%21 : i64] : vector<2xf32>
// CHECK-NEXT:     %23 = llvm.insertvalue %22, %16[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %24 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %25 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %26 = llvm.extractelement %24[%25 : i64] : vector<2xf32>
// CHECK-NEXT:     %27 = llvm.extractvalue %23[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %28 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %29 = llvm.insertelement %26, %27[%28 : i64] : vector<2xf32>
// CHECK-NEXT:     %30 = llvm.insertvalue %29, %23[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %31 = builtin.unrealized_conversion_cast %30 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %31 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transpose_rows(%arg0: vector<2x1x2xf32>) -> vector<1x2x2xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x2xf32> to !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %1 = ub.poison : vector<1x2x2xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : vector<1x2x2xf32> to !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %3 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %2[0, 0] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %5 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %6 = llvm.insertvalue %5, %4[0, 1] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<1 x array<2 x vector<2xf32>>> to vector<1x2x2xf32>
// CHECK-NEXT:     return %7 : vector<1x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer_product(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %arg0[%2 : i64] : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<3xf32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %9 = llvm.intr.fmuladd(%7, %arg1, %8) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %10 = llvm.insertvalue %9, %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.extractelement %arg0[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %14 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %15 = llvm.insertelement %12, %13[%14 : i32] : vector<3xf32>
// CHECK-NEXT:     %16 = llvm.shufflevector %15, %13 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %18 = llvm.intr.fmuladd(%16, %arg1, %17) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %19 = llvm.insertvalue %18, %10[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %20 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer_maximum(%arg0: vector<2xi32>, %arg1: vector<3xi32>, %arg2: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %cst : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %3 = llvm.extractelement %arg0[%2 : i64] : vector<2xi32>
// CHECK-NEXT:     %4 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %6 = llvm.insertelement %3, %4[%5 : i32] : vector<3xi32>
// CHECK-NEXT:     %7 = llvm.shufflevector %6, %4 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %8 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %9 = arith.muli %7, %arg1 : vector<3xi32>
// CHECK-NEXT:     %10 = arith.maxsi %9, %8 : vector<3xi32>
// CHECK-NEXT:     %11 = llvm.insertvalue %10, %1[0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %12 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %13 = llvm.extractelement %arg0[%12 : i64] : vector<2xi32>
// CHECK-NEXT:     %14 = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %15 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %16 = llvm.insertelement %13, %14[%15 : i32] : vector<3xi32>
// CHECK-NEXT:     %17 = llvm.shufflevector %16, %14 [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %18 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %19 = arith.muli %17, %arg1 : vector<3xi32>
// CHECK-NEXT:     %20 = arith.maxsi %19, %18 : vector<3xi32>
// CHECK-NEXT:     %21 = llvm.insertvalue %20, %11[1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %22 = builtin.unrealized_conversion_cast %21 : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT:     return %22 : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_product(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>, %arg3: vector<2x3xi1>) -> vector<2x3xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %cst : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %arg0[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %6 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %7 = llvm.insertelement %4, %5[%6 : i32] : vector<3xf32>
// CHECK-NEXT:     %8 = llvm.shufflevector %7, %5 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %9 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %10 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %11 = llvm.intr.fmuladd(%8, %arg1, %9) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %12 = arith.select %10, %11, %9 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %2[0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %15 = llvm.extractelement %arg0[%14 : i64] : vector<2xf32>
// CHECK-NEXT:     %16 = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %17 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %18 = llvm.insertelement %15, %16[%17 : i32] : vector<3xf32>
// CHECK-NEXT:     %19 = llvm.shufflevector %18, %16 [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %20 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %21 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %22 = llvm.intr.fmuladd(%19, %arg1, %20) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %23 = arith.select %21, %22, %20 : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %13[1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %25 = builtin.unrealized_conversion_cast %24 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %25 : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @axpy(%arg0: vector<2xf32>, %arg1: f32, %arg2: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %2 = llvm.insertelement %arg1, %0[%1 : i32] : vector<2xf32>
// CHECK-NEXT:     %3 = llvm.shufflevector %2, %0 [0, 0] : vector<2xf32>
// CHECK-NEXT:     %4 = llvm.intr.fmuladd(%arg0, %3, %arg2) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %4 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
