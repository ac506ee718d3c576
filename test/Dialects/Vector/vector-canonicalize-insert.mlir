// RUN: %opt --allow-unregistered-dialect --canonicalize --split-input-file %s | FileCheck %s

// Patterns of vector.insert, from_elements and to_elements.

// CHECK-LABEL: func.func @replace_all
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3xf32>, %[[B:[a-z0-9_]+]]: vector<1x3xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<1x3xf32> {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : vector<3xf32> to vector<1x3xf32>
// CHECK-NEXT: return %[[BROADCAST]] : vector<1x3xf32>
// CHECK-NEXT: }
// A vector that replaces all elements.
func.func @replace_all(%a: vector<3xf32>, %b: vector<1x3xf32>, %i: index) -> vector<1x3xf32> {
  %0 = vector.insert %a, %b[%i] : vector<3xf32> into vector<1x3xf32>
  return %0 : vector<1x3xf32>
}

// -----

// CHECK-LABEL: func.func @replace_first_row
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3xf32>, %[[B:[a-z0-9_]+]]: vector<[1]x3xf32>) -> vector<[1]x3xf32> {
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[A]], %[[B]] [0] : vector<3xf32> into vector<[1]x3xf32>
// CHECK-NEXT: return %[[INSERT]] : vector<[1]x3xf32>
// CHECK-NEXT: }
// A scalable dimension has more.
func.func @replace_first_row(%a: vector<3xf32>, %b: vector<[1]x3xf32>) -> vector<[1]x3xf32> {
  %0 = vector.insert %a, %b[0] : vector<3xf32> into vector<[1]x3xf32>
  return %0 : vector<[1]x3xf32>
}

// -----

// CHECK-LABEL: func.func @replace_element
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: vector<f32>, %[[C:[a-z0-9_]+]]: vector<1x1xf32>, %[[D:[a-z0-9_]+]]: vector<1xf32>, %[[I:[a-z0-9_]+]]: index) -> (vector<f32>, vector<1x1xf32>, vector<1xf32>) {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : f32 to vector<f32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[A]] : f32 to vector<1x1xf32>
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[A]], %[[D]] [%[[I]]] : f32 into vector<1xf32>
// CHECK-NEXT: return %[[BROADCAST]], %[[BROADCAST_1]], %[[INSERT]] : vector<f32>, vector<1x1xf32>, vector<1xf32>
// CHECK-NEXT: }
// A scalar that replaces the only element, at a known place.
func.func @replace_element(%a: f32, %b: vector<f32>, %c: vector<1x1xf32>, %d: vector<1xf32>, %i: index) -> (vector<f32>, vector<1x1xf32>, vector<1xf32>) {
  %0 = vector.insert %a, %b[] : f32 into vector<f32>
  %1 = vector.insert %a, %c[0, 0] : f32 into vector<1x1xf32>
  %2 = vector.insert %a, %d[%i] : f32 into vector<1xf32>
  return %0, %1, %2 : vector<f32>, vector<1x1xf32>, vector<1xf32>
}

// -----

// CHECK-LABEL: func.func @splat_in_splat
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> vector<2x3xf32> {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : f32 to vector<2x3xf32>
// CHECK-NEXT: return %[[BROADCAST]] : vector<2x3xf32>
// CHECK-NEXT: }
// A scalar is everywhere already.
func.func @splat_in_splat(%a: f32, %i: index) -> vector<2x3xf32> {
  %0 = vector.broadcast %a : f32 to vector<2x3xf32>
  %1 = vector.broadcast %a : f32 to vector<3xf32>
  %2 = vector.insert %1, %0[%i] : vector<3xf32> into vector<2x3xf32>
  return %2 : vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @splat_in_other_splat
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: vector<f32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : f32 to vector<2x3xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[B]] : f32 to vector<3xf32>
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[BROADCAST_1]], %[[BROADCAST]] [1] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT: %[[BROADCAST_2:.*]] = vector.broadcast %[[C]] : vector<f32> to vector<2x3xf32>
// CHECK-NEXT: %[[BROADCAST_3:.*]] = vector.broadcast %[[C]] : vector<f32> to vector<3xf32>
// CHECK-NEXT: %[[INSERT_1:.*]] = vector.insert %[[BROADCAST_3]], %[[BROADCAST_2]] [1] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT: return %[[INSERT]], %[[INSERT_1]] : vector<2x3xf32>, vector<2x3xf32>
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

// CHECK-LABEL: func.func @insert_all(
// CHECK-SAME: {{^}}%[[DEST:[a-z0-9_]+]]: vector<3xf32>, %[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32, %[[C:[a-z0-9_]+]]: f32) -> vector<3xf32> {
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[C]], %[[B]], %[[C]] : vector<3xf32>
// CHECK-NEXT: return %[[FROM_ELEMENTS]] : vector<3xf32>
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

