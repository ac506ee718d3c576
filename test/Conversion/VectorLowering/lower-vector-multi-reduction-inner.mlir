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
// CHECK-NEXT:   func.func @a(%[[V:[a-z0-9_]+]]: vector<2x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[V]][0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[ACC]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[REDUCTION:.*]] = vector.reduction <mul>, %[[EXTRACT]], %[[EXTRACT_1]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[INSERT:.*]] = vector.insert %[[REDUCTION]], %[[CST]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[V]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[ACC]][1] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[REDUCTION_1:.*]] = vector.reduction <mul>, %[[EXTRACT_2]], %[[EXTRACT_3]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[INSERT_1:.*]] = vector.insert %[[REDUCTION_1]], %[[INSERT]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %[[INSERT_1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[V:[a-z0-9_]+]]: vector<2x4xf32>, %[[ACC:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[SHAPE_CAST:.*]] = vector.shape_cast %[[V]] : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT:     %[[REDUCTION:.*]] = vector.reduction <mul>, %[[SHAPE_CAST]], %[[ACC]] : vector<8xf32> into f32
// CHECK-NEXT:     return %[[REDUCTION]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%[[V:[a-z0-9_]+]]: vector<2x3x4xi32>, %[[ACC:[a-z0-9_]+]]: vector<3xi32>) -> vector<3xi32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<3xi32>
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[V]], [1, 0, 2] : vector<2x3x4xi32> to vector<3x2x4xi32>
// CHECK-NEXT:     %[[SHAPE_CAST:.*]] = vector.shape_cast %[[TRANSPOSE]] : vector<3x2x4xi32> to vector<3x8xi32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[SHAPE_CAST]][0] : vector<8xi32> from vector<3x8xi32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[ACC]][0] : i32 from vector<3xi32>
// CHECK-NEXT:     %[[REDUCTION:.*]] = vector.reduction <add>, %[[EXTRACT]], %[[EXTRACT_1]] : vector<8xi32> into i32
// CHECK-NEXT:     %[[INSERT:.*]] = vector.insert %[[REDUCTION]], %[[CST]] [0] : i32 into vector<3xi32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[SHAPE_CAST]][1] : vector<8xi32> from vector<3x8xi32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[ACC]][1] : i32 from vector<3xi32>
// CHECK-NEXT:     %[[REDUCTION_1:.*]] = vector.reduction <add>, %[[EXTRACT_2]], %[[EXTRACT_3]] : vector<8xi32> into i32
// CHECK-NEXT:     %[[INSERT_1:.*]] = vector.insert %[[REDUCTION_1]], %[[INSERT]] [1] : i32 into vector<3xi32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[SHAPE_CAST]][2] : vector<8xi32> from vector<3x8xi32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[ACC]][2] : i32 from vector<3xi32>
// CHECK-NEXT:     %[[REDUCTION_2:.*]] = vector.reduction <add>, %[[EXTRACT_4]], %[[EXTRACT_5]] : vector<8xi32> into i32
// CHECK-NEXT:     %[[INSERT_2:.*]] = vector.insert %[[REDUCTION_2]], %[[INSERT_1]] [2] : i32 into vector<3xi32>
// CHECK-NEXT:     return %[[INSERT_2]] : vector<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%[[V:[a-z0-9_]+]]: vector<2x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[V]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[ACC]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[REDUCTION:.*]] = vector.reduction <maximumf>, %[[EXTRACT]], %[[EXTRACT_1]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[INSERT:.*]] = vector.insert %[[REDUCTION]], %[[CST]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[ACC]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[REDUCTION_1:.*]] = vector.reduction <maximumf>, %[[EXTRACT_2]], %[[EXTRACT_3]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[INSERT_1:.*]] = vector.insert %[[REDUCTION_1]], %[[INSERT]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[ACC]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[REDUCTION_2:.*]] = vector.reduction <maximumf>, %[[EXTRACT_4]], %[[EXTRACT_5]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[INSERT_2:.*]] = vector.insert %[[REDUCTION_2]], %[[INSERT_1]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[TRANSPOSE]][3] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[ACC]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[REDUCTION_3:.*]] = vector.reduction <maximumf>, %[[EXTRACT_6]], %[[EXTRACT_7]] : vector<2xf32> into f32
// CHECK-NEXT:     %[[INSERT_3:.*]] = vector.insert %[[REDUCTION_3]], %[[INSERT_2]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %[[INSERT_3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e(%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[ACC:[a-z0-9_]+]]: f32, %[[M:[a-z0-9_]+]]: vector<4xi1>) -> f32 {
// CHECK-NEXT:     %[[MASK:.*]] = vector.mask %[[M]] { vector.reduction <add>, %[[V]], %[[ACC]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     return %[[MASK]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%[[V:[a-z0-9_]+]]: vector<3x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<3xf32>, %[[M:[a-z0-9_]+]]: vector<3x4xi1>) -> vector<3xf32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[V]][0] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[ACC]][0] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[M]][0] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %[[MASK:.*]] = vector.mask %[[EXTRACT_2]] { vector.reduction <add>, %[[EXTRACT]], %[[EXTRACT_1]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %[[INSERT:.*]] = vector.insert %[[MASK]], %[[CST]] [0] : f32 into vector<3xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[V]][1] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[ACC]][1] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[M]][1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %[[MASK_1:.*]] = vector.mask %[[EXTRACT_5]] { vector.reduction <add>, %[[EXTRACT_3]], %[[EXTRACT_4]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %[[INSERT_1:.*]] = vector.insert %[[MASK_1]], %[[INSERT]] [1] : f32 into vector<3xf32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[V]][2] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[ACC]][2] : f32 from vector<3xf32>
// CHECK-NEXT:     %[[EXTRACT_8:.*]] = vector.extract %[[M]][2] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %[[MASK_2:.*]] = vector.mask %[[EXTRACT_8]] { vector.reduction <add>, %[[EXTRACT_6]], %[[EXTRACT_7]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %[[INSERT_2:.*]] = vector.insert %[[MASK_2]], %[[INSERT_1]] [2] : f32 into vector<3xf32>
// CHECK-NEXT:     return %[[INSERT_2]] : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[ACC:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[REDUCTION:.*]] = vector.reduction <add>, %[[V]], %[[ACC]] : vector<4xf32> into f32
// CHECK-NEXT:     return %[[REDUCTION]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @i(%[[V:[a-z0-9_]+]]: vector<2x3x4x5xi32>, %[[ACC:[a-z0-9_]+]]: vector<2x5xi32>) -> vector<2x5xi32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0> : vector<10xi32>
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[V]], [0, 3, 1, 2] : vector<2x3x4x5xi32> to vector<2x5x3x4xi32>
// CHECK-NEXT:     %[[SHAPE_CAST:.*]] = vector.shape_cast %[[TRANSPOSE]] : vector<2x5x3x4xi32> to vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[SHAPE_CAST]][0] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[ACC]][0, 0] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION:.*]] = vector.reduction <add>, %[[EXTRACT]], %[[EXTRACT_1]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT:.*]] = vector.insert %[[REDUCTION]], %[[CST]] [0] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[SHAPE_CAST]][1] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[ACC]][0, 1] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION_1:.*]] = vector.reduction <add>, %[[EXTRACT_2]], %[[EXTRACT_3]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT_1:.*]] = vector.insert %[[REDUCTION_1]], %[[INSERT]] [1] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[SHAPE_CAST]][2] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[ACC]][0, 2] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION_2:.*]] = vector.reduction <add>, %[[EXTRACT_4]], %[[EXTRACT_5]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT_2:.*]] = vector.insert %[[REDUCTION_2]], %[[INSERT_1]] [2] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[SHAPE_CAST]][3] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[ACC]][0, 3] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION_3:.*]] = vector.reduction <add>, %[[EXTRACT_6]], %[[EXTRACT_7]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT_3:.*]] = vector.insert %[[REDUCTION_3]], %[[INSERT_2]] [3] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_8:.*]] = vector.extract %[[SHAPE_CAST]][4] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_9:.*]] = vector.extract %[[ACC]][0, 4] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION_4:.*]] = vector.reduction <add>, %[[EXTRACT_8]], %[[EXTRACT_9]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT_4:.*]] = vector.insert %[[REDUCTION_4]], %[[INSERT_3]] [4] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_10:.*]] = vector.extract %[[SHAPE_CAST]][5] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_11:.*]] = vector.extract %[[ACC]][1, 0] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION_5:.*]] = vector.reduction <add>, %[[EXTRACT_10]], %[[EXTRACT_11]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT_5:.*]] = vector.insert %[[REDUCTION_5]], %[[INSERT_4]] [5] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_12:.*]] = vector.extract %[[SHAPE_CAST]][6] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_13:.*]] = vector.extract %[[ACC]][1, 1] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION_6:.*]] = vector.reduction <add>, %[[EXTRACT_12]], %[[EXTRACT_13]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT_6:.*]] = vector.insert %[[REDUCTION_6]], %[[INSERT_5]] [6] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_14:.*]] = vector.extract %[[SHAPE_CAST]][7] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_15:.*]] = vector.extract %[[ACC]][1, 2] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION_7:.*]] = vector.reduction <add>, %[[EXTRACT_14]], %[[EXTRACT_15]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT_7:.*]] = vector.insert %[[REDUCTION_7]], %[[INSERT_6]] [7] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_16:.*]] = vector.extract %[[SHAPE_CAST]][8] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_17:.*]] = vector.extract %[[ACC]][1, 3] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION_8:.*]] = vector.reduction <add>, %[[EXTRACT_16]], %[[EXTRACT_17]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT_8:.*]] = vector.insert %[[REDUCTION_8]], %[[INSERT_7]] [8] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_18:.*]] = vector.extract %[[SHAPE_CAST]][9] : vector<12xi32> from vector<10x12xi32>
// CHECK-NEXT:     %[[EXTRACT_19:.*]] = vector.extract %[[ACC]][1, 4] : i32 from vector<2x5xi32>
// CHECK-NEXT:     %[[REDUCTION_9:.*]] = vector.reduction <add>, %[[EXTRACT_18]], %[[EXTRACT_19]] : vector<12xi32> into i32
// CHECK-NEXT:     %[[INSERT_9:.*]] = vector.insert %[[REDUCTION_9]], %[[INSERT_8]] [9] : i32 into vector<10xi32>
// CHECK-NEXT:     %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[INSERT_9]] : vector<10xi32> to vector<2x5xi32>
// CHECK-NEXT:     return %[[SHAPE_CAST_1]] : vector<2x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @j(%[[V:[a-z0-9_]+]]: vector<2x[4]xf32>, %[[ACC:[a-z0-9_]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[V]][0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[ACC]][0] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[REDUCTION:.*]] = vector.reduction <mul>, %[[EXTRACT]], %[[EXTRACT_1]] : vector<[4]xf32> into f32
// CHECK-NEXT:     %[[INSERT:.*]] = vector.insert %[[REDUCTION]], %[[CST]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[V]][1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[ACC]][1] : f32 from vector<2xf32>
// CHECK-NEXT:     %[[REDUCTION_1:.*]] = vector.reduction <mul>, %[[EXTRACT_2]], %[[EXTRACT_3]] : vector<[4]xf32> into f32
// CHECK-NEXT:     %[[INSERT_1:.*]] = vector.insert %[[REDUCTION_1]], %[[INSERT]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:     return %[[INSERT_1]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @k(%[[V:[a-z0-9_]+]]: vector<[2]x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<[2]xf32>) -> vector<[2]xf32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<[2]xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[V]][0] : vector<4xf32> from vector<[2]x4xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[ACC]][0] : f32 from vector<[2]xf32>
// CHECK-NEXT:     %[[REDUCTION:.*]] = vector.reduction <mul>, %[[EXTRACT]], %[[EXTRACT_1]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[INSERT:.*]] = vector.insert %[[REDUCTION]], %[[CST]] [0] : f32 into vector<[2]xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[V]][1] : vector<4xf32> from vector<[2]x4xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[ACC]][1] : f32 from vector<[2]xf32>
// CHECK-NEXT:     %[[REDUCTION_1:.*]] = vector.reduction <mul>, %[[EXTRACT_2]], %[[EXTRACT_3]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[INSERT_1:.*]] = vector.insert %[[REDUCTION_1]], %[[INSERT]] [1] : f32 into vector<[2]xf32>
// CHECK-NEXT:     return %[[INSERT_1]] : vector<[2]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mm(%[[V_1:[a-z0-9_]+]]: vector<2x3xi32>, %[[ACC_1:[a-z0-9_]+]]: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT: %[[XORI:.*]] = arith.xori %[[V_1]], %[[ACC_1]] : vector<2x3xi32>
// CHECK-NEXT: return %[[XORI]] : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @n(%[[V:[a-z0-9_]+]]: vector<3x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<4xf32>, %[[M:[a-z0-9_]+]]: vector<3x4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[M]], [1, 0] : vector<3x4xi1> to vector<4x3xi1>
// CHECK-NEXT:     %[[TRANSPOSE_1:.*]] = vector.transpose %[[V]], [1, 0] : vector<3x4xf32> to vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE_1]][0] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[ACC]][0] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %[[MASK:.*]] = vector.mask %[[EXTRACT_2]] { vector.reduction <minnumf>, %[[EXTRACT]], %[[EXTRACT_1]] : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %[[INSERT:.*]] = vector.insert %[[MASK]], %[[CST]] [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[TRANSPOSE_1]][1] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[ACC]][1] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %[[MASK_1:.*]] = vector.mask %[[EXTRACT_5]] { vector.reduction <minnumf>, %[[EXTRACT_3]], %[[EXTRACT_4]] : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %[[INSERT_1:.*]] = vector.insert %[[MASK_1]], %[[INSERT]] [1] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[TRANSPOSE_1]][2] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[ACC]][2] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_8:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %[[MASK_2:.*]] = vector.mask %[[EXTRACT_8]] { vector.reduction <minnumf>, %[[EXTRACT_6]], %[[EXTRACT_7]] : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %[[INSERT_2:.*]] = vector.insert %[[MASK_2]], %[[INSERT_1]] [2] : f32 into vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_9:.*]] = vector.extract %[[TRANSPOSE_1]][3] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT_10:.*]] = vector.extract %[[ACC]][3] : f32 from vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_11:.*]] = vector.extract %[[TRANSPOSE]][3] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %[[MASK_3:.*]] = vector.mask %[[EXTRACT_11]] { vector.reduction <minnumf>, %[[EXTRACT_9]], %[[EXTRACT_10]] : vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT:     %[[INSERT_3:.*]] = vector.insert %[[MASK_3]], %[[INSERT_2]] [3] : f32 into vector<4xf32>
// CHECK-NEXT:     return %[[INSERT_3]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
