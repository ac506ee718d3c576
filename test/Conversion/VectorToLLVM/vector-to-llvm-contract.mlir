// RUN: strata opt --convert-vector-to-llvm %s | FileCheck %s
// RUN: strata opt --convert-vector-to-llvm=vector-contract-lowering=outerproduct %s | FileCheck %s --check-prefix=OUTER
// RUN: strata opt --convert-vector-to-llvm=vector-contract-lowering=parallelarith %s | FileCheck %s --check-prefix=PARALLEL
// RUN: strata opt --convert-vector-to-llvm=vector-contract-lowering=llvmintr %s | FileCheck %s --check-prefix=MATRIX
//
// Contractions, by each way that the option selects.

#row = affine_map<(m, n, k) -> (m, k)>
#column = affine_map<(m, n, k) -> (k, n)>
#out = affine_map<(m, n, k) -> (m, n)>
#swapped = affine_map<(m, n, k) -> (n, m)>

// A dot product for each element; or the products of columns and rows, added.
// CHECK-LABEL: func.func @product
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<2x3xf32>, %[[ARG1:[a-z0-9_]+]]: vector<3x2xf32>, %[[ARG2:[a-z0-9_]+]]: vector<2x2xf32>)
// CHECK-COUNT-4: llvm.intr.vector.reduce.fadd
// CHECK-NOT: llvm.intr.vector.reduce.fadd
// CHECK: arith.addf %{{.*}}, %[[ARG2]] : vector<2x2xf32>
// OUTER-LABEL: func.func @product
// OUTER-COUNT-6: llvm.intr.fmuladd
// OUTER-NOT: llvm.intr.fmuladd
// MATRIX-LABEL: func.func @product
// MATRIX-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<2x3xf32>, %[[ARG1:[a-z0-9_]+]]: vector<3x2xf32>, %[[ARG2:[a-z0-9_]+]]: vector<2x2xf32>)
// MATRIX: llvm.intr.matrix.multiply %{{.*}}, %{{.*}} {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
// MATRIX: arith.addf %[[ARG2]], %{{.*}} : vector<2x2xf32>
// PARALLEL-LABEL: func.func @product
// PARALLEL-COUNT-4: "llvm.intr.vector.reduce.fadd"(%{{.*}}, %{{.*}})
func.func @product(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [#row, #column, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// With a result that is transposed, the operands are exchanged.
// CHECK-LABEL: func.func @transposed
// OUTER-LABEL: func.func @transposed
// CHECK: arith.muli
// MATRIX-LABEL: func.func @transposed
// MATRIX-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<1x2xi32>, %[[ARG1:[a-z0-9_]+]]: vector<2x3xi32>, %[[ARG2:[a-z0-9_]+]]: vector<3x1xi32>)
// MATRIX: llvm.intr.matrix.multiply
// MATRIX: arith.addi %[[ARG2]]
func.func @transposed(%a: vector<1x2xi32>, %b: vector<2x3xi32>, %c: vector<3x1xi32>) -> vector<3x1xi32> {
  %r = vector.contract {indexing_maps = [#row, #column, #swapped], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<1x2xi32>, vector<2x3xi32> into vector<3x1xi32>
  return %r : vector<3x1xi32>
}

// Products without sums.
// PARALLEL-LABEL: func.func @elements
// PARALLEL: llvm.intr.fmuladd(%{{.*}}, %{{.*}}, %{{.*}}) : (vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<2xf32>
// PARALLEL: llvm.intr.fmuladd
// PARALLEL-NOT: llvm.intr.fmuladd
// PARALLEL-LABEL: func.func @masked
func.func @elements(%a: vector<2x1xf32>, %b: vector<1x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [#row, #column, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x1xf32>, vector<1x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// A mask holds for each product.
// CHECK-LABEL: func.func @masked
// CHECK-COUNT-2: "llvm.intr.vp.reduce.fadd"
// OUTER-LABEL: func.func @masked
// OUTER-COUNT-3: arith.select
func.func @masked(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>, affine_map<(m, k) -> (m)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %r : vector<2xf32>
}

// Operands of narrower types are extended for outer products only.
// CHECK-LABEL: func.func @mixed
// CHECK: vector.contract
// OUTER-LABEL: func.func @mixed
// OUTER: arith.extf %{{.*}} : vector<2xbf16> to vector<2xf32>
// OUTER-NOT: vector.contract
// MATRIX-LABEL: func.func @mixed
// MATRIX: vector.contract
func.func @mixed(%a: vector<2x1xbf16>, %b: vector<1x2xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [#row, #column, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x1xbf16>, vector<1x2xbf16> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// The iterators of other forms are unrolled.
// CHECK-LABEL: func.func @batch
// CHECK-COUNT-2: llvm.intr.vector.reduce.add
// CHECK-NOT: vector.contract
func.func @batch(%a: vector<2x2x3xi32>, %b: vector<2x3x2xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %r = vector.contract {indexing_maps = [affine_map<(b, j, k) -> (b, j, k)>, affine_map<(b, j, k) -> (b, k, j)>, affine_map<(b, j, k) -> (b)>], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2x3xi32>, vector<2x3x2xi32> into vector<2xi32>
  return %r : vector<2xi32>
}

// The intrinsic adds.
// CHECK-LABEL: func.func @maximum
// MATRIX-LABEL: func.func @maximum
// MATRIX: vector.contract
func.func @maximum(%a: vector<2x1xf32>, %b: vector<1x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = vector.contract {indexing_maps = [#row, #column, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c : vector<2x1xf32>, vector<1x2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}
