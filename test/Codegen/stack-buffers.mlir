// From -O2 on, large buffers on the stack begin at a line of the cache; small ones and those of
// unknown size stay as they are.

// REQUIRES: codegen
// RUN: %strata compile %s -O2 --emit=ll -o - | FileCheck %s
// RUN: %strata compile %s -O1 --emit=ll -o - | FileCheck %s --check-prefix=O1

func.func private @use(memref<64xf32>, memref<63xf32>, memref<?xf32>)

// CHECK-LABEL: define void @f
// CHECK-DAG: alloca {{.*}}, align 64
// CHECK-DAG: alloca {{.*}}, align 4
// CHECK-DAG: alloca float, i64 %{{.*}}, align 4
// CHECK-NOT: align 64
// O1-NOT: align 64
func.func @f(%n: index) {
  %large = memref.alloca() : memref<64xf32>
  %small = memref.alloca() : memref<63xf32>
  %unknown = memref.alloca(%n) : memref<?xf32>
  call @use(%large, %small, %unknown) : (memref<64xf32>, memref<63xf32>, memref<?xf32>) -> ()
  return
}
