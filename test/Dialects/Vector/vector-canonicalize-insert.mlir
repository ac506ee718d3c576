// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Patterns of vector.insert, from_elements and to_elements.

// CHECK-LABEL: func.func @replace_all(%arg0: vector<3xf32>, %arg1: vector<1x3xf32>, %arg2: index) -> vector<1x3xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : vector<3xf32> to vector<1x3xf32>
// CHECK-NEXT: return %0 : vector<1x3xf32>
// CHECK-NEXT: }
// A vector that replaces all elements.
func.func @replace_all(%a: vector<3xf32>, %b: vector<1x3xf32>, %i: index) -> vector<1x3xf32> {
  %0 = vector.insert %a, %b[%i] : vector<3xf32> into vector<1x3xf32>
  return %0 : vector<1x3xf32>
}

// -----

// CHECK-LABEL: func.func @replace_first_row(%arg0: vector<3xf32>, %arg1: vector<[1]x3xf32>) -> vector<[1]x3xf32> {
// CHECK-NEXT: %0 = vector.insert %arg0, %arg1 [0] : vector<3xf32> into vector<[1]x3xf32>
// CHECK-NEXT: return %0 : vector<[1]x3xf32>
// CHECK-NEXT: }
// A scalable dimension has more.
func.func @replace_first_row(%a: vector<3xf32>, %b: vector<[1]x3xf32>) -> vector<[1]x3xf32> {
  %0 = vector.insert %a, %b[0] : vector<3xf32> into vector<[1]x3xf32>
  return %0 : vector<[1]x3xf32>
}

// -----

// CHECK-LABEL: func.func @replace_element(%arg0: f32, %arg1: vector<f32>, %arg2: vector<1x1xf32>, %arg3: vector<1xf32>, %arg4: index) -> (vector<f32>, vector<1x1xf32>, vector<1xf32>) {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<f32>
// CHECK-NEXT: %1 = vector.broadcast %arg0 : f32 to vector<1x1xf32>
// CHECK-NEXT: %2 = vector.insert %arg0, %arg3 [%arg4] : f32 into vector<1xf32>
// CHECK-NEXT: return %0, %1, %2 : vector<f32>, vector<1x1xf32>, vector<1xf32>
// CHECK-NEXT: }
// A scalar that replaces the only element, at a known place.
func.func @replace_element(%a: f32, %b: vector<f32>, %c: vector<1x1xf32>, %d: vector<1xf32>, %i: index) -> (vector<f32>, vector<1x1xf32>, vector<1xf32>) {
  %0 = vector.insert %a, %b[] : f32 into vector<f32>
  %1 = vector.insert %a, %c[0, 0] : f32 into vector<1x1xf32>
  %2 = vector.insert %a, %d[%i] : f32 into vector<1xf32>
  return %0, %1, %2 : vector<f32>, vector<1x1xf32>, vector<1xf32>
}

// -----

