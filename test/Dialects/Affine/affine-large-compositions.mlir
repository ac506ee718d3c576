// RUN: %strata opt --canonicalize %s | FileCheck %s

// The composition of all maps has more than 8^14 terms, that of two of them 64.

#map = affine_map<(d0) -> (d0 mod 3 + d0 mod 5 + d0 mod 7 + d0 mod 11 + d0 mod 13 + d0 mod 17 + d0 mod 19 + d0 mod 23)>

// CHECK: func.func @chain(%[[I:.*]]: index
// CHECK-SAME: -> index
func.func @chain(%i: index) -> index {
  %0 = affine.apply #map(%i)
  %1 = affine.apply #map(%0)
  %2 = affine.apply #map(%1)
  %3 = affine.apply #map(%2)
  %4 = affine.apply #map(%3)
  %5 = affine.apply #map(%4)
  %6 = affine.apply #map(%5)
  %7 = affine.apply #map(%6)
  %8 = affine.apply #map(%7)
  %9 = affine.apply #map(%8)
  %10 = affine.apply #map(%9)
  %11 = affine.apply #map(%10)
  %12 = affine.apply #map(%11)
  %13 = affine.apply #map(%12)
  // CHECK-NEXT: %[[FIRST:.*]] = affine.apply #{{.*}}()[%[[I]]]
  // CHECK-NEXT: affine.apply #{{.*}}()[%[[FIRST]]]
  // CHECK-COUNT-11: affine.apply
  // CHECK-NEXT: return
  return %13 : index
}
