// RUN: %strata interpret %s | FileCheck %s

// Padding is the value of elements beyond the memory, and may be poison for indices, too.

// CHECK: 1{{$}}
// CHECK-NEXT: [3, 4, poison, poison]
func.func @main() -> (index, vector<4xindex>) {
  %a = memref.alloc() : memref<4xindex>
  %poison = ub.poison : index
  affine.for %i = 0 to 4 {
    %v = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.store %v, %a[%i] : memref<4xindex>
  }
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %whole = vector.transfer_read %a[%c0], %poison {in_bounds = [true]} : memref<4xindex>, vector<4xindex>
  %tail = vector.transfer_read %a[%c2], %poison : memref<4xindex>, vector<4xindex>
  %first = vector.extract %whole[0] : index from vector<4xindex>
  return %first, %tail : index, vector<4xindex>
}
