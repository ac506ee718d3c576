// AUTOUPDATE
// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Access to elements and parts of vectors.

// CHECK-LABEL: func.func @element(
// CHECK-SAME: {{^}}%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:   %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[V]][%[[UNREALIZED_CONVERSION_CAST]] : i64] : vector<4xf32>
// CHECK-NEXT:   return %[[EXTRACTELEMENT]] : f32
// CHECK-NEXT: }
func.func @element(%v: vector<4xf32>, %i: index) -> f32 {
  %r = vector.extract %v[%i] : f32 from vector<4xf32>
  return %r : f32
}

// CHECK-LABEL: func.func @row
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: vector<2x3x4xf32>) -> vector<4xf32> {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[M]] : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:   return %[[EXTRACTVALUE]] : vector<4xf32>
// CHECK-NEXT: }
func.func @row(%m: vector<2x3x4xf32>) -> vector<4xf32> {
  %r = vector.extract %m[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @element_of_row
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: vector<2x3x4xf32>, %[[I:[a-z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[M]] : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST_1]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:   %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[EXTRACTVALUE]][%[[UNREALIZED_CONVERSION_CAST]] : i64] : vector<4xf32>
// CHECK-NEXT:   return %[[EXTRACTELEMENT]] : f32
// CHECK-NEXT: }
func.func @element_of_row(%m: vector<2x3x4xf32>, %i: index) -> f32 {
  %r = vector.extract %m[1, 2, %i] : f32 from vector<2x3x4xf32>
  return %r : f32
}

// CHECK-LABEL: func.func @scalar
// CHECK-SAME: (%[[Z:[a-z0-9_]+]]: vector<f32>) -> f32 {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[Z]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[UNREALIZED_CONVERSION_CAST]][%[[CONSTANT]] : i64] : vector<1xf32>
// CHECK-NEXT:   return %[[EXTRACTELEMENT]] : f32
// CHECK-NEXT: }
func.func @scalar(%z: vector<f32>) -> f32 {
  %r = vector.extract %z[] : f32 from vector<f32>
  return %r : f32
}

// CHECK-LABEL: func.func @unknown_row
// CHECK-SAME: (%[[M:[a-z0-9_]+]]: vector<2x3xf32>, %[[I:[a-z0-9_]+]]: index) -> vector<3xf32> {
// CHECK-NEXT:   %[[R:.*]] = vector.extract %[[M]][%[[I]]] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:   return %[[R]] : vector<3xf32>
// CHECK-NEXT: }
func.func @unknown_row(%m: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %r = vector.extract %m[%i] : vector<3xf32> from vector<2x3xf32>
  return %r : vector<3xf32>
}

// CHECK-LABEL: func.func @insert_element
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xindex>, %[[X:[a-z0-9_]+]]: index) -> vector<4xindex> {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<4xindex> to vector<4xi64>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[X]] : index to i64
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:   %[[INSERTELEMENT:.*]] = llvm.insertelement %[[UNREALIZED_CONVERSION_CAST_1]], %[[UNREALIZED_CONVERSION_CAST]][%[[CONSTANT]] : i64] : vector<4xi64>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_2:.*]] = builtin.unrealized_conversion_cast %[[INSERTELEMENT]] : vector<4xi64> to vector<4xindex>
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_2]] : vector<4xindex>
// CHECK-NEXT: }
func.func @insert_element(%v: vector<4xindex>, %x: index) -> vector<4xindex> {
  %r = vector.insert %x, %v[2] : index into vector<4xindex>
  return %r : vector<4xindex>
}

