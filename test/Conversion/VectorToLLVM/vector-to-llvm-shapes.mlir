// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Operations that repeat, mix or reinterpret elements.

func.func @splat(%x: f32) -> vector<4xf32> {
  %r = vector.broadcast %x : f32 to vector<4xf32>
  return %r : vector<4xf32>
}
func.func @splat_2d(%x: f32) -> vector<2x3xf32> {
  %r = vector.broadcast %x : f32 to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @splat_scalar(%x: f32) -> vector<f32> {
  %r = vector.broadcast %x : f32 to vector<f32>
  return %r : vector<f32>
}
func.func @rows(%v: vector<2xf32>) -> vector<3x2xf32> {
  %r = vector.broadcast %v : vector<2xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @columns(%v: vector<2x1xf32>) -> vector<2x2xf32> {
  %r = vector.broadcast %v : vector<2x1xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @first_row(%v: vector<1x2xf32>) -> vector<2x2xf32> {
  %r = vector.broadcast %v : vector<1x2xf32> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @shuffle(%v: vector<4xf32>, %w: vector<4xf32>) -> vector<3xf32> {
  %r = vector.shuffle %v, %w [0, 5, -1] : vector<4xf32>, vector<4xf32>
  return %r : vector<3xf32>
}
func.func @shuffle_sizes(%v: vector<4xf32>, %w: vector<2xf32>) -> vector<2xf32> {
  %r = vector.shuffle %v, %w [0, 5] : vector<4xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @shuffle_rows(%v: vector<2x4xf32>, %w: vector<1x4xf32>) -> vector<2x4xf32> {
  %r = vector.shuffle %v, %w [2, 1] : vector<2x4xf32>, vector<1x4xf32>
  return %r : vector<2x4xf32>
}
func.func @interleave(%v: vector<2xf32>) -> vector<4xf32> {
  %r = vector.interleave %v, %v : vector<2xf32> -> vector<4xf32>
  return %r : vector<4xf32>
}
func.func @interleave_rows(%v: vector<2x2xf32>) -> vector<2x4xf32> {
  %r = vector.interleave %v, %v : vector<2x2xf32> -> vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @interleave_scalable(%v: vector<[2]xf32>) -> vector<[4]xf32> {
  %r = vector.interleave %v, %v : vector<[2]xf32> -> vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @deinterleave(%v: vector<4xf32>) -> (vector<2xf32>, vector<2xf32>) {
  %r:2 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  return %r#0, %r#1 : vector<2xf32>, vector<2xf32>
}
func.func @deinterleave_scalable(%v: vector<[4]xf32>) -> (vector<[2]xf32>, vector<[2]xf32>) {
  %r:2 = vector.deinterleave %v : vector<[4]xf32> -> vector<[2]xf32>
  return %r#0, %r#1 : vector<[2]xf32>, vector<[2]xf32>
}
func.func @deinterleave_rows(%v: vector<2x2xf32>) -> (vector<2x1xf32>, vector<2x1xf32>) {
  %r:2 = vector.deinterleave %v : vector<2x2xf32> -> vector<2x1xf32>
  return %r#0, %r#1 : vector<2x1xf32>, vector<2x1xf32>
}
func.func @bitcast(%v: vector<2x4xf32>) -> vector<2x2xi64> {
  %r = vector.bitcast %v : vector<2x4xf32> to vector<2x2xi64>
  return %r : vector<2x2xi64>
}
func.func @fma(%v: vector<4xf32>) -> vector<4xf32> {
  %r = vector.fma %v, %v, %v : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @fma_rows(%v: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.fma %v, %v, %v : vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @step() -> vector<4xindex> {
  %r = vector.step : vector<4xindex>
  return %r : vector<4xindex>
}
func.func @scalable_step() -> vector<[4]xindex> {
  %r = vector.step : vector<[4]xindex>
  return %r : vector<[4]xindex>
}
func.func @scale() -> index {
  %r = vector.vscale
  return %r : index
}

// CHECK:      module {
// CHECK-NEXT:   func.func @splat(%[[X:[a-z0-9_]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[X]], %[[POISON]][%[[CONSTANT]] : i32] : vector<4xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON]] [0, 0, 0, 0] : vector<4xf32>
// CHECK-NEXT:     return %[[SHUFFLEVECTOR]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @splat_2d(%[[X:[a-z0-9_]+]]: f32) -> vector<2x3xf32> {
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[POISON_1:.*]] = llvm.mlir.poison : vector<3xf32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[X]], %[[POISON_1]][%[[CONSTANT]] : i32] : vector<3xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[INSERTELEMENT]] [0, 0, 0] : vector<3xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR]], %[[POISON]][0] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST]] : vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @splat_scalar(%[[X:[a-z0-9_]+]]: f32) -> vector<f32> {
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<1xf32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[X]], %[[POISON]][%[[CONSTANT]] : i32] : vector<1xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[INSERTELEMENT]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST]] : vector<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows(%[[V:[a-z0-9_]+]]: vector<2xf32>) -> vector<3x2xf32> {
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<3x2xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<3x2xf32> to !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[V]], %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[V]], %[[INSERTVALUE]][1] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[V]], %[[INSERTVALUE_1]][2] : !llvm.array<3 x vector<2xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_2]] : !llvm.array<3 x vector<2xf32>> to vector<3x2xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @columns(%[[V:[a-z0-9_]+]]: vector<2x1xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[EXTRACTVALUE]][%[[CONSTANT]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[POISON_1:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[EXTRACTELEMENT]], %[[POISON_1]][%[[CONSTANT_1]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[INSERTELEMENT]], %[[POISON_1]] [0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[CONSTANT_2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT_1:.*]] = llvm.extractelement %[[EXTRACTVALUE_1]][%[[CONSTANT_2]] : i64] : vector<1xf32>
// CHECK-NEXT:     %[[POISON_2:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[CONSTANT_3:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[EXTRACTELEMENT_1]], %[[POISON_2]][%[[CONSTANT_3]] : i32] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[INSERTELEMENT_1]], %[[POISON_2]] [0, 0] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @first_row(%[[V:[a-z0-9_]+]]: vector<1x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<1x2xf32> to !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<1 x vector<2xf32>>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shuffle(%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[W:[a-z0-9_]+]]: vector<4xf32>) -> vector<3xf32> {
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[V]], %[[W]] [0, 5, -1] : vector<4xf32>
// CHECK-NEXT:     return %[[SHUFFLEVECTOR]] : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shuffle_sizes(%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[W:[a-z0-9_]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[CONSTANT:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[V]][%[[CONSTANT]] : i64] : vector<4xf32>
// CHECK-NEXT:     %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %[[INSERTELEMENT:.*]] = llvm.insertelement %[[EXTRACTELEMENT]], %[[POISON]][%[[CONSTANT_1]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[CONSTANT_2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[EXTRACTELEMENT_1:.*]] = llvm.extractelement %[[W]][%[[CONSTANT_2]] : i64] : vector<2xf32>
// CHECK-NEXT:     %[[CONSTANT_3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[EXTRACTELEMENT_1]], %[[INSERTELEMENT]][%[[CONSTANT_3]] : i64] : vector<2xf32>
// CHECK-NEXT:     return %[[INSERTELEMENT_1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @shuffle_rows(%[[V:[a-z0-9_]+]]: vector<2x4xf32>, %[[W:[a-z0-9_]+]]: vector<1x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[W]] : vector<1x4xf32> to !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<1 x vector<4xf32>>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[EXTRACTVALUE]], %[[POISON]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[EXTRACTVALUE_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @interleave(%[[V:[a-z0-9_]+]]: vector<2xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[V]], %[[V]] [0, 2, 1, 3] : vector<2xf32>
// CHECK-NEXT:     return %[[SHUFFLEVECTOR]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @interleave_rows(%[[V:[a-z0-9_]+]]: vector<2x2xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[EXTRACTVALUE]], %[[EXTRACTVALUE_1]] [0, 2, 1, 3] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[EXTRACTVALUE_2]], %[[EXTRACTVALUE_3]] [0, 2, 1, 3] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @interleave_scalable(%[[V:[a-z0-9_]+]]: vector<[2]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[INTERLEAVE2:.*]] = "llvm.intr.vector.interleave2"(%[[V]], %[[V]]) : (vector<[2]xf32>, vector<[2]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     return %[[INTERLEAVE2]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @deinterleave(%[[V:[a-z0-9_]+]]: vector<4xf32>) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<4xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[V]], %[[POISON]] [0, 2] : vector<4xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[V]], %[[POISON]] [1, 3] : vector<4xf32>
// CHECK-NEXT:     return %[[SHUFFLEVECTOR]], %[[SHUFFLEVECTOR_1]] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @deinterleave_scalable(%[[V:[a-z0-9_]+]]: vector<[4]xf32>) -> (vector<[2]xf32>, vector<[2]xf32>) {
// CHECK-NEXT:     %[[DEINTERLEAVE2:.*]] = "llvm.intr.vector.deinterleave2"(%[[V]]) : (vector<[4]xf32>) -> !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[DEINTERLEAVE2]][0] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[DEINTERLEAVE2]][1] : !llvm.struct<(vector<[2]xf32>, vector<[2]xf32>)>
// CHECK-NEXT:     return %[[EXTRACTVALUE]], %[[EXTRACTVALUE_1]] : vector<[2]xf32>, vector<[2]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @deinterleave_rows(%[[V:[a-z0-9_]+]]: vector<2x2xf32>) -> (vector<2x1xf32>, vector<2x1xf32>) {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x1xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[POISON:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR:.*]] = llvm.shufflevector %[[EXTRACTVALUE]], %[[POISON]] [0] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_1:.*]] = llvm.shufflevector %[[EXTRACTVALUE]], %[[POISON]] [1] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_1]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[POISON_1:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_2:.*]] = llvm.shufflevector %[[EXTRACTVALUE_1]], %[[POISON_1]] [0] : vector<2xf32>
// CHECK-NEXT:     %[[SHUFFLEVECTOR_3:.*]] = llvm.shufflevector %[[EXTRACTVALUE_1]], %[[POISON_1]] [1] : vector<2xf32>
// CHECK-NEXT:     %[[INSERTVALUE_2:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_2]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_2]] : !llvm.array<2 x vector<1xf32>> to vector<2x1xf32>
// CHECK-NEXT:     %[[INSERTVALUE_3:.*]] = llvm.insertvalue %[[SHUFFLEVECTOR_3]], %[[INSERTVALUE_1]][1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_3:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_3]] : !llvm.array<2 x vector<1xf32>> to vector<2x1xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]], %[[UNREALIZED_CONVERSION_CAST_3]] : vector<2x1xf32>, vector<2x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bitcast(%[[V:[a-z0-9_]+]]: vector<2x4xf32>) -> vector<2x2xi64> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[POISON:.*]] = ub.poison : vector<2x2xi64>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<2x2xi64> to !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[BITCAST:.*]] = llvm.bitcast %[[EXTRACTVALUE]] : vector<4xf32> to vector<2xi64>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[BITCAST]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[BITCAST_1:.*]] = llvm.bitcast %[[EXTRACTVALUE_1]] : vector<4xf32> to vector<2xi64>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[BITCAST_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<2xi64>> to vector<2x2xi64>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x2xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fma(%[[V:[a-z0-9_]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[FMULADD:.*]] = llvm.intr.fmuladd(%[[V]], %[[V]], %[[V]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %[[FMULADD]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @fma_rows(%[[V:[a-z0-9_]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_2:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[FMULADD:.*]] = llvm.intr.fmuladd(%[[EXTRACTVALUE]], %[[EXTRACTVALUE_1]], %[[EXTRACTVALUE_2]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[INSERTVALUE:.*]] = llvm.insertvalue %[[FMULADD]], %[[UNREALIZED_CONVERSION_CAST_1]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_3:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_4:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[EXTRACTVALUE_5:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[FMULADD_1:.*]] = llvm.intr.fmuladd(%[[EXTRACTVALUE_3]], %[[EXTRACTVALUE_4]], %[[EXTRACTVALUE_5]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[FMULADD_1]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @step() -> vector<4xindex> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT:     return %[[CST]] : vector<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scalable_step() -> vector<[4]xindex> {
// CHECK-NEXT:     %[[STEPVECTOR:.*]] = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[STEPVECTOR]] : vector<[4]xi64> to vector<[4]xindex>
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST]] : vector<[4]xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scale() -> index {
// CHECK-NEXT:     %[[VSCALE:.*]] = "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT:     %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[VSCALE]] : i64 to index
// CHECK-NEXT:     return %[[UNREALIZED_CONVERSION_CAST]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