// CHECK-LABEL: func.func @splat_in_splat(%arg0: f32, %arg1: index) -> vector<2x3xf32> {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<2x3xf32>
// CHECK-NEXT: return %0 : vector<2x3xf32>
// CHECK-NEXT: }
// A scalar is everywhere already.
func.func @splat_in_splat(%a: f32, %i: index) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : f32 to vector<2x3xf32>
  %1 = vector.broadcast %a : f32 to vector<3xf32>
  %2 = vector.insert %1, %0[%i] : vector<3xf32> into vector<2x3xf32>
  return %2 : vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @splat_in_other_splat(%arg0: f32, %arg1: f32, %arg2: vector<f32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<2x3xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg1 : f32 to vector<3xf32>
// CHECK-NEXT: %2 = vector.insert %1, %0 [1] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT: %3 = vector.broadcast %arg2 : vector<f32> to vector<2x3xf32>
// CHECK-NEXT: %4 = vector.broadcast %arg2 : vector<f32> to vector<3xf32>
// CHECK-NEXT: %5 = vector.insert %4, %3 [1] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT: return %2, %5 : vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT: }
// Another scalar; a vector without dimensions.
func.func @splat_in_other_splat(%a: f32, %b: f32, %c: vector<f32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
  %0 = vector.broadcast %a : f32 to vector<2x3xf32>
  %1 = vector.broadcast %b : f32 to vector<3xf32>
  %2 = vector.insert %1, %0[1] : vector<3xf32> into vector<2x3xf32>
  %3 = vector.broadcast %c : vector<f32> to vector<2x3xf32>
  %4 = vector.broadcast %c : vector<f32> to vector<3xf32>
  %5 = vector.insert %4, %3[1] : vector<3xf32> into vector<2x3xf32>
  return %2, %5 : vector<2x3xf32>, vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @insert_all(%arg0: vector<3xf32>, %arg1: f32, %arg2: f32, %arg3: f32) -> vector<3xf32> {
// CHECK-NEXT: %0 = vector.from_elements %arg3, %arg2, %arg3 : vector<3xf32>
// CHECK-NEXT: return %0 : vector<3xf32>
// CHECK-NEXT: }
// Insertions that replace all elements, of which the last counts.
func.func @insert_all(%dest: vector<3xf32>, %a: f32, %b: f32, %c: f32) -> vector<3xf32> {
  %0 = vector.insert %a, %dest[0] : f32 into vector<3xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<3xf32>
  %2 = vector.insert %c, %1[2] : f32 into vector<3xf32>
  %3 = vector.insert %c, %2[0] : f32 into vector<3xf32>
  return %3 : vector<3xf32>
}

// -----

// CHECK-LABEL: func.func @insert_all_slices(%arg0: vector<2x3xf32>, %arg1: vector<3xf32>, %arg2: vector<3xf32>, %arg3: f32) -> vector<2x3xf32> {
// CHECK-NEXT: %0:3 = vector.to_elements %arg1 : vector<3xf32>
// CHECK-NEXT: %1:3 = vector.to_elements %arg2 : vector<3xf32>
// CHECK-NEXT: %2 = vector.from_elements %1#0, %1#1, %1#2, %0#0, %arg3, %0#2 : vector<2x3xf32>
// CHECK-NEXT: return %2 : vector<2x3xf32>
// CHECK-NEXT: }
// Slices and elements.
func.func @insert_all_slices(%dest: vector<2x3xf32>, %a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> vector<2x3xf32> {
  %0 = vector.insert %a, %dest[1] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.insert %c, %0[1, 1] : f32 into vector<2x3xf32>
  %2 = vector.insert %b, %1[0] : vector<3xf32> into vector<2x3xf32>
  return %2 : vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @insert_some(%arg0: vector<3xf32>, %arg1: vector<2xf32>, %arg2: f32, %arg3: index) -> (vector<3xf32>, vector<2xf32>) {
// CHECK-NEXT: %0 = vector.insert %arg2, %arg0 [0] : f32 into vector<3xf32>
// CHECK-NEXT: %1 = vector.insert %arg2, %0 [1] : f32 into vector<3xf32>
// CHECK-NEXT: %2 = vector.insert %arg2, %arg1 [%arg3] : f32 into vector<2xf32>
// CHECK-NEXT: %3 = vector.insert %arg2, %2 [0] : f32 into vector<2xf32>
// CHECK-NEXT: %4 = vector.insert %arg2, %3 [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %1, %4 : vector<3xf32>, vector<2xf32>
// CHECK-NEXT: }
// An element is missing, or inserted at a variable place.
func.func @insert_some(%dest: vector<3xf32>, %two: vector<2xf32>, %a: f32, %i: index) -> (vector<3xf32>, vector<2xf32>) {
  %0 = vector.insert %a, %dest[0] : f32 into vector<3xf32>
  %1 = vector.insert %a, %0[1] : f32 into vector<3xf32>
  %2 = vector.insert %a, %two[%i] : f32 into vector<2xf32>
  %3 = vector.insert %a, %2[0] : f32 into vector<2xf32>
  %4 = vector.insert %a, %3[1] : f32 into vector<2xf32>
  return %1, %4 : vector<3xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @insert_all_used(%arg0: vector<2xf32>, %arg1: f32, %arg2: f32) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT: %0 = vector.insert %arg1, %arg0 [0] : f32 into vector<2xf32>
// CHECK-NEXT: %1 = vector.insert %arg2, %0 [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %0, %1 : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
// A step has another use.
func.func @insert_all_used(%dest: vector<2xf32>, %a: f32, %b: f32) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert %a, %dest[0] : f32 into vector<2xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @insert_all_scalable(%arg0: vector<[2]xf32>, %arg1: f32, %arg2: f32) -> vector<[2]xf32> {
// CHECK-NEXT: %0 = vector.insert %arg1, %arg0 [0] : f32 into vector<[2]xf32>
// CHECK-NEXT: %1 = vector.insert %arg2, %0 [1] : f32 into vector<[2]xf32>
// CHECK-NEXT: return %1 : vector<[2]xf32>
// CHECK-NEXT: }
// Scalable vectors have more elements.
func.func @insert_all_scalable(%dest: vector<[2]xf32>, %a: f32, %b: f32) -> vector<[2]xf32> {
  %0 = vector.insert %a, %dest[0] : f32 into vector<[2]xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<[2]xf32>
  return %1 : vector<[2]xf32>
}

// -----

// CHECK-LABEL: func.func @from_equal_elements(%arg0: f32) -> (vector<2x2xf32>, vector<f32>) {
// CHECK-NEXT: %0 = vector.broadcast %arg0 : f32 to vector<2x2xf32>
// CHECK-NEXT: %1 = vector.broadcast %arg0 : f32 to vector<f32>
// CHECK-NEXT: return %0, %1 : vector<2x2xf32>, vector<f32>
// CHECK-NEXT: }
// Equal elements.
func.func @from_equal_elements(%a: f32) -> (vector<2x2xf32>, vector<f32>) {
  %0 = vector.from_elements %a, %a, %a, %a : vector<2x2xf32>
  %1 = vector.from_elements %a : vector<f32>
  return %0, %1 : vector<2x2xf32>, vector<f32>
}

// -----

// CHECK-LABEL: func.func @from_poison() -> vector<2xf32> {
// CHECK-NEXT: %0 = ub.poison : vector<2xf32>
// CHECK-NEXT: return %0 : vector<2xf32>
// CHECK-NEXT: }
// Poison.
func.func @from_poison() -> vector<2xf32> {
  %0 = ub.poison : f32
  %1 = vector.from_elements %0, %0 : vector<2xf32>
  return %1 : vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @from_extracted(%arg0: vector<3x2xf32>, %arg1: vector<2xf32>) -> (vector<2xf32>, vector<1x2xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %1 = vector.shape_cast %arg1 : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT: return %0, %1 : vector<2xf32>, vector<1x2xf32>
// CHECK-NEXT: }
// Elements of a vector, all or those of a slice.
func.func @from_extracted(%a: vector<3x2xf32>, %b: vector<2xf32>) -> (vector<2xf32>, vector<1x2xf32>) {
  %0 = vector.extract %a[1, 0] : f32 from vector<3x2xf32>
  %1 = vector.extract %a[1, 1] : f32 from vector<3x2xf32>
  %2 = vector.from_elements %0, %1 : vector<2xf32>
  %3 = vector.extract %b[0] : f32 from vector<2xf32>
  %4 = vector.extract %b[1] : f32 from vector<2xf32>
  %5 = vector.from_elements %3, %4 : vector<1x2xf32>
  return %2, %5 : vector<2xf32>, vector<1x2xf32>
}

// -----

// CHECK-LABEL: func.func @from_others(%arg0: vector<3x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[1, 1] : f32 from vector<3x2xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[2, 0] : f32 from vector<3x2xf32>
// CHECK-NEXT: %2 = vector.from_elements %0, %1 : vector<2xf32>
// CHECK-NEXT: %3 = vector.extract %arg1[0] : f32 from vector<2xf32>
// CHECK-NEXT: %4 = vector.extract %arg1[1] : f32 from vector<2xf32>
// CHECK-NEXT: %5 = vector.extract %arg2[1] : f32 from vector<2xf32>
// CHECK-NEXT: %6 = vector.from_elements %4, %3 : vector<2xf32>
// CHECK-NEXT: %7 = vector.from_elements %3, %5 : vector<2xf32>
// CHECK-NEXT: return %2, %6, %7 : vector<2xf32>, vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
// They are not a slice, or not in order, or of two vectors.
func.func @from_others(%a: vector<3x2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %0 = vector.extract %a[1, 1] : f32 from vector<3x2xf32>
  %1 = vector.extract %a[2, 0] : f32 from vector<3x2xf32>
  %2 = vector.from_elements %0, %1 : vector<2xf32>
  %3 = vector.extract %b[0] : f32 from vector<2xf32>
  %4 = vector.extract %b[1] : f32 from vector<2xf32>
  %5 = vector.extract %c[1] : f32 from vector<2xf32>
  %6 = vector.from_elements %4, %3 : vector<2xf32>
  %7 = vector.from_elements %3, %5 : vector<2xf32>
  return %2, %6, %7 : vector<2xf32>, vector<2xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @from_variable_row(%arg0: vector<2x2xf32>, %arg1: vector<[2]xf32>, %arg2: index) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT: %0 = vector.extract %arg0[%arg2, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[%arg2, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT: %2 = vector.from_elements %0, %1 : vector<2xf32>
// CHECK-NEXT: %3 = vector.extract %arg1[0] : f32 from vector<[2]xf32>
// CHECK-NEXT: %4 = vector.extract %arg1[1] : f32 from vector<[2]xf32>
// CHECK-NEXT: %5 = vector.from_elements %3, %4 : vector<2xf32>
// CHECK-NEXT: return %2, %5 : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
// Unknown rows, or elements of a scalable vector.
func.func @from_variable_row(%a: vector<2x2xf32>, %b: vector<[2]xf32>, %i: index) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.extract %a[%i, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %a[%i, 1] : f32 from vector<2x2xf32>
  %2 = vector.from_elements %0, %1 : vector<2xf32>
  %3 = vector.extract %b[0] : f32 from vector<[2]xf32>
  %4 = vector.extract %b[1] : f32 from vector<[2]xf32>
  %5 = vector.from_elements %3, %4 : vector<2xf32>
  return %2, %5 : vector<2xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @to_repeated(%arg0: vector<2x1x2xf32>) -> (f32, f32, f32) {
// CHECK-NEXT: %0:4 = vector.to_elements %arg0 : vector<2x1x2xf32>
// CHECK-NEXT: return %0#0, %0#1, %0#2 : f32, f32, f32
// CHECK-NEXT: }
// The elements that are repeated.
func.func @to_repeated(%a: vector<2x1x2xf32>) -> (f32, f32, f32) {
  %0 = vector.broadcast %a : vector<2x1x2xf32> to vector<2x3x2xf32>
  %1:12 = vector.to_elements %0 : vector<2x3x2xf32>
  return %1#4, %1#5, %1#10 : f32, f32, f32
}
