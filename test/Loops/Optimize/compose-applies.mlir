// RUN: strata opt %s --pass-pipeline='builtin.module(func.func(affine-compose-applies))' | FileCheck %s
// RUN: strata check-passes %s --inputs=1 --max-steps=100000000 --pass-pipeline='builtin.module(func.func(affine-compose-applies))'
// RUN: strata opt %s --pass-pipeline='builtin.module(optimize-loops{cpu=znver4})' --remarks-filter=affine-tile-plan 2>&1 >/dev/null | FileCheck %s --check-prefix=PLAN

// Loops between which only affine.apply stands become a perfect nest, which is tiled.
// CHECK-LABEL: func.func @product
// CHECK: affine.for %[[I:.*]] = 0 to 100 {
// CHECK-NEXT: affine.for %[[K:.*]] = 0 to 300 {
// CHECK-NEXT: affine.for %[[J:.*]] = 0 to #{{.*}}(%[[I]]) {
// CHECK-NEXT: affine.load %{{.*}}[%[[I]] * 2 + 1, %[[K]]]
// CHECK: affine.store %{{.*}}[%[[I]] * 2 + 1, %[[J]]]
// PLAN: [Passed] Tiled {{.*}}Function=product
func.func @product(%a: memref<200x300xf64>, %b: memref<300x201xf64>) -> memref<200x201xf64> {
  %c = memref.alloc() : memref<200x201xf64>
  affine.for %half = 0 to 100 {
    %i = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%half)
    affine.for %k = 0 to 300 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 2)>(%i) {
        %x = affine.load %a[%i, %k] : memref<200x300xf64>
        %y = affine.load %b[%k, %j] : memref<300x201xf64>
        %z = affine.load %c[%i, %j] : memref<200x201xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<200x201xf64>
      }
    }
  }
  return %c : memref<200x201xf64>
}

// Other operations use the result.
// CHECK-LABEL: func.func @used
// CHECK: %[[INDEX:.*]] = affine.apply
// CHECK-NEXT: arith.index_cast %[[INDEX]]
// CHECK: affine.store %{{.*}}[%{{.*}} + 1]
func.func @used(%a: memref<11xi32>) {
  affine.for %i = 0 to 10 {
    %next = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %value = arith.index_cast %next : index to i32
    affine.store %value, %a[%next] : memref<11xi32>
  }
  return
}
