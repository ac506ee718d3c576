// RUN: %opt --allow-unregistered-dialect --canonicalize=enable-patterns=none --split-input-file %s | FileCheck %s

// Folds of vector.extract.

// CHECK-LABEL: func.func @whole(%arg0: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT: return %arg0 : vector<4xf32>
// CHECK-NEXT: }
// The whole vector.
func.func @whole(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.extract %a[] : vector<4xf32> from vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @constant_index(%arg0: vector<4x5xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %0 = vector.extract %arg0[%arg1, 2] : f32 from vector<4x5xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// A value that is a constant in range becomes a number.
func.func @constant_index(%a: vector<4x5xf32>, %i: index) -> f32 {
  %c2 = arith.constant 2 : index
  %0 = vector.extract %a[%i, %c2] : f32 from vector<4x5xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @constant_index_out_of_range(%arg0: vector<4xf32>) -> f32 {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = vector.extract %arg0[%c4] : f32 from vector<4xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// One that is out of range stays.
func.func @constant_index_out_of_range(%a: vector<4xf32>) -> f32 {
  %c4 = arith.constant 4 : index
  %0 = vector.extract %a[%c4] : f32 from vector<4xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @poison_position(%arg0: vector<4x5xf32>) -> vector<5xf32> {
// CHECK-NEXT: %0 = ub.poison : vector<5xf32>
// CHECK-NEXT: return %0 : vector<5xf32>
// CHECK-NEXT: }
// An undefined position.
func.func @poison_position(%a: vector<4x5xf32>) -> vector<5xf32> {
  %0 = vector.extract %a[-1] : vector<5xf32> from vector<4x5xf32>
  return %0 : vector<5xf32>
}

// -----

// CHECK-LABEL: func.func @poison_constant_position(%arg0: vector<4x5xf32>) -> vector<5xf32> {
// CHECK-NEXT: %0 = ub.poison : vector<5xf32>
// CHECK-NEXT: return %0 : vector<5xf32>
// CHECK-NEXT: }
// A constant that is an undefined position.
func.func @poison_constant_position(%a: vector<4x5xf32>) -> vector<5xf32> {
  %c = arith.constant -1 : index
  %0 = vector.extract %a[%c] : vector<5xf32> from vector<4x5xf32>
  return %0 : vector<5xf32>
}

// -----

// CHECK-LABEL: func.func @of_poison(%arg0: index) -> f32 {
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// Elements of poison.
func.func @of_poison(%i: index) -> f32 {
  %p = ub.poison : vector<4xf32>
  %0 = vector.extract %p[%i] : f32 from vector<4xf32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @of_splat(%arg0: index) -> (vector<[5]xi8>, i8) {
// CHECK-NEXT: %cst = arith.constant dense<7> : vector<[5]xi8>
// CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT: return %cst, %c7_i8 : vector<[5]xi8>, i8
// CHECK-NEXT: }
// The index into a splat does not matter.
func.func @of_splat(%i: index) -> (vector<[5]xi8>, i8) {
  %c = arith.constant dense<7> : vector<[4]x[5]xi8>
  %0 = vector.extract %c[%i] : vector<[5]xi8> from vector<[4]x[5]xi8>
  %1 = vector.extract %c[%i, 3] : i8 from vector<[4]x[5]xi8>
  return %0, %1 : vector<[5]xi8>, i8
}

// -----

// CHECK-LABEL: func.func @of_constant(%arg0: index) -> (vector<2xindex>, index, vector<2xindex>) {
// CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xindex>
// CHECK-NEXT: %cst_0 = arith.constant dense<[3, 4]> : vector<2xindex>
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = vector.extract %cst[%arg0] : vector<2xindex> from vector<2x2xindex>
// CHECK-NEXT: return %cst_0, %c3, %0 : vector<2xindex>, index, vector<2xindex>
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
// CHECK-NEXT: %cst = arith.constant -2.000000e+00 : f32
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: return %cst, %true : f32, i1
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

// CHECK-LABEL: func.func @of_extract(%arg0: vector<2x3x4xf32>) -> f32 {
// CHECK-NEXT: %0 = vector.extract %arg0[1, 2, 3] : f32 from vector<2x3x4xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// A chain of extractions.
func.func @of_extract(%a: vector<2x3x4xf32>) -> f32 {
  %0 = vector.extract %a[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %1[3] : f32 from vector<4xf32>
  return %2 : f32
}

// -----

// CHECK-LABEL: func.func @of_extract_dynamic(%arg0: vector<2x3x4x5xf32>, %arg1: index) -> vector<5xf32> {
// CHECK-NEXT: %0 = vector.extract %arg0[%arg1] : vector<3x4x5xf32> from vector<2x3x4x5xf32>
// CHECK-NEXT: %1 = vector.extract %0[1] : vector<4x5xf32> from vector<3x4x5xf32>
// CHECK-NEXT: %2 = vector.extract %1[2] : vector<5xf32> from vector<4x5xf32>
// CHECK-NEXT: return %2 : vector<5xf32>
// CHECK-NEXT: }
// Not if one of them is at a variable place.
func.func @of_extract_dynamic(%a: vector<2x3x4x5xf32>, %i: index) -> vector<5xf32> {
  %0 = vector.extract %a[%i] : vector<3x4x5xf32> from vector<2x3x4x5xf32>
  %1 = vector.extract %0[1] : vector<4x5xf32> from vector<3x4x5xf32>
  %2 = vector.extract %1[2] : vector<5xf32> from vector<4x5xf32>
  return %2 : vector<5xf32>
}

// -----

// CHECK-LABEL: func.func @of_insert(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>) -> (vector<3xf32>, f32, vector<3xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg1[2] : f32 from vector<3xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: return %arg1, %0, %1 : vector<3xf32>, f32, vector<3xf32>
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

// CHECK-LABEL: func.func @of_insert_of_part(%arg0: vector<2x3xf32>, %arg1: f32) -> vector<3xf32> {
// CHECK-NEXT: %0 = vector.insert %arg1, %arg0 [0, 1] : f32 into vector<2x3xf32>
// CHECK-NEXT: %1 = vector.extract %0[0] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT: return %1 : vector<3xf32>
// CHECK-NEXT: }
// A part of the extracted vector was inserted.
func.func @of_insert_of_part(%a: vector<2x3xf32>, %x: f32) -> vector<3xf32> {
  %0 = vector.insert %x, %a[0, 1] : f32 into vector<2x3xf32>
  %1 = vector.extract %0[0] : vector<3xf32> from vector<2x3xf32>
  return %1 : vector<3xf32>
}

// -----

// CHECK-LABEL: func.func @of_insert_elsewhere(%arg0: vector<2x3xf32>, %arg1: f32, %arg2: index) -> (f32, f32) {
// CHECK-NEXT: %0 = vector.insert %arg1, %arg0 [1, %arg2] : f32 into vector<2x3xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[0, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT: %2 = vector.extract %0[1, 1] : f32 from vector<2x3xf32>
// CHECK-NEXT: return %1, %2 : f32, f32
// CHECK-NEXT: }
// Inserted elsewhere, at a partly unknown place.
func.func @of_insert_elsewhere(%a: vector<2x3xf32>, %x: f32, %i: index) -> (f32, f32) {
  %0 = vector.insert %x, %a[1, %i] : f32 into vector<2x3xf32>
  %1 = vector.extract %0[0, 1] : f32 from vector<2x3xf32>
  %2 = vector.extract %0[1, 1] : f32 from vector<2x3xf32>
  return %1, %2 : f32, f32
}

// -----

// CHECK-LABEL: func.func @of_transpose(%arg0: vector<2x3x4xf32>) -> (vector<4xf32>, vector<2x4xf32>) {
// CHECK-NEXT: %0 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT: %2 = vector.extract %0[2] : vector<2x4xf32> from vector<3x2x4xf32>
// CHECK-NEXT: return %1, %2 : vector<4xf32>, vector<2x4xf32>
// CHECK-NEXT: }
// Leading dimensions in another order.
func.func @of_transpose(%a: vector<2x3x4xf32>) -> (vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %1 = vector.extract %0[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  %2 = vector.extract %0[2] : vector<2x4xf32> from vector<3x2x4xf32>
  return %1, %2 : vector<4xf32>, vector<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @of_transposed_insert(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>) -> (f32, f32) {
// CHECK-NEXT: %0 = vector.extract %arg1[2] : f32 from vector<3xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT: return %0, %1 : f32, f32
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

// CHECK-LABEL: func.func @of_transposed_insert_column(%arg0: vector<2x3x4xf32>, %arg1: vector<4x3xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.transpose %arg0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
// CHECK-NEXT: %1 = vector.insert %arg1, %0 [0] : vector<4x3xf32> into vector<2x4x3xf32>
// CHECK-NEXT: %2 = vector.transpose %1, [0, 2, 1] : vector<2x4x3xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %3 = vector.extract %2[0, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT: return %3 : vector<4xf32>
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

// CHECK-LABEL: func.func @of_broadcast(%arg0: vector<3x1xf32>, %arg1: f32, %arg2: index, %arg3: index) -> (f32, f32, vector<3x1xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[%arg3, 0] : f32 from vector<3x1xf32>
// CHECK-NEXT: return %0, %arg1, %arg0 : f32, f32, vector<3x1xf32>
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

// CHECK-LABEL: func.func @of_broadcast_0d(%arg0: vector<f32>, %arg1: index) -> f32 {
// CHECK-NEXT: %0 = vector.extract %arg0[] : f32 from vector<f32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// A vector without dimensions.
func.func @of_broadcast_0d(%a: vector<f32>, %i: index) -> f32 {
  %0 = vector.broadcast %a : vector<f32> to vector<4xf32>
  %1 = vector.extract %0[%i] : f32 from vector<4xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func.func @of_broadcast_within(%arg0: vector<1x1xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<2x3x4xf32>
// CHECK-NEXT: %1 = vector.extract %0[1, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }
// A vector whose elements are repeated within what is extracted.
func.func @of_broadcast_within(%a: vector<1x1xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<1x1xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1, 1] : vector<4xf32> from vector<2x3x4xf32>
  return %1 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @of_leading_unit_dims(%arg0: vector<2x4xf32>, %arg1: index, %arg2: index) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.extract %arg0[%arg2] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: return %0 : vector<4xf32>
// CHECK-NEXT: }
// A shape_cast that adds leading dimensions.
func.func @of_leading_unit_dims(%a: vector<2x4xf32>, %i: index, %j: index) -> vector<4xf32> {
  %0 = vector.shape_cast %a : vector<2x4xf32> to vector<1x2x4xf32>
  %1 = vector.extract %0[%i, %j] : vector<4xf32> from vector<1x2x4xf32>
  return %1 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @of_shape_cast(%arg0: vector<2x4x3xf32>, %arg1: vector<[2]x3xf32>) -> (vector<3xf32>, f32, f32) {
// CHECK-NEXT: %0 = vector.extract %arg0[1, 2] : vector<3xf32> from vector<2x4x3xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1, 2, 2] : f32 from vector<2x4x3xf32>
// CHECK-NEXT: %2 = vector.extract %arg1[1, 2] : f32 from vector<[2]x3xf32>
// CHECK-NEXT: return %0, %1, %2 : vector<3xf32>, f32, f32
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

// CHECK-LABEL: func.func @of_shape_cast_other(%arg0: vector<8xf32>, %arg1: index) -> (vector<4xf32>, f32) {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT: %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: %2 = vector.extract %0[1, %arg1] : f32 from vector<2x4xf32>
// CHECK-NEXT: return %1, %2 : vector<4xf32>, f32
// CHECK-NEXT: }
// Not a slice of the source; a variable index.
func.func @of_shape_cast_other(%a: vector<8xf32>, %i: index) -> (vector<4xf32>, f32) {
  %0 = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.extract %0[1, %i] : f32 from vector<2x4xf32>
  return %1, %2 : vector<4xf32>, f32
}

// -----

// CHECK-LABEL: func.func @of_scalable_shape_cast(%arg0: vector<2x[4]xf32>) -> f32 {
// CHECK-NEXT: %0 = vector.shape_cast %arg0 : vector<2x[4]xf32> to vector<[8]xf32>
// CHECK-NEXT: %1 = vector.extract %0[5] : f32 from vector<[8]xf32>
// CHECK-NEXT: return %1 : f32
// CHECK-NEXT: }
// The position of an element depends on the size of a scalable dimension.
func.func @of_scalable_shape_cast(%a: vector<2x[4]xf32>) -> f32 {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  %1 = vector.extract %0[5] : f32 from vector<[8]xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: func.func @of_shuffle(%arg0: vector<3xf32>, %arg1: vector<4xf32>, %arg2: index) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %0 = ub.poison : f32
// CHECK-NEXT: %1 = vector.shuffle %arg0, %arg1 [2, 5, -1] : vector<3xf32>, vector<4xf32>
// CHECK-NEXT: %2 = vector.extract %arg0[2] : f32 from vector<3xf32>
// CHECK-NEXT: %3 = vector.extract %arg1[2] : f32 from vector<4xf32>
// CHECK-NEXT: %4 = vector.extract %1[%arg2] : f32 from vector<3xf32>
// CHECK-NEXT: return %2, %3, %0, %4 : f32, f32, f32, f32
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

// CHECK-LABEL: func.func @of_shuffled_rows(%arg0: vector<2x4xf32>) -> vector<4xf32> {
// CHECK-NEXT: %0 = vector.shuffle %arg0, %arg0 [1, 2] : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT: %1 = vector.extract %0[0] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: return %1 : vector<4xf32>
// CHECK-NEXT: }
// Rows that are shuffled.
func.func @of_shuffled_rows(%a: vector<2x4xf32>) -> vector<4xf32> {
  %0 = vector.shuffle %a, %a [1, 2] : vector<2x4xf32>, vector<2x4xf32>
  %1 = vector.extract %0[0] : vector<4xf32> from vector<2x4xf32>
  return %1 : vector<4xf32>
}

// -----

// CHECK-LABEL: func.func @of_slice(%arg0: vector<4x4xf32>) -> (vector<4xf32>, f32) {
// CHECK-NEXT: %0 = vector.extract %arg0[2] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[2, 2] : f32 from vector<4x4xf32>
// CHECK-NEXT: return %0, %1 : vector<4xf32>, f32
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

// CHECK-LABEL: func.func @of_slice_of_rows(%arg0: vector<4x4xf32>) -> vector<2xf32> {
// CHECK-NEXT: %0 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
// CHECK-NEXT: %1 = vector.extract %0[1] : vector<2xf32> from vector<4x2xf32>
// CHECK-NEXT: return %1 : vector<2xf32>
// CHECK-NEXT: }
// Part of a row is no row.
func.func @of_slice_of_rows(%a: vector<4x4xf32>) -> vector<2xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [0, 1], sizes = [4, 2], strides = [1, 1]} : vector<4x4xf32> to vector<4x2xf32>
  %1 = vector.extract %0[1] : vector<2xf32> from vector<4x2xf32>
  return %1 : vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @of_inserted_slice(%arg0: vector<4x8xf32>, %arg1: vector<2x8xf32>, %arg2: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>, f32) {
// CHECK-NEXT: %0 = vector.extract %arg1[1] : vector<8xf32> from vector<2x8xf32>
// CHECK-NEXT: %1 = vector.extract %arg1[0, 5] : f32 from vector<2x8xf32>
// CHECK-NEXT: return %0, %arg2, %1 : vector<8xf32>, vector<8xf32>, f32
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

// CHECK-LABEL: func.func @of_inserted_slice_other(%arg0: vector<4x8xf32>, %arg1: vector<2x4xf32>) -> (vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT: %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
// CHECK-NEXT: %1 = vector.extract %0[0] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: %2 = vector.extract %0[3] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: return %1, %2 : vector<8xf32>, vector<8xf32>
// CHECK-NEXT: }
// From the vector that they were inserted in, or partly from a slice.
func.func @of_inserted_slice_other(%a: vector<4x8xf32>, %b: vector<2x4xf32>) -> (vector<8xf32>, vector<8xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x8xf32>
  %1 = vector.extract %0[0] : vector<8xf32> from vector<4x8xf32>
  %2 = vector.extract %0[3] : vector<8xf32> from vector<4x8xf32>
  return %1, %2 : vector<8xf32>, vector<8xf32>
}

// -----

// CHECK-LABEL: func.func @of_elements(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, f32, vector<1xf32>) {
// CHECK-NEXT: %0 = vector.from_elements %arg0, %arg1 : vector<2x1xf32>
// CHECK-NEXT: %1 = vector.extract %0[%arg2, 0] : f32 from vector<2x1xf32>
// CHECK-NEXT: %2 = vector.extract %0[1] : vector<1xf32> from vector<2x1xf32>
// CHECK-NEXT: return %arg1, %1, %2 : f32, f32, vector<1xf32>
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

// CHECK-LABEL: func.func @element_as_vector(%arg0: vector<2x1xf32>, %arg1: vector<1xf32>) -> (f32, f32) {
// CHECK-NEXT: %0 = vector.extract %arg1[] : f32 from vector<1xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[0, 0] : f32 from vector<2x1xf32>
// CHECK-NEXT: return %0, %1 : f32, f32
// CHECK-NEXT: }
// An element that is given the type of a vector, or the other way round.
func.func @element_as_vector(%a: vector<2x1xf32>, %b: vector<1xf32>) -> (f32, f32) {
  %0 = vector.insert %b, %a[1] : vector<1xf32> into vector<2x1xf32>
  %1 = vector.extract %0[1] : f32 from vector<2x1xf32>
  %2 = vector.extract %a[0] : vector<1xf32> from vector<2x1xf32>
  %3 = vector.extract %2[0] : f32 from vector<1xf32>
  return %1, %3 : f32, f32
}
