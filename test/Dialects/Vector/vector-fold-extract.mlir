// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --split-input-file %s | FileCheck %s

// Folds of vector.extract.

// CHECK-LABEL: func.func @whole
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: return %[[A]] : vector<4xf32>
// CHECK-NEXT: }
// The whole vector.
func.func @whole(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.extract %a[] : vector<4xf32> from vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @constant_index(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<4x5xf32>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][%[[I]], 2] : f32 from vector<4x5xf32>
// CHECK-NEXT: return %[[EXTRACT]] : f32
// CHECK-NEXT: }
// A value that is a constant in range becomes a number.
func.func @constant_index(%a: vector<4x5xf32>, %i: index) -> f32 {
  %c2 = arith.constant 2 : index
  %0 = vector.extract %a[%i, %c2] : f32 from vector<4x5xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @constant_index_out_of_range
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4xf32>) -> f32 {
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][%[[C4]]] : f32 from vector<4xf32>
// CHECK-NEXT: return %[[EXTRACT]] : f32
// CHECK-NEXT: }
// One that is out of range stays.
func.func @constant_index_out_of_range(%a: vector<4xf32>) -> f32 {
  %c4 = arith.constant 4 : index
  %0 = vector.extract %a[%c4] : f32 from vector<4xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @poison_position
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x5xf32>) -> vector<5xf32> {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<5xf32>
// CHECK-NEXT: return %[[POISON]] : vector<5xf32>
// CHECK-NEXT: }
// An undefined position.
func.func @poison_position(%a: vector<4x5xf32>) -> vector<5xf32> {
  %0 = vector.extract %a[-1] : vector<5xf32> from vector<4x5xf32>
  return %0 : vector<5xf32>
}

// -----

// CHECK-LABEL: func.func @poison_constant_position
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x5xf32>) -> vector<5xf32> {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<5xf32>
// CHECK-NEXT: return %[[POISON]] : vector<5xf32>
// CHECK-NEXT: }
// A constant that is an undefined position.
func.func @poison_constant_position(%a: vector<4x5xf32>) -> vector<5xf32> {
  %c = arith.constant -1 : index
  %0 = vector.extract %a[%c] : vector<5xf32> from vector<4x5xf32>
  return %0 : vector<5xf32>
}

// -----

// CHECK-LABEL: func.func @of_poison
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT: return %[[POISON]] : f32
// CHECK-NEXT: }
// Elements of poison.
func.func @of_poison(%i: index) -> f32 {
  %p = ub.poison : vector<4xf32>
  %0 = vector.extract %p[%i] : f32 from vector<4xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @of_splat
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> (vector<[5]xi8>, i8) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<7> : vector<[5]xi8>
// CHECK-NEXT: %[[C7_I8:.*]] = arith.constant 7 : i8
// CHECK-NEXT: return %[[CST]], %[[C7_I8]] : vector<[5]xi8>, i8
// CHECK-NEXT: }
// The index into a splat does not matter.
func.func @of_splat(%i: index) -> (vector<[5]xi8>, i8) {
  %c = arith.constant dense<7> : vector<[4]x[5]xi8>
  %0 = vector.extract %c[%i] : vector<[5]xi8> from vector<[4]x[5]xi8>
  %1 = vector.extract %c[%i, 3] : i8 from vector<[4]x[5]xi8>
  return %0, %1 : vector<[5]xi8>, i8
}

// -----

// CHECK-LABEL: func.func @of_constant
// CHECK-SAME: (%[[I:[a-z0-9_]+]]: index) -> (vector<2xindex>, index, vector<2xindex>) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xindex>
// CHECK-NEXT: %[[CST_0:.*]] = arith.constant dense<[3, 4]> : vector<2xindex>
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[CST]][%[[I]]] : vector<2xindex> from vector<2x2xindex>
// CHECK-NEXT: return %[[CST_0]], %[[C3]], %[[EXTRACT]] : vector<2xindex>, index, vector<2xindex>
// CHECK-NEXT: }
// The index into other constants does.
func.func @of_constant(%i: index) -> (vector<2xindex>, index, vector<2xindex>) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xindex>
  %0 = vector.extract %c[1] : vector<2xindex> from vector<2x2xindex>
  %1 = vector.extract %c[1, 0] : index from vector<2x2xindex>
  %2 = vector.extract %c[%i] : vector<2xindex> from vector<2x2xindex>
  return %0, %1, %2 : vector<2xindex>, index, vector<2xindex>
}

// -----

// CHECK-LABEL: func.func @of_float_and_bool_constant() -> (f32, i1) {
// CHECK-NEXT: %[[CST:.*]] = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: return %[[CST]], %[[TRUE]] : f32, i1
// CHECK-NEXT: }
// Floats and bits.
func.func @of_float_and_bool_constant() -> (f32, i1) {
  %f = arith.constant dense<[1.5, -2.0]> : vector<2xf32>
  %b = arith.constant dense<[true, false]> : vector<2xi1>
  %0 = vector.extract %f[1] : f32 from vector<2xf32>
  %1 = vector.extract %b[0] : i1 from vector<2xi1>
  return %0, %1 : f32, i1
}

// -----

// CHECK-LABEL: func.func @of_extract(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<2x3x4xf32>) -> f32 {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][1, 2, 3] : f32 from vector<2x3x4xf32>
// CHECK-NEXT: return %[[EXTRACT]] : f32
// CHECK-NEXT: }
// A chain of extractions.
func.func @of_extract(%a: vector<2x3x4xf32>) -> f32 {
  %0 = vector.extract %a[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %1[3] : f32 from vector<4xf32>
  return %2 : f32
}

// -----

// CHECK-LABEL: func.func @of_extract_dynamic
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3x4x5xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<5xf32> {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][%[[I]]] : vector<3x4x5xf32> from vector<2x3x4x5xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[EXTRACT]][1] : vector<4x5xf32> from vector<3x4x5xf32>
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[EXTRACT_1]][2] : vector<5xf32> from vector<4x5xf32>
// CHECK-NEXT: return %[[EXTRACT_2]] : vector<5xf32>
// CHECK-NEXT: }
// Not if one of them is at a variable place.
func.func @of_extract_dynamic(%a: vector<2x3x4x5xf32>, %i: index) -> vector<5xf32> {
  %0 = vector.extract %a[%i] : vector<3x4x5xf32> from vector<2x3x4x5xf32>
  %1 = vector.extract %0[1] : vector<4x5xf32> from vector<3x4x5xf32>
  %2 = vector.extract %1[2] : vector<5xf32> from vector<4x5xf32>
  return %2 : vector<5xf32>
}

