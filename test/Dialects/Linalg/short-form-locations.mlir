// RUN: %opt --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s
//
// Locations in regions that are not written: those of arguments of linalg.map, linalg.reduce
// and named operations are unknown, those of linalg.transpose and linalg.broadcast are those
// of the operands. Operations of the former three in the list have that of the operation,
// whatever location is written for it.

func.func @map(%a: tensor<4xf32>, %b: tensor<4xf32>, %o: tensor<4xf32>) {
  // CHECK: "linalg.map"
  // CHECK-NEXT: ^bb0(%{{.*}}: f32 loc(unknown), %{{.*}}: f32 loc(unknown), %{{.*}}: f32 loc(unknown)):
  // CHECK-NEXT: "arith.addf"{{.*}} loc("{{.*}}":[[@LINE+3]]:8)
  // CHECK-NEXT: "linalg.yield"{{.*}} loc("{{.*}}":[[@LINE+2]]:8)
  // CHECK-NEXT: loc("x")
  %0 = linalg.map { arith.addf } ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) loc("x")
  return
}
func.func @reduce(%a: tensor<4x5xf32>, %o: tensor<4xf32>) {
  // CHECK: "linalg.reduce"
  // CHECK-NEXT: ^bb0(%{{.*}}: f32 loc(unknown), %{{.*}}: f32 loc(unknown)):
  // CHECK-NEXT: "arith.addf"{{.*}} loc("{{.*}}":[[@LINE+2]]:8)
  // CHECK-NEXT: "linalg.yield"{{.*}} loc("{{.*}}":[[@LINE+1]]:8)
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x5xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
  return
}
func.func @transpose(
    %a: tensor<4x5xf32>,
    %o: tensor<5x4xf32>) {
  // CHECK: "linalg.transpose"
  // CHECK-NEXT: ^bb0(%{{.*}}: f32 loc("{{.*}}":[[@LINE-3]]:5), %{{.*}}: f32 loc("{{.*}}":[[@LINE-2]]:5)):
  // CHECK-NEXT: "linalg.yield"{{.*}} loc("{{.*}}":[[@LINE+1]]:8)
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%o : tensor<5x4xf32>) permutation = [1, 0]
  return
}
func.func @broadcast(
    %a: tensor<4xf32>,
    %o: tensor<4x5xf32>) {
  // CHECK: "linalg.broadcast"
  // CHECK-NEXT: ^bb0(%{{.*}}: f32 loc("{{.*}}":[[@LINE-3]]:5), %{{.*}}: f32 loc("{{.*}}":[[@LINE-2]]:5)):
  // CHECK-NEXT: "linalg.yield"{{.*}} loc("{{.*}}":[[@LINE+1]]:8)
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%o : tensor<4x5xf32>) dimensions = [1]
  return
}
func.func @elementwise(%a: tensor<4xf32>, %o: tensor<4xf32>) {
  // CHECK: "linalg.elementwise"
  // CHECK-NEXT: ^bb0(%{{.*}}: f32 loc(unknown), %{{.*}}: f32 loc(unknown)):
  // CHECK-NEXT: "math.exp"{{.*}} loc(unknown)
  // CHECK-NEXT: "linalg.yield"{{.*}} loc(unknown)
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return
}
