// Reductions along no dimension, and along dimensions of size 1, combine the vector with the
// accumulator; where the mask is not set, the result is the accumulator.

// REQUIRES: codegen

// RUN: %strata run %s -e none '[1,2,3]' '[10,20,30]' | FileCheck %s --check-prefix=NONE
// RUN: %strata opt --canonicalize %s | %strata run - -e none '[1,2,3]' '[10,20,30]' | FileCheck %s --check-prefix=NONE
// RUN: %strata run %s -e masked '[1,2,3]' '[10,20,30]' '[1,0,1]' | FileCheck %s --check-prefix=MASKED
// RUN: %strata opt --canonicalize %s | %strata run - -e masked '[1,2,3]' '[10,20,30]' '[1,0,1]' | FileCheck %s --check-prefix=MASKED
// RUN: %strata run %s -e rows '[[1,2],[3,4]]' '[[10,20],[30,40]]' | FileCheck %s --check-prefix=ROWS
// RUN: %strata interpret %s --entry=unit '[[1],[2],[3]]' '[10,20,30]' '[[1],[0],[1]]' | FileCheck %s --check-prefix=MASKED
// RUN: %strata opt --canonicalize %s | %strata interpret - --entry=unit '[[1],[2],[3]]' '[10,20,30]' '[[1],[0],[1]]' | FileCheck %s --check-prefix=MASKED

// NONE: [11, 22, 33]
func.func @none(%a: vector<3xi32>, %acc: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.multi_reduction <add>, %a, %acc [] : vector<3xi32> to vector<3xi32>
  return %0 : vector<3xi32>
}

// MASKED: [11, 20, 33]
func.func @masked(%a: vector<3xi32>, %acc: vector<3xi32>, %mask: vector<3xi1>) -> vector<3xi32> {
  %0 = vector.mask %mask { vector.multi_reduction <add>, %a, %acc [] : vector<3xi32> to vector<3xi32> } : vector<3xi1> -> vector<3xi32>
  return %0 : vector<3xi32>
}

// ROWS: {{\[\[}}11, 22], [33, 44]]
func.func @rows(%a: vector<2x2xi32>, %acc: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.multi_reduction <add>, %a, %acc [] : vector<2x2xi32> to vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

func.func @unit(%a: vector<3x1xi32>, %acc: vector<3xi32>, %mask: vector<3x1xi1>) -> vector<3xi32> {
  %0 = vector.mask %mask { vector.multi_reduction <add>, %a, %acc [1] : vector<3x1xi32> to vector<3xi32> } : vector<3x1xi1> -> vector<3xi32>
  return %0 : vector<3xi32>
}