// -----

// CHECK-LABEL: func.func @of_insert(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<2x3xf32>, %[[ROW:[a-z0-9_]+]]: vector<3xf32>) -> (vector<3xf32>, f32, vector<3xf32>) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[ROW]][2] : f32 from vector<3xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[A]][1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: return %[[ROW]], %[[EXTRACT]], %[[EXTRACT_1]] : vector<3xf32>, f32, vector<3xf32>
// CHECK-NEXT: }
// The vector inserted there, part of it, and the vector before the insertion.
func.func @of_insert(%a: vector<2x3xf32>, %row: vector<3xf32>) -> (vector<3xf32>, f32, vector<3xf32>) {
  %0 = vector.insert %row, %a[0] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.extract %0[0] : vector<3xf32> from vector<2x3xf32>
  %2 = vector.extract %0[0, 2] : f32 from vector<2x3xf32>
  %3 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
  return %1, %2, %3 : vector<3xf32>, f32, vector<3xf32>
}

// -----

// CHECK-LABEL: func.func @of_insert_of_part
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3xf32>, %[[X:[a-z0-9_]+]]: f32) -> vector<3xf32> {
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[X]], %[[A]] [0, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[INSERT]][0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: return %[[EXTRACT]] : vector<3xf32>
// CHECK-NEXT: }
// A part of the extracted vector was inserted.
func.func @of_insert_of_part(%a: vector<2x3xf32>, %x: f32) -> vector<3xf32> {
  %0 = vector.insert %x, %a[0, 1] : f32 into vector<2x3xf32>
  %1 = vector.extract %0[0] : vector<3xf32> from vector<2x3xf32>
  return %1 : vector<3xf32>
}

// -----

// CHECK-LABEL: func.func @of_insert_elsewhere
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3xf32>, %[[X:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (f32, f32) {
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[X]], %[[A]] [1, %[[I]]] : f32 into vector<2x3xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][0, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[INSERT]][1, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[EXTRACT_1]] : f32, f32
// CHECK-NEXT: }
// Inserted elsewhere, at a partly unknown place.
func.func @of_insert_elsewhere(%a: vector<2x3xf32>, %x: f32, %i: index) -> (f32, f32) {
  %0 = vector.insert %x, %a[1, %i] : f32 into vector<2x3xf32>
  %1 = vector.extract %0[0, 1] : f32 from vector<2x3xf32>
  %2 = vector.extract %0[1, 1] : f32 from vector<2x3xf32>
  return %1, %2 : f32, f32
}

// -----

// CHECK-LABEL: func.func @of_transpose(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<2x3x4xf32>) -> (vector<4xf32>, vector<2x4xf32>) {
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[A]], [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[TRANSPOSE]][2] : vector<2x4xf32> from vector<3x2x4xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[EXTRACT_1]] : vector<4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
// Leading dimensions in another order.
func.func @of_transpose(%a: vector<2x3x4xf32>) -> (vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %1 = vector.extract %0[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  %2 = vector.extract %0[2] : vector<2x4xf32> from vector<3x2x4xf32>
  return %1, %2 : vector<4xf32>, vector<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @of_transposed_insert(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<2x3xf32>, %[[ROW:[a-z0-9_]+]]: vector<3xf32>) -> (f32, f32) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[ROW]][2] : f32 from vector<3xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[A]][1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[EXTRACT_1]] : f32, f32
