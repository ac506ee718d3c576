// RUN: %opt --irdl-file=%S/Inputs/checks.irdl.mlir --generate-runtime-verification=verbose-level=0 %s | FileCheck %s
// RUN: %opt --irdl-file=%S/Inputs/checks.irdl.mlir --generate-runtime-verification %s | FileCheck %s --check-prefix=TEXT
//
// Checks that a dialect file describes become conditions and assertions. Checks of indices are
// compared with mlir-opt in generate-runtime-verification-oracle.test.

// A comparison of two operands, one with an attribute, and with a number; of an
// attribute with a number, which folds.
// CHECK-LABEL: func.func @less(
// CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %arg1 : i32
// CHECK-NEXT: cf.assert %0, "ERROR: Runtime op verification failed\0A^ not less\0ALocation: loc({{.*}})"
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %1 = arith.cmpi uge, %arg1, %c3_i32 : i32
// CHECK-NEXT: cf.assert %1, "ERROR: Runtime op verification failed\0A^ too small\0ALocation: loc({{.*}})"
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %2 = arith.cmpi ne, %arg0, %c-1_i32 : i32
// CHECK-NEXT: cf.assert %2, "ERROR: Runtime op verification failed\0A^ it is -1\0ALocation: loc({{.*}})"
// CHECK-NEXT: %c3_i8 = arith.constant 3 : i8
// CHECK-NEXT: %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: cf.assert %false, "ERROR: Runtime op verification failed\0A^ it is not 5\0ALocation: loc({{.*}})"
// CHECK-NEXT: c.less %arg0, %arg1 least 3 : i8 : i32, i32
// CHECK-NEXT: return
func.func @less(%a: i32, %b: i32) {
  c.less %a, %b least 3 : i8 : i32, i32
  return
}

// The attribute may be absent; then nothing is compared with it.
// CHECK-LABEL: func.func @absent(
// CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %arg1 : index
// CHECK-NEXT: cf.assert %0, "ERROR: Runtime op verification failed\0A^ not less\0ALocation: loc({{.*}})"
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %1 = arith.cmpi ne, %arg0, %c-1 : index
// CHECK-NEXT: cf.assert %1, "ERROR: Runtime op verification failed\0A^ it is -1\0ALocation: loc({{.*}})"
// CHECK-NEXT: c.less %arg0, %arg1 : index, index
// CHECK-NEXT: return
func.func @absent(%a: index, %b: index) {
  c.less %a, %b : index, index
  return
}

// Sizes of dimensions; checks are created in order.
// CHECK-LABEL: func.func @join(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK-NEXT: %0 = arith.cmpi eq, %dim_0, %dim : index
// CHECK-NEXT: cf.assert %0, "ERROR: Runtime op verification failed\0A^ sizes differ\0ALocation: loc({{.*}})"
// CHECK-NEXT: %c0_1 = arith.constant 0 : index
// CHECK-NEXT: %dim_2 = tensor.dim %arg0, %c0_1 : tensor<?x?xf32>
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0_3 = arith.constant 0 : index
// CHECK-NEXT: %true = arith.constant true
// CHECK-NEXT: %1 = arith.cmpi sgt, %dim_2, %c4 : index
// CHECK-NEXT: cf.assert %1, "ERROR: Runtime op verification failed\0A^ too short\0ALocation: loc({{.*}})"
// CHECK-NEXT: c.join %arg0, %arg1 : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: c.join %arg0, %arg1 safe : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: return
// TEXT: "ERROR: Runtime op verification failed\0Ac.join %arg0, %arg1 : tensor<?x?xf32>, tensor<?xf32>\0A^ sizes differ\0ALocation: loc(\22{{.*}}.mlir\22:[[#@LINE+2]]:3)"
func.func @join(%a: tensor<?x?xf32>, %b: tensor<?xf32>) {
  c.join %a, %b : tensor<?x?xf32>, tensor<?xf32>
  c.join %a, %b safe : tensor<?x?xf32>, tensor<?xf32>
  return
}

// Vectors have sizes, too.
// CHECK-LABEL: func.func @vector(
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %0 = arith.cmpi sge, %arg1, %c0 : index
// CHECK-NEXT: %1 = arith.cmpi slt, %arg1, %c4 : index
// CHECK-NEXT: %2 = arith.andi %0, %1 : i1
// CHECK-NEXT: cf.assert %2, "ERROR: Runtime op verification failed\0A^ out of bounds\0ALocation: loc({{.*}})"
// CHECK-NEXT: c.at %arg0[%arg1] : vector<4xf32>[index]
// CHECK-NEXT: return
func.func @vector(%a: vector<4xf32>, %i: index) {
  c.at %a[%i] : vector<4xf32>[index]
  return
}
