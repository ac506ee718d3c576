// RUN: strata opt --allow-unregistered-dialect --convert-vector-to-llvm %s | FileCheck %s
//
// Access to elements and parts of vectors.

func.func @element(%v: vector<4xf32>, %i: index) -> f32 {
  %r = vector.extract %v[%i] : f32 from vector<4xf32>
  return %r : f32
}
func.func @row(%m: vector<2x3x4xf32>) -> vector<4xf32> {
  %r = vector.extract %m[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  return %r : vector<4xf32>
}
func.func @element_of_row(%m: vector<2x3x4xf32>, %i: index) -> f32 {
  %r = vector.extract %m[1, 2, %i] : f32 from vector<2x3x4xf32>
  return %r : f32
}
func.func @scalar(%z: vector<f32>) -> f32 {
  %r = vector.extract %z[] : f32 from vector<f32>
  return %r : f32
}
func.func @unknown_row(%m: vector<2x3xf32>, %i: index) -> vector<3xf32> {
  %r = vector.extract %m[%i] : vector<3xf32> from vector<2x3xf32>
  return %r : vector<3xf32>
}
func.func @insert_element(%v: vector<4xindex>, %x: index) -> vector<4xindex> {
  %r = vector.insert %x, %v[2] : index into vector<4xindex>
  return %r : vector<4xindex>
}
func.func @insert_row(%v: vector<4xf32>, %m: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.insert %v, %m[1] : vector<4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @insert_into_row(%x: f32, %m: vector<2x4xf32>) -> vector<2x4xf32> {
  %r = vector.insert %x, %m[1, 3] : f32 into vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @from_elements(%a: f32, %b: f32) -> vector<2x2xf32> {
  %r = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @to_elements(%v: vector<2x1xf32>) -> (f32, f32) {
  %r:2 = vector.to_elements %v : vector<2x1xf32>
  return %r#0, %r#1 : f32, f32
}
func.func @scalable_extract(%v: vector<[4]xf32>) -> vector<4xf32> {
  %r = vector.scalable.extract %v[4] : vector<4xf32> from vector<[4]xf32>
  return %r : vector<4xf32>
}
func.func @scalable_insert(%v: vector<[4]xf32>, %w: vector<4xf32>) -> vector<[4]xf32> {
  %r = vector.scalable.insert %w, %v[4] : vector<4xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// CHECK:      module {
// CHECK-NEXT:   func.func @element(%arg0: vector<4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = llvm.extractelement %arg0[%0 : i64] : vector<4xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @row(%arg0: vector<2x3x4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element_of_row(%arg0: vector<2x3x4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3x4xf32> to !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK-NEXT:     %3 = llvm.extractelement %2[%0 : i64] : vector<4xf32>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scalar(%arg0: vector<f32>) -> f32 {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %1 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %2 = llvm.extractelement %0[%1 : i64] : vector<1xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unknown_row(%arg0: vector<2x3xf32>, %arg1: index) -> vector<3xf32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[%arg1] : vector<3xf32> from vector<2x3xf32>
// CHECK-NEXT:     return %0 : vector<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_element(%arg0: vector<4xindex>, %arg1: index) -> vector<4xindex> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<4xindex> to vector<4xi64>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %2 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %3 = llvm.insertelement %1, %0[%2 : i64] : vector<4xi64>
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %3 : vector<4xi64> to vector<4xindex>
// CHECK-NEXT:     return %4 : vector<4xindex>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_row(%arg0: vector<4xf32>, %arg1: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %2 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @insert_into_row(%arg0: f32, %arg1: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     %3 = llvm.insertelement %arg0, %1[%2 : i64] : vector<4xf32>
// CHECK-NEXT:     %4 = llvm.insertvalue %3, %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %5 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @from_elements(%arg0: f32, %arg1: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %2 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.insertelement %arg0, %2[%3 : i64] : vector<2xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %6 = llvm.insertelement %arg1, %4[%5 : i64] : vector<2xf32>
// CHECK-NEXT:     %7 = llvm.insertvalue %6, %1[0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %8 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:     %9 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %10 = llvm.insertelement %arg1, %8[%9 : i64] : vector<2xf32>
// CHECK-NEXT:     %11 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %12 = llvm.insertelement %arg0, %10[%11 : i64] : vector<2xf32>
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %7[1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:     return %14 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @to_elements(%arg0: vector<2x1xf32>) -> (f32, f32) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>>
// CHECK-NEXT:     %3 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %4 = llvm.extractelement %1[%3 : i64] : vector<1xf32>
// CHECK-NEXT:     %5 = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:     %6 = llvm.extractelement %2[%5 : i64] : vector<1xf32>
// CHECK-NEXT:     return %4, %6 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scalable_extract(%arg0: vector<[4]xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = llvm.intr.vector.extract %arg0[4] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @scalable_insert(%arg0: vector<[4]xf32>, %arg1: vector<4xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = llvm.intr.vector.insert %arg1, %arg0[4] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