// CHECK-NEXT: }
// Extraction through insertions and transpositions.
func.func @of_transposed_insert(%a: vector<2x3xf32>, %row: vector<3xf32>) -> (f32, f32) {
  %0 = vector.insert %row, %a[0] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.extract %1[2, 0] : f32 from vector<3x2xf32>
  %3 = vector.extract %1[2, 1] : f32 from vector<3x2xf32>
  return %2, %3 : f32, f32
}

// -----

// CHECK-LABEL: func.func @of_transposed_insert_column
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x3x4xf32>, %[[B:[a-z0-9_]+]]: vector<4x3xf32>) -> vector<4xf32> {
// CHECK-NEXT: %[[TRANSPOSE:.*]] = vector.transpose %[[A]], [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[B]], %[[TRANSPOSE]] [0] : vector<4x3xf32> into vector<2x4x3xf32>
// CHECK-NEXT: %[[TRANSPOSE_1:.*]] = vector.transpose %[[INSERT]], [0, 2, 1] : vector<2x4x3xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[TRANSPOSE_1]][0, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT: return %[[EXTRACT]] : vector<4xf32>
// CHECK-NEXT: }
// A column of the inserted vector.
func.func @of_transposed_insert_column(%a: vector<2x3x4xf32>, %b: vector<4x3xf32>) -> vector<4xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
  %1 = vector.insert %b, %0[0] : vector<4x3xf32> into vector<2x4x3xf32>
  %2 = vector.transpose %1, [0, 2, 1] : vector<2x4x3xf32> to vector<2x3x4xf32>
  %3 = vector.extract %2[0, 1] : vector<4xf32> from vector<2x3x4xf32>
  return %3 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @of_broadcast(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<3x1xf32>, %[[S:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> (f32, f32, vector<3x1xf32>) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][%[[J]], 0] : f32 from vector<3x1xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[S]], %[[A]] : f32, f32, vector<3x1xf32>
// CHECK-NEXT: }
// Indices along which elements are repeated do not matter.
func.func @of_broadcast(%a: vector<3x1xf32>, %s: f32, %i: index, %j: index) -> (f32, f32, vector<3x1xf32>) {
  %0 = vector.broadcast %a : vector<3x1xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[%i, %j, %i] : f32 from vector<2x3x4xf32>
  %2 = vector.broadcast %s : f32 to vector<2x3xf32>
  %3 = vector.extract %2[%i, %j] : f32 from vector<2x3xf32>
  %4 = vector.broadcast %a : vector<3x1xf32> to vector<2x3x1xf32>
  %5 = vector.extract %4[%i] : vector<3x1xf32> from vector<2x3x1xf32>
  return %1, %3, %5 : f32, f32, vector<3x1xf32>
}

// -----

// CHECK-LABEL: func.func @of_broadcast_0d
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<f32>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][] : f32 from vector<f32>
// CHECK-NEXT: return %[[EXTRACT]] : f32
// CHECK-NEXT: }
// A vector without dimensions.
func.func @of_broadcast_0d(%a: vector<f32>, %i: index) -> f32 {
  %0 = vector.broadcast %a : vector<f32> to vector<4xf32>
  %1 = vector.extract %0[%i] : f32 from vector<4xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func.func @of_broadcast_within
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<1x1xf32>) -> vector<4xf32> {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<1x1xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[BROADCAST]][1, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT: return %[[EXTRACT]] : vector<4xf32>
// CHECK-NEXT: }
// A vector whose elements are repeated within what is extracted.
func.func @of_broadcast_within(%a: vector<1x1xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<1x1xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1, 1] : vector<4xf32> from vector<2x3x4xf32>
  return %1 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @of_leading_unit_dims
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x4xf32>, %[[I:[a-z0-9_]+]]: index, %[[J:[a-z0-9_]+]]: index) -> vector<4xf32> {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][%[[J]]] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: return %[[EXTRACT]] : vector<4xf32>
// CHECK-NEXT: }
// A shape_cast that adds leading dimensions.
func.func @of_leading_unit_dims(%a: vector<2x4xf32>, %i: index, %j: index) -> vector<4xf32> {
  %0 = vector.shape_cast %a : vector<2x4xf32> to vector<1x2x4xf32>
  %1 = vector.extract %0[%i, %j] : vector<4xf32> from vector<1x2x4xf32>
  return %1 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @of_shape_cast(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<2x4x3xf32>, %[[B:[a-z0-9_]+]]: vector<[2]x3xf32>) -> (vector<3xf32>, f32, f32) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][1, 2] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[A]][1, 2, 2] : f32 from vector<2x4x3xf32>
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[B]][1, 2] : f32 from vector<[2]x3xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[EXTRACT_1]], %[[EXTRACT_2]] : vector<3xf32>, f32, f32
// CHECK-NEXT: }
// The same element of another shape.
func.func @of_shape_cast(%a: vector<2x4x3xf32>, %b: vector<[2]x3xf32>) -> (vector<3xf32>, f32, f32) {
  %0 = vector.shape_cast %a : vector<2x4x3xf32> to vector<8x3xf32>
  %1 = vector.extract %0[6] : vector<3xf32> from vector<8x3xf32>
  %2 = vector.extract %0[6, 2] : f32 from vector<8x3xf32>
  %3 = vector.shape_cast %b : vector<[2]x3xf32> to vector<[6]xf32>
  %4 = vector.extract %3[5] : f32 from vector<[6]xf32>
  return %1, %2, %4 : vector<3xf32>, f32, f32
}

