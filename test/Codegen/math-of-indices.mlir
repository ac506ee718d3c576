// Operations of math that are lowered through others; those that are left are reported as others.

// REQUIRES: codegen

// RUN: %strata run %s -e power 2 | FileCheck %s --check-prefix=POWER
// RUN: %strata run %s -e clamp '[-3, 0.5, 2, 1]' | FileCheck %s --check-prefix=CLAMP
// RUN: %strata interpret %s --entry=clamp '[-3, 0.5, 2, 1]' | FileCheck %s --check-prefix=CLAMP
// RUN: not %strata opt --lower-to-llvm %S/Inputs/scalable-erf.mlir 2>&1 | FileCheck %s --check-prefix=LEFT

// POWER: 8
func.func @power(%a: index) -> index {
  %c3 = arith.constant 3 : index
  %0 = math.ipowi %a, %c3 : index
  return %0 : index
}

// CLAMP: [-1, 0.5, 1, 1]
func.func @clamp(%x: vector<4xf32>) -> vector<4xf32> {
  %low = arith.constant dense<-1.0> : vector<4xf32>
  %high = arith.constant dense<1.0> : vector<4xf32>
  %0 = math.clampf %x to [%low, %high] : vector<4xf32>
  return %0 : vector<4xf32>
}

// LEFT-NOT: explicitly marked illegal
// LEFT: error: 'math.erf' cannot be lowered to the dialect llvm
// LEFT: note: 'convert-math-to-libm' does not convert it: expected
