// RUN: strata opt --convert-vector-to-llvm=vector-transpose-lowering=llvmintr %s | FileCheck %s --check-prefix=MATRIX
// RUN: strata opt --convert-vector-to-llvm=vector-transpose-lowering=shuffle1d %s | FileCheck %s --check-prefix=FLAT
// RUN: strata opt --convert-vector-to-llvm=vector-transpose-lowering=shuffle16x16 %s | FileCheck %s --check-prefix=ROWS
//
// Transposes, by each way that the option selects.

// MATRIX-LABEL: func.func @matrix
// MATRIX: llvm.intr.matrix.transpose %{{.*}} {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
// FLAT-LABEL: func.func @matrix
// FLAT: llvm.shufflevector %[[ALL:.*]], %[[ALL]] [0, 3, 1, 4, 2, 5] : vector<6xf32>
// ROWS-LABEL: func.func @matrix
// ROWS: llvm.shufflevector %[[ALL:.*]], %[[ALL]] [0, 3, 1, 4, 2, 5] : vector<6xf32>
func.func @matrix(%a: vector<2x3xf32>) -> vector<3x2xf32> {
  %r = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}

// Dimensions of size 1 do not matter for shuffles.
// MATRIX-LABEL: func.func @units
// MATRIX-NOT: llvm.intr.matrix.transpose
// FLAT-LABEL: func.func @units
// FLAT: llvm.shufflevector %[[ALL:.*]], %[[ALL]] [0, 2, 1, 3] : vector<4xf32>
func.func @units(%a: vector<1x2x1x2xf32>) -> vector<1x2x1x2xf32> {
  %r = vector.transpose %a, [0, 3, 2, 1] : vector<1x2x1x2xf32> to vector<1x2x1x2xf32>
  return %r : vector<1x2x1x2xf32>
}

// Four rounds of shuffles of 16 rows.
// MATRIX-LABEL: func.func @sixteen
// ROWS-LABEL: func.func @sixteen
// ROWS: llvm.shufflevector %{{.*}}, %{{.*}} [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29]
// ROWS-NEXT: llvm.shufflevector %{{.*}}, %{{.*}} [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31]
// ROWS: llvm.shufflevector %{{.*}}, %{{.*}} [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29]
// ROWS-NEXT: llvm.shufflevector %{{.*}}, %{{.*}} [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31]
// ROWS-COUNT-4: llvm.shufflevector %{{.*}}, %{{.*}} [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]
// ROWS-NEXT: llvm.shufflevector %{{.*}}, %{{.*}} [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31]
// ROWS-NOT: llvm.extractelement
func.func @sixteen(%a: vector<16x16xi32>) -> vector<16x16xi32> {
  %r = vector.transpose %a, [1, 0] : vector<16x16xi32> to vector<16x16xi32>
  return %r : vector<16x16xi32>
}