// CHECK-LABEL: func.func @insert_all_slices
// CHECK-SAME: (%[[DEST:[a-z0-9_]+]]: vector<2x3xf32>, %[[A:[a-z0-9_]+]]: vector<3xf32>, %[[B:[a-z0-9_]+]]: vector<3xf32>, %[[C:[a-z0-9_]+]]: f32) -> vector<2x3xf32> {
// CHECK-NEXT: %[[TO_ELEMENTS:[a-z0-9_]+]]:3 = vector.to_elements %[[A]] : vector<3xf32>
// CHECK-NEXT: %[[TO_ELEMENTS_1:[a-z0-9_]+]]:3 = vector.to_elements %[[B]] : vector<3xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[TO_ELEMENTS_1]]#0, %[[TO_ELEMENTS_1]]#1, %[[TO_ELEMENTS_1]]#2, %[[TO_ELEMENTS]]#0, %[[C]], %[[TO_ELEMENTS]]#2 : vector<2x3xf32>
// CHECK-NEXT: return %[[FROM_ELEMENTS]] : vector<2x3xf32>
// CHECK-NEXT: }
// Slices and elements.
func.func @insert_all_slices(%dest: vector<2x3xf32>, %a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> vector<2x3xf32> {
  %0 = vector.insert %a, %dest[1] : vector<3xf32> into vector<2x3xf32>
  %1 = vector.insert %c, %0[1, 1] : f32 into vector<2x3xf32>
  %2 = vector.insert %b, %1[0] : vector<3xf32> into vector<2x3xf32>
  return %2 : vector<2x3xf32>
}

// -----

// CHECK-LABEL: func.func @insert_some
// CHECK-SAME: (%[[DEST:[a-z0-9_]+]]: vector<3xf32>, %[[TWO:[a-z0-9_]+]]: vector<2xf32>, %[[A:[a-z0-9_]+]]: f32, %[[I:[a-z0-9_]+]]: index) -> (vector<3xf32>, vector<2xf32>) {
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[A]], %[[DEST]] [0] : f32 into vector<3xf32>
// CHECK-NEXT: %[[INSERT_1:.*]] = vector.insert %[[A]], %[[INSERT]] [1] : f32 into vector<3xf32>
// CHECK-NEXT: %[[INSERT_2:.*]] = vector.insert %[[A]], %[[TWO]] [%[[I]]] : f32 into vector<2xf32>
// CHECK-NEXT: %[[INSERT_3:.*]] = vector.insert %[[A]], %[[INSERT_2]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: %[[INSERT_4:.*]] = vector.insert %[[A]], %[[INSERT_3]] [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %[[INSERT_1]], %[[INSERT_4]] : vector<3xf32>, vector<2xf32>
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

// CHECK-LABEL: func.func @insert_all_used
// CHECK-SAME: (%[[DEST:[a-z0-9_]+]]: vector<2xf32>, %[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[A]], %[[DEST]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: %[[INSERT_1:.*]] = vector.insert %[[B]], %[[INSERT]] [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %[[INSERT]], %[[INSERT_1]] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: }
// A step has another use.
func.func @insert_all_used(%dest: vector<2xf32>, %a: f32, %b: f32) -> (vector<2xf32>, vector<2xf32>) {
  %0 = vector.insert %a, %dest[0] : f32 into vector<2xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<2xf32>
  return %0, %1 : vector<2xf32>, vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @insert_all_scalable
// CHECK-SAME: (%[[DEST:[a-z0-9_]+]]: vector<[2]xf32>, %[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32) -> vector<[2]xf32> {
// CHECK-NEXT: %[[INSERT:.*]] = vector.insert %[[A]], %[[DEST]] [0] : f32 into vector<[2]xf32>
// CHECK-NEXT: %[[INSERT_1:.*]] = vector.insert %[[B]], %[[INSERT]] [1] : f32 into vector<[2]xf32>
// CHECK-NEXT: return %[[INSERT_1]] : vector<[2]xf32>
// CHECK-NEXT: }
// Scalable vectors have more elements.
func.func @insert_all_scalable(%dest: vector<[2]xf32>, %a: f32, %b: f32) -> vector<[2]xf32> {
  %0 = vector.insert %a, %dest[0] : f32 into vector<[2]xf32>
  %1 = vector.insert %b, %0[1] : f32 into vector<[2]xf32>
  return %1 : vector<[2]xf32>
}

// -----

// CHECK-LABEL: func.func @from_equal_elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32) -> (vector<2x2xf32>, vector<f32>) {
// CHECK-NEXT: %[[BROADCAST:.*]] = vector.broadcast %[[A]] : f32 to vector<2x2xf32>
// CHECK-NEXT: %[[BROADCAST_1:.*]] = vector.broadcast %[[A]] : f32 to vector<f32>
// CHECK-NEXT: return %[[BROADCAST]], %[[BROADCAST_1]] : vector<2x2xf32>, vector<f32>
// CHECK-NEXT: }
// Equal elements.
func.func @from_equal_elements(%a: f32) -> (vector<2x2xf32>, vector<f32>) {
  %0 = vector.from_elements %a, %a, %a, %a : vector<2x2xf32>
  %1 = vector.from_elements %a : vector<f32>
  return %0, %1 : vector<2x2xf32>, vector<f32>
}

// -----

// CHECK-LABEL: func.func @from_poison() -> vector<2xf32> {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : vector<2xf32>
// CHECK-NEXT: return %[[POISON]] : vector<2xf32>
// CHECK-NEXT: }
// Poison.
func.func @from_poison() -> vector<2xf32> {
  %0 = ub.poison : f32
  %1 = vector.from_elements %0, %0 : vector<2xf32>
  return %1 : vector<2xf32>
}

// -----

// CHECK-LABEL: func.func @from_extracted
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3x2xf32>, %[[B:[a-z0-9_]+]]: vector<2xf32>) -> (vector<2xf32>, vector<1x2xf32>) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][1] : vector<2xf32> from vector<3x2xf32>
// CHECK-NEXT: %[[SHAPE_CAST:.*]] = vector.shape_cast %[[B]] : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT: return %[[EXTRACT]], %[[SHAPE_CAST]] : vector<2xf32>, vector<1x2xf32>
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

