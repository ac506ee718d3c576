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
// CHECK-NEXT:   func.func @extract_slice(%[[V:[a-z0-9_]+]]: vector<8xf32>) -> vector<3xf32> {
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[V]], %[[V]] [2, 3, 4] : vector<8xf32>
// CHECK-NEXT:     return %[[SHUFFLEVECTOR]] : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract_rows(%[[V:[a-z0-9_]+]]: vector<4x8xf32>) -> vector<2x8xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[POISON]][0] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][3] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[EXTRACTVALUE_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<2x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract_block(%[[V:[a-z0-9_]+]]: vector<4x8xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x2xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[EXTRACTVALUE]], %[[EXTRACTVALUE]] [2, 3] : vector<8xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][2] : !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[EXTRACTVALUE_1]], %[[EXTRACTVALUE_1]] [2, 3] : vector<8xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_slice(%[[V:[a-z0-9_]+]]: vector<3xf32>, %[[W:[a-z0-9_]+]]: vector<8xf32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[V]], %[[V]] [0, 1, 2, 0, 0, 0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[SHUFFLEVECTOR]], %[[W]] [8, 9, 0, 1, 2, 13, 14, 15] : vector<8xf32>
// CHECK-NEXT:     return %[[SHUFFLEVECTOR_1]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_block(%[[V:[a-z0-9_]+]]: vector<2x2xf32>, %[[W:[a-z0-9_]+]]: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[W]] : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[EXTRACTVALUE]], %[[EXTRACTVALUE]] [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[SHUFFLEVECTOR]], %[[EXTRACTVALUE_1]] [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_1]], %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_2:.*]] = llvm.shufflevector %[[EXTRACTVALUE_2]], %[[EXTRACTVALUE_2]] [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_3:.*]] = llvm.shufflevector %[[SHUFFLEVECTOR_2]], %[[EXTRACTVALUE_3]] [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_3]], %[[INSERTVALUE]][2] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_in_part(%[[V:[a-z0-9_]+]]: vector<2xf32>, %[[W:[a-z0-9_]+]]: vector<4x4xf32>) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[W]] : vector<4x4xf32> to !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[V]], %[[V]] [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[SHUFFLEVECTOR]], %[[EXTRACTVALUE]] [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_1]], %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<4 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE]] : !llvm.array<4 x vector<4xf32>> to vector<4x4xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @join_rows(%[[V:[a-z0-9_]+]]: vector<2x2x2xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2x2xf32> to !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[POISON_1:.*]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[EXTRACTVALUE]], %[[EXTRACTVALUE]] [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[SHUFFLEVECTOR]], %[[POISON_1]] [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_2:.*]] = llvm.shufflevector %[[EXTRACTVALUE_1]], %[[EXTRACTVALUE_1]] [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_3:.*]] = llvm.shufflevector %[[SHUFFLEVECTOR_2]], %[[SHUFFLEVECTOR_1]] [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_3]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1, 0] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_4:.*]] = llvm.shufflevector %[[EXTRACTVALUE_2]], %[[EXTRACTVALUE_2]] [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_5:.*]] = llvm.shufflevector %[[SHUFFLEVECTOR_4]], %[[POISON_1]] [0, 1, 6, 7] : vector<4xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1, 1] : !llvm.array<2 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_6:.*]] = llvm.shufflevector %[[EXTRACTVALUE_3]], %[[EXTRACTVALUE_3]] [0, 1, 0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_7:.*]] = llvm.shufflevector %[[SHUFFLEVECTOR_6]], %[[SHUFFLEVECTOR_5]] [4, 5, 0, 1] : vector<4xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_7]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @split_rows(%[[V:[a-z0-9_]+]]: vector<8xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[V]], %[[V]] [0, 1, 2, 3] : vector<8xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR]], %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[V]], %[[V]] [4, 5, 6, 7] : vector<8xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cast_parts(%[[V:[a-z0-9_]+]]: vector<1x2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<1x2x4xf32> to !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<1 x array<2 x vector<4xf32>>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[EXTRACTVALUE]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cast_elements(%[[V:[a-z0-9_]+]]: vector<2x1xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[EXTRACTVALUE]][%[[CONSTANT]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[EXTRACTELEMENT]], %[[POISON]][%[[CONSTANT_1]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[CONSTANT_2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT_1:.*]] = llvm.extractelement %[[EXTRACTVALUE_1]][%[[CONSTANT_2]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[CONSTANT_3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[EXTRACTELEMENT_1]], %[[INSERTELEMENT]][%[[CONSTANT_3]] : i64] : vector<2xf32>
// CHECK-NEXT:     return %[[INSERTELEMENT_1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @extract_scalable_rows(%[[V:[a-z0-9_]+]]: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<4x[8]xf32> to !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x[8]xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x[8]xf32> to !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][2] : !llvm.array<4 x vector<[8]xf32>>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[EXTRACTVALUE_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<[8]xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<[8]xf32>> to vector<2x[8]xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x[8]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transpose(%[[V:[a-z0-9_]+]]: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[EXTRACTVALUE]][%[[CONSTANT]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[EXTRACTELEMENT]], %[[EXTRACTVALUE_1]][%[[CONSTANT_1]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[INSERTELEMENT]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CONSTANT_2:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT_1:.*]] = llvm.extractelement %[[EXTRACTVALUE_2]][%[[CONSTANT_2]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[INSERTVALUE]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CONSTANT_3:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[EXTRACTELEMENT_1]], %[[EXTRACTVALUE_3]][%[[CONSTANT_3]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[INSERTELEMENT_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CONSTANT_4:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT_2:.*]] = llvm.extractelement %[[EXTRACTVALUE_4]][%[[CONSTANT_4]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[INSERTVALUE_1]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CONSTANT_5:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[INSERTELEMENT_2:.*]] = llvm.insertelement %[[EXTRACTELEMENT_2]], %[[EXTRACTVALUE_5]][%[[CONSTANT_5]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[INSERTELEMENT_2]], %[[INSERTVALUE_1]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_6:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CONSTANT_6:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT_3:.*]] = llvm.extractelement %[[EXTRACTVALUE_6]][%[[CONSTANT_6]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE_7:.*]] = llvm.extractvalue %[[INSERTVALUE_2]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CONSTANT_7:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[INSERTELEMENT_3:.*]] = llvm.insertelement %[[EXTRACTELEMENT_3]], %[[EXTRACTVALUE_7]][%[[CONSTANT_7]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[INSERTELEMENT_3]], %[[INSERTVALUE_2]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_3]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @transpose_rows(%[[V:[a-z0-9_]+]]: vector<2x1x2xf32>) -> vector<1x2x2xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x1x2xf32> to !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<1x2x2xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<1x2x2xf32> to !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[UNREALIZED_CONVERSION_CAST_1]][0, 0] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1, 0] : !llvm.array<2 x array<1 x vector<2xf32>>>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[EXTRACTVALUE_1]], %[[INSERTVALUE]][0, 1] : !llvm.array<1 x array<2 x vector<2xf32>>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<1 x array<2 x vector<2xf32>>> to vector<1x2x2xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<1x2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer_product(%[[A:[a-z0-9_]+]]: vector<2xf32>, %[[B:[a-z0-9_]+]]: vector<3xf32>, %[[C:[a-z0-9_]+]]: vector<2x3xf32>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[C]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[A]][%[[CONSTANT]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[EXTRACTELEMENT]], %[[POISON]][%[[CONSTANT_1]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[FMULADD:.*]] = llvm.intr.fmuladd(%[[SHUFFLEVECTOR]], %[[B]], %[[EXTRACTVALUE]]) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[FMULADD]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[CONSTANT_2:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT_1:.*]] = llvm.extractelement %[[A]][%[[CONSTANT_2]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[POISON_1:.*]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[CONSTANT_3:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[EXTRACTELEMENT_1]], %[[POISON_1]][%[[CONSTANT_3]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[INSERTELEMENT_1]], %[[POISON_1]] [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[FMULADD_1:.*]] = llvm.intr.fmuladd(%[[SHUFFLEVECTOR_1]], %[[B]], %[[EXTRACTVALUE_1]]) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[FMULADD_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outer_maximum(%[[A:[a-z0-9_]+]]: vector<2xi32>, %[[B:[a-z0-9_]+]]: vector<3xi32>, %[[C:[a-z0-9_]+]]: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[C]] : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[A]][%[[CONSTANT]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[EXTRACTELEMENT]], %[[POISON]][%[[CONSTANT_1]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[MULI:.*]] = arith.muli %[[SHUFFLEVECTOR]], %[[B]] : vector<3xi32>
// CHECK-NEXT:     %[[MAXSI:.*]] = arith.maxsi %[[MULI]], %[[EXTRACTVALUE]] : vector<3xi32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[MAXSI]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[CONSTANT_2:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT_1:.*]] = llvm.extractelement %[[A]][%[[CONSTANT_2]] : i64] : vector<2xi32>
// CHECK-NEXT:     %[[POISON_1:.*]] = llvm.mlir.poison : vector<3xi32>
// CHECK-NEXT:     %[[CONSTANT_3:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[EXTRACTELEMENT_1]], %[[POISON_1]][%[[CONSTANT_3]] : i32] : vector<3xi32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[INSERTELEMENT_1]], %[[POISON_1]] [0, 0, 0] : vector<3xi32>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[MULI_1:.*]] = arith.muli %[[SHUFFLEVECTOR_1]], %[[B]] : vector<3xi32>
// CHECK-NEXT:     %[[MAXSI_1:.*]] = arith.maxsi %[[MULI_1]], %[[EXTRACTVALUE_1]] : vector<3xi32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[MAXSI_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_product(%[[A:[a-z0-9_]+]]: vector<2xf32>, %[[B:[a-z0-9_]+]]: vector<3xf32>, %[[C:[a-z0-9_]+]]: vector<2x3xf32>, %[[K:[a-z0-9_]+]]: vector<2x3xi1>) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[K]] : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[C]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[A]][%[[CONSTANT]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[EXTRACTELEMENT]], %[[POISON]][%[[CONSTANT_1]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %[[FMULADD:.*]] = llvm.intr.fmuladd(%[[SHUFFLEVECTOR]], %[[B]], %[[EXTRACTVALUE]]) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[EXTRACTVALUE_1]], %[[FMULADD]], %[[EXTRACTVALUE]] : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SELECT]], %[[UNREALIZED_CONVERSION_CAST_2]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[CONSTANT_2:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT_1:.*]] = llvm.extractelement %[[A]][%[[CONSTANT_2]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[POISON_1:.*]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[CONSTANT_3:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[EXTRACTELEMENT_1]], %[[POISON_1]][%[[CONSTANT_3]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[INSERTELEMENT_1]], %[[POISON_1]] [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:     %[[FMULADD_1:.*]] = llvm.intr.fmuladd(%[[SHUFFLEVECTOR_1]], %[[B]], %[[EXTRACTVALUE_2]]) : (vector<3xf32>, vector<3xf32>, vector<3xf32>) -> vector<3xf32>
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[EXTRACTVALUE_3]], %[[FMULADD_1]], %[[EXTRACTVALUE_2]] : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SELECT_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_3:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_3]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @axpy(%[[A:[a-z0-9_]+]]: vector<2xf32>, %[[B:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[B]], %[[POISON]][%[[CONSTANT]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[FMULADD:.*]] = llvm.intr.fmuladd(%[[A]], %[[SHUFFLEVECTOR]], %[[C]]) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// CHECK-NEXT:     return %[[FMULADD]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
