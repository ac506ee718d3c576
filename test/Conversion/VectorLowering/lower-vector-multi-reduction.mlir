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
// CHECK-NEXT:   func.func @a(%[[V:[a-z0-9_]+]]: vector<2x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[V]], [1, 0] : vector<2x4xf32> to vector<4x2xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[EXTRACT]], %[[ACC]] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[EXTRACT_1]], %[[MULF]] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[EXTRACT_2]], %[[MULF_1]] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[TRANSPOSE]][3] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[EXTRACT_3]], %[[MULF_2]] : vector<2xf32>
// CHECK-NEXT:     return %[[MULF_3]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b(%[[V:[a-z0-9_]+]]: vector<2x4xf32>, %[[ACC:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[SHAPE_CAST:.*]] = vector.shape_cast %[[V]] : vector<2x4xf32> to vector<1x8xf32>
// CHECK-NEXT:     %[[BROADCAST:.*]] = vector.broadcast %[[ACC]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[SHAPE_CAST]], [1, 0] : vector<1x8xf32> to vector<8x1xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[EXTRACT]], %[[BROADCAST]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[EXTRACT_1]], %[[MULF]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[EXTRACT_2]], %[[MULF_1]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[TRANSPOSE]][3] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[EXTRACT_3]], %[[MULF_2]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[TRANSPOSE]][4] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[MULF_4:.*]] = arith.mulf %[[EXTRACT_4]], %[[MULF_3]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[TRANSPOSE]][5] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[MULF_5:.*]] = arith.mulf %[[EXTRACT_5]], %[[MULF_4]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[TRANSPOSE]][6] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[MULF_6:.*]] = arith.mulf %[[EXTRACT_6]], %[[MULF_5]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[TRANSPOSE]][7] : vector<1xf32> from vector<8x1xf32>
// CHECK-NEXT:     %[[MULF_7:.*]] = arith.mulf %[[EXTRACT_7]], %[[MULF_6]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_8:.*]] = vector.extract %[[MULF_7]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %[[EXTRACT_8]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%[[V:[a-z0-9_]+]]: vector<2x3x4xi32>, %[[ACC:[a-z0-9_]+]]: vector<3xi32>) -> vector<3xi32> {
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[V]], [0, 2, 1] : vector<2x3x4xi32> to vector<2x4x3xi32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE]][0, 0] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[EXTRACT]], %[[ACC]] : vector<3xi32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[TRANSPOSE]][0, 1] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[EXTRACT_1]], %[[ADDI]] : vector<3xi32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE]][0, 2] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[EXTRACT_2]], %[[ADDI_1]] : vector<3xi32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[TRANSPOSE]][0, 3] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[ADDI_3:.*]] = arith.addi %[[EXTRACT_3]], %[[ADDI_2]] : vector<3xi32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[TRANSPOSE]][1, 0] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[ADDI_4:.*]] = arith.addi %[[EXTRACT_4]], %[[ADDI_3]] : vector<3xi32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[TRANSPOSE]][1, 1] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[ADDI_5:.*]] = arith.addi %[[EXTRACT_5]], %[[ADDI_4]] : vector<3xi32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[TRANSPOSE]][1, 2] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[ADDI_6:.*]] = arith.addi %[[EXTRACT_6]], %[[ADDI_5]] : vector<3xi32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[TRANSPOSE]][1, 3] : vector<3xi32> from vector<2x4x3xi32>
// CHECK-NEXT:     %[[ADDI_7:.*]] = arith.addi %[[EXTRACT_7]], %[[ADDI_6]] : vector<3xi32>
// CHECK-NEXT:     return %[[ADDI_7]] : vector<3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%[[V:[a-z0-9_]+]]: vector<2x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[V]][0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %[[MAXIMUMF:.*]] = arith.maximumf %[[EXTRACT]], %[[ACC]] : vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[V]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT:     %[[MAXIMUMF_1:.*]] = arith.maximumf %[[EXTRACT_1]], %[[MAXIMUMF]] : vector<4xf32>
// CHECK-NEXT:     return %[[MAXIMUMF_1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e(%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[ACC:[a-z0-9_]+]]: f32, %[[M:[a-z0-9_]+]]: vector<4xi1>) -> f32 {
// CHECK-NEXT:     %[[SHAPE_CAST:.*]] = vector.shape_cast %[[V]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %[[BROADCAST:.*]] = vector.broadcast %[[ACC]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[BROADCAST_1:.*]] = vector.broadcast %[[M]] : vector<4xi1> to vector<1x4xi1>
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[BROADCAST_1]], [1, 0] : vector<1x4xi1> to vector<4x1xi1>
// CHECK-NEXT:     %[[TRANSPOSE_1:.*]] = vector.transpose %[[SHAPE_CAST]], [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE_1]][0] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<1xi1> from vector<4x1xi1>
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[EXTRACT]], %[[BROADCAST]] : vector<1xf32>
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[EXTRACT_1]], %[[ADDF]], %[[BROADCAST]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE_1]][1] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<1xi1> from vector<4x1xi1>
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[EXTRACT_2]], %[[SELECT]] : vector<1xf32>
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[EXTRACT_3]], %[[ADDF_1]], %[[SELECT]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[TRANSPOSE_1]][2] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<1xi1> from vector<4x1xi1>
// CHECK-NEXT:     %[[ADDF_2:.*]] = arith.addf %[[EXTRACT_4]], %[[SELECT_1]] : vector<1xf32>
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[EXTRACT_5]], %[[ADDF_2]], %[[SELECT_1]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[TRANSPOSE_1]][3] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[TRANSPOSE]][3] : vector<1xi1> from vector<4x1xi1>
// CHECK-NEXT:     %[[ADDF_3:.*]] = arith.addf %[[EXTRACT_6]], %[[SELECT_2]] : vector<1xf32>
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[EXTRACT_7]], %[[ADDF_3]], %[[SELECT_2]] : vector<1xi1>, vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_8:.*]] = vector.extract %[[SELECT_3]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %[[EXTRACT_8]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%[[V:[a-z0-9_]+]]: vector<3x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<3xf32>, %[[M:[a-z0-9_]+]]: vector<3x4xi1>) -> vector<3xf32> {
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[M]], [1, 0] : vector<3x4xi1> to vector<4x3xi1>
// CHECK-NEXT:     %[[TRANSPOSE_1:.*]] = vector.transpose %[[V]], [1, 0] : vector<3x4xf32> to vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE_1]][0] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[EXTRACT]], %[[ACC]] : vector<3xf32>
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[EXTRACT_1]], %[[ADDF]], %[[ACC]] : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE_1]][1] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[EXTRACT_2]], %[[SELECT]] : vector<3xf32>
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[EXTRACT_3]], %[[ADDF_1]], %[[SELECT]] : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[TRANSPOSE_1]][2] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %[[ADDF_2:.*]] = arith.addf %[[EXTRACT_4]], %[[SELECT_1]] : vector<3xf32>
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[EXTRACT_5]], %[[ADDF_2]], %[[SELECT_1]] : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[TRANSPOSE_1]][3] : vector<3xf32> from vector<4x3xf32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[TRANSPOSE]][3] : vector<3xi1> from vector<4x3xi1>
// CHECK-NEXT:     %[[ADDF_3:.*]] = arith.addf %[[EXTRACT_6]], %[[SELECT_2]] : vector<3xf32>
// CHECK-NEXT:     %[[SELECT_3:.*]] = arith.select %[[EXTRACT_7]], %[[ADDF_3]], %[[SELECT_2]] : vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     return %[[SELECT_3]] : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @h(%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[ACC:[a-z0-9_]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[SHAPE_CAST:.*]] = vector.shape_cast %[[V]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %[[BROADCAST:.*]] = vector.broadcast %[[ACC]] : f32 to vector<1xf32>
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[SHAPE_CAST]], [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %[[ADDF:.*]] = arith.addf %[[EXTRACT]], %[[BROADCAST]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %[[ADDF_1:.*]] = arith.addf %[[EXTRACT_1]], %[[ADDF]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %[[ADDF_2:.*]] = arith.addf %[[EXTRACT_2]], %[[ADDF_1]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[TRANSPOSE]][3] : vector<1xf32> from vector<4x1xf32>
// CHECK-NEXT:     %[[ADDF_3:.*]] = arith.addf %[[EXTRACT_3]], %[[ADDF_2]] : vector<1xf32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[ADDF_3]][0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %[[EXTRACT_4]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @i(%[[V:[a-z0-9_]+]]: vector<2x3x4x5xi32>, %[[ACC:[a-z0-9_]+]]: vector<2x5xi32>) -> vector<2x5xi32> {
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[V]], [1, 2, 0, 3] : vector<2x3x4x5xi32> to vector<3x4x2x5xi32>
// CHECK-NEXT:     %[[SHAPE_CAST:.*]] = vector.shape_cast %[[TRANSPOSE]] : vector<3x4x2x5xi32> to vector<12x10xi32>
// CHECK-NEXT:     %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[ACC]] : vector<2x5xi32> to vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[SHAPE_CAST]][0] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI:.*]] = arith.addi %[[EXTRACT]], %[[SHAPE_CAST_1]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[SHAPE_CAST]][1] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_1:.*]] = arith.addi %[[EXTRACT_1]], %[[ADDI]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[SHAPE_CAST]][2] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_2:.*]] = arith.addi %[[EXTRACT_2]], %[[ADDI_1]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[SHAPE_CAST]][3] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_3:.*]] = arith.addi %[[EXTRACT_3]], %[[ADDI_2]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[SHAPE_CAST]][4] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_4:.*]] = arith.addi %[[EXTRACT_4]], %[[ADDI_3]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[SHAPE_CAST]][5] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_5:.*]] = arith.addi %[[EXTRACT_5]], %[[ADDI_4]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_6:.*]] = vector.extract %[[SHAPE_CAST]][6] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_6:.*]] = arith.addi %[[EXTRACT_6]], %[[ADDI_5]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_7:.*]] = vector.extract %[[SHAPE_CAST]][7] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_7:.*]] = arith.addi %[[EXTRACT_7]], %[[ADDI_6]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_8:.*]] = vector.extract %[[SHAPE_CAST]][8] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_8:.*]] = arith.addi %[[EXTRACT_8]], %[[ADDI_7]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_9:.*]] = vector.extract %[[SHAPE_CAST]][9] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_9:.*]] = arith.addi %[[EXTRACT_9]], %[[ADDI_8]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_10:.*]] = vector.extract %[[SHAPE_CAST]][10] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_10:.*]] = arith.addi %[[EXTRACT_10]], %[[ADDI_9]] : vector<10xi32>
// CHECK-NEXT:     %[[EXTRACT_11:.*]] = vector.extract %[[SHAPE_CAST]][11] : vector<10xi32> from vector<12x10xi32>
// CHECK-NEXT:     %[[ADDI_11:.*]] = arith.addi %[[EXTRACT_11]], %[[ADDI_10]] : vector<10xi32>
// CHECK-NEXT:     %[[SHAPE_CAST_2:.*]] = vector.shape_cast %[[ADDI_11]] : vector<10xi32> to vector<2x5xi32>
// CHECK-NEXT:     return %[[SHAPE_CAST_2]] : vector<2x5xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @j(%[[V:[a-z0-9_]+]]: vector<2x[4]xf32>, %[[ACC:[a-z0-9_]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[V]], [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[EXTRACT]], %[[ACC]] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[EXTRACT_1]], %[[MULF]] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[EXTRACT_2]], %[[MULF_1]] : vector<2xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[TRANSPOSE]][3] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[EXTRACT_3]], %[[MULF_2]] : vector<2xf32>
// CHECK-NEXT:     return %[[MULF_3]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @k(%[[V:[a-z0-9_]+]]: vector<[2]x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<[2]xf32>) -> vector<[2]xf32> {
// CHECK-NEXT:     %[[TRANSPOSE:.*]] = vector.transpose %[[V]], [1, 0] : vector<[2]x4xf32> to vector<4x[2]xf32>
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE]][0] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %[[MULF:.*]] = arith.mulf %[[EXTRACT]], %[[ACC]] : vector<[2]xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[TRANSPOSE]][1] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %[[MULF_1:.*]] = arith.mulf %[[EXTRACT_1]], %[[MULF]] : vector<[2]xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %[[MULF_2:.*]] = arith.mulf %[[EXTRACT_2]], %[[MULF_1]] : vector<[2]xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[TRANSPOSE]][3] : vector<[2]xf32> from vector<4x[2]xf32>
// CHECK-NEXT:     %[[MULF_3:.*]] = arith.mulf %[[EXTRACT_3]], %[[MULF_2]] : vector<[2]xf32>
// CHECK-NEXT:     return %[[MULF_3]] : vector<[2]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mm(%[[V_1:[a-z0-9_]+]]: vector<2x3xi32>, %[[ACC_1:[a-z0-9_]+]]: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT: %[[XORI:.*]] = arith.xori %[[V_1]], %[[ACC_1]] : vector<2x3xi32>
// CHECK-NEXT: return %[[XORI]] : vector<2x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @n(%[[V:[a-z0-9_]+]]: vector<3x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<4xf32>, %[[M:[a-z0-9_]+]]: vector<3x4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %[[EXTRACT:.*]] = vector.extract %[[V]][0] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %[[EXTRACT_1:.*]] = vector.extract %[[M]][0] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %[[MINNUMF:.*]] = arith.minnumf %[[EXTRACT]], %[[ACC]] : vector<4xf32>
// CHECK-NEXT:     %[[SELECT:.*]] = arith.select %[[EXTRACT_1]], %[[MINNUMF]], %[[ACC]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_2:.*]] = vector.extract %[[V]][1] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %[[EXTRACT_3:.*]] = vector.extract %[[M]][1] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %[[MINNUMF_1:.*]] = arith.minnumf %[[EXTRACT_2]], %[[SELECT]] : vector<4xf32>
// CHECK-NEXT:     %[[SELECT_1:.*]] = arith.select %[[EXTRACT_3]], %[[MINNUMF_1]], %[[SELECT]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[EXTRACT_4:.*]] = vector.extract %[[V]][2] : vector<4xf32> from vector<3x4xf32>
// CHECK-NEXT:     %[[EXTRACT_5:.*]] = vector.extract %[[M]][2] : vector<4xi1> from vector<3x4xi1>
// CHECK-NEXT:     %[[MINNUMF_2:.*]] = arith.minnumf %[[EXTRACT_4]], %[[SELECT_1]] : vector<4xf32>
// CHECK-NEXT:     %[[SELECT_2:.*]] = arith.select %[[EXTRACT_5]], %[[MINNUMF_2]], %[[SELECT_1]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %[[SELECT_2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