// CHECK-LABEL: func.func @from_others
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<3x2xf32>, %[[B:[a-z0-9_]+]]: vector<2xf32>, %[[C:[a-z0-9_]+]]: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][1, 1] : f32 from vector<3x2xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[A]][2, 0] : f32 from vector<3x2xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[EXTRACT]], %[[EXTRACT_1]] : vector<2xf32>
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[B]][0] : f32 from vector<2xf32>
// CHECK-NEXT: %[[EXTRACT_3:.*]] = vector.extract %[[B]][1] : f32 from vector<2xf32>
// CHECK-NEXT: %[[EXTRACT_4:.*]] = vector.extract %[[C]][1] : f32 from vector<2xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS_1:.*]] = vector.from_elements %[[EXTRACT_3]], %[[EXTRACT_2]] : vector<2xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS_2:.*]] = vector.from_elements %[[EXTRACT_2]], %[[EXTRACT_4]] : vector<2xf32>
// CHECK-NEXT: return %[[FROM_ELEMENTS]], %[[FROM_ELEMENTS_1]], %[[FROM_ELEMENTS_2]] : vector<2xf32>, vector<2xf32>, vector<2xf32>
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

// CHECK-LABEL: func.func @from_variable_row
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x2xf32>, %[[B:[a-z0-9_]+]]: vector<[2]xf32>, %[[I:[a-z0-9_]+]]: index) -> (vector<2xf32>, vector<2xf32>) {
// CHECK-NEXT: %[[EXTRACT:.*]] = vector.extract %[[A]][%[[I]], 0] : f32 from vector<2x2xf32>
// CHECK-NEXT: %[[EXTRACT_1:.*]] = vector.extract %[[A]][%[[I]], 1] : f32 from vector<2x2xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = vector.from_elements %[[EXTRACT]], %[[EXTRACT_1]] : vector<2xf32>
// CHECK-NEXT: %[[EXTRACT_2:.*]] = vector.extract %[[B]][0] : f32 from vector<[2]xf32>
// CHECK-NEXT: %[[EXTRACT_3:.*]] = vector.extract %[[B]][1] : f32 from vector<[2]xf32>
// CHECK-NEXT: %[[FROM_ELEMENTS_1:.*]] = vector.from_elements %[[EXTRACT_2]], %[[EXTRACT_3]] : vector<2xf32>
// CHECK-NEXT: return %[[FROM_ELEMENTS]], %[[FROM_ELEMENTS_1]] : vector<2xf32>, vector<2xf32>
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

// CHECK-LABEL: func.func @to_repeated
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: vector<2x1x2xf32>) -> (f32, f32, f32) {
// CHECK-NEXT: %[[TO_ELEMENTS:[a-z0-9_]+]]:4 = vector.to_elements %[[A]] : vector<2x1x2xf32>
// CHECK-NEXT: return %[[TO_ELEMENTS]]#0, %[[TO_ELEMENTS]]#1, %[[TO_ELEMENTS]]#2 : f32, f32, f32
// CHECK-NEXT: }
// The elements that are repeated.
func.func @to_repeated(%a: vector<2x1x2xf32>) -> (f32, f32, f32) {
  %0 = vector.broadcast %a : vector<2x1x2xf32> to vector<2x3x2xf32>
  %1:12 = vector.to_elements %0 : vector<2x3x2xf32>
  return %1#4, %1#5, %1#10 : f32, f32, f32
}