// CHECK-LABEL: func.func @insert_row
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<4xf32>, %[[M:[a-z0-9_]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[M]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[V]], %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @insert_row(%v: vector<4xf32>, %m: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.insert %v, %m[1] : vector<4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK-LABEL: func.func @insert_into_row
// CHECK-SAME: (%[[X:[a-z0-9_]+]]: f32, %[[M:[a-z0-9_]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[M]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:   %[[INSERTELEMENT:.*]] = llvm.insertelement %[[X]], %[[EXTRACTVALUE]][%[[CONSTANT]] : i64] : vector<4xf32>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[INSERTELEMENT]], %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<2x4xf32>
// CHECK-NEXT: }
func.func @insert_into_row(%x: f32, %m: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.insert %x, %m[1, 3] : f32 into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK-LABEL: func.func @from_elements
// CHECK-SAME: (%[[A:[a-z0-9_]+]]: f32, %[[B:[a-z0-9_]+]]: f32) -> vector<2x2xf32> {
// CHECK-NEXT:   %[[POISON:.*]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:   %[[POISON_1:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[INSERTELEMENT:.*]] = llvm.insertelement %[[A]], %[[POISON_1]][%[[CONSTANT]] : i64] : vector<2xf32>
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[INSERTELEMENT_1:.*]] = llvm.insertelement %[[B]], %[[INSERTELEMENT]][%[[CONSTANT_1]] : i64] : vector<2xf32>
// CHECK-NEXT:   %[[INSERTVALUE:.*]] = llvm.insertvalue %[[INSERTELEMENT_1]], %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:   %[[POISON_2:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:   %[[CONSTANT_2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[INSERTELEMENT_2:.*]] = llvm.insertelement %[[B]], %[[POISON_2]][%[[CONSTANT_2]] : i64] : vector<2xf32>
// CHECK-NEXT:   %[[CONSTANT_3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:   %[[INSERTELEMENT_3:.*]] = llvm.insertelement %[[A]], %[[INSERTELEMENT_2]][%[[CONSTANT_3]] : i64] : vector<2xf32>
// CHECK-NEXT:   %[[INSERTVALUE_1:.*]] = llvm.insertvalue %[[INSERTELEMENT_3]], %[[INSERTVALUE]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST_1:.*]] = builtin.unrealized_conversion_cast %[[INSERTVALUE_1]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:   return %[[UNREALIZED_CONVERSION_CAST_1]] : vector<2x2xf32>
// CHECK-NEXT: }
func.func @from_elements(%a: f32, %b: f32) -> vector<2x2xf32> {
  %r = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// CHECK-LABEL: func.func @to_elements
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<2x1xf32>) -> (f32, f32) {
// CHECK-NEXT:   %[[UNREALIZED_CONVERSION_CAST:.*]] = builtin.unrealized_conversion_cast %[[V]] : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:   %[[EXTRACTVALUE:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:   %[[EXTRACTVALUE_1:.*]] = llvm.extractvalue %[[UNREALIZED_CONVERSION_CAST]][1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:   %[[CONSTANT:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[EXTRACTELEMENT:.*]] = llvm.extractelement %[[EXTRACTVALUE]][%[[CONSTANT]] : i64] : vector<1xf32>
// CHECK-NEXT:   %[[CONSTANT_1:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:   %[[EXTRACTELEMENT_1:.*]] = llvm.extractelement %[[EXTRACTVALUE_1]][%[[CONSTANT_1]] : i64] : vector<1xf32>
// CHECK-NEXT:   return %[[EXTRACTELEMENT]], %[[EXTRACTELEMENT_1]] : f32, f32
// CHECK-NEXT: }
func.func @to_elements(%v: vector<2x1xf32>) -> (f32, f32) {
  %r:2 = vector.to_elements %v : vector<2x1xf32>
  return %r#0, %r#1 : f32, f32
}

// CHECK-LABEL: func.func @scalable_extract
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<[4]xf32>) -> vector<4xf32> {
// CHECK-NEXT:   %[[EXTRACT:.*]] = llvm.intr.vector.extract %[[V]][4] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT:   return %[[EXTRACT]] : vector<4xf32>
// CHECK-NEXT: }
func.func @scalable_extract(%v: vector<[4]xf32>) -> vector<4xf32> {
  %r = vector.scalable.extract %v[4] : vector<4xf32> from vector<[4]xf32>
  return %r : vector<4xf32>
}

// CHECK-LABEL: func.func @scalable_insert
// CHECK-SAME: (%[[V:[a-z0-9_]+]]: vector<[4]xf32>, %[[W:[a-z0-9_]+]]: vector<4xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:   %[[INSERT:.*]] = llvm.intr.vector.insert %[[W]], %[[V]][4] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT:   return %[[INSERT]] : vector<[4]xf32>
// CHECK-NEXT: }
func.func @scalable_insert(%v: vector<[4]xf32>, %w: vector<4xf32>) -> vector<[4]xf32> {
  %r = vector.scalable.insert %w, %v[4] : vector<4xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}
