// Constants whose elements are in a resource.

// REQUIRES: codegen

// RUN: %strata run %s -e constant | FileCheck %s --check-prefix=LIST
// RUN: %strata interpret %s --entry=constant | FileCheck %s --check-prefix=LIST
// RUN: %strata run %s -e vector | FileCheck %s --check-prefix=LIST
// RUN: %strata interpret %s --entry=vector | FileCheck %s --check-prefix=LIST
// RUN: %strata run %s -e global | FileCheck %s --check-prefix=SECOND
// RUN: %strata interpret %s --entry=global | FileCheck %s --check-prefix=SECOND

// LIST: [1, 2]
func.func @constant() -> tensor<2xf64> {
  %0 = arith.constant dense_resource<numbers> : tensor<2xf64>
  return %0 : tensor<2xf64>
}
func.func @vector() -> vector<2xf64> {
  %0 = arith.constant dense_resource<numbers> : vector<2xf64>
  return %0 : vector<2xf64>
}

// SECOND: 2
memref.global "private" constant @numbers : memref<2xf64> = dense_resource<numbers>
func.func @global() -> f64 {
  %0 = memref.get_global @numbers : memref<2xf64>
  %c1 = arith.constant 1 : index
  %1 = memref.load %0[%c1] : memref<2xf64>
  return %1 : f64
}

{-# dialect_resources: { builtin: { numbers: "0x08000000000000000000F03F0000000000000040" } } #-}
