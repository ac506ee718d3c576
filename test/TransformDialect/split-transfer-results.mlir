// RUN: grep 'RUN-FN[:]' %s > %t.transfer
// RUN: %opt --transform-preload-library=transform-library-paths=%S/Inputs/split-transfers.mlir --transform-interpreter=entry-point=transfer %s >> %t.transfer
// RUN: grep 'RUN-FN[:]' %s > %t.copy
// RUN: %opt --transform-preload-library=transform-library-paths=%S/Inputs/split-transfers.mlir --transform-interpreter=entry-point=copy %s >> %t.copy
// RUN: grep -c 'memref.alloca' %t.transfer
// RUN: grep -c 'memref.copy' %t.copy
// RUN: %run-fn %s
// RUN: %run-fn %t.transfer
// RUN: %run-fn %t.copy
//
// Separate transfers keep results. mlir-opt changes those of copies that write.

// RUN-FN: read(0) == [[1, 1, 1], [1, 1, 1]]
// RUN-FN: read(3) == [[1, 1, 9], [9, 9, 9]]
func.func @read(%i: index) -> vector<2x3xi32> {
  %one = arith.constant 1 : i32
  %padding = arith.constant 9 : i32
  %memory = memref.alloc() : memref<4x5xi32>
  linalg.fill ins(%one : i32) outs(%memory : memref<4x5xi32>)
  %read = vector.transfer_read %memory[%i, %i], %padding : memref<4x5xi32>, vector<2x3xi32>
  memref.dealloc %memory : memref<4x5xi32>
  return %read : vector<2x3xi32>
}

// RUN-FN: write(0, [5, 6, 7]) == [5, 6, 7, 1]
// RUN-FN: write(2, [5, 6, 7]) == [1, 1, 5, 6]
// RUN-FN: write(3, [5, 6, 7]) == [1, 1, 1, 5]
func.func @write(%i: index, %vector: vector<3xi32>) -> vector<4xi32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %memory = memref.alloc() : memref<4xi32>
  linalg.fill ins(%one : i32) outs(%memory : memref<4xi32>)
  vector.transfer_write %vector, %memory[%i] : vector<3xi32>, memref<4xi32>
  %all = vector.transfer_read %memory[%c0], %one {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
  memref.dealloc %memory : memref<4xi32>
  return %all : vector<4xi32>
}
