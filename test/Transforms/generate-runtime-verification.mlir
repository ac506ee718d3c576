// RUN: %opt --irdl-file=%S/Inputs/checks.irdl.mlir --generate-runtime-verification=verbose-level=0 %s | FileCheck %s
// RUN: %opt --irdl-file=%S/Inputs/checks.irdl.mlir --generate-runtime-verification %s | FileCheck %s --check-prefix=TEXT
//
// Checks that a dialect file describes become conditions and assertions. Checks of indices are
// compared with mlir-opt in generate-runtime-verification-oracle.test.

// A comparison of two operands, one with an attribute, and with a number; of an
// attribute with a number, which folds.
// CHECK-LABEL: func.func @less
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: i32, %[[ARG1:[a-z0-9_]+]]: i32)
// CHECK-NEXT: %[[CMPI:.*]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : i32
// CHECK-NEXT: cf.assert %[[CMPI]], "ERROR: Runtime op verification failed\0A^ not less\0ALocation: loc({{.*}})"
// CHECK-NEXT: %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[CMPI_1:.*]] = arith.cmpi uge, %[[ARG1]], %[[C3_I32]] : i32
// CHECK-NEXT: cf.assert %[[CMPI_1]], "ERROR: Runtime op verification failed\0A^ too small\0ALocation: loc({{.*}})"
// CHECK-NEXT: %[[CM1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT: %[[CMPI_2:.*]] = arith.cmpi ne, %[[ARG0]], %[[CM1_I32]] : i32
// CHECK-NEXT: cf.assert %[[CMPI_2]], "ERROR: Runtime op verification failed\0A^ it is -1\0ALocation: loc({{.*}})"
// CHECK-NEXT: %[[C3_I8:.*]] = arith.constant 3 : i8
// CHECK-NEXT: %[[C5_I8:.*]] = arith.constant 5 : i8
// CHECK-NEXT: %[[FALSE:.*]] = arith.constant false
// CHECK-NEXT: cf.assert %[[FALSE]], "ERROR: Runtime op verification failed\0A^ it is not 5\0ALocation: loc({{.*}})"
// CHECK-NEXT: c.less %[[ARG0]], %[[ARG1]] least 3 : i8 : i32, i32
// CHECK-NEXT: return
func.func @less(%a: i32, %b: i32) {
  c.less %a, %b least 3 : i8 : i32, i32
  return
}

// The attribute may be absent; then nothing is compared with it.
// CHECK-LABEL: func.func @absent
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index)
// CHECK-NEXT: %[[CMPI:.*]] = arith.cmpi slt, %[[ARG0]], %[[ARG1]] : index
// CHECK-NEXT: cf.assert %[[CMPI]], "ERROR: Runtime op verification failed\0A^ not less\0ALocation: loc({{.*}})"
// CHECK-NEXT: %[[CM1:.*]] = arith.constant -1 : index
// CHECK-NEXT: %[[CMPI_1:.*]] = arith.cmpi ne, %[[ARG0]], %[[CM1]] : index
// CHECK-NEXT: cf.assert %[[CMPI_1]], "ERROR: Runtime op verification failed\0A^ it is -1\0ALocation: loc({{.*}})"
// CHECK-NEXT: c.less %[[ARG0]], %[[ARG1]] : index, index
// CHECK-NEXT: return
func.func @absent(%a: index, %b: index) {
  c.less %a, %b : index, index
  return
}

// Sizes of dimensions; checks are created in order.
// CHECK-LABEL: func.func @join
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<?xf32>)
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[DIM_0:.*]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT: %[[CMPI:.*]] = arith.cmpi eq, %[[DIM_0]], %[[DIM]] : index
// CHECK-NEXT: cf.assert %[[CMPI]], "ERROR: Runtime op verification failed\0A^ sizes differ\0ALocation: loc({{.*}})"
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[DIM_2:.*]] = tensor.dim %[[ARG0]], %[[C0_1]] : tensor<?x?xf32>
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C0_3:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[CMPI_1:.*]] = arith.cmpi sgt, %[[DIM_2]], %[[C4]] : index
// CHECK-NEXT: cf.assert %[[CMPI_1]], "ERROR: Runtime op verification failed\0A^ too short\0ALocation: loc({{.*}})"
// CHECK-NEXT: c.join %[[ARG0]], %[[ARG1]] : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: c.join %[[ARG0]], %[[ARG1]] safe : tensor<?x?xf32>, tensor<?xf32>
// CHECK-NEXT: return
// TEXT: "ERROR: Runtime op verification failed\0Ac.join %arg0, %arg1 : tensor<?x?xf32>, tensor<?xf32>\0A^ sizes differ\0ALocation: loc(\22{{.*}}.mlir\22:[[#@LINE+2]]:3)"
func.func @join(%a: tensor<?x?xf32>, %b: tensor<?xf32>) {
  c.join %a, %b : tensor<?x?xf32>, tensor<?xf32>
  c.join %a, %b safe : tensor<?x?xf32>, tensor<?xf32>
  return
}

// Vectors have sizes, too.
// CHECK-LABEL: func.func @vector
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: vector<4xf32>, %[[ARG1:[a-z0-9_]+]]: index)
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C0_0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[CMPI:.*]] = arith.cmpi sge, %[[ARG1]], %[[C0]] : index
// CHECK-NEXT: %[[CMPI_1:.*]] = arith.cmpi slt, %[[ARG1]], %[[C4]] : index
// CHECK-NEXT: %[[ANDI:.*]] = arith.andi %[[CMPI]], %[[CMPI_1]] : i1
// CHECK-NEXT: cf.assert %[[ANDI]], "ERROR: Runtime op verification failed\0A^ out of bounds\0ALocation: loc({{.*}})"
// CHECK-NEXT: c.at %[[ARG0]][%[[ARG1]]] : vector<4xf32>[index]
// CHECK-NEXT: return
func.func @vector(%a: vector<4xf32>, %i: index) {
  c.at %a[%i] : vector<4xf32>[index]
  return
}
