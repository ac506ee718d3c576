// RUN: %opt --scf-parallel-loop-fusion %s | FileCheck %s
//
// Loops that are not fused: their accesses are unknown, or their bounds differ.

func.func private @update(memref<8xf32>)

// A call may access all elements.
// CHECK-LABEL: @call
// CHECK-COUNT-2: scf.parallel
// CHECK: return
func.func @call(%n: index, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    func.call @update(%a) : (memref<8xf32>) -> ()
  }
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    memref.store %x, %a[%i] : memref<8xf32>
  }
  return
}

// A row includes elements that later iterations write.
// CHECK-LABEL: @row
// CHECK-COUNT-2: scf.parallel
// CHECK: return
func.func @row(%n: index, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<12xf32>
  %b = memref.alloc() : memref<8xvector<4xf32>>
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    memref.store %x, %a[%i] : memref<12xf32>
  }
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %row = vector.load %a[%i] : memref<12xf32>, vector<4xf32>
    memref.store %row, %b[%i] : memref<8xvector<4xf32>>
  }
  return
}

// Only one iteration may write the element that all read.
// CHECK-LABEL: @one_writer
// CHECK-COUNT-2: scf.parallel
// CHECK: return
func.func @one_writer(%n: index, %x: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %a = memref.alloc() : memref<f32>
  %b = memref.alloc() : memref<8xf32>
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %is_last = arith.cmpi eq, %i, %one : index
    scf.if %is_last {
      memref.store %x, %a[] : memref<f32>
    }
  }
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
    %y = memref.load %a[] : memref<f32>
    memref.store %y, %b[%i] : memref<8xf32>
  }
  return
}

// CHECK-LABEL: @other_bounds
// CHECK-COUNT-2: scf.parallel
// CHECK: return
func.func @other_bounds(%n: index, %m: index, %x: f32, %a: memref<8xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.parallel (%i) = (%zero) to (%n) step (%one) {
  }
  scf.parallel (%i) = (%zero) to (%m) step (%one) {
    memref.store %x, %a[%i] : memref<8xf32>
  }
  return
}