// -----

// CHECK-LABEL: func.func @of_shape_cast_other
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<8xf32>, %[[I:[a-z0-9_]+]]: index) -> (vector<4xf32>, f32) {
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[SHAPE_CAST]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[SHAPE_CAST]][1, %[[I]]] : f32 from vector<2x4xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[EXTRACT_1]] : vector<4xf32>, f32
// CHECK-NEXT: }
// The first part is no slice of the source; the second has a variable index.
func.func @of_shape_cast_other(%a: vector<8xf32>, %i: index) -> (vector<4xf32>, f32) {
  %0 = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.extract %0[1, %i] : f32 from vector<2x4xf32>
  return %1, %2 : vector<4xf32>, f32
}

// -----

// CHECK-LABEL: func.func @of_scalable_shape_cast
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x[4]xf32>) -> f32 {
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[A]] : vector<2x[4]xf32> to vector<[8]xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[SHAPE_CAST]][5] : f32 from vector<[8]xf32>
// CHECK-NEXT: return %[[EXTRACT]] : f32
// CHECK-NEXT: }
// The position of an element depends on the size of a scalable dimension.
func.func @of_scalable_shape_cast(%a: vector<2x[4]xf32>) -> f32 {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  %1 = vector.extract %0[5] : f32 from vector<[8]xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func.func @of_shuffle(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<3xf32>, %[[B:[a-z0-9_]+]]: vector<4xf32>, %[[I:[a-z0-9_]+]]: index) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : f32
// CHECK-NEXT: %[[SHUFFLE:.*]] = vector.shuffle %[[A]], %[[B]] [2, 5, -1] : vector<3xf32>, vector<4xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][2] : f32 from vector<3xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[B]][2] : f32 from vector<4xf32>
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[SHUFFLE]][%[[I]]] : f32 from vector<3xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[EXTRACT_1]], %[[POISON]], %[[EXTRACT_2]] : f32, f32, f32, f32
// CHECK-NEXT: }
// An element of the one or the other vector, or undefined.
func.func @of_shuffle(%a: vector<3xf32>, %b: vector<4xf32>, %i: index) -> (f32, f32, f32, f32) {
  %0 = vector.shuffle %a, %b [2, 5, -1] : vector<3xf32>, vector<4xf32>
  %1 = vector.extract %0[0] : f32 from vector<3xf32>
  %2 = vector.extract %0[1] : f32 from vector<3xf32>
  %3 = vector.extract %0[2] : f32 from vector<3xf32>
  %4 = vector.extract %0[%i] : f32 from vector<3xf32>
  return %1, %2, %3, %4 : f32, f32, f32, f32
}

