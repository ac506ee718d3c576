// RUN: %opt --allow-unregistered-dialect --canonicalize --mlir-print-local-scope --split-input-file %s | FileCheck %s

// Reductions of single elements, and additions to contractions.

// CHECK-LABEL: func.func @single_elements
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<1xf32>, %[[SCALAR:[a-z0-9_]+]]: vector<f32>, %[[ACC:[a-z0-9_]+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[VECTOR]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[SCALAR]][] : f32 from vector<f32>
// CHECK-NEXT: %[[ADDF:.*]] = arith.addf %[[EXTRACT_1]], %[[ACC]] : f32
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[VECTOR]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[MAXIMUMF:.*]] = arith.maximumf %[[EXTRACT_2]], %[[ACC]] fastmath<nnan> : f32
// CHECK-NEXT: return %[[EXTRACT]], %[[ADDF]], %[[MAXIMUMF]] : f32, f32, f32
// CHECK-NEXT: }
// The only element.
func.func @single_elements(%vector: vector<1xf32>, %scalar: vector<f32>, %acc: f32) -> (f32, f32, f32) {
  %0 = vector.reduction <mul>, %vector : vector<1xf32> into f32
  %1 = vector.reduction <add>, %scalar, %acc : vector<f32> into f32
  %2 = vector.reduction <maximumf>, %vector, %acc fastmath<nnan> : vector<1xf32> into f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

// CHECK-LABEL: func.func @integers
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<1xi32>, %[[ACC:[a-z0-9_]+]]: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[VECTOR]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[MULI:.*]] = arith.muli %[[EXTRACT]], %[[ACC]] : i32
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[VECTOR]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[ADDI:.*]] = arith.addi %[[EXTRACT_1]], %[[ACC]] : i32
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[VECTOR]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[MINUI:.*]] = arith.minui %[[EXTRACT_2]], %[[ACC]] : i32
// CHECK-NEXT: %[[EXTRACT_3:.*]] = vector.extract %[[VECTOR]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[MINSI:.*]] = arith.minsi %[[EXTRACT_3]], %[[ACC]] : i32
// CHECK-NEXT: %[[EXTRACT_4:.*]] = vector.extract %[[VECTOR]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[MAXUI:.*]] = arith.maxui %[[EXTRACT_4]], %[[ACC]] : i32
// CHECK-NEXT: %[[EXTRACT_5:.*]] = vector.extract %[[VECTOR]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[MAXSI:.*]] = arith.maxsi %[[EXTRACT_5]], %[[ACC]] : i32
// CHECK-NEXT: %[[EXTRACT_6:.*]] = vector.extract %[[VECTOR]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[ANDI:.*]] = arith.andi %[[EXTRACT_6]], %[[ACC]] : i32
// CHECK-NEXT: %[[EXTRACT_7:.*]] = vector.extract %[[VECTOR]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[ORI:.*]] = arith.ori %[[EXTRACT_7]], %[[ACC]] : i32
// CHECK-NEXT: %[[EXTRACT_8:.*]] = vector.extract %[[VECTOR]][0] : i32 from vector<1xi32>
// CHECK-NEXT: %[[XORI:.*]] = arith.xori %[[EXTRACT_8]], %[[ACC]] : i32
// CHECK-NEXT: return %[[MULI]], %[[ADDI]], %[[MINUI]], %[[MINSI]], %[[MAXUI]], %[[MAXSI]], %[[ANDI]], %[[ORI]], %[[XORI]] : i32, i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: }
// Every kind of integers.
func.func @integers(%vector: vector<1xi32>, %acc: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %0 = vector.reduction <mul>, %vector, %acc : vector<1xi32> into i32
  %1 = vector.reduction <add>, %vector, %acc : vector<1xi32> into i32
  %2 = vector.reduction <minui>, %vector, %acc : vector<1xi32> into i32
  %3 = vector.reduction <minsi>, %vector, %acc : vector<1xi32> into i32
  %4 = vector.reduction <maxui>, %vector, %acc : vector<1xi32> into i32
  %5 = vector.reduction <maxsi>, %vector, %acc : vector<1xi32> into i32
  %6 = vector.reduction <and>, %vector, %acc : vector<1xi32> into i32
  %7 = vector.reduction <or>, %vector, %acc : vector<1xi32> into i32
  %8 = vector.reduction <xor>, %vector, %acc : vector<1xi32> into i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// -----

// CHECK-LABEL: func.func @floats
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<1xf32>, %[[ACC:[a-z0-9_]+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[VECTOR]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[MINNUMF:.*]] = arith.minnumf %[[EXTRACT]], %[[ACC]] : f32
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[VECTOR]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[MAXNUMF:.*]] = arith.maxnumf %[[EXTRACT_1]], %[[ACC]] : f32
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[VECTOR]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[MINIMUMF:.*]] = arith.minimumf %[[EXTRACT_2]], %[[ACC]] : f32
// CHECK-NEXT: return %[[MINNUMF]], %[[MAXNUMF]], %[[MINIMUMF]] : f32, f32, f32
// CHECK-NEXT: }
// Other kinds of floats.
func.func @floats(%vector: vector<1xf32>, %acc: f32) -> (f32, f32, f32) {
  %0 = vector.reduction <minnumf>, %vector, %acc : vector<1xf32> into f32
  %1 = vector.reduction <maxnumf>, %vector, %acc : vector<1xf32> into f32
  %2 = vector.reduction <minimumf>, %vector, %acc : vector<1xf32> into f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

// CHECK-LABEL: func.func @masked_elements
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<1xf32>, %[[ACC:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<1xi1>) -> (f32, f32) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[VECTOR]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[MASK]][0] : i1 from vector<1xi1>
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[VECTOR]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[ADDF:.*]] = arith.addf %[[EXTRACT_2]], %[[ACC]] : f32
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[EXTRACT_1]], %[[ADDF]], %[[ACC]] : f32
// CHECK-NEXT: return %[[EXTRACT]], %[[SELECT]] : f32, f32
// CHECK-NEXT: }
// Reductions of one element under a mask.
func.func @masked_elements(%vector: vector<1xf32>, %acc: f32, %mask: vector<1xi1>) -> (f32, f32) {
  %0 = vector.mask %mask { vector.reduction <add>, %vector : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %1 = vector.mask %mask { vector.reduction <add>, %vector, %acc : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @several_elements
// CHECK-SAME: (%[[VECTOR:[a-z0-9_]+]]: vector<4xf32>, %[[SCALABLE:[a-z0-9_]+]]: vector<[1]xf32>) -> (f32, f32) {
// CHECK-NEXT: %[[REDUCTION:.*]] = vector.reduction <add>, %[[VECTOR]] : vector<4xf32> into f32
// CHECK-NEXT: %[[REDUCTION_1:.*]] = vector.reduction <add>, %[[SCALABLE]] : vector<[1]xf32> into f32
// CHECK-NEXT: return %[[REDUCTION]], %[[REDUCTION_1]] : f32, f32
// CHECK-NEXT: }
// More elements, or an unknown number of elements.
func.func @several_elements(%vector: vector<4xf32>, %scalable: vector<[1]xf32>) -> (f32, f32) {
  %0 = vector.reduction <add>, %vector : vector<4xf32> into f32
  %1 = vector.reduction <add>, %scalable : vector<[1]xf32> into f32
  return %0, %1 : f32, f32
}

// -----

// CHECK-LABEL: func.func @unit_dimensions
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: vector<5x1x4x1xf32>, %[[ACC:[a-z0-9_]+]]: vector<5x4xf32>, %[[SINGLE:[a-z0-9_]+]]: vector<1x1xi32>, %[[SCALARACC:[a-z0-9_]+]]: i32, %[[LINE:[a-z0-9_]+]]: vector<4xf32>) -> (vector<5x4xf32>, i32, vector<4xf32>) {
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[SOURCE]] : vector<5x1x4x1xf32> to vector<5x4xf32>
// CHECK-NEXT: %[[MULF:.*]] = arith.mulf %[[ACC]], %[[SHAPE_CAST]] : vector<5x4xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[SINGLE]][0, 0] : i32 from vector<1x1xi32>
// CHECK-NEXT: %[[MINUI:.*]] = arith.minui %[[SCALARACC]], %[[EXTRACT]] : i32
// CHECK-NEXT: %[[ADDF:.*]] = arith.addf %[[LINE]], %[[LINE]] : vector<4xf32>
// CHECK-NEXT: return %[[MULF]], %[[MINUI]], %[[ADDF]] : vector<5x4xf32>, i32, vector<4xf32>
// CHECK-NEXT: }
// Reductions along dimensions of one element, or along none.
func.func @unit_dimensions(%source: vector<5x1x4x1xf32>, %acc: vector<5x4xf32>, %single: vector<1x1xi32>, %scalarAcc: i32, %line: vector<4xf32>) -> (vector<5x4xf32>, i32, vector<4xf32>) {
  %0 = vector.multi_reduction <mul>, %source, %acc [1, 3] : vector<5x1x4x1xf32> to vector<5x4xf32>
  %1 = vector.multi_reduction <minui>, %single, %scalarAcc [0, 1] : vector<1x1xi32> to i32
  %2 = vector.multi_reduction <add>, %line, %line [] : vector<4xf32> to vector<4xf32>
  return %0, %1, %2 : vector<5x4xf32>, i32, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @masked_unit_dimensions
// CHECK-SAME: (%[[SOURCE_1:[a-z0-9_]+]]: vector<5x1x4xf32>, %[[ACC_1:[a-z0-9_]+]]: vector<5x4xf32>, %[[MASK_2:[a-z0-9_]+]]: vector<5x1x4xi1>, %[[SINGLE_1:[a-z0-9_]+]]: vector<1x1xf32>, %[[SCALARACC_1:[a-z0-9_]+]]: f32, %[[SINGLEMASK:[a-z0-9_]+]]: vector<1x1xi1>, %[[MATRIX:[a-z0-9_]+]]: vector<2x3xf32>, %[[MATRIXMASK:[a-z0-9_]+]]: vector<2x3xi1>) -> (vector<5x4xf32>, f32, vector<2x3xf32>) {
// CHECK-NEXT: %[[SHAPE_CAST_1:.*]] = vector.shape_cast %[[MASK_2]] : vector<5x1x4xi1> to vector<5x4xi1>
// CHECK-NEXT: %[[SHAPE_CAST_2:.*]] = vector.shape_cast %[[SOURCE_1]] : vector<5x1x4xf32> to vector<5x4xf32>
// CHECK-NEXT: %[[MULF_1:.*]] = arith.mulf %[[ACC_1]], %[[SHAPE_CAST_2]] : vector<5x4xf32>
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[SHAPE_CAST_1]], %[[MULF_1]], %[[ACC_1]] : vector<5x4xi1>, vector<5x4xf32>
// CHECK-NEXT: %[[EXTRACT_9:.*]] = vector.extract %[[SINGLEMASK]][0, 0] : i1 from vector<1x1xi1>
// CHECK-NEXT: %[[EXTRACT_10:.*]] = vector.extract %[[SINGLE_1]][0, 0] : f32 from vector<1x1xf32>
// CHECK-NEXT: %[[ADDF_3:.*]] = arith.addf %[[SCALARACC_1]], %[[EXTRACT_10]] : f32
// CHECK-NEXT: %[[SELECT_2:.*]] = arith.select %[[EXTRACT_9]], %[[ADDF_3]], %[[SCALARACC_1]] : f32
// CHECK-NEXT: %[[ADDF_4:.*]] = arith.addf %[[MATRIX]], %[[MATRIX]] : vector<2x3xf32>
// CHECK-NEXT: %[[SELECT_3:.*]] = arith.select %[[MATRIXMASK]], %[[ADDF_4]], %[[MATRIX]] : vector<2x3xi1>, vector<2x3xf32>
// CHECK-NEXT: return %[[SELECT_1]], %[[SELECT_2]], %[[SELECT_3]] : vector<5x4xf32>, f32, vector<2x3xf32>
// CHECK-NEXT: }
// Reductions of dimensions of size 1 under a mask.
func.func @masked_unit_dimensions(%source: vector<5x1x4xf32>, %acc: vector<5x4xf32>, %mask: vector<5x1x4xi1>, %single: vector<1x1xf32>, %scalarAcc: f32, %singleMask: vector<1x1xi1>, %matrix: vector<2x3xf32>, %matrixMask: vector<2x3xi1>) -> (vector<5x4xf32>, f32, vector<2x3xf32>) {
  %0 = vector.mask %mask { vector.multi_reduction <mul>, %source, %acc [1] : vector<5x1x4xf32> to vector<5x4xf32> } : vector<5x1x4xi1> -> vector<5x4xf32>
  %1 = vector.mask %singleMask { vector.multi_reduction <add>, %single, %scalarAcc [0, 1] : vector<1x1xf32> to f32 } : vector<1x1xi1> -> f32
  %2 = vector.mask %matrixMask { vector.multi_reduction <add>, %matrix, %matrix [] : vector<2x3xf32> to vector<2x3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %0, %1, %2 : vector<5x4xf32>, f32, vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @other_dimensions
// CHECK-SAME: (%[[SOURCE:[a-z0-9_]+]]: vector<2x1x3xf32>, %[[ACC:[a-z0-9_]+]]: vector<2xf32>, %[[SCALABLE:[a-z0-9_]+]]: vector<[1]x4xf32>, %[[SCALABLEACC:[a-z0-9_]+]]: vector<4xf32>) -> (vector<2xf32>, vector<4xf32>) {
// CHECK-NEXT: %[[MULTI_REDUCTION:.*]] = vector.multi_reduction <add>, %[[SOURCE]], %[[ACC]] [1, 2] : vector<2x1x3xf32> to vector<2xf32>
// CHECK-NEXT: %[[MULTI_REDUCTION_1:.*]] = vector.multi_reduction <add>, %[[SCALABLE]], %[[SCALABLEACC]] [0] : vector<[1]x4xf32> to vector<4xf32>
// CHECK-NEXT: return %[[MULTI_REDUCTION]], %[[MULTI_REDUCTION_1]] : vector<2xf32>, vector<4xf32>
// CHECK-NEXT: }
// Other dimensions are reduced, too.
func.func @other_dimensions(%source: vector<2x1x3xf32>, %acc: vector<2xf32>, %scalable: vector<[1]x4xf32>, %scalableAcc: vector<4xf32>) -> (vector<2xf32>, vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %source, %acc [1, 2] : vector<2x1x3xf32> to vector<2xf32>
  %1 = vector.multi_reduction <add>, %scalable, %scalableAcc [0] : vector<[1]x4xf32> to vector<4xf32>
  return %0, %1 : vector<2xf32>, vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @contractions
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: vector<2x3xf32>, %[[RHS:[a-z0-9_]+]]: vector<3x4xf32>, %[[ACC:[a-z0-9_]+]]: vector<2x4xf32>, %[[INTEGERS:[a-z0-9_]+]]: vector<3xi32>, %[[INTEGER:[a-z0-9_]+]]: i32) -> (vector<2x4xf32>, i32) {
// CHECK-NEXT: %[[CONTRACT:.*]] = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[LHS]], %[[RHS]], %[[ACC]] : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
// CHECK-NEXT: %[[CONTRACT_1:.*]] = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[INTEGERS]], %[[INTEGERS]], %[[INTEGER]] : vector<3xi32>, vector<3xi32> into i32
// CHECK-NEXT: return %[[CONTRACT]], %[[CONTRACT_1]] : vector<2x4xf32>, i32
// CHECK-NEXT: }
// Addends of sums of products become their accumulators.
func.func @contractions(%lhs: vector<2x3xf32>, %rhs: vector<3x4xf32>, %acc: vector<2x4xf32>, %integers: vector<3xi32>, %integer: i32) -> (vector<2x4xf32>, i32) {
  %zeros = arith.constant dense<0.0> : vector<2x4xf32>
  %zero = arith.constant 0 : i32
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %lhs, %rhs, %zeros : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %1 = arith.addf %acc, %0 : vector<2x4xf32>
  %2 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %integers, %integers, %zero : vector<3xi32>, vector<3xi32> into i32
  %3 = arith.addi %2, %integer : i32
  return %1, %3 : vector<2x4xf32>, i32
}

// -----

// CHECK-LABEL: func.func @sum_of_contractions
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: vector<3xf32>, %[[RHS:[a-z0-9_]+]]: vector<3xf32>) -> f32 {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[CONTRACT:.*]] = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[LHS]], %[[LHS]], %[[CST]] : vector<3xf32>, vector<3xf32> into f32
// CHECK-NEXT: %[[CONTRACT_1:.*]] = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[RHS]], %[[RHS]], %[[CONTRACT]] : vector<3xf32>, vector<3xf32> into f32
// CHECK-NEXT: return %[[CONTRACT_1]] : f32
// CHECK-NEXT: }
// The addend goes to the first of two sums.
func.func @sum_of_contractions(%lhs: vector<3xf32>, %rhs: vector<3xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %lhs, %lhs, %zero : vector<3xf32>, vector<3xf32> into f32
  %1 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %rhs, %rhs, %zero : vector<3xf32>, vector<3xf32> into f32
  %2 = arith.addf %1, %0 : f32
  return %2 : f32
}

// -----

// CHECK-LABEL: func.func @other_contractions
// CHECK-SAME: (%[[LHS:[a-z0-9_]+]]: vector<3xf32>, %[[RHS:[a-z0-9_]+]]: vector<3xf32>, %[[ACC:[a-z0-9_]+]]: f32, %[[MASK:[a-z0-9_]+]]: vector<3xi1>) -> (f32, f32, f32) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[CONTRACT:.*]] = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[LHS]], %[[RHS]], %[[ACC]] : vector<3xf32>, vector<3xf32> into f32
// CHECK-NEXT: %[[ADDF:.*]] = arith.addf %[[CONTRACT]], %[[ACC]] : f32
// CHECK-NEXT: %[[CONTRACT_1:.*]] = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %[[LHS]], %[[RHS]], %[[CST]] : vector<3xf32>, vector<3xf32> into f32
// CHECK-NEXT: %[[ADDF_1:.*]] = arith.addf %[[CONTRACT_1]], %[[ACC]] : f32
// CHECK-NEXT: %[[MASK_1:.*]] = vector.mask %[[MASK]] { vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[LHS]], %[[RHS]], %[[CST]] : vector<3xf32>, vector<3xf32> into f32 } : vector<3xi1> -> f32
// CHECK-NEXT: %[[ADDF_2:.*]] = arith.addf %[[MASK_1]], %[[ACC]] : f32
// CHECK-NEXT: return %[[ADDF]], %[[ADDF_1]], %[[ADDF_2]] : f32, f32, f32
// CHECK-NEXT: }
// Other values to begin with, other kinds, and masks.
func.func @other_contractions(%lhs: vector<3xf32>, %rhs: vector<3xf32>, %acc: f32, %mask: vector<3xi1>) -> (f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %lhs, %rhs, %acc : vector<3xf32>, vector<3xf32> into f32
  %1 = arith.addf %0, %acc : f32
  %2 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maximumf>} %lhs, %rhs, %zero : vector<3xf32>, vector<3xf32> into f32
  %3 = arith.addf %2, %acc : f32
  %4 = vector.mask %mask { vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %lhs, %rhs, %zero : vector<3xf32>, vector<3xf32> into f32 } : vector<3xi1> -> f32
  %5 = arith.addf %4, %acc : f32
  return %1, %3, %5 : f32, f32, f32
}