// -----

// CHECK-LABEL: func.func @of_shuffled_rows
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %[[SHUFFLE:.*]] = vector.shuffle %[[A]], %[[A]] [1, 2] : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[SHUFFLE]][0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: return %[[EXTRACT]] : vector<4xf32>
// CHECK-NEXT: }
// Rows that are shuffled.
func.func @of_shuffled_rows(%a: vector<2x4xf32>) -> vector<4xf32> {
  %0 = vector.shuffle %a, %a [1, 2] : vector<2x4xf32>, vector<2x4xf32>
  %1 = vector.extract %0[0] : vector<4xf32> from vector<2x4xf32>
  return %1 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @of_slice(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<4x4xf32>) -> (vector<4xf32>, f32) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][2] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[A]][2, 2] : f32 from vector<4x4xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[EXTRACT_1]] : vector<4xf32>, f32
// CHECK-NEXT: }
// Extraction from a slice that contains the extracted elements.
func.func @of_slice(%a: vector<4x4xf32>) -> (vector<4xf32>, f32) {
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %3 = vector.extract %2[1, 0] : f32 from vector<2x2xf32>
  return %1, %3 : vector<4xf32>, f32
}

// -----

// CHECK-LABEL: func.func @of_slice_of_rows
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x4xf32>) -> vector<2xf32> {
// CHECK-NEXT: %[[EXTRACT_STRIDED_SLICE:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 1], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[EXTRACT_STRIDED_SLICE]][1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT: return %[[EXTRACT]] : vector<2xf32>
// CHECK-NEXT: }
// Part of a row is no row.
func.func @of_slice_of_rows(%a: vector<4x4xf32>) -> vector<2xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
  %1 = vector.extract %0[1] : vector<2xf32> from vector<4x2xf32>
  return %1 : vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @of_inserted_slice(
// CHECK-SAME: {{^}}%[[A:[a-z0-9_]+]]: vector<4x8xf32>, %[[B:[a-z0-9_]+]]: vector<2x8xf32>, %[[C:[a-z0-9_]+]]: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>, f32) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[B]][1] : vector<8xf32> from vector<2x8xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[B]][0, 5] : f32 from vector<2x8xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[C]], %[[EXTRACT_1]] : vector<8xf32>, vector<8xf32>, f32
// CHECK-NEXT: }
// From slices that were inserted, of which others are passed over.
func.func @of_inserted_slice(%a: vector<4x8xf32>, %b: vector<2x8xf32>, %c: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>, f32) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 0], strides = [1, 1]} : vector<2x8xf32> into vector<4x8xf32>
  %1 = vector.insert_strided_slice %c, %0 {offsets = [1, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  %2 = vector.extract %1[3] : vector<8xf32> from vector<4x8xf32>
  %3 = vector.extract %1[1] : vector<8xf32> from vector<4x8xf32>
  %4 = vector.extract %1[2, 5] : f32 from vector<4x8xf32>
  return %2, %3, %4 : vector<8xf32>, vector<8xf32>, f32
}

// -----

// CHECK-LABEL: func.func @of_inserted_slice_other
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<4x8xf32>, %[[B:[a-z0-9_]+]]: vector<2x4xf32>) -> (vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT: %[[INSERT_STRIDED_SLICE:.*]] = vector.insert_strided_slice %[[B]], %[[A]] {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[INSERT_STRIDED_SLICE]][0] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[INSERT_STRIDED_SLICE]][3] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[EXTRACT_1]] : vector<8xf32>, vector<8xf32>
// CHECK-NEXT: }
// From the vector that they were inserted in, or partly from a slice.
func.func @of_inserted_slice_other(%a: vector<4x8xf32>, %b: vector<2x4xf32>) -> (vector<8xf32>, vector<8xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %1 = vector.extract %0[0] : vector<8xf32> from vector<4x8xf32>
  %2 = vector.extract %0[3] : vector<8xf32> from vector<4x8xf32>
  return %1, %2 : vector<8xf32>, vector<8xf32>
}

// -----

// CHECK-LABEL: func.func @of_elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (f32, f32, vector<1xf32>) {
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[A]], %[[B]] : vector<2x1xf32>
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[FROM_ELEMENTS]][%[[I]], 0] : f32 from vector<2x1xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[FROM_ELEMENTS]][1] : vector<1xf32> from vector<2x1xf32>
// CHECK-NEXT: return %[[B]], %[[EXTRACT]], %[[EXTRACT_1]] : f32, f32, vector<1xf32>
// CHECK-NEXT: }
// Extraction from given elements.
func.func @of_elements(%a: f32, %b: f32, %i: index) -> (f32, f32, vector<1xf32>) {
  %0 = vector.from_elements %a, %b : vector<2x1xf32>
  %1 = vector.extract %0[1, 0] : f32 from vector<2x1xf32>
  %2 = vector.extract %0[%i, 0] : f32 from vector<2x1xf32>
  %3 = vector.extract %0[1] : vector<1xf32> from vector<2x1xf32>
  return %1, %2, %3 : f32, f32, vector<1xf32>
}

// -----

// CHECK-LABEL: func.func @element_as_vector
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x1xf32>, %[[B:[a-z0-9_]+]]: vector<1xf32>) -> (f32, f32) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[B]][] : f32 from vector<1xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[A]][0, 0] : f32 from vector<2x1xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[EXTRACT_1]] : f32, f32
// CHECK-NEXT: }
// An element that is given the type of a vector, or the other way round.
func.func @element_as_vector(%a: vector<2x1xf32>, %b: vector<1xf32>) -> (f32, f32) {
  %0 = vector.insert %b, %a[1] : vector<1xf32> into vector<2x1xf32>
  %1 = vector.extract %0[1] : f32 from vector<2x1xf32>
  %2 = vector.extract %a[0] : vector<1xf32> from vector<2x1xf32>
  %3 = vector.extract %2[0] : f32 from vector<1xf32>
  return %1, %3 : f32, f32
}
